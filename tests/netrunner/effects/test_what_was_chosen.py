"""What everybody sees of what was chosen, and of which cards an effect is about (10.2.3b)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Trash
from engine.netrunner.language.flow import Delayed, ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, Result, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.triggers import TURN_ENDS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, runner


def test_10_2_3b_a_card_is_marked_for_the_ability_that_is_about_it_alone() -> None:
    """10.2.3b, 9.6.13: it is about Carmen; the one that created it was about Pennyshaver."""
    later = Delayed(When(TURN_ENDS, (Trash(Result("that")),)), "turn", that=Each(Named("Carmen")))
    first = When(On(EventKind.GAIN_CREDITS, by=YOU), (later,))
    about = target(Type("hardware"))
    runner("Hit List", "event", Play((Delayed(first, that=about),)))
    t = Table()
    t.rig("Pennyshaver", "Carmen")
    t.hand(RUNNER, "Hit List")
    t.start(RUNNER)
    t.click("Play Hit List")
    t.click("Gain 1 credit")
    table = t.view(RUNNER).runner
    marked = {card.title: card.chosen_by for card in table.programs + table.hardware}
    assert marked == {"Pennyshaver": (), "Carmen": ("Hit List",)}


def test_10_2_3b_which_ice_a_modifier_goes_to_is_told() -> None:
    breaker("Drill", Paid(cost(clicks=1), (ForNow(Modify("strength", -1), "turn", target(Type("ice"))),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Whitespace")
    t.rig("Drill")
    t.start(RUNNER)
    t.click("Drill")
    t.click("Palisade")
    assert "The Runner chooses **Palisade** (protecting HQ)." in t.log()


def test_10_2_3b_everybody_sees_what_was_chosen_for_later() -> None:
    that = target(Installed(RUNNER) & Type("program"))
    t = Table()
    t.rig("Imp", "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Delayed(When(TURN_ENDS, (Trash(Result("that")),)), "turn", that=that))
    t.click("Imp")
    assert any(event.kind is EventKind.CHOOSE for event in t.events)
