"""Assets of the Ashes cycle."""

import pytest

from engine.netrunner.language.effects import Damage, TrashRandom
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    corp_holding,
    end_turn,
    finish_run,
    go_on,
    grip,
    hq,
    run_on,
    run_to_access,
)


def asset(title: str, *more: str, turn_begins: bool = False, **counters: int) -> Table:
    """The Corp's turn with these assets rezzed, each in a server of its own."""
    t = Table()
    for i, each in enumerate((title, *more), 1):
        t.root(f"Server {i}", each, rezzed=True, **counters)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp", turn_begins=turn_begins)
    return t


# -- Bass CH1R180G4 ---------------------------------------------------------------------------------------


def test_bass_trades_a_click_for_two() -> None:
    t = asset("Bass CH1R180G4")
    t.click("Bass CH1R180G4:")
    assert t.clicks("corp") == 3 - 1 + 2
    assert t.names("archives") == ["Bass CH1R180G4"]


# -- Calvin B4L3Y -----------------------------------------------------------------------------------------


def test_calvin_draws_two_once_a_turn() -> None:
    t = asset("Calvin B4L3Y")
    t.click("Calvin B4L3Y:")
    assert (hq(t), t.clicks("corp")) == (2, 2)
    assert not t.offered("Calvin B4L3Y:")


@pytest.mark.parametrize("rezzed", [True, False])
def test_calvin_may_draw_two_when_the_runner_trashes_it(rezzed: bool) -> None:
    t = Table()
    t.root("Server 1", "Calvin B4L3Y", rezzed=rezzed)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Trash Calvin")
    if rezzed:
        t.click("Use Calvin")
    finish_run(t)
    assert hq(t) == 2 * rezzed


# -- CSR Campaign -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("draws", [True, False])
def test_csr_campaign_may_draw(draws: bool) -> None:
    t = asset("CSR Campaign", turn_begins=True)
    t.click("Use CSR" if draws else "Do not")
    t.next_action()
    assert hq(t) == 1 + draws


# -- Daily Quest ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("runs", [True, False])
def test_daily_quest_pays_the_runner_or_the_corp(runs: bool) -> None:
    t = Table()
    t.root("Server 1", "Daily Quest", rezzed=True)
    t.start("runner", clicks=1)
    if runs:
        t.click("Run on Server 1")
        t.pass_until("Trash Daily Quest")
        assert t.credits("runner") == 7
        t.click("Leave")
    else:
        t.click("Gain 1 credit")
    t.pass_until("Purge")
    assert t.credits("corp") == (5 if runs else 8)


def test_daily_quest_is_rezzed_in_the_action_phase_alone() -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Daily Quest")
    t.start("corp", turn_begins=True)
    assert not t.offered("Rez Daily Quest"), "before the draw"
    t.pass_until("Rez Daily Quest")
    assert hq(t) == 1, "the card for the turn was drawn"
    t.click("Rez Daily Quest")
    assert t.card("Daily Quest").faceup


def test_daily_quest_is_not_rezzed_in_a_run() -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Daily Quest")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    while t.game.run is not None:
        assert not t.offered("Rez Daily Quest")
        go_on(t)


# -- Nanoetching Matrix -----------------------------------------------------------------------------------


def test_nanoetching_matrix_pays_once_a_turn() -> None:
    t = asset("Nanoetching Matrix")
    t.click("Nanoetching Matrix:")
    assert t.credits("corp") == 7
    assert not t.offered("Nanoetching Matrix:")


@pytest.mark.parametrize("rezzed", [True, False])
def test_nanoetching_matrix_pays_when_the_runner_trashes_it(rezzed: bool) -> None:
    t = Table()
    t.root("Server 1", "Nanoetching Matrix", rezzed=rezzed)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Trash Nanoetching")
    if rezzed:
        t.click("Use Nanoetching")
    finish_run(t)
    assert t.credits("corp") == 5 + 2 * rezzed


# -- Prāna Condenser --------------------------------------------------------------------------------------


