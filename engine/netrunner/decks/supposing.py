"""What a list may hold of which only some cards were seen: drawn from what everybody knows.

That is the identity, how many cards its player brought, which of them were seen, where the others lie as far
as anybody can see, and the rules for building decks (1.4). What the list really holds is never asked.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.netrunner.decks.building import BREAKERS, SHARES
from engine.netrunner.decks.legality import (
    STARTERS_ONLY,
    barred,
    copies_limit,
    influence,
    influence_cost,
    points_range,
    rules_of,
)
from engine.netrunner.decks.lists import starter_decks
from engine.netrunner.language.deck_rules import AgendasOfEachFaction
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.table.facts import AGENDA, ASSET, ICE, PROGRAM, UPGRADE, facts_of

SMALLEST: Final = 40
"""Cards of the smallest deck for which the rules name a range of points; smaller ones are parts of one."""
TRIES: Final = 6
COPIES: Final = (1, 2, 3, 3)


class Places(NamedTuple):
    """How many of the unseen cards lie where only some can be; the others lie anywhere."""

    ice: int = 0
    upgrades: int = 0
    """In the roots of central servers."""
    advanced: int = 0
    """In the roots of remote servers with counters on them."""
    roots: int = 0
    """The others there."""


ANYWHERE: Final = Places()


class _Entry(NamedTuple):
    """A card of the pool of an identity."""

    code: str
    type: str
    points: int
    copies: int
    """How many a deck may hold (1.4.7)."""
    influence: int
    foreign: str
    """The faction of an agenda of which there may be only so many (`AgendasOfEachFaction`)."""
    subtypes: frozenset[str]
    advances: bool


class _Pool(NamedTuple):
    side: str
    by_type: dict[str, tuple[_Entry, ...]]
    influence: int
    of_each: int
    """Different agendas of each other faction, where an identity says so."""


@cache
def _pool(identity: str) -> _Pool:
    """The cards that the identity's decks may hold, in the order of their codes."""
    head = facts_of(identity)
    assert head is not None
    each = [rule.n for rule in rules_of(identity) if isinstance(rule, AgendasOfEachFaction)]
    entries = [
        _Entry(
            code, facts.type, facts.agenda_points or 0, copies_limit(head, facts),
            influence_cost(head, facts) or 0,
            facts.faction if each and facts.type == AGENDA and facts.faction != head.faction else "",
            frozenset(facts.subtypes), definition(code).can_be_advanced,
        )
        for code in sorted(declared())
        if (facts := facts_of(code)) is not None and barred(head, facts) is None
    ]  # fmt: skip
    limit = 10**6 if head.influence_limit is None else head.influence_limit
    types = (AGENDA, *SHARES["corp"]) if head.side == "corp" else tuple(SHARES["runner"])
    by_type = {kind: tuple(one for one in entries if one.type == kind) for kind in types}
    return _Pool(head.side, by_type, limit, min(each, default=0))


def starter_list(identity: str, size: int) -> dict[str, int] | None:
    """The starter deck of that identity and size; None if there is none.

    Its identity is legal with the starter decks alone (1.4.1a), so that it tells the list.
    """
    if identity not in STARTERS_ONLY:
        return None
    decks = starter_decks().values()
    return next((deck.cards for deck in decks if deck.identity == identity and deck.size == size), None)


def supposed(
    identity: str, seen: Mapping[str, int], n: int, rng: random.Random, places: Places = ANYWHERE
) -> list[str]:
    """The codes of `n` unseen cards, in alphabetical order, that make a legal list with those that were seen.

    `seen`: how many copies of which card. A starter deck is known by its identity, unless a card was seen
    that it does not hold. Where no legal list fits (lists of tests, decks that have lost their form), one
    that comes near. The same state of `rng` and the same arguments give the same cards.

    Rules: 1.4.1a, 1.4.4, 1.4.5, 1.4.6, 1.4.7.
    """
    known = starter_list(identity, n + sum(seen.values()))
    if known is not None and all(known.get(code, 0) >= copies for code, copies in seen.items()):
        return sorted((Counter(known) - Counter(seen)).elements())
    for tried in range(TRIES):
        sheet = _Sheet(identity, seen, n, rng, strict=tried < TRIES - 1)
        if sheet.fill(places):
            break
    return sorted(one.code for one in sheet.drawn)


