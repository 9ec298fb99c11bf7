"""Positions a sensible Runner must get right, each with twenty seeds, some with the hidden cards moved."""

from __future__ import annotations

import msgspec
import pytest

from engine.netrunner import new_game
from engine.netrunner.table.state import GRIP
from engine.netrunner.testkit import Table
from engine.players import choose
from tests.players.netrunner.deciding import SEEDS, watched


def runs(done: list[str]) -> list[str]:
    """The servers run on, in order."""
    return [label.removeprefix("Run on ") for label in done if label.startswith("Run on ")]


def test_21_open_centrals_are_looked_at() -> None:
    def build(t: Table) -> None:
        t.hand("runner", "Cleaver", "Sure Gamble", "VRcation", "Leech", "Telework Contract")
        t.hand("corp", *["Hedge Fund"] * 5)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        ran = runs(w.done)
        assert "R&D" in ran or "HQ" in ran, w.done
        assert ran.count("R&D") <= 1, "the top card was seen and stays"


def test_22_ice_of_a_corp_without_money_is_no_matter() -> None:
    def build(t: Table) -> None:
        t.ice("R&D", "Palisade", rezzed=False)
        t.ice("HQ", "Palisade")
        t.hand("corp", *["Hedge Fund"] * 4)
        t.hand("runner", *["VRcation"] * 4)
        t.set(corp_credits=0, runner_credits=4)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "R&D" in runs(w.done), w.done


def _unknown(t: Table, grip: int, clicks: int = 4) -> None:
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Brân 1.0")
    t.ice("Server 1", "Palisade")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.rig("Cleaver")
    t.hand("runner", *["Overclock"] * grip)
    t.hand("corp", *["Hedge Fund"] * 3)
    t.set(corp_credits=1, runner_credits=5)
    t.start("runner", clicks=clicks)


def test_23_an_advanced_card_is_contested_with_a_full_grip() -> None:
    for w in watched(lambda t: _unknown(t, 5), "runner"):
        w.turn()
        assert "Server 1" in runs(w.done), w.done


def test_23_with_a_small_grip_cards_are_drawn_first() -> None:
    for w in watched(lambda t: _unknown(t, 3, clicks=3), "runner"):
        w.turn()
        first = next((i for i, label in enumerate(w.done) if label == "Run on Server 1"), 99)
        # Three cards and one more survive the four that a trap would take.
        assert first == 99 or any(label.startswith("Draw") for label in w.done[:first]), w.done


def test_23_but_not_when_the_corp_would_win_by_scoring() -> None:
    def build(t: Table) -> None:
        t.score_area("corp", *["Offworld Office"] * 3)
        _unknown(t, 3, clicks=1)

    for w in watched(build, "runner"):
        assert w.chosen() == ["Run on Server 1"]


def test_24_nobody_runs_into_known_death() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Karunā")
        t.root("Server 1", "Offworld Office", advancement=1)
        t.hand("runner", *["VRcation"] * 3)
        t.start("runner", clicks=1)

    for w in watched(build, "runner"):
        w.turn()
        assert "Server 1" not in runs(w.done), w.done


def test_24_met_by_surprise_one_jacks_out_after_the_first_subroutine() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Karunā", rezzed=False)
        t.root("Server 1", "Offworld Office")
        t.hand("runner", *["VRcation"] * 3)
        t.set(corp_credits=9)
        t.start("runner", clicks=2)
        t.click("Run on Server 1")
        t.click("Rez Karunā")

    for w in watched(build, "runner"):
        w.until(lambda t: t.game.run is None)
        assert len(w.table.names("grip")) == 1, w.done


def test_24_with_carmen_both_subroutines_are_broken() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Karunā")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.rig("Carmen")
        t.hand("runner", *["VRcation"] * 3)
        t.set(runner_credits=4)
        t.start("runner", clicks=1)
        t.click("Run on Server 1")

    for w in watched(build, "runner"):
        w.until(lambda t: t.game.run is None)
        assert w.table.names("runner_score") == ["Offworld Office"], w.done


def _whitespace(t: Table, credits: int, *rig: str) -> None:
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Brân 1.0")
    t.ice("Server 1", "Whitespace")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.rig(*rig)
    t.hand("runner", *["VRcation"] * 5)
    t.set(runner_credits=credits)
    t.start("runner", clicks=1)


def test_25_whitespace_stops_nine_credits() -> None:
    for w in watched(lambda t: _whitespace(t, 9), "runner"):
        assert w.chosen() != ["Run on Server 1"]


def test_25_not_ten() -> None:
    for w in watched(lambda t: _whitespace(t, 10), "runner"):
        w.table.click("Run on Server 1")
        w.until(lambda t: t.game.run is None)
        assert w.table.names("runner_score") == ["Offworld Office"], w.done


def test_25_a_decoder_with_two_credits_is_enough() -> None:
    for w in watched(lambda t: _whitespace(t, 2, "Unity"), "runner"):
        assert w.chosen() == ["Run on Server 1"]


