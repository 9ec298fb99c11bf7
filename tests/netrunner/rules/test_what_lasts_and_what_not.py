"""What is worked out anew when something changes, and what one player does that is none of the other's."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects import (
    Install,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import InZone, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.table.state import GRIP, RUNNER
from engine.netrunner.testkit import Table


@pytest.mark.parametrize("forbidden", [False, True])
def test_1_2_2_what_cannot_be_installed_stays_where_it_is(forbidden: bool) -> None:
    t = Table()
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("install", what=Type("program")), "turn"))
    t.effect(RUNNER, Install(Each(InZone((GRIP,)))))
    t.next_action()
    assert t.names("grip") == (["Leech"] if forbidden else [])
