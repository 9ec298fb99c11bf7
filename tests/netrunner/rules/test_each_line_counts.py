"""Parts of rules that no other test would miss: what a condition leaves out, and what is remembered."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    GiveTags,
    InstallFrom,
    Prevent,
    SwapCards,
    Trash,
)
from engine.netrunner.language.flow import Delayed, ForNow
from engine.netrunner.language.happenings import On, would
from engine.netrunner.language.selectors import InZone, Result, This, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import CopyOf, GainAbilities, SetTo
from engine.netrunner.language.triggers import TURN_ENDS
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


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


def test_9_1_4_swapped_ice_is_spoken_of_as_it_was() -> None:
    """9.1.4: "this server" of ice that is not installed any more is the one it protected."""
    change = SwapCards(This(), target(InZone((HQ,)) & Type("ice")))
    place = InstallFrom((HQ,), Type("asset"), where="here")
    ice("Turnstile", Paid(cost(), (change, place)))
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Turnstile")
    t.ice("Server 2", "Palisade")
    t.hand(CORP, "Whitespace", "PAD Campaign")
    t.start(CORP)
    t.click("Turnstile")
    while not t.offered("PAD Campaign"):
        t.click(t.options[0])
    t.click("PAD Campaign")
    assert t.card("PAD Campaign").server == "remote1"


def test_1_12_2_what_moved_before_this_turn_is_followed_no_more() -> None:
    """1.12.2: the card in Archives is another one than that which the Corp installed."""
    corp("Mayfly Stand", "asset", When(TURN_ENDS, (Trash(This()),)))
    back = Delayed(When(On(EventKind.TURN_BEGINS, by=RUNNER), (AddToHand(Result("installed")),)))
    corp("Stall", "operation", Play((InstallFrom((HQ,), Type("asset"), rez="all"), back)))
    t = Table()
    t.hand(CORP, "Stall", "Mayfly Stand")
    t.start(CORP, clicks=1)
    t.click("Play Stall")
    t.click("Mayfly Stand")
    t.click("A new server")
    assert t.decision.seat == RUNNER
    assert "Mayfly Stand" in t.names(ARCHIVES)


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


def test_who_takes_actions_and_windows_apart_chooses_an_action_in_the_second_too() -> None:
    """5.6.2: the action window after the paid ability window."""
    t = Table(policy=ASK_ALL)
    t.start(CORP)
    while t.decision.kind != "action":
        t.click("Pass")
    assert t.game.chooses_action(CORP)


def test_3_5_1b_a_current_minds_those_that_were_played_after_it_alone() -> None:
    """3.5.1b: "until another current is played": the one before it was played before."""
    t = Table()
    t.hand(CORP, "Lag Time", "Service Outage")
    t.set(corp_credits=9)
    t.start(CORP)
    t.play("Play Lag Time", "Play Service Outage")
    assert (t.names("play"), t.names("archives")) == (["Service Outage"], ["Lag Time"])


def test_9_9_4c_what_is_not_added_comes_with_nothing() -> None:
    """9.9.4c: the addition that Project Vacheron is about was prevented: it is not relevant any more."""
    would_be_added = When(would("runner_score"), (Prevent("runner_score", 0),), interrupt=True)
    corp("Keeper", "asset", would_be_added)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Keeper", rezzed=True)
    t.hand(CORP, "Project Vacheron")
    t.start(RUNNER)
    go(t, "Run on HQ", "Steal", "Use Keeper")
    assert t.options == ["Pass"]
    t.next_action()
    assert t.names("hq") == ["Project Vacheron"]
