"""What is expected of an imminent instruction, and which interrupts are relevant to it (9.9.2 to 9.9.7)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    BadPublicity,
    Boost,
    Damage,
    Derez,
    Draw,
    EndTheRun,
    Gain,
    GiveTags,
    Lose,
    MoveRunner,
    PlaceCounters,
    Prevent,
    ReduceEncountered,
    RemoveBadPublicity,
    RemoveCounters,
    RemoveTags,
    Trash,
)
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import First, would
from engine.netrunner.language.instructions import Effect
from engine.netrunner.language.replacements import InsteadOf, Prevents
from engine.netrunner.language.selectors import ThisCard, Type, target
from engine.netrunner.language.sets import Each, Named, Rezzed
from engine.netrunner.language.wholes import Unpreventable
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import EffectKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import facing, go
from tests.netrunner.rules.printed import small_cards
from tests.netrunner.rules.running import go_on, meet
from tests.netrunner.scenarios.making import corp, ice, runner

__all__ = ["small_cards"]


# -- replacements come before "the first time ... would" (9.9.9b) ----------------------------------------


def test_9_9_5a_damage_that_was_replaced_was_the_first_that_would_be_done() -> None:
    """Of another kind by now, it was imminent all the same."""
    corp("Club", "asset", Static(InsteadOf("net_damage", (Damage("meat", 1),), First(would("net_damage")))))
    t = facing()
    t.root("Server 1", "Club", rezzed=True)
    t.refresh()
    t.effect(CORP, Damage("net", 1), Damage("net", 1))
    t.next_action()
    assert [e.damage for e in t.game.state.happened if e.kind is EventKind.DAMAGE] == ["meat", "net"]


# -- relevance is asked again (9.9.4c) -------------------------------------------------------------------


@pytest.mark.parametrize("saved", [True, False])
def test_9_9_4c_of_several_cards_each_hears_of_itself_as_long_as_it_would_be_trashed(saved: bool) -> None:
    """Who saves one program with Sacrificial Construct cannot use what is about that one."""
    for title in ("Ash", "Elm"):
        runner(
            title,
            "program",
            When(would("trash", what=ThisCard()), (Gain(1),), interrupt=True, optional=True),
        )
    t = facing("Ash", "Elm", "Sacrificial Construct")
    t.effect(CORP, Trash(Each(Type("program"))))
    if saved:
        go(t, "Sacrificial Construct", "Ash")
        assert not t.offered("Ash")
    else:
        go(t, "Ash")
    go(t, "Elm")
    t.next_action()
    assert t.credits(RUNNER) == 10 + (not saved)


def test_9_9_3d_a_program_of_several_is_enough() -> None:
    """What hears of programs hears of the second card of an instruction, too."""
    runner("Mourner", "resource", When(would("trash", what=Type("program")), (Gain(1),), interrupt=True))
    runner("Gear", "hardware")
    runner("Tool", "program")
    t = facing("Gear", "Tool", "Mourner")
    t.effect(CORP, Trash(Each(Named("Gear") | Named("Tool"))))
    t.next_action()
    assert t.credits(RUNNER) == 10


def test_9_3_3g_nobody_pays_to_prevent_what_cannot_be_prevented() -> None:
    """1.2.5: Net Shield is not offered."""
    t = facing("Net Shield")
    t.effect(CORP, Unpreventable(Damage("net", 1)))
    t.next_action()
    assert (t.credits(RUNNER), t.happened("damage")) == (9, 1)
    t.effect(CORP, Damage("net", 1))
    assert not t.asks("interrupt")  # 9.9.5a: it was the second


def test_9_9_3a_an_interrupt_about_two_effects_stays_relevant_for_the_one_that_is_left() -> None:
    """No One Home's condition was met by tags, which were avoided; net damage is left to prevent."""
    runner("Cloak", "resource", Paid(cost(), (Prevent("tag", 0),), interrupt="tag"))
    t = facing("No One Home", "Cloak")
    t.effect(CORP, Together((GiveTags(1), Damage("net", 1))))
    go(t, "Cloak")
    assert t.offered("No One Home")


def test_9_9_4c_what_prevented_all_leaves_nothing_to_interrupt() -> None:
    """9.9.7b: "prevent all tags" removes them from what is expected."""
    runner("Cloak", "resource", Paid(cost(), (Prevent("tag", 0),), interrupt="tag"))
    t = facing("Decoy", "Cloak")
    t.effect(CORP, GiveTags(2))
    go(t, "Cloak")
    assert not t.offered("Decoy")


