"""Upgrades of the Kitara cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, go_on, run_on, running

# -- Code Replicator --------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaves", [True, False])
def test_code_replicator_sends_the_runner_back_to_the_ice(leaves: bool) -> None:
    """They approach it in their position, without a move (6.1.3b)."""
    t = Table()
    t.ice("HQ", "Enigma", "Ice Wall")
    t.root("HQ", "Code Replicator", rezzed=True)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Break everything with Corroder") if t.offered("Break everything") else t.click("Corroder: Break")
    t.pass_until("Trash Code Replicator")
    t.click("Trash Code Replicator")
    assert t.offered("Jack out")
    if leaves:
        t.click("Jack out")
        assert not running(t)
        return
    t.click("Go on")
    t.pass_until(LET)
    assert t.game.run is not None
    assert t.game.run.ice == t.card("Ice Wall").oid
    assert t.happened("encounter") == 2


def test_code_replicator_does_not_hear_of_unrezzed_ice() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.root("HQ", "Code Replicator", rezzed=True)
    t.set(corp_credits=0)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    run_on(t, "HQ")
    assert "Code Replicator" in t.names("installed")
    assert t.happened("approach_ice") == 1


# -- Overseer Matrix --------------------------------------------------------------------------------------


def matrix(server: str, *root: str, hand: tuple[str, ...] = ("Nico Campaign",)) -> Table:
    """Overseer Matrix is in the root of a server."""
    t = Table()
    t.set(runner_credits=20)
    t.root(server, "Overseer Matrix", *root, rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.hand("corp", *hand)
    t.start("runner")
    return t


def test_overseer_matrix_tags_for_each_card_trashed_in_its_server() -> None:
    t = matrix("Server 1", "Mental Health Clinic")
    t.click("Run on Server 1")
    t.pass_until("Mental Health Clinic")
    t.click("Mental Health Clinic")
    t.click("Trash Mental Health Clinic")
    assert t.decision.seat == "corp"
    t.click("Pay 1 credit")
    assert (t.game.state.tags, t.credits("corp")) == (1, 4)
    t.pass_until("Trash Overseer Matrix")
    t.click("Trash Overseer Matrix")  # persistent
    t.click("Pay 1 credit")
    assert (t.game.state.tags, t.credits("corp")) == (2, 3)


def test_overseer_matrix_in_the_root_of_hq_minds_cards_of_hq() -> None:
    t = matrix("HQ")
    t.click("Run on HQ")
    while not t.offered("Trash Nico Campaign"):
        if t.offered("Access a random card from HQ"):
            t.click("Access a random card from HQ")
        else:
            go_on(t)
    t.click("Trash Nico Campaign")
    t.click("Do not pay")
    assert (t.game.state.tags, t.credits("corp")) == (0, 5)


def test_overseer_matrix_is_blind_elsewhere() -> None:
    t = matrix("Server 1")
    t.click("Run on Server 2")
    t.pass_until("Trash Regolith Mining License")
    t.click("Trash Regolith Mining License")
    assert not t.offered("Pay 1 credit")
    assert t.game.state.tags == 0
