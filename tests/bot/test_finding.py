"""`/play find`: looking for a game, joining, and who looks for the same."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.words import say
from bot.presses.answers import Answer
from bot.presses.challenges import Challenges
from bot.presses.languages import Asker
from bot.store import challenges
from bot.store.challenges import ChallengeRow
from tests.bot.conftest import LoopClock
from tests.bot.world import World


async def find(world: World, who: str, **options: object) -> Any:
    result = await world.members[who].slash(world.channel, "play find", **options)
    await world.rest()
    return result


async def test_who_presses_join_plays_at_that_pace(world: World) -> None:
    shown = (await find(world, "ann", game="barter", format="beginner", pace="three")).response.message
    assert "three days for each move" in world.text(shown)
    await world.press("bob", shown, "Join")
    row = await world.game()
    assert {seat.name for seat in row.seats.values()} == {"ann", "bob"}
    assert (row.level, row.pace) == ("beginner", "three")


async def test_who_looks_for_the_same_joins_at_once(world: World) -> None:
    shown = (await find(world, "ann", game="barter", pace="day")).response.message
    result = await find(world, "bob", game="barter", pace="day")
    assert "was looking for the same" in world.said(result)
    assert await world.newest() == 1
    assert "Join" not in world.buttons(shown)
    # Who looks for something else does not, nor who looks twice.
    await find(world, "ann", game="barter", pace="day")
    for other in ({"pace": "three"}, {"pace": "day", "format": "wide"}, {}):
        await find(world, "cleo", game="barter", **other)
    await find(world, "ann", game="barter", pace="day")
    assert await world.newest() == 1


async def test_of_two_who_look_for_the_same_one_gets_the_game(world: World) -> None:
    await find(world, "ann", game="barter")
    for who in ("bob", "cleo"):
        await find(world, who, game="barter")
    assert await world.newest() == 1
    listed = world.said(await find(world, "ann"))
    assert listed.count("join there") == 1


async def test_who_comes_a_moment_too_late_is_not_told_that_they_joined(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await find(world, "ann", game="barter")
    take_up = Challenges.take_up

    async def faster(self: Challenges, asker: Asker, row: ChallengeRow) -> Answer:
        async with world.bot.db.write() as db:
            await challenges.close(db, row.id, "withdrawn")
        return await take_up(self, asker, row)

    monkeypatch.setattr(Challenges, "take_up", faster)
    result = await find(world, "bob", game="barter")
    assert "was looking for the same" not in world.said(result)
    assert "Join" in world.buttons(result.response.message)
    assert await world.newest() == 0


async def test_where_nobody_is_looking_one_choice_says_that_one_is(world: World) -> None:
    shown = (await find(world, "cleo")).response.message
    assert "Choose what you would like to play" in world.text(shown)
    offered = {option["value"] for option in world.selects(shown)[0]["options"]}
    assert "barter:beginner" in offered
    result = await world.choose("cleo", shown, ["barter:beginner"])
    posted = result.response.message
    assert f"<@{world.cleo.id}>" in world.text(posted)
    assert "Join" in world.buttons(posted)
    forged = await world.forge("cleo", shown, "pl:find", ["barter:nonsense"])
    assert world.said(forged) == say("en", "bot-find-format")


async def test_the_list_has_what_can_be_joined(world: World, clock: LoopClock) -> None:
    assert "Nobody is looking" in world.said(await find(world, "cleo"))
    first = (await find(world, "ann", game="barter")).response.message
    second = (await find(world, "bob", game="barter", pace="day")).response.message
    listed = world.said(await find(world, "cleo"))
    assert f"<@{world.ann.id}>" in listed
    assert f"/{world.channel.id}/{first.id})" in listed
    assert "a day for each move" in listed
    await world.press("ann", first, "Withdraw")
    assert f"<@{world.ann.id}>" not in world.said(await find(world, "cleo"))
    clock.shift += 25 * 3600
    await world.env.advance_time(61)
    await world.rest()
    assert "Nobody is looking" in world.said(await find(world, "cleo"))
    assert "Join" not in world.buttons(second)


async def test_what_stands_where_one_cannot_read_is_not_found(world: World) -> None:
    other = world.env.create_guild()
    elsewhere = other.create_text_channel("elsewhere")
    stranger = other.add_member(world.env.create_user("dora"))
    await stranger.slash(elsewhere, "play find", game="barter")
    assert "Nobody is looking" in world.said(await find(world, "ann"))
    await find(world, "ann", game="barter")
    assert await world.newest() == 0


async def test_a_format_that_is_none_is_refused_and_those_there_are_offered(world: World) -> None:
    refused = await find(world, "ann", game="barter", format="vintage")
    assert "I do not know that format" in world.said(refused)
    offered = await world.ann.autocomplete(world.channel, "play find", "format", "", game="barter")
    assert [choice["value"] for choice in offered][:2] == ["beginner", "wide"]
