"""Actions that are the same or differ, cards in piles, accesses that are no breach."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running


def sifting(*hq: str) -> Table:
    """The Corp is asked to separate HQ."""
    t = Table()
    t.hand("corp", *hq)
    t.hand("runner", "Information Sifting")
    t.start("runner")
    t.click("Play Information Sifting")
    while not t.asks("separate"):
        go_on(t)
    return t


def test_information_sifting_accesses_one_of_two_piles() -> None:
    t = sifting("Hostile Takeover", "Hedge Fund", "PAD Campaign")
    assert t.decision.seat == "corp"
    t.click("Hostile Takeover")
    assert t.decision.seat == "runner"
    assert t.options == ["Pile 1: 1 card", "Pile 2: 2 cards"]
    assert "Hostile Takeover" not in str(t.view("runner"))
    t.click("Pile 2")
    finish_run(t)
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert sorted(accessed) == ["hedge_fund", "pad_campaign"]
    assert not t.happened("breach_begins")


def test_information_sifting_steals_from_the_other_pile_and_a_pile_may_be_empty() -> None:
    t = sifting("Hostile Takeover", "Hedge Fund")
    t.click("Hostile Takeover")
    t.click("Pile 1")
    finish_run(t)
    assert t.names("runner_score") == ["Hostile Takeover"]
    t = sifting("Hostile Takeover", "Hedge Fund")
    t.answer([])
    assert t.options == ["Pile 1: 0 cards", "Pile 2: 2 cards"]
    t.click("Pile 1")
    finish_run(t)
    assert not t.happened("accessed")


def test_each_agenda_of_the_pile_is_accessed_once() -> None:
    """1.12.1: stolen it is another object, which is not accessed again."""
    t = sifting("AstroScript Pilot Program", "Hostile Takeover", "Hedge Fund", "PAD Campaign")
    t.click("PAD Campaign")
    t.click("Pile 2")
    for _ in range(60):
        if not running(t):
            break
        t.click("Steal") if t.offered("Steal") else go_on(t)
    assert not running(t)
    assert sorted(t.names("runner_score")) == ["AstroScript Pilot Program", "Hostile Takeover"]
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert sorted(accessed) == ["astroscript_pilot_program", "hedge_fund", "hostile_takeover"]


def watched(server: str, tags: int, credits: int = 5) -> Table:
    """Counter Surveillance is used against a server."""
    t = Table()
    t.rig("Counter Surveillance")
    t.hand("corp", "Hedge Fund", "Hostile Takeover", "Ice Wall")
    t.root("HQ", "Hokusai Grid")
    t.set(tags=tags, runner_credits=credits)
    t.start("runner")
    t.click("Counter Surveillance")
    t.click(f"Run on {server}") if t.offered(f"Run on {server}") else t.click(server)
    return t


def test_counter_surveillance_pays_for_as_many_accesses_as_tags() -> None:
    """7.1.10: of HQ more than the one card of a breach, and no breach begins."""
    t = watched("HQ", 3)
    while not t.asks("how_many"):
        go_on(t)
    assert t.credits("runner") == 2
    assert t.names("heap") == ["Counter Surveillance"]
    t.click("2")
    while running(t):
        assert t.happened("accessed") <= 2
        go_on(t)
    assert t.happened("accessed") == 2
    assert not t.happened("breach_begins")


def test_counter_surveillance_accesses_nothing_without_the_credits_or_tags() -> None:
    t = watched("HQ", 3, credits=2)
    finish_run(t)
    assert t.credits("runner") == 2
    assert not t.happened("accessed")
    t = watched("HQ", 0)
    finish_run(t)
    assert not t.happened("accessed")


def test_counter_surveillance_accesses_cards_of_rd_from_the_top() -> None:
    t = watched("R&D", 2)
    t.deck("corp", "Enigma", "Ice Wall")
    while not t.asks("how_many"):
        go_on(t)
    t.click("2")
    finish_run(t)
    accessed = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert accessed == ["enigma", "ice_wall"]


def jeeves(*hand: str, clicks: int = 3) -> Table:
    t = Table()
    t.root("Server 1", "Jeeves Model Bioroids", rezzed=True)
    t.hand("corp", *hand)
    t.set(corp_credits=9)
    t.start("corp", clicks=clicks)
    return t


def test_jeeves_gives_a_click_for_three_on_the_same_action_once_a_turn() -> None:
    t = jeeves(clicks=6)
    t.play("Gain 1 credit", "Gain 1 credit")
    assert t.clicks("corp") == 4
    t.click("Gain 1 credit")
    assert t.clicks("corp") == 4, "three spent, one gained"
    t.play("Draw 1 card", "Draw 1 card", "Draw 1 card")
    assert t.clicks("corp") == 1, "the first time each turn"


def test_jeeves_counts_the_clicks_of_one_action_that_costs_three() -> None:
    t = jeeves()
    t.click("Purge virus counters")
    assert t.clicks("corp") == 1


def test_jeeves_counts_no_clicks_of_different_actions() -> None:
    t = jeeves()
    t.play("Gain 1 credit", "Draw 1 card", "Gain 1 credit")
    assert t.clicks("corp") == 0


def morph(*hand: str, clicks: int = 3) -> Table:
    t = Table(corp="MirrorMorph: Endless Iteration")
    t.hand("corp", *hand)
    t.set(corp_credits=9)
    t.start("corp", clicks=clicks)
    return t


def test_mirrormorph_gives_a_credit_after_three_different_actions() -> None:
    t = morph("Ice Wall")
    t.play("Gain 1 credit", "Draw 1 card", "Install Ice Wall protecting HQ")
    t.click("Use MirrorMorph")
    before = t.credits("corp")
    t.click("Gain 1 credit")
    assert t.credits("corp") == before + 1


def test_mirrormorph_takes_another_different_action_for_a_click_less() -> None:
    t = morph("Ice Wall", "Hedge Fund")
    t.play("Gain 1 credit", "Draw 1 card", "Install Ice Wall protecting HQ")
    t.click("Use MirrorMorph")
    t.click("Take another")
    labels = [label.split(" · ")[0] for label in t.options]
    assert "Play Hedge Fund" in labels
    assert not any(label.startswith(("Gain 1", "Draw", "Install")) for label in labels)
    assert not t.offered("Purge"), "it costs three clicks, and one less is two"
    t.click("Play Hedge Fund")
    assert t.names("archives") == ["Hedge Fund"]
    assert t.clicks("corp") == 0


@pytest.mark.parametrize("third", ["Gain 1 credit", "Draw 1 card"])
def test_mirrormorph_needs_three_different_actions(third: str) -> None:
    t = morph(clicks=4)
    t.play("Gain 1 credit", "Draw 1 card", third)
    assert not t.offered("Use MirrorMorph")
    t = morph(clicks=4)
    t.play("Gain 1 credit", "Draw 1 card")
    assert not t.offered("Use MirrorMorph")
