"""When abilities resolve, how long they last, and what they outlive (chapters 5, 6, 9)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Sub, When
from engine.netrunner.language.amounts import CardsIn, X
from engine.netrunner.language.conditions import Tagged
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Break,
    Damage,
    Draw,
    EndTheRun,
    ForceEncounter,
    Gain,
    GiveTags,
    MoveIce,
    MoveRunner,
    PlaceCounters,
    Trash,
)
from engine.netrunner.language.flow import Delayed, Together
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, InZone, Result, This, Type, target
from engine.netrunner.language.sets import Each
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import breaker, corp, ice, runner


def test_1_1_3_values_can_be_negative() -> None:
    """9.12.1a: Ice Carver takes 1 from a strength of 0."""
    ice("Zero", strength=0)
    t = Table()
    t.ice("HQ", "Zero")
    t.rig("Ice Carver")
    t.start("runner")
    assert t.game.strength(t.card("Zero")) == -1


def test_5_1_4b_what_looks_for_the_end_of_the_turn_comes_after_the_discards() -> None:
    """5.6.3d, 5.7.2d: at the formal end, of the turn it is about."""
    corp("Sunset", "asset", When(On(EventKind.TURN_ENDS), (Gain(CardsIn("hq")),)))
    t = Table()
    t.root("Server 1", "Sunset", rezzed=True)
    t.hand("corp", *["Hedge Fund"] * 7)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert t.credits("corp") == 6
    t.click("Hedge Fund", "Hedge Fund")
    assert t.credits("corp") == 11


def test_5_2_2c_what_paying_for_an_action_triggers_comes_before_its_effects() -> None:
    """9.1.2a, 1.16.3: the card that Payment Counter draws is counted."""
    runner("Count Hand", "event", Play((Gain(CardsIn(GRIP)),)), cost=1)
    t = Table()
    t.rig("Payment Counter")
    t.hand("runner", "Count Hand", "Leech")
    t.start("runner")
    t.click("Play Count Hand")
    assert len(t.names("grip")) == 2
    assert t.credits("runner") == 6


def test_6_2_4a_approached_ice_that_moves_away_is_left_behind() -> None:
    """It is rezzed, and yet not encountered; the run goes on in the Movement Phase."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Enigma")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert t.decision.step == "6.9.2b"
    t.effect("corp", MoveIce(target(Installed("corp") & Type("ice")), "rd"))
    t.pass_until("Go on to the server")
    assert t.decision.step == "6.9.4c"
    assert not t.happened("encounter")


def test_6_5_9b_ending_the_run_in_a_forced_encounter_outside_of_a_run_ends_the_encounter() -> None:
    """6.5.9c: the effect that called for it goes on."""
    ice("Ender", Sub((EndTheRun(),)), Sub((Damage("net", 1),)))
    t = Table()
    t.ice("HQ", "Ender")
    t.hand("runner", "Leech", "Leech")
    t.start("runner")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))), Draw(1))
    t.next_action()
    assert t.game.encounter is None
    assert (len(t.names("grip")), len(t.names("hq"))) == (2, 1)


def test_9_5_4_an_ability_does_not_need_its_source_any_more() -> None:
    """9.1.4, 9.6.12, 9.8.9: paid, conditional and subroutine, each of a card that trashed itself."""
    runner("Firework", "resource", Paid(cost(trash=True), (Gain(1), Gain(2))))
    runner("Morning", "resource", When(TURN_BEGINS, (Trash(This()), Gain(2))))
    ice("Crumbling", Sub((Trash(This()), Gain(3))))
    t = Table()
    t.rig("Firework", "Morning")
    t.ice("HQ", "Crumbling")
    t.start("runner", turn_begins=True)
    assert t.names("heap") == ["Morning"]
    assert t.credits("runner") == 7
    t.click("Firework")
    assert t.credits("runner") == 10
    t.play("Run on HQ", "Let the unbroken")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Crumbling"]


@pytest.mark.parametrize(("duration", "gained"), [("", 1), ("run", 2)])
def test_9_6_13c_a_delayed_ability_resolves_once_or_for_its_duration(duration: str, gained: int) -> None:
    """9.6.13, 9.6.13b, 9.10.2: two more pieces of ice are encountered in this run."""
    more = (duration,) if duration else ()
    ice("Herald", Sub((Delayed(When(On(EventKind.ENCOUNTER), (Gain(1),)), *more),)))
    t = Table()
    t.ice("HQ", "Wormhole", "Wormhole", "Herald")
    t.rig("Crypsis")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Run on HQ", "Let the unbroken", "Go on", "Break everything", "Go on", "Break everything")
    t.next_action()
    assert t.credits("corp") == 5 + gained


