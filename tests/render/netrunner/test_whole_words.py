"""What a card on the board is and does is read whole, in every language: all its subtypes, and the text of
subroutines that are still to come."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from engine.messages import LANGUAGES
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.shown.view import CardView, RunView, ServerView
from engine.netrunner.table.facts import EXTRA
from engine.netrunner.testkit import Table
from render import fonts, palette
from render.canvas import Canvas
from render.netrunner import tiles, words
from render.netrunner.board import canvases
from render.netrunner.servers import SPAN
from render.netrunner.tiles import Look
from tests.render.netrunner import samples

INSTALLED = ("program", "hardware", "resource")


@cache
def table() -> Table:
    """Every piece of ice before HQ, every card of the Runner in the rig."""
    t = Table()
    for code in declared():
        if code in EXTRA:
            continue
        facts = definition(code).facts
        if facts.type == "ice":
            t.ice("HQ", facts.title)
        elif facts.type in INSTALLED:
            t.rig(facts.title)
    return t


@cache
def cards(language: str) -> tuple[CardView, ...]:
    view = table().game.view("spectator", language)
    ice = [card for server in view.corp.servers for card in server.ice]
    return (*ice, *view.runner.programs, *view.runner.hardware, *view.runner.resources)


def drawn(card: CardView, language: str) -> Iterator[str]:
    """The words on its tile."""
    canvas, look = Canvas(SPAN, 900, palette.PAGE), Look(language)
    if card.type == "ice":
        tiles.draw_ice(canvas, 0, 0, SPAN, card, 1, palette.PAGE, look)
    else:
        tiles.draw_rig(canvas, 0, 0, SPAN, card, palette.PAGE, look)
    for text in canvas.written:
        assert text.box[2] <= SPAN, text.text
        yield text.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_says_all_subtypes(language: str) -> None:
    cut = {}
    for card in cards(language):
        said = list(drawn(card, language))
        parts = {part for line in said for part in line.split(words.DOT)}
        missing = [one for one in words.kind(card, language).split(words.DOT) if one not in parts]
        if missing:
            cut[card.title] = (missing, said)
    assert cut == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_subroutines_to_come_are_told_whole(language: str) -> None:
    longest = sorted(
        (card for card in cards(language) if card.type == "ice"),
        key=lambda card: -max((len(text) for text, _ in card.subroutines), default=0),
    )[:12]
    for card in longest:
        sample = samples.midgame("runner")
        hq = ServerView("hq", "HQ", ice=(card,))
        run = RunView("hq", "HQ", "encounter", 0, card.oid)
        corp = msgspec.structs.replace(sample.corp, servers=(hq,))
        view = msgspec.structs.replace(sample, language=language, corp=corp, run=run)
        said = "".join(text.text for page in canvases(view, samples.NAMES) for text in page.written)
        bare = "".join(said.split())
        for text, _ in card.subroutines:
            assert "".join(fonts.clean(text).split()) in bare, (card.title, text)
        for name in words.kind(card, language).split(words.DOT):
            assert name in said
