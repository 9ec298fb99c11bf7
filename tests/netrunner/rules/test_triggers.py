"""One trigger, one instance (9.6.2): whatever hears of an event hears of it once."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import ActiveIn, Paid, Sub, When
from engine.netrunner.language.amounts import Credits, HowMany
from engine.netrunner.language.conditions import AtMost, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    Break,
    Draw,
    Expose,
    Gain,
    GiveTags,
    Lose,
    RemoveTags,
    Rez,
    SetAside,
    ShuffleInto,
    ToBottom,
    Trash,
    TrashRandom,
)
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.happenings import RUN, Count, Happened, On, While, would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import Installed, InZone, Result, This, ThisCard, Type, target
from engine.netrunner.language.sets import Each, EventCard, Named, OnTop, These
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.objects.unseen import masked
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, GRIP, HEAP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import breaker, corp, ice, runner


def test_9_6_2_a_persistent_ability_hears_the_trashing_of_its_own_card_once() -> None:
    """9.12.5b: what persists is not a new ability. Overseer Matrix is trashed: 1 credit, 1 tag."""
    t = Table()
    t.root("Server 1", "Overseer Matrix", rezzed=True)
    t.set(corp_credits=10, runner_credits=10)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Trash Overseer", "Pay 1")
    assert not t.offered("Pay 1")
    assert (t.game.state.tags, t.credits(CORP)) == (1, 9)


def test_9_12_5_it_hears_of_what_is_trashed_later_in_the_run() -> None:
    """9.12.5a: each further card that is trashed from the server is one more instance."""
    t = Table()
    t.root("Server 1", "Overseer Matrix", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.set(corp_credits=10, runner_credits=20)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Access Overseer", "Trash Overseer", "Pay 1")
    go(t, "Trash PAD", "Pay 1")
    assert not t.offered("Pay 1")
    assert (t.game.state.tags, t.credits(CORP)) == (2, 8)


def test_9_12_5b_what_persists_has_been_used_this_turn() -> None:
    """9.3.3c: a persistent ability that was used as often as it may be is not used again once it persists."""
    corp("Tell Twice", "asset", trash_cost=0)
    corp(
        "Watchpost",
        "upgrade",
        When(On(EventKind.GAIN_CREDITS, by=YOU), (Draw(1),)),
        When(On(EventKind.TRASH, by=RUNNER), (Gain(1),), once=True, persistent=True),
        trash_cost=0,
    )
    t = Table()
    t.root("Server 1", "Watchpost", rezzed=True)
    t.root("Server 1", "Tell Twice")
    t.start(RUNNER)
    go(t, "Run on Server 1", "Go on", "Access Watchpost", "Trash Watchpost", "Use Watchpost", "Trash Tell")
    assert not t.offered("Use Watchpost")
    assert t.credits(CORP) == 6


def test_9_6_2_a_card_that_is_active_on_both_sides_of_its_trashing_hears_it_once() -> None:
    """9.1.8b, 9.1.8g: where it was and where it goes."""
    mourned = When(On(EventKind.TRASH, what=ThisCard()), (Gain(1),))
    runner("Old Friend", "resource", ActiveIn(("grip", "heap"), mourned))
    t = Table()
    t.hand(RUNNER, "Old Friend")
    t.start(RUNNER)
    t.effect(RUNNER, TrashRandom(1))
    assert t.credits(RUNNER) == 6


def test_9_12_2a_a_delayed_ability_hears_of_cards_trashed_together_once() -> None:
    """9.12.2a: of what is done to a set of cards an ability about all of them has one instance."""
    t = Table()
    t.rig("Leech", "Cleaver")
    t.start(RUNNER)
    heard = When(On(EventKind.TRASH, by=YOU), (Gain(1),), together=True)
    t.effect(RUNNER, Delayed(heard, "turn"), Trash(Each(Type("program"))))
    assert t.credits(RUNNER) == 6


def test_9_1_8c_what_facedown_cards_may_interrupt_follows_from_all_that_are_declared() -> None:
    """9.1.8c: so the Corp is asked whatever its facedown cards are."""
    before = masked()
    with taken_back():
        waiting = When(would("steal"), (Rez(This()),), optional=True, interrupt=True)
        corp("Lurker", "asset", ActiveIn(("unrezzed",), waiting))
        assert masked() == before | {"steal"} != before
    assert masked() == before


@pytest.mark.parametrize("rezzed", [False, True])
def test_9_1_8c_who_may_interrupt_is_asked_whatever_lies_facedown(rezzed: bool) -> None:
    """9.1.8c: a facedown card in a root might avoid the expose: not to be asked would tell."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "PAD Campaign", rezzed=rezzed)
    t.start(RUNNER)
    t.effect(RUNNER, Expose(Each(Named("Palisade"))))
    asked = set()
    while t.decision.kind == "interrupt":
        asked.add(t.decision.seat)
        assert not t.happened("exposed")
        t.answer([next(option.key for option in t.asked.options if option.passing)])
    assert (CORP in asked, t.happened("exposed")) == (not rezzed, 1)


