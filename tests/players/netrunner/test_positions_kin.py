"""Positions of the kinds of the others with other cards: what was learned from one is not about its cards."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched
from tests.players.netrunner.test_positions_read import centrals, five_points


def test_an_agenda_from_hand_wins_with_clicks_that_another_card_gains() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.hand("corp", "Nanomanagement", "Accelerated Beta Test", "Hedge Fund", "Palisade")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=7, runner_credits=5)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_two_operations_for_a_tag_each_kill_together() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "runner")
        t.hand("corp", "End of the Line", "End of the Line", "Hedge Fund")
        t.hand("runner", *["Corroder"] * 6)
        t.set(corp_credits=12, runner_credits=9, tags=2)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_a_conduit_that_would_see_half_of_the_deck_is_purged() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Ice Wall")
        t.deck("corp", *["Offworld Office"] * 4, *["Hedge Fund"] * 8)
        five_points(t, "runner")
        t.rig("Corroder")
        t.rig("Conduit", virus=6)
        t.hand("corp", "Hedge Fund", "PAD Campaign")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Purge"), w.done


def test_a_barrier_goes_where_the_agenda_will_lie_if_he_has_a_decoder_alone() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Enigma")
        t.rig("Unity")
        t.hand("corp", "Wall of Static", "Offworld Office", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert len(w.table.game.state.servers["remote1"].ice) == 2, w.done
        assert w.table.credits("corp") >= 3, w.done


def test_a_faceup_agenda_behind_a_code_gate_wins_with_money_and_a_decoder_from_hand() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "runner")
        t.discard_pile("corp", "Offworld Office")
        t.ice("Archives", "Enigma")
        t.hand("runner", "Gordian Blade", "Sure Gamble", "Diesel")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=5, corp_credits=6)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.winner == "runner", w.done


def test_another_card_that_gets_past_the_ice_is_for_the_run_that_matters() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "runner")
        t.ice("Archives", "Wall of Static")
        t.discard_pile("corp", "Offworld Office")
        t.hand("runner", "S-Dobrado", "Diesel", *["Sure Gamble"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=3, corp_credits=5)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_credits_for_a_run_are_for_the_run_that_matters() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Wall of Static", "Wall of Static")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.rig("Corroder")
        t.hand("runner", "Overclock", "Diesel", *["Sure Gamble"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=1, corp_credits=5)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


@pytest.mark.parametrize("seen", ["End of the Line", "BOOM!"])
def test_tags_go_before_another_card_that_was_seen_kills(seen: str) -> None:
    """Four meat damage for a tag; seven for who has two."""

    def build(t: Table) -> None:
        t.discard_pile("corp", seen)
        centrals(t)
        t.hand("runner", "Sure Gamble", "Corroder", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=9, runner_credits=6, tags=2)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0 or len(w.table.names("grip")) >= 4, w.done


def test_another_campaign_in_the_open_is_trashed() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.root("Server 1", "Adonis Campaign", rezzed=True, credit=12)
        t.hand("runner", "Sure Gamble", "Corroder", "Diesel")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=9)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Adonis Campaign" in w.table.names("archives"), w.done


def test_credits_that_lie_on_another_card_are_taken() -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Brân 1.0", "Brân 1.0")
        t.rig("Telework Contract", credit=9)
        t.hand("runner", *["Corroder"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=1)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert any("Telework" in label for label in w.done), w.done


@pytest.mark.parametrize(
    ("title", "used"),
    [
        ("Magnum Opus", "Gain 2 credits"),
        ("Professional Contacts", "draw 1 card"),
        ("Friend of a Friend", "Gain"),
    ],
)
def test_a_click_is_used_where_it_brings_more_than_the_basic_action(title: str, used: str) -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Brân 1.0", "Brân 1.0")
        t.rig(title)
        t.hand("runner", *["Corroder"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.deck("runner", *["Sure Gamble"] * 6)
        t.set(runner_credits=1)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert any(label.startswith(title) and used in label for label in w.done), w.done
        assert not w.did("Gain 1 credit") or title == "Friend of a Friend", w.done


def test_a_card_for_credits_that_may_make_a_run_is_played_for_its_credits() -> None:
    """Carpe Diem's run need not be made, and nobody knows yet on which server it would be."""

    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Brân 1.0", "Brân 1.0")
        t.hand("runner", "Carpe Diem", *["Sure Gamble"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=2)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Play Carpe Diem"), w.done
        assert w.table.game.run is None


@pytest.mark.parametrize("credits", [16, 30])
def test_a_rich_corp_makes_its_agenda_ready_to_score_before_it_takes_more(credits: int) -> None:
    """Four counters: one of them now, so that three clicks do next turn."""

    def build(t: Table) -> None:
        t.ice("HQ", "Enigma")
        t.ice("R&D", "Enigma")
        t.ice("Server 1", "Wall of Static", "Enigma")
        t.hand("corp", *["Hedge Fund"] * 3, "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=credits, runner_credits=5)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.card("Offworld Office").advancement >= 1, w.done


def test_who_is_rich_does_not_click_for_credits() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Brân 1.0", "Brân 1.0")
        t.rig("Magnum Opus")
        t.hand("runner", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.deck("runner", *["Sure Gamble"] * 6)
        t.set(runner_credits=30)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Magnum Opus"), w.done


def test_an_empty_archives_with_no_card_unseen_is_left_alone() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Enigma", "Wall of Static")
        t.ice("R&D", "Enigma", "Wall of Static")
        t.hand("runner", *["Sure Gamble"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(runner_credits=4, corp_credits=6)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Run on"), w.done


def test_the_agenda_takes_the_place_of_another_campaign() -> None:
    def build(t: Table) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Enigma", "Wall of Static")
        t.root("Server 1", "Nico Campaign", rezzed=True, credit=3)
        t.hand("corp", "Accelerated Beta Test", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6, runner_credits=5)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert any(label.startswith("Install Accelerated Beta Test in Server 1") for label in w.done), w.done


def test_a_run_on_nothing_is_not_worth_a_rez_and_a_run_that_wins_is() -> None:
    def build(t: Table, server: str) -> None:
        t.ice("Archives", "Wall of Static", rezzed=False)
        t.ice("Server 1", "Wall of Static", rezzed=False)
        five_points(t, "runner")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=5, runner_credits=5)
        t.start("runner")
        t.click(f"Run on {server}")

    for server, rezzed in (("Archives", False), ("Server 1", True)):
        for w in watched(lambda t, server=server: build(t, server), "corp"):  # type: ignore[misc]
            w.until(lambda t: t.game.run is None)
            assert w.did("Rez Wall of Static") == rezzed, (server, w.done)


def test_a_sentry_that_kills_is_not_run_through_without_a_killer() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Neural Katana")
        t.ice("R&D", "Neural Katana")
        t.hand("runner", "Sure Gamble", "Corroder", "Corroder")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=6, runner_credits=6)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Run on HQ"), w.done
        assert not w.did("Run on R&D"), w.done


def test_a_bioroid_is_run_through_with_the_first_clicks_for_what_wins() -> None:
    def build(t: Table, clicks: int) -> None:
        centrals(t)
        five_points(t, "corp")
        t.ice("Server 1", "Eli 1.0")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.hand("runner", *["Corroder"] * 4)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=3, runner_credits=0)
        t.start("runner", clicks=clicks)

    for w in watched(lambda t: build(t, 4), "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done
    for w in watched(lambda t: build(t, 2), "runner"):
        w.turn()
        assert not w.did("Run on Server 1"), w.done


def test_the_breaker_is_installed_before_the_run() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Wall of Static")
        t.ice("R&D", "Enigma", "Enigma")
        t.hand("runner", "Corroder", "Sure Gamble", "Diesel")
        t.hand("corp", *["Offworld Office"] * 3, "Hedge Fund")
        t.set(corp_credits=4, runner_credits=6)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        labels = [label for label in w.done if label.startswith(("Run on HQ", "Install Corroder"))]
        assert labels[:1] != ["Run on HQ"], w.done
        assert w.did("Install Corroder"), w.done


def test_a_full_rig_and_money_run_what_is_advanced() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Enigma", "Wall of Static")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.rig("Corroder", "Gordian Blade", "Mimic")
        t.hand("runner", *["Sure Gamble"] * 5)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=4, runner_credits=20)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Offworld Office" in w.table.names("runner_score"), w.done


def test_a_tag_goes_before_a_resource_is_trashed_for_it() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.rig("Armitage Codebusting", credit=12)
        t.hand("runner", *["Corroder"] * 3)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=8, runner_credits=3, tags=1)
        t.start("runner", clicks=2)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0, w.done


def test_with_the_last_click_and_two_cards_nothing_unknown_is_run_through() -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Neural Katana", rezzed=False)
        t.hand("runner", "Corroder", "Mimic")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=6, runner_credits=4)
        t.start("runner", clicks=1)

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Run on"), w.done


def test_the_second_breaker_of_a_kind_and_not_the_first_is_discarded() -> None:
    def build(t: Table) -> None:
        t.rig("Corroder")
        t.hand("runner", "Sure Gamble", "Gordian Blade", "Corroder", "Mimic", "Sure Gamble", "Stimhack")
        t.start("runner", clicks=1)
        t.click("Gain 1 credit")

    for w in watched(build, "runner"):
        assert w.chosen() == ["Corroder"], w.chosen()


def test_a_tagged_and_rich_runner_loses_its_credits_before_the_agenda_goes_down() -> None:
    def build(t: Table) -> None:
        centrals(t)
        t.ice("Server 1", "Wall of Static")
        t.rig("Corroder")
        t.hand("corp", "Closed Accounts", "Project Vitruvius", "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=8, runner_credits=14, tags=1)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Play Closed Accounts"), w.done
