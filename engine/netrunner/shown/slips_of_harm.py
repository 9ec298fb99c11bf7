"""Choices by which Runners would flatline themselves (10.4.4): what they play, use or install makes them
suffer damage, or they let damage happen that they could pay for or choose away."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Damage, MakeRun
from engine.netrunner.language.flow import ChooseOne, Unless
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.language.triggers import INSTALLED
from engine.netrunner.objects.definitions import definition
from engine.netrunner.rules.dangers import damage_in
from engine.netrunner.shown.asking import asking
from engine.netrunner.shown.slips_of_cards import chosen
from engine.netrunner.table.state import GRIP
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.kernel.steps import Frame
    from engine.netrunner.language.instructions import Effect
    from engine.netrunner.objects.game import Game
    from engine.netrunner.table.card import Card
    from engine.netrunner.table.questions import Decision, Option


def harm(g: Game, d: Decision, o: Option) -> tuple[int, int]:
    """How much damage a choice of the Runner does to themself for certain, and how many cards of the grip it
    takes."""
    card, frame = g.state.cards.get(o.oid), g.state.stack[-1] if g.state.stack else None
    codes = (card.code if card is not None else "", frame.code if isinstance(frame, AbilityFrame) else "")
    if not any(code and _hurts(code) for code in codes):
        return 0, 0
    spent = int(card is not None and card.zone == GRIP and o.verb in ("play", "install", "install_trash"))
    effects, source = _does(g, d, o, card, frame)
    if any(isinstance(effect, MakeRun) for effect in effects):  # which may bring cards
        return 0, spent
    return damage_in(g, effects, source), spent


def _does(
    g: Game, d: Decision, o: Option, card: Card | None, frame: Frame | None
) -> tuple[tuple[Effect, ...], int]:
    """What a choice about this card sets going, asked by this frame, and of which card."""
    if o.verb in ("install", "install_trash") and card is not None:
        return _when_installed(card.code), card.oid
    if isinstance(frame, AbilityFrame) and frame.index < len(frame.effects):
        asks = asking(d, frame)
        if isinstance(asks, Unless) and o.verb == "do_not_pay" and len(d.options) > 1:
            return asks.what, frame.source
        if isinstance(asks, ChooseOne) and o.verb == "mode":
            return asks.modes[o.n], frame.source
    found = chosen(g, d, o)
    return (found.effects, found.source) if found is not None else ((), 0)


@cache
def _hurts(code: str) -> bool:
    """Whether anything that a card does is damage."""
    found = definition(code)
    return any(isinstance(part, Damage) for part in inside((*found.abilities, found.play)))


@cache
def _when_installed(code: str) -> tuple[Effect, ...]:
    """What a card does when it is installed, whether its player likes it or not."""
    whens = (each for each in definition(code).abilities if isinstance(each, When))
    return tuple(
        effect for each in whens if each.on == INSTALLED and not each.optional for effect in each.effects
    )
