"""What a position is worth to who looks ahead: what is given up in it for what."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from engine.players.netrunner.sight import Sight
from engine.players.netrunner.standing import chance

TURNS = ("corp", "runner")
"""Whose turn begins."""


def centrals(*ice: str, credits: int = 6, runner: int = 6) -> Table:
    """Both centrals behind rezzed ice."""
    t = Table()
    for server in ("HQ", "R&D"):
        t.ice(server, *ice)
    t.set(corp_credits=credits, runner_credits=runner)
    return t


def corp(t: Table, active: str) -> float:
    """How likely the Corp wins where this side's turn begins."""
    t.start(active)
    return chance(Sight(t.game, "corp"))


@pytest.mark.parametrize("active", TURNS)
def test_a_card_that_brings_money_is_better_played_than_kept(active: str) -> None:
    def after(credits: int, *hand: str) -> float:
        t = centrals("Tithe", credits=credits)
        t.hand("corp", *hand, "Ice Wall", "Palisade")
        return corp(t, active)

    played, credit, card = after(9), after(6, "Hedge Fund"), after(5, "Hedge Fund", "Enigma")
    assert played > credit, "Hedge Fund, and not a credit"
    assert played > card, "nor a card"


@pytest.mark.parametrize("active", TURNS)
@pytest.mark.parametrize("credits", [4, 6])
def test_a_card_is_worth_about_a_credit_to_who_has_few_to_spend(active: str, credits: int) -> None:
    def after(more: int, *hand: str) -> float:
        t = centrals("Tithe", credits=credits + more)
        t.hand("corp", *hand, "Palisade")
        return corp(t, active)

    nothing, credit, card = after(0), after(1), after(0, "Enigma")
    assert nothing < credit
    assert nothing < card
    assert (card - nothing) < 2 * (credit - nothing) < 8 * (card - nothing)


@pytest.mark.parametrize("active", TURNS)
def test_a_card_for_the_runner_makes_a_win_of_the_corp_less_likely(active: str) -> None:
    def after(*hand: str) -> float:
        t = centrals("Tithe")
        t.hand("runner", *hand)
        return corp(t, active)

    assert after("Sure Gamble", "Diesel") < after("Sure Gamble")


@pytest.mark.parametrize("server", ["HQ", "R&D"])
@pytest.mark.parametrize("active", TURNS)
def test_ice_before_a_central_server_counts_where_it_can_be_paid_for(active: str, server: str) -> None:
    def after(credits: int, title: str) -> float:
        t = centrals(credits=credits)
        t.hand("corp", "Hedge Fund", "Hedge Fund")
        if title:
            t.ice(server, title, rezzed=False)
        return corp(t, active)

    assert after(4, "Hadrian's Wall") == pytest.approx(after(4, ""), abs=0.01)
    assert after(4, "Wall of Static") > after(4, "") + 0.01
    assert after(10, "Hadrian's Wall") > after(10, "") + 0.01


@pytest.mark.parametrize("active", TURNS)
def test_agendas_in_hand_are_less_of_a_danger_where_nobody_gets_in(active: str) -> None:
    def lost(*rig: str) -> float:
        """By having three points in HQ in place of ice."""
        found = []
        for held in (["Palisade"] * 2, ["Offworld Office", "Superconducting Hub"]):
            t = centrals("Wall of Static")
            t.hand("corp", *held, *["Hedge Fund"] * 3)
            t.rig(*rig)
            found.append(corp(t, active))
        return found[0] - found[1]

    assert lost("Corroder") > lost()


def test_an_agenda_that_is_scored_this_turn_is_worth_more_than_one_that_lies_another() -> None:
    def gained(credits: int, counters: int) -> float:
        """By the agenda that is behind ice."""
        found = []
        for there in (True, False):
            t = centrals("Tithe", credits=credits)
            t.ice("Server 1", "Palisade")
            if there:
                t.root("Server 1", "Offworld Office", advancement=counters)
            found.append(corp(t, "corp"))
        return found[0] - found[1]

    assert gained(3, 1) > gained(2, 1) + 0.02, "a credit is lacking"
    assert gained(5, 1) > gained(5, 0) + 0.03, "a click is"
