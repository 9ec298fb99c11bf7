"""Short words for cards and players, used by the pictures and their alt texts alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import reduce

from engine import speech
from engine.messages import say
from engine.netrunner.shown.view import CardView, RunView, ServerView, View
from render import fonts

_CAPITALS = {"ap": "AP", "ai": "AI"}
_FAMILY = {"icebreaker"}
DOT = " · "
"""Between subtypes."""
Names = Mapping[str, str] | None
_AT_ICE = {phase: phase for phase in ("approach", "encounter", "movement")}
_BEHIND_ICE = {"movement": "server", "success": "inside"}
"""Phases of a run of which its mark says more than that the Runner is there."""


def player(view: View, side: str, names: Names) -> str:
    """The person's name where one is known, else the role."""
    given = fonts.clean((names or {}).get(side, ""))
    return given or (view.corp.name if side == "corp" else view.runner.name)


def player_and_role(view: View, side: str, names: Names) -> str:
    """ "Anna (Corp)", or "Corp" where no name is known."""
    name = player(view, side, names)
    if name == say(view.language, "nr-role", seat=side):
        return name
    return say(view.language, "nr-pic-role", name=name, seat=side)


def headline(view: View, names: Names) -> str:
    """Whose move it is, or how the game ended."""
    language = view.language
    if view.result is not None:
        if view.result.winner is None:
            return say(language, f"nr-pic-{view.result.reason}")
        return say(language, "nr-pic-wins", name=player_and_role(view, view.result.winner, names))
    waiting = view.waiting_for
    if view.seat in waiting:
        return say(language, "nr-pic-your-move" if len(waiting) == 1 else "nr-pic-both-decide")
    if not waiting:
        return say(language, "nr-pic-in-progress")
    if len(waiting) > 1:
        deciding = joined((player_and_role(view, side, names) for side in waiting), language)
        return say(language, "nr-pic-to-decide", names=deciding)
    return say(language, "nr-pic-to-move", name=player_and_role(view, waiting[0], names))


def joined(items: Iterable[str], language: str) -> str:
    """ "Anna and Boris"."""
    return reduce(lambda one, other: say(language, "nr-and", one=one, other=other), items)


def subtype(name: str, language: str) -> str:
    """ "code_gate" as "Code Gate", or "コードゲート"."""
    words = (_CAPITALS.get(part.lower(), part[:1].upper() + part[1:]) for part in name.split("_"))
    return speech.subtype(language, " ".join(words))


def subtypes(card: CardView, language: str) -> str:
    """Subtypes without those that the others already say."""
    listed = [name for name in card.subtypes if len(card.subtypes) == 1 or name.lower() not in _FAMILY]
    return DOT.join(subtype(name, language) for name in listed)


def kind(card: CardView, language: str) -> str:
    """What a card on the board is: its type, or of ice and programs the subtypes."""
    if card.type is None:
        return ""
    own = subtypes(card, language) if card.type in ("ice", "program", "hardware", "resource") else ""
    return own or say(language, "nr-type", type=card.type)


def numbers(card: CardView) -> list[tuple[str, int]]:
    """Key numbers of an installed card that everybody knows, each with the name of its sign."""
    if private(card):
        return []
    found = [
        ("advancement", card.advancement_requirement if card.type == "agenda" else None),
        ("star", card.agenda_points if card.type == "agenda" else None),
        ("trash", card.trash_cost),
        ("memory", card.memory_cost),
    ]
    return [(sign, number) for sign, number in found if number is not None]


def counters(number: int, kind: str, language: str) -> str:
    """ "1 virus counter", "2 credits"."""
    return say(language, "nr-n-counters", n=number, kind=kind)


def title(card: CardView) -> str:
    """The title if this seat may know it, else nothing."""
    return fonts.clean(card.title or "") if card.code is not None else ""


def private(card: CardView) -> bool:
    """Facedown, and yet this seat knows it: the picture says that nobody else does."""
    return card.code is not None and not card.faceup


def designated(server: ServerView, language: str) -> list[str]:
    """What a server is for abilities: the mark, chosen for cards."""
    found = [say(language, "nr-pic-server-mark")] if server.mark else []
    if server.chosen_by:
        cards = joined([fonts.clean(title) for title in server.chosen_by], language)
        found.append(say(language, "nr-pic-server-chosen", cards=cards))
    return found


def mark(run: RunView, language: str) -> str:
    """What stands where the Runner is; "" once the run ends and they have left it."""
    phases = _BEHIND_ICE if run.position is None else _AT_ICE
    if run.phase in phases and not run.before:
        return say(language, f"nr-pic-mark-{phases[run.phase]}")
    return "" if run.phase == "ends" else say(language, "nr-pic-runner")


def remembered(view: View, zone: str) -> list[str]:
    """What this seat has seen of a hand or deck: ["top: Hedge Fund", "card 2: Palisade"], or of a hand, which
    has no order, ["known: Tithe ×2", "Hedge Fund"]."""
    found = [(seen.place, fonts.clean(seen.title)) for seen in view.remembered if seen.zone == zone]
    if zone == "hq":
        found = [(0, name) for name in grouped(name for _, name in found)]
    return [
        name if zone == "hq" and number else say(
            view.language, "nr-pic-known", zone=zone, place=place, card=name
        )
        for number, (place, name) in enumerate(found)
    ]  # fmt: skip


def grouped(titles: Iterable[str]) -> list[str]:
    """Equal titles together, in order of first appearance: ["Hedge Fund ×2", "Tithe"]."""
    return [f"{name} ×{number}" if number > 1 else name for name, number in Counter(titles).items()]


def pile(cards: Iterable[CardView], language: str) -> list[str]:
    """What lies in a discard pile: names, then how many facedown."""
    known: list[str] = []
    hidden = 0
    for card in cards:
        if card.code is None:
            hidden += 1
        elif card.faceup:
            known.append(title(card))
        else:
            known.append(say(language, "nr-pic-card-facedown", name=title(card)))
    return grouped(known) + ([say(language, "nr-pic-n-facedown", n=hidden)] if hidden else [])
