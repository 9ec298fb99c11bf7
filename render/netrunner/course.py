"""The course of a game: agenda points, credits and cards in hand of both sides, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.messages import say
from engine.netrunner.shown.course import Standing
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.netrunner.alt import shorten
from render.phone import LEAST, MARGIN, WIDTH, page
from render.picture import Picture

_SIZE = LEAST
_HEAD = 64
_PLOT = 190
_FOOT = 24
_AXIS = 52
_LEFT = MARGIN + 70
_RIGHT = WIDTH - MARGIN - 90
_SEATS = ("corp", "runner")
_CHARTS = ("points", "credits", "cards")

Series = Sequence[tuple[int, int]]
"""(turn, value)."""


def course(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> Picture:
    """Three charts under one another; `names`: who played a seat. ValueError for a game without a turn."""
    drawn = canvas(standings, names, language)
    return Picture(drawn.png(), "course.png", alt(standings, names, language), drawn.width, drawn.height)


def canvas(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> Canvas:
    """The drawn picture before encoding, for tests."""
    if not standings:
        raise ValueError("Nothing can be told of a game without a turn.")
    last = max(standing.turn for standing in standings)
    blocks = [_legend(names, language)]
    for chart in _CHARTS:
        series = {seat: of(standings, seat, chart) for seat in _SEATS}
        blocks.append(_chart(say(language, f"nr-course-{chart}"), series, last, steps=chart == "points"))
    return page([*blocks, _axis(last, language)])


def of(standings: Sequence[Standing], seat: str, chart: str) -> Series:
    """A side's values of "points", "credits" or "cards"."""
    if chart == "points":
        return [(one.turn, one.corp if seat == "corp" else one.runner) for one in standings]
    own = [one for one in standings if one.seat == seat]
    return [(one.turn, one.credits if chart == "credits" else one.cards) for one in own]


def alt(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> str:
    """In words: how the score changed."""
    scores: dict[tuple[int, int], int] = {}
    for one in standings:
        scores.setdefault((one.corp, one.runner), (one.turn + 1) // 2)
    turn = say(language, "nr-course-turn")
    score = ", ".join(f"{corp} : {runner} ({turn} {number})" for (corp, runner), number in scores.items())
    who = {seat: fonts.clean(names.get(seat, "")) or say(language, "nr-role", seat=seat) for seat in _SEATS}
    return shorten(
        [say(language, "nr-alt-course", **who), say(language, "nr-alt-course-score", score=score)], language
    )


def _x(turn: int, last: int) -> int:
    return _LEFT + round((turn - 1) / max(last - 1, 1) * (_RIGHT - _LEFT))


def _legend(names: Mapping[str, str], language: str) -> Block:
    def draw(canvas: Canvas, y: int) -> None:
        half = (WIDTH - 2 * MARGIN) // 2
        for index, seat in enumerate(_SEATS):
            left, middle = MARGIN + index * half, y + 32
            colour = palette.SIDES[seat]
            _mark(canvas, left + 20, middle, seat, 14)
            role = say(language, "nr-role", seat=seat)
            name = fonts.clean(names.get(seat, "")) or role
            label = name if name == role else say(language, "nr-pic-role", name=name, seat=seat)
            text, size = fonts.fit(label, half - 64, (36, 33, LEAST), bold=True)
            canvas.text(left + 48, middle, text, size, colour, palette.PAGE, bold=True)

    return Block(64, draw)


def _chart(title: str, series: Mapping[str, Series], last: int, *, steps: bool) -> Block:
    most = max([1, *(value for values in series.values() for _, value in values)])

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((MARGIN, y, WIDTH - MARGIN, y + _HEAD + _PLOT + _FOOT), palette.PANEL, palette.PAGE)
        canvas.text(MARGIN + 20, y + 38, title, _SIZE + 2, palette.TEXT, palette.PANEL, bold=True)
        low = y + _HEAD + _PLOT

        def at(value: int) -> int:
            return low - round(value / most * (_PLOT - 20))

        for value in (0, most):
            canvas.rectangle((_LEFT, at(value), _RIGHT, at(value) + 2), palette.LINE)
            label = str(value)
            canvas.text(_LEFT - 18, at(value), label, _SIZE, palette.SOFT, palette.PANEL, anchor="right")
        ends: dict[str, int] = {}
        for seat, values in series.items():
            spots = [(_x(turn, last), at(value)) for turn, value in values]
            corners = _corners(spots) if steps else spots
            canvas.line(corners, palette.SIDES[seat], 7 if seat == "corp" else 5)
            for x, spot in () if steps else spots:
                _mark(canvas, x, spot, seat, 8)
            if spots:
                _mark(canvas, *spots[-1], seat, 12)
                ends[seat] = spots[-1][1]
        apart = _apart(ends)
        for seat, spot in apart.items():
            text = str(series[seat][-1][1])
            canvas.text(_RIGHT + 26, spot, text, 38, palette.SIDES[seat], palette.PANEL, bold=True)

    return Block(_HEAD + _PLOT + _FOOT, draw)


def _corners(spots: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """A value holds until the next one."""
    found: list[tuple[int, int]] = []
    for x, y in spots:
        if found:
            found.append((x, found[-1][1]))
        found.append((x, y))
    return found


def _apart(ends: Mapping[str, int], least: int = 40) -> dict[str, int]:
    """Heights of the two last values, far enough from each other to be read."""
    if len(ends) < 2 or abs(ends["corp"] - ends["runner"]) >= least:
        return dict(ends)
    middle = (ends["corp"] + ends["runner"]) // 2
    up = min(ends, key=lambda seat: ends[seat])
    return {seat: middle - least // 2 if seat == up else middle + least // 2 for seat in ends}


def _mark(canvas: Canvas, x: int, y: int, seat: str, size: int) -> None:
    """A side is known by its shape, not only by its colour: the Corp by squares, the Runner by diamonds."""
    colour = palette.SIDES[seat]
    if seat == "corp":
        canvas.rectangle((x - size, y - size, x + size, y + size), colour)
    else:
        reach = round(size * 1.4)
        canvas.polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], colour)


def _axis(last: int, language: str) -> Block:
    rounds = (last + 1) // 2
    every = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if rounds / step <= 10)

    def draw(canvas: Canvas, y: int) -> None:
        label = say(language, "nr-course-turn")
        canvas.text(MARGIN + 20, y + 26, label, _SIZE, palette.SOFT, palette.PAGE)
        start = MARGIN + 40 + fonts.width(label, _SIZE)
        for number in range(every, rounds + 1, every):
            x = _x(2 * number - 1, last)
            if x - fonts.width(str(number), _SIZE) // 2 > start:
                canvas.text(x, y + 26, str(number), _SIZE, palette.SOFT, palette.PAGE, anchor="centre")

    return Block(_AXIS, draw)
