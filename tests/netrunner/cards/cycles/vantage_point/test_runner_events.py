"""Events of Vantage Point."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Lose
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, finish_run, go_on, grip, run_on, running


def test_beta_build_runs_with_a_program_that_goes_back() -> None:
    t = Table()
    t.deck("runner", "Sure Gamble", "Carmen", "Leech")
    t.hand("runner", "Beta Build")
    t.ice("HQ", "Lethe", rezzed=False)
    t.start("runner")
    t.click("Play Beta Build")
    assert not t.offered("Leech"), "a virus"
    t.play("Carmen", "HQ")
    assert t.names("installed").count("Carmen") == 1
    assert t.credits("runner") == 2
    finish_run(t)
    t.next_action()
    assert t.names("stack")[0] == "Carmen"


def test_beta_build_forgets_a_program_that_has_left() -> None:
    t = Table()
    t.deck("runner", "Sure Gamble", "Carmen")
    t.hand("runner", "Beta Build")
    t.ice("HQ", "Event Horizon")
    t.start("runner")
    t.play("Play Beta Build", "Carmen", "HQ", LET)
    while running(t):
        t.click("Let it happen") if t.offered("Let it happen") else go_on(t)
    t.next_action()
    assert "Carmen" in t.names("heap")
    assert "Carmen" not in t.names("stack")


@pytest.mark.parametrize("servers", [("HQ", "R&D", "Archives"), ("HQ", "R&D")])
def test_chain_reaction_needs_runs_on_all_central_servers(servers: tuple[str, ...]) -> None:
    t = Table(filler=9)
    t.hand("runner", "Chain Reaction")
    t.rig("Leech", "Cleaver")
    t.root("Server 1", "PAD Campaign")
    t.ice("Server 1", "Palisade", "Ice Wall")
    t.start("runner", clicks=5)
    for server in servers:
        run_on(t, server)
    assert t.offered("Chain Reaction") == (len(servers) == 3)
    if len(servers) == 3:
        t.click("Play Chain Reaction")
        t.answer([option.key for option in t.asked.options][:2])
        assert t.decision.seat == "corp"
        t.click("Cleaver")
        assert len(t.names("archives")) == 2
        assert t.names("heap").count("Cleaver") == 1


@pytest.mark.parametrize("derez", [True, False])
def test_kompromat_gives_bad_publicity_unless_ice_is_derezzed(derez: bool) -> None:
    t = Table()
    t.hand("runner", "Kompromat")
    t.ice("HQ", "Flywheel")
    t.ice("R&D", "Palisade")
    t.start("runner")
    t.click("Play Kompromat")
    assert not t.offered("Archives")
    t.click("HQ")
    while t.game.run is not None and not t.offered("Derez"):
        t.click("No") if t.offered("No") else go_on(t)
    t.click("Derez" if derez else "Let it happen")
    t.next_action()
    assert t.game.state.bad_publicity == (0 if derez else 1)
    assert t.card("Flywheel").faceup != derez
    assert t.card("Palisade").faceup
    assert t.names("removed") == ["Kompromat"]


def test_sell_out_trashes_a_resource_for_credits_and_cards() -> None:
    t = Table(filler=9)
    t.hand("runner", "Sell Out")
    t.rig("Open Market", "Leech")
    t.start("runner")
    t.click("Play Sell Out")
    assert (t.credits("runner"), grip(t)) == (8, 2)
    assert "Open Market" in t.names("heap")
    t = Table()
    t.hand("runner", "Sell Out")
    t.rig("Leech")
    t.start("runner")
    assert not t.offered("Sell Out")


@pytest.mark.parametrize("ice", [0, 2])
def test_tailgate_is_cheaper_for_ice_and_sees_three_cards(ice: int) -> None:
    t = Table()
    t.hand("runner", "Tailgate")
    t.ice("HQ", *["Palisade"] * ice, rezzed=False)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Play Tailgate")
    assert t.credits("runner") == 5 - (3 - ice)
    finish_run(t)
    assert t.happened("accessed") == 3


@pytest.mark.parametrize("ice", [True, False])
def test_take_a_dive_needs_a_subroutine_that_resolved(ice: bool) -> None:
    t = Table()
    t.hand("runner", "Take a Dive")
    if ice:
        t.ice("HQ", "Flywheel")
    t.start("runner")
    t.play("Play Take a Dive", "HQ")
    while running(t):
        t.click("No") if t.offered("No") else go_on(t)
    assert t.game.state.bad_publicity == (1 if ice else 0)
    assert t.names("removed") == ["Take a Dive"]


# -- Aircheck ------------------------------------------------------------------------------------------------


def on_air(*, rez: bool = False) -> Table:
    t = Table()
    t.hand("runner", "Aircheck")
    t.ice("HQ", "Palisade")
    t.root("Server 1", "PAD Campaign")
    t.rig("Cleaver")
    t.hand("corp", "Hedge Fund")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Aircheck", "HQ")
    return t


def test_aircheck_pays_and_the_pool_does_not() -> None:
    t = on_air()
    t.click("Cleaver: Break")
    assert t.credits("runner") == 8
    t.pass_until("Server 1")
    t.click("Server 1")
    t.pass_until("PAD Campaign")
    assert not t.offered("Trash PAD Campaign"), "three credits are left, and the pool cannot pay"
    finish_run(t)
    assert t.names("heap") == ["Aircheck"]
    assert t.credits("runner") == 8


def test_aircheck_keeps_the_pool_from_being_lost_and_ends_with_an_unsuccessful_run() -> None:
    t = on_air()
    t.effect("corp", Lose(5, who=RUNNER))
    assert t.credits("runner") == 8
    finish_run(t)
    assert t.happened("run_begins") == 1, "it was not successful"
    t.effect("corp", Lose(5, who=RUNNER))
    assert t.credits("runner") == 3
