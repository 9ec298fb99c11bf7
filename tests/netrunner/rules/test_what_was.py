"""What is remembered of what has gone (1.12.6, 9.1.8g, 9.5.5), and what is not (9.12.2e)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import ActiveIn, Paid, Play, When
from engine.netrunner.language.amounts import Hosted
from engine.netrunner.language.conditions import ThisIs
from engine.netrunner.language.costs import Chosen, Cost, ThisCost, cost
from engine.netrunner.language.effects import (
    AddAsAgenda,
    AddToHand,
    Draw,
    Gain,
    Increase,
    InstallFrom,
    RemoveFromGame,
    Trash,
    TrashRandom,
    TurnFacedown,
)
from engine.netrunner.language.flow import Delayed, ForNow, If, MayPay
from engine.netrunner.language.happenings import LAST_TURN, Count, First, Happened, On, would
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import HERE, Price
from engine.netrunner.language.selectors import Installed, InZone, Result, This, ThisCard, Type
from engine.netrunner.language.sets import Each, EventCard, Named, These
from engine.netrunner.language.triggers import TURN_BEGINS, TURN_ENDS
from engine.netrunner.table.edition import CR_26_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import ARCHIVES, CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, runner


def test_9_12_2e_a_delayed_ability_counts_nothing_on_a_source_that_is_gone() -> None:
    """9.12.2e: Conduit is trashed on the way; X is 0 when R&D is breached."""
    t = Table()
    t.ice("R&D", "Ballista")
    t.rig("Conduit", virus=3)
    t.start(RUNNER)
    go(t, "Conduit: Run", "Let the unbroken", "Trash")
    t.next_action()
    assert sum(e.kind is EventKind.ACCESS for e in t.game.state.happened) == 1
    assert t.names("heap") == ["Conduit"]


def test_9_12_2e_it_does_while_its_source_is_there() -> None:
    """The same with Conduit in play."""
    t = Table()
    t.rig("Conduit", virus=3)
    t.start(RUNNER)
    go(t, "Conduit: Run")
    t.next_action()
    assert sum(e.kind is EventKind.ACCESS for e in t.game.state.happened) == 4


LEFT = {"stays": (None, 3), "trashed": (Trash(Each(Type("hardware"))), 0)}


@pytest.mark.parametrize("how", list(LEFT))
def test_9_12_2e_what_lasts_counts_what_is_hosted_now(how: str) -> None:
    """9.10.1, 9.12.2e: a lasting effect by the counters of a source that leaves changes nothing any more."""
    leaving, more = LEFT[how]
    runner("Battery", "hardware", Paid(cost(), (ForNow(Modify("link", Hosted("power")), "turn"),)))
    t = Table()
    t.rig("Battery", power=3)
    t.start(RUNNER)
    before = t.game.link()
    go(t, "Battery: ")
    if leaving is not None:
        t.effect(RUNNER, leaving)
    assert t.game.link() - before == more


PAYING = {
    "trash": cost(trash=True),
    "remove": cost(ThisCost("remove")),
    "return": cost(ThisCost("return")),
    "chosen": cost(Chosen("trash", 1, Installed("runner") & Type("hardware"))),
}


@pytest.mark.parametrize("how", list(PAYING))
def test_9_5_5_what_was_hosted_counts_for_the_ability_it_paid_for(how: str) -> None:
    """9.5.5: however the trigger cost uninstalls the source."""
    price: Cost = PAYING[how]
    runner("Battery", "hardware", Paid(price, (Gain(Hosted("power")), Gain(Hosted("power")))))
    t = Table()
    t.rig("Battery", power=3)
    t.start(RUNNER)
    go(t, "Battery: ")
    assert t.credits(RUNNER) == 11


def test_1_16_11_what_was_hosted_counts_for_what_a_nested_cost_was_paid_for() -> None:
    """1.16.11a: "you may trash this: gain for each hosted counter"."""
    runner("Battery", "hardware", When(TURN_BEGINS, (MayPay(cost(trash=True), (Gain(Hosted("power")),)),)))
    t = Table()
    t.rig("Battery", power=3)
    t.start(RUNNER, turn_begins=True)
    go(t, "Trash")
    assert t.credits(RUNNER) == 8


def test_9_5_5_not_for_what_that_ability_leaves_behind() -> None:
    """9.5.5: the counters are gone once it has resolved: a delayed ability of it counts none."""
    later = Delayed(When(On(EventKind.RUN_ENDS), (Gain(Hosted("power")),)))
    runner("Battery", "hardware", Paid(cost(trash=True), (Gain(Hosted("power")), later)))
    t = Table()
    t.rig("Battery", power=3)
    t.start(RUNNER)
    go(t, "Battery: ", "Run on HQ")
    t.next_action()
    assert t.credits(RUNNER) == 8


def test_9_5_5_nor_for_an_ability_that_it_did_not_pay_for() -> None:
    """9.12.2e: another ability trashed it in the middle."""
    runner("Battery", "hardware", Paid(cost(), (Trash(), Gain(Hosted("power")))))
    t = Table()
    t.rig("Battery", power=3)
    t.start(RUNNER)
    go(t, "Battery: ")
    assert (t.credits(RUNNER), t.names("heap")) == (5, ["Battery"])


def test_9_1_8g_an_ability_about_its_own_trashing_counts_what_was_there() -> None:
    """9.1.8g, 1.12.6."""
    corp("Bomb", "asset", When(On(EventKind.TRASH, what=ThisCard()), (Gain(Hosted("power")),)), trash_cost=0)
    t = Table()
    t.root("Server 1", "Bomb", rezzed=True, power=3)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Trash Bomb")
    t.next_action()
    assert t.credits(CORP) == 8


# -- the sources of what happened -----------------------------------------------------------------------


def test_9_3_2b_the_first_time_is_told_though_its_source_is_gone() -> None:
    """9.3.2b: an operation that gave credits has been trashed by the time the next one does."""
    gain = On(EventKind.GAIN_CREDITS, by=YOU, of=Type("operation"))
    corp("Quarry", "asset", When(First(gain), (Draw(1),)))
    t = Table()
    t.root("Server 1", "Quarry", rezzed=True)
    t.hand(CORP, "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.set(corp_credits=20)
    t.start(CORP)
    go(t, "Play Hedge Fund", "Play Hedge Fund")
    assert len(t.names("hq")) == 2


@pytest.mark.parametrize("span", ["turn", "last_turn"])
def test_9_3_2b_what_a_trashed_card_did_counts(span: str) -> None:
    """9.3.2b: `Happened` and `Count` by a source that was trashed, in this turn or in the last one."""
    gain = On(EventKind.GAIN_CREDITS, by=RUNNER, of=Type("resource"))
    runner("Purse", "resource", Paid(cost(trash=True), (Gain(1),)))
    when = TURN_BEGINS if span == LAST_TURN else On(EventKind.RUN_BEGINS)
    looking = Happened(gain, span, RUNNER if span == LAST_TURN else "")  # type: ignore[arg-type]
    many = Count(gain, span, RUNNER if span == LAST_TURN else "")  # type: ignore[arg-type]
    corp("Auditor", "asset", When(when, (Gain(many), If(looking, (Gain(10),)))))
    t = Table()
    t.root("Server 1", "Auditor", rezzed=True)
    t.rig("Purse", "Purse")
    t.start(RUNNER)
    go(t, "Purse: ", "Purse: ", "Gain 1 credit", "Run on HQ")
    t.next_action()
    if span == LAST_TURN:
        t.next_action()
        go(t, "Gain 1 credit")
        while t.game.state.active == RUNNER:
            t.next_action()
            t.click("Gain 1 credit")
        t.next_action()
    assert t.credits(CORP) == 17


def test_9_3_2b_a_source_is_told_by_what_it_was_when_it_did_it() -> None:
    """9.3.2b: a resource that is turned facedown since has no type, and was a resource all the same."""
    gain = On(EventKind.GAIN_CREDITS, by=YOU, of=Type("resource"))
    runner("Purse", "resource", Paid(cost(), (Gain(1),), once=True))
    runner("Tally", "hardware", When(On(EventKind.RUN_BEGINS), (Gain(Count(gain)),)))
    t = Table()
    t.rig("Purse", "Tally")
    t.start(RUNNER)
    go(t, "Purse: ")
    t.effect(RUNNER, TurnFacedown(Each(Type("resource"))))
    go(t, "Run on HQ")
    assert t.credits(RUNNER) == 7


def test_9_3_2b_what_interrupts_saw_coming_is_told_by_its_source() -> None:
    """9.9.5a: "the first time an operation would ..." when the first operation has gone."""
    would_draw = First(would("draw", of=Type("operation")))
    corp("Dredge", "asset", When(would_draw, (Increase("draw", 1),), interrupt=True))
    corp("Deal", "operation", Play((Draw(1),)))
    t = Table()
    t.root("Server 1", "Dredge", rezzed=True)
    t.hand(CORP, "Deal", "Deal")
    t.start(CORP)
    go(t, "Play Deal", "Play Deal")
    assert len(t.names("hq")) == 3


def test_4_6_6i_this_server_is_where_it_was_last_while_an_effect_lasts() -> None:
    """4.6.6i, 9.10.1: the price of runs on the server of an asset trashed for it, in a later turn."""
    price = Price("run", cost(credits=1), servers=(HERE,))
    corp("Toll", "asset", Paid(cost(trash=True), (ForNow(price, "next_turn"),)))
    t = Table()
    t.root("Server 1", "Toll", rezzed=True)
    t.ice("Server 1", "Palisade", rezzed=False)
    t.start(CORP, clicks=1)
    go(t, "Toll: ", "Gain 1 credit", "Gain 1 credit", "Run on Server 1")
    assert t.credits(RUNNER) == 5


# -- the card of an event that left -----------------------------------------------------------------------


def test_9_1_8g_what_was_trashed_is_acted_on_where_it_went() -> None:
    """9.1.8g: by another card's ability, and by its own, said either way."""
    for ref in (EventCard(), This()):
        added = When(On(EventKind.TRASH, what=ThisCard()), (AddAsAgenda(ref, 2, RUNNER),))
        corp(f"Martyr{type(ref).__name__}", "asset", added, trash_cost=0)
        t = Table()
        t.root("Server 1", f"Martyr{type(ref).__name__}", rezzed=True)
        t.start(RUNNER)
        go(t, "Run on Server 1", "Trash Martyr")
        t.next_action()
        assert (t.game.points(RUNNER), t.names("archives")) == (2, [])


