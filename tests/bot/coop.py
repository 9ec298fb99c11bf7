"""A tiny co-operative game: several are asked at once, the first one answers for all, and silence may answer.

Each round anybody may take the turn (a race). Who does lights one beacon; the others are each asked for help,
which lights one more, and silence means no. Six beacons within four rounds win for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.cards import Hands
from bot.contract.game import Draw, Keys, OpenDecision
from bot.contract.kind import Table
from bot.messages import components
from bot.messages.components import Button, Row, button
from bot.presses.access import Rules
from bot.presses.answers import Answer
from bot.presses.commands import common, new_group
from bot.presses.extension import Extension, Services
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes
from bot.store.game_rows import GameRow, SeatRow
from engine.kernel.errors import IllegalAnswer, NotPending
from engine.kernel.views import DecisionView, OptionView, ResultView, TableView
from render.picture import single
from tests.bot.fake import FakePicture

ENOUGH, ROUNDS = 6, 4
GERMAN = {
    "Will you take the turn?": "Nimmst du den Zug?",
    "Take the turn": "Zug nehmen",
    "Help": "Helfen",
    "Round": "Runde",
    "is lit": "leuchtet",
}


def spoken(text: str, language: str) -> str:
    for english, german in GERMAN.items() if language == "de" else ():
        text = text.replace(english, german)
    return text


class State(msgspec.Struct):
    seats: list[str]
    round: int = 1
    lit: int = 0
    next_id: int = 1
    turn: str = ""
    open: dict[str, int] = {}


@dataclass(frozen=True)
class Asked:
    id: int
    seat: str
    minimum: int = 1
    maximum: int = 1
    silence: str = ""


class Beacons:
    def __init__(self, state: State) -> None:
        self.state = state
        if not state.open and self.result is None:
            self._ask(state.seats)

    def _ask(self, seats: Sequence[str]) -> None:
        self.state.open = {seat: self.state.next_id + n for n, seat in enumerate(seats)}
        self.state.next_id += len(seats)

    @property
    def decisions(self) -> Sequence[Asked]:
        silence = "no" if self.state.turn else ""
        return [Asked(number, seat, silence=silence) for seat, number in self.state.open.items()]

    @property
    def waiting_for(self) -> Sequence[str]:
        return list(self.state.open)

    @property
    def result(self) -> ResultView | None:
        s = self.state
        if s.lit >= ENOUGH:
            return ResultView(winner=None, reason="lit", text="Every beacon is lit.", won=True)
        if s.round > ROUNDS:
            return ResultView(winner=None, reason="dark", text="It stays dark.", won=False)
        return None

    @property
    def turn(self) -> int:
        return self.state.round

    def answer(self, seat: str, decision_id: int, keys: Keys, /) -> Sequence[object]:
        s = self.state
        if decision_id not in s.open.values():
            raise NotPending("gone")
        if s.open.get(seat) != decision_id:
            raise IllegalAnswer("not yours")
        if keys not in ("take", "help", "no"):
            raise IllegalAnswer("not an option")
        if keys == "take":
            s.turn, s.lit = seat, s.lit + 1
            events = [f"{seat} lights a beacon."]
            self._ask([other for other in s.seats if other != seat])
        else:
            del s.open[seat]
            s.lit += keys == "help"
            events = [f"{seat} helps." if keys == "help" else f"{seat} does not help."]
        if not s.open or s.lit >= ENOUGH:
            s.turn, s.round, s.open = "", s.round + 1, {}
            if self.result is None:
                self._ask(s.seats)
        return events

    def view(self, seat: str, /, language: str = "en") -> TableView:
        s, result = self.state, self.result
        asked: tuple[DecisionView, ...] = ()
        if seat in s.open and s.turn:
            asked = (self._question(s.open[seat], f"Do you help {s.turn}?", language, ("help", "no"), "no"),)
        elif seat in s.open:
            asked = (self._question(s.open[seat], "Will you take the turn?", language, ("take",), None),)
        if result is not None:
            result = msgspec.structs.replace(result, text=spoken(result.text, language))
        return TableView(
            seat=seat,
            turn=s.round,
            active=s.turn or None,
            step="1",
            where=spoken(f"Round {s.round}, {s.lit} lit", language),
            waiting_for=tuple(s.open),
            decisions=asked,
            result=result,
        )

    def _question(
        self, number: int, prompt: str, language: str, keys: Sequence[str], silence: str | None
    ) -> DecisionView:
        labels = {"take": "Take the turn", "help": "Help", "no": "No"}
        options = tuple(
            OptionView(key=key, label=spoken(labels[key], language), group="Do", passing=key == "no")
            for key in keys
        )
        return DecisionView(id=number, prompt=spoken(prompt, language), options=options, silence=silence)

    def describe(self, event: Any, seat: str, /, language: str = "en") -> str | None:
        return str(event)

    def save(self) -> bytes:
        return msgspec.json.encode(self.state)


class Coop(Hands[Beacons, TableView], Extension):
    """Remembers what it was told of open decisions and ends, as a kind's own tables would."""

    name = "coop"
    group = "beacons"
    starter = "/beacons start"
    timed = True
    together = True

    def __init__(self) -> None:
        self.limited: list[tuple[int, list[tuple[str, int]]]] = []
        self.over: list[int] = []
        self.pressed: list[int] = []

    def load(self, data: bytes) -> Beacons:
        return Beacons(msgspec.json.decode(data, type=State))

    def title(self, language: str) -> str:
        return "Beacons" if language == "en" else "Leuchtfeuer"

    def role(self, seat: SeatRow, language: str) -> str:
        return seat.role.title()

    def hand_text(self, view: TableView, language: str) -> str:
        return f"**{view.seat}** holds a torch."

    def mark(self, game: Beacons) -> int:
        return game.turn

    def public(self, table: Table, mark: Any, events: Sequence[Any]) -> Sequence[str]:
        if mark is None:
            return ["**It begins.**\n" + "A long night. " * 200]
        return [f"**Night {mark} is over.**"] if table.game.turn > mark else []

    def draw_board(self, view: TableView, names: Mapping[str, str], language: str) -> Draw:
        return partial(single, FakePicture, view.where.encode(), "board.png", view.where)

    def draw_hand(self, view: TableView, language: str) -> Draw:
        return partial(single, FakePicture, view.seat.encode(), "hand.png", f"hand of {view.seat}")

    def board_buttons(self, table: Table) -> Sequence[Button]:
        return (button("Wave", f"coop:wave:{table.row.id}"),)

    def board_note(self, table: Table) -> str:
        return f"attached {table.more}"

    def after(self, table: Table) -> Sequence[Row]:
        return (components.row(button("Again", f"coop:wave:{table.row.id}")),)

    async def attach(self, db: AsyncConnection, row: GameRow) -> Any:
        return f"to game {row.id}"

    async def opened(
        self, db: AsyncConnection, table: Table, decisions: Sequence[OpenDecision], now: float
    ) -> Any:
        self.limited.append((table.row.version, [(asked.seat, asked.id) for asked in decisions]))
        return table.more

    async def ended(self, db: AsyncConnection, table: Table, now: float) -> None:
        self.over.append(table.row.id)

    def commands(self, services: Services) -> app_commands.Group:
        group = new_group(self)
        common(group, self, services)
        return group

    def routes(self, services: Services, at: Routes) -> None:
        @at.press("coop:wave:{game:int}", may=Rules(services.play.db).onlooker)
        async def wave(interaction: discord.Interaction, ids: Ids) -> None:
            async def work(asker: Asker) -> Answer:
                self.pressed.append(asker.user_id)
                return Answer(text=f"{asker.name} waves in game {ids.number('game')}.")

            await services.answers.give(interaction, work)
