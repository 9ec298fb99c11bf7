"""A message is posted once, also where the store is away just when that is to be noted."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.outbox import posting
from bot.outbox.posting import Posted, Poster
from bot.store import outbox
from bot.store.database import StoreUnavailable
from tests.bot.test_outbox import GAIN, PASS, later
from tests.bot.world import World


async def test_a_message_that_could_not_be_noted_is_known_when_the_store_is_back(
    world: World, clock: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A panel has come through, and the store is away before it is noted. Its player answers on it, so that
    it is not called for any more when the store is back; all the same it is not left behind."""
    await world.start_game()
    write, post = world.bot.db.write, Poster.post
    noted: list[str] = []

    def away() -> None:
        raise StoreUnavailable("for a moment")

    async def posted(self: Poster, row: outbox.Row, *args: Any, **kwargs: Any) -> Posted:
        sent = await post(self, row, *args, **kwargs)
        if row.kind == "prompt" and row.lane == "dm:seller":
            monkeypatch.setattr(Poster, "post", post)
            monkeypatch.setattr(world.bot.db, "write", away)
            noted.append(row.lane)
        return sent

    monkeypatch.setattr(Poster, "post", posted)
    await world.play(GAIN, PASS, "give")
    assert noted == ["dm:seller"]
    monkeypatch.setattr(world.bot.db, "write", write)
    await world.play(GAIN, PASS, "give")
    await later(world, clock)
    assert (await world.game()).waiting == ("buyer",)
    assert len(world.dms("bob")) == 1


async def test_where_direct_messages_go_is_asked_once_of_each(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many people there are: discord.py itself knows it of 128 of them."""
    bot, asked = world.bot, list[int]()
    real = bot.create_dm

    async def create_dm(user: discord.Object) -> discord.DMChannel:
        asked.append(user.id)
        monkeypatch.setattr(bot._connection, "_private_channels_by_user", {})
        return await real(user)

    monkeypatch.setattr(bot, "create_dm", create_dm)
    await world.start_game()
    for _ in range(2):
        await world.play(GAIN, PASS, "give")
    assert sorted(asked) == sorted((world.ann.id, world.bob.id))
    monkeypatch.setattr(posting, "KNOWN", 1)
    poster = bot.delivery.poster
    for who in (world.ann, world.bob, world.ann):
        assert (await poster.direct(who.id)).id == (await real(discord.Object(who.id))).id
    assert asked[2:] == [world.bob.id, world.ann.id], "of whom nothing was heard for longest is forgotten"
