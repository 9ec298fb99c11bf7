"""26: 9.8.2a, c: second copies of subroutines, and subroutines that stand where the Corp declares."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.effects import Draw, Gain, GainSubsOf, GiveTags, Reveal, TrashRandom
from engine.netrunner.language.flow import ForNow, May
from engine.netrunner.language.happenings import On
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.selectors import InZone, Result, Subtype, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.language.traits import DoubleSubs, GainSubs, GainSubsAnywhere, LoseAbilities, LoseSubs
from engine.netrunner.language.triggers import ENCOUNTERED
from engine.netrunner.objects.changes import is_copy
from engine.netrunner.objects.definitions import titled
from engine.netrunner.shown.info import card_info
from engine.netrunner.table.edition import CR_24_03, CR_26_03
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on
from tests.netrunner.scenarios.making import corp, ice

BOTH = pytest.mark.parametrize("edition", [CR_24_03.name, CR_26_03.name])
SIGN = {"Gain": "P", "GiveTags": "T", "Draw": "D", "ForNow": "L"}
ALL_ICE = Type("ice")
GRAIL = target(InZone((HQ,)) & Type("ice") & Subtype("grail"), least=1, most=2)
FILLS = When(ENCOUNTERED, (May((Reveal(GRAIL), GainSubsOf(Result("revealed"), "run"))),))


@pytest.fixture(autouse=True)
def _cards() -> None:
    ice("Long Story", Sub((ForNow(DoubleSubs(), "encounter", next=On(EventKind.ENCOUNTER)),)))
    ice("Gate", Sub((Gain(2),)), Sub((GiveTags(1),)), subtype="barrier")
    ice("Cup", FILLS, Sub((Gain(2),)), Sub((Gain(1),)), subtype="grail")
    ice("Lance", Sub((GiveTags(1),)), subtype="grail")
    ice("Helm", Sub((Draw(1),)), subtype="grail")
    ice("Ewer", Sub((Gain(2),)), subtype="grail")
    corp("Payer", "upgrade", Static(GainSubs(Sub((Gain(1),)), 1, ALL_ICE)))
    corp("Tagger Grid", "upgrade", Static(GainSubs(Sub((GiveTags(1),)), 1, ALL_ICE)))
    corp("Echo Chamber", "upgrade", Static(DoubleSubs(ALL_ICE)))


def said(t: Table, title: str) -> str:
    """Its subroutines in order: P pays credits, T gives tags, D draws, L doubles the next ice's."""
    return "".join(SIGN[type(sub.effects[0]).__name__] for sub in t.game.subroutines(t.card(title).oid))


def meeting(title: str, *outer: str, edition: str = CR_26_03.name) -> Table:
    """In the encounter with this ice, behind others of which all subroutines have resolved."""
    t = Table(edition=edition)
    t.ice("HQ", title, *outer)
    t.rig("Corroder")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.encounter is None or t.game.encounter.ice != t.card(title).oid or not t.asks("window"):
        go_on(t)
    return t


def during(t: Table, title: str, effect: Effect) -> str:
    """Its subroutines once this has resolved as well."""
    t.effect("corp", effect)
    return said(t, title)


# -- a second copy of each (9.8.2a) --------------------------------------------------------------------------


@BOTH
def test_9_8_2a_each_copy_stands_right_behind_its_original_for_that_encounter(edition: str) -> None:
    t = meeting("Gate", "Long Story", edition=edition)
    assert said(t, "Gate") == "PPTT"
    had = t.credits("corp")
    finish_run(t)
    assert (t.credits("corp") - had, t.game.state.tags) == (4, 2)
    assert said(t, "Gate") == "PT"


def test_9_8_2a_a_subroutine_that_is_broken_leaves_its_copy_unbroken() -> None:
    t = meeting("Gate", "Long Story")
    t.click("Corroder: Break")
    ids = t.game.sub_ids(t.card("Gate").oid)
    assert [is_copy(number) for number in ids] == [False, True, False, True]
    if t.asks("target"):
        t.click(t.options[0])
    assert t.game.encounter is not None
    assert t.game.encounter.broken == ids[:1]
    had = t.credits("corp")
    finish_run(t)
    assert (t.credits("corp") - had, t.game.state.tags) == (2, 2)


def test_9_8_2a_what_doubles_is_doubled_itself() -> None:
    """Two copies of its one subroutine resolve: the ice behind has each of its own four times."""
    t = meeting("Gate", "Long Story", "Long Story")
    assert said(t, "Gate") == "PPPPTTTT"
    assert len(set(t.game.sub_ids(t.card("Gate").oid))) == 8
    finish_run(t)
    assert t.game.state.tags == 4


