"""What is done several times, as often or as long as an ability says (9.12.4)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.amounts import CardsInHand, Credits
from engine.netrunner.language.conditions import AtLeast, AtMost, Tagged
from engine.netrunner.language.effects import Damage, Draw, Gain
from engine.netrunner.language.flow import ChooseOne, Delayed, Repeat
from engine.netrunner.language.happenings import Next, On
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp


def test_9_12_4a_again_as_long_as_it_applies() -> None:
    """Damage is done again and again until the grip holds two cards."""
    corp("Grinder", "operation", Play((Repeat((Damage("net", 1),), while_=~AtMost(CardsInHand(RUNNER), 2)),)))
    t = Table()
    t.hand("runner", *["Diesel"] * 5)
    t.hand("corp", "Grinder")
    t.start("corp")
    t.click("Play Grinder")
    assert len(t.names("grip")) == 2
    assert t.happened("damage") == 3


def test_9_12_4c_a_checkpoint_follows_each_repetition_and_each_is_chosen_anew() -> None:
    """9.12.4d: each of the three times another mode may be chosen."""
    mode = ChooseOne(((Gain(1),), (Draw(1),)))
    corp("Routine", "operation", Play((Repeat((mode,), 3),)))
    corp("Filing Clerk", "asset", When(On(EventKind.DRAW, by=CORP), (Gain(10),)))
    t = Table()
    t.root("Server 1", "Filing Clerk", rezzed=True)
    t.hand("corp", "Routine")
    t.start("corp")
    t.click("Play Routine")
    for choice, credits in (("Gain 1", 6), ("Draw 1", 16), ("Gain 1", 17)):
        assert t.decision.kind == "mode"
        t.click(choice)
        assert t.credits("corp") == credits, "what each time brings about is resolved before the next"
    assert t.decision.kind != "mode"
    assert len(t.names("hq")) == 1


def test_9_12_4_how_often_an_ability_repeated_is_not_what_those_it_creates_did() -> None:
    """10.1.6a: the loop is over, and what waits for the next draw repeats something of its own."""
    later = When(Next(On(EventKind.DRAW)), (Repeat((Gain(1),), while_=Tagged()),))
    endless = Repeat((Gain(1),), while_=AtLeast(Credits(), 0))
    corp("Echo", "operation", Play((endless, Delayed(later, "turn"))))
    t = Table()
    t.hand(CORP, "Echo")
    t.start(CORP)
    t.play("Play Echo", "Stop now")
    before = t.credits(CORP)
    t.click("Draw 1 card")
    assert t.credits(CORP) == before + 1
