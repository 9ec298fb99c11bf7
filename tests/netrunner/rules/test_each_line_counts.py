"""Parts of rules that no other test would miss: what a condition leaves out, and what is remembered."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Credits, Tags
from engine.netrunner.language.conditions import AtMost, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    Boost,
    Break,
    Damage,
    Gain,
    GiveTags,
    InstallFrom,
    Look,
    Lose,
    Prevent,
    RemoveTags,
    Swap,
    SwapCards,
    Trash,
)
from engine.netrunner.language.flow import Delayed, ForNow, If
from engine.netrunner.language.happenings import Happened, On, While, would
from engine.netrunner.language.hosting import Hosts, OnlyIn
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import BreakLimit
from engine.netrunner.language.selectors import Installed, InZone, Result, This, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard, Each, HostedOn, Named
from engine.netrunner.language.traits import CopyOf, GainAbilities, SetTo
from engine.netrunner.language.triggers import TURN_ENDS
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.rules import loops
from engine.netrunner.rules.shortcuts import break_all
from engine.netrunner.table.events import Kind
from engine.netrunner.table.memory import remembered
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
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


def test_6_5_an_encounter_that_began_with_the_ability_is_the_encounter_meant() -> None:
    """6.5: what an ability about the beginning of an encounter did itself happened in that encounter."""
    tagged = Happened(On(Kind.TAG), "encounter")
    ice("Herald", END, When(On(Kind.ENCOUNTER, what=ThisCard()), (GiveTags(1), If(tagged, (Gain(3),)))))
    t = Table()
    t.ice("HQ", "Herald")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert (t.game.state.tags, t.credits(CORP)) == (1, 8)


def test_10_1_6a_a_loop_is_asked_about_after_so_many_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.1.6a: not one earlier, not one later."""
    monkeypatch.setattr(loops, "UNASKED", 3)
    corp("Mint", "asset", When(On(Kind.GAIN_CREDITS, by=YOU), (Gain(1),)))
    t = Table()
    t.root("Server 1", "Mint", rezzed=True)
    t.start(CORP)
    t.click("Gain 1 credit")
    assert t.decision.kind == "loop"
    assert t.credits(CORP) == 5 + 1 + 3


def test_8_8_4b_which_card_of_hq_was_swapped_in_is_not_seen() -> None:
    """8.8.4b: the Runner saw both cards in HQ, and cannot tell any more which is where."""
    change = SwapCards(target(Type("ice") & Installed()), target(InZone((HQ,)) & Type("ice")))
    corp("Shuffleboard", "asset", Paid(cost(clicks=1), (change,)))
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "Shuffleboard", rezzed=True)
    seen = t.hand(CORP, "Whitespace", "Hedge Fund")
    t.start(CORP)
    t.effect(RUNNER, Look(Each(InZone((HQ,)))))
    assert set(seen) == remembered(t.game.state, RUNNER).keys()
    t.click("Shuffleboard:")
    while not t.offered("Draw 1 card"):
        t.click(t.options[0])
    assert t.names(HQ) == ["Palisade", "Hedge Fund"]
    assert not remembered(t.game.state, RUNNER)


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


