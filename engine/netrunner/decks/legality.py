"""Whether a deck is legal (1.4), with every reason why it is not."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

import msgspec

from engine.messages import DEFAULT, items, say
from engine.netrunner.decks.lists import Deck, starter_decks
from engine.netrunner.language.deck_rules import (
    AgendasOfEachFaction,
    Bars,
    BringsCopies,
    CopiesAtMost,
    DeckRule,
    FirstCopiesFree,
    FreeInfluence,
    StartsInstalled,
)
from engine.netrunner.objects.definitions import by_code, declared, definition
from engine.netrunner.table.facts import AGENDA, Facts, facts_of

STARTERS_ONLY: Final = frozenset(("the_catalyst_convention_breaker", "the_syndicate_profit_over_principle"))
"""Identities that are legal with the decks of the starter pack alone (1.4.1a)."""


class Reason(StrEnum):
    """Why a deck is not legal; the message is `nrd-<reason>`."""

    NO_SUCH_CARD = "no-such-card"
    """Nobody knows a card of this code."""
    NOT_PLAYABLE = "not-playable"
    """The card exists; the engine does not play it yet."""
    NOT_AN_IDENTITY = "not-an-identity"
    STARTER_IDENTITY = "starter-identity"
    TOO_SMALL = "too-small"
    IDENTITY_INSIDE = "identity-inside"
    OTHER_SIDE = "other-side"
    OUT_OF_FACTION = "out-of-faction"
    """Out of faction and without an influence cost."""
    BARRED = "barred"
    """The identity does not allow the card."""
    INFLUENCE = "influence"
    AGENDA_POINTS = "agenda-points"
    COPIES = "copies"
    NOT_OUTSIDE = "not-outside"
    """Brought along without a card that asks for it (1.5.1)."""
    TOO_FEW_OUTSIDE = "too-few-outside"
    """Fewer different cards brought along than the identity starts with (1.5.3a)."""
    NO_COPIES = "no-copies"
    """Listed with no copies, or fewer."""
    # What a format says.
    NOT_A_STARTER_DECK = "not-a-starter-deck"
    NOT_IN_EDITION = "not-in-edition"
    """The rules that are played by did not have the card."""
    NOT_IN_POOL = "not-in-pool"
    BANNED = "banned"
    RESTRICTED = "restricted"
    """More than one of the cards of which a deck may have one."""
    POINTS = "points"
    """Cards that cost more points of a list than there are."""
    LARGE_AGENDAS = "large-agendas"
    """Too many agendas worth three points or more."""


MISSING: Final = (Reason.NO_SUCH_CARD, Reason.NOT_PLAYABLE)
"""What is wrong where a card is not there to be played."""
_OF_CARDS: Final = (Reason.NOT_PLAYABLE, Reason.NOT_IN_EDITION, Reason.NOT_IN_POOL, Reason.BANNED)
"""What is said of all cards at once of which it is true (`nrd-all-<reason>`)."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong. `n` is what there is, `least` and `most` what may be (0 where that says
    nothing), `code` the card it is about, "" for the whole deck, `codes` the cards if it is about several,
    `by` the format or list that says so."""

    reason: Reason
    code: str = ""
    n: int = 0
    least: int = 0
    most: int = 0
    codes: tuple[str, ...] = ()
    by: str = ""

    def say(self, language: str = DEFAULT) -> str:
        """A sentence for its owner, with the card named."""
        return say(
            language, f"nrd-{self.reason}", card=_title(self.code), n=self.n, least=self.least,
            most=self.most, cards=items(language, map(_title, self.codes)), by=self.by,
        )  # fmt: skip


def _title(code: str) -> str:
    facts = facts_of(code)
    return facts.title if facts is not None else code


class Report(msgspec.Struct, frozen=True):
    """The figures of a deck, and what is wrong with it."""

    size: int
    minimum: int
    influence: int
    influence_limit: int | None
    """None without a limit."""
    points: int
    """Agenda points; 0 for a Runner's deck."""
    problems: tuple[Problem, ...]

    @property
    def legal(self) -> bool:
        """Whether the deck can be played (1.4.2)."""
        return not self.problems

    def lines(self, language: str = DEFAULT) -> list[str]:
        """Everything that is wrong, a sentence each; what is wrong with several cards alike is one."""
        alike: dict[tuple[Reason, str], list[Problem]] = {}
        for number, problem in enumerate(self.problems):
            key = problem.by if problem.reason in _OF_CARDS else str(number)
            alike.setdefault((problem.reason, key), []).append(problem)
        return [_said(found, language) for found in alike.values()]


