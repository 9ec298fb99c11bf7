"""What a seat sees, in words: the one door for what is hidden."""

from __future__ import annotations

from engine.kernel.views import DecisionView, OptionView, ResultView, TableView
from engine.messages import say
from tests.clash.engine.table import SEATS, ClashMachine, Event


class View(TableView, frozen=True):
    """The table as one seat sees it."""

    points: tuple[int, ...] = ()
    """By seat."""
    goal: int = 0
    chosen: str = ""
    """What this seat has chosen in this round, and the other cannot see."""


def build(g: ClashMachine, seat: str, language: str) -> View:
    """The view of a seat, or of a spectator."""
    state = g.state
    answers = state.stack[-1].answers if state.stack else ()
    chosen = next((keys[0] for _, who, keys in answers if who == seat), "")
    options = tuple(
        OptionView(what, say(language, f"clash-{what}"), say(language, "clash-signs"))
        for what in ("rock", "paper", "scissors")
    )
    asked = tuple(
        DecisionView(one.id, say(language, "clash-choose"), options, step=one.step)
        for one in state.decisions
        if one.seat == seat
    )
    return View(
        seat=seat, turn=state.round, active=None, step="2", where=say(language, "clash-where", n=state.round),
        waiting_for=g.waiting_for, decisions=asked, result=result(g, language),
        points=tuple(state.points.get(one, 0) for one in SEATS), goal=state.goal, chosen=chosen,
    )  # fmt: skip


def result(g: ClashMachine, language: str) -> ResultView | None:
    """How it ended, None while it goes on."""
    if not g.state.reason:
        return None
    winner = g.state.winner
    text = say(language, "clash-won", seat=winner) if winner else say(language, "clash-nobody")
    return ResultView(winner, g.state.reason, text)


def describe(event: Event, language: str) -> str | None:
    """An event as a line."""
    said = say(language, f"clash-{event.what}") if event.what else ""
    return say(language, f"clash-log-{event.kind}", seat=event.seat, what=said, n=event.n)
