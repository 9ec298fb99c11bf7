"""Why something cannot be done now: for each task, move, ability, card of the hand and tool of a seat.

It asks the predicates that make the options; a test holds that something is offered if and only if nothing
speaks against it. It tells a seat about its own cards and what lies open only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.kernel.decisions import Decision, Option
from engine.neon_hope.rules.effects import code_of, parts, sources, unusable
from engine.neon_hope.table.definitions import Tool

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card

ACTING: Final = ("action", "begin")
"""Kinds of questions in which actions are chosen."""


class Subject(NamedTuple):
    """Something a seat might want to do: the verb of its options, and what they are about."""

    verb: str
    """"investigate", "support", "fight", "hack", "move", "activate", "free", "task", "play" or "buy"."""
    oid: int = 0
    number: int = 0
    """Which task or ability of the card."""
    to: str = ""
    """A place, or the code of a card."""

    def fits(self, o: Option) -> bool:
        """Whether an option does this."""
        if self.verb in ("move", "play"):
            return (o.verb, o.to) == (self.verb, self.to)
        return (o.verb, o.oid, o.n) == (self.verb, self.oid, self.number)


class Why(NamedTuple):
    """What speaks against something: a word for it, with what it takes and what is there, or where it is."""

    reason: str
    need: int = 0
    have: int = 0
    place: str = ""


Found = Iterator[tuple[Subject, Why | None]]


def why_not(g: Game, seat: str) -> Found:
    """Everything the seat might want to do, and what speaks against it now; None where it is offered.

    While it is not asked for an action, one reason stands against all actions (an empty subject).
    """
    asked = next((d for d in g.state.decisions if d.seat == seat), None)
    if asked is not None and asked.kind == "play":
        yield from _cards_in_task(g, seat)
    elif late := _late(g, seat, asked):
        yield Subject(""), late
    else:
        yield from _tasks(g, seat)
        yield from _moves(g, seat)
        yield from _abilities(g, seat)
        yield from _cards(g, seat)
    yield from _tools(g, seat)


def _late(g: Game, seat: str, asked: Decision | None) -> Why | None:
    """Why the seat is not asked for an action (NH 6.1, 6.2)."""
    if asked is not None and asked.kind in ACTING:
        # What begins with the turn comes before its first action.
        first = asked.kind == "begin" and all(option.verb == "begin" for option in asked.options)
        return Why("begin") if first else None
    state = g.state
    if state.phase != "character":
        return Why("phase")
    if state.active == seat:
        return Why("later")
    return Why("done" if g.hero(seat).done else "turn")


def _acting(g: Game, seat: str) -> Why | None:
    return None if g.hero(seat).counters > 0 else Why("actions")


def _tasks(g: Game, seat: str) -> Found:
    """NH 7.2: on cards here, in the network, in one's play area."""
    near = {card.oid for card in g.reachable(seat)}
    for card in g.in_play():
        if card.oid not in near and not g.environment_of(card.place):
            continue  # in somebody else's play area
        for index, task in enumerate(g.printed_face(card).tasks):
            retreated = card.back and g.is_enemy(card)
            why = None if card.oid in near else Why("place", place=card.place)
            why = why or (Why("retreated") if retreated else None)
            why = why or (None if g.possible(card, task) else Why(f"no-{task.type}"))
            yield Subject(task.type, card.oid, index, card.code), why or _acting(g, seat)


def _moves(g: Game, seat: str) -> Found:
    held = Why("held") if g.held(seat) else None
    for location in g.locations():
        if location != g.hero(seat).location:
            access = g.access(location)
            barred = None if g.enterable(location) else Why(access)
            yield Subject("move", to=location), barred or held or _acting(g, seat)


def _abilities(g: Game, seat: str) -> Found:
    speaking = frozenset[str]().union(*g.pack.usable.values())
    for oid, code in sources(g, seat, speaking):
        for index, ability in enumerate(parts(g, oid, code)[1]):
            subject = Subject(ability.kind, oid, index, code_of(g, seat, oid))
            if ability.kind == "task":
                yield subject, Why("task")
                continue
            found = unusable(g, seat, oid, index, code)
            why = Why(found) if found else None
            yield subject, why or (_acting(g, seat) if ability.kind == "activate" else None)


def _cards(g: Game, seat: str) -> Found:
    """A card of the hand waits for a task of its types (NH 17.1)."""
    there = {
        task.type
        for card in g.reachable(seat)
        for task in g.face(card).tasks
        if g.possible(card, task)
    }  # fmt: skip
    for code in dict.fromkeys(g.hero(seat).hand):
        why = None if there.intersection(g.action(code).types) else Why("types")
        yield Subject("play", to=code), why or _acting(g, seat)


def _cards_in_task(g: Game, seat: str) -> Found:
    """NH 17.1: one card of the task's type."""
    task = g.task_frame
    for code in dict.fromkeys(g.hero(seat).hand):
        fits = task is not None and task.kind in g.action(code).types
        yield Subject("play", to=code), None if fits else Why("type")


def _tools(g: Game, seat: str) -> Found:
    """NH 19.3: tools are bought when focusing, as far as resources go."""
    have = g.hero(seat).resources
    buying = {o.oid: o.n for d in g.state.decisions if d.seat == seat for o in d.options if o.verb == "buy"}
    for card in g.at(f"set:{seat}"):
        if card.oid in buying:
            yield Subject("buy", card.oid, buying[card.oid], card.code), None
        else:
            price = _price(g, card)
            why = Why("resources", price, have) if price > have else Why("focus")
            yield Subject("buy", card.oid, price, card.code), why


def _price(g: Game, card: Card) -> int:
    found = g.content[card.code]
    return found.cost if isinstance(found, Tool) else 0
