"""Where the Runner stands once the ice they were at is gone (6.2.3a, 6.2.4, 8.5.10), and what is passed."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    Derez,
    EndTheRun,
    ForceEncounter,
    Gain,
    GiveTags,
    InstallFrom,
    MoveIce,
    Swap,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.shown.prompts import where
from engine.netrunner.table.edition import EDITIONS
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, HQ
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.rules.printed import small_cards
from tests.netrunner.rules.running import go_on, meet, met, running
from tests.netrunner.scenarios.making import corp, ice, runner

__all__ = ["small_cards"]

ARCHITECTS = "Haas-Bioroid: Architects of Tomorrow"


def approached(t: Table) -> list[str]:
    """The ice that was approached in this turn, in order."""
    cards = t.game.state.happened
    return [t.game.define(e.card.code).title for e in cards if e.kind is EventKind.APPROACH_ICE and e.card]


# -- passing (6.6.2, 6.9.4a) ---------------------------------------------------------------------------


def test_8_5_10_ice_that_is_trashed_in_its_encounter_is_not_passed() -> None:
    """6.9.4a: the position is passed, which corresponds to no ice any more."""
    t = Table(corp=ARCHITECTS)
    t.set(corp_credits=10)
    t.ice("HQ", "Eli 1.0")
    t.ice("R&D", "Eli 1.0", rezzed=False)
    t.rig("Devil Charm")
    t.hosted("Eli 1.0", "Chisel")
    t.start("runner")
    t.play("Run on HQ", "Use Devil Charm", "Remove Devil Charm")
    assert t.names("archives") == ["Eli 1.0"]
    assert t.options[0] == "Go on to the server"
    assert (t.happened("pass_ice"), t.happened("passed_all_ice")) == (0, 0)


def test_8_1_1_the_next_bioroid_is_the_first_that_is_passed_then() -> None:
    """8.5.10: Fairchild 2.0 was not."""
    t = Table(corp=ARCHITECTS)
    t.set(corp_credits=10)
    t.ice("HQ", "Fairchild 2.0")
    t.hosted("Fairchild 2.0", "Chisel", virus=3)
    t.ice("R&D", "Ansel 1.0")
    t.ice("Archives", "Ichi 1.0", rezzed=False)
    t.start("runner")
    go(t, "Run on HQ")
    assert t.names("archives") == ["Fairchild 2.0"]
    t.next_action()
    assert t.happened("pass_ice") == 0
    go(t, "Run on R&D", "Let the unbroken", "Use Haas-Bioroid")
    assert t.happened("pass_ice", server="rd") == 1


def test_6_6_2_ice_that_is_trashed_while_it_is_approached_is_not_passed() -> None:
    runner("Watcher", "resource", When(On(EventKind.PASS_ICE), (Gain(1),)))
    t = running("HQ", "Watcher")
    t.effect(CORP, Trash(Each(Named("Outer Wall"))))
    while approached(t) != ["Outer Wall", "Inner Wall"]:
        go_on(t)
    assert t.credits("runner") == 5
    go(t, "Use Watcher")  # for Inner Wall
    assert t.credits("runner") == 6


def test_6_2_4b_derezzed_ice_is_passed_as_the_ice_it_is() -> None:
    """6.6.2: it stands in the Runner's position; but no rezzed ice was passed."""
    t = Table(corp=ARCHITECTS, policy=ASK_ALL)
    t.ice("HQ", "Eli 1.0")
    t.ice("R&D", "Ansel 1.0", rezzed=False)
    t.start("runner")
    go(t, "Run on HQ")
    meet(t, "Eli 1.0")
    t.effect(CORP, Derez(Each(Named("Eli 1.0"))))
    while t.game.run is not None and t.game.run.phase != "movement":
        go_on(t)
    assert (t.happened("pass_ice"), t.happened("passed_all_ice")) == (1, 1)
    assert not t.offered("Use Haas-Bioroid")


# -- what comes and goes beside a position without ice ---------------------------------------------------


