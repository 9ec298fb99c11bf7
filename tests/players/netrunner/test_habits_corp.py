"""Habits a sensible Corp must not have: money without end, agendas in the open, agendas paid as costs."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


def test_a_rich_corp_without_a_server_to_score_in_looks_for_ice() -> None:
    def build(t: Table) -> None:
        t.ice("HQ", "Tithe")
        t.ice("R&D", "Tithe")
        t.hand("corp", "Offworld Office", "Send a Message", "Nico Campaign", "Seamless Launch", "Retribution")
        t.set(corp_credits=20, runner_credits=9)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert w.did("Draw 1 card"), w.done
        assert not w.did("Install Offworld Office"), w.done
        assert not w.did("Install Send a Message"), w.done


def _left_alone(t: Table, turn: int) -> None:
    """Cards without ice that the Runner did not look at since that turn."""
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    for n in (1, 2, 3):
        t.root(f"Server {n}", "Nico Campaign", rezzed=False, turn=turn)
    t.hand("corp", "Superconducting Hub", *["Seamless Launch"] * 3)
    t.set(corp_credits=9, runner_credits=9, turn=9)
    t.start("corp")


def test_agendas_go_in_the_open_where_the_runner_never_looks() -> None:
    for w in watched(lambda t: _left_alone(t, 1), "corp"):
        w.turn()
        assert w.did("Install Superconducting Hub"), w.done


def test_but_not_before_that_is_known() -> None:
    for w in watched(lambda t: _left_alone(t, 9), "corp"):
        w.turn()
        assert not w.did("Install Superconducting Hub"), w.done


def test_agendas_are_no_small_change() -> None:
    """Rezzing Plutus takes three cards of HQ: not while agendas would be among them."""

    def build(t: Table, *hand: str) -> None:
        t.root("Server 1", "Plutus", rezzed=False)
        t.hand("corp", *hand)
        t.set(corp_credits=9)
        t.start("corp", turn_begins=True)

    for w in watched(lambda t: build(t, "Send a Message", "Offworld Office", "Hedge Fund"), "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        assert not w.table.card("Plutus").faceup, w.done


def test_a_server_whose_ice_cannot_be_paid_for_is_open_so_credits_come_before_assets() -> None:
    def build(t: Table, money: int) -> None:
        t.ice("HQ", "Tollbooth", rezzed=False)
        t.ice("R&D", "Brân 1.0", rezzed=False)
        t.ice("Server 1", "Palisade")
        t.hand("corp", "Nico Campaign", "Seamless Launch", "Retribution")
        t.set(corp_credits=money, runner_credits=5)
        t.start("corp")

    for w in watched(lambda t: build(t, 6), "corp"):
        assert w.chosen() == ["Gain 1 credit"]
    for w in watched(lambda t: build(t, 20), "corp"):
        assert w.chosen() != ["Gain 1 credit"], "both are paid for"


def test_an_action_of_three_clicks_is_weighed_against_three_others() -> None:
    """Melange Mining Corp. brings four credits more than three clicks for a credit each: a server to
    score in is worth more."""

    def build(t: Table, *hand: str) -> None:
        t.ice("HQ", "Palisade")
        t.ice("R&D", "Palisade")
        t.root("Server 1", "Melange Mining Corp.", rezzed=True)
        t.hand("corp", *hand)
        t.set(corp_credits=12, runner_credits=5)
        t.start("corp")

    for w in watched(lambda t: build(t, "Palisade", "Offworld Office", "Send a Message"), "corp"):
        assert w.chosen() == ["Install Palisade protecting a new server · free"]
    for w in watched(lambda t: build(t, "Seamless Launch", "Seamless Launch", "Retribution"), "corp"):
        assert w.chosen()[0].startswith("Melange Mining Corp."), w.chosen()


def test_a_rich_corp_stops_taking_money_while_it_lacks_ice() -> None:
    """Three clicks for seven credits every turn, with nothing to spend them on, lost games."""

    def build(t: Table) -> None:
        t.ice("HQ", "Palisade")
        t.root("Server 1", "Melange Mining Corp.", rezzed=True)
        t.hand("corp", "Offworld Office", "Send a Message", "Seamless Launch", "Retribution", "Retribution")
        t.set(corp_credits=20, runner_credits=5)
        t.start("corp")

    for w in watched(build, "corp"):
        assert w.chosen() == ["Draw 1 card"]


def test_counters_go_on_the_agenda_and_not_on_the_dearest_ice() -> None:
    def build(t: Table) -> None:
        t.ice("Server 1", "Funhouse", "Diviner", rezzed=False)
        t.ice("HQ", "Brân 1.0")
        t.root("Server 1", "Offworld Office")
        t.rig("Carmen", "Cleaver")
        t.root("Server 2", "Urtica Cipher")
        t.hand("corp", "Seamless Launch")
        t.set(corp_credits=11, runner_credits=8)
        t.start("corp", clicks=3)

    for w in watched(build, "corp"):
        w.turn()
        assert w.table.names("corp_score") == ["Offworld Office"], w.done


@pytest.mark.parametrize(
    ("name", "credits", "rezzed"),
    [("Spin Doctor", 6, True), ("Spin Doctor", 1, False), ("Nico Campaign", 6, False)],
)
def test_what_an_asset_does_when_rezzed_is_not_lost_with_it(name: str, credits: int, rezzed: bool) -> None:
    """Spin Doctor draws two cards for nothing: before the Runner, who can trash it, comes to it."""

    def build(t: Table) -> None:
        t.root("Server 1", name, rezzed=False)
        t.hand("corp", "Hedge Fund", "Hedge Fund")
        t.set(corp_credits=9, runner_credits=credits)
        t.start("runner")
        t.click("Run on Server 1")

    for w in watched(build, "corp"):
        w.until(lambda t: t.asks("access") or t.game.run is None)
        assert w.table.card(name).faceup == rezzed, w.done


@pytest.mark.parametrize(
    ("taken", "title", "server"),
    [
        (True, "Send a Message", ""),
        (False, "Send a Message", "remote1"),
        (True, "PAD Campaign", ""),
        (True, "Wall of Static", "rd"),
    ],
)
def test_what_a_card_installs_goes_where_an_action_would_put_it(taken: bool, title: str, server: str) -> None:
    """Lateral Growth once laid an agenda in the open that was safe in HQ: the only server was taken."""

    def build(t: Table) -> None:
        t.ice("HQ", "Enigma", "Palisade")
        t.ice("R&D", "Palisade")
        t.ice("Server 1", "Enigma", "Palisade")
        if taken:
            t.root("Server 1", "Offworld Office", advancement=1)
        t.hand("corp", "Lateral Growth", title, "Hedge Fund")
        t.hand("runner", *["Sure Gamble"] * 4)
        t.set(corp_credits=9, runner_credits=9)
        t.start("corp")
        t.click("Play Lateral Growth")

    for w in watched(build, "corp"):
        w.until(lambda t: t.offered("Gain 1 credit"))
        there = w.table.card(title, "installed" if server else "hq").server
        assert there == server, w.done
