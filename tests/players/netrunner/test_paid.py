"""Paid abilities that cost no click: used when they bring more than they cost, and not before."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


@pytest.mark.parametrize(("counters", "scored"), [(2, True), (1, False)])
def test_an_agenda_counter_finishes_an_agenda(counters: int, scored: bool) -> None:
    """Offworld Office needs four; one click and AstroScript are two of them."""

    def build(t: Table) -> None:
        t.root("Server 1", "AstroScript Pilot Program", advancement=3)
        t.root("Server 2", "Offworld Office", advancement=counters)
        t.set(corp_credits=3)
        t.start("corp", clicks=1)
        t.click("Score AstroScript")

    for w in watched(build, "corp"):
        w.turn()
        assert ("Offworld Office" in w.table.names("corp_score")) is scored, w.done
        assert w.did("AstroScript Pilot Program: Place") is scored, w.done


def _archives(t: Table, *discarded: str) -> None:
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.root("Server 1", "Spin Doctor", rezzed=True)
    t.discard_pile("corp", *discarded, faceup=False)
    t.set(corp_credits=5)


@pytest.mark.parametrize(
    ("discarded", "used"), [(("Send a Message", "Hedge Fund"), True), (("Hedge Fund", "Tithe"), False)]
)
def test_agendas_are_taken_out_of_archives(discarded: tuple[str, ...], used: bool) -> None:
    def build(t: Table) -> None:
        _archives(t, *discarded)
        t.start("corp")

    for w in watched(build, "corp"):
        w.turn()
        assert ("Send a Message" in w.table.names("archives")) is False, w.done
        assert ("Spin Doctor" in w.table.names("installed")) is not used, w.done


def test_also_while_the_runner_comes_for_them() -> None:
    def build(t: Table) -> None:
        _archives(t, "Send a Message")
        t.start("runner")
        t.game.set_orders("corp", Orders(full_control=True))
        t.click("Run on Archives")

    for w in watched(build, "corp"):
        w.until(lambda t: t.game.run is None)
        assert not w.table.names("runner_score"), w.done


def test_a_tag_is_lost_without_a_click() -> None:
    def build(t: Table) -> None:
        t.rig("No Free Lunch", "Telework Contract")
        t.set(tags=1, runner_credits=9)
        t.start("runner", clicks=2)

    for w in watched(build, "runner"):
        w.turn()
        assert w.table.game.state.tags == 0, w.done
        assert not w.did("Remove a tag"), w.done
        assert not w.did("Remove 1 tag"), w.done
