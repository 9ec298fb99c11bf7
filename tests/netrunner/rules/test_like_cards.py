"""Like cards, which may be trashed before an install, or have to be (8.5.6, 8.5.15c)."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import Static
from engine.netrunner.language.effects import Install, InstallFrom
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import InZone, ThisCard, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import offered_as
from tests.netrunner.scenarios.making import corp, ice, runner


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
        t.click(next(o for o in t.options if "Tithe" in o or o == "Protecting HQ" or "Newcomer" in o))
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


def test_8_5_6a_two_cards_that_need_not_go_may_both_be_trashed_first() -> None:
    corp("Shelf", "upgrade")
    corp("Cabinet", "upgrade")
    corp("Desk", "upgrade")
    t = Table()
    t.root("Server 1", "Shelf", "Cabinet", rezzed=True)
    t.hand(CORP, "Desk")
    t.start(CORP)
    several = [o.key for o in t.asked.options if o.key.endswith("remote1:trash")]
    assert len(several) == 1
    t.answer(several)
    t.click("Shelf")
    t.click("Cabinet")
    assert sorted(t.names("archives")) == ["Cabinet", "Shelf"]
    t.next_action()
    assert t.card("Desk").server == "remote1"


def test_8_5_6a_the_action_names_what_goes_first_from_a_root() -> None:
    """8.5.15c: an upgrade need not be trashed, and is when the Corp says so; nothing else of the root."""
    t = Table()
    t.root("Server 1", "Anoetic Void", "Manegarm Skunkworks")
    t.hand("corp", "Nico Campaign")
    t.start("corp")
    t.click("Install Nico Campaign in Server 1, trashing Anoetic Void")
    assert t.names("archives") == ["Anoetic Void"]
    assert sorted(t.names("installed")) == ["Manegarm Skunkworks", "Nico Campaign"]


def test_8_5_6b_the_corp_may_trash_ice_before_it_installs_ice() -> None:
    """8.5.7, 8.5.11a: what goes is not counted for the install cost, and is facedown in Archives."""
    t = Table()
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.hand("corp", "Tithe")
    t.start("corp")
    t.click("Install Tithe protecting HQ, trashing first")
    t.click("Palisade")
    t.next_action()
    assert t.names("archives") == ["Palisade"]
    assert not t.card("Palisade", "archives").faceup
    assert t.names("installed") == ["Enigma", "Tithe"]
    assert t.credits("corp") == 4


def test_8_5_6c_where_room_has_to_be_made_an_ability_asks_everybody() -> None:
    t = installing(RUNNER, full=False, memory=4)
    t.next_action()
    assert (t.names("heap"), t.card("Newcomer").zone) == (["Leech"], "installed")


def test_8_5_6c_trashing_first_is_offered_with_programs_only() -> None:
    """3.9.3b: hardware makes no room."""
    for rig, offered in (("Docklands Pass", False), ("Carmen", True)):
        t = Table(policy=ASK_ALL)
        t.rig(rig)
        t.hand("runner", "Leech")
        t.start("runner")
        t.pass_until("Install Leech")
        assert t.offered("Install Leech, trashing first") == offered


def test_8_5_15c_cards_may_be_trashed_before_an_install_or_not() -> None:
    """8.5.15c: the Corp may trash ice of the server first, as much as it wants."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.hand("corp", "Whitespace")
    t.start("corp")
    t.effect(CORP, Install(Each(InZone((HQ,)) & Type("ice")), where="central"))
    for _ in range(20):
        if t.decision.kind == "trash_like":
            break
        t.answer([next(o.key for o in t.decision.options if "hq" in o.key or len(t.decision.options) == 1)])
    assert sorted(title for title, _ in offered_as(t, "trash_first")) == ["Palisade", "Tithe"]
    assert t.decision.options[-1].key == "done"
    palisade = t.card("Palisade").oid
    t.answer([next(o.key for o in t.decision.options if o.oid == palisade)])
    assert [title for title, _ in offered_as(t, "trash_first")] == ["Tithe"]
    before = t.credits("corp")
    t.answer(["done"])
    assert (t.names("archives"), before - t.credits("corp")) == (["Palisade"], 1)
    assert t.game.state.servers["hq"].ice == (t.card("Tithe").oid, t.card("Whitespace").oid)


def test_8_5_15c_what_cannot_be_paid_otherwise_has_to_be_trashed_for() -> None:
    """8.5.15c, 8.5.11a: each piece of ice that is trashed makes the new one a credit cheaper."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.hand("corp", "Whitespace")
    t.set(corp_credits=1)
    t.start("corp")
    t.effect(CORP, Install(Each(InZone((HQ,)) & Type("ice")), where="central"))
    for _ in range(20):
        if t.decision.kind == "trash_like":
            break
        t.answer([next(o.key for o in t.decision.options if "hq" in o.key or len(t.decision.options) == 1)])
    assert [option.verb for option in t.decision.options] == ["trash_first", "trash_first"]
    t.answer([t.decision.options[0].key])
    assert t.decision.options[-1].key == "done"
    t.answer(["done"])
    assert (t.credits("corp"), len(t.game.state.servers["hq"].ice)) == (0, 2)


def test_a_program_is_not_trashed_first_for_itself() -> None:
    runner("Large", "program", memory_cost=4)
    t = Table()
    t.rig("Leech")
    t.hand(RUNNER, "Large")
    t.start(RUNNER)
    t.click("Install Large")
    while not t.names("heap") or "Large" in t.names("grip"):
        assert not t.offered("Trash Large")
        t.answer([t.asked.options[0].key])
    assert t.names("installed") == ["Large"]
