"""What fields of words take beyond their type: numbers with a least value, names of a list, no empty list.

`checks` holds declarations to it. mypy sees the plain type; saves hold plain values.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Annotated, Final, Literal, NamedTuple, get_args

from engine.netrunner.table.facts import EXTRA, known_facts
from engine.netrunner.table.parts import Central, ServerName


class NotBelow(NamedTuple):
    """Mark of a number, or of an amount if it is a fixed one: at least `least`."""

    least: int


class NotZero(NamedTuple):
    """Mark of a number, or of an amount if it is a fixed one: not 0."""


class Known(NamedTuple):
    """Mark of a name that has to be on a list, or "" if the field is not used."""

    what: str
    names: Callable[[], frozenset[str]]


class NotEmpty(NamedTuple):
    """Mark of a tuple that has to hold something."""


NATURAL: Final = NotBelow(0)
POSITIVE: Final = NotBelow(1)
NOT_ZERO: Final = NotZero()
Natural = Annotated[int, NATURAL]
Positive = Annotated[int, POSITIVE]
Change = Annotated[int, NOT_ZERO]


GIVEN: Final = frozenset(("assassination",))
"""Subtypes that no card has printed."""


@cache
def subtypes() -> frozenset[str]:
    """All subtypes of the game (2.16), as the facts of its cards have them, and those of agendas that cards
    become (10.1.3)."""
    return GIVEN | {subtype for facts in known_facts().values() for subtype in facts.subtypes}


@cache
def factions() -> frozenset[str]:
    """All factions (2.13)."""
    return frozenset(facts.faction for facts in known_facts().values())


@cache
def _known_titles() -> frozenset[str]:
    return frozenset(facts.title for facts in known_facts().values())


def titles() -> frozenset[str]:
    """The titles of all cards (2.1), those of tests among them."""
    return _known_titles() | {facts.title for facts in EXTRA.values()}


def codes() -> frozenset[str]:
    """The codes of all cards."""
    return frozenset(known_facts()) | EXTRA.keys()


if TYPE_CHECKING:
    Breached = Central
    RunServer = Literal["hq", "rd", "archives", "remote", "that", "mark"]
    EventServer = ServerName
else:  # the rules make the same words about remote servers by their ids, which saves hold

    def _listed(*names: str) -> Callable[[], frozenset[str]]:
        return lambda: frozenset(names)

    Breached = Annotated[str, Known("central server", _listed(*get_args(Central)))]
    RunServer = Annotated[
        str, Known("server to run on", _listed(*get_args(Central), "remote", "that", "mark"))
    ]
    EventServer = Annotated[str, Known("server", _listed(*get_args(ServerName)))]

SubtypeName = Annotated[str, Known("subtype", subtypes)]
FactionName = Annotated[str, Known("faction", factions)]
Title = Annotated[str, Known("title of a card", titles)]
Code = Annotated[str, Known("code of a card", codes)]
