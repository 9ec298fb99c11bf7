"""What the sensible player does in positions set up by hand."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engine.players.neon_hope
from engine.kernel.errors import IllegalAnswer, NotPending
from engine.neon_hope import new_game
from engine.neon_hope.language.amounts import Fixed
from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.conditions import TaskIs
from engine.neon_hope.language.flow import Choice, ChooseOption
from engine.neon_hope.language.grid import ModifyValue
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Ability, Moment, TaskType, Trigger
from engine.neon_hope.testkit import Table
from engine.players import LEVELS, choose
from tests.neon_hope.conftest import edited
from tools.sweep.neon_hope import library

UP, DOWN, QUAY, HOLD = "yard:upper", "yard:lower", "dock:upper", "dock:lower"


def lay(*characters: str) -> Table:
    """A table of the test pack with nothing on it."""
    return Table(library(), *(characters or ("vex", "noor")), pack="testpack", episode="first")


def chosen(t: Table, character: str) -> list[str]:
    """The keys of what the sensible player would answer now."""
    decision = t.asked(character)
    return list(choose(t.game, decision.seat, decision.id, "sensible"))


def labels(t: Table, character: str) -> list[str]:
    named = {option.key: option.label for option in t.options(character)}
    return [named[key] for key in chosen(t, character)]


def declare(t: Table, character: str, code: str) -> None:
    """Take the turn and declare a task; the action card is still to be chosen."""
    decision = t.turn(character).asked(character)
    key = next(o.key for o in decision.options if o.key.startswith("task:") and o.to == code)
    t.game.answer(decision.seat, decision.id, key)


def without_card(t: Table, character: str) -> None:
    decision = t.asked(character)
    t.game.answer(decision.seat, decision.id, "no-card")


def follow(t: Table, character: str) -> None:
    """Answer as the sensible player would."""
    decision = t.asked(character)
    t.game.answer(decision.seat, decision.id, chosen(t, character))


# -- actions ------------------------------------------------------------------------------------------------


def test_the_objective_goes_before_other_clues() -> None:
    t = lay().at("noor", UP).put("maze", at=UP).put("twin", at=UP)
    assert "MAZE" in labels(t.turn("noor"), "noor")[0]


def test_whoever_has_nothing_to_do_goes_where_the_work_is() -> None:
    t = lay().at("noor", DOWN).put("maze", at=UP)
    t.environment("dock").turn("noor")
    assert chosen(t, "noor") == [f"move:{UP}"]


def test_nobody_leaves_work_for_the_same_work_elsewhere() -> None:
    t = lay().at("noor", UP).put("maze", at=UP)
    t.environment("dock").turn("noor")
    assert "MAZE" in labels(t, "noor")[0]


def test_a_hacker_hacks_what_hurts_every_round() -> None:
    t = lay().at("noor", UP).put("fog", at="network")
    assert "FOG" in labels(t.turn("noor"), "noor")[0]


def test_an_enemy_is_fought_where_there_is_nothing_better_to_do() -> None:
    t = lay().at("vex", UP).put("guard", at=UP)
    assert "GUARD" in labels(t.turn("vex"), "vex")[0]


def test_a_turn_ends_when_nothing_is_worth_an_action() -> None:
    t = lay().at("vex", UP)
    t.environment("dock").turn("vex")
    assert chosen(t, "vex") == ["end"]


# -- tasks --------------------------------------------------------------------------------------------------


def test_a_card_that_takes_two_secrets_is_played_where_two_are_left() -> None:
    t = lay().at("noor", UP).chapter("chapter-two").put("vault", at=UP, secrets=2)
    t.hand("noor", "shove", "study", "noor-any-2")
    declare(t, "noor", "vault")
    assert "NOOR ANY 2" in labels(t, "noor")[0]


def test_no_card_is_wasted_on_what_succeeds_anyway() -> None:
    t = lay().at("vex", DOWN).put("twin", at=DOWN).hand("vex", "look", "jab", "dash")
    t.grid(up=["-3", "-3", "-2", "-2", "-1", "-1", "skull", "skull", "skull", "epic-fail"])
    declare(t, "vex", "twin")
    assert chosen(t, "vex") == ["no-card"]


@pytest.mark.parametrize("able", [True, False])
def test_a_task_is_done_with_its_card_at_once_and_with_an_ability_that_helps(able: bool) -> None:
    """The ability is the character's own: what lies in the play area is not all there is."""
    boost = (Ability(kind="task", effects=(ModifyValue(2),)),) if able else ()
    cards = edited(library(), {"noor": {"abilities": boost}})
    t = Table(cards, "vex", "noor", pack="testpack", episode="first").put("maze", at=UP).turn("noor")
    (key,) = chosen(t, "noor")
    assert key.startswith("task:")
    assert ("+" in key, "+use." in key) == (True, able)


