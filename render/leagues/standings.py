"""Who stands where: one line a player, divisions one below the other, the cut as a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.leagues.view import Section, StandingsRow, StandingsView
from engine.messages import DEFAULT, say
from render import fonts, palette
from render.blocks import listing, page
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, heads, legend, spread, table
from render.palette import Colour
from render.picture import Picture

_ROW, _CUT = 46, 34
_RANK, _LOT, _MOVED, _NAME = LEFT + 78, LEFT + 88, LEFT + 116, LEFT + 186
_POINTS, _RECORD, _TIES, _BYES = 728, 822, (980, 1082), 1136
_SIZES = (32, 30, 28, 26, 24)

_Part = tuple[Section, tuple[StandingsRow, ...]]


def standings(view: StandingsView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw the standings; about 32 rows a picture."""
    pages = _pages(view)
    found = []
    for index, parts in enumerate(pages):
        canvas = _canvas(view, language, parts, (index + 1, len(pages)))
        filename = f"standings-{index + 1}.png" if index else "standings.png"
        text = _alt(view, language, parts, (index + 1, len(pages)))
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: StandingsView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    pages = _pages(view)
    return [_canvas(view, language, parts, (at, len(pages))) for at, parts in enumerate(pages, 1)]


def _pages(view: StandingsView) -> list[list[_Part]]:
    spread_out = spread([section.rows for section in view.sections])
    return [[(view.sections[number], rows) for number, rows in parts] for parts in spread_out] or [[]]


def _canvas(view: StandingsView, language: str, parts: Sequence[_Part], part: tuple[int, int]) -> Canvas:
    blocks = [banner(view.league, progress(view, language), _line(view, language), "lg-podium", part=part)]
    if part[0] == 1 and view.places:
        blocks.append(listing(say(language, "rlg-after-cut"), _places(view, language), 3, language))
    blocks += [
        table(_heading(view, language), _lines(view, language, section, rows), _title(section, language))
        for section, rows in parts
    ]
    return page([*blocks, *legend(_keys(view, language, parts))])


def _places(view: StandingsView, language: str) -> list[str]:
    return [say(language, "rlg-place", place=each.place, name=words.name(each.name)) for each in view.places]


def progress(view: StandingsView, language: str) -> str:
    """ "Round 5 of 8"."""
    if view.format == "ladder" or not (view.rounds or view.round):
        return ""
    if not view.round:
        return say(language, "rlg-rounds", n=view.rounds)
    if view.rounds:
        return say(language, "rlg-round-of", n=view.round, rounds=view.rounds)
    return say(language, "rlg-round", n=view.round)


def _line(view: StandingsView, language: str) -> str:
    players = sum(len(section.rows) for section in view.sections)
    told = [
        say(language, "rlg-standings"),
        say(language, "rlg-format", format=view.format),
        say(language, "rlg-players", n=players),
    ]
    if view.playing and view.scored:
        told.append(say(language, "rlg-being-played", n=view.playing))
    return " · ".join(told)


def _title(section: Section, language: str) -> Callable[[Canvas, int, Colour], None] | None:
    if not section.division:
        return None
    text = say(language, "rlg-division", n=section.division)

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.text(LEFT + 20, middle, text, 32, palette.BOTH, back, bold=True)

    return draw


def _heading(view: StandingsView, language: str) -> Callable[[Canvas, int, Colour], None]:
    columns = [(_NAME, "left", say(language, "rlg-col-player"))]
    if view.scored:
        columns += [
            (_POINTS, "right", say(language, "rlg-col-points")),
            (_RECORD, "centre", say(language, "rlg-col-record")),
            *((x, "right", words.tie_name(tie, language)) for x, tie in zip(_TIES, view.ties, strict=False)),
        ]
        if any(row.byes for section in view.sections for row in section.rows):
            columns.append((_BYES, "centre", say(language, "rlg-col-byes")))
    else:
        columns.append((_RECORD, "centre", say(language, "rlg-col-record")))
    return heads(columns)


def _lines(view: StandingsView, language: str, section: Section, rows: Sequence[StandingsRow]) -> list[Line]:
    last = section.rows[section.cut_after - 1] if section.cut_after else None
    found = []
    for row in rows:
        found.append(_row(view, language, row))
        if row is last:
            found.append(_cut_line(view, language))
    return found


