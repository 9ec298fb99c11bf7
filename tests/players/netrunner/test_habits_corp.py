"""Habits a sensible Corp must not have: money without end, agendas in the open, agendas paid as costs."""

from __future__ import annotations

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
