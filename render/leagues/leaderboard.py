"""Ratings as Corp and as Runner: the figure, how sure it is, and the same as a range."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from engine.leagues.view import LeaderboardView, Rated
from engine.messages import DEFAULT, labelled, noted, say, sentence
from render import palette
from render.canvas import Canvas
from render.fonts import fit
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, heads, legend, spread, table
from render.palette import Colour
from render.phone import LEAST, page
from render.picture import Picture

_ROW = 88
_ABOVE, _BELOW = -20, 22
"""The two lines of a row, from its middle."""
_RANK, _NAME, _RATING = LEFT + 78, LEFT + 104, RIGHT - 54
_PLUS, _GAMES, _CHANGE = RIGHT - 54, RIGHT - 160, RIGHT - 320
_SCALE = (LEFT + 104, RIGHT - 350)
_STEP = 100
_SIZES = (38, 36, 34, 32, LEAST)

Side = Literal["corp", "runner"]


class _Scale(NamedTuple):
    """Ratings at both ends of the ranges' column."""

    low: int
    high: int

    def x(self, rating: int) -> int:
        """Where a rating lies; those beyond an end at the end."""
        inside = min(max(rating, self.low), self.high)
        left, right = _SCALE
        return left + (right - left) * (inside - self.low) // (self.high - self.low)


_Part = tuple[Side, tuple[Rated, ...]]


