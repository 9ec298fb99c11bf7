"""The Corp's positions with other cards, numbers and servers: what is right there is right for its kind."""

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
)  # fmt: skip

CORP: Positions = {}


@kin(CORP, "corp")
def c01_first_turn_with_code_gates(t: Table) -> Right:
    hq(t, "Ice Wall", "Enigma", "Priority Requisition", "PAD Campaign", funds=1)
    t.start("corp")
    return lambda w: (
        w.did("Play Hedge Fund")
        and all(layers(t_ := w.table, s) for s in ("hq", "rd"))
        and not open_roots(t_)
    )


@kin(CORP, "corp")
def c01_first_turn_with_little_money(t: Table) -> Right:
    hq(
        t,
        "Wall of Static",
        "Rototurret",
        "Beanstalk Royalties",
        "Private Security Force",
        "Melange Mining Corp.",
    )
    t.start("corp")
    return lambda w: layers(w.table, "hq") == layers(w.table, "rd") == 1 and not open_roots(w.table)


@kin(CORP, "corp")
def c02_three_points_are_finished(t: Table) -> Right:
    t.root("Server 1", "Priority Requisition", advancement=3)
    hq(t, "PAD Campaign", funds=1)
    t.set(corp_credits=2)
    t.start("corp", clicks=2)
    return lambda w: w.table.names("corp_score") == ["Priority Requisition"]


@kin(CORP, "corp")
def c02_an_agenda_without_counters_is_finished(t: Table) -> Right:
    t.root("Server 1", "Accelerated Beta Test")
    t.ice("HQ", "Enigma")
    hq(t, "Ice Wall", funds=1)
    t.set(corp_credits=3)
    t.start("corp")
    return lambda w: w.table.names("corp_score") == ["Accelerated Beta Test"]


@kin(CORP, "corp")
def c03_clicks_finish_an_agenda(t: Table) -> Right:
    t.root("Server 1", "Private Security Force", advancement=1)
    hq(t, "Biotic Labor")
    t.set(corp_credits=7)
    t.start("corp", clicks=2)
    return lambda w: w.table.names("corp_score") == ["Private Security Force"]


@kin(CORP, "corp")
def c03_counters_for_tags_finish_an_agenda_from_hand(t: Table) -> Right:
    iced(t, "Enigma")
    hq(t, "Psychographics", "Private Security Force")
    grip(t, gambles=5)
    t.set(corp_credits=8, tags=4)
    t.start("corp")
    return lambda w: w.table.names("corp_score") == ["Private Security Force"]


@kin(CORP, "corp")
def c04_no_three_points_where_a_decoder_gets_in(t: Table) -> Right:
    iced(t, "Rototurret")
    t.ice("Server 1", "Enigma")
    t.rig("Gordian Blade")
    hq(t, "Priority Requisition")
    grip(t, gambles=4)
    money(t, 6, 9)
    t.start("corp")
    return lambda w: not w.did("Install Priority Requisition")


@kin(CORP, "corp")
def c04_three_points_where_the_fracter_is_no_use(t: Table) -> Right:
    iced(t, "Rototurret")
    t.ice("Server 1", "Enigma")
    t.rig("Corroder")
    hq(t, "Priority Requisition")
    grip(t, gambles=4)
    money(t, 6, 2)
    t.start("corp")
    return lambda w: w.table.card("Priority Requisition").advancement == 2


@kin(CORP, "corp")
def c05_at_match_point_nothing_lies_behind_one_wall(t: Table) -> Right:
    iced(t, "Enigma")
    t.ice("Server 1", "Wall of Static")
    points(t, "runner", 5)
    t.rig("Corroder")
    hq(t, "Private Security Force", "Ice Wall")
    grip(t, gambles=4)
    money(t, 6, 8)
    t.start("corp")
    return lambda w: not w.did("Install Private Security Force")


