"""Chance that can be checked: a commitment before the game begins, words added, opened at the end."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

import pytest
from sqlalchemy import update

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.store import challenges, privacy, shuffles
from bot.store.schema_play import shuffles as table
from engine import netrunner
from engine.kernel.commitments import commitment, seed_of
from tests.bot.world import World
from tools.redeal import dealt, report


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.fixture(autouse=True)
def seeds(world: World) -> None:
    """Games are dealt as in earnest, not from the tests' seeds."""
    world.bot.challenges.seed_of = seed_of


async def challenge(world: World, **options: object) -> Any:
    shown = await world.ann.slash(
        world.channel, "netrunner challenge", opponent=world.bob, level="beginner", side="corp", **options
    )
    return shown.response.message


async def add(world: World, who: str, message: Any, word: str) -> Any:
    """Somebody adds a word by the form behind the button."""
    pressed = await world.members[who].click(message, custom_id=world.button(message, "Add a word…"))
    result = await world.members[who].submit_modal(pressed, {"word": word})
    await world.rest()
    return result


async def over(world: World, game_id: int = 1) -> None:
    await world.bot.play.concede(game_id, world.ann.id, None)
    await world.rest()


async def verify(world: World, who: str = "ann", game_id: int = 1) -> str:
    return world.said(await world.members[who].slash(world.channel, "play verify", game=game_id))


def test_the_seed_comes_of_the_secret_and_all_words_by_seat() -> None:
    assert commitment("abc") == sha256(b"abc").hexdigest()
    seeds = {
        seed_of("abc", words)
        for words in ({}, {"corp": "x"}, {"runner": "x"}, {"corp": "x", "runner": "y"}, {"corp": "y"})
    }
    assert len(seeds) == 5
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert seed_of("abc", {"runner": "y", "corp": "x"}) == seed_of("abc", {"corp": "x", "runner": "y"})
    assert seed_of("abc", {"corp": ""}) == seed_of("abc", {})


async def test_what_was_committed_to_is_opened_and_deals_the_game_again(world: World) -> None:
    message = await challenge(world)
    before = re.search(r"Chance: ([0-9a-f]{32})… ", world.text(message))
    assert before is not None
    await add(world, "ann", message, "rabbit")
    await add(world, "bob", message, "the moon")
    text = world.text(message)
    assert f"<@{world.ann.id}> “rabbit”, <@{world.bob.id}> “the moon”" in text
    assert before[1] in text
    await world.press("bob", message, "Accept")
    accepted = world.text(message)
    shown = re.search(r"Chance: ([0-9a-f]{64}) ", accepted)
    assert shown is not None
    assert shown[1].startswith(before[1])
    assert f"<@{world.bob.id}> “the moon”" in accepted
    began = netrunner.load((await world.game()).state)
    async with world.bot.db.read() as db:
        kept = await shuffles.of_game(db, 1)
    assert kept is not None
    assert kept.words == {"corp": "rabbit", "runner": "the moon"}
    assert commitment(kept.secret) == shown[1]
    assert kept.secret not in text
    assert "opened when the game is over" in await verify(world)
    await over(world)
    said = await verify(world, "bob")
    assert "✅ Game 1" in said
    assert shown[1] in said
    assert (
        f"python -m tools.redeal netrunner {kept.secret} beginner@cr26.03 corp=rabbit 'runner=the moon'"
        in said
    )
    # The script deals the same hands, from what was opened alone.
    hand, *_ = dealt(kind(), "beginner", seed_of(kept.secret, kept.words))
    mine = began.view("corp").corp.hand
    assert mine is not None
    assert hand.startswith("Corp, opening hand: ")
    assert sorted(hand.partition(": ")[2].split(", ")) == sorted(str(card.title) for card in mine)
    assert report(kind(), kept.secret, "beginner", kept.words)[0] == f"commitment: {shown[1]}"


