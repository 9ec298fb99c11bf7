"""*Why did you do that?* of a computer's moves, in the replay of a game that is over."""

from __future__ import annotations

from typing import Any

import pytest

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from engine.players import netrunner as strengths
from engine.players.netrunner import lookahead
from tests.bot.test_replay import NEXT, ON, page
from tests.bot.test_thinking import begin, log
from tests.bot.world import World, parts

WHY = "Why did you do that?"


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookahead, "ROUNDS", (2, 1))


async def played(world: World, computer: str) -> Any:
    """Ann keeps, the computer takes its turn, Ann gives up: the replay, at the computer's first action."""
    await begin(world, computer)
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    return await page(world, "ann")


async def asked(world: World, message: Any, steps: int = 8) -> list[str]:
    """What is said to the question at each of the first steps where it is offered."""
    found = []
    for _ in range(steps):
        if WHY in world.buttons(message):
            result = await world.press("ann", message, WHY)
            assert result.ephemeral
            found.append(world.said(result))
        if any(part.get("label") == ON and part.get("disabled") for part in parts(world.raw(message))):
            break
        await world.press("ann", message, ON)
    return found


@pytest.mark.parametrize("computer", ["easy", "sensible", "strong"])
async def test_each_computer_says_why(world: World, computer: str) -> None:
    message = await played(world, computer)
    said = await asked(world, message)
    assert len(said) >= 3
    for text in said:
        assert text.startswith(say("en", "bot-did-title"))
        assert len(text.splitlines()) >= 3
        assert say("en", "bot-did-hasty") not in text
    if computer == "strong":
        assert any("ways the hidden cards could lie" in text for text in said)


async def test_what_it_did_without_time_is_said_so(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> tuple[str, ...]:
        raise TimeoutError

    monkeypatch.setattr(strengths, "worked_out", failing)
    # Looking ahead, it would have ended its turn.
    monkeypatch.setattr(lookahead, "think", lambda game, see, decision, *more: lookahead.Thought(
        decision.options[-1].key, "", {}, 0
    ))  # fmt: skip
    message = await played(world, "strong")
    said = await asked(world, message)
    assert said
    assert all(say("en", "bot-did-hasty") in text for text in said[1:3])


async def test_people_are_not_explained_nor_games_that_go_on(world: World) -> None:
    await begin(world, "sensible")
    refused = await world.forge("ann", world.board(), "rp:1:2:all:why")
    assert "only" in world.said(refused) or "over" in world.said(refused)
    await world.press_panel("ann", "Keep this hand")
    await world.bot.play.concede(1, world.ann.id, None)
    await world.rest()
    message = await page(world, "ann")
    seats = [seat for seat, decision, _ in await log(world) if decision is not None]
    assert "runner" in seats
    refused = await world.forge("ann", message, "rp:1:0:all:why")
    assert world.said(refused) == say("en", "bot-did-unknown")
    assert NEXT in world.buttons(message)
