"""What a seat remembers of cards it has seen: as long as its eyes can follow them, and no longer (10.2)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.effects.looking import Look, Pick
from engine.netrunner.language.sets import Each, OnTop
from engine.netrunner.table import primitives as do
from engine.netrunner.table.memory import remembered
from engine.netrunner.table.state import HQ, RD
from engine.netrunner.testkit import Table


def seen(t: Table, seat: str = "runner") -> list[str]:
    """Titles of the cards a seat remembers."""
    state = t.game.state
    return sorted(t.game.define(state.cards[oid].code).title for oid in remembered(state, seat))


def run(t: Table, server: str) -> None:
    """A run on a server without ice in which nothing is trashed or stolen."""
    t.click(f"Run on {server}")
    t.next_action()


def test_an_accessed_card_that_stays_is_remembered_with_the_turn() -> None:
    t = Table()
    (oid,) = t.root("Server 1", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner")
    assert seen(t) == []
    run(t, "Server 1")
    assert remembered(t.game.state, "runner") == {oid: t.game.state.turn}
    assert seen(t) == ["Urtica Cipher"]
    assert seen(t, "corp") == []


def test_the_top_of_rd_is_remembered_into_hq_and_forgotten_when_something_leaves_hq_unseen() -> None:
    t = Table()
    t.deck("corp", "Government Subsidy")
    t.hand("corp", "Palisade", "Hedge Fund", "Hedge Fund")
    t.start("runner", clicks=1)
    run(t, "R&D")
    assert t.decision.seat == "corp"
    assert seen(t) == ["Government Subsidy"], "the Corp has drawn it"
    t.click("Play Hedge Fund")
    assert seen(t) == ["Government Subsidy"], "that card was seen to be another one"
    t.click("Install Palisade protecting HQ")
    assert seen(t) == [], "it may have been any card of HQ"


def test_a_shuffle_ends_memory_of_a_deck() -> None:
    t = Table()
    t.deck("corp", "Government Subsidy")
    t.start("runner")
    run(t, "R&D")
    assert seen(t) == ["Government Subsidy"]
    do.shuffle(t.game, "corp")
    assert seen(t) == []


def test_a_card_taken_out_of_the_middle_of_a_deck_makes_the_rest_unsure() -> None:
    t = Table()
    t.deck("corp", "Government Subsidy", "Palisade")
    t.start("runner")
    run(t, "R&D")
    do.move(t.game, t.game.state.zones[RD][1], HQ)
    assert seen(t) == []


def test_what_everybody_sees_is_not_in_memory() -> None:
    t = Table()
    t.hand("corp", "Regolith Mining License")
    t.set(runner_credits=5)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Trash Regolith")
    assert seen(t) == ["Regolith Mining License"]
    t.click("Trash Regolith")
    assert seen(t) == []


def test_derezzed_cards_are_remembered() -> None:
    t = Table()
    (oid,) = t.ice("HQ", "Palisade")
    t.start("runner")
    do.derez(t.game, oid, "corp")
    assert seen(t) == ["Palisade"]


def test_the_view_names_what_the_seat_has_seen_and_nobody_elses_does() -> None:
    t = Table()
    (oid,) = t.root("Server 1", "Urtica Cipher")
    t.deck("corp", "Government Subsidy", "Palisade")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=0)
    t.start("runner")
    run(t, "Server 1")
    run(t, "R&D")
    turn = t.game.state.turn
    mine, all_see = t.view("runner"), t.view("spectator")
    (card,) = mine.corp.servers[-1].root
    assert (card.oid, card.title, card.faceup, card.seen) == (oid, "Urtica Cipher", False, turn)
    (known,) = mine.remembered
    assert (known.title, known.zone, known.place, known.turn) == ("Government Subsidy", "rd", 1, turn)
    (card,) = all_see.corp.servers[-1].root
    assert (card.title, card.seen, all_see.remembered) == (None, 0, ())
    assert t.view("corp").remembered == (), "its own deck it has not seen"
    do.shuffle(t.game, "corp")
    assert t.view("runner").remembered == ()


def test_without_a_memory_aid_the_view_names_what_may_be_seen_now() -> None:
    t = Table()
    t.set(memory_aid=False)
    t.root("Server 1", "Urtica Cipher")
    t.deck("corp", "Regolith Mining License", "Palisade")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Trash Regolith")
    course = t.view("runner").run
    assert course is not None
    assert course.accessing is not None
    assert course.accessing.title == "Regolith Mining License", "while it is accessed it may be seen (7.1.2)"
    t.next_action()
    run(t, "Server 1")
    assert seen(t) == ["Regolith Mining License", "Urtica Cipher"], "the computer remembers"
    view = t.view("runner")
    (card,) = view.corp.servers[-1].root
    assert (card.title, card.seen, view.remembered) == (None, 0, ())


@pytest.mark.parametrize(("aid", "label"), [(True, "Jailbreak"), (False, "Card 1 from the top of the stack")])
def test_a_choice_names_what_was_looked_at_for_it_or_is_reminded_of(aid: bool, label: str) -> None:
    t = Table()
    t.set(memory_aid=aid)
    t.deck("runner", "Jailbreak")
    t.start("runner")
    top = OnTop("stack")
    t.effect("runner", Look(Each(top)), Pick(top, least=0))
    assert t.options == ["Jailbreak"]
    t.answer([])
    t.effect("runner", Pick(top, least=0))
    assert t.options == [label]
    codes = [option.code for decision in t.view("runner").decisions for option in decision.options]
    assert codes == ["jailbreak" if aid else None]
