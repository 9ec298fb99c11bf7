"""Short English for cards and players, used by the pictures and their alt texts alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.netrunner.view import CardView, View
from render import fonts

ROLES = {"corp": "Corp", "runner": "Runner"}
_CAPITALS = {"ap": "AP", "ai": "AI"}
_FAMILY = {"icebreaker"}
Names = Mapping[str, str] | None


def player(view: View, side: str, names: Names) -> str:
    """The person's name where one is known, else the role."""
    given = fonts.clean((names or {}).get(side, ""))
    return given or (view.corp.name if side == "corp" else view.runner.name)


def player_and_role(view: View, side: str, names: Names) -> str:
    """ "Anna (Corp)", or "Corp" where no name is known."""
    name = player(view, side, names)
    return name if name == ROLES[side] else f"{name} ({ROLES[side]})"


def headline(view: View, names: Names) -> str:
    """Whose move it is, or how the game ended."""
    if view.result is not None:
        if view.result.winner is None:
            return "Game over: a draw"
        return f"{player_and_role(view, view.result.winner, names)} wins"
    waiting = view.waiting_for
    if view.seat in waiting:
        return "Your move" if len(waiting) == 1 else "Your move (both players decide)"
    if not waiting:
        return "Game in progress"
    if len(waiting) > 1:
        return " and ".join(player_and_role(view, side, names) for side in waiting) + " to decide"
    return f"{player_and_role(view, waiting[0], names)} to move"


def subtype(name: str) -> str:
    """ "code_gate" as "Code Gate"."""
    return " ".join(_CAPITALS.get(part.lower(), part[:1].upper() + part[1:]) for part in name.split("_"))


def subtypes(card: CardView) -> str:
    """Subtypes without those that the others already say."""
    listed = [name for name in card.subtypes if len(card.subtypes) == 1 or name.lower() not in _FAMILY]
    return " · ".join(subtype(name) for name in listed)


def kind(card: CardView) -> str:
    """The second line of a card on the board: what it is, and its key number."""
    if card.type == "ice":
        return subtypes(card) or "Ice"
    if card.type == "program":
        memory = f" · {card.memory_cost} MU" if card.memory_cost is not None else ""
        return (subtypes(card) or "Program") + memory
    if card.type in ("hardware", "resource"):
        return subtypes(card) or card.type.capitalize()
    if card.type in ("asset", "upgrade"):
        trash = f" · trash {card.trash_cost}" if card.trash_cost is not None else ""
        return card.type.capitalize() + trash
    if card.type == "agenda":
        return f"Agenda · {card.advancement_requirement} for {points(card.agenda_points or 0)}"
    return (card.type or "").replace("_", " ").capitalize()


def points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"


def count(number: int, noun: str) -> str:
    """ "1 card", "2 cards"."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def title(card: CardView) -> str:
    """The title if this seat may know it, else nothing."""
    return fonts.clean(card.title or "") if card.code is not None else ""


def private(card: CardView) -> bool:
    """Facedown, and yet this seat knows it: the picture says that nobody else does."""
    return card.code is not None and not card.faceup


def grouped(titles: Iterable[str]) -> list[str]:
    """Equal titles together, in order of first appearance: ["Hedge Fund ×2", "Tithe"]."""
    return [f"{name} ×{number}" if number > 1 else name for name, number in Counter(titles).items()]


def pile(cards: Iterable[CardView]) -> list[str]:
    """What lies in a discard pile: names, then how many facedown."""
    known: list[str] = []
    hidden = 0
    for card in cards:
        if card.code is None:
            hidden += 1
        elif card.faceup:
            known.append(title(card))
        else:
            known.append(f"{title(card)} (facedown)")
    return grouped(known) + ([f"{hidden} facedown"] if hidden else [])
