"""The Corp's positions of the known kinds, with cards that the files beside do without."""

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
    open_roots,
    points,
    wrong,
)

CORP: Positions = {}


def scored(title: str) -> Right:
    return lambda w: title in w.table.names("corp_score")


@kin(CORP, "corp")
def c01_first_turn_of_a_campaign_deck(t: Table) -> Right:
    hq(t, "Tatu-Bola", "Kessleroid", "Nico Campaign", "Luminal Transubstantiation", funds=1)
    t.start("corp")
    return lambda w: (
        layers(w.table, "hq") == layers(w.table, "rd") == 1
        and w.did("Play Hedge Fund")
        and not open_roots(w.table)
    )


@kin(CORP, "corp")
def c02_a_fetal_ai_is_finished(t: Table) -> Right:
    iced(t, "Whitespace")
    t.root("Server 1", "Fetal AI", advancement=3)
    hq(t, "Hansei Review", "Palisade")
    t.set(corp_credits=2)
    t.start("corp", clicks=3)
    return scored("Fetal AI")


@kin(CORP, "corp")
def c03_two_counters_of_kaguya_finish_it(t: Table) -> Right:
    iced(t, "Whitespace")
    t.ice("Server 1", "Ice Wall")
    t.root("Server 1", "Offworld Office", advancement=2)
    hq(t, "Shipment from Kaguya", "Palisade")
    t.set(corp_credits=1)
    t.start("corp", clicks=2)
    return scored("Offworld Office")


@kin(CORP, "corp")
def c03_counters_of_ice_finish_it(t: Table) -> Right:
    """Moved from an advanced wall to the agenda that the Corp has just installed."""
    iced(t, "Whitespace")
    t.ice("HQ", "Ice Wall", advancement=3)
    points(t, "corp", 5)
    hq(t, "Trick of Light", "Luminal Transubstantiation", "Palisade")
    t.set(corp_credits=2)
    t.start("corp")
    return scored("Luminal Transubstantiation")


@kin(CORP, "corp")
def c04_three_points_behind_a_booth_nobody_opens(t: Table) -> Right:
    iced(t, "Karunā")
    t.ice("Server 1", "Tollbooth")
    t.rig("Cleaver", "Bukhgalter")
    hq(t, "The Basalt Spire", "Government Subsidy")
    grip(t, gambles=4)
    money(t, 6, 2)
    t.start("corp")
    return lambda w: w.table.card("The Basalt Spire").advancement == 2


@kin(CORP, "corp")
def c04_no_three_points_before_a_rich_killer(t: Table) -> Right:
    iced(t, "Whitespace")
    t.ice("Server 1", "Neural Katana")
    t.rig("Bukhgalter")
    hq(t, "Bellona", "Hansei Review")
    grip(t, gambles=5)
    money(t, 6, 12)
    t.start("corp")
    return lambda w: not w.did("Install Bellona")


@kin(CORP, "corp")
def c05_the_last_point_is_not_laid_before_a_decoder(t: Table) -> Right:
    iced(t, "Neural Katana")
    t.ice("Server 1", "Magnet")
    points(t, "runner", 6)
    t.rig("Unity", "Buzzsaw")
    hq(t, "Offworld Office", "Hansei Review", "Palisade")
    grip(t, gambles=4)
    money(t, 5, 9)
    t.start("corp")
    return lambda w: not w.did("Install Offworld Office")


