"""The tiny game of `fake_game` at the bot's table: a kind that knows nothing but the bot's contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import msgspec
from discord import app_commands

from bot.contract.cards import Cards, Hands
from bot.contract.computers import Computers
from bot.contract.game import ALL, SPECTATOR, Draw, fingerprint
from bot.contract.kind import Table
from bot.contract.reminding import Reminding
from bot.contract.undoable import Undoable
from bot.contract.wishing import CONTROL, END, Wishing
from bot.messages.loglines import escape
from bot.messages.words import plain, say
from bot.presses.commands import duel
from bot.presses.extension import Services
from bot.presses.finding import Findable
from bot.store.game_rows import SeatRow
from bot.store.people import Wishes
from engine.kernel.undo import Since
from engine.kernel.views import Frozen
from engine.messages import add, items, noted
from render.picture import single
from tests.bot.fake_game import CARDS, SEATS, FakeGame, Said, View, choose, load, new

add(Path(__file__).parent / "messages")
LEVELS = ("beginner", "wide")


@dataclass(frozen=True)
class FakePicture:
    data: bytes
    filename: str
    alt: str


class Info(Frozen, frozen=True):
    """A card to read."""

    code: str
    title: str
    text: str = "Grows."


def info(code: str) -> Info:
    return Info(code, CARDS[code])


def find(name: str) -> list[str]:
    return [code for code, title in CARDS.items() if name.lower() in title.lower()]


def draw_board(view: View, names: Mapping[str, str]) -> tuple[FakePicture, ...]:
    """For everyone, or as a seat sees it, which its description then says."""
    alt = f"Board in turn {view.turn}" + ("" if view.seat == "spectator" else f" for the {view.seat}")
    return (FakePicture(b"board of turn %d" % view.turn, "board.png", alt),)


def draw_hand(view: View) -> FakePicture:
    own = view.hands[view.seat]
    return FakePicture(msgspec.json.encode(own), "hand.png", ", ".join(card.title for card in own))


class FakeKind(
    Hands[FakeGame, View],
    Cards[FakeGame, View],
    Computers[FakeGame, View],
    Reminding[FakeGame, View],
    Undoable[FakeGame, View],
    Findable[FakeGame, View],
    Wishing[FakeGame, View],
):
    """Barter, the small game, at the bot's table."""

    name: ClassVar[str] = "barter"
    group: ClassVar[str] = "barter"
    starter: ClassVar[str] = "/barter challenge"
    seats: ClassVar[tuple[str, str]] = SEATS
    computers: ClassVar[Sequence[str]] = ("gentle", "easy", "sensible", "strong")
    opens: ClassVar[bool] = True
    wishes: ClassVar[Sequence[str]] = (CONTROL, END)
    event: ClassVar[Any] = Said

    # -- rules ---------------------------------------------------------------------------------------------

    def new(self, level: str, seed: int, memory_aid: bool = True, edition: str = "") -> FakeGame:
        return new(level, seed, memory_aid, self.seats)

    def load(self, data: bytes) -> FakeGame:
        return load(data)

    def memory_aid(self, game: FakeGame) -> bool:
        return game.state.memory_aid

    def choose(self, game: FakeGame, seat: str, decision_id: int, computer: str) -> str | Sequence[str]:
        return choose(game, seat, decision_id, computer)

    def set_wishes(self, game: FakeGame, seat: str, wishes: Wishes) -> None:
        game.state.control[seat] = wishes.full_control

    def give_up(self, game: FakeGame, seat: str) -> Sequence[object]:
        return game.concede(seat)

    def time_out(self, game: FakeGame, seat: str) -> Sequence[object]:
        return game._end(self.other(seat), "time")

    def abandon(self, game: FakeGame) -> Sequence[object]:
        return game._end("", "abandoned")

    def came_to(self, game: FakeGame) -> tuple[Sequence[str], str, Mapping[str, str]]:
        return (*super().came_to(game)[:2], dict(zip(self.seats, ("card_0", "card_1"), strict=True)))

    def since(self, game: FakeGame, before: FakeGame, events: Sequence[Any]) -> Since:
        """New cards come when some are given away: then the other is asked, too."""
        turned = game.state.turn > before.state.turn
        return Since({}, {}, turned, frozenset({before.state.active, game.state.active}))

    def take_back(self, game: FakeGame, before: FakeGame) -> None:
        game.state = msgspec.structs.replace(load(before.save()).state, asked=game.state.asked + 1)

    def chooses_action(self, game: FakeGame, seat: str) -> bool:
        return seat == game.state.active and not game.state.discarding

    # -- words ---------------------------------------------------------------------------------------------

    def title(self, language: str) -> str:
        return say(language, "barter-title")

    def side(self, seat: str, language: str) -> str:
        return say(language, "barter-side", seat=seat)

    def levels(self, language: str) -> Mapping[str, str]:
        return {level: say(language, "barter-level", level=level) for level in LEVELS}

    def strength(self, computer: str, language: str) -> str:
        return say(language, "barter-strength", computer=computer)

    def computer_name(self, computer: str, language: str) -> str:
        return say(language, "barter-computer", computer=computer)

    def players(self, seats: Sequence[SeatRow], called: Mapping[str, str], language: str) -> str:
        first, second = (noted(language, called[seat.seat], self.side(seat.seat, language)) for seat in seats)
        return say(language, "bot-against", first=first, second=second)

    def hand_text(self, view: View, language: str) -> str:
        names = items(language, (card.title for card in view.hands[view.seat])) or "nothing"
        return say(language, "bot-your-hand", cards=escape(names))

    def standing(self, view: View, language: str) -> str:
        counts = {"credits": view.credits[view.seat], "cards": view.counts[view.seat]}
        return " · ".join(say(language, f"barter-{what}", n=n) for what, n in counts.items())

    def outcome(self, table: Table[FakeGame, View]) -> str:
        result = table.view().result
        assert result is not None
        name = table.row.seats[result.winner].name if result.winner else "Nobody"
        return f"{name} wins by {result.reason}."

    def summary(self, table: Table[FakeGame, View]) -> Sequence[str]:
        points = table.view().points
        seats = table.row.seats.values()
        said = items(table.language, (f"{plain(seat.name)} {points[seat.seat]}" for seat in seats))
        return (say(table.language, "barter-points", points=said),)

    def begins(self, event: Any) -> bool:
        assert isinstance(event, Said)
        return event.begins

    def seen_by(self, game: FakeGame, seen: str, language: str) -> View:
        view = game.view(SPECTATOR if seen == ALL else seen, language)
        if seen == ALL:
            view = msgspec.structs.replace(view, hands={side: game.hand(side) for side in self.seats})
        return msgspec.structs.replace(view, decisions=())

    # -- cards ---------------------------------------------------------------------------------------------

    def find_card(self, text: str, language: str, game: FakeGame | None = None) -> Sequence[str]:
        return find(text)

    def card(self, code: str, language: str, game: FakeGame | None = None) -> Info:
        return info(code)

    def card_text(self, info: Info, language: str) -> str:
        return f"**{info.title}**\n{info.text}"

    def titles(self, language: str, game: FakeGame | None = None) -> Sequence[str]:
        return tuple(CARDS.values())

    def visible(self, view: View) -> Iterator[tuple[str, str]]:
        for hand in view.hands.values():
            yield from ((card.code, card.title) for card in hand)
        yield from ((code, CARDS[code]) for code in ("card_0", "card_1"))  # who they play lies open

    # -- pictures ------------------------------------------------------------------------------------------

    def draw_board(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        return partial(draw_board, view, names)

    def draw_hand(self, view: View, language: str) -> Draw:
        return partial(single, draw_hand, view)

    def panel_key(self, view: View) -> str:
        return fingerprint(view.seat, view.hands.get(view.seat), view.credits.get(view.seat))

    def draw_course(
        self, game: FakeGame, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        alt = f"{len(events)} events"
        return partial(single, FakePicture, b"course", "course.png", alt)

    def draw_card(self, card: Info, language: str) -> Draw:
        return partial(single, FakePicture, card.code.encode(), "card.png", card.title)

    def commands(self, services: Services) -> app_commands.Group:
        return duel(self, services)


def kind() -> FakeKind:
    return FakeKind()
