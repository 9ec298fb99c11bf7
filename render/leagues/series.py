"""The standings over several leagues: a line for each person, with what each league gave them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.leagues.view import SeriesRow, SeriesView
from engine.messages import DEFAULT, say, sentence
from render import fonts, palette
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, heads, legend, spread, table
from render.palette import Colour
from render.phone import LEAST, listing, page
from render.picture import Picture

_ROW = 84
_ABOVE, _BELOW = -20, 22
"""The two lines of a row, from its middle."""
_RANK, _NAME, _POINTS = LEFT + 78, LEFT + 104, RIGHT - 20
_ROOM = _POINTS - 80 - _NAME
_SIZES = (38, 36, 34, 32, LEAST)


def series(view: SeriesView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw the standings of a series; about 24 rows a picture."""
    pages = _pages(view)
    found = []
    for at, rows in enumerate(pages, 1):
        canvas = _canvas(view, language, rows, (at, len(pages)))
        text = _alt(view, language, rows, (at, len(pages)))
        filename = f"season-{at}.png" if at > 1 else "season.png"
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: SeriesView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    pages = _pages(view)
    return [_canvas(view, language, rows, (at, len(pages))) for at, rows in enumerate(pages, 1)]


def _pages(view: SeriesView) -> list[tuple[SeriesRow, ...]]:
    return [rows for part in spread([view.rows]) for _, rows in part] or [()]


def _canvas(view: SeriesView, language: str, rows: Sequence[SeriesRow], part: tuple[int, int]) -> Canvas:
    told = [say(language, "rlg-series"), say(language, "rlg-players", n=len(view.rows))]
    blocks = [banner(view.name, _progress(view, language), " · ".join(told), "lg-podium", part=part)]
    titles = [*view.leagues, *(say(language, "rlg-series-going", league=one) for one in view.going)]
    if part[0] == 1 and titles:
        names = [f"{at}. {words.name(title)}" for at, title in enumerate(titles, 1)]
        blocks.append(listing(say(language, "rlg-series-leagues"), names, 4, language))
    who = f"{say(language, 'rlg-col-player')} · {say(language, 'rlg-series-parts')}"
    columns = [(_NAME, "left", who), (_POINTS, "right", say(language, "rlg-col-points"))]
    blocks.append(table(heads(columns), [_row(row) for row in rows]))
    return page([*blocks, *legend(_keys(rows, language))])


def _progress(view: SeriesView, language: str) -> str:
    """How many of its leagues are over."""
    if view.over:
        return say(language, "rlg-series-over", n=len(view.leagues))
    return say(language, "rlg-series-played", n=len(view.leagues), planned=view.planned)


def _row(row: SeriesRow) -> Line:
    parts = _shortened([_part(part) for part in row.parts])

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        if row.trophy:
            canvas.rectangle((LEFT, middle - _ROW // 2, LEFT + 8, middle + _ROW // 2), palette.GOOD)
        above, below = middle + _ABOVE, middle + _BELOW
        canvas.text(_RANK, above, str(row.rank), 36, palette.TEXT, back, bold=True, anchor="right")
        text, size = fonts.fit(words.name(row.name), _ROOM, _SIZES, bold=row.mine)
        canvas.text(_NAME, above, text, size, palette.TEXT, back, bold=row.mine)
        canvas.text(_NAME, below, parts, LEAST, palette.SOFT, back)
        canvas.text(_POINTS, middle, str(row.points), 42, palette.TEXT, back, bold=True, anchor="right")

    return Line(_ROW, draw)


def _part(part: int | None) -> str:
    return "–" if part is None else str(part)


def _shortened(parts: Sequence[str]) -> str:
    """The points of each league, the latest ones of so many that there is no room for all."""
    kept, before = list(parts), ""
    while len(kept) > 1 and fonts.width(before + " · ".join(kept), LEAST) > _ROOM:
        kept, before = kept[1:], f"{fonts.ELLIPSIS} "
    return before + " · ".join(kept)


def _keys(rows: Sequence[SeriesRow], language: str) -> list[Key]:
    keys = []
    if any(row.trophy for row in rows):
        keys.append(Key("square", palette.GOOD, say(language, "rlg-key-trophy")))
    if any(part is None for row in rows for part in row.parts):
        keys.append(Key("–", palette.SOFT, say(language, "rlg-key-missed"), False))
    return keys


def _alt(view: SeriesView, language: str, rows: Sequence[SeriesRow], part: tuple[int, int]) -> str:
    head = [say(language, "rlg-alt-series", name=view.name), sentence(language, _progress(view, language))]
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    items = [
        say(
            language,
            "rlg-alt-series-row",
            name=f"{row.rank}. {row.name}",
            points=row.points,
            parts=" · ".join(map(_part, row.parts)),
        )
        for row in rows
    ]
    return words.alt(head, items, language)