@kin(CORP, "corp")
def c05_at_match_point_it_goes_in_while_nobody_can_pay(t: Table) -> Right:
    iced(t, "Enigma")
    t.ice("Server 1", "Hadrian's Wall")
    points(t, "runner", 5)
    t.rig("Corroder")
    hq(t, "Private Security Force", funds=1)
    grip(t, gambles=4)
    money(t, 6, 1)
    t.start("corp")
    return lambda w: w.table.card("Private Security Force").server == "remote1"


@kin(CORP, "corp")
def c06_three_agendas_and_no_draw(t: Table) -> Right:
    iced(t, "Enigma")
    t.ice("Server 1", "Heimdall 1.0")
    hq(t, *["Private Security Force"] * 3, "Ice Wall", "PAD Campaign")
    money(t, 9, 5)
    t.start("corp")
    return lambda w: w.did("Install Private Security Force") and not w.did("Draw 1 card")


@kin(CORP, "corp")
def c06_one_of_four_small_agendas_goes_down(t: Table) -> Right:
    iced(t, "Ice Wall")
    t.ice("Server 2", "Wall of Static")
    hq(t, *["Accelerated Beta Test"] * 2, *["Hostile Takeover"] * 2, "Wall of Static")
    grip(t, gambles=4)
    money(t, 6, 4)
    t.start("corp")
    return lambda w: w.did("Install Acc") or w.did("Install Hos")


@kin(CORP, "corp", "now")
def c07_money_is_owed_to_a_trap_door(t: Table) -> Right:
    t.ice("HQ", "Enigma", rezzed=False)
    t.ice("Server 1", "Wall of Static", rezzed=False)
    t.root("Server 1", "Private Security Force", advancement=3)
    hq(t, "Ice Wall", funds=1)
    grip(t, gambles=4)
    money(t, 4, 5)
    t.start("runner", clicks=3)
    t.click("Run on HQ")
    return lambda w: w.done == ["Do not rez"]


@kin(CORP, "corp", "now")
def c07_r_and_d_waits_for_what_wins(t: Table) -> Right:
    points(t, "corp", 5)
    t.ice("R&D", "Hadrian's Wall", rezzed=False)
    t.ice("Server 1", "Eli 1.0", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=2)
    hq(t, funds=2)
    grip(t, gambles=4)
    money(t, 11, 5)
    t.start("runner", clicks=3)
    t.click("Run on R&D")
    return lambda w: w.done == ["Do not rez"]


@kin(CORP, "corp", "now")
def c08_no_rez_before_faceup_operations(t: Table) -> Right:
    t.ice("Archives", "Enigma", rezzed=False)
    t.discard_pile("corp", "Hedge Fund", "Beanstalk Royalties")
    hq(t, "Private Security Force", funds=1)
    t.start("runner")
    t.click("Run on Archives")
    return lambda w: w.done == ["Do not rez"]


@kin(CORP, "corp", "now")
def c08_a_rez_before_the_last_points_in_archives(t: Table) -> Right:
    t.ice("Archives", "Wall of Static", rezzed=False)
    points(t, "runner", 5)
    t.discard_pile("corp", "Private Security Force")
    hq(t, funds=1)
    t.set(corp_credits=3)
    t.start("runner")
    t.click("Run on Archives")
    return lambda w: w.done[0].startswith("Rez Wall of Static")


@kin(CORP, "corp", "run")
def c09_a_toll_on_stealing_that_he_cannot_pay(t: Table) -> Right:
    t.root("Server 1", "Private Security Force", advancement=3)
    t.root("Server 1", "Red Herrings")
    hq(t, funds=2)
    grip(t, gambles=4)
    money(t, 3, 4)
    t.start("runner", clicks=2)
    t.click("Run on Server 1")
    return lambda w: "Private Security Force" not in w.table.names("runner_score")


@kin(CORP, "corp", "run")
def c09_a_click_to_steal_that_he_has_not(t: Table) -> Right:
    t.root("Server 1", "Private Security Force", advancement=3)
    t.root("Server 1", "Strongbox")
    hq(t, funds=2)
    grip(t, gambles=4)
    money(t, 4, 9)
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    return lambda w: "Private Security Force" not in w.table.names("runner_score")


