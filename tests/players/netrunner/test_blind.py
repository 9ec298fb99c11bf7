"""What is handed to whoever thinks for a seat elsewhere: nothing that the seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from engine.netrunner import Game, load, new_game
from engine.netrunner.table.orders import Orders, RezOrder, RunPlan
from engine.netrunner.table.state import SEATS
from engine.netrunner.testkit import Table
from engine.players.netrunner import choose, looks_ahead, think
from engine.players.netrunner.beliefs import agenda_density, blind, deal
from tests.long import slices
from tools.sweep.netrunner_decks import deck
from tools.twins.netrunner import hidden_from, twin


def actions(seed: int) -> Iterator[Game]:
    """A game with random legal decks, at every action that the strong player would think about."""
    game = new_game("intermediate", seed, corp=deck("corp", seed), runner=deck("runner", seed))
    while game.decisions:
        decision = game.decisions[0]
        if looks_ahead(game, game.find(decision.seat, decision.id)):
            yield game
        game.answer(decision.seat, decision.id, choose(game, decision.seat, decision.id, "sensible"))


@pytest.mark.parametrize("seed", slices(range(8), 2))
def test_twins_are_the_same_game_to_who_thinks_for_the_seat(seed: int) -> None:
    """Not a byte tells what lies hidden: cards, which of many they are, what was drawn, chance to come."""
    compared = 0
    for game in actions(seed):
        seat = game.decisions[0].seat
        handed = blind(game, seat).save()
        rnd = random.Random(seed)
        for _ in range(2):
            other = twin(load(game.save()), seat, rnd)
            compared += other.save() != game.save()
            assert blind(other, seat).save() == handed
    assert compared > 20


@pytest.mark.parametrize("seed", slices(range(4), 1))
def test_it_looks_the_same_to_the_seat_and_other_cards_are_supposed(seed: int) -> None:
    supposed = hidden = 0
    for game in actions(seed):
        seat = game.decisions[0].seat
        other = load(blind(game, seat).save())
        assert other.view(seat) == game.view(seat)
        for oid in hidden_from(game.state, seat):
            hidden += 1
            supposed += other.state.cards[oid].code != game.state.cards[oid].code
    assert supposed > hidden / 2


def test_the_strong_one_s_choice_is_made_from_that_alone() -> None:
    for number, game in enumerate(actions(5)):
        if number % 25 == 7:
            decision = game.decisions[0]
            handed = load(blind(game, decision.seat).save())
            keys = choose(game, decision.seat, decision.id, "strong")
            assert think(handed, decision.seat, decision.id).keys == keys


def test_which_of_many_a_card_is_and_how_often_chance_was_used_stays_hidden() -> None:
    """Numbers of hidden cards are dealt anew; what an action has left behind is gone."""
    left, everything, moved = False, 0, 0
    for game in actions(2):
        seat = game.decisions[0].seat
        state = blind(game, seat).state
        unseen = hidden_from(game.state, seat)
        everything += len(unseen)
        moved += sum(state.cards[oid].number != game.state.cards[oid].number for oid in unseen)
        assert {state.cards[oid].number for oid in unseen} == {game.state.cards[oid].number for oid in unseen}
        left = left or bool(game.state.last_known)
        assert (state.draws, state.last_known, state.last_traits, state.moved) == (0, {}, {}, {})
    assert left
    assert moved > everything / 2


def test_secret_dice_are_not_the_game_s() -> None:
    game = next(actions(3))
    again = load(game.save())
    seat = game.decisions[0].seat
    assert blind(game, seat).state.seed == blind(again, seat).state.seed != game.state.seed
    again.state.seed += 1
    assert blind(again, seat).state.seed != blind(game, seat).state.seed


def ordered(*, rez: bool, orders: bool = True) -> Table:
    """A Corp that has decided ahead about its ice, before the Runner's action."""
    t = Table()
    t.ice("R&D", "Palisade")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=9, runner_credits=3)
    t.start("runner")
    (oid,) = t.game.state.servers["rd"].ice
    if orders:
        t.game.state.orders["corp"] = Orders(rez=(RezOrder(card=oid, rez=rez),))
        t.game.state.run_plans["corp"] = RunPlan(1, (oid,) if rez else ())
    return t


@pytest.mark.parametrize("made", [blind, lambda game, seat: deal(game, seat, 3)])
def test_what_the_other_has_decided_ahead_is_not_known(made) -> None:  # type: ignore[no-untyped-def]
    found = {made(t.game, "runner").save() for t in (ordered(rez=True), ordered(rez=False))}
    assert found == {made(ordered(rez=True, orders=False).game, "runner").save()}


def test_one_s_own_orders_are() -> None:
    t = ordered(rez=True)
    t.game.state.orders["runner"] = own = Orders(asks_to_end=True)
    assert blind(t.game, "runner").state.orders["runner"] == own


def test_events_of_the_turn_do_not_name_what_was_drawn_unseen() -> None:
    """The Runner has drawn: to the Corp's thinker these are the cards supposed in the grip."""
    t = Table()
    t.hand("runner", "Sure Gamble")
    t.deck("runner", "Mayfly", "Unity", "Cleaver")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Draw 1 card")
    drawn = [
        event for event in t.game.state.happened if event.card is not None and event.card.side == "runner"
    ]
    assert drawn
    other = blind(t.game, "corp").state
    for event in other.happened:
        if event.card is not None and event.card.side == "runner":
            here = next(card for card in other.cards.values() if card.number == event.card.number)
            assert event.card.code == here.code
    assert set(other.orders) == set(SEATS)
    assert msgspec.structs.asdict(other.decisions[0]) == msgspec.structs.asdict(t.game.state.decisions[0])


def test_a_card_of_rd_that_is_accessed_is_seen_and_no_other() -> None:
    """It is one agenda less among what the Runner has not seen."""
    t = Table()
    t.deck("corp", "Offworld Office")
    t.start("runner")
    unseen = agenda_density(t.game, "runner")
    t.play("Run on R&D", "Go on to the server")
    assert t.game.accessed
    assert agenda_density(t.game, "runner") < unseen
    assert agenda_density(load(t.game.save()), "runner") == agenda_density(t.game, "runner")
