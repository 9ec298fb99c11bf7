"""One card to read: facts, rules text and what the card tells of itself."""

from __future__ import annotations

from engine.messages import labelled
from engine.neon_hope.shown.view import CardInfo
from render import fonts, palette
from render.canvas import Canvas
from render.neon_hope import alt, colours, signs
from render.phone import LEAST, WIDTH
from render.picture import Picture
from render.prose import Prose

_PAD = 36
_SIGN = 50
"""Pixels for the sign of the kind before the type."""
_TEXT = 34
_FACT = 100
_MOST_LINES = 32


def card(info: CardInfo) -> Picture:
    """A definition as a picture."""
    drawn = canvas(info)
    return Picture(drawn.png(), "card.png", alt.card(info), drawn.width, drawn.height)


def canvas(info: CardInfo) -> Canvas:
    """The drawn card before encoding, for tests."""
    span = WIDTH - 2 * _PAD
    colour = colours.kind(info.kind)
    title = fonts.wrap(fonts.clean(info.title), span - 16, 52, True, 2)
    facts = [(fonts.clean(label), fonts.clean(value)) for label, value in info.facts]
    # A fact as long as a sentence is read as one.
    long = [(label, value) for label, value in facts if fonts.width(value, LEAST, True) > span - 16]
    said = [part for text in info.text for part in text.split("\n")]
    told = [labelled(info.language, *fact) for fact in long]
    prose = Prose((*told, *said), span, _TEXT, _MOST_LINES)
    flavour = Prose((info.flavour,) if info.flavour else (), span - 24, 30, 8)
    short = [(label, value) for label, value in facts if (label, value) not in long]
    rows = _rows(short, span)
    kind = fonts.wrap(fonts.clean(info.type_line), span - _SIGN, 32, False, 3)
    text_top = 60 + 62 * len(title) + 60 + 40 * (len(kind) - 1) + (_FACT + 14) * len(rows)
    tall = text_top + prose.height + 40 + (flavour.height + 24 if flavour.height else 0)
    drawn = Canvas(WIDTH, tall, palette.PAGE, colours.BASE, LEAST)
    drawn.panel((14, 14, WIDTH - 14, tall - 14), palette.PANEL, palette.PAGE, 22)
    drawn.panel((36, 22, WIDTH - 36, 32), colour, palette.PANEL, 4)
    y = 40
    for line in title:
        drawn.text(_PAD, y + 36, line, 52, palette.TEXT, palette.PANEL, bold=True)
        y += 62
    drawn.sign(signs.kind(info.kind), _PAD, y + 26, 36, colour, palette.PANEL)
    for number, line in enumerate(kind):
        drawn.text(_PAD + _SIGN, y + 26 + 40 * number, line, 32, palette.SOFT, palette.PANEL)
    y += 24 + 40 * len(kind)
    for row in rows:
        _facts(drawn, row, y, span)
        y += _FACT + 14
    prose.draw(drawn, _PAD, text_top - 12, palette.PANEL)
    if flavour.height:
        top = text_top + prose.height + 12
        drawn.rectangle((_PAD, top + 2, _PAD + 5, top + flavour.height - 2), colour)
        flavour.draw(drawn, _PAD + 24, top, palette.PANEL)
    return drawn


def _facts(drawn: Canvas, row: list[tuple[str, str]], y: int, span: int) -> None:
    width = (span - 12 * (len(row) - 1)) // len(row)
    for index, (label, value) in enumerate(row):
        left = _PAD + index * (width + 12)
        drawn.place("tile", (left, y, left + width, y + _FACT))
        drawn.panel((left, y, left + width, y + _FACT), palette.TILE, palette.PANEL, 12)
        middle = left + width // 2
        shown, size = fonts.fit(value, width - 16, (42, 36, LEAST), True)
        drawn.text(middle, y + 32, shown, size, palette.TEXT, palette.TILE, bold=True, anchor="centre")
        shown = fonts.cut(label, width - 12, LEAST)
        drawn.text(middle, y + 76, shown, LEAST, palette.SOFT, palette.TILE, anchor="centre")


def _rows(facts: list[tuple[str, str]], span: int) -> list[list[tuple[str, str]]]:
    """Facts side by side as long as each name and value fits."""
    rows: list[list[tuple[str, str]]] = []
    for fact in facts:
        row = [*rows[-1], fact] if rows else [fact]
        width = (span - 12 * (len(row) - 1)) // len(row) - 16
        fits = all(
            fonts.width(label, LEAST) <= width and fonts.width(value, LEAST, True) <= width
            for label, value in row
        )
        if rows and fits:
            rows[-1] = row
        else:
            rows.append([fact])
    return rows
