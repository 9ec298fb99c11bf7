"""Trashed cards that are set aside until it is settled where they go."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import AddToHand, Gain, Trash
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.language.sets import Each, EventCard, Named
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


@pytest.mark.parametrize(("faceup", "credits"), [(True, 11), (False, 9)])
def test_8_1_4a_a_facedown_card_hears_nothing_of_what_is_set_aside_with_it(
    faceup: bool, credits: int
) -> None:
    """9.6.4b: a faceup one sees what is trashed with it go."""
    runner("Mourner", "resource", When(On(EventKind.TRASH, what=Installed() & Type("program")), (Gain(2),)))
    t = Table(corp="Skorpios Defense Systems: Persuasive Power")
    t.rig("Mourner", faceup=faceup)
    t.rig("Corroder")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.effect("corp", Trash(Each(Installed(RUNNER))))
    t.click("No")
    assert t.credits(RUNNER) == credits


def test_1_12_6_who_hears_of_it_finds_the_card_where_it_went_in_the_end() -> None:
    """1.12.6, 9.1.8g: in the heap, and not where it was set aside."""
    back = When(On(EventKind.TRASH, what=Installed() & Type("program")), (AddToHand(EventCard()),))
    runner("Salvager", "resource", back)
    t = Table(corp="Skorpios Defense Systems: Persuasive Power")
    t.rig("Salvager", "Corroder")
    t.start(RUNNER)
    t.effect(CORP, Trash(Each(Named("Corroder"))))
    t.click("No")
    assert t.names("grip") == ["Corroder"]