def test_9_1_8g_also_by_an_ability_that_is_active_where_it_went() -> None:
    """9.1.8b: an ability of the heap about coming there."""
    risen = When(On(EventKind.TRASH, what=ThisCard()), (AddToHand(This()),))
    runner("Phoenix", "program", ActiveIn(("heap",), risen))
    t = Table()
    t.hand(RUNNER, "Phoenix")
    t.start(RUNNER)
    t.effect(RUNNER, TrashRandom(1))
    assert t.names("grip") == ["Phoenix"]


def test_9_1_8g_what_was_discarded_is_acted_on_where_it_went() -> None:
    """5.5.2, 9.1.8g."""
    runner(
        "Keeper", "resource", When(On(EventKind.DISCARD, by=YOU), (AddToHand(EventCard()),), optional=True)
    )
    t = Table()
    t.rig("Keeper")
    t.hand(RUNNER, *["Sure Gamble"] * 6)
    t.start(RUNNER, clicks=1)
    go(t, "Gain 1 credit", "Sure Gamble")
    go(t, "Use Keeper")
    assert t.names("grip") == ["Sure Gamble"] * 6


def test_1_12_2_what_has_moved_on_since_is_another_object() -> None:
    """1.12.2: the first of two abilities takes it away, and the second finds it no more."""
    runner("Keeper", "resource", When(On(EventKind.TRASH, what=Type("program")), (AddToHand(EventCard()),)))
    runner(
        "Looter", "resource", When(On(EventKind.TRASH, what=Type("program")), (RemoveFromGame(EventCard()),))
    )
    t = Table()
    t.rig("Keeper", "Looter", "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Trash(Each(Named("Leech"))))
    go(t, "Use Keeper")
    t.next_action()
    assert (t.names("grip"), t.names("removed")) == (["Leech"], [])


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


def test_1_12_6_what_the_source_was_is_known_after_it_was_trashed_as_a_cost() -> None:
    """1.12.6: a resource, although it lies in the heap."""
    was = If(ThisIs(Type("resource") & Installed(RUNNER)), (Gain(3),), (Gain(1),))
    runner("Keepsake", "resource", Paid(cost(trash=True), (was,)))
    t = Table()
    t.rig("Keepsake")
    t.start(RUNNER)
    t.click("Keepsake")
    assert (t.credits(RUNNER), t.names("heap")) == (8, ["Keepsake"])


def test_1_12_6_a_card_installs_where_it_was_although_it_was_trashed_to_do_so() -> None:
    """8.5.14, 1.12.6: its server is still there, protected by ice."""
    swap_in = InstallFrom((HQ,), Type("asset"), where="here", optional=False)
    corp("Front Company", "asset", Paid(cost(trash=True), (swap_in,)))
    t = Table()
    t.root("Server 1", "Front Company", rezzed=True)
    t.ice("Server 1", "Palisade")
    t.hand(CORP, "Nico Campaign")
    t.start(CORP)
    t.click("Front Company")
    while t.names("hq"):
        t.answer([t.decision.options[0].key])
    assert (t.card("Nico Campaign").server, t.names("archives")) == ("remote1", ["Front Company"])


@pytest.mark.parametrize("kind", [EventKind.TRASH, EventKind.DISCARD])
def test_9_12_2a_among_all_the_cards_that_went_together(kind: EventKind) -> None:
    """9.12.2a: "whenever you trash or discard 1 or more cards, you may install 1 of them".

    Surplus cards are discarded together since 26: 5.5.4c.
    """
    among = InstallFrom(("heap",), These(EventCard()) & Type("program"))
    runner("Buffer", "hardware", When(On(kind, by=YOU), (among,), together=True))
    t = Table(edition=CR_26_03.name)
    t.rig("Buffer")
    t.set(runner_credits=9)
    t.discard_pile(RUNNER, "Corroder")
    t.hand(RUNNER, "Sure Gamble", "Leech", "Cleaver", *["Diesel"] * (0 if kind is EventKind.TRASH else 5))
    t.start(RUNNER, clicks=1)
    if kind is EventKind.TRASH:
        t.effect(RUNNER, Trash(Each(InZone((GRIP,)))))
    else:
        go(t, "Gain 1 credit")
        t.click("Sure Gamble", "Leech", "Cleaver")
    titles = [title for title in ("Leech", "Cleaver", "Corroder") if t.offered(title)]
    assert (titles, t.offered("Sure Gamble")) == (["Leech", "Cleaver"], False)