def test_9_1_8f_what_can_be_advanced_can_be_advanced_facedown() -> None:
    """1.18.3, 9.1.8."""
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    assert t.offered("Advance Urtica Cipher")


@pytest.mark.parametrize(("zone", "credits"), [(HEAP, 8), (ARCHIVES, 5)])
def test_9_6_5_a_condition_names_the_pile_a_card_went_to(zone: str, credits: int) -> None:
    """9.6.5c: what was trashed went to the heap, not to Archives."""
    runner("Mourner", "resource", When(On(EventKind.TRASH, to=zone), (Gain(3),)))  # type: ignore[arg-type]
    t = Table()
    t.rig("Mourner", "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Trash(Each(Named("Leech"))))
    assert (t.names("heap"), t.credits(RUNNER)) == (["Leech"], credits)


@pytest.mark.parametrize("broken", [True, False])
def test_9_6_5c_what_happened_in_the_encounter_that_goes_on(broken: bool) -> None:
    """9.6.5: nothing counts that was broken in the encounter before."""
    happened = Happened(On(EventKind.BREAK), "encounter")
    runner("Trophy", "resource", Paid(cost(), (Gain(3),), condition=happened, once=True))
    for title in ("Outer Gate", "Inner Gate"):
        ice(title, Sub((Gain(1),)), Sub((Gain(1),)))
    breaker("Wedge", Paid(cost(credits=1), (Break(1),), interface=True))
    t = Table()
    t.ice("HQ", "Inner Gate", "Outer Gate")
    t.rig("Trophy", "Wedge")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert not t.offered("Trophy")
    if broken:
        t.click("Wedge: Break 1")
        if t.decision.kind == "target":
            t.answer([t.decision.options[0].key])
        assert t.offered("Trophy")
    else:
        t.click("Let the unbroken")
    while t.game.encounter is None or t.game.encounter.ice != t.card("Inner Gate").oid:
        assert t.game.encounter is not None or not t.offered("Trophy")
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert not t.offered("Trophy")


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


@pytest.mark.parametrize("alone", [False, True])
def test_9_6_7c_a_static_condition_is_met_while_another_is_pending(alone: bool) -> None:
    """9.6.7c: neither another ability of the same card nor that of another card keeps it from being met;
    after the first one it would not be met any more."""
    first = When(While(AtMost(Credits(), 0)), (Gain(1),))
    other = When(While(AtMost(Credits(), 0) & Tagged()), (Gain(5),))
    runner("Alms", "resource", *(first, other)[: 1 + alone])
    if not alone:
        runner("Bounty", "resource", other)
    runner("Debt", "resource", When(While(AtMost(Credits(), 0)), (GiveTags(1),), once=True))
    t = Table(policy=ASK_ALL)
    t.rig("Alms", "Debt")
    if not alone:
        t.rig("Bounty")
    t.set(runner_credits=1)
    t.start(RUNNER)
    t.effect(RUNNER, Lose(1))
    t.click("Use Debt" if t.offered("Use Debt") else "Debt")
    while t.decision.kind == "reaction":
        t.answer([t.decision.options[0].key])
    assert t.credits(RUNNER) == 1 + 5


@pytest.mark.parametrize("tags", [0, 1])
def test_9_6_7d_a_static_condition_is_heard_if_any_of_its_effects_changes_something(tags: int) -> None:
    """9.6.7d: there is no asset to trash, but a tag to remove."""
    what = (Trash(Each(Type("asset"))), RemoveTags(1))
    runner("Hideout", "resource", When(While(Tagged()), what))
    t = Table()
    t.rig("Hideout")
    t.start(RUNNER)
    t.effect(CORP, GiveTags(tags))
    assert t.game.state.tags == 0


def test_what_happens_together_is_known_beside_what_the_ability_was_created_about() -> None:
    """9.12.2a, 9.6.13: a delayed ability about all of some cards still knows its own card."""
    both = When(
        On(EventKind.TRASH), (Trash(Result("that")), Gain(HowMany(These(EventCard())))), together=True
    )
    t = Table(policy=ASK_ALL)
    t.rig("Leech", "Cleaver", "Docklands Pass", "Telework Contract")
    t.start("runner")
    that = target(Installed("runner") & Type("hardware"))
    t.effect("runner", Delayed(both, "turn", that=that), source="Telework Contract")
    if t.asks("target"):
        t.click("Docklands Pass")
    t.effect("runner", Trash(Each(Installed("runner") & Type("program"))))
    t.pass_until("Gain 1 credit")
    assert t.names("installed") == ["Telework Contract"]


def test_9_12_5b_what_was_pending_stays_pending_where_its_card_is_trashed_and_it_persists() -> None:
    """9.6.10: drawing meets both; the Runner's ability comes first and trashes the card being accessed."""
    corp("Watchpost", "upgrade", When(On(EventKind.DRAW, by=RUNNER), (Gain(1),), persistent=True))
    runner(
        "Vandal",
        "resource",
        When(On(EventKind.ACCESS, by=YOU), (Draw(1),)),
        When(On(EventKind.DRAW, by=YOU), (Trash(Each(Named("Watchpost"))),)),
    )
    t = Table()
    t.root("Server 1", "Watchpost", rezzed=True)
    t.rig("Vandal")
    t.start(RUNNER)
    t.click("Run on Server 1")
    t.next_action()
    assert (t.credits(CORP), t.names("archives")) == (6, ["Watchpost"])


def test_9_6_7_a_static_condition_is_about_the_run_in_progress() -> None:
    """9.6.7, 6.3.4: what it then does counts in that run what its condition has looked at in it."""
    seen = On(EventKind.ACCESS)
    runner("Gloat", "resource", When(While(Happened(seen, RUN)), (Gain(Count(seen, RUN)),), once=True))
    t = Table()
    t.rig("Gloat")
    t.deck(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Run on R&D")
    t.pass_until("Use Gloat")
    assert t.game.run is not None
    t.click("Use Gloat")
    assert t.credits(RUNNER) == 6


WHOLE_GRIP = Each(InZone((GRIP,)))


@pytest.mark.parametrize("away", [ToBottom(WHOLE_GRIP), ShuffleInto(WHOLE_GRIP), SetAside(WHOLE_GRIP)])
def test_9_6_7a_a_static_condition_is_looked_at_after_each_instruction(away: Effect) -> None:
    """9.6.7a, 9.11.4: the grip was empty between two instructions, whatever took the card out of it."""
    empty = While(AtMost(HowMany(InZone((GRIP,))), 0))
    runner("Refill", "resource", When(empty, (Draw(1),)))
    t = Table()
    t.rig("Refill")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Gain(1), away, AddToHand(Each(OnTop("stack", 2))))
    assert len(t.names("grip")) == 3


@pytest.mark.parametrize("uses", [0, 1])
def test_10_2_who_has_used_an_ability_is_not_asked_about_it_again(uses: int) -> None:
    """10.2, 9.3.3c: whether HQ holds an asset is hidden, whether the ability was used this turn is not."""
    cull = (Trash(target(InZone((HQ,)) & Type("asset"))),)
    corp("Foreman", "asset", When(On(EventKind.GAIN_CREDITS, by=YOU), cull, once=True))
    t = Table()
    t.root("Server 1", "Foreman", rezzed=True)
    t.hand(CORP, *["PAD Campaign"] * uses, "Hedge Fund")
    t.start(CORP)
    for _ in range(uses):
        t.click("Gain 1 credit")
        t.play("Use Foreman", "PAD Campaign")
    t.click("Gain 1 credit")
    assert t.asks("reaction") is (uses == 0)
    assert t.names("archives") == ["PAD Campaign"] * uses
