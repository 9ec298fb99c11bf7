"""Three hundred events of `make sweep`, and that it would notice what must not be."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.leagues.model import Event, Round
from engine.leagues.pairing import Draft, pair_next_round, publish
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import drop
from engine.leagues.standings import standings
from tests.leagues.events import field, play
from tests.long import examples, slices
from tools.sweep import league_checks
from tools.sweep import leagues as sweep
from tools.sweep.checks import Broken

EVENTS = 300
BATCH = 30


@pytest.mark.parametrize("first", slices(range(1, EVENTS + 1, BATCH), 1))
def test_every_invariant_holds_in_every_round(first: int) -> None:
    outcomes = [sweep.play(seed) for seed in range(first, first + BATCH)]
    assert [outcome for outcome in outcomes if outcome.trouble] == []
    assert all(outcome.answers for outcome in outcomes)


def test_the_sweep_covers_every_kind_of_event() -> None:
    events = [sweep.begin(seed, random.Random(seed)) for seed in range(1, 301)]
    assert {event.settings.format for event in events} == set(sweep.FORMS)
    assert {event.settings.cut for event in events} == {0, 2, 3, 4, 8, 16}
    sizes = sorted(len(event.players) for event in events)
    assert sizes[0] == 4
    assert sizes[-1] > 180
    assert any(player.first_round_bye for event in events for player in event.players)


@given(
    size=st.integers(4, 30),
    form=st.sampled_from(["sss", "dss"]),
    seed=st.integers(0, 2**63 - 1),
    results=st.lists(st.integers(0, 5), min_size=1, max_size=60),
    drops=st.lists(st.tuples(st.integers(1, 5), st.integers(0, 29)), max_size=6),
)
@examples(40)
def test_any_results_and_drops_leave_a_round_that_can_be_played(
    size: int, form: str, seed: int, results: list[int], drops: list[tuple[int, int]]
) -> None:
    """Nobody twice, nobody left out, one bye at most, the rules, the cost: after results chosen to break
    it."""
    event = field(size, format=form, seed=seed, rounds=5)
    rnd = random.Random(seed)
    at = 0
    for number in range(1, 6):
        if len(event.active) % 2 and len(event.active) <= number:
            return
        draft = pair_next_round(event)
        league_checks.check_draft(event, draft, rnd)
        event = publish(event, draft)
        for _, pairing in owing(event):
            at += 1
            chance = random.Random(results[at % len(results)])
            event = report(event, number, pairing.table, sweep.ending(event, number, pairing, chance))
        event = complete_round(event)
        league_checks.check_standings(event)
        for when, who in drops:
            gone = event.players[who % size]
            if when == number and gone.status == "active" and len(event.active) > 3:
                event = drop(event, gone.id)


def changed(draft: Draft, change: Callable[[Round], Round]) -> Draft:
    return replace(draft, round=change(draft.round))


def drawn() -> tuple[Event, Draft]:
    event = play(field(8, format="sss", seed=4, rounds=8), 3)
    return event, pair_next_round(event)


def without_last(played: Round) -> Round:
    return replace(played, pairings=played.pairings[:-1])


def twice(played: Round) -> Round:
    first = played.pairings[0]
    return replace(played, pairings=(*played.pairings, replace(first, table=99)))


def other_sides(played: Round) -> Round:
    turned = tuple(replace(p, corp=p.opponent(p.corp) or "") for p in played.pairings)
    return replace(played, pairings=turned)


def other_partners(played: Round) -> Round:
    one, other, *rest = played.pairings
    first = replace(one, player2=other.player1)
    second = replace(other, player1=one.player2 or "", corp=one.player2 or "")
    return replace(played, pairings=(replace(first, corp=first.player1), second, *rest))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (without_last, "left out"),
        (twice, "paired twice"),
        (other_sides, "the higher bias|sides"),
        (other_partners, "cheaper|costs|met|bias|sides"),
        (lambda played: replace(played, cost=played.cost + 1), "costs"),
    ],
)
def test_what_must_not_be_is_noticed(change: Callable[[Round], Round], words: str) -> None:
    event, draft = drawn()
    broken = changed(draft, change)
    with pytest.raises(Broken, match=words):
        league_checks.check_draft(
            event, replace(broken, why=broken.why[: len(broken.round.pairings)]), random.Random(1)
        )


def test_wrong_standings_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    event = play(field(8, format="dss", seed=4), 2)
    league_checks.check_standings(event)
    monkeypatch.setattr(league_checks, "standings", lambda event: standings(event)[::-1])
    with pytest.raises(Broken, match="ranks are not in order"):
        league_checks.check_standings(event)
