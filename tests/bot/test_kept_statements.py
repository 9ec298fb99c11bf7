"""Statements that are compiled once say and find the same as SQLAlchemy's own."""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import Float, Integer, LargeBinary, Select, bindparam, select
from sqlalchemy.exc import IntegrityError

import bot.store
from bot.store import people
from bot.store.database import Database
from bot.store.schema import games, seats, users
from bot.store.statements import Statement, Upsert
from tests.bot.world import World

GAIN = "Gain 1 credit"


def statements() -> Iterator[tuple[str, Statement]]:
    """All that the store keeps, by name."""
    for module in pkgutil.iter_modules(bot.store.__path__):
        for name, found in vars(importlib.import_module(f"bot.store.{module.name}")).items():
            if isinstance(found, Statement):
                yield f"{module.name}.{name}", found
            elif isinstance(found, Upsert):
                for of, each in found._of.items():
                    yield f"{module.name}.{name}.{of}", each


def given(statement: Statement) -> dict[str, Any]:
    """Something for each of its parameters."""
    binds = statement.what.compile().binds
    values: dict[str, Any] = {"of": "game", "lane": "thread", "slot": "board", "its": "board"}
    kinds = {Integer: 1, Float: 1.0, LargeBinary: b""}
    for name, bind in binds.items():
        if bind.required and name not in values:
            values[name] = next((one for kind, one in kinds.items() if isinstance(bind.type, kind)), "buyer")
    return {name: values[name] for name, bind in binds.items() if bind.required}


async def test_they_find_the_same(world: World) -> None:
    """In the columns' own types."""
    await world.start_game()
    await world.play(GAIN)
    kept = {name: each for name, each in statements() if isinstance(each.what, Select)}
    assert len(kept) > 10
    async with world.bot.db.read() as db:
        for name, each in kept.items():
            values = given(each)
            if "key" in values:
                values["key"] = world.ann.id
            theirs = [dict(row) for row in (await db.execute(each.what, values)).mappings()]
            assert await each.rows(db, values) == theirs, name
        everything = Statement(select(games))
        assert (await everything.rows(db, {}))[0]["hints"] is True
        assert b"fake-1" in (await everything.rows(db, {}))[0]["state"]


async def test_they_are_of_one_moment_and_of_one_transaction_with_others(world: World) -> None:
    await world.start_game()
    seen = Statement(select(seats.c.name).where(seats.c.game_id == bindparam("game")))
    rename = Statement(seats.update().where(seats.c.game_id == bindparam("game")).values(name="Nobody"))
    names, db = {"ann", "bob"}, world.bot.db

    async def all_names(connection: Any) -> set[str]:
        return {row["name"] for row in await seen.rows(connection, {"game": 1})}

    with suppress(ValueError):
        async with db.write() as one:
            assert await rename.change(one, {"game": 1}) == 2
            assert await all_names(one) == {"Nobody"}
            async with db.read() as other:
                assert await all_names(other) == names
            raise ValueError("undone")
    async with db.read() as other:
        assert await all_names(other) == names
        async with db.write() as one:
            assert await rename.change(one, {"game": 1}) == 2
        assert await all_names(other) == names, "as it was when it was first read"
        assert set(await other.scalars(select(seats.c.name))) == names
    async with db.read() as other:
        assert set(await other.scalars(select(seats.c.name))) == {"Nobody"}
        assert await all_names(other) == {"Nobody"}


async def test_who_is_cancelled_leaves_nothing_behind(world: World) -> None:
    await world.start_game()
    rename = Statement(seats.update().where(seats.c.game_id == bindparam("game")).values(name="Nobody"))

    async def change() -> None:
        async with world.bot.db.write() as db:
            await rename.change(db, {"game": 1})

    for turns in range(12):
        task = asyncio.create_task(change())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if not task.cancelled():
            break
        async with world.bot.db.read() as db:
            assert set(await db.scalars(select(seats.c.name))) in ({"ann", "bob"}, {"Nobody"})
    async with world.bot.db.write() as db:
        assert await rename.change(db, {"game": 1}) == 2


async def test_what_goes_wrong_is_told_as_sqlalchemy_does(stored: Database) -> None:
    add = Statement(users.insert())
    async with stored.write() as db:
        await people.save_user(db, people.UserRow(7))
    values = vars(people.UserRow(7))
    with pytest.raises(IntegrityError):
        async with stored.write() as db:
            await add.change(db, values)
    seen = Statement(select(users).where(users.c.user_id == bindparam("key")))
    async with stored.read() as db:
        for wrong in ({}, {"key": 7, "other": 8}):
            with pytest.raises(KeyError):
                await seen.rows(db, wrong)
