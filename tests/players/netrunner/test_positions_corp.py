"""Positions a sensible Corp must get right, each with twenty seeds, some with the hidden cards moved."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.long import slices
from tests.players.netrunner.deciding import Watched, watched

ICED = ("HQ", "R&D")


def rootless(t: Table) -> bool:
    """Whether no card stands in the root of a server without ice."""
    return not any(server.root and not server.ice for server in t.game.state.servers.values())


def test_01_the_first_turn_is_money_and_ice_on_the_centrals() -> None:
    def build(t: Table) -> None:
        t.hand("corp", "Palisade", "Tithe", "Hedge Fund", "Offworld Office", "Nico Campaign")
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Play Hedge Fund"), w.done
        assert all(w.table.game.state.servers[name].ice for name in ("hq", "rd")), w.done
        assert rootless(w.table)


def test_02_an_agenda_that_can_be_finished_is_finished() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Offworld Office", advancement=2)
        t.set(corp_credits=2)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.names("corp_score") == ["Offworld Office"]


def test_03_seamless_launch_finishes_an_agenda() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Offworld Office", advancement=1)
        t.hand("corp", "Seamless Launch")
        t.set(corp_credits=2)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.names("corp_score") == ["Offworld Office"]


def test_03_seamless_launch_is_not_wasted_elsewhere() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Palisade")
        t.root("Server 1", "Offworld Office", advancement=1, turn=1)
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.hand("corp", "Seamless Launch")
        t.set(corp_credits=4)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Play Seamless Launch"), w.done


def _message(t: Table, runner_credits: int, *rig: str) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Palisade")
    t.hand("corp", "Send a Message")
    t.rig(*rig)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=6, runner_credits=runner_credits)
    t.start("corp")


def test_04_no_agenda_where_the_runner_gets_in() -> None:
    for w in watched(lambda t: _message(t, 9, "Cleaver"), "corp"):
        w.turn()
        assert not w.did("Install Send a Message"), w.done


def test_04_an_agenda_is_installed_and_advanced_while_the_runner_cannot_get_in() -> None:
    for w in watched(lambda t: _message(t, 2), "corp"):
        w.turn()
        assert w.table.card("Send a Message").advancement == 2, w.done


def _match_point(t: Table, runner_credits: int) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.ice("Server 1", "Palisade")
    t.score_area("runner", "Offworld Office", "Send a Message")
    t.hand("corp", "Offworld Office", "Palisade")
    t.rig("Cleaver")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(corp_credits=6, runner_credits=runner_credits)
    t.start("corp")


def test_05_at_match_point_no_agenda_behind_ice_that_is_no_matter() -> None:
    for w in watched(lambda t: _match_point(t, 8), "corp"):
        w.turn()
        assert not w.did("Install Offworld Office"), w.done


def test_05_at_match_point_it_goes_in_when_the_runner_is_out_of_money() -> None:
    for w in watched(lambda t: _match_point(t, 1), "corp"):
        w.turn()
        assert w.table.card("Offworld Office").server == "remote1", w.done


def test_06_a_flood_of_agendas_goes_to_the_remote_and_nothing_is_drawn() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.ice("Server 1", "Brân 1.0")
        t.hand("corp", *["Offworld Office"] * 3, "Palisade", "Nico Campaign")
        t.set(corp_credits=8)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Install Offworld Office"), w.done
        assert not w.did("Draw 1 card"), w.done


def test_07_money_that_is_owed_to_the_remote_is_not_spent_on_hq() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Brân 1.0", rezzed=False)
        t.ice("Server 1", "Karunā", rezzed=False)
        t.root("Server 1", "Offworld Office", advancement=3)
        t.hand("corp", "Hedge Fund", "Palisade")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=6)
        t.start("runner", clicks=3)
        t.click("Run on HQ")

    for w in watched(build, "corp"):
        assert w.chosen() == ["Do not rez"]


def test_08_nothing_is_rezzed_before_empty_archives() -> None:
    def build(t: Table) -> None:
        t.ice("Archives", "Palisade", rezzed=False)
        t.start("runner")
        t.click("Run on Archives")

    for w in watched(build, "corp"):
        assert w.chosen() == ["Do not rez"]


def test_08_what_ends_the_run_is_rezzed_when_the_run_could_win_the_game() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Palisade", rezzed=False)
        t.score_area("runner", *["Offworld Office"] * 3)
        t.hand("corp", "Offworld Office", "Hedge Fund")
        t.set(corp_credits=3)
        t.start("runner")
        t.click("Run on HQ")

    for w in watched(build, "corp"):
        assert w.chosen()[0].startswith("Rez Palisade")


def test_09_manegarm_is_rezzed_where_the_runner_can_pay_neither() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Offworld Office", advancement=3)
        t.root("Server 1", "Manegarm Skunkworks")
        t.set(corp_credits=2, runner_credits=4)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.start("runner", clicks=2)
        t.click("Run on Server 1")
        t.pass_until("Rez Manegarm")

    for w in watched(build, "corp"):
        assert w.chosen()[0].startswith("Rez Manegarm Skunkworks")


def test_10_no_asset_in_the_open_before_a_rich_runner() -> None:
    for asset in ("Nico Campaign", "Regolith Mining License"):

        def build(t: Table, asset: str = asset) -> None:
            t.ice("HQ", "Tithe")
            t.ice("R&D", "Tithe")
            t.hand("corp", asset)
            t.set(runner_credits=8)
            t.start("corp")

        for w in watched(build, "corp"):
            w.turn()
            assert rootless(w.table), w.done


def test_11_nico_campaign_is_rezzed_before_the_own_turn_begins() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Palisade")
        t.root("Server 1", "Nico Campaign")
        t.start("corp", turn_begins=True)

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert w.table.card("Nico Campaign").credit == 6
        assert w.table.credits("corp") == 5 - 2 + 3


def test_11_regolith_is_rezzed_to_be_used_at_once() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Palisade")
        t.root("Server 1", "Regolith Mining License")
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.card("Regolith Mining License").credit <= 15 - 6, w.done


def test_12_a_credit_for_the_subsidy() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.hand("corp", "Government Subsidy")
        t.set(corp_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.done[:2] == [w.done[0], "Play Government Subsidy · 10 credits"], w.done
        assert w.done[0].startswith("Gain 1 credit")


def test_12_hedge_fund_before_the_money_is_spent() -> None:
    def build(t: Table) -> None:
        t.hand("corp", "Hedge Fund", "Palisade", "Tithe")
        t.start("corp")

    for w in watched(build, "corp"):
        assert w.chosen()[0].startswith("Play Hedge Fund")


def test_13_ice_goes_where_the_runner_goes() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("Server 1", "Palisade")
        t.ice("R&D", "Tithe", rezzed=False)
        t.hand("corp", "Palisade")
        t.deck("corp", *["Hedge Fund", "Offworld Office"] * 3)
        t.hand("runner", *["Sure Gamble"] * 3)
        t.rig("Conduit", virus=3)
        t.set(corp_credits=4, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        installed = w.table.card("Palisade", "installed")
        assert len(w.table.game.state.servers["rd"].ice) == 2, (w.done, installed)
        assert not w.table.game.state.servers["archives"].ice


def test_14_two_virus_counters_are_no_reason_to_purge() -> None:
    def build(t: Table) -> None:
        t.rig("Leech", virus=2)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert not w.did("Purge"), w.done


def _conduit(t: Table, advancement: int) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Palisade")
    t.rig("Cleaver")
    t.rig("Conduit", virus=4)
    t.deck("corp", *["Hedge Fund", "Offworld Office"] * 3)
    t.set(corp_credits=6, runner_credits=8)
    if advancement:
        t.root("Server 1", "Offworld Office", advancement=advancement)
    t.start("corp")


def test_14_a_full_conduit_is_purged() -> None:
    for w in watched(lambda t: _conduit(t, 0), "corp"):
        w.turn()
        assert w.did("Purge"), w.done


def test_14_but_a_score_comes_first() -> None:
    for w in watched(lambda t: _conduit(t, 2), "corp"):
        w.turn()
        assert w.table.names("corp_score") == ["Offworld Office"]


def _trail(t: Table, runner_credits: int) -> None:
    t.ice("Server 1", "Palisade", "Brân 1.0")
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.hand("corp", "Public Trail", "Retribution")
    t.rig("Cleaver")
    t.hand("runner", *["VRcation"] * 3)
    t.deck("runner", *["VRcation"] * 5)
    t.set(corp_credits=8, runner_credits=runner_credits - 1)
    t.start("runner", clicks=2)
    t.click("Run on Archives")
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    while t.decision.seat == "runner" or not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[-1].key])


def test_15_a_runner_who_cannot_pay_is_tagged_and_loses_the_breaker() -> None:
    for w in watched(lambda t: _trail(t, 5), "corp"):
        w.turn()
        assert w.did("Play Public Trail"), w.done
        assert "Cleaver" not in w.table.names("installed")


def test_15_a_runner_who_can_pay_is_let_alone() -> None:
    for w in watched(lambda t: _trail(t, 12), "corp"):
        w.turn()
        assert not w.did("Play Public Trail"), w.done


def test_16_orbital_superiority_kills_a_tagged_runner() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Orbital Superiority", advancement=2)
        t.rig("Telework Contract", credit=9, loaded=("credit",))
        t.hand("runner", *["Sure Gamble"] * 3)
        t.set(corp_credits=2, tags=1)
        t.start("corp", clicks=2)

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.winner == "corp", w.done


def test_16_a_full_resource_of_a_tagged_runner_is_trashed() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.rig("Telework Contract", credit=9, loaded=("credit",))
        t.hand("runner", *["Sure Gamble"] * 5)
        t.set(corp_credits=5, tags=1)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert "Telework Contract" in w.table.names("heap"), w.done


@pytest.mark.parametrize("played", slices((40, 200), 1))
def test_17_sometimes_the_card_that_is_advanced_is_a_trap(played: int) -> None:
    traps = 0
    for seed in range(played):
        t = Table(seed=seed)
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.ice("Server 1", "Palisade")
        t.hand("corp", "Urtica Cipher", "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=8, runner_credits=3)
        t.start("corp")
        Watched(t, "corp").turn()
        (oid,) = t.game.state.servers["remote1"].root or (0,)
        if oid and t.game.state.cards[oid].advancement == 2:
            traps += t.game.state.cards[oid].code == "urtica_cipher"
    assert 0.2 * played <= traps <= 0.5 * played, traps


def test_18_a_poor_runner_before_a_dear_server_is_given_cards() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Brân 1.0")
        t.root("Server 1", "Offworld Office", advancement=3)
        t.rig("Cleaver")
        t.hand("runner", "Wildcat Strike", *["Sure Gamble"] * 3)
        t.set(runner_credits=3)
        t.start("runner", clicks=2)
        t.click("Play Wildcat Strike")

    for w in watched(build, "corp"):
        assert "draw" in w.chosen()[0].casefold()


def test_18_a_runner_who_may_be_killed_is_given_credits() -> None:
    def build(t: Table) -> None:
        t.root("Server 1", "Urtica Cipher", advancement=2)
        t.hand("runner", "Wildcat Strike", "Sure Gamble")
        t.set(runner_credits=5)
        t.start("runner", clicks=2)
        t.click("Play Wildcat Strike")

    for w in watched(build, "corp"):
        assert "gain" in w.chosen()[0].casefold()


def test_19_send_a_message_rezzes_ice_where_something_is_at_stake() -> None:
    def build(t: Table) -> None:
        t.ice("Archives", "Brân 1.0", rezzed=False)
        t.ice("R&D", "Karunā", rezzed=False)
        t.ice("HQ", "Tithe")
        t.root("Server 1", "Send a Message", advancement=5)
        t.start("corp")
        t.click("Score Send a Message")

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert w.table.card("Karunā").faceup, w.done


def test_20_spare_ice_is_discarded_before_agendas() -> None:
    def build(t: Table) -> None:
        for server in ("HQ", "R&D", "Archives", "Server 1"):
            t.ice(server, "Palisade")
        t.hand("corp", *["Offworld Office"] * 2, "Tithe", "Karunā", "Palisade", "Hedge Fund")
        t.start("corp", clicks=1)
        t.click("Gain 1 credit")

    for w in watched(build, "corp"):
        assert w.chosen()[0] in ("Tithe", "Karunā", "Palisade")
