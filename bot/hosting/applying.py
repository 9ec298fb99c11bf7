"""Answers applied to a game in memory, and who may give them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.contract.computers import Computers, Thinking
from bot.contract.game import Asked, Keys, OpenDecision, public
from bot.contract.kind import Table
from bot.messages import words
from bot.messages.refusals import Refusal
from bot.store.game_rows import SeatRow
from bot.store.games import MoveRow
from engine.kernel.errors import AnswerError, IllegalAnswer, NotPending

COMPUTER_MOVES = 5_000
"""Answers of automatic players in a row after which something must be wrong."""


class Stale(Refusal):
    """The decision is not open any more; `table` is the game as it stands."""

    def __init__(self, table: Table, identifier: str, /, **arguments: words.Argument) -> None:
        super().__init__(identifier, **arguments)
        self.table = table


def seat_asked(table: Table, decision_id: int) -> str | None:
    """The seat for which this decision is open; None if it is not."""
    return next((asked.seat for asked in table.game.decisions if asked.id == decision_id), None)


def own_seat(table: Table, mine: Sequence[SeatRow], decision_id: int) -> str:
    """Which of these seats the decision is put to; raises Stale if it is none of them."""
    owner = seat_asked(table, decision_id)
    if owner is None or all(seat.seat != owner for seat in mine):
        raise not_open(table, mine, owner)
    return owner


def not_open(table: Table, mine: Sequence[SeatRow], owner: str | None) -> Stale:
    """Why somebody with these seats cannot answer a decision."""
    if table.game.result is not None:
        return Stale(table, "bot-game-over")
    if any(seat.seat in table.game.waiting_for for seat in mine):
        return Stale(table, "bot-stale")
    names = [words.plain(name) for name in table.waiting_names]
    # Somebody else's question, or one that another's answer has closed.
    return Stale(table, "bot-stale-waiting" if owner is None else "bot-not-your-move", names=names)


def give(
    table: Table,
    mine: Sequence[SeatRow],
    decision_id: int,
    keys: Sequence[str],
    user_id: int,
    interaction_id: int | None,
) -> MoveRow:
    """Give a person's answer; returns the row for the decision log. Raises Refusal or Stale."""
    seat = own_seat(table, mine, decision_id)
    asked = next(d for d in table.game.decisions if d.id == decision_id)
    try:
        return apply(table, seat, asked, keys, user_id, interaction_id)
    except NotPending as error:
        raise Stale(table, "bot-stale") from error
    except IllegalAnswer as error:
        raise Refusal("bot-illegal-answer") from error
    except AnswerError as error:
        if asked.minimum == asked.maximum:
            raise Refusal("bot-choose-exactly", minimum=asked.minimum) from error
        raise Refusal("bot-choose-between", minimum=asked.minimum, maximum=asked.maximum) from error


def apply(
    table: Table,
    seat: str,
    asked: Asked,
    keys: Sequence[str],
    user_id: int | None,
    interaction_id: int | None,
) -> MoveRow:
    """Answer in memory; returns the row for the decision log. Raises AnswerError."""
    one = (asked.minimum, asked.maximum) == (1, 1) and len(keys) == 1
    given: Keys = keys[0] if one else tuple(keys)
    mark = table.kind.mark(table.game)
    events = table.game.answer(seat, asked.id, given)
    return move_row(table, mark, events, seat, keys, user_id, interaction_id, asked.id)


def move_row(
    table: Table,
    mark: Any,
    events: Sequence[Any],
    seat: str,
    keys: Sequence[str],
    user_id: int | None = None,
    interaction_id: int | None = None,
    decision: int | None = None,
) -> MoveRow:
    """What goes into the decision log of something that has just been done; `mark` is from before it."""
    lines = public(table.game, events, table.language)
    texts = tuple(table.kind.public(table, mark, events))
    packed, begins = table.kind.pack(events), sum(map(table.kind.begins, events))
    return MoveRow(seat, user_id, decision, tuple(keys), interaction_id, lines, texts, packed, begins=begins)


def asked_of_computer(table: Table) -> OpenDecision | None:
    """The question that a computer has to answer next; None if a person has to, or the game is over."""
    if table.game.result is not None:
        return None
    seats = table.row.seats
    return next((d for d in table.game.decisions if seats[d.seat].computer is not None), None)


def run_computers(table: Table, thoughts: Mapping[int, Keys] | None = None) -> list[MoveRow]:
    """Let the automatic players answer until a person is asked, the game is over, or one has to think.

    `thoughts`: what came of that, by decision."""
    done: list[MoveRow] = []
    for _ in range(COMPUTER_MOVES):
        asked = asked_of_computer(table)
        if asked is None:
            return done
        computer = table.row.seats[asked.seat].computer or ""
        keys = thoughts.get(asked.id) if thoughts is not None else None
        if keys is None:
            kind = table.kind
            assert isinstance(kind, Computers)
            if isinstance(kind, Thinking) and kind.thinks(table.game, asked.seat, asked.id, computer):
                return done
            keys = kind.choose(table.game, asked.seat, asked.id, computer)
        mark = table.kind.mark(table.game)
        events = table.game.answer(asked.seat, asked.id, keys)
        given = (keys,) if isinstance(keys, str) else tuple(keys)
        done.append(move_row(table, mark, events, asked.seat, given, decision=asked.id))
    raise RuntimeError(f"the automatic players of game {table.row.id} do not come to an end")
