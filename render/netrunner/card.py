"""One card to read: facts and rules text, no publisher's art."""

from __future__ import annotations

from engine.netrunner.shown.view import CardInfo
from render import fonts, palette
from render.canvas import Canvas
from render.netrunner import alt, tiles
from render.phone import LEAST, WIDTH
from render.picture import Picture
from render.prose import Prose

_PAD = 36
_TEXT = 34
_FACT = 92
_MOST_LINES = 24


def card(info: CardInfo) -> Picture:
    """A definition as a picture."""
    drawn = canvas(info)
    return Picture(drawn.png(), "card.png", alt.card(info), drawn.width, drawn.height)


def canvas(info: CardInfo) -> Canvas:
    """The drawn card before encoding, for tests."""
    span = WIDTH - 2 * _PAD
    name = ("◆ " if info.unique else "") + fonts.clean(info.title)
    title = fonts.wrap(name, span - 16, 52, True, 2)
    prose = Prose(info.text, span, _TEXT, _MOST_LINES)
    facts = [(fonts.clean(label), fonts.clean(value)) for label, value in info.facts]
    fact_rows = _rows(facts, span)
    kind, size = kind_of(info)
    text_top = 60 + 62 * len(title) + 60 + 36 * (len(kind) - 1) + (_FACT + 14) * len(fact_rows)
    tall = text_top + prose.height + 40
    drawn = Canvas(WIDTH, tall, palette.PAGE, least=LEAST)
    colour = palette.faction(info.faction)[0]
    drawn.panel((14, 14, WIDTH - 14, tall - 14), palette.PANEL, palette.PAGE, 22)
    drawn.panel((36, 22, WIDTH - 36, 32), colour, palette.PANEL, 4)
    y = 40
    for line in title:
        drawn.text(_PAD, y + 36, line, 52, palette.TEXT, palette.PANEL, bold=True)
        y += 62
    x = tiles.faction(drawn, _PAD, y + 26, info.faction, palette.PANEL, 38)
    for number, line in enumerate(kind):
        drawn.text(x + 4, y + 26 + 36 * number, line, size, palette.SOFT, palette.PANEL)
    y += 64 + 36 * (len(kind) - 1)
    for row in fact_rows:
        width = (span - 12 * (len(row) - 1)) // len(row)
        for index, (label, value) in enumerate(row):
            left = _PAD + index * (width + 12)
            drawn.place("tile", (left, y, left + width, y + _FACT))
            drawn.panel((left, y, left + width, y + _FACT), palette.TILE, palette.PANEL, 12)
            middle = left + width // 2
            shown, size = fonts.fit(value, width - 16, (42, 36, LEAST), True)
            drawn.text(middle, y + 34, shown, size, palette.TEXT, palette.TILE, bold=True, anchor="centre")
            shown = fonts.cut(label, width - 12, LEAST)
            drawn.text(middle, y + 70, shown, LEAST, palette.SOFT, palette.TILE, anchor="centre")
        y += _FACT + 14
    prose.draw(drawn, _PAD, text_top - 12, palette.PANEL)
    return drawn


def kind_of(info: CardInfo) -> tuple[tuple[str, ...], int]:
    """Type, subtypes and faction, on two lines where one has no room for them, and their size."""
    said = fonts.clean(f"{info.type_line} · {info.faction_name}")
    room = WIDTH - 2 * _PAD - 50
    size = 32 if fonts.width(said, 32) <= room else LEAST
    return fonts.wrap(said, room, size, False, 2), size


def _rows(facts: list[tuple[str, str]], span: int) -> list[list[tuple[str, str]]]:
    """Facts side by side as long as each name fits."""
    rows: list[list[tuple[str, str]]] = []
    for fact in facts:
        row = [*rows[-1], fact] if rows else [fact]
        width = (span - 12 * (len(row) - 1)) // len(row) - 16
        if rows and all(fonts.width(label, LEAST) <= width for label, _ in row):
            rows[-1] = row
        else:
            rows.append([fact])
    return rows