# -- what is told as prevented (9.9.5, 9.9.7) ------------------------------------------------------------


def test_9_9_7a_who_prevents_nothing_has_prevented_nothing() -> None:
    """Guru Davinder is trashed for preventing 1 or more damage; Carapace has prevented all of it."""
    runner(
        "Carapace",
        "hardware",
        Paid(cost(counter="power", counters=1), (Prevent("meat_damage", 2),), interrupt="meat_damage"),
    )
    t = facing("Carapace", power=1)
    t.rig("Guru Davinder")
    t.set(runner_credits=0)
    t.refresh()
    t.effect(CORP, Damage("meat", 2))
    t.click("Carapace")
    t.click("Use Guru")
    t.next_action()
    assert t.card("Guru Davinder")
    assert [(e.by, e.n) for e in t.game.state.happened if e.kind is EventKind.PREVENT] == [
        ("test_carapace", 2)
    ]


def test_9_9_5_as_much_is_told_as_prevented_as_there_was() -> None:
    """Muresh Bodysuit's kind prevents 3 of 1 damage; static abilities prevent what is left."""
    runner("Padding", "hardware", Static(Prevents("meat_damage", 3)))
    runner("Mask", "resource", Static(Prevents("tag")))
    t = facing("Padding", "Padding", "Mask")
    t.effect(CORP, Damage("meat", 1), GiveTags(2))
    t.next_action()
    assert [(e.detail, e.n) for e in t.game.state.happened if e.kind is EventKind.PREVENT] == [
        ("meat_damage", 1), ("tag", 2),
    ]  # fmt: skip


# -- "would" makes an interrupt (9.9.1b) ----------------------------------------------------------------


def test_9_9_1b_what_is_prevented_whenever_it_would_be_taken_was_imminent() -> None:
    """9.9.5a: Paparazzi prevents the meat damage that The Cleaners has raised."""
    t = facing("Paparazzi")
    t.score_area(CORP, "The Cleaners")
    t.refresh()
    t.effect(CORP, Damage("meat", 1))
    assert t.decision.kind == "interrupt"
    while t.asks("interrupt"):
        go_on(t)
    t.next_action()
    assert (t.happened("damage"), [e.by for e in t.game.state.happened if e.kind is EventKind.PREVENT]) == (
        0, ["paparazzi"],
    )  # fmt: skip


def test_9_9_1b_jesminder_sareen_prevents_a_tag_of_each_run() -> None:
    """The first time each run, 1 tag of as many as there are."""
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.ice("HQ", "Palisade", rezzed=False)
    t.set(corp_credits=0)
    t.start(RUNNER)
    t.effect(CORP, GiveTags(1))
    assert t.game.state.tags == 1  # outside of a run
    go(t, "Run on HQ")
    t.effect(CORP, GiveTags(2), GiveTags(2))
    assert t.game.state.tags == 4


def test_9_9_1b_during_the_run_of_the_noble_path_all_damage_is_prevented() -> None:
    """6.8.5: and none can be suffered to pay a cost (1.16.1b), until that run is over."""
    hurt = Paid(cost(net_damage=1), (Gain(1),))
    runner("Flagellant", "resource", hurt)
    t = facing("Flagellant", grip=0)
    t.hand(RUNNER, "The Noble Path")
    t.refresh()
    go(t, "Play The Noble Path", "R&D")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
    t.refresh()
    assert not t.offered("Flagellant")
    t.effect(CORP, Damage("net", 1), Damage("meat", 1), Damage("core", 1))
    while t.asks("interrupt"):
        go_on(t)
    assert (t.happened("damage"), len(t.names("grip"))) == (0, 2)
    t.next_action()
    assert t.offered("Flagellant")


