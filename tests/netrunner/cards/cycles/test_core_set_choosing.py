"""The Core Set: cards by which somebody chooses how much, or whose effects come later in the run."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip

GRIP = ("Sure Gamble", "Diesel", "Easy Mark", "Wildcat Strike")


def beta_test(*top: str) -> Table:
    t = Table()
    t.root("Server 1", "Accelerated Beta Test", advancement=3)
    t.deck(CORP, *top)
    t.start(CORP)
    t.click("Score Accelerated Beta Test")
    return t


def test_accelerated_beta_test_installs_ice_and_trashes_the_rest() -> None:
    t = beta_test("Hedge Fund", "Palisade", "Eli 1.0")
    credits = t.credits(CORP)
    t.click("Use Accelerated Beta Test")
    t.click("Palisade", "Eli 1.0")
    while len(t.names("installed")) < 2:
        t.answer([t.asked.options[0].key])
    assert t.card("Palisade").faceup
    assert t.card("Eli 1.0").faceup
    assert t.credits(CORP) == credits, "all costs are ignored"
    assert t.names("archives") == ["Hedge Fund"]


def test_accelerated_beta_test_may_be_left_alone() -> None:
    t = beta_test("Hedge Fund", "Palisade", "Eli 1.0")
    t.click("Do not use")
    assert t.names("archives") == []


def job() -> Table:
    t = Table()
    t.rig("Bank Job", credit=8, loaded=("credit",))
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.click("Run on Server 1")
    while not t.asks("instead"):
        go_on(t)
    return t


def test_bank_job_is_loaded_and_trashed_when_it_is_empty() -> None:
    t = Table()
    t.hand(RUNNER, "Bank Job")
    t.root("Server 1", "Nico Campaign")
    t.start(RUNNER)
    t.click("Install Bank Job")
    assert t.card("Bank Job").credit == 8
    t.click("Run on Server 1")
    while not t.asks("instead"):
        go_on(t)
    before = t.credits(RUNNER)
    t.play("Bank Job", "8")
    assert t.credits(RUNNER) == before + 8
    assert t.names("heap") == ["Bank Job"]
    assert t.happened("accessed") == 0


def test_bank_job_pays_any_number_instead_of_a_breach() -> None:
    t = job()
    t.play("Bank Job", "3")
    t.next_action()
    assert t.credits(RUNNER) == 5 + 3
    assert t.card("Bank Job").credit == 5
    assert t.happened("accessed") == 0


def test_bank_job_may_wait() -> None:
    t = job()
    t.click("Breach")
    assert t.asks("access") or t.offered("Trash")
    assert t.card("Bank Job").credit == 8


def test_bank_job_does_nothing_on_a_central_server() -> None:
    t = Table()
    t.rig("Bank Job", credit=8, loaded=("credit",))
    t.start(RUNNER)
    t.click("Run on Archives")
    finish_run(t)
    assert t.card("Bank Job").credit == 8


@pytest.mark.parametrize("broken", [True, False])
def test_chum_makes_the_next_ice_stronger_and_hurts_whoever_does_not_break_it(broken: bool) -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Chum")
    t.hand(RUNNER, *GRIP)
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start(RUNNER)
    t.click("Run on HQ")
    strengths = set()
    for _ in range(40):
        if t.game.run is None:
            break
        encounter = t.game.encounter
        if encounter is not None and t.game.state.cards[encounter.ice].code == "palisade":
            strengths.add(t.game.strength(t.game.state.cards[encounter.ice]))
            if broken and t.offered("Break everything"):
                t.click("Break everything")
                continue
        go_on(t)
    assert strengths == {2 + 2}
    assert grip(t) == (4 if broken else 1)
    assert t.game.strength(t.card("Palisade")) == 2


def test_chum_hurts_whoever_meets_ice_that_is_trashed_before_it_is_broken() -> None:
    """1.12.6: that encounter is remembered although its ice is not there any more."""
    t = Table()
    t.ice("HQ", "Palisade", "Chum")
    t.hand(RUNNER, *GRIP)
    t.start(RUNNER)
    t.click("Run on HQ")
    while (met := t.game.encounter) is None or t.game.state.cards[met.ice].code != "palisade":
        go_on(t)
    t.effect(RUNNER, Trash(Each(Named("Palisade"))))
    finish_run(t)
    assert "Palisade" in t.names("archives")
    assert grip(t) == 1
    assert not t.game.state.lingering


def test_corporate_troubleshooter_makes_ice_of_its_server_stronger_for_the_turn() -> None:
    t = Table()
    t.root("HQ", "Corporate Troubleshooter", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=True)
    t.ice("R&D", "Palisade", rezzed=True)
    t.start(CORP)
    t.play("Corporate Troubleshooter", "3")
    assert t.credits(CORP) == 5 - 3
    assert sorted(t.game.strength(c) for c in t.game.state.cards.values() if c.code == "palisade") == [2, 5]
    assert t.names("archives") == ["Corporate Troubleshooter"]


def medium(counters: int) -> Table:
    t = Table()
    t.rig("Medium", virus=counters)
    t.start(RUNNER)
    t.click("Run on R&D")
    return t


def test_medium_grows_with_each_run_on_r_and_d() -> None:
    t = medium(0)
    finish_run(t)
    assert t.card("Medium").virus == 1
    assert t.happened("accessed") == 1, "fewer than the number of counters: none"


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_medium_accesses_as_many_more_as_its_player_chooses(chosen: int) -> None:
    t = medium(2)
    while not t.asks("how_many"):
        go_on(t)
    assert len(t.asked.options) == 3
    t.answer([f"n:{chosen}"])
    finish_run(t)
    assert t.happened("accessed") == 1 + chosen


def test_stimhack_pays_for_a_run_and_hurts_its_player() -> None:
    t = Table()
    t.hand(RUNNER, "Stimhack", *GRIP)
    t.rig("Corroder")
    t.ice("HQ", "Palisade", rezzed=True)
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.play("Play Stimhack", "HQ")
    while not t.offered("Corroder"):
        go_on(t)
    t.click("Corroder: Break")
    finish_run(t)
    assert t.game.state.core_damage == 1
    assert grip(t) == 3
    assert "Stimhack" in t.names("heap")
    assert t.credits(RUNNER) == 0


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_feedback_filter_prevents_as_much_core_damage_as_its_player_wants(chosen: int) -> None:
    t = Table()
    t.rig("Feedback Filter")
    t.hand(RUNNER, *GRIP)
    t.start(RUNNER)
    t.effect(CORP, Damage("core", 3))
    t.click("Feedback Filter")
    t.answer([f"n:{chosen}"])
    assert t.game.state.core_damage == 3 - chosen


def siphon(credits: int = 8) -> Table:
    t = Table()
    t.hand(RUNNER, "Account Siphon")
    t.set(corp_credits=credits)
    t.start(RUNNER)
    t.click("Play Account Siphon")
    t.pass_until("Breach HQ")
    return t


@pytest.mark.parametrize(("credits", "choice", "lost"), [(8, "5", 5), (8, "2", 2), (3, "3", 3), (8, "0", 0)])
def test_account_siphon_takes_twice_what_the_corp_loses(credits: int, choice: str, lost: int) -> None:
    t = siphon(credits)
    before = t.credits(RUNNER)
    t.click(next(label for label in t.options if "Breach" not in label))
    assert t.decision.seat == RUNNER, "the Runner says how much"
    t.click(choice)
    t.next_action()
    assert t.credits(CORP) == credits - lost
    assert t.credits(RUNNER) == before + 2 * lost
    assert t.game.state.tags == 2
    assert t.happened("accessed") == 0


def test_account_siphon_may_breach_all_the_same() -> None:
    t = siphon()
    t.click("Breach HQ")
    finish_run(t)
    assert (t.credits(CORP), t.game.state.tags) == (8, 0)


def forged(credits: int, *, private: list[str]) -> Table:
    t = Table()
    t.hand(RUNNER, "Forged Activation Orders")
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Eli 1.0")
    t.set(corp_credits=credits)
    t.start(RUNNER)
    t.click("Play Forged Activation Orders")
    assert t.options == ["The unrezzed ice protecting HQ"], "rezzed ice cannot be chosen"
    t.click("The unrezzed ice protecting HQ")
    assert (t.decision.seat, t.options) == (CORP, private)
    assert not t.view(RUNNER).decisions, "whether it can be rezzed is the Corp's secret"
    return t


@pytest.mark.parametrize("rez", [True, False])
def test_forged_activation_orders_let_the_corp_rez_or_trash(rez: bool) -> None:
    t = forged(8, private=["Yes: rez it", "No"])
    t.click("Yes" if rez else "No")
    assert t.credits(CORP) == (8 - 3 if rez else 8), "rezzing is paid for"
    assert t.names("archives") == ([] if rez else ["Palisade"])
    if rez:
        assert t.card("Palisade").faceup
    else:
        assert not t.card("Palisade", "archives").faceup


def test_forged_activation_orders_trash_what_cannot_be_paid_for() -> None:
    t = forged(2, private=["No"])
    t.click("No")
    assert t.names("archives") == ["Palisade"]
