"""What `engine/netrunner/rules/playing.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.amounts import Tags, X
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import Gain, GiveTags, PlayThat, Search
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, Result, Type
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_3_5_1b_a_current_minds_those_that_were_played_after_it_alone() -> None:
    """3.5.1b: "until another current is played": the one before it was played before."""
    t = Table()
    t.hand(CORP, "Lag Time", "Service Outage")
    t.set(corp_credits=9)
    t.start(CORP)
    t.play("Play Lag Time", "Play Service Outage")
    assert (t.names("play"), t.names("archives")) == (["Service Outage"], ["Lag Time"])


def test_8_6_2a_a_number_of_0_for_x_is_chosen_once() -> None:
    """8.6.2a, 1.16.10: then it is asked what else is trashed to pay, and X stays 0."""
    toll = Price("play", cost(Chosen("trash", 1, Installed() & Type("asset"))), Type("operation"))
    corp("Toll", "asset", Static(toll))
    corp("Grant", "operation", Play((Gain(X()), GiveTags(1)), x=Tags()), cost=None)
    t = Table(policy=ASK_ALL)
    t.set(tags=1)
    t.hand(CORP, "Grant")
    t.root("Server 1", "Toll", rezzed=True)
    t.root("Server 2", "Nico Campaign", rezzed=True)
    t.start(CORP)
    t.pass_until("Play Grant")
    t.click("Play Grant")
    asked = []
    while t.decision.kind in ("number", "pay_with"):
        asked.append(t.decision.kind)
        t.answer([t.decision.options[0].key])
    assert asked == ["number", "pay_with"]
    t.next_action()
    assert (t.credits(CORP), t.game.state.tags) == (5, 2)


def test_8_6_3_cards_are_played_one_after_the_other() -> None:
    """The first has resolved and is in the heap before the second is paid for, with the credits it gained."""
    runner("Cheap", "event", Play((Gain(3),)), cost=1)
    runner("Dear", "event", Play((Gain(5),)), cost=3)
    runner("Double Bill", "event", Play((Search(Type("event"), most=2), PlayThat(Result("found")))))
    t = Table(filler=0)
    t.deck("runner", "Cheap", "Dear")
    t.hand("runner", "Double Bill")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Play Double Bill")
    t.click("Find Cheap", "Find Dear")
    assert t.credits("runner") == 5
    assert t.names("heap") == ["Cheap", "Dear", "Double Bill"]
