"""What the outbox does where a game goes on, or another process edits, while it is at work."""

from __future__ import annotations

from typing import Any

import pytest

from bot.delivery.carrier import Delivery
from bot.layouts.panels import panel
from bot.outbox import posting
from bot.outbox.looking import Handed
from bot.outbox.places import Places
from bot.store import games, outbox, slots
from bot.store.database import Change
from bot.store.leases import Ahead
from bot.store.outbox import Owner
from tests.bot.test_looking import behind, idle
from tests.bot.world import World

GAIN, PASS = "Gain 1 credit", "Pass"


async def test_a_call_that_comes_while_another_is_found_needless_is_sent(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two calls that wait only one is kept; whoever relies on it must not lose it."""
    await world.start_game()
    await world.play(GAIN, PASS)
    before, bot = world.panel("bob").id, world.bot
    real, answered = bot.db.write_soon, list[int]()

    async def late(change: Change) -> object:
        if not answered:
            answered.append(1)
            asked = (await bot.play.load(1)).view("buyer").decisions[0]
            await bot.play.answer(1, world.ann.id, asked.id, [asked.options[0].key], None)
        return await real(change)

    monkeypatch.setattr(bot.db, "write_soon", late)
    async with bot.db.write() as db:
        await outbox.add(db, 1, "dm:seller", "prompt", bot.clock.now())  # not bob's move yet
    bot.play.wake(1)
    await world.rest()
    assert (await world.game()).waiting == ("seller",)
    assert world.panel("bob").id > before


@pytest.mark.parametrize("at", ["_replaced", "_take_away"])
async def test_what_another_process_has_sent_meanwhile_is_not_noted_again(
    world: World, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """One that had the lease comes back from a torn connection with a panel that the other has replaced:
    before it looks which message its own takes the place of, or while it deletes that."""
    await world.start_game()
    bot, slot = world.bot, "panel:seller"
    real, sent = getattr(Delivery, at), list[int]()

    async def late(self: Delivery, *about: Any) -> Any:
        if not sent:
            async with bot.db.write() as db:
                row, there = (
                    await outbox.head(db, Owner("game", 1), "dm:seller"),
                    await slots.get(db, 1, slot),
                )
                assert row is not None
                assert there is not None
                shown = panel(await bot.play.load(1), "seller", (), "en")
                sent.append(await posting.send(bot, there.channel_id, "the other's", True, view=shown))
                await outbox.settle(db, row, "sent", sent[0])
                await slots.put(db, 1, slot, there.channel_id, sent[0], wanted=there.wanted)
                await self.slots.message(there.channel_id, there.message_id).delete()
        return await real(self, *about)

    monkeypatch.setattr(Delivery, at, late)
    async with bot.db.write() as db:
        await outbox.add(db, 1, "dm:seller", "prompt", bot.clock.now(), first=True)
    bot.play.wake(1)
    await world.rest()
    async with bot.db.read() as db:
        there = await slots.get(db, 1, slot)
        assert there is not None
        assert [there.message_id] == sent, "the slot is the other's"
    assert [message.id for message in world.panels("bob", 1)] == sent, "and what was sent twice is taken back"


async def test_a_panel_that_another_process_edits_is_left_to_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two edits under way could come in the wrong order: who has the game's lease makes them all."""

    async def not_mine(_: Ahead) -> bool:
        return False

    await world.start_game()
    before = world.text(world.panel("ann"))
    monkeypatch.setattr(Ahead, "mine", not_mine)
    result = await world.press_panel("ann", GAIN)
    assert result.deferred
    await world.rest()
    assert world.text(world.panel("ann")) != before


async def test_a_message_that_is_behind_when_it_is_noted_is_edited_at_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on while its first board is posted: nobody could edit what had no slot, and nobody else
    looks at the board's own lane."""
    real, done = Delivery.send, list[str]()

    async def sending(self: Delivery, row: Any, game: Any, *args: Any) -> Any:
        note = await real(self, row, game, *args)
        if row.kind == "board" and not done:
            done.append(row.kind)
            table = await self.play.load(row.game_id)
            (asked,) = table.game.decisions
            user = table.row.seats[asked.seat].user_id
            assert user is not None
            # Whoever answered tells nobody: what it hands over does not name a slot that is not there yet.
            with monkeypatch.context() as quiet:
                quiet.setattr(self.play, "woken", [])
                option = table.view(asked.seat).decisions[0].options[0]
                await self.play.answer(row.game_id, user, asked.id, [option.key], None)
        return note

    monkeypatch.setattr(Delivery, "send", sending)
    await world.start_game()
    await world.rest()
    assert done
    async with world.bot.db.read() as db:
        board = await slots.get(db, 1, outbox.BOARD)
    assert board is not None
    assert board.shown == board.wanted == (await world.bot.play.load(1)).row.version


async def test_what_waited_behind_a_message_that_went_meanwhile_is_sent(world: World) -> None:
    """Both lanes of somebody with two seats end in one channel. The message in front waits for its place; by
    then another process has sent it, and its lane has an edit alone to make."""
    game = await world.start_beacons("ann", "ann", "bob")
    bot = world.bot
    dispatcher, now = bot.dispatcher, bot.clock.now()
    dispatcher.places = Places(1, 1)
    async with dispatcher.places.messages:
        async with bot.db.write() as db:
            for lane in ("dm:p1", "dm:p2"):
                await outbox.add(db, game, lane, "text", now, content=f"To {lane}.")
        bot.play.wake(game)
        await idle()
        async with bot.db.write() as db:
            row = await outbox.head(db, Owner("game", game), "dm:p1")
            assert row is not None
            await outbox.settle(db, row, "sent")
            await slots.redraw(db, game, outbox.panel_slot("p1"), now, anew=True)
            left = Handed((), await slots.behind_of(db, game), await games.get(db, game))
        dispatcher.wake(game, left)
        await idle()
    await world.rest()
    assert [world.text(m) for m in world.dms("ann")][-1] == "To dm:p2."
    assert not await behind(world)
