"""The glossary: every word in every language, found in what panels and cards say."""

from __future__ import annotations

import pytest

from engine import netrunner
from engine.messages import LANGUAGES, identifiers, say
from engine.netrunner.objects.definitions import declared
from engine.netrunner.shown.info import card_info
from engine.netrunner.testkit import Table


def keys(texts: list[str], language: str = "en") -> list[str]:
    return [word.key for word in netrunner.GLOSSARY.words_in(texts, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_a_name_its_forms_and_what_it_means(language: str) -> None:
    kinds = ("word", "forms", "means")
    wanted = {f"nr-{kind}-{key}" for kind in kinds for key in netrunner.GLOSSARY.keys}
    wanted |= {f"nr-words-{name}" for name in netrunner.GLOSSARY.subjects}
    said = {name for name in identifiers(language) if name.startswith(("nr-word-", "nr-forms-", "nr-means-"))}
    assert wanted == said | {f"nr-words-{name}" for name in netrunner.GLOSSARY.subjects}
    assert wanted <= identifiers(language)
    titles = [netrunner.GLOSSARY.word(key, language).title for key in netrunner.GLOSSARY.keys]
    assert len(set(titles)) == len(titles) == len(netrunner.GLOSSARY.keys)
    for key in netrunner.GLOSSARY.keys:
        means = say(language, f"nr-means-{key}")
        assert means.endswith((".", "。"))
        assert 20 < len(means) <= 220, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_is_found_by_its_own_name(language: str) -> None:
    for key in netrunner.GLOSSARY.keys:
        word = netrunner.GLOSSARY.word(key, language)
        assert key in keys([f"({word.title})"], language), key
        assert word in netrunner.GLOSSARY.find(word.title, language)


def test_words_are_found_in_any_form_in_the_order_of_the_text_and_only_as_words() -> None:
    assert keys(["Rezzing costs credits.", "Advance it, then run."]) == ["rez", "credit", "advance", "run"]
    assert keys(["Gerezzt. Treibe voran. Der Run ist gebrochen."], "de") == [
        "rez",
        "advance",
        "run",
        "break",
    ]
    assert keys(["price, nice, prune, stage"]) == []
    assert keys([]) == []
    with pytest.raises(KeyError):
        netrunner.GLOSSARY.word("tree", "en")


def test_a_search_finds_parts_of_names_those_that_begin_with_it_first() -> None:
    found = [word.key for word in netrunner.GLOSSARY.find("  AGENDA ", "en")]
    assert found == ["agenda", "points"]
    assert [word.key for word in netrunner.GLOSSARY.find("server", "de")] == ["server", "remote"]
    assert netrunner.GLOSSARY.find("tree", "en") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_run_are_found_in_its_questions(language: str) -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.rig("Cleaver")
    t.set(corp_credits=9, runner_credits=9)
    t.start("runner")
    met: set[str] = set()

    def look() -> None:
        view = t.game.view(t.decision.seat, language)
        asked = view.decisions[0]
        met.update(keys([view.where, asked.prompt, *(option.label for option in asked.options)], language))

    for press in ("Run on HQ", "Rez Palisade", "Cleaver: Break"):
        t.pass_until(press)
        look()
        t.click(press)
    assert {"runner", "run", "hq", "ice", "rez", "click", "credit", "break", "subroutine"} <= met


def test_the_example_shows_both_sides_and_every_part_of_the_table() -> None:
    view = netrunner.example().view("spectator")
    assert view.decisions == ()
    servers = {server.id: server for server in view.corp.servers}
    assert [card.title for card in servers["remote1"].ice] == ["Palisade", None]
    assert servers["remote2"].root[0].title == "Nico Campaign"
    assert view.corp.points
    assert view.runner.points
    assert view.runner.programs


SAID_OTHERWISE = {("discard", "Utopia Shard"), ("discard", "Regenesis")}
"""Words that a card has in English only: others have one word for trashed and discarded."""


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_words_of_a_card_are_explained_in_every_language(language: str) -> None:
    lost = set()
    for code in sorted(declared()):
        there, here = (card_info(code, each) for each in ("en", language))
        found = {word.key for word in netrunner.GLOSSARY.words_in(here.text, language)}
        lost |= {
            (word.key, there.title)
            for word in netrunner.GLOSSARY.words_in(there.text, "en")
            if word.key not in found
        }
    assert lost <= SAID_OTHERWISE
