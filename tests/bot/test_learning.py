"""`/netrunner learn`: six lessons on Discord, left and gone on with, through a restart."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.contract.kind import GameKind, Table
from bot.contract.teaching import Teaching
from bot.games.netrunner.kind import kind
from bot.messages.words import say
from bot.presses.languages import Asker
from bot.presses.learning import Learning
from engine import netrunner
from engine.netrunner.lessons.lessons import LESSONS
from tests.bot.world import World
from tests.long import slices

PRESSES = {
    "en": {
        "money": ["Play Sure Gamble"],
        "run": ["Run on Server 1"],
        "break": ["Install Cleaver", "Run on Server 1", "Break everything with Cleaver"],
        "protect": ["Install Offworld Office", "Install Palisade protecting Server 1"],
        "rez": ["Rez Palisade"],
        "score": ["Advance", "Advance", "Score"],
    },
    "de": {
        "money": ["Sure Gamble spielen"],
        "run": ["Run auf Server 1"],
        "break": ["Cleaver installieren", "Run auf Server 1", "Alles mit Cleaver brechen"],
        "protect": ["Offworld Office", "Palisade vor Server 1"],
        "rez": ["Palisade"],
        "score": ["Superconducting Hub", "Superconducting Hub", "Superconducting Hub"],
    },
}
"""How the buttons begin that reach the goals."""


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


async def learn(world: World, **options: object) -> Any:
    result = await world.ann.slash(world.channel, "netrunner learn", **options)
    await world.rest()
    return result


async def step(world: World) -> None:
    """Press what leads on: what passes, or the only thing there is."""
    table = await world.bot.play.load(await world.newest())
    mine = table.row.seats[table.game.waiting_for[0]]
    options = table.view(mine.seat, mine.language).decisions[0].options
    label = next((option.label for option in options if option.passing), options[0].label)
    await world.press_panel("ann", label)
    await world.rest()


async def press(world: World, beginning: str) -> None:
    """Press what begins so in Ann's panel; what is in the way is gone past."""
    for _ in range(6):
        panel = world.panel("ann")
        buttons = world.buttons(panel)
        label = next((label for label in buttons if label.startswith(beginning)), None)
        if label is not None:
            await world.press("ann", panel, label)
            await world.rest()
            return
        for number, select in enumerate(world.selects(panel)):
            value = next((o["value"] for o in select["options"] if o["label"].startswith(beginning)), None)
            if value is not None:
                await world.choose("ann", panel, [value], number)
                await world.rest()
                return
        await step(world)
    raise LookupError(f"{beginning!r} in {list(world.buttons(world.panel('ann')))}")


@pytest.mark.parametrize("language", slices(["en", "de"], 1))
async def test_all_six_lessons_are_played_to_the_end(world: World, language: str) -> None:
    await world.ann.slash(world.channel, "netrunner settings", language=language)
    await learn(world)
    for number, lesson in enumerate(LESSONS, 1):
        name = say(language, f"nr-lesson-{lesson.key}")
        head = say(language, "bot-learn-head", n=number, most=6, name=name)
        assert head in world.text(world.panel("ann"))
        assert say(language, f"nr-lesson-{lesson.key}-task") in world.text(world.panel("ann"))
        word = netrunner.GLOSSARY.word(lesson.words[0], language)
        assert f"**{word.title}**: {word.means}" in world.text(world.panel("ann"))
        for label in PRESSES[language][lesson.key]:
            await press(world, label)
        for _ in range(3):
            if not praised(world, lesson.key, language):
                await step(world)
        assert praised(world, lesson.key, language)
        if number < len(LESSONS):
            await press(world, say(language, "bot-learn-next"))
    assert say(language, "bot-learn-all") in world.text(world.panel("ann"))
    assert say(language, "bot-learn-next") not in world.buttons(world.panel("ann"))
    assert await world.newest() == 6
    strong = say(language, "bot-play-computer", strength=say(language, "bot-choice-strong"))
    assert strong not in world.buttons(world.panel("ann")), (
        "whoever has just learnt it is offered the weakest"
    )
    strength = say(language, "bot-choice-easy")
    await press(world, say(language, "bot-play-computer", strength=strength))
    assert (await world.game(6)).status == "over"
    game = await world.game(7)
    assert (game.level, game.seats["corp"].name) == ("beginner", "ann")
    assert game.seats["runner"].computer == "easy"


