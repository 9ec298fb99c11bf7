"""The Runner's positions with other cards, numbers and servers: what is worth its danger."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.kin import Positions, Right, grip, hq, iced, kin, money, points, wrong
from tests.players.netrunner.test_kin_runner import ran, stolen

RUNNER: Positions = {}


@kin(RUNNER, "runner", "run")
def r30_a_tag_for_which_nothing_is_left_is_not_taken(t: Table) -> Right:
    """The data raven tags who goes on."""
    t.ice("R&D", "Data Raven")
    t.rig("Daily Casts", credit=8, loaded=("credit",))
    hq(t, "Retribution", funds=1)
    grip(t, *["VRcation"] * 4)
    money(t, 5, 1)
    t.start("runner", clicks=1)
    t.click("Run on R&D")
    return lambda w: w.table.game.state.tags == 0


@kin(RUNNER, "runner")
def r31_rich_and_complete_it_runs_the_advanced_card(t: Table) -> Right:
    iced(t, "Enigma", "Wall of Static", "Rototurret")
    t.ice("Server 1", "Wall of Static", "Rototurret")
    t.root("Server 1", "Priority Requisition", advancement=3)
    t.rig("Corroder", "Gordian Blade", "Mimic", "Desperado")
    grip(t, *["VRcation"] * 5)
    hq(t, funds=4)
    money(t, 3, 22)
    t.start("runner")
    return stolen("Priority Requisition")


@kin(RUNNER, "runner", "now")
def r31_a_rich_runner_looks_for_breakers(t: Table) -> Right:
    iced(t, "Enigma", "Hadrian's Wall", "Enigma", servers=("HQ", "R&D", "Archives"))
    grip(t, "Overclock", "Stimhack")
    t.deck("runner", *["Corroder", "Gordian Blade"] * 3)
    hq(t, funds=4)
    t.set(runner_credits=16)
    t.start("runner")
    return lambda w: w.done[0].startswith("Draw 1 card")


@kin(RUNNER, "runner")
def r32_four_cards_and_time_face_unknown_ice(t: Table) -> Right:
    """The first click: whatever it is, there is time to mend it."""
    t.ice("HQ", "Enigma", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    grip(t, "Corroder", "Mimic", "Gordian Blade", "VRcation", "VRcation")
    hq(t, funds=5)
    money(t, 1, 3)
    t.start("runner")
    return lambda w: bool({"R&D", "HQ"} & set(ran(w)))


@kin(RUNNER, "runner")
def r32_one_card_and_no_click_to_come_do_not(t: Table) -> Right:
    for server in ("HQ", "R&D", "Archives"):
        t.ice(server, "Hagen", rezzed=False)
    grip(t, "Corroder")
    hq(t, funds=4)
    money(t, 9, 3)
    t.start("runner", clicks=1)
    return lambda w: not ran(w)


@kin(RUNNER, "runner")
def r33_at_match_point_the_new_card_is_looked_at(t: Table) -> Right:
    points(t, "corp", 6)
    iced(t, "Wall of Static")
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Accelerated Beta Test")
    t.rig("Corroder")
    hq(t, funds=3)
    grip(t, *["VRcation"] * 4)
    money(t, 6, 5)
    t.start("runner")
    return lambda w: bool({"Server 1", "R&D", "HQ"} & set(ran(w)))


@kin(RUNNER, "runner")
def r33_the_winning_steal_takes_all_credits(t: Table) -> Right:
    points(t, "runner", 5)
    t.ice("Server 1", "Eli 1.0")
    t.root("Server 1", "Private Security Force", advancement=3)
    t.rig("Corroder")
    hq(t, funds=3)
    grip(t, *["VRcation"] * 5)
    t.set(runner_credits=4)
    t.start("runner")
    return lambda w: w.table.winner == "runner"


@kin(RUNNER, "runner", "now")
def r34_the_second_decoder_goes(t: Table) -> Right:
    t.rig("Gordian Blade", "Mimic")
    grip(t, "Corroder", "Gordian Blade", "Stimhack", "Legwork", gambles=2)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    return lambda w: w.done == ["Gordian Blade"]


@kin(RUNNER, "runner", "now")
def r34_of_two_consoles_the_second_goes(t: Table) -> Right:
    t.rig("Desperado")
    grip(t, "Corroder", "Gordian Blade", "Desperado", "Mimic", gambles=2)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    return lambda w: w.done == ["Desperado"]


@kin(RUNNER, "runner")
def s1_a_killer_and_money_win_from_archives(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "runner", 5)
    t.discard_pile("corp", "Private Security Force")
    t.ice("Archives", "Rototurret")
    grip(t, "Mimic", "Diesel", gambles=1)
    hq(t, funds=4)
    money(t, 6, 5)
    t.start("runner", clicks=3)
    return lambda w: w.table.winner == "runner"


@kin(RUNNER, "runner")
def s3_a_tailgate_past_the_ice(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "corp", 5)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Private Security Force", advancement=3)
    grip(t, "Inside Job", "Corroder", gambles=3)
    hq(t, funds=4)
    money(t, 3, 2)
    t.start("runner")
    return stolen("Private Security Force")


@kin(RUNNER, "runner")
def s4_lent_credits_for_a_sentry(t: Table) -> Right:
    iced(t, "Tithe")
    points(t, "corp", 5)
    t.ice("Server 1", "Wall of Thorns")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.rig("Corroder")
    grip(t, "Overclock", "Diesel", gambles=3)
    hq(t, funds=4)
    money(t, 5, 2)
    t.start("runner", clicks=2)
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def s7_cards_before_an_end_of_the_line(t: Table) -> Right:
    t.discard_pile("corp", "End of the Line")
    iced(t, "Wall of Static")
    grip(t, "Mimic", "Mimic")
    hq(t, funds=4)
    t.set(corp_credits=9, runner_credits=0, tags=1)
    t.start("runner", clicks=3)
    return lambda w: w.table.game.state.tags == 0 or len(w.table.names("grip")) >= 4


@kin(RUNNER, "runner")
def s10_a_poor_corp_cannot_guard_the_other_server(t: Table) -> Right:
    """Nothing left to rez: what lies behind unrezzed ice is stolen."""
    points(t, "corp", 5)
    iced(t, "Tithe")
    t.ice("Server 1", "Tollbooth", "Hadrian's Wall", rezzed=False)
    t.root("Server 1", "Private Security Force", advancement=3)
    grip(t, "Account Siphon", "Mimic", "Diesel", gambles=2)
    hq(t, funds=4)
    money(t, 9, 5)
    t.start("runner")
    return lambda w: w.did("Play Account Siphon")


@kin(RUNNER, "runner")
def s11_three_facedown_cards_in_archives(t: Table) -> Right:
    t.discard_pile("corp", "Private Security Force", "Enigma", "Hedge Fund", faceup=False)
    points(t, "runner", 4)
    iced(t, "Wall of Static", "Enigma")
    grip(t, gambles=4)
    hq(t, funds=4)
    money(t, 6, 3)
    t.start("runner")
    return lambda w: "Archives" in ran(w)


@kin(RUNNER, "runner")
def s12_an_open_mine_is_trashed(t: Table) -> Right:
    iced(t, "Tithe")
    t.root("Server 2", "Nico Campaign", rezzed=True, credit=9)
    grip(t, "Corroder", "Diesel", gambles=1)
    hq(t, funds=4)
    t.set(runner_credits=7)
    t.start("runner")
    return lambda w: "Nico Campaign" in w.table.names("archives")


@kin(RUNNER, "runner")
def s12_what_draws_for_the_corp_is_trashed(t: Table) -> Right:
    iced(t, "Tithe")
    t.root("Server 2", "Daily Business Show", rezzed=True)
    grip(t, "Corroder", "Diesel", gambles=1)
    hq(t, funds=4)
    t.set(runner_credits=12)
    t.start("runner")
    return lambda w: "Daily Business Show" in w.table.names("archives")


def _chosen(t: Table, ice: str, credits: int, *rig: str) -> None:
    t.ice("R&D", "Hadrian's Wall", "Hadrian's Wall")
    t.ice("HQ", ice)
    t.rig(*rig)
    hq(t, *["Private Security Force"] * 2, funds=2)
    grip(t, *["VRcation"] * 4)
    money(t, 8, credits)
    t.start("runner", clicks=2)


@kin(RUNNER, "runner")
def f3_nobody_runs_through_what_the_corp_may_end(t: Table) -> Right:
    _chosen(t, "Tithonium", 5, "Corroder")
    return lambda w: "HQ" not in ran(w)


@kin(RUNNER, "runner")
def f3_nor_into_a_flare(t: Table) -> Right:
    _chosen(t, "Flare", 5, "Corroder")
    return lambda w: "HQ" not in ran(w)


@kin(RUNNER, "runner", "run")
def f3_what_trashes_programs_is_broken(t: Table) -> Right:
    t.ice("HQ", "Ichi 1.0")
    t.rig("Corroder", "Mimic", "Pipeline")
    hq(t, "Private Security Force", funds=3)
    grip(t, *["VRcation"] * 4)
    money(t, 8, 12)
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    return lambda w: {"Corroder", "Mimic", "Pipeline"} <= set(w.table.names("installed"))


@kin(RUNNER, "runner")
def f8_a_rich_runner_opens_r_and_d(t: Table) -> Right:
    points(t, "corp", 6)
    points(t, "runner", 5)
    t.ice("R&D", "Wall of Static", "Eli 1.0")
    t.ice("HQ", "Rototurret", "Neural Katana")
    t.deck("corp", *["Offworld Office", "Hedge Fund"] * 5)
    grip(t, "Corroder", *["VRcation"] * 4)
    hq(t, funds=4)
    money(t, 6, 40)
    t.start("runner")
    return lambda w: "R&D" in ran(w)


@kin(RUNNER, "runner")
def f9_nothing_is_drawn_only_to_be_discarded(t: Table) -> Right:
    iced(t, "Hadrian's Wall", "Hadrian's Wall", servers=("HQ", "R&D", "Archives"))
    grip(t, "Corroder", "Mimic", "Legwork", "Gordian Blade", "Stimhack")
    hq(t, funds=4)
    t.set(runner_credits=1)
    t.start("runner", clicks=1)
    return lambda w: not w.did("Draw")


@kin(RUNNER, "runner")
def f10_who_may_be_killed_does_not_end_with_two_cards(t: Table) -> Right:
    t.discard_pile("corp", "Scorched Earth")
    iced(t, "Enigma")
    grip(t, "Mimic", "Datasucker")
    hq(t, funds=4)
    t.set(corp_credits=9, runner_credits=4, tags=1)
    t.start("runner", clicks=2)
    return lambda w: w.table.game.state.tags == 0


@kin(RUNNER, "runner")
def f10_a_rich_corp_s_unknown_ice_is_not_met_with_one_credit(t: Table) -> Right:
    """It may trash what the rig has cost."""
    t.ice("HQ", "Archer", rezzed=False)
    t.ice("R&D", "Archer", rezzed=False)
    t.ice("Archives", "Archer", rezzed=False)
    t.rig("Corroder", "Gordian Blade")
    grip(t, "Mimic", "VRcation")
    hq(t, funds=4)
    t.set(corp_credits=9, runner_credits=1)
    t.start("runner", clicks=1)
    return lambda w: not ran(w)


@pytest.mark.parametrize("name", RUNNER)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert not wrong(RUNNER[name], range(4))
