"""What is shown to a seat with a question, or was shown before, it reckons with."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import Damage, FoundToHand, Search
from engine.netrunner.language.selectors import Type
from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import Watched, watched


def test_the_runner_orders_r_and_d_by_what_lies_there_and_comes_back_for_it() -> None:
    def build(t: Table) -> None:
        t.deck("corp", "Hedge Fund", "PAD Campaign", "Enigma", "Offworld Office", "Ice Wall")
        t.ice("HQ", "Enigma")
        t.hand("runner", "Indexing", "Sure Gamble", "Sure Gamble")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=9)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.names("runner_score") == ["Offworld Office"], w.done


@pytest.mark.parametrize(("top", "run"), [("Hedge Fund", False), ("Offworld Office", True)])
def test_what_was_seen_on_top_of_r_and_d_decides_whether_it_is_run_on(top: str, run: bool) -> None:
    for w in watched(lambda t: _looked(t, top), "runner"):
        w.turn()
        assert w.did("Run on R&D") == run, w.done


def _looked(t: Table, top: str) -> None:
    t.ice("HQ", "Enigma")
    t.deck("corp", top)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(runner_credits=4)
    t.game.state.memory["runner"] = ((t.game.state.zones["rd"][0], t.game.state.turn),)
    t.start("runner", clicks=1)


@pytest.mark.parametrize(("other", "run"), [("Hedge Fund", False), ("Offworld Office", True)])
def test_what_was_seen_in_hq_decides_whether_it_is_run_on(other: str, run: bool) -> None:
    """All of it has been seen before: it is worth what is there."""

    def build(t: Table) -> None:
        t.ice("R&D", "Enigma")
        t.hand("corp", "Hedge Fund", other)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(runner_credits=4)
        t.game.state.memory["runner"] = tuple((oid, 0) for oid in t.game.state.zones["hq"])
        t.start("runner", clicks=1)

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Run on HQ") == run, w.done


def test_the_corp_chooses_what_damage_trashes_by_what_it_is() -> None:
    def build(t: Table) -> None:
        t.hand("runner", "Stowaway", "Sure Gamble", "Stowaway")
        t.hand("corp", *["Hedge Fund"] * 3)
        t.start("corp")
        t.effect("corp", Damage("net", 1))

    for w in watched(build, "corp", corp="Chronos Protocol: Selective Mind-mapping"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert "Sure Gamble" in w.table.names("heap"), w.done


def test_what_is_looked_for_is_not_only_cheap() -> None:
    """Of virus programs the one that brings most for its price."""

    def build(t: Table) -> None:
        t.rig("Djinn")
        t.deck("runner", "Tapwrm", "Pelangi", "Fermenter")
        t.hand("runner", *["VRcation"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=6)
        t.start("runner")
        t.click("Djinn")

    for w in watched(build, "runner"):
        w.answer()
        assert w.done == ["Find Fermenter"], w.done


def test_a_breaker_that_is_missing_is_looked_for_also_by_who_has_no_credits() -> None:
    def build(t: Table) -> None:
        t.rig("Djinn")
        t.ice("R&D", "Enigma")
        t.deck("runner", "Read-Write Share", "Houdini", "Scheherazade")
        t.hand("runner", *["VRcation"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=0)
        t.start("runner")
        t.effect("runner", Search(Type("program")), FoundToHand())

    for w in watched(build, "runner"):
        w.answer()
        assert w.done == ["Find Houdini"], w.done


@pytest.mark.parametrize(("money", "rezzed"), [(2, set()), (3, {"Enigma"}), (9, {"Enigma", "Ichi 1.0"})])
def test_for_a_whole_run_no_more_is_chosen_than_can_be_paid(money: int, rezzed: set[str]) -> None:
    t = Table(seed=1)
    t.ice("HQ", "Enigma", "Ichi 1.0", rezzed=False)
    t.hand("corp", "Offworld Office", "Offworld Office", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=money, runner_credits=3)
    t.start("runner")
    t.play("Run on HQ", "Decide for the whole run")
    w = Watched(t, "corp", again=False)
    chosen = w.chosen()
    assert {title for title in ("Enigma", "Ichi 1.0") for label in chosen if title in label} == rezzed, chosen
