"""What `engine/netrunner/rules/runs.py` says, by the rules it cites."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Play, Static, Sub, When
from engine.netrunner.language.conditions import RunOn
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddToHand,
    ApproachAgain,
    BadPublicity,
    Bypass,
    EndTheRun,
    Gain,
    Lose,
    MakeRun,
    MoveIce,
    MoveRunner,
    MoveToIce,
    Swap,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.places import Protecting, SamePosition
from engine.netrunner.language.prices import Pays, Price
from engine.netrunner.language.selectors import Installed, Subtype, Type, target
from engine.netrunner.language.sets import Each, EventCard, Named
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import finish_run, go_on
from tests.netrunner.scenarios.making import corp, ice, runner


def test_6_2_2b_the_runner_has_no_position_at_the_server() -> None:
    """6.2.2a.

    Rules: 6.2.1a.
    """
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("HQ", "Plain Upgrade", "Panic Button")
    t.start("runner")
    t.play("Run on HQ", "Do not rez")
    t.pass_until("Access")
    view = t.view(RUNNER).run
    assert view is not None
    assert view.position is None


def test_6_2_4_ice_that_moves_is_in_one_place() -> None:
    """4.1.1c, 4.6.9a, 4.6.9b: outermost at the new server, and gone from the old one."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Enigma")
    t.start("corp")
    palisade, enigma = t.card("Palisade").oid, t.card("Enigma").oid
    t.effect("corp", MoveIce(target(Installed("corp") & Subtype("barrier")), "rd"))
    assert t.game.state.servers["hq"].ice == ()
    assert t.game.state.servers["rd"].ice == (enigma, palisade)
    assert t.card("Palisade").server == "rd"


def test_6_2_4b_the_next_ice_after_the_one_that_left_is_the_next_inward() -> None:
    """6.2.3c, 8.5.10: none of the two that are left is skipped."""
    t = Table()
    t.ice("HQ", "Enigma", "Tithe", "Palisade")
    t.hand("runner", "Leech", "Leech")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", AddToHand(target(Installed("corp") & Subtype("barrier"))))
    assert t.offered("Go on (2 more ice)")
    t.click("Go on")
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Tithe").oid


def test_6_2_4e_ice_that_leaves_once_it_was_passed_does_not_move_the_runner() -> None:
    """6.2.3a: at the point where the Runner could jack out."""
    t = Table()
    t.ice("HQ", "Enigma", "Tithe", "Palisade")
    t.hand("runner", "Leech", "Leech")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", Bypass())
    assert t.decision.step == "6.9.4c"
    t.effect("corp", AddToHand(target(Installed("corp") & Subtype("barrier"))))
    assert t.decision.step == "6.9.4c"
    t.click("Go on")
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Tithe").oid


def test_6_2_4e_ice_that_leaves_after_it_was_passed_moves_nobody() -> None:
    """6.2.3a."""
    t = Table()
    t.ice("HQ", "Enigma", "Palisade")
    t.rig("Gordian Blade")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", Bypass())
    t.click("Go on")
    assert t.game.encounter is not None
    here = t.game.encounter.ice
    t.effect("corp", AddToHand(target(Installed("corp") & Subtype("barrier"))))
    assert t.names("hq") == ["Palisade"]
    assert t.game.encounter is not None
    assert t.game.encounter.ice == here == t.card("Enigma").oid


