"""An edition's own words, laid over those of a language: damage to the brain, and no breach."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from engine.messages import identifiers, in_words, known, say
from engine.messages.catalogue import HERE
from engine.netrunner.language.spoken import rules_text
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.shown.glossary import GLOSSARY
from engine.netrunner.table.edition import CORE_2012, CR_26_03, EDITIONS, RG_1_0
from engine.netrunner.testkit import Table, code_of
from engine.speech.speaking import LANGUAGES, grammar, subtype
from engine.speech.speaking import __file__ as SPEAKING

SPEECH = Path(SPEAKING).parent
OVERLAYS = sorted(HERE.glob("*/guide/*.ftl"))
CARDS = ("Stimhack", "The Maker's Eye", "Account Siphon", "Heimdall 1.0", "Legwork", "Imp")


def entries(path: Path) -> dict[str, str]:
    text = re.sub(r"(?m)^#.*\n", "", path.read_text("utf-8"))
    found = re.split(r"(?m)^(?=-?[A-Za-z][\w-]* =)", text)
    return {entry.partition(" =")[0]: entry for entry in found if entry.strip()}


@pytest.mark.parametrize("path", OVERLAYS, ids=lambda path: path.parts[-3])
def test_what_lies_over_messages_says_the_same_with_the_same_names(path: Path) -> None:
    language = path.parts[-3]
    there = {name: text for other in (HERE / language).glob("*.ftl") for name, text in entries(other).items()}
    for name, text in entries(path).items():
        assert name in identifiers(language)
        assert re.findall(r"\$\w+|\[[\w-]+\]", text) == re.findall(r"\$\w+|\[[\w-]+\]", there[name]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_said_in_them(language: str) -> None:
    other = in_words(language, "guide")
    for title in CARDS:
        found = definition(code_of(title))
        old, new = (" ".join(rules_text(found, each)) for each in (language, other))
        assert new, title
        for gone in ("core damage", "breach", "Kernschaden", "Durchbruch", "コアダメージ", "ブリーチ"):
            assert gone not in new.casefold()
        assert (new == old) or other != language
    assert grammar(other).lexicon.verbs.keys() == grammar(language).lexicon.verbs.keys()


def test_a_table_and_its_picture_speak_as_its_edition() -> None:
    said = {}
    for edition in (CR_26_03, RG_1_0, CORE_2012):
        t = Table(edition=edition.name)
        t.start("runner")
        said[edition.name] = [
            say(t.view("runner" if seat else "corp").language, "nr-damage", kind="core") for seat in (0, 1)
        ]
    assert list(said.values()) == [["core damage"] * 2, ["brain damage"] * 2, ["brain damage"] * 2]


def test_a_region_is_no_set_of_words() -> None:
    assert (in_words("de-AT", ""), known("de-AT"), known("de-guide"), known("xx-guide")) == (
        "de-AT", "de", "de-guide", "en",
    )  # fmt: skip
    assert say("de-AT", "nr-damage", kind="core") == say("de", "nr-damage", kind="core")


VOCABULARY = Path(__file__).with_name("vocabulary.txt")


def rows() -> list[tuple[str, str, dict[str, str]]]:
    """Section, key, and the word in each language; "=" for today's."""
    found = []
    for line in VOCABULARY.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            key, *words = (part.strip() for part in line.split("|"))
            section, _, name = key.partition(".")
            found.append((section, name, dict(zip(("en", "de", "ja", "ru"), words, strict=True))))
    return found


def lines(path: Path) -> dict[tuple[str, str], str]:
    """Section and key to a line of a lexicon."""
    found, section = {}, ""
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif " = " in line and not line.startswith("#"):
            found[section, line.partition(" = ")[0]] = line.partition(" = ")[2]
    return found


