"""What a card is in any game: its printed facts (chapters 2 and 3) and its declared abilities."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, TypeVar, cast

from engine.netrunner.language import checks
from engine.netrunner.language.abilities import (
    ActiveIn,
    CanAdvance,
    Paid,
    Play,
    Remains,
    Static,
    Sub,
    When,
)
from engine.netrunner.language.happenings import LAST_TURN, Count, Happened, PrintedTotal
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.selectors import Result
from engine.netrunner.language.spoken import unsayable
from engine.netrunner.objects import unseen
from engine.netrunner.table.facts import AGENDA, CONDITION, EXTRA, Face, Facts, card_code, known_facts
from engine.netrunner.table.parts import Ability, Modifier
from engine.netrunner.table.state import seat_named
from engine.speech.structs import inside

FACE = "face"
"""What modifiers of type, subtypes and abilities are filed under (`Trait`)."""


def _refers_to_payment(paid: Paid | Play) -> bool:
    """Whether what an ability does depends on the cards its cost is paid with."""
    return any(isinstance(part, Result) and part.name == "paid" for part in inside(paid.effects))


def replaces(stat: str) -> bool:
    """Whether modifiers with this key (`Modifier.stat`) prevent or replace effects of a kind."""
    return stat.startswith(("instead:", "prevent:"))


def _interrupted(part: object) -> Iterable[str]:
    """Kinds of effects that a part of a declaration interrupts, prevents or replaces."""
    if isinstance(part, Paid):
        return (part.interrupt,) if part.interrupt else ()
    if isinstance(part, When):
        return [heard.removeprefix("would:") for heard in part.on.heard] if part.interrupt else ()
    if isinstance(part, Modifier) and replaces(part.stat):
        return (part.stat.partition(":")[2],)
    return ()


class SortedFace(Face):
    """The characteristics of an object, with its abilities sorted by kind for quick look-up."""

    def __init__(self, facts: Facts, abilities: tuple[Ability, ...], ids: tuple[int, ...] = ()) -> None:
        super().__init__(facts, abilities, ids)
        named = tuple(zip(self.ids, abilities, strict=True))
        self.paid = tuple((i, a) for i, a in named if isinstance(a, Paid))
        self.actions = tuple((i, a) for i, a in self.paid if a.cost.clicks)
        self.window = tuple(
            (i, a) for i, a in self.paid if not a.cost.clicks and not a.interrupt and not a.access
        )
        self.access = tuple((i, a) for i, a in self.paid if a.access)
        self.subs = tuple(a for a in abilities if isinstance(a, Sub))
        self.sub_ids = tuple(i for i, a in named if isinstance(a, Sub))
        self.remains = next((a for a in abilities if isinstance(a, Remains)), None)
        """What keeps it in the play area once it has resolved (3.5.1b, c)."""
        nothing = Play(()) if self.remains is not None else None
        self.play = next((a for a in abilities if isinstance(a, Play)), nothing)
        self.whens: dict[str, tuple[tuple[int, When], ...]] = {}
        for i, a in named:
            if isinstance(a, When):
                for kind in a.on.heard:
                    self.whens[kind] = (*self.whens.get(kind, ()), (i, a))
        self.standing = tuple((i, a) for i, a in named if isinstance(a, When) and not a.on.heard)
        """Abilities with a static condition (9.6.7)."""
        elsewhere: dict[str, list[tuple[int, Ability]]] = {}
        for i, a in named:
            if isinstance(a, ActiveIn):
                for zone in a.zones:
                    elsewhere.setdefault(zone, []).append((i, a.ability))
                if isinstance(a.ability, Paid):
                    self.paid = (*self.paid, (i, a.ability))
        self.elsewhere = {
            zone: SortedFace(facts, tuple(a for _, a in found), tuple(i for i, _ in found))
            for zone, found in elsewhere.items()
        }
        """What it has in zones in which cards are inactive (9.1.8b)."""
        self.interrupts = tuple((i, a) for i, a in self.paid if a.interrupt)
        self.paid_with = frozenset(i for i, a in self.paid if _refers_to_payment(a))
        """Paid abilities that do something to what their cost is paid with."""
        self.spends = self.play is not None and _refers_to_payment(self.play)
        """Whether the play ability does something to what the card was paid with."""
        self.statics: dict[str, tuple[Static, ...]] = {}
        for a in abilities:
            if isinstance(a, Static):
                stat = a.modifier.stat
                self.statics[stat] = (*self.statics.get(stat, ()), a)
        self.traits = tuple((i, a) for i, a in named if isinstance(a, Static) and a.modifier.stat == FACE)
        """Static abilities that change what objects are, with their ids."""
        self.can_be_advanced = facts.type == AGENDA or any(isinstance(a, CanAdvance) for a in abilities)


class Definition(SortedFace):
    """What a card is in any game, and all that its abilities may ever look at.

    Rules: 1.18.3, 3.2.4, 9.1.8f, 3.4.7.
    """

    def __init__(
        self, facts: Facts, abilities: tuple[Ability, ...], back: str = "", backs: tuple[str, ...] = ()
    ) -> None:
        super().__init__(facts, abilities)
        self.backs = backs or ((back,) if back else ())
        """The reverse sides that copies of the card have (1.5.2)."""
        parts = [part for ability in abilities for part in inside(ability)]
        self.stats = frozenset(part.stat for part in parts if isinstance(part, Modifier))
        """What its abilities change, be it for a while."""
        self.interrupting = any(isinstance(part, Paid | When) and bool(part.interrupt) for part in parts)
        """Whether it may have interrupts (9.9), its own or given ones."""
        self.interrupted = frozenset(kind for part in parts for kind in _interrupted(part))
        """Kinds of effects that it may interrupt, prevent or replace."""
        self.heard = frozenset(kind for part in parts if isinstance(part, When) for kind in part.on.heard)
        """Events its abilities listen to, be it for a while."""
        self.subroutines = tuple(part for part in parts if isinstance(part, Sub))
        """Those it has and those that its abilities give."""
        self.back = back
        self.condition = next((part.abilities for part in parts if isinstance(part, ConditionText)), ())
        """What it says as a condition counter (10.1.4)."""
        self.recalled = frozenset(
            kind
            for part in parts
            if isinstance(part, Happened | Count | PrintedTotal) and part.span == LAST_TURN
            for kind in part.pattern.heard
        )
        """Events of a last turn that its abilities look back upon."""

    def names_subroutine(self, effects: tuple[object, ...]) -> int:
        """Which of its subroutines has these instructions; -1 for one that another card has given."""
        return next((i for i, sub in enumerate(self.subroutines) if sub.effects == effects), -1)


FACEDOWN = SortedFace(Facts(id="", title="", side="runner", faction="", type=""), ())
"""An installed facedown Runner card: no name, type, subtypes or abilities (8.1.4a, 4.6.4d)."""


@lru_cache(maxsize=4096)
def changed_face(facts: Facts, abilities: tuple[Ability, ...], ids: tuple[int, ...]) -> SortedFace:
    """The face with these characteristics: the same one whenever they are the same."""
    return SortedFace(facts, abilities, ids)


_BY_CODE: list[Callable[[], None]] = []
"""What forgets all that was worked out from declarations, which tests take back."""

_Function = TypeVar("_Function", bound=Callable[..., Any])


def by_code(function: _Function) -> _Function:
    """Remember what a function says of codes, as long as their cards are declared as they are."""
    remembered = lru_cache(maxsize=512)(function)
    _BY_CODE.append(remembered.cache_clear)
    return cast("_Function", remembered)


def forget_codes() -> None:
    """Some card is declared anew, as tests do: forget what functions have said of codes."""
    for forget in _BY_CODE:
        forget()


@by_code
def agenda_face(code: str, points: int) -> SortedFace:
    """A card of either side in a score area "as an agenda" worth some points, and nothing else (10.1.3)."""
    printed = definition(code).facts
    return SortedFace(
        Facts(id=code, title="", side=printed.side, faction="", type=AGENDA, agenda_points=points), ()
    )


_DECLARED: dict[str, tuple[Ability, ...]] = {}
_BACKS: dict[str, str] = {}
_VERSIONS: dict[str, tuple[str, ...]] = {}
"""The reverse sides of cards of which copies have different ones (1.5.2)."""
CHECKED: dict[str, tuple[tuple[object, ...], Definition]] = {}
"""What was declared under a code, and the definition it made: tests declare small cards again and again."""
_TITLED: dict[str, dict[str, None]] = {}
"""Codes of declared cards by their titles (`plain`), in the order of their declaration."""
KNOWN: dict[str, Definition] = {}
"""Definitions made so far; `definition` makes the others."""


_UNVERIFIED: set[str] = set()
"""Codes of cards that were declared without a look at whether they could work."""
_relying = False


@contextmanager
def relied_upon() -> Iterator[None]:
    """What is declared inside is looked at when somebody asks (`verify`) and not now: the cards that come
    with the engine, which a test goes through. A thousand at each start would take longer than all else.
    """
    global _relying  # noqa: PLW0603  there is one place where cards are declared
    before, _relying = _relying, True
    try:
        yield
    finally:
        _relying = before


def verify(code: str) -> None:
    """`checks.DeclarationError` if a card could not work, or could not be said in every language."""
    if code in _UNVERIFIED:
        made = definition(code)
        checks.check(code, _DECLARED[code], made.facts)
        _look(code, made)
        _UNVERIFIED.discard(code)


def _look(code: str, made: Definition) -> None:
    lacking = unsayable(made)
    if lacking:
        raise checks.DeclarationError(f"{code} cannot be said: {'; '.join(lacking)}")


def card(
    code: str, *abilities: Ability, facts: Facts | None = None, back: str = "", backs: tuple[str, ...] = ()
) -> None:
    """Declare what a card does; `checks.DeclarationError` if it could not (of cards that come with the engine
    `verify` says so: every test that names one asks it).

    `facts` only for cards that are not in the data file (tests).

    `back` is the code under which the other side of a double-sided card is declared (3.1.1a); `backs` are
    those of a card whose copies have different ones (1.5.2).
    """
    back = back or (backs[0] if backs else "")
    if code in _DECLARED:
        raise ValueError(f"{code} is declared twice")
    said = abilities, facts, back, backs
    kept = CHECKED.get(code)
    if kept is not None and kept[0] == said:
        made = kept[1]
    else:
        printed = facts or known_facts()[code]
        if _relying:
            made = Definition(printed, abilities, back, backs)
            _UNVERIFIED.add(code)
        else:
            checks.check(code, abilities, printed)
            made = Definition(printed, abilities, back, backs)
            _look(code, made)
            CHECKED[code] = said, made
    KNOWN[code] = made
    _DECLARED[code] = abilities
    _TITLED.setdefault(plain(made.title), {})[code] = None
    if back:
        _BACKS[code] = back
    if backs:
        _VERSIONS[code] = backs
    if facts is not None:
        EXTRA[code] = facts
    unseen.declare(code, seat_named(made.facts.side), abilities, made.recalled)


@contextmanager
def taken_back() -> Iterator[None]:
    """What is declared inside is taken back at the end: for the small cards of tests."""
    declared_before, extra_before, backs_before = dict(_DECLARED), dict(EXTRA), dict(_BACKS)
    try:
        yield
    finally:
        for code in _DECLARED.keys() - declared_before.keys():
            _TITLED[plain(definition(code).title)].pop(code)
            KNOWN.pop(code, None)
            unseen.forget(code)
            KNOWN.pop(code + CONDITION, None)
        _DECLARED.clear()
        _DECLARED.update(declared_before)
        EXTRA.clear()
        EXTRA.update(extra_before)
        _BACKS.clear()
        _BACKS.update(backs_before)
        forget_codes()


def declared() -> frozenset[str]:
    """Codes of all declared cards."""
    return frozenset(_DECLARED)


def definition(code: str) -> Definition:
    """The definition with this code. KeyError if there is none.

    Rules: 10.1.4, 2.15.5.
    """
    if code in KNOWN:
        return KNOWN[code]
    if code.endswith(CONDITION):
        printed = definition(card_code(code))
        facts = Facts(id=code, title=printed.title, side=printed.facts.side, faction="", type="")  # 2.15.5
        found = KNOWN[code] = Definition(facts, printed.condition)
    else:
        facts = EXTRA.get(code) or known_facts()[code]
        found = KNOWN[code] = Definition(
            facts, _DECLARED[code], _BACKS.get(code, ""), _VERSIONS.get(code, ())
        )
    return found


def titled(title: str) -> Iterable[str]:
    """Codes of the declared cards with this title; accents and case do not matter."""
    return _TITLED.get(plain(title), {}).keys()


def front(code: str) -> str:
    """The front side of a double-sided card (3.1.1a); the code itself of any other."""
    for front, backs in _VERSIONS.items():
        if code in backs:
            return front
    for front, back in _BACKS.items():  # the side that is declared first
        if code in (front, back):
            return front
    return code


def other_sides(code: str) -> tuple[str, ...]:
    """What may lie on the other side of a double-sided card (3.1.1a): of a back its front; () of others."""
    one = front(code)
    if code != one:
        return (one,)
    return _VERSIONS.get(code) or ((_BACKS[code],) if code in _BACKS else ())


@lru_cache(8192)
def plain(text: str) -> str:
    """Lower-case letters and digits of a title without accents, for searching.

    Some titles have an apostrophe that counts as a letter (U+02BC); nobody types it.
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if c.isalnum() and unicodedata.category(c) != "Lm")


def find_cards(text: str, among: frozenset[str] | None = None) -> list[str]:
    """Codes of declared cards whose title holds the text; titles that begin with it come first."""
    wanted = plain(text)
    if text.strip() and not wanted:
        return []  # only signs: nobody's title
    hits = []
    for code in _DECLARED if among is None else among & declared():
        title = plain(definition(code).title)
        if wanted in title:
            hits.append((not title.startswith(wanted), title, code))
    return [code for _, _, code in sorted(hits)]
