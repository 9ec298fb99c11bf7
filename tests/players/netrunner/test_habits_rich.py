"""Who has more money than it can use must not wait on it; nothing is drawn only to be
discarded; and one rule says what is rezzed, at the time or for the whole run."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import POLICY
from engine.netrunner.testkit import Table
from engine.players import choose
from tests.players.netrunner.deciding import watched


def _short_of_agendas(t: Table, credits: int) -> None:
    """Six of seven points, a server to score in, HQ full of what is of no use now."""
    t.score_area("corp", "Send a Message", "Send a Message")
    for server in ("HQ", "R&D", "Server 1"):
        t.ice(server, "Enigma", "Wall of Static")
    t.hand("corp", *["Closed Accounts"] * 3, *["Neural EMP"] * 2)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=credits, runner_credits=9)
    t.start("corp")


def test_a_rich_corp_without_an_agenda_looks_for_one_though_hq_is_full() -> None:
    for w in watched(lambda t: _short_of_agendas(t, 24), "corp"):
        w.turn()
        assert w.did("Draw 1 card"), w.done


def test_a_poor_one_does_not() -> None:
    for w in watched(lambda t: _short_of_agendas(t, 3), "corp"):
        w.turn()
        assert not w.did("Draw 1 card"), w.done


def _shut_out(t: Table, *rig: str) -> None:
    t.ice("R&D", "Ballista")
    t.ice("HQ", "Archer", "Archer")
    t.deck("corp", *["Offworld Office"] * 4, *["Hedge Fund"] * 12)
    t.rig(*rig)
    t.hand("runner", "Mayfly", "Creative Commission", "Creative Commission", "Marjanah", "Marjanah")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(corp_credits=9, runner_credits=60)
    t.start("runner")


def test_a_rich_runner_spends_a_breaker_on_an_access() -> None:
    for w in watched(lambda t: _shut_out(t, "Mayfly", "Marjanah"), "runner"):
        w.turn()
        assert w.did("Run on R&D"), w.done


def test_a_rich_runner_without_a_breaker_looks_for_one_though_the_grip_is_full() -> None:
    def build(t: Table) -> None:
        t.ice("R&D", "Archer")
        t.ice("HQ", "Archer")
        t.rig("Corroder", "Gordian Blade")
        t.hand("runner", *["Corroder"] * 5)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=9, runner_credits=40)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Draw 1 card"), w.done


@pytest.mark.parametrize("harm", [0, 1])
def test_a_hand_that_holds_less_is_not_filled_to_be_discarded(harm: int) -> None:
    """With a hand limit of four a fifth card is drawn as little as a sixth is otherwise."""

    def build(t: Table) -> None:
        t.ice("R&D", "Archer")
        t.ice("HQ", "Archer")
        t.rig("Corroder", "Gordian Blade")
        t.hand("runner", *["Corroder"] * (5 - harm))
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=9, runner_credits=9, core_damage=harm)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Draw 1 card"), w.done


def test_an_upgrade_is_rezzed_by_the_same_rule_for_a_whole_run() -> None:
    for asked in ("Decide at each piece of ice", "Decide for the whole run"):
        t = Table(policy=POLICY)
        t.ice("Server 1", "Enigma", rezzed=False)
        t.root("Server 1", "Offworld Office", advancement=3)
        t.root("Server 1", "Red Herrings", rezzed=False)
        t.rig("Mayfly")
        t.set(corp_credits=9, runner_credits=9)
        t.start("runner")
        t.click("Run on Server 1")
        if t.offered(asked):
            t.click(asked)
        while t.game.decisions and not t.card("Red Herrings").faceup and not t.offered("Steal Offworld"):
            decision = t.decision
            t.answer(choose(t.game, decision.seat, decision.id, "sensible"))
        assert t.card("Red Herrings").faceup, asked
