"""Beyond the scenarios: what can happen in the middle of a task (NH 7 to 18)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.changes.grid import reset_grid
from engine.neon_hope.language.conditions import CompletedCards
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.grid import ExtraReveal, ShapeModifiers
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat
from engine.neon_hope.language.picks import TARGET, Pick
from engine.neon_hope.language.story import WriteNote
from engine.neon_hope.language.tokens import GainHope, PlaceDice, RemoveSecrets
from engine.neon_hope.table.definitions import Ability, Task, Trigger
from engine.neon_hope.table.state import Orders, Token
from engine.neon_hope.testkit import Table
from tests.long import slices
from tests.neon_hope.scenarios import DOWN, UP

Lay = Callable[..., Table]


def kinds(t: Table, *wanted: str) -> list[str]:
    """Events of these kinds since the task was declared, in order."""
    return [event.kind for event in t.history if event.kind in wanted]


# -- the order of things -----------------------------------------------------------------------------------


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


# -- effects on the card that the task is on ---------------------------------------------------------------


def test_a_clue_emptied_by_a_card_played_in_its_own_task_is_nobodys(table: Lay) -> None:
    t = table(cards={"look": {"on_play": (RemoveSecrets(2, TARGET),)}}).put("floor", at=UP).reveals("0")
    t.turn("vex").investigate("floor", card="look")
    assert t.card("floor").back
    assert t.hero("vex").resources == 0
    assert kinds(t, "secrets", "success", "turned") == ["secrets", "success", "turned"]


def test_another_clue_emptied_during_a_task_turns_at_once(table: Lay) -> None:
    other = Pick(kind="clue", code="maze", which="each")
    t = table(cards={"look": {"on_play": (RemoveSecrets(1, other),)}}).put("floor", at=UP).put("maze", at=UP)
    t.reveals("0").turn("vex").investigate("floor", card="look")
    assert kinds(t, "turned", "success") == ["turned", "success"]
    assert t.card("maze").back
    assert t.game.state.completed == [], "not completed: nobody performed a task on it (R-05)"
    assert t.game.state.chapter == "chapter-one"


def test_an_enemy_defeated_by_a_card_and_not_by_the_fight_gives_no_resource(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (DealDamage(3, TARGET),)}}).put("guard", at=UP).deck().reveals("+1")
    t.turn("vex").fight("guard", card="jab")
    assert not t.has("guard")
    assert t.hero("vex").resources == 0
    assert kinds(t, "defeated", "retreats") == ["defeated"]


def test_one_hit_of_two_by_the_fight_completes_it(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (DealDamage(2, TARGET),)}}).put("guard", at=UP).deck().reveals("0")
    t.turn("vex").fight("guard", card="jab")
    assert not t.has("guard")
    assert t.hero("vex").resources == 1


def test_an_enemy_that_retreats_while_it_is_fought_is_not_hit(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (Retreat(TARGET),)}}).put("guard", at=UP).reveals("+3")
    t.turn("vex").fight("guard", card="jab")
    assert (t.card("guard").damage, t.card("guard").back) == (0, True)


def test_a_box_filled_by_an_effect_makes_the_attacker_retreat(table: Lay) -> None:
    """A die from an effect fills the box during the fight: GUARD is gone before the activation."""
    t = table(cards={"jab": {"on_play": (PlaceDice(1, TARGET),)}}).put("guard", at=UP, dice=(0,))
    t.reveals("skull", "-1").turn("vex").fight("guard", card="jab")
    assert t.outcome == ("failure", 2)
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)
    assert (t.activations, t.dial) == (1, 0)
    assert t.hero("vex").resources == 0


def test_impacts_stop_at_a_full_box_and_the_symbols_slot_stays_free(table: Lay) -> None:
    cards = {"guard": {"symbols": ("stress-slot", "surveillance")}}
    t = table(cards=cards).put("guard", at=UP, dice=(1,)).reveals("epic-win")
    t.turn("noor").hack("guard")
    assert {option.label for option in t.options("noor")} == {
        "Stress symbol",
        "Retreat box",
    }
    t.answer("noor", "Retreat box")
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)
    assert t.hero("noor").resources == 0, "a slot was still free: not completed (R-12)"


def test_a_condition_full_by_an_effect_in_its_own_task_is_defeated_without_a_resource(table: Lay) -> None:
    t = table(cards={"script": {"on_play": (PlaceDice(3, TARGET),)}}).put("trace", at="network").deck()
    t.reveals("0").turn("vex").hack("trace", card="script")
    assert not t.has("trace")
    assert t.hero("vex").resources == 0


def test_a_secondary_hack_that_fills_the_card_completes_no_main_task(table: Lay) -> None:
    t = (
        table(cards={"vault": {"front": {"completed": (CauseSurveillance(9),)}}})
        .put("vault", at=UP)
        .reveals("0")
    )
    t.turn("noor").hack("vault")
    assert t.card("vault").dice == (0,)
    assert t.hero("noor").resources == 1
    assert (t.dial, t.game.state.completed) == (0, [])
    assert not t.offers("noor", "Hack: VAULT"), "no slot is left (R-45)"


def test_a_turned_clue_loses_its_dice(table: Lay) -> None:
    t = table().put("vault", at=UP, secrets=1, dice=(0,)).reveals("+3")
    t.turn("noor").investigate("vault")
    assert (t.card("vault").back, t.card("vault").dice) == (True, ())


# -- charges -----------------------------------------------------------------------------------------------


def test_each_of_ones_own_tokens_gives_one_charge(table: Lay) -> None:
    t = table().put("trace", at="network").token("noor", "technology", 1).token("noor", "technology", 2)
    t.token("noor", "technology", 1).token("noor", "courage", 2).reveals("0")
    t.game.set_orders("p2", Orders(full_control=True))
    t.turn("noor").hack("trace")
    assert sum("+2" in option.label for option in t.options("noor")) == 2, "those with one charge are alike"
    t.answer("noor", "+6")
    assert t.outcome == ("success", 3 + 6)
    assert t.hero("noor").tokens == (Token("technology", 1), Token("courage", 2))


@pytest.mark.parametrize(
    ("spent", "left"),
    [
        ("charge:0", (2, 1)),
        ("charge:1", (1, 1, 1)),
        ("charge:0+1", (1, 1)),
        ("charge:0+2", (2,)),
        ("charge:0+1+2", (1,)),
    ],
)
def test_tokens_used_up_do_not_lend_their_place_to_others(
    table: Lay, spent: str, left: tuple[int, ...]
) -> None:
    """Whichever are used, the token with two charges keeps one, and none gives two."""
    t = table().put("trace", at="network").token("noor", "technology", 1).token("noor", "technology", 2)
    t.token("noor", "technology", 1).reveals("0")
    t.game.set_orders("p2", Orders(full_control=True))
    t.turn("noor").hack("trace").answer("noor", spent)
    assert t.outcome == ("success", 3 + 2 * (spent.count("+") + 1))
    assert tuple(token.charges for token in t.hero("noor").tokens) == left


def test_teamwork_and_flexible_on_one_task(table: Lay) -> None:
    """Each once; a token that Flexible makes match is good enough for Teamwork."""
    cards = {"huddle": {"keywords": ("teamwork", "flexible")}}
    t = (
        table(cards=cards)
        .put("vault", at=UP)
        .token("noor", "courage")
        .token("noor", "technology")
        .reveals("+2")
    )
    t.turn("noor").investigate("vault", card="huddle")
    assert sorted(option.key for option in t.options("noor")) == [
        "charge:1", "done", "flex:0", "flexteam:0", "team:1",
    ]  # fmt: skip
    t.answer("noor", "flexteam:0")
    # Both keywords are used up; the other token still gives +2.
    assert sorted(option.key for option in t.options("noor")) == ["charge:1", "done"]
    t.answer("noor", "charge:1")
    assert t.outcome == ("success", 3 + 2 + 2)
    assert t.card("vault").secrets == 1
    assert t.hero("noor").tokens == (Token("courage", 1), Token("technology", 1))


def test_a_helper_may_provide_the_impact_of_teamwork_but_once(table: Lay) -> None:
    t = table().put("vault", at=UP).token("vex", "technology").token("noor", "technology").reveals("+3")
    t.turn("noor").investigate("vault", card="huddle")
    t.answer("noor", "Teamwork").answer("vex", "Teamwork")
    # One of them was first; the other is asked again, without the keyword.
    asked = t.game.decisions[0]
    assert [option.key for option in asked.options] == ["charge:0", "done"]
    t.answer(t.hero("vex").code if asked.seat == "p1" else "noor", "Done")
    assert t.card("vault").secrets == 1
    assert sorted(t.hero(name).tokens[0].charges for name in ("vex", "noor")) == [1, 2]


@pytest.mark.parametrize(("order", "value"), [("always", 7), ("never", 3)])
def test_standing_orders_answer_for_helpers(table: Lay, order: str, value: int) -> None:
    t = table().put("trace", at="network").at("vex", DOWN)
    t.token("vex", "technology").token("vex", "technology").token("vex", "courage").reveals("0")
    t.game.set_orders("p1", Orders(help=order))
    t.turn("noor").hack("trace")
    assert t.outcome == ("success", value)


# -- the grid ----------------------------------------------------------------------------------------------


def test_reckless_goes_on_in_the_new_grid(table: Lay) -> None:
    t = table().put("floor", at=UP).grid(down=1).reveals("+1")
    t.turn("vex").investigate("floor", card="dash")
    assert kinds(t, "modifier", "reset")[:3] == ["modifier", "reset", "modifier"]
    assert sorted(t.face_up) == sorted(t.revealed[1:])


def test_an_epic_win_as_the_last_one_resets_the_grid_and_ends_the_reveals(table: Lay) -> None:
    t = table().put("floor", at=UP).grid(down=1).reveals("epic-win")
    t.turn("vex").investigate("floor", card="dash")
    assert t.revealed == ["epic-win"]
    assert t.face_up == []
    assert len(t.game.face_down()) == 16


def test_an_escalated_epic_fail_as_the_last_one(table: Lay) -> None:
    t = table().surveillance(21, escalated=True).put("trace", at="network").grid(down=1).reveals("epic-fail")
    t.turn("noor").hack("trace")
    assert kinds(t, "modifier", "reset", "surveillance") == ["modifier", "reset", "surveillance"]


def test_a_card_that_reveals_one_more_after_the_others(table: Lay) -> None:
    """When resolved: more is revealed before success is checked, but not after an Epic Win."""
    cards = {"look": {"on_resolve": (ExtraReveal(1),)}}
    t = (
        table(cards=cards)
        .put("floor", at=UP)
        .reveals("-2", "+1")
        .turn("vex")
        .investigate("floor", card="look")
    )
    assert t.outcome == ("success", 3)
    t = (
        table(cards=cards)
        .put("floor", at=UP)
        .reveals("epic-win")
        .turn("vex")
        .investigate("floor", card="look")
    )
    assert t.revealed == ["epic-win"]


def test_skulls_of_shaping_within_a_task_are_activated_after_it(table: Lay) -> None:
    t = table(cards={"jab": {"on_play": (ShapeModifiers(1),)}}).put("guard", at=UP).grid(up=["0"])
    t.reveals("skull").turn("vex").fight("guard", card="jab")
    assert t.activations == 0
    t.answer("vex", "Skull")
    assert kinds(t, "shapes", "task", "activation")[:2] == ["task", "shapes"]
    assert kinds(t, "success", "failure", "activation")[1] == "activation"


def test_skulls_that_activate_nobody_leave_the_epic_fail(table: Lay) -> None:
    """SHIELD: "skulls of this task activate nothing" does not speak of the Epic Fail."""
    t = table("lou", "noor").put("trace", at="network").put("guard", at=UP).reveals("skull", "epic-fail")
    t.turn("lou").fight("guard", card="shield")
    assert t.activations == 1


# -- odds --------------------------------------------------------------------------------------------------


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


# -- abilities in tasks ------------------------------------------------------------------------------------


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
