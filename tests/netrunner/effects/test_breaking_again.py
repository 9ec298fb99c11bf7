"""An ability that breaks subroutines several times, as rules, shortcuts and the computer's plans see it."""

from __future__ import annotations

from itertools import count

import pytest

from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.amounts import Tags
from engine.netrunner.language.base import Amount
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Break, Gain
from engine.netrunner.language.flow import Repeat
from engine.netrunner.testkit import Table
from engine.players import choose
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.tolls import Tolls
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.scenarios.making import END, breaker, ice

_NUMBERS = count(1)


def wall(times: int | Amount, *, subs: int = 4, tags: int = 0) -> Table:
    """A run on HQ behind so many subroutines, with a breaker that breaks one so many times for 1 credit."""
    use = Paid(cost(credits=1), (Repeat((Break(1, "barrier"),), times),), interface=True)
    chisel = f"Chisel {next(_NUMBERS)}"  # what a card with a code can do is known once
    breaker(chisel, use, strength=3)
    ice("Ramp", *([Sub((Gain(1),))] * (subs - 1)), END, subtype="barrier", strength=3)
    ice("Maze", END, strength=3)
    t = Table()
    t.ice("HQ", "Ramp")
    t.ice("R&D", "Maze")
    t.rig(chisel)
    t.set(tags=tags)
    t.start("runner")
    return t


@pytest.mark.parametrize(("times", "tags", "uses"), [(1, 0, 4), (2, 0, 2), (Tags(), 3, 2)])
def test_a_shortcut_uses_it_as_often_as_needed(times: int | Amount, tags: int, uses: int) -> None:
    t = wall(times, tags=tags)
    t.click("Run on HQ")
    t.click("Break everything with Chisel")
    finish_run(t)
    assert (t.credits("runner"), t.credits("corp"), t.happened("successful_run")) == (5 - uses, 5, 1)


@pytest.mark.parametrize(("times", "tags", "uses"), [(1, 0, 4), (2, 0, 2), (Tags(), 3, 2), (Tags(), 0, 0)])
def test_the_computer_reckons_with_all_that_one_use_breaks(times: int | Amount, tags: int, uses: int) -> None:
    t = wall(times, tags=tags)
    see = Sight(t.game, "runner")
    (ramp,) = see.servers["hq"].ice
    whole = [way.credits for way in Tolls(see).encounter(ramp, (0, 1, 2, 3)) if way.alone]
    assert (whole or [0]) == [uses]
    t.click("Run on HQ")
    while t.game.run is not None:
        decision = t.decision
        t.answer(choose(t.game, decision.seat, decision.id, "sensible"))
    assert t.happened("successful_run") == (uses > 0)


def test_it_is_not_offered_against_ice_it_cannot_break() -> None:
    t = wall(2)
    t.click("Run on R&D")
    assert not t.offered("Chisel")