def _said(alike: Sequence[Problem], language: str) -> str:
    """What is wrong with one card, or alike with several."""
    first = alike[0]
    if len(alike) == 1:
        return first.say(language)
    cards = items(language, (_title(problem.code) for problem in alike))
    return say(language, f"nrd-all-{first.reason}", cards=cards, by=first.by)


def points_range(size: int) -> tuple[int, int]:
    """How many agenda points a Corp deck of this size holds (1.4.6a to d): for 40 to 44 cards 18 or 19.

    The rules name no range below 40 cards; it goes on in the same steps.
    """
    least = 2 * (size // 5) + 2
    return least, least + 1


@by_code
def rules_of(code: str) -> tuple[DeckRule, ...]:
    """What a card says about decks; nothing if it is not declared."""
    if code not in declared():
        return ()
    return tuple(ability for ability in definition(code).abilities if isinstance(ability, DeckRule))


def copies_limit(identity: Facts, facts: Facts) -> int:
    """How many copies of a card the identity's decks may hold (1.4.7)."""
    limits = [rule.n for rule in rules_of(identity.id) if isinstance(rule, CopiesAtMost)]
    return min([facts.deck_limit, *limits])


def barred(identity: Facts, facts: Facts) -> Reason | None:
    """Why no deck of the identity may hold the card, None if one may (1.4.4)."""
    if facts.type.endswith("_identity"):
        return Reason.IDENTITY_INSIDE
    if facts.side != identity.side:
        return Reason.OTHER_SIDE
    rules = rules_of(identity.id)
    if any(isinstance(rule, Bars) and rule.of.matches(facts) for rule in rules):
        return Reason.BARRED
    foreign_agendas = facts.type == AGENDA and any(isinstance(rule, AgendasOfEachFaction) for rule in rules)
    if influence_cost(identity, facts) is None and not foreign_agendas:
        return Reason.OUT_OF_FACTION
    return None


def influence_cost(identity: Facts, facts: Facts) -> int | None:
    """What one copy costs by its printed value: 0 in faction, None if it has no influence cost (1.4.4).

    Neutral cards are out of faction, also for neutral identities (1.4.5).
    """
    neutral = facts.faction.startswith("neutral")
    return 0 if facts.faction == identity.faction and not neutral else facts.influence_cost


def influence(identity: Facts, cards: dict[Facts, int]) -> int:
    """What a deck's cards cost together, counted by copy (1.4.5, 1.4.5a)."""
    total = 0
    first_free = [rule.of for rule in rules_of(identity.id) if isinstance(rule, FirstCopiesFree)]
    for facts, copies in cards.items():
        free = [rule for rule in rules_of(facts.id) if isinstance(rule, FreeInfluence)]
        if any(rule.holds(cards) for rule in free):
            continue
        counted = copies - any(of.matches(facts) for of in first_free)
        total += (influence_cost(identity, facts) or 0) * max(0, counted)
    return total


def report(deck: Deck, *, starters: bool = False) -> Report:
    """Hold a deck against the rules for building decks (1.4).

    The decks of the starter pack are legal as they are. `starters` allows their identities for other decks
    too.

    Rules: 1.4.1, 1.4.2.
    """
    identity = facts_of(deck.identity)
    cards: dict[Facts, int] = {}
    found: list[Problem] = []
    for code in (deck.identity, *sorted({*deck.cards, *deck.extra})):
        facts = facts_of(code)
        if facts is None:
            found.append(Problem(Reason.NO_SUCH_CARD, code))
        elif code not in declared():
            found.append(Problem(Reason.NOT_PLAYABLE, code))
        if facts is not None and code in deck.cards:
            cards[facts] = deck.cards[code]
    points = sum((facts.agenda_points or 0) * copies for facts, copies in cards.items())
    # The other side of a double-sided identity (3.1.1a) has no deck size: decks are built around the front.
    if identity is None or not identity.type.endswith("_identity") or identity.minimum_deck_size is None:
        if identity is not None:
            found.append(Problem(Reason.NOT_AN_IDENTITY, deck.identity))
        return Report(deck.size, 0, 0, None, points, tuple(found))
    cost = influence(identity, cards)
    if deck not in starter_decks().values():
        if identity.id in STARTERS_ONLY and not starters:
            found.append(Problem(Reason.STARTER_IDENTITY, identity.id))
        found += _cards(identity, cards)
        found += _whole(identity, deck.size, cost, points)
        found += _extra(identity, deck)
    return Report(deck.size, identity.minimum_deck_size, cost, identity.influence_limit, points, tuple(found))


def _cards(identity: Facts, cards: dict[Facts, int]) -> list[Problem]:
    """What is wrong with single cards (1.4.4, 1.4.7)."""
    found = []
    for facts, copies in sorted(cards.items(), key=lambda pair: pair[0].title):
        reason = barred(identity, facts)
        if reason is not None:
            found.append(Problem(reason, facts.id, copies))
            continue
        limit = copies_limit(identity, facts)
        if copies > limit:
            found.append(Problem(Reason.COPIES, facts.id, copies, most=limit))
        elif copies < 1:
            found.append(Problem(Reason.NO_COPIES, facts.id, copies, least=1))
    for rule in rules_of(identity.id):
        if isinstance(rule, AgendasOfEachFaction):
            found += _agendas_of_each_faction(identity, cards, rule.n)
    return found


def _extra(identity: Facts, deck: Deck) -> list[Problem]:
    """What is wrong with the cards from outside the deck (1.5.1, 1.5.3a): they count for nothing (1.5.3c)."""
    rules = rules_of(identity.id)
    started = [rule for rule in rules if isinstance(rule, StartsInstalled)]
    found, different = [], 0
    for code in sorted(deck.extra):
        facts = facts_of(code)
        if facts is None:
            continue
        begins = any(rule.of.matches(facts) for rule in started)
        different += begins
        # Other identities are for cards that switch them (1.5.4a), copies of one's own for that one (1.5.2a),
        # which may have other reverse sides (1.5.2).
        other = facts.type == "runner_identity" and identity.side == "runner"
        copy = facts.title == identity.title and any(isinstance(rule, BringsCopies) for rule in rules)
        if not (begins or other or copy):
            found.append(Problem(Reason.NOT_OUTSIDE, code, deck.extra[code]))
        elif deck.extra[code] < 1:
            found.append(Problem(Reason.NO_COPIES, code, deck.extra[code], least=1))
    found += [
        Problem(Reason.TOO_FEW_OUTSIDE, identity.id, different, least=rule.n)
        for rule in started
        if different < rule.n
    ]
    return found


def _agendas_of_each_faction(identity: Facts, cards: dict[Facts, int], n: int) -> list[Problem]:
    seen: dict[str, int] = {}
    found = []
    for facts in sorted(cards, key=lambda facts: facts.title):
        if facts.type == AGENDA and facts.faction != identity.faction:
            seen[facts.faction] = seen.get(facts.faction, 0) + 1
            if seen[facts.faction] > n:
                found.append(Problem(Reason.BARRED, facts.id, cards[facts]))
    return found


def _whole(identity: Facts, size: int, cost: int, points: int) -> list[Problem]:
    """What is wrong with the deck as a whole (1.4.3, 1.4.5, 1.4.6)."""
    found = []
    if size < (identity.minimum_deck_size or 0):
        found.append(Problem(Reason.TOO_SMALL, identity.id, size, least=identity.minimum_deck_size or 0))
    if identity.influence_limit is not None and cost > identity.influence_limit:
        found.append(Problem(Reason.INFLUENCE, identity.id, cost, most=identity.influence_limit))
    if identity.side == "corp":
        # A deck that is too small is told of the size it will have.
        least, most = points_range(max(size, identity.minimum_deck_size or 0))
        if not least <= points <= most:
            found.append(Problem(Reason.AGENDA_POINTS, "", points, least, most))
    return found
