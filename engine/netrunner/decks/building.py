"""Random legal decks (1.4): for sweeps, and for people who want to play without building one first."""

from __future__ import annotations

import random
from collections.abc import Collection

from engine.netrunner.decks.legality import (
    STARTERS_ONLY,
    barred,
    copies_limit,
    influence_cost,
    points_range,
    report,
    rules_of,
)
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.deck_rules import StartsInstalled
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.facts import (
    AGENDA,
    ASSET,
    EVENT,
    HARDWARE,
    ICE,
    OPERATION,
    PROGRAM,
    RESOURCE,
    UPGRADE,
    Facts,
    facts_of,
)

SHARES = {
    "corp": {ICE: 9, OPERATION: 6, ASSET: 5, UPGRADE: 2},
    "runner": {EVENT: 8, PROGRAM: 7, RESOURCE: 5, HARDWARE: 3},
}
"""How often each type is drawn for, so that decks look like those people build."""
BREAKERS = ("fracter", "decoder", "killer")
TRIES = 40


class CannotBuild(ValueError):
    """No legal deck can be built from these cards."""


def random_deck(
    side: str, rng: random.Random, pool: Collection[str] | None = None, *, identity: str = "",
    starters: bool = False,
) -> Deck:  # fmt: skip
    """A legal deck of a side ("corp" or "runner") from a pool of codes, by default all declared cards.

    The same state of `rng` and the same pool give the same deck. `identity` asks for one; `starters` allows
    those of the starter pack (1.4.1a). CannotBuild if the pool does not yield a legal deck.
    """
    known = [facts for code in sorted(declared() if pool is None else pool) if (facts := facts_of(code))]
    ours = [facts for facts in known if facts.side == side]
    identities = [
        facts for facts in ours
        if facts.type.endswith("_identity") and facts.minimum_deck_size and identity in ("", facts.id)
        and (starters or facts.id not in STARTERS_ONLY)
    ]  # fmt: skip
    rng.shuffle(identities)
    for chosen in identities:
        usable = [facts for facts in ours if barred(chosen, facts) is None]
        for _ in range(TRIES):
            deck = _fill(chosen, usable, rng)
            if deck is not None and report(deck, starters=starters).legal:
                return deck
    raise CannotBuild(f"no legal {side} deck can be built from {len(known)} cards")


def _fill(identity: Facts, usable: list[Facts], rng: random.Random) -> Deck | None:
    """A deck by the identity's figures, perhaps somewhat larger than it must be; None if cards run out."""
    size = (identity.minimum_deck_size or 0) + rng.choice((0, 0, 0, 1, 2, 4))
    sheet = _Sheet(identity, size, rng)
    if identity.side == "corp":
        agendas = [facts for facts in usable if facts.type == AGENDA]
        rng.shuffle(agendas)
        least, most = points_range(size)
        points = 0
        for facts in agendas:
            worth = facts.agenda_points or 0
            fitting = (most - points) // worth if worth else 0
            points += worth * sheet.add(facts, min(3, fitting))
        if points < least:
            return None
    else:
        for kind in BREAKERS:
            breakers = [facts for facts in usable if kind in facts.subtypes]
            rng.shuffle(breakers)
            any(
                sheet.add(facts, rng.choice((1, 2, 2))) for facts in breakers
            )  # the first that can be paid for
    by_type = {kind: [facts for facts in usable if facts.type == kind] for kind in SHARES[identity.side]}
    while sheet.left:
        weights = {kind: share for kind, share in SHARES[identity.side].items() if by_type[kind]}
        if not weights:
            return None
        kind = rng.choices(list(weights), list(weights.values()))[0]
        facts = rng.choice(by_type[kind])
        if not sheet.add(facts, rng.choice((1, 2, 3, 3))):
            by_type[kind].remove(facts)
    return Deck(identity.id, dict(sorted(sheet.cards.items())), _brought(identity, usable, rng))


def _brought(identity: Facts, usable: list[Facts], rng: random.Random) -> dict[str, int]:
    """The cards that the identity's game starts with (1.5.3), as many as it wants."""
    codes: list[str] = []
    for rule in rules_of(identity.id):
        if isinstance(rule, StartsInstalled):
            found = [facts.id for facts in usable if rule.of.matches(facts)]
            codes += rng.sample(found, min(rule.n, len(found)))
    return dict.fromkeys(sorted(codes), 1)


class _Sheet:
    """A deck in the making."""

    def __init__(self, identity: Facts, size: int, rng: random.Random) -> None:
        self.identity = identity
        self.left = size
        limit = identity.influence_limit
        # Some decks stay in faction as far as they can, others spend all they have.
        self.influence = 10**6 if limit is None else rng.choice((limit, limit, limit // 2))
        self.cards: dict[str, int] = {}

    def add(self, facts: Facts, copies: int) -> int:
        """Add up to so many copies as far as the rules allow. How many were added."""
        has = self.cards.get(facts.id, 0)
        n = min(copies, self.left, copies_limit(self.identity, facts) - has)
        cost = influence_cost(self.identity, facts) or 0
        if cost:
            n = min(n, self.influence // cost)
        if n < 1:
            return 0
        self.cards[facts.id] = has + n
        self.left -= n
        self.influence -= n * cost
        return n
