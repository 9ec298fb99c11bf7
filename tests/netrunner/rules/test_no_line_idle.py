"""Lines of the rules without which no other test would tell a difference (`make mutants`)."""

from __future__ import annotations

from engine.netrunner import new_game
from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.effects import MakeRun
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.table.edition import CR_24_03
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_1_2_2_who_may_not_remove_tags_is_not_offered_to() -> None:
    corp("Leaflet", "asset", Static(Cannot("remove_tag", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Leaflet", rezzed=True)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert not t.offered("Remove 1 tag")


def test_whoever_decides_about_their_hand_does_not_choose_an_action() -> None:
    game = new_game("beginner", 1, edition=CR_24_03.name)
    assert {decision.kind for decision in game.decisions} == {"mulligan"}
    assert not game.chooses_action(CORP)


def test_a_run_on_hq_or_a_remote_server_may_be_on_either() -> None:
    runner("Both Ways", "event", Play((MakeRun(("hq", "remote")),)))
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.hand(RUNNER, "Both Ways")
    t.start(RUNNER)
    t.click("Play Both Ways")
    assert {option.to for option in t.decision.options} == {"hq", "remote1"}


def test_trash_costs_of_cards_in_hq_are_those_of_that_server() -> None:
    corp("Vault Door", "upgrade", Static(Price("trash", 3, AnyCard(), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Vault Door", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.root("Server 2", "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, price in (("HQ", 7), ("Server 2", 4)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert [o.n for o in t.decision.options if o.verb == "trash_accessed"] == [price]
        t.next_action()


def test_9_12_3b_who_must_pay_trash_costs_in_hq_must_not_elsewhere() -> None:
    corp("Fine Print", "upgrade", Static(Must("pay_trash_cost", where=("hq",))))
    t = Table()
    t.root("Server 1", "Fine Print", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.hand(CORP, "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, ways in (("HQ", 1), ("Server 2", 2)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert len(t.options) == ways
        t.click("Trash PAD Campaign")
        t.next_action()
