"""The order of what happens in a task (NH 7.3), and abilities that are used in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.changes.grid import reset_grid
from engine.neon_hope.language.conditions import CompletedCards
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.language.story import WriteNote
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Ability, Task, Trigger
from engine.neon_hope.testkit import Table
from tests.long import slices
from tests.neon_hope.happening import kinds
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_a_threshold_reached_by_danger_comes_before_the_base_effect(table: Lay) -> None:
    t = table().surveillance(19).put("vault", at=UP, dice=(0,)).reveals("+1")
    t.turn("noor").investigate("vault")
    assert kinds(t, "danger", "escalation", "secrets") == ["danger", "escalation", "secrets"]


def test_an_epic_fail_in_the_task_that_escalates_has_no_extra_effect_yet(table: Lay) -> None:
    """The modifier was revealed on the base side (G5 comes before T5)."""
    t = table().surveillance(19).put("vault", at=UP, dice=(0,)).reveals("epic-fail")
    t.turn("noor").investigate("vault")
    assert t.dial == 20
    assert t.game.state.escalated


def test_the_new_chapter_comes_before_activations(table: Lay) -> None:
    t = table().put("maze", at=UP).reveals("skull", "+3")
    t.turn("noor").investigate("maze")
    assert kinds(t, "completes", "turned", "chapter", "activation") == [
        "completes", "turned", "chapter", "activation",
    ]  # fmt: skip
    assert t.game.state.chapter == "chapter-two"
    assert t.hero("noor").resources == 1


def test_a_completed_box_is_resolved_before_the_chapter_it_finishes(table: Lay) -> None:
    """Also all of it: what it writes into the campaign log is not lost with a victory."""
    box = (GainHope(1), WriteNote("met-the-crowd"), CauseSurveillance(1))
    t = table(cards={"vault": {"front": {"completed": box}}}).chapter("chapter-two")
    t.put("vault", at=UP, secrets=1).reveals("+3").turn("noor").investigate("vault")
    assert kinds(t, "hope", "note", "surveillance", "chapter_done") == [
        "hope", "note", "surveillance", "chapter_done",
    ]  # fmt: skip
    assert t.game.next_campaign().notes == ("met-the-crowd",)


def test_a_follower_gained_with_the_victory_comes_along(table: Lay) -> None:
    t = table(cards={"chapter-two": {"objective": CompletedCards(("guide",))}}).chapter("chapter-two")
    t.put("guide", at=UP).reveals("0").turn("noor").support("guide").answer("noor", "Vex")
    assert t.game.result is not None
    assert t.game.result.won
    assert t.game.next_campaign().followers == (("vex", "guide"),)


def test_a_win_comes_before_the_attack_that_would_lose(table: Lay) -> None:
    t = table().surveillance(39).chapter("chapter-two").put("guard", at=UP)
    t.put("vault", at=UP, secrets=1, dice=(0,)).reveals("skull", "+3")
    t.turn("noor").investigate("vault")
    assert t.game.result is not None
    assert t.game.result.won


def test_danger_loses_before_the_base_effect_wins(table: Lay) -> None:
    t = (
        table()
        .surveillance(39)
        .chapter("chapter-two")
        .put("vault", at=UP, secrets=1, dice=(0,))
        .reveals("+1")
    )
    t.turn("noor").investigate("vault")
    assert t.outcome[0] == "success"
    assert t.game.result is not None
    assert not t.game.result.won


def test_an_ability_for_tasks_is_used_before_charges_and_reveals(table: Lay) -> None:
    t = table().put("trace", at="network").put("vex-cable", at="play:p1", uses=2).token("vex", "technology")
    t.reveals("0").turn("vex").hack("trace").answer("vex", "VEX CABLE").answer("vex", "VEX CABLE")
    assert t.asked("vex").kind == "charges"
    t.answer("vex", "Done")
    assert t.outcome == ("success", 1 + 2)
    assert t.card("vex-cable").uses == 0


def test_a_character_has_abilities_for_tasks_too(table: Lay) -> None:
    mine = Ability(kind="task", types=("hack",), once="turn", effects=(MayDo((CauseSurveillance(1),)),))
    t = table(cards={"vex": {"abilities": (mine,)}}).put("trace", at="network").put("floor", at=UP)
    t.turn("vex").hack("trace").answer("vex", "Vex").answer("vex", "Yes")
    assert t.dial >= 1
    t.hack("trace")
    assert t.asked("vex").kind == "action", "once a turn"


def test_triggers_after_a_task_know_its_result(table: Lay) -> None:
    won = {"vex-lens": {"triggers": (Trigger(on="task_succeeded", effects=(CauseSurveillance(1),)),)}}
    for modifier, dial in (("+3", 1), ("-3", 0)):
        t = table(cards=won).put("floor", at=UP).put("vex-lens", at="play:p1").reveals(modifier)
        t.turn("vex").investigate("floor")
        assert t.dial == dial


def test_keywords_of_a_card_are_those_of_its_tasks(table: Lay) -> None:
    """NH 28: keywords stand on encounter cards; Confrontation beside Unpredictable here."""
    cards = {"brute": {"keywords": ("confrontation", "unpredictable")}}
    t = table(cards=cards).put("brute", at=UP)
    plain = table().put("brute", at=UP)
    chances = [game.turn("vex").options("vex")[0].label.rpartition("·")[2] for game in (t, plain)]
    t.reveals("skull").fight("brute")
    assert (t.outcome[0], t.revealed) == ("failure", ["skull"])
    assert chances[0] != chances[1]


def test_a_tool_with_a_task_brings_what_the_task_needs(table: Lay) -> None:
    task = Task(type="support", attribute="attr-c", difficulty=0)
    t = table(cards={"vex-lens": {"support": ("hope", "courage"), "tasks": (task,)}}).change(
        "vex", resources=1
    )
    t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
    t.answer("vex", "VEX LENS")
    assert t.card("vex-lens").support == ("hope", "courage")
    t.reveals("+3").support("vex-lens").answer("vex", "Hope")
    assert t.hero("vex").hope == 4
    t.end_turn("vex")
    assert not t.offers("noor", "VEX LENS"), "it is in Vex's play area (NH 7.2)"


@pytest.mark.parametrize(("up", "reckless"), [((), False), (("+3", "+3", "epic-win"), False), ((), True)])
@pytest.mark.parametrize("games", slices((400, 1200), 1))
def test_the_chance_shown_is_how_often_it_happens(
    table: Lay, up: tuple[str, ...], reckless: bool, games: int
) -> None:
    """Each game has a grid of its own; the frequency lies within four standard deviations of the chance."""
    t = table().put("floor", at=UP)
    start = t.turn("vex").game.state.clone()
    won, shown = 0, 0.0
    for seed in range(games):
        t.game.state = start.clone()
        t.game.state.seed = seed
        reset_grid(t.game)
        t.grid(up=up)
        key = next(option.key for option in t.asked("vex").options if option.verb == "investigate")
        t.game.answer("p1", t.asked("vex").id, key)
        option = next(o for o in t.asked("vex").options if o.to == "dash") if reckless else None
        label = next(o.label for o in t.options("vex") if o.key == (option.key if option else "no-card"))
        shown = int(label.rpartition("·")[2].strip().split()[0].rstrip("%")) / 100
        events = t.game.answer("p1", t.asked("vex").id, option.key if option else "no-card")
        won += any(event.kind == "success" for event in events)
    assert 0.05 < shown < 0.95
    assert abs(won / games - shown) < 4 * (shown * (1 - shown) / games) ** 0.5 + 0.005
