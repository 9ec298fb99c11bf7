"""A message is posted once, also where the store is away just when that is to be noted."""

from __future__ import annotations

import io
from typing import Any, Final

import aiohttp
import discord
import pytest
from aiohttp import BodyPartReader, web
from aiohttp.test_utils import TestServer

from bot.outbox.posting import Posted, Poster, write_whole
from bot.store import outbox
from bot.store.database import StoreUnavailable
from tests.bot.test_outbox import GAIN, PASS, later
from tests.bot.world import World

TEXT: Final = "text/plain; charset=utf-8"
"""What a part is that says nothing else (RFC 7578, 4.4)."""


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
    poster = bot.delivery.poster
    poster._direct.most = 1
    for who in (world.ann, world.bob, world.ann):
        assert (await poster.direct(who.id)).id == (await real(discord.Object(who.id))).id
    assert asked[2:] == [world.bob.id, world.ann.id], "of whom nothing was heard for longest is forgotten"


async def test_a_message_with_files_is_written_in_one_piece_and_says_the_same() -> None:
    def form() -> aiohttp.FormData:
        made = aiohttp.FormData(quote_fields=False)
        made.add_field("payload_json", '{"content": "Jäger"}')
        picture = io.BytesIO(b"\r\n--\x89PNG\0" * 50_000)
        made.add_field("files[0]", picture, filename='"Ä" \\.png', content_type="image/png")
        return made

    came: list[list[tuple[str | None, str | None, str | None, bytes]]] = []

    async def hear(request: web.Request) -> web.Response:
        parts = await request.multipart()
        came.append([
            (part.name, part.filename, part.headers.get("Content-Type", TEXT), bytes(await part.read()))
            async for part in parts if isinstance(part, BodyPartReader)
        ])  # fmt: skip
        return web.Response()

    app = web.Application()
    app.router.add_post("/", hear)
    async with TestServer(app) as server, aiohttp.ClientSession() as session:
        await session.post(server.make_url("/"), data=form())
        write_whole(session)
        await session.post(server.make_url("/"), data=form())
    assert came[0] == came[1]
    assert [part[0] for part in came[1]] == ["payload_json", "files[0]"]
