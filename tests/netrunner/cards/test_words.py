"""Every word of the card language says itself, and every value of its closed vocabularies has words."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import get_args

import pytest

from engine.netrunner import language
from engine.netrunner.language import base, instructions, places, selectors, sets
from engine.netrunner.language.amounts import NumberName
from engine.netrunner.language.costs import Act, payment
from engine.netrunner.language.wording import amounts, flow, modifiers, voice
from engine.netrunner.language.wording import installing as installs
from engine.netrunner.language.wording import sets as said_sets
from engine.netrunner.table import parts
from engine.netrunner.table.card import COUNTERS
from engine.netrunner.table.events import EventKind
from engine.speech.speaking import grammar

for module in pkgutil.walk_packages(language.__path__, "engine.netrunner.language."):
    importlib.import_module(module.name)

ABSTRACT = frozenset(("Counted", "OnCards", "Said", "Trait", "DeckRule", "Priced", "Installing", "Upcoming"))
"""No words of cards: what several share, and what only states hold."""
WORDS: tuple[tuple[type, str], ...] = (
    (instructions.Effect, "clause"), (parts.Modifier, "clause"), (base.Condition, "clause"),
    (parts.Ability, "clause"), (base.Selector, "noun"), (base.Ref, "noun"),
    (base.Amount, "quantity"), (payment.CostPart, "paid"),
)  # fmt: skip


def words_of(kind: type) -> Iterator[type]:
    """The concrete words of a kind that the engine has."""
    subclasses: list[type] = kind.__subclasses__()
    for word in subclasses:
        yield from words_of(word)
        engine = word.__module__.startswith("engine.netrunner.language")
        if engine and not word.__name__.startswith("_") and word.__name__ not in ABSTRACT:
            yield word


@pytest.mark.parametrize(("kind", "method"), WORDS)
def test_every_word_has_its_clause(kind: type, method: str) -> None:
    found = set(words_of(kind))
    assert found
    unsaid = getattr(kind, method)
    if kind not in (
        base.Amount,
        payment.CostPart,
    ):  # one function says all of these, and tells what it does not know
        assert sorted(word.__name__ for word in found if getattr(word, method) is unsaid) == []


def test_every_value_of_the_closed_vocabularies_has_words() -> None:
    assert set(get_args(NumberName)) <= amounts._REMEMBERED.keys()
    # "that" is what `Delayed.that` says it is.
    assert set(get_args(selectors.ResultName)) - {"that"} <= voice.DONE.keys()
    assert set(get_args(sets.Stat)) <= said_sets.STATS.keys() | voice.COUNTERS.keys()
    assert set(get_args(places.Place)) <= voice._SERVERS.keys()
    assert (
        set(get_args(parts.Duration)) - {"", "active", "next_turn", "next_turn_ends"} <= flow.DURATIONS.keys()
    )
    assert set(get_args(parts.Rezzing)) - {""} <= installs._REZZED.keys()
    assert set(COUNTERS) <= voice.COUNTERS.keys()
    own = {
        "purge",
        "end_run",
        "empty_pool",
        "create_server",
        "search",
        "success",
        "run",
        "jack_out",
        "pay_trash_cost",
    }
    assert {*get_args(parts.Act), *get_args(parts.Duty)} - own <= modifiers._ACTS.keys()
    phrases = grammar("en").lexicon.phrases
    for act in get_args(Act):
        assert {f"{how}_{act.replace(' ', '_')}" for how in ("to", "for", "extra")} <= phrases.keys(), act


def test_every_kind_of_event_that_cards_hear_has_words() -> None:
    from engine.netrunner.language.wording.events import EVENTS

    log_only = {
        EventKind.BOOST, EventKind.WEAKEN, EventKind.STANDING, EventKind.TURN, EventKind.KEEP,
        EventKind.MULLIGAN, EventKind.DRAWS,
        EventKind.SUBROUTINE, EventKind.TRIGGERS, EventKind.PAYS_FOR, EventKind.BID, EventKind.NAMES,
        EventKind.SERVER_GONE, EventKind.CONCEDE,
        EventKind.GAME_OVER, EventKind.TURN_TOTALS, EventKind.SWITCH, EventKind.RUN_PLAN, EventKind.ORDERED,
        EventKind.ATTEMPT,
        EventKind.CHOOSE, EventKind.MARK,
    }  # fmt: skip
    assert set(EventKind) - EVENTS.keys() == log_only
