"""Other programs of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run


def test_azimat_pays_trash_costs_and_refills() -> None:
    t = Table()
    t.rig("Azimat", credit=2)
    t.root("Server 1", "PAD Campaign")
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Rez nothing", "Trash PAD")
    assert (t.credits("runner"), t.card("Azimat").credit) == (0, 0)
    t = Table(filler=9)
    t.rig("Azimat", credit=1)
    t.start("runner", turn_begins=True)
    assert t.card("Azimat").credit == 2


def test_azimat_comes_with_credits_and_pays_for_nothing_else() -> None:
    t = Table()
    t.hand("runner", "Azimat", "Leech")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Install Azimat")
    assert t.card("Azimat").credit == 2
    assert not t.offered("Install Leech")


def test_chromatophores_give_all_three_subtypes_to_their_host() -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.hand("runner", "Chromatophores")
    t.rig("Carmen")
    t.set(runner_credits=20, corp_credits=9)
    t.start("runner")
    t.click("Install Chromatophores")
    t.play("Run on HQ", "Rez Palisade")
    t.pass_until("Carmen")
    assert t.offered("Carmen"), "a killer breaks it"
    for subtype in ("barrier", "code_gate", "sentry"):
        assert subtype in t.game.face(t.card("Palisade")).subtypes


@pytest.mark.parametrize(("server", "use"), [("R&D", True), ("R&D", False), ("HQ", False)])
def test_devadatta_drone_accesses_one_more_card_of_rd(server: str, use: bool) -> None:
    t = Table(filler=9)
    t.rig("Devadatta Drone", power=2)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.play(f"Run on {server}", "Go on")
    assert t.offered("Spend 1") == (server == "R&D")
    if server == "R&D":
        t.click("Spend 1" if use else "Do not")
    finish_run(t)
    assert t.happened("accessed") == (2 if use else 1)
    assert t.card("Devadatta Drone").power == (1 if use else 2)


def test_devadatta_drone_comes_with_two_counters() -> None:
    t = Table()
    t.hand("runner", "Devadatta Drone")
    t.start("runner")
    t.click("Install Devadatta")
    assert t.card("Devadatta Drone").power == 2


@pytest.mark.parametrize(("title", "able"), [("Hedge Fund", True), ("Greenmail", False)])
def test_gourmand_eats_what_is_no_agenda(title: str, able: bool) -> None:
    t = Table(filler=9)
    t.rig("Gourmand")
    t.hand("corp", title)
    t.start("runner")
    t.play("Run on HQ", "Go on")
    assert t.offered("Gourmand") == able
    if able:
        t.click("Gourmand")
        finish_run(t)
        assert t.names("archives") == ["Hedge Fund"]
        assert len(t.names("grip")) == 1
        assert "Gourmand" in t.names("heap")