def test_8_5_14_nothing_is_installed_where_there_is_no_server_any_more() -> None:
    """8.5.14: nor is anything asked about it."""
    place = InstallFrom((HQ,), Type("asset"), where="here")
    corp("Last Stand", "asset", Paid(cost(trash=True), (place, Gain(1))))
    t = Table()
    t.root("Server 1", "Last Stand", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.start(CORP)
    t.click("Last Stand")
    assert t.offered("Draw 1 card")
    assert (t.names(HQ), t.credits(CORP)) == (["PAD Campaign"], 6)


def test_9_9_8_what_happens_instead_is_interrupted_for_what_it_is_about() -> None:
    """9.9.8: of the cards, the second is the one that would be trashed."""
    spared = When(would("trash", what=Type("program")), (Prevent("trash", 1),), interrupt=True)
    runner("Ward", "resource", spared)
    other = Trash(Each(Installed(RUNNER) & Type("program")))
    which = would("trash", what=Type("hardware"))
    runner("Decoy Duck", "resource", Static(InsteadOf("trash", (other,), which)))
    corp("Hammer", "operation", Play((Trash(target(Type("hardware"))),)))
    t = Table()
    t.rig("Ward", "Decoy Duck", "Carmen", "Pennyshaver")
    t.hand(CORP, "Hammer")
    t.start(CORP)
    t.click("Play Hammer")
    assert "Pennyshaver" in t.names("installed")
    assert "Carmen" in t.names("installed")


def test_8_1_2a_only_ice_waits_for_its_approach() -> None:
    """8.1.2a: an asset is not told to be approached."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "PAD Campaign")
    t.start(RUNNER)
    (_, installed) = t.game.why_not(CORP, "en")
    ice_, asset = installed.lines
    assert ice_ == "Rez Palisade protecting HQ: ice is rezzed when the Runner approaches it."
    assert asset.startswith("Rez PAD Campaign in Server 1: something else comes first")


def test_9_8_6_only_printed_subroutines_count_for_a_limit() -> None:
    """9.8.6: the gained one is broken besides."""
    more = (Sub((GiveTags(1),)),)
    ice("Narrow Gate", END, Static(BreakLimit(1)))
    corp("Annex", "asset", Static(GainAbilities(more, Type("ice"))))
    breaker("Pick", Paid(cost(credits=1), (Break(1),), interface=True), strength=3)
    t = Table()
    t.ice("HQ", "Narrow Gate")
    t.root("Server 1", "Annex", rezzed=True)
    t.rig("Pick")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Pick")
    t.click("Break: The Corp gives you 1 tag")
    t.click("Pick")
    assert not t.game.unbroken()


def test_9_3_3g_what_an_interrupt_does_besides_it_does() -> None:
    """9.3.3g: damage of that kind is damage, none of which is prevented."""
    corp("Wildfire", "operation", Play((Unpreventable(Damage("meat", 2)),)))
    runner("Insured", "resource", When(would("meat_damage"), (Prevent("damage", 1), Gain(1)), interrupt=True))
    t = Table()
    t.rig("Insured")
    t.hand(RUNNER, *["Diesel"] * 5)
    t.hand(CORP, "Wildfire")
    t.start(CORP)
    t.click("Play Wildfire")
    assert (len(t.names(GRIP)), t.credits(RUNNER)) == (3, 6)


@pytest.mark.parametrize("order", [0, 1])
def test_8_8_2_neither_card_may_come_to_where_it_is_not_allowed(order: int) -> None:
    """8.8.2, 8.5.12: whichever of the two is named first."""
    corp("Homebody", "upgrade", Static(OnlyIn(("hq",))))
    corp("Wanderer", "upgrade")
    corp("Movers", "operation", Play((Swap(Type("upgrade")),)))
    t = Table()
    places = [("HQ", "Homebody"), ("R&D", "Wanderer")]
    for server, title in places[:: 1 - 2 * order]:
        t.root(server, title, rezzed=True)
    first, other = (t.card(title) for _, title in places[:: 1 - 2 * order])
    t.start(CORP)
    assert not t.game.may_swap(first, other)
    assert not t.game.may_swap(other, first)


def test_9_6_7c_a_condition_is_met_while_an_ability_of_another_card_resolves() -> None:
    """9.6.7c: and stays so when it is not true any more."""
    runner("Envy", "resource", When(While(Tagged()), (Gain(5),), once=True))
    broke = While(AtMost(Credits(), 0))
    runner("Rue", "resource", When(broke, (GiveTags(1), RemoveTags(1)), once=True))
    t = Table(policy=ASK_ALL)
    t.rig("Envy", "Rue")
    t.set(runner_credits=1)
    t.start(RUNNER)
    t.effect(RUNNER, Lose(1))
    t.click("Use Rue")
    t.click("Use Envy")
    assert (t.game.state.tags, t.credits(RUNNER)) == (0, 5)


def test_3_9_3_memory_is_that_of_the_place_where_a_program_is_going_to_be() -> None:
    """3.9.3, 1.13.5: what needs more memory than there is can only be where its cost is taken away."""
    runner(
        "Annex Drive", "hardware", Static(Hosts(Type("program"))),
        Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
    )  # fmt: skip
    breaker("Colossus", memory_cost=5)
    t = Table()
    t.rig("Annex Drive")
    t.hand(RUNNER, "Colossus")
    t.start(RUNNER)
    assert [option for option in t.options if "Colossus" in option] == [
        "Install Colossus on Annex Drive · free"
    ]


def test_6_9_3_who_has_nothing_to_use_is_not_asked_in_an_encounter() -> None:
    """9.2.7: a Runner without an icebreaker has nothing to decide."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert t.offered("Draw 1 card")


def test_1_12_2_what_moved_before_this_turn_is_followed_no_more() -> None:
    """1.12.2: the card in Archives is another one than that which the Corp installed."""
    corp("Mayfly Stand", "asset", When(TURN_ENDS, (Trash(This()),)))
    back = Delayed(When(On(Kind.TURN_BEGINS, by=RUNNER), (AddToHand(Result("installed")),)))
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
    first = When(On(Kind.GAIN_CREDITS, by=YOU), (later,))
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


def test_9_3_6c_strength_that_grows_by_nothing_is_no_way_to_break() -> None:
    """9.3.6c: without tags it never has strength enough."""
    breaker(
        "Wallflower", Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(credits=1), (Boost(Tags()),)), strength=1,
    )  # fmt: skip
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Wallflower")
    t.start(RUNNER)
    assert t.game.strength(t.card("Palisade")) == 2
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.game.encounter is None:
        t.answer([t.decision.options[-1].key])
    assert not break_all(t.game)


def test_6_4_2_the_runner_approaches_what_stands_there_when_they_come() -> None:
    """6.4.2: ice was swapped in after they had moved on to that position."""
    ice("Veil")
    change = Swap(Named("Palisade") | Named("Whitespace"))
    corp("Crane", "asset", Paid(cost(credits=1), (change,)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Veil")
    t.ice("R&D", "Whitespace")
    t.root("Server 1", "Crane", rezzed=True)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while (run := t.game.run) is not None and (run.position or not t.offered("Crane")):
        t.answer([next((o.key for o in t.asked.options if o.passing), t.decision.options[0].key)])
    t.click("Crane")
    while t.game.run is not None and t.game.encounter is None:
        t.answer([next((o.key for o in t.asked.options if o.passing), t.decision.options[0].key)])
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Whitespace").oid


def test_9_9_4b_an_effect_about_no_card_is_about_no_card() -> None:
    """9.9.4b: an interrupt about cards does not hear of tags."""
    runner("Fussy", "resource", When(would("tag", what=AnyCard()), (Gain(5),), interrupt=True))
    t = Table()
    t.rig("Fussy")
    t.start(RUNNER)
    t.effect(CORP, GiveTags(1))
    assert t.credits(RUNNER) == 5
