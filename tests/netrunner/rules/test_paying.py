"""What a payment is caused by (1.16.10, 9.3.2b), what pays for it, and what hears of it."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.base import Selector
from engine.netrunner.language.costs import Act, Chosen, CounterCost, OneOf, PlaceCounterCost, ThisCost, cost
from engine.netrunner.language.effects import Draw, Gain, GiveTags, Install, InstallFrom, Trace
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import Installed, InZone, Type
from engine.netrunner.language.sets import ControlledBy, Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, GRIP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import corp, ice, runner

GAMENET = "GameNET: Where Dreams are Real"


def spent(t: Table) -> list[tuple[str, int]]:
    """What the Runner has spent this turn: by what card's ability, how many credits."""
    found = [e for e in t.game.state.happened if e.kind is EventKind.SPEND_CREDITS and e.seat == RUNNER]
    return [(e.by, e.n) for e in found]


def test_1_10_3c_credits_that_are_due_as_counters_pay_nothing_else() -> None:
    """1.10.3c, 1.16.1: of 3 hosted credits 2 are the cost's counters, so 1 may pay for the other part."""
    own = Paid(cost(credits=2, counter="credit", counters=2), (GiveTags(1),))
    runner("Strongbox", "resource", Static(Pays()), own)
    t = Table()
    t.rig("Strongbox", credit=3)
    t.game.set_orders(RUNNER, Orders(hosted_first=False))
    t.start(RUNNER)
    t.click("Strongbox")
    assert [option.n for option in t.decision.options if option.verb == "payment"] == [1, 0]
    t.answer([t.decision.options[0].key])
    assert (t.card("Strongbox").credit, t.credits(RUNNER), t.game.state.tags) == (0, 4, 1)


def test_1_10_3c_counters_that_are_credits_may_lie_on_a_card_that_pays_for_nothing() -> None:
    runner("Till", "resource", Paid(cost(credits=1, counter="credit", counters=1), (Gain(4),)))
    runner("Purse", "resource", Static(Pays(("use",), Type("resource"))))
    t = Table()
    t.rig("Till", credit=1)
    t.rig("Purse", credit=1)
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Till")
    assert (t.credits(RUNNER), t.card("Till").credit, t.card("Purse").credit) == (4, 0, 0)


def test_7_1_5_paying_a_trash_cost_is_no_ability_of_the_card() -> None:
    """7.1.5: the basic trash ability is the Runner's by the rules: GameNET gains nothing."""
    t = Table(corp=GAMENET)
    t.root("Server 1", "PAD Campaign")
    t.set(runner_credits=10)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Trash PAD")
    assert (t.credits(CORP), spent(t)) == (5, [("", 4)])


