"""The Corp's positions with other cards, numbers and servers: counters, tags, a full hand."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.kin import (
    Positions,
    Right,
    grip,
    hq,
    iced,
    kin,
    layers,
    money,
    points,
    wrong,
)  # fmt: skip

CORP: Positions = {}


@kin(CORP, "corp")
def c14_counters_of_a_datasucker_stay(t: Table) -> Right:
    iced(t, "Enigma")
    t.rig("Datasucker", virus=2)
    hq(t, "Ice Wall", funds=1)
    t.start("corp")
    return lambda w: not w.did("Purge")


def _medium(t: Table, counters: int) -> None:
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Ice Wall")
    t.rig("Corroder")
    t.rig("Medium", virus=5)
    t.deck("corp", *["Hedge Fund", "Offworld Office"] * 3)
    if counters:
        t.root("Server 1", "Accelerated Beta Test", advancement=counters)
    hq(t, "PAD Campaign")
    money(t, 6, 8)
    t.start("corp")


@kin(CORP, "corp")
def c14_a_full_medium_is_purged(t: Table) -> Right:
    _medium(t, 0)
    return lambda w: w.did("Purge")


@kin(CORP, "corp")
def c14_a_score_before_the_purge(t: Table) -> Right:
    _medium(t, 1)
    return lambda w: w.table.names("corp_score") == ["Accelerated Beta Test"]


def _traced(t: Table, runner: int) -> None:
    t.ice("Server 1", "Wall of Static", "Eli 1.0")
    iced(t, "Enigma")
    hq(t, "SEA Source", "Retribution")
    t.rig("Corroder")
    grip(t, *["VRcation"] * 3)
    t.deck("runner", *["VRcation"] * 5)
    money(t, 9, runner - 1)
    t.start("runner", clicks=2)
    t.click("Run on Archives")
    t.pass_until("Gain 1 credit")
    t.click("Gain 1 credit")
    while t.decision.seat == "runner" or not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[-1].key])


@kin(CORP, "corp")
def c15_who_cannot_beat_the_trace_loses_the_breaker(t: Table) -> Right:
    _traced(t, 2)
    return lambda w: "Corroder" not in w.table.names("installed")


@kin(CORP, "corp")
def c15_who_can_beat_the_trace_is_let_alone(t: Table) -> Right:
    _traced(t, 16)
    return lambda w: not w.did("Play SEA Source")


@kin(CORP, "corp")
def c16_four_damage_kill_three_cards(t: Table) -> Right:
    iced(t, "Enigma")
    t.rig("Daily Casts", credit=8, loaded=("credit",))
    hq(t, "Scorched Earth", "Offworld Office")
    grip(t, gambles=3)
    t.set(corp_credits=4, tags=1)
    t.start("corp", clicks=2)
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def c16_a_full_job_is_trashed(t: Table) -> Right:
    iced(t, "Enigma")
    t.rig("Daily Casts", credit=8, loaded=("credit",))
    grip(t, gambles=5)
    hq(t, "Ice Wall")
    t.set(corp_credits=6, tags=1)
    t.start("corp")
    return lambda w: "Daily Casts" in w.table.names("heap")


@kin(CORP, "corp", "now")
def c18_a_runner_with_few_cards_gets_credits(t: Table) -> Right:
    t.root("Server 1", "Project Junebug", advancement=1)
    grip(t, "Wildcat Strike", "Corroder", "Corroder")
    t.set(runner_credits=5)
    t.start("runner", clicks=2)
    t.click("Play Wildcat Strike")
    return lambda w: "gain" in w.done[0].casefold()


@kin(CORP, "corp", "now")
def c18_a_rich_runner_gets_more_credits(t: Table) -> Right:
    """It has all the money it needs, and looks for breakers."""
    iced(t, "Enigma", "Wall of Static", servers=("HQ", "R&D", "Server 1"))
    t.root("Server 1", "Private Security Force", advancement=3)
    grip(t, "Wildcat Strike")
    t.set(runner_credits=22)
    t.start("runner", clicks=3)
    t.click("Play Wildcat Strike")
    return lambda w: "gain" in w.done[0].casefold()


@kin(CORP, "corp", "action")
def c19_a_requisition_rezzes_where_something_lies(t: Table) -> Right:
    t.ice("Archives", "Wall of Thorns", rezzed=False)
    t.ice("R&D", "Neural Katana", rezzed=False)
    t.ice("HQ", "Enigma")
    t.root("Server 1", "Priority Requisition", advancement=5)
    t.start("corp")
    t.click("Score Priority Requisition")
    return lambda w: w.table.card("Neural Katana").faceup


@kin(CORP, "corp", "action")
def c19_it_rezzes_before_the_other_agenda(t: Table) -> Right:
    t.ice("Server 2", "Wall of Thorns", rezzed=False)
    t.root("Server 2", "Offworld Office")
    t.ice("Server 3", "Hadrian's Wall", rezzed=False)
    iced(t, "Enigma")
    t.root("Server 1", "Send a Message", advancement=5)
    t.start("corp")
    t.click("Score Send a Message")
    return lambda w: w.table.card("Wall of Thorns").faceup


def _discarding(t: Table, *hand: str) -> None:
    iced(t, "Wall of Static", servers=("HQ", "R&D", "Archives", "Server 1"))
    hq(t, *hand)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")


@kin(CORP, "corp", "now")
def c20_spare_code_gates_go_first(t: Table) -> Right:
    _discarding(t, *["Private Security Force"] * 2, "Enigma", "Data Mine", "Ice Wall", "Hedge Fund")
    return lambda w: w.done[0] in ("Enigma", "Data Mine", "Ice Wall")


@kin(CORP, "corp", "now")
def c20_one_of_three_copies_goes_first(t: Table) -> Right:
    _discarding(t, "Priority Requisition", "Accelerated Beta Test", *["Enigma"] * 3, "Hedge Fund")
    return lambda w: w.done[0].startswith("Enigma")


@kin(CORP, "corp")
def d1_tags_make_the_winning_agenda(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "corp", 5)
    hq(t, "Psychographics", "Private Security Force", "Ice Wall", funds=1)
    grip(t, gambles=4)
    t.set(corp_credits=6, tags=3, runner_credits=5)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def d1_a_counter_out_of_the_blue_wins(t: Table) -> Right:
    """Seamless Launch on what stood there, and no more clicks than two."""
    iced(t, "Tithe")
    points(t, "corp", 5)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Accelerated Beta Test", turn=1)
    hq(t, "Seamless Launch", "Palisade", funds=1)
    grip(t, gambles=4)
    t.set(corp_credits=2, turn=8)
    t.start("corp", clicks=2)
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def d3_three_points_where_a_grid_lets_them_need_less(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "corp", 4)
    t.root("Server 1", "SanSan City Grid")
    t.root("Server 1", "Priority Requisition", advancement=1)
    hq(t, "Palisade", funds=1)
    grip(t, gambles=4)
    money(t, 9, 5)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def d6_an_agenda_is_not_left_in_an_open_hq(t: Table) -> Right:
    points(t, "runner", 5)
    t.ice("R&D", "Enigma", "Wall of Static")
    t.ice("Server 2", "Wall of Static", "Enigma")
    hq(t, "Private Security Force", "Enigma", "PAD Campaign")
    grip(t, gambles=4)
    money(t, 7, 6)
    t.start("corp")
    return lambda w: layers(w.table, "hq") > 0 or "Private Security Force" not in w.table.names("hq")


@kin(CORP, "corp")
def d7_a_sentry_where_only_walls_are_broken(t: Table) -> Right:
    iced(t, "Tithe")
    t.ice("Server 1", "Wall of Static")
    t.rig("Corroder", "Gordian Blade")
    hq(t, "Rototurret", "Private Security Force", funds=1)
    grip(t, gambles=4)
    money(t, 10, 9)
    t.start("corp")
    return lambda w: layers(w.table, "remote1") == 2


@kin(CORP, "corp")
def d9_a_tip_is_not_taken_from_the_last_cards(t: Table) -> Right:
    t.empty_deck("corp")
    t.deck("corp", *["Hedge Fund"] * 3)
    points(t, "corp", 6)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Accelerated Beta Test")
    hq(t, "Anonymous Tip", "PAD Campaign")
    grip(t, gambles=4)
    money(t, 1, 5)
    t.start("corp", clicks=2)
    return lambda w: len(w.table.names("rd")) == 3


@kin(CORP, "corp")
def d9_clearance_is_not_taken_from_the_last_card(t: Table) -> Right:
    """Who draws the last card now has none to draw next turn."""
    t.empty_deck("corp")
    t.deck("corp", "Hedge Fund", "Hedge Fund")
    points(t, "corp", 6)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Accelerated Beta Test")
    hq(t, "Blue Level Clearance", "PAD Campaign")
    grip(t, gambles=4)
    money(t, 2, 5)
    t.start("corp", clicks=2)
    return lambda w: len(w.table.names("rd")) == 2


@kin(CORP, "corp")
def d12_the_agenda_takes_the_place_of_a_mine(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "corp", 5)
    t.ice("Server 1", "Wall of Static", "Enigma")
    t.root("Server 1", "Melange Mining Corp.", rezzed=True)
    hq(t, "Accelerated Beta Test", funds=1)
    grip(t, gambles=4)
    money(t, 6, 5)
    t.start("corp")
    return lambda w: w.did("Install Accelerated Beta Test in Server 1")


@kin(CORP, "corp")
def f7_only_ice_that_can_be_paid_for_guards(t: Table) -> Right:
    """Both pieces will never stand together: three points are not for two credits' worth of walls."""
    iced(t, "Tithe")
    t.ice("Server 1", "Ice Wall")
    t.ice("Server 1", "Hadrian's Wall", rezzed=False)
    t.rig("Corroder")
    hq(t, "Offworld Office", "Hedge Fund")
    grip(t, gambles=4)
    money(t, 3, 3)
    t.start("corp")
    return lambda w: not w.did("Install Offworld Office")


