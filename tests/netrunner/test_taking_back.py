"""Taking back: what going back to an earlier state cannot undo is told by events, knowledge and draws alone.

Whoever has learnt nothing since a state plays the same on any twin of it: that is what "alone" promises.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.kernel.undo import Since
from engine.netrunner import Game, Orders, RezOrder, load
from engine.netrunner.language.abilities import Static
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.policy import POLICY
from engine.netrunner.table.orders import RunPlan
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import CORP, RUNNER, SEATS, opponent
from engine.netrunner.testkit import Table, code_of
from tests.long import slices
from tests.netrunner.cards.bidding import snowflake
from tests.netrunner.scenarios.making import runner
from tests.netrunner.test_properties import reached, say_otherwise
from tools.twins.netrunner import encoded, questions, twin


class Played:
    """A game at a moment, and what came to pass since."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.before = load(t.game.save())
        self.events: list[Any] = []

    def click(self, *texts: str) -> None:
        self.events += self.t.click(*texts)

    @property
    def since(self) -> Since:
        return self.t.game.since(self.before, self.events)

    def alone(self, seat: str) -> bool:
        return self.since.alone(seat)

    def seen(self, seat: str) -> list[str]:
        return list(self.since.seen[seat])


def table(policy: Any = POLICY) -> Table:
    t = Table(policy=policy)
    t.hand(CORP, "Hedge Fund", "Palisade", "Send a Message")
    t.hand(RUNNER, "Sure Gamble", "Cleaver", "Jailbreak")
    t.deck(RUNNER, "Mayfly", "Unity")
    t.deck(CORP, "Nico Campaign", "Government Subsidy")
    t.set(corp_credits=9, runner_credits=9)
    return t


def test_who_sees_nothing_new_goes_back_alone_whatever_they_show() -> None:
    t = table()
    t.start(RUNNER)
    played = Played(t)
    played.click("Gain 1 credit")
    assert played.alone(RUNNER)
    assert played.since.seen == {CORP: (), RUNNER: ()}
    played.click("Play Sure Gamble")
    assert played.alone(RUNNER)
    assert played.seen(CORP) == [code_of("Sure Gamble")]
    assert not played.alone(CORP)


def test_a_card_drawn_is_seen_by_who_draws_it_and_others_are_told_only_that() -> None:
    t = table()
    t.start(RUNNER)
    played = Played(t)
    played.click("Draw 1 card")
    assert not played.alone(RUNNER)
    assert played.since.seen == {CORP: (), RUNNER: (code_of("Mayfly"),)}
    assert played.since.told[RUNNER] == ("",)


def test_installing_face_down_shows_nothing() -> None:
    t = table()
    t.start(CORP)
    played = Played(t)
    played.click("Install Palisade protecting R&D")
    assert played.alone(CORP)
    assert played.seen(RUNNER) == []


def test_an_access_is_seen_and_from_hq_chance_has_a_hand_in_it() -> None:
    t = table()
    t.start(RUNNER)
    played = Played(t)
    played.click("Run on R&D")
    assert played.seen(RUNNER) == [code_of("Nico Campaign")]
    assert played.since.told[RUNNER] == ("",), "the Corp does not look at cards accessed in R&D (7.1.2)"
    t.play("Leave it") if t.offered("Leave it") else t.answer([t.asked.options[-1].key])
    again = Played(t)
    again.click("Run on HQ")
    assert again.since.chance
    assert again.since.told[RUNNER] != ("",), "both see what is accessed in HQ"


def test_a_seat_that_was_asked_had_a_say_also_where_its_orders_answered() -> None:
    t = table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(RUNNER)
    played = Played(t)
    played.click("Run on HQ")
    assert played.since.asked == {CORP}
    assert not played.alone(RUNNER)
    t = table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(RUNNER)
    t.game.set_orders(CORP, Orders(rez=(RezOrder(rez=False),)))
    played = Played(t)
    played.click("Run on HQ")
    assert CORP in played.since.asked, "that nothing was rezzed tells what was ordered"


@pytest.mark.parametrize("first", SEATS)
def test_who_bids_last_learns_what_the_other_player_had_bid(first: Seat) -> None:
    """10.13.6c: what the first one bids nobody sees yet."""
    t = snowflake("")
    for seat in (first, opponent(first)):
        played = Played(t)
        asked = next(d for d in t.game.decisions if d.seat == seat)
        played.events += t.game.answer(seat, asked.id, "bid:1")
        assert played.alone(seat) == (seat == first)


