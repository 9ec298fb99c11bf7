"""The Runner's positions of the known kinds, with cards that the files beside do without."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.players.netrunner.kin import Positions, Right, grip, hq, iced, kin, money, points, wrong
from tests.players.netrunner.test_kin_runner import ran, stolen

RUNNER: Positions = {}


@kin(RUNNER, "runner")
def r21_r_and_d_is_looked_at_by_conduit(t: Table) -> Right:
    t.ice("HQ", "Palisade")
    t.rig("Conduit", virus=2)
    grip(t, "Cleaver", "Unity", gambles=2)
    hq(t, funds=4)
    t.start("runner")
    return lambda w: w.did("Conduit:")


@kin(RUNNER, "runner")
def r22_three_cards_of_r_and_d_for_two_credits(t: Table) -> Right:
    t.ice("R&D", "Magnet", rezzed=False)
    t.ice("HQ", "Palisade")
    hq(t, "Offworld Office", funds=3)
    grip(t, "The Maker’s Eye", "Cleaver", gambles=2)
    money(t, 0, 3)
    t.start("runner")
    return lambda w: w.did("Play The Maker")


@kin(RUNNER, "runner")
def r24_nobody_runs_through_karuna_with_two_cards(t: Table) -> Right:
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Offworld Office", advancement=2)
    iced(t, "Hákarl 1.0")
    grip(t, "Unity", "Cleaver")
    hq(t, funds=3)
    money(t, 4, 2)
    t.start("runner", clicks=1)
    return lambda w: "Server 1" not in ran(w)


@kin(RUNNER, "runner", "run")
def r24_karuna_is_broken_wholly(t: Table) -> Right:
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.rig("Bukhgalter")
    grip(t, *["VRcation"] * 4)
    hq(t, funds=3)
    money(t, 1, 6)
    t.start("runner")
    t.click("Run on Server 1")
    return lambda w: len(w.table.names("grip")) == 4 and "Offworld Office" in w.table.names("runner_score")


@kin(RUNNER, "runner")
def r25_eight_credits_do_not_pass_whitespace(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Whitespace")
    t.root("Server 1", "Offworld Office", advancement=2)
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 8)
    t.start("runner", clicks=1)
    return lambda w: "Server 1" not in ran(w)


@kin(RUNNER, "runner")
def r25_twelve_do(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Whitespace")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 12)
    t.start("runner")
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def r26_clicks_break_eli(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Eli 1.0")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 2)
    t.start("runner", clicks=3)
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def r26_one_click_less_does_not(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Eli 1.0")
    t.root("Server 1", "Offworld Office", advancement=3)
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 2)
    t.start("runner", clicks=2)
    return lambda w: "Server 1" not in ran(w)


@kin(RUNNER, "runner")
def r27_the_decoder_is_looked_for_that_opens_the_way(t: Table) -> Right:
    """One search, one run: the last agenda lies behind a gate."""
    iced(t, "Palisade")
    t.ice("Server 1", "Magnet")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    t.deck("runner", "Cleaver", "Buzzsaw", "Bukhgalter")
    grip(t, "Mutual Favor", "VRcation", gambles=2)
    hq(t, funds=3)
    money(t, 1, 9)
    t.start("runner")
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def r28_dearer_ice_stays_unrezzed(t: Table) -> Right:
    """Of five credits the Corp has none left for ice that costs three more."""
    iced(t, "Palisade")
    t.ice("Server 1", "Magnet", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    grip(t, "Tread Lightly", *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 4, 3)
    t.start("runner", clicks=1)
    return lambda w: w.did("Play Tread Lightly")


@kin(RUNNER, "runner")
def r28_nothing_is_played_for_rezzed_ice(t: Table) -> Right:
    iced(t, "Palisade")
    t.rig("Cleaver")
    grip(t, "Tread Lightly", *["VRcation"] * 2)
    hq(t, funds=3)
    money(t, 4, 9)
    t.start("runner", clicks=2)
    return lambda w: not w.did("Play Tread Lightly")


@kin(RUNNER, "runner", "run")
def r29_a_full_campaign_is_trashed(t: Table) -> Right:
    t.root("Server 1", "Otto Campaign", rezzed=True, credit=6)
    grip(t, gambles=4)
    hq(t, funds=3)
    money(t, 4, 6)
    t.start("runner")
    t.click("Run on Server 1")
    return lambda w: "Otto Campaign" in w.table.names("archives")


@kin(RUNNER, "runner")
def r30_a_tag_goes_before_the_contract_does(t: Table) -> Right:
    iced(t, "Hákarl 1.0")
    t.rig("Telework Contract", credit=9)
    t.rig("Daily Casts", credit=6)
    grip(t, gambles=4)
    hq(t, funds=3)
    t.set(corp_credits=8, runner_credits=3, tags=1)
    t.start("runner", clicks=2)
    return lambda w: w.table.game.state.tags == 0


@kin(RUNNER, "runner")
def r33_three_unknown_counters_at_match_point(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Karunā", "Palisade")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 6)
    t.rig("Cleaver", "Bukhgalter")
    grip(t, *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 11)
    t.start("runner")
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def r34_the_second_killer_is_discarded(t: Table) -> Right:
    iced(t, "Hákarl 1.0")
    t.rig("Bukhgalter", "Cleaver", "Unity")
    grip(t, "Bukhgalter", "Diesel", "Jailbreak", "Sure Gamble", "Overclock", "The Maker’s Eye")
    hq(t, funds=3)
    money(t, 4, 1)
    t.start("runner", clicks=0)
    return lambda w: "Bukhgalter" in w.table.names("heap")


@kin(RUNNER, "runner")
def s1_money_and_a_decoder_win_from_archives(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Archives", "Magnet")
    t.discard_pile("corp", "Offworld Office")
    points(t, "runner", 5)
    grip(t, "Buzzsaw", "Easy Mark", "Diesel")
    hq(t, funds=4)
    money(t, 5, 3)
    t.start("runner", clicks=3)
    return lambda w: w.table.winner == "runner"


@kin(RUNNER, "runner")
def s3_what_is_thrown_at_ice_opens_it(t: Table) -> Right:
    """Chosen as it is installed, and trashed to break both subroutines."""
    iced(t, "Palisade")
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    grip(t, "Boomerang", *["VRcation"] * 4, gambles=1)
    hq(t, funds=3)
    money(t, 3, 4)
    t.start("runner")
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def s4_five_credits_for_two_walls(t: Table) -> Right:
    iced(t, "Karunā")
    t.ice("Server 1", "Palisade", "Palisade")
    t.root("Server 1", "Offworld Office", advancement=3)
    points(t, "corp", 5)
    t.rig("Cleaver")
    grip(t, "Overclock", *["VRcation"] * 5)
    hq(t, funds=3)
    money(t, 1, 3)
    t.start("runner", clicks=2)
    return stolen("Offworld Office")


@kin(RUNNER, "runner")
def s6_two_damage_a_tag_are_feared(t: Table) -> Right:
    iced(t, "Hákarl 1.0")
    t.discard_pile("corp", "High-Profile Target")
    grip(t, "Cleaver", "Unity")
    hq(t, funds=3)
    t.set(corp_credits=9, runner_credits=5, tags=2)
    t.start("runner")
    return lambda w: (
        w.table.game.state.tags == 0 or (len(w.table.names("grip")) >= 2 * w.table.game.state.tags)
    )


@kin(RUNNER, "runner")
def s12_an_open_campaign_is_trashed(t: Table) -> Right:
    iced(t, "Hákarl 1.0")
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9)
    grip(t, "Cleaver", "Unity", gambles=2)
    hq(t, funds=4)
    money(t, 4, 7)
    t.start("runner")
    return lambda w: "Nico Campaign" in w.table.names("archives")


@kin(RUNNER, "runner")
def f3_a_server_that_ends_the_run_for_a_card_of_hq(t: Table) -> Right:
    """Boto ends the run as often as the Corp has cards: no killer helps against a wall."""
    iced(t, "Boto")
    t.rig("Bukhgalter")
    grip(t, "Unity", "Cleaver", gambles=1)
    hq(t, funds=4)
    money(t, 4, 3)
    t.start("runner", clicks=1)
    return lambda w: not {"HQ", "R&D"} & set(ran(w))


@pytest.mark.parametrize("name", RUNNER)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert not wrong(RUNNER[name], range(3))