@kin(CORP, "corp")
def c10_no_dear_campaign_in_the_open(t: Table) -> Right:
    iced(t, "Enigma")
    hq(t, "Adonis Campaign")
    grip(t, gambles=4)
    money(t, 6, 8)
    t.start("corp")
    return lambda w: not open_roots(w.table)


@kin(CORP, "corp")
def c10_no_mine_in_the_open(t: Table) -> Right:
    iced(t, "Ice Wall")
    hq(t, "Melange Mining Corp.")
    grip(t, gambles=4)
    money(t, 6, 9)
    t.start("corp")
    return lambda w: not open_roots(w.table)


@kin(CORP, "corp", "action")
def c11_adonis_before_the_own_turn(t: Table) -> Right:
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Adonis Campaign")
    t.start("corp", turn_begins=True)
    return lambda w: w.table.card("Adonis Campaign").credit == 9


@kin(CORP, "corp")
def c11_the_mine_is_worked_at_once(t: Table) -> Right:
    iced(t, "Enigma", servers=("HQ", "R&D", "Server 1"))
    t.root("Server 1", "Melange Mining Corp.")
    hq(t, "Wall of Static")
    t.set(corp_credits=5)
    t.start("corp")
    return lambda w: w.table.credits("corp") >= 10


@kin(CORP, "corp")
def c12_two_credits_for_shares(t: Table) -> Right:
    iced(t, "Enigma")
    hq(t, "Vulture Fund")
    t.set(corp_credits=5)
    t.start("corp")
    return lambda w: w.did("Play Vulture Fund")


@kin(CORP, "corp", "now")
def c12_money_before_ice(t: Table) -> Right:
    hq(t, "Hansei Review", "Enigma", "Wall of Static", "Data Mine")
    t.set(corp_credits=5)
    t.start("corp")
    return lambda w: w.done[0].startswith("Play Hansei Review")


@kin(CORP, "corp")
def c13_ice_goes_on_hq_where_he_goes(t: Table) -> Right:
    t.ice("R&D", "Neural Katana", "Wall of Static")
    t.ice("Server 1", "Enigma")
    t.ice("HQ", "Enigma")
    hq(t, "Wall of Static", "Priority Requisition", "PAD Campaign", "PAD Campaign")
    grip(t, *["VRcation"] * 3)
    t.rig("Gordian Blade")
    money(t, 7, 9)
    t.start("runner", clicks=3)
    for _ in range(3):
        t.click("Run on HQ")
        t.pass_until("Break everything")
        t.click("Break everything")
        while t.game.run is not None:
            t.answer([t.decision.options[-1].key])
    while t.decision.seat != "corp" or not t.offered("Gain 1 credit"):
        t.answer([t.decision.options[-1].key])
    return lambda w: layers(w.table, "hq") == 2 or "Priority Requisition" not in w.table.names("hq")


@kin(CORP, "corp")
def c13_ice_goes_before_a_medium(t: Table) -> Right:
    t.ice("HQ", "Enigma")
    t.ice("Server 1", "Wall of Static")
    t.ice("R&D", "Enigma")
    hq(t, "Wall of Static")
    t.deck("corp", *["Hedge Fund", "Private Security Force"] * 3)
    grip(t, gambles=3)
    t.rig("Gordian Blade")
    t.rig("Medium", virus=3)
    money(t, 4, 9)
    t.start("corp")
    return lambda w: layers(w.table, "rd") == 2


WRONG = {"c03_counters_for_tags_finish_an_agenda_from_hand"}
"""Agendas from HQ are not scored at once unless that wins: it takes a turn (docs/house)."""


@pytest.mark.parametrize("name", CORP)
def test_the_kin_of_a_position_is_right(name: str) -> None:
    assert bool(wrong(CORP[name], range(4))) == (name in WRONG)
