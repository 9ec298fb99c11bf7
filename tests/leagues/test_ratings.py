"""Glicko-2: Glickman's example, a second implementation, and how a community's book is kept."""

from __future__ import annotations

import random
from math import exp, log, pi, sqrt

import glicko2  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.leagues.errors import LeagueError
from engine.leagues.model import GameResult
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.ratings import Book, Rating, rate, rate_period, rated_games
from engine.leagues.results import report
from tests.leagues.events import field, fixture, play, win

EXAMPLE = fixture("glicko2_glickman_example")


def test_glickmans_example() -> None:
    player = EXAMPLE["player"]
    results = [(Rating(o["r"], o["rd"]), float(o["s"])) for o in EXAMPLE["opponents"]]
    found = rate(Rating(player["r"], player["rd"], player["vol"]), results, tau=EXAMPLE["tau"])
    wanted, near = EXAMPLE["expected"], EXAMPLE["tolerance"]
    assert found.rating == pytest.approx(wanted["r"], abs=near["r"])
    assert found.deviation == pytest.approx(wanted["rd"], abs=near["rd"])
    assert found.volatility == pytest.approx(wanted["vol"], abs=near["vol"])


@given(
    st.floats(800, 2400),
    st.floats(40, 300),
    st.floats(0.03, 0.1),
    st.lists(
        st.tuples(st.floats(800, 2400), st.floats(40, 300), st.sampled_from([0, 0.5, 1])),
        min_size=1,
        max_size=12,
    ),
)
def test_a_second_implementation_agrees(
    rating: float, deviation: float, volatility: float, results: list[tuple[float, float, float]]
) -> None:
    other = glicko2.Player(rating=rating, rd=deviation, vol=volatility)
    other.update_player([r for r, _, _ in results], [d for _, d, _ in results], [s for _, _, s in results])
    found = rate(Rating(rating, deviation, volatility), [(Rating(r, d), s) for r, d, s in results])
    # Its volatility is rougher than the paper's step 5, and so a little all that follows from it.
    assert found.rating == pytest.approx(other.rating, abs=1)
    assert found.deviation == pytest.approx(min(other.rd, 350), abs=0.5)
    assert found.volatility == pytest.approx(other.vol, abs=0.01)
    slowly = by_halving(rating, deviation, volatility, results)
    assert found.rating == pytest.approx(slowly.rating, abs=1e-3)
    assert found.deviation == pytest.approx(slowly.deviation, abs=1e-3)
    assert found.volatility == pytest.approx(slowly.volatility, abs=1e-6)


def by_halving(
    rating: float, deviation: float, volatility: float, results: list[tuple[float, float, float]]
) -> Rating:
    """The paper's steps as they stand there, the root of f (step 5) found slowly and surely."""
    scale, tau = 173.7178, 0.5
    phi, mu = deviation / scale, (rating - 1500) / scale
    terms = []
    for r, d, s in results:
        g = 1 / sqrt(1 + 3 * (d / scale) ** 2 / pi**2)
        terms.append((g, 1 / (1 + exp(-g * (mu - (r - 1500) / scale))), s))
    v = 1 / sum(g * g * e * (1 - e) for g, e, _ in terms)
    delta = v * sum(g * (s - e) for g, e, s in terms)
    a = log(volatility**2)
    low, high = a - 2, a + 2  # further off, with hopeless opponents, f has other roots
    for _ in range(200):
        x = (low + high) / 2
        f = exp(x) * (delta**2 - phi**2 - v - exp(x)) / (2 * (phi**2 + v + exp(x)) ** 2) - (x - a) / tau**2
        low, high = (x, high) if f > 0 else (low, x)
    sigma = exp(low / 2)
    after = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    mu += after**2 * sum(g * (s - e) for g, e, s in terms)
    return Rating(1500 + scale * mu, min(scale * after, 350), sigma)


def test_the_order_of_games_does_not_matter() -> None:
    rnd = random.Random(4)
    names = "abcdef"
    games = []
    for _ in range(60):
        corp, runner = rnd.sample(names, 2)
        games.append(GameResult(corp, runner, *rnd.choice(((3, 0), (0, 3), (1, 1)))))
    book = rate_period(Book(), 1, games)
    for _ in range(5):
        assert rate_period(Book(), 1, rnd.sample(games, len(games))) == book


def test_sides_are_rated_apart() -> None:
    book = rate_period(Book(), 1, [GameResult("ann", "bo", 3, 0)] * 3)
    assert book.of("corp", "ann").now.rating > 1500 > book.of("runner", "bo").now.rating
    assert book.of("runner", "ann").now == Rating()
    assert "ann" not in book.runner
    # The Corp's opponent is the Runner's rating: a good Runner's Corp rating counts for nothing.
    strong = Book(1, corp={"bo": book.of("corp", "ann")})
    assert rate_period(strong, 2, [GameResult("cy", "bo", 3, 0)]).of("corp", "cy").now == rate(
        Rating(), [(Rating(), 1.0)]
    )


def test_provisional_until_ten_games_with_history() -> None:
    book = Book()
    for period in range(1, 11):
        assert book.of("corp", "ann").provisional
        book = rate_period(book, period, [GameResult("ann", "bo", 3, 0)])
    track = book.of("corp", "ann")
    assert not track.provisional
    assert [mark.games for mark in track.history] == list(range(1, 11))
    assert [mark.rating for mark in track.history] == sorted(mark.rating for mark in track.history)
    book = rate_period(book, 11, [GameResult("cy", "dee", 3, 0)] * 9)
    # More points, but fewer games: behind.
    assert [name for name, _ in book.leaders("corp")] == ["ann", "cy"]


def test_who_does_not_play_only_becomes_less_certain() -> None:
    book = rate_period(Book(), 1, [GameResult("ann", "bo", 3, 0)] * 12)
    before = book.of("corp", "ann")
    after = rate_period(book, 4, []).of("corp", "ann")
    assert after.now.rating == before.now.rating
    assert before.now.deviation < after.now.deviation <= 350
    assert after.history == before.history
    # Periods passed over come to the same as periods without games.
    step = book
    for period in (2, 3, 4):
        step = rate_period(step, period, [])
    assert step == rate_period(book, 4, [])
    with pytest.raises(LeagueError, match="period 4 is not after the last one, 4"):
        rate_period(step, 4, [])


def test_only_games_that_were_played_are_rated() -> None:
    from engine.leagues.model import Result

    event = field(5, format="dss", seed=3)
    event = publish(event, pair_next_round(event))
    one, other = (p for p in event.rounds[0].pairings if p.player2 is not None)
    event = report(
        event, 1, one.table, Result((GameResult(one.player1, one.player2 or "", 3, 0),), two_for_one=True)
    )
    event = report(event, 1, other.table, Result(absent=(other.player1,)))
    assert rated_games(event, 1) == (GameResult(one.player1, one.player2 or "", 3, 0),)
    reported = play(field(4, format="dss", seed=3), 1)
    assert len(rated_games(reported, 1)) == 4
    open_round = publish(reported, pair_next_round(reported))
    match = open_round.pairing(2, 1)
    waiting = report(open_round, 2, 1, win(match, match.player1), by=match.player1)
    assert rated_games(waiting, 2) == ()
