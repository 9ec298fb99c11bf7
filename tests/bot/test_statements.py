"""What a press costs in the store: statements and transactions, each with the part of the bot that asks.

`python -m pytest -s tests/bot/test_statements.py` prints them.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from greenlet import getcurrent  # type: ignore[import-untyped]
from sqlalchemy import event

from bot.contract.game import Game
from bot.contract.kind import Table
from bot.store import games
from bot.store.connection import Connection
from bot.store.database import Database
from bot.store.game_rows import GameRow
from bot.store.portable import is_postgres
from tests.bot.world import World

STATEMENTS = 9
"""Of a press that changes a turn's message, the board and two panels, with all that follows it."""
TRANSACTIONS = 3
WRITES = 2
"""The answer, and what became of its four messages."""


@dataclass
class Transaction:
    """Its statements after BEGIN, each with who asked and its parameters."""

    writes: bool
    """From its beginning, or since it went on to do so (`bot.store.sqlite`)."""
    asked: list[tuple[str, str, str]] = field(default_factory=list)

    def note(self, statement: str, shown: list[Any]) -> None:
        """One more."""
        self.writes |= statement.startswith(("INSERT", "UPDATE", "DELETE"))
        self.asked.append((_asking(), " ".join(statement.split()), repr(shown)))


def _asking() -> str:
    """The function of the bot, above the store, for which a statement is made."""
    within = getcurrent().parent  # SQLAlchemy has a stack of its own for its part
    frame = within.gr_frame if within is not None else sys._getframe()
    while frame is not None:
        name: str = frame.f_globals.get("__name__", "")
        if name.startswith("bot.") and not name.startswith("bot.store."):
            return f"{name}.{frame.f_code.co_name}"
        frame = frame.f_back
    return "the store"