def test_6_2_3a_what_comes_outermost_after_the_encountered_ice_went_is_outward() -> None:
    """Ob installs where Envelopment, which has trashed itself, was alone."""
    t = Table(corp="Ob Superheavy Logistics: Extract. Export. Excel.")
    t.ice("HQ", "Envelopment")
    t.deck("corp", "Archangel")
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken", "Use Ob", "Find Archangel", "HQ")
    assert t.options[0] == "Go on to the server"
    shown = t.view("runner").run
    assert shown is not None
    assert (shown.position, shown.ice_oid) == (None, None)
    t.next_action()
    assert approached(t) == ["Envelopment"]
    assert t.happened("successful_run", server="hq") == 1


def test_6_2_3a_ice_that_replaces_itself_outermost_is_not_met_again() -> None:
    """8.5.6b: Ansel 1.0 is trashed by the install of its own second subroutine."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Ansel 1.0")
    t.hand("corp", "Ping")
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken", "Ping", "Protecting HQ", "Ansel 1.0", "Done")
    assert [t.game.face(t.game.state.cards[oid]).title for oid in t.game.state.servers["hq"].ice] == [
        "Palisade", "Ping",
    ]  # fmt: skip
    t.next_action()
    assert approached(t) == ["Ansel 1.0", "Palisade"]


def test_6_2_3b_what_comes_inward_of_a_position_without_ice_is_met() -> None:
    """6.2.3c: and what goes there is not."""
    t = running("R&D")
    meet(t, "Far Wall")
    t.effect(CORP, Trash(Each(Named("Far Wall"))))
    t.effect(CORP, MoveIce(Each(Named("Top Wall")), "hq"))  # outward: nothing happens
    assert t.game.run is not None
    assert (t.game.run.position, t.game.run.ice) == (1, 0)
    t.effect(CORP, MoveIce(Each(Named("Outer Wall")), "rd"))  # to the outermost position
    assert met(t) == ["Deep Wall"]


def test_6_2_4e_ice_that_leaves_once_it_is_passed_moves_nobody() -> None:
    """And what is installed in its place afterwards is outward, too."""
    t = running("HQ")
    meet(t, "Outer Wall")
    while t.game.run is not None and t.game.run.phase != "movement":
        go_on(t)
    t.effect(CORP, Trash(Each(Named("Outer Wall"))))
    t.effect(CORP, MoveIce(Each(Named("Top Wall")), "hq"))
    assert met(t) == ["Inner Wall"]


def test_6_2_4e_ice_that_is_swapped_once_it_is_passed_moves_nobody() -> None:
    """What stands in the Runner's position then may go, and more may come, without being met."""
    t = running("R&D")
    meet(t, "Far Wall")
    while t.game.run is not None and t.game.run.phase != "movement":
        go_on(t)
    t.effect(CORP, Swap(Named("Outer Wall") | Named("Far Wall")))
    while t.decision.kind == "swap":
        go_on(t)
    t.effect(CORP, Trash(Each(Named("Outer Wall"))))
    t.effect(CORP, Trash(Each(Named("Top Wall"))))
    t.effect(CORP, MoveIce(Each(Named("Far Wall")), "rd"))
    assert met(t) == ["Deep Wall"]


def test_the_place_before_the_ice_that_is_left_is_told() -> None:
    t = running("HQ")
    meet(t, "Outer Wall")
    t.effect(CORP, Trash(Each(Named("Outer Wall"))))
    while t.game.run is not None and t.game.run.phase != "movement":
        go_on(t)
    shown = t.view("runner").run
    assert shown is not None
    assert (shown.phase, shown.position) == ("movement", 0)
    assert "before the only ice" in where(t.game)


# -- places counted from ice (8.5.6b, 8.5.14, 8.5.15) ----------------------------------------------------


