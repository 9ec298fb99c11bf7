"""The banner (whose move, where the game stands) and each player's bar of figures."""

from __future__ import annotations

from dataclasses import dataclass

from engine.messages import say
from engine.netrunner.shown.view import CardView, CorpView, RunnerView, View
from render import fonts, palette
from render.blocks import INNER, MARGIN, WIDTH, Block, wrap_items
from render.canvas import Canvas
from render.netrunner import tiles, words
from render.netrunner.words import Names
from render.palette import Colour

_CLICKS = {"corp": 3, "runner": 4}
_PIPS = 5
_PIP = 26
_BESIDE = 580
"""Where the Corp's agendas start."""


def banner(view: View, names: Names) -> Block:
    """The first thing to see: whose move it is, in their colour, and where the game stands."""
    if view.result is not None:
        fill = palette.SIDES.get(view.result.winner or "", palette.BOTH)
        line, sign = view.result.text, "star"
    else:
        fill = palette.SIDES[view.waiting_for[0]] if len(view.waiting_for) == 1 else palette.BOTH
        line, sign = view.where, "play"
    head = words.headline(view, names)

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.panel((MARGIN, y, right, y + 128), palette.PANEL, palette.PAGE, 16)
        canvas.panel((MARGIN, y, right, y + 76), fill, palette.PAGE, 16)
        canvas.rectangle((MARGIN, y + 50, right, y + 76), fill)
        x = canvas.sign(sign, MARGIN + 20, y + 38, 38, palette.INK, fill) + 16
        score = say(view.language, "nr-pic-score", corp=view.corp.points, runner=view.runner.points)
        end = right - 20
        if view.result is not None:
            end = end - fonts.width(score, 34, True)
            canvas.text(end, y + 38, score, 34, palette.INK, fill, bold=True)
            end -= 20
        text, size = fonts.fit(head, end - x, (46, 42, 38, 34), bold=True)
        canvas.text(x, y + 38, text, size, palette.INK, fill, bold=True)
        text, size = fonts.fit(fonts.clean(line), INNER - 40, (32, 30, 28, 26))
        canvas.text(MARGIN + 20, y + 102, text, size, palette.TEXT, palette.PANEL)

    return Block(128, draw)


@dataclass(frozen=True)
class _Figure:
    """A sign, a number and its name."""

    sign: str
    number: str
    label: str
    colour: Colour = palette.TEXT
    pips: tuple[int, int] | None = None
    """Clicks left and clicks used, drawn instead of the sign."""


def _clicks(side: str, clicks: int, language: str) -> _Figure:
    pips = (clicks, max(_CLICKS[side] - clicks, 0)) if clicks <= _PIPS else None
    return _Figure("pip", str(clicks), say(language, "nr-pic-clicks"), pips=pips)


def _alarming(number: int) -> Colour:
    return palette.BAD if number else palette.TEXT


def corp_bar(view: View, names: Names) -> Block:
    corp, language = view.corp, view.language
    publicity = say(language, "nr-pic-bad-publicity")
    figures = (
        _Figure("credit", str(corp.credits), say(language, "nr-pic-credits")),
        _clicks("corp", corp.clicks, language),
        _Figure("bad_publicity", str(corp.bad_publicity), publicity, _alarming(corp.bad_publicity)),
    )
    return _bar(view, "corp", names, corp, figures)


def runner_bar(view: View, names: Names) -> Block:
    runner = view.runner

    def word(name: str) -> str:
        return say(view.language, f"nr-pic-{name}")

    credits = word("credits")
    if runner.run_credits:
        credits = say(view.language, "nr-pic-for-run", n=runner.run_credits)
    over = palette.BAD if runner.memory_used > runner.memory_limit else palette.TEXT
    figures = (
        _Figure("credit", str(runner.credits), credits),
        _clicks("runner", runner.clicks, view.language),
        _Figure("cards", f"{runner.hand_count}/{runner.max_hand_size}", word("grip")),
        _Figure("deck", str(runner.deck_count), word("stack")),
        _Figure("heap", str(len(runner.heap)), word("heap")),
        _Figure("memory", f"{runner.memory_used}/{runner.memory_limit}", word("memory"), over),
        _Figure("tag", str(runner.tags), word("tags"), _alarming(runner.tags)),
        _Figure("core", str(runner.core_damage), word("core-damage"), _alarming(runner.core_damage)),
        _Figure("link", str(runner.link), word("link")),
    )
    return _bar(view, "runner", names, runner, figures)


