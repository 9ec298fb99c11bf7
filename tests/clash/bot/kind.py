"""Clash at the bot's table: a duel with a computer, without cards, hands, orders, lessons or taking back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from discord import app_commands

from bot.contract.computers import Computers
from bot.contract.game import Draw
from bot.contract.kind import Table
from bot.messages.words import say
from bot.presses.commands import duel
from bot.presses.extension import Services
from bot.presses.finding import Findable
from engine.kernel.rng import below
from engine.kernel.views import DecisionView
from render.picture import single
from tests.clash.engine import GOALS, SEATS, Event, Game, View, load, new_game
from tests.clash.players import NAME, choose
from tests.clash.render import board


class Clash(Computers[Game, View], Findable[Game, View]):
    """The third game."""

    name: ClassVar[str] = "clash"
    group: ClassVar[str] = "clash"
    starter: ClassVar[str] = "/clash challenge"
    round: ClassVar[str] = "round"
    seats: ClassVar[tuple[str, str]] = SEATS
    computers: ClassVar[Sequence[str]] = (NAME,)
    event: ClassVar[Any] = Event
    ending: ClassVar[Any] = "ends"

    def new(self, level: str, seed: int) -> Game:
        return new_game(level, seed)

    def load(self, data: bytes) -> Game:
        return load(data)

    def choose(self, game: Game, seat: str, decision_id: int, computer: str) -> str:
        return choose(game, decision_id)

    def give_up(self, game: Game, seat: str) -> Sequence[Event]:
        return game.over(self.other(seat), "concession")

    def time_out(self, game: Game, seat: str) -> Sequence[Event]:
        return game.over(self.other(seat), "time")

    def abandon(self, game: Game) -> Sequence[Event]:
        return game.over(None, "abandoned")

    def begins(self, event: Any) -> bool:
        """A message of the thread tells a round."""
        return bool(event.kind == "round")

    def dealt(self, first: Game, language: str) -> Sequence[str]:
        """The dice that are thrown first."""
        chance = load(first.save()).state
        return (say(language, "clash-dealt", dice=", ".join(str(below(chance, 6) + 1) for _ in range(6))),)

    def title(self, language: str) -> str:
        return say(language, "clash-title")

    def side(self, seat: str, language: str) -> str:
        return say(language, "clash-side", seat=seat)

    def levels(self, language: str) -> Mapping[str, str]:
        return {level: say(language, "clash-level", level=level) for level in GOALS}

    def strength(self, computer: str, language: str) -> str:
        return say(language, "clash-strength")

    def computer_name(self, computer: str, language: str) -> str:
        return say(language, "clash-computer")

    def panel_notes(
        self, table: Table[Game, View], seat: str, decision: DecisionView | None, language: str
    ) -> str:
        chosen = table.view(seat, language).chosen
        return say(language, "clash-chosen", what=say(language, f"clash-{chosen}")) if chosen else ""

    def draw_board(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        return partial(single, board, view, names, language)

    def commands(self, services: Services) -> app_commands.Group:
        return duel(self, services)


def kind() -> Clash:
    """This game."""
    return Clash()