@pytest.mark.parametrize("prevents", [True, False])
def test_prana_condenser_keeps_damage_for_later(prevents: bool) -> None:
    t = asset("Prāna Condenser")
    t.effect("corp", Damage("net", 2))
    t.click("Use Prāna" if prevents else "Pass")
    t.next_action()
    assert (grip(t), t.credits("corp")) == ((4, 8) if prevents else (3, 5))
    assert t.card("Prāna Condenser").power == prevents


def test_prana_condenser_gains_nothing_from_what_cannot_be_prevented() -> None:
    t = asset("Prāna Condenser")
    t.effect("corp", Unpreventable(Damage("net", 2)))
    t.click("Use Prāna")
    assert (grip(t), t.credits("corp")) == (3, 5)
    assert t.card("Prāna Condenser").power == 0


def test_prana_condenser_hears_of_no_other_damage() -> None:
    t = asset("Prāna Condenser")
    t.effect("corp", Damage("meat", 1))
    assert (grip(t), t.credits("corp")) == (4, 5)


def test_prana_condenser_does_what_it_kept() -> None:
    t = asset("Prāna Condenser", power=3)
    t.click("Prāna Condenser:")
    t.next_action()
    assert grip(t) == 2
    assert t.names("archives") == ["Prāna Condenser"]
    assert t.clicks("corp") == 1


# -- Public Health Portal ---------------------------------------------------------------------------------


def test_public_health_portal_shows_a_card_and_pays() -> None:
    t = Table()
    t.root("Server 1", "Public Health Portal", rezzed=True)
    t.deck("corp", "Ice Wall")
    t.start("corp", turn_begins=True)
    assert any("Ice Wall" in (t.game.describe(e, "runner") or "") for e in t.game.log)
    t.next_action()
    assert t.credits("corp") == 7
    assert t.names("hq") == ["Ice Wall"]


# -- Roughneck Repair Squad -------------------------------------------------------------------------------


@pytest.mark.parametrize("removes", [True, False])
def test_roughneck_repair_squad_pays_and_may_mend_a_name(removes: bool) -> None:
    t = Table()
    t.root("Server 1", "Roughneck Repair Squad", rezzed=True)
    t.set(bad_publicity=2)
    t.start("corp")
    t.click("Roughneck Repair Squad:")
    t.click("Yes" if removes else "No")
    assert t.credits("corp") == 11
    assert t.game.state.bad_publicity == 2 - removes


# -- Storgotic Resonator ----------------------------------------------------------------------------------


def resonating(*hand: str, runner: str) -> Table:
    """The Corp's turn with the asset, and these cards in the Runner's hand."""
    t = Table(runner=runner)
    t.root("Server 1", "Storgotic Resonator", rezzed=True)
    t.hand("runner", *hand)
    t.start("corp")
    return t


@pytest.mark.parametrize(("trashed", "counters"), [("Cleaver", 1), ("Carmen", 0), ("Sure Gamble", 0)])
def test_storgotic_resonator_hears_of_the_runners_own_faction(trashed: str, counters: int) -> None:
    t = resonating(trashed, runner="René “Loup” Arcemont: Party Animal")
    t.effect("corp", Damage("net", 1))
    assert t.card("Storgotic Resonator").power == counters


def test_storgotic_resonator_hears_of_nothing_with_a_neutral_identity() -> None:
    """1.4.5: neutral cards belong to no faction."""
    t = resonating("Sure Gamble", runner="The Catalyst: Convention Breaker")
    t.effect("corp", Damage("net", 1))
    assert t.card("Storgotic Resonator").power == 0


def test_storgotic_resonator_hears_of_the_first_each_turn() -> None:
    t = resonating(*["Cleaver"] * 3, runner="René “Loup” Arcemont: Party Animal")
    t.effect("corp", Damage("net", 2))
    t.effect("corp", TrashRandom(1, RUNNER))
    assert t.card("Storgotic Resonator").power == 1


def test_storgotic_resonator_hurts_for_a_counter() -> None:
    t = asset("Storgotic Resonator", power=1)
    t.click("Storgotic Resonator:")
    assert (grip(t), t.clicks("corp")) == (4, 2)
    assert not t.offered("Storgotic Resonator:")


