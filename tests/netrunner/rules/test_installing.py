"""What `engine/netrunner/rules/installing.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, Install, InstallFrom, RemoveFromGame
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, corp, ice, runner


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


def test_8_5_1b_a_card_is_uninstalled_when_it_leaves() -> None:
    """9.1.8, 1.13.7: to another zone, however it goes."""
    t = Table()
    t.rig("Tech Trader")
    t.start("runner")
    t.effect("runner", RemoveFromGame(target(Installed("runner"))))
    assert [event.kind for event in t.events if event.kind == "uninstalled"] == ["uninstalled"]


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


def test_8_5_6c_trashing_first_is_offered_with_programs_only() -> None:
    """3.9.3b: hardware makes no room."""
    for rig, offered in (("Docklands Pass", False), ("Carmen", True)):
        t = Table(policy=ASK_ALL)
        t.rig(rig)
        t.hand("runner", "Leech")
        t.start("runner")
        t.pass_until("Install Leech")
        assert t.offered("Install Leech, trashing first") == offered


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


def test_8_5_6a_the_action_names_what_goes_first_from_a_root() -> None:
    """8.5.15c: an upgrade need not be trashed, and is when the Corp says so; nothing else of the root."""
    t = Table()
    t.root("Server 1", "Anoetic Void", "Manegarm Skunkworks")
    t.hand("corp", "Nico Campaign")
    t.start("corp")
    t.click("Install Nico Campaign in Server 1, trashing Anoetic Void")
    assert t.names("archives") == ["Anoetic Void"]
    assert sorted(t.names("installed")) == ["Manegarm Skunkworks", "Nico Campaign"]
