"""Whole games in another language have no English left in them: panels, boards, logs, descriptions, why not.

The words of a game that stay English are known: names of cards, what a pack calls its things.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from bot.contract.editions import words_of
from bot.contract.game import SPECTATOR
from bot.contract.kind import Table
from bot.contract.teaching import level_of
from bot.games.neon_hope.kind import kind as neon_hope
from bot.games.netrunner.kind import Netrunner
from bot.games.netrunner.kind import kind as netrunner
from bot.layouts.board import board, summary
from bot.layouts.panels import panel
from bot.messages.layout import Layout
from bot.store.game_rows import GameRow, SeatRow
from engine import players
from engine.kernel.decisions import Decision
from engine.messages import DEFAULT, LANGUAGES, Word, identifiers
from engine.messages.catalogue import folder
from engine.netrunner import EDITIONS, NEWEST
from engine.netrunner.decklists import names
from engine.netrunner.table.edition import RG_1_0
from render.neon_hope import alt as seen_in_hope
from render.netrunner import alt as seen
from tests.bot.games.neon_hope.test_pilot import played, table
from tests.bot.world import parts
from tests.messages.anything import said_with
from tests.netrunner.earlier.test_words import TODAYS

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
KEPT = frozenset(
    re.findall(
        r"\S+",
        "HQ R&D R D MU X ID AI AP NEXT Mod Ann Bob C Person Discord Markdown Glicko SoS ESoS NEON HOPE"
        " Core Set System Gateway Startup Standard Eternal Netrunner NetrunnerDB JSON",
    )
)
"""What is written so in every language."""
NAMED = frozenset(
    re.findall(
        r"\S+",
        "AlwaysBeRunning AesopsTables Asia BBCode Barrier Berlin Bioroid Bruna Buchholz CSV Cobra Code"
        " Courtesy Decoder Europe Ferry First Fracter Gate Hedge ICS Kettle Killer Lamp Median NRTM OCTGN"
        " SHA Sentry Shoulder Solkoff Stand Steps Steward Sysop Together Tokyo UTC UTF Vasile Virus Windows"
        " XML Courage jinteki json kB net for Fund",
    )
)
"""Programs, sites, kinds of file and of ice, and the first lesson's names: in messages only."""
ENGLISH = re.compile(
    r"\b(the|of|and|your|you|is|are|has|have|with|which|from|this|that|cards?|counters?|turns?|takes?|no)\b",
    re.I,
)
"""Words that tell English from a language with the same letters."""


@cache
def _kept() -> re.Pattern[str]:
    """Names of Netrunner's cards."""
    titles = {facts.title for facts in names.cards().values()}
    titles |= {title.partition(":")[0] for title in titles}
    ordered = sorted(map(re.escape, titles), key=len, reverse=True)
    return re.compile(f"(?<![A-Za-z])(?:{'|'.join(ordered)})(?![A-Za-z])")


@cache
def _of_packs() -> frozenset[str]:
    packs = neon_hope().rules.packs.values()
    return frozenset(re.findall(r"[A-Za-z]+", " ".join(str(msgspec.to_builtins(pack)) for pack in packs)))


def english(text: str, language: str, kept: frozenset[str] = frozenset()) -> list[str]:
    """English words of a text in another language."""
    rest = re.sub(r"\b[0-9a-f]{16,}\b|`[^`]*`|/\w+(?: [a-z-]+)*|<[^>]*>|https?:\S+", " ", text)
    rest = re.sub(r"[A-Za-z]+…", " ", _kept().sub(" ", rest))
    if language == "de":
        return [word for word in ENGLISH.findall(rest) if word not in kept]
    return [word for word in re.findall(r"[A-Za-z][A-Za-z&]+", rest) if word not in KEPT | kept]


def shown(layout: Layout) -> str:
    """All that a message says, on buttons and in selects, too."""
    found = list(parts(layout.to_components()))
    told = [part.get(key) or "" for part in found for key in ("content", "label", "placeholder")]
    options = [option for part in found for option in part.get("options", ())]
    return "\n".join(
        (*told, *(option.get(key) or "" for option in options for key in ("label", "description")))
    )


def evening(seed: int, language: str, edition: str = NEWEST, lesson: int = -1) -> Iterator[str]:
    """All that is said of a game of Netrunner in which both sides choose by chance; `lesson`: of one, or of
    a game (0), with what words and cards mean, where the rulebook's English words are told."""
    kind = netrunner()
    game, chance = kind.new("beginner", seed, edition=edition), random.Random(seed)
    if lesson > 0:
        game = kind.begin_lesson(lesson, seed, edition)
    seats = {
        seat: SeatRow(seat, number, None, name, "dm", False, seat)
        for number, (seat, name) in enumerate((("corp", "Ann"), ("runner", "Bob")), 1)
    }
    level = level_of(lesson) if lesson > 0 else "beginner"
    row = GameRow(
        1, "netrunner", level, "running", 1, 1, 1, "open", b"", 1, 0, (), 0, 0.0, 0.0, None, None, seats
    )  # fmt: skip
    now, step = Table(row._replace(language=language), kind, game), 0
    while game.result is None:
        now = now._replace(row=now.row._replace(waiting=tuple(game.waiting_for)))
        for seat in game.waiting_for:
            yield shown(panel(now, seat, (), language))
            if step % 8 == 0:
                view = now.view(seat, language)
                hand = (view.corp if seat == "corp" else view.runner).hand or ()
                yield from (seen.board(view, {"corp": "Ann", "runner": "Bob"}), seen.hand(view, hand, True))
                yield from (line for reasons in game.why_not(seat, language) for line in reasons.lines)
                yield from looked_at(now, seat, language)
                yield from explained(now, seat, language) if lesson >= 0 else ()
        if step % 16 == 0:
            yield shown(board(now, (), language))
        asked, step = chance.choice(list(game.decisions)), step + 1
        yield from advised(now, asked, language) if step % 8 == 1 else ()
        events = game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id))
        yield from filter(None, (game.describe(event, SPECTATOR, language) for event in events))
        yield from kind.teller(game, {}, language)(events, SPECTATOR)
    yield shown(summary(now._replace(row=now.row._replace(waiting=(), ended=100.0, status="over"))))


