"""What one word less of a rule would change: each test tells the rule from its nearest neighbour."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.amounts import Credits, Tags, X
from engine.netrunner.language.conditions import AtMost, Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.costs.cards import Chosen
from engine.netrunner.language.effects import (
    Break,
    Derez,
    Expose,
    Gain,
    GiveTags,
    JackOut,
    Lose,
    MakeRun,
    MayJackOut,
    MoveRunner,
    Pick,
    PlaceCounters,
    Prevent,
    RemoveCounters,
    ResolveSubroutine,
    SwapCards,
    Trash,
)
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.happenings import On, While, would
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.replacements import InsteadOf
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import (
    Installed,
    InZone,
    Result,
    This,
    ThisCard,
    Type,
    Unrezzed,
    target,
)
from engine.netrunner.language.sets import Each, Having, HostedOn, Named
from engine.netrunner.language.traits import GainAbilities, LoseAbilities
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.rules import loops
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, CORP_SCORE, HEAP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, ice, runner


@pytest.mark.parametrize(("zone", "credits"), [(HEAP, 8), (ARCHIVES, 5)])
def test_9_6_5_a_condition_names_the_pile_a_card_went_to(zone: str, credits: int) -> None:
    """9.6.5c: what was trashed went to the heap, not to Archives."""
    runner("Mourner", "resource", When(On(Kind.TRASH, to=zone), (Gain(3),)))  # type: ignore[arg-type]
    t = Table()
    t.rig("Mourner", "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Trash(Each(Named("Leech"))))
    assert (t.names("heap"), t.credits(RUNNER)) == (["Leech"], credits)


def test_3_9_5h_each_part_of_an_ability_breaks_on_ice_of_its_own_subtype() -> None:
    """3.9.5h: on a barrier only the first of two instructions breaks anything."""
    breaker("Janus", Paid(cost(credits=1), (Break(1, "barrier"), Break(1, "sentry")), interface=True))
    ice("Rampart", Sub((Gain(1),)), Sub((Gain(1),)), subtype="barrier")
    t = Table()
    t.ice("HQ", "Rampart")
    t.rig("Janus")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("Janus")
    t.click("Janus")
    while t.decision.kind == "target":
        t.answer([t.decision.options[0].key])
    assert len(t.game.unbroken()) == 1


@pytest.mark.parametrize("firm", [True, False])
def test_9_3_3g_an_interrupt_that_does_something_else_too_does_that_alone(firm: bool) -> None:
    """9.3.3g: the tag cannot be prevented, yet the credit is gained."""
    avoid = When(would("tag"), (Gain(1), Prevent("tag", 1)), interrupt=True)
    runner("Consolation", "resource", avoid)
    corp("Brand", "operation", Play((Unpreventable(GiveTags(1)) if firm else GiveTags(1),)))
    t = Table()
    t.rig("Consolation")
    t.hand(CORP, "Brand")
    t.start(CORP)
    t.click("Play Brand")
    assert (t.credits(RUNNER), t.game.state.tags) == (6, int(firm))


def test_6_7_4_a_run_on_a_named_server_is_on_no_other() -> None:
    """6.7.4: the run that ended was on R&D, the one it leads to is on HQ."""
    again = When(On(Kind.RUN_ENDS, where="rd"), (MakeRun(("hq",)),))
    runner("Doubling Back", "resource", again)
    t = Table()
    t.rig("Doubling Back")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.click("Run on R&D")
    for _ in range(10):
        if t.game.run is not None and t.game.run.number == 2:
            break
        assert t.decision.kind != "run_server"
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.run is not None
    assert t.game.run.server == "hq"
    assert t.happened("run_begins", server="rd") == 1


@pytest.mark.parametrize("to", ["runner_score", ARCHIVES])
def test_8_8_4c_counters_stay_on_agendas_between_score_areas_only(to: str) -> None:
    """8.8.4c, 8.8.4a: an agenda that is swapped into Archives lies there without counters."""
    t = Table()
    t.score_area(CORP, "Plain Three")
    if to == ARCHIVES:
        t.discard_pile(CORP, "Plain Agenda")
    else:
        t.score_area(RUNNER, "Plain Agenda")
    t.start(CORP)
    scored = Each(InZone((CORP_SCORE,)))
    t.effect(CORP, PlaceCounters("agenda", 2, scored))
    t.effect(CORP, SwapCards(scored, Each(InZone((to,)))))  # type: ignore[arg-type]
    assert t.names("corp_score") == ["Plain Agenda"]
    assert t.card("Plain Three", to).agenda == (0 if to == ARCHIVES else 2)


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


def test_10_1_6a_what_happens_again_after_a_decision_is_no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """10.1.6a: each time the Runner takes an action, which they need not."""
    monkeypatch.setattr(loops, "UNASKED", 2)
    runner("Salary", "resource", When(On(Kind.ACTION, by=RUNNER), (GiveTags(1),)))
    t = Table()
    t.rig("Salary")
    t.start(RUNNER)
    for _ in range(3):
        t.click("Gain 1 credit")
        t.next_action()
    assert t.game.state.tags == 3


@pytest.mark.parametrize(("text", "credits"), [("Stop now", 21), ("3 more times", 30)])
def test_10_1_6a_two_cards_that_hear_each_other_are_asked_about_once(
    monkeypatch: pytest.MonkeyPatch, text: str, credits: int
) -> None:
    """10.1.6a: one number ends the loop of both."""
    monkeypatch.setattr(loops, "UNASKED", 5)
    runner("Echo", "resource", When(On(Kind.GAIN_CREDITS, by="you"), (Gain(1),)))
    t = Table()
    t.rig("Echo", "Echo")
    t.start(RUNNER)
    t.click("Gain 1 credit")
    asked = 0
    while t.decision.kind in ("loop", "reaction"):
        asked += t.decision.kind == "loop"
        t.click(text) if t.decision.kind == "loop" else t.answer([t.decision.options[0].key])
    assert (asked, t.credits(RUNNER)) == (1, credits)


def test_9_12_3c_a_mode_may_be_about_the_card_that_it_chooses_first() -> None:
    """9.12.3c, 9.8.11: the Corp can choose the ice, so the subroutine counts as one that can be resolved."""
    ice("Fount", Sub((Gain(4),)))
    stir = (Pick(Installed(CORP) & Type("ice")), ResolveSubroutine(Result("chosen")))
    corp("Crossroads", "operation", Play((ChooseOne(((GiveTags(1),), stir)),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Fount")
    t.hand(CORP, "Crossroads")
    t.start(CORP)
    t.pass_until("Play Crossroads")
    t.click("Play Crossroads")
    assert (t.decision.kind, len(t.options)) == ("mode", 2)
    t.answer([t.decision.options[1].key])
    while t.decision.kind in ("target", "subroutine"):
        t.answer([t.decision.options[0].key])
    t.next_action()
    assert (t.credits(CORP), t.game.state.tags) == (9, 0)


def test_10_1_6b_who_cannot_pay_to_jack_out_has_not_stayed() -> None:
    """10.1.6b, 1.16.10c: the Runner could not stop it, so the Corp has to: the third time is not offered."""
    runner("Fetters", "resource", Static(Price("jack out", cost(credits=1))))
    ice("Vortex", Sub((MoveRunner("hq"), MayJackOut(), Derez(This()))))
    t = Table(filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * 5)
    t.hand(CORP, "Hedge Fund")
    t.ice("HQ", "Vortex", rezzed=False)
    t.rig("Fetters")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Run on HQ")
    rounds = 0
    while not t.offered("Leave Hedge Fund"):
        assert not t.offered("Jack out")
        if t.offered("Rez Vortex"):
            rounds += 1
            assert rounds < 9, "a loop without end"
            t.click("Rez Vortex")
        else:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert rounds == 2


def test_6_2_5b_who_is_moved_to_a_server_without_ice_is_at_no_ice() -> None:
    """6.2.5b: the Runner ceases to have a position."""
    ice("Chute", Sub((MoveRunner("archives"),)))
    t = Table()
    t.ice("HQ", "Chute")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    run = t.view(RUNNER).run
    assert run is not None
    assert (run.server, run.ice_oid) == ("archives", None)


@pytest.mark.parametrize("pays", [False, True])
def test_1_16_1_credits_on_the_source_are_no_credits_of_a_pool(pays: bool) -> None:
    """1.16.1, 1.10.4: who must not spend any still removes them from the card as its cost, and so from one
    whose credits could be spent."""
    own = Paid(cost(counter="credit", counters=2), (GiveTags(1),))
    runner("Piggy Bank", "resource", *[Static(Pays())] * pays, own)
    runner("Frozen", "resource", Static(Cannot("spend_credits")))
    t = Table()
    t.rig("Piggy Bank", credit=2)
    t.rig("Frozen")
    t.start(RUNNER)
    t.click("Piggy Bank")
    t.next_action()
    assert (t.card("Piggy Bank").credit, t.game.state.tags) == (0, 1)


@pytest.mark.parametrize(("credits", "offered"), [(0, False), (1, True)])
def test_1_16_10_who_can_pay_to_jack_out_is_asked(credits: int, offered: bool) -> None:
    """1.16.10, 6.1.5: to jack out costs a credit, and an ability offers it."""
    runner("Toll", "resource", Static(Price("jack out", cost(credits=1))))
    runner("Hatch", "resource", Paid(cost(), (JackOut(),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Toll", "Hatch")
    t.set(runner_credits=credits)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.decision.seat != RUNNER or t.decision.kind != "window":
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.offered("Hatch") is offered


@pytest.mark.parametrize("cards", [0, 1])
def test_1_2_5_nobody_draws_from_an_empty_stack(cards: int) -> None:
    """1.2.5, 5.2.7b: the action would change nothing; the Corp may draw from an empty R&D (1.7.2c)."""
    t = Table(filler=0)
    t.deck(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    assert any(option.verb == "draw" for option in t.decision.options) is bool(cards)


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


def test_9_1_9_an_ability_that_a_counter_gives_is_there_with_it() -> None:
    """9.1.9: from one instruction to the next, though no card came, went or was turned."""
    hears = When(On(Kind.GAIN_CREDITS, by=YOU), (GiveTags(1),))
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


def test_9_9_8_what_an_effect_put_elsewhere_brings_about_happens_once() -> None:
    """9.9.8, 9.12.3: the mode that is chosen, then the rest of the ability."""
    mode = ChooseOne(((Gain(1), GiveTags(1)), (Gain(2), GiveTags(2))))
    runner("Veil", "resource", Static(InsteadOf("expose", (mode,))))
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.rig("Veil")
    t.start(RUNNER)
    t.effect(RUNNER, Expose(target(Unrezzed())), Gain(3))
    assert t.decision.kind == "mode"
    t.answer([t.decision.options[0].key])
    t.next_action()
    assert (t.credits(RUNNER), t.game.state.tags, t.happened("exposed")) == (5 + 1 + 3, 1, 0)


def test_10_1_6b_a_run_that_goes_round_very_often_ends_though_something_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """10.1.6b: the Corp pays for each round, but the Runner has stayed as often as is borne."""
    monkeypatch.setattr(loops, "UNASKED", 3)
    ice("Gate", Sub((MoveRunner("hq"), MayJackOut(), Derez(This()))), cost=1)
    t = Table()
    t.hand(CORP, "Hedge Fund")
    t.ice("HQ", "Gate", rezzed=False)
    t.set(corp_credits=9)
    t.start(RUNNER)
    t.click("Run on HQ")
    rounds = 0
    while t.game.run is not None:
        assert rounds < 9, "a loop without end"
        if t.offered("Rez Gate"):
            rounds += 1
            t.click("Rez Gate")
        elif t.offered("Go on"):
            t.click("Go on")
        else:
            t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert (rounds, t.happened("jack_out")) == (4, 1)


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
