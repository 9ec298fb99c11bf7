"""Bosses with stages, each with rules of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.neon_hope.language.conditions import Defeated, StageIs
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, NextStage
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import RaiseFlag
from engine.neon_hope.language.tokens import GainHope, PlaceDice, RemoveSecrets
from engine.neon_hope.table.definitions import Stage, Task, Trigger
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
ENEMY = Pick(kind="enemy")
HACK = Task(type="hack", attribute="technology", difficulty=2, slots=2)
TALK = Task(type="support", attribute="attr-d", difficulty=2)
SEARCH = Task(type="investigate", attribute="attr-c", difficulty=2)
WIRED = Stage(
    name={"en": "BRUTE, WIRED", "de": "KOLOSS, VERKABELT"}, tasks=(HACK,), symbols=("surveillance",),
    revealed=(CauseSurveillance(2),), triggers=(Trigger(on="attacks", effects=(RaiseFlag("wired"),)),),
)  # fmt: skip
ALONE = Stage(
    tasks=(TALK,), support=("hope",), counters=2,
    triggers=(Trigger(on="self_defeated", effects=(RaiseFlag("beaten"),)),),
)  # fmt: skip


def boss(*stages: Stage, **more: Any) -> dict[str, Any]:
    return {"brute": {"stages": stages, "keywords": (), **more}}


def test_a_boss_is_fought_then_hacked_then_talked_to(table: Lay) -> None:
    t = table(cards=boss(WIRED, ALONE)).put("brute", at=UP, damage=3, counters=5)
    t.turn("vex").reveals("+3", "+3", "0").fight("brute")
    brute = t.card("brute")
    assert (brute.stage, brute.damage, brute.counters) == (1, 0, 5)
    assert t.game.state.defeated == []
    assert t.game.state.completed == [], "the boss is not done with"
    assert t.dial == 2, "the Revealed box of the stage"
    assert t.hero("vex").resources == 1, "each stage is a task that was completed (18.1)"
    t.hack("brute")
    assert t.card("brute").stage == 1
    assert t.card("brute").dice == (0,)
    t.reveals("+3").hack("brute")
    assert (t.card("brute").stage, t.card("brute").support, t.card("brute").counters) == (2, ("hope",), 2)
    t.turn("noor").reveals("+3").support("brute")
    assert not t.has("brute")
    assert t.game.state.defeated == ["brute"]
    assert t.game.state.completed == ["brute"]
    assert t.game.state.flags == {"beaten": 1}


def test_each_stage_has_its_own_tasks_symbols_and_name(table: Lay) -> None:
    t = table(cards=boss(WIRED)).put("brute", at=UP, stage=1).put("floor", at=UP)
    card = next(c for c in t.game.view("p1", "de").environments[0].upper.cards if c.code == "brute")
    assert (card.name, card.stage, card.stages, card.health) == ("KOLOSS, VERKABELT", 2, 2, None)
    assert [task.type for task in card.tasks] == ["hack"]
    t.turn("vex").reveals("skull").investigate("floor")
    assert t.game.state.flags == {"wired": 1}
    assert t.dial == 1
    assert t.hero("vex").hope == 3, "no stress from the symbols of the first stage"


def test_what_lies_ahead_is_not_told(table: Lay) -> None:
    t = table(cards=boss(WIRED)).put("brute", at=UP)
    assert "WIRED" not in repr(t.game.view("p1"))


def test_the_log_tells_of_the_stage_by_its_name(table: Lay) -> None:
    t = table(cards=boss(WIRED)).put("brute", at=UP)
    t.resolve("p1", [DealDamage(9, ENEMY)])
    (event,) = [event for event in t.events if event.kind == "stage"]
    assert t.game.describe(event, "spectator") == "⚠️ Stage 2: **BRUTE, WIRED**"
    assert t.game.describe(event, "p1", "de") == "⚠️ Stufe 2: **KOLOSS, VERKABELT**"


def test_effects_overcome_a_stage_as_tasks_do(table: Lay) -> None:
    secret = Stage(tasks=(SEARCH,), secrets=2)
    t = table(cards=boss(secret, WIRED, ALONE)).put("brute", at=UP)
    t.resolve("p1", [DealDamage(4, ENEMY)])
    assert t.card("brute").secrets == 2
    t.resolve("p1", [RemoveSecrets(1, ENEMY)])
    assert t.card("brute").stage == 1
    t.resolve("p1", [RemoveSecrets(1, ENEMY)])
    assert t.card("brute").stage == 2
    t.resolve("p1", [PlaceDice(2, ENEMY)])
    assert t.card("brute").stage == 3
    t.resolve("p1", [NextStage(ENEMY)])
    assert t.card("brute").stage == 3, "there is none left"


def test_a_new_stage_stands_even_if_the_last_had_retreated(table: Lay) -> None:
    t = table(cards=boss(ALONE)).put("brute", at=UP, back=True)
    t.resolve("p1", [NextStage(ENEMY)])
    assert not t.card("brute").back


def test_an_objective_can_ask_for_a_stage(table: Lay) -> None:
    cards = boss(WIRED, ALONE) | {"chapter-one": {"objective": StageIs("brute", 2)}}
    t = table(cards=cards).put("brute", at=UP)
    t.resolve("p1", [GainHope(1)])
    assert t.game.state.chapter == "chapter-one"
    t.resolve("p1", [NextStage(ENEMY)])
    assert t.game.state.chapter == "chapter-two"


def test_a_defeated_boss_has_been_through_all_its_stages(table: Lay) -> None:
    cards = boss(WIRED) | {"chapter-one": {"objective": StageIs("brute", 2)}}
    t = table(cards=cards).put("brute", at=UP, stage=1)
    t.game.state.chapter = ""
    t.resolve("p1", [PlaceDice(2, ENEMY)])
    assert t.game.state.defeated == ["brute"]
    t.game.state.chapter = "chapter-one"
    t.resolve("p1", [GainHope(1)])
    assert t.game.state.chapter == "chapter-two"


def test_a_sensible_player_works_on_the_stage_that_is_there(table: Lay) -> None:
    for stage, verb in ((0, "fight"), (1, "hack"), (2, "support")):
        cards = boss(WIRED, ALONE) | {"chapter-one": {"objective": Defeated("brute")}}
        t = table(cards=cards).put("brute", at=UP, stage=stage, support=("hope",)).put("floor", at=UP)
        t.turn("vex")
        decision = t.asked("vex")
        (key,) = choose(t.game, "p1", decision.id, "sensible")
        option = decision.option(key)
        assert option is not None
        done = {"direct": verb}.get(option.verb, option.verb)
        assert (done, option.oid) == (verb, t.card("brute").oid)
