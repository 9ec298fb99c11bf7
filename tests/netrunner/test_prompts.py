"""A question that an instruction of a card asks says what the instruction does, in the words of the card."""

from __future__ import annotations

import pytest

from engine.netrunner.policy import POLICY
from engine.netrunner.shown.prompts import decision_view
from engine.netrunner.testkit import Table


def test_a_target_is_asked_for_with_what_is_done_to_it() -> None:
    t = Table()
    t.hand("corp", "Retribution")
    t.rig("Cleaver", "Pennyshaver")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Retribution")
    assert t.asked.prompt == "Retribution: Trash 1 installed piece of hardware or program."
    assert sorted(t.options) == ["Cleaver", "Pennyshaver"]


def test_the_targets_of_a_later_instruction_are_asked_for_with_its_own_words() -> None:
    t = Table()
    t.hand("corp", "Hansei Review", "Palisade", "Hedge Fund")
    t.start("corp")
    t.click("Play Hansei Review")
    assert t.asked.prompt == "Hansei Review: Trash 1 card from HQ."


@pytest.mark.parametrize(
    ("language", "prompt"),
    [
        ("en", "Funhouse: End the run unless you take 1 tag."),
        ("de", "Funhouse: Beende den Run, es sei denn, du nimmst 1 Tag."),
    ],
)
def test_who_may_pay_reads_what_happens_otherwise(language: str, prompt: str) -> None:
    t = Table()
    t.ice("HQ", "Funhouse")
    t.start("runner")
    t.click("Run on HQ")
    assert decision_view(t.game, t.decision, language).prompt == prompt


def test_cards_picked_out_of_others_are_asked_for_as_the_card_says() -> None:
    t = Table()
    t.hand("runner", "Making an Entrance")
    t.deck("runner", *["Sure Gamble"] * 8)
    t.start("runner")
    t.click("Play Making an Entrance")
    assert t.asked.prompt == "Making an Entrance: Choose up to 6 of those cards."


def test_6_9_4e_after_the_last_facedown_card_of_the_root_was_rezzed_nothing_more_is_asked() -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Manegarm Skunkworks")
    t.set(corp_credits=2)
    t.start("runner")
    t.click("Run on Server 1")
    assert t.asked.prompt == "The Runner is about to reach Server 1. Rez or use something first?"
    t.click("Rez Manegarm Skunkworks")
    assert t.credits("corp") == 0
    assert (t.decision.seat, t.options[0]) == ("runner", "Spend 2 clicks")


def test_6_9_4e_while_another_facedown_card_is_there_the_question_tells_nothing_of_it() -> None:
    asked: list[tuple[str, str]] = []
    for other in ("Nico Campaign", "Urtica Cipher", "Offworld Office"):
        t = Table(policy=POLICY)
        t.root("Server 1", "Manegarm Skunkworks", other)
        t.set(corp_credits=2)
        t.start("runner")
        t.click("Run on Server 1")
        t.click("Rez Manegarm Skunkworks")
        asked.append((t.decision.seat, t.asked.step))
    assert len(set(asked)) == 1, "whether it could be rezzed without a credit is hidden"


def test_a_trace_that_goes_on_is_told_to_all_with_what_was_spent() -> None:
    """10.8.2: the Corp spends first, for all to see; what is spent on link ends it."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Hunter")
    t.set(corp_credits=5, runner_credits=5)
    t.start("runner")
    t.click("Run on HQ")
    told = []
    for spent in ("2 credits", "1 credit"):
        told.append([t.game.view(seat).where for seat in ("corp", "runner", "spectator")])
        t.click(spent)
    places = "Run on HQ: encountering Hunter (the only ice)"
    assert [set(where) for where in told] == [
        {f"{places} · trace 3 against link 0"}, {f"{places} · trace 5 against link 0"},
    ]  # fmt: skip
    assert "trace" not in t.game.view("runner").where
    assert t.game.state.tags == 1


def test_the_corp_is_told_why_it_is_asked_where_it_can_do_nothing() -> None:
    t = Table(policy=POLICY)
    t.ice("Server 1", "Tollbooth", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.set(corp_credits=0)
    t.start("runner")
    anyway = "You are asked all the same, so that the Runner learns nothing from it."
    asked = []
    t.click("Run on Server 1")
    while t.game.run is not None:
        if t.decision.seat == "corp":
            asked.append(t.asked.prompt)
        t.click(t.options[0])
    assert asked == [
        f"The Runner approaches Tollbooth protecting Server 1. You cannot rez it now. {anyway}",
        f"The Runner is about to reach Server 1. You can rez or use nothing now. {anyway}",
    ]


def test_before_its_turn_the_corp_is_told_why_it_is_asked() -> None:
    t = Table(policy=POLICY)
    t.root("Server 1", "Offworld Office")
    t.set(corp_credits=0)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    assert t.asked.prompt == (
        "Your turn is about to begin, before you draw. You can rez or score nothing now. You are asked all "
        "the same, so that the Runner learns nothing from it."
    )