class _Sheet:
    """Unseen cards in the making. One that is not `strict` has as many as are asked for, at any price."""

    def __init__(
        self, identity: str, seen: Mapping[str, int], n: int, rng: random.Random, *, strict: bool
    ) -> None:
        head = facts_of(identity)
        assert head is not None
        self.pool, self.rng, self.left, self.strict = _pool(identity), rng, n, strict
        self.copies = Counter(seen)
        self.drawn: list[_Entry] = []
        cards = {facts: copies for code, copies in seen.items() if (facts := facts_of(code)) is not None}
        self.influence = self.pool.influence - influence(head, cards)
        size = n + sum(seen.values())
        self.missing = max(0, SMALLEST - size)
        self.share = n / max(1, n + self.missing)
        """Of the cards that a whole deck would have besides those that were seen, how many there are."""
        self.size = size + self.missing
        self.points = sum((facts.agenda_points or 0) * copies for facts, copies in cards.items())
        self.types = Counter[str]()
        for facts, copies in cards.items():
            self.types[facts.type] += copies
        self.subtypes = {subtype for facts in cards for subtype in facts.subtypes}
        self.foreign = Counter(facts.faction for facts in cards if facts.type == AGENDA)

    def fill(self, places: Places) -> bool:
        """Draw everything; whether there are the points of a deck, and for each place a card."""
        if self.pool.side == "corp":
            full = self._agendas(self.left - places.ice - places.upgrades)
        else:
            full = self._breakers()
        roots = places.upgrades + places.advanced + places.roots
        full &= self._ensure(places.ice, (ICE,))
        full &= self._ensure(places.upgrades, (UPGRADE,))
        full &= self._ensure(places.advanced, (AGENDA, ASSET), advances=True)
        full &= self._ensure(roots, (ASSET, UPGRADE, AGENDA))
        return self._rest() and full

    def _add(self, one: _Entry, copies: int) -> int:
        """Add up to so many copies as far as the rules allow. How many were added."""
        n = min(copies, self.left)
        if self.strict:
            n = min(n, one.copies - self.copies[one.code])
            if one.influence:
                n = min(n, self.influence // one.influence)
        if n < 1:
            return 0
        self.copies[one.code] += n
        self.drawn += [one] * n
        self.left -= n
        self.influence -= n * one.influence
        self.types[one.type] += n
        return n

    def _shuffled(self, *types: str) -> list[_Entry]:
        found = [one for kind in types for one in self.pool.by_type.get(kind, ())]
        self.rng.shuffle(found)
        return found

    def _agendas(self, room: int) -> bool:
        """As many points as such a deck has besides those that were seen (1.4.6); whether that came out."""
        least, most = (points - self.points for points in points_range(self.size))
        if self.missing:  # the share of the cards that are there
            least = most = int(max(0, most) * self.share + self.rng.random())
        points = 0
        for one in self._shuffled(AGENDA):
            if points >= least or room < 1:
                break
            other = one.foreign and not self.copies[one.code]
            if other and self.foreign[one.foreign] >= self.pool.of_each:
                continue
            added = self._add(one, min((most - points) // one.points if one.points else 0, 3, room))
            self.foreign[one.foreign] += bool(added)
            points += added * one.points
            room -= added
        return points >= least

    def _breakers(self) -> bool:
        """One that interfaces with each kind of ice, unless one was seen."""
        for kind in BREAKERS:
            if kind not in self.subtypes and self.rng.random() < self.share:
                copies = self.rng.choice((1, 2, 2))
                found = (one for one in self._shuffled(PROGRAM) if kind in one.subtypes)
                any(self._add(one, copies) for one in found)  # the first that can be paid for
        return True

    def _ensure(self, n: int, types: tuple[str, ...], *, advances: bool = False) -> bool:
        """Draw until so many cards can lie in a kind of place; whether they can."""
        have = sum(one.type in types and (one.advances or not advances) for one in self.drawn)
        if have >= n:
            return True
        # No more agendas than a deck has, unless nothing else is left.
        for kinds in (tuple(kind for kind in types if kind != AGENDA), types if not self.strict else ()):
            for one in self._shuffled(*kinds):
                if have < n and (one.advances or not advances):
                    have += self._add(one, min(self.rng.choice(COPIES), n - have))
        return have >= n

    def _rest(self) -> bool:
        """Draw the others, by the shares that the types have in a deck; whether there are enough."""
        shares = SHARES[self.pool.side]
        others, whole = self.size - self.types[AGENDA], sum(shares.values())
        left = {kind: list(self.pool.by_type[kind]) for kind in shares}
        while self.left and any(left.values()):
            weights = [
                max(0.5, others * share / whole - self.types[kind]) if left[kind] else 0.0
                for kind, share in shares.items()
            ]
            kind = self.rng.choices(list(shares), weights)[0]
            one = self.rng.choice(left[kind])
            if not self._add(one, self.rng.choice(COPIES)):
                left[kind].remove(one)
        return not self.left
