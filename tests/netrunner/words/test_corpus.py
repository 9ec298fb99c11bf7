"""The generated corpus: each instruction after each event, each modifier for each time, in each language.

`make test` says every instruction after some events and every event before some instructions; `make sweep`
says all pairs. What must never appear in a text is in `tests.speech.test_corpus`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, get_args

import pytest

from engine.netrunner.language import effects, flow
from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.base import Pattern
from engine.netrunner.language.happenings import RUN, AnyOf, First, Next, On, While, would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.roles import DETAILS, ROLES
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ability, Duration, EffectKind, Modifier
from engine.speech import LANGUAGES
from tests.netrunner.words.samples import CORP, PROGRAM, RUNNER, least, texts, words_of
from tests.netrunner.words.test_fields import GIVEN
from tests.speech.test_corpus import check


def of(kind: type) -> list[Any]:
    """Each word of a kind once."""
    words = sorted(words_of(kind), key=lambda word: word.__name__)
    return [least(word, **GIVEN.get(word.__name__, {})) for word in words]


def patterns() -> Iterator[Pattern]:
    """Every kind of event: by itself, with a card, this card, a doer, a detail; how often."""
    for kind, roles in ROLES.items():
        details = DETAILS.get(kind, (None,))
        if kind is not EventKind.IMMINENT:
            yield On(kind)
            yield First(On(kind))
            yield On(kind, detail=details[-1])
        if "what" in roles and kind is not EventKind.IMMINENT:
            yield On(kind, what=PROGRAM)
            yield On(kind, what=ThisCard())
        if "where" in roles and kind is not EventKind.IMMINENT:
            yield On(kind, where=("hq", "remote"))
    for name in get_args(EffectKind):
        yield would(name)
        yield First(would(name), RUN)
    yield Next(On(EventKind.ENCOUNTER))
    yield First(On(EventKind.PLAY) | On(EventKind.INSTALL), nth=2)


PATTERNS = list(patterns())
EFFECTS = of(Effect)
assert {AnyOf, While} <= set(words_of(Pattern))
"""Put together of others, and told as conditions."""


def told(language: str, ability: Ability) -> None:
    """An ability on a card of either side, whose texts have nothing that must never appear."""
    for on in (CORP, RUNNER):
        for text in texts(ability, language, on):
            assert text, f"nothing is said of {ability}: is there a clause (`@says`) for each word in it?"
            check(language, text)


def pairs() -> Iterator[tuple[Pattern, Effect]]:
    """Every pattern and every effect, so that the first of them have each at least once."""
    for shift in range(len(EFFECTS)):
        for i, pattern in enumerate(PATTERNS):
            yield pattern, EFFECTS[(i + shift) % len(EFFECTS)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_instructions_after_events(language: str) -> None:
    for pattern, effect in islice(pairs(), 2 * len(PATTERNS)):
        told(language, When(pattern, (effect,)))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_instruction_after_every_event(language: str) -> None:
    for pattern, effect in pairs():
        told(language, When(pattern, (effect,)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_instruction_alone_and_as_an_offer(language: str) -> None:
    for effect in EFFECTS:
        told(language, Play((effect, effects.Gain(1))))
        told(language, When(On(EventKind.ENCOUNTER), (flow.May((effect,)),), optional=False))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier_for_every_time(language: str) -> None:
    for modifier, duration in product(of(Modifier), get_args(Duration)):
        told(language, Play((flow.ForNow(modifier, duration),)))
    for pattern, duration in product(PATTERNS[:40], get_args(Duration)):
        told(language, Play((flow.Delayed(When(pattern, (effects.Gain(2),)), duration),)))
