"""Sentries of the Flashpoint cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, run_on


@pytest.mark.parametrize("where", ["HQ", "R&D", "Archives"])
def test_chrysalis_is_encountered_where_it_is_accessed(where: str) -> None:
    """9.1.8h: its subroutine resolves though it is not installed."""
    t = Table()
    if where == "R&D":
        t.deck("corp", "Chrysalis")
    elif where == "HQ":
        t.hand("corp", "Chrysalis")
    else:
        t.discard_pile("corp", "Chrysalis")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    run_on(t, where)
    hurt = where != "Archives"
    assert (t.happened("encounter"), len(t.names("grip"))) == ((1, 2) if hurt else (0, 4))
    assert t.happened("revealed") == (where == "R&D")


@pytest.mark.parametrize("where", ["HQ", "R&D"])
def test_everybody_sees_chrysalis_as_long_as_it_is_encountered(where: str) -> None:
    """9.1.8h: what is encountered shows itself, if nobody but the Runner may look where it lies."""
    t = Table()
    if where == "R&D":
        t.deck("corp", "Chrysalis", "Hedge Fund")
    else:
        t.hand("corp", "Chrysalis")
    t.rig("Revolver")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click(f"Run on {where}")
    while t.game.encounter is None:
        go_on(t)
    for seat in ("corp", "runner", "spectator"):
        run = t.game.view(seat).run
        assert run is not None
        assert run.accessing is not None
        assert run.accessing.title == "Chrysalis"
