"""The picture of Clash: a view in, a picture and its alternative text out."""

from __future__ import annotations

from collections.abc import Mapping

from engine.messages import say
from render import palette
from render.canvas import Canvas
from render.picture import Picture
from tests.clash.engine import SEATS, View

WIDTH, LINE = 600, 70


def board(view: View, names: Mapping[str, str], language: str) -> Picture:
    """How many points each has."""
    drawn = Canvas(WIDTH, LINE * (len(SEATS) + 1), palette.PAGE)
    lines = [
        view.where,
        *(f"{names.get(seat, seat)}: {n}" for seat, n in zip(SEATS, view.points, strict=True)),
    ]
    for number, line in enumerate(lines):
        drawn.text(20, LINE * number + LINE // 2, line[:30], 30, palette.TEXT, palette.PAGE)
    alt = say(language, "clash-points", left=view.points[0], right=view.points[1], goal=view.goal)
    return Picture(drawn.png(), "board.png", f"{view.where}: {alt}", WIDTH, LINE * (len(SEATS) + 1))
