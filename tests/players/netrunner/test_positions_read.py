"""Positions that turn on one card read rightly: wins, floods, hunts, cards that are left to work."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import MakeRun
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.testkit import Table
from engine.players.netrunner.reading import run_card
from engine.speech.structs import inside
from tests.players.netrunner.deciding import watched

PLAIN = ["Always Have a Backup Plan", "Charlatan", "Demolition Run"]
"""Cards whose run is reckoned with as any other: what they add hangs on how it goes."""


def centrals(t: Table) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")


def five_points(t: Table, seat: str) -> None:
    t.score_area(seat, "Send a Message", "Offworld Office")


def test_an_agenda_from_hand_wins_with_clicks_that_a_card_gains() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.hand("corp", "Biotic Labor", "Accelerated Beta Test", "Hedge Fund", "Palisade")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=7)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_an_agenda_from_hand_wins_where_a_card_lets_it_need_less() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.root("Server 1", "SanSan City Grid")
        t.hand("corp", "Accelerated Beta Test", "Palisade", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_ice_that_he_cannot_break_goes_where_the_agenda_will_lie() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Palisade")
        t.rig("Cleaver")
        t.hand("corp", "Enigma", "Offworld Office", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert len(w.table.game.state.servers["remote1"].ice) == 2, w.done
        assert w.table.credits("corp") >= 3, w.done


def test_copies_of_a_card_in_hand_kill_together() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "runner")
        t.hand("corp", "Scorched Earth", "Scorched Earth", "Hedge Fund")
        t.hand("runner", *["Corroder"] * 5)
        t.set(corp_credits=6, runner_credits=9, tags=1)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_counters_that_flood_a_server_are_purged() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Ice Wall")
        t.deck("corp", *["Offworld Office"] * 4, *["Hedge Fund"] * 8)
        five_points(t, "runner")
        t.rig("Corroder")
        t.rig("Medium", virus=6)
        t.hand("corp", "Hedge Fund", "PAD Campaign")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Purge"), w.done


def test_tags_go_before_what_was_seen_in_archives_kills() -> None:
    def build(t: Table) -> None:
        t.discard_pile("corp", "Scorched Earth")
        centrals(t)
        t.hand("runner", "Sure Gamble", "Corroder", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=9, runner_credits=6, tags=2)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0 or len(w.table.names("grip")) >= 4, w.done


def test_a_run_is_made_with_what_gets_past_the_ice() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Enigma")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.hand("runner", "Inside Job", "Diesel", "Sure Gamble", "Sure Gamble", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=3)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_what_replaces_a_breach_is_for_what_it_replaces_it_with() -> None:
    """Account Siphon leaves nothing to rez the ice of the other server with."""

    def build(t: Table) -> None:
        five_points(t, "corp")
        t.ice("R&D", "Tithe")
        t.ice("Server 1", "Hadrian's Wall", "Enigma", rezzed=False)
        t.root("Server 1", "Offworld Office", advancement=3)
        t.hand("runner", "Account Siphon", "Sure Gamble", "Corroder", "Corroder", "Diesel")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=5, runner_credits=4)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Play Account Siphon"), w.done
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_every_card_that_makes_a_run_is_read_for_more_than_the_run() -> None:
    plain = set()
    for code in declared():
        kind = definition(code)
        whole = [kind.play.effects] if kind.play is not None else []
        for effects in whole + [paid.effects for _, paid in kind.actions]:
            if any(isinstance(part, MakeRun) for part in inside(effects)):
                run = run_card(effects)
                assert run is not None, code
                if not any(run._replace(servers=(), optional=False, fresh=False, iced=False, may=False)):
                    plain.add(kind.title)
    assert sorted(plain) == PLAIN


def test_what_earns_in_the_open_is_trashed() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.root("Server 1", "PAD Campaign", rezzed=True)
        t.hand("runner", "Sure Gamble", "Corroder", "Diesel")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=9)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "PAD Campaign" in w.table.names("archives"), w.done


def test_credits_that_lie_on_a_card_are_taken() -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Brân 1.0", "Brân 1.0")
        t.rig("Armitage Codebusting", credit=12)
        t.hand("runner", *["Corroder"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=1)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert any("Armitage" in label for label in w.done), w.done


@pytest.mark.parametrize("title", ["Spin Doctor", "Mumbad City Hall", "Magistrate Revontulet"])
def test_an_asset_that_is_worth_its_price_is_rezzed_before_the_turn(title: str) -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Enigma")
        t.root("Server 1", title)
        t.hand("corp", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9)
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.turn()
        assert w.did(f"Rez {title}"), w.done
