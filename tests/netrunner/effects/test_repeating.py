"""What is done several times, as often or as long as an ability says (9.12.4)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.amounts import CardsInHand
from engine.netrunner.language.conditions import AtMost
from engine.netrunner.language.effects import Damage, Draw, Gain
from engine.netrunner.language.flow import ChooseOne, Repeat
from engine.netrunner.language.happenings import On
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
