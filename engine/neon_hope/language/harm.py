"""Stress and surveillance, damage and retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.kernel.steps import ASK, Step
from engine.neon_hope import changes as do
from engine.neon_hope.language.amounts import CountedEffect
from engine.neon_hope.language.base import Who, each, for_seat
from engine.neon_hope.language.on_cards import OnCards
from engine.neon_hope.language.picks import TARGET, THIS, Pick, seats
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.questions import Verb
from engine.neon_hope.table.state import Card

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.questions import Question


class Stress(CountedEffect, frozen=True):
    """Suffer stress, each character as one instance (NH 13.1)."""

    op: ClassVar[str] = "stress"

    who: Who = "you"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        whom = seats(g, f, self.who)
        if whom is None:
            return ASK
        n = self.number(g, f)
        if len(whom) > 1:
            each(g, (for_seat(f, seat, (Stress(n),)) for seat in whom))
        for seat in whom if len(whom) == 1 else ():
            do.suffer(g, seat, n, f.early[:1])
            f.early = f.early[1:]
        return None

    def question(self, g: Game, f: EffectsFrame) -> Question | None:
        return do.losses(g, f.seat, self.number(g, f)) if self.who == "you" else None


class CauseSurveillance(CountedEffect, frozen=True):
    """Cause surveillance as one instance, or lower it (NH 13.2)."""

    op: ClassVar[str] = "surveillance"

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        do.surveillance(g, self.number(g, f))
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return self.number(g, f) > 0 or g.state.surveillance > 0


class DealDamage(CountedEffect, frozen=True):
    """Deal damage to enemies (NH 11.1, 11.2)."""

    op: ClassVar[str] = "damage"

    what: Pick = TARGET

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        cards = self.what.ask(g, f, "damage", g.is_enemy)
        if cards is None:
            return ASK
        n = self.number(g, f)
        for card in cards:
            if g.is_enemy(card):
                do.damage(g, card.oid, n, f.seat)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(g.is_enemy(card) for card in self.what.cards(g, f))


class HealEnemy(CountedEffect, frozen=True):
    """Take damage off enemies again."""

    op: ClassVar[str] = "heal"

    what: Pick = THIS

    def resolve(self, g: Game, f: EffectsFrame) -> Step:
        cards = self.what.ask(g, f, "heal", lambda card: card.damage > 0)
        if cards is None:
            return ASK
        n = self.number(g, f)
        for card in cards:
            do.heal(g, card.oid, n)
        return None

    def useful(self, g: Game, f: EffectsFrame) -> bool:
        return any(card.damage for card in self.what.cards(g, f))


class NextStage(OnCards, frozen=True):
    """Enemies go on to their next stage; of those in their last one nothing changes."""

    op: ClassVar[Verb] = "next_stage"

    def fits(self, g: Game, card: Card) -> bool:
        return g.has_next_stage(card)

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.next_stage(g, card.oid, f.seat)


class Retreat(OnCards, frozen=True):
    """Enemies retreat (NH 11.4)."""

    op: ClassVar[Verb] = "retreat"
    in_order: ClassVar[bool] = True

    what: Pick

    def fits(self, g: Game, card: Card) -> bool:
        return g.is_enemy(card) and not card.back

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.retreat(g, card.oid)


class ReturnEnemy(OnCards, frozen=True):
    """Retreated enemies are turned face up (NH 11.5)."""

    op: ClassVar[Verb] = "ready"
    in_order: ClassVar[bool] = True

    what: Pick

    def fits(self, g: Game, card: Card) -> bool:
        return g.is_enemy(card) and card.back

    def act(self, g: Game, f: EffectsFrame, card: Card) -> None:
        do.ready(g, card.oid)
