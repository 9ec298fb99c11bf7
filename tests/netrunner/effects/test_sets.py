"""Sets of cards: which cards of a full table belong to each."""

from __future__ import annotations

from typing import Literal

import pytest

from engine.netrunner.language.abilities import Paid
from engine.netrunner.language.amounts import HowMany
from engine.netrunner.language.base import Selector
from engine.netrunner.language.costs import OneOf, cost
from engine.netrunner.language.effects import AddToHand, Gain, Trash
from engine.netrunner.language.places import InRootOf, InServerOrRoot, InwardOf, Protecting
from engine.netrunner.language.selectors import Both, Here, Installed, InZone, OddCost, Type
from engine.netrunner.language.sets import (
    AnyCard,
    CanBeAdvanced,
    ControlledBy,
    CopiesOfThis,
    Each,
    Extreme,
    Faction,
    HasTrashAbility,
    Having,
    HostedOn,
    HostingCards,
    Named,
    OwnedBy,
    Rezzed,
    Unique,
)
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, GRIP, HEAP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner

ANYTHING = InZone(("installed", "corp_score", "runner_score"))


def table() -> Table:
    """HQ: Palisade, Tithe (outermost); R&D: Whitespace, not rezzed; two servers; a rig; scores; hands."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.ice("R&D", "Whitespace", rezzed=False)
    t.root("Server 1", "Urtica Cipher", "Manegarm Skunkworks", rezzed=True)
    t.root("Server 2", "Superconducting Hub")
    t.rig("Leech", "Mayfly", "Cleaver", "Docklands Pass")
    t.hosted("Docklands Pass", "Smartware Distributor")
    t.score_area("corp", "Send a Message")
    t.score_area("runner", "Offworld Office")
    t.hand("corp", "Superconducting Hub", "Palisade", "Hedge Fund")
    t.hand("runner", "Leech", "Sure Gamble")
    t.start("runner")
    return t


def size(t: Table, what: Selector, *, source: str = "", seat: str = "corp") -> int:
    """How many cards a set has, told by credits."""
    before = t.credits(seat)
    t.effect(seat, Gain(HowMany(what)), source=source)
    return t.credits(seat) - before


@pytest.mark.parametrize(
    ("what", "expected"),
    [
        (AnyCard(), 11),
        (Type("program"), 3),
        (Type("program") & InZone(("grip",)), 1),
        (Type("program") | Type("hardware"), 4),
        (Type("program") - Named("Leech"), 2),
        (Unique(), 2),
        (Faction("anarch"), 2),
        (Faction("jinteki"), 1),
        (Rezzed(), 4),
        (OwnedBy("runner"), 5),
        (OwnedBy("runner") & ANYTHING, 5),
        (ControlledBy("runner") & ANYTHING, 6),
        (ControlledBy("corp") & ANYTHING, 7),
        (OddCost() & Type("ice"), 2),
        (Having("memory_cost", "exactly", 1), 2),
        (Having("memory_cost", "at_least", 1), 3),
        (Having("memory_cost", "at_most", 2), 3),
        (Having("memory_cost", "at_least", 2), 1),
        (Having("strength", "at_most", 1), 3),
        (Having("strength", "exactly", 3), 1),
        (Having("cost", "exactly", 0) & Type("ice"), 0),
        (Having("trash_cost", "at_least", 3), 1),
        (Having("points", "exactly", 2) & ANYTHING, 1),
        (Having("points", "at_most", 3) & ANYTHING, 3),
        (Having("advancement_requirement", "at_least", 5) & ANYTHING, 1),
        (Having("advancement_requirement", "at_least", 0) & ANYTHING, 3),
        (Both(Extreme("cost", Type("program")), Installed()), 1),
        (Both(Extreme("cost", Type("program"), lowest=True), Installed()), 2),
        (Both(Extreme("strength", Type("program")), Installed()), 1),
        (Protecting("hq"), 2),
        (Protecting("central"), 3),
        (Protecting("any"), 3),
        (Protecting("remote"), 0),
        (Protecting("hq", "outermost") & Named("Tithe"), 1),
        (Protecting("hq", "innermost") & Named("Tithe"), 0),
        (InwardOf(Named("Tithe")), 1),
        (InwardOf(Named("Palisade")), 0),
        (InRootOf("remote"), 3),
        (InServerOrRoot("hq"), 3),
        (InServerOrRoot("remote"), 3),
        (HostingCards(Type("resource")), 1),
        (HostingCards(Type("program")), 0),
        (HostedOn(Type("hardware")) & Installed(), 1),
        (CanBeAdvanced(), 2),
        (InZone(("hq",)) - CanBeAdvanced(), 3),
    ],
)
def test_sets(what: Selector, expected: int) -> None:
    """1.14.1, 1.14.2 (a stolen agenda is the Corp's and the Runner controls it), 2.2.1, 2.5, 2.7, 4.6.6,
    4.6.9, 8.1.1, 1.13.8, 1.18.3. What has no such value belongs to no comparison."""
    assert size(table(), what) == expected


def test_copies_of_the_source_are_told_by_its_title() -> None:
    """2.1.4: the source among them, in every zone that is asked for."""
    t = table()
    assert size(t, CopiesOfThis() & Installed(), source="Leech") == 1
    assert size(t, CopiesOfThis() & InZone(("grip", "installed")), source="Leech") == 2
    assert size(t, CopiesOfThis() & InZone(("hq",)), source="Palisade") == 1
    assert size(t, CopiesOfThis() & InZone(("hq",)), source="Tithe") == 0
    assert size(t, CopiesOfThis() & InZone(("hq",))) == 0


def test_here_is_where_the_source_is() -> None:
    """4.6.6, 4.6.9: the server whose root it is in, or which it protects; a card of the rig is nowhere."""
    t = table()
    assert size(t, Protecting("here"), source="Palisade") == 2
    assert size(t, Protecting("here"), source="Urtica Cipher") == 0
    assert size(t, InRootOf("here"), source="Urtica Cipher") == 2
    assert size(t, InRootOf("here"), source="Leech") == 0
    assert size(t, Here(), source="Urtica Cipher") == 2
    assert size(t, Here(), source="Palisade") == 2
    assert size(t, Here(), source="Leech") == 0


def test_the_attacked_server_is_that_of_the_run() -> None:
    """6.3.1: there is none outside of a run."""
    t = table()
    assert size(t, Protecting("attacked")) == 0
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert size(t, Protecting("attacked")) == 2
    assert size(t, InServerOrRoot("attacked")) == 3


def test_a_printed_x_is_a_value() -> None:
    """2.7.2, 9.12.2e: strength, requirement and cost of X are what is defined, else 0; views tell them."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Surveyor")
    t.rig("Darwin", virus=3)
    t.root("Server 1", "Blood in the Water")
    t.hand("corp", "Psychographics")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("corp")
    for stat, title, zone, n in (
        ("strength", "Surveyor", "installed", 4),
        ("strength", "Darwin", "installed", 3),
        ("advancement_requirement", "Blood in the Water", "installed", 2),
        ("cost", "Psychographics", "hq", 0),
    ):
        among = Having(stat, "exactly", n) & Named(title) & InZone((zone,))  # type: ignore[arg-type]
        t.effect("corp", Gain(HowMany(among)))
    assert t.credits("corp") == 5 + 4
    view = t.view("corp")
    ice, root = view.corp.servers[0].ice, next(s for s in view.corp.servers if s.root).root
    assert [card.strength for card in ice if card.title == "Surveyor"] == [4]
    assert [card.strength for card in view.runner.programs] == [3]
    assert [card.advancement_requirement for card in root] == [2]


