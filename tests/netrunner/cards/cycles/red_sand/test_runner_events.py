"""Events of the Red Sand cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import crisium, finish_run, go_on, run_on

# -- Mining Accident --------------------------------------------------------------------------------------


def test_mining_accident_needs_a_run_on_a_central_server() -> None:
    t = Table()
    t.hand("runner", "Mining Accident")
    t.root("Server 1", "Nico Campaign")
    t.start("runner")
    run_on(t, "Server 1")
    assert not t.offered("Play Mining Accident")
    run_on(t, "Archives")
    assert t.offered("Play Mining Accident")


def accident(corp_credits: int) -> Table:
    t = Table()
    t.hand("runner", "Mining Accident")
    t.set(corp_credits=corp_credits)
    t.start("runner")
    run_on(t, "Archives")
    t.click("Play Mining Accident")
    return t


def test_mining_accident_the_corp_may_pay() -> None:
    t = accident(6)
    assert t.decision.seat == "corp"
    t.click("Pay 5 credits")
    assert t.credits("corp") == 1
    assert t.game.state.bad_publicity == 0
    assert t.names("removed") == ["Mining Accident"]


def test_mining_accident_gives_bad_publicity_otherwise() -> None:
    t = accident(4)
    if t.decision.seat == "corp":
        t.answer([t.decision.options[-1].key])
    assert t.credits("corp") == 4
    assert t.game.state.bad_publicity == 1
    assert t.names("removed") == ["Mining Accident"]


# -- Rip Deal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", [False, True])
def test_rip_deal_only_of_a_successful_run(grid: bool) -> None:
    t = crisium("HQ") if grid else Table()
    t.hand("corp", "Hedge Fund")
    t.discard_pile("runner", "Diesel")
    t.hand("runner", "Rip Deal")
    t.start("runner")
    t.click("Play Rip Deal")
    asked = False
    while t.game.run is not None:
        asked = asked or t.offered("Diesel") or t.offered("Use Rip Deal") or t.decision.kind == "may"
        go_on(t)
    assert asked is not grid
    assert "Rip Deal" in t.names("removed")


def test_rip_deal_takes_as_many_cards_as_could_be_accessed() -> None:
    t = Table()
    t.hand("runner", "Rip Deal")
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.discard_pile("runner", "Corroder", "Leech")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Rip Deal")
    t.pass_until("Yes")
    t.click("Yes")
    t.click("Leech")
    finish_run(t)
    assert t.names("grip") == ["Leech"]
    assert t.happened("accessed") == 0
    assert t.names("removed") == ["Rip Deal"]


def test_rip_deal_leaves_the_accesses_to_who_wants_them() -> None:
    t = Table()
    t.hand("runner", "Rip Deal")
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.discard_pile("runner", "Corroder")
    t.set(runner_credits=3)
    t.start("runner")
    t.click("Play Rip Deal")
    t.pass_until("Yes")
    t.click("No")
    finish_run(t)
    assert t.happened("accessed") == 1
    assert t.names("grip") == []
    assert t.names("removed") == ["Rip Deal"]
