"""Which installed cards can change places (8.8), counters moved (1.9), abilities lost and copied (9.1.9)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, Sub, When
from engine.netrunner.language.amounts import Link, Remembered
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Gain, GiveTags, MoveCounters, Swap
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import Installed, Type
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.language.traits import CopyOf, GainAbilities, LoseAbilities
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, ice, runner


def full_table() -> Table:
    """Ice before HQ, R&D and Server 1; cards in the roots of HQ, of Server 1 (two) and of Server 2."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Tithe")
    t.ice("R&D", "Whitespace")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("Server 1", "Nico Campaign", "Anoetic Void")
    t.root("Server 2", "Offworld Office")
    t.rig("Leech")
    t.start("corp")
    return t


@pytest.mark.parametrize(
    ("one", "other", "legal"),
    [
        ("Palisade", "Whitespace", True),  # ice for ice, at two servers
        ("Palisade", "Tithe", True),  # ice for ice, at one server
        ("Palisade", "Manegarm Skunkworks", False),  # 3.3.1: no ice in a root
        ("Tithe", "Nico Campaign", False),
        ("Manegarm Skunkworks", "Anoetic Void", True),  # upgrades may be in any root
        ("Nico Campaign", "Anoetic Void", False),  # a root has no places to exchange
        ("Nico Campaign", "Manegarm Skunkworks", False),  # 3.2.1: an asset cannot be in HQ
        ("Offworld Office", "Manegarm Skunkworks", False),  # nor can an agenda
        ("Nico Campaign", "Offworld Office", True),  # each takes the other's place
        ("Offworld Office", "Anoetic Void", False),  # 3.2.1: the agenda would be beside an asset
        ("Palisade", "Leech", False),  # only the Corp's cards
    ],
)
def test_8_8_2_cards_change_places_where_both_are_allowed(one: str, other: str, legal: bool) -> None:
    """8.8.1, 8.8.2, 8.8.3, 3.2.1, 3.3.1."""
    t = full_table()
    before = {title: t.card(title).server for title in (one, other)}
    t.effect("corp", Swap(Named(one) | Named(other)))
    while t.decision.kind == "swap":
        t.answer([t.decision.options[0].key])
    expected = {one: before[other], other: before[one]} if legal else before
    assert {title: t.card(title).server for title in (one, other)} == expected
    assert t.happened("swapped") == int(legal)
    if legal and (one, other) == ("Palisade", "Tithe"):
        assert t.game.state.servers["hq"].ice == (t.card("Tithe").oid, t.card("Palisade").oid)


def test_8_8_1_one_card_is_chosen_and_then_the_other() -> None:
    """As many options as there are cards, not as there are pairs; only those with a legal exchange."""
    t = full_table()
    t.effect("corp", Swap(Installed("corp")))
    assert t.options == [
        "Swap Palisade protecting HQ (innermost)",
        "Swap Tithe protecting HQ (outermost)",
        "Swap Whitespace protecting R&D",
        "Swap Manegarm Skunkworks in the root of HQ",
        "Swap Nico Campaign in Server 1",
        "Swap Anoetic Void in Server 1",
        "Swap Offworld Office in Server 2",
    ]
    t.click("Swap Tithe")
    assert t.options == [
        "Swap Tithe protecting HQ (outermost) and Palisade protecting HQ (innermost)",
        "Swap Tithe protecting HQ (outermost) and Whitespace protecting R&D",
    ]
    t.click("Swap Tithe protecting HQ (outermost) and Whitespace")
    assert (t.card("Tithe").server, t.card("Whitespace").server) == ("rd", "hq")
    t.effect("corp", Swap(Installed("corp")))
    assert t.offered("Swap Whitespace protecting HQ"), "the next exchange is asked about anew"


def test_8_8_1_with_two_cards_there_is_nothing_to_choose() -> None:
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Tithe")
    t.start("corp")
    t.effect("corp", Swap(Type("ice")))
    assert (t.card("Palisade").server, t.card("Tithe").server) == ("rd", "hq")