def leaderboard(view: LeaderboardView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw the ratings; about 24 lines a picture."""
    pages = _pages(view)
    found = []
    for at, parts in enumerate(pages, 1):
        canvas = _canvas(view, language, parts, (at, len(pages)))
        filename = f"ratings-{at}.png" if at > 1 else "ratings.png"
        text = _alt(view, language, parts)
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: LeaderboardView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    pages = _pages(view)
    return [_canvas(view, language, parts, (at, len(pages))) for at, parts in enumerate(pages, 1)]


def _pages(view: LeaderboardView) -> list[list[_Part]]:
    sides: tuple[Side, Side] = ("corp", "runner")
    return [[(sides[number], rows) for number, rows in parts] for parts in spread([view.corp, view.runner])]


def _canvas(view: LeaderboardView, language: str, parts: Sequence[_Part], part: tuple[int, int]) -> Canvas:
    title = view.community or say(language, "rlg-ratings")
    told = [say(language, "rlg-glicko"), say(language, "rlg-period", n=view.period)]
    blocks = [
        banner(
            title,
            say(language, "rlg-ratings") if view.community else "",
            " · ".join(told),
            "lg-curve",
            part=part,
        )
    ]
    scale = _scale((*view.corp, *view.runner))
    for side, rows in parts:
        lines = [_row(row, side, scale) for row in rows] or [_nobody(language)]
        blocks.append(table(_heading(language, scale), lines, _title(language, side)))
    return page([*blocks, *legend(_keys(view, language, parts))])


def _scale(rows: Sequence[Rated]) -> _Scale:
    """Round figures that hold every range of an established rating, and every rating."""
    sure = [row for row in rows if not row.provisional]
    low = min([row.rating - 2 * row.deviation for row in sure] + [row.rating for row in rows], default=1400)
    high = max([row.rating + 2 * row.deviation for row in sure] + [row.rating for row in rows], default=1600)
    return _Scale(
        low // _STEP * _STEP, -(-high // _STEP) * _STEP if high > low else low // _STEP * _STEP + _STEP
    )


def _title(language: str, side: Side) -> Callable[[Canvas, int, Colour], None]:
    text, colour = say(language, f"rlg-as-{side}"), palette.SIDES[side]

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.panel((LEFT + 18, middle - 21, LEFT + 60, middle + 21), colour, back, 8)
        letter = palette.SIDE_LETTERS[side]
        canvas.text(LEFT + 39, middle, letter, 34, palette.INK, colour, bold=True, anchor="centre")
        canvas.text(LEFT + 76, middle, text, 38, colour, back, bold=True)

    return draw


def _heading(language: str, scale: _Scale) -> Callable[[Canvas, int, Colour], None]:
    left, right = _SCALE
    return heads(
        [
            (left, "left", str(scale.low)),
            (right, "right", str(scale.high)),
            (_GAMES, "right", say(language, "rlg-col-games")),
            (RIGHT - 14, "right", say(language, "rlg-col-rating")),
        ]
    )


def _row(row: Rated, side: Side, scale: _Scale) -> Line:
    fill = palette.SOFT if row.provisional else palette.TEXT
    dot = palette.SOFT if row.provisional else palette.SIDES[side]

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        above, below = middle + _ABOVE, middle + _BELOW
        rank = str(row.rank) if row.rank else "–"
        canvas.text(_RANK, above, rank, 36, fill, back, bold=True, anchor="right")
        text, size = fit(words.name(row.name), _RATING - 110 - _NAME, _SIZES)
        canvas.text(_NAME, above, text, size, fill, back)
        canvas.text(_RATING, above, str(row.rating), 40, fill, back, bold=True, anchor="right")
        canvas.text(_RATING + 8, above, "?" if row.provisional else "", 34, palette.ALERT, back, bold=True)
        canvas.text(_PLUS, below, f"±{row.deviation}", LEAST, palette.SOFT, back, anchor="right")
        if row.change:
            up = row.change > 0
            tint = palette.GOOD if up else palette.BAD
            x = canvas.sign("up" if up else "lg-down", _CHANGE, below, 22, tint, back) + 6
            canvas.text(x, below, str(abs(row.change)), LEAST, tint, back)
        canvas.text(_GAMES, below, str(row.games), LEAST, fill, back, anchor="right")
        _range(canvas, below, row, scale, dot)

    return Line(_ROW, draw)


def _range(canvas: Canvas, middle: int, row: Rated, scale: _Scale, dot: Colour) -> None:
    """Two deviations to both sides, and the rating across."""
    low, high = scale.x(row.rating - 2 * row.deviation), scale.x(row.rating + 2 * row.deviation)
    canvas.rectangle((_SCALE[0], middle - 1, _SCALE[1], middle + 1), palette.HATCH)
    canvas.rectangle((low, middle - 5, high, middle + 5), palette.LINE)
    x = scale.x(row.rating)
    canvas.rectangle((x - 5, middle - 13, x + 5, middle + 13), dot)


def _nobody(language: str) -> Line:
    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.text(_NAME, middle, say(language, "rlg-no-ratings"), 34, palette.SOFT, back)

    return Line(_ROW, draw)


def _keys(view: LeaderboardView, language: str, parts: Sequence[_Part]) -> list[Key]:
    rows = [row for _, shown in parts for row in shown]
    keys = []
    if rows:
        keys.append(Key("±", palette.SOFT, say(language, "rlg-key-range"), False))
    if any(row.change for row in rows):
        keys.append(Key("up", palette.GOOD, say(language, "rlg-key-change")))
    if any(row.provisional for row in rows):
        keys.append(Key("?", palette.ALERT, say(language, "rlg-key-provisional", n=view.established), False))
    return keys


def _alt(view: LeaderboardView, language: str, parts: Sequence[_Part]) -> str:
    head = [say(language, "rlg-alt-ratings", period=view.period)]
    items = []
    for side, rows in parts:
        title = say(language, f"rlg-as-{side}")
        if not rows:
            none = labelled(language, title, say(language, "rlg-no-ratings"))
            items.append(sentence(language, none))
        for at, row in enumerate(rows):
            mark = noted(language, "", say(language, "rlg-provisional")) if row.provisional else ""
            told = say(
                language, "rlg-alt-rated", name=row.name, rating=str(row.rating),
                deviation=str(row.deviation), games=row.games, mark=mark,
            )  # fmt: skip
            told = (f"{row.rank}. " if row.rank else "") + told
            items.append(told if at else labelled(language, title, told))
    return words.alt(head, items, language)