@kin(CORP, "corp")
def c06_two_of_three_points_do_not_stay_in_hq(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Hákarl 1.0")
    hq(t, "Bellona", "The Cleaners", "Offworld Office", "Nico Campaign")
    grip(t, gambles=4)
    money(t, 7, 2)
    t.start("corp")
    return lambda w: (
        w.did("Install")
        and any(
            w.table.card(title).server == "remote1"
            for title in ("Bellona", "The Cleaners", "Offworld Office")
            if title in w.table.names("installed")
        )
    )


@kin(CORP, "corp", "run")
def c07_a_counter_is_owed_to_the_agenda(t: Table) -> Right:
    """With two credits left it is scored next turn: they are not spent on ice before HQ."""
    t.ice("HQ", "Drafter", rezzed=False)
    t.ice("R&D", "Palisade")
    t.ice("Server 1", "Hákarl 1.0")
    t.root("Server 1", "Bellona", advancement=2)
    hq(t, *["Nico Campaign"] * 2, funds=2)
    grip(t, gambles=4)
    money(t, 3, 4)
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    return lambda w: not w.did("Rez Drafter")


@kin(CORP, "corp", "run")
def c08_nothing_is_rezzed_before_bare_archives(t: Table) -> Right:
    t.ice("Archives", "Karunā", rezzed=False)
    t.discard_pile("corp", "Hedge Fund", "Hansei Review")
    hq(t, "Offworld Office", funds=3)
    grip(t, gambles=5)
    money(t, 9, 4)
    t.start("runner")
    t.click("Run on Archives")
    return lambda w: not w.did("Rez")


@kin(CORP, "corp", "run")
def c08_the_last_credits_keep_him_from_the_winning_card(t: Table) -> Right:
    points(t, "runner", 6)
    t.ice("HQ", "Magnet", rezzed=False)
    t.ice("R&D", "Palisade")
    hq(t, "Offworld Office", "Bellona", funds=1)
    grip(t, gambles=4)
    t.rig("Cleaver")
    money(t, 3, 4)
    t.start("runner")
    t.click("Run on HQ")
    return lambda w: w.did("Rez Magnet")


@kin(CORP, "corp", "run")
def c09_a_click_he_has_not(t: Table) -> Right:
    """Five credits or two clicks to go on: he has neither."""
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Manegarm Skunkworks", rezzed=False)
    t.root("Server 1", "Bellona", advancement=3)
    hq(t, funds=3)
    grip(t, gambles=4)
    money(t, 3, 4)
    t.start("runner", clicks=2)
    t.click("Run on Server 1")
    return lambda w: "Bellona" not in w.table.names("runner_score")


@kin(CORP, "corp")
def c10_no_campaign_in_the_open(t: Table) -> Right:
    iced(t, "Palisade")
    hq(t, "Otto Campaign", "Nico Campaign", funds=1)
    grip(t, gambles=4)
    money(t, 6, 9)
    t.start("corp")
    return lambda w: not open_roots(w.table)


@kin(CORP, "corp", "action")
def c11_a_campaign_is_rezzed_before_the_own_turn(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Otto Campaign", rezzed=False)
    hq(t, "Hansei Review", "Palisade")
    money(t, 4, 5)
    t.start("corp", turn_begins=True)
    return lambda w: w.table.card("Otto Campaign").credit == 4


@kin(CORP, "corp")
def c12_a_credit_for_hansei_review(t: Table) -> Right:
    iced(t, "Palisade")
    hq(t, "Hansei Review", "Public Trail", *["Retribution"] * 3)
    money(t, 4, 5)
    t.start("corp")
    return lambda w: w.did("Play Hansei Review")


@kin(CORP, "corp")
def c14_a_single_counter_of_conduit_is_no_purge(t: Table) -> Right:
    iced(t, "Palisade")
    t.rig("Conduit", virus=1)
    hq(t, "Nico Campaign", "Karunā", funds=2)
    money(t, 6, 5)
    t.start("corp")
    return lambda w: not w.did("Purge")


@kin(CORP, "corp")
def c14_six_counters_of_conduit_are_purged(t: Table) -> Right:
    iced(t, "Palisade")
    points(t, "runner", 5)
    t.rig("Cleaver")
    t.rig("Conduit", virus=6)
    hq(t, "Nico Campaign", "Hansei Review")
    money(t, 3, 12)
    t.start("corp")
    return lambda w: w.did("Purge")


@kin(CORP, "corp")
def c15_a_tagged_runner_loses_the_only_fracter(t: Table) -> Right:
    iced(t, "Palisade", "Palisade")
    t.ice("Server 1", "Palisade", "Palisade")
    t.root("Server 1", "Bellona", advancement=1)
    t.rig("Cleaver", "Pennyshaver")
    hq(t, "Retribution", "Nico Campaign")
    grip(t, gambles=3)
    t.set(corp_credits=6, runner_credits=7, tags=1)
    t.start("corp")
    return lambda w: "Cleaver" in w.table.names("heap")


@kin(CORP, "corp")
def c16_seven_damage_kill(t: Table) -> Right:
    iced(t, "Palisade")
    hq(t, "BOOM!", "Nico Campaign", "Offworld Office")
    grip(t, gambles=5)
    t.set(corp_credits=5, runner_credits=7, tags=2)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def c16_two_damage_a_tag_kill(t: Table) -> Right:
    iced(t, "Palisade")
    hq(t, "High-Profile Target", "Nico Campaign", "Palisade")
    grip(t, gambles=3)
    t.set(corp_credits=3, runner_credits=7, tags=2)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def c16_points_just_scored_kill(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Hákarl 1.0")
    t.root("Server 1", "Bellona", advancement=3)
    hq(t, "Neurospike", "Nico Campaign")
    grip(t, gambles=2)
    money(t, 5, 3)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def c20_the_third_wall_is_discarded(t: Table) -> Right:
    iced(t, "Palisade", "Whitespace")
    t.ice("Server 1", "Palisade", "Karunā")
    t.root("Server 1", "Nico Campaign")
    hq(t, "Bellona", "Offworld Office", *["Palisade"] * 3, "Hedge Fund")
    money(t, 1, 5)
    t.start("corp", clicks=0)
    return lambda w: "Bellona" in w.table.names("hq") and "Offworld Office" in w.table.names("hq")


@kin(CORP, "corp")
def d1_two_clicks_for_four_credits_win(t: Table) -> Right:
    iced(t, "Palisade")
    points(t, "corp", 5)
    hq(t, "Nanomanagement", "Luminal Transubstantiation", "Palisade", funds=1)
    money(t, 7, 5)
    t.start("corp")
    return lambda w: w.table.winner == "corp"


@kin(CORP, "corp")
def d6_the_last_points_do_not_wait_in_an_open_hq(t: Table) -> Right:
    t.ice("R&D", "Palisade", "Whitespace")
    points(t, "runner", 5)
    hq(t, "Offworld Office", "Karunā", "Nico Campaign")
    grip(t, gambles=4)
    money(t, 6, 5)
    t.start("corp")
    return lambda w: layers(w.table, "hq") >= 1


@kin(CORP, "corp")
def d7_a_gate_where_only_sentries_are_broken(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Karunā")
    t.rig("Bukhgalter", "Cleaver")
    hq(t, "Magnet", "Bellona", funds=1)
    grip(t, gambles=4)
    money(t, 8, 9)
    t.start("corp")
    return lambda w: layers(w.table, "remote1") == 2


@kin(CORP, "corp")
def d12_the_agenda_takes_the_place_of_nico(t: Table) -> Right:
    iced(t, "Palisade")
    t.ice("Server 1", "Karunā", "Magnet")
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3)
    points(t, "corp", 5)
    hq(t, "Luminal Transubstantiation", "Palisade")
    grip(t, gambles=4)
    money(t, 6, 3)
    t.start("corp")
    return lambda w: w.table.card("Luminal Transubstantiation").server == "remote1"


@pytest.mark.parametrize("name", CORP)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert not wrong(CORP[name], range(3))