def test_1_15_2c_either_of_installed_cards_and_cards_of_a_zone() -> None:
    """1.15.2c: the program that is installed and the two cards in the grip, not the one in the heap."""
    t = Table()
    t.rig("Leech")
    t.hand(RUNNER, "Sure Gamble", "Cleaver")
    t.discard_pile(RUNNER, "Cleaver")
    t.start(RUNNER)
    t.effect(RUNNER, Gain(HowMany(Type("program") | InZone(("grip",)))))
    assert t.credits(RUNNER) == 8


def test_1_19_4a_one_of_several_ways_to_pay_makes_a_trash_ability_only_if_it_trashes() -> None:
    runner("Fuse", "resource", Paid(cost(OneOf((cost(trash=True), cost(credits=1)))), (Gain(1),)))
    runner("Meter", "resource", Paid(cost(OneOf((cost(clicks=1), cost(credits=1)))), (Gain(1),)))
    t = Table()
    t.discard_pile(RUNNER, "Fuse", "Meter")
    t.start(RUNNER)
    t.effect(RUNNER, AddToHand(Each(InZone((HEAP,)) & HasTrashAbility())))
    assert (t.names(GRIP), t.names(HEAP)) == (["Fuse"], ["Meter"])


def test_2_1_4_copies_are_the_cards_of_that_name() -> None:
    """The card itself is one of them; others of its type are not."""
    runner("Twin", "resource", Paid(cost(credits=1), (Trash(Each(CopiesOfThis())),)))
    t = Table()
    t.rig("Twin", "Twin", "Tech Trader")
    t.start("runner")
    t.click("Twin: Trash")
    assert t.names("installed") == ["Tech Trader"]
    assert t.names("heap") == ["Twin", "Twin"]


@pytest.mark.parametrize(("only", "left"), [("innermost", ["Tithe"]), ("outermost", ["Palisade"])])
def test_4_6_9a_the_innermost_ice_is_the_first_one(
    only: Literal["innermost", "outermost"], left: list[str]
) -> None:
    """4.6.9a: of two pieces of ice protecting HQ."""
    t = Table()
    t.ice("HQ", "Palisade", "Tithe")
    t.start(CORP)
    t.effect(CORP, Trash(Each(Protecting("hq", only))))
    assert t.names("installed") == left
