"""What `engine/netrunner/rules/drawing.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import Draw, EachDraws, Gain, Pick, SetAside, ToBottom
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.selectors import InZone, Result
from engine.netrunner.language.sets import Drawn, Each
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import OPPONENT, YOU
from engine.netrunner.table.state import CORP, HQ, STACK
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import corp, runner


def test_8_4_2_cards_drawn_come_from_the_top_together() -> None:
    """8.4.1, 8.4.2a, 8.2.2a: what looks for drawing sees them in the set-aside zone.

    Rules: 8.4.3a.
    """
    t = Table()
    t.deck("corp", "Palisade", "Enigma", "Tithe")
    t.root("Server 1", "Raman Rai", rezzed=True)
    t.start("corp")
    t.click("Draw 1 card")
    assert t.names("set_aside") == t.names("hq") == []
    assert t.names("rd")[0] == "Enigma"
    assert t.names("rd")[-1] == "Palisade"  # Raman Rai put the drawn card to the bottom


def test_8_4_2b_abilities_see_drawn_cards_go_from_deck_to_hand() -> None:
    """A drawn card comes from the stack, not from where it lies for a moment; no ability sees it there."""
    runner("Deck Watcher", "resource", When(On(EventKind.DRAW), (Gain(1),)))
    t = Table()
    t.rig("Deck Watcher")
    t.start("runner")
    t.click("Draw 1 card")
    assert (t.credits("runner"), t.names("set_aside")) == (6, [])
    assert [event.was for event in t.events if event.kind is EventKind.DRAW] == [STACK]


def test_8_4_4_both_players_draw_before_anything_is_heard_of_either() -> None:
    heard = When(On(EventKind.DRAW), (Gain(1),), optional=True)
    blank("Listener", "corp", "asset", (heard,))
    for draws in (EachDraws(2), Together((Draw(2), Draw(2, who=OPPONENT)))):
        t = Table()
        t.root("Server 1", "Listener", rezzed=True)
        t.start("runner")
        t.effect("runner", draws)
        assert t.decision.kind == "reaction", "before the draws are over"
        assert (t.names("hq"), t.names("grip")) == ([], []), "still set aside"
        for _ in range(4):
            t.click("Listener")
        t.next_action()
        assert (len(t.names("hq")), len(t.names("grip"))) == (2, 2)
        assert t.credits("corp") == 9


def test_8_4_4a_each_says_how_many_before_anybody_draws_the_active_player_first() -> None:
    t = Table()
    t.start("runner")
    t.effect("runner", EachDraws(2, optional=True))
    assert (t.decision.seat, t.decision.kind) == ("runner", "how_many")
    t.click("1")
    assert t.names("grip") == []
    assert t.decision.seat == "corp"
    t.click("0")
    assert (len(t.names("hq")), len(t.names("grip"))) == (0, 1)


def test_8_4_5a_only_the_cards_being_drawn_are_those_that_are_drawn() -> None:
    """Another card that is set aside meanwhile is none of them."""
    chooses = When(First(On(EventKind.DRAW, by=YOU)), (Pick(Drawn()), ToBottom(Result("chosen"))))
    corp("Sorter", "asset", chooses)
    t = Table()
    t.root("Server 1", "Sorter", rezzed=True)
    t.hand(CORP, "Hedge Fund")
    t.deck(CORP, "Palisade", "Enigma")
    t.start(CORP)
    t.effect(CORP, SetAside(Each(InZone((HQ,)))), Draw(2))
    assert sorted(t.options) == ["Enigma", "Palisade"]
