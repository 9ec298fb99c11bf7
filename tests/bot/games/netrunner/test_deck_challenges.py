"""`/netrunner challenge` and `/play find` with decks: both bring one, nobody is told the other's."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.decks import pages
from bot.games.netrunner.kind import kind
from bot.games.netrunner.store import decks as store
from bot.store import challenges, privacy
from engine import netrunner
from engine.kernel.commitments import seed_of
from engine.netrunner.decklists import names
from engine.netrunner.decklists.formats import formats
from engine.netrunner.decklists.preconstructed import preconstructed
from engine.netrunner.decks import decks_of
from engine.netrunner.decks.lists import Deck
from tests.bot.conftest import LoopClock
from tests.bot.world import World
from tests.netrunner.decklists.samples import KATE
from tools.redeal import dealt

DAY = "2027-01-15"
RUNNER = formats().random("runner", "core", DAY, random.Random(4))
CORP = formats().random("corp", "core", DAY, random.Random(5))
OURS = {one.key: one.deck for one in preconstructed()}


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def keep(world: World, who: str, name: str, side: str, deck: Deck) -> None:
    async with world.bot.db.write() as db:
        await store.add(db, world.members[who].id, name, side, pages.written(deck), "", 0.0)


async def challenge(world: World, who: str = "ann", **options: object) -> Any:
    result = await world.members[who].slash(world.channel, "netrunner challenge", **options)
    await world.rest()
    return result


def shown(result: Any) -> Any:
    """The last message somebody was answered with."""
    return (result.followups[-1] if result.followups else result.response).message


def offered(world: World, message: Any) -> dict[str, str]:
    """What can be chosen: its name and what stands for it."""
    return {one["label"]: one["value"] for select in world.selects(message) for one in select["options"]}


async def join(world: World, who: str, message: Any, name: str, label: str = "Accept") -> Any:
    """Take a challenge up with a deck."""
    page = shown(await world.press(who, message, label))
    result = await world.choose(who, page, [offered(world, page)[name]])
    await world.rest()
    return result


async def begun(world: World, game_id: int) -> dict[str, Deck]:
    game = await world.bot.challenges.first(kind(), game_id)
    assert isinstance(game, netrunner.Game)
    return {str(seat): deck for seat, deck in decks_of(game).items()}


async def over(world: World, game_id: int) -> None:
    await world.bot.play.concede(game_id, world.ann.id, None)
    await world.rest()


async def test_both_bring_a_deck_and_a_rematch_keeps_them(world: World) -> None:
    await keep(world, "ann", "Mine", "corp", CORP)
    await keep(world, "bob", "Crew", "runner", RUNNER)
    await keep(world, "bob", "Kate", "runner", KATE)
    result = await challenge(world, opponent=world.bob, format="core", deck="mine")
    message = result.response.message
    assert f"\nOwn decks, Core Set; <@{world.ann.id}> plays the Corp" in world.text(message)
    page = shown(await world.press("bob", message, "Accept"))
    said = world.text(page)
    assert "With which deck do you play the Runner?" in said
    assert re.search(r"Kate: The deck has 34 cards", said)
    choices = offered(world, page)
    assert "Kate" not in choices
    assert {"Crew", "Workbench", "A random legal deck"} <= set(choices)
    assert await world.newest() == 0  # nothing has begun
    await world.restart()
    result = await world.choose("bob", page, [choices["Crew"]])
    await world.rest()
    assert "You play Crew" in world.text(page)
    assert "Accepted" in world.text(message)
    assert await begun(world, 1) == {"corp": CORP, "runner": RUNNER}
    row = await world.game(1)
    assert {seat: one.name for seat, one in row.seats.items()} == {"corp": "ann", "runner": "bob"}
    again = await world.forge("bob", page, "dk:join:1:0", [choices["Crew"]])
    assert "already" in world.said(again)
    await over(world, 1)
    asked = await world.forge("bob", world.board(1), "r:1")
    await world.rest()
    rematch = shown(asked)
    assert "both with the deck of the last game" in world.text(rematch)
    assert f"<@{world.bob.id}> plays the Runner" in world.text(rematch)
    await world.press("ann", rematch, "Accept")
    await world.rest()
    assert await begun(world, 2) == {"corp": CORP, "runner": RUNNER}
    assert (await world.game(2)).seats["runner"].name == "bob"


async def test_the_list_is_as_it_was_when_challenged_and_goes_when_it_is_closed(world: World) -> None:
    await keep(world, "ann", "Mine", "corp", CORP)
    message = (await challenge(world, format="core", deck="Mine")).response.message
    async with world.bot.db.write() as db:
        (mine,) = await store.of_user(db, world.ann.id)
        await store.remove(db, mine.id)
    async with world.bot.db.read() as db:
        own = await privacy.everything(db, world.ann.id)
    assert own["challenges"][0]["deck"]["identity"] == CORP.identity
    await join(world, "cleo", message, "A random legal deck", "Join")
    decks = await begun(world, 1)
    assert decks["corp"] == CORP
    assert formats().report(decks["runner"], "core", DAY).legal
    async with world.bot.db.read() as db:
        row = await challenges.get(db, 1)
    assert row is not None
    assert row.deck == ""


async def test_who_was_declined_or_not_answered_asks_again_with_the_same_deck(
    world: World, clock: LoopClock
) -> None:
    """As it was then, though it is not among their decks any more; for a month."""
    await keep(world, "ann", "Mine", "corp", CORP)
    first = (await challenge(world, opponent=world.bob, format="core", deck="Mine")).response.message
    async with world.bot.db.write() as db:
        (mine,) = await store.of_user(db, world.ann.id)
        await store.remove(db, mine.id)
    await world.press("bob", first, "Decline")
    assert list(world.buttons(first)) == ["Ask anyone"]
    anyone = shown(await world.press("ann", first, "Ask anyone"))
    assert f"\nOwn decks, Core Set; <@{world.ann.id}> plays the Corp" in world.text(anyone)
    async with world.bot.db.read() as db:
        assert (await privacy.everything(db, world.bob.id))["challenges"][0]["deck"] == ""
    await past(world, clock, 1)
    assert list(world.buttons(anyone)) == ["Ask again"]
    again = shown(await world.press("ann", anyone, "Ask again"))
    await join(world, "cleo", again, "A random legal deck", "Join")
    assert (await begun(world, 1))["corp"] == CORP

    await past(world, clock, 31)
    assert "not kept any more" in world.said(await world.press("ann", anyone, "Ask again"))
    async with world.bot.db.read() as db:
        assert {(await challenges.get(db, number)).deck for number in (1, 2, 3)} == {""}  # type: ignore[union-attr]


async def past(world: World, clock: LoopClock, days: int) -> None:
    """Days go by, and what is overdue is looked for."""
    clock.shift += days * 24 * 3600 + 1
    await world.env.advance_time(61)
    await world.rest()


async def test_the_challenged_is_not_told_the_list_by_anything(world: World) -> None:
    """Two challenges that differ in the challenger's list only look the same to everybody else."""
    seen = []
    other = {**CORP.cards}
    code = next(one for one in sorted(other) if names.cards()[one].type != "agenda")
    swap = next(one for one in sorted(OURS["factory-line"].cards) if one not in other)
    other[swap] = other.pop(code)
    for cards in (CORP.cards, other):
        deck = Deck(CORP.identity, cards)
        async with world.bot.db.write() as db:
            for row in await store.of_user(db, world.ann.id):
                await store.remove(db, row.id)
        await keep(world, "ann", "Mine", "corp", deck)
        message = (await challenge(world, opponent=world.bob, format="casual", deck="Mine")).response.message
        page = shown(await world.press("bob", message, "Accept"))
        text = re.sub(r"[0-9a-f]{32,}", "", world.text(message))
        async with world.bot.db.read() as db:
            told = (await privacy.everything(db, world.bob.id))["challenges"][-1]
        seen.append((text, world.text(page), offered(world, page), told["deck"]))
    assert seen[0] == seen[1]
    assert seen[0][3] == ""


