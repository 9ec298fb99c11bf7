"""A round: who meets whom at which table, on which side, and how far it has got."""

from __future__ import annotations

from collections.abc import Sequence

from engine.leagues.view import PairingsView, PairingView, TeamMatchView
from engine.messages import DEFAULT, noted, say, score, sentence
from render import fonts, palette
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT, Key, Line, banner, even, heads, legend, spread, table
from render.palette import Colour
from render.phone import LEAST, page
from render.picture import Picture

_ROW = 92
_LINE = 21
"""From the middle of a row to that of each of its two lines."""
_TABLE, _NAME = LEFT + 66, LEFT + 84
_SIDE = 38
_STATE = RIGHT - 224
"""Where the column begins that says how far a match has got."""
_SCORE = _STATE - 14
_SIZES = (36, 34, 32, LEAST)
_MATCH = 64

_Meeting = tuple[TeamMatchView | None, tuple[PairingView, ...]]
"""Two teams with their boards; in a league of players nobody with their matches."""


def pairings(view: PairingsView, language: str = DEFAULT) -> tuple[Picture, ...]:
    """Draw a round; about 24 tables a picture."""
    pieces = _pieces(view)
    found = []
    for at, rows in enumerate(pieces, 1):
        canvas = _canvas(view, language, rows, (at, len(pieces)))
        filename = f"pairings-{at}.png" if at > 1 else "pairings.png"
        text = _alt(view, language, rows, (at, len(pieces)))
        found.append(Picture(canvas.png(), filename, text, canvas.width, canvas.height))
    return tuple(found)


def canvases(view: PairingsView, language: str = DEFAULT) -> list[Canvas]:
    """The drawn pages before encoding: for tests."""
    pieces = _pieces(view)
    return [_canvas(view, language, rows, (at, len(pieces))) for at, rows in enumerate(pieces, 1)]


def _pieces(view: PairingsView) -> list[list[_Meeting]]:
    """What is on each picture; the boards of two teams are not torn apart."""
    if not view.teams:
        return [[(None, rows)] for rows in even(view.pairings)]
    spread_out = spread([view.boards_of(match) for match in view.teams])
    return [[(view.teams[number], rows) for number, rows in page] for page in spread_out]


def _title(view: PairingsView, language: str) -> str:
    if not view.number:
        return say(language, "rlg-challenges")
    if view.name["stage"] or not view.rounds:
        return say(language, "ls-of-round", **view.name)
    return say(language, "rlg-round-of", n=view.number, rounds=view.rounds)


def _canvas(view: PairingsView, language: str, shown: Sequence[_Meeting], part: tuple[int, int]) -> Canvas:
    rows = [row for _, boards in shown for row in boards]
    told = [say(language, "rlg-pairings")]
    if view.both_sides:
        told.append(say(language, "rlg-both-sides"))
    told.append(say(language, "rlg-left", n=view.left) if view.left else say(language, "rlg-all-done"))
    fill = palette.BOTH if view.left else palette.GOOD
    heading = heads(
        [
            (LEFT + 14, "left", say(language, _first_column(view))),
            (_SCORE, "right", say(language, "rlg-col-score")),
        ]
    )
    lines = []
    for match, boards in shown:
        if match is not None:
            lines.append(_teams(language, match))
        lines += [_row(view, language, row) for row in boards]
    return page(
        [
            banner(view.league, _title(view, language), " · ".join(told), "lg-versus", fill, part=part),
            table(heading, lines),
            *legend(_keys(language, rows)),
        ]
    )


def _first_column(view: PairingsView) -> str:
    if view.teams:
        return "rlg-col-board"
    return "rlg-col-table" if view.number else "rlg-col-number"


def _teams(language: str, match: TeamMatchView) -> Line:
    """Two teams above their boards, with what those come to."""
    both = [words.name(one) for one in (match.first, match.second) if one]
    points = score(language, *match.points) if match.second else say(language, "rlg-team-bye")
    fill = palette.GOOD if match.score is not None else palette.BOTH

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        room = RIGHT - LEFT - 56 - fonts.width(points, 34, True)
        text, size = fonts.fit(" – ".join(both), room, (38, *_SIZES), bold=True)
        if fonts.width(" – ".join(both), size, True) > room:  # A long name leaves room for the other.
            half = (room - fonts.width(" – ", size, True)) // len(both)
            text = " – ".join(fonts.cut(one, half, size, True) for one in both)
        canvas.text(LEFT + 14, middle, text, size, fill, back, bold=True)
        canvas.text(RIGHT - 14, middle, points, 34, fill, back, bold=True, anchor="right")

    return Line(_MATCH, draw, True)


