"""A round: who meets whom at which table, on which side, and how far it has got."""

from __future__ import annotations

from collections.abc import Sequence

from engine.leagues.view import PairingsView, PairingView
from engine.messages import DEFAULT, say
from render import fonts, palette
from render.blocks import page
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, even, heads, legend, table
from render.palette import Colour
from render.picture import Picture

_ROW = 48
_TABLE = LEFT + 66
_CENTRE = 596
_HALF = 94
"""Half of the column between the two names."""
_SIDE = 34
_NOTE = 150
"""Width of the last column, where a match ended otherwise than by play."""
_SIZES = (30, 28, 26, 24, 22)


def pairings(view: PairingsView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw a round; about 32 tables a picture."""
    pieces = even(view.pairings)
    found = []
    for at, rows in enumerate(pieces, 1):
        canvas = _canvas(view, language, rows, (at, len(pieces)))
        filename = f"pairings-{at}.png" if at > 1 else "pairings.png"
        text = _alt(view, language, rows, (at, len(pieces)))
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: PairingsView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    pieces = even(view.pairings)
    return [_canvas(view, language, rows, (at, len(pieces))) for at, rows in enumerate(pieces, 1)]


def _title(view: PairingsView, language: str) -> str:
    if not view.number:
        return say(language, "rlg-challenges")
    if view.stage_cut:
        return say(language, "rlg-cut-round", n=view.number)
    if view.rounds:
        return say(language, "rlg-round-of", n=view.number, rounds=view.rounds)
    return say(language, "rlg-round", n=view.number)


def _canvas(view: PairingsView, language: str, rows: Sequence[PairingView], part: tuple[int, int]) -> Canvas:
    told = [say(language, "rlg-pairings")]
    if view.both_sides:
        told.append(say(language, "rlg-both-sides"))
    told.append(say(language, "rlg-left", n=view.left) if view.left else say(language, "rlg-all-done"))
    fill = palette.BOTH if view.left else palette.GOOD
    noted = any(row.manner for row in view.pairings)
    shift = 0 if noted else _NOTE // 2
    centre = _CENTRE + shift - 6
    heading = heads(
        [
            (_TABLE, "right", say(language, "rlg-col-table" if view.number else "rlg-col-number")),
            (centre, "centre", say(language, "rlg-col-score")),
        ]
    )
    lines = [_row(view, language, row, centre, noted) for row in rows]
    return page(
        [
            banner(view.league, _title(view, language), " · ".join(told), "lg-versus", fill, part=part),
            table(heading, lines),
            *legend(_keys(language, rows)),
        ]
    )


def _row(view: PairingsView, language: str, row: PairingView, centre: int, noted: bool) -> Line:
    mine, theirs = row.score or (0, 0)
    decided = row.state == "done"

    def fill(own: int, other: int) -> Colour:
        """The winner's name is the brighter one."""
        return palette.SOFT if row.state == "void" or (decided and own < other) else palette.TEXT

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.text(_TABLE, middle, str(row.table), 26, palette.SOFT, back, anchor="right")
        left, right = LEFT + 84, RIGHT - 14 - (_NOTE if noted else 0)
        sides = ("", "") if not row.corp else ("corp", "runner") if row.corp == 1 else ("runner", "corp")
        end = centre - _HALF
        if row.second and not view.both_sides:
            end -= _SIDE + 12
            _side(canvas, centre - _HALF - _SIDE, middle, sides[0], back)
            _side(canvas, centre + _HALF, middle, sides[1], back)
        _name(
            canvas,
            end,
            middle,
            row.first,
            end - left,
            fill(mine, theirs),
            back,
            decided and mine > theirs,
            "right",
        )
        _state(canvas, language, centre, middle, row, back)
        if row.second:
            start = centre + (centre - end)
            _name(
                canvas,
                start,
                middle,
                row.second,
                right - start,
                fill(theirs, mine),
                back,
                decided and theirs > mine,
            )
        if row.manner:
            text = fonts.cut(say(language, "rlg-manner", manner=row.manner), _NOTE - 10, 22)
            canvas.text(RIGHT - 12, middle, text, 22, palette.SOFT, back, anchor="right")

    return Line(_ROW, draw)


def _name(
    canvas: Canvas,
    x: int,
    middle: int,
    name: str,
    room: int,
    fill: Colour,
    back: Colour,
    bold: bool,
    anchor: str = "left",
) -> None:
    text, size = fonts.fit(words.name(name), room, _SIZES, bold)
    canvas.text(x, middle, text, size, fill, back, bold=bold, anchor=anchor)


def _side(canvas: Canvas, x: int, middle: int, side: str, back: Colour) -> None:
    """The side's letter on its colour; a dash where it is open."""
    half = _SIDE // 2
    if not side:
        canvas.text(x + half, middle, "–", 26, palette.SOFT, back, anchor="centre")
        return
    colour = palette.SIDES[side]
    canvas.panel((x, middle - half, x + _SIDE, middle + half), colour, back, 8)
    canvas.text(
        x + half, middle, palette.SIDE_LETTERS[side], 26, palette.INK, colour, bold=True, anchor="centre"
    )


def _state(canvas: Canvas, language: str, centre: int, middle: int, row: PairingView, back: Colour) -> None:
    """The score, or the word for how far it has got."""
    if row.state in ("done", "reported") and row.score is not None:
        fill = palette.TEXT if row.state == "done" else palette.ALERT
        text = f"{row.score[0]} : {row.score[1]}"
        canvas.text(centre, middle, text, 32, fill, back, bold=True, anchor="centre")
        if row.state == "reported":
            x = centre + fonts.width(text, 32, True) // 2 + 6
            canvas.text(x, middle, "?", 28, palette.ALERT, back, bold=True)
        return
    text = say(language, "rlg-state", state=row.state)
    if row.state == "playing":
        wide = fonts.width(text, 24, True) + 30
        x = centre - wide // 2 - 10
        canvas.panel((x, middle - 18, x + wide + 20, middle + 18), palette.ALERT, back, 8)
        canvas.sign("play", x + 10, middle, 20, palette.INK, palette.ALERT)
        canvas.text(x + 40, middle, text, 24, palette.INK, palette.ALERT, bold=True)
        return
    canvas.text(centre, middle, text, 24, palette.SOFT, back, anchor="centre")


def _keys(language: str, rows: Sequence[PairingView]) -> list[Key]:
    keys = []
    if any(row.corp for row in rows):
        keys.append(Key("C", palette.CORP, say(language, "rlg-corp"), False))
        keys.append(Key("R", palette.RUNNER, say(language, "rlg-runner"), False))
    if any(row.state == "reported" for row in rows):
        keys.append(Key("?", palette.ALERT, say(language, "rlg-key-reported"), False))
    return keys


def _alt(view: PairingsView, language: str, rows: Sequence[PairingView], part: tuple[int, int]) -> str:
    head = [say(language, "rlg-alt-pairings", league=view.league, round=_title(view, language))]
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    head.append(
        _full(say(language, "rlg-left", n=view.left) if view.left else say(language, "rlg-all-done")) + "."
    )
    return words.alt(head, [_told(language, row) for row in rows], language)


def _full(text: str) -> str:
    return text[:1].upper() + text[1:]


def _told(language: str, row: PairingView) -> str:
    if not row.second:
        return say(language, "rlg-alt-bye", table=row.table, name=row.first)
    names = [row.first, row.second]
    if row.corp:
        for at in (0, 1):
            side = say(language, "rlg-corp" if row.corp == at + 1 else "rlg-runner")
            names[at] = f"{names[at]} ({side})"
    state = say(language, "rlg-state", state=row.state)
    if row.score is not None:
        state = f"{row.score[0]}:{row.score[1]}" + (f" ({state})" if row.state == "reported" else "")
    if row.manner:
        state += f" ({say(language, 'rlg-manner', manner=row.manner)})"
    return say(language, "rlg-alt-pairing", table=row.table, first=names[0], second=names[1], state=state)
