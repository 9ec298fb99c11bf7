"""Tables at which somebody is asked something."""

from __future__ import annotations

from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table


def choosing_one() -> Table:
    """The Corp's action with every basic choice."""
    t = Table()
    t.hand(CORP, "Hedge Fund", "Palisade")
    t.start(CORP)
    return t


def discarding() -> Table:
    """The Corp discards two of seven cards."""
    t = Table()
    t.hand(CORP, *["Hedge Fund"] * 7)
    t.set(corp_credits=0)
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    return t


def go(t: Table, *texts: str) -> None:
    """Pass, or take what alone is offered, until an option with each text comes up, and take it."""
    for text in texts:
        t.pass_until(text)
        t.click(text)
