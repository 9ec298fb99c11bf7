"""What ends with a run, an encounter or an access, what outlasts it, and what places are limited to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Draw, Gain, Load, MakeRun, PlaceCounters, Swap, Trash
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Accessed, Type
from engine.netrunner.language.triggers import ACCESSED, EMPTY
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

BREAKS = On(EventKind.BREAK)


@pytest.fixture(autouse=True)
def small_cards() -> Iterator[None]:
    """Cards of this file exist only while its tests run."""
    with taken_back():
        runner("Counting Break", "event", Play((MakeRun(abilities=(When(BREAKS, (Gain(1),)),)),)))
        runner("Careful Payer", "resource",
               When(On(EventKind.SPEND_CREDITS, by=YOU, detail="steal"),
                    (Gain(1), Trash())))  # fmt: skip
        runner("Freebooter", "program", Paid(cost(), (Trash(Accessed()),), access=True))
        runner("Half Loaded", "resource", Paid(cost(clicks=1), (Load(1),)), When(EMPTY, (Trash(),)),
               Paid(cost(clicks=1), (PlaceCounters("power", 1),)),
               Paid(cost(counter="credit", counters=1), (Draw(1),)))  # fmt: skip
        runner("Exit Counter", "resource",
               When(On(EventKind.PASS_ICE), (Gain(1),)))  # fmt: skip
        corp("Last Word", "asset",
             When(On(EventKind.ENCOUNTER_ENDS), (Gain(1),)))  # fmt: skip
        corp("Toll Agenda", "agenda", Static(Price("steal", cost(credits=1))), agenda_points=1)
        corp("Tight Grip", "asset", Static(Modify("hand_corp", -7)), trash_cost=1)
        corp("Sticky Upgrade", "upgrade",
             When(On(EventKind.ACCESS), (Gain(1),), persistent=True),
             trash_cost=0)  # fmt: skip
        corp("Region One", "upgrade", subtypes=("region",), trash_cost=1)
        corp("Region Two", "upgrade", subtypes=("region",), trash_cost=1)
        corp("Mover", "asset", Paid(cost(), (Swap(Type("upgrade")),)))
        corp("Two Faced", "asset", When(ACCESSED, (Gain(1),), access=True),
             When(ACCESSED, (Trash(),), access=True), trash_cost=5)  # fmt: skip
        runner("Curious", "resource",
               When(On(EventKind.ACCESS_ENDS), (Gain(1),), optional=True))  # fmt: skip
        corp("Ice Mover", "asset", Paid(cost(), (Swap(Type("ice")),)))
        corp("Toll Gate", "asset", Static(Price("run", cost(credits=1))))
        corp("Plain Upgrade", "upgrade", trash_cost=1)
        yield


def break_once(t: Table) -> None:
    """Break one subroutine with Mayfly."""
    t.pass_until("Mayfly: Break")
    t.click("Mayfly: Break")
    if t.decision.kind == "target":
        t.answer([t.decision.options[0].key])


def test_9_12_5c_a_persistent_ability_outlasts_what_else_happens_when_the_run_ends() -> None:
    t = Table()
    t.ice("Server 1", "Whitespace")
    t.root("Server 1", "Amaze Amusements", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.rig("Mayfly")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on Server 1")
    break_once(t)
    break_once(t)
    t.pass_until("Access AMAZE")
    t.play("Access AMAZE", "Trash AMAZE")
    t.next_action()
    assert t.names("runner_score") == ["Offworld Office"]
    assert "Mayfly" not in t.names("installed")
    assert t.game.state.tags == 2


def test_9_6_13b_an_ability_for_the_length_of_the_run_resolves_each_time() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.hand("runner", "Counting Break")
    t.rig("Mayfly")
    t.set(runner_credits=10)
    t.start("runner")
    t.play("Play Counting Break", "HQ")
    break_once(t)
    break_once(t)
    assert t.happened("broken") == 2
    assert t.credits("runner") == 10


def test_9_12_5_a_persisting_ability_resolves_each_time() -> None:
    t = Table()
    t.root("Server 1", "Sticky Upgrade", "Plain Upgrade", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Sticky Upgrade")
    t.click("Sticky Upgrade")
    t.click("Trash")
    t.next_action()
    assert t.happened("accessed") == 3
    assert t.credits("corp") == 5 + 3


def test_10_3_4_what_the_steal_cost_triggers_comes_before_the_steal() -> None:
    """Rules: 1.16.10c, 1.16.3."""
    t = Table(points_to_win=1)
    t.root("Server 1", "Toll Agenda")
    t.rig("Careful Payer")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Steal Toll Agenda")
    t.click("Steal Toll Agenda")
    assert t.winner == "runner"
    assert t.names("heap") == ["Careful Payer"]
    assert t.credits("runner") == 5


def test_10_9_3_only_the_kind_of_counter_that_was_loaded_makes_a_card_empty() -> None:
    t = Table()
    t.rig("Half Loaded")
    t.start("runner")
    t.click("Half Loaded: 1 click: Load" if t.offered("Half Loaded: 1 click: Load") else "Half Loaded: Load")
    t.click("Half Loaded: Place")
    t.click("Half Loaded: Draw")
    assert "Half Loaded" not in t.names("installed")


def test_4_4_6b_an_accessed_card_trashed_by_any_ability_is_faceup_in_archives() -> None:
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.rig("Freebooter")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Freebooter")
    t.click("Freebooter")
    assert t.card("Hedge Fund", "archives").faceup


def test_9_12_5a_a_mid_access_ability_of_a_card_leaves_persistent_abilities() -> None:
    t = Table()
    t.root("Server 1", "Amaze Amusements", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.rig("Freebooter")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access AMAZE")
    t.play("Access AMAZE", "Freebooter")
    t.next_action()
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 2


def test_10_3_6_abilities_about_the_end_of_an_encounter_come_before_the_ice_is_passed() -> None:
    t = Table()
    t.ice("HQ", "Whitespace")
    t.root("Server 1", "Last Word", rezzed=True)
    t.rig("Exit Counter")
    t.set(runner_credits=10)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Go on")
    kinds = [(e.kind, e.seat) for e in t.events if e.kind in ("gain_credits", "encounter_ends", "pass_ice")]
    assert kinds == [
        ("encounter_ends", "runner"), ("gain_credits", "corp"),
        ("pass_ice", "runner"), ("gain_credits", "runner"),
    ]  # fmt: skip


def test_4_3_6_a_hand_size_below_zero_is_met_by_an_empty_hand() -> None:
    t = Table()
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.root("Server 1", "Tight Grip", rezzed=True)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.next_action()
    assert t.names("hq") == []
    assert t.decision.seat == "runner"


def test_3_6_5_no_swap_puts_two_regions_into_one_root() -> None:
    """Rules: 3.6.5e."""
    t = Table()
    t.root("Server 1", "Region One", rezzed=True)
    t.root("Server 2", "Region Two", "Plain Upgrade", rezzed=True)
    t.root("Server 3", "Mover", rezzed=True)
    t.start("corp")
    t.click("Mover")
    assert (t.card("Region One").server, t.card("Region Two").server) == ("remote2", "remote1")
    assert t.card("Plain Upgrade").server == "remote2"


def test_3_6_5_a_second_region_asks_once_more_and_is_no_choice_of_its_own() -> None:
    t = Table()
    t.root("Server 1", "Region One")
    t.hand("corp", "Region Two")
    t.start("corp")
    there = [o for o in t.asked.options if "Region Two" in o.label and "Server 1" in o.label]
    assert len(there) == 1
    assert "Region One" in (there[0].confirm or "")


def test_7_1_7_an_access_that_ended_drops_what_its_beginning_triggered() -> None:
    t = Table()
    t.root("Server 1", "Two Faced")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Use Two Faced")
    assert t.decision.seat == "corp"
    t.answer([t.decision.options[1].key])
    t.next_action()
    assert t.names("archives") == ["Two Faced"]
    assert t.credits("corp") == 5


def test_10_3_1c_nothing_is_asked_after_the_game_was_won() -> None:
    t = Table()
    t.score_area("runner", *["Offworld Office"] * 4)
    t.rig(*["Freebooter"] * 5)
    t.start("runner")
    t.click("Gain 1 credit")
    assert t.winner == "runner"
    assert t.game.decisions == ()
    assert t.game.state.stack == []


def test_1_21_1_counters_that_leave_a_facedown_card_do_not_name_it() -> None:
    from engine.netrunner.table import primitives as do

    t = Table()
    (oid,) = t.root("Server 1", "Offworld Office", advancement=2)
    t.start("corp")
    t.game.log = []
    do.remove_counters(t.game, oid, "advancement", 1)
    assert [event.secret for event in t.game.log] == ["corp"]


def test_6_3_4_credits_for_the_run_do_not_pay_for_beginning_it() -> None:
    t = Table()
    t.root("Server 1", "Toll Gate", rezzed=True)
    t.hand("runner", "Overclock")
    t.set(runner_credits=1)
    t.start("runner")
    t.click("Play Overclock")
    assert t.credits("runner") == 0
    assert t.game.run is None
    assert not t.happened("run_begins")


def test_10_3_6_a_card_is_not_looked_at_any_more_when_its_access_has_ended() -> None:
    t = Table()
    t.rig("Curious")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Use Curious")
    run = t.view("runner").run
    assert run is not None
    assert run.accessing is None


def test_6_9_2b_after_a_swap_the_corp_can_rez_the_ice_that_is_approached_now() -> None:
    t = Table()
    t.ice("HQ", "Whitespace", rezzed=False)
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Ice Mover", rezzed=True)
    t.start("runner")
    t.play("Run on HQ", "Ice Mover")
    assert t.offered("Rez Tithe protecting HQ")
    assert not t.offered("Rez Whitespace")


def test_8_5_6_under_full_control_an_install_by_a_card_offers_to_trash_like_cards_first() -> None:
    t = Table()
    t.rig("Leech")
    t.deck("runner", "Cleaver")
    t.hand("runner", "Mutual Favor")
    t.game.set_orders("runner", Orders(full_control=True))
    t.start("runner")
    t.game.state.happened.append(Event(EventKind.SUCCESSFUL_RUN, seat="runner"))
    t.pass_until("Play Mutual Favor")
    t.click("Play Mutual Favor")
    t.click("Find Cleaver")
    t.click("Yes")
    assert t.offered("Leech")
    assert t.offered("Done")
    t.click("Leech")
    t.pass_until("Gain 1 credit")
    assert t.names("installed") == ["Cleaver"]
