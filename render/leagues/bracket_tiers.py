"""Up to two rounds of a bracket side by side: where games stand, how they look, lines between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.leagues.view import BracketGameView, BracketRound, BracketView, Contestant
from engine.messages import say
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.leagues import words
from render.leagues.frame import LEFT, RIGHT
from render.palette import Colour
from render.phone import INNER, LEAST
from render.prose import Prose

COLUMNS = 2
_LINE = 50
_BOX = 2 * _LINE
_SPACE = 18
_BETWEEN = 26
_TITLE = 60
_PAD = 12
_STRIP = 46
"""Where a game's number stands."""
_CROWD = 8
"""Games of a round that still stand in one column if no lines lead to them."""
_SIZES = (34, 32, LEAST)


class Tier(NamedTuple):
    """Rounds side by side; `grid`: the games of one round in rows."""

    rounds: tuple[BracketRound, ...]
    grid: bool = False


def tiers(view: BracketView) -> list[Tier]:
    """Rounds in tiers: upper bracket, lower bracket, finals; a last one left over goes with the finals."""
    single = [each for each in view.rounds if each.kind == "single"]
    upper = [each for each in view.rounds if each.kind == "upper"]
    lower = [each for each in view.rounds if each.kind == "lower"]
    finals = [each for each in view.rounds if each.kind in ("final", "reset")]
    found = []
    # Lines cannot be drawn where seeds decide anew: a large round may as well stand in rows.
    while single and len(single[0].games) > _CROWD:
        found.append(Tier((single.pop(0),), grid=True))
    for rest in (upper, lower):
        if len(rest) > COLUMNS and len(rest) % COLUMNS:
            finals.insert(0, rest.pop())
    return [
        *found,
        *(
            Tier(tuple(rest[at : at + COLUMNS]))
            for rest in (single, upper, lower, finals)
            for at in range(0, len(rest), COLUMNS)
        ),
    ]


def title(each: BracketRound, language: str) -> str:
    """A round's name: "Semi-finals", "Lower bracket, round 2", "Grand final"."""
    left = each.total - each.number
    if each.kind == "single":
        return say(language, "rlg-round-single", left=left, n=each.number)
    if each.kind in ("upper", "lower"):
        last = "yes" if left == 0 else "no"
        return say(language, f"rlg-round-{each.kind}", n=each.number, last=last)
    return say(language, f"rlg-round-{each.kind}")


