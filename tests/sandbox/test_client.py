"""The real discord.py client plays over real sockets."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox.commands import ControlError
from sandbox.control import Sandbox
from sandbox.limits import RateLimits
from sandbox.model import Channel, Message
from sandbox.server import SandboxServer
from sandbox.testing import running_sandbox
from tests.sandbox.table_bot import TableBot, connected, picture


async def open_table(sandbox: Sandbox) -> tuple[Channel, Message]:
    """Ada invites Bran; the thread and its board."""
    await sandbox.slash("Ada", "table-talk", "table open", opponent="Bran", fruit="fruit 03")
    thread = await sandbox.wait_for(lambda: next(iter(sandbox.threads()), None), "a thread")
    board = await sandbox.wait_for(
        lambda: next((m for m in sandbox.messages(thread) if m.components), None), "a board"
    )
    return thread, board


async def test_the_client_connects_and_knows_guild_and_commands(server: SandboxServer, bot: TableBot) -> None:
    assert bot.user is not None
    assert bot.user.id == server.world.bot.id
    assert [guild.name for guild in bot.guilds] == ["The Sandbox"]
    assert [channel.name for channel in bot.guilds[0].text_channels] == ["table-talk", "second-table"]
    assert [command["name"] for command in server.world.commands.values()] == ["table"]
    assert server.violations == []


async def test_a_slash_command_with_user_and_text_opens_a_thread(
    sandbox: Sandbox, server: SandboxServer
) -> None:
    thread, board = await open_table(sandbox)
    ada, bran = sandbox.user("Ada"), sandbox.user("Bran")
    invitation = sandbox.messages("table-talk")[0]
    assert invitation.content == f"<@{ada.id}> invites <@{bran.id}> to fruit 03"
    assert set(thread.members) == {ada.id, bran.id, server.world.bot.id}
    assert board.attachments[0].description == "A blue table"
    assert (board.attachments[0].width, board.attachments[0].height) == (600, 400)
    gallery = next(part for part in board.components[0]["components"] if part["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == server.base_url + board.attachments[0].path
    assert sandbox.labels(board) == ["Count", "Hand", "Ask", "Sleep", "Rules"]
    assert server.violations == []


async def test_autocomplete_offers_what_the_bot_answers(sandbox: Sandbox) -> None:
    choices = await sandbox.autocomplete(
        "Ada", "table-talk", "table open", "fruit", fruit="1", opponent="Bran"
    )
    assert [choice["value"] for choice in choices][:3] == ["fruit 01", "fruit 10", "fruit 11"]
    everything = await sandbox.autocomplete("Ada", "table-talk", "table open", "fruit")
    assert len(everything) == 25


async def test_a_person_cannot_leave_out_a_required_option(sandbox: Sandbox) -> None:
    with pytest.raises(ControlError, match="opponent is required"):
        await sandbox.slash("Ada", "table-talk", "table open")
    with pytest.raises(ControlError, match="no command 'chair'"):
        await sandbox.slash("Ada", "table-talk", "chair")


async def test_a_button_edits_the_board_in_place(sandbox: Sandbox, server: SandboxServer) -> None:
    _, board = await open_table(sandbox)
    first = board.attachments[0].id
    await sandbox.click("Bran", board, "Count")
    assert "Counted **1** times" in board.text
    assert [file.id for file in board.attachments] != [first]
    assert board.edited is not None
    assert server.violations == []


async def test_an_ephemeral_is_seen_by_its_user_only(sandbox: Sandbox) -> None:
    thread, board = await open_table(sandbox)
    await sandbox.click("Bran", board, "Hand")
    hand = sandbox.ephemerals("Bran")[0]
    assert hand.content == "Your hand"
    assert sandbox.ephemerals("Ada") == []
    assert hand not in sandbox.messages(thread)
    assert hand not in sandbox.messages(thread, "Ada")
    sandbox.dismiss("Bran", hand)
    assert sandbox.ephemerals("Bran") == []


async def test_a_select_hands_over_its_values(sandbox: Sandbox) -> None:
    _, board = await open_table(sandbox)
    await sandbox.select("Ada", board, "Pick fruit", "Fruit 01", "fruit 04")
    assert sandbox.ephemerals("Ada")[0].content == "fruit 01, fruit 04"
    with pytest.raises(ControlError, match="choose 1 to 3"):
        await sandbox.select("Ada", board, "Pick fruit")


async def test_a_modal_is_opened_filled_and_sent(sandbox: Sandbox) -> None:
    _, board = await open_table(sandbox)
    opened = await sandbox.click("Ada", board, "Ask")
    assert opened.modal is not None
    assert opened.modal["title"] == "A question"
    await sandbox.submit("Ada", opened, answer="forty-two")
    assert sandbox.ephemerals("Ada")[0].content == "You said forty-two"


async def test_a_modal_has_every_kind_of_field(sandbox: Sandbox, server: SandboxServer) -> None:
    opened = await sandbox.slash("Ada", "table-talk", "table survey")
    with pytest.raises(ControlError, match="Side: choose 1 to 1, not 0"):
        await sandbox.submit("Ada", opened)
    with pytest.raises(ControlError, match=r"the modal has no \['colour'\]"):
        await sandbox.submit("Ada", opened, Side="Corp", days=["Mon"], fruit="fruit 01", colour="red")
    await sandbox.submit(
        "Ada", opened, Side="Corp", days=["Mon", "Wed"], rated=True, fruit="Fruit 01", Rival="Bran"
    )
    assert sandbox.ephemerals("Ada")[0].content == "corp ['Mon', 'Wed'] True ['fruit 01'] ['bran']"
    assert server.violations == []


async def test_a_deferred_answer_is_filled_in_later(sandbox: Sandbox, server: SandboxServer) -> None:
    await sandbox.slash("Chloe", "table-talk", "table think")
    await sandbox.wait_for(lambda: len(sandbox.ephemerals("Chloe")) == 2, "both answers")
    first, second = sandbox.ephemerals("Chloe")
    assert (first.content, second.content) == ("Thought it over", "And again")
    assert first.attachments[0].description == "A blue table"
    assert server.violations == []


async def test_closed_dms_are_error_50007_until_opened(sandbox: Sandbox, bot: TableBot) -> None:
    user = await bot.fetch_user(sandbox.user("Dov").id)
    sandbox.set_dms("Dov", open=False)
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hello")
    assert refusal.value.code == 50007
    sandbox.set_dms("Dov", open=True)
    await user.send("hello", file=picture())
    assert [message.content for message in sandbox.messages(sandbox.dm("Dov"), "Dov")] == ["hello"]
    assert sandbox.messages(sandbox.dm("Dov"), "Ada") == []


async def test_the_same_nonce_is_posted_once(sandbox: Sandbox, bot: TableBot, server: SandboxServer) -> None:
    channel = bot.guilds[0].text_channels[0]
    first = await channel.send("once", nonce="abc")
    again = await channel.send("once", nonce="abc")
    assert first.id == again.id
    assert [message.content for message in sandbox.messages("table-talk")] == ["once"]
    other = await channel.send("once", nonce="abd")
    assert other.id != first.id


async def test_an_answer_lost_on_the_way_can_be_asked_again_by_nonce(sandbox: Sandbox, bot: TableBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    sandbox.drop("POST", "/channels/{channel_id}/messages")
    with pytest.raises(aiohttp.ClientError):
        await channel.send("once", nonce="n1")
    await channel.send("once", nonce="n1")
    assert [message.content for message in sandbox.messages("table-talk")] == ["once"]


async def test_a_thread_from_a_message_edits_and_deletes(sandbox: Sandbox, bot: TableBot) -> None:
    message = await bot.guilds[0].text_channels[0].send("start")
    thread = await message.create_thread(name="From a message")
    assert thread.id == message.id
    await thread.edit(name="Renamed", archived=True)
    assert sandbox.channel(thread.id).archived
    await thread.send("wakes it")
    assert not sandbox.channel(thread.id).archived
    sandbox.delete_channel(thread.id)
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("gone")
    assert refusal.value.code == 10003


async def test_missing_permissions_are_refused_as_discord_does(sandbox: Sandbox, bot: TableBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    sandbox.set_permissions("table-talk", deny=["send_messages"])
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send("no")
    assert refusal.value.code == 50013
    sandbox.set_permissions("table-talk", deny=["view_channel"])
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send("no")
    assert refusal.value.code == 50001


async def test_a_dropped_socket_is_resumed_without_losing_an_event(
    sandbox: Sandbox, server: SandboxServer, bot: TableBot
) -> None:
    server.gateway.drop()
    sandbox.send("Ada", "table-talk", f"<@{server.world.bot.id}> are you there?")
    await sandbox.wait_for(lambda: server.gateway.resumed == 1, "a resume")
    received = await bot.seen.get()
    assert received.author.name == "ada"
    assert "are you there?" in received.content
    assert server.gateway.identified == 1


async def test_words_not_meant_for_the_bot_arrive_empty(sandbox: Sandbox, bot: TableBot) -> None:
    sandbox.send("Ada", "table-talk", "a private joke")
    sandbox.send("Ada", sandbox.dm("Ada"), "hello bot")
    assert [(await bot.seen.get()).content for _ in range(2)] == ["", "hello bot"]


async def test_a_wrong_token_is_refused(server: SandboxServer) -> None:
    client = discord.Client(intents=discord.Intents.none())
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")


async def test_messages_and_buttons_outlive_the_bot(server: SandboxServer) -> None:
    sandbox = server.sandbox
    async with connected(server):
        _, board = await open_table(sandbox)
    async with connected(server):
        await sandbox.click("Ada", board, "Count")
        assert "Counted **1** times" in board.text


async def test_the_client_waits_for_the_rate_limit_instead_of_being_refused() -> None:
    limits = RateLimits(channel_requests=3, channel_window=0.2)
    async with running_sandbox(rate_limits=limits) as server, connected(server) as bot:
        channel = bot.guilds[0].text_channels[0]
        await asyncio.gather(*(channel.send(str(number)) for number in range(8)))
        sent = server.sandbox.requests("POST", "/channels/{channel_id}/messages")
        assert sorted(message.content for message in server.sandbox.messages("table-talk")) == list(
            "01234567"
        )
        accepted = [call.at for call in sent if call.status == 200]
        assert all(later - earlier >= 0.2 for earlier, later in zip(accepted, accepted[6:], strict=False))


async def test_pins_replies_and_lists(sandbox: Sandbox, bot: TableBot) -> None:
    channel = bot.guilds[0].text_channels[0]
    first = await channel.send("first")
    answer = await first.reply("second")
    assert answer.reference is not None
    assert answer.reference.message_id == first.id
    await first.pin()
    assert [message.content async for message in channel.pins()] == ["first"]
    await first.unpin()
    assert [message.content async for message in channel.pins()] == []
    assert [m.content async for m in channel.history(limit=10, oldest_first=True)][:2] == ["first", "second"]
    await first.delete()
    with pytest.raises(discord.NotFound) as refusal:
        await channel.fetch_message(first.id)
    assert refusal.value.code == 10008
