"""Positions about ice and money that a sensible Corp must get right."""

from __future__ import annotations

import pytest

from engine.netrunner.table.memory import remembers
from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


def test_ice_is_no_bait() -> None:
    """A Runner knows that it is no agenda: a counter on it is lost if it does not make the ice better."""

    def build(t: Table) -> None:
        t.ice("HQ", "Pharos", rezzed=False, turn=9)
        t.ice("R&D", "Tithe")
        t.hand("corp", "Hedge Fund")
        t.set(corp_credits=4, turn=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Advance Pharos"), w.done


def _lured(t: Table, root: str) -> None:
    t.ice("HQ", "Otoroshi")
    t.ice("Server 1", "Palisade")
    t.root("Server 1", root, rezzed=False)
    t.hand("corp", "Hedge Fund", "Tithe")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(corp_credits=6, runner_credits=5)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    t.click("Let the unbroken subroutines resolve")


def test_no_agenda_is_shown_to_the_runner_for_counters() -> None:
    """Otoroshi lets the Runner access what it advances."""
    for w in watched(lambda t: _lured(t, "Offworld Office"), "corp"):
        assert w.chosen() == [], w.chosen()


def test_but_a_trap_is() -> None:
    for w in watched(lambda t: _lured(t, "Urtica Cipher"), "corp"):
        assert w.chosen() == ["Urtica Cipher in Server 1"], w.chosen()


def test_ice_that_cannot_be_rezzed_guards_nothing() -> None:
    """Bloop needs other rezzed ice to derez: without it an agenda behind Bloop lies open."""

    def build(t: Table) -> None:
        t.ice("HQ", "Bloop", rezzed=False)
        t.ice("R&D", "Bloop", rezzed=False)
        t.ice("Server 1", "Bloop", rezzed=False)
        t.hand("corp", "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=0)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Install Offworld Office"), w.done


def test_the_ice_that_ends_runs_is_installed_before_what_lets_them_through() -> None:
    """Nobody has a breaker: the Runner passes Archangel for a trace, Wall of Static not at all."""

    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.hand("corp", "Archangel", "Wall of Static")
        t.set(corp_credits=5, runner_credits=5)
        t.start("corp", clicks=1)

    for w in watched(build, "corp"):
        assert w.chosen()[0].startswith("Install Wall of Static protecting R&D")


def _one_away(t: Table, credits: int) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Send a Message", advancement=1, turn=1)
    t.hand("corp", "Retribution")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=credits, runner_credits=3, turn=4)
    t.start("corp", clicks=1)


def test_the_money_that_rezzes_ice_is_not_spent_on_counters() -> None:
    """With three credits Palisade can be rezzed, with two it cannot."""
    for w in watched(lambda t: _one_away(t, 3), "corp"):
        assert not w.chosen()[0].startswith("Advance"), w.chosen()
    for w in watched(lambda t: _one_away(t, 9), "corp"):
        assert w.chosen()[0].startswith("Advance"), w.chosen()


def _conduit(t: Table, counters: int) -> None:
    t.ice("R&D", "Tithe", rezzed=False)
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "Offworld Office", turn=1)
    t.rig("Conduit", virus=counters)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=3, runner_credits=7, turn=4)
    t.start("runner", clicks=3)
    t.click("Run on R&D")


def test_ice_is_rezzed_where_the_runner_comes_for_many_cards() -> None:
    """An agenda that needs four credits cannot be scored with three in any case."""
    for w in watched(lambda t: _conduit(t, 3), "corp"):
        assert w.chosen()[0].startswith("Rez Tithe"), w.chosen()


def test_the_credits_that_score_an_agenda_next_turn_rez_nothing_on_hq() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Palisade", rezzed=False)
        t.ice("Server 1", "Palisade")
        t.root("Server 1", "Superconducting Hub", turn=1)
        t.hand("corp", "Offworld Office", *["Hedge Fund"] * 4)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.rig("Cleaver")
        t.set(corp_credits=3, runner_credits=5, turn=4)
        t.start("runner", clicks=1)
        t.click("Run on HQ")

    for w in watched(build, "corp"):
        assert w.chosen() == ["Do not rez"], w.chosen()


def test_the_first_ice_goes_where_more_points_are_to_be_had() -> None:
    def build(t: Table, *hand: str) -> None:
        t.hand("corp", "Palisade", *hand)
        t.set(corp_credits=5)
        t.start("corp", clicks=1)

    for w in watched(lambda t: build(t, "Offworld Office", *["Retribution"] * 4), "corp"):
        assert w.chosen()[0].startswith("Install Palisade protecting R&D"), w.chosen()
    for w in watched(lambda t: build(t, "Offworld Office", "Send a Message", "Retribution"), "corp"):
        assert w.chosen()[0].startswith("Install Palisade protecting HQ"), w.chosen()


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_17_a_trap_the_runner_has_seen_is_not_advanced_again(level: str) -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.root("Server 1", "Urtica Cipher", advancement=1)
        t.hand("runner", *["Sure Gamble"] * 5)
        t.deck("runner", *["VRcation"] * 5)
        t.set(runner_credits=1)
        t.start("runner", clicks=1)
        t.click("Run on Server 1")
        t.click("Go on to the server")
        while t.decision.seat == "runner" or not t.offered("Gain 1 credit"):
            t.answer([t.decision.options[-1].key])
        (oid,) = t.game.state.servers["remote1"].root
        assert remembers(t.game.state, "runner", oid)

    for w in watched(build, "corp", level):
        w.turn()
        assert not w.did("Advance Urtica"), w.done


def test_a_trap_in_the_open_is_advanced_for_a_runner_who_looks_at_everything() -> None:
    """As far as its habits show: who left such cards alone is not waited for."""

    def build(t: Table, left: int) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.root("Server 1", "Urtica Cipher", rezzed=False, turn=9)
        for n in range(left):
            t.root(f"Server {n + 2}", "Nico Campaign", rezzed=False, turn=1)
        t.hand("corp", "Retribution")
        t.set(corp_credits=6, turn=8)
        t.start("corp", clicks=1)

    for w in watched(lambda t: build(t, 0), "corp"):
        assert w.chosen()[0].startswith("Advance"), w.chosen()
    for w in watched(lambda t: build(t, 3), "corp"):
        assert not w.chosen()[0].startswith("Advance"), w.chosen()


def _jammed(t: Table, ice: str, credits: int) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", ice, rezzed=False)
    t.hand("corp", "Superconducting Hub")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=credits, runner_credits=6)
    t.start("corp", clicks=1)


def test_no_agenda_goes_behind_ice_that_cannot_be_paid_for() -> None:
    for w in watched(lambda t: _jammed(t, "Tollbooth", 5), "corp"):
        assert not w.chosen()[0].startswith("Install Superconducting Hub"), w.chosen()
    for w in watched(lambda t: _jammed(t, "Tollbooth", 12), "corp"):
        assert w.chosen()[0].startswith("Install Superconducting Hub"), w.chosen()


def test_the_card_that_is_trashed_is_the_least_wanted() -> None:
    """Hansei Review gains credits first; the card is chosen for its second instruction."""

    def build(t: Table) -> None:
        t.hand("corp", "Hansei Review", "Hunter", "AstroScript Pilot Program", "PAD Campaign")
        t.set(corp_credits=6)
        t.start("corp")
        t.click("Play Hansei Review")

    for w in watched(build, "corp"):
        assert w.chosen() == ["Hunter"], w.chosen()
