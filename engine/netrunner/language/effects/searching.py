"""Searching, and what becomes of the cards found (8.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from engine.kernel.steps import ASK, Step
from engine.kernel.values import Value
from engine.netrunner.language.base import Scope, Selector
from engine.netrunner.language.effects.installing import Installing, Priced
from engine.netrunner.language.effects.playing import PlayFrom, PlayThat
from engine.netrunner.language.fields import Positive
from engine.netrunner.language.instructions import Effect, spoken_of
from engine.netrunner.language.membership import named_apart
from engine.netrunner.language.selectors import Result
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU, Player, Zone, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import (
    DECK,
    SET_ASIDE,
)
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.language.instructions import AbilityFrame
    from engine.netrunner.table.game import Game


class Search(Value, Effect, frozen=True):
    """Search a deck for cards and set them aside; shuffle it; then reveal them (8.7).

    The player may find nothing if there are criteria (8.7.2e), but not in a deck that has it where editions
    demand that it is found (rg: Durchsuchen, D21). What was found is remembered.

    Rules: 8.7.1, 8.7.1a, 8.7.2, 8.7.2a, 8.7.4, 8.7.5, 1.15.1a, 4.2.3a, 4.8.4, 9.11.4d, 8.7.2c.
    """

    what: Selector
    to_install: bool = False
    """What is found is installed next, so that the player must be able to (8.7.2b)."""
    most: Positive = 1
    whose: Player = YOU
    reveal: bool = True
    also: tuple[Literal["heap", "archives", "hq", "grip"], ...] = ()
    """Further zones in which the card may be found instead: "search your stack or heap"."""
    to_play: bool = False
    """What is found is played next, or (with `to_install`) installed: the player must be able to (8.7.2b)."""
    names_differ: bool = False
    """Whether each card found has another name than every other (2.1.5)."""
    further: tuple[Selector, ...] = ()
    """Up to 1 card of each of these sets as well, in the same search: one shuffle, shown together (8.7.2)."""

    makes = ("found", "set_aside")

    def faults(self) -> Iterable[str]:
        if self.further and (self.most > 1 or self.to_install or self.to_play or self.names_differ):
            yield "of several sets up to 1 card each is found"

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        deck = DECK[seat_of(self.whose, f.seat)]
        if g.cannot("search", by=f.seat, server=deck):  # 1.2.2
            f.keep("found", ())
            f.keep("set_aside", ())
            return None
        cards = [g.state.cards[oid] for zone in (deck, *self.also) for oid in g.state.zones[zone]]
        if self.further:
            return self._several(g, f, deck, cards)
        if self.to_install or self.to_play:
            cards = [card for card in cards if self._can_use(g, f, card)]
        fitting = [card for card in cards if self.what.matches(g, card, f)]
        fitting.sort(key=lambda card: g.face(card).title)
        if self.names_differ:
            fitting = named_apart(g, fitting)
        # The deck is shuffled: of equal cards no more are a choice than can be found, in each zone.
        copies = [
            [other.oid for other in fitting if (other.code, other.zone) == (card.code, card.zone)]
            for card in fitting
        ]
        options = [
            Option(f"find:{card.oid}", "find", oid=card.oid)
            for card, same in zip(fitting, copies, strict=True)
            if same.index(card.oid) < self.most
        ]
        least = most = min(self.most, len(options))
        if not isinstance(self.what, AnyCard) or not options:  # 8.7.2d, e
            least, most = (1, 1) if self.most == 1 else (0, most)
            must = g.rules.finds and bool(options) and not self.also
            if must:
                least = 1
            elif self.most == 1:
                options.append(Option("nothing", "find_nothing"))
        keys: tuple[str, ...] | None = ()
        if options:
            keys = g.ask(
                f, f.seat, "search", options, minimum=least, maximum=most, about=f.source, private=True
            )
        if keys is None:
            return ASK
        self._found(g, f, deck, [int(key.partition(":")[2]) for key in keys if key != "nothing"])
        return None

    def _several(self, g: Game, f: AbilityFrame, deck: Zone, cards: list[Card]) -> Step:
        """Up to one card of each set, one question after the other; nothing moves before the last answer."""
        wanted = (self.what, *self.further)
        while len(f.choices) < len(wanted):
            taken = {int(keys[0].partition(":")[2] or 0) for keys in f.choices}
            fitting = {
                g.face(card).title: card
                for card in reversed(cards)
                if card.oid not in taken and wanted[len(f.choices)].matches(g, card, f)
            }
            options = [
                Option(f"find:{fitting[name].oid}", "find", oid=fitting[name].oid) for name in sorted(fitting)
            ]
            options.append(Option("nothing", "find_nothing"))
            keys = g.ask(f, f.seat, "search", options, about=f.source, private=True)
            if keys is None:
                return ASK
            f.choices = (*f.choices, keys)
        chosen = [int(keys[0].partition(":")[2]) for keys in f.choices if keys[0] != "nothing"]
        f.choices = ()
        self._found(g, f, deck, chosen)
        return None

    def _found(self, g: Game, f: AbilityFrame, deck: Zone, chosen: list[int]) -> None:
        searched = not chosen or any(g.zone_of(oid) == deck for oid in chosen)
        if searched:
            do.emit(g, EventKind.SEARCH, seat=f.seat, server=deck)
        found = tuple(do.move(g, oid, SET_ASIDE) for oid in chosen)
        f.keep("found", found)
        f.keep("set_aside", found)
        if searched:
            do.shuffle(g, seat_of(self.whose, f.seat))  # 8.7.3: before anything is done with what was found
        if self.reveal:
            for oid in found:
                do.reveal(g, oid, f.seat)

    def _can_use(self, g: Game, f: AbilityFrame, card: Card) -> bool:
        """Whether the instruction that follows could install or play the card, for what it takes."""
        follow = [part for part in inside(f.effects[f.index :]) if isinstance(part, Priced)]
        follow = [part for part in follow if not spoken_of(part).isdisjoint(self.makes)]
        installs = [part for part in follow if isinstance(part, Installing)] or [Installing()]
        if self.to_install and any(part.can_install(g, f, card) for part in installs):
            return True
        plays: list[Priced] = [part for part in follow if isinstance(part, PlayThat | PlayFrom)]
        return self.to_play and any(
            g.play_price(card, part.saved(g, f), part.ignoring) is not None for part in plays or [Priced()]
        )

    def useful(self, g: Game, s: Scope) -> bool:
        deck = DECK[seat_of(self.whose, s.seat)]
        if g.cannot("search", by=s.seat, server=deck):
            return False
        return any(g.state.zones[zone] for zone in (deck, *self.also))


class FoundToHand(Value, Effect, frozen=True):
    """Add what was found to the hand, if it is still set aside."""

    def needs(self) -> tuple[str, ...]:
        return ("found",)

    def resolve(self, g: Game, f: AbilityFrame) -> Step:
        do.to_hand(g, [oid for oid in Result("found").oids(g, f) if g.zone_of(oid) == SET_ASIDE])
        return None

    def useful(self, g: Game, s: Scope) -> bool:
        return bool(Result("found").oids(g, s))
