"""In a choice of several cards, what is likeliest meant weighs most: by the tasks that lie open."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def weighing(t: Table) -> dict[str, float]:
    """What Vex's options weigh on the panel, by name."""
    asked = t.game.view(t.seat("vex")).decisions[0]
    return {option.name: option.weight for option in asked.options}


def suffering(t: Table) -> Table:
    """Vex suffers 2 stress with these cards, a clue to be investigated beside them."""
    t.hand("vex", "look", "jab", "smash", "vex-any-1").put("floor", at=UP).deck("shock-2", "dark")
    return t.end_all_turns()


def test_cards_that_fit_no_task_are_the_likeliest_to_go(table: Lay) -> None:
    weight = weighing(suffering(table()))
    assert weight["JAB"] > weight["LOOK"]  # both give +1, there is nothing to fight
    assert weight["SMASH"] > weight["VEX ANY 1"]
    assert sorted(weight, key=lambda name: -weight[name])[0] == "JAB"


def test_where_there_is_something_to_fight_its_cards_are_kept(table: Lay) -> None:
    t = table().hand("vex", "look", "jab", "smash", "vex-any-1").put("guard", at="yard:lower")
    weight = weighing(t.deck("shock-2", "dark").end_all_turns())
    assert weight["LOOK"] > weight["JAB"] > weight["SMASH"]


def test_the_same_cards_are_the_first_to_come_back(table: Lay) -> None:
    t = table().hand("vex", "jab").change("vex", endurance=5).put("floor", at=UP).deck("shock-3", "dark")
    t.change("vex", hope=0).end_all_turns()
    assert t.asked("vex").kind == "focus_cards"
    weight = weighing(t)
    assert weight["LOOK"] > weight["JAB"] > 0
    assert weight["PUSH"] > weight["SMASH"]


def test_one_option_of_many_is_not_weighed(table: Lay) -> None:
    t = table().hand("vex", "look", "jab").deck("shock-1", "dark").end_all_turns()
    assert t.asked("vex").maximum == 1
    assert set(weighing(t).values()) == {0.0}
