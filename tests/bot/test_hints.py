"""*What would you do?*: what the strong computer would do in one's place, privately, counted nowhere."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.contract.kind import GameKind, Table
from bot.contract.player import Player
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine.netrunner import load
from engine.netrunner.decks import new_game
from engine.players import netrunner as players
from engine.players.netrunner import lookahead
from tests.bot.world import World

HINT = "What would you do?"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "ROUNDS", (2, 1))


async def begin(world: World, *, hints: bool = True, memory: bool = True, acting: bool = True) -> None:
    """Ann is the Corp and has to act (else both are asked about their first hands), Bob the Runner."""
    game = new_game("beginner", seed=3, memory_aid=memory)
    for decision in list(game.decisions) if acting else ():
        game.answer(decision.seat, decision.id, "keep")
    while acting and not players.looks_ahead(game, game.find(game.decisions[0].seat, game.decisions[0].id)):
        asked = game.decisions[0]
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id, "sensible"))
    seats = {"corp": Player("ann", world.ann.id), "runner": Player("bob", world.bob.id)}
    play = world.bot.play
    async with world.bot.db.write() as db:
        place = (world.guild.id, world.channel.id)
        game_id = await play.start(
            db, play.kinds["netrunner"], load(game.save()), "beginner", *place, seats, hints=hints
        )
    play.wake(game_id)
    await world.rest()


async def hint(world: World, who: str = "ann") -> Any:
    return await world.press(who, world.panel(who), HINT)


async def test_it_quotes_the_question_it_answers(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of several that are open for somebody, not the first."""
    await begin(world)
    real = Table.view

    def view(self: Table, seat: str = "spectator", language: str | None = None) -> Any:
        found = real(self, seat, language)
        if seat != "corp":
            return found
        other = msgspec.structs.replace(found.decisions[0], id=0, prompt="Something else?")
        return msgspec.structs.replace(found, decisions=(other, *found.decisions))

    monkeypatch.setattr(Table, "view", view)
    said = world.said(await hint(world))
    assert "Something else?" not in said
    assert load((await world.game()).state).view("corp").decisions[0].prompt in said


async def test_it_names_the_choice_with_its_reasons_and_changes_nothing(world: World) -> None:
    await begin(world)
    before = await world.game()
    result = await hint(world)
    said = world.text(world.panel("ann"))
    assert said == world.said(result), "in the panel's place"
    game = load(before.state)
    decision = game.decisions[0]
    advice = players.advise(players.blind(game, "corp"), "corp", decision.id)
    labels = {option.key: option.label for option in game.view("corp").decisions[0].options}
    assert f"**{labels[advice.keys[0]]}**" in said
    assert say("en", "bot-hint-title") in said
    assert len(said.splitlines()) >= 3 + len(advice.reasons)
    question = game.view("corp").decisions[0].prompt
    assert f"> {question}" in said, "a bare answer says nothing without its question"
    assert await world.game() == before


async def test_in_german(world: World) -> None:
    await world.ann.slash(world.channel, "netrunner settings", language="de")
    await begin(world)
    said = world.said(await world.press("ann", world.panel("ann"), say("de", "bot-button-hint")))
    assert say("de", "bot-hint-title") in said


async def test_only_who_is_asked_gets_one(world: World) -> None:
    await begin(world)
    assert HINT not in world.buttons(world.panel("bob"))
    assert say("en", "bot-hint-not-asked") in world.said(
        await world.forge("bob", world.panel("bob"), "b:1:hint")
    )
    assert say("en", "bot-not-in-game") in world.said(await world.forge("cleo", world.board(), "b:1:hint"))


@pytest.mark.parametrize("about", [{"hints": False}, {"memory": False}])
async def test_where_they_are_not_allowed_they_are_not_offered(world: World, about: dict[str, bool]) -> None:
    """In a league that does not allow them; and where nobody is reminded of what they have seen."""
    await begin(world, **about)
    assert HINT not in world.buttons(world.panel("ann"))
    refused = world.said(await world.forge("ann", world.panel("ann"), "b:1:hint"))
    assert refused == say("en", "bot-hint-forbidden")


async def test_everybody_has_so_many_an_hour_and_the_same_one_again_for_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.bot.adviser.quota, "most", 1)
    await begin(world)
    first = world.said(await hint(world))
    assert world.said(await hint(world)) == first
    await world.press_panel("ann", "Gain 1 credit")
    await world.rest()
    refused = world.said(await hint(world))
    assert refused == say("en", "bot-hint-quota", most=1, minutes=60)
    world.bot.clock.shift += 3601  # type: ignore[attr-defined]
    assert say("en", "bot-hint-title") in world.said(await hint(world))


async def test_one_that_cannot_be_worked_out_is_said_to(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_: object) -> None:
        raise TimeoutError

    await begin(world)
    monkeypatch.setattr(players, "advised", failing)
    assert world.said(await hint(world)) == say("en", "bot-hint-failed")


@pytest.mark.parametrize("acting", [True, False])
async def test_only_what_one_may_know_leaves_the_process_that_keeps_the_games(
    world: World, monkeypatch: pytest.MonkeyPatch, acting: bool
) -> None:
    """What takes its time is worked out elsewhere, from the blinded game; all else here."""
    handed: list[tuple[Any, ...]] = []

    async def run(job: Any, seconds: float) -> Any:
        handed.append(job.args)
        return job()

    await begin(world, acting=acting)
    monkeypatch.setattr(world.bot.adviser.workers, "run", run)
    assert say("en", "bot-hint-title") in world.said(await hint(world))
    game = load((await world.game()).state)
    blinded = players.blind(game, "corp").save()
    assert blinded != game.save()
    assert [args[0] for args in handed] == ([blinded] if acting else [])