@pytest.mark.parametrize("edition", netrunner.EDITIONS[::-1])
async def test_it_is_dealt_again_by_its_edition(world: World, edition: str) -> None:
    """The earlier rulebooks have starter decks of their own."""
    message = await challenge(world, edition=edition)
    await world.press("bob", message, "Accept")
    hand = kind().load((await world.game(1)).state).view("corp").corp.hand
    assert hand is not None
    await over(world)
    command = re.search(r"tools\.redeal netrunner (\S+) ([^` ]+)", await verify(world, "bob"))
    assert command is not None
    dealt_again, *_ = dealt(kind(), command[2], seed_of(command[1], {}))
    assert sorted(dealt_again.partition(": ")[2].split(", ")) == sorted(str(card.title) for card in hand)


async def test_another_secret_does_not_deal_it(world: World) -> None:
    message = await challenge(world)
    await world.press("bob", message, "Accept")
    await over(world)
    assert "Nobody added a word." in await verify(world)
    async with world.bot.db.write() as db:
        await db.execute(update(table).values(words='{"corp": "other"}'))
    assert "⚠️ Game 1" in await verify(world)


async def test_personal_settings_and_no_memory_make_no_difference(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner settings", full_control=True)
    message = await challenge(world, memory="off")
    await world.press("bob", message, "Accept")
    await over(world)
    assert "✅ Game 1" in await verify(world)


async def test_words_are_added_by_those_who_may_play_while_it_stands(world: World) -> None:
    message = await challenge(world)
    refused = await world.forge("cleo", message, "cw:1:word")
    assert "Words:" not in world.text(message)
    assert f"<@{world.bob.id}>" in world.said(refused)
    await add(world, "ann", message, "one")
    await add(world, "ann", message, " two ")
    assert "“two”" in world.text(message)
    assert "one" not in world.text(message).replace("none", "")
    await add(world, "ann", message, "")
    assert "Words:" not in world.text(message)
    await world.press("bob", message, "Accept")
    async with world.bot.db.read() as db:
        kept = await shuffles.of_game(db, 1)
    assert kept is not None
    assert kept.words == {}


async def test_who_added_a_word_to_somebody_elses_challenge_is_handed_it_and_forgotten(world: World) -> None:
    shown = await world.ann.slash(world.channel, "netrunner challenge", level="beginner")
    for who in ("ann", "bob", "cleo"):
        await add(world, who, shown.response.message, f"{who}s")
    await world.press("bob", shown.response.message, "Join")
    async with world.bot.db.write() as db:
        handed = await privacy.everything(db, world.bob.id)
        assert [row["words"] for row in handed["challenges"]] == [{str(world.bob.id): "bobs"}]
        await privacy.forget(db, world.bob.id, "Somebody", lambda: "nobody")
        row = await challenges.get(db, 1)
    assert row is not None
    assert json.loads(row.words) == {str(world.ann.id): "anns", str(world.users["cleo"].id): "cleos"}


async def test_a_word_goes_with_whoever_added_it_and_nothing_can_be_checked(world: World) -> None:
    for number, who in enumerate(("ann", "bob"), 1):
        shown = await challenge(world)
        await add(world, who, shown, "Zanzibar")
        await world.press("bob", shown, "Accept")
        async with world.bot.db.write() as db:
            await privacy.forget(db, world.bob.id, "Somebody", lambda: "nobody")
            kept = await shuffles.of_game(db, number)
        assert (kept is None) == (who == "bob")


async def test_the_secret_of_a_running_game_is_not_handed_over(world: World) -> None:
    await world.press("bob", await challenge(world), "Accept")
    async with world.bot.db.read() as db:
        kept = await shuffles.of_game(db, 1)
        for who in (world.ann, world.bob):
            handed = await privacy.everything(db, who.id)
            assert [row["game_id"] for row in handed["challenges"]] == [1]
            assert kept is not None
            assert kept.secret not in repr(handed)


async def test_games_without_a_challenge_have_nothing_to_open(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner challenge", computer="easy", side="corp")
    await world.rest()
    await over(world)
    assert "Nothing was committed to" in await verify(world)
