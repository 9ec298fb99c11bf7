"""Why not? What speaks against each task, move, ability, card and tool, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.neon_hope.rules.effects import parts
from engine.neon_hope.rules.why_not import Subject, Why, why_not
from engine.neon_hope.shown.wording import Namer

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game

_HEADINGS: Final = {
    "": "now", "move": "move", "activate": "abilities", "free": "abilities", "task": "abilities",
    "play": "hand", "buy": "tools",
}  # fmt: skip
_ORDER: Final = ("now", "tasks", "move", "abilities", "hand", "tools")


class Reasons(NamedTuple):
    """What speaks against things of one sort: a heading, and a line each."""

    heading: str
    lines: tuple[str, ...]


def reasons(g: Game, seat: str, language: str) -> list[Reasons]:
    """All that the seat cannot do now, and why; what can be done is left out, and the game being over all."""
    n = Namer(g, language)
    found: dict[str, dict[str, None]] = {}
    if g.state.over is not None:
        return []
    for subject, why in why_not(g, seat):
        if why is not None:
            heading = _HEADINGS.get(subject.verb, "tasks")
            found.setdefault(heading, {})[_line(g, subject, why, n)] = None
    return [
        Reasons(n.say(f"nh-why-{heading}"), tuple(found[heading])) for heading in _ORDER if heading in found
    ]


def _line(g: Game, subject: Subject, why: Why, n: Namer) -> str:
    where = n.place(why.place) if why.place else ""
    words = n.say(f"nh-why-not-{why.reason}", n=why.need, have=why.have, place=where)
    if not subject.verb:
        return words[:1].upper() + words[1:]
    return n.say("nh-why-line", what=_what(g, subject, n), why=words)


def _what(g: Game, subject: Subject, n: Namer) -> str:
    card = g.card(subject.oid) if subject.oid > 0 else None
    name = n.card(card) if card is not None else n.code(subject.to)
    if subject.verb == "move":
        return n.say("nh-option-move", place=n.place(subject.to))
    if subject.verb == "buy":
        return n.say("nh-option-buy", card=n.code(subject.to), n=subject.number, only="no")
    if subject.verb == "play":
        return n.code(subject.to)
    if subject.verb in ("activate", "free", "task"):
        ability = parts(g, subject.oid, subject.to)[1][subject.number]
        text = n.voice(subject.to).sentences(ability.effects).rstrip(".")
        return n.say("nh-why-ability", card=name, text=text)
    task = g.printed_face(g.state.cards[subject.oid]).tasks[subject.number]
    return n.say(
        "nh-why-task", type=subject.verb, card=name, attribute=n.attribute(task.attribute),
        difficulty=task.difficulty,
    )  # fmt: skip