def test_7_1_5_what_raises_a_trash_cost_does_not_cause_it() -> None:
    """1.16.2a: a raised cost is the cost it was; nothing is added to it as a cost of its own."""
    corp("Tall Fence", "upgrade", Static(Price("trash", 2, Installed("corp"))), trash_cost=9)
    t = Table(corp=GAMENET)
    t.root("Server 1", "Tall Fence", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.set(runner_credits=10)
    t.start(RUNNER)
    go(t, "Run on Server 1", "Trash PAD")
    assert (t.credits(CORP), spent(t)) == (5, [("", 6)])


def test_1_16_10_an_additional_cost_is_caused_by_the_card_that_adds_it() -> None:
    """1.16.10: Red Herrings makes the Runner pay 5 more to steal."""
    t = Table(corp=GAMENET)
    t.set(runner_credits=10)
    t.root("Server 1", "Red Herrings", rezzed=True)
    t.root("Server 1", "Send a Message")
    t.start(RUNNER)
    go(t, "Run on Server 1", "Access Red", "Leave Red", "Steal Send")
    assert (t.credits(CORP), spent(t)) == (6, [("red_herrings", 5)])


def test_1_16_10b_each_of_two_additional_costs_is_caused_by_its_card() -> None:
    """1.16.10b, 9.12.2a: they are paid together, so that who hears of such payments hears once."""
    t = Table(corp=GAMENET)
    t.set(runner_credits=12)
    t.root("Server 1", "Red Herrings", rezzed=True)
    t.root("Server 1", "Fetal AI")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.start(RUNNER)
    go(t, "Run on Server 1", "Access Red", "Leave Red", "Steal Fetal")
    assert sorted(spent(t)) == [("fetal_ai", 2), ("red_herrings", 5)]
    assert t.credits(CORP) == 6


ABOUT: dict[str, tuple[Selector | None, tuple[str, ...]]] = {
    "run": (None, ("Run on HQ",)),
    "jack out": (None, ("Run on HQ", "Jack out")),
    "access": (Type("operation"), ("Run on HQ", "Pay")),
    "trash": (Type("asset"), ("Run on Server 1", "Trash PAD")),
    "play": (Type("event"), ("Play Diesel",)),
    "install": (Type("program"), ("Install Leech",)),
    "draw": (None, ("Draw 1 card",)),
    "credit": (None, ("Gain 1 credit",)),
    "remove tag": (None, ("Remove 1 tag",)),
    "use": (Type("resource"), ("Magnum: Draw",)),
}


@pytest.mark.parametrize("act", list(ABOUT))
def test_1_16_10_whatever_is_done_its_additional_cost_has_its_own_cause(act: Act) -> None:
    """1.16.10: running, jacking out, accessing, trashing, playing, installing, every basic action, using."""
    to, texts = ABOUT[act]
    corp("Toll Gate", "asset", Static(Price(act, cost(credits=1), to, by=RUNNER)), trash_cost=3)
    runner("Magnum", "resource", Paid(cost(clicks=1, credits=2), (Draw(1),)))
    t = Table()
    t.root("Server 2", "Toll Gate", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.hand(RUNNER, "Diesel", "Leech")
    t.hand(CORP, "Hedge Fund")
    t.rig("Magnum")
    t.set(runner_credits=20, tags=1)
    t.start(RUNNER)
    go(t, *texts)
    assert [n for by, n in spent(t) if by == "test_tollgate"] == [1]


def test_1_16_10_one_of_several_ways_to_pay_has_the_cause_of_the_cost() -> None:
    """1.16.4, 1.16.10: whichever way is chosen, the card that asks for it is why."""
    two = cost(OneOf((cost(credits=1), cost(Chosen("trash", 1, Installed("runner"))))))
    corp("Toll Gate", "asset", Static(Price("draw", two)), trash_cost=3)
    t = Table()
    t.root("Server 2", "Toll Gate", rezzed=True)
    t.rig("Leech")
    t.start(RUNNER)
    go(t, "Draw 1 card", "Spend 1 click and trash")
    [event] = [e for e in t.events if e.kind is EventKind.TRASH]
    assert (event.by, event.cause, event.seat) == ("test_tollgate", "cost", RUNNER)
    go(t, "Draw 1 card")
    assert spent(t) == [("test_tollgate", 1)]


def test_10_8_1_what_is_spent_on_a_trace_is_caused_by_the_card_that_traces() -> None:
    """10.8.1, 10.8.3."""
    ice("Tracker", Sub((Trace(1, (GiveTags(1),)),)))
    t = Table(corp=GAMENET)
    t.ice("HQ", "Tracker")
    t.start(RUNNER)
    go(t, "Run on HQ", "Let the unbroken", "0 credits", "2 credits")
    assert (spent(t), t.credits(CORP)) == ([("test_tracker", 2)], 6)


def test_7_1_5_a_card_is_not_trashed_by_its_own_ability_when_its_trash_cost_is_paid() -> None:
    """7.1.5: what hears of trashing by abilities of Corp cards does not hear of it."""
    runner("Undertaker", "resource", When(On(EventKind.TRASH, of=ControlledBy("opponent")), (Gain(9),)))
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.rig("Undertaker")
    t.start(RUNNER)
    go(t, "Run on Server 1", "Trash PAD")
    t.next_action()
    assert t.credits(RUNNER) == 1


PAID = {
    "remove counters": (cost(counter="virus", counters=1), EventKind.REMOVE_COUNTERS),
    "spend clicks": (cost(clicks=1), EventKind.SPEND_CLICKS),
    "lose clicks": (cost(lose_clicks=1), EventKind.LOSE_CLICKS),
    "spend credits": (cost(credits=1), EventKind.SPEND_CREDITS),
    "remove tags": (cost(tags=-1), EventKind.UNTAG),
    "take tags": (cost(tags=1), EventKind.TAG),
    "damage": (cost(net_damage=1), EventKind.DAMAGE),
    "forfeit": (cost(forfeit=1), EventKind.FORFEIT),
    "place counters": (cost(PlaceCounterCost("power")), EventKind.PLACE_COUNTERS),
    "trash": (cost(trash=True), EventKind.TRASH),
    "leave": (cost(ThisCost("remove")), EventKind.UNINSTALL),
}


@pytest.mark.parametrize("what", list(PAID))
def test_1_16_1_whatever_is_paid_happens_as_a_cost(what: str) -> None:
    """1.16.1: its cause is a cost, and no effect of an ability; the card is the one that costs it."""
    price, kind = PAID[what]
    runner("Machine", "resource", Paid(price, (Draw(1),)))
    runner("Listener", "resource", When(On(kind, cause="cost", of=Named("Machine")), (Gain(5),)))
    runner("Wrong", "resource", When(On(kind, cause="ability"), (Gain(20),)))
    t = Table()
    t.rig("Machine", virus=2)
    t.rig("Listener", "Wrong")
    t.hand(RUNNER, "Diesel")
    t.score_area(RUNNER, "Send a Message")
    t.set(tags=2)
    t.start(RUNNER)
    before = t.credits(RUNNER) - (what == "spend credits")
    go(t, "Machine: Draw")
    assert t.credits(RUNNER) == before + 5


def test_1_16_1_credits_and_counters_of_one_card_pay_together() -> None:
    """The only credit lies on the card whose power counter is spent."""
    runner("Cell", "resource", Static(Pays()), Paid(cost(CounterCost("power", 1), credits=1), (Gain(3),)))
    t = Table()
    t.rig("Cell", credit=1, power=1)
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Cell")
    assert t.credits(RUNNER) == 3
    assert (t.card("Cell").credit, t.card("Cell").power) == (0, 0)


def test_9_1_6c_a_card_is_used_as_its_credits_are_spent() -> None:
    """9.1.6c: `detail="counters"` hears of credits that are spent from a card."""
    runner("Purse", "resource", Static(Pays(("draw",))))
    spending = On(EventKind.USE, by=YOU, what=Named("Purse"), detail="counters")
    runner("Pickpocket", "resource", When(spending, (Gain(3),)))
    corp("Toll Gate", "asset", Static(Price("draw", cost(credits=1))), trash_cost=3)
    t = Table()
    t.root("Server 2", "Toll Gate", rezzed=True)
    t.rig("Purse", credit=2)
    t.rig("Pickpocket")
    t.set(runner_credits=0)
    t.start(RUNNER)
    go(t, "Draw 1 card")
    assert t.credits(RUNNER) == 3


def test_1_16_4b_whoever_cannot_pay_an_additional_cost_is_not_asked_for_it() -> None:
    """1.16.4b, c: the program is not installed and stays in the grip."""
    runner("Duty", "resource", Static(Price("install", cost(credits=9), Type("program"))))
    t = Table(policy=ASK_ALL)
    t.rig("Duty")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    assert t.decision.kind not in ("additional", "no")
    assert (t.names("grip"), t.credits(RUNNER)) == (["Leech"], 5)


@pytest.mark.parametrize("pays", [True, False])
def test_1_16_4c_whoever_agreed_to_pay_is_not_asked_again(pays: bool) -> None:
    """1.10.3c: where the credits come from is the next question."""
    corp("Tax Office", "asset", Static(Price("install", cost(credits=1), Type("hardware"))))
    runner("Purse", "resource", Static(Pays()))
    runner("Gear", "hardware", cost=1)
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Tax Office", rezzed=True)
    t.rig("Purse", credit=1)
    t.hand(RUNNER, "Gear")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone((GRIP,)))))
    asked = []
    while t.decision.kind in ("additional", "payment"):
        asked.append(t.decision.kind)
        t.answer(["no" if t.decision.kind == "additional" and not pays else t.decision.options[0].key])
    assert asked == (["additional", "payment"] if pays else ["additional"])
    assert ("Gear" in t.names("installed")) is pays
    assert t.credits(RUNNER) == (4 if pays else 5)