def test_questions_gone_back_to_have_new_numbers_and_orders_given_since_stay() -> None:
    t = table()
    t.start(RUNNER)
    before, numbers = load(t.game.save()), set()
    for _ in range(3):
        numbers.add(t.decision.id)
        t.click("Gain 1 credit")
    numbers.add(t.decision.id)
    t.game.set_orders(RUNNER, Orders(go_on=True))
    t.game.take_back(before)
    assert t.credits(RUNNER) == 9
    assert t.clicks(RUNNER) == 4
    assert t.game.orders(RUNNER) == Orders(go_on=True)
    assert t.decision.id not in numbers
    taken = {t.decision.id}
    t.click("Draw 1 card")
    assert t.decision.id not in numbers | taken
    assert t.names("grip")[-1] == "Mayfly"


def test_chance_comes_out_the_same_after_going_back() -> None:
    t = Table(policy=POLICY)
    t.hand(CORP, "Hedge Fund", "Palisade", "Send a Message", "Nico Campaign", "Government Subsidy")
    t.start(RUNNER)
    before = load(t.game.save())
    t.click("Run on HQ")
    first = [event.code for event in t.events if event.kind == "accessed"]
    t.game.take_back(before)
    t.click("Run on HQ")
    assert [event.code for event in t.events if event.kind == "accessed"] == first


def play_on(game: Game, seat: str, keys: Sequence[tuple[str, ...]]) -> list[bytes]:
    """What a seat sees after each of its answers."""
    seen = []
    for answer in keys:
        game.answer(seat, next(d.id for d in game.decisions if d.seat == seat), answer)
        seen.append(encoded(game, seat))
    return seen


def some_answers(game: Game, seat: str, rnd: random.Random) -> tuple[list[tuple[str, ...]], list[Any]]:
    """One or two random answers of a seat; what happened."""
    keys, events = [], []
    for _ in range(rnd.randint(1, 2)):
        mine = [d for d in game.decisions if d.seat == seat]
        if not mine or game.result is not None:
            break
        size = max(mine[0].minimum, 1)
        keys.append(tuple(o.key for o in rnd.sample(mine[0].options, size)))
        events += game.answer(seat, mine[0].id, keys[-1])
    return keys, events


@pytest.mark.parametrize("first", slices(range(0, 200, 20), 1))
def test_who_may_go_back_alone_would_have_seen_the_same_whatever_lay_hidden(first: int) -> None:
    found = {True: 0, False: 0}
    for seed in range(first, first + 20):
        rnd = random.Random(seed)
        before = reached(seed, rnd.randint(1, 150), MODES_OF_PLAY[seed % 4])
        for _ in range(4):
            found[goes_back(before, rnd)] += 1
    assert min(found.values()) >= 8


MODES_OF_PLAY = ("people", "orders", "both", "people")


def goes_back(before: Game, rnd: random.Random) -> bool:
    """Whether the seat that is asked may go back alone after some answers; then a twin plays the same."""
    seat = before.decisions[0].seat
    game, again, other = (load(before.save(), before.policy) for _ in range(3))
    keys, events = some_answers(game, seat, rnd)
    if game.result is not None or not game.since(before, events).alone(seat):
        return False
    other = twin(other, seat, rnd)
    say_otherwise(other, seat, rnd)
    assert play_on(other, seat, keys) == play_on(again, seat, keys)
    assert questions(other) == questions(again)
    return True


def test_a_plan_for_a_run_is_a_say_in_that_run_only() -> None:
    t = table()
    t.ice("HQ", "Palisade")
    t.start(RUNNER)
    played = Played(t)
    played.click("Run on R&D")
    assert CORP not in played.since.asked
    for g in (played.before, t.game):
        g.state.run_plans[CORP] = RunPlan(run=1)
    assert CORP in played.since.asked
    for g in (played.before, t.game):
        g.state.run_plans[CORP] = replace(g.state.run_plans[CORP], run=2)
    assert CORP not in played.since.asked
    assert set(SEATS) == {CORP, RUNNER}


def test_what_was_taken_back_is_active_no_more() -> None:
    with taken_back():
        runner("Spare Room", "hardware", Static(Modify("hand_runner", 2)))
        t = Table()
        t.hand(RUNNER, "Spare Room")
        t.start(RUNNER)
        before, size = load(t.game.save()), t.game.hand_size(RUNNER)
        t.click("Install Spare Room")
        assert t.game.hand_size(RUNNER) == size + 2
        t.game.take_back(before)
        assert t.game.hand_size(RUNNER) == size
