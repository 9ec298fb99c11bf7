"""Cards with a life of their own: their moments, healing, counters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.neon_hope.language.amounts import CounterValue
from engine.neon_hope.language.board import BringCard, DiscardCard, ScrapCard
from engine.neon_hope.language.cards import BuyTool
from engine.neon_hope.language.conditions import CountersOn
from engine.neon_hope.language.flow import IfSo
from engine.neon_hope.language.grid import ModifyValue
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, HealEnemy, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import EndEpisode, RaiseFlag
from engine.neon_hope.language.tokens import GainHope, PutCounters
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
ENEMY = Pick(kind="enemy")
GUARD = Pick(code="guard", where="anywhere")


def on(moment: Any, *effects: Any, **more: Any) -> dict[str, Any]:
    """A trigger with these effects, or a flag with the moment's name."""
    return {"triggers": (Trigger(on=moment, effects=effects or (RaiseFlag(moment),), **more),)}


# -- damaged, attacked, attacks ----------------------------------------------------------------------------


def test_damaged_is_about_damage_that_is_survived(table: Lay) -> None:
    t = table(cards={"guard": on("damaged")}).put("guard", at=UP)
    t.resolve("p1", [DealDamage(1, ENEMY)])
    assert t.game.state.flags == {"damaged": 1}
    t.resolve("p1", [DealDamage(2, ENEMY)])
    assert not t.has("guard")
    assert t.game.state.flags == {"damaged": 1}


def test_damaged_in_a_fight_is_for_whoever_fights(table: Lay) -> None:
    t = table(cards={"guard": on("damaged", Stress(1))}).put("guard", at=UP).put("drone", at=UP)
    t.turn("noor").reveals("+3").fight("guard")
    assert t.asked("noor").kind == "stress"
    t.answer("noor", "Spend 1 hope")
    assert t.hero("noor").hope == 2


def test_a_boss_can_take_off_its_own_damage(table: Lay) -> None:
    t = table(cards={"guard": on("damaged", HealEnemy(1))}).put("guard", at=UP)
    t.resolve("p1", [DealDamage(2, ENEMY)])
    assert t.card("guard").damage == 1
    assert t.kinds()[-2:] == ["damage", "healed"]


def test_healing_takes_off_no_more_than_there_is(table: Lay) -> None:
    t = table().put("guard", at=UP, damage=1).put("drone", at=UP)
    t.resolve("p1", [HealEnemy(2, Pick(kind="enemy", which="choose"))])  # only one of them is hurt
    assert t.card("guard").damage == 0
    t.resolve("p1", [HealEnemy(2, GUARD)])
    assert t.kinds() == []


def test_attacked_comes_before_the_reveal_whether_or_not_the_fight_succeeds(table: Lay) -> None:
    t = table(cards={"guard": on("attacked", ModifyValue(-2), GainHope(1))}).put("guard", at=UP)
    t.turn("vex").reveals("0").fight("guard")
    assert t.hero("vex").hope == 4
    kinds = [event.kind for event in t.history]
    assert kinds.index("hope") < kinds.index("modifier")
    t = table(cards={"guard": on("attacked")}).put("guard", at=UP)
    t.turn("vex").reveals("+1").hack("guard")
    assert t.game.state.flags == {}, "hacking is no fight"


def test_attacks_follows_the_harm_and_names_whom_it_hit(table: Lay) -> None:
    t = table(cards={"drone": on("attacks", GainHope(1))}).put("drone", at=UP).put("floor", at=UP)
    t.turn("vex").reveals("skull").investigate("floor")
    kinds = [event.kind for event in t.history]
    assert kinds.index("attacks") < kinds.index("surveillance") < kinds.index("hope")
    assert t.hero("vex").hope == 4


def test_each_attack_is_acted_on_once(table: Lay) -> None:
    """Two skulls, two activations, two attacks (12.4)."""
    t = table(cards={"drone": on("attacks", GainHope(1))}).put("drone", at=UP).put("floor", at=UP)
    t.hand("vex", "dash", "look").turn("vex").reveals("skull", "skull").investigate("floor", "dash")
    assert t.activations == 2
    assert t.hero("vex").hope == 5


def test_whose_symbols_are_covered_does_not_attack(table: Lay) -> None:
    cards = {"guard": {"symbols": ("stress-slot",), **on("attacks")}}
    t = table(cards=cards).put("guard", at=UP, dice=(0,)).put("floor", at=UP)
    t.turn("vex").reveals("skull").investigate("floor")
    assert t.activations == 1
    assert t.game.state.flags == {}


def test_several_attackers_act_in_any_order(table: Lay) -> None:
    """R-16."""
    cards = {"drone": on("attacks", GainHope(1)), "turret": on("attacks", GainHope(1))}
    t = table(cards=cards).put("drone", at=UP).put("turret", at=UP).put("floor", at=UP)
    t.turn("vex").reveals("skull").investigate("floor")
    assert t.asked("vex").kind == "order"
    t.answer("vex", "TURRET")
    assert t.hero("vex").hope == 5


# -- enters, drawn, leaves ---------------------------------------------------------------------------------


def test_drawn_and_enters_differ(table: Lay) -> None:
    t = table("vex", cards={"drone": {"triggers": (*on("drawn")["triggers"], *on("enters")["triggers"])}})
    t.deck("drone").end_all_turns()
    assert t.game.state.flags == {"drawn": 1, "enters": 1}
    t.resolve("p1", [BringCard("drone", "here")])
    assert t.game.state.flags == {"drawn": 1, "enters": 2}


