"""The glossary: every word in every language, found in what panels and cards say."""

from __future__ import annotations

import pytest

from engine.messages import LANGUAGES, identifiers, say
from engine.neon_hope import GLOSSARY, Library
from engine.neon_hope.lessons.example import example
from engine.neon_hope.testkit import Table


def keys(texts: list[str], language: str = "en") -> list[str]:
    return [word.key for word in GLOSSARY.words_in(texts, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name_its_forms_and_what_it_means(language: str) -> None:
    wanted = {f"nh-{kind}-{key}" for kind in ("word", "forms", "means") for key in GLOSSARY.keys}
    said = {name for name in identifiers(language) if name.startswith(("nh-word-", "nh-forms-", "nh-means-"))}
    assert wanted == said
    assert {f"nh-words-{name}" for name in GLOSSARY.subjects} <= identifiers(language)
    titles = [GLOSSARY.word(key, language).title for key in GLOSSARY.keys]
    assert len(set(titles)) == len(titles)
    for key in GLOSSARY.keys:
        means = say(language, f"nh-means-{key}")
        assert means.endswith((".", "。"))
        assert 20 < len(means) <= 220, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_found_by_its_own_name(language: str) -> None:
    for key in GLOSSARY.keys:
        word = GLOSSARY.word(key, language)
        assert key in keys([f"({word.title})"], language), key
        assert word in GLOSSARY.find(word.title, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_found_by_its_english_name_too(language: str) -> None:
    assert [word.key for word in GLOSSARY.find("focus", language)][:1] == ["focus"]
    assert GLOSSARY.find("nothing is called so", language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_game_calls_things_is_what_the_glossary_calls_them(language: str) -> None:
    """Types of tasks, keywords and modifiers are named in messages of their own."""
    for kind in ("investigate", "support", "fight", "hack"):
        assert kind in keys([say(language, "nh-type", type=kind)], language)
    keyword = {"additional-consequences": "consequences"}
    for name in (
        "confrontation",
        "additional-consequences",
        "unpredictable",
        "reckless",
        "teamwork",
        "flexible",
    ):
        assert keyword.get(name, name) in keys([say(language, "nh-keyword", keyword=name)], language)
    for modifier, key in (("skull", "skull"), ("epic-win", "epicwin"), ("epic-fail", "epicfail")):
        assert keys([say(language, "nh-modifier", modifier=modifier)], language) == [key]


def test_words_are_found_only_as_words() -> None:
    assert keys(["Returned, retasked, hopeless, grids, unslotted."]) == []
    with pytest.raises(KeyError):
        GLOSSARY.word("tree", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_turn_are_found_in_its_questions(language: str) -> None:
    t = Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow")
    t.put("phone-box", at="kettle:upper").put("steward", at="kettle:upper").token("jun", "charm")
    t.turn("bruna")
    met: set[str] = set()

    def look(seat: str = "p1") -> None:
        view = t.game.view(seat, language)
        asked = view.decisions[0]
        met.update(keys([view.where, asked.prompt, *(option.label for option in asked.options)], language))

    look()
    t.answer("bruna", "focus")
    look()
    assert {"round", "turn", "action", "investigate", "fight", "focus", "endurance", "difficulty"} <= met


def test_the_example_shows_every_part_of_a_table() -> None:
    view = example(Library.load([])).view("spectator")
    assert view.decisions == ()
    (kettle,) = view.environments
    assert [card.code for card in kettle.upper.cards] == ["phone-box", "laundrette"]
    assert [(card.code, card.damage) for card in kettle.lower.cards if card.kind == "enemy"] == [
        ("steward", 1)
    ]
    assert [card.code for card in view.network] == ["curfew"]
    assert view.surveillance.value == 5
    assert sum(cell.modifier is not None for cell in view.grid) == 5
    assert view.heroes[0].tokens