def test_9_8_2a_what_is_gained_or_lost_meanwhile_is_so_with_its_copy() -> None:
    """9.12.1e: what the copies are depends on what the subroutines are."""
    t = meeting("Gate", "Long Story")
    gate = Each(Named("Gate"))
    assert during(t, "Gate", ForNow(GainSubs(Sub((Draw(1),)), 1), "encounter", gate)) == "PPTTDD"
    assert during(t, "Gate", ForNow(LoseSubs(1), "encounter", gate)) == "PPDD"
    first = GainSubs(Sub((GiveTags(1),)), 1, first=True)
    assert during(t, "Gate", ForNow(first, "encounter", gate)) == "TTPPDD"
    printed = LoseAbilities(kinds=("subroutine",), keep_printed=("subroutine",))
    assert during(t, "Gate", ForNow(printed, "encounter", gate)) == "P", "copies are not printed"


@BOTH
def test_9_8_2a_where_the_corp_declares_an_order_each_copy_goes_with_its_original(edition: str) -> None:
    """Copies are no subroutines that the ice gains later: nothing is asked about them."""
    t = Table(edition=edition)
    t.root("HQ", "Payer", "Echo Chamber", "Tagger Grid", rezzed=True)
    t.ice("HQ", "Ewer", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Ewer")
    assert (t.decision.kind, len(t.options)) == ("next_subroutine", 2)
    t.click("tag")
    assert not t.asks("next_subroutine")
    assert said(t, "Ewer") == "PPTTPP"
    gained = t.game.state.gained[t.card("Ewer").oid]
    assert len(gained) == 2
    assert not any(map(is_copy, gained))


@BOTH
def test_9_8_2a_copies_stand_by_what_the_ice_gives_itself(edition: str) -> None:
    ice("Own", Sub((Gain(1),)), Static(GainSubs(Sub((Draw(1),)), 1)))
    t = Table(edition=edition)
    t.root("HQ", "Echo Chamber", "Echo Chamber", rezzed=True)
    t.ice("HQ", "Own")
    t.start("runner")
    assert said(t, "Own") == "PPPPDDDD"


def test_9_8_2d_two_pieces_of_ice_are_asked_for_one_after_the_other() -> None:
    """What is declared for the first is not asked again after the second."""
    t = Table()
    t.root("HQ", "Payer", "Tagger Grid", rezzed=True)
    t.ice("HQ", "Ewer")
    t.ice("R&D", "Helm")
    t.start("runner")
    t.effect("corp", Gain(1))
    asked = []
    while t.asks("next_subroutine"):
        asked.append(t.asked.prompt.partition(":")[0])
        t.click("tag")
    assert sorted(asked) == ["Ewer", "Helm"]
    assert (said(t, "Ewer"), said(t, "Helm")) == ("PTP", "DTP")


# -- anywhere among the others (9.8.2c) ----------------------------------------------------------------------


def revealing(*cards: str, title: str = "Cup", grid: str = "", edition: str = CR_26_03.name) -> Table:
    """In the encounter with the Cup the Corp reveals these cards of HQ."""
    t = Table(edition=edition)
    if grid:
        t.root("HQ", grid, rezzed=True)
    t.ice("HQ", title)
    t.hand("corp", *cards, "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while not t.asks("may"):
        go_on(t)
    reveal(t, *cards)
    return t


def reveal(t: Table, *cards: str) -> None:
    t.click("Yes: reveal")
    if t.asks("target"):
        t.click(*cards)


def place(t: Table, wanted: str) -> list[int]:
    """Answer until nothing is asked, each time with what comes next; how many were offered each time."""
    offered = []
    words = {"P": "Gain 2", "p": "Gain 1", "T": "tag", "D": "Draw"}
    while t.asks("next_subroutine"):
        assert t.decision.seat == "corp"
        assert t.asked.prompt == "Cup: which of its subroutines comes next?"
        offered.append(len(t.options))
        t.click(next(option for option in t.options if words[wanted[len(offered) - 1]] in option))
    return offered


@BOTH
@pytest.mark.parametrize(
    ("wanted", "offered"),
    [("TDPp", [3, 2]), ("PTpD", [3, 3, 2]), ("PpDT", [3, 3, 2]), ("DPTp", [3, 2, 2])],
)
def test_9_8_2c_the_corp_declares_where_each_of_them_stands(
    edition: str, wanted: str, offered: list[int]
) -> None:
    """Before, between and behind those printed, which keep their order."""
    t = revealing("Lance", "Helm", edition=edition)
    assert place(t, wanted) == offered
    assert said(t, "Cup") == wanted.upper()
    had = t.credits("corp")
    finish_run(t)
    assert (t.credits("corp") - had, t.game.state.tags) == (3, 1)
    assert said(t, "Cup") == "PP", "for the remainder of the run"
    assert not t.game.state.gained


def test_9_8_2c_they_stay_though_what_was_revealed_leaves_hq() -> None:
    t = revealing("Lance")
    place(t, "TPp")
    for _ in range(2):
        t.effect("corp", TrashRandom(1))
    assert "Lance" not in t.names("hq")
    assert said(t, "Cup") == "TPP"


def test_9_8_2c_equal_subroutines_have_no_place_to_declare() -> None:
    ice("Bowl", FILLS, Sub((Gain(2),)), subtype="grail")
    t = revealing("Ewer", title="Bowl")
    assert not t.asks("next_subroutine")
    assert said(t, "Bowl") == "PP"


def test_9_8_2c_what_is_gained_later_stands_last_and_copies_go_along() -> None:
    t = revealing("Lance")
    place(t, "PTp")
    cup = Each(Named("Cup"))
    assert during(t, "Cup", ForNow(GainSubs(Sub((Draw(1),)), 1), "run", cup)) == "PTPD"
    assert not t.asks("next_subroutine")
    assert during(t, "Cup", ForNow(DoubleSubs(), "encounter", cup)) == "PPTTPPDD"
    assert during(t, "Cup", ForNow(LoseSubs(1), "encounter", cup)) == "PPTTDD"


def test_9_8_2c_what_is_placed_among_doubled_ones_is_placed_with_its_copy() -> None:
    t = revealing("Lance", grid="Echo Chamber")
    assert place(t, "PTp") == [2, 2]
    assert said(t, "Cup") == "PPTTPP"
    assert len(t.game.state.gained[t.card("Cup").oid]) == 3


def test_9_8_2c_what_may_stand_anywhere_by_a_static_ability_is_asked_once() -> None:
    corp("Wild", "upgrade", Static(GainSubsAnywhere((Sub((GiveTags(1),)),), ALL_ICE)))
    t = Table()
    t.root("HQ", "Wild", rezzed=True)
    t.ice("HQ", "Gate", rezzed=False)
    t.ice("R&D", "Ewer", rezzed=False)
    t.start("runner")
    t.click("Run on R&D")
    t.click("Rez Ewer")
    assert t.asks("next_subroutine")
    t.click("tag")
    assert said(t, "Ewer") == "TP"
    finish_run(t)
    assert not t.asks("next_subroutine")
    assert said(t, "Ewer") == "TP"


@BOTH
@pytest.mark.parametrize(("first", "order"), [("Gain 1", "PPT"), ("tag", "PTP")])
def test_9_8_2c_what_ice_gives_itself_may_stand_behind_what_others_give(
    edition: str, first: str, order: str
) -> None:
    ice("Rover", Static(GainSubsAnywhere((Sub((GiveTags(1),)),))), Sub((Gain(2),)))
    t = Table(edition=edition)
    t.root("HQ", "Payer", rezzed=True)
    t.ice("R&D", "Rover", rezzed=False)
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Rez Rover")
    t.click("Rez Rover")
    t.click("Gain 2")
    t.click(first)
    assert said(t, "Rover") == order


def test_9_8_2c_in_the_next_run_it_is_declared_anew() -> None:
    t = revealing("Lance")
    place(t, "PpT")
    finish_run(t)
    t.click("Run on HQ")
    while not t.asks("may"):
        go_on(t)
    reveal(t, "Lance")
    assert place(t, "TPp") == [2]
    assert said(t, "Cup") == "TPP"


# -- what such cards say -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "doubles", "gains"),
    [
        ("en", "gains a second copy of each of its subroutines after the original subroutine",
         "it gains the subroutines of the revealed cards anywhere among its other subroutines"),
        ("de", "von jeder eigenen Subroutine direkt hinter ihr eine zweite Kopie",
         "die Subroutinen der gezeigten Karten an beliebiger Stelle zwischen den übrigen Subroutinen"),
        ("ja", "元のサブルーチンの直後に、自身の各サブルーチンの2つ目のコピーを得る",
         "公開されたカードのサブルーチンを他のサブルーチンの間の好きな位置に得"),
        ("ru", "получает вторую копию каждой своей подпрограммы сразу за исходной",
         "получает подпрограммы показанных карт в любом месте среди остальных подпрограмм"),
    ],
)  # fmt: skip
def test_such_cards_say_what_they_do(language: str, doubles: str, gains: str) -> None:
    for title, text in (("Long Story", doubles), ("Cup", gains)):
        (code,) = titled(title)
        assert text in card_info(code, language).text[0]