# -- Tiered Subscription ----------------------------------------------------------------------------------


def test_tiered_subscription_pays_for_the_first_run() -> None:
    t = Table()
    t.root("Server 1", "Tiered Subscription", rezzed=True)
    t.start("runner")
    for _ in range(2):
        run_on(t, "Archives")
        assert t.credits("corp") == 6
    end_turn(t)
    assert t.credits("corp") == 6


# -- Vaporframe Fabricator --------------------------------------------------------------------------------


@pytest.mark.parametrize(("inside", "usable"), [("PAD Campaign", True), ("Hedge Fund", False)])
def test_vaporframe_fabricator_asks_whatever_hq_holds(inside: str, usable: bool) -> None:
    """10.2: that there is nothing to install in HQ is not told by asking nothing."""
    t = Table()
    t.hand("corp", inside)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    assert t.decision.seat == "corp"
    assert t.asks("reaction")
    assert t.offered("Use Vaporframe Fabricator") == usable


def test_vaporframe_fabricator_installs_for_nothing_once_a_turn() -> None:
    t = corp_holding("Ice Wall", "Ice Wall")
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.start("corp")
    t.click("Vaporframe Fabricator:")
    t.play("Ice Wall", "Protecting HQ")
    t.next_action()
    assert t.names("installed").count("Ice Wall") == 1
    assert (t.credits("corp"), t.clicks("corp")) == (9, 2)
    assert not t.offered("Vaporframe Fabricator:")


def test_vaporframe_fabricator_installs_something_once_it_is_used() -> None:
    t = corp_holding("Ice Wall", "PAD Campaign")
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.start("corp")
    t.click("Vaporframe Fabricator:")
    assert sorted(t.options) == ["Ice Wall", "PAD Campaign"]


@pytest.mark.parametrize("card", ["Ice Wall", "PAD Campaign"])
def test_vaporframe_fabricator_installs_as_it_is_trashed_but_not_in_its_root(
    card: str,
) -> None:
    t = corp_holding(card)
    t.ice("Server 1", "Enigma", rezzed=False)
    t.root("Server 1", "Vaporframe Fabricator", rezzed=True)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash Vaporframe Fabricator")
    t.click("Vaporframe Fabricator")
    while t.decision.seat == "corp" and not t.offered("Server 1") and not t.offered("new"):
        t.answer([t.asked.options[0].key])
    assert t.offered("Server 1") == (card == "Ice Wall")


# -- Wall to Wall -----------------------------------------------------------------------------------------


def walled(*others: str) -> Table:
    """The Corp's turn begins with Wall to Wall."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Wall to Wall", rezzed=True)
    for i, title in enumerate(others):
        t.root(f"Server {i + 2}", title, rezzed=True)
    t.start("corp", turn_begins=True)
    return t


def test_wall_to_wall_alone_resolves_up_to_three() -> None:
    t = walled()
    t.click("Gain 1 credit")
    t.click("Place 1 advancement counter")
    t.click("Add Wall to Wall to HQ")
    t.next_action()
    assert t.credits("corp") == 6
    assert t.card("Palisade").advancement == 1
    assert "Wall to Wall" in t.names("hq")


def test_wall_to_wall_resolves_one_beside_another_rezzed_asset() -> None:
    t = walled("Hostile Architecture")
    if t.asks("reaction"):
        t.click("Wall to Wall")
    t.click("Draw 1 card")
    t.next_action()
    assert len(t.names("hq")) == 2, "and the card of the turn"
    assert not t.offered("Add Wall to Wall to HQ")


@pytest.mark.parametrize("rezzed", [True, False])
def test_bass_works_rezzed_only(rezzed: bool) -> None:
    t = Table()
    t.root("Server 1", "Bass CH1R180G4", rezzed=rezzed)
    t.start("corp")
    assert t.offered("Bass CH1R180G4:") == rezzed


def test_public_health_portal_does_nothing_in_the_runners_turn() -> None:
    t = Table()
    t.root("Server 1", "Public Health Portal", rezzed=True)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert (t.credits("corp"), t.happened("revealed")) == (5, 0)
