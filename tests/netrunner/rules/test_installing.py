"""What `engine/netrunner/rules/installing.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import EventAmount
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import Gain, Install, InstallFrom, PlaceCounters, RemoveFromGame, Trash
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import First, On
from engine.netrunner.language.hosting import InstalledFaceup, OnlyOn
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, InZone, Subtype, Type, Unrezzed, target
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.language.triggers import INSTALLED
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HEAP, HQ, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.asking import go
from tests.netrunner.scenarios.making import END, corp, ice, runner


@pytest.mark.parametrize("forbidden", [False, True])
def test_1_2_2_what_cannot_be_installed_stays_where_it_is(forbidden: bool) -> None:
    t = Table()
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    if forbidden:
        t.effect(RUNNER, ForNow(Cannot("install", what=Type("program")), "turn"))
    t.effect(RUNNER, Install(Each(InZone((GRIP,)))))
    t.next_action()
    assert t.names("grip") == (["Leech"] if forbidden else [])


def test_3_2_3a_only_what_the_corp_installs_may_be_installed_faceup() -> None:
    t = Table(corp="BANGUN: When Disaster Strikes")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom(("grip",), Type("program"), ignoring="all"))
    t.click("Leech")
    assert t.names("installed") == ["Leech"]


@pytest.mark.parametrize("kind", ["asset", "upgrade", "ice"])
def test_4_6_8e_a_server_that_is_gone_when_an_install_begins_is_chosen_anew(kind: str) -> None:
    """4.6.8e, 8.5.15b: the Runner removes the only card of Server 1 while the click is being paid for."""
    corp("Old Card", "asset")
    (ice if kind == "ice" else corp)("New Card", **({} if kind == "ice" else {"type": kind}))
    runner("Remover", "resource", When(First(On(EventKind.ACTION)), (RemoveFromGame(target(Unrezzed())),)))
    t = Table()
    t.root("Server 1", "Old Card")
    t.hand(CORP, "New Card")
    t.rig("Remover")
    t.start(CORP)
    t.click("Install New Card protecting Server 1" if kind == "ice" else "Install New Card in Server 1")
    assert t.names("removed") == ["Old Card"]
    t.click("A new server" if kind == "asset" else "HQ")
    assert [card.server for card in t.game.state.cards.values() if card.code == "test_newcard"] == [
        "remote2" if kind == "asset" else "hq"
    ]


def test_8_5_a_remote_server_may_be_the_one_that_something_happened_to() -> None:
    """Only "another remote server" leaves it out."""
    corp(
        "Rebuild",
        "asset",
        When(On(EventKind.SUCCESSFUL_RUN), (InstallFrom((HQ,), AnyCard(), where="remote"),)),
    )
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Rebuild", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("PAD Campaign")
    t.click("PAD Campaign")
    assert {option.to for option in t.decision.options} == {"remote1", "new"}


def test_8_5_a_card_that_is_gone_is_not_installed() -> None:
    """1.15.2: what a reference means is looked for when it is carried out."""
    t = Table(policy=ASK_ALL)
    t.hand("corp", "Whitespace")
    t.start("corp")
    t.effect(CORP, Trash(Each(InZone((HQ,)))), Install(Each(InZone((HQ,)))))
    assert (t.names("archives"), t.names("hq")) == (["Whitespace"], [])


def test_8_5_1b_a_card_is_uninstalled_when_it_leaves() -> None:
    """9.1.8, 1.13.7: to another zone, however it goes."""
    t = Table()
    t.rig("Tech Trader")
    t.start("runner")
    t.effect("runner", RemoveFromGame(target(Installed("runner"))))
    assert [event.kind for event in t.events if event.kind == "uninstalled"] == ["uninstalled"]


def test_8_5_6c_a_program_that_just_fits_can_be_installed_by_an_effect() -> None:
    """3.9.3, 1.20.3: with exactly as much memory as there is."""
    t = Table()
    t.rig("Big Program")
    t.hand("runner", "Mass Install", "Big Program")
    t.start("runner")
    t.click("Play Mass Install")
    t.click("Big Program")
    t.next_action()
    assert t.game.memory_used() == 4
    assert t.names("installed") == ["Big Program", "Big Program"]


def test_8_5_11_what_makes_ice_of_one_server_dearer_leaves_that_of_others() -> None:
    corp("Levy", "asset", Static(Price("install", 2, Type("ice"), servers=("hq",))))
    t = Table(policy=POLICY)
    t.root("Server 1", "Levy", rezzed=True)
    t.hand(CORP, "Palisade")
    t.start(CORP)
    costs = {o.to: o.n for o in t.decision.options if o.verb == "install" and o.to in ("hq", "rd")}
    assert costs == {"hq": 2, "rd": 0}


def test_8_5_11_ice_that_costs_more_to_install_says_so_beside_like_ice() -> None:
    corp("Levy", "asset", Static(Price("install", 3, Named("Palisade"))))
    t = Table(policy=POLICY)
    t.root("Server 1", "Levy", rezzed=True)
    t.hand(CORP, "Whitespace", "Palisade", "Tithe")
    t.start(CORP)
    costs = {
        t.game.state.cards[o.oid].code: o.n for o in t.decision.options if (o.verb, o.to) == ("install", "hq")
    }
    assert costs == {"whitespace": 0, "palisade": 3, "tithe": 0}


def test_8_5_11_ice_that_changes_its_own_cost_changes_no_other_s() -> None:
    ice("Heavy", END, Static(Price("install", 2)))
    t = Table(policy=POLICY)
    t.hand(CORP, "Heavy", "Whitespace")
    t.start(CORP)
    costs = [o.n for o in t.decision.options if (o.verb, o.to) == ("install", "hq")]
    assert costs == [2, 0]


def test_8_5_11a_a_card_installed_facedown_costs_nothing() -> None:
    """8.1.4, 8.5.11a: whatever is printed on it."""
    runner("Gold Rig", "hardware", cost=9)
    t = Table()
    t.hand(RUNNER, "Gold Rig")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone((GRIP,))), facedown=True))
    assert (t.card("Gold Rig").faceup, t.credits(RUNNER)) == (False, 5)


def test_8_5_11b_x_is_chosen_once_though_0_and_something_else_is_to_be_paid() -> None:
    runner("Sponge", "program", cost=None)
    toll = cost(Chosen("trash", 1, InZone((GRIP,))))
    corp("Toll", "asset", Static(Price("install", toll, Type("program"))))
    t = Table()
    t.root("Server 1", "Toll", rezzed=True)
    t.hand(RUNNER, "Sponge", "Sure Gamble", "Diesel")
    t.start(RUNNER)
    t.click("Install Sponge")
    t.click("X is 0")
    assert t.decision.kind == "pay_with"
    t.click("Diesel")
    assert (t.names(HEAP), t.card("Sponge").zone, t.credits(RUNNER)) == (["Diesel"], "installed", 5)


@pytest.mark.parametrize(("x", "left"), [(0, 5), (3, 2), (5, 0)])
def test_8_5_11b_the_x_of_an_install_cost_is_chosen_as_it_is_paid(x: int, left: int) -> None:
    """It is kept for what hears of the install, and no more than can be paid is offered."""
    filled = When(INSTALLED, (PlaceCounters("power", EventAmount()),))
    blank("Bag", "runner", "resource", (filled,), cost=None)
    t = Table()
    t.hand("runner", "Bag")
    t.start("runner")
    t.click("Install Bag")
    assert t.asks("number")
    assert len(t.options) == 6
    t.click(str(x))
    t.next_action()
    assert (t.credits("runner"), t.card("Bag").power) == (left, x)


@pytest.mark.parametrize("faceup", [False, True])
def test_8_5_13_what_is_installed_faceup_is_not_revealed_besides(faceup: bool) -> None:
    corp("Banner", "agenda", Static(InstalledFaceup())) if faceup else corp("Banner", "agenda")
    t = Table()
    t.hand(CORP, "Banner")
    t.start(CORP)
    t.effect(CORP, InstallFrom(("hq",), Named("Banner"), faceup=faceup))
    t.click("Banner")
    t.next_action()
    assert t.happened("revealed") == (not faceup)


@pytest.mark.parametrize(
    ("among", "shown"), [(Type("ice"), 0), (AnyCard() - Type("operation"), 0), (Subtype("sentry"), 1)]
)
def test_8_5_13_a_card_is_revealed_for_what_its_install_asked_of_it_beside_its_type(
    among: Type, shown: int
) -> None:
    t = Table()
    t.hand("corp", "Rototurret")
    t.start("corp")
    t.effect("corp", InstallFrom((HQ,), among))
    t.click("Rototurret")
    t.click("HQ")
    t.next_action()
    assert t.names("installed") == ["Rototurret"]
    assert t.happened("revealed") == shown
    assert not t.card("Rototurret").faceup


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


def test_8_5_14_an_agenda_that_may_only_go_to_a_central_server_stays_where_it_was() -> None:
    """8.5.14, 3.2.1."""
    t = Table()
    t.hand(CORP, "Offworld Office")
    t.start(CORP)
    t.effect(CORP, Install(Each(InZone((HQ,))), where="central"))
    assert t.names("hq") == ["Offworld Office"]
    assert t.names("play") == []


def test_8_5_14_what_has_lost_its_host_to_pay_for_it_is_not_installed() -> None:
    """1.16.10: the additional cost is to trash a program, and the only one was to host it."""
    price = Price("install", cost(Chosen("trash", 1, Installed() & Type("program"))))
    runner("Barnacle", "program", Static(OnlyOn(Named("Corroder"))), Static(price))
    t = Table()
    t.rig("Corroder")
    t.hand("runner", "Barnacle")
    t.start("runner")
    go(t, "Install Barnacle")
    t.next_action()
    assert (t.names("grip"), t.names("heap"), t.happened("installed")) == (["Barnacle"], ["Corroder"], 0)
