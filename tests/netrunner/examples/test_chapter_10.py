"""The rulebook's examples of additional rules (chapter 10)."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import (
    end_turn,
    finish_run,
    go_on,
    grip,
    let,
    running,
    strength,
)


def test_10_1_6a_example_1_two_wormholes_go_round_as_often_as_the_corp_says() -> None:
    t = Table()
    t.hand("corp", "Hedge Fund")
    t.ice("HQ", "Wormhole")
    t.ice("R&D", "Wormhole")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    events = t.click("100 more times")
    assert sum(event.kind == "subroutine" for event in events) == 200
    t.click("Go on")
    assert running(t) or t.happened("successful_run") == 1


def test_10_2_2b_example_1_what_is_facedown_again_is_not_named() -> None:
    t = Table()
    t.deck("corp", "Hedge Fund", "Braintrust", "Snare!", "Palisade", "Enigma")
    t.hand("runner", "Indexing")
    t.start("runner", clicks=1)
    t.play("Play Indexing", "Go on", "Use Indexing")
    t.click("Braintrust", "Snare!", "Hedge Fund", "Palisade", "Enigma")
    t.pass_until("Gain 1 credit")
    t.play("Draw 1 card", "Install Snare! in a new server")
    assert t.names("hq") == ["Braintrust"]
    assert not t.card("Snare!").faceup
    for seat in ("runner", "spectator"):
        assert not any("Snare!" in line or "Braintrust" in line for line in t.log(seat))
        assert seat == "runner" or "Snare!" not in str(t.view(seat))


def test_10_3_1b_example_1_strength_of_an_encounter_is_gone_when_it_has_ended() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Wall of Static")
    t.rig("Corroder")
    t.start("runner")
    t.play("Run on HQ", "Corroder: +1", "Corroder: Break")
    assert t.game.encounter is None
    assert strength(t, "Corroder") == 2


@pytest.mark.parametrize(
    ("first", "heap"), [("Corroder", ["Corroder", "Imp"]), ("Sneakdoor Beta", ["Sneakdoor Beta"])]
)
def test_10_3_1e_example_2_only_what_is_needed_for_the_memory_is_trashed(first: str, heap: list[str]) -> None:
    t = Table()
    t.rig("Corroder", "Imp", "Sneakdoor Beta", "Dhegdheer")
    t.hand("corp", "Bad Times")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Bad Times")
    assert t.options == ["Trash Corroder", "Trash Imp", "Trash Sneakdoor Beta"]
    t.click(f"Trash {first}")
    if t.asks("memory"):
        assert "Trash Sneakdoor Beta" not in t.options
        t.click("Trash Imp")
    assert t.names("heap") == heap
    assert "Dhegdheer" in t.names("installed")


@pytest.mark.parametrize("becomes", [True, False])
def test_10_3_1i_example_1_a_card_that_comes_during_the_breach_may_become_a_candidate(becomes: bool) -> None:
    t = Table()
    t.ice("Server 1", "Drafter")
    t.root("Server 1", "Ganked!")
    t.hand("corp", "Strongbox")
    t.rig("Mimic")
    t.start("runner")
    t.play("Run on Server 1", "Break everything")
    t.pass_until("Trash Ganked")
    t.click("Trash Ganked")
    let(t)
    t.play("No", "Strongbox", "Server 1")
    assert t.decision.seat == "runner"
    t.click("Access the facedown card" if becomes else "Do not access")
    t.next_action()
    assert t.happened("accessed") == 1 + becomes


def test_10_3_6_example_1_what_comes_after_the_run_is_no_longer_in_it() -> None:
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.root("Server 1", "AMAZE Amusements", rezzed=True)
    t.root("Server 1", "Hostile Takeover")
    t.start("runner")
    t.click("Run on Server 1")
    finish_run(t)
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.game.state.tags == 2


def test_10_5_5_example_1_the_corp_removes_a_tag_to_pay() -> None:
    t = Table()
    t.root("Server 1", "Keegan Lane", rezzed=True)
    t.rig("Corroder")
    t.set(tags=1)
    t.start("runner")
    t.game.set_orders("corp", Orders(full_control=True))
    t.click("Run on Server 1")
    t.pass_until("Keegan Lane:")
    t.click("Keegan Lane:")
    assert t.game.state.tags == 0
    assert t.names("heap") == ["Corroder"]
    assert t.names("archives") == ["Keegan Lane"]


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_10_12_3b_example_1_the_corp_divides_what_is_trashed(chosen: int) -> None:
    t = Table(runner="Esâ Afontov: Eco-Insurrectionist", filler=30)
    t.hand("corp", "Palisade", "Enigma")
    t.hand("runner", "Stimhack", "Diesel", "Diesel")
    t.start("runner")
    t.play("Play Stimhack", "Run on Archives")
    t.pass_until("Yes")
    t.click("Yes")
    assert t.decision.seat == "corp"
    assert (t.asked.minimum, t.asked.maximum) == (0, 2)
    t.click(*["Palisade", "Enigma"][:chosen])
    assert len(t.names("hq")) == 2 - chosen
    assert len(t.names("rd")) == 30 - (2 - chosen)
    assert len(t.names("archives")) == 2


def chastushka(hq: int, rd: int) -> Table:
    """Chastushka with so many cards in HQ and R&D."""
    t = Table(filler=0)
    t.hand("corp", *["Palisade"] * hq)
    t.deck("corp", *["Enigma"] * rd)
    t.deck("runner", "Diesel")
    t.hand("runner", "Chastushka")
    t.start("runner")
    t.play("Play Chastushka", "Go on")
    return t


def test_10_12_3b_example_2_with_too_few_cards_in_rd_more_come_from_hq() -> None:
    t = chastushka(5, 2)
    assert (t.decision.seat, t.asked.minimum, t.asked.maximum) == ("corp", 2, 4)
    t.answer([option.key for option in t.asked.options[:2]])
    assert (len(t.names("hq")), len(t.names("rd"))) == (3, 0)


def test_10_12_3b_example_3_with_too_few_cards_everything_goes() -> None:
    t = chastushka(2, 1)
    assert (t.names("hq"), t.names("rd"), len(t.names("archives"))) == ([], [], 3)


def test_10_13_3_example_2_who_cannot_spend_bids_nothing() -> None:
    t = Table()
    t.ice("HQ", "Snowflake", "RSVP")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.pass_until("Let the unbroken")
    let(t)
    while not t.asks("bid"):
        go_on(t)
    assert [decision.seat for decision in t.game.decisions] == ["corp"]
    t.answer(["bid:0"])
    assert t.credits("runner") == 5
    assert t.happened("end_run") == 0


def test_10_4_1_example_1_damage_the_runner_is_told_to_suffer_is_not_done_by_the_corp() -> None:
    t = Table(corp="Argus Security: Protection Guaranteed")
    t.score_area("corp", "The Cleaners")
    t.deck("corp", "Hostile Takeover")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.hand("corp", "Punitive Counterstrike")
    t.set(corp_credits=9, runner_credits=0)
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Steal")
    t.click("Steal")
    t.answer([o.key for o in t.asked.options if "suffer" in o.label.lower()])
    finish_run(t)
    assert grip(t) == 3
    end_turn(t)
    t.next_action()
    t.click("Play Punitive Counterstrike")
    while t.decision.kind in ("trace", "link"):
        go_on(t)
    assert grip(t) == 1, "1 for the agenda, 1 more by The Cleaners"


def test_10_9_2_example_1_a_card_is_not_empty_before_it_is_loaded() -> None:
    t = Table()
    t.hand("runner", "Crowdfunding")
    t.start("runner")
    t.click("Install Crowdfunding")
    assert t.card("Crowdfunding").credit == 3
    assert t.happened("trashed") == 0


def test_10_13_3_example_1_a_bid_is_no_higher_than_what_can_be_spent() -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.rig("Fencer Fueno", credit=1)
    t.set(runner_credits=0)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("0 credits")
    bids = {decision.seat: len(decision.options) for decision in t.game.decisions}
    assert bids == {"corp": 3, "runner": 2}
    t.play("1 credit", "1 credit")
    assert t.card("Fencer Fueno").credit == 0


def test_10_4_3a_example_1_the_corp_selects_one_of_three_and_all_are_trashed_at_once() -> None:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.hand("corp", "Snare!")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder", "Imp", "Leech")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    while not t.asks("damaged"):
        t.click("Pay") if t.offered("Pay 4") else go_on(t)
    assert t.decision.seat == "corp"
    t.click("Imp")
    assert len(t.names("heap")) == 3
    assert t.names("heap")[0] == "Imp"
    trashed = [event for event in t.game.state.happened if event.kind == "trashed" and event.damage]
    assert len(trashed) == 3
    damage = [event.serial for event in t.game.state.happened if event.kind == "damage"]
    assert len(damage) == 1
    assert damage[0] < trashed[0].serial


def test_10_3_1e_example_1_what_is_hosted_on_ice_that_cannot_host_is_trashed() -> None:
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.hosted("Tithonium", "Chisel")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Rez Tithonium")
    assert t.names("heap") == []
    t.click("Rez Tithonium")
    assert t.names("heap") == ["Chisel"]