def _row(view: PairingsView, language: str, row: PairingView) -> Line:
    mine, theirs = row.score or (0, 0)
    decided = row.state == "done"
    shows_score = row.state in ("done", "reported") and row.score is not None
    sides = ("", "") if not row.corp else ("corp", "runner") if row.corp == 1 else ("runner", "corp")
    both = [(row.first, sides[0], mine, theirs), (row.second, sides[1], theirs, mine)]

    def draw(canvas: Canvas, middle: int, back: Colour) -> None:
        canvas.text(_TABLE, middle, str(row.board or row.table), LEAST, palette.SOFT, back, anchor="right")
        for at, (name, side, own, other) in enumerate(both if row.second else both[:1]):
            line = middle if not row.second else middle + (_LINE if at else -_LINE)
            x = _NAME
            if row.second and not view.both_sides:
                _side(canvas, x, line, side, back)
                x += _SIDE + 12
            # The winner's name is the brighter one.
            dim = row.state == "void" or (decided and own < other)
            fill = palette.SOFT if dim else palette.TEXT
            text, size = fonts.fit(words.name(name), _SCORE - 50 - x, _SIZES, decided and own > other)
            canvas.text(x, line, text, size, fill, back, bold=decided and own > other)
            if shows_score:
                tint = palette.ALERT if row.state == "reported" else fill
                canvas.text(_SCORE, line, str(own), 36, tint, back, bold=True, anchor="right")
        _state(canvas, language, middle, row, back)

    return Line(_ROW, draw)


def _side(canvas: Canvas, x: int, middle: int, side: str, back: Colour) -> None:
    """The side's letter on its colour; a dash where it is open."""
    half = _SIDE // 2
    if not side:
        canvas.text(x + half, middle, "–", LEAST, palette.SOFT, back, anchor="centre")
        return
    colour = palette.SIDES[side]
    canvas.panel((x, middle - half, x + _SIDE, middle + half), colour, back, 8)
    letter = palette.SIDE_LETTERS[side]
    canvas.text(x + half, middle, letter, LEAST, palette.INK, colour, bold=True, anchor="centre")


def _state(canvas: Canvas, language: str, middle: int, row: PairingView, back: Colour) -> None:
    """The word for how far it has got, or for how it ended where that was not by play."""
    x, room = _STATE + 14, RIGHT - 14 - _STATE
    if row.state == "done" or row.manner:
        text = say(language, "rlg-manner", manner=row.manner) if row.manner else ""
    else:
        text = say(language, "rlg-state", state=row.state)
    if row.board and not row.second:
        text = say(language, "rlg-walkover")
    if row.state == "playing":
        shown = fonts.cut(text, room - 60, LEAST, True)
        wide = fonts.width(shown, LEAST, True) + 56
        canvas.panel((x - 8, middle - 24, x - 8 + wide, middle + 24), palette.ALERT, back, 8)
        canvas.sign("play", x + 2, middle, 24, palette.INK, palette.ALERT)
        canvas.text(x + 36, middle, shown, LEAST, palette.INK, palette.ALERT, bold=True)
        return
    fill = palette.ALERT if row.state in ("reported", "disputed", "overdue") else palette.SOFT
    lines = fonts.wrap(text, room - 14, LEAST, False, 2)
    for at, line in enumerate(lines):
        canvas.text(x, middle + (2 * at + 1 - len(lines)) * _LINE, line, LEAST, fill, back)


def _keys(language: str, rows: Sequence[PairingView]) -> list[Key]:
    keys = []
    if any(row.corp for row in rows):
        keys.append(Key("C", palette.CORP, say(language, "rlg-corp"), False))
        keys.append(Key("R", palette.RUNNER, say(language, "rlg-runner"), False))
    if any(row.state == "reported" for row in rows):
        keys.append(Key("square", palette.ALERT, say(language, "rlg-key-reported")))
    return keys


def _alt(view: PairingsView, language: str, shown: Sequence[_Meeting], part: tuple[int, int]) -> str:
    head = [say(language, "rlg-alt-pairings", league=view.league, round=_title(view, language))]
    if part[1] > 1:
        head.append(say(language, "rlg-alt-part", n=part[0], parts=part[1]))
    left = say(language, "rlg-left", n=view.left) if view.left else say(language, "rlg-all-done")
    head.append(sentence(language, _full(left)))
    items = []
    for match, rows in shown:
        if match is not None and match.second:
            mine, theirs = match.points
            names = {"first": match.first, "second": match.second}
            items.append(say(language, "rlg-alt-teams", points=mine, less=theirs, **names))
        elif match is not None:
            items.append(say(language, "rlg-alt-team-bye", team=match.first))
        items += [_told(language, row) for row in rows]
    return words.alt(head, items, language)


def _full(text: str) -> str:
    return text[:1].upper() + text[1:]


def _told(language: str, row: PairingView) -> str:
    if not row.second:
        kind = "rlg-alt-walkover" if row.board else "rlg-alt-bye"
        return say(language, kind, table=row.board or row.table, name=row.first)
    names = [row.first, row.second]
    if row.corp:
        for at in (0, 1):
            side = say(language, "rlg-corp" if row.corp == at + 1 else "rlg-runner")
            names[at] = noted(language, names[at], side)
    state = say(language, "rlg-state", state=row.state)
    if row.score is not None:
        told = score(language, *row.score)
        state = noted(language, told, state) if row.state == "reported" else told
    if row.manner:
        state += noted(language, "", say(language, "rlg-manner", manner=row.manner))
    kind = "rlg-alt-board" if row.board else "rlg-alt-pairing"
    table = row.board or row.table
    return say(language, kind, table=table, first=names[0], second=names[1], state=state)
