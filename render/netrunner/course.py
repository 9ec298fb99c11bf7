"""The course of a game: agenda points, credits and cards in hand of both sides, turn by turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.messages import items, noted, say, score
from engine.netrunner.shown.course import Standing
from render import fonts, palette
from render.canvas import Canvas
from render.charts import Look, Series, axis, chart, legend
from render.netrunner.alt import shorten
from render.phone import page
from render.picture import Picture

_SEATS = ("corp", "runner")
_CHARTS = ("points", "credits", "cards")
_LOOKS = {
    "corp": Look(palette.SIDES["corp"], "square", 7), "runner": Look(palette.SIDES["runner"], "diamond"),
}  # fmt: skip


def course(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> Picture:
    """Three charts under one another; `names`: who played a seat. ValueError for a game without a turn."""
    drawn = canvas(standings, names, language)
    return Picture(drawn.png(), "course.png", alt(standings, names, language), drawn.width, drawn.height)


def canvas(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> Canvas:
    """The drawn picture before encoding, for tests."""
    if not standings:
        raise ValueError("Nothing can be told of a game without a turn.")
    last = max(standing.turn for standing in standings)
    blocks = [legend([(_LOOKS[seat], _name(seat, names, language)) for seat in _SEATS])]
    for name in _CHARTS:
        lines = {seat: (_LOOKS[seat], of(standings, seat, name)) for seat in _SEATS}
        blocks.append(chart(say(language, f"nr-course-{name}"), lines, last, steps=name == "points"))
    # Turns are counted together; what players call a turn is each side's own.
    turns = [(2 * number - 1, number) for number in range(1, (last + 1) // 2 + 1)]
    return page([*blocks, axis(say(language, "nr-course-turn"), turns, last)])


def _name(seat: str, names: Mapping[str, str], language: str) -> str:
    role = say(language, "nr-role", seat=seat)
    name = fonts.clean(names.get(seat, "")) or role
    return name if name == role else say(language, "nr-pic-role", name=name, seat=seat)


def of(standings: Sequence[Standing], seat: str, chart: str) -> Series:
    """A side's values of "points", "credits" or "cards"."""
    if chart == "points":
        return [(one.turn, one.corp if seat == "corp" else one.runner) for one in standings]
    own = [one for one in standings if one.seat == seat]
    return [(one.turn, one.credits if chart == "credits" else one.cards) for one in own]


def alt(standings: Sequence[Standing], names: Mapping[str, str], language: str) -> str:
    """In words: how the score changed."""
    scores: dict[tuple[int, int], int] = {}
    for one in standings:
        scores.setdefault((one.corp, one.runner), (one.turn + 1) // 2)
    at = {points: say(language, "nr-course-at", turn=number) for points, number in scores.items()}
    each = [noted(language, score(language, *points), at[points]) for points in scores]
    who = {seat: fonts.clean(names.get(seat, "")) or say(language, "nr-role", seat=seat) for seat in _SEATS}
    return shorten(
        [
            say(language, "nr-alt-course", **who),
            say(language, "nr-alt-course-score", score=items(language, each)),
        ],
        language,
    )
