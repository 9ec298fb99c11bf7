"""A game of its own for the machine: two seats bid in secret, the higher bid scores, first to three wins.

A round is a table of steps; a tie opens a smaller round inside it. Nothing of Netrunner is in here.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from engine.kernel.decisions import Option
from engine.kernel.machine import Machine, State
from engine.kernel.saves import Codec, Migration
from engine.kernel.steps import AGAIN, ASK, END, Frame, FrameBase, Step, StepTable

SEATS = ("left", "right")
SCHEMA = 3


class ToyState(State, kw_only=True):
    """Points, and a diary of the steps that ran."""

    points: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    bids: dict[str, int] = {}
    diary: list[str] = []
    checks: int = 0


class ToyMatch(FrameBase, kw_only=True):
    """Rounds until somebody has three points."""


class ToyRound(FrameBase, kw_only=True):
    """Both seats bid at once; `depth` counts the ties before it."""

    depth: int = 0


class ToyDance(FrameBase, kw_only=True):
    """Steps of every kind, for the tests of the machine itself."""

    count: int = 0


class Toy(Machine):
    """The machine of the toy game."""

    def __init__(self, state: ToyState) -> None:
        self.state: ToyState = state
        self.forgotten = 0

    def after_step(self) -> None:
        self.state.dirty = False
        self.state.checks += 1

    def forget(self) -> None:
        self.forgotten += 1


MATCH = ToyMatch.table = StepTable("match", checked=False)
ROUND = ToyRound.table = StepTable("round")
DANCE = ToyDance.table = StepTable("dance")


@MATCH.row("1.1", "a round is played")
def _round(g: Toy, f: ToyMatch) -> Step:
    g.push(ToyRound())
    return None


@MATCH.row("1.2", "back to the next round, unless somebody has won")
def _won(g: Toy, f: ToyMatch) -> Step:
    return END if max(g.state.points.values()) >= 3 else "1.1"


@ROUND.row("2.1", "both bid at the same time")
def _bid(g: Toy, f: ToyRound) -> Step:
    if not f.answers:
        for seat in SEATS:
            options = [Option(f"bid:{n}", "bid", n=n) for n in range(4)]
            g.open(f, seat, "bid", options, step="2.1")
        return ASK
    for seat in SEATS:
        keys = g.answered(f, seat)
        assert keys is not None
        g.state.bids[seat] = int(keys[0].partition(":")[2])
    g.state.dirty = True
    return None


@ROUND.row("2.2", "a tie is broken by another round")
def _tie(g: Toy, f: ToyRound) -> Step:
    if g.state.bids["left"] == g.state.bids["right"]:
        g.push(ToyRound(depth=f.depth + 1))
    return None


@ROUND.row("2.3", "the higher bid scores")
def _score(g: Toy, f: ToyRound) -> Step:
    bids = g.state.bids
    if not f.depth:  # the round inside a tie leaves its bids to the round around it
        best = max(SEATS, key=lambda seat: bids[seat])
        g.state.points[best] += 1
        g.state.diary.append(f"{best} scores")
    return None


@DANCE.row("3.1", "write")
def _write(g: Toy, f: ToyDance) -> Step:
    g.state.diary.append("3.1")
    return None


@DANCE.row("3.2", "come back twice")
def _twice(g: Toy, f: ToyDance) -> Step:
    f.count += 1
    g.state.diary.append(f"3.2:{f.count}")
    return AGAIN if f.count < 2 else "3.4"


@DANCE.row("3.3", "skipped by 3.2")
def _skipped(g: Toy, f: ToyDance) -> Step:
    g.state.diary.append("3.3")
    return None


@DANCE.row("3.4", "ask, then change")
def _ask(g: Toy, f: ToyDance) -> Step:
    keys = g.answered(f, "left")
    if keys is None:
        options = [Option(key, key) for key in ("end", "boom", "on", "back")]
        g.open(f, "left", "dance", options, step="3.4", maximum=2)
        return ASK
    g.state.diary.append("+".join(keys))
    g.state.points["left"] += 1
    if "boom" in keys:
        raise ArithmeticError("a mistake in a step")
    if "end" in keys:
        return END
    return "3.3" if "back" in keys else None


@DANCE.row("3.5", "the last step", checked=False)
def _last(g: Toy, f: ToyDance) -> Step:
    g.state.diary.append("3.5")
    g.state.dirty = True
    return None


MIGRATIONS: dict[int, Migration] = {}


def codec(schema: int = SCHEMA, migrations: Mapping[int, Migration] = MIGRATIONS) -> Codec[ToyState]:
    """The codec of the toy game, as of a schema."""
    return Codec("toy", schema, ToyState, migrations)


def start(frame: FrameBase, seed: int = 5) -> Toy:
    """A game that has run to its first question."""
    toy = Toy(ToyState(schema=SCHEMA, seed=seed))
    toy.push(frame)
    toy.proceed()
    return toy


def answer(toy: Toy, seat: str, *keys: str) -> None:
    """Answer the seat's open question."""
    decision = next(d for d in toy.state.decisions if d.seat == seat)
    toy.accept(seat, decision.id, keys)


__all__ = ["DANCE", "MATCH", "ROUND", "SCHEMA", "SEATS", "Frame", "Toy", "ToyDance", "ToyMatch", "ToyRound",
           "ToyState", "answer", "codec", "start"]  # fmt: skip
