"""What `engine/netrunner/rules/hosting.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import Play, Static
from engine.netrunner.language.effects import HostOn, Install, InstallFrom, Swap, Trash
from engine.netrunner.language.hosting import AsIfInHand, Hosts, OnlyOn
from engine.netrunner.language.selectors import Installed, InZone, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard, Each, HostedOn, Named
from engine.netrunner.rules.hosting import hosts
from engine.netrunner.table.state import RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import runner


def test_1_13_1a_a_card_hosts_nothing_before_it_is_in_the_play_area() -> None:
    """The Dhegdheer in the grip is no host; once it is installed, programs may go onto it."""
    t = Table()
    t.hand("runner", "Dhegdheer", "Small Program")
    t.start("runner")
    assert not t.offered("on Dhegdheer")
    t.click("Install Dhegdheer")
    t.click("Install Small Program on Dhegdheer")
    assert t.card("Small Program").host == t.card("Dhegdheer").oid


def test_1_13_3_a_card_that_is_hosted_elsewhere_leaves_its_host() -> None:
    """It counts for the room on its new host and no more on the old one."""
    runner("Second Dhegdheer", "program", Static(Hosts(Type("program"), 1)))
    carry = HostOn(Each(Named("Small Program")), target(Named("Second Dhegdheer")))
    runner("Carrier", "event", Play((carry,)))
    t = Table()
    t.rig("Dhegdheer", "Second Dhegdheer")
    t.hosted("Dhegdheer", "Small Program")
    t.hand("runner", "Carrier", "Tiny Program")
    t.start("runner")
    assert t.offered("Install Tiny Program on Second Dhegdheer")
    assert not t.offered("Install Tiny Program on Dhegdheer")
    t.click("Play Carrier")
    assert t.card("Small Program").host == t.card("Second Dhegdheer").oid
    assert t.offered("Install Tiny Program on Dhegdheer")
    assert not t.offered("Install Tiny Program on Second Dhegdheer")


def test_1_13_5_a_card_takes_no_place_of_its_own_on_its_host() -> None:
    """A host of one card: what lies there may be hosted there, and nothing else."""
    runner("Shelf", "hardware", Static(Hosts(Type("program"), 1)))
    t = Table()
    t.rig("Shelf")
    t.hand(RUNNER, "Leech", "Cleaver")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.click("Install Leech on Shelf")
    shelf, leech = t.card("Shelf"), t.card("Leech")
    assert shelf.oid in hosts(t.game, leech)
    assert shelf.oid not in hosts(t.game, t.card("Cleaver", "grip"))


def test_1_13_5_a_place_that_makes_it_cheap_enough_is_enough_to_install_on() -> None:
    """Modded takes 3 of the 5 credits away, and the host the other two: elsewhere it could not be paid."""
    runner("Drydock", "hardware", Static(Hosts(Type("program"), 1, 2)))
    runner("Galleon", "program", cost=5)
    t = Table()
    t.rig("Drydock")
    t.hand(RUNNER, "Modded", "Galleon")
    t.set(runner_credits=0)
    t.start(RUNNER)
    t.click("Play Modded")
    t.click("Galleon")
    if t.decision.kind == "destination":
        t.click("Drydock")
    assert t.card("Galleon").host == t.card("Drydock").oid


def test_1_13_5c_a_card_without_the_host_it_needs_is_not_installed() -> None:
    """1.13.5c, 8.5.14: it stays where it is."""
    runner("Barnacle", "program", Static(OnlyOn(Type("ice"))))
    t = Table()
    t.hand(RUNNER, "Barnacle")
    t.start(RUNNER)
    t.effect(RUNNER, Install(Each(InZone(("grip",)))))
    assert (t.names("grip"), t.names("heap"), t.happened("installed")) == (["Barnacle"], [], 0)


def test_4_1_7c_what_is_hosted_is_where_its_host_is() -> None:
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Palisade")
    t.hosted("Enigma", "Botulus")
    t.start("corp")
    t.effect("corp", Swap(Installed() & Type("ice")))
    assert t.card("Enigma").server == "rd"
    assert t.card("Botulus").host == t.card("Enigma").oid
    t.effect("corp", Trash(Each(Type("ice") & Installed())))
    assert "Botulus" in t.names("heap")


def test_what_is_installed_facedown_is_hosted_on_nothing() -> None:
    """Even if something can host any card: nobody is asked where it goes."""
    runner("Pallet", "hardware", Static(Hosts(AnyCard())))
    t = Table()
    t.rig("Pallet")
    t.hand(RUNNER, "Leech")
    t.start(RUNNER)
    t.effect(RUNNER, InstallFrom(("grip",), AnyCard(), facedown=True))
    t.click("Leech")
    assert t.asks("window")
    assert t.card("Leech").host == 0
    assert not t.card("Leech").faceup


def test_8_6_1_of_hosted_cards_that_are_used_as_if_in_hand_each_player_has_their_own() -> None:
    """8.6.1, 8.5.1: the Runner's event is played and their resource installed, and nothing of the Corp's."""
    runner("Loot Bag", "hardware", Static(AsIfInHand(HostedOn(ThisCard()))))
    t = Table()
    t.rig("Loot Bag")
    t.hosted("Loot Bag", "Sure Gamble", "Smartware Distributor", "Hedge Fund", "Palisade", installed=False)
    t.start(RUNNER)
    usable = [label for label in t.options if label.startswith(("Play", "Install"))]
    assert len(usable) == 2
    assert t.offered("Install Smartware Distributor")
    t.click("Play Sure Gamble")
    assert t.credits(RUNNER) == 9
