"""What the signs at the servers mean: a line or two below them, with those that are there."""

from __future__ import annotations

from engine.messages import say
from engine.netrunner.shown.view import View
from render import palette
from render.blocks import Block
from render.canvas import Canvas
from render.netrunner import signs, words
from render.phone import INNER, LINE, MARGIN, Part, Parts, draw_line, flow

_DRAWN = {
    "breaker": ("breaker", palette.GOOD),
    "only-you": ("eye", palette.TEXT),
    "facedown": ("eye", palette.TEXT),
    "chosen": ("chosen", palette.ALERT),
    "fresh": ("square", palette.GOOD),
}
"""Those with a colour of their own, and frames."""


def meanings(view: View) -> list[str]:
    """The names of the signs, each once: of subroutines, of ice that can be broken, of private cards."""
    ice = [card for server in view.corp.servers for card in server.ice]
    cards = [*ice, *(card for server in view.corp.servers for card in server.root)]
    found = [sign.name for card in ice for one in card.signs for sign in one]
    if any(card.faceup and signs.matched(card, view.runner.programs) for card in ice):
        found.append("breaker")
    if any(words.private(card) for card in cards):
        # Who sees the cards of both sides is nobody at the table.
        found.append("facedown" if view.seat == "spectator" else "only-you")
    if any(card.chosen_by for card in cards):
        found.append("chosen")
    if view.fresh:
        found.append("fresh")
    return list(dict.fromkeys(found))


def legend(view: View) -> Block | None:
    """Each sign with a word or two; None where there are none."""
    groups: list[Parts] = []
    for name in meanings(view):
        sign, colour = _DRAWN.get(name, (name, palette.SOFT))
        groups.append((Part(sign, say(view.language, "nr-pic-sign", sign=name), colour),))
    lines = flow(groups, INNER - 12)

    def draw(canvas: Canvas, y: int) -> None:
        for index, line in enumerate(lines):
            draw_line(canvas, MARGIN + 6, y + LINE // 2 + index * LINE, line, palette.PAGE)

    return Block(LINE * len(lines), draw) if lines else None
