"""A game as the bot has it in hand: with its row and kind, changed in memory, or refused to be changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.hosting.games import SPECTATOR, Game, GameKind, Keys
from bot.messages import loglines, words
from bot.store.games import GameRow, MoveRow, SeatRow, Told
from engine.kernel.views import DecisionView
from engine.messages import DEFAULT

COMPUTER_MOVES = 5_000
"""Answers of automatic players in a row after which something must be wrong."""


class Refusal(Exception):
    """The request cannot be done: a message of the catalogue says why. Nothing has changed."""

    def __init__(self, identifier: str, /, **arguments: words.Argument) -> None:
        super().__init__(identifier)
        self.identifier = identifier
        self.arguments = arguments

    def text(self, language: str) -> str:
        return words.say(language, self.identifier, **self.arguments)

    def __str__(self) -> str:
        return self.text(DEFAULT)


class Stale(Refusal):
    """The decision is not open any more; `table` is the game as it stands."""

    def __init__(self, table: Table, identifier: str, /, **arguments: words.Argument) -> None:
        super().__init__(identifier, **arguments)
        self.table = table


@dataclass(frozen=True)
class Table:
    """A game as read from the store."""

    row: GameRow
    kind: GameKind
    game: Game
    more: Any = None
    """What the kind keeps beside the game (`GameKind.attach`)."""
    recent: tuple[Told, ...] = ()
    """The last answers, oldest first."""
    views: dict[tuple[str, str], Any] | None = None
    """Views made of a game that is only looked at; None while it may change."""

    @property
    def language(self) -> str:
        """What is spoken in the thread."""
        return self.row.language

    def view(self, seat: str = SPECTATOR, language: str | None = None) -> Any:
        """The game's own view, in the thread's language unless another is asked for."""
        spoken = language or self.language
        if self.views is None:
            return self.game.view(seat, language=spoken)
        if (seat, spoken) not in self.views:
            self.views[seat, spoken] = self.game.view(seat, language=spoken)
        return self.views[seat, spoken]

    def missed(self, seat: str, language: str) -> tuple[str, ...]:
        """What happened since this seat's last answer, in lines."""
        names = {seat.seat: words.plain(seat.name) for seat in self.row.seats.values()}
        return self.kind.missed(self.game, self.recent, seat, names, language)

    def names_of(self, seats: Sequence[str]) -> list[str]:
        return [self.row.seats[seat].name for seat in seats]

    @property
    def waiting_names(self) -> list[str]:
        """Who owes a move, each person once."""
        return list(dict.fromkeys(self.names_of(self.game.waiting_for)))

    @property
    def title(self) -> str:
        return self.kind.title(self.language)


@dataclass(frozen=True)
class Player:
    """Who takes a seat: a person (`user_id`), an automatic player (`computer`), or for now nobody."""

    name: str
    user_id: int | None = None
    computer: str | None = None
    role: str = ""
    """What the seat plays, where its name does not say it."""


def seat_asked(table: Table, decision_id: int) -> str | None:
    """The seat for which this decision is open; None if it is not."""
    return next((asked.seat for asked in table.game.decisions if asked.id == decision_id), None)


def not_open(table: Table, mine: Sequence[SeatRow], owner: str | None) -> Stale:
    """Why somebody with these seats cannot answer a decision."""
    if table.game.result is not None:
        return Stale(table, "bot-game-over")
    if any(seat.seat in table.game.waiting_for for seat in mine):
        return Stale(table, "bot-stale")
    names = [words.plain(name) for name in table.waiting_names]
    # Somebody else's question, or one that another's answer has closed.
    return Stale(table, "bot-stale-waiting" if owner is None else "bot-not-your-move", names=names)


def apply(
    table: Table,
    seat: str,
    asked: DecisionView,
    keys: Sequence[str],
    user_id: int | None,
    interaction_id: int | None,
) -> MoveRow:
    """Answer in memory; returns the row for the decision log. Raises AnswerError."""
    one = (asked.minimum, asked.maximum) == (1, 1) and len(keys) == 1
    given: Keys = keys[0] if one else tuple(keys)
    mark = table.kind.mark(table.game)
    events = table.game.answer(seat, asked.id, given)
    lines = loglines.public(table.game, events, table.language)
    texts = tuple(table.kind.public(table, mark, events))
    packed = table.kind.pack(events)
    return MoveRow(seat, user_id, asked.id, tuple(keys), interaction_id, lines, texts, packed)


def run_computers(table: Table) -> list[MoveRow]:
    """Let the automatic players answer until a person is asked or the game is over."""
    done: list[MoveRow] = []
    computers = {s.seat: s.computer for s in table.row.seats.values() if s.computer is not None}
    for _ in range(COMPUTER_MOVES):
        asked = next((d for d in table.game.decisions if d.seat in computers), None)
        if asked is None or table.game.result is not None:
            return done
        keys = table.kind.choose(table.game, asked.seat, asked.id, computers[asked.seat])
        mark = table.kind.mark(table.game)
        events = table.game.answer(asked.seat, asked.id, keys)
        lines = loglines.public(table.game, events, table.language)
        texts = tuple(table.kind.public(table, mark, events))
        given = (keys,) if isinstance(keys, str) else tuple(keys)
        packed = table.kind.pack(events)
        done.append(MoveRow(asked.seat, None, asked.id, given, None, lines, texts, packed))
    raise RuntimeError(f"the automatic players of game {table.row.id} do not come to an end")
