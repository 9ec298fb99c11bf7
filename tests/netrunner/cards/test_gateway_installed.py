"""System Gateway: the Corp's ice, assets and upgrades that the starter decks leave out."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, end_turn, finish_run, go_on, grip, hq, let, running


def on_server_1(
    *root: str, rezzed: bool = True, hand: tuple[str, ...] = ("Hedge Fund", "Hedge Fund"), **fields: int
) -> Table:
    """A run on Server 1 with these cards in its root."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", *root, rezzed=rezzed)
    t.hand("corp", *hand)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    return t


# -- Anoetic Void -----------------------------------------------------------------------------------------


def test_anoetic_void_ends_the_run_for_credits_and_cards() -> None:
    t = on_server_1("Anoetic Void", hand=("Hedge Fund", "Tithe", "Palisade"))
    t.pass_until("Pay")
    assert t.decision.seat == "corp"
    t.click("Pay")
    t.click("Hedge Fund", "Palisade")
    assert not running(t)
    assert (t.credits("corp"), t.names("hq")) == (3, ["Tithe"])
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert [t.card(title, "archives").faceup for title in ("Hedge Fund", "Palisade")] == [False, False]


def test_anoetic_void_may_be_declined() -> None:
    t = on_server_1("Anoetic Void")
    t.pass_until("Pay")
    t.click("Do not pay")
    assert running(t)
    assert (t.credits("corp"), hq(t)) == (5, 2)


@pytest.mark.parametrize(("credits", "hand"), [(1, 2), (5, 1)])
def test_anoetic_void_wants_both_credits_and_cards(credits: int, hand: int) -> None:
    t = on_server_1("Anoetic Void", hand=("Hedge Fund",) * hand, corp_credits=credits)
    while running(t):
        assert not t.offered("Pay 2 credits")
        go_on(t)
    assert (t.credits("corp"), hq(t)) == (credits, hand)


def test_anoetic_void_elsewhere_or_unrezzed_does_nothing() -> None:
    t = Table()
    t.set(corp_credits=2)
    t.root("Server 1", "Anoetic Void", rezzed=True)
    t.root("Server 2", "Regolith Mining License", rezzed=True)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 2")
    finish_run(t)
    assert (t.credits("corp"), hq(t)) == (2, 2)


# -- Ansel 1.0 --------------------------------------------------------------------------------------------


def ansel(*rig: str, hand: tuple[str, ...] = ("Hedge Fund",), server: str = "Server 1") -> Table:
    """A Runner who encounters Ansel 1.0 protecting an Offworld Office."""
    t = Table()
    t.ice(server, "Ansel 1.0")
    t.root("Server 1", "Offworld Office")
    t.root("Server 1", "Manegarm Skunkworks")
    t.rig(*rig)
    t.hand("corp", *hand)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_ansel_trashes_any_installed_runner_card() -> None:
    t = ansel("Pennyshaver", "Red Team")
    let(t)
    assert t.decision.seat == "corp"
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Pennyshaver", "Red Team"]
    t.click("Red Team")
    assert t.names("heap") == ["Red Team"]


def test_ansel_installs_a_card_from_hq_or_archives() -> None:
    t = ansel(hand=("Hedge Fund", "Palisade"))
    t.discard_pile("corp", "Nico Campaign", faceup=False)
    let(t)
    assert t.options == ["Nico Campaign", "Palisade", "No"]
    t.click("Nico Campaign")
    t.click("A new server")
    assert t.card("Nico Campaign").server == "remote2"


def test_ansel_pays_for_the_ice_it_installs() -> None:
    t = ansel(hand=("Palisade",))
    let(t)
    t.click("Palisade")
    t.click("Server 1")
    assert t.credits("corp") == 4


def test_ansel_installing_is_optional() -> None:
    t = ansel(hand=("Palisade",))
    let(t)
    t.click("No")
    assert t.names("hq") == ["Palisade"]


def test_after_ansel_nothing_is_stolen_or_trashed_in_this_run() -> None:
    t = ansel(hand=())
    t.set(runner_credits=9)
    let(t)
    while running(t):
        assert not t.offered("Trash")
        assert not t.offered("Steal")
        go_on(t)
    assert t.names("runner_score") == []
    assert sorted(t.names("installed")) == ["Ansel 1.0", "Manegarm Skunkworks", "Offworld Office"]
    t.click("Run on Server 1")  # another run is free of it once the subroutine is broken
    for _ in range(2):
        t.click("Ansel 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(next(label for label in reversed(t.options)))
    finish_run(t)
    assert t.names("runner_score") == ["Offworld Office"]


def test_ansel_can_be_clicked_through_by_the_runner_only() -> None:
    t = ansel("Pennyshaver")
    t.click("Ansel 1.0: Break 1 subroutine")
    t.click("Break: The Corp trashes 1 installed Runner card")
    assert t.clicks("runner") == 2
    t.click(LET)
    assert "Pennyshaver" in t.names("installed")
    t = Table()
    t.ice("HQ", "Ansel 1.0")
    t.start("corp")
    assert not t.offered("Ansel 1.0")


# -- Ballista ---------------------------------------------------------------------------------------------


def ballista(*rig: str) -> Table:
    """The subroutine of Ballista resolves."""
    t = Table()
    t.ice("HQ", "Ballista")
    t.rig(*rig)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_ballista_trashes_a_program_or_ends_the_run() -> None:
    t = ballista("Unity", "Pennyshaver", "Carmen")
    assert t.decision.seat == "corp"
    assert len(t.options) == 2
    t.click("Trash 1 installed program")
    assert sorted(label.removeprefix("Choose ") for label in t.options) == ["Carmen", "Unity"]
    t.click("Carmen")
    assert t.names("heap") == ["Carmen"]
    assert running(t)
    t = ballista("Unity")
    t.click("End the run")
    assert not running(t)
    assert t.names("heap") == []


def test_ballista_without_programs_ends_the_run() -> None:
    t = ballista("Pennyshaver")
    if t.decision.kind == "mode":
        assert t.options == ["End the run"]
        go_on(t)
    assert not running(t)
    assert t.names("heap") == []


# -- Clearinghouse ----------------------------------------------------------------------------------------


def test_clearinghouse_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse")
    t.start("corp")
    t.click("Advance Clearinghouse")
    assert t.card("Clearinghouse").advancement == 1


def test_clearinghouse_does_damage_for_each_counter() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse", rezzed=True, advancement=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp", turn_begins=True)
    t.click("Trash")
    assert grip(t) == 2
    assert t.names("archives") == ["Clearinghouse"]
    assert any(event.kind == "damage" and event.damage == "meat" for event in t.events)


