"""Where the Runner is when ice is swapped, moved or gone (6.2.3, 6.2.4), and when the server is (4.6.8e)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Sub
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    ChangeAttackedServer,
    GiveTags,
    MoveIce,
    MoveRunner,
    RemoveFromGame,
    Swap,
    SwapCards,
    Trash,
)
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.selectors import InZone, Type, target
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.parts import Central
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run
from tests.netrunner.rules.running import go_on, meet, met, running
from tests.netrunner.scenarios.making import corp, ice

SWAP = Swap(Named("Outer Wall") | Named("Far Wall"))


def test_6_2_4c_the_runner_goes_along_with_encountered_ice_that_is_swapped() -> None:
    """6.2.4c: from Outer Wall's new position in R&D, with one more piece of ice inward."""
    t = running("HQ")
    meet(t, "Outer Wall")
    t.effect(CORP, SWAP)
    while t.decision.kind == "swap":
        go_on(t)
    run = t.game.run
    assert run is not None
    assert (run.server, run.position) == ("rd", 1)
    assert met(t) == ["Outer Wall", "Deep Wall"]
    assert t.happened("successful_run", server="rd") == 1


def test_6_2_4d_the_runner_approaches_what_is_swapped_into_the_position() -> None:
    """6.2.4d: and stays on HQ."""
    t = running("HQ")
    assert t.game.run is not None
    assert (t.game.run.phase, t.game.run.ice) == ("approach", t.card("Outer Wall").oid)
    t.effect(CORP, SWAP)
    while t.decision.kind == "swap":
        go_on(t)
    run = t.game.run
    assert run is not None
    assert (run.server, run.position, run.ice) == ("hq", 1, t.card("Far Wall").oid)
    assert met(t) == ["Far Wall", "Inner Wall"]


def test_6_2_3b_ice_that_comes_inward_shifts_the_runner() -> None:
    """6.2.3c: and ice that leaves a position inward of the Runner does."""
    t = running("R&D")
    meet(t, "Far Wall")
    assert t.game.run is not None
    assert t.game.run.position == 1
    t.effect(CORP, MoveIce(Each(Named("Deep Wall")), "hq"))
    assert t.game.run.position == 0
    assert met(t) == ["Far Wall"]
    assert t.happened("successful_run", server="rd") == 1


def test_6_2_3_ice_outward_of_the_runner_does_not_matter() -> None:
    t = running("R&D")
    meet(t, "Far Wall")
    t.effect(CORP, MoveIce(Each(Named("Top Wall")), "hq"))
    assert t.game.run is not None
    assert t.game.run.position == 1
    assert met(t) == ["Far Wall", "Deep Wall"]


ELSEWHERE = (Trash(Each(Named("Deep Wall"))), MoveIce(Each(Named("Top Wall")), "archives"))


@pytest.mark.parametrize("effect", ELSEWHERE)
def test_6_2_3_ice_of_another_server_does_not_matter(effect: Effect) -> None:
    """6.2.3: neither what leaves its innermost position nor what comes to one."""
    t = running("HQ")
    meet(t, "Outer Wall")
    t.effect(CORP, effect)
    assert t.game.run is not None
    assert (t.game.run.server, t.game.run.position) == ("hq", 1)
    assert met(t) == ["Outer Wall", "Inner Wall"]


def test_6_2_4a_encountered_ice_that_is_trashed_is_passed_by_nobody() -> None:
    """6.2.4: the encounter is over, and the run goes on with the ice inward of it."""
    t = running("R&D")
    meet(t, "Far Wall")
    t.effect(CORP, Trash(Each(Named("Far Wall"))))
    assert t.game.encounter is None
    assert met(t) == ["Deep Wall"]


def test_6_2_4e_who_comes_to_ice_that_is_trashed_is_at_no_ice() -> None:
    """6.2.3c, 6.2.4: it was the innermost ice, so the Runner has no position any more."""
    t = running("R&D")
    meet(t, "Far Wall")
    while t.game.run is not None and (t.game.run.phase, t.game.run.position) != ("movement", 0):
        go_on(t)
    t.effect(CORP, Trash(Each(Named("Deep Wall"))))
    shown = t.view("runner").run
    assert shown is not None
    assert (shown.server, shown.ice_oid) == ("rd", None)
    assert met(t) == []
    assert t.happened("successful_run", server="rd") == 1


