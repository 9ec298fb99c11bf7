"""What is asked about hidden cards, so that being asked tells nothing (10.2)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Play, When
from engine.netrunner.language.effects import Gain, Pick, Swap, Trash
from engine.netrunner.language.flow import ChooseOne
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import Installed, InZone, Type, target
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import Orders
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on
from tests.netrunner.scenarios.making import corp, runner
from tests.netrunner.seeing import words


def test_1_2_5_the_runner_is_not_asked_where_there_is_nothing_to_choose() -> None:
    """1.2.5: only the Corp has facedown cards that could keep a question from telling something (10.2)."""
    peep = When(On(EventKind.TURN_BEGINS, by="you"), (Trash(target(Type("asset"))),), optional=True)
    runner("Peeper", "resource", peep)
    t = Table()
    t.root("HQ", "Manegarm Skunkworks")
    t.rig("Peeper")
    t.start(RUNNER, turn_begins=True)
    while t.decision.kind == "window":
        assert not t.offered("Peeper")
        if t.offered("Gain 1 credit"):
            return
        t.answer([next(o.key for o in t.asked.options if o.passing)])
    raise AssertionError(t.decision.kind)


@pytest.mark.parametrize("hand", [("Hedge Fund",), ("Hedge Fund", "Nico Campaign")])
def test_9_12_3c_the_corp_is_asked_whatever_hidden_cards_it_has(hand: tuple[str, ...]) -> None:
    """9.12.3c, 10.2: if none can be fully resolved there is nothing to do but to say so."""
    modes = tuple((Trash(target(InZone((HQ,)) & Type(kind))),) for kind in ("agenda", "asset"))
    corp("Dilemma", "operation", Play((ChooseOne(modes, must=True), Gain(1))))
    t = Table()
    t.hand(CORP, "Dilemma", *hand)
    t.start(CORP)
    t.click("Play Dilemma")
    assert (t.decision.kind, len(t.options)) == ("mode", 1)
    assert (t.decision.options[0].key == "no") is (len(hand) == 1)
    t.answer([t.decision.options[0].key])
    if t.decision.kind == "target":
        t.click("Nico Campaign")
    t.next_action()
    assert t.names("hq") == ["Hedge Fund"]
    assert t.credits(CORP) == 6


@pytest.mark.parametrize("title", ["Hedge Fund", "Palisade"])
def test_10_2_whether_hidden_cards_leave_something_to_choose_is_not_told_by_asking(title: str) -> None:
    """Clone Suffrage Movement may take an operation back: the Runner does not see whether there is one."""
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    t.discard_pile(CORP, title, faceup=False)
    t.start(CORP, turn_begins=True)
    t.pass_until("No")
    assert (t.decision.seat, t.decision.kind) == (CORP, "may")
    assert t.offered("Yes") is (title == "Hedge Fund")


def test_10_2_whether_the_corp_is_asked_does_not_tell_what_could_be_advanced() -> None:
    """With full control it gets every window in which AstroScript may have something to advance; PAD Campaign
    cannot be advanced, and only the Corp knows that this is what lies there."""
    asked = []
    for card in ("Hostile Takeover", "PAD Campaign"):
        t = Table(policy=POLICY)
        t.score_area("corp", "AstroScript Pilot Program", agenda=1)
        t.root("Server 1", card)
        t.start("runner")
        t.game.set_orders("corp", Orders(full_control=True))
        t.click("Run on HQ")
        steps = []
        while not t.happened("run_ends"):
            steps.append((t.decision.seat, t.decision.step))
            if t.decision.seat == "corp":
                assert t.offered("AstroScript") == (card == "Hostile Takeover")
            go_on(t)
        asked.append(steps)
    assert asked[0] == asked[1]
    assert ("corp", "6.9.4b") in asked[0]


@pytest.mark.parametrize("rezzed", [False, True])
def test_10_2_1_a_choice_among_facedown_cards_is_asked_even_if_it_is_the_only_one(rezzed: bool) -> None:
    """10.2.1: that nothing is asked would tell what the card is; of a rezzed card everybody knows it."""
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start(CORP)
    t.effect(CORP, Pick(Installed(CORP)), Gain(1))
    assert (t.decision.kind == "target") is not rezzed


@pytest.mark.parametrize("rezzed", [False, True])
def test_10_2_1_the_corp_is_asked_what_to_swap_wherever_a_facedown_card_could_be_swapped(
    rezzed: bool,
) -> None:
    """8.8.1: there is no legal exchange, which only a rezzed asset tells everybody."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=rezzed)
    t.start(CORP)
    t.effect(CORP, Swap(Installed(CORP)))
    assert (t.decision.kind == "swap") is not rezzed
    if not rezzed:
        assert [o.verb for o in t.decision.options] == ["no_target"]
        t.answer([t.decision.options[0].key])
    assert (t.card("Palisade").server, t.card("Nico Campaign").server) == ("hq", "remote1")


def test_10_2_2b_nobody_learns_what_no_effect_shows() -> None:
    """Neither view holds a card that the seat has not been shown, until something shows it.

    Rules: 4.3.2.
    """
    t = Table()
    t.hand("corp", "Plain Three")
    t.hand("runner", "Legwork")
    t.root("Server 1", "Plain Agenda")
    t.deck("corp", "Two Tags")
    t.deck("runner", "Diesel")
    t.start("runner")
    assert not [name for name in ("Plain Three", "Plain Agenda", "Two Tags") if name in words(t.view(RUNNER))]
    assert not [name for name in ("Legwork", "Diesel") if name in words(t.view(CORP))]
    t.play("Run on Server 1", "Go on")
    t.pass_until("Steal")
    assert "Plain Agenda" in words(t.view(RUNNER))
    assert "Plain Three" not in words(t.view(RUNNER))
