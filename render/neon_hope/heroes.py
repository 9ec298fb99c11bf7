"""Each character's strip: how they are, what they can do, what they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.messages import noted, say
from engine.neon_hope.shown.view import HeroView, View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import colours, flow, pieces, words
from render.neon_hope.flow import Item
from render.neon_hope.page import INNER, MARGIN
from render.neon_hope.signs import ATTRIBUTES
from render.neon_hope.tiles import Detail
from render.palette import Colour

_PAD = 16
_ROW = 74
_BETWEEN = 14
_LOW = 2
"""Endurance of so little is shown as alarming."""
_COUNTERS = 3
"""Action counters of a character (NH 2.9)."""


class _Figure(NamedTuple):
    """A figure and its name."""

    item: Item
    label: str


def _figure(sign: str, number: str, label: str, colour: Colour) -> _Figure:
    mark = flow.sign(sign, 28, colour)
    return _Figure(flow.glued((mark, flow.label(number, 32, colour, bold=True))), label)


class Strip:
    """One character, measured for a width."""

    def __init__(
        self,
        view: View,
        hero: HeroView,
        names: words.Names,
        width: int,
        detail: Detail,
        *,
        listing: bool = True,
    ) -> None:
        self.view, self.hero, self.width = view, hero, width
        self.colour = colours.hero(hero.color)
        self.person = fonts.clean((names or {}).get(hero.seat, ""))
        span = width - 2 * _PAD - 8
        figures, values = self._figures(), self._values()
        self.rows = [figures, values]
        tokens = [pieces.token(view, each, 24) for each in hero.tokens]
        self.tokens = flow.lines(tokens, span, 22)
        title = say(view.language, "rnh-tools")
        self.tools_left = fonts.width(title, 24, True) + 12
        used = noted(view.language, "", say(view.language, "rnh-used"))
        room = span - self.tools_left - fonts.width(used, 24)
        tools = [
            fonts.clean(card.name) if card.usable else fonts.cut(fonts.clean(card.name), room, 24) + used
            for card in (hero.tools if listing else ())
        ]
        most = 3 if detail is Detail.FULL else 2
        self.tools = flow.listed(words.grouped(tools), span - self.tools_left, 24, most) if tools else []
        self.step = 38
        below = len(self.tokens) + len(self.tools)
        self.height = 60 + _ROW * len(self.rows) + self.step * below + (10 if below else 2)

    def _figures(self) -> list[_Figure]:
        """Endurance, hand, hope, resources if there are any, and the action counters as pips. Of a character
        that is only being set up, its endurance."""
        hero, language = self.hero, self.view.language
        low = palette.BAD if hero.endurance <= _LOW else palette.TEXT
        spent = max(_COUNTERS - hero.counters, 0)
        names = ["pip"] * hero.counters + ["pip_empty"] * spent
        actions = pieces.pips(names, 26 if len(names) <= 4 else 20, palette.TEXT)
        endurance = f"{hero.endurance}/{hero.start_endurance}"
        found = [_figure("endurance", endurance, say(language, "rnh-endurance"), low)]
        if not words.equipped(self.view, hero):
            return found
        found += [
            _figure("cards", str(hero.hand_count), say(language, "rnh-hand"), palette.TEXT),
            _figure("hope", str(hero.hope), say(language, "rnh-hope"), colours.HOPE),
        ]
        if hero.resources:
            label = say(language, "rnh-resources")
            found.append(_figure("resource", str(hero.resources), label, colours.RESOURCE))
        return [*found, _Figure(actions, say(language, "rnh-actions"))]

    def _values(self) -> list[_Figure]:
        """The attributes."""
        found = []
        for index, (_, name, value) in enumerate(self.hero.values):
            mark = flow.sign(ATTRIBUTES[index % len(ATTRIBUTES)], 24, palette.ALERT)
            number = flow.label(str(value), 32, palette.TEXT, bold=True)
            found.append(_Figure(flow.glued((mark, number)), fonts.clean(name)))
        return found

    def draw(self, canvas: Canvas, x: int, y: int, tall: int) -> None:
        box = (x, y, x + self.width, y + tall)
        canvas.place("strip", box)
        if self.view.active == self.hero.seat:
            canvas.framed(box, palette.PANEL, palette.PAGE, self.colour, 4, 14)
        else:
            canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        canvas.panel((x + 8, y + 12, x + 15, y + tall - 12), self.colour, palette.PANEL, 3)
        left, right = x + _PAD + 8, x + self.width - _PAD
        self._head(canvas, left, right, y + 34)
        y += 60
        for figures in self.rows:
            self._row(canvas, left, right, y, figures)
            y += _ROW
        for row in self.tokens:
            flow.draw(canvas, left, y + self.step // 2 + 2, row, palette.PANEL, 22)
            y += self.step
        for index, line in enumerate(self.tools):
            middle = y + self.step // 2 + 2
            if not index:
                title = say(self.view.language, "rnh-tools")
                canvas.text(left, middle, title, 24, palette.TEXT, palette.PANEL, bold=True)
            canvas.text(left + self.tools_left, middle, line, 24, palette.SOFT, palette.PANEL)
            y += self.step

    def _head(self, canvas: Canvas, left: int, right: int, middle: int) -> None:
        hero, language = self.hero, self.view.language
        mark = pieces.pawn(hero, 44)
        mark.draw(canvas, left, middle, palette.PANEL)
        left += mark.width + 12
        marks = []
        if hero.exhausted:
            marks.append(flow.chip(say(language, "rnh-exhausted"), 22, palette.BAD, mark="broken"))
        elif self.view.active == hero.seat:
            marks.append(flow.chip(say(language, "rnh-at-turn"), 22, self.colour, mark="play"))
        elif hero.done:
            label = flow.label(say(language, "rnh-done"), 22, palette.SOFT)
            marks.append(flow.glued((flow.sign("check", 22, palette.SOFT), label)))
        if hero.lead:
            room = right - left - sum(item.width + 14 for item in marks)
            used = fonts.width(fonts.clean(hero.name), 30, True) + fonts.width(self.person, 24) + 24
            word = flow.label(say(language, "rnh-lead"), 22, palette.BOTH)
            flag = flow.sign("lead", 26, palette.BOTH)
            marks.append(flow.glued((flag, word)) if used + word.width + 50 <= room else flag)
        for item in marks:
            right -= item.width
            item.draw(canvas, right, middle, palette.PANEL)
            right -= 14
        name, size = fonts.fit(fonts.clean(hero.name), right - left, (32, 30, 28, 26, 24), bold=True)
        left = canvas.text(left, middle, name, size, self.colour, palette.PANEL, bold=True) + 12
        if self.person and right - left > 60:
            shown = fonts.cut(self.person, right - left, 24)
            canvas.text(left, middle, shown, 24, palette.SOFT, palette.PANEL)

    def _row(self, canvas: Canvas, left: int, right: int, y: int, figures: Sequence[_Figure]) -> None:
        """Figures over their names, what room is left shared between them."""
        size = 22 if sum(_span(figure, 22) for figure in figures) <= right - left else 20
        spans = [_span(figure, size) for figure in figures]
        most = max(spans)
        while sum(min(span, most) for span in spans) > right - left:
            most -= 4
        spans = [min(span, most) for span in spans]
        spare = (right - left - sum(spans)) // len(spans)
        for figure, span in zip(figures, spans, strict=True):
            figure.item.draw(canvas, left, y + 22, palette.PANEL)
            shown = fonts.cut(figure.label, span - _BETWEEN, size)
            canvas.text(left, y + 54, shown, size, palette.SOFT, palette.PANEL)
            left += span + spare


def _span(figure: _Figure, size: int) -> int:
    """Pixels a figure needs with the gap to the next."""
    return max(figure.item.width, fonts.width(figure.label, size)) + _BETWEEN


def heroes(view: View, names: words.Names, detail: Detail) -> list[Block]:
    """All characters under one another."""
    return [_block(Strip(view, hero, names, INNER, detail)) for hero in view.heroes]


def _block(strip: Strip) -> Block:
    return Block(strip.height, lambda canvas, y: strip.draw(canvas, MARGIN, y, strip.height))
