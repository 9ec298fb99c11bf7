"""Finished games, step by step, from their stored moves.

A step is an answer of which the public log says anything, with those before it of which it does not. How the
game stood then is worked out from the last keyframe before it by carrying out the answers since.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import ALL, SPECTATOR, Game
from bot.contract.kind import Table
from bot.contract.written import Said, Teller, unpack
from bot.messages.refusals import Refusal
from bot.store import keyframes, league_games
from bot.store.keyframes import Answer
from engine.kernel.errors import AnswerError, MissingContent, SaveError

EVER = 1_000_000_000
"""More rows than any decision log has."""


@dataclass(frozen=True)
class Replay:
    """A finished game with its steps."""

    table: Table
    """The game as it ended."""
    first: int
    """How many rows of the decision log had led to where the replay begins: 0, unless an older program began
    the game."""
    steps: tuple[int, ...]
    """The row of the decision log that ends each step; step 0, the beginning, has none."""
    turns: tuple[tuple[int, int], ...]
    """Each turn, and the step after which it goes on."""

    @property
    def last(self) -> int:
        return len(self.steps)

    def number(self, step: int) -> int:
        """How many rows of the decision log had led to a step."""
        return self.steps[step - 1] if step else self.first

    def turn(self, step: int) -> int:
        """The turn that goes on after a step."""
        at = bisect_right([begun for _, begun in self.turns], step)
        return self.turns[max(at - 1, 0)][0]

    def beginning(self, step: int, by: int) -> int:
        """Where the turn begins that is `by` turns away from that of a step; back first to that one's own."""
        begun = [first for _, first in self.turns]
        if by < 0:
            return begun[max(bisect_left(begun, step) - 1, 0)]
        at = bisect_right(begun, step)
        return begun[at] if at < len(begun) else self.last


@dataclass(frozen=True)
class Moment:
    """A game as it stood after a step."""

    replay: Replay
    step: int
    game: Game
    answers: Sequence[Answer]
    """What the step consisted of."""
    exact: bool
    """False: an older program played it by other rules, and this is only near to how it stood."""

    @property
    def table(self) -> Table:
        """The table as it was then."""
        return self.replay.table._replace(game=self.game, recent=(), views={})


async def open_replay(db: AsyncConnection, table: Table) -> Replay:
    """A game's steps. Refusal while it is played, and where its moments are not known."""
    if table.game.result is None:
        raise Refusal("bot-replay-running")
    game_id = table.row.id
    turns = await keyframes.turns(db, game_id)
    if not turns:
        raise Refusal("bot-replay-none")
    first = next(iter(turns.values()))
    steps = await keyframes.steps(db, game_id, first)
    begun = {turn: bisect_left(steps, number) + (number > first) for turn, number in turns.items()}
    begun |= await _told_of(db, table, first, steps)
    at = tuple((turn, min(step, len(steps))) for turn, step in sorted(begun.items()))
    return Replay(table, first, tuple(steps), at)


async def _told_of(db: AsyncConnection, table: Table, first: int, steps: Sequence[int]) -> dict[int, int]:
    """Turns by the step in which they begin, as far as events tell of it: how a game stood is stored where
    somebody was asked, and others may have played whole turns until then."""
    found: dict[int, int] = {}
    for row in await keyframes.answers(db, table.row.id, first, EVER):
        for event in unpack(table.kind.event, row.events) or ():
            turn = table.kind.turn_begun(event)
            if turn is not None:
                found.setdefault(turn, bisect_left(steps, row.number) + 1)
    return found


async def moment(db: AsyncConnection, replay: Replay, step: int) -> Moment:
    """How the game stood after a step (the nearest there is)."""
    table, step = replay.table, max(0, min(step, replay.last))
    number, game_id = replay.number(step), table.row.id
    frame = await keyframes.before(db, game_id, number)
    before = replay.number(step - 1) if step else number
    rows = await keyframes.answers(db, game_id, min(frame.number, before), number)
    answers = [row for row in rows if row.number > before]
    if step == replay.last:
        return Moment(replay, step, table.game, answers, exact=True)
    try:
        game = table.kind.load(frame.state)
    except (SaveError, MissingContent) as error:
        raise Refusal("bot-replay-none") from error
    exact = carry_out(game, [row for row in rows if row.number > frame.number])
    return Moment(replay, step, game, answers, exact)


async def before(db: AsyncConnection, replay: Replay, number: int) -> Game:
    """The game in which a row of the decision log was answered. Refusal where that is not known."""
    game_id, kind = replay.table.row.id, replay.table.kind
    frame = await keyframes.before(db, game_id, number - 1)
    try:
        game: Game = kind.load(frame.state)
    except (SaveError, MissingContent) as error:
        raise Refusal("bot-replay-none") from error
    carry_out(game, await keyframes.answers(db, game_id, frame.number, number - 1))
    return game


def carry_out(game: Game, rows: Sequence[Answer]) -> bool:
    """Give the answers to a game; False if it does not take them all."""
    for row in rows:
        if row.decision is None:
            continue  # a keyframe follows at once
        mine = [asked.id for asked in game.decisions if asked.seat == row.seat]
        # Questions that were gone back to have got new numbers.
        asked = row.decision if row.decision in mine else next(iter(mine), row.decision)
        try:
            game.answer(row.seat, asked, list(row.keys))
        except AnswerError:
            return False
    return True


async def eyes(db: AsyncConnection, table: Table, user_id: int) -> list[str]:
    """Through whose eyes somebody may see a finished game, what they begin with first: a seat, SPECTATOR for
    what was public, ALL for everything.

    In a league only through one's own: what decks hold may be secret until it is over."""
    own = [seat.seat for seat in table.row.seats_of(user_id)]
    if await league_games.match_of(db, table.row.id) is not None:
        return [*own, SPECTATOR]
    others = [seat for seat in table.row.seats if seat not in own]
    every = [ALL] if table.kind.opens else []
    return [*own, *every, *others, SPECTATOR] if own else [*every, SPECTATOR, *others]


def told(replay: Replay, answers: Sequence[Answer], seen: str, language: str) -> list[str]:
    """What came of answers, as it was seen; with ALL, as whoever answered saw it."""
    return teller(replay, language).told(map(said, answers), seen)


def teller(replay: Replay, language: str) -> Teller:
    """What tells of a game, also in another process."""
    table = replay.table
    return Teller(table.kind.teller(table.game, table.called(language), language), table.kind.event)


def said(row: Answer) -> Said:
    """A row, as it is told of."""
    return Said(row.seat, row.events, row.lines)


async def all_steps(db: AsyncConnection, replay: Replay) -> list[tuple[int, list[Answer]]]:
    """Every step after the first with what it consisted of."""
    rows = await keyframes.answers(db, replay.table.row.id, replay.first, EVER)
    found: list[tuple[int, list[Answer]]] = [(step, []) for step in range(1, replay.last + 1)]
    for row in rows if found else ():
        at = min(bisect_left(replay.steps, row.number), len(found) - 1)
        found[at][1].append(row)
    return found
