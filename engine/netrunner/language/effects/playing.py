"""Playing events and operations by an ability (8.6), paying all, less or nothing (1.16.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from engine.kernel.steps import ASK, Step
from engine.netrunner.language.abilities import Play
from engine.netrunner.language.base import Ref, Scope, Selector
from engine.netrunner.language.effects.installing import Priced, lying, strangers, unknown
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.membership import covered
from engine.netrunner.table.facts import EVENT, OPERATION
from engine.netrunner.table.frames.procedures import PlayFrame
from engine.netrunner.table.parts import Seat, Zone, seat_of
from engine.netrunner.table.questions import Option

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game

Leads = Literal["", "removed", "rd", "stack"]
"""Where an event or operation goes once it has resolved: "" = the discard pile."""


class PlayFrom(Priced, frozen=True):
    """Play one event or operation of a set from some zones, chosen while this resolves (8.6).

    `to`: where it goes once it has resolved, instead of the discard pile ("removed", "rd", "stack").
    """

    zones: tuple[Zone, ...]
    among: Selector
    optional: bool = True
    to: Leads = ""

    def faults(self) -> Iterable[str]:
        yield from Priced.faults(self)
        yield from strangers(self.who, self.zones)

    def choices(self, g: Game, s: Scope) -> list[Option]:
        """The cards that can be played now."""
        found = []
        for zone in self.zones:
            for oid in lying(g, zone):
                card = g.state.cards[oid]
                if not self.among.matches(g, card, s):
                    continue
                barred = g.cannot("play", by=seat_of(self.who, s.seat), card=card)
                price = None if barred else g.play_price(card, self.saved(g, s), self.ignoring)
                if price is not None:
                    found.append(Option(f"card:{oid}", "play", oid=oid, n=price))
        return found

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        options = self.choices(g, f)
        if self.optional or not options:
            options.append(Option("no", "decline"))
        seat = seat_of(self.who, f.seat)
        keys = g.ask(f, seat, "play_from", options, about=f.source, private=True)
        if keys is None:
            return ASK
        if keys[0] == "no":
            f.declined()
        else:
            oid = int(keys[0].partition(":")[2])
            g.push(
                PlayFrame(
                    seat=seat, oid=oid, less=self.saved(g, f), ignoring=self.ignoring, to=self.to,
                    forced=not self.optional,
                )
            )  # fmt: skip
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(self.choices(g, s))

    def veiled(self, g: Game, s: Scope, seat: Seat) -> bool:
        return covered(g, self.zones, seat)


class PlayThat(Priced, frozen=True):
    """Play a definite event or operation (8.6): `PlayThat(Result("found"), ignoring="cost")`.

    Rules: 8.6.3.
    """

    what: Ref
    to: Leads = ""

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        for oid in reversed(self.what.oids(g, f)):
            card = g.state.cards[oid]
            printed = g.face(card).abilities
            priority = any(isinstance(part, Play) and part.priority for part in printed)  # 1.11.4
            barred = g.cannot("play", by=card.side, card=card)
            if g.face(card).type in (EVENT, OPERATION) and not priority and not barred:
                g.push(
                    PlayFrame(
                        seat=card.side, oid=oid, less=self.saved(g, f), ignoring=self.ignoring, to=self.to,
                        forced=True,
                    )
                )  # fmt: skip
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        if self.what.targeting() is not None:
            return Effect.useful(self, g, s)
        if unknown(self.what, s):
            return True
        cards = [g.state.cards[oid] for oid in self.what.oids(g, s)]
        return any(g.play_price(card, self.saved(g, s), self.ignoring) is not None for card in cards)