def test_twin_games_which_differ_in_the_others_list_only_look_the_same() -> None:
    """Hidden cards have no names for the other: neither in decks and hands, nor by their order."""
    views = []
    left_out = sorted(RUNNER.cards)[-1]
    instead = next(code for code in OURS["workbench"].cards if code not in RUNNER.cards)
    for last in (left_out, instead):
        cards = {code: n for code, n in RUNNER.cards.items() if code != left_out}
        runner = Deck(RUNNER.identity, {**cards, last: RUNNER.cards[left_out]})
        game = netrunner.new_game("intermediate", 11, corp=CORP, runner=runner)
        for seat in ("corp", "runner"):
            (decision,) = game.view(seat).decisions
            game.answer(seat, decision.id, decision.options[-1].key)
        views.append((runner, [game.view(seat) for seat in ("corp", "spectator")]))
    (first, seen), (second, twin) = views
    assert first != second
    assert seen == twin


async def test_shuffles_are_verified_with_the_lists_and_dealt_again_by_the_script(
    world: World, tmp_path: Path
) -> None:
    world.bot.challenges.seed_of = seed_of
    await keep(world, "ann", "Mine", "corp", CORP)
    message = (await challenge(world, opponent=world.bob, format="core", deck="Mine")).response.message
    await join(world, "bob", message, "A random legal deck")
    began = await world.bot.challenges.first(kind(), 1)
    await over(world, 1)
    result = await world.bob.slash(world.channel, "play verify", game=1)
    said = world.said(result)
    assert "✅ Game 1" in said
    found = re.search(r"tools\.redeal netrunner ([0-9a-f]+) decks-1\.json", said)
    assert found is not None
    (file,) = shown(result).attachments
    path = tmp_path / "decks-1.json"
    path.write_bytes(await file.read())
    assert json.loads(path.read_bytes())["corp"]["cards"] == CORP.cards
    hand = began.view("corp").corp.hand
    assert hand is not None
    dealt_again, *_ = dealt(kind(), str(path), seed_of(found[1], {}))
    assert sorted(dealt_again.partition(": ")[2].split(", ")) == sorted(str(card.title) for card in hand)