@pytest.mark.parametrize(
    ("seat", "effect", "event"),
    [
        (CORP, Gain(0), EventKind.GAIN_CREDITS),
        (RUNNER, Gain(0, "clicks"), EventKind.GAIN_CLICKS),
        (RUNNER, Gain(-1, "clicks"), EventKind.GAIN_CLICKS),
        (CORP, Lose(0, who=RUNNER), EventKind.LOSE_CREDITS),
        (RUNNER, RemoveTags(1), EventKind.UNTAG),
        (CORP, GiveTags(0), EventKind.TAG),
        (CORP, Damage("net", 0), EventKind.DAMAGE),
        (RUNNER, BadPublicity(0), EventKind.BAD_PUBLICITY),
        (RUNNER, RemoveBadPublicity(1), EventKind.REMOVE_BAD_PUBLICITY),
        (RUNNER, PlaceCounters("power", 0, Each(Named("Ice Carver"))), EventKind.PLACE_COUNTERS),
        (RUNNER, RemoveCounters("power", 1, Each(Named("Ice Carver"))), EventKind.REMOVE_COUNTERS),
        (RUNNER, Boost(0), EventKind.BOOST),
        (RUNNER, ReduceEncountered(0), EventKind.WEAKEN),
        (RUNNER, Draw(1), EventKind.DRAW_ENDS),
    ],
)
def test_9_12_2b_an_amount_of_0_is_nothing_that_happens(seat: str, effect: Effect, event: EventKind) -> None:
    """So that nothing is told which conditions about "1 or more" could hear."""
    t = Table(policy=ASK_ALL)
    t.empty_deck(RUNNER)
    t.ice("HQ", "Palisade")
    t.rig("Ice Carver", "Corroder")
    t.start(RUNNER)
    go(t, "Run on HQ")
    meet(t, "Palisade")
    t.effect(seat, effect, source="Corroder" if seat == RUNNER else "Palisade")
    assert t.happened(event) == 0
    assert t.clicks(RUNNER) == 3


# -- a step whose run is over (6.1.4, 7.1.8) -------------------------------------------------------------


ENDED: dict[EffectKind, EventKind] = {
    "approach_ice": EventKind.APPROACH_ICE,
    "encounter": EventKind.ENCOUNTER,
    "approach_server": EventKind.APPROACH_SERVER,
    "success": EventKind.SUCCESSFUL_RUN,
    "breach": EventKind.BREACH,
    "access": EventKind.ACCESS,
    "steal": EventKind.STEAL,
}


@pytest.mark.parametrize("kind", ENDED)
def test_6_1_4_a_step_that_an_interrupt_has_ended_the_run_in_is_not_carried_out(kind: EffectKind) -> None:
    """7.1.8: nor is an access or the theft in it."""
    runner("Fuse", "resource", Paid(cost(trash=True), (EndTheRun(),), interrupt=kind))
    ice("Curtain", strength=0)
    t = facing("Fuse")
    t.ice("Server 1", "Curtain")
    t.root("Server 1", "Braintrust")
    t.refresh()
    go(t, "Run on Server 1", "Fuse")
    t.next_action()
    assert t.happened(ENDED[kind]) == 0
    assert t.happened("run_ends") == 1
    assert t.game.state.clicks[RUNNER] == 3


@pytest.mark.parametrize(("kind", "times"), [("approach_ice", 1), ("encounter", 0), ("approach_server", 1)])
def test_6_2_5_a_runner_who_is_moved_instead_does_not_come_to_where_they_were(
    kind: EffectKind, times: int
) -> None:
    """The step becomes that of the new position: they approach Archives, and nothing of Server 1."""
    moved = (MoveRunner("archives"),)
    runner("Detour", "resource", Paid(cost(trash=True), moved, interrupt=kind))
    ice("Curtain", strength=0)
    t = facing("Detour")
    t.ice("Server 1", "Curtain")
    t.ice("Archives", "Curtain", rezzed=False)
    t.refresh()
    go(t, "Run on Server 1", "Detour")
    t.next_action()
    there = [e.server for e in t.game.state.happened if e.kind == ENDED[kind]]
    assert there == ["archives"] * times
    assert t.happened("successful_run", server="archives") == 1


def test_1_15_3_a_target_that_an_interrupt_made_another_is_left_alone() -> None:
    """9.9: rezzed ice was chosen; it is unrezzed by the time it would be trashed."""
    veil = When(would("trash_ice"), (Derez(Each(Type("ice") & Rezzed())),), interrupt=True)
    corp("Veil", "asset", veil)
    t = Table()
    t.root("Server 1", "Veil", rezzed=True)
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.effect("runner", Trash(target(Rezzed() & Type("ice"))))
    assert (t.names("archives"), t.card("Palisade").faceup) == ([], False)
