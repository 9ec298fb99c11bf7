"""Identities of the Runner of the Kitara cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, run_to_access


def khumalo(card: str, *viruses: tuple[str, int]) -> Table:
    t = Table(runner="Freedom Khumalo: Crypto-Anarchist")
    t.hand("corp", card)
    for title, n in viruses:
        t.rig(title, virus=n)
    t.start("runner")
    run_to_access(t, "HQ")
    return t


def test_freedom_khumalo_spends_as_many_virus_counters_as_the_card_costs() -> None:
    t = khumalo("PAD Campaign", ("Imp", 1), ("Fermenter", 2))
    t.click("Freedom Khumalo")
    t.click("Fermenter")
    t.click("Imp")
    assert t.names("archives") == ["PAD Campaign"]
    assert (t.card("Fermenter").virus, t.card("Imp").virus) == (1, 0)
    assert t.credits("runner") == 5


def test_freedom_khumalo_takes_all_there_are_without_asking() -> None:
    t = khumalo("PAD Campaign", ("Imp", 1), ("Fermenter", 1))
    t.click("Freedom Khumalo")
    assert t.names("archives") == ["PAD Campaign"]
    assert (t.card("Fermenter").virus, t.card("Imp").virus) == (0, 0)


@pytest.mark.parametrize("card", ["Archer", "Hostile Takeover"])
def test_freedom_khumalo_needs_the_counters_and_no_agenda(card: str) -> None:
    t = khumalo(card, ("Imp", 2))
    assert not t.offered("Freedom Khumalo")


def test_freedom_khumalo_is_used_once_a_turn() -> None:
    t = khumalo("PAD Campaign", ("Imp", 4))
    t.click("Freedom Khumalo")
    t.hand("corp", "PAD Campaign")
    finish_run(t)
    run_to_access(t, "HQ")
    assert not t.offered("Freedom Khumalo")
    end = t.card("Imp")
    assert end.virus == 2