def block(tier: Tier, language: str) -> Block:
    """The tier on a panel."""
    rounds = tier.rounds
    if tier.grid:
        games = rounds[0].games
        tall = _BOX + _SPACE
        middles = [[_BOX // 2 + index // COLUMNS * tall for index in range(len(games))]]
        lowest = middles[0][-1]
    else:
        middles = _middles(rounds)
        lowest = max(middle for column in middles for middle in column)
    height = _TITLE + lowest + _BOX // 2 + _PAD
    alone = len(rounds) == 1 and len(rounds[0].games) == 1
    wide = INNER - 2 * _PAD if alone else (INNER - 2 * _PAD - (COLUMNS - 1) * _BETWEEN) // COLUMNS

    def left(column: int) -> int:
        return LEFT + _PAD + column * (wide + _BETWEEN)

    def draw(canvas: Canvas, y: int) -> None:
        canvas.panel((LEFT, y, RIGHT, y + height), palette.PANEL, palette.PAGE, 14)
        canvas.place("panel", (LEFT, y, RIGHT, y + height))
        top = y + _TITLE
        for at, each in enumerate(rounds):
            text, size = fonts.fit(title(each, language), wide, (36, 34, 32, LEAST), bold=True)
            canvas.text(left(at), y + _TITLE // 2 + 1, text, size, palette.BOTH, palette.PANEL, bold=True)
            for index, game in enumerate(each.games):
                column = index % COLUMNS if tier.grid else at
                _game(canvas, left(column), top + middles[at][index], wide, game, language)
            if at and not tier.grid:
                before = {
                    game.number: middle
                    for game, middle in zip(rounds[at - 1].games, middles[at - 1], strict=True)
                }
                for game, middle in zip(each.games, middles[at], strict=True):
                    _lines(canvas, left(at) - _BETWEEN, top, before, game, middle)

    return Block(height, draw)


def _middles(rounds: Sequence[BracketRound]) -> list[list[int]]:
    """Heights of the games' middles by round: between the games their players come from, if those stand in
    the column before; otherwise evenly. Games keep their order and never touch."""
    step = _BOX + _SPACE
    most = max(len(each.games) for each in rounds)
    found: list[list[int]] = []
    before: dict[int, int] = {}
    for each in rounds:
        count = len(each.games)
        column: list[int] = []
        for index, game in enumerate(each.games):
            known = [before[number] for number in game.feeds if number in before]
            # Spread over the height of the fullest column.
            even = _BOX // 2 + (2 * index + 1) * (most * step) // (2 * count) - step // 2
            at = sum(known) // len(known) if known else even
            column.append(max(at, column[-1] + step) if column else at)
        found.append(column)
        before = {game.number: at for game, at in zip(each.games, column, strict=True)}
    return found


def _lines(
    canvas: Canvas, x: int, top: int, before: dict[int, int], game: BracketGameView, middle: int
) -> None:
    """From the games before to the player's line in this one."""
    for at, number in enumerate(game.feeds):
        if number not in before:
            continue
        start = top + before[number]
        end = top + middle + (_LINE // 2 if at else -_LINE // 2)
        bend = x + _BETWEEN // 2
        canvas.rectangle((x, start - 1, bend + 1, start + 2), palette.LINE)
        canvas.rectangle((bend - 1, min(start, end) - 1, bend + 2, max(start, end) + 2), palette.LINE)
        canvas.rectangle((bend, end - 1, x + _BETWEEN, end + 2), palette.LINE)


def _game(canvas: Canvas, x: int, middle: int, wide: int, game: BracketGameView, language: str) -> None:
    top = middle - _BOX // 2
    box = (x, top, x + wide, top + _BOX)
    canvas.place("tile", box)
    live = game.state in ("playing", "reported")
    if game.state in ("waiting", "unneeded"):
        canvas.panel(box, palette.WELL, palette.PANEL, 8)
        back = palette.WELL
    elif live:
        canvas.framed(box, palette.TILE, palette.PANEL, palette.ALERT, 3, 8)
        back = palette.TILE
    else:
        canvas.panel(box, palette.TILE, palette.PANEL, 8)
        back = palette.TILE
    number = x + _STRIP // 2 + 3
    canvas.text(
        number,
        middle if not live else middle - 20,
        str(game.number),
        LEAST,
        palette.SOFT,
        back,
        anchor="centre",
    )
    if game.state == "playing":
        canvas.sign("play", number - 12, middle + 20, 24, palette.ALERT, back)
    elif game.state == "reported":
        canvas.text(number, middle + 20, "?", 34, palette.ALERT, back, bold=True, anchor="centre")
    if game.reset and game.state in ("waiting", "unneeded"):
        told = say(language, "rlg-if-needed" if game.state == "waiting" else "rlg-not-needed")
        prose = Prose((told,), wide - _STRIP - 16, LEAST, 2)
        prose.draw(canvas, x + _STRIP + 8, middle - prose.height // 2, back)
        return
    canvas.rectangle((x + _STRIP + 6, middle - 1, x + wide - 10, middle + 1), palette.PANEL)
    for index, one in enumerate((game.first, game.second)):
        line = middle + (_LINE // 2 if index else -_LINE // 2)
        _contestant(canvas, x + _STRIP + 4, x + wide - 10, line, one, game, back, language)


def _contestant(
    canvas: Canvas,
    x: int,
    end: int,
    middle: int,
    one: Contestant,
    game: BracketGameView,
    back: Colour,
    language: str,
) -> None:
    if not one.name:
        text, size = fonts.fit(_source(one, language), end - x - 8, (LEAST,))
        canvas.text(x + 8, middle, text, size, palette.SOFT, back)
        return
    lost = game.state == "done" and not one.won
    fill = palette.SOFT if lost else palette.TEXT
    canvas.text(x + 40, middle, str(one.seed), LEAST, palette.SOFT, back, anchor="right")
    x += 52
    if one.score is not None:
        canvas.text(end, middle, str(one.score), 36, fill, back, bold=True, anchor="right")
        end -= 30
    if one.won:
        canvas.sign("lg-tick", end - 24, middle, 24, palette.GOOD, back)
    if game.state == "done":
        end -= 30
    if one.side:
        colour = palette.SIDES[one.side]
        canvas.panel((end - 36, middle - 18, end, middle + 18), colour, back, 8)
        letter = palette.SIDE_LETTERS[one.side]
        canvas.text(end - 18, middle, letter, LEAST, palette.INK, colour, bold=True, anchor="centre")
        end -= 42
    shown = words.name(one.name)
    bold = one.won and fonts.width(shown, _SIZES[-1], True) <= end - x
    text, size = fonts.fit(shown, end - x, _SIZES, bold)
    canvas.text(x, middle, text, size, fill, back, bold=bold)


def _source(one: Contestant, language: str) -> str:
    if one.source[:1] in ("W", "L"):
        return say(
            language, "rlg-from-winner" if one.source[0] == "W" else "rlg-from-loser", n=one.source[1:]
        )
    return say(language, "rlg-from-seeds")
