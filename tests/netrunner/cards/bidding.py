"""Psi Games: both players bid (10.13)."""

from engine.netrunner.game import load
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on

NISEI = "Nisei Division: The Next Generation"


def bid(t: Table, corp: int, runner: int) -> None:
    """Both players bid; neither sees what the other does before both have."""
    assert {d.seat for d in t.game.decisions} == {"corp", "runner"}
    assert {d.kind for d in t.game.decisions} == {"bid"}
    for seat in ("runner", "spectator"):
        seen = set()
        for option in t.decision.options:
            other = load(t.game.save())
            events = other.answer("corp", t.decision.id, option.key)
            seen.add((str(other.view(seat)), str([other.describe(event, seat) for event in events])))
        assert len(seen) == 1, "10.13.2: whatever the Corp bids, it looks the same"
    t.answer([f"bid:{corp}"])
    assert t.decision.seat == "runner"
    t.answer([f"bid:{runner}"])


def snowflake(corp: str = NISEI, *more: str, credits: int = 5, hosted: int = 0) -> Table:
    """The subroutine of Snowflake resolves."""
    t = Table(corp=corp)
    t.ice("HQ", "Snowflake")
    if more:
        t.root("Server 1", *more, rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.decisions[0].kind != "bid":
        go_on(t)
    return t