def test_9_8_7a_breaking_all_subroutines_chooses_none() -> None:
    """9.8.6: as long as one is unbroken."""
    breaker("Wrecker", Paid(cost(credits=1), (Break(0),), interface=True))
    t = Table()
    t.ice("HQ", "Little Engine")
    t.rig("Wrecker")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Wrecker")
    assert t.credits("runner") == 4
    assert not t.offered("Wrecker")
    t.next_action()
    assert t.happened("fully_broken") == 1
    assert t.credits("runner") == 4


def test_9_2_9f_a_mandatory_interrupt_cannot_be_passed() -> None:
    """9.9.4b: The Cleaners add 1 to meat damage."""
    t = Table(policy=ASK_ALL)
    t.score_area("corp", "The Cleaners")
    t.hand("runner", "Leech", "Leech", "Leech")
    t.start("corp")
    t.effect("corp", Damage("meat", 1))
    assert t.decision.kind == "interrupt"
    assert len(t.options) == 1
    t.click("Use The Cleaners")
    while t.decision.kind == "interrupt":
        t.answer([o.key for o in t.asked.options if o.passing])
    assert len(t.names("grip")) == 1


def test_10_3_1k_counters_do_not_follow_a_card_to_the_discard_pile() -> None:
    """4.7.4, 1.12.2."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=6, loaded=("credit",))
    t.rig("Leech", virus=3)
    t.start("corp")
    t.effect("corp", Trash(target(Installed("corp"))))
    t.effect("runner", Trash(target(Installed("runner"))))
    assert t.card("Nico Campaign", "archives").credit == 0
    assert t.card("Leech", "heap").virus == 0
    assert t.credits(RUNNER) == 5


def test_10_3_1k_counters_placed_on_a_card_in_a_discard_pile_go_back_to_the_bank() -> None:
    """1.12.2a: an ability acts on what the card that it moved has become."""
    t = Table()
    t.hand("corp", "Offworld Office")
    t.start("corp")
    t.effect("corp", Trash(Each(InZone((HQ,)))), PlaceCounters("advancement", 2, Result("trashed")))
    assert t.card("Offworld Office", "archives").advancement == 0
    assert t.happened("place_counters") == 1


def test_3_4_7_only_ice_has_subroutines() -> None:
    """2.15.2: of all declared cards."""
    for code in declared():
        found = definition(code)
        assert not found.subs or found.type == "ice", code


def test_6_5_9d_moving_in_a_forced_encounter_does_not_end_it() -> None:
    """6.2.5, 6.1.2c: its second subroutine resolves, and the run goes on at the other server."""
    ice("Carousel", Sub((MoveRunner("rd"),)), Sub((Gain(1),)))
    t = Table()
    t.ice("Archives", "Carousel")
    t.root("HQ", "Plain Upgrade")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", ForceEncounter(target(Installed("corp") & Type("ice"))))
    t.click("Let the unbroken")
    assert t.credits("corp") == 6
    assert t.game.run is not None
    assert t.game.run.server == "rd"
    t.next_action()
    assert t.happened("successful_run", server="rd") == 1


def test_8_1_2e_a_card_is_rezzed_after_it_was_paid_for() -> None:
    """8.1.2d, 1.16.3: it does not hear its own payment, and hears the next."""
    corp("Bookkeeper", "asset", When(On(EventKind.SPEND_CREDITS, by=YOU), (Gain(3),)), cost=2)
    t = Table()
    t.root("Server 1", "Bookkeeper")
    t.hand("corp", "Lateral Growth")
    t.start("corp")
    t.click("Rez Bookkeeper")
    assert t.credits("corp") == 3
    t.click("Play Lateral Growth")
    t.next_action()
    assert t.credits("corp") == 3 - 1 + 3 + 4


def test_9_6_5c_all_of_a_condition_must_hold_at_the_moment_it_is_about() -> None:
    """9.6.5: tags that come after the credits do not make it true."""
    corp("Taxman", "asset", When(On(EventKind.GAIN_CREDITS, if_=Tagged()), (Gain(2, who=CORP),)))
    t = Table()
    t.root("Server 1", "Taxman", rezzed=True)
    t.start("runner")
    t.effect("runner", Together((Gain(1), GiveTags(1))))
    assert (t.credits("runner"), t.game.state.tags, t.credits("corp")) == (6, 1, 5)


def test_9_12_2e_x_is_nothing_where_it_is_not_defined() -> None:
    t = Table()
    t.start("corp")
    t.effect("corp", Gain(X()))
    assert t.credits("corp") == 5