def test_a_tool_enters_when_it_is_bought_and_leaves_when_it_is_recycled(table: Lay) -> None:
    moments = {"triggers": (*on("enters")["triggers"], *on("leaves")["triggers"])}
    t = table(cards={"vex-flask": moments}).change("vex", resources=2)
    t.resolve("p1", [BuyTool()])
    t.answer("vex", "VEX FLASK")
    assert t.game.state.flags == {"enters": 1}
    t.turn("vex").answer("vex", "VEX FLASK")
    assert not t.has("vex-flask")
    assert t.game.state.flags == {"enters": 1, "leaves": 1}


def test_tools_that_do_something_when_they_enter_are_bought_one_by_one(table: Lay) -> None:
    for cards, single in (({}, False), ({"vex-flask": on("enters")}, True)):
        t = table(cards=cards).change("vex", resources=3).turn("vex").answer("vex", "focus")
        while t.asked("vex").kind != "buy":
            t.answer("vex", *[o.key for o in t.asked("vex").options[: t.asked("vex").minimum]])
        keys = [option.key for option in t.asked("vex").options]
        assert all(key.startswith("buy:") or key == "done" for key in keys) == single


@pytest.mark.parametrize("effect", [DealDamage(3, ENEMY), DiscardCard(ENEMY)])
def test_leaves_comes_however_it_goes(table: Lay, effect: Any) -> None:
    t = table(cards={"guard": on("leaves", CauseSurveillance(2))}).put("guard", at=UP)
    t.resolve("p1", [effect])
    assert not t.has("guard")
    assert t.dial == 2


def test_its_own_defeat_comes_before_its_leaving(table: Lay) -> None:
    triggers = (
        *on("leaves", CauseSurveillance(1))["triggers"],
        *on("self_defeated", GainHope(1))["triggers"],
    )
    t = table(cards={"drone": {"triggers": triggers}}).put("drone", at=UP)
    t.resolve("p1", [DealDamage(1, ENEMY)])
    assert [kind for kind in t.kinds() if kind in ("hope", "surveillance")] == ["hope", "surveillance"]


def test_a_clue_leaves_when_it_is_scrapped(table: Lay) -> None:
    t = table()
    back = t.game.pack.clues["floor"].backs[0]
    t = table(cards={"floor": {"backs": (replace(back, **on("leaves")),)}})
    t.put("floor", at=UP, back=True, support=("hope",)).turn("vex").reveals("+3").support("floor")
    assert t.game.state.flags == {"leaves": 1}


# -- the end of the round ----------------------------------------------------------------------------------


def test_round_end_comes_after_the_encounter_phase(table: Lay) -> None:
    t = table("vex", cards={"guard": on("round_end", CauseSurveillance(5))}).put("guard", at="yard:lower")
    t.deck("dark").end_all_turns()
    kinds = [event.kind for event in t.events]
    last = len(kinds) - 1 - kinds[::-1].index("surveillance")
    assert kinds.index("encounter_ends") < last < kinds.index("round")
    assert t.dial == 1 + 1 + 5


# -- counters ----------------------------------------------------------------------------------------------


def test_counters_begin_as_printed_and_are_shown(table: Lay) -> None:
    crowd = {"front": {"counters": 31, "counted": {"en": "Passengers", "de": "Fahrgäste"}}}
    t = table(cards={"crowd": crowd})
    t.resolve("p1", [BringCard("crowd", "here"), PutCounters(-2, Pick(kind="clue"))])
    card = next(c for c in t.game.view("p2").environments[0].upper.cards if c.code == "crowd")
    assert (card.counters, card.counted) == (29, "Passengers")
    assert t.game.describe(t.events[-1], "spectator") == "−2 counters on **CROWD**: 29"


def test_counters_are_counted_and_asked_for(table: Lay) -> None:
    """Never fewer than none; what a card left with is gone."""
    t = table(cards={"chapter-one": {"objective": CountersOn(3, GUARD)}}).put("guard", at=UP)
    t.resolve("p1", [PutCounters(2, GUARD), GainHope(CounterValue(GUARD))])
    assert t.hero("vex").hope == 5
    t.resolve("p1", [PutCounters(-9, GUARD), IfSo(CountersOn(1, GUARD), (EndEpisode("won"),))])
    assert t.card("guard").counters == 0
    assert t.game.state.chapter == "chapter-one"
    t.resolve("p1", [PutCounters(3, GUARD)])
    assert t.game.state.chapter == "chapter-two"


def test_counters_lie_on_community_cards_too(table: Lay) -> None:
    tension = Pick(code="tension")
    t = table(cards={"tension": on("task_failed", PutCounters(1))}).put("tension", at="community")
    t.put("floor", at=UP).turn("vex").reveals("-3").investigate("floor")
    t.resolve("p1", [IfSo(CountersOn(1, tension), (GainHope(1),))])
    assert t.card("tension").counters == 1
    assert t.hero("vex").hope == 4


def test_community_cards_are_meant_only_by_name(table: Lay) -> None:
    t = table().put("tension", at="community").put("guard", at=UP)
    t.resolve("p1", [ScrapCard(Pick(where="anywhere", which="each"))])
    assert t.has("tension")
    assert not t.has("guard")