@pytest.mark.parametrize(
    ("moment", "kind", "effect", "done"),
    [
        ("task_succeeded", "investigate", GainHope(Fixed(6)), "Investigate"),
        ("task_succeeded", "fight", GainHope(Fixed(6)), "Hack"),
        ("task_failed", "hack", CauseSurveillance(Fixed(9)), "Investigate"),
        ("task_failed", "fight", CauseSurveillance(Fixed(9)), "Hack"),
    ],
)
def test_what_follows_by_the_own_cards_counts_for_the_tasks_it_is_about(
    moment: Moment, kind: TaskType, effect: Effect, done: str
) -> None:
    follows = (Trigger(on=moment, condition=TaskIs((kind,)), effects=(effect,)),)
    cards = edited(library(), {"noor": {"triggers": follows}})
    t = Table(cards, "vex", "noor", pack="testpack", episode="first").put("vault", at=UP).turn("noor")
    assert labels(t, "noor")[0].startswith(done)


def test_a_friend_helps_where_it_matters() -> None:
    t = lay("noor", "vex").at("noor", UP).at("vex", DOWN).put("maze", at=UP)
    t.change("noor", tokens=()).token("vex", "technology").hand("noor", "shove", "chat")
    declare(t, "noor", "maze")
    without_card(t, "noor")
    assert t.asked("vex").kind == "help"
    assert chosen(t, "vex") == ["charge:0"]


def test_who_helps_reckons_with_what_follows_for_whoever_performs_the_task() -> None:
    follows = (Trigger(on="task_succeeded", effects=(GainHope(Fixed(6)),)),)
    for whose, answer in (("vex", "done"), ("noor", "charge:0")):
        cards = edited(library(), {whose: {"triggers": follows}})
        t = Table(cards, "noor", "vex", pack="testpack", episode="first").at("noor", UP).at("vex", DOWN)
        t.put("maze", at=UP).put("twin", at=UP).change("noor", tokens=()).token("vex", "attr-c")
        declare(t, "noor", "twin")
        without_card(t, "noor")
        assert chosen(t, "vex") == [answer]


def test_a_charge_is_kept_where_it_changes_nothing() -> None:
    t = lay().at("vex", DOWN).put("floor", at=DOWN).token("vex", "courage").hand("vex", "jab", "smash")
    t.grid(up=["-3", "-3", "-2", "-2", "-1", "-1", "skull", "skull", "skull", "epic-fail"])
    declare(t, "vex", "floor")
    without_card(t, "vex")
    assert "charges" not in {decision.kind for decision in t.game.decisions}


# -- losing and gaining -------------------------------------------------------------------------------------


def test_hope_saves_the_last_card() -> None:
    t = lay().hand("vex", "look").change("vex", hope=1).deck("shock-1", "dark").end_all_turns()
    assert t.asked("vex").kind == "stress"
    assert chosen(t, "vex") == ["hope:1"]


def test_the_least_useful_card_goes_first() -> None:
    t = lay().put("maze", at=UP).at("vex", UP).change("vex", hope=0)
    t.hand("vex", "jab", "vex-any-2", "look").deck("shock-1", "dark").end_all_turns()
    assert t.asked("vex").kind == "stress"
    assert labels(t, "vex")[0].startswith("JAB")