def test_1_16_5b_credits_are_ignored_wherever_they_come_from() -> None:
    """The price and the additional credit are; the additional click is paid."""
    corp("Toll", "asset", Static(Price("install", cost(clicks=1, credits=1), Type("hardware"))))
    runner("Machine", "hardware", cost=4)
    runner("Gift", "event", Play((InstallFrom((GRIP,), Type("hardware"), ignoring="credits"),)))
    t = Table()
    t.root("Server 1", "Toll", rezzed=True)
    t.hand("runner", "Gift", "Machine")
    t.start("runner")
    t.play("Play Gift", "Machine")
    assert "Machine" in t.names("installed")
    assert (t.credits("runner"), t.clicks("runner")) == (5, 2)


@pytest.mark.parametrize(("way", "drawn"), [("trash", 1), ("credits", 0)])
def test_1_19_4b_of_several_ways_to_pay_the_one_that_was_used_counts(way: str, drawn: int) -> None:
    """Geist draws only if a trash ability was used, whatever else could have been paid."""
    either = cost(OneOf((cost(trash=True), cost(credits=2))))
    runner("Flask", "resource", Paid(either, (Gain(1),)))
    t = Table(runner="Geist")
    t.rig("Flask")
    t.start("runner")
    t.click("Flask")
    t.click("Trash" if way == "trash" else "Pay 2")
    assert len(t.names("grip")) == drawn
