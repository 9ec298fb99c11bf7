"""Every part a cost can have, priced from the side of who pays: its sign, and what is dearer than what."""

from __future__ import annotations

from typing import NamedTuple

import pytest

import engine.netrunner.cards  # noqa: F401  (all words that cards use)
from engine.netrunner.language.amounts import Link, Plus
from engine.netrunner.language.costs import Cost, cost
from engine.netrunner.language.costs.cards import Chosen, ThisCost, TopOfDeck
from engine.netrunner.language.costs.cost import OneOf
from engine.netrunner.language.costs.parts import (
    AgendaCost,
    BadPublicityCost,
    ClickCost,
    CounterCost,
    CreditCost,
    CreditsFrom,
    DamageCost,
    HostBadPublicity,
    LoseClickCost,
    PlaceCounterCost,
    TagCost,
    TrashCost,
)
from engine.netrunner.language.costs.payment import Act, CostPart
from engine.netrunner.language.effects import GiveTags
from engine.netrunner.language.flow import ForNow, MayPay, Pay, PayForEach, Unless
from engine.netrunner.language.prices import PAYERS, Pays, Price
from engine.netrunner.language.selectors import Installed, Subtype, Type
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER, SEATS
from engine.netrunner.testkit import Table
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.worth import At, price, price_cost, price_modifier, price_part
from engine.players.netrunner.worth.scale import POINT, TAG
from tests.players.netrunner.test_worth import words


class Sides(NamedTuple):
    """A part, one that takes more of the same, and whom paying it hurts: 1, or -1 for whom it does good."""

    part: CostPart
    more: CostPart | None
    corp: int = 1
    runner: int = 1


PARTS: dict[type[CostPart], Sides] = {
    CreditCost: Sides(CreditCost(1), CreditCost(Plus(2, Link()))),
    CreditsFrom: Sides(CreditsFrom(Subtype("stealth"), 1), None),
    TrashCost: Sides(TrashCost(), None),
    ClickCost: Sides(ClickCost(), ClickCost(2)),
    LoseClickCost: Sides(LoseClickCost(), LoseClickCost(2)),
    CounterCost: Sides(CounterCost("credit"), CounterCost("credit", 2)),
    TagCost: Sides(TagCost(1), TagCost(2), corp=-1),
    BadPublicityCost: Sides(BadPublicityCost(1), BadPublicityCost(2), runner=-1),
    DamageCost: Sides(DamageCost("net"), DamageCost("core"), corp=-1),
    PlaceCounterCost: Sides(PlaceCounterCost("power"), PlaceCounterCost("power", 2)),
    AgendaCost: Sides(AgendaCost(-1), AgendaCost(-2)),
    HostBadPublicity: Sides(HostBadPublicity(1), HostBadPublicity(2), corp=-1),
    ThisCost: Sides(ThisCost("return"), ThisCost("trash")),
    Chosen: Sides(
        Chosen("trash", 1, Installed(CORP) | Installed(RUNNER)),
        Chosen("trash", 2, Installed(CORP) | Installed(RUNNER)),
    ),
    TopOfDeck: Sides(TopOfDeck(1), TopOfDeck(2)),
    OneOf: Sides(OneOf((cost(credits=2), cost(credits=1))), OneOf((cost(credits=2), cost(credits=3)))),
}


def table() -> Table:
    t = Table()
    t.set(tags=2, bad_publicity=2, runner_credits=9, corp_credits=9)
    t.hand("runner", "Sure Gamble", "Sure Gamble", "Sure Gamble")
    t.rig("Leech", "Cleaver", "Telework Contract")
    t.start("runner")
    return t


def at(t: Table, seat: str, source: int = 0) -> At:
    see = Sight(t.game, seat)
    return At(see, seat, see.kind(source) if source else None, source)


def test_every_part_of_a_cost_is_walked() -> None:
    assert set(PARTS) == set(words(CostPart))


@pytest.mark.parametrize("word", PARTS, ids=lambda word: word.__name__)
@pytest.mark.parametrize("payer", SEATS)
def test_a_cost_counts_for_what_it_takes_from_the_payer(word: type[CostPart], payer: Seat) -> None:
    """Whoever reckons: the same for both, and in an offer the controller wins what the payer loses."""
    sides, t = PARTS[word], table()
    hurts = sides.corp if payer == CORP else sides.runner
    for part, less in ((sides.part, None), (sides.more, sides.part)):
        if part is None:
            continue
        whole = Cost((part,))
        found = {seat: price_cost(whole, at(t, seat), payer) for seat in SEATS}
        assert found[CORP] == found[RUNNER]
        assert found[CORP] * hurts > 0
        if less is not None:
            assert abs(found[CORP]) > abs(price_cost(Cost((less,)), at(t, CORP), payer))
        for seat in SEATS:
            mine = -1 if seat == payer else 1
            assert price(Pay(whole, by=payer), at(t, seat)) == mine * found[seat]


