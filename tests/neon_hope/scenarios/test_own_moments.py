"""Cards that speak of themselves, solo company, Reckless twice, and what lies where when all is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.language.conditions import Escalated
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import EndEpisode, RaiseFlag
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.packs import Library
from engine.neon_hope.table.definitions import Task, Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.conftest import edited
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]

BEATEN = Trigger(on="self_defeated", effects=(RaiseFlag("beaten"),))


# -- its own defeat ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("beaten", "flags"), [("guard", {"beaten": 1}), ("drone", {})])
def test_a_card_triggers_by_its_own_defeat_and_by_no_other(
    table: Lay, beaten: str, flags: dict[str, int]
) -> None:
    t = table(cards={"guard": {"triggers": (BEATEN,)}})
    t.put("guard", at=UP, damage=2).put("drone", at=UP).turn("vex").reveals("+3").fight(beaten)
    assert not t.has(beaten)
    assert t.game.state.flags == flags


def test_it_triggers_however_the_card_is_defeated(table: Lay) -> None:
    t = table(cards={"guard": {"triggers": (BEATEN,)}, "fog": {"triggers": (BEATEN,)}})
    t.put("guard", at=UP, damage=2)
    t.resolve("p1", [DealDamage(1, Pick(kind="enemy"))])
    assert t.game.state.flags == {"beaten": 1}
    t.put("fog", at="network", dice=(0,)).deck("dark", "dark").end_all_turns()  # E2 fills the last slot
    assert not t.has("fog")
    assert t.game.state.flags == {"beaten": 2}


def test_its_own_triggers_follow_in_order_and_may_be_optional_or_depend(table: Lay) -> None:
    """The second may be left; the third has a condition that is not met."""
    triggers = (
        BEATEN,
        Trigger(on="self_defeated", effects=(GainHope(2),), optional=True),
        Trigger(on="self_defeated", effects=(GainHope(9),), condition=Escalated()),
    )
    t = table(cards={"drone": {"triggers": triggers}}).put("drone", at=UP)
    t.turn("vex").reveals("+3").fight("drone")
    assert t.game.state.flags == {"beaten": 1}
    assert t.asked("vex").kind == "optional"
    t.answer("vex", "yes")
    assert t.hero("vex").hope == 5


# -- alone -------------------------------------------------------------------------------------------------


def test_alone_another_is_nobody_on_encounter_cards(table: Lay) -> None:
    """NH 26.1 is about player cards: the event FAVOUR gives its hope to nobody."""
    t = table("vex").deck("favour")
    t.end_all_turns()
    assert t.hero("vex").hope == 3


def test_alone_another_is_oneself_on_a_tool(table: Lay) -> None:
    t = table("vex").put("vex-radio", at="play:p1").turn("vex").answer("vex", "VEX RADIO")
    assert t.hero("vex").hope == 4


# -- Reckless ----------------------------------------------------------------------------------------------


def test_reckless_on_the_card_and_on_the_task_reveals_three(table: Lay) -> None:
    """28.7 says "one additional modifier" on each of them; the chance shown is told in `test_chances`."""
    reckless = (Task(type="investigate", attribute="courage", difficulty=3, keywords=("reckless",)),)
    t = table(cards={"floor": {"front": {"tasks": reckless}}}).put("floor", at=UP)
    t.hand("vex", "dash", "look").turn("vex").reveals("+1", "+1", "+2")
    t.investigate("floor", "dash")
    assert t.revealed == ["+1", "+1", "+2"]


# -- the end -----------------------------------------------------------------------------------------------


def test_an_episode_that_ends_inside_a_task_leaves_the_played_card_on_the_discard_pile(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (EndEpisode("won"),)}}).put("drone", at=UP)
    t.turn("vex").fight("drone", card="jab")
    vex = t.hero("vex")
    assert t.game.state.over is not None
    assert vex.discard == ("jab",)
    assert sorted((*vex.hand, *vex.discard)) == sorted(vex.cards)


def test_it_lies_there_once_if_the_episode_ends_after_it_was_put_away(table: Lay) -> None:
    ends = Trigger(on="after_task", effects=(MayDo((GainHope(1),)), EndEpisode("won")))
    t = table(cards={"vex-lens": {"triggers": (ends,)}}).put("vex-lens", at="play:p1").put("drone", at=UP)
    t.turn("vex").fight("drone", card="jab").answer("vex", "no")
    assert t.game.state.over is not None
    assert t.hero("vex").discard == ("jab",)


# -- the dial at the start ---------------------------------------------------------------------------------


def begun_at(library: Library, dial: int) -> Table:
    """The first episode of the test pack, whose setup puts the dial there."""
    setup = (*library.pack("testpack").episodes["first"].setup, CauseSurveillance(dial))
    lib = edited(library, {"first": {"setup": setup}})
    return Table(lib, "vex", "noor", pack="testpack", episode="first", bare=False)


def test_thresholds_below_the_starting_dial_are_passed(library: Library) -> None:
    """Threshold 8 hits nobody, and what comes next is still to come."""
    t = begun_at(library, 14)
    assert t.dial == 14
    assert t.game.state.thresholds == [8]
    assert not t.game.state.escalated
    assert {decision.kind for decision in t.game.decisions} == {"begin"}


def test_a_dial_that_starts_past_the_escalation_lies_on_that_side(library: Library) -> None:
    t = begun_at(library, 21)
    assert t.game.state.thresholds == [8, 20]
    assert t.game.state.escalated
    assert {decision.kind for decision in t.game.decisions} == {"begin"}
