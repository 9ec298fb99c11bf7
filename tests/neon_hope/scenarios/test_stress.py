"""S40 to S47: stress, hope, focusing, tools (NH 13, 19, 22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP
from tests.neon_hope.scenarios.plays import shock_3

Lay = Callable[..., Table]


def test_s40_one_hope_and_one_card(table: Lay) -> None:
    t = table().hand_of("vex", 5).deck("shock-2", "dark")
    t.end_all_turns().answer("vex", "Spend 1 hope", "LOOK")
    assert (len(t.hero("vex").hand), t.hero("vex").hope) == (4, 2)
    assert t.hero("vex").discard[-1] == "look"


def test_s41_forced_hope_then_surveillance_then_focus(table: Lay) -> None:
    t = shock_3(table())
    hero = t.hero("vex")
    assert (hero.hope, hero.endurance, len(hero.hand)) == (0, 7, 7)
    assert hero.discard == ("vex-any-2",)
    # 2 for the characters, 1 for the excess, 1 for Noor's DARK.
    assert t.dial == 2 + 1 + 1


def test_s42_any_excess_is_one_surveillance(table: Lay) -> None:
    t = table().hand("vex", "jab", "look").change("vex", hope=0).deck("shock-6", "dark")
    t.end_all_turns()
    assert t.asked("vex").kind == "focus_cards"
    assert t.dial == 2 + 1
    assert t.hero("vex").endurance == 7


@pytest.mark.parametrize(
    "answers",
    [("JAB", "Spend 1 hope", "Spend a 2nd hope"), ("Spend 1 hope", "Spend a 2nd hope", "JAB")],
    ids=["forced-after-the-card", "spent-first"],
)
def test_s43_hope_for_excess_stress(table: Lay, answers: tuple[str, ...]) -> None:
    t = table().hand("vex", "jab").change("vex", hope=3).deck("shock-3", "dark")
    t.end_all_turns().answer("vex", *answers)
    assert t.hero("vex").hope == 1
    assert t.dial == 2
    asked = t.asked("vex")
    assert (asked.kind, asked.minimum) == ("focus_cards", 7)


def test_s44_the_last_card_comes_back_in_the_focus(table: Lay) -> None:
    t = table().hand("vex", "jab").change("vex", endurance=5).put("guard", at=UP).reveals("0")
    t.turn("vex").fight("guard", card="jab")
    assert t.card("guard").damage == 1
    asked = t.asked("vex")
    assert (asked.kind, asked.minimum, len(asked.options)) == ("focus_cards", 4, 8)
    t.answer("vex", "JAB", "LOOK", "PUSH", "SMASH")
    assert set(t.hero("vex").hand) == {"jab", "look", "push", "smash"}
    assert t.hero("vex").endurance == 4


@pytest.mark.parametrize(("hope", "dial"), [(1, 1), (0, 2)])
def test_s44_stress_in_the_task_is_excess(table: Lay, hope: int, dial: int) -> None:
    t = table().hand("vex", "look").change("vex", endurance=5, hope=hope).put("vault", at=UP).reveals("0")
    t.turn("vex").investigate("vault", card="look")
    # One surveillance for the danger; without hope one more for the excess. Then LOOK may come back.
    assert (t.hero("vex").hope, t.dial) == (0, dial)
    assert t.asked("vex").kind == "focus_cards"
    assert t.offers("vex", "LOOK")


def test_s45_focus_between_two_attacks(table: Lay) -> None:
    t = table().hand("vex", "jab").change("vex", hope=0).put("guard", at=UP)
    t.reveals("skull", "skull", "0").turn("vex").fight("guard")
    # The first attack has taken the only card; its surveillance is still to come.
    assert t.asked("vex").kind == "focus_cards"
    assert t.dial == 0
    t.answer("vex", "PUSH", "LOOK", "JAB", "SMASH", "SCRIPT", "DASH", "VEX ANY 1")
    assert t.dial == 1
    assert t.asked("vex").kind == "stress"
    t.answer("vex", "LOOK")
    assert (t.dial, len(t.hero("vex").hand), t.hero("vex").endurance) == (2, 6, 7)


def test_s46_voluntary_focus(table: Lay) -> None:
    t = table().hand_of("vex", 3).change("vex", endurance=6, resources=3)
    t.turn("vex").answer("vex", "Focus")
    assert t.asked("vex").minimum == 5
    assert len(t.asked("vex").options) == 8
    t.answer("vex", "PUSH", "LOOK", "JAB", "SMASH", "DASH").answer("vex", "VEX FLASK")
    assert t.hero("vex").resources == 1
    hero = t.hero("vex")
    assert (len(hero.hand), hero.endurance, hero.counters) == (5, 5, 3)
    assert t.has("vex-flask")


def focusing(t: Table, resources: int) -> Table:
    """Vex has focused and may buy tools."""
    return t.change("vex", resources=resources).turn("vex").answer("vex", "Focus").answer("vex", *PILE)


def test_one_answer_says_all_that_is_bought(table: Lay) -> None:
    """NH 19.3: any number of tools; where nothing can happen between two of them, all are named at once."""
    t = focusing(table(), 3)
    labels = [option.label for option in t.game.view(t.seat("vex")).decisions[0].options]
    assert "VEX FLASK + VEX CABLE · 3 resources" in labels
    assert not any("VEX FLASK + VEX CHARM" in label for label in labels)  # 4 resources
    t.answer("vex", "VEX FLASK + VEX CABLE")
    assert (t.hero("vex").resources, t.has("vex-flask"), t.has("vex-cable")) == (0, True, True)
    assert t.asked("vex").kind == "action"


def test_who_buys_one_tool_of_several_wants_no_more(table: Lay) -> None:
    t = focusing(table(), 3).answer("vex", "VEX LENS · 1")
    assert (t.hero("vex").resources, t.asked("vex").kind) == (2, "action")
    t = focusing(table(), 3).answer("vex", "Done")
    assert (t.hero("vex").resources, t.asked("vex").kind) == (3, "action")


def test_more_sets_of_tools_than_can_be_offered_are_bought_one_by_one(table: Lay) -> None:
    t = focusing(table(), 6)
    assert all(option.verb in ("buy", "done") for option in t.asked("vex").options)
    assert t.answer("vex", "VEX KEYS").asked("vex").kind == "buy"


def test_s46_focus_is_for_ones_own_turn_outside_of_tasks(table: Lay) -> None:
    t = table().put("trace", at="network").token("vex", "technology")
    t.turn("vex")
    assert t.offers("vex", "Focus")
    t.answer("vex", "Hack: TRACE")
    assert not t.offers("vex", "Focus")
    t.answer("vex", "Without a card")
    assert not t.offers("vex", "Focus")
    t.answer("vex", "Done").end_turn("vex")
    assert t.game.state.active == t.seat("noor")
    assert t.options("vex") == []


def test_s47_recycled_tools_come_back_scrapped_ones_do_not(table: Lay) -> None:
    t = table().change("vex", resources=6)
    t.turn("vex").answer("vex", "Focus").answer("vex", *PILE)
    t.answer("vex", "VEX FLASK").answer("vex", "VEX CHARM").answer("vex", "Done")
    t.answer("vex", "VEX FLASK (recycle").answer("vex", "VEX CHARM (scrap")
    assert (t.hero("vex").hope, t.hero("vex").endurance) == (4, 8)
    assert not t.offers("vex", "VEX FLASK")
    assert not t.offers("vex", "VEX CHARM")
    assert t.game.view("p1").scrap == ("VEX CHARM",)
    t.answer("vex", "Focus").answer("vex", *PILE)
    assert t.offers("vex", "VEX FLASK")
    assert not t.offers("vex", "VEX CHARM")


PILE = ("PUSH", "LOOK", "JAB", "SMASH", "SCRIPT", "DASH", "VEX ANY 1")