def _bar(
    view: View,
    side: str,
    names: Names,
    player: CorpView | RunnerView,
    figures: tuple[_Figure, ...],
) -> Block:
    colour = palette.SIDES[side]
    identity, points = player.identity, player.points
    agendas = [_agenda(card, view.language) for card in player.score_area]
    # The Corp's piles are counted at its servers, so its bar has room for agendas beside the figures.
    beside = side == "corp"
    start = MARGIN + (_BESIDE if beside else 28)
    listed = [("nr-pic-scored" if side == "corp" else "nr-pic-stolen", agendas)]
    if player.hand is not None and view.seat != side:
        revealed = [words.title(card) or "" for card in player.hand]
        listed.append(("nr-pic-hq-revealed" if side == "corp" else "nr-pic-grip-revealed", revealed))
    rows: list[tuple[str, list[str]]] = []
    for label, items in listed:
        verb = say(view.language, label)
        room = WIDTH - MARGIN - 34 - start - fonts.width(verb, 26, True)
        if items:
            rows.append((verb, wrap_items(items, room, 26, 2, view.language)))
    count = sum(len(lines) for _, lines in rows)
    tall = 148 + 36 * max(0, count - 2) if beside or not count else 152 + 36 * count

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        box = (MARGIN, y, right, y + tall)
        canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        canvas.panel((MARGIN + 7, y + 10, MARGIN + 14, y + tall - 10), colour, palette.PANEL, 3)
        x = MARGIN + 28
        canvas.sign("square" if side == "corp" else "disc", x, y + 34, 42, colour, palette.PANEL)
        canvas.text(
            x + 21, y + 34, palette.SIDE_LETTERS[side], 30, palette.INK, colour, bold=True, anchor="centre"
        )
        end = _score(
            canvas, right - 20, y + 34, points, say(view.language, "nr-pic-goal", n=view.points_to_win)
        )
        x += 56
        name, size = fonts.fit(
            words.player_and_role(view, side, names), min(end - x, 620), (34, 32, 30), bold=True
        )
        x = canvas.text(x, y + 34, name, size, colour, palette.PANEL, bold=True) + 18
        who = words.title(identity)
        if player.in_play:
            in_play = ", ".join(filter(None, map(words.title, player.in_play)))
            who = f"{say(view.language, 'nr-pic-in-play')}: {in_play} · {who}"
        if who and end - x > 160:
            x = tiles.faction(canvas, x, y + 34, identity.faction, palette.PANEL)
            text, size = fonts.fit(who, end - x - 20, (26, 24, 22))
            canvas.text(x, y + 34, text, size, palette.SOFT, palette.PANEL)
        _figures(canvas, MARGIN + 28, y + 68, start if beside else right - 16, figures)
        middle = y + (90 if beside else 162)
        for verb, lines in rows:
            at = canvas.text(start, middle, verb, 26, palette.TEXT, palette.PANEL, bold=True) + 14
            for line in lines:
                canvas.text(at, middle, line, 26, palette.SOFT, palette.PANEL)
                middle += 36

    return Block(tall, draw)


def _agenda(card: CardView, language: str) -> str:
    marks = (words.counters(number, kind, language) for kind, number in card.counters.items())
    extra = "".join(f", {mark}" for mark in marks)
    name = words.title(card) or say(language, "nr-facedown-card")
    return f"{name} ({card.agenda_points or 0}{extra})"


def _score(canvas: Canvas, right: int, middle: int, points: int, goal: str) -> int:
    x = right - fonts.width(goal, 26)
    canvas.text(x, middle, goal, 26, palette.SOFT, palette.PANEL)
    x -= fonts.width(str(points), 44, True) + 8
    canvas.text(x, middle, str(points), 44, palette.TEXT, palette.PANEL, bold=True)
    x -= 48
    canvas.sign("star", x, middle, 40, palette.TEXT, palette.PANEL)
    return x - 16


def _figures(canvas: Canvas, left: int, y: int, right: int, figures: tuple[_Figure, ...]) -> None:
    """Side by side, what room is left shared evenly between them."""
    size = 40
    while size > 26 and sum(_span(figure, size) for figure in figures) > right - left:
        size -= 2
    spans = [_span(figure, size) for figure in figures]
    spare = max(right - left - sum(spans), 0) // len(figures)
    x = left
    for figure, span in zip(figures, spans, strict=True):
        at = x
        if figure.pips is None:
            at = canvas.sign(figure.sign, at, y + 22, 32, figure.colour, palette.PANEL) + 8
        else:
            for index in range(sum(figure.pips)):
                sign = "pip" if index < figure.pips[0] else "pip_empty"
                at = canvas.sign(sign, at, y + 22, _PIP, figure.colour, palette.PANEL) + 4
            at += 6
        canvas.text(at, y + 22, figure.number, size, figure.colour, palette.PANEL, bold=True)
        canvas.text(x, y + 58, figure.label, 24, palette.SOFT, palette.PANEL)
        x += span + spare


def _span(figure: _Figure, size: int) -> int:
    """Pixels a figure needs with the gap to the next."""
    lead = 40 if figure.pips is None else sum(figure.pips) * (_PIP + 4) + 6
    number = lead + fonts.width(figure.number, size, True)
    return max(number, fonts.width(figure.label, 24)) + 14
