"""Values of cards and players as they are now, and what cannot or must be done (1.2.2, 9.12.1a)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Any

from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.base import Bare, Scope, Selector, lasting
from engine.netrunner.language.hosting import AsIfInHand
from engine.netrunner.language.membership import belongs, members
from engine.netrunner.language.modifiers import Considered, Modify, Recurring
from engine.netrunner.language.prices import InPool
from engine.netrunner.language.restrictions import OnlyIf
from engine.netrunner.language.traits import SetTo
from engine.netrunner.objects import memory
from engine.netrunner.objects.changes import work_out
from engine.netrunner.objects.characteristics import Characteristics, Faces
from engine.netrunner.table.card import Card, Counter
from engine.netrunner.table.edition import EDITIONS, Rules
from engine.netrunner.table.parts import Act, Duty, NoSeat, Seat, seat_of
from engine.netrunner.table.state import CENTRALS, HAND, IDENTITY, RUNNER, SCORE_AREA, Lingering

_OWN = ("advancement", "memory_cost")
"""Costs of a card that its own abilities change while it is inactive (9.1.8d, e); its memory cost has to be
known before it is installed (3.9.3)."""


On = tuple[Any, Bare, int, int]
"""A modifier that is on: its scope, its target or 0, and since when it is there."""


def _place(card: Card | None) -> str:
    """The server a card is in, protecting, or in the root of; "" if it is in none."""
    if card is None:
        return ""
    return card.server or (card.zone if card.zone in CENTRALS else "")


class Values(Characteristics):
    """The machine with the questions about values, sets, and what is forbidden."""

    @cached_property
    def rules(self) -> Rules:
        """The parameters of the edition this game is played by."""
        return EDITIONS[self.state.edition]

    def work_out(self) -> tuple[Faces, bool]:
        return work_out(self)

    def changes(self, stat: str, card: Card | None = None) -> list[int]:
        """What static abilities and lingering effects add to a value, for a card or in general."""
        return self._modified(stat, card)[1]

    def _modified(self, stat: str, card: Card | None) -> tuple[int | None, list[int]]:
        """What a value is set to, if it is, and what is added to it."""
        if stat not in self.stats:
            return None, []
        kept = self._kept
        about = None if card is None else card.oid
        if kept is not None:
            known = kept.get((stat, about))
            if known is not None and known[0] is card:  # else another card that this one might become
                there: tuple[int | None, list[int]] = known[1]
                return there
        found = self._reckoned(self._modifying(stat, card), card)
        if kept is not None:
            kept[stat, about] = card, found
        return found

    def _reckoned(self, on: list[On], card: Card | None) -> tuple[int | None, list[int]]:
        """What the value is set to by the newest of these modifiers that sets it, and what they add."""
        added: list[int] = []
        fixed: tuple[int, int] | None = None
        for modifier, scope, target, since in on:
            if card is not None and (target or modifier.to is None) and card.oid != (target or scope.source):
                continue  # it is about another card
            if isinstance(modifier, Modify):
                added.append(modifier.change(self, scope, card, target))
            elif isinstance(modifier, SetTo) and card is not None:
                to = modifier.value(self, scope, card, target)
                if to is not None and (fixed is None or since >= fixed[0]):
                    fixed = (since, to)
        return (None if fixed is None else fixed[1]), added

    def _modifying(self, stat: str, card: Card | None) -> list[On]:
        """The modifiers of a value of a card, or in general, that are on."""
        found = self.modifiers(stat)
        if card is not None and stat in _OWN and not self.is_active(card.oid):
            scope = self.scope(card)
            own = [each for each in self.face(card).statics.get(stat, ()) if each.on(self, scope)]
            found = [*found, *((static.modifier, scope, 0, 0) for static in own)]
        return found

    def modifiers(self, stat: str) -> list[On]:
        """What static abilities and lingering effects of a kind are on.

        One whose condition asks for the same kind is not on for that alone: while they are looked at, those
        count that have been found before it.

        Rules: 9.4.1, 9.4.2, 9.4.4.
        """
        if stat not in self.stats:
            return []
        if stat in self._looked_at:
            return list(self._looked_at[stat])
        kept = self._kept
        if kept is not None and stat in kept:
            there: list[On] = kept[stat]
            return there
        found: list[On] = []
        self._looked_at[stat] = found
        try:
            for oid, static in self.index.statics.get(stat, ()):
                source = self.state.cards[oid]
                scope = Bare(source.side, oid, source.code)  # its `scope`
                if static.condition is None or static.condition.true(self, scope):
                    found.append((static.modifier, scope, 0, source.since))
        finally:
            del self._looked_at[stat]
        for effect in self.state.lingering:
            if effect.modifier is not None and effect.modifier.stat == stat:
                scope = lasting(effect)
                found.append((effect.modifier, scope, effect.target, effect.number))
        if kept is not None:
            kept[stat] = found
        return found

    def value(self, stat: str, card: Card, printed: int | None) -> int | None:
        """A value of an object: set, then raised, then lowered (9.12.1a); None if it has none."""
        if stat not in self.stats or not (
            self.state.lingering or self.index.statics.get(stat) or stat in self.face(card).statics
        ):
            return printed
        fixed, changes = self._modified(stat, card)
        base = printed if fixed is None else fixed
        return None if base is None else base + sum(changes)

    def strength(self, card: Card) -> int:
        """Current strength of ice or an icebreaker; may be negative (2.7).

        Rules: 3.4.4, 3.9.4, 3.9.4a, 3.9.4b.
        """
        return self.value("strength", card, self.face(card).facts.strength or 0) or 0

    def memory_cost(self, card: Card) -> int:
        """Memory cost of a program (3.9.3); no cost that could be paid or ignored (3.9.3d)."""
        return max(0, self.value("memory_cost", card, self.face(card).facts.memory_cost or 0) or 0)

    def trash_cost(self, card: Card) -> int | None:
        """Trash cost (2.6) before what changes costs (`rules.costs`), None if it has none."""
        cost = self.value("trash_cost", card, self.face(card).facts.trash_cost)
        return None if cost is None else max(0, cost)

    def agenda_points(self, card: Card) -> int:
        """Agenda points of one card (2.5)."""
        return self.value("points", card, self.face(card).facts.agenda_points or 0) or 0

    def subtypes(self, card: Card) -> frozenset[str]:
        """Subtypes of a card: gained more often than lost, the printed ones counting as gained (2.16.5)."""
        return self.face(card).subtypes

    def advancement_requirement(self, card: Card) -> int:
        """How many advancement counters scoring takes (2.4).

        Rules: 3.2.2a.
        """
        printed = self.face(card).facts.advancement_requirement or 0
        return max(0, self.value("advancement", card, printed) or 0)

    def hand_size(self, seat: str) -> int:
        """Maximum hand size (4.3.6).

        Rules: 5.5.3a, 5.5.3b.
        """
        size = self.rules.hand_size + sum(self.changes(f"hand_{seat}"))
        return size - self.state.core_damage if seat == RUNNER else size

    def points_to_win(self, seat: Seat) -> int:
        """How many agenda points a player needs to win (1.7.2a)."""
        return self.state.points_to_win + sum(self.changes(f"to_win_{seat}"))

    def considered_more(self, counter: str, card: Card | None = None) -> int:
        """How many counters a card, or tags the Runner, is only considered to have (1.9.4)."""
        stat = f"considered:{counter}"
        if stat not in self.stats:
            return 0
        found = self.modifiers(stat)
        return sum(m.more(self, s, card, target) for m, s, target, _ in found if isinstance(m, Considered))

    def pool_credits(self, seat: Seat) -> int:
        """Credits in a player's pool (1.10.1), those considered to be there among them."""
        own = self.state.credits[seat]
        pooled = self.pooled(seat)
        return own + sum([self.state.cards[oid].credit for oid in pooled]) if pooled else own

    def fund(self, seat: Seat) -> int:
        """Credits from bad publicity that a player may spend besides those of the pool (10.6.3)."""
        return self.state.run_credits if self.rules.fund and seat == RUNNER else 0

    def in_hand(self, seat: Seat) -> tuple[int, ...]:
        """Cards that a player can play and install as those of their hand: it, and what an ability adds."""
        hand = self.state.zones[HAND[seat]]
        if "as_if_in_hand" not in self.stats:
            return hand
        more = [
            card.oid
            for m, s, _, _ in self.modifiers("as_if_in_hand")
            if isinstance(m, AsIfInHand) and s.seat == seat
            for card in members(m.what, self, s)
            if m.covers(self, s, card)
        ]
        return (*hand, *dict.fromkeys(oid for oid in more if oid not in hand))

    def spendable(self, seat: Seat) -> int:
        """Credits of a player's pool that can be lost or spent (1.10.3, 1.2.2)."""
        return 0 if self.cannot("empty_pool", by=seat) else self.pool_credits(seat)

    def pooled(self, seat: Seat) -> list[int]:
        """Cards of which the hosted credits are considered to be in a player's pool."""
        if "in_pool" not in self.stats:
            return []
        found = [
            oid
            for oid, static in self.index.statics.get("in_pool", ())
            if static.on(self, self.scope(self.state.cards[oid]))
        ]
        for effect in self.state.lingering:
            if isinstance(effect.modifier, InPool) and (
                self.run_number or not effect.until.startswith("run:")
            ):
                found.append(effect.source)
        cards = self.state.cards
        return [oid for oid in dict.fromkeys(found) if oid in cards and cards[oid].controller == seat]

    def tags(self) -> int:
        """How many tags the Runner has, or is considered to have (1.9.4)."""
        return self.state.tags + self.considered_more("tag")

    def counters(self, card: Card, kind: Counter) -> int:
        """How many counters of a kind a card has, or is considered to have (1.9.4)."""
        return int(getattr(card, kind)) + self.considered_more(kind, card)

    def tagged(self) -> bool:
        """Whether the Runner is tagged: by tags, or because a card says so.

        Rules: 10.5.2.
        """
        return self.tags() > 0 or bool(self.modifiers("tagged"))

    def prolonged(self, effect: Lingering) -> bool:
        """Whether an effect that raises a card's value lasts for the turn or run, by an ability (9.10.5)."""
        card, modifier = self.state.cards.get(effect.target), effect.modifier
        if "prolongs" not in self.stats or card is None or not isinstance(modifier, Modify):
            return False
        scope = lasting(effect)
        if modifier.change(self, scope, card, effect.target) <= 0:
            return False
        spans = {
            longer.span
            for longer, s, _, _ in self.modifiers("prolongs")
            if longer.covers(self, s, modifier.stat, card)
        }
        run = self.run
        return (
            ("turn" in spans and effect.turn == self.state.turn)
            or ("run" in spans and run is not None and effect.run == run.number)
        )  # fmt: skip

    def hand_revealed(self, seat: str) -> bool:
        """Whether a player plays with their hand revealed."""
        if "hand_revealed" not in self.stats:
            return False
        return any(
            seat_of(modifier.who, s.seat) == seat for modifier, s, _, _ in self.modifiers("hand_revealed")
        )

    def memory_limit(self, card: Card | None = None) -> int:
        """The Runner's memory limit (1.20), with what some programs alone can use; or what of it this card
        can.

        Rules: 1.20.2, 2.10.2, 1.20.4a.
        """
        limit = self.rules.memory_limit + sum(self.changes("memory"))
        if card is None:
            return limit
        return limit - sum(each.mu for each in self._kept_memory() if not each.for_(self, card))

    def memory_lacking(self, more: Card | None = None, need: int = 0, without: Collection[int] = ()) -> int:
        """How much memory installed programs lack, with `more`, which needs so much, and without some; below
        0: so much is free.

        Rules: 1.20.4b.
        """
        return memory.lacking(self, self._kept_memory(), more, need, without)

    def _kept_memory(self) -> list[memory.Kept]:
        return memory.kept(self, ((modifier, scope) for modifier, scope, _, _ in self.modifiers("memory")))

    def memory_used(self) -> int:
        """Memory costs of installed programs (3.9.3).

        Rules: 1.20.3, 3.9.3a, 3.9.3d.
        """
        index = self.index
        used = index.memory
        if "memory_cost" not in self.stats:
            return used
        lasting = any(
            e.modifier is not None and e.modifier.stat == "memory_cost" for e in self.state.lingering
        )
        for oid in index.programs if lasting else index.costed:
            card = self.state.cards[oid]
            used += self.memory_cost(card) - (self.face(card).facts.memory_cost or 0)
        return used

    def link(self) -> int:
        """The Runner's link (10.7).

        Rules: 10.7.1, 3.1.3.
        """
        base = sum(self.face(self.state.cards[oid]).facts.base_link for oid in self.state.zones[IDENTITY])
        return base + sum(self.changes("link"))

    def points(self, seat: str) -> int:
        """Agenda points in a score area (1.17.1).

        Rules: 3.2.2b.
        """
        cards = [self.state.cards[oid] for oid in self.state.zones[SCORE_AREA[seat]]]
        on = self.modifiers("points")
        # Most of them are about one card each, and most cards are as printed.
        changed = {target or scope.source for m, scope, target, _ in on if target or m.to is None}
        general = len(changed) < len(on)
        return sum([
            self.agenda_points(card) if general or card.oid in changed
            else self.face(card).facts.agenda_points or 0
            for card in cards
        ])  # fmt: skip

    def cannot(self, act: Act, *, by: Seat | NoSeat = "", card: Card | None = None, server: str = "") -> bool:
        """Whether something cannot happen (1.2.2): done by a seat, to a card, at a server.

        Rules: 24: 1.2.2a, 1.2.2b.
        """
        if act == "install" and self.rules.console_refused and card is not None and self.has_console(card):
            return True
        if act not in self.forbidden:
            return False
        if card is not None and f"only_if:{act}" in self.stats and not self._allowed(act, card):
            return True
        return self._restricted(f"cannot:{act}", by, card, server or _place(card))

    def has_console(self, card: Card) -> bool:
        """Whether a card is a console, and its player has another one that is active."""
        single = ((name, self.state.cards[oid]) for name, oid in self.index.single)
        return "console" in self.face(card).subtypes and any(
            name.endswith(":console") and other.side == card.side and other.oid != card.oid
            for name, other in single
        )

    def _allowed(self, act: Act, card: Card) -> bool:
        """Whether what is printed on the card lets a player do this with it now (9.3.3b)."""
        return all(
            static.modifier.condition.true(self, self.scope(card))
            for static in self.face(card).statics.get(f"only_if:{act}", ())
            if isinstance(static.modifier, OnlyIf)
        )

    def must(self, act: Duty, *, by: Seat, card: Card | None = None, server: str = "") -> bool:
        """Whether a player must do something if able (9.12.3)."""
        if not self.restricted:
            return False
        return self._restricted(f"must:{act}", by, card, server)

    def _restricted(self, stat: str, by: Seat | NoSeat, card: Card | None, server: str) -> bool:
        if stat not in self.stats:
            return False
        for modifier, scope, target, _ in self.modifiers(stat):
            if modifier.concerns(self, scope, by, card, server, target):
                return True
        return False

    def members(self, among: Selector, s: Scope) -> list[Card]:
        """The cards of a set: installed ones, unless it names zones."""
        return members(among, self, s)

    def belongs(self, card: Card, among: Selector, s: Scope) -> bool:
        """Whether a card belongs to a set."""
        return belongs(among, self, card, s)

    def subroutines(self, oid: int) -> tuple[Sub, ...]:
        """The subroutines of a piece of ice in order (9.8.2)."""
        card = self.state.cards.get(oid)
        return () if card is None or self._lies_dead(card) else self.face(card).subs

    def _lies_dead(self, card: Card) -> bool:
        """Whether it is encountered though it was derezzed, and has nothing to break or resolve (D16)."""
        return (
            not card.faceup and self.rules.encounters_derezzed
            and self.encounter is not None and self.encounter.ice == card.oid
        )  # fmt: skip

    def sub_ids(self, oid: int) -> tuple[int, ...]:
        """The ids of those subroutines, by which an encounter remembers which are broken.

        Rules: 9.8.3b, 9.8.3c, 9.8.3d, 9.1.8h.
        """
        card = self.state.cards.get(oid)
        return () if card is None or self._lies_dead(card) else self.face(card).sub_ids

    def recurring(self, card: Card) -> list[int]:
        """How many recurring credits each of a card's abilities keeps on it (1.10.5)."""
        if "recurring" not in self.stats:
            return []
        scope = self.scope(card)
        found = (static.modifier for static in self.face(card).statics.get("recurring", ()))
        return [modifier.number(self, scope) for modifier in found if isinstance(modifier, Recurring)]
