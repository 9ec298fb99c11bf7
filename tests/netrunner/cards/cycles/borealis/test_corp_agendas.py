"""Agendas of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, scoring

# -- Azef Protocol ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [True, False])
def test_azef_protocol_costs_an_installed_card(other: bool) -> None:
    t = Table()
    t.root("Server 1", "Azef Protocol", advancement=9)
    if other:
        t.root("Server 2", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    assert t.offered("Score Azef Protocol") == other
    if other:
        t.click("Score Azef Protocol")
        while t.decision.kind == "pay_with":
            go_on(t)
        assert (t.names("archives"), len(t.names("grip"))) == (["PAD Campaign"], 1)


# -- Ontological Dependence -------------------------------------------------------------------------------


def test_ontological_dependence_gets_easier_with_core_damage() -> None:
    t = scoring("Ontological Dependence", 2, core_damage=2)
    t.start("corp")
    assert t.offered("Score Ontological Dependence")
    t = scoring("Ontological Dependence", 2, core_damage=1)
    t.start("corp")
    assert not t.offered("Score Ontological Dependence")
