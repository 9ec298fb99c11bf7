"""The slash commands and challenges."""

from __future__ import annotations

import discord
import pytest

from bot import invite
from bot.presses.answers import Answer
from bot.presses.challenges import Challenges
from bot.store import challenges as store
from bot.store import games
from bot.store.challenges import ChallengeRow
from bot.store.database import StoreUnavailable
from engine.kernel.errors import SaveError
from engine.messages import identifiers, say
from tests.bot.conftest import LoopClock
from tests.bot.world import World

CHALLENGE = "barter challenge"


async def challenge(world: World, **options: object) -> discord.Message:
    result = await world.ann.slash(world.channel, CHALLENGE, **options)
    message: discord.Message = result.response.message
    return message


async def test_an_open_challenge_goes_to_whoever_joins_first(world: World) -> None:
    shown = await challenge(world)
    assert list(world.buttons(shown)) == ["Join", "Withdraw", "Add a word…"]
    assert "your own challenge" in world.said(await world.press("ann", shown, "Join"))
    join = world.button(shown, "Join")
    await world.press("cleo", shown, "Join")
    assert "Accepted" in world.text(shown)
    await world.forge("bob", shown, join)
    assert await world.newest() == 1
    assert {seat.name for seat in (await world.game()).seats.values()} == {"ann", "cleo"}


