"""The same game in every language: nothing is left in English, and nothing but words is different."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from engine.messages import DEFAULT, LANGUAGES, catalogue, identifiers
from engine.netrunner import Game, card_info, find_card, new_game
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.shown.recap import recap
from engine.netrunner.table.facts import facts_of
from engine.netrunner.table.state import CORP, RUNNER, SEATS, SPECTATOR
from engine.netrunner.testkit import Table
from tests.long import slices

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
VIEWERS = (*SEATS, SPECTATOR)
WORDS = frozenset((
    "ending", "first", "first_under", "twin", "under",
    "language", "where", "name", "server_name", "prompt", "label", "group", "confirm", "text", "subroutines",
))  # fmt: skip
"""Fields of a view that hold words."""
MOST = 400
GAMES = slices([range(2), range(2, 8)], 1)
"""Seeds of the games that are read through."""


def played(seed: int) -> Iterator[Game]:
    """A random game at each of its decisions, and after its last answer."""
    chance = random.Random(seed)
    policy = ASK_ALL if seed % 3 == 0 else POLICY
    game = new_game(("beginner", "intermediate")[seed % 2], seed, policy=policy)
    for _ in range(MOST):
        yield game
        if not game.decisions:
            return
        decision = chance.choice(game.decisions)
        size = chance.randint(decision.minimum, decision.maximum)
        game.answer(
            decision.seat, decision.id, [option.key for option in chance.sample(decision.options, size)]
        )


def words(value: object, name: str = "") -> Iterator[str]:
    """The words of a view, in order; signs are named for whoever draws them."""
    if isinstance(value, dict):
        for key, part in value.items():
            if key not in ("language", "signs"):
                yield from words(part, key)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words(part, name)
    elif isinstance(value, str) and name in WORDS:
        yield value


def wordless(value: object) -> object:
    """A view without its words."""
    if isinstance(value, dict):
        return {key: wordless(part) for key, part in value.items() if key not in WORDS}
    return [wordless(part) for part in value] if isinstance(value, list | tuple) else value


def view(game: Game, seat: str, language: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(game.view(seat, language))
    return found


@cache
def said(language: str, seeds: range) -> frozenset[tuple[str, str]]:
    """What is said in some games in a language, beside the same in English."""
    pairs: set[tuple[str, str]] = set()
    for seed in seeds:
        for game in played(seed):
            for seat in game.waiting_for or VIEWERS:
                here, there = (list(words(view(game, seat, each))) for each in (language, DEFAULT))
                pairs.update(zip(here, there, strict=True))
            for seat in VIEWERS:
                told = (recap(game, game.log, seat, each) for each in (language, DEFAULT))
                pairs.update(zip(*told, strict=True))
                for event in game.log:
                    line, english = game.describe(event, seat, language), game.describe(event, seat)
                    assert (line is None) == (english is None)
                    if line is not None and english is not None:
                        pairs.add((line, english))
    return frozenset(pairs)


@cache
def names() -> re.Pattern[str]:
    """What is called the same everywhere: cards, zones, terms of the game."""
    titles = sorted(
        (facts.title for code in find_card("") if (facts := facts_of(code))), key=len, reverse=True
    )
    terms = r"|HQ|R&D|Archives|Server|Root|Stack|Grip|Heap|Credits?|MU|Link|Runner|Runs?"
    return re.compile("|".join(map(re.escape, titles)) + terms)


ENGLISH = re.compile(
    r"\b(the|a|you|your|of|and|or|to|from|with|on|by|it|gain|draw|take|lose|trash|pay|spend|run|break|"
    r"cards?|clicks?|tags|free|turn|this|that|if|when|while|is|are|not|no|do|does|what|which)\b",
    re.IGNORECASE,
)


def bare(text: str) -> str:
    """A text without names."""
    return names().sub("", text)


@pytest.mark.parametrize("seeds", GAMES, ids=str)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_people_read_is_left_in_english(language: str, seeds: range) -> None:
    pairs = said(language, seeds)
    assert len(pairs) > 150 * len(seeds)
    same = {text for text, english in pairs if text == english and re.search(r"[^\W\d_]{3,}", bare(text))}
    assert same == set()


@pytest.mark.parametrize("seeds", GAMES, ids=str)
def test_no_english_word_stands_in_a_german_sentence(seeds: range) -> None:
    assert {text for text, _ in said("de", seeds) if ENGLISH.search(bare(text))} == set()
    assert ENGLISH.search(bare("Palisade vor HQ installieren, trash Tithe first"))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_but_words_depends_on_the_language(language: str) -> None:
    for game in played(5):
        for seat in VIEWERS:
            here, there = view(game, seat, language), view(game, seat, DEFAULT)
            assert (here["language"], there["language"]) == (language, DEFAULT)
            assert wordless(here) == wordless(there)


def test_an_answer_formats_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only views and the log do: players that play thousands of games do not pay for sentences."""

    def silence(*_: object) -> str:
        raise AssertionError("words were made")

    game = new_game("beginner", 1)
    with monkeypatch.context() as patched:
        patched.setattr(catalogue, "_bundle", silence)
        catalogue.say.cache_clear()
        for again in played(1):
            game = again
    assert game.result is not None
    assert game.result.text.endswith(".")