def test_6_2_5a_the_runner_moves_to_ice_in_the_same_position_of_another_server() -> None:
    """4.6.9c, 6.1.3a: counted from the server; that server is attacked from then on."""
    there = SamePosition(EventCard()) & Protecting("central")
    blank(
        "Tunnel",
        "runner",
        "resource",
        (When(On(EventKind.PASS_ICE), (MoveToIce(target(there)),), optional=True),),
    )
    t = Table()
    t.rig("Tunnel")
    t.ice("Server 1", "Ice Wall", "Palisade", rezzed=False)
    t.ice("HQ", "Enigma", "Ice Wall", "Palisade", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Tunnel")
    t.click("Tunnel")
    run = t.game.run
    assert run is not None
    assert (run.server, run.position, run.phase) == ("hq", 1, "approach")
    assert t.game.state.servers["hq"].ice[1] == run.ice
    assert t.decision.step == "6.9.2b"


def test_6_2_5a_the_runner_moves_to_ice_and_encounters_it() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.ice("R&D", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("runner", MoveToIce(target(Protecting("rd")), encounter=True))
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Enigma").oid
    assert t.game.run is not None
    assert t.game.run.server == "rd"


def test_6_2_5b_who_is_moved_to_a_server_without_ice_is_at_no_ice() -> None:
    """6.2.5b: the Runner ceases to have a position."""
    ice("Chute", Sub((MoveRunner("archives"),)))
    t = Table()
    t.ice("HQ", "Chute")
    t.hand(CORP, "Hedge Fund")
    t.start(RUNNER)
    t.play("Run on HQ", "Let the unbroken")
    run = t.view(RUNNER).run
    assert run is not None
    assert (run.server, run.ice_oid) == ("archives", None)


def test_6_2_5d_nobody_moves_to_where_they_are_approaching_already() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.start("runner")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.2b"
    approached = t.happened("approach_ice")
    t.effect("runner", MoveToIce(target(Protecting("hq"))))
    assert t.happened("approach_ice") == approached == 1
    go_on(t)
    assert t.game.run is not None
    assert (t.game.run.server, t.happened("approach_ice")) == ("hq", 1)


def test_6_3_2a_a_server_that_cannot_be_run_on_is_not_offered() -> None:
    """1.2.2: Fence forbids HQ only."""
    t = Table()
    t.root("Server 1", "Fence", rezzed=True)
    t.start("runner")
    assert not t.offered("Run on HQ")
    assert t.offered("Run on R&D")


def test_6_3_2b_additional_costs_are_paid_when_the_server_is_announced() -> None:
    """1.16.10, 6.3.4, 6.3.3a: two clicks with Enhanced Login Protocol, and none are left for a third run."""
    t = Table()
    t.root("Server 1", "Enhanced Login Protocol", rezzed=True)
    t.start("runner")
    t.click("Run on Archives")
    assert t.clicks("runner") == 2
    t.next_action()
    t.click("Run on Archives")
    assert t.clicks("runner") == 0
    t.next_action()
    t.start("runner", clicks=1)
    assert not t.offered("Run on")


def test_6_3_3b_what_the_corp_loses_is_none_of_the_credits_from_bad_publicity() -> None:
    """6.3.3b, 6.3.3c: both are there until the run ends."""
    t = Table(policy=ASK_ALL)
    t.set(bad_publicity=2)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while not t.game.state.run_credits:
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    t.effect(CORP, Lose(4))
    assert (t.credits(CORP), t.game.state.run_credits, t.credits(RUNNER)) == (1, 2, 7)
    t.next_action()
    assert t.credits(RUNNER) == 5


def test_6_3_3c_unspent_credits_from_bad_publicity_are_lost_as_the_run_ends() -> None:
    """10.6.1, 10.6.2, 6.8.3, 1.9.5d: two come with each run, and one taken during a run brings none for it
    (10.6.2a)."""
    t = Table()
    t.set(bad_publicity=2)
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == 7
    t.effect("corp", BadPublicity(1))
    assert (t.game.state.bad_publicity, t.credits("runner")) == (3, 7)
    t.next_action()
    assert t.credits("runner") == 5
    t.click("Run on HQ")
    assert t.credits("runner") == 8


def test_6_4_2_the_runner_approaches_what_stands_there_when_they_come() -> None:
    """6.4.2: ice was swapped in after they had moved on to that position."""
    ice("Veil")
    change = Swap(Named("Palisade") | Named("Whitespace"))
    corp("Crane", "asset", Paid(cost(credits=1), (change,)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Veil")
    t.ice("R&D", "Whitespace")
    t.root("Server 1", "Crane", rezzed=True)
    t.start(RUNNER)
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while (run := t.game.run) is not None and (run.position or not t.offered("Crane")):
        t.answer([next((o.key for o in t.asked.options if o.passing), t.decision.options[0].key)])
    t.click("Crane")
    while t.game.run is not None and t.game.encounter is None:
        t.answer([next((o.key for o in t.asked.options if o.passing), t.decision.options[0].key)])
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Whitespace").oid


def test_6_6_4_without_ice_the_runner_moves_to_the_server() -> None:
    """6.6.4, 6.2.2: all the ice is gone since the outermost was passed."""
    t = Table()
    t.ice("HQ", "Palisade", "Tithe", "Whitespace", rezzed=False)
    t.hand(CORP, "Hedge Fund")
    t.set(corp_credits=0)
    t.start(RUNNER)
    t.click("Run on HQ")
    t.pass_until("Go on")
    t.effect(CORP, Trash(Each(Type("ice"))))
    t.next_action()
    assert t.happened("successful_run") == 1


def test_6_8_2c_other_windows_are_completed_when_a_run_ends() -> None:
    """Two abilities wait for the ice to be passed: the first ends the run, the second resolves still."""
    corp("Stopper", "asset", When(On(EventKind.PASS_ICE), (EndTheRun(),)))
    corp("Counter", "asset", When(On(EventKind.PASS_ICE), (Gain(3),)))
    t = Table()
    t.ice("HQ", "Enigma", rezzed=False)
    t.root("Server 1", "Stopper", rezzed=True)
    t.root("Server 2", "Counter", rezzed=True)
    t.start("runner")
    t.play("Run on HQ")
    t.pass_until("Stopper")
    t.click("Stopper")
    t.next_action()
    assert t.credits("corp") == 8
    assert (t.happened("end_run"), t.happened("successful_run")) == (1, 0)


def test_6_1_3b_ice_is_approached_again_only_where_it_was_just_passed() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Tithe")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while not t.game.state.encounters:
        go_on(t)
    t.effect("runner", ApproachAgain())
    finish_run(t)
    assert t.happened("approach_ice") == t.happened("encounter") == 1


def test_6_3_4_no_run_is_in_progress_while_it_is_paid_for() -> None:
    """6.3.2a: what is so during runs is not so yet."""
    runner("Antenna", "resource", Static(Modify("link", 1), RunOn()), Static(Pays(("run",))))
    corp("Turnstile", "asset", Static(Price("run", cost(credits=1))))
    t = Table(policy=ASK_ALL)
    t.rig("Antenna", credit=2)
    t.root("Server 1", "Turnstile", rezzed=True)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert (t.decision.kind, t.game.link()) == ("payment", 0)
    t.click(t.options[0])
    assert (t.game.run is not None, t.game.link()) == (True, 1)


def test_6_9_1a_a_run_on_the_mark_if_ice_protects_it() -> None:
    """What stands for a server is none of them itself."""
    for server in ("R&D", "HQ"):
        t = Table()
        t.ice(server, "Palisade")
        t.game.state.mark = "rd"
        t.start(RUNNER)
        t.effect(RUNNER, MakeRun(("mark",), protected=True))
        assert (t.game.run is not None) == (server == "R&D")


def test_a_run_on_hq_or_a_remote_server_may_be_on_either() -> None:
    runner("Both Ways", "event", Play((MakeRun(("hq", "remote")),)))
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.hand(RUNNER, "Both Ways")
    t.start(RUNNER)
    t.click("Play Both Ways")
    assert {option.to for option in t.decision.options} == {"hq", "remote1"}