async def test_a_challenge_of_which_the_store_lost_the_place_can_be_taken(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a command that the store was gone for says so, as presses do."""

    async def gone(*_: object) -> None:
        raise StoreUnavailable("for a moment")

    monkeypatch.setattr(store, "place", gone)
    shown = await challenge(world)
    monkeypatch.undo()
    await world.press("bob", shown, "Join")
    assert await world.newest() == 1
    monkeypatch.setattr(Challenges, "show", gone)
    result = await world.ann.slash(world.channel, CHALLENGE)
    assert world.said(result) == say("en", "bot-unavailable")


async def test_a_named_opponent_alone_may_accept_or_decline(world: World) -> None:
    shown = await challenge(world, opponent=world.bob)
    assert world.bob.mention in world.text(shown)
    assert list(world.buttons(shown)) == ["Accept", "Decline", "Withdraw", "Add a word…"]
    assert "This challenge is for" in world.said(await world.press("cleo", shown, "Accept"))
    assert "This challenge is for" in world.said(await world.press("cleo", shown, "Decline"))
    assert "can withdraw" in world.said(await world.press("bob", shown, "Withdraw"))
    for what in ("Accept", "Decline"):
        assert "your own challenge" in world.said(await world.press("ann", shown, what))
    await world.press("bob", shown, "Decline")
    assert f"{world.bob.mention} has declined" in world.text(shown)
    assert await world.newest() == 0


async def test_a_challenge_can_be_withdrawn(world: World) -> None:
    shown = await challenge(world)
    await world.press("ann", shown, "Withdraw")
    assert "Withdrawn" in world.text(shown)


async def test_a_challenge_expires_by_itself(world: World, clock: LoopClock) -> None:
    shown = await challenge(world)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    assert "Expired: nobody took it" in world.text(shown)
    assert list(world.buttons(shown)) == ["Ask again"]


async def test_who_was_declined_or_not_answered_asks_again_or_anyone(world: World, clock: LoopClock) -> None:
    shown = await challenge(world, opponent=world.bob, side="seller", pace="three")
    agreed = world.text(shown).split("\n")[1]
    assert "plays the Seller" in agreed
    await world.press("bob", shown, "Decline")
    assert list(world.buttons(shown)) == ["Ask anyone"]  # who has just said no is not asked again by a press
    assert "/play find" in world.text(shown)
    assert "Only" in world.said(await world.press("bob", shown, "Ask anyone"))
    anyone = (await world.press("ann", shown, "Ask anyone")).response.message
    assert f"{world.ann.mention} challenges anyone" in world.text(anyone)
    assert world.text(anyone).split("\n")[1] == agreed
    assert "asked again already" in world.said(await world.press("ann", shown, "Ask anyone"))
    await world.press("cleo", anyone, "Join")
    assert await world.newest() == 1

    shown = await challenge(world, opponent=world.bob)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    assert f"{world.bob.mention} did not answer in time" in world.text(shown)
    assert list(world.buttons(shown)) == ["Ask again", "Ask anyone"]
    again = (await world.press("ann", shown, "Ask again")).response.message
    await world.press("bob", again, "Accept")
    assert await world.newest() == 2


async def test_whatever_goes_wrong_with_a_challenge_the_others_expire(
    world: World, clock: LoopClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await challenge(world), await challenge(world)
    challenges, failing = world.bot.challenges, [ValueError("of one challenge"), KeyError("of the sweep")]
    edit, sweep = challenges._closed, challenges.expire

    def drawn(row: ChallengeRow, status: str, language: str) -> Answer:
        if row.id == 1:
            raise failing.pop(0)
        return edit(row, status, language)

    async def swept(client: discord.Client) -> None:
        if len(failing) == 1:
            raise failing.pop(0)
        await sweep(client)

    monkeypatch.setattr(challenges, "_closed", drawn)
    monkeypatch.setattr(challenges, "expire", swept)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    assert ["Expired" in world.text(shown) for shown in (first, second)] == [False, True]
    await world.env.advance_time(61)
    assert failing == []
    third = await challenge(world)
    clock.shift += 24 * 3600 + 1
    await world.env.advance_time(61)
    assert "Expired" in world.text(third)


async def test_a_challenge_pressed_after_its_time_has_expired(world: World, clock: LoopClock) -> None:
    shown = await challenge(world)
    clock.shift += 24 * 3600 + 1
    await world.press("bob", shown, "Join")
    assert "Expired" in world.text(shown)
    assert await world.newest() == 0


@pytest.mark.parametrize(("side", "seat"), [("buyer", "buyer"), ("seller", "seller")])
async def test_the_challenger_sits_where_they_asked(world: World, side: str, seat: str) -> None:
    await world.start_game(side=side)
    assert (await world.game()).seats[seat].name == "ann"


async def test_nobody_plays_against_themselves_a_bot_or_two_at_once(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    for options, said in (
        ({"opponent": world.ann}, "cannot play against yourself"),
        ({"opponent": robot}, "is a bot"),
        ({"opponent": world.bob, "computer": "sensible"}, "not both"),
    ):
        result = await world.ann.slash(world.channel, CHALLENGE, **options)
        assert said in world.said(result)
        assert result.ephemeral
    assert await world.newest() == 0


async def test_a_game_needs_a_channel_that_can_hold_a_thread(world: World) -> None:
    voice = world.guild.create_voice_channel("talk")
    assert "needs a text channel" in world.said(await world.ann.slash(voice, CHALLENGE))
    assert "needs a text channel" in world.said(await world.users["ann"].slash(CHALLENGE))


async def test_missing_permissions_are_named_before_anything_starts(world: World) -> None:
    deny = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    closed = world.guild.create_text_channel("closed", overwrites={world.guild.default_role: deny})
    said = world.said(await world.ann.slash(closed, CHALLENGE))
    assert "attach files and create public threads" in said
    assert await world.newest() == 0


async def test_a_challenge_in_a_thread_hangs_the_game_in_its_channel(world: World) -> None:
    await world.start_game()
    shown = (await world.ann.slash(world.thread(), CHALLENGE)).response.message
    await world.press("cleo", shown, "Join")
    assert (await world.game(2)).channel_id == world.channel.id


async def test_games_lists_mine_and_whose_move_it_is(world: World) -> None:
    assert "no game running" in world.said(await world.ann.slash(world.channel, "barter games"))
    await world.start_game()
    mine = world.said(await world.ann.slash(world.channel, "barter games"))
    assert "**your move**" in mine
    assert f"<#{world.thread().id}>" in mine
    assert "Waiting for ann" in world.said(await world.bob.slash(world.channel, "barter games"))
    assert "no game running" in world.said(await world.cleo.slash(world.channel, "barter games"))


async def test_games_that_wait_for_me_come_first_and_the_longest_waiting_of_them(
    world: World, clock: LoopClock
) -> None:
    await world.start_game()
    await world.play("Gain 1 credit", "Pass", "give")  # then it is the Seller's move, for longest
    for _ in range(2):
        clock.shift += 3600.0
        await world.start_game()
    clock.shift += 3600.0
    lines = world.said(await world.ann.slash(world.channel, "barter games")).splitlines()
    assert [line.partition("game ")[2][0] for line in lines] == ["2", "3", "1"]
    assert lines[0].startswith("▶")
    assert lines[0].endswith("· turn 1 · **your move** · 2 hours")


async def test_move_hand_board_and_log_find_the_game_that_is_meant(world: World) -> None:
    await world.start_game()
    await world.start_game(side="seller")
    # Ann owes a move in the first game only: that one comes first.
    assert "g:1:" in str(
        world.buttons((await world.ann.slash(world.channel, "barter move")).response.message)
    )
    second = await world.bob.slash(world.thread(2), "barter move")
    assert "g:2:" in str(world.buttons(second.response.message))
    hand = await world.bob.slash(world.channel, "barter hand", game=1)
    assert hand.response.attachments[0].filename == "hand.png"
    board = await world.cleo.slash(world.thread(), "barter board")
    assert board.response.attachments[0].filename == "board.png"
    assert "Nothing has happened" in world.said(await world.cleo.slash(world.thread(), "barter log"))
    assert "not in a game here" in world.said(await world.cleo.slash(world.channel, "barter board"))
    assert "do not know that game" in world.said(
        await world.cleo.slash(world.channel, "barter board", game=99)
    )


async def test_game_options_offer_only_my_own_games(world: World) -> None:
    await world.start_game()
    mine = await world.ann.autocomplete(world.channel, "barter move", "game", "")
    assert [choice["value"] for choice in mine] == [1]
    assert await world.cleo.autocomplete(world.channel, "barter move", "game", "") == []


async def test_a_card_is_shown_by_name_and_a_wrong_name_gets_the_nearest(world: World) -> None:
    card = await world.ann.slash(world.channel, "barter card", name="birch")
    assert "**Card Birch**" in world.said(card)
    assert card.response.attachments[0].filename == "card.png"
    assert "Did you mean “Card Cedar”" in world.said(
        await world.ann.slash(world.channel, "barter card", name="Card Cadar")
    )
    nothing = await world.ann.slash(world.channel, "barter card", name="qq*")
    assert world.said(nothing) == "No card is called “qq\\*”."


async def test_card_names_are_the_same_for_everyone(world: World) -> None:
    await world.start_game()
    offered = [
        await hand.autocomplete(world.channel, "barter card", "name", "c") for hand in world.members.values()
    ]
    assert offered[0] == offered[1] == offered[2]
    assert len(offered[0]) == 6


async def test_a_card_is_read_in_the_thread_of_a_game_that_cannot_be(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store is away, or the game has been set aside: neither has to do with the card."""

    async def gone(*_: object) -> None:
        raise StoreUnavailable("for a moment")

    async def read() -> None:
        card = await world.ann.slash(world.thread(), "barter card", name="birch")
        assert "**Card Birch**" in world.said(card)
        offered = await world.ann.autocomplete(world.thread(), "barter card", "name", "birch")
        assert [one["name"] for one in offered] == ["Card Birch"]

    await world.start_game()
    monkeypatch.setattr(games, "in_channel", gone)
    await read()
    monkeypatch.undo()
    await world.bot.play.set_aside(await world.game(), SaveError("damaged"))
    await read()


async def test_conceding_is_asked_once_more_and_ends_the_game(world: World) -> None:
    await world.start_game()
    asked = await world.bob.slash(world.channel, "barter concede")
    assert "really want to concede game 1" in world.said(asked)
    await world.press("bob", asked.response.message, "No, go back")
    assert (await world.game()).status == "running"
    asked = await world.bob.slash(world.channel, "barter concede")
    yes = world.button(asked.response.message, "Yes, concede")
    await world.press("bob", asked.response.message, "Yes, concede")
    assert (await world.game()).outcome == "The Buyer wins by concession."
    assert "ann wins by concession." in world.told()[-1]
    await world.forge("bob", asked.response.message, yes)
    assert (await world.game()).version == 2


async def test_a_private_panel_is_called_in_the_thread_instead_of_by_dm(world: World) -> None:
    shown = await world.bob.slash(world.channel, "barter settings", private="panel")
    assert "private panel" in world.said(shown)
    await world.start_game()
    assert world.dms("bob") == []
    await world.play("Pass", "Pass", "give")
    assert world.told()[-1].startswith(f"{world.bob.mention}, it is your move")
    panel = (await world.press("bob", world.board(), "My move")).response.message
    await world.press("bob", panel, "Gain 1 credit")
    assert world.turns()[-1].splitlines()[-1] == "Seller gains 1 credit (move 4)."
    assert any(text.startswith(world.bob.mention) for text in world.told()[2:])
    await world.press("bob", panel, "Gain 1 credit")
    await world.choose("bob", panel, [world.selects(panel)[0]["options"][0]["value"]])
    await world.press("bob", panel, "Confirm (1)")
    assert not any(text.startswith(world.bob.mention) for text in world.told()[2:])


async def test_turning_direct_messages_on_sends_the_open_decision(world: World) -> None:
    await world.bob.slash(world.channel, "barter settings", private="panel")
    await world.start_game(side="seller")
    shown = await world.bob.slash(world.channel, "barter settings")
    await world.press("bob", shown.response.message, "Use direct messages instead")
    assert "by direct message" in world.text(shown.response.message)
    assert "Take an action." in world.text(world.panel("bob"))


async def test_full_control_reaches_running_and_later_games(world: World) -> None:
    await world.start_game()
    shown = await world.ann.slash(world.channel, "barter settings", full_control=True)
    assert "at every window" in world.said(shown)
    state = (await world.game()).state
    assert b'"control":{"buyer":true}' in state
    await world.start_game()
    assert b'"control":{"buyer":true}' in (await world.game(2)).state
    await world.press("ann", shown.response.message, "Turn full control off")
    assert b'"control":{"buyer":false}' in (await world.game(2)).state


def test_the_invite_asks_for_exactly_what_is_used() -> None:
    link = invite.link(123)
    assert f"permissions={invite.INVITED.value}" in link
    # Standings of leagues are pinned where that may be; games do without.
    assert invite.INVITED.value == invite.PERMISSIONS.value | discord.Permissions(pin_messages=True).value
    named = set(invite.missing(discord.Permissions.none()))
    assert len(named) == len([name for name, on in invite.PERMISSIONS if on])
    assert named <= identifiers("en")
    assert not invite.INVITED.administrator