def letters(text: str) -> str:
    """As it would be read: without what marks forms in a lexicon."""
    return re.sub(r"\w+:\S+|[^\w&-]", "", re.sub(r"\{[^}]*\}", "", text)).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_row_of_the_vocabulary_is_in_the_lexicon(language: str) -> None:
    here = SPEECH / language
    base, over = lines(here / "words.lex"), lines(here / "guide" / "words.lex")
    assert len(rows()) >= 70
    for section, name, words in rows():
        assert (section, name) in base, name
        assert ((section, name) in over) is (words[language] != "="), name
        if words[language] != "=":
            said = letters(over[section, name])
            assert all(letters(word) in said for word in words[language].split()), (name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_said_in_them(language: str) -> None:
    """Nothing of today's own words is left where the guide has another."""
    gone = GONE[language]
    for code in sorted(declared()):
        assert rules_text(definition(code), language)  # first in today's: neither leaves words to the other
        found = " ".join(rules_text(definition(code), f"{language}-guide")).casefold()
        assert not [found[max(0, found.find(word) - 40) :][:90] for word in gone if word in found], code


GONE = {
    "en": ("core damage", "breach", "advancement counter"),
    "de": (
        "kernschaden", "eindring", "trash", "rezz", "marke ", "marken", "ausklink", "subtyp", "vorantreib",
        "getaggt", "gepunktet", " heap", " der root", "fortschritt",
    ),
    "ja": ("コアダメージ", "ブリーチ"),
    "ru": ("проник", "неуспешн"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_illicit_was_the_name_of_what_is_liability_now(language: str) -> None:
    """The subtype is the same; who looks for it finds it by either rulebook."""
    then = subtype(f"{language}-guide", "Liability")
    assert then == {"en": "Illicit", "de": "Illegal", "ja": "違法", "ru": "Незаконное"}[language]
    assert subtype(language, "Liability") != then
    for edition in EDITIONS.values():
        t = Table(edition=edition.name)
        t.ice("HQ", "Bulwark")
        t.start("corp")
        assert "liability" in t.game.face(t.card("Bulwark")).subtypes
        (ice,) = next(server.ice for server in t.view("runner").corp.servers if server.ice)
        then = "Liability" if edition is CR_26_03 else "Illicit"
        assert then in ice.subtypes


@pytest.mark.parametrize(("language", "text", "keys"), [
    ("de", "Lädst du das, zerstöre 1 Ereignis aus deinem Griff.", {"rez", "trash", "event", "grip"}),
    ("de", "Stöpsle dich aus. Nimm 1 Markierung.", {"jackout", "tag"}),
    ("en", "Access cards in HQ.", {"breach", "hq"}),
    ("ja", "HQのカードにアクセスする。", {"breach", "hq"}),
    ("ru", "Получите доступ к картам в HQ.", {"breach", "hq"}),
])  # fmt: skip
def test_words_are_explained_as_the_edition_says_them(language: str, text: str, keys: set[str]) -> None:
    found = {word.key: word.title for word in GLOSSARY.words_in([text], f"{language}-guide")}
    assert keys <= found.keys(), found
    if language == "de":
        assert not {"Rezzen", "Trashen", "Event", "Grip", "Ausklinken", "Tag"} & set(found.values())


ELSEWHERE = {
    "neon_hope*": "of another game",
    "netrunner_decks": "why a deck is not legal, by formats of today",
    "netrunner_decklists": "lists of decks, before a game; decks of ours, of cards of today",
    "league*": "leagues",
    "season*": "leagues",
    "bot_league*": "leagues, web pages",
    "bot_decks": "`/deck`",
    "bot_neon_hope": "of another game",
    "render*": "pictures of leagues",
}
"""Files that say nothing within a game of Netrunner, and of what they speak."""
DISCORDS = re.compile(r"(?i)\bServer|\bTage?s?\b")
"""What the bot says of Discord and of time: its servers, days."""
ABOUT_CARDS = {"bot-netrunner-option-card": "a command's option, in no game: its words are of all cards"}


def files() -> set[str]:
    """Files of messages of which something is said within a game of Netrunner."""
    named = {path.stem for path in (HERE / "en").glob("*.ftl")}
    left = {name for name in named if not any(fnmatch(name, pattern) for pattern in ELSEWHERE)}
    assert left >= {"netrunner", "netrunner_lessons", "bot", "bot_help", "bot_replay", "common"}
    return left


TODAYS = {
    "en": r"core damage|breach|advancement counter",
    "de": (
        r"trash|rezz|\brez-|\bspielkosten|\bpunkten\b|punktet|\btags?\b|getagg|marken?\b|\bheap|\bstack|\bgrip|r&d|\barchives|\bserver"
        r"|remote|icebreaker|\bassets?\b|\bevents?\b|\blink\b|\bmu\b|eindring|eingedrungen|ausklink|klinkt"
        r"|\bbrechen|\bbricht|\bgebroch|ungebroch|vorantreib|schlechte|subtyp|\brig\b|kernschaden|fortschritt"
        r"|\bder root|wirft|erfolglos|einen run mach|flatline"
    ),
    "ja": "コアダメージ|ブリーチ|アドバンスカウンター",
    "ru": "проник|неуспеш|пожертв",
}
"""Words of today that the guide has others for."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(files()))
def test_all_that_is_said_in_a_game_of_the_guide_is_in_its_words(name: str, language: str) -> None:
    """Buttons, questions, the log, the summary, pictures, lessons, orders, help: not cards alone."""
    said = entries(HERE / language / f"{name}.ftl")
    for path in HERE.glob(f"{language}/guide/*.ftl"):
        said |= {key: text for key, text in entries(path).items() if key in said}
    for key, text in said.items():
        spoken = re.sub(r"(?m)^#.*|\{ ?[\w$-]+( ->| \})|\[[\w-]+\]", "", text.partition(" =")[2])
        if name.startswith(("bot", "common")) and not key.startswith(("bot-orders", "bot-help-netrunner")):
            spoken = DISCORDS.sub("", spoken)
        if not key.startswith("nr-forms-") and key not in ABOUT_CARDS:
            assert not re.search(TODAYS[language], spoken, re.IGNORECASE), text
