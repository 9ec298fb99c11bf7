"""A seat played by the automatic player in positions set up by hand, and what it chose in words.

With the first of the seeds every choice of the seat is made again with the hidden cards in other places, and
with other cards in the opponent's list: it must stay the same.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec

from engine.netrunner import load
from engine.netrunner.game import Game
from engine.netrunner.table.knowledge import knows
from engine.netrunner.table.memory import remembers
from engine.netrunner.table.state import DECK
from engine.netrunner.testkit import Table
from engine.players import choose
from tools.twins.netrunner import another_list

SEEDS = range(20)
FEW = 2
LEVEL = "sensible"
"""Who plays the positions."""
AGAIN = 4
"""With so many of them choices are made again."""


def with_other_hidden_cards(game: Game, seat: str, turn_by: int) -> Game:
    """The game, but what the seat may not know has changed places."""
    other = load(game.save(), game.policy)
    cards = other.state.cards
    asked = game.decisions[0] if game.decisions else None
    searching = asked is not None and asked.kind == "search"
    looks = asked is not None and asked.seat == seat and asked.kind in ("arrange", "damaged")
    shown = {option.oid for option in asked.options} if asked is not None and looks else set[int]()
    for side in ("corp", "runner"):
        hidden = [
            card for card in cards.values()
            if card.side == side
            and card.oid not in shown
            and not knows(other, card, seat)
            and not remembers(other.state, seat, card.oid)
            and not (searching and card.zone == DECK[seat])
        ]  # fmt: skip
        codes = [card.code for card in hidden]
        for i, card in enumerate(hidden):
            cards[card.oid] = msgspec.structs.replace(card, code=codes[(i + turn_by) % len(codes)])
    return other


class Watched:
    """A table whose decisions one seat's automatic player answers."""

    def __init__(self, table: Table, seat: str, level: str = "sensible", again: bool = True) -> None:
        self.table, self.seat, self.level, self.again = table, seat, level, again
        self.done: list[str] = []
        """Labels of the options the seat chose, in order."""

    def chosen(self) -> list[str]:
        """What the player would answer now. AssertionError if hidden cards make a difference."""
        labels = {option.key: option.label for option in self.table.asked.options}
        return [labels[key] for key in self._keys()]

    def _keys(self) -> tuple[str, ...]:
        t = self.table
        decision = t.decision
        keys = choose(t.game, decision.seat, decision.id, self.level)
        if decision.seat == self.seat and self.again:
            other = with_other_hidden_cards(t.game, self.seat, 1)
            assert choose(other, decision.seat, decision.id, self.level) == keys, "it saw hidden cards"
            other = another_list(t.game, self.seat, random.Random(decision.id))
            assert choose(other, decision.seat, decision.id, self.level) == keys, "it knew the other's list"
        return keys

    def answer(self) -> list[str]:
        """Let the player answer the open decision; returns the labels of what it chose."""
        t = self.table
        keys = self._keys()
        labels = {option.key: option.label for option in t.asked.options}
        chosen = [labels[key] for key in keys]
        if t.decision.seat == self.seat:
            self.done += chosen
        t.answer(keys)
        return chosen

    def turn(self, limit: int = 120) -> list[str]:
        """Play on until the active player's turn is over. The labels the seat chose."""
        t = self.table
        now = t.game.state.turn
        for _ in range(limit):
            if not t.game.decisions or t.game.state.turn != now:
                return self.done
            self.answer()
        raise AssertionError(f"the turn did not end: {self.done}")

    def until(self, stop: Callable[[Table], bool], limit: int = 60) -> list[str]:
        """Play on until something is so."""
        for _ in range(limit):
            if not self.table.game.decisions or stop(self.table):
                return self.done
            self.answer()
        raise AssertionError(f"it never was so: {self.done}")

    def did(self, text: str) -> bool:
        """Whether the seat chose an option that begins so."""
        return any(label.startswith(text) for label in self.done)


def watched(build: Callable[[Table], None], seat: str, level: str = "", **table: object) -> Iterator[Watched]:
    """The same position with twenty seeds; with two for the strong player, which takes its time. `level`:
    that of `LEVEL` if none is given."""
    level = level or LEVEL
    strong = level == "strong"
    for seed in SEEDS[:FEW] if strong else SEEDS:
        t = Table(seed=seed, **table)  # type: ignore[arg-type]
        build(t)
        yield Watched(t, seat, level, again=seed < AGAIN and not strong)
