"""Effects on what objects are, several at once (9.12.1)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import ActiveIn, Paid, Static, Sub, When
from engine.netrunner.language.amounts import CountInstalled, Credits, Hosted
from engine.netrunner.language.conditions import AtLeast, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import AddToHand, Draw, Gain, GiveTags, PlaceCounters, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import On, While
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import HostOfSource, Subtype, This, ThisCard, Type
from engine.netrunner.language.sets import Each, Having, HostedOn, Named
from engine.netrunner.language.traits import (
    BecomeType,
    ChangeSubtype,
    CopyOf,
    GainAbilities,
    GainSubs,
    LoseAbilities,
    SetTo,
)
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ability
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def subtypes(t: Table, title: str) -> frozenset[str]:
    return t.game.subtypes(t.card(title))


def resource(title: str, *abilities: Ability) -> None:
    runner(title, "resource", *abilities)


def test_an_effect_waits_for_the_one_it_depends_on() -> None:
    """9.12.1d: whichever card came first, the subtype is there before what asks for it is applied."""
    resource("Giver", Static(ChangeSubtype("virus", 1, Type("hardware"))))
    resource("User", Static(ChangeSubtype("weapon", 1, Subtype("virus"))))
    runner("Box", "hardware")
    for order in (("Giver", "User"), ("User", "Giver")):
        t = Table()
        t.rig("Box", *order)
        t.start("runner")
        assert subtypes(t, "Box") == {"virus", "weapon"}, order


def test_an_effect_of_a_card_that_lost_its_abilities_is_not_applied() -> None:
    """9.12.1d: it originates from an ability that is no longer present."""
    resource("Giver", Static(ChangeSubtype("virus", 1, Type("hardware"))))
    resource("Blanker", Static(LoseAbilities(Named("Giver"))))
    runner("Box", "hardware")
    for order in (("Giver", "Blanker"), ("Blanker", "Giver")):
        t = Table()
        t.rig("Box", *order)
        t.start("runner")
        assert subtypes(t, "Box") == frozenset(), order


def test_a_card_that_lost_its_abilities_does_not_even_change_itself() -> None:
    """9.12.1e: what a card does to itself alone depends on what takes its abilities."""
    resource("Giver", Static(ChangeSubtype("virus", 1)))
    resource("Blanker", Static(LoseAbilities(Named("Giver"))))
    for order in (("Giver", "Blanker"), ("Blanker", "Giver")):
        t = Table()
        t.rig(*order)
        t.start("runner")
        assert subtypes(t, "Giver") == frozenset(), order


def test_in_a_loop_hosted_cards_come_first() -> None:
    """9.12.1e: two that take each other's abilities; the hosted one does not depend on its host."""
    resource("Host", Static(LoseAbilities(HostedOn(ThisCard()))))
    resource("Guest", Static(LoseAbilities(HostOfSource())))
    t = Table()
    t.rig("Host")
    t.hosted("Host", "Guest")
    t.start("runner")
    assert t.game.face(t.card("Host")).abilities == ()
    assert t.game.face(t.card("Guest")).abilities != ()


def test_a_gained_ability_works_and_goes_with_its_giver() -> None:
    """9.1.9: strength from an ability the breaker has only been given."""
    breaker("Plain", strength=2)
    resource("Giver", Static(GainAbilities((Static(Modify("strength", 3)),), Subtype("icebreaker"))))
    t = Table()
    t.rig("Plain", "Giver")
    t.start("runner")
    assert t.game.strength(t.card("Plain")) == 5
    t.effect("runner", Trash(Each(Named("Giver"))))
    assert t.game.strength(t.card("Plain")) == 2


def test_abilities_copied_from_hosted_cards() -> None:
    """9.1.9: the paid abilities of all hosted icebreakers, usable on the host itself."""
    breaker(
        "Witch", Static(CopyOf(HostedOn(ThisCard()) & Subtype("icebreaker"), kinds=("paid",))), strength=9
    )
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Witch")
    t.hosted("Witch", "Cleaver")
    t.start("runner")
    assert len(t.game.face(t.card("Witch")).paid) == len(t.game.face(t.card("Cleaver")).paid) > 0
    t.click("Run on HQ")
    t.pass_until("Witch: Break")
    t.click("Witch: Break")
    assert not t.game.unbroken()


def test_a_value_is_set_then_raised_then_lowered() -> None:
    """9.12.1a, whatever the order in which the cards came."""
    resource("Raiser", Static(Modify("strength", 3, Type("ice"))))
    resource("Setter", Static(SetTo("strength", 1, Type("ice"))))
    resource("Lowerer", Static(Modify("strength", -2, Type("ice"))))
    t = Table()
    t.ice("HQ", "Enigma")
    t.rig("Raiser", "Lowerer", "Setter")
    t.start("runner")
    assert t.game.strength(t.card("Enigma")) == 2


def test_a_set_by_strength_sees_strength_that_another_effect_gives() -> None:
    """9.12.1d: which ice has strength 5 or more is known once all strength effects that count are."""
    resource("Namer", Static(ChangeSubtype("trap", 1, Type("ice") & Having("strength", "at_least", 5))))
    resource("Friend", Static(GainAbilities((Static(Modify("strength", 4)),), Type("ice"))))
    for order in (("Namer", "Friend"), ("Friend", "Namer")):
        t = Table()
        t.ice("HQ", "Enigma")
        t.rig(*order)
        t.start("runner")
        assert "trap" in subtypes(t, "Enigma"), order


def test_a_card_of_another_type_is_no_longer_of_its_own() -> None:
    corp("Gardener", "asset", Static(BecomeType("upgrade", Named("Regolith Mining License"))))
    corp("Counter", "asset", Static(Modify("hand_corp", CountInstalled(Type("upgrade")))))
    t = Table()
    t.root("Server 1", "Gardener", rezzed=True)
    t.root("Server 2", "Regolith Mining License", rezzed=True)
    t.root("Server 3", "Counter", rezzed=True)
    t.start("corp")
    assert t.game.hand_size("corp") == 6


