"""Effects and abilities: whom they are about, and how often they may be used."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Ability, Modifier
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import QUAY, UP

Lay = Callable[..., Table]


def test_alone_another_is_oneself_and_others_are_nobody(table: Lay) -> None:
    t = table("vex")
    t.resolve("p1", [GainHope(1, "another"), GainHope(5, "others")], code="vex-radio")
    assert t.hero("vex").hope == 4


def test_once_a_round_on_a_clue_is_once_for_all_and_comes_back(table: Lay) -> None:
    t = table().put("crowd", at=UP, back=True).deck()
    t.turn("vex").answer("vex", "CROWD (1 action):")
    assert t.hero("vex").hope == 4
    assert not t.offers("vex", "CROWD (1 action):")
    t.end_turn("vex").turn("noor")
    assert not t.offers("noor", "CROWD (1 action):")
    t.end_all_turns()
    t.turn("noor")
    assert t.offers("noor", "CROWD (1 action):")


ONE_HOPE = (GainHope(1),)


def test_once_a_turn_at_a_place_comes_back_with_the_next_turn(table: Lay) -> None:
    crowd = {"guard": {"abilities": (Ability(kind="activate", once="turn", effects=ONE_HOPE),)}}
    t = table(cards=crowd).put("guard", at=UP)
    t.turn("vex").answer("vex", "GUARD (1 action):")
    assert not t.offers("vex", "GUARD (1 action):")
    t.end_turn("vex")
    assert t.offers("noor", "GUARD (1 action):")


def test_a_place_and_a_character_have_limits_of_their_own(table: Lay) -> None:
    free = Ability(kind="free", once="turn", effects=ONE_HOPE)
    t = table(
        cards={"yard": {"abilities": (free,)}, "dock": {"abilities": (free,)}, "vex": {"abilities": (free,)}}
    )
    t.turn("vex").answer("vex", "YARD:")
    assert not t.offers("vex", "YARD:")
    assert t.offers("vex", "Vex:")
    t.answer("vex", "Vex:")
    assert not t.offers("vex", "Vex:")
    t.move(QUAY).answer("vex", "DOCK:")
    assert t.hero("vex").hope == 6
    t.move(UP)
    assert not t.offers("vex", "YARD:")


def test_a_follower_gives_its_bonus_and_its_abilities(table: Lay) -> None:
    t = table().put("guide", at="play:p2", follower=True)
    assert t.game.attribute("p2", "attr-d") == 3
    assert t.game.attribute("p1", "attr-d") == 2
    # Its token and task are gone: nobody can get support from it any more.
    t.turn("noor")
    assert not t.offers("noor", "GUIDE")


def test_bonuses_reach_as_far_as_the_card_does(table: Lay) -> None:
    minus, plus = (Modifier(bonus=-1, attribute="courage"),), (Modifier(bonus=2, types=("fight",)),)
    t = table(
        cards={"guard": {"modifiers": minus}, "trace": {"modifiers": minus}, "yard": {"modifiers": plus}}
    )
    assert t.game.attribute("p1", "courage", "fight") == 3 + 2
    t.put("guard", at=UP).put("trace", at="network")
    assert t.game.attribute("p1", "courage", "fight") == 3 + 2 - 2
    assert t.game.attribute("p1", "courage", "hack") == 3 - 2
    t.at("vex", QUAY)
    assert t.game.attribute("p1", "courage", "fight") == 3 - 1
    t.at("vex", UP).put("drone", at=UP)
    guard = t.card("guard")
    t.game.state.cards[guard.oid] = type(guard)(guard.oid, "guard", UP, back=True)
    assert t.game.attribute("p1", "courage", "hack") == 3 - 1, "a retreated enemy's effects are inactive"