@kin(CORP, "corp")
def f8_a_rich_corp_without_an_agenda_draws(t: Table) -> Right:
    iced(t, "Enigma", "Wall of Static")
    t.ice("Server 1", "Enigma", "Eli 1.0")
    points(t, "corp", 6)
    hq(t, "PAD Campaign", "Ice Wall", funds=3)
    grip(t, gambles=4)
    money(t, 30, 9)
    t.start("corp")
    return lambda w: w.did("Draw 1 card")


@kin(CORP, "corp")
def f6_at_match_point_the_agenda_is_advanced(t: Table) -> Right:
    """Two counters now, three next turn: one turn of danger instead of two."""
    iced(t, "Enigma")
    points(t, "corp", 6)
    points(t, "runner", 6)
    t.ice("Server 1", "Wall of Static", "Enigma", "Eli 1.0")
    t.root("Server 1", "Priority Requisition")
    t.rig("Corroder", "Gordian Blade")
    hq(t, "Ice Wall", funds=1)
    grip(t, gambles=4)
    money(t, 24, 4)
    t.start("corp")
    return lambda w: w.table.card("Priority Requisition").advancement >= 2


@kin(CORP, "corp")
def f9_no_agenda_goes_naked_when_hq_is_guarded(t: Table) -> Right:
    iced(t, "Enigma", "Wall of Static")
    points(t, "corp", 6)
    hq(t, "Hostile Takeover", "PAD Campaign", funds=2)
    grip(t, gambles=4)
    money(t, 9, 9)
    t.start("corp", clicks=1)
    return lambda w: not w.did("Install Hostile Takeover")


@pytest.mark.parametrize("name", CORP)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert not wrong(CORP[name], range(4))
