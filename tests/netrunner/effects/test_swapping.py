"""Swapping (8.8): what may be exchanged with what, and what becomes of it."""

from __future__ import annotations

import pytest

from engine.netrunner.language import effects as fx
from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import ArrangeIce, Gain, Pick, Rez, Swap, SwapCards
from engine.netrunner.language.happenings import On
from engine.netrunner.language.hosting import Hosts, OnlyIn
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.selectors import (
    Installed,
    InZone,
    Result,
    This,
    Type,
    target,
)
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, GRIP, HQ
from engine.netrunner.testkit import Table, blank
from tests.netrunner.scenarios.making import corp, ice, runner


def test_an_installed_program_is_swapped_with_one_of_the_grip() -> None:
    """8.8.4b: for nothing; what was hosted on the other is trashed."""
    swap = SwapCards(This(), target(InZone((GRIP,)) & Type("program")))
    runner("Deva One", "program", Paid(cost(credits=2), (swap,)))
    t = Table()
    t.rig("Deva One", power=2)
    t.hand("runner", "Cleaver", "Sure Gamble")
    t.start("runner")
    t.click("Deva One")
    t.click("Cleaver")  # asked although it is the only one, which nobody else knows
    assert (t.credits("runner"), t.names("installed")) == (3, ["Cleaver"])
    assert sorted(t.names("grip")) == ["Deva One", "Sure Gamble"]
    assert t.card("Cleaver").faceup
    assert (t.happened("installed"), t.happened("uninstalled")) == (1, 1)
    assert t.offered("Cleaver: Boost") or t.game.is_active(t.card("Cleaver").oid)


