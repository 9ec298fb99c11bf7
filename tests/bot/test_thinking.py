"""The strong computer in the bot: it thinks elsewhere, the game goes on when it has, and nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import select

from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from bot.hosting.applying import Stale
from bot.process.measures import REGISTRY
from bot.process.workers import Threads
from bot.store.schema import moves
from engine import netrunner, players
from engine.netrunner.decks import new_game
from engine.players import netrunner as strengths
from engine.players.netrunner import lookahead
from tests.bot.world import World

T = TypeVar("T")


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


class Handed:
    """What was handed to the workers, who do what the sensible player does with it."""

    def __init__(self) -> None:
        self.all: list[tuple[bytes, str, int]] = []
        self.cut = False

    def __call__(self, blinded: bytes, seat: str, decision_id: int) -> tuple[tuple[str, ...], bool]:
        self.all.append((blinded, seat, decision_id))
        return players.choose(netrunner.load(blinded), seat, decision_id, "sensible"), self.cut


@pytest.fixture
def handed(monkeypatch: pytest.MonkeyPatch) -> Handed:
    found = Handed()
    monkeypatch.setattr(strengths, "worked_out", found)
    return found


class Forever(Threads):
    """Workers that never come to an end."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.asked = 0

    async def run(self, job: Callable[[], T], seconds: float, queue: float | None = None) -> T:
        self.asked += 1
        while True:
            await self.world.bot.clock.sleep(1e9)


async def begin(world: World, computer: str = "strong", side: str = "runner") -> None:
    result = await world.ann.slash(
        world.channel, "netrunner challenge", level="beginner", side=side, computer=computer
    )
    assert "opens in a thread" in world.said(result)
    await world.rest()


def counted(result: str) -> float:
    found = REGISTRY.get_sample_value("sysop_thinking_seconds_count", {"result": result})
    assert found is not None
    return found


async def log(world: World) -> list[tuple[str, int | None, list[str]]]:
    async with world.bot.db.read() as db:
        query = select(moves.c.seat, moves.c.decision, moves.c["keys"]).order_by(moves.c.number)
        return [(seat, decision, json.loads(keys)) for seat, decision, keys in await db.execute(query)]


async def carried_out(world: World, seed: int) -> bytes:
    """The game that the decision log makes of how it began."""
    game = new_game("beginner", seed=seed, edition=netrunner.NEWEST)
    for seat, decision, keys in await log(world):
        if decision is not None:
            game.answer(seat, decision, keys)
    return game.save()


async def test_it_thinks_from_what_it_may_know_and_its_whole_turn_is_one_change(
    world: World, handed: Handed
) -> None:
    await begin(world)
    panel = world.panel("ann")
    assert "against Computer (strong)" in world.text(panel)
    assert not handed.all
    version = (await world.game()).version
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    assert (await world.game()).waiting == ("runner",)
    handed_of = {decision: blinded for blinded, _, decision in handed.all}
    assert len(handed_of) == len(handed.all) >= 3
    game = new_game("beginner", seed=7, edition=netrunner.NEWEST)
    for seat, decision, keys in await log(world):
        assert decision is not None
        if decision in handed_of:
            assert handed_of.pop(decision) == strengths.blind(game, "corp").save() != game.save()
        game.answer(seat, decision, keys)
    assert not handed_of
    # Her answer, and all that the computer did.
    assert (await world.game()).version == version + 2
    assert world.panels("ann", 1) == [world.panel("ann")], "edited, not sent anew"
    assert "Waiting" not in world.text(world.panel("ann"))
    assert await carried_out(world, 7) == (await world.game()).state


async def test_what_it_does_is_what_the_strong_player_does(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lookahead, "ROUNDS", (2, 1))
    await begin(world)
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    game = new_game("beginner", seed=7, edition=netrunner.NEWEST)
    thought = 0
    for seat, decision, keys in await log(world):
        assert decision is not None
        if seat == "corp":
            assert list(players.choose(game, seat, decision, "strong")) == keys
            thought += strengths.looks_ahead(game, game.find(seat, decision))
        game.answer(seat, decision, keys)
    assert thought >= 3