def test_clearinghouse_may_wait() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse", rezzed=True, advancement=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp", turn_begins=True)
    t.click("Do not pay")
    t.next_action()
    assert grip(t) == 5
    assert t.names("installed") == ["Clearinghouse"]
    end_turn(t)
    while t.game.state.active == "corp":
        go_on(t)
    assert not t.offered("Clearinghouse")  # in the Runner's turn it is silent


# -- Malapert Data Vault ----------------------------------------------------------------------------------


def vault(server: str) -> Table:
    """The Corp scores an agenda from a server; Malapert Data Vault is in Server 1."""
    t = Table()
    t.set(corp_credits=9)
    t.deck("corp", "Orbital Superiority", "Palisade", "Nico Campaign")
    t.root("Server 1", "Malapert Data Vault", rezzed=True)
    t.root(server, "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    return t


def test_malapert_data_vault_finds_a_card_that_is_no_agenda() -> None:
    t = vault("Server 1")
    t.pass_until("Malapert Data Vault")
    t.click("Malapert Data Vault")
    titles = [label.partition(": ")[2] or label for label in t.options]
    assert not any("Orbital Superiority" in title for title in titles)
    t.click("Palisade")
    assert "**Palisade** is revealed." in t.log("runner")
    assert t.names("hq") == ["Palisade"]
    assert t.happened("shuffled") == 1


def test_malapert_data_vault_is_optional() -> None:
    t = vault("Server 1")
    t.pass_until("Malapert Data Vault")
    t.click("Use Offworld Office")
    t.click("Do not use it")
    t.next_action()
    assert t.names("hq") == []
    assert t.happened("shuffled") == 0


def test_malapert_data_vault_looks_at_its_own_server_only() -> None:
    t = vault("Server 2")
    t.next_action()
    assert t.happened("searched") == 0


# -- Pharos -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "strength"), [(0, 5), (2, 5), (3, 10), (4, 10)])
def test_pharos_grows_with_three_counters(counters: int, strength: int) -> None:
    t = Table()
    (oid,) = t.ice("HQ", "Pharos", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.game.state.cards[oid]) == strength
    t.click("Advance Pharos")
    assert t.card("Pharos").advancement == counters + 1


def test_pharos_tags_and_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Pharos")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.game.state.tags == 1
    assert not running(t)


# -- Ping -------------------------------------------------------------------------------------------------


def ping(server: str) -> Table:
    """Ping is rezzed, protecting HQ, in a run on this server; the other ice there is a Palisade."""
    t = Table()
    t.ice("HQ", "Ping", rezzed=False)
    t.root("R&D", "Manegarm Skunkworks")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_ping_tags_when_rezzed_in_a_run_on_its_server() -> None:
    t = ping("HQ")
    t.click("Rez Ping")
    assert t.game.state.tags == 1
    let(t)
    assert not running(t)


def test_ping_rezzed_in_a_run_elsewhere_or_outside_does_not_tag() -> None:
    from engine.netrunner.language.effects import Rez
    from engine.netrunner.language.selectors import Type, target

    t = ping("R&D")
    t.effect("corp", Rez(target(Type("ice"))))
    while t.decision.kind == "target":
        go_on(t)
    assert t.card("Ping").faceup
    assert t.game.state.tags == 0
    t = Table()
    t.ice("HQ", "Ping", rezzed=False)
    t.start("corp")
    t.effect("corp", Rez(target(Type("ice"))))
    go_on(t)
    assert t.card("Ping").faceup
    assert t.game.state.tags == 0


# -- Spin Doctor ------------------------------------------------------------------------------------------


def test_spin_doctor_draws_when_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor")
    t.start("corp")
    t.click("Rez Spin Doctor")
    assert hq(t) == 2


def test_spin_doctor_leaves_the_game_and_brings_cards_back() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor", rezzed=True)
    t.discard_pile("corp", "Palisade", "Tithe", "Offworld Office")
    t.start("corp")
    before = len(t.names("rd"))
    t.click("Spin Doctor")
    assert t.asked.minimum == 0
    t.click("Palisade", "Offworld Office")
    assert t.names("archives") == ["Tithe"]
    assert t.names("removed") == ["Spin Doctor"]
    assert len(t.names("rd")) == before + 2
    assert t.happened("shuffled") == 1


def test_spin_doctor_unrezzed_is_not_offered() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor")
    t.discard_pile("corp", "Palisade")
    t.start("corp")
    assert not t.offered("Spin Doctor: ")