def _row(view: StandingsView, language: str, row: StandingsRow) -> Line:
    gone = row.status in ("dropped", "retired")
    fill = palette.SOFT if gone else palette.TEXT

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        if row.in_cut:
            canvas.rectangle((LEFT, middle - _ROW // 2, LEFT + 8, middle + _ROW // 2), palette.GOOD)
        canvas.text(_RANK, middle, str(row.rank or "–"), 30, fill, back, bold=True, anchor="right")
        if row.lot:
            canvas.sign("diamond", _LOT, middle, 14, palette.SOFT, back)
        _moved(canvas, middle, row.moved, back)
        end = _POINTS - 66
        if gone:
            word = say(language, f"rlg-{row.status}")
            end -= fonts.width(word, 22) + 4
            canvas.text(end, middle, word, 22, palette.BAD, back)
            end -= 14
        text, size = fonts.fit(words.name(row.name), end - _NAME, _SIZES)
        canvas.text(_NAME, middle, text, size, fill, back)
        record = words.record(row.won, row.drawn, row.lost)
        if not view.scored:
            canvas.text(_RECORD, middle, record, 28, fill, back, anchor="centre")
            return
        canvas.text(_POINTS, middle, str(row.points), 32, fill, back, bold=True, anchor="right")
        canvas.text(_RECORD, middle, record, 28, fill, back, anchor="centre")
        for x, tie, value in zip(_TIES, view.ties, row.ties, strict=False):
            canvas.text(x, middle, words.tie(tie, value, language), 26, palette.SOFT, back, anchor="right")
        if row.byes:
            canvas.text(_BYES, middle, str(row.byes), 28, fill, back, anchor="centre")

    return Line(_ROW, draw)


def _moved(canvas: Canvas, middle: int, moved: int | None, back: Colour) -> None:
    if moved is None:
        return
    if moved == 0:
        canvas.text(_MOVED + 9, middle, "–", 24, palette.SOFT, back, anchor="centre")
        return
    fill = palette.GOOD if moved > 0 else palette.BAD
    x = canvas.sign("up" if moved > 0 else "lg-down", _MOVED, middle, 18, fill, back) + 6
    canvas.text(x, middle, str(abs(moved)), 24, fill, back)


def _cut_line(view: StandingsView, language: str) -> Line:
    text = say(language, "rlg-cut-line", n=view.cut)
    wide = fonts.width(text, 22, True)

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        centre = (LEFT + RIGHT) // 2
        for x in range(LEFT + 16, RIGHT - 16, 28):
            if x + 14 < centre - wide // 2 - 10 or x > centre + wide // 2 + 10:
                canvas.rectangle((x, middle - 2, x + 14, middle + 1), palette.ALERT)
        canvas.text(centre, middle, text, 22, palette.ALERT, back, bold=True, anchor="centre")

    return Line(_CUT, draw, True)


def _keys(view: StandingsView, language: str, parts: Sequence[_Part]) -> list[Key]:
    rows = [row for _, shown in parts for row in shown]
    keys = []
    if any(row.in_cut for row in rows):
        words_ = say(language, "rlg-key-cut" if view.cut_drawn else "rlg-key-cut-now")
        keys.append(Key("square", palette.GOOD, words_))
    if any(row.moved for row in rows):
        keys.append(Key("up", palette.GOOD, say(language, "rlg-key-moved")))
    if any(row.lot for row in rows):
        keys.append(Key("diamond", palette.SOFT, say(language, "rlg-key-lot")))
    if view.scored and "sos" in view.ties[: len(_TIES)]:
        keys.append(Key("SoS", palette.SOFT, say(language, "rlg-key-sos"), False))
    return keys


def _alt(view: StandingsView, language: str, parts: Sequence[_Part], part: tuple[int, int]) -> str:
    head = [say(language, "rlg-alt-standings", league=view.league)]
    if progress(view, language):
        head.append(progress(view, language) + ".")
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    if part[0] == 1 and view.places:
        told = [say(language, "rlg-place", place=each.place, name=each.name) for each in view.places]
        head.append(say(language, "rlg-after-cut") + " " + " · ".join(told) + ".")
    items = []
    for section, rows in parts:
        for index, row in enumerate(rows):
            before = say(language, "rlg-division", n=section.division) + ": " if section.division else ""
            items.append((before if index == 0 else "") + _told(view, language, row))
    return words.alt(head, items, language)


def _told(view: StandingsView, language: str, row: StandingsRow) -> str:
    record = words.record(row.won, row.drawn, row.lost)
    gone = f" ({say(language, f'rlg-{row.status}')})" if row.status in ("dropped", "retired") else ""
    name = (f"{row.rank}. " if row.rank else "") + row.name + gone
    if view.scored:
        return say(language, "rlg-alt-row", name=name, points=row.points, record=record)
    return say(language, "rlg-alt-row-unscored", name=name, record=record)
