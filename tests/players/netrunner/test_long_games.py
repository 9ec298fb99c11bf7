"""Habits that made games long: a grip that is full of what is of no use, money that waits for nothing, and
runs that only cost something."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.deciding import watched


def _shut(t: Table, *grip: str) -> None:
    """Ice for which there is no breaker yet."""
    t.ice("R&D", "Archer")
    t.ice("HQ", "Archer")
    t.rig("Corroder", "Gordian Blade")
    t.hand("runner", *grip)
    t.deck("runner", *["Femme Fatale"] * 12)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(corp_credits=9, runner_credits=15)
    t.start("runner")


def test_copies_of_what_is_installed_make_room_for_what_is_needed() -> None:
    useless = [*["Corroder"] * 3, *["Gordian Blade"] * 2]
    for w in watched(lambda t: _shut(t, *useless), "runner"):
        w.turn()
        assert w.did("Draw 1 card"), w.done


def test_programs_that_do_not_fit_make_room_too() -> None:
    def build(t: Table) -> None:
        t.rig("Datasucker", "Datasucker")
        _shut(t, "Parasite", "Ninja", "Femme Fatale", "Medium", "Djinn")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Draw 1 card"), w.done


def test_a_runner_who_can_break_everything_does_not_save_for_unseen_ice_for_ever() -> None:
    def build(t: Table) -> None:
        t.ice("R&D", "Ice Wall", "Enigma", rezzed=False)
        t.ice("HQ", "Ice Wall", "Enigma", rezzed=False)
        t.rig("Corroder", "Gordian Blade", "Ninja")
        t.deck("corp", *["Offworld Office"] * 3, *["Hedge Fund"] * 12)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.hand("runner", *["Corroder"] * 2, *["Gordian Blade"] * 2, "Ninja")
        t.empty_deck("runner")
        t.score_area("runner", "Offworld Office", "Offworld Office")
        t.set(corp_credits=8, runner_credits=18)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Run on"), w.done


@pytest.mark.parametrize(("trap", "worth"), [("Esca", False), ("Urtica Cipher", True)])
def test_archives_are_left_where_what_lies_there_costs_more_than_it_brings(trap: str, worth: bool) -> None:
    """One card facedown beside traps that work there, or do not."""

    def build(t: Table) -> None:
        t.ice("HQ", "Archer")
        t.ice("R&D", "Archer")
        t.discard_pile("corp", *[trap] * 3)
        t.discard_pile("corp", "Hedge Fund", faceup=False)
        t.hand("corp", *["Hedge Fund"] * 4)
        t.rig("Corroder")
        t.hand("runner", *["Corroder"] * 4)
        t.empty_deck("runner")
        t.set(corp_credits=8, runner_credits=7)
        t.start("runner")

    for w in watched(build, "runner"):
        w.turn()
        assert w.did("Run on Archives") is worth, w.done