def test_6_2_5b_a_runner_who_is_moved_approaches_the_outermost_ice() -> None:
    """6.2.5b: the server is the attacked one from now on; the encounter is over."""
    t = running("HQ")
    meet(t, "Inner Wall")
    t.effect(CORP, MoveRunner("rd"))
    run = t.game.run
    assert run is not None
    assert (run.server, run.position, t.game.encounter) == ("rd", 2, None)
    assert met(t) == ["Top Wall", "Far Wall", "Deep Wall"]


def test_6_2_5b_a_server_without_ice_has_no_position() -> None:
    t = running("HQ")
    meet(t, "Outer Wall")
    t.effect(CORP, MoveRunner("archives"))
    assert t.game.run is not None
    assert t.game.run.server == "archives"
    assert met(t) == []
    assert t.happened("successful_run", server="archives") == 1


def test_4_6_8e_the_run_ends_when_its_server_ceases_to_exist() -> None:
    """4.6.8e: neither successful nor unsuccessful, and no subroutine resolves any more."""
    ice("Only Wall", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Only Wall")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    meet(t, "Only Wall")
    t.effect(CORP, RemoveFromGame(Each(Type("ice"))))
    assert "remote1" not in t.game.state.servers
    assert met(t) == []
    assert (t.game.state.tags, t.happened("successful_run"), t.happened("unsuccessful_run")) == (0, 0, 0)
    assert t.game.encounter is None


def test_6_2_4d_ice_that_comes_from_the_hand_is_approached_and_can_be_rezzed() -> None:
    """8.8.4b: it stands where the other one did, in the window that is open."""
    mine, theirs = target(Protecting("hq") & Type("ice")), target(InZone((HQ,)) & Type("ice"))
    corp("Stage Hand", "asset", Paid(cost(), (SwapCards(mine, theirs),)))
    t = Table()
    t.ice("HQ", "Whitespace", rezzed=False)
    t.root("Server 1", "Stage Hand", rezzed=True)
    t.hand("corp", "Tithe")
    t.start("runner")
    t.play("Run on HQ", "Stage Hand", "Whitespace", "Tithe")
    assert t.offered("Rez Tithe protecting HQ")
    assert not t.offered("Rez Whitespace")
    t.click("Rez Tithe")
    t.pass_until("Let the unbroken")
    encounter = t.game.encounter
    assert encounter is not None
    assert encounter.ice == t.card("Tithe").oid


@pytest.mark.parametrize(
    ("server", "to", "met_there"), [("HQ", "rd", 1), ("R&D", "hq", 0), ("HQ", "archives", 0)]
)
def test_6_1_2d_the_runner_stays_as_far_away_when_the_attacked_server_changes_in_an_encounter(
    server: str, to: Central, met_there: int
) -> None:
    """6.2.1: a position is a distance. What was encountered protects another server, and is not passed."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Tithe", "Tithe", "Tithe")
    t.ice("R&D", "Tithe")
    t.hand("runner", *["Sure Gamble"] * 6)
    t.start("runner")
    t.pass_until(f"Run on {server}")
    t.click(f"Run on {server}")
    while not t.game.state.encounters:
        go_on(t)
    t.effect(RUNNER, ChangeAttackedServer(to))
    finish_run(t)
    assert t.happened("successful_run", server=to) == t.happened("successful_run") == 1
    assert t.happened("encounter") == 1 + met_there
    assert t.happened("pass_ice") == met_there


def test_6_9_4d_past_the_innermost_ice_the_runner_is_at_none() -> None:
    """The ice that is trashed then, even the outermost, is not what they are at."""
    corp("Bunker", "upgrade", cost=0)
    t = Table()
    t.ice("HQ", "Whitespace", rezzed=False)
    t.root("HQ", "Bunker")
    t.start(RUNNER)
    t.click("Run on HQ")
    t.click("Do not rez")
    t.click("Go on to the server")
    assert t.offered("Rez Bunker")
    assert t.game.run is not None
    assert (t.game.run.ice, t.game.run.moved) == (0, False)
