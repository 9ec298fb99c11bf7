"""The picture of Clash: a view in, a picture and its alternative text out."""

from __future__ import annotations

from collections.abc import Mapping

from engine.messages import labelled, say
from render import palette
from render.canvas import Canvas
from render.picture import Picture
from tests.clash.engine import SEATS, View

LINE = 70
WIDTH, HEIGHT = 600, LINE * (len(SEATS) + 1)


def board(view: View, names: Mapping[str, str], language: str) -> Picture:
    """How many points each has."""
    drawn = Canvas(WIDTH, HEIGHT, palette.PAGE)
    points = zip(SEATS, view.points, strict=True)
    lines = [view.where, *(labelled(language, names.get(seat, seat), str(n)) for seat, n in points)]
    for number, line in enumerate(lines):
        drawn.text(20, LINE * number + LINE // 2, line[:30], 30, palette.TEXT, palette.PAGE)
    score = say(language, "clash-points", left=view.points[0], right=view.points[1], goal=view.goal)
    return Picture(drawn.png(), "board.png", labelled(language, view.where, score), WIDTH, HEIGHT)