def test_own_variable_subroutines_stand_first_and_others_last() -> None:
    """9.8.3, 9.8.2b."""
    first, last = Sub((Gain(1),)), Sub((Gain(2),))
    ice("Growing", END, Static(GainSubs(first, Hosted("power"))))
    resource("Adder", Static(GainSubs(last, 1, Type("ice"))))
    t = Table()
    t.ice("HQ", "Growing", power=2)
    t.rig("Adder")
    t.start("runner")
    assert t.game.subroutines(t.card("Growing").oid) == (first, first, END, last)


def test_what_depends_on_counters_is_worked_out_again_when_they_change() -> None:
    t = Table()
    t.ice("HQ", "Lycan")
    t.start("corp")
    assert "sentry" in subtypes(t, "Lycan")
    t.effect("corp", PlaceCounters("advancement", 1, Each(Named("Lycan"))))
    assert "sentry" not in subtypes(t, "Lycan")


def test_a_memory_cost_can_change_while_installed() -> None:
    """3.9.3d: it is no cost, but a value as any other (9.12.1a)."""
    breaker("Shift", Static(SetTo("memory_cost", 0), AtLeast(CountInstalled(Type("resource")), 1)))
    t = Table()
    t.rig("Shift")
    t.start("runner")
    assert t.game.memory_used() == 1
    t.rig("Telework Contract")
    t.refresh()
    assert t.game.memory_used() == 0


def test_what_a_card_was_when_it_left() -> None:
    """1.12.6, 9.6.5b: a trashed card with a gained subtype was one of these."""
    resource("Giver", Static(ChangeSubtype("virus", 1, Type("hardware"))))
    resource("Mourner", When(On(EventKind.TRASH, what=Subtype("virus")), (Gain(2),)))
    runner("Box", "hardware")
    t = Table()
    t.rig("Box", "Giver", "Mourner")
    t.start("runner")
    t.effect("runner", Trash(Each(Named("Box") | Named("Giver"))))
    assert t.credits("runner") == 7, "also if what gave it goes along (1.19)"


def test_abilities_active_in_a_zone() -> None:
    """9.1.8b: of a card in the heap, paid and conditional; not once it has left."""
    from_heap = Paid(cost(credits=1), (AddToHand(This()),))
    resource("Ghost", ActiveIn(("heap",), from_heap), ActiveIn(("heap",), When(TURN_BEGINS, (Gain(1),))))
    t = Table()
    t.discard_pile("runner", "Ghost")
    t.rig("Ghost")
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.credits("runner") == 6, "the installed one has no such ability"
    t.click("Ghost: ")
    assert t.names("grip") == ["Ghost"]
    assert not t.offered("Ghost: ")


def test_an_agenda_of_the_runner_that_says_so_is_active() -> None:
    """3.2.3: agendas are inactive in the Runner's score area unless their text says otherwise."""
    shrink = Static(Modify("hand_runner", -1))
    corp("Stain", "agenda", ActiveIn(("runner_score",), shrink))
    corp("Plain", "agenda", shrink)
    t = Table()
    t.score_area("runner", "Stain", "Plain")
    t.start("runner")
    assert t.game.hand_size("runner") == 4


def test_a_faceup_installed_agenda_is_inactive() -> None:
    """3.2.3, 3.2.3a: unless it is printed to be installed faceup."""
    corp("Open", "agenda", Static(Modify("hand_corp", 1)))
    corp("Printed", "agenda", ActiveIn(("installed",), Static(Modify("hand_corp", 2))))
    t = Table()
    t.root("Server 1", "Open", rezzed=True)
    t.root("Server 2", "Printed", rezzed=True)
    t.start("corp")
    assert t.game.hand_size("corp") == 7


def test_programs_that_need_more_memory_than_there_is_go_at_the_next_checkpoint() -> None:
    """3.9.3c: also if only a counter changed what they need."""
    virus = Having("virus", "at_least", 1)
    resource("Weight", Static(SetTo("memory_cost", 5, Type("program") & virus)))
    t = Table()
    t.rig("Weight", "Small Program")
    t.start("runner")
    assert t.names("heap") == []
    t.effect("corp", PlaceCounters("virus", 1, Each(Named("Small Program"))))
    assert t.names("heap") == ["Small Program"]


@pytest.mark.parametrize("copies", [1, 2])
def test_9_6_7_static_conditions_keep_their_names_while_other_abilities_are_lost(copies: int) -> None:
    """9.6.7, 9.1.9a: once a turn is each ability's of each copy, wherever it stands among those left."""
    rich = While(AtLeast(Credits(), 5))
    tagged = While(Tagged())
    runner(
        "Windfall",
        "resource",
        Paid(cost(credits=9), (Draw(1),)),
        When(rich, (Gain(1),), once=True),
        When(tagged, (Gain(2),), once=True),
    )
    t = Table()
    t.rig(*["Windfall"] * copies)
    t.set(runner_credits=4)
    t.start("runner")
    t.click("Gain 1 credit")
    for _ in range(copies):
        t.click("Use Windfall" if t.offered("Use Windfall") else "Windfall")
    assert t.credits("runner") == 5 + copies
    t.effect("runner", ForNow(LoseAbilities(Type("resource"), ("paid",)), "turn"))
    t.effect("corp", GiveTags(1))
    for _ in range(copies):
        t.click("Use Windfall" if t.offered("Use Windfall") else "Windfall")
    assert t.credits("runner") == 5 + copies + 2 * copies
    assert t.offered("Draw 1 card")