def test_credits_of_cards_count_less_than_those_of_the_pool() -> None:
    """The fewer, the surer they come back: pool, hosted, recurring. They pay only for what they pay for."""
    t = Table()
    t.set(runner_credits=9, corp_credits=9)
    t.rig("Telework Contract", "Cyberfeeder", credit=3, loaded=("credit",))
    t.start("runner")
    plain = at(t, RUNNER)
    pool = price_cost(cost(credits=2), plain)
    t.effect(RUNNER, ForNow(Pays(("steal",)), "turn"), source="Telework Contract")
    hosted = price_cost(cost(credits=2), at(t, RUNNER), act="steal")
    t.effect(RUNNER, ForNow(Pays(("steal",)), "turn"), source="Cyberfeeder")
    recurring = price_cost(cost(credits=2), at(t, RUNNER), act="steal")
    assert pool == 2 > hosted > recurring > 0
    assert price_cost(cost(credits=2), at(t, RUNNER), act="use") == pool
    for seat in SEATS:
        assert price_cost(cost(credits=2), at(t, seat), RUNNER, "steal") == recurring, "public (1.10.4)"
        assert price_cost(cost(credits=2), at(t, seat), CORP, "steal") == pool, "the Corp's are not theirs"
    assert price_cost(cost(credits=5), at(t, RUNNER), act="steal") > recurring * 2
    on_cards = [
        price_part(CounterCost("credit"), at(t, RUNNER, t.card(name).oid))
        for name in ("Telework Contract", "Cyberfeeder")
    ]
    assert 1 > on_cards[0] > on_cards[1] > 0


def test_what_is_trashed_to_pay_counts_for_what_it_is_worth() -> None:
    t = Table()
    t.rig("Cleaver", "Leech", "Telework Contract")
    t.start("runner")
    this = {name: price_part(ThisCost(), at(t, RUNNER, t.card(name).oid)) for name in ("Cleaver", "Leech")}
    assert this["Cleaver"] > this["Leech"] > 0
    assert price_part(ThisCost("return"), at(t, RUNNER, t.card("Cleaver").oid)) < this["Cleaver"]
    program = Installed(RUNNER) & Type("program")
    for seat in SEATS:
        here = at(t, seat)
        here.payer = RUNNER
        assert price_part(Chosen("trash", 1, program), here) == this["Leech"], "the least of them"
        assert price_part(Chosen("trash", 2, program), here) == this["Leech"] + this["Cleaver"]
        assert this["Leech"] < price_part(Chosen("trash", 1, program, random=True), here) < this["Cleaver"]
    full, contract = Table(), []
    full.rig("Telework Contract", credit=9, loaded=("credit",))
    full.start("runner")
    for one in (t, full):
        contract.append(price_part(ThisCost(), at(one, RUNNER, one.card("Telework Contract").oid)))
    assert contract[0] < contract[1], "with what lies on it"


@pytest.mark.parametrize("payer", SEATS)
def test_an_agenda_that_is_forfeited_counts_for_its_points(payer: Seat) -> None:
    t = Table()
    t.score_area(payer, "Offworld Office", "Superconducting Hub")
    t.score_area(CORP if payer == RUNNER else RUNNER, "Project Vitruvius")
    t.start("runner")
    found = {seat: price_cost(cost(forfeit=1), at(t, seat), payer) for seat in SEATS}
    assert found == {CORP: POINT, RUNNER: POINT}, "the one with a point, whoever reckons"
    assert price_cost(cost(forfeit=2), at(t, CORP), payer) == 3 * POINT


def test_an_offer_is_taken_where_that_is_better_for_who_pays() -> None:
    """Three tags or a cost: the Runner pays what takes less from them, and the Corp reckons with it."""
    t = table()
    for paid in (cost(credits=2), cost(clicks=1), cost(tags=1), cost(net_damage=1), cost(credits=40)):
        unless = Unless((GiveTags(3),), (paid,), by=RUNNER)
        lost = min(price_cost(paid, at(t, CORP), RUNNER), 3 * TAG) if paid.credits < 40 else 3 * TAG
        assert price(unless, at(t, CORP)) == lost == -price(unless, at(t, RUNNER))
    give = MayPay(cost(credits=2), (GiveTags(3),))
    assert price(give, at(t, CORP)) == 3 * TAG - 2
    assert price(give, at(t, RUNNER)) == 0, "nobody pays for what hurts them"
    of = Installed(RUNNER)
    dear, cheap = (price(PayForEach(of, cost(credits=n), by=RUNNER), at(t, RUNNER)) for n in (3, 1))
    assert 0 <= dear < cheap


@pytest.mark.parametrize("act", PAYERS)
def test_who_pays_more_for_an_act_loses_by_it(act: Act) -> None:
    """Steal costs, rez costs, advancing: the side whose act it is pays, in whatever way."""
    t = table()
    for change in (2, cost(credits=2), cost(clicks=1), cost(forfeit=1)):
        for seat in SEATS:
            sign = -1 if PAYERS[act] == seat else 1
            assert price_modifier(Price(act, change), at(t, seat)) * sign > 0
    more, less = (price_modifier(Price(act, n), at(t, PAYERS[act])) for n in (2, 1))
    assert more < less < 0 < price_modifier(Price(act, -1), at(t, PAYERS[act]))
