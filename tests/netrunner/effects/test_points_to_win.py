"""Agenda points that a player needs to win (1.7.2a)."""

import pytest

from engine.netrunner.language.abilities import Static
from engine.netrunner.language.amounts import Hosted, Plus
from engine.netrunner.language.effects import PlaceCounters
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table, blank


def easier(side: str, *agendas: str) -> Table:
    """A player with these agendas, and a card by which the Corp needs fewer points."""
    blank("Shortcut", "corp", "asset", (Static(Modify("to_win_corp", Plus(0, Hosted("power"), -1))),))
    t = Table()
    t.root("Server 1", "Shortcut", rezzed=True)
    t.score_area(side, *agendas)
    t.start("corp")
    return t


@pytest.mark.parametrize(("n", "won"), [(2, False), (3, True)])
def test_1_7_2a_a_player_who_needs_fewer_points_wins_as_soon_as_they_have_them(n: int, won: bool) -> None:
    t = easier("corp", "Send a Message", "Hostile Takeover")
    t.effect("corp", PlaceCounters("power", n, Each(Named("Shortcut"))))
    assert t.winner == ("corp" if won else None)
    assert t.view("spectator").corp.to_win == 7 - n
    assert t.view("spectator").runner.to_win == 7


def test_1_7_2a_it_does_not_help_the_other_player() -> None:
    t = easier("runner", "Send a Message", "Hostile Takeover")
    t.effect("corp", PlaceCounters("power", 5, Each(Named("Shortcut"))))
    assert t.winner is None
