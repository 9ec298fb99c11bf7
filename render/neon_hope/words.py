"""Short words in the view's language, used by the pictures and their alt texts alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.messages import items, say
from engine.neon_hope.shown.view import CardView, HeroView, View
from render import fonts

Names = Mapping[str, str] | None
"""Seat to the person's name."""
_SIGNED = {"skull": "rnh-skull", "epic-win": "rnh-epic-win-name", "epic-fail": "rnh-epic-fail-name"}


def modifier(text: str) -> str:
    """A number modifier as it is drawn: with a real minus."""
    return text.replace("-", "−") if text not in _SIGNED else ""


def spoken(text: str, language: str) -> str:
    """A modifier in words."""
    return say(language, _SIGNED[text]) if text in _SIGNED else modifier(text)


def hero(view: View, seat: str, names: Names) -> str:
    """ "Vex (Mara)", or "Vex" where no person's name is known; the seat where there is no such character."""
    found = view.hero(seat)
    person = fonts.clean((names or {}).get(seat, ""))
    if found is None:
        return person or seat
    name = fonts.clean(found.name)
    return say(view.language, "rnh-alt-name-role", name=name, role=person) if person else name


def alternatives(items: Sequence[str], language: str) -> str:
    """ "A, B or C"."""
    return _joined(items, language, "rnh-or")


def together(items: Sequence[str], language: str) -> str:
    """ "A, B and C"."""
    return _joined(items, language, "rnh-and")


def _joined(names: Sequence[str], language: str, identifier: str) -> str:
    if len(names) < 2:
        return "".join(names)
    return say(language, identifier, first=items(language, names[:-1]), last=names[-1])


def next_up(view: View) -> list[HeroView]:
    """Characters that may take the next turn, while none is taking one."""
    if view.phase != "character" or view.active or view.result:
        return []
    return [each for each in view.heroes if not each.done and not each.exhausted]


def headline(view: View, names: Names) -> str:
    """Whose move it is, or how the episode ended."""
    language = view.language
    if view.result is not None:
        won = {True: "rnh-won", False: "rnh-lost"}.get(view.result.won or False, "rnh-over")
        return say(language, won if view.result.won is not None else "rnh-over")
    waiting = view.waiting_for
    if waiting == (view.seat,):
        return say(language, "rnh-your-move")
    if view.active is not None and waiting in ((), (view.active,)):
        return say(language, "rnh-turn", name=hero(view, view.active, names))
    if following := next_up(view):
        listed = [fonts.clean(each.name) for each in following]
        return say(language, "rnh-who-next", names=alternatives(listed, language))
    if len(waiting) > 1:
        listed = [_name(view, seat) for seat in waiting]
        return say(language, "rnh-deciding", n=len(listed), names=together(listed, language))
    if waiting:
        return say(language, "rnh-deciding", n=1, names=hero(view, waiting[0], names))
    return say(language, "rnh-setup" if view.phase == "setup" else "rnh-playing")


def _name(view: View, seat: str) -> str:
    found = view.hero(seat)
    return fonts.clean(found.name) if found else seat


def line(view: View) -> str:
    """Under the headline: episode, difficulty, and where the game stands; or how it ended."""
    if view.result is not None:
        return f"{view.episode} · {view.difficulty} · {view.result.text}"
    return f"{view.episode} · {view.difficulty} · {view.where}"


def equipped(view: View, hero: HeroView) -> bool:
    """Whether a character has what it begins with: hand, hope and actions (NH 2.5, 2.9)."""
    return view.phase != "setup" or hero.counters > 0


def grouped(names: Iterable[str]) -> list[str]:
    """Equal names together, in order of first appearance: ["Sentry ×2", "Kite"]."""
    return [f"{name} ×{number}" if number > 1 else name for name, number in Counter(names).items()]


def cards(view: View) -> list[CardView]:
    """Every card in play, outside of play areas."""
    places = [place for each in view.environments for place in (each.upper, each.lower)]
    return [*(card for place in places for card in place.cards), *view.network, *view.community]


def boss(card: CardView) -> bool:
    """Whether it is an enemy of whom it is said what it will do next: Elite, or with stages."""
    return card.kind == "enemy" and bool(card.stages or card.elite)


def counts(card: CardView) -> bool:
    """Whether its counters are shown, even none: some lie on it, or it says what they stand for."""
    return bool(card.counters or card.counted) and not (card.kind == "enemy" and card.back)
