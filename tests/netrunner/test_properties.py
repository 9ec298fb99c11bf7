"""Hidden cards tell nothing: not in views, labels or log lines, and not by who is asked what (10.2).

States are reached by random play. In a twin, cards a seat may not know have exchanged identities: cards of
HQ and R&D, facedown installed cards with cards that could lie there, the stack, the grip. Both games are
then played on with the same answers, until one of the swapped cards is shown to that seat.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import zip_longest
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.kernel.steps import FrameBase
from engine.kernel.visibility import Sight, undeclared
from engine.messages import LANGUAGES
from engine.netrunner import EDITIONS, BreakOrder, Game, Orders, RezOrder, new_game
from engine.netrunner.objects.definitions import definition
from engine.netrunner.policy import ASK_ALL, POLICY, Policy
from engine.netrunner.shown.recap import recap
from engine.netrunner.shown.sights import SIGHTS, frame_kinds
from engine.netrunner.table import state as state_module
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.windows import PaidWindowFrame
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.state import (
    ARCHIVES,
    CORP,
    INSTALLED,
    RUNNER,
    SEATS,
    SPECTATOR,
    NetrunnerState,
)
from engine.netrunner.testkit import Table
from tests.long import examples
from tools.twins.netrunner import asked_anew, encoded, hidden_from, questions, twin

LEVELS = ("beginner", "intermediate")
VIEWERS = (*SEATS, SPECTATOR)
SEEDS = st.integers(0, 10**6)
MODES = st.sampled_from(
    ("people", "corp in full control", "runner in full control", "both", "ask all", "orders")
)


def reached(seed: int, answers: int, mode: str = "people") -> Game:
    """A game after some random answers (or at its last decision before the end)."""
    rnd = random.Random(seed)
    policy = ASK_ALL if mode == "ask all" else POLICY
    game = new_game(LEVELS[seed % 2], seed, policy=policy, edition=list(EDITIONS)[seed // 2 % len(EDITIONS)])
    for seat in SEATS:
        if mode.startswith(seat) or mode == "both":
            game.set_orders(seat, Orders(full_control=True))
    if mode == "orders":
        for seat in SEATS:
            game.set_orders(seat, some_orders(seat, rnd))
    for _ in range(answers):
        before = game.state
        decision = rnd.choice(game.decisions)
        size = rnd.randint(decision.minimum, decision.maximum)
        keys = [option.key for option in rnd.sample(decision.options, size)]
        game.answer(decision.seat, decision.id, keys)
        if game.result is not None:
            return Game(before, game.policy)
    return game


def some_orders(seat: str, rnd: random.Random) -> Orders:
    """For which windows is drawn first, then what the orders say."""
    if seat == CORP:
        about = rnd.choice((("",), ("hq", "rd"), ("remote1", "remote2", "archives"), ("hq", "")))
        return Orders(rez=tuple(RezOrder(server=name, **said(rnd)) for name in about))
    breaks = tuple(BreakOrder(most=n) for n in rnd.choice(((), (3,), (9,))))
    return Orders(go_on=rnd.random() < 0.5, breaks=breaks, trash=rnd.choice((-1, rnd.randint(0, 5))))


def said(rnd: random.Random) -> dict[str, Any]:
    return {"rez": rnd.random() < 0.6, "keep": rnd.choice((0, 0, 3))}


def say_otherwise(game: Game, seat: str, rnd: random.Random) -> None:
    """Orders of others for the same windows that say something else: the seat cannot know."""
    orders = game.state.orders
    if seat != CORP:
        rez = tuple(replace(order, **said(rnd)) for order in orders[CORP].rez)
        orders[CORP] = replace(orders[CORP], rez=rez)
        plan = game.state.run_plans.get(CORP)
        if plan is not None:
            cards = tuple(oid for oid in plan.cards if rnd.random() < 0.5)
            game.state.run_plans[CORP] = replace(plan, cards=cards)
    if seat != RUNNER and orders[RUNNER].trash >= 0:
        orders[RUNNER] = replace(orders[RUNNER], trash=rnd.randint(0, 5))


def carried_out(one: Game, two: Game, swapped: set[int]) -> bool:
    """Whether all see from here on that the games differ.

    An order was carried out in one of them only, or on a swapped card; or cards in Archives turned faceup.
    """
    for mine, theirs in zip_longest(one.log, two.log):
        if mine is None or theirs is None or mine.kind != theirs.kind:
            return bool({e.kind for e in (mine, theirs) if e is not None} & SEEN_ORDERS)
        if mine.kind in SEEN_ORDERS and mine.oid in swapped:
            return True
        if mine.kind == EventKind.BREACH and mine.server == ARCHIVES:
            return True
    return False


SEEN_ORDERS = frozenset(
    (
        EventKind.REZ, EventKind.SPEND_CREDITS, EventKind.REMOVE_COUNTERS, EventKind.PAYS_FOR,
        EventKind.TRASH, EventKind.PAY_TRASH_COST,
        EventKind.ORDERED,
    )
)  # fmt: skip
"""What begins where an order is carried out."""


def different(one: Game, two: Game) -> set[int]:
    """Objects that are not the same card in both games."""
    a, b = one.state.cards, two.state.cards
    assert a.keys() == b.keys(), "an object exists in one of the games only"
    return {oid for oid, card in a.items() if card.code != b[oid].code}


def shown(one: Game, two: Game, seat: str) -> bool:
    """Whether the last answer showed a swapped card to the seat, so that the games may go different ways.

    Up to that point the events must be the same but for codes the seat may not know.
    """
    for mine, theirs in zip(one.log, two.log, strict=False):
        if mine == theirs:
            continue
        assert replace(mine, code="", card=None) == replace(theirs, code="", card=None), (
            "the games differ, and nothing was shown"
        )
        assert (mine.secret, mine.oid) == (theirs.secret, theirs.oid)
        if mine.secret in ("", seat) or mine.kind == "accessed":
            return True
    assert len(one.log) == len(two.log), "more happened in one of the games"
    # Cards in Archives turned faceup (7.5.2) and those of a new opening hand have no events of their own.
    return any(
        (event.kind == "breach_begins" and event.server == ARCHIVES)
        or (event.kind == "mulligan" and event.seat == seat)
        for event in one.log
    )


def telling(game: Game, decision: Decision, key: str, swapped: set[int]) -> bool:
    """Whether the answer is about a swapped card, so that all may see what it is.

    Installing into a root is about the cards there: agendas and assets make room (3.2.2).
    """
    option = decision.option(key)
    if option is None:
        return False
    server = game.state.servers.get(option.to)
    there = server.root if server is not None and decision.seat == CORP else ()
    return option.oid in swapped or bool(swapped & set(there))


def lines(game: Game, seat: str) -> list[str | None]:
    said = [game.describe(event, seat, language) for event in game.log for language in LANGUAGES]
    return said + [line for language in LANGUAGES for line in recap(game, game.log, seat, language)]


@given(
    seed=SEEDS,
    answers=st.integers(0, 250),
    mode=MODES,
    seat=st.sampled_from(VIEWERS),
    language=st.sampled_from(LANGUAGES),
)
def test_states_that_differ_in_hidden_cards_look_the_same(
    seed: int, answers: int, mode: str, seat: str, language: str
) -> None:
    game = reached(seed, answers, mode)
    other = twin(game, seat, random.Random(seed))
    assert encoded(other, seat, language) == encoded(game, seat, language)
    assert other.waiting_for == game.waiting_for
    if seat != SPECTATOR:
        assert encoded(other, SPECTATOR) == encoded(game, SPECTATOR), "a seat knows all a spectator knows"


@examples(25, sweep=12)
@given(seed=SEEDS, answers=st.integers(0, 250), mode=MODES, seat=st.sampled_from(VIEWERS))
def test_whether_anybody_is_asked_does_not_depend_on_hidden_cards(
    seed: int, answers: int, mode: str, seat: str
) -> None:
    play_on_beside_a_twin(seed, answers, mode, seat)


def play_on_beside_a_twin(seed: int, answers: int, mode: str, seat: str, swaps: int = 12) -> None:
    rnd = random.Random(seed)
    game = reached(seed, answers, mode)
    other = twin(game, seat, rnd, swaps)
    say_otherwise(other, seat, rnd)
    for _ in range(25):
        swapped = different(game, other)
        if any(d.kind in ("search", "arrange") and d.seat == seat for d in game.decisions):
            return  # the seat looks at cards of a deck
        assert swapped <= hidden_from(game.state, seat), "a card became known and no event told so"
        if not swapped:
            return
        assert questions(other) == questions(game)
        assert encoded(other, seat) == encoded(game, seat)
        pairs = list(zip(game.decisions, other.decisions, strict=True))
        rnd.shuffle(pairs)
        mine, theirs = pairs[0]
        if mine.seat == seat:
            assert mine == theirs, "a seat is offered the same whatever it cannot know"
        shared = [
            option.key
            for option in mine.options
            if theirs.option(option.key) is not None and not telling(game, mine, option.key, swapped)
        ]
        if len(shared) < max(mine.minimum, 1):
            return  # every answer is about a swapped card
        keys = rnd.sample(shared, max(mine.minimum, 1))
        game.answer(mine.seat, mine.id, keys)
        other.answer(theirs.seat, theirs.id, keys)
        if carried_out(game, other, swapped) or shown(game, other, seat):
            return
        assert lines(other, seat) == lines(game, seat)
        assert other.result == game.result
        if game.result is not None:
            return


@pytest.mark.parametrize("there", ["Manegarm Skunkworks", "Nico Campaign"])
def test_installing_over_a_card_asks_nothing_whether_it_has_to_go_or_not(there: str) -> None:
    """A question only where the trashing is voluntary would tell that the old card could have stayed."""
    t = Table(policy=POLICY)
    t.root("Server 1", there)
    t.hand(CORP, "Urtica Cipher")
    t.start(CORP)
    keys = [option.key for option in t.decision.options if option.key.startswith("install:")]
    over = [key for key in keys if ":remote1" in key and ("trash" in key or there == "Nico Campaign")]
    t.answer(over)
    assert t.names("archives") == [there]
    assert t.names("installed") == ["Urtica Cipher"]
    assert [(q[0], q[1]) for q in questions(t.game)] == [(CORP, "window")]


@given(seed=SEEDS, answers=st.integers(0, 200), mode=MODES)
def test_a_step_that_asks_has_changed_nothing_yet(seed: int, answers: int, mode: str) -> None:
    game = reached(seed, answers, mode)
    assert asked_anew(game).save() == game.save()


@given(seed=SEEDS, answers=st.integers(0, 200), new=st.integers(0, 2**63 - 1))
def test_what_is_hidden_from_everybody_is_in_no_view(seed: int, answers: int, new: int) -> None:
    game = reached(seed, answers)
    state = game.state.clone()
    for name, sight in SIGHTS[NetrunnerState].items():
        if sight is Sight.HIDDEN:
            setattr(state, name, new)
    other = Game(state, game.policy)
    assert other.save() != game.save() or (game.state.seed, game.state.draws) == (new, new)
    for seat in VIEWERS:
        assert encoded(other, seat) == encoded(game, seat)


def test_the_hidden_fields_are_the_source_of_randomness() -> None:
    assert {name for name, sight in SIGHTS[NetrunnerState].items() if sight is Sight.HIDDEN} == {
        "seed",
        "draws",
    }


@given(seed=SEEDS, answers=st.integers(0, 200))
def test_bookkeeping_of_the_seats_own_is_in_no_view(seed: int, answers: int) -> None:
    game = reached(seed, answers, "both")
    other = Game(game.state.clone(), game.policy)
    for name in ("plans", "moved"):
        assert SIGHTS[NetrunnerState][name] is Sight.OWNER
        getattr(other.state, name).clear()
    for seat in VIEWERS:
        assert encoded(other, seat) == encoded(game, seat)


@pytest.mark.parametrize("kind", sorted(SIGHTS, key=str))
def test_every_field_says_who_may_know_it(kind: type[Struct]) -> None:
    assert undeclared(kind, SIGHTS[kind]) == set()


def test_every_struct_that_is_saved_is_declared() -> None:
    def structs(module: ModuleType) -> set[type]:
        return {
            found
            for found in vars(module).values()
            if isinstance(found, type) and issubclass(found, Struct) and found.__module__ == module.__name__
        }

    assert structs(state_module) - set(SIGHTS) == set()
    assert frame_kinds() - set(SIGHTS) == set()
    assert {kind for kind in SIGHTS if issubclass(kind, FrameBase)} == frame_kinds()


# -- the tests themselves -------------------------------------------------------------------------------


def test_twins_do_swap_what_they_are_meant_to() -> None:
    """Over some games: HQ with R&D, facedown installed cards with others, grip with stack."""
    zones: Counter[str] = Counter()
    for seed in range(16):
        game = reached(seed, 60)
        for seat in VIEWERS:
            for oid in different(game, twin(game, seat, random.Random(seed))):
                zones[f"{seat} {game.state.cards[oid].zone}"] += 1
    wanted = {"runner hq", "runner rd", "runner installed", "runner stack", "corp grip", "corp stack",
              "corp rd", "spectator hq", "spectator grip", "spectator installed"}  # fmt: skip
    assert wanted <= set(zones)
    assert not {"runner grip", "corp hq", "corp installed"} & set(zones), "cards the seat knows stay"


def test_a_twin_has_the_same_cards_in_all() -> None:
    for seed in range(6):
        game = reached(seed, 50)
        other = twin(game, RUNNER, random.Random(seed))
        assert all_codes(other.state) == all_codes(game.state)


def all_codes(state: NetrunnerState) -> Counter[str]:
    return Counter(card.code for card in state.cards.values())


def test_a_leak_in_what_a_seat_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.netrunner.shown import build_view as views
    from engine.netrunner.table.knowledge import knows as honest

    monkeypatch.setattr(views, "knows", lambda g, card, seat: card.zone == INSTALLED or honest(g, card, seat))
    games = [reached(seed, 60) for seed in range(40)]
    assert any(
        encoded(game, RUNNER) != encoded(twin(game, RUNNER, random.Random(1)), RUNNER) for game in games
    )


def test_a_policy_that_looks_at_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking the Corp at an approach only if the ice has an even cost would tell something of what it is."""
    honest = Policy.wants

    def peeking(self: Policy, g: Game, seat: Seat, w: PaidWindowFrame) -> bool:
        if seat == CORP and w.role == Role.APPROACH_WINDOW:
            return (definition(g.state.cards[w.ice].code).facts.cost or 0) % 2 == 0
        return honest(self, g, seat, w)

    def found(seed: int) -> bool:
        try:
            play_on_beside_a_twin(seed, 30, "people", SPECTATOR, swaps=200)
        except AssertionError:
            return True
        return False

    monkeypatch.setattr(Policy, "wants", peeking)
    assert any(found(seed) for seed in range(60))
