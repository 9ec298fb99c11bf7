"""Cards in play are read as they lie there: their side, stage and variant, and nothing of those to come."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.contract.game import SPECTATOR
from bot.games.neon_hope.base import NeonHope
from bot.games.neon_hope.kind import kind
from bot.messages.refusals import Refusal
from bot.presses.commands import card_names
from bot.presses.languages import Asker
from bot.presses.private import find
from engine.neon_hope import Library
from engine.neon_hope.testkit import Table


@pytest.fixture(scope="module")
def neon_hope() -> NeonHope:
    return kind()


def laid() -> Table:
    return Table(Library.load([]), "bruna", "jun", pack="pilot", episode="afterglow", hand=4)


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_on_a_table_is_read_by_the_name_that_the_view_gives_it(
    neon_hope: NeonHope, language: str
) -> None:
    t = laid().put("lamp-44", at="kettle:lower", back=True, variant=1).put("laundrette", at="kettle:lower")
    t.put("keeper", at="kettle:upper", stage=1)
    for seat in ("p1", "p2", SPECTATOR):
        for code, name in neon_hope.visible(t.game.view(seat, language)):
            assert neon_hope.card(code, language, t.game).title == name
            if seat == SPECTATOR:
                assert code in neon_hope.find_card(name, language, t.game)


def test_a_clue_that_was_turned_over_is_read_as_the_side_that_lies_there(neon_hope: NeonHope) -> None:
    t = laid().put("lamp-44", at="kettle:lower")
    for variant, back in enumerate(t.game.pack.clues["lamp-44"].backs):
        front = neon_hope.card("lamp-44", "en", t.game)
        assert front.title == "Lamp 44"
        assert back.name["en"] not in str(neon_hope.titles("en", t.game))
        made_up = neon_hope.card(f"lamp-44~{variant}", "en", t.game)
        assert made_up.title == "Lamp 44", "an address that was made up tells no more"
        turned = laid().put("lamp-44", at="kettle:lower", back=True, variant=variant)
        # By any way: the code that stood in a menu before, the name of either side, what the view says.
        for name, by_code in (("lamp-44", True), ("Lamp 44", False), (back.name["en"], False)):
            shown = find(neon_hope, name, "en", by_code, turned.game)
            assert shown.title == back.name["en"]
            assert "Investigate" not in str(shown.facts)
        titles = neon_hope.titles("en", turned.game)
        assert back.name["en"] in titles
        assert "Lamp 44" not in titles


async def test_whoever_types_either_name_in_the_game_s_thread_is_offered_the_side_that_lies_there(
    neon_hope: NeonHope,
) -> None:
    t = laid().put("lamp-44", at="kettle:lower", back=True, variant=1)

    async def asker(_: object) -> Asker:
        return Asker(1, "Ann", "en", "en")

    async def game_here(*_: object) -> object:
        return t.game

    services: Any = SimpleNamespace(
        languages=SimpleNamespace(asker=asker), private=SimpleNamespace(game_here=game_here)
    )
    interaction: Any = None
    name = t.game.pack.clues["lamp-44"].backs[1].name["en"]
    for typed in ("Lamp 44", name):
        offered = await card_names(services, interaction, neon_hope, typed)
        assert [choice.name for choice in offered] == [name]


def test_a_boss_is_read_in_the_stage_it_is_in(neon_hope: NeonHope) -> None:
    names = ("The Keeper", "The Keeper, at the Switchboard", "Wilma Tamm")
    for stage, name in enumerate(names):
        t = laid().put("keeper", at="kettle:upper", stage=stage)
        shown = neon_hope.card("keeper", "en", t.game)
        assert shown.title == name
        told = neon_hope.card_text(shown, "en")
        assert not any(other in told for other in names[stage + 1 :])
        for later in range(stage + 1, 3):
            with_later = find(neon_hope, f"keeper~{later}", "en", True, t.game)
            assert with_later.title == name


def test_an_environment_and_a_character_tool_are_read_as_they_lie(neon_hope: NeonHope) -> None:
    t = laid().environment("moving-tram")
    (tool,) = t.game.at(f"play:{t.seat('bruna')}")[:1]
    sides = t.game.pack.character_tools[tool.code]
    before = neon_hope.card("moving-tram", "en", t.game)
    assert neon_hope.card(tool.code, "en", t.game).title == sides.front.name["en"]
    t.game.state.turned.append("moving-tram")
    t.game.state.cards[tool.oid] = type(tool)(tool.oid, tool.code, tool.place, back=True)
    after = neon_hope.card("moving-tram", "en", t.game)
    back = t.game.pack.environments["moving-tram"].back
    assert back is not None
    assert before.facts != after.facts
    assert back.upper["en"] in str(after.facts)
    assert neon_hope.card(tool.code, "en", t.game).title == sides.back.name["en"]
    assert neon_hope.card(tool.code, "en").title.count(" / ") == 1, "outside of games both are read"


def test_who_has_not_been_met_is_no_card_yet_and_nothing_that_is_not_near_is_guessed(
    neon_hope: NeonHope,
) -> None:
    with pytest.raises(Refusal) as refused:
        find(neon_hope, "Krahn", "en", game=laid().game)
    assert refused.value.text("en") == "No card that has been met so far is called “Krahn”."
    with pytest.raises(Refusal) as refused:
        find(neon_hope, "Track Barr and more", "en", game=laid().game)
    assert "Breathe" not in refused.value.text("en")


def test_what_lies_in_the_discard_pile_was_met_and_is_read(neon_hope: NeonHope) -> None:
    t = laid()
    t.game.state.encounter_discard.append("steward")
    assert find(neon_hope, "Courtesy Steward", "en", game=t.game).title == "Courtesy Steward"