def test_8_5_6b_ice_that_installs_inward_may_be_trashed_for_it() -> None:
    """8.5.15b: where "directly inward" is was settled before. The encounter ends with the install, and the
    new ice is next."""
    t = running("Archives")
    t.next_action()
    t.ice("HQ", "Brân 1.0", "Outer Wall")
    t.hand("corp", "Ping")
    t.refresh()
    go(t, "Run on HQ")
    meet(t, "Brân 1.0")
    go(t, "Let the unbroken", "Install Ping")
    assert t.decision.kind == "trash_like"
    assert len(t.options) == 5  # each other ice of the server, and no more
    t.play("Brân 1.0", "Inner Wall", "Done")
    order = [t.game.face(t.game.state.cards[oid]).title for oid in t.game.state.servers["hq"].ice]
    assert order == ["Outer Wall", "Ping", "Outer Wall"]
    go_on(t)
    assert t.game.encounter is None
    assert met(t) == ["Outer Wall"]  # no more of Brân 1.0's subroutines, and Ping is not rezzed
    assert approached(t) == ["Outer Wall", "Brân 1.0", "Ping", "Outer Wall"]


@pytest.mark.parametrize(("title", "new"), [("Bloom", "Ping"), ("Howler", "Eli 1.0")])
def test_8_5_15b_whatever_installs_inward(title: str, new: str) -> None:
    """Bloom's second subroutine, and Howler's first."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", title)
    t.hand("corp", new)
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken")
    go(t, f"Install {new} from", title)
    t.next_action()
    assert approached(t) == [title, new]


def test_8_5_14_nothing_is_inward_of_ice_that_is_gone() -> None:
    """It has trashed itself in an earlier instruction of the same subroutine."""
    inward = InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all", optional=False)
    ice("Cliff", Sub((Trash(), inward)))
    t = Table()
    t.ice("HQ", "Cliff")
    t.hand("corp", "Ping")
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken")
    t.next_action()
    assert t.names("hq") == ["Ping"]
    assert t.happened("installed") == 0


def test_8_5_15c_all_that_was_inward_may_be_trashed_first() -> None:
    """8.5.15b: the new ice stands inward of what is left."""
    inward = InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all", optional=False)
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Bloom", "Enigma")
    t.hand("corp", "Ping")
    t.start("corp")
    t.effect("corp", inward, source="Bloom")
    go(t, "Ping", "Palisade", "Bloom")
    t.answer(["done"])
    there = [t.game.define(t.game.state.cards[oid].code).title for oid in t.game.state.servers["hq"].ice]
    assert there == ["Ping", "Enigma"]


# -- encounters whose ice is gone (8.5.10, 9.8.5c) -------------------------------------------------------


def test_9_8_5c_what_was_unbroken_is_known_when_the_encounter_ends() -> None:
    """Chief Slee counts Hive's subroutines, although Hive was trashed by Chisel."""
    t = Table()
    t.root("Server 1", "Chief Slee", rezzed=True)
    t.ice("HQ", "Hive")
    t.hosted("Hive", "Chisel", virus=3)
    t.score_area("corp", "Braintrust")
    t.start("runner")
    go(t, "Run on HQ")
    t.next_action()
    assert (t.names("archives"), t.card("Chief Slee").power) == (["Hive"], 3)


