"""Somebody's statistics as a picture: games won and lost as bars, in groups under headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.messages import items, labelled, parts, say, sentence
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.phone import LEAST, LINE, MARGIN, WIDTH, page
from render.picture import ALT_LIMIT, Picture

HEAD = 60
ROW = 56
PAD = 22
BAR = (MARGIN + 470, WIDTH - MARGIN - 190)
"""Where bars begin and end."""
ROOM = BAR[0] - MARGIN - PAD - 16
"""Pixels for what a bar is about, which takes a second line if it must."""
ROWS = 6
"""Bars of a group, at most."""


class Bar(NamedTuple):
    """What is counted, and how many games of it were won, lost, or had no winner."""

    label: str
    won: int
    lost: int
    open: int = 0

    @property
    def games(self) -> int:
        return self.won + self.lost + self.open


class Group(NamedTuple):
    """Bars under a heading."""

    heading: str
    bars: Sequence[Bar]


def statistics(title: str, groups: Sequence[Group], language: str) -> Picture:
    """The picture, as wide as a phone's pages."""
    drawn = canvas(title, groups, language)
    return Picture(drawn.png(), "statistics.png", alt(title, groups, language), drawn.width, drawn.height)


def canvas(title: str, groups: Sequence[Group], language: str) -> Canvas:
    """The drawn picture before encoding, for tests."""
    most = max([1, *(bar.games for group in groups for bar in group.bars)])
    shown = [group for group in groups if group.bars]
    return page([_title(title, language), *(_group(group, most) for group in shown)])


def alt(title: str, groups: Sequence[Group], language: str) -> str:
    """In words: every bar with its figures, as many as there is room for."""
    text = fonts.clean(title)
    for group in groups:
        for bar in group.bars[:ROWS]:
            figures = say(language, "stats-alt", won=bar.won, lost=bar.lost, open=bar.open)
            whose = items(language, (group.heading, fonts.clean(bar.label)))
            more = parts(language, ("", labelled(language, whose, figures)))
            if len(text) + len(more) < ALT_LIMIT:
                text += more
    return sentence(language, text)


def _title(title: str, language: str) -> Block:
    keys = (("won", palette.GOOD), ("lost", palette.BAD), ("open", palette.SOFT))

    def draw(canvas: Canvas, y: int) -> None:
        text, size = fonts.fit(fonts.clean(title), WIDTH - 2 * MARGIN - 20, (38, 34, LEAST), bold=True)
        canvas.text(MARGIN + 10, y + 26, text, size, palette.TEXT, palette.PAGE, bold=True)
        x = MARGIN + 10
        for key, colour in keys:
            canvas.rectangle((x, y + 62, x + 26, y + 88), colour)
            label = say(language, f"stats-{key}")
            x = canvas.text(x + 38, y + 75, label, LEAST, palette.SOFT, palette.PAGE) + 36

    return Block(100, draw)


def _group(group: Group, most: int) -> Block:
    bars = [(bar, fonts.wrap(fonts.clean(bar.label), ROOM, LEAST, False, 2)) for bar in group.bars[:ROWS]]
    tall = HEAD + sum(_height(label) for _, label in bars) + PAD // 2

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + tall), palette.PANEL, palette.PAGE)
        where = (MARGIN + PAD, y + HEAD // 2)
        canvas.text(*where, group.heading, LEAST + 2, palette.TEXT, palette.PANEL, bold=True)
        top = y + HEAD
        for bar, label in bars:
            _bar(canvas, bar, label, most, top + LINE // 2)
            top += _height(label)

    return Block(tall, draw)


def _height(label: Sequence[str]) -> int:
    return ROW + LINE * (len(label) - 1)


def _bar(canvas: Canvas, bar: Bar, label: Sequence[str], most: int, middle: int) -> None:
    """`label`: the lines it takes; the bar stands beside the first."""
    left, right = BAR
    for number, text in enumerate(label):
        canvas.text(MARGIN + PAD, middle + LINE * number, text, LEAST, palette.SOFT, palette.PANEL)
    unit, x = (right - left) / most, float(left)
    for games, colour in ((bar.won, palette.GOOD), (bar.lost, palette.BAD), (bar.open, palette.SOFT)):
        if games:
            end = max(round(x + games * unit) - 2, round(x) + 2)
            canvas.rectangle((round(x), middle - 14, end, middle + 14), colour)
            x += games * unit
    figures = f"{bar.won} : {bar.lost}" + (f" ({bar.open})" if bar.open else "")
    canvas.text(right + 18, middle, figures, LEAST + 2, palette.TEXT, palette.PANEL, bold=True)
