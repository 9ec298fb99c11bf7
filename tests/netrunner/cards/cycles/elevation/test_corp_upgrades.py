"""Upgrades of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table


def test_mahkota_pays_for_rezzing_here_and_makes_assets_dear() -> None:
    t = Table()
    t.root("Server 1", "Mahkota Langit Grid", rezzed=True, credit=2, loaded=("credit",))
    t.root("Server 1", "PAD Campaign")
    t.set(corp_credits=0)
    t.start("corp")
    t.click("Rez PAD")
    assert t.card("Mahkota Langit Grid").credit == 0


def test_mahkota_refills_before_the_turn() -> None:
    t = Table(filler=9)
    t.root("Server 1", "Mahkota Langit Grid", rezzed=True, credit=1)
    t.start("corp", turn_begins=True)
    assert t.card("Mahkota Langit Grid").credit == 2


def test_mahkota_pays_for_nothing_elsewhere() -> None:
    t = Table()
    t.root("Server 1", "Mahkota Langit Grid", rezzed=True, credit=2, loaded=("credit",))
    t.root("Server 2", "PAD Campaign")
    t.set(corp_credits=0)
    t.start("corp")
    assert not t.offered("Rez PAD")


@pytest.mark.parametrize(("server", "paid"), [("Server 1", 6), ("Server 2", 4)])
def test_mahkota_makes_assets_of_its_server_dearer_to_trash(server: str, paid: int) -> None:
    t = Table()
    t.root("Server 1", "Mahkota Langit Grid", rezzed=True)
    t.root(server, "PAD Campaign")
    t.set(runner_credits=9)
    t.start("runner")
    t.play(f"Run on {server}", "Go on", "Rez nothing")
    if server == "Server 1":
        t.click("Access the facedown card")
    t.click("Trash PAD")
    assert t.credits("runner") == 9 - paid


@pytest.mark.parametrize("swap", [True, False])
def test_mitra_aman_pays_and_swaps_the_ice(swap: bool) -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Mitra Aman", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=False)
    t.discard_pile("corp", "Ice Wall")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Trash")
    t.click("Trash")
    assert t.credits("corp") == 8
    t.click("Yes" if swap else "No")
    if swap:
        t.click("Ice Wall")
    assert ("Ice Wall" in t.names("installed")) == swap
    assert ("Palisade" in t.names("archives")) == swap


def test_mitra_aman_minds_ice_of_its_own_server_alone() -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Mitra Aman", rezzed=True)
    t.ice("R&D", "Palisade", rezzed=False)
    t.start("runner")
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    for _ in range(6):
        assert not t.offered("Trash")
        if t.game.run is None:
            break
        t.answer([next(option.key for option in t.asked.options if option.passing)])


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_mercia_installs_ice_for_a_credit_less_and_follows_it(server: str) -> None:
    t = Table(filler=9)
    t.root("Server 1", "Mercia B4LL4RD", rezzed=True)
    t.ice(server, "Palisade", "Palisade")
    t.hand("corp", "Ice Wall", "Hedge Fund")
    t.start("corp", clicks=1)
    t.play("Gain 1 credit", "Ice Wall", f"Protecting {server}")
    assert t.credits("corp") == 5 + 1 - 1
    assert t.card("Mercia B4LL4RD").server == {"HQ": "hq", "R&D": "rd"}[server]


def test_mercia_stays_where_nothing_is_installed() -> None:
    t = Table(filler=9)
    t.root("Server 1", "Mercia B4LL4RD", rezzed=True)
    t.hand("corp", "Ice Wall")
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.click("No") if t.offered("No") else t.click(t.options[-1])
    assert t.card("Mercia B4LL4RD").server == "remote1"
