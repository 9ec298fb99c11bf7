"""What cards gain, lose and copy, and which of it comes first (9.1.9, 9.12.1)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import HowMany, SubroutinesOf
from engine.netrunner.language.conditions import Exists, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    Draw,
    Gain,
    GiveTags,
    Lose,
    PlaceCounters,
    RemoveCounters,
    RemoveTags,
    ToBottom,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Hosting, Installed, InZone, Subtype, ThisCard, Type, target
from engine.netrunner.language.sets import Each, Having, HostedOn, Named
from engine.netrunner.language.traits import (
    ChangeSubtype,
    CopyOf,
    GainAbilities,
    GainSubs,
    LoseAbilities,
    SetTo,
)
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def test_9_1_3b_an_ability_that_was_given_belongs_to_who_has_it() -> None:
    """The credits come from Tech Trader, not from the card that gave it the ability."""
    given = Paid(cost(), (Gain(1),), once=True)
    runner("Teacher", "resource", Static(GainAbilities((given,), Named("Small Program"))))
    runner("Fan", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Small Program")), (Draw(1),)))
    runner("Critic", "resource", When(On(EventKind.GAIN_CREDITS, of=Named("Teacher")), (Lose(9),)))
    t = Table()
    t.rig("Teacher", "Fan", "Critic", "Small Program")
    t.start("runner")
    t.click("Small Program")
    assert (t.credits("runner"), len(t.names("grip"))) == (6, 1)


def test_9_1_9_an_ability_that_a_counter_gives_is_there_with_it() -> None:
    """9.1.9: from one instruction to the next, though no card came, went or was turned."""
    hears = When(On(EventKind.GAIN_CREDITS, by=YOU), (GiveTags(1),))
    marked = Type("resource") & Having("power", "at_least", 1)
    runner("Giver", "hardware", Static(GainAbilities((hears,), marked)))
    runner("Taker", "resource")
    t = Table()
    t.rig("Giver", "Taker")
    t.start(RUNNER)
    taker = Each(Named("Taker"))
    t.effect(
        RUNNER, Gain(1), PlaceCounters("power", 1, taker), Gain(1), RemoveCounters("power", 1, taker), Gain(1)
    )
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags) == (8, 1)


def test_9_8_3_subroutines_that_cards_of_a_hand_give_go_with_them() -> None:
    """From one instruction to the next, though nothing tells of a card that is put into a deck."""
    in_hand = InZone((HQ,))
    ice("Crowd", Static(GainSubs(Sub((Gain(1),)), HowMany(in_hand))))
    many = Gain(SubroutinesOf(Each(Named("Crowd"))))
    t = Table()
    t.ice("R&D", "Crowd")
    t.hand(CORP, "Hedge Fund")
    t.discard_pile(CORP, "Enigma", "Enigma")
    t.start(RUNNER)
    t.effect(CORP, many, ToBottom(Each(in_hand)), many, AddToHand(Each(InZone((ARCHIVES,)))), many)
    t.next_action()
    assert t.credits(CORP) == 5 + 1 + 0 + 2


def test_9_1_9_an_ability_is_there_as_long_as_the_condition_holds_that_gives_it() -> None:
    """9.1.9, 9.4.2: no card comes, goes or turns in between."""
    informed = GainAbilities((Paid(cost(), (Gain(3),), once=True),), Named("Snitch"))
    corp("Wire Tap", "asset", Static(informed, condition=Tagged()))
    runner("Snitch", "resource", Paid(cost(), (GiveTags(1),)), Paid(cost(), (RemoveTags(1),)))
    t = Table()
    t.root("Server 1", "Wire Tap", rezzed=True)
    t.rig("Snitch")
    t.start(RUNNER)
    assert not t.offered("Gain 3")
    t.click("Snitch: Take 1 tag")
    assert t.offered("Gain 3")
    t.click("Snitch: Remove 1 tag")
    assert not t.offered("Gain 3")


def test_9_1_9c_the_instructions_of_an_event_have_an_order() -> None:
    """Gained, lost and gained again: only what came last is left."""
    runner("Swings", "event", Play((Gain(2), Lose(99), Gain(1))))
    t = Table()
    t.hand("runner", "Swings")
    t.start("runner")
    t.click("Play Swings")
    assert t.credits("runner") == 1


def test_9_12_1a_a_value_set_for_a_chosen_card_is_that_cards() -> None:
    """9.12.1a: not that of the card whose ability sets it."""
    breaker("Tuner", Paid(cost(clicks=1), (ForNow(SetTo("strength", 7), "turn", target(Type("ice"))),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.rig("Tuner")
    t.start(RUNNER)
    first, second = (card for card in t.game.installed() if card.zone == "installed" and card.server)
    t.click("Tuner")
    t.answer([f"card:{first.oid}"])
    assert [t.game.strength(t.game.state.cards[card.oid]) for card in (first, second)] == [7, 2]
    assert t.game.strength(t.card("Tuner")) == 2


def test_9_12_1d_copied_is_what_is_printed_not_what_was_gained() -> None:
    """9.12.1d: the other ice has gained a subroutine, which the copy does not have."""
    ice("Mime", Static(CopyOf(Type("ice"), kinds=("subroutine",))))
    ice("Model", END)
    more = (Sub((GiveTags(1),)),)
    corp("Muse", "asset", Static(GainAbilities(more, Named("Model"))))
    t = Table()
    t.ice("HQ", "Mime")
    t.ice("R&D", "Model")
    t.root("Server 1", "Muse", rezzed=True)
    t.start(CORP)
    assert len(t.game.subroutines(t.card("Model").oid)) == 2
    assert len(t.game.subroutines(t.card("Mime").oid)) == 1


def test_9_12_1e_a_host_of_something_else_does_not_break_a_loop() -> None:
    """9.12.1e: two cards take each other's abilities, one is hosted on a third: the older one goes first."""
    runner("Shelf", "resource")
    runner("Elder", "resource", Static(LoseAbilities(Type("program"))))
    runner("Younger", "program", Static(LoseAbilities(Named("Elder"))))
    t = Table()
    t.rig("Shelf", "Elder")
    t.hosted("Shelf", "Younger")
    t.start(RUNNER)
    assert [bool(t.game.face(t.card(name)).abilities) for name in ("Elder", "Younger")] == [True, False]