def _bioroid(t: Table, clicks: int) -> None:
    t.ice("HQ", "Karunā")
    t.ice("R&D", "Karunā")
    t.ice("Server 1", "Brân 1.0")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.score_area("runner", "Offworld Office", "Send a Message")
    t.hand("runner", *["Overclock"] * 5)
    t.set(runner_credits=0)
    t.start("runner", clicks=clicks)


def test_26_clicks_break_a_bioroid_before_the_winning_agenda() -> None:
    for w in watched(lambda t: _bioroid(t, 4), "runner"):
        assert w.chosen() == ["Run on Server 1"]
        w.turn()
        assert w.table.winner == "runner", w.done


def test_26_not_without_clicks() -> None:
    for w in watched(lambda t: _bioroid(t, 2), "runner"):
        assert w.chosen() != ["Run on Server 1"]


def test_27_the_breaker_is_installed_before_the_run() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Karunā")
        t.hand("runner", "Cleaver", "VRcation", "VRcation")
        t.hand("corp", *["Offworld Office"] * 4)
        t.set(runner_credits=6)
        t.start("runner", clicks=3)

    for w in watched(build, "runner"):
        w.turn()
        ran = [i for i, label in enumerate(w.done) if label == "Run on HQ"]
        installed = next((i for i, label in enumerate(w.done) if label.startswith("Install Cleaver")), 99)
        assert installed < 99, w.done
        assert all(installed < i for i in ran), w.done


def test_27_mutual_favor_finds_what_is_missing() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Whitespace")
        t.ice("R&D", "Whitespace")
        t.deck("runner", "Cleaver", "Carmen", "Unity", "Mayfly")
        t.hand("runner", "Mutual Favor")
        t.set(runner_credits=8)
        t.start("runner")
        t.click("Play Mutual Favor")

    for w in watched(build, "runner"):
        assert "Unity" in w.chosen()[0]


def _path(t: Table, cost: int, pool: int) -> None:
    """A server that costs 7 or 2 credits to run, and Overclock in the grip."""
    t.ice("HQ", "Brân 1.0")
    t.ice("R&D", "Brân 1.0")
    if cost == 7:
        t.ice("Server 1", "Brân 1.0")
        t.rig("Cleaver")
    else:
        t.ice("Server 1", "Palisade")
        t.rig("Cleaver")
        t.ice("HQ", "Tithe")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.hand("runner", "Overclock", *["VRcation"] * 4)
    t.set(runner_credits=pool)
    t.start("runner", clicks=2)


def test_28_overclock_pays_for_a_dear_server() -> None:
    for w in watched(lambda t: _path(t, 7, 4), "runner"):
        w.turn()
        assert w.did("Play Overclock"), w.done
        assert w.table.names("runner_score") == ["Offworld Office"], w.done


def test_28_overclock_is_kept_where_the_pool_is_enough() -> None:
    for w in watched(lambda t: _path(t, 2, 6), "runner"):
        w.turn()
        assert not w.did("Play Overclock"), w.done
        assert w.table.names("runner_score") == ["Offworld Office"], w.done


def test_28_jailbreak_goes_where_it_shows_two_new_cards() -> None:
    def build(t: Table) -> None:
        t.hand("runner", "Jailbreak", *["VRcation"] * 3)
        t.hand("corp", "Hedge Fund")
        t.start("runner")
        t.click("Play Jailbreak")

    for w in watched(build, "runner"):
        assert "R&D" in w.chosen()[0]


def test_28_tread_lightly_is_kept_where_all_ice_is_rezzed() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Karunā")
        t.rig("Cleaver")
        t.hand("runner", "Tread Lightly", *["VRcation"] * 3)
        t.hand("corp", *["Offworld Office"] * 4)
        t.set(runner_credits=8)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert not w.did("Play Tread Lightly"), w.done


def test_29_an_asset_full_of_credits_is_trashed() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Regolith Mining License", rezzed=True, credit=12, loaded=("credit",))
        t.hand("runner", *["VRcation"] * 3)
        t.set(runner_credits=6)
        t.start("runner", clicks=2)
        t.click("Run on Server 1")
        t.pass_until("Trash Regolith")

    for w in watched(build, "runner"):
        assert w.chosen()[0].startswith("Trash Regolith Mining License")


def test_29_an_asset_that_is_nearly_empty_is_left_when_the_money_is_needed() -> None:
    def build(t: Table) -> None:
        t.ice("Server 2", "Palisade")
        t.root("Server 2", "Offworld Office", advancement=3)
        t.rig("Cleaver")
        t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
        t.hand("runner", *["VRcation"] * 5)
        t.set(runner_credits=4)
        t.start("runner", clicks=2)
        t.click("Run on Server 1")
        t.pass_until("Trash Nico")

    for w in watched(build, "runner"):
        assert not w.chosen()[0].startswith("Trash"), w.chosen()


