"""The course of an episode: surveillance, endurance and completed tasks, round by round."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import items, noted, say, sentences
from engine.neon_hope.shown.course import Standing
from engine.neon_hope.shown.view import View
from render import fonts, palette
from render.canvas import Canvas
from render.charts import Look, Series, Shape, axis, chart, legend
from render.neon_hope import colours
from render.neon_hope.words import Names
from render.phone import page
from render.picture import ALT_LIMIT, Picture

_SHAPES: tuple[Shape, ...] = ("square", "diamond", "circle", "triangle")
_DIAL = Look(palette.BAD, "circle", 7)


def course(standings: Sequence[Standing], view: View, names: Names) -> Picture:
    """Three charts under one another; `view`: how it ended. ValueError for an episode without a round."""
    drawn = canvas(standings, view, names)
    return Picture(drawn.png(), "course.png", alt(standings, view)[:ALT_LIMIT], drawn.width, drawn.height)


def canvas(standings: Sequence[Standing], view: View, names: Names) -> Canvas:
    """The drawn picture before encoding, for tests."""
    if not standings:
        raise ValueError("Nothing can be told of an episode without a round.")
    language, last = view.language, standings[-1].round
    looks = {hero.seat: Look(colours.hero(hero.color), _SHAPES[hero.color % 4]) for hero in view.heroes}
    people = [
        (looks[hero.seat], _name(hero.name, (names or {}).get(hero.seat, ""), view.language))
        for hero in view.heroes
    ]
    dial: Series = [(one.round, one.surveillance) for one in standings]
    thresholds = [value for value, _, _ in view.surveillance.thresholds]
    blocks = [
        legend(people),
        chart(
            say(language, "rnh-course-surveillance"), {"dial": (_DIAL, dial)}, last, steps=False,
            most=view.surveillance.last, marks=thresholds,
        ),
    ]  # fmt: skip
    for what, title in (("endurance", "rnh-course-endurance"), ("completed", "rnh-course-completed")):
        lines = {
            seat: (look, [(one.round, getattr(one, what)[seat]) for one in standings])
            for seat, look in looks.items()
        }
        blocks.append(chart(say(language, title), lines, last, steps=what == "completed"))
    rounds = [(number, number) for number in range(1, last + 1)]
    return page([*blocks, axis(say(language, "rnh-course-round"), rounds, last)], colours.BASE)


def _name(character: str, person: str, language: str) -> str:
    shown = fonts.clean(person)
    return noted(language, fonts.clean(character), shown) if shown else fonts.clean(character)


def alt(standings: Sequence[Standing], view: View) -> str:
    """In words: how surveillance rose, and what each character did."""
    language = view.language
    rose = items(language, (str(one.surveillance) for one in standings))
    end = standings[-1]
    said = [say(language, "rnh-alt-course", values=rose, most=view.surveillance.last)]
    said += [
        say(
            language, "rnh-alt-course-hero", name=fonts.clean(hero.name), endurance=end.endurance[hero.seat],
            n=end.completed[hero.seat],
        )
        for hero in view.heroes
    ]  # fmt: skip
    return sentences(language, said)