def test_9_12_1e_a_hosted_card_in_a_loop_with_others_than_its_host() -> None:
    """9.12.1e: the guest does not depend on its host, but on the third card: the oldest goes first."""
    runner("Lodge", "resource", Static(LoseAbilities(HostedOn(ThisCard()))))
    runner("Third", "hardware", Static(LoseAbilities(Type("program"))))
    runner("Lodger", "program", Static(LoseAbilities(Named("Lodge") | Named("Third"))))
    t = Table()
    t.rig("Lodge", "Third")
    t.hosted("Lodge", "Lodger")
    t.start(RUNNER)
    left = [bool(t.game.face(t.card(name)).abilities) for name in ("Lodge", "Third", "Lodger")]
    assert left == [True, True, False]


@pytest.mark.parametrize("so", [True, False])
def test_9_12_1e_what_depends_on_a_condition_waits_for_what_changes_that(so: bool) -> None:
    """9.12.1e: the elder effect goes by whether there is an AI program, which the younger one makes."""
    there = Exists(Type("program") & Subtype("ai"))
    condition = there if so else ~there
    runner("Elder", "program", Static(ChangeSubtype("virus"), condition=condition))
    runner("Younger", "program", Static(ChangeSubtype("ai")))
    t = Table()
    t.rig("Elder", "Younger")
    t.start(RUNNER)
    assert t.game.subtypes(t.card("Elder")) == ({"virus"} if so else set())
    assert t.game.subtypes(t.card("Younger")) == {"ai"}


def test_what_is_copied_changes_with_the_counters_that_it_depends_on() -> None:
    runner("Echo", "resource", Static(CopyOf(Installed(RUNNER) & Hosting("power"), kinds=("paid",))))
    runner("Lamp", "hardware", Paid(cost(credits=1), (Gain(3),)))
    t = Table()
    t.rig("Echo", "Lamp")
    t.start(RUNNER)
    assert len(t.game.face(t.card("Echo")).abilities) == 1
    t.effect(RUNNER, PlaceCounters("power", 1, Each(Named("Lamp"))))
    assert len(t.game.face(t.card("Echo")).abilities) == 2


def test_9_10_1_a_lingering_trait_on_a_card_is_about_that_card_alone() -> None:
    """Whatever else it would be about."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.start(CORP)
    t.effect(CORP, ForNow(ChangeSubtype("sentry", to=Type("ice")), "turn", Each(Named("Palisade"))))
    assert [t.game.subtypes(t.card(name)) for name in ("Palisade", "Enigma")] == [
        {"barrier", "sentry"},
        {"code_gate"},
    ]


def test_1_12_6_what_a_card_had_gained_is_looked_back_at_where_it_went_to_a_hand() -> None:
    runner("Painter", "resource", Static(ChangeSubtype("virus", to=Installed() & Type("program"))))
    runner("Mourner", "resource", When(On(EventKind.UNINSTALL, what=Subtype("virus")), (Gain(1),)))
    t = Table()
    t.rig("Painter", "Mourner", "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, AddToHand(Each(Named("Cleaver"))))
    assert t.credits(RUNNER) == 6