def test_bad_modifiers_are_archived_and_good_ones_kept() -> None:
    t = lay().grid(down=12).reveals("skull", "+3", "-3").deck("scan-3-2", "dark").end_all_turns()
    options = {option.key: option.to for option in t.asked("vex").options}
    assert sorted(options[key] for key in chosen(t, "vex")) == ["-3", "skull"]


def test_good_modifiers_are_shaped_back_into_the_grid() -> None:
    t = lay().grid(up=["+3", "-2"]).deck("warp-1", "dark").reveals("-1").end_all_turns()
    options = {option.key: option.to for option in t.asked("vex").options}
    assert [options[key] for key in chosen(t, "vex")] == ["+3"]


def test_the_weakest_friend_gets_the_favour() -> None:
    t = lay("vex", "noor", "kim").change("kim", hope=0).change("noor", hope=5).deck("favour", "dark", "dark")
    t.end_all_turns()
    assert t.asked("vex").kind == "another"
    assert chosen(t, "vex") == [f"seat:{t.seat('kim')}"]


def test_a_tool_that_gives_cards_back_is_chosen_before_any_is_lost() -> None:
    back, nothing = TakeBack(Fixed(1)), GainHope(Fixed(0))
    for front, behind, side in ((back, nothing, "side:0"), (nothing, back, "side:1")):
        sides = {
            name: {"modifiers": (), "triggers": (Trigger(on="turn_end", effects=(effect,)),)}
            for name, effect in (("front", front), ("back", behind))
        }
        cards = edited(library(), {"vex-own": sides})
        game = new_game(cards, pack="testpack", episode="first", characters=["vex", "noor"], seed=1)
        asked = next(decision for decision in game.decisions if decision.kind == "tool_side")
        assert choose(game, "p1", asked.id, "sensible") == (side,)


def test_resources_are_turned_into_tools() -> None:
    t = lay().hand("vex", "look").change("vex", resources=3, hope=0).deck("shock-1", "dark").end_all_turns()
    while t.asked("vex").kind != "buy":
        follow(t, "vex")
    assert chosen(t, "vex")[0].startswith("tools:")


# -- the story ----------------------------------------------------------------------------------------------


def ways(code: str, *effects: Effect) -> set[int]:
    """Which of several things is chosen when a card or chapter asks, and asks again."""
    t = lay().turn("vex")
    asked = ChooseOption(tuple(Choice((effect,)) for effect in effects))
    return {int(chosen(t.resolve("p1", [asked], code), "vex")[0].removeprefix("choice:")) for _ in range(6)}


def test_a_way_through_the_story_is_a_matter_of_taste_unless_it_is_ruinous() -> None:
    good, dear, ruin = GainHope(Fixed(1)), CauseSurveillance(Fixed(1)), CauseSurveillance(Fixed(12))
    assert ways("chapter-one", good, dear, ruin) == {0, 1}
    assert ways("favour", good, dear, ruin) == {0}
    assert ways("favour", dear, dear) == {0, 1}


# -- the interface ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_only_one_s_own_open_decision_can_be_chosen_for(level: str) -> None:
    t = lay().turn("vex")
    decision = t.asked("vex")
    with pytest.raises(IllegalAnswer):
        choose(t.game, t.seat("noor"), decision.id, level)
    with pytest.raises(NotPending):
        choose(t.game, t.seat("vex"), decision.id + 7, level)


def test_an_unknown_level_is_refused_by_name() -> None:
    t = lay().turn("vex")
    with pytest.raises(ValueError, match="clairvoyant"):
        choose(t.game, t.seat("vex"), t.asked("vex").id, "clairvoyant")


def test_only_the_sight_module_touches_the_state() -> None:
    folder = Path(engine.players.neon_hope.__file__).parent
    for path in folder.glob("*.py"):
        if path.name in ("sight.py", "check.py", "__init__.py"):  # the second plays packs for their authors
            continue
        used = {
            node.attr for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Attribute)
        }
        assert not used & {"state", "_state", "game", "_game", "grid_cells", "encounter_deck"}, path.name
