"""What players cannot choose or bring about: cards that are not theirs, what is forbidden or prevented."""

from __future__ import annotations

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import Gain
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def verbs(t: Table) -> dict[str, list[str]]:
    """What is offered: the titles by verb."""
    found: dict[str, list[str]] = {}
    for option in t.decision.options:
        card = t.game.state.cards.get(option.oid)
        found.setdefault(option.verb, []).append("" if card is None else t.game.face(card).title)
    return found


def test_8_1_2_a_facedown_card_of_the_runner_is_not_the_corps_to_rez() -> None:
    """8.1.2, 8.1.4a: only the Corp's own."""
    t = Table(policy=ASK_ALL)
    t.rig("Smartware Distributor", faceup=False)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    assert verbs(t)["rez"] == ["Nico Campaign"]


def test_1_2_2_operations_can_be_played_where_nothing_can_be_installed() -> None:
    """1.2.2: and installing is no action any more."""
    runner("Roadblock", "resource", Static(Cannot("install", who="corp")))
    t = Table()
    t.rig("Roadblock")
    t.hand("corp", "Hedge Fund", "Palisade", "Nico Campaign")
    t.start("corp")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Hedge Fund"], None)


def test_1_2_2_events_can_be_played_where_nothing_can_be_installed() -> None:
    corp("Roadblock", "asset", Static(Cannot("install", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Roadblock", rezzed=True)
    t.hand("runner", "Sure Gamble", "Smartware Distributor")
    t.start("runner")
    found = verbs(t)
    assert (found.get("play"), found.get("install")) == (["Sure Gamble"], None)


def test_3_9_3_programs_without_memory_cost_do_not_help() -> None:
    """3.9.3c, 10.3.1e: trashing them would leave the limit exceeded, so they are no choice."""
    runner("Feather", "program", memory_cost=0)
    t = Table(policy=ASK_ALL)
    t.rig("Feather", "Leech", "Mayfly", "Cleaver", "Unity")
    t.start("runner")
    t.effect("runner", Gain(1))
    assert t.decision.kind == "memory"
    assert sorted(verbs(t)["trash_for_memory"]) == ["Cleaver", "Leech", "Mayfly", "Unity"]


def test_1_7_conceding_is_all_that_happens() -> None:
    """What a game tells of a concession is not what it told before."""
    t = Table()
    t.start("corp")
    t.click("Gain 1 credit")
    before = t.game.state
    told = t.game.concede("corp")
    assert before.over is None, "undo is keeping the state of before"
    assert told[0].kind == "concede"
    assert t.winner == RUNNER