@contextmanager
def noted(db: Database) -> Iterator[list[Transaction]]:
    """The transactions that begin within, in their order."""
    found: list[Transaction] = []
    by_connection: dict[int, Transaction] = {}

    def note(connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        key = id(connection.connection.driver_connection)
        if statement.startswith("BEGIN"):
            by_connection[key] = Transaction("IMMEDIATE" in statement)
            found.append(by_connection[key])
        else:
            shown = [bytes(one) if isinstance(one, memoryview) else one for one in parameters]
            by_connection[key].note(statement, shown)

    def begin(connection: Any) -> None:
        """A server's driver says BEGIN itself."""
        if is_postgres(db.path):
            key = id(connection.connection.driver_connection)
            by_connection[key] = Transaction(connection.engine is db.writer.sync_engine)
            found.append(by_connection[key])

    ask = Connection.ask

    async def asking(self: Connection, statement: str, given: Any) -> Any:
        assert self._connection is not None
        if id(self) not in by_connection or not self._connection.in_transaction:
            by_connection[id(self)] = Transaction("IMMEDIATE" in self.begins)
            found.append(by_connection[id(self)])
        shown = [bytes(one) if isinstance(one, memoryview) else one for each in given for one in each]
        by_connection[id(self)].note(statement, shown)
        return await ask(self, statement, given)

    engines = [engine.sync_engine for engine in (db.writer, db.reader)]
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
        event.listen(engine, "begin", begin)
    vars_of: Any = Connection
    vars_of.ask = asking
    try:
        yield found
    finally:
        vars_of.ask = ask
        for engine in engines:
            event.remove(engine, "before_cursor_execute", note)
            event.remove(engine, "begin", begin)


def listed(found: list[Transaction]) -> str:
    """A line for each transaction and statement."""
    lines = []
    for number, one in enumerate(found, 1):
        lines.append(f"{number}. {'write' if one.writes else 'read'}")
        for (who, what), times in Counter((who, what) for who, what, _ in one.asked).items():
            lines.append(f"   {times} x {who}: {what[:70]}")
    return "\n".join(lines)


async def _press(world: World) -> list[Transaction]:
    """A press in a game that is under way, with all that follows from it."""
    await world.start_game()
    await world.play("Gain 1 credit")
    with noted(world.bot.db) as found:
        await world.press_panel("ann", "Gain 1 credit")
        await world.rest()
    assert any(one.writes and one.asked for one in found)
    return found


async def test_a_press_asks_the_store_no_more_than_it_has_to(world: World) -> None:
    found = await _press(world)
    statements = sum(len(one.asked) for one in found)
    print(f"{statements} statements in {len(found)} transactions", listed(found), sep="\n")
    assert sum(one.writes for one in found) <= WRITES
    locks = sum(one.writes for one in found) if is_postgres(world.bot.db.path) else 0
    assert statements <= STATEMENTS + locks, listed(found)
    assert len(found) <= TRANSACTIONS, listed(found)


async def test_a_letter_of_a_card_s_name_reads_the_game_of_its_thread_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Elsewhere it looks once whether there is one; the game is decoded for the first letter at most."""
    await world.start_game()
    decoded, decode = list[int](), world.bot.play._decoded

    async def counted(row: GameRow) -> Game:
        decoded.append(row.version)
        return await decode(row)

    monkeypatch.setattr(world.bot.play, "_decoded", counted)
    for place, most in ((world.channel, 1), (world.thread(), 3)):
        for typed in ("b", "bi", "bir"):
            with noted(world.bot.db) as found:
                await world.ann.autocomplete(place, "barter card", "name", typed)
            asked = [one for each in found for one in each.asked if "game_here" in one[0]]
            assert 0 < len(asked) <= most, listed(found)
            assert sum(any("game_here" in one[0] for one in each.asked) for each in found) == 1
            assert not any(each.writes for each in found)
    assert len(decoded) <= 1


async def test_what_follows_an_answer_is_made_of_the_game_read_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And of the newest: what was looked at before is not shown again."""
    await world.start_game()
    await world.play("Gain 1 credit")
    play, opened, decoded = world.bot.play, list[Table](), list[int]()
    real_open, real_decoded = play.open, play._decoded

    async def open(row: GameRow) -> Table:
        opened.append(await real_open(row))
        return opened[-1]

    async def decode(row: GameRow) -> Game:
        decoded.append(row.version)
        return await real_decoded(row)

    monkeypatch.setattr(play, "open", open)
    monkeypatch.setattr(play, "_decoded", decode)
    await world.play("Gain 1 credit")
    await world.rest()
    newest = (await play.load(1)).row
    assert len(opened) >= 3
    assert {id(table) for table in opened} == {id(opened[0])}
    assert opened[0].row == newest
    assert decoded.count(newest.version) == 1, "here: what follows is made of what the answer left"
    async with world.bot.db.write() as db:
        await games.set_thread(db, 1, "lost", None)
        changed = await games.get(db, 1)
    assert changed is not None
    assert changed.version == newest.version
    assert (await real_open(changed)).row == changed


async def test_no_transaction_asks_the_same_twice(world: World) -> None:
    for one in await _press(world):
        questions = Counter((what, given) for _, what, given in one.asked if what.startswith("SELECT"))
        assert set(questions.values()) <= {1}, listed([one])


async def test_the_end_of_an_answer_wakes_only_what_was_left_to_it(world: World) -> None:
    await world.start_game()
    with noted(world.bot.db) as found:
        with world.bot.dispatcher.hold(1):
            pass
        await world.rest()
    assert found == []


async def test_what_a_lane_sends_next_is_read_where_it_is_written_down_what_it_has_sent(world: World) -> None:
    """A turn is handed over: a page of the thread, a board and a panel are posted, two messages deleted."""
    await world.start_game()
    await world.play("Gain 1 credit", "Gain 1 credit")
    panel = world.panel("ann")
    await world.choose("ann", panel, [world.selects(panel)[0]["options"][0]["value"]])
    with noted(world.bot.db) as found:
        await world.press_panel("ann", "Confirm (1)")
        await world.rest()
    assert len([one for one in found if not one.writes]) <= 1, listed(found)
    assert any("INSERT INTO outbox" in what for one in found for _, what, _ in one.asked), "of several lanes"
