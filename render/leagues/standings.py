"""Who stands where: one line a player, divisions one below the other, the cut as a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.leagues.view import Section, StandingsRow, StandingsView
from engine.messages import DEFAULT, labelled, noted, say, sentence
from render import fonts, palette
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, heads, legend, spread, table
from render.palette import Colour
from render.phone import APART, LEAST, Part, Parts, draw_line, listing, page, span
from render.picture import Picture

_ROW, _CUT = 84, 44
_ABOVE, _BELOW = -20, 22
"""The two lines of a row, from its middle."""
_RANK, _NAME, _POINTS = LEFT + 78, LEFT + 104, RIGHT - 20
_ROOM = _POINTS - 80 - _NAME
_SIZES = (38, 36, 34, 32, LEAST)

_Part = tuple[Section, tuple[StandingsRow, ...]]


def standings(view: StandingsView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw the standings; about 24 rows a picture."""
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
        say(language, "rlg-teams" if view.teams else "rlg-players", n=players),
    ]
    if view.playing and view.scored:
        told.append(say(language, "rlg-being-played", n=view.playing))
    return " · ".join(told)


def _title(section: Section, language: str) -> Callable[[Canvas, int, Colour], None] | None:
    if not section.division:
        return None
    text = say(language, "rlg-division", n=section.division)

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.text(LEFT + 20, middle, text, 38, palette.BOTH, back, bold=True)

    return draw


def _heading(view: StandingsView, language: str) -> Callable[[Canvas, int, Colour], None]:
    player = say(language, "rlg-col-team" if view.teams else "rlg-col-player")
    who = f"{player} · {say(language, 'rlg-col-record')}"
    columns = [(_NAME, "left", who)]
    if view.scored:
        columns.append((_POINTS, "right", say(language, "rlg-col-points")))
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
    figures = _figures(view, language, row)

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        if row.in_cut:
            canvas.rectangle((LEFT, middle - _ROW // 2, LEFT + 8, middle + _ROW // 2), palette.GOOD)
        above, below = middle + _ABOVE, middle + _BELOW
        canvas.text(_RANK, above, str(row.rank or "–"), 36, fill, back, bold=True, anchor="right")
        if row.lot:
            canvas.sign("diamond", _RANK - 22, below, 18, palette.SOFT, back)
        text, size = fonts.fit(words.name(row.name), _ROOM, _SIZES)
        canvas.text(_NAME, above, text, size, fill, back)
        if view.scored:
            canvas.text(_POINTS, middle, str(row.points), 42, fill, back, bold=True, anchor="right")
        draw_line(canvas, _NAME, below, figures, back)

    return Line(_ROW, draw)


def _figures(view: StandingsView, language: str, row: StandingsRow) -> list[Parts]:
    """The second line of a row: whether they are still in, their record, where they come from, what parts
    equal points, byes; as much of it as there is room for."""
    found: list[Parts] = []
    if row.status in ("dropped", "retired"):
        found.append((Part(text=say(language, f"rlg-{row.status}"), colour=palette.BAD),))
    found.append((Part(text=words.record(row.won, row.drawn, row.lost), colour=palette.TEXT),))
    if row.moved:
        up = row.moved > 0
        fill = palette.GOOD if up else palette.BAD
        found.append((Part("up" if up else "lg-down", str(abs(row.moved)), fill),))
    if view.scored:
        for tie, value in zip(view.ties, row.ties, strict=False):
            told = f"{words.tie_name(tie, language)} {words.tie(tie, value, language)}"
            found.append((Part(text=told),))
        if row.byes:
            found.append((Part(text=f"{say(language, 'rlg-col-byes')} {row.byes}"),))
    while sum(span(group) for group in found) + APART * (len(found) - 1) > _ROOM:
        found.pop()
    return found


def _cut_line(view: StandingsView, language: str) -> Line:
    text = say(language, "rlg-cut-line", n=view.cut)
    wide = fonts.width(text, LEAST, True)

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        centre = (LEFT + RIGHT) // 2
        for x in range(LEFT + 16, RIGHT - 16, 28):
            if x + 14 < centre - wide // 2 - 10 or x > centre + wide // 2 + 10:
                canvas.rectangle((x, middle - 2, x + 14, middle + 1), palette.ALERT)
        canvas.text(centre, middle, text, LEAST, palette.ALERT, back, bold=True, anchor="centre")

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
    if view.scored and "sos" in view.ties:
        keys.append(Key("SoS", palette.SOFT, say(language, "rlg-key-sos"), False))
    return keys


def _alt(view: StandingsView, language: str, parts: Sequence[_Part], part: tuple[int, int]) -> str:
    head = [say(language, "rlg-alt-standings", league=view.league)]
    if progress(view, language):
        head.append(sentence(language, progress(view, language)))
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    if part[0] == 1 and view.places:
        told = [say(language, "rlg-place", place=each.place, name=each.name) for each in view.places]
        after = labelled(language, say(language, "rlg-after-cut"), " · ".join(told))
        head.append(sentence(language, after))
    items = []
    for section, rows in parts:
        for index, row in enumerate(rows):
            line = _told(view, language, row)
            division = say(language, "rlg-division", n=section.division)
            items.append(labelled(language, division, line) if section.division and not index else line)
    return words.alt(head, items, language)


def _told(view: StandingsView, language: str, row: StandingsRow) -> str:
    record = words.record(row.won, row.drawn, row.lost)
    gone = (
        noted(language, "", say(language, f"rlg-{row.status}"))
        if row.status in ("dropped", "retired")
        else ""
    )
    name = (f"{row.rank}. " if row.rank else "") + row.name + gone
    if view.scored:
        return say(language, "rlg-alt-row", name=name, points=row.points, record=record)
    return say(language, "rlg-alt-row-unscored", name=name, record=record)