def test_30_tags_are_removed_while_resources_are_at_stake() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Brân 1.0")
        t.ice("R&D", "Brân 1.0")
        t.rig("Telework Contract", credit=9, loaded=("credit",))
        t.hand("runner", *["Overclock"] * 4)
        t.set(tags=1, runner_credits=3)
        t.start("runner", clicks=2)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0, w.done


def test_30_no_tag_is_taken_that_cannot_be_removed() -> None:
    def build(t: Table) -> None:
        t.ice("R&D", "Funhouse")
        t.rig("Telework Contract", credit=9, loaded=("credit",))
        t.hand("corp", "Retribution", "Hedge Fund")
        t.hand("runner", *["VRcation"] * 4)
        t.set(runner_credits=1)
        t.start("runner", clicks=1)
        t.click("Run on R&D")
        t.pass_until("tag")

    for w in watched(build, "runner"):
        w.answer()
        assert w.table.game.state.tags == 0, w.done


def test_31_a_rich_runner_contests_the_advanced_card() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Brân 1.0", "Palisade")
        t.ice("R&D", "Brân 1.0", "Palisade")
        t.ice("Server 1", "Brân 1.0")
        t.root("Server 1", "Offworld Office", advancement=2)
        t.rig("Cleaver", "Carmen", "Unity", "Pennyshaver")
        t.hand("runner", *["VRcation"] * 5)
        t.set(runner_credits=20)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert "Server 1" in runs(w.done), w.done


def test_31_a_rich_runner_draws_rather_than_gains() -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives"):
            t.ice(server, "Brân 1.0", "Brân 1.0", "Whitespace")
        t.hand("runner", *["Overclock"] * 2)
        t.deck("runner", *["Cleaver", "Unity", "Carmen"] * 3)
        t.set(runner_credits=14)
        t.start("runner")

    for w in watched(build, "runner"):
        assert w.chosen()[0].startswith("Draw 1 card"), w.chosen()


def test_32_no_face_check_that_cannot_be_mended() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Karunā", rezzed=False)
        t.ice("R&D", "Karunā", rezzed=False)
        t.hand("runner", *["Overclock"] * 2)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.set(corp_credits=6, runner_credits=4)
        t.start("runner", clicks=1)

    for w in watched(build, "runner"):
        w.turn()
        assert not {"HQ", "R&D"} & set(runs(w.done)), w.done


def test_33_the_corp_at_match_point_is_contested() -> None:
    def build(t: Table) -> None:
        t.score_area("corp", *["Offworld Office"] * 3)
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.ice("Server 1", "Palisade")
        t.root("Server 1", "Orbital Superiority")
        t.rig("Cleaver")
        t.hand("corp", *["Hedge Fund"] * 3)
        t.hand("runner", *["VRcation"] * 4)
        t.set(runner_credits=5, corp_credits=6)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert {"Server 1", "R&D", "HQ"} & set(runs(w.done)), w.done


def test_33_the_winning_steal_may_cost_everything() -> None:
    def build(t: Table) -> None:
        t.score_area("runner", *["Offworld Office"] * 3)
        t.ice("Server 1", "Brân 1.0")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.rig("Cleaver")
        t.hand("runner", *["VRcation"] * 5)
        t.set(runner_credits=8)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.winner == "runner", w.done


def test_34_a_second_breaker_of_a_kind_is_discarded_first() -> None:
    def build(t: Table) -> None:
        t.rig("Cleaver")
        t.hand("runner", "Sure Gamble", "Unity", "Cleaver", "Carmen", "Sure Gamble", "Overclock")
        t.start("runner", clicks=1)
        t.click("Gain 1 credit")

    for w in watched(build, "runner"):
        assert w.chosen() == ["Cleaver"]


@pytest.mark.parametrize("level", ["sensible", "strong"])
def test_34_mayfly_is_not_spent_on_nothing(level: str) -> None:
    def build(t: Table) -> None:
        t.ice("Archives", "Palisade")
        t.ice("HQ", "Brân 1.0", "Brân 1.0")
        t.ice("R&D", "Brân 1.0", "Brân 1.0")
        t.hand("runner", "Mayfly", "Sure Gamble", "VRcation")
        t.start("runner")

    for w in watched(build, "runner", level):
        w.turn()
        assert not w.did("Install Mayfly"), w.done


def test_34_a_hand_without_money_and_breakers_is_replaced() -> None:
    poor = ("vrcation", "leech", "docklands_pass", "jailbreak", "tread_lightly")
    for seed in SEEDS:
        game = new_game("intermediate", seed=seed)
        while game.decisions[0].seat != "runner":
            game.answer(game.decisions[0].seat, game.decisions[0].id, "keep")
        cards = game.state.cards
        for oid, code in zip(game.state.zones[GRIP], poor, strict=True):
            cards[oid] = msgspec.structs.replace(cards[oid], code=code)
        assert choose(game, "runner", game.decisions[0].id, "sensible") == ("mulligan",)
