"""Each card that comes with the engine could work and can be said; others are looked at at once."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play
from engine.netrunner.language.checks import DeclarationError
from engine.netrunner.language.effects import Gain, Trash
from engine.netrunner.language.sets import EventCard
from engine.netrunner.objects.definitions import card, declared, relied_upon, taken_back, verify
from engine.netrunner.table.facts import Facts
from engine.netrunner.testkit import Table

FACTS = Facts(id="hollow", title="Hollow", side="corp", faction="neutral", type="operation", cost=0)
HOLLOW = Play((Gain(1), Trash(EventCard())))


def test_each_card_that_comes_with_the_engine_could_work_and_can_be_said() -> None:
    assert len(declared()) > 1000
    for code in declared():
        verify(code)


def test_what_could_not_work_is_refused_at_once_or_where_it_is_used() -> None:
    with taken_back(), pytest.raises(DeclarationError, match="hollow"):
        card("hollow", HOLLOW, facts=FACTS)
    with taken_back():
        with relied_upon():
            card("hollow", HOLLOW, facts=FACTS)
        with pytest.raises(DeclarationError, match="hollow"):
            Table().hand("corp", "Hollow")
        with pytest.raises(DeclarationError, match="hollow"):
            verify("hollow")
