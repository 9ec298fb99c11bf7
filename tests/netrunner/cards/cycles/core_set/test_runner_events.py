"""Events of the Core Set."""

from __future__ import annotations

import pytest

from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    end_turn,
    event_held,
    finish_run,
    go_on,
    grip,
    heard,
    run_on,
    running,
    unprevented,
    witness,
)

GRIP = ("Sure Gamble", "Diesel", "Easy Mark", "Wildcat Strike")


# -- Account Siphon ---------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("avoids", [False, True])
def test_account_siphon_takes_and_gives_at_once(avoids: bool) -> None:
    """Decoy is asked before a credit has moved; how many are lost is chosen as it resolves (1.15.1b)."""
    t = Table()
    t.hand("runner", "Account Siphon")
    t.rig("Decoy")
    t.set(corp_credits=8, runner_credits=5)
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    assert t.offered("Decoy")
    assert (t.credits("corp"), t.credits("runner")) == (8, 5)
    t.click("Decoy" if avoids else "Pass")
    t.click("4")
    assert (t.credits("corp"), t.credits("runner")) == (4, 13)
    assert t.game.state.tags == (1 if avoids else 2)


def test_account_siphon_pays_for_no_trace_of_no_one_home() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=5)
    t.rig("No One Home")
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.click("Trash No One Home")
    assert t.credits("runner") == 0


def test_account_siphon_of_a_poor_corp() -> None:
    t = Table()
    t.set(runner_credits=0, corp_credits=0)
    t.hand("runner", "Account Siphon")
    t.start("runner")
    t.click("Play Account Siphon")
    t.pass_until("Use Account Siphon")
    t.click("Use Account Siphon")
    t.next_action()
    assert (t.credits("corp"), t.credits("runner"), t.game.state.tags) == (0, 0, 2)


# -- Déjà Vu ----------------------------------------------------------------------------------------------


def test_deja_vu_returns_any_card() -> None:
    t = Table()
    t.hand("runner", "Déjà Vu")
    t.discard_pile("runner", "Cleaver", "Leech")
    t.start("runner")
    t.click("Play Déjà Vu")
    t.click("Add 1 card")
    t.click("Cleaver")
    assert t.names("grip") == ["Cleaver"]


@pytest.mark.parametrize("n", [1, 2])
def test_deja_vu_returns_up_to_two_viruses(n: int) -> None:
    t = Table()
    t.hand("runner", "Déjà Vu")
    t.discard_pile("runner", "Cleaver", "Leech", "Leech")
    t.start("runner")
    t.click("Play Déjà Vu")
    t.click("Add up to 2 virus")
    assert not t.offered("Cleaver")
    t.click(*["Leech"] * n)
    assert t.names("grip") == ["Leech"] * n


# -- Demolition Run ---------------------------------------------------------------------------------------


def test_demolition_run_trashes_what_is_accessed_for_nothing() -> None:
    t = event_held("Demolition Run")
    t.click("Play Demolition Run")
    assert t.options == ["Run on HQ", "Run on R&D"]
    t.click("Run on HQ")
    t.pass_until("Demolition Run: Trash")
    before = t.credits("runner")
    t.click("Demolition Run: Trash")
    finish_run(t)
    assert t.names("archives") == ["Hedge Fund"]
    assert t.credits("runner") == before


def test_demolition_run_is_over_with_its_run() -> None:
    t = event_held("Demolition Run")
    t.click("Play Demolition Run")
    t.click("HQ")
    finish_run(t)
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Demolition Run")
        go_on(t)
    assert t.names("archives") == []


# -- Diesel -----------------------------------------------------------------------------------------------


def event(title: str, *others: str, **fields: int) -> Table:
    """A Runner's turn with an event in the grip."""
    t = Table()
    t.hand("runner", title, *others)
    t.root("Server 1", "PAD Campaign")
    t.ice("HQ", "Ice Wall")
    t.set(**fields)
    t.start("runner")
    return t


def test_diesel_draws_three() -> None:
    t = event("Diesel")
    t.click("Play Diesel")
    assert len(t.names("grip")) == 3


# -- Easy Mark --------------------------------------------------------------------------------------------


def test_easy_mark_gains_three() -> None:
    t = event_held("Easy Mark")
    t.click("Play Easy Mark")
    assert t.credits("runner") == 12


# -- Forged Activation Orders -----------------------------------------------------------------------------


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


# -- Infiltration -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["Gain 2 credits", "Expose"])
def test_infiltration_pays_or_exposes(way: str) -> None:
    t = event("Infiltration")
    t.click("Play Infiltration")
    t.click(way)
    if way == "Expose":
        unprevented(t)
    assert (t.credits("runner"), t.happened("exposed")) == ((7, 0) if way.startswith("Gain") else (5, 1))


# -- Inside Job -------------------------------------------------------------------------------------------


def test_inside_job_bypasses_the_first_ice() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Wall of Static")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.click("Play Inside Job")
    t.click("HQ")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("encounter"), t.happened("end_run")) == (1, 2, 1)


def test_inside_job_says_nothing_of_the_next_run() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.hand("runner", "Inside Job")
    t.start("runner")
    t.play("Play Inside Job", "R&D")
    finish_run(t)
    run_on(t, "HQ")
    assert t.happened("bypass") == 0


# -- Modded -----------------------------------------------------------------------------------------------


def test_modded_installs_for_three_less() -> None:
    t = event("Modded", "Cleaver", "Armitage Codebusting")
    t.click("Play Modded")
    assert not t.offered("Armitage")
    if t.offered("Cleaver"):
        t.click("Cleaver")
    t.next_action()
    assert ("Cleaver" in t.names("installed"), t.credits("runner")) == (True, 5)


# -- Special Order ----------------------------------------------------------------------------------------


def test_special_order_finds_an_icebreaker() -> None:
    t = event("Special Order")
    t.deck("runner", "Leech", "Corroder")
    t.refresh()
    t.click("Play Special Order")
    assert not t.offered("Leech")
    t.click("Corroder")
    assert (t.names("grip"), t.happened("revealed")) == (["Corroder"], 1)


# -- Stimhack ---------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("title", ["Stimhack", "Overclock"])
def test_credits_are_placed_and_the_run_is_made_at_once(title: str) -> None:
    """Nothing resolves between them: what hears of the credits comes in the run."""
    t = Table()
    t.hand("runner", title)
    t.rig(witness(EventKind.PLACE_COUNTERS, counter="credit"))
    t.start("runner")
    t.click(f"Play {title}")
    if t.offered("HQ"):
        t.click("HQ")
    heard(t)
    assert running(t)


# -- Sure Gamble ------------------------------------------------------------------------------------------


def holding(*titles: str, clicks: int = 4, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("runner", *titles)
    t.start("runner", clicks=clicks)
    return t


def test_sure_gamble_costs_five_and_pays_nine() -> None:
    t = holding("Sure Gamble", runner_credits=5)
    t.click("Play Sure Gamble")
    assert (t.credits("runner"), t.clicks("runner")) == (9, 3)
    assert t.names("heap") == ["Sure Gamble"]


# -- Tinkering --------------------------------------------------------------------------------------------


def test_tinkering_makes_ice_everything_for_a_turn() -> None:
    t = event("Tinkering")
    t.click("Play Tinkering")
    if t.offered("Ice Wall"):
        t.click("Ice Wall")
    ice = t.card("Ice Wall")
    assert {"barrier", "code_gate", "sentry"} <= set(t.game.face(ice).subtypes)
    end_turn(t)
    assert set(t.game.face(t.card("Ice Wall")).subtypes) == {"barrier"}
