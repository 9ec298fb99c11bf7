"""Identities of the Runner of the Borealis cycle."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import Reason, report
from engine.netrunner.decks.lists import Deck
from engine.netrunner.language.effects import Damage
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import heard, run_on, witness

# -- Captain Padma Isbister -------------------------------------------------------------------------------


def test_padma_charges_a_card_for_the_first_run_on_rd() -> None:
    t = Table(runner="Captain Padma Isbister: Intrepid Explorer")
    t.rig("Leech", power=1)
    t.start("runner")
    run_on(t, "HQ")
    for n in (2, 2):
        t.click("Run on R&D")
        if t.offered("Use Captain Padma"):
            t.click("Use Captain Padma")
        assert t.card("Leech").power == n
        t.next_action()


def test_padma_may_leave_it_and_asks_nothing_without_a_card_to_charge() -> None:
    t = Table(runner="Captain Padma Isbister: Intrepid Explorer")
    t.rig("Leech", power=1)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Do not use")
    assert t.card("Leech").power == 1
    t = Table(runner="Captain Padma Isbister: Intrepid Explorer")
    t.rig("Leech")
    t.start("runner")
    t.click("Run on R&D")
    assert not t.offered("Use Captain Padma")
    assert t.card("Leech").power == 0


# -- Esâ Afontov ------------------------------------------------------------------------------------------


def test_esa_afontov_draws_and_sabotages_for_the_first_core_damage_of_a_turn() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Palisade")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    assert t.decision.seat == "runner"
    t.click("Yes: draw 1 card and sabotage 2")
    t.click("Palisade")
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert len(t.names("grip")) == 3
    t.effect("corp", Damage("core", 1))
    t.next_action()
    assert len(t.names("archives")) == 2


def test_esa_afontov_may_leave_it() -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("No")
    assert (t.names("grip"), t.names("archives")) == ([], [])


def test_esa_draws_and_sabotages_at_once() -> None:
    """First she draws, and what hears of that comes when the Corp's cards are trashed (9.3.4d)."""
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist")
    t.hand("corp", "Hedge Fund")
    t.rig(witness(EventKind.DRAW_ENDS))
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.effect("corp", Damage("core", 1))
    t.click("Yes")
    assert t.decision.seat == "corp"
    assert len(t.names("grip")) == 2, "drawn before"
    t.click("Hedge Fund")
    heard(t)
    assert len(t.names("archives")) == 2


# -- Nova Initiumia ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("copies", [1, 2])
def test_nova_plays_one_copy_of_any_card_and_has_no_influence_limit(copies: int) -> None:
    cards = dict.fromkeys(("cleaver", "leech", "carnivore", "diesel"), 1) | {"sure_gamble": copies}
    found = report(Deck("nova_initiumia_catalyst_impetus", cards))
    assert found.influence_limit is None
    wrong = [(problem.code, problem.reason) for problem in found.problems if problem.code in cards]
    assert wrong == ([("sure_gamble", Reason.COPIES)] if copies == 2 else [])


# -- Nyusha "Sable" Sintashta -----------------------------------------------------------------------------


@pytest.mark.parametrize("at_the_mark", [True, False])
def test_sable_gains_a_click_for_the_first_successful_run_on_her_mark(at_the_mark: bool) -> None:
    t = Table(runner='Nyusha "Sable" Sintashta: Symphonic Prodigy')
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.next_action()
    names = {"hq": "HQ", "rd": "R&D", "archives": "Archives"}
    mark = t.game.state.mark
    server = names[mark] if at_the_mark else next(name for id, name in names.items() if id != mark)
    run_on(t, server)
    assert t.clicks("runner") == 3 + at_the_mark
    run_on(t, server)
    assert t.clicks("runner") == 2 + at_the_mark