async def test_what_cannot_be_is_refused_and_no_challenge_is_made(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(world, "ann", "Mine", "corp", CORP)
    await keep(world, "ann", "Kate", "runner", KATE)
    for options, said in (
        ({"deck": "Mine", "level": "beginner"}, "not both"),
        ({"deck": "Mine", "side": "runner"}, "is a deck of the Corp"),
        ({"deck": "Mine", "format": "standard"}, "Not in the cards of Standard"),
        ({"deck": "Kate"}, "The deck has 34 cards"),
        ({"deck": "Nothing"}, "no deck called “Nothing”"),
    ):
        assert said in world.said(await challenge(world, opponent=world.bob, **options))
    async with world.bot.db.read() as db:
        assert await challenges.get(db, 1) is None
    message = (await challenge(world, opponent=world.bob, format="core", deck="Mine")).response.message
    page = shown(await world.press("bob", message, "Accept"))
    for value in ("own-1", "ours-factory-line", "random-corp", "ours-none", ""):
        refused = await world.forge("bob", page, "dk:join:1:0", [value])
        assert await world.newest() == 0, world.said(refused)
    stranger = await world.forge("cleo", message, "dk:join:1:0", ["random-runner"])
    assert f"<@{world.bob.id}>" in world.said(stranger)
    # The format has changed since the challenge: nobody is told what is in the list.
    day = "1990-01-01"
    monkeypatch.setattr("bot.games.netrunner.decks.decks.Decks.today", lambda self: day)
    report = formats().report
    monkeypatch.setattr(
        "engine.netrunner.decklists.formats.Formats.report",
        lambda self, deck, format_id, on, edition="": report(KATE if on == day else deck, format_id, DAY),
    )
    said = world.said(await world.forge("bob", page, "dk:join:1:0", ["random-runner"]))
    assert f"The deck that <@{world.ann.id}> has brought is not legal" in said
    assert await world.newest() == 0


async def test_the_computer_plays_a_format_too(world: World) -> None:
    await challenge(world, computer="easy", format="core", deck="Workbench")
    decks = await begun(world, 1)
    assert decks["runner"] == OURS["workbench"]
    assert formats().report(decks["corp"], "core", DAY).legal


async def test_who_looks_for_a_game_of_a_format_is_asked_for_a_deck(world: World) -> None:
    async def find(who: str) -> Any:
        options = {"game": "netrunner", "format": "decks:core", "pace": "day"}
        page = shown(await world.members[who].slash(world.channel, "play find", **options))
        await world.rest()
        return page

    page = await find("ann")
    assert "With which deck do you play?" in world.text(page)
    choices = [one["value"] for select in world.selects(page) for one in select["options"]]
    assert {"random-corp", "random-runner", "ours-workbench", "ours-factory-line"} <= set(choices)
    posted = await world.choose("ann", page, ["ours-workbench"])
    await world.rest()
    message = shown(posted)
    assert "\nOwn decks, Core Set" in world.text(message)
    assert "Join" in world.buttons(message)
    listed = await world.cleo.slash(world.channel, "play find")
    assert "Core Set" in world.said(listed)
    page = await find("bob")
    assert "With which deck do you play the Corp?" in world.text(page)
    await world.choose("bob", page, [offered(world, page)["Factory Line"]])
    await world.rest()
    assert "Accepted" in world.text(message)
    assert await begun(world, 1) == {"corp": OURS["factory-line"], "runner": OURS["workbench"]}
    offers = await world.ann.autocomplete(world.channel, "play find", "format", "core", game="netrunner")
    assert [choice["value"] for choice in offers] == ["decks:core"]


async def test_a_pace_that_is_none_is_refused_and_nothing_is_kept(world: World) -> None:
    await keep(world, "ann", "Mine", "corp", CORP)
    page = shown(await world.ann.slash(world.channel, "play find", game="netrunner", format="decks:core"))
    refused = await world.forge("ann", page, "dk:look:core:never:0", ["random-corp"])
    assert "does not belong" in world.said(refused)
    async with world.bot.db.read() as db:
        assert await challenges.get(db, 1) is None


async def test_a_deck_is_no_answer_to_a_challenge_without_decks(world: World) -> None:
    """Nobody is offered that, but it can be sent."""
    message = shown(await challenge(world, opponent=world.bob, level="beginner"))
    refused = await world.forge("bob", message, "dk:join:1:0", ["own:1"])
    assert "does not belong to anything I know" in world.said(refused)
