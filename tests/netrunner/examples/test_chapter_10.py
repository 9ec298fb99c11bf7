"""The rulebook's examples of additional rules (chapter 10)."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, let, running, strength


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