def looked_at(now: Table, seat: str, language: str) -> Iterator[str]:
    """What a player may open besides: hand, orders and what others left."""
    kind, view = now.kind, now.view(seat, language)
    assert isinstance(kind, Netrunner)
    topics = [*kind.orders(now.game, view, language), *kind.following(now.game, view, language)[1]]
    for topic in topics:
        yield from (topic.label, *(choice.label for choice in topic.choices))
    yield from (kind.hand_text(view, language), *kind.knows(view, language))
    yield from kind.ordered(now.game, seat, now.view(SPECTATOR, language), language)


def explained(now: Table, seat: str, language: str) -> Iterator[str]:
    """*What is this?*, and cards to read."""
    kind, view = now.kind, now.view(seat, language)
    assert isinstance(kind, Netrunner)
    yield from (f"{word.title}: {word.means}" for word in kind.explained(now, seat, language))
    for code, _ in kind.visible(view):
        yield kind.card_text(kind.card(code, language, now.game), language)


def advised(now: Table, asked: Decision, language: str) -> Iterator[str]:
    """A hint."""
    kind, which = now.kind, (now.game, asked.seat, asked.id)
    assert isinstance(kind, Netrunner)
    yield from kind.advised(*which, kind.advice(*which, "sensible")(), language)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", OTHERS)
def test_an_evening_of_netrunner_is_in_its_language(language: str, edition: str) -> None:
    left = {word: text for text in evening(3, language, edition) for word in english(text, language)}
    assert left == {}


@pytest.mark.parametrize("lesson", [3, 0, 1, 2, 4, 5, 6])
@pytest.mark.parametrize("language", sorted(LANGUAGES))  # German, which has most words of its own, first
def test_an_evening_by_the_guide_says_none_of_todays_words(language: str, lesson: int) -> None:
    """A game, and each lesson: also where the bot and not the engine says it."""
    todays = re.compile(TODAYS[language], re.IGNORECASE)
    for text in evening(4, language, RG_1_0.name, lesson):
        said = _kept().sub(" ", re.sub(r"`[^`]*`|<[^>]*>", " ", text))
        assert not todays.search(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_that_is_opened_in_a_game_speaks_as_the_game(language: str) -> None:
    kind = netrunner()
    game = kind.new("beginner", 1, edition=RG_1_0.name)
    spoken = words_of(kind, game, language)
    assert spoken == f"{language}-guide"
    told = [kind.help_text(spoken), *(f"{word.title}: {word.means}" for word in _glossary(spoken))]
    assert not re.search(TODAYS[language], "\n".join(told), re.IGNORECASE)
    assert words_of(kind, kind.new("beginner", 1), language) == language


def _glossary(language: str) -> Iterator[Word]:
    return (netrunner().glossary.word(key, language) for key in netrunner().glossary.keys)


@pytest.mark.parametrize("language", OTHERS)
def test_an_evening_of_neon_hope_is_in_its_language(language: str) -> None:
    kept, left = _of_packs(), dict[str, str]()
    found = table(neon_hope(), "afterglow", ["bruna", "jun"], 2)
    for step, now in enumerate(played(found._replace(row=found.row._replace(language=language)), 2)):
        texts = [shown(panel(now, seat, (), language)) for seat in now.game.waiting_for]
        if step % 8 == 0:
            view = now.view(SPECTATOR, language)
            texts += [shown(board(now, (), language)), seen_in_hope.board(view, {})]
        left |= {word: text for text in texts for word in english(text, language, kept)}
    assert left == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_holds_words_of_another_language(language: str) -> None:
    """Also those that no evening says: every message, its places filled with a number."""
    kept = KEPT | NAMED
    assert folder(language) == language
    left = {}
    for name in identifiers(language):
        if name.startswith(("bl-typed", "nr-forms", "language-name")):
            continue
        text = said_with(language, name)
        if name.startswith(("nr-word", "nh-word")):
            # A glossary may name the English word in brackets, for it stands on printed cards.
            text = re.sub(r"[(（][^)）]*[)）]", " ", text)
        for word in english(text, language, kept):
            left[word] = name
    assert left == {}


def test_an_english_word_is_found() -> None:
    assert english("カードを1枚引く。Draw a card", "ja") == ["Draw", "card"]
    assert english("Ice WallをHQの前に（`/netrunner help`）", "ja") == []
    assert english("Zieh a card of the Stack", "de") == ["card", "of", "the"]