async def test_while_it_thinks_others_read_that_it_is_waited_for_and_may_give_up(world: World) -> None:
    await begin(world)
    world.bot.thinking.workers = slow = Forever(world)
    await world.press_panel("ann", "Keep this hand")
    await world.env.settle()
    assert slow.asked == 1
    assert (await world.game()).waiting == ("corp",)
    assert "Waiting for Computer (strong)" in world.text(world.panel("ann"))
    asked = await world.ann.slash(world.channel, "netrunner concede", game=1)
    await world.press("ann", asked.response.message, "Yes, concede")
    assert (await world.game()).status == "over"


async def test_a_restart_while_it_thinks_loses_nothing(world: World, handed: Handed) -> None:
    await begin(world)
    world.bot.thinking.workers = slow = Forever(world)
    await world.press_panel("ann", "Keep this hand")
    await world.env.settle()
    assert slow.asked == 1
    assert not handed.all
    await world.restart()
    await world.rest()
    assert handed.all
    assert (await world.game()).waiting == ("runner",)
    assert world.buttons(world.panel("ann"))
    assert await carried_out(world, 7) == (await world.game()).state


@pytest.mark.parametrize("fault", [RuntimeError("the process died"), TimeoutError(), "illegal"])
async def test_without_a_thought_it_does_what_the_normal_one_does(
    world: World, monkeypatch: pytest.MonkeyPatch, fault: Exception | str
) -> None:
    def failing(*_: Any) -> tuple[tuple[str, ...], bool]:
        if isinstance(fault, Exception):
            raise fault
        return ("no such thing",), False

    monkeypatch.setattr(strengths, "worked_out", failing)
    before = counted("given_up")
    await begin(world)
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    assert counted("given_up") > before, "a host sees that the strong one is not strong"
    assert (await world.game()).waiting == ("runner",)
    game = new_game("beginner", seed=7, edition=netrunner.NEWEST)
    for seat, decision, keys in await log(world):
        assert decision is not None
        if seat == "corp":
            assert list(players.choose(game, seat, decision, "sensible")) == keys
        game.answer(seat, decision, keys)


@pytest.mark.parametrize("cut", [True, False])
async def test_a_host_sees_how_many_thoughts_were_cut_at_what_they_may_take(
    world: World, handed: Handed, cut: bool
) -> None:
    handed.cut = cut
    before = {result: counted(result) for result in ("thought", "cut", "given_up")}
    await begin(world)
    await world.press_panel("ann", "Keep this hand")
    await world.rest()
    more = {result: counted(result) - before[result] for result in before}
    assert handed.all
    assert more == {"thought": 0, "cut": 0, "given_up": 0, "cut" if cut else "thought": len(handed.all)}


async def test_what_was_thought_about_a_game_that_has_gone_on_is_thrown_away(
    world: World, handed: Handed
) -> None:
    await begin(world)
    play = world.bot.play
    slow = Forever(world)
    world.bot.thinking.workers = slow
    await world.press_panel("ann", "Keep this hand")
    await world.env.settle()
    table = await play.load(1)
    stale = table.row.version - 1
    with pytest.raises(Stale):
        await play.carry_out(1, stale, {})
    assert (await world.game()).version == table.row.version


async def test_who_has_private_panels_is_called_in_the_thread(world: World, handed: Handed) -> None:
    await world.ann.slash(world.channel, "netrunner settings", private="panel")
    await begin(world)
    thread = world.thread()
    shown = await world.press("ann", world.board(), "My move")
    await world.press("ann", shown.response.message, "Keep this hand")
    await world.rest()
    assert (await world.game()).waiting == ("runner",)
    calls = [message for message in thread.history() if "b:1:move" in world.buttons(message).values()]
    assert sum(bool(message.mentions) for message in calls) == 1


@pytest.mark.parametrize("computer", ["easy", "sensible"])
async def test_the_others_answer_at_once(world: World, handed: Handed, computer: str) -> None:
    await begin(world, computer)
    await world.press_panel("ann", "Keep this hand")
    assert not handed.all
    assert (await world.game()).seats["corp"].computer == computer
    assert (await world.game()).waiting == ("runner",)
