"""Why something cannot be done: nothing speaks against it if and only if it is offered."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from engine.messages import LANGUAGES
from engine.neon_hope import Game
from engine.neon_hope.rules.why_not import ACTING, why_not
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.long import slices
from tools.sweep import neon_hope as sweep
from tools.twins.neon_hope import twin

Lay = Callable[..., Table]
OTHERWISE = {"direct", "focus", "end", "begin", "no_card", "back", "boosted", "buys", "done"}
"""Options that are of something else, or can always be chosen."""


def agree(game: Game) -> set[str]:
    """Holds what is offered against what speaks against it; the reasons that were met."""
    met: set[str] = set()
    for d in game.decisions:
        told = list(why_not(game, d.seat))
        met |= {why.reason for _, why in told if why is not None}
        if d.kind not in (*ACTING, "play", "buy"):
            continue
        for subject, why in told:
            offered = any(subject.fits(o) for o in d.options)
            if subject.verb == "play" and d.kind in ACTING:
                types = game.action(subject.to).types
                offered = any(o.verb in types for o in d.options)
            if subject.verb:
                assert offered == (why is None), (subject, why, d)
        explained = {(s.verb, s.oid, s.to if s.verb in ("move", "play") else "") for s, _ in told}
        about = {(o.verb, o.oid, o.to if o.verb in ("move", "play") else "") for o in d.options}
        assert {one for one in about if one[0] not in OTHERWISE} <= explained
    return met


@pytest.mark.parametrize("first", slices(range(0, 120, 12), 1))
def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one(first: int) -> None:
    met: set[str] = set()
    for seed in range(first, first + 12):
        chance = random.Random(seed)
        game, _ = sweep.begin(seed)
        for _ in range(120):
            if not game.decisions:
                break
            met |= agree(game)
            d = chance.choice(game.decisions)
            game.answer(d.seat, d.id, choose(game, d.seat, d.id, "random"))
    assert {"place", "actions", "task", "once-round", "resources", "focus", "turn", "phase", "type"} <= met


def test_hidden_things_tell_nothing() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        game, _ = sweep.begin(seed)
        for _ in range(chance.randint(1, 60)):
            if not game.decisions:
                break
            d = chance.choice(game.decisions)
            game.answer(d.seat, d.id, choose(game, d.seat, d.id, "random"))
        for seat in game.seats:
            assert twin(game, seat, chance).why_not(seat) == game.why_not(seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said(language: str, table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:lower").put("guard", at="yard:upper", back=True)
    t.change("vex", resources=1)
    t.turn("vex")
    told = dict(t.game.why_not("p1", language))
    text = "\n".join(line for lines in told.values() for line in lines)
    assert "nh-why" not in text
    assert len(told) >= 3
    assert t.game.why_not("p2", language)[0].lines  # it is not their turn


def test_reasons_name_the_place_the_price_and_what_has_retreated(table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:lower").put("guard", at="yard:upper", back=True)
    t.change("vex", resources=1)
    t.turn("vex")
    lines = [line for _, found in t.game.why_not("p1") for line in found]
    assert any("FLOOR" in line and "it is somewhere else:" in line for line in lines)
    assert any("GUARD" in line and "it has retreated" in line for line in lines)
    assert any("resources, and you have 1." in line for line in lines)
    assert any("tools are bought when you focus." in line for line in lines)
    theirs = [line for _, found in t.game.why_not("p2") for line in found]
    assert "Somebody else’s turn goes on: no actions." in theirs