def test_without_a_legal_exchange_a_swap_is_not_offered() -> None:
    """8.8.2, 1.2.5: nothing in the grip could be where the program is."""
    runner("Deva One", "program", Paid(cost(credits=2), (SwapCards(This(), target(InZone((GRIP,)))),)))
    t = Table()
    t.rig("Deva One")
    t.hand("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("Deva One")


@pytest.mark.parametrize(("title", "server"), [("Offworld Office", "Server 1"), ("Offworld Office", "HQ")])
def test_a_card_in_a_root_is_swapped_with_one_of_hq(title: str, server: str) -> None:
    """8.8.4b, 8.8.2: an agenda comes into a remote server's root, not into that of a central one."""
    swap = SwapCards(This(), target(InZone((HQ,)) & Type("agenda")))
    corp("Stand-In", "upgrade", Paid(cost(credits=1), (swap,)))
    t = Table()
    t.root(server, "Stand-In", rezzed=True)
    t.hand("corp", title)
    t.start("corp")
    assert t.offered("Stand-In") == (server == "Server 1")
    if server == "Server 1":
        t.play("Stand-In", title)
        assert (t.names("installed"), t.names("hq")) == ([title], ["Stand-In"])
        there = t.card(title)
        assert (there.server, there.faceup) == ("remote1", False)


def test_a_card_that_is_hosted_is_swapped_with_one_of_hq() -> None:
    """8.8.4b: the other is installed exactly where it was, on its host."""
    corp("Shelf", "asset", Static(Hosts(Type("asset"))))
    t = Table()
    t.root("Server 1", "Shelf", rezzed=True)
    t.hosted("Shelf", "Nico Campaign", faceup=False)
    t.hand("corp", "Regolith Mining License")
    t.start("corp")
    host = t.card("Shelf").oid
    t.effect("corp", SwapCards(Each(Named("Nico Campaign")), target(InZone((HQ,)) & Type("asset"))))
    while t.decision.kind not in ("action", "window"):
        t.answer([t.asked.options[0].key])
    assert t.names("hq") == ["Nico Campaign"]
    assert (t.card("Regolith Mining License").host, t.card("Regolith Mining License").server) == (host, "")


def test_installed_cards_are_swapped_with_each_other() -> None:
    """8.8.3: both stay installed, as they are."""
    ours = target(Type("asset") & Installed("corp"))
    corp("Mover", "operation", Play((SwapCards(ours, Each(Named("Nico Campaign"))),)))
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.hand("corp", "Mover")
    t.start("corp")
    t.play("Play Mover", "Regolith")
    assert (t.card("Nico Campaign").server, t.card("Regolith Mining License").server) == (
        "remote2",
        "remote1",
    )


def test_what_is_swapped_may_be_chosen() -> None:
    """1.2.5, 8.8."""
    swap = fx.Swap(Installed(CORP) & Type("ice"), target(Installed(CORP) & Type("ice")))
    corp("Mechanic", "asset", Paid(cost(credits=1), (swap,)))
    t = Table()
    t.root("Server 1", "Mechanic", rezzed=True)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.start("corp")
    t.play("Mechanic", "Palisade")
    assert (t.card("Palisade").server, t.card("Tithe").server) == ("rd", "hq")


def test_what_was_chosen_is_followed_to_where_it_is_installed() -> None:
    """1.12.2a, 8.8.4b: the ability knows what its card has become by being swapped in."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.hand("corp", "Tithe")
    t.set(corp_credits=9)
    t.start("corp")
    ice = Type("ice")
    swap = SwapCards(target(Installed("corp") & ice), Result("chosen"))
    t.effect("corp", Pick(InZone(("hq",)) & ice), swap, Rez(Result("chosen")))
    while t.decision.kind != "window":
        t.answer([t.asked.options[0].key])
    assert (t.names("installed"), t.card("Tithe").faceup) == (["Tithe"], True)


def test_nobody_is_asked_about_a_swap_that_no_hidden_card_could_be_part_of() -> None:
    """8.5.3b, 10.2: what lies in a root is no ice, as all see."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.effect("corp", fx.Swap(Type("ice")))
    assert not t.asks("swap")


def test_8_3_2_arranging_ice_twice_lasts_as_long_the_second_time() -> None:
    """Two pieces of ice: two swaps are enough for an arrangement, and none is left of the one before."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Enigma")
    t.start(CORP)
    t.effect(CORP, ArrangeIce(Protecting("hq")), ArrangeIce(Protecting("hq")))
    t.play("Palisade", "Enigma", "Done", "Palisade", "Enigma")
    assert t.asks("swap"), "another swap of the second arrangement"
    t.click("Done")
    assert not t.asks("swap")


def test_8_3_2_ice_is_arranged_by_swaps_of_two_pieces() -> None:
    """8.3.2a: what hears of the swaps becomes pending when all of them are done."""
    blank("Mover", "corp", "asset", (When(On(EventKind.SWAP), (Gain(1),)),))
    t = Table()
    t.ice("HQ", "Palisade", "Enigma", "Ice Wall")
    t.root("Server 1", "Mover", rezzed=True)
    t.start("corp")
    t.effect("corp", ArrangeIce(Protecting("hq")))
    before = list(t.game.state.servers["hq"].ice)
    t.play("Palisade", "Ice Wall")
    assert t.credits("corp") == 5
    assert list(t.game.state.servers["hq"].ice) == before[::-1]
    t.play("Enigma", "Ice Wall", "Done")
    t.next_action()
    first, second, third = before
    assert list(t.game.state.servers["hq"].ice) in ([second, third, first], [third, first, second])
    assert t.credits("corp") == 7


def test_8_8_2_ice_is_arranged_only_by_swaps_that_are_allowed() -> None:
    """8.8.2: none of ice with itself, and none that brings it to where it cannot be."""
    ice("Anchor", Static(OnlyIn(("hq",))))
    t = Table()
    t.ice("HQ", "Palisade", "Anchor")
    t.ice("R&D", "Enigma")
    t.start(CORP)
    t.effect(CORP, ArrangeIce(Type("ice")))
    t.click("Enigma")  # there is one piece of ice to swap it with
    assert (t.card("Palisade").server, t.card("Enigma").server) == ("rd", "hq")


def test_8_8_1_of_what_is_named_only_the_other_card_is_chosen() -> None:
    """Facedown cards in roots make the question a hidden one, and still there is one question and not two."""
    corp("Mover", "asset", Paid(cost(), (Swap(Type("asset"), one=This()),)))
    corp("Near", "asset")
    corp("Far", "asset")
    t = Table()
    t.root("Server 1", "Mover", rezzed=True)
    t.root("Server 2", "Near")
    t.root("Server 3", "Far")
    t.start(CORP)
    t.click("Mover:")
    assert len(t.options) == 2
    t.click("Far")
    assert (t.card("Far").server, t.card("Mover").server) == ("remote1", "remote3")
