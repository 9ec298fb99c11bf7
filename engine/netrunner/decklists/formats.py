"""Which cards a format allows on a day: card pools, and lists of banned, restricted and costly cards (data).

The data file has the shapes of the public card data, so that a host can lay a newer one over it.
"""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.netrunner.decklists import names
from engine.netrunner.decks.building import CannotBuild, random_deck
from engine.netrunner.decks.legality import STARTERS_ONLY, Problem, Reason, Report, report
from engine.netrunner.decks.lists import Deck, core_set_decks, starter_decks
from engine.netrunner.decks.pools import later
from engine.netrunner.objects.definitions import declared
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.facts import AGENDA, Facts

STARTER: Final = "starter"
"""The starter decks as they are (1.4.1a)."""
CASUAL: Final = "casual"
"""All cards that can be played; only the rules of decks (1.4)."""
OURS: Final = ("startup", "standard", "eternal", "system_gateway", "core", CASUAL, STARTER)
"""The formats that are offered before others: first what most play after System Gateway."""
TRIES: Final = 20
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")


class NoLegalDeck(Exception):
    """No random legal deck of a format was found."""


class FormatsError(ValueError):
    """A file of formats that cannot be used; the message says why."""


class Snapshot(msgspec.Struct, frozen=True):
    """From a day on (ISO date), a format has this pool and this list."""

    date_start: str
    card_pool_id: str
    restriction_id: str | None = None


class Format(msgspec.Struct, frozen=True):
    """A format, and what it was in the course of time."""

    id: str
    name: str
    snapshots: tuple[Snapshot, ...]


class CardPool(msgspec.Struct, frozen=True):
    """The sets whose cards a format allows."""

    id: str
    card_set_ids: frozenset[str] = frozenset()


class Restriction(msgspec.Struct, frozen=True):
    """A list: cards that are banned, of which one may be played, that cost points or influence."""

    id: str
    name: str
    date_start: str
    banned: frozenset[str] = frozenset()
    restricted: frozenset[str] = frozenset()
    points: dict[str, tuple[str, ...]] = {}
    point_limit: int | None = None
    global_penalty: dict[str, tuple[str, ...]] = {}
    """What each copy takes off the influence limit, which stays at least 1."""
    universal_faction_cost: dict[str, tuple[str, ...]] = {}
    """What each copy costs in influence besides, in faction too."""
    subtypes: dict[str, tuple[str, ...]] = {}
    """`banned`: subtypes of which every card is banned."""
    max_3_point_agendas: int | None = None


class Formats(msgspec.Struct, frozen=True):
    """All formats, pools and lists, by id."""

    formats: dict[str, Format] = {}
    card_pools: dict[str, CardPool] = {}
    restrictions: dict[str, Restriction] = {}

    @property
    def ids(self) -> list[str]:
        """Every format that can be asked for, ours first."""
        return list(dict.fromkeys((*OURS, *sorted(self.formats))))

    def name(self, format_id: str) -> str:
        """What the data calls a format; its id where it says nothing."""
        return self.formats[format_id].name if format_id in self.formats else format_id

    def in_force(self, format_id: str, on: str) -> Snapshot:
        """What a format is on a day: its last snapshot that has begun, or its first. KeyError for an unknown
        format."""
        snapshots = sorted(self.formats[format_id].snapshots, key=lambda one: one.date_start)
        begun = [one for one in snapshots if one.date_start <= on]
        return begun[-1] if begun else snapshots[0]

    def pool(self, format_id: str, on: str) -> frozenset[str]:
        """The codes of all cards that may be in a deck of the format on a day, declared or not."""
        if format_id == CASUAL:
            return declared() & frozenset(names.cards())
        if format_id == STARTER:
            decks = starter_decks().values()
            return frozenset(code for deck in decks for code in (deck.identity, *deck.cards))
        snapshot = self.in_force(format_id, on)
        sets = self.card_pools[snapshot.card_pool_id].card_set_ids
        inside = [code for code in names.cards() if not sets.isdisjoint(names.printings(code).values())]
        rule = self._list(snapshot)
        return frozenset(inside) - {code for code in inside if rule is not None and _is_banned(code, rule)}

    def report(self, deck: Deck, format_id: str, on: str, edition: str = "") -> Report:
        """Hold a deck against the rules of decks (1.4), a format's pool and list on a day (ISO date), and the
        cards of an edition of the rules. KeyError for an unknown format or edition."""
        found = self._report(deck, format_id, on)
        return _with(found, later(deck, edition)) if edition else found

    def _report(self, deck: Deck, format_id: str, on: str) -> Report:
        basic = report(deck)
        if format_id == CASUAL:
            return basic
        if format_id == STARTER:
            own = deck in starter_decks().values()
            return basic if own else _with(basic, [Problem(Reason.NOT_A_STARTER_DECK)])
        snapshot = self.in_force(format_id, on)
        found = []
        if deck.identity in STARTERS_ONLY and deck in starter_decks().values():
            found.append(Problem(Reason.STARTER_IDENTITY, deck.identity))
        sets = self.card_pools[snapshot.card_pool_id].card_set_ids
        known = {code: names.cards()[code] for code in (deck.identity, *deck.cards) if code in names.cards()}
        by = self.name(format_id)
        for code in sorted(known, key=lambda code: known[code].title):
            if sets.isdisjoint(names.printings(code).values()):
                found.append(Problem(Reason.NOT_IN_POOL, code, by=by))
        rule = self._list(snapshot)
        if rule is not None:
            found += _listed(rule, known, deck, {one.code for one in found})
            return _with(_dearer(basic, rule, deck), found)
        return _with(basic, found)

    def random(self, side: str, format_id: str, on: str, rng: random.Random, edition: str = "") -> Deck:
        """A random deck that is legal in a format on a day, of cards that can be played, those of an edition
        of the rules if one is named. NoLegalDeck if none is found."""
        cycles = EDITIONS[edition].cycles if edition else frozenset()
        if format_id == STARTER:
            lists = core_set_decks() if cycles else starter_decks()
            return rng.choice([one for one in lists.values() if names.cards()[one.identity].side == side])
        pool = sorted(
            code for code in self.pool(format_id, on) & declared()
            if not cycles or names.cards()[code].cycle in cycles
        )  # fmt: skip
        try:
            for _ in range(TRIES):
                deck = random_deck(side, rng, pool)
                if self.report(deck, format_id, on).legal:
                    return deck
        except CannotBuild as error:
            raise NoLegalDeck(f"{side}, {format_id}") from error
        raise NoLegalDeck(f"{side}, {format_id}")

    def _list(self, snapshot: Snapshot) -> Restriction | None:
        return self.restrictions[snapshot.restriction_id] if snapshot.restriction_id else None