def praised(world: World, key: str, language: str) -> bool:
    return say(language, f"nr-lesson-{key}-praise") in world.text(world.panel("ann"))


async def test_what_can_be_done_with_the_lesson_is_in_the_one_row_for_all_the_rest(world: World) -> None:
    """Behind *More…* until the task is done: then it is what there is to do."""
    await learn(world)
    lesson = {say("en", f"bot-learn-{what}") for what in ("again", "stop")}
    panel = world.panel("ann")
    assert not lesson & world.buttons(panel).keys()
    await press(world, say("en", "bot-more"))
    assert lesson < world.buttons(panel).keys()
    await press(world, say("en", "bot-less"))
    await press(world, "Play Sure Gamble")
    assert lesson < world.buttons(world.panel("ann")).keys()


async def test_a_word_is_explained_when_it_first_appears(world: World) -> None:
    await learn(world, lesson=3)
    assert "**subroutine**: " in world.text(world.panel("ann"))
    assert "**strength**: " not in world.text(world.panel("ann"))
    await press(world, "Install Cleaver")
    await press(world, "Run on Server 1")
    assert "**strength**: " in world.text(world.panel("ann"))
    assert "**subroutine**: " not in world.text(world.panel("ann"))


async def test_something_else_is_remarked_on_and_the_lesson_can_be_begun_anew(world: World) -> None:
    await learn(world)
    await press(world, "Gain 1 credit")
    assert say("en", "nr-lesson-money-on-gain") in world.text(world.panel("ann"))
    assert "Next lesson" not in world.buttons(world.panel("ann"))
    await world.press("ann", world.panel("ann"), "Start again")
    await world.rest()
    assert (await world.game(1)).status == "over"
    assert (await world.game(2)).level == "lesson1"
    assert say("en", "nr-lesson-money-on-gain") not in world.text(world.panel("ann"))


async def test_a_lesson_is_left_gone_on_with_and_kept_through_a_restart(world: World) -> None:
    await learn(world)
    await press(world, "Play Sure Gamble")
    await world.restart()
    assert say("en", "nr-lesson-money-praise") in world.said(await learn(world))
    assert await world.newest() == 1  # the one under way is shown, none is begun
    listed = world.said(await world.ann.slash(world.channel, "netrunner games"))
    assert "game 1 · lesson 1 · **your move**" in listed
    pace = world.said(await world.ann.slash(world.channel, "netrunner pace", game=1))
    assert say("en", "bot-pace-alone") in pace
    assert "others" not in pace
    left = await world.press("ann", world.panel("ann"), "Stop learning")
    assert world.said(left) == say("en", "bot-learn-stopped", n=2, group="netrunner")
    await world.rest()
    assert (await world.game(1)).outcome == "The lesson has ended."
    await learn(world)
    assert (await world.game(2)).level == "lesson2"
    await world.press("ann", world.panel("ann"), "Stop learning")
    await world.rest()
    await learn(world)
    assert (await world.game(3)).level == "lesson2"
    await world.press("ann", world.panel("ann"), "Stop learning")
    await world.rest()
    await learn(world, lesson=6)
    assert (await world.game(4)).level == "lesson6"
    left = await world.press("ann", world.panel("ann"), "Stop learning")
    assert "goes on with lesson 6" in world.said(left)
    assert say("en", "bot-learn-stopped", n=0, group="netrunner").endswith("begins anew.")


