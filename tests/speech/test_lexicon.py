"""Lexicons: every language has every word, and a word that is missing is told."""

from __future__ import annotations

from pathlib import Path
from timeit import timeit

import pytest

from engine import speech
from engine.netrunner.language.fields import subtypes
from engine.netrunner.language.words import subtype_words
from engine.speech import (
    CORP,
    LANGUAGES,
    RUNNER,
    MissingWord,
    Noun,
    Phrase,
    Rel,
    clause,
    languages,
    missing,
    say,
)
from engine.speech.lexicon import SECTIONS, Frame, Group, Lexicon, Slot
from engine.speech.realiser import state
from engine.speech.speaking import grammar, known
from tests.speech.parts import SAID


def test_four_languages() -> None:
    assert LANGUAGES == ("de", "en", "ja", "ru")
    assert [known(code) for code in ("de-AT", "ja", "ru-RU", "fr")] == ["de", "ja", "ru", "en"]


FOLDER = Path(speech.__file__).parent
FILES = sorted((path.name, path.parent.name) for path in FOLDER.glob("*/*.lex"))


@pytest.mark.parametrize(("file", "language"), FILES)
@pytest.mark.parametrize("section", SECTIONS)
def test_every_language_has_the_same_words_in_a_file(file: str, language: str, section: str) -> None:
    english, other = (
        getattr(Lexicon(code, (FOLDER / code / file).read_text(encoding="utf-8")), section)
        for code in ("en", language)
    )
    assert set(other) == set(english)


def test_words_that_all_cards_share_are_in_every_language() -> None:
    assert [language for name, language in FILES if name == "words.lex"] == list(LANGUAGES)
    assert set(languages("neon_hope")) >= {"de", "en", "ja", "ru"}


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_every_language_writes_every_subtype(language: str) -> None:
    """Also those that it writes as English does: somebody has decided so."""
    written = {subtype_words(code) for code in subtypes()}
    assert written - grammar(language).lexicon.subtypes.keys() == set()


def test_a_compound_begins_with_a_form_of_its_own() -> None:
    read = Lexicon("de", "[subtypes]\nTrap = Falle / Fallen\nChip = Chip")
    assert [read.subtype("Trap"), read.compound("Trap")] == ["Falle", "Fallen"]
    assert [read.subtype("Chip"), read.compound("Chip"), read.compound("NBN")] == ["Chip", "Chip", "NBN"]


def slots(frame: Frame) -> set[str]:
    """The roles of a frame."""
    found: set[str] = set()
    for item in frame:
        if isinstance(item, Slot):
            found.add(item.role)
        elif isinstance(item, Group):
            found |= slots(item.items)
    return {
        role
        for role in found
        if role.isalpha() and role not in ("refl", "reflobj", "doer", "who", "whom", "has", "nicht")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_leaves_out_a_noun(language: str) -> None:
    english, other = grammar("en").lexicon, grammar(language).lexicon
    compared = (
        "be_at_least",
        "be_at_most",
        "be_at_least_n",
        "be_at_most_n",
        "be_n_or_more",
        "be_n_or_less",
        "be_n",
    )
    in_the_verb = {key: {"object"} for key in compared}
    for key, verb in other.verbs.items():
        found = slots(verb.frame) | (in_the_verb.get(key, set()) if language == "ja" else set())
        assert found == slots(english.verbs[key].frame), key
    for section in ("phrases", "relations"):
        for key, frame in getattr(other, section).items():
            assert slots(getattr(english, section)[key]) == slots(frame), key


def test_every_russian_instruction_has_its_imperative() -> None:
    lacking = [
        key
        for key, verb in grammar("ru").lexicon.verbs.items()
        if not verb.form("imp") and not state(key) and verb.forms[0] != "!"
    ]
    assert lacking == ["begin", "end_intransitive", "last_turn", "last_run"]  # of turns, runs, effects


def test_a_missing_word_is_told_for_each_language() -> None:
    assert missing(clause("draw", RUNNER, Noun("card", n=1), when="this_turn")) == []
    node = clause(
        "juggle", RUNNER, Noun("sword", adj=("burning",), rels=(Rel("beneath"),)), how=Phrase("badly")
    )
    told = missing(node)
    for language in LANGUAGES:
        for word in ("juggle", "sword", "burning", "beneath", "badly"):
            assert any(language in line and repr(word) in line for line in told), (language, word)
    with pytest.raises(MissingWord, match="ja has no word for 'juggle'"):
        say("ja", node)


def test_a_noun_in_a_role_that_a_verb_has_not_is_told() -> None:
    told = missing(clause("draw", CORP, Noun("card", n=1), to=Noun("hq")))
    assert told == [f"{language} has no word for 'draw {{to}}' (verbs)" for language in LANGUAGES]


@pytest.mark.parametrize(
    "text",
    ["[verbs]\nrun run ~ {on}", "[verbs]\nrun = a ~ b\nrun = a ~ b", "run = a ~ b", "[herbs]\nthyme = x"],
)
def test_a_line_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="line"):
        Lexicon("xx", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_saying_is_quick(language: str) -> None:
    def everything() -> None:
        for node, you in SAID.values():
            say(language, node, you)

    assert (
        min(timeit(everything, number=1) for _ in range(5)) / len(SAID) < 0.02
    )  # a hanging grammar, not speed
