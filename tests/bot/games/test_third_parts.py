"""The third game with parts that Clash has not: their commands and buttons come with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from bot.contract.explaining import Explaining, Word
from bot.contract.game import Draw
from bot.contract.kind import GameKind, Table
from bot.contract.player import Player
from bot.contract.reasoning import Reasoning
from bot.contract.teaching import Teaching
from bot.messages.words import say
from bot.presses.tree import leaves
from engine import messages
from engine.messages import Glossary
from tests.bot.games.test_third import ABSENT, FAILED, begin
from tests.bot.world import World
from tests.clash.bot.kind import Clash
from tests.clash.engine import Event, Game, View, new_game
from tests.clash.players import NAME

messages.add(Path(__file__).parent / "taught")


class Taught(
    Explaining[Game, View],
    Teaching[Game, View],
    Reasoning[Game, View],
    Clash,
):
    """Clash with help, a lesson and reasons."""

    glossary: ClassVar[Glossary] = Glossary("taught", {"signs": ("sign",)})
    lessons: ClassVar[int] = 1

    def help_text(self, language: str) -> str:
        return say(language, "taught-help")

    def help_pictures(self, language: str) -> Sequence[tuple[str, Draw]]:
        return [("board", self.draw_board(new_game("short", 1).view("spectator"), {}, language))]

    def explained(self, table: Table[Game, View], seat: str, language: str) -> Sequence[Word]:
        asked = table.view(seat, language).decisions
        return self.glossary.words_in([one.prompt for one in asked], language)

    def lessons_text(self, language: str) -> str:
        return say(language, "taught-lessons")

    def lesson_name(self, number: int, language: str) -> str:
        return say(language, "taught-first")

    def begin_lesson(self, number: int, seed: int, edition: str = "") -> Game:
        return new_game("short", seed)

    def lesson_players(self, number: int, learner: Player, language: str) -> Mapping[str, Player]:
        return {"left": learner, "right": Player(self.computer_name(NAME, language), computer=NAME)}

    def lesson_reached(self, table: Table[Game, View]) -> bool:
        return table.game.turn > 1

    def lesson_notes(self, table: Table[Game, View], seat: str, language: str) -> str:
        return say(language, "taught-praise" if self.lesson_reached(table) else "taught-task")

    def finish_lesson(self, game: Game, seat: str) -> Sequence[Event]:
        return game.over(None, "lesson")

    def why_not(self, game: Game, seat: str, language: str) -> Sequence[tuple[str, Sequence[str]]]:
        return [(say(language, "clash-signs"), [say(language, "taught-lizard")])]


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"clash": Taught()}


async def give(world: World, command: str, **options: Any) -> Any:
    result = await world.ann.slash(world.channel, f"clash {command}", **options)
    await world.rest()
    assert FAILED not in world.said(result)
    return result


async def test_help_and_lessons_are_commands_of_a_game_that_has_them(world: World) -> None:
    (group,) = (one for one in world.bot.tree.get_commands() if one.name == "clash")
    described = {command.name: command.description for command in leaves(group)}
    assert described.keys() & set(ABSENT) == {"help", "learn"}
    assert described["learn"] == "Learn to clash"
    shown = await give(world, "help")
    assert "Who has enough points wins." in world.said(shown)
    chosen = await world.choose("ann", shown.response.message, ["sign"])
    assert "**Sign**: Rock, paper or scissors." in world.said(chosen)
    again = await world.press("ann", shown.response.message, "The game on one page")
    assert FAILED not in world.said(again)
    assert "Rock, paper or scissors." in world.said(await give(world, "help", word="sig"))
    await give(world, "learn")
    assert (await world.game()).level == "lesson1"
    assert "Choose a sign." in world.text(world.panel("ann"))


async def test_its_lesson_is_told_begun_anew_and_followed_by_a_whole_game(world: World) -> None:
    await give(world, "learn")
    assert "Play a round." in world.text(world.panel("ann"))
    assert not {"Start again", "Stop learning"} & world.buttons(world.panel("ann")).keys()
    await world.press_panel("ann", "More…")
    await world.press_panel("ann", "Start again")
    await world.rest()
    assert (await world.game(1)).status == "over"
    assert await world.newest() == 2
    while "That was a round." not in world.text(world.panel("ann")):
        await world.press_panel("ann", "Rock")
        await world.rest()
    assert {"Start again", "Stop learning"} < world.buttons(world.panel("ann")).keys()
    await world.press_panel("ann", "Play the computer: Dice")
    await world.rest()
    whole = await world.game(3)
    assert (whole.level, whole.seats["left"].name, whole.seats["right"].computer) == ("short", "ann", NAME)
    assert "a round" not in world.text(world.panel("ann"))


async def test_its_panel_has_the_buttons_of_its_parts(world: World) -> None:
    await begin(world)
    panel = world.panel("ann")
    assert "There is no lizard." in world.said(await world.press("ann", panel, "Why not?"))
    assert "**Sign**" in world.said(await world.press("ann", panel, "What is this?"))
