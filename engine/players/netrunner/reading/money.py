"""What cards bring in credits, as printed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.netrunner.language.effects import (
    CLICKS,
    Draw,
    Gain,
    Load,
    MakeRun,
    PlaceCounters,
    TakeCredits,
)
from engine.netrunner.language.flow import ChooseOne, If, May, Together
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.language.happenings import On
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.selectors import This
from engine.netrunner.objects.definitions import definition
from engine.netrunner.table.events import EventKind
from engine.players.netrunner.reading.patterns import fixed, times, whens
from engine.players.netrunner.worth.scale import CARD, TURNS
from engine.speech.structs import inside

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.netrunner.language.instructions import Effect

ECONOMY: Final = 2.0
"""Credits a card brings beyond its price that make it one for money."""


def _money(effects: Iterable[Effect]) -> float:
    """Credits that instructions bring their controller, as printed."""
    found = 0.0
    for effect in effects:
        match effect:
            case Gain() if effect.what != CLICKS and effect.who == "you":
                found += fixed(effect.n)
            case PlaceCounters() if effect.kind == "credit" and isinstance(effect.what, This):
                found += fixed(effect.n)
            case If():
                found += _money(effect.then) * 0.6
            case May() | Together():
                found += _money(effect.what)
            case MakeRun():
                found += 0.7 * _money(effect.if_successful)
            case ChooseOne():
                each = [_money(mode) + _cards(mode) for mode in effect.modes]
                found += max(each) if not effect.by else min(each)
    return found


def _cards(effects: Iterable[Effect]) -> float:
    return sum(CARD * fixed(effect.n) for effect in one_by_one(effects) if isinstance(effect, Draw))


@cache
def earnings(code: str) -> float:
    """Credits the card brings over its life beyond its printed price."""
    kind = definition(code)
    cost = kind.facts.cost or 0
    if kind.play is not None:
        return _money(kind.play.effects) - cost
    found = float(loaded(code))
    for when in whens(code):
        found += min(1.5, times(when.on)) * TURNS * _money(when.effects)
    for _, paid in kind.actions:
        found += 2 * _money(paid.effects) * (0.5 if found else 1.0)
    return found - cost


@cache
def is_economy(code: str) -> bool:
    """Whether it is a card for money."""
    return earnings(code) >= ECONOMY


@cache
def loaded(code: str) -> int:
    """Credits that it is loaded with and that can be taken from it."""
    kind = definition(code)
    parts = list(inside(kind.abilities))
    if not any(isinstance(part, TakeCredits) for part in parts):
        return 0
    return sum(fixed(part.n) for part in parts if isinstance(part, Load) and part.kind == "credit")


@cache
def turn_income(code: str) -> bool:
    """Whether it does something good whenever the turn of its controller begins."""
    return any(
        isinstance(when.on, On) and EventKind.TURN_BEGINS in when.on.kinds and when.on.by in ("you", "")
        for when in whens(code)
    )


@cache
def click_income(code: str) -> bool:
    """Whether its controller can take credits with clicks."""
    return any(
        isinstance(part, TakeCredits | Gain)
        for _, paid in definition(code).actions
        for part in inside(paid.effects)
    )


@cache
def draws_for_action(code: str) -> bool:
    """Whether it makes more of the basic action to draw."""
    return any(
        isinstance(part, InsteadOf) and part.kind == "draw" for part in inside(definition(code).abilities)
    )
