"""Ratings as Corp and as Runner: the figure, how sure it is, and the same as a range."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from engine.leagues.view import LeaderboardView, Rated
from engine.messages import DEFAULT, say
from render import palette
from render.blocks import page
from render.canvas import Canvas
from render.fonts import fit
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, heads, legend, spread, table
from render.palette import Colour
from render.picture import Picture

_ROW = 46
_RANK, _NAME, _RATING, _PLUS, _CHANGE, _GAMES = LEFT + 64, LEFT + 88, 560, 660, 682, 816
_SCALE = (850, RIGHT - 30)
_STEP = 100
_SIZES = (32, 30, 28, 26, 24)

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
    """Draw the ratings; about 32 lines a picture."""
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
        canvas.panel((LEFT + 18, middle - 19, LEFT + 56, middle + 19), colour, back, 8)
        letter = palette.SIDE_LETTERS[side]
        canvas.text(LEFT + 37, middle, letter, 28, palette.INK, colour, bold=True, anchor="centre")
        canvas.text(LEFT + 72, middle, text, 32, colour, back, bold=True)

    return draw


def _heading(language: str, scale: _Scale) -> Callable[[Canvas, int, Colour], None]:
    left, right = _SCALE
    return heads(
        [
            (_NAME, "left", say(language, "rlg-col-player")),
            (_RATING, "right", say(language, "rlg-col-rating")),
            (_GAMES, "right", say(language, "rlg-col-games")),
            (left, "left", str(scale.low)),
            (right, "right", str(scale.high)),
        ]
    )


def _row(row: Rated, side: Side, scale: _Scale) -> Line:
    fill = palette.SOFT if row.provisional else palette.TEXT
    dot = palette.SOFT if row.provisional else palette.SIDES[side]

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        rank = str(row.rank) if row.rank else "–"
        canvas.text(_RANK, middle, rank, 30, fill, back, bold=True, anchor="right")
        text, size = fit(words.name(row.name), _RATING - 100 - _NAME, _SIZES)
        canvas.text(_NAME, middle, text, size, fill, back)
        shown = str(row.rating)
        canvas.text(_RATING, middle, shown, 32, fill, back, bold=True, anchor="right")
        canvas.text(_RATING + 6, middle, "?" if row.provisional else "", 28, palette.ALERT, back, bold=True)
        canvas.text(_PLUS, middle, f"±{row.deviation}", 26, palette.SOFT, back, anchor="right")
        if row.change:
            up = row.change > 0
            tint = palette.GOOD if up else palette.BAD
            x = canvas.sign("up" if up else "lg-down", _CHANGE, middle, 16, tint, back) + 6
            canvas.text(x, middle, str(abs(row.change)), 24, tint, back)
        canvas.text(_GAMES, middle, str(row.games), 26, fill, back, anchor="right")
        _range(canvas, middle, row, scale, dot)

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
        canvas.text(_NAME, middle, say(language, "rlg-no-ratings"), 28, palette.SOFT, back)

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
        title = say(language, f"rlg-as-{side}") + ": "
        if not rows:
            items.append(title + say(language, "rlg-no-ratings") + ".")
        for at, row in enumerate(rows):
            mark = f" ({say(language, 'rlg-provisional')})" if row.provisional else ""
            told = say(
                language, "rlg-alt-rated", name=row.name, rating=str(row.rating),
                deviation=str(row.deviation), games=row.games, mark=mark,
            )  # fmt: skip
            items.append((title if at == 0 else "") + (f"{row.rank}. " if row.rank else "") + told)
    return words.alt(head, items, language)
