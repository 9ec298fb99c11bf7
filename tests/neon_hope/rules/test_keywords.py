"""Analyse Modifiers, Analyse Encounter Cards, Shape Modifiers (tables KA, KE, KS), and effects in tasks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.grid import (
    AddImpact,
    AnalyseEncounters,
    AnalyseModifiers,
    ArchiveFaceUp,
    ExtraReveal,
    ModifyValue,
    ShapeModifiers,
)
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN

Lay = Callable[..., Table]


def resolve(t: Table, *effects: Effect) -> Table:
    return t.resolve("p1", effects)


def down(t: Table) -> int:
    return len(t.game.face_down())


def everything(t: Table) -> Counter[str]:
    """All modifiers of the grid and the archive."""
    state = t.game.state
    return Counter(
        [cell.modifier for cell in state.grid if cell.modifier] + [item.modifier for item in state.archive]
    )


def test_s25_analyse_and_archive(table: Lay) -> None:
    t = table().grid(down=10)
    pool = everything(t)
    resolve(t, AnalyseModifiers(3, 1), GainHope(1))
    shown = t.game.state.looked
    assert len(shown) == 3
    decision = t.asked("vex")
    assert (decision.minimum, decision.maximum) == (0, 1)
    seen = [option.to for option in decision.options]
    assert seen == [t.game.state.grid[i].modifier for i in shown]
    assert t.hero("vex").hope == 3  # the rest waits
    t.answer("vex", decision.options[1].key)
    state = t.game.state
    assert (len(state.archive), down(t)) == (4, 9)
    assert (state.archive[-1].modifier, state.archive[-1].known) == (seen[1], ("p1",))
    assert state.looked == []
    assert everything(t) == pool
    assert t.hero("vex").hope == 4


def test_what_is_looked_at_is_the_lookers_alone(table: Lay) -> None:
    t = table().grid(down=10)
    resolve(t, AnalyseModifiers(3, 1))
    views = {seat: t.game.view(seat) for seat in ("p1", "p2", "spectator")}
    assert len(views["p1"].looked_at) == 3
    assert views["p2"].looked_at == views["spectator"].looked_at == ()
    private = [event for event in t.events if event.kind == "looks"]
    assert [event.private for event in private] == ["p1"] * 3
    assert all(t.game.describe(event, "p2") is None for event in private)


def test_s26_archiving_the_last_resets_the_grid(table: Lay) -> None:
    t = table().grid(down=2)
    pool = everything(t)
    resolve(t, AnalyseModifiers(3, 2))
    decision = t.asked("vex")
    assert len(decision.options) == 2  # as many as there are
    t.answer("vex", *(option.key for option in decision.options))
    assert (down(t), len(t.game.state.archive)) == (16, 3)
    assert everything(t) == pool


def test_analysing_without_archiving_shows_and_shuffles(table: Lay) -> None:
    t = table().grid(down=5)
    order = list(t.game.state.grid)
    resolve(t, AnalyseModifiers(2))
    assert [option.key for option in t.asked("vex").options] == ["done"]
    assert len(t.game.view("p1").looked_at) == 2
    t.answer("vex", "done")
    assert down(t) == 5
    assert Counter(t.game.state.grid) == Counter(order)


def test_choosing_to_archive_nothing(table: Lay) -> None:
    t = table()
    resolve(t, AnalyseModifiers(2, 2)).answer("vex")
    assert (down(t), len(t.game.state.archive)) == (16, 3)


def test_analyse_encounter_cards(table: Lay) -> None:
    t = table().top("guard", "raid", "fog")
    deck = Counter(t.game.state.encounter_deck)
    resolve(t, AnalyseEncounters(3, 2))
    assert [option.to for option in t.asked("vex").options] == ["guard", "raid", "fog"]
    assert len(t.game.view("p1").looked_at) == 3
    assert t.game.view("p2").looked_at == ()
    t.answer("vex", "top:0", "top:2")
    state = t.game.state
    assert sorted(state.encounter_discard) == ["fog", "guard"]
    assert Counter(state.encounter_deck) + Counter(state.encounter_discard) == deck
    assert state.encounter_deck[0] != "raid" or state.encounter_deck.count("raid") > 1


def test_analysing_an_empty_or_short_deck(table: Lay) -> None:
    t = table()
    t.game.state.encounter_deck[:] = ["guard"]
    resolve(t, AnalyseEncounters(3))
    assert t.game.view("p1").looked_at == ("GUARD",)
    t.answer("vex", "done")
    t.game.state.encounter_deck.clear()
    resolve(t, AnalyseEncounters(3, 1), GainHope(1))
    assert t.hero("vex").hope == 4


def test_s27_shape_modifiers(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").change("vex", hope=0).reveals("skull", "-3").grid(up=["-3"])
    before = down(t)
    t.reveals("skull", "+3")
    resolve(t, ShapeModifiers(2))
    decision = t.asked("vex")
    assert sorted(option.to for option in decision.options) == ["+3", "-3", "skull"]
    assert (decision.minimum, decision.maximum) == (2, 2)
    keys = [option.key for option in decision.options if option.to in ("-3", "skull")]
    t.answer("vex", *keys)
    assert down(t) == before
    assert [cell.modifier for cell in t.game.state.grid if cell.up] == ["+3"]
    # One activation at once, outside an action: GUARD attacks.
    t.answer("vex", "card:0")
    assert (len(t.hero("vex").hand), t.game.state.surveillance) == (7, 1)


def test_s28_shaping_an_epic_fail_does_nothing(table: Lay) -> None:
    t = table().put("guard", at="yard:upper").reveals("epic-fail")
    resolve(t, ShapeModifiers(1))  # it alone lies face up: no choice
    assert down(t) == 16
    assert (len(t.hero("vex").hand), t.game.state.surveillance) == (8, 0)


def test_shaping_the_last_modifiers_does_not_reset_the_grid(table: Lay) -> None:
    """R-27: no reset until the chosen ones are back."""
    t = table().grid(down=2)
    archive = list(t.game.state.archive)
    resolve(t, ShapeModifiers(3))
    decision = t.asked("vex")
    assert (len(decision.options), decision.minimum) == (16, 2)
    t.answer("vex", decision.options[0].key, decision.options[1].key)
    assert down(t) == 2
    assert t.game.state.archive == archive


def test_archiving_face_up_modifiers(table: Lay) -> None:
    t = table().grid(up=["-3", "-2", "+1"])
    resolve(t, ArchiveFaceUp(2))
    keys = {option.to: option.key for option in t.asked("vex").options}
    assert sorted(keys) == ["+1", "-2", "-3"]
    t.answer("vex", keys["-3"], keys["-2"])
    state = t.game.state
    assert {item.modifier for item in state.archive[-2:]} == {"-3", "-2"}
    assert all({"p1", "p2"} <= set(item.known) for item in state.archive[-2:])  # they lay face up
    resolve(t, ArchiveFaceUp(9))
    assert len(t.game.state.archive) == 6
    assert sum(1 for cell in t.game.state.grid if not cell.modifier) == 3


def test_outside_a_task_there_is_no_value_to_change(table: Lay) -> None:
    t = table()
    resolve(t, ModifyValue(2), AddImpact(), ExtraReveal(), GainHope(1))
    assert t.events[-1].kind == "hope"
    assert [event.kind for event in t.events] == ["hope"]


def test_in_a_task_value_and_impacts_change(table: Lay) -> None:
    """PUSH: an impact, and +2 for 1 stress."""
    t = table().put("floor", at="yard:upper").change("vex", hope=0).reveals("-2")
    t.turn("vex").investigate("floor", card="push").answer("vex", "yes").answer("vex", "card:0")
    assert t.card("floor").back  # 3 + 2 - 2 reaches 3; the impact removes the second secret
    assert t.hero("vex").resources == 1


def test_an_extra_reveal_in_a_task(table: Lay) -> None:
    """SPARK: one more modifier and an impact."""
    t = table("lou", "vex").put("trace", at="network").reveals("-1", "+2")
    t.turn("lou").hack("trace", card="spark")
    assert [event.other for event in t.events if event.kind == "modifier"] == ["-1", "+2"]
    assert len(t.card("trace").dice) == 2


def test_no_extra_reveal_after_an_epic_win(table: Lay) -> None:
    t = table("lou", "vex").put("trace", at="network").reveals("epic-win", "+2")
    t.turn("lou").hack("trace", card="spark")
    assert [event.other for event in t.events if event.kind == "modifier"] == ["epic-win"]


def test_shaping_everything_that_is_left_waits_with_the_reset(table: Lay) -> None:
    t = table().grid(down=2).deck("dark", "warp-2")
    t.end_all_turns()
    # All sixteen lie face up while Noor chooses; no reset.
    assert len(t.face_up) == 16
    t.answer("noor", *[option.key for option in t.asked("noor").options[:2]])
    assert len(t.game.face_down()) == 2


def test_more_is_asked_for_than_lies_face_down(table: Lay) -> None:
    t = table().grid(down=1)
    t.turn("vex").resolve("p1", [ShapeModifiers(3)])
    assert (t.asked("vex").minimum, len(t.asked("vex").options)) == (1, 16)
    t = table().grid(down=1)
    t.turn("vex").resolve("p1", [AnalyseModifiers(3)])
    assert len(t.game.view("p1").looked_at) == 1
    t.answer("vex", "Done")
    assert len(t.game.face_down()) == 1


def test_archived_face_up_everybody_knows_it(table: Lay) -> None:
    t = table().grid(up=["skull"])
    t.turn("vex").resolve("p1", [ArchiveFaceUp(1)])
    for seat in ("p1", "p2", "spectator"):
        view = t.game.view(seat)
        assert dict(view.face_down)["skull"] == 2
        assert view.archive_count == 4
    assert sum(cell.empty for cell in t.game.view("p1").grid) == 1


def test_skulls_of_shaping_in_the_encounter_phase_strike_at_once(table: Lay) -> None:
    t = table().put("guard", at=DOWN).at("noor", DOWN).deck("warp-1", "dark")
    t.grid(up=["0"]).reveals("skull")
    t.end_all_turns().answer("vex", "Skull")
    # GUARD is where Noor is and Vex is not: neither attacks him nor comes.
    assert (t.card("guard").place, len(t.hero("vex").hand)) == (DOWN, 8)
    assert [e.kind for e in t.events if e.kind in ("activation", "encounter")] == ["activation", "encounter"]
