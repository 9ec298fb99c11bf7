"""What reviews asked of single cards, decided in docs/rulings.md, played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import Paid, Static, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    InstallFrom,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import ThisCard, Type
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, let
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


@pytest.fixture(autouse=True)
def _apart() -> Iterator[None]:
    with taken_back():
        yield


# -- Boomerang --------------------------------------------------------------------------------------------


def test_boomerang_thrown_at_no_ice_is_never_used() -> None:
    """9.10.3c: no ice was chosen; what is installed later is not that ice."""
    t = Table()
    t.hand(RUNNER, "Boomerang")
    t.hand(CORP, "Enigma")
    t.start(RUNNER, clicks=1)
    t.click("Install Boomerang")
    assert t.names("installed") == ["Boomerang"]
    t.pass_until("Install Enigma")
    t.click("Install Enigma protecting HQ")
    end_turn(t)
    t.click("Run on HQ")
    t.click("Rez Enigma")
    assert t.game.encounter is not None
    assert not t.offered("Boomerang")


@pytest.mark.parametrize("broken", [1, 2])
def test_boomerang_is_not_used_where_nothing_is_left_to_break(broken: int) -> None:
    """Another copy in the heap could be shuffled away all the same."""
    ice("Hedge", END, END)
    breaker("Pick", Paid(cost(credits=1), (Break(1),), interface=True))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Hedge")
    t.rig("Pick")
    t.hand(RUNNER, "Boomerang")
    t.discard_pile(RUNNER, "Boomerang")
    t.start(RUNNER)
    for text in ("Install Boomerang", "Hedge"):
        t.pass_until(text)
        t.click(text)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    for _ in range(broken):
        t.pass_until("Pick: Break")
        t.click("Pick: Break")
        t.answer([t.asked.options[0].key])
    t.pass_until("Pick" if broken < 2 else "Go on")
    assert t.game.encounter is not None
    assert t.offered("Boomerang: Break") == (broken < 2)


# -- Excalibur with Stimhack ------------------------------------------------------------------------------


def test_stimhack_without_a_run_places_its_credits_and_hurts_nobody() -> None:
    """1.2.2b: only a part of it is forbidden. What can do nothing but run cannot be played (1.2.2a)."""
    ice("Last Run", Sub((ForNow(Cannot("run", who=RUNNER), "turn"),)))
    t = Table()
    t.ice("Archives", "Last Run")
    t.hand(RUNNER, "Stimhack", "Jailbreak", "Sure Gamble")
    t.start(RUNNER)
    t.click("Run on Archives")
    let(t)
    t.next_action()
    assert not t.offered("Run on")
    assert not t.offered("Play Jailbreak")
    t.click("Play Stimhack")
    placed = [event.n for event in t.game.state.happened if event.kind == EventKind.PLACE_COUNTERS]
    assert placed == [9]
    assert t.happened(EventKind.RUN_BEGINS) == 1
    assert (t.game.state.core_damage, t.clicks(RUNNER), t.names("heap")) == (0, 2, ["Stimhack"])


# -- Trashing first, where an ability installs ------------------------------------------------------------


def installing(side: str, *, full: bool, memory: int = 1) -> Table:
    """An ability installs a card beside another one like it."""
    runner("Newcomer", "program", memory_cost=memory)
    t = Table()
    t.ice("HQ", "Palisade")
    t.rig("Leech")
    t.hand(CORP, "Tithe")
    t.hand(RUNNER, "Newcomer")
    t.start(side)
    t.game.set_orders(side, Orders(full_control=full))
    ice_of_hq = InstallFrom((HQ,), Type("ice"), ignoring="all")
    program = InstallFrom((GRIP,), Type("program"), ignoring="all")
    t.effect(side, ice_of_hq if side == CORP else program)
    while t.asks("install") or t.asks("destination"):
        t.click(next(o for o in t.options if "Tithe" in o or o == "HQ" or "Newcomer" in o))
    return t


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_8_5_6_who_decides_everything_may_trash_first_where_an_ability_installs(
    side: str, full: bool
) -> None:
    t = installing(side, full=full)
    assert t.asks("trash_like") == full
    if full:
        t.click("Palisade" if side == CORP else "Leech")
        while t.asks("trash_like"):
            t.answer(["done"])
        assert t.names("archives" if side == CORP else "heap") == ["Palisade" if side == CORP else "Leech"]


def test_8_5_6c_where_room_has_to_be_made_an_ability_asks_everybody() -> None:
    t = installing(RUNNER, full=False, memory=4)
    t.next_action()
    assert (t.names("heap"), t.card("Newcomer").zone) == (["Leech"], "installed")


def test_8_5_6_where_the_destination_is_asked_an_ability_offers_to_trash_ice_first() -> None:
    t = Table()
    t.ice("HQ", "Palisade", "Enigma")
    t.hand(CORP, "Tithe")
    t.start(CORP)
    t.effect(CORP, InstallFrom((HQ,), Type("ice")))
    t.click("Tithe")
    assert sum("trashing" in label for label in t.options) == 1
    before = t.credits(CORP)
    t.click("HQ, trashing first")
    t.click("Palisade")
    t.answer(["done"])
    assert (t.names("archives"), t.card("Tithe").server, before - t.credits(CORP)) == (["Palisade"], "hq", 1)


@pytest.mark.parametrize(("title", "named"), [("Desk", 1), ("Annex", 0)])
def test_8_5_6a_an_ability_offers_to_trash_what_need_not_go_from_a_root(title: str, named: int) -> None:
    """What has to go is trashed without being named."""
    corp("Desk", "upgrade")
    corp("Annex", "asset")
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.hand(CORP, title)
    t.start(CORP)
    t.effect(CORP, InstallFrom((HQ,), Type("asset") | Type("upgrade")))
    t.click(title)
    assert sum("trashing" in label for label in t.options) == named
    t.click("Server 1, trashing Nico Campaign" if named else "Server 1")
    assert (t.names("archives"), t.card(title).server) == (["Nico Campaign"], "remote1")
    assert t.offered("Gain 1 credit")


def test_8_5_6_a_program_that_may_be_hosted_offers_to_trash_another_first() -> None:
    runner("Harbour", "program", Static(Hosts(Type("program"), 1)))
    runner("Newcomer", "program")
    t = Table()
    t.rig("Harbour", "Leech")
    t.hand(RUNNER, "Newcomer")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom((GRIP,), Type("program")))
    t.click("Newcomer")
    assert len(t.options) == 4
    t.click("on Harbour, trashing first")
    assert t.options == ["Leech", "Done: trash no more, install"]
    t.click("Leech")
    assert (t.names("heap"), t.card("Newcomer").host) == (["Leech"], t.card("Harbour").oid)


def test_8_5_6_a_program_that_is_to_be_hosted_on_the_only_other_one_has_none_to_trash_first() -> None:
    runner("Harbour", "program", Static(Hosts(Type("program"), 1)))
    runner("Newcomer", "program")
    t = Table()
    t.rig("Harbour")
    t.hand(RUNNER, "Newcomer")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom((GRIP,), Type("program")))
    t.click("Newcomer")
    assert len(t.options) == 3
    assert not t.offered("Harbour, trashing")


@pytest.mark.parametrize(("there", "offered"), [("Palisade", True), ("Rock", False)])
def test_8_5_6_what_cannot_be_trashed_is_not_offered_to_be_trashed_first(there: str, offered: bool) -> None:
    ice("Rock", Static(Cannot("trash", ThisCard(), who="players")))
    t = Table()
    t.ice("HQ", there)
    t.hand(CORP, "Tithe")
    t.start(CORP)
    assert t.offered("Install Tithe protecting HQ, trashing first") is offered
