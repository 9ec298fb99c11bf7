"""The task being performed: who, what on, what was revealed, and how it stands."""

from __future__ import annotations

from engine.messages import say
from engine.neon_hope.shown.view import View
from render import fonts, palette
from render.blocks import Block
from render.canvas import Canvas
from render.neon_hope import flow, pieces, words
from render.neon_hope.page import INNER, MARGIN, WIDTH

_PAD = 18


def task(view: View, names: words.Names) -> list[Block]:
    """The block, if a task is being performed."""
    now = view.task
    if now is None:
        return []
    language = view.language
    span = INNER - 2 * _PAD
    who = words.hero(view, now.seat, names)
    title = say(language, "rnh-task-by", name=who, card=fonts.clean(now.card.name))
    facts = pieces.task(view, now.task, now.card, 28, span)
    if now.card.kind == "enemy":
        facts.append(pieces.dangers(now.card, 28))
    if now.played is not None:
        bonus = f" {now.played.bonus:+d}".replace("-", "−") if now.played.bonus else ""
        facts.append(
            flow.label(f"{say(language, 'rnh-played')} {now.played.name}{bonus}", 28, palette.TEXT, room=span)
        )
    shown = [pieces.modifier(text, 36) for text in now.revealed]
    if shown:
        shown.insert(0, flow.label(say(language, "rnh-revealed"), 26, palette.SOFT))
    else:
        shown = [flow.label(say(language, "rnh-nothing-revealed"), 26, palette.SOFT)]
    value = flow.glued(
        (
            flow.label(say(language, "rnh-value"), 26, palette.SOFT),
            flow.label(str(now.value).replace("-", "−"), 42, palette.TEXT, bold=True),
            flow.label(say(language, "rnh-needed"), 26, palette.SOFT),
            flow.label(str(now.task.difficulty), 34, palette.TEXT, bold=True),
        ),
        10,
    )
    outcome = {
        "success": flow.chip(say(language, "rnh-success"), 30, palette.GOOD, mark="check"),
        "failure": flow.chip(say(language, "rnh-failure"), 30, palette.BAD, mark="broken"),
    }.get(now.outcome)
    last = [value, flow.glued(shown, 16), *([outcome] if outcome else [])]
    rows = flow.lines(facts, span, 26)
    figures = flow.lines(last, span, 34)
    head = fonts.wrap(title, span, 30, True, 3)
    above = 26 + 38 * len(head)
    tall = above + 42 * len(rows) + 56 * len(figures) + 12

    def draw(canvas: Canvas, y: int) -> None:
        box = (MARGIN, y, WIDTH - MARGIN, y + tall)
        canvas.framed(box, palette.PANEL, palette.PAGE, palette.ALERT, 4, 14)
        x = MARGIN + _PAD
        for index, text in enumerate(head):
            canvas.text(x, y + 36 + 38 * index, text, 30, palette.ALERT, palette.PANEL, bold=True)
        at = y + above
        for row in rows:
            flow.draw(canvas, x, at + 21, row, palette.PANEL, 26)
            at += 42
        for row in figures:
            flow.draw(canvas, x, at + 28, row, palette.PANEL, 34)
            at += 56

    return [Block(tall, draw)]