def _with(basic: Report, found: list[Problem]) -> Report:
    return replace(basic, problems=(*basic.problems, *found))


def _is_banned(code: str, rule: Restriction) -> bool:
    subtypes = names.cards()[code].subtypes
    return code in rule.banned or any(one in subtypes for one in rule.subtypes.get("banned", ()))


def _listed(rule: Restriction, known: dict[str, Facts], deck: Deck, told: set[str]) -> list[Problem]:
    """What a list says against a deck; cards that the pool lacks are told already."""
    by_title = sorted(known, key=lambda code: known[code].title)
    found = [
        Problem(Reason.BANNED, code, by=rule.name)
        for code in by_title
        if _is_banned(code, rule) and code not in told
    ]
    restricted = tuple(code for code in by_title if code in rule.restricted)
    if len(restricted) > 1:
        found.append(Problem(Reason.RESTRICTED, n=len(restricted), most=1, codes=restricted, by=rule.name))
    worth = {code: int(points) for points, codes in rule.points.items() for code in codes}
    costly = tuple(code for code in by_title if code in worth)
    spent = sum(worth[code] for code in costly)
    if rule.point_limit is not None and spent > rule.point_limit:
        found.append(Problem(Reason.POINTS, n=spent, most=rule.point_limit, codes=costly, by=rule.name))
    large = tuple(
        code for code in by_title if known[code].type == AGENDA and (known[code].agenda_points or 0) >= 3
    )
    copies = sum(deck.cards.get(code, 0) for code in large)
    if rule.max_3_point_agendas is not None and copies > rule.max_3_point_agendas:
        found.append(
            Problem(Reason.LARGE_AGENDAS, n=copies, most=rule.max_3_point_agendas, codes=large, by=rule.name)
        )
    return found


def _dearer(basic: Report, rule: Restriction, deck: Deck) -> Report:
    """The report with influence as a list of old counts it."""
    more = _each(rule.universal_faction_cost, deck)
    less = _each(rule.global_penalty, deck)
    if basic.influence_limit is None or not more + less:
        return basic
    spent, limit = basic.influence + more, max(1, basic.influence_limit - less)
    problems = tuple(one for one in basic.problems if one.reason != Reason.INFLUENCE)
    if spent > limit:
        problems += (Problem(Reason.INFLUENCE, deck.identity, spent, most=limit),)
    return replace(basic, influence=spent, influence_limit=limit, problems=problems)


def _each(costs: dict[str, tuple[str, ...]], deck: Deck) -> int:
    return sum(int(each) * deck.cards.get(code, 0) for each, codes in costs.items() for code in codes)


@cache
def formats() -> Formats:
    """The formats that come with the program."""
    return msgspec.json.decode((names.DATA / "formats.json").read_bytes(), type=Formats)


def newer(text: str) -> Formats:
    """The formats with those of an operator's file laid over them: what it has under an id replaces ours.

    FormatsError says what is wrong with the file.
    """
    try:
        given = msgspec.json.decode(text.encode(), type=Formats)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise FormatsError(str(error)) from error
    ours = formats()
    both = Formats(
        ours.formats | given.formats,
        ours.card_pools | given.card_pools,
        ours.restrictions | given.restrictions,
    )
    for one in given.formats.values():
        if not one.snapshots:
            raise FormatsError(f"format {one.id}: no snapshots")
        for snapshot in one.snapshots:
            if not _DATE.fullmatch(snapshot.date_start):
                raise FormatsError(f"format {one.id}: {snapshot.date_start!r} is no date (YYYY-MM-DD)")
            if snapshot.card_pool_id not in both.card_pools:
                raise FormatsError(f"format {one.id}: there is no card pool {snapshot.card_pool_id}")
            if snapshot.restriction_id and snapshot.restriction_id not in both.restrictions:
                raise FormatsError(f"format {one.id}: there is no list {snapshot.restriction_id}")
    for rule in given.restrictions.values():
        for part in (rule.points, rule.global_penalty, rule.universal_faction_cost):
            if wrong := [key for key in part if not re.fullmatch(r"[0-9]{1,2}", key)]:
                raise FormatsError(f"list {rule.id}: {wrong[0]!r} is no number of points")
    return both
