"""Why not? What speaks against each basic action, card of the hand and installed card, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.netrunner.rules.why_not import ACTIONS, Subject, Why, why_not
from engine.netrunner.shown.labels import ability_does
from engine.netrunner.shown.prompts import where
from engine.netrunner.shown.steps import step_in_words
from engine.netrunner.table.knowledge import Reader, name_of
from engine.netrunner.table.parts import Seat

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

_BASIC = frozenset(("credit", "draw", "purge", "untag", "run"))
_HAND = frozenset(("play", "install"))


class Reasons(NamedTuple):
    """What speaks against things of one sort: a heading, and a line each."""

    heading: str
    lines: tuple[str, ...]


def reasons(g: Game, seat: Seat, language: str, *, cited: bool = False) -> list[Reasons]:
    """All that the seat cannot do now, and why; what can be done is left out, and the game being over all.
    `cited`: with the rule of the edition behind each."""
    reader = Reader(seat, language)
    found: dict[str, dict[str, None]] = {}
    if g.state.over is not None:
        return []
    told = [(subject, why) for subject, why in why_not(g, seat) if why is not None]
    against: dict[tuple[str, int], set[Why]] = {}
    for subject, why in told:
        against.setdefault(subject[:2], set()).add(why)
    for subject, why in told:
        heading, line = _told(g, subject, why, reader, cited, alone=len(against[subject[:2]]) == 1)
        found.setdefault(heading, {})[line] = None
    if cited and found and (step := step_in_words(g, language)):
        now = reader.say("nr-why-step", where=where(g, language), step=step)
        found["now"] = {now: None} | found.get("now", {})
    return [
        Reasons(reader.say(f"nr-why-{heading}"), tuple(found[heading]))
        for heading in ("now", "basic", "hand", "installed")
        if heading in found
    ]


def _told(
    g: Game, subject: Subject, why: Why, reader: Reader, cited: bool, *, alone: bool
) -> tuple[str, str]:
    """Under which heading, and the line. What speaks against all actions is said once. `alone`: nothing else
    speaks against another ability of the card, so that it need not be said which one this is."""
    late = subject.verb == "use" and why == Why("later")
    reason = "ability" if late else why.reason
    words = reader.say(f"nr-why-not-{reason}", n=why.need, have=why.have)
    if cited:
        rule = reader.say("nr-heading", heading=g.rules.cites[reason])
        words = reader.say("nr-why-cited", why=words, rule=rule)
    general = words[:1].upper() + words[1:]
    if subject.verb in ACTIONS and why in (Why("turn"), Why("later"), Why("clicks", 1, 0)):
        return "now", general
    if late:
        return "now", general
    verb = subject.verb.replace("_", "-")
    if subject.verb in _BASIC:
        server = reader.server(subject.server) if subject.server else ""
        return "basic", _line(reader, reader.say(f"nr-why-do-{verb}", name="", server=server), words)
    if why.reason == "untagged":
        return "basic", _line(reader, reader.say("nr-why-do-trash-any"), words)
    name = name_of(g, subject.oid, reader, place=subject.verb not in _HAND)
    label = reader.say(f"nr-why-do-{verb}", name=name, server="")
    if not alone and verb in ("use", "action"):
        does = ability_does(g, subject.oid, subject.ability, reader)
        label = reader.say("nr-why-do-ability", what=label, does=does)
    return "hand" if subject.verb in _HAND else "installed", _line(reader, label, words)


def _line(reader: Reader, label: str, words: str) -> str:
    return reader.say("nr-why-line", what=label, why=words)
