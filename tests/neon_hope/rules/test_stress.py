"""Stress, and focusing (NH 13, 19, 22)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_two_characters_without_cards_focus_one_after_the_other(table: Lay) -> None:
    t = table().surveillance(7).hand("vex", "jab").hand("noor", "chat")
    t.change("vex", hope=0).change("noor", hope=0)
    t.put("vault", at=UP, dice=(0,)).reveals("+1").turn("noor").investigate("vault")
    assert (t.hero("vex").hand, t.hero("noor").hand) == ((), ())
    for character in ("vex", "noor"):
        assert t.game.waiting_for == (t.seat(character),)
        assert t.asked(character).kind == "focus_cards"
        t.answer(character, *[option.key for option in t.asked(character).options[:7]])
    assert [len(t.hero(character).hand) for character in ("vex", "noor")] == [7, 7]
    assert t.asked("noor").kind == "action"


def test_stress_for_each_is_one_instance_for_each(table: Lay) -> None:
    """Vex chooses at once. Noor, "you", has no cards left after hers and focuses before Vex suffers his."""
    t = table().hand("noor", "chat").change("vex", hope=0).change("noor", hope=0)
    t.turn("noor").resolve("p2", [Stress(1, "each")]).answer("vex", "LOOK")
    assert t.asked("noor").kind == "focus_cards"
    assert len(t.hero("vex").hand) == 8
    t.answer("noor", *[option.key for option in t.asked("noor").options[:7]])
    assert len(t.hero("vex").hand) == 7


def test_nobody_focuses_during_a_task_not_even_others(table: Lay) -> None:
    """A threshold in the middle of Noor's task takes Vex's last card: he focuses when it is over."""
    t = table().surveillance(7).hand("vex", "jab").change("vex", hope=0).change("noor", hope=0)
    t.put("vault", at=UP, dice=(0,)).reveals("+1").turn("noor").investigate("vault")
    assert t.dial == 8
    # The threshold comes before the base effect (T5 before T6a), the focus after the task.
    assert t.asked("noor").kind == "stress"
    assert t.card("vault").secrets == 3
    assert t.hero("vex").hand == ("jab",)
    t.answer("noor", "STUDY")
    assert t.card("vault").secrets == 2
    assert t.hero("vex").hand == ()
    assert t.asked("vex").kind == "focus_cards"


def test_tools_with_a_revealed_box_open_it_before_the_next_one_is_bought(table: Lay) -> None:
    t = table(cards={"vex-lens": {"revealed": (Stress(1),)}}).change("vex", resources=4)
    t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
    t.answer("vex", "VEX LENS")
    assert t.asked("vex").kind == "stress"
    t.answer("vex", t.asked("vex").options[0].key).answer("vex", "VEX FLASK")
    assert t.has("vex-lens")
    assert t.has("vex-flask")
    assert t.hero("vex").resources == 1


def test_sets_of_tools_are_offered_where_no_box_can_come_between(table: Lay) -> None:
    def offered(**cards: object) -> set[str]:
        t = table(cards=cards).change("vex", resources=2)
        t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
        return {option.key.partition(":")[0] for option in t.asked("vex").options}

    assert offered() == {"tools", "done"}
    assert offered(**{"vex-flask": {"revealed": (Stress(1),)}}) == {"buy", "done"}


def test_what_a_task_gives_back_spares_the_focus(table: Lay) -> None:
    """RECALL, the last card, is in the discard pile before who has no cards focuses."""
    again = {"kim-lens": {"triggers": (Trigger(on="after_task", effects=(TakeBack(1),)),)}}
    t = table("kim", "noor", cards=again).hand("kim", "search").put("kim-lens", at="play:p1")
    t.put("floor", at=UP).reveals("-3").turn("kim").investigate("floor", card="search")
    t.answer("kim", "SEARCH")
    assert (t.hero("kim").hand, t.hero("kim").endurance) == (("search",), 8)
    assert t.asked("kim").kind == "action"


def test_the_other_way_to_read_as_soon_as(table: Lay) -> None:
    """R-13, kept in one place: who plays the last card may focus in the middle of the task."""
    t = table().hand("vex", "jab").put("guard", at=UP).reveals("0")
    t.game.state.focus_timing = "immediate"
    t.turn("vex").fight("guard", card="jab")
    # The seven others came back during the task; JAB went to the discard pile at its end.
    assert len(t.hero("vex").hand) == 7
    assert t.hero("vex").discard == ("jab",)
    assert t.hero("vex").endurance == 7


def test_a_tool_side_that_speaks_of_focusing(table: Lay) -> None:
    t = table()
    own = t.card("vex-own")
    t.game.state.cards[own.oid] = replace(own, back=True)
    t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
    assert t.hero("vex").hope == 4
