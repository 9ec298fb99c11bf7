"""Taking back: what going back cannot undo is told by events, draws and questions alone.

Whoever may go back alone plays the same on any twin of the state: that is what "alone" promises.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel.undo import Since
from engine.neon_hope import Game, Orders
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.table.state import Event
from engine.neon_hope.testkit import Table
from tests.long import slices
from tests.neon_hope.test_properties import reached
from tools.twins.neon_hope import encoded, questions, twin

Lay = Callable[..., Table]


class Played:
    """A game at a moment, and what came to pass since."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.before = Game(t.game.state.clone(), t.game.pack)
        self.events: list[Event] = []

    def answer(self, character: str, *choices: str) -> Played:
        self.t.answer(character, *choices)
        self.events += self.t.events
        return self

    @property
    def since(self) -> Since:
        return self.t.game.since(self.before, self.events)


def test_who_moves_goes_back_alone(table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:upper")
    played = Played(t).answer("vex", "move:yard:lower")
    assert played.since == Since({"p1": (), "p2": ()}, {"p1": (), "p2": ()}, False, frozenset({"p1"}))
    assert played.since.alone("p1")
    t.game.take_back(played.before)
    assert t.hero("vex").location == "yard:upper"
    assert t.game.state.active == ""


def test_who_might_go_next_was_not_asked_about_what_happened(table: Lay) -> None:
    """After the last action somebody else may begin: that is no word in what was done."""
    t = table()
    t.change("vex", counters=1)
    t.turn("vex").hand("vex", "dash")
    played = Played(t).answer("vex", "move:yard:lower")
    assert {d.kind for d in t.game.decisions} == {"action", "begin"}
    assert played.since.alone("p1")
    assert not played.since.alone("p2")


def test_a_modifier_is_chance_and_a_clue_turned_over_is_seen_by_all(table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:upper", secrets=1)
    t.turn("vex").reveals("+3")
    played = Played(t)
    t.investigate("floor")
    played.events = t.history
    since = played.since
    assert since.chance
    assert since.seen["p1"] == since.seen["p2"] == ("floor",)
    assert since.told["p1"] == ("floor",), "everybody saw it"
    assert not since.alone("p1")


def test_a_card_is_chosen_before_chance_and_can_be_taken_back(table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:upper")
    t.turn("vex")
    oid = t.card("floor").oid
    played = Played(t).answer("vex", f"task:{oid}:0")
    assert played.since.alone("p1")
    t.game.take_back(played.before)
    assert t.asked("vex").kind == "action"


def test_who_is_asked_to_help_and_whose_order_helped_had_a_word(table: Lay) -> None:
    def lay() -> Table:
        t = table()
        t.put("floor", at="yard:upper").token("noor", "courage").token("noor", "insight")
        t.token("noor", "technology").token("noor", "charm")
        return t.turn("vex")

    t = lay()
    task = next(o.key for o in t.asked("vex").options if o.verb == "investigate")
    played = Played(t).answer("vex", task).answer("vex", "no-card")
    assert "p2" in played.since.asked
    t = lay()
    t.game.set_orders("p2", Orders(help="always"))
    task = next(o.key for o in t.asked("vex").options if o.verb == "investigate")
    played = Played(t).answer("vex", task).answer("vex", "no-card")
    assert "p2" in played.since.asked, "that a charge was spent tells what was ordered"


def test_what_others_had_answered_or_ordered_shows_when_it_takes_effect(table: Lay) -> None:
    """All are asked at once what they lose to stress: who answers last sees what the others lose."""
    t = table("vex", "noor", "kim").turn("vex").resolve("p2", [Stress(1, "each")])
    first = Played(t).answer("noor", "card:0").since
    assert first.alone("p2")
    second = Played(t).answer("kim", "card:0").since
    assert second.alone("p3"), "what Noor answered still waits"
    last = Played(t).answer("vex", "card:0").since
    assert last.asked == {"p1", "p2", "p3"}
    assert not last.alone("p1")


def test_what_others_lose_to_stress_by_an_order_tells_what_they_ordered(table: Lay) -> None:
    t = table()
    t.turn("vex").game.set_orders("p2", Orders(stress="least"))
    played = Played(t)
    t.resolve("p2", [Stress(1)])
    played.events = t.events
    assert "p2" in played.since.asked


def test_a_drawn_encounter_card_is_seen_by_who_draws_it_until_it_is_resolved(table: Lay) -> None:
    t = table()
    t.deck("shock-1", "dark", discard=())
    t.turn("vex").answer("vex", "end")
    t.turn("noor")
    played = Played(t).answer("noor", "end")
    since = played.since
    assert set(since.seen["p1"]) >= {"shock-1"}
    assert not since.alone("p1")
    seen_of_noor = dict(zip(since.seen["p2"], since.told["p2"], strict=True))
    assert seen_of_noor["dark"] == "", "nobody else has seen it yet"


def test_questions_gone_back_to_have_new_numbers_and_orders_stay(table: Lay) -> None:
    t = table()
    played = Played(t)
    numbers = {d.id for d in t.game.decisions}
    played.answer("vex", "move:yard:lower").answer("vex", "move:yard:upper")
    numbers |= {d.id for d in t.game.decisions}
    t.game.set_orders("p2", Orders(help="never"))
    t.game.take_back(played.before)
    assert not numbers & {d.id for d in t.game.decisions}
    assert t.game.orders("p2").help == "never"
    assert t.hero("vex").counters == 3
    t.answer("noor", "move:yard:lower")  # the others may still be first


def test_chance_comes_out_the_same(table: Lay) -> None:
    t = table()
    t.put("floor", at="yard:upper", secrets=3)
    t.turn("vex")
    before = Game(t.game.state.clone(), t.game.pack)
    t.investigate("floor")
    first = t.revealed
    t.game.take_back(before)
    t.investigate("floor")
    assert t.revealed == first


def some_answers(game: Game, seat: str, rnd: random.Random) -> tuple[list[tuple[str, ...]], list[Any]]:
    """One or two random answers of a seat; what happened."""
    keys: list[tuple[str, ...]] = []
    events: list[Any] = []
    for _ in range(rnd.randint(1, 2)):
        mine = [d for d in game.decisions if d.seat == seat]
        if not mine or game.result is not None:
            break
        keys.append(tuple(o.key for o in rnd.sample(mine[0].options, mine[0].minimum)))
        events += game.answer(seat, mine[0].id, keys[-1])
    return keys, events


def play_on(game: Game, seat: str, keys: list[tuple[str, ...]]) -> list[bytes]:
    """What a seat sees after each of its answers."""
    seen = []
    for answer in keys:
        game.answer(seat, next(d.id for d in game.decisions if d.seat == seat), answer)
        seen.append(encoded(game, seat))
    return seen


def goes_back(before: Game, rnd: random.Random) -> bool:
    """Whether a seat that is asked may go back alone after some answers; then a twin plays the same."""
    seat = rnd.choice(before.decisions).seat
    game, again = (Game(before.state.clone(), before.pack) for _ in range(2))
    keys, events = some_answers(game, seat, rnd)
    if game.result is not None or not game.since(before, events).alone(seat):
        return False
    other = twin(again, seat, rnd)
    assert play_on(other, seat, keys) == play_on(again, seat, keys)
    assert questions(other) == questions(again)
    return True


@pytest.mark.parametrize("first", slices(range(1, 241, 24), 1))
def test_who_may_go_back_alone_would_have_seen_the_same_whatever_lay_hidden(first: int) -> None:
    found = {True: 0, False: 0}
    for seed in range(first, first + 24):
        rnd = random.Random(seed)
        before = reached(seed, rnd.randint(1, 90))
        for _ in range(4):
            found[goes_back(before, rnd)] += 1
    assert min(found.values()) > 10
