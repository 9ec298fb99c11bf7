"""Runs on servers with several pieces of ice, and what is met there."""

from __future__ import annotations

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.effects import Gain
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import ice


def running(server: str, *rig: str) -> Table:
    """A run on a server: HQ has Inner Wall and Outer Wall, R&D has Deep Wall, Far Wall and Top Wall."""
    for title in ("Inner Wall", "Outer Wall", "Deep Wall", "Far Wall", "Top Wall"):
        ice(title, Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Inner Wall", "Outer Wall")
    t.ice("R&D", "Deep Wall", "Far Wall", "Top Wall")
    t.ice("Server 1", "Inner Wall")
    t.root("Server 2", "PAD Campaign")
    t.rig(*rig)
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    return t


def go_on(t: Table) -> None:
    t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])


def meet(t: Table, title: str) -> None:
    """Go on until the Runner encounters the ice."""
    for _ in range(40):
        encounter = t.game.encounter
        if encounter is not None and encounter.ice == t.card(title).oid:
            return
        go_on(t)
    raise AssertionError(f"{title} is not encountered")


def met(t: Table) -> list[str]:
    """Go on until the run is over: the ice encountered from here, in order."""
    seen: list[str] = []
    for _ in range(80):
        run, encounter = t.game.run, t.game.encounter
        if run is None:
            return seen
        if encounter is not None:
            title = t.game.face(t.game.state.cards[encounter.ice]).title
            seen += [title] * (seen[-1:] != [title])
        go_on(t)
    raise AssertionError("the run does not end")
