"""The banner (whose move, where the game stands) and each player's bar of figures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import items, noted, say
from engine.netrunner.shown.view import CardView, CorpView, RunnerView, View
from render import fonts, palette
from render.blocks import Block, wrap_items
from render.canvas import Canvas
from render.netrunner import tiles, words
from render.netrunner.words import Names
from render.palette import Colour
from render.phone import INNER, LEAST, LINE, MARGIN, WIDTH, Part, Parts, draw_line, flow

_CLICKS = {"corp": 3, "runner": 4}
_PIPS = 5
_HEADS = (42, 38, 34, LEAST)
_ROW = 46
_LEFT = MARGIN + 26
_SPAN = WIDTH - MARGIN - 18 - _LEFT


def banner(view: View, names: Names) -> Block:
    """The first thing to see: whose move it is, in their colour, and where the game stands."""
    if view.result is not None:
        fill = palette.SIDES.get(view.result.winner or "", palette.BOTH)
        line, sign = view.result.text, "star"
    else:
        fill = palette.SIDES[view.waiting_for[0]] if len(view.waiting_for) == 1 else palette.BOTH
        line, sign = view.where, "play"
    head = words.headline(view, names)
    lines = fonts.wrap(fonts.clean(line), INNER - 40, LEAST, False, 2)
    tall = 76 + 16 + LINE * len(lines)

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        canvas.panel((MARGIN, y, right, y + tall), palette.PANEL, palette.PAGE, 16)
        canvas.panel((MARGIN, y, right, y + 76), fill, palette.PAGE, 16)
        canvas.rectangle((MARGIN, y + 50, right, y + 76), fill)
        x = canvas.sign(sign, MARGIN + 20, y + 38, 38, palette.INK, fill) + 16
        text, size = fonts.fit(head, right - 20 - x, _HEADS, bold=True)
        canvas.text(x, y + 38, text, size, palette.INK, fill, bold=True)
        for index, text in enumerate(lines):
            canvas.text(
                MARGIN + 20, y + 84 + LINE // 2 + LINE * index, text, LEAST, palette.TEXT, palette.PANEL
            )

    return Block(tall, draw)


def _figure(sign: str, number: object, label: str, colour: Colour = palette.TEXT) -> Parts:
    return (Part(sign, str(number), colour, True, 36), Part(text=label))


def _clicks(view: View, side: str, clicks: int) -> list[Parts]:
    """Clicks left and clicks used, of who has any or is about to."""
    if not clicks and view.active != side:
        return []
    label = Part(text=say(view.language, "nr-pic-clicks"))
    if clicks > _PIPS:
        return [_figure("pip", clicks, label.text)]
    used = max(_CLICKS[side] - clicks, 0)
    return [(*(Part("pip", colour=palette.TEXT),) * clicks, *(Part("pip_empty"),) * used, label)]


def corp_bar(view: View, names: Names) -> Block:
    corp, language = view.corp, view.language
    figures = [
        _figure("credit", corp.credits, say(language, "nr-pic-credits", n=corp.credits)),
        *_clicks(view, "corp", corp.clicks),
    ]
    if corp.bad_publicity:
        publicity = say(language, "nr-pic-bad-publicity")
        figures.append(_figure("bad_publicity", corp.bad_publicity, publicity, palette.BAD))
    return _bar(view, "corp", names, corp, figures)


def runner_bar(view: View, names: Names) -> Block:
    runner = view.runner

    def word(name: str, n: int = 0) -> str:
        return say(view.language, f"nr-pic-{name}", n=n)

    credits = word("credits", runner.credits)
    if runner.run_credits:
        credits = say(view.language, "nr-pic-for-run", n=runner.run_credits)
    if runner.fund:
        credits = say(view.language, "nr-pic-fund", n=runner.fund)
    over = palette.BAD if runner.memory_used > runner.memory_limit else palette.TEXT
    memory = f"{runner.memory_used}/{runner.memory_limit}"
    figures = [
        _figure("credit", runner.credits, credits),
        *_clicks(view, "runner", runner.clicks),
        *([_figure("tag", runner.tags, word("tags", runner.tags), palette.BAD)] if runner.tags else []),
        _figure("cards", f"{runner.hand_count}/{runner.max_hand_size}", word("grip")),
        _figure("deck", runner.deck_count, word("stack")),
        *([_figure("memory", memory, word("memory"), over)] if runner.memory_used else []),
        *([_figure("link", runner.link, word("link"))] if runner.link else []),
        *(
            [_figure("core", runner.core_damage, word("core-damage"), palette.BAD)]
            if runner.core_damage
            else []
        ),
    ]
    return _bar(view, "runner", names, runner, figures)


def _rows(view: View, side: str, player: CorpView | RunnerView) -> list[tuple[str, list[str]]]:
    """What lies in front of a player: what is in play, agendas, a revealed hand; in lines behind a word."""
    language = view.language
    in_play = [words.title(card) for card in player.in_play]
    agendas = [_agenda(card, language) for card in player.score_area]
    listed = [("nr-pic-in-play", in_play), ("nr-pic-scored" if side == "corp" else "nr-pic-stolen", agendas)]
    if player.hand is not None and view.seat != side:
        revealed = [words.title(card) or "" for card in player.hand]
        listed.append(("nr-pic-hq-revealed" if side == "corp" else "nr-pic-grip-revealed", revealed))
    rows: list[tuple[str, list[str]]] = []
    for label, names in listed:
        verb = say(language, label)
        room = _SPAN - fonts.width(verb, LEAST, True) - 14
        if names:
            rows.append((verb, wrap_items(names, room, LEAST, 3, language)))
    return rows


def _bar(
    view: View, side: str, names: Names, player: CorpView | RunnerView, figures: Sequence[Parts]
) -> Block:  # fmt: skip
    colour = palette.SIDES[side]
    identity = player.identity
    lines = flow(figures, _SPAN)
    rows = _rows(view, side, player)
    who = words.title(identity)
    used = Part("used", say(view.language, "nr-pic-used"), palette.ALERT)
    top = 66 + (LINE if who else 0)
    tall = top + _ROW * len(lines) + LINE * sum(len(texts) for _, texts in rows) + 12

    def draw(canvas: Canvas, y: int) -> None:
        right = WIDTH - MARGIN
        box = (MARGIN, y, right, y + tall)
        canvas.panel(box, palette.PANEL, palette.PAGE, 14)
        canvas.panel((MARGIN + 7, y + 10, MARGIN + 14, y + tall - 10), colour, palette.PANEL, 3)
        middle = y + 36
        canvas.sign("square" if side == "corp" else "disc", _LEFT, middle, 44, colour, palette.PANEL)
        letter = say(view.language, "nr-pic-letter", seat=side)
        canvas.text(_LEFT + 22, middle, letter, 32, palette.INK, colour, bold=True, anchor="centre")
        goal = say(view.language, "nr-pic-goal", n=player.to_win)
        end = _score(canvas, right - 18, middle, player.points, goal)
        x = _LEFT + 58
        name, size = fonts.fit(words.player_and_role(view, side, names), end - x, (36, 33, LEAST), bold=True)
        canvas.text(x, middle, name, size, colour, palette.PANEL, bold=True)
        if who:
            middle = y + 62 + LINE // 2
            x = tiles.faction(canvas, _LEFT, middle, identity.faction, palette.PANEL)
            end = right - 18
            if identity.used:
                end -= used.width
                used.draw(canvas, end, middle, palette.PANEL)
            canvas.text(x, middle, fonts.cut(who, end - 14 - x, LEAST), LEAST, palette.SOFT, palette.PANEL)
        middle = y + top + _ROW // 2
        for line in lines:
            draw_line(canvas, _LEFT, middle, line, palette.PANEL)
            middle += _ROW
        middle += (LINE - _ROW) // 2
        for verb, texts in rows:
            at = canvas.text(_LEFT, middle, verb, LEAST, palette.TEXT, palette.PANEL, bold=True) + 14
            for text in texts:
                canvas.text(at, middle, text, LEAST, palette.SOFT, palette.PANEL)
                middle += LINE

    return Block(tall, draw)


def _agenda(card: CardView, language: str) -> str:
    marks = [words.counters(number, kind, language) for kind, number in card.counters.items()]
    marks += [say(language, "nr-pic-used")] if card.used else []
    name = words.title(card) or say(language, "nr-facedown-card")
    return noted(language, name, items(language, (str(card.agenda_points or 0), *marks)))


def _score(canvas: Canvas, right: int, middle: int, points: int, goal: str) -> int:
    x = right - fonts.width(goal, LEAST)
    canvas.text(x, middle, goal, LEAST, palette.SOFT, palette.PANEL)
    x -= fonts.width(str(points), 44, True) + 8
    canvas.text(x, middle, str(points), 44, palette.TEXT, palette.PANEL, bold=True)
    x -= 48
    canvas.sign("star", x, middle, 40, palette.TEXT, palette.PANEL)
    return x - 16
