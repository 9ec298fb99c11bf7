"""When the strong player departs from the plain rules: only for what is better beyond doubt."""

from __future__ import annotations

from collections import Counter
from itertools import cycle

import pytest

from engine.kernel.decisions import Decision
from engine.netrunner import Game
from engine.netrunner.testkit import Table
from engine.players.netrunner import choose, lookahead
from engine.players.netrunner.copies import for_a_decision
from engine.players.netrunner.sight import Sight

EVEN = 0.5
"""The chance to win after what the plain rules would do."""


def nobody(game: Game, decision: Decision) -> tuple[str, ...]:
    raise AssertionError("no line is played here")


def departs(*worth: float) -> bool:
    """Whether another action is taken whose samples come out so, in turn, against an even chance."""
    t = Table(seed=1)
    t.ice("HQ", "Tithe")
    t.hand("corp", "Hedge Fund", "Palisade")
    t.set(corp_credits=6)
    t.start("corp")
    own = choose(t.game, "corp", t.decision.id, "sensible")[0]
    see = Sight(t.game, "corp")
    other = next(key for key in lookahead.candidates(see, t.decision, own) if key != own)
    samples = cycle(worth)
    tried: Counter[str] = Counter()

    def line(start: Game, seat: str, key: str, *players: object) -> float:
        tried[key] += 1
        return EVEN if key == own else next(samples) if key == other else 0.0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lookahead, "_line", line)
        chosen = lookahead.think(t.game, see, t.decision, own, nobody, nobody, for_a_decision()).key
    assert tried[own] == tried[other] == sum(lookahead.ROUNDS), "both are tried to the end"
    assert chosen in (own, other)
    return chosen == other


def test_what_is_always_better_is_taken() -> None:
    assert departs(0.6)
    assert departs(0.56, 0.54), "by little, and nearly always"


def test_what_is_better_on_average_may_be_chance() -> None:
    """Better by as much on average as what was taken, but now by much and now not at all."""
    assert not departs(0.9, 0.2), "a good half of a standard error"
    assert not departs(0.75, 0.33), "between a half and one"
    assert departs(0.75, 0.37), "between one and one and a half"


def test_what_is_better_by_next_to_nothing_is_left() -> None:
    """Always, but by less than the value of a position can tell."""
    assert not departs(0.535)
    assert departs(0.545)
