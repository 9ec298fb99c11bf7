"""A game that was looked at a moment ago is known; whatever is changed in the store meanwhile shows."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Update, update

from bot.contract.kind import Table
from bot.hosting import stored
from bot.store import games as store
from bot.store.game_rows import GameRow, SeatRow
from bot.store.schema import games, seats, servers, users
from tests.bot.world import World

GAIN = "Gain 1 credit"
OTHERS: dict[str, Any] = {
    "status": "over", "thread_state": "refused", "waiting": ("seller",), "private": "panel",
    "language": "de", "pace": "three", "computer": "random", "outcome": "won",
    "quiet": (60, 360), "zone": "Europe/Berlin",
}  # fmt: skip
"""Another value of each column that not every value will do for."""
OF_PEOPLE = ("language", "quiet", "zone")
"""Columns of a seat that are its player's, out of `users`."""


def another(name: str, old: Any) -> Any:
    if name in OTHERS:
        return OTHERS[name]
    if isinstance(old, bool):
        return not old
    return f"{old}." if isinstance(old, str) else 7 if old is None else old + 1


def stored_as(name: str, value: Any) -> dict[str, Any]:
    """The columns in which it stands."""
    return {"quiet_from": value[0], "quiet_until": value[1]} if name == "quiet" else {name: value}


async def looked_at(world: World) -> list[Table]:
    """As a press reads it, and as what is sent is made of."""
    play = world.bot.play
    return [await play.load(1), await play.open(await world.game())]


async def changed(world: World, query: Update, values: dict[str, Any]) -> None:
    """From outside, as another process or an operator might, without another version."""
    columns = {name: ",".join(one) if isinstance(one, tuple) else one for name, one in values.items()}
    async with world.bot.db.write() as db:
        assert (await db.execute(query.values(columns))).rowcount == 1


@pytest.fixture(params=["looked at a moment ago", "others looked at since"])
def kept(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what was made of it, and without."""
    if request.param != "looked at a moment ago":
        monkeypatch.setattr(stored, "OPENED", 0)


@pytest.mark.usefixtures("kept")
async def test_each_column_of_a_game_that_is_changed_from_outside_shows(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    earlier = (await world.game()).state
    await world.play(GAIN)
    for name in (each for each in GameRow._fields if each not in ("id", "kind", "seats")):
        _, before = await looked_at(world)
        old = getattr(before.row, name)
        new = earlier if name == "state" else another(name, old)
        assert new != old
        where = update(games).where(games.c.id == 1)
        if name in ("language", "closes"):
            where = update(servers).where(servers.c.guild_id == before.row.guild_id)
        await changed(world, where, {name: new})
        for table in await looked_at(world):
            assert getattr(table.row, name) == new, name
            assert table.game.save() == (new if name == "state" else before.row.state)
            assert table.views is not before.views, "nothing that was made of it holds"
        if name != "language":
            await changed(world, where, {name: old})


@pytest.mark.usefixtures("kept")
async def test_each_column_of_a_seat_that_is_changed_from_outside_shows(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    for name in (each for each in SeatRow._fields if each not in ("seat", "threadless")):
        _, before = await looked_at(world)
        seat = before.row.seats["buyer"]
        new = another(name, getattr(seat, name))
        where = update(seats).where(seats.c.game_id == 1, seats.c.seat == "buyer")
        if name in OF_PEOPLE:
            where = update(users).where(users.c.user_id == world.ann.id)
        await changed(world, where, stored_as(name, new))
        for table in await looked_at(world):
            assert getattr(table.row.seats["buyer"], name) == new, name
            assert table.views is not before.views, "nothing that was made of it holds"
        old = None if name == "language" else getattr(seat, name)
        await changed(world, where, stored_as(name, old))


async def test_what_was_made_of_a_game_holds_while_it_is_so(world: World) -> None:
    await world.start_game()
    await world.play(GAIN)
    one, other = await looked_at(world)
    assert one.game is not other.game, "the one may be changed"
    assert one.views is other.views
    await world.bot.play.answer(1, world.ann.id, one.game.decisions[0].id, ["gain"], None, one)
    assert other.game.save() == other.row.state
    newer, _ = await looked_at(world)
    assert newer.views is not other.views


async def test_of_many_games_it_is_kept_what_the_store_says(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next press in one that was put aside reads its row and nothing besides."""
    monkeypatch.setattr(stored, "OPENED", 0)
    await world.start_game()
    await world.play(GAIN)
    before, _ = await looked_at(world)

    async def read(*_: object) -> tuple[()]:
        raise AssertionError("its answers are known")

    monkeypatch.setattr(store, "last_answers", read)
    await world.play(GAIN)
    after = await world.bot.play.load(1, await world.game())
    assert len(after.recent) == len(before.recent) + 1
    monkeypatch.undo()
    assert (await world.bot.play.load(1)).recent == after.recent, "as the store says"