@pytest.mark.parametrize(("n", "moved"), [(1, 1), (2, 2), (5, 3), (0, 0)])
def test_1_9_counters_are_moved_as_many_as_are_there(n: int, moved: int) -> None:
    """1.9.2: and how many is known afterwards."""
    t = Table(policy=ASK_ALL)
    t.rig("Leech", virus=3)
    t.rig("Cleaver")
    t.start("runner")
    effect = MoveCounters("virus", n, Each(Named("Leech")), Each(Named("Cleaver")))
    t.effect("runner", effect, Gain(Remembered("placed")))
    assert (t.card("Leech").virus, t.card("Cleaver").virus) == (3 - moved, moved)
    assert t.credits("runner") == 5 + moved


def test_1_9_counters_are_not_moved_to_where_they_are() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Leech", virus=3)
    t.start("runner")
    t.effect("runner", MoveCounters("virus", 2, Each(Named("Leech")), Each(Named("Leech"))))
    t.effect("runner", MoveCounters("virus", 2, Each(Named("Leech")), Each(Named("Cleaver"))))
    assert t.card("Leech").virus == 3


def many_sided(t: Table) -> tuple[int, bool, bool]:
    """What Many Sides still has: link, a paid ability, and an ability for the turn's beginning."""
    face = t.game.face(t.card("Many Sides"))
    kinds = {type(ability) for ability in face.abilities}
    return t.game.link(), Paid in kinds, When in kinds


@pytest.mark.parametrize(
    ("loss", "left"),
    [
        (LoseAbilities(Named("Many Sides")), (0, False, False)),
        (LoseAbilities(Named("Many Sides"), kinds=("paid",)), (1, False, True)),
        (LoseAbilities(Named("Many Sides"), kinds=("interface",)), (1, True, True)),
        (LoseAbilities(Named("Many Sides"), kinds=("static", "conditional")), (0, True, False)),
        (LoseAbilities(Named("Many Sides"), keep_printed=("static",)), (1, False, False)),
        (
            LoseAbilities(Named("Many Sides"), kinds=("paid", "static"), keep_printed=("paid",)),
            (0, True, True),
        ),
        (LoseAbilities(Named("Nobody")), (1, True, True)),
        (LoseAbilities(Named("Many Sides"), kinds=("subroutine",)), (1, True, True)),
    ],
)
def test_9_1_9_abilities_of_some_kinds_are_lost(loss: LoseAbilities, left: tuple[int, bool, bool]) -> None:
    """9.1.9a: all of them, those of some kinds, or all that are not printed."""
    runner(
        "Many Sides",
        "resource",
        Static(Modify("link", 1)),
        Paid(cost(credits=1), (Gain(2),)),
        When(TURN_BEGINS, (Gain(1),)),
    )
    t = Table(policy=ASK_ALL)
    t.rig("Many Sides")
    t.start("runner")
    t.effect("runner", ForNow(loss, "turn"))
    assert many_sided(t) == left


def test_9_1_9_what_was_gained_is_not_printed() -> None:
    """9.1.9a: the gained link is lost, the printed one kept."""
    runner("Linked", "resource", Static(Modify("link", 1)))
    runner("Giver", "hardware", Static(GainAbilities((Static(Modify("link", 2)),), Type("resource"))))
    t = Table(policy=ASK_ALL)
    t.rig("Linked", "Giver")
    t.start("runner")
    t.effect("runner", Gain(Link()))
    assert t.credits("runner") == 8
    t.effect("runner", ForNow(LoseAbilities(Named("Linked"), keep_printed=("static",)), "turn"))
    t.effect("runner", Gain(Link()))
    assert t.credits("runner") == 9


def test_9_1_9_copies_have_what_is_printed_on_others() -> None:
    """9.1.9: subtypes and subroutines of all other ice, each once; its own stay."""
    ice("Mimic", Sub((GiveTags(1),)), Static(CopyOf(Type("ice"), subtypes=True, kinds=("subroutine",))))
    ice("Thorn", END, END, subtype="barrier")
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Mimic")
    t.ice("R&D", "Thorn", "Thorn")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.start("corp")
    mimic = t.card("Mimic")
    assert t.game.subtypes(mimic) == {"code_gate", "barrier"}
    assert len(t.game.subroutines(mimic.oid)) == 5
    assert len(t.game.subroutines(t.card("Thorn").oid)) == 2
    assert not t.game.members(AnyCard() & Type("program"), t.game.scope(mimic))