async def test_a_button_pressed_twice_begins_one_lesson(world: World) -> None:
    await learn(world)
    await press(world, "Play Sure Gamble")
    panel = world.panel("ann")
    forward = world.button(panel, "Next lesson")
    await world.forge("ann", panel, forward)
    await world.forge("ann", panel, forward)
    await world.rest()
    assert await world.newest() == 2
    await world.bob.slash(world.channel, "netrunner learn")
    await world.rest()
    assert say("en", "bot-no-game") == world.said(await world.forge("bob", world.panel("bob"), forward))


async def test_the_next_lesson_comes_without_a_word_beside_it(world: World) -> None:
    await learn(world)
    await press(world, "Play Sure Gamble")
    result = await world.press_panel("ann", "Next lesson")
    await world.rest()
    assert result.followups == []
    assert not result.ephemeral
    assert say("en", "nr-lesson-run-task") in world.text(world.panel("ann"))


async def test_a_lesson_that_is_over_is_begun_again_in_place_of_the_one_under_way(world: World) -> None:
    await learn(world)
    await press(world, "Play Sure Gamble")
    first = world.panel("ann")
    await press(world, "Next lesson")
    await world.press("ann", first, "Start again")
    await world.rest()
    assert [(await world.game(n)).level for n in (2, 3)] == ["lesson2", "lesson1"]
    assert (await world.game(2)).status == "over"
    assert say("en", "nr-lesson-money-task") in world.text(world.panel("ann"))


async def test_no_orders_are_offered_on_the_panels_of_lessons(world: World) -> None:
    for number, label in ((3, "Install Cleaver"), (3, "Run on Server 1"), (5, ""), (4, "Install Offworld")):
        if label != "Run on Server 1":
            await learn(world, lesson=number)
        if label:
            await press(world, label)
        panel = world.panel("ann")
        ids = [*world.buttons(panel).values(), *(select["custom_id"] for select in world.selects(panel))]
        assert not [each for each in ids if each.startswith("so:")], number


async def test_two_presses_in_the_same_moment_begin_one_lesson(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await learn(world)
    await press(world, "Play Sure Gamble")
    teaching = world.bot.play.kinds["netrunner"]
    assert isinstance(teaching, Teaching)
    learning = Learning(teaching, world.bot.play, world.bot.private)
    ann = Asker(world.ann.id, "ann", "en", "en", guild_id=world.guild.id, channel_id=world.channel.id)
    latest, both = learning._latest, asyncio.Barrier(2)

    async def together(asker: Asker) -> Table | None:
        found = await latest(asker)
        await both.wait()
        return found

    monkeypatch.setattr(learning, "_latest", together)
    opened = await asyncio.gather(*(learning.press(ann, 1, "next", press) for press in (901, 902)))
    await world.rest()
    assert await world.newest() == 2
    assert sorted(bool(answer.files) for answer in opened) == [False, True]  # the other is shown the same


async def test_other_games_have_no_lessons(world: World) -> None:
    await world.start_game()
    await world.rest()
    assert "Start again" not in world.buttons(world.panel("ann"))
    result = await world.forge("ann", world.board(), "netrunner:learn:1:again")
    assert world.said(result) == say("en", "bot-forged")
    assert (await world.game(1)).status == "running"


async def test_a_lesson_keeps_the_edition_it_is_begun_by_and_so_does_the_next(world: World) -> None:
    async def edition() -> str:
        return str((await world.bot.play.load(await world.newest())).game.edition)

    await learn(world)
    assert await edition() == netrunner.NEWEST
    await learn(world, edition="rg1.0")
    assert (await edition(), await world.newest()) == ("rg1.0", 2)
    await learn(world)
    assert await world.newest() == 2
    await learn(world, lesson=2)
    assert (await edition(), await world.newest()) == ("rg1.0", 3)
    await learn(world, edition="cr24.03")
    assert (await edition(), await world.newest()) == ("cr24.03", 4)