def test_9_8_5c_what_was_broken_before_the_ice_went_was_broken() -> None:
    """Of Enigma's two subroutines Gordian Blade has broken one when the Corp derezzes it."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Chief Slee", rezzed=True)
    t.ice("HQ", "Enigma")
    t.rig("Gordian Blade")
    t.set(runner_credits=9)
    t.start("runner")
    go(t, "Run on HQ")
    meet(t, "Enigma")
    go(t, "Gordian Blade: Break", "Break: You lose")
    t.effect(CORP, Derez(Each(Named("Enigma"))))
    t.next_action()
    assert t.card("Chief Slee").power == 1


def test_6_5_9_a_forced_encounter_ends_with_its_ice_wherever_that_is() -> None:
    """8.5.10: none of its subroutines resolves any more; the encounter around it goes on."""
    ice("Thorn", Sub((GiveTags(1),)), Sub((GiveTags(1),)))
    ice("Summons", Sub((ForceEncounter(Each(Named("Thorn"))),)), Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Summons")
    t.ice("R&D", "Thorn")
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken")
    meet(t, "Thorn")
    t.effect(CORP, Trash(Each(Named("Thorn"))))
    t.next_action()
    assert (t.game.state.tags, t.credits("corp"), approached(t)) == (0, 6, ["Summons"])


@pytest.mark.parametrize("gone", [Trash, Derez])
def test_8_5_10_the_encounter_around_a_forced_one_ends_with_its_own_ice(gone: type[Trash | Derez]) -> None:
    """The forced one goes on; then Summons resolves no second subroutine."""
    ice("Thorn", Sub((GiveTags(1),)))
    ice("Summons", Sub((ForceEncounter(Each(Named("Thorn"))),)), Sub((Gain(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Summons")
    t.ice("R&D", "Thorn")
    t.start("runner")
    go(t, "Run on HQ", "Let the unbroken")
    meet(t, "Thorn")
    t.effect(CORP, gone(Each(Named("Summons"))))
    assert met(t) == ["Thorn"]
    assert (t.game.state.tags, t.credits("corp")) == (1, 5)
    assert t.happened("successful_run", server="hq") == 1


# -- what ends with an encounter outside of a run (6.5.9b, 7.1.8) ----------------------------------------


def test_6_5_9b_what_was_begun_in_an_encounter_ends_with_it() -> None:
    """7.1.8: the access that goes on around the encounter does not."""
    runner("Exit", "resource", Paid(cost(), (EndTheRun(),), access=True))
    ice("Thorn", Sub((Access(Each(Named("PAD Campaign"))),)), Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.rig("Exit")
    t.root("Server 1", "PAD Campaign")
    t.ice("Server 2", "Thorn")
    t.start("runner")
    t.effect(CORP, ForceEncounter(Each(Named("Thorn"))))
    meet(t, "Thorn")
    go(t, "Let the unbroken", "Exit")
    t.next_action()
    assert (t.game.state.tags, t.happened("accessed")) == (0, 1)
    assert (t.game.encounter, t.game.accessed) == (None, 0)


def test_6_9_2b_ice_that_is_not_approached_any_more_cannot_be_rezzed() -> None:
    """6.2.4a: it was moved to R&D in the window of its approach."""
    ice("Curtain", strength=0)
    corp("Crane", "asset", Paid(cost(trash=True), (MoveIce(Each(Protecting("archives")), "rd"),)))
    t = Table()
    t.ice("Archives", "Curtain", rezzed=False)
    t.root("Server 1", "Crane", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.start("runner")
    go(t, "Run on Archives")
    t.pass_until("Rez Curtain")
    t.click("Crane")
    assert not t.offered("Rez Curtain")
    t.next_action()
    assert (t.happened("pass_ice"), t.happened("successful_run", server="archives")) == (0, 1)


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_6_2_3a_what_comes_inward_of_ice_that_was_passed_is_outward_of_the_runner(edition: str) -> None:
    """The ice that the Runner encountered is gone, so that the one before it has closed up (24: 6.2.4); what
    is installed inward of that one comes between it and the Runner, who does not approach it."""
    inward = InstallFrom((HQ,), Type("ice"), where="inward", ignoring="all", optional=False)
    for title in ("Near Wall", "Inner Wall", "Outer Wall"):
        ice(title, Sub((Gain(1),)))
    t = Table(policy=ASK_ALL, edition=edition)
    t.ice("HQ", "Near Wall", "Inner Wall", "Outer Wall")
    t.hand("corp", "Ping")
    t.start("runner")
    go(t, "Run on HQ")
    meet(t, "Inner Wall")
    t.effect(CORP, Trash(Each(Named("Inner Wall"))))
    t.pass_until("Jack out")
    t.effect(CORP, inward, source="Outer Wall")
    go(t, "Ping")
    t.next_action()
    assert approached(t) == ["Outer Wall", "Inner Wall", "Near Wall"]
    order = [t.game.face(t.game.state.cards[oid]).title for oid in t.game.state.servers["hq"].ice]
    assert order == ["Near Wall", "Ping", "Outer Wall"]
