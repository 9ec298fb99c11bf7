"""Positions that a plain turn gets right: kept from a second reading of the computer's games, which found no
fault in them."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched
from tests.players.netrunner.test_positions_read import centrals, five_points


def test_an_agenda_does_not_wait_in_an_open_hq_at_match_point() -> None:
    """C6."""

    def build(t: Table) -> None:
        t.score_area("runner", *["Offworld Office"] * 3)
        t.ice("R&D", "Enigma", "Wall of Static")
        t.ice("Server 1", "Enigma", "Wall of Static")
        t.hand("corp", "Offworld Office", "Ice Wall")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        guarded = w.table.game.state.servers["hq"].ice or "Offworld Office" not in w.table.names("hq")
        assert guarded, w.done


def test_the_last_cards_of_rd_are_not_drawn_for_money() -> None:
    """C9."""

    def build(t: Table) -> None:
        t.empty_deck("corp")
        t.deck("corp", "Hedge Fund", "Hedge Fund")
        t.score_area("corp", *["Offworld Office"] * 3)
        t.ice("Server 1", "Enigma")
        t.root("Server 1", "Accelerated Beta Test")
        t.hand("corp", "Predictive Planogram", "PAD Campaign")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=1)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.turn()
        assert len(w.table.names("rd")) == 2, w.done
        assert w.did("Play Predictive Planogram"), w.done


def test_the_credits_of_a_tagged_runner_go() -> None:
    """C10."""

    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Enigma")
        t.rig("Gordian Blade")
        t.hand("corp", "Closed Accounts", "Accelerated Beta Test", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=8, runner_credits=12, tags=1)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Play Closed Accounts"), w.done


def test_an_agenda_takes_the_place_of_an_asset_at_match_point() -> None:
    """C12."""

    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Enigma", "Wall of Static")
        t.root("Server 1", "PAD Campaign", rezzed=True)
        t.hand("corp", "Accelerated Beta Test", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Install Accelerated Beta Test in Server 1"), w.done


def test_money_and_a_breaker_come_before_the_winning_agenda_in_archives() -> None:
    """R1."""

    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "runner")
        t.discard_pile("corp", "Offworld Office")
        t.ice("Archives", "Wall of Static")
        t.hand("runner", "Corroder", "Sure Gamble", "Diesel")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=5)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.winner == "runner", w.done


def test_a_run_card_that_lends_credits_pays_for_the_agenda_at_match_point() -> None:
    """R4."""

    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Wall of Static", "Wall of Static")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.rig("Corroder")
        t.hand("runner", "Stimhack", "Diesel", *["Sure Gamble"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=1)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_a_tagged_runner_without_credits_draws_before_what_was_seen_in_archives() -> None:
    """R7."""

    def build(t: Table) -> None:
        t.discard_pile("corp", "Scorched Earth")
        t.ice("HQ", "Enigma")
        t.ice("R&D", "Enigma")
        t.hand("runner", "Corroder", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=9, runner_credits=0, tags=1)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0 or len(w.table.names("grip")) >= 4, w.done


def test_a_heap_of_facedown_cards_in_an_open_archives_is_looked_at() -> None:
    """R11."""

    def build(t: Table) -> None:
        t.discard_pile("corp", "Offworld Office", *["Hedge Fund"] * 3, faceup=False)
        t.score_area("runner", "Offworld Office", "Offworld Office")
        t.ice("HQ", "Enigma", "Wall of Static")
        t.ice("R&D", "Enigma", "Wall of Static")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=4)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Run on Archives" in w.done, w.done