def test_labels_and_lines_read_as_german_players_speak() -> None:
    t = Table()
    t.ice("R&D", "Palisade", rezzed=True)
    t.root("Server 1", "Nico Campaign")
    t.rig("Cleaver")
    t.start(RUNNER)
    options = {option.label for option in t.game.view(RUNNER, "de").decisions[0].options}
    assert {"1 Credit erhalten", "1 Karte ziehen", "Run auf R&D", "Run auf Server 1"} <= options
    t.click("Run on R&D")
    seen = t.game.view(RUNNER, "de")
    assert seen.where == "Run auf R&D: trifft auf Palisade (das einzige Ice)"
    assert seen.decisions[0].prompt == "Du triffst auf Palisade, Stärke 2: 1 ungebrochene Subroutine."
    assert {option.label for option in seen.decisions[0].options} >= {
        "Cleaver: +1 Stärke · 2 Credits",
        "Cleaver: Bis zu 2 Barrieren-Subroutinen brechen · 1 Credit",
        "Die ungebrochenen Subroutinen ablaufen lassen",
    }
    lines = [t.game.describe(event, SPECTATOR, "de") for event in t.events]
    assert "Der Runner macht einen Run auf R&D." in lines
    assert "Der Runner trifft auf **Palisade**." in lines


def test_a_slip_is_asked_about_in_german() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.hand(CORP, "Urtica Cipher")
    t.start(CORP)
    asked = {
        option.label: option.confirm for option in t.game.view(CORP, "de").decisions[0].options
    }  # fmt: skip
    warning = "In Server 1 wird Nico Campaign getrasht. Trotzdem dort installieren?"
    assert warning in asked.values()
    assert asked["Urtica Cipher in einem neuen Server installieren · kostenlos"] is None


@pytest.mark.parametrize(
    ("language", "warning"),
    [
        ("en", "Crisium Grid in the root of R&D will be trashed. Install there anyway?"),
        ("de", "In der Root von R&D wird Crisium Grid getrasht. Trotzdem dort installieren?"),
        ("ja", "R&DのルートのCrisium Gridはトラッシュされます。それでもそこにインストールしますか？"),
        ("ru", "R&D, корень: карта Crisium Grid будет сброшена. Всё равно установить туда?"),
    ],
)
def test_a_slip_says_that_what_goes_is_in_the_root(language: str, warning: str) -> None:
    t = Table()
    t.root("R&D", "Crisium Grid")
    t.hand(CORP, "Hokusai Grid")
    t.start(CORP)
    options = t.game.view(CORP, language).decisions[0].options
    assert warning in [option.confirm for option in options]


def test_a_language_nobody_knows_is_english() -> None:
    game = new_game("beginner", 3)
    assert game.view(CORP, "tlh") == game.view(CORP)
    assert game.view(CORP, "de-AT") == game.view(CORP, "de")
    assert card_info("palisade", "tlh") == card_info("palisade")


@pytest.mark.parametrize("language", OTHERS)
def test_parts_of_rules_texts_are_there_in_every_language(language: str) -> None:
    """A grammar may cut its sentences into further parts; it lacks none that a declaration asks for."""
    missing = {name for name in identifiers(DEFAULT) - identifiers(language) if name.startswith("nr")}
    assert missing - HELPERS == set()


HELPERS = frozenset(("nrc-fresh", "nrc-hand", "nrc-deck"))
"""Parts of English sentences only."""
