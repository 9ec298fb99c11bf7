"""What people may see and do, in-process and over the page's own API."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import discord
import pytest

from engine.leagues.season.templates import TEMPLATES
from sandbox.commands import ControlError
from sandbox.control import Sandbox
from sandbox.model import DM
from sandbox.server import SandboxServer
from sandbox.state import PEOPLE
from tests.sandbox.table_bot import Board, Setup, TableBot, picture

Json = dict[str, Any]


async def test_a_private_thread_is_seen_by_its_members_only(sandbox: Sandbox, bot: TableBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="Hidden", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(sandbox.user("Ada").id))
    await thread.send("only here")
    names = {who: [place.name for place in sandbox.channels_of(who)] for who in ("Ada", "Bran")}
    assert "Hidden" in names["Ada"]
    assert "Hidden" not in names["Bran"]
    assert sandbox.messages(thread.id, "Bran") == []
    with pytest.raises(ControlError, match="Bran cannot see this channel"):
        sandbox.send("Bran", thread.id, "let me in")


async def test_a_mention_brings_a_person_into_a_thread_unless_mentions_are_off(
    sandbox: Sandbox, bot: TableBot
) -> None:
    ada, bran = sandbox.user("Ada"), sandbox.user("Bran")
    channel = bot.guilds[0].text_channels[0]
    thread = await channel.create_thread(name="Open", type=discord.ChannelType.public_thread)
    await thread.send(
        f"<@{ada.id}>", allowed_mentions=discord.AllowedMentions(users=[discord.Object(ada.id)])
    )
    await thread.send(f"<@{bran.id}>", allowed_mentions=discord.AllowedMentions.none())
    assert ada.id in sandbox.channel(thread.id).members
    assert bran.id not in sandbox.channel(thread.id).members


async def test_a_disabled_or_missing_button_cannot_be_pressed(sandbox: Sandbox, bot: TableBot) -> None:
    sent = await bot.guilds[0].text_channels[0].send(view=Board(), file=picture())
    with pytest.raises(ControlError, match="disabled"):
        await sandbox.click("Ada", sent.id, "Aside")
    with pytest.raises(ControlError, match=r"no 'Fold'; it has \['Aside', 'Count'"):
        await sandbox.click("Ada", sent.id, "Fold")
    with pytest.raises(ControlError, match="sees no message"):
        await sandbox.click("Ada", 1, "Count")


async def test_a_forged_press_reaches_the_bot(sandbox: Sandbox, bot: TableBot) -> None:
    sent = await bot.guilds[0].text_channels[0].send(view=Board(), file=picture())
    made = sandbox.forge("Dov", sent.id, "board:cheat")
    await sandbox.wait_for(lambda: made.acknowledged, "an answer")
    assert sandbox.ephemerals("Dov")[0].content == "That is no longer pending"


async def test_held_requests_wait_for_their_release(sandbox: Sandbox, bot: TableBot) -> None:
    gate = sandbox.hold("POST", "/channels/{channel_id}/messages")
    sending = bot.loop.create_task(bot.guilds[0].text_channels[0].send("late"))
    await sandbox.wait_for(lambda: gate.met, "the request")
    assert sandbox.messages("table-talk") == []
    gate.release()
    await sending
    assert [message.content for message in sandbox.messages("table-talk")] == ["late"]


async def test_a_lost_request_has_no_effect(sandbox: Sandbox, bot: TableBot) -> None:
    sandbox.drop("POST", "/channels/*/messages", done=False)
    with pytest.raises(aiohttp.ClientError):
        await bot.guilds[0].text_channels[0].send("lost")
    assert sandbox.messages("table-talk") == []


async def post(server: SandboxServer, path: str, body: Json, origin: str | None = None) -> tuple[int, Json]:
    headers = {"Origin": origin} if origin else {}
    url = f"{server.base_url}/sandbox/api/{path}"
    async with aiohttp.ClientSession() as session, session.post(url, json=body, headers=headers) as answer:
        return answer.status, await answer.json()


async def get(server: SandboxServer, path: str, **query: str) -> Json:
    url = f"{server.base_url}/sandbox/api/{path}"
    async with aiohttp.ClientSession() as session, session.get(url, params=query) as answer:
        found: Json = await answer.json()
        return found


async def test_the_same_can_be_done_over_http(sandbox: Sandbox, server: SandboxServer) -> None:
    place = str(sandbox.channel("table-talk").id)
    state = await get(server, "state", user="ada")
    assert state["user"]["name"] == "Ada"
    assert state["bot"]["connected"] is True
    assert [each["name"] for each in state["channels"]] == ["table-talk", "second-table"]
    status, answer = await post(
        server, "command", {"user": "ada", "channel": place, "command": "table think", "options": {}}
    )
    assert (status, answer["failed"]) == (200, False)
    await sandbox.wait_for(lambda: len(sandbox.ephemerals("Ada")) == 2, "both answers")
    shown = await get(server, "messages", user="ada", channel=place)
    assert [message["content"] for message in shown["messages"]] == ["Thought it over", "And again"]
    assert (await get(server, "messages", user="bran", channel=place))["messages"] == []
    found = await post(
        server,
        "autocomplete",
        {
            "user": "ada",
            "channel": place,
            "command": "table open",
            "focused": "fruit",
            "options": {"fruit": "39"},
        },
    )
    assert found[1]["choices"] == [{"name": "Fruit 39", "value": "fruit 39"}]
    record = await get(server, "record")
    assert (record["violations"], record["undeclared"]) == ([], [])


async def test_a_file_is_given_to_a_command(sandbox: Sandbox, server: SandboxServer) -> None:
    await sandbox.slash("Ada", "table-talk", "table read", file=("deck.txt", b"3 Hedge Fund"))
    assert [each.content for each in sandbox.messages("table-talk")] == ["deck.txt, 12 bytes: 3 Hedge Fund"]
    given = {"user": "ada", "channel": "table-talk", "command": "table read"}
    for file in ("deck.txt", {"filename": "deck.txt", "base64": "?"}, {"filename": "deck.txt"}):
        assert (await post(server, "command", {**given, "options": {"file": file}}))[0] == 400
    file = {"filename": "a b.txt", "base64": "c3VyZQ=="}
    assert (await post(server, "command", {**given, "options": {"file": file}}))[0] == 200
    assert sandbox.messages("table-talk")[1].content == "a_b.txt, 4 bytes: sure"


async def test_http_says_what_is_wrong(sandbox: Sandbox, server: SandboxServer) -> None:
    status, answer = await post(
        server, "command", {"user": "ada", "channel": "table-talk", "command": "chair"}
    )
    assert (status, answer["error"]) == (400, "no command 'chair' here; there are ['table']")
    assert (await post(server, "send", {"user": "zoe", "channel": "1", "content": "x"}))[0] == 400
    assert (await post(server, "send", {"user": "ada"}))[0] == 400
    message = {"user": "ada", "channel": "table-talk", "content": "x"}
    assert (await post(server, "send", message, origin="http://elsewhere.example"))[0] == 403
    assert sandbox.messages("table-talk") == []
    assert (await post(server, "send", message, origin=server.base_url))[0] == 200
    assert [sent.content for sent in sandbox.messages("table-talk")] == ["x"]


async def test_events_reach_those_who_may_see_them(sandbox: Sandbox, server: SandboxServer) -> None:
    sandbox.dm("Ada")
    url = f"{server.base_url}/sandbox/api/events"
    async with aiohttp.ClientSession() as session, session.get(url, params={"user": "bran"}) as stream:

        async def event() -> Json:
            line = b""
            while not line.startswith(b"data: "):
                line = await stream.content.readline()
            found: Json = json.loads(line[6:])
            return found

        assert (await event())["type"] == "hello"
        sandbox.send("Ada", sandbox.dm("Ada"), "between us")
        sandbox.send("Ada", "table-talk", "for all")
        seen = await event()
        assert (seen["type"], seen["message"]["content"]) == ("message", "for all")
    assert any(channel.type == DM for channel in sandbox.channels_of("Ada"))


async def test_roles_and_channels_can_be_chosen(
    sandbox: Sandbox, bot: TableBot, server: SandboxServer
) -> None:
    channel = bot.guilds[0].text_channels[0]
    sent = await channel.send("Who organises, and where?", view=Setup())
    await sandbox.select("Ada", sent.id, "Roles", "Judges")
    await sandbox.select("Ada", sent.id, "Roles")
    other = bot.guilds[0].text_channels[1]
    await sandbox.select("Ada", sent.id, "Channel", other.name)
    said = [message.content for message in sandbox.ephemerals("Ada")]
    assert said == ["roles ['Judges']", "roles []", f"channel {other.name} {other.id}"]
    with pytest.raises(ControlError, match="there are no roles"):
        await sandbox.select("Ada", sent.id, "Roles", "Kings")
    assert server.violations == []


async def test_some_have_a_role(sandbox: Sandbox, bot: TableBot) -> None:
    (judges,) = [role for role in bot.guilds[0].roles if role.name == "Judges"]
    for name, expected in (("Ada", []), ("Hugo", [judges])):
        member = await bot.guilds[0].fetch_member(sandbox.user(name).id)
        assert member.roles[1:] == expected


def test_there_are_enough_people_for_every_template_of_a_league() -> None:
    assert max(template("x").fewest for template in TEMPLATES.values()) <= len(PEOPLE)
