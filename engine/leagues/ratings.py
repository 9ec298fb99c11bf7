"""Glicko-2 ratings, apart as Corp and as Runner: a Corp's opponents in the sums are Runners, and the reverse.

After Glickman, "Example of the Glicko-2 system". Games of one rating period count together; whoever does not
play only becomes less certain. Periods are numbers that follow each other; which time they stand for is the
caller's. Until ten games on a side a rating is provisional.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import exp, fsum, log, pi, sqrt
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import Event, GameResult, Side

START: Final = 1500.0
DEVIATION: Final = 350.0
VOLATILITY: Final = 0.06
TAU: Final = 0.5
"""How fast volatility may change; Glickman names 0.3 to 1.2."""
SCALE: Final = 173.7178
CLOSE: Final = 1e-6
ESTABLISHED: Final = 10
SIDES: Final[tuple[Side, Side]] = ("corp", "runner")


class Rating(Struct, frozen=True):
    """A strength, how far off it may be (one standard deviation), and how erratic results are."""

    rating: float = START
    deviation: float = DEVIATION
    volatility: float = VOLATILITY


class Mark(Struct, frozen=True):
    """A rating at the end of a period in which its owner played, and games up to then."""

    period: int
    rating: float
    deviation: float
    games: int


class Track(Struct, frozen=True):
    """One side of one player."""

    now: Rating = Rating()
    games: int = 0
    history: tuple[Mark, ...] = ()

    @property
    def provisional(self) -> bool:
        """Fewer than ten games."""
        return self.games < ESTABLISHED


class Book(Struct, frozen=True):
    """All ratings of a community after a period: side to player to track. Period 0 is before any game."""

    period: int = 0
    corp: dict[str, Track] = {}
    runner: dict[str, Track] = {}

    def of(self, side: Side, player: str) -> Track:
        """A player's track on a side; a fresh one for somebody new."""
        return (self.corp if side == "corp" else self.runner).get(player, Track())

    def leaders(self, side: Side) -> tuple[tuple[str, Track], ...]:
        """Players of a side, the best first, provisional ones behind; equal ones by id."""
        tracks = self.corp if side == "corp" else self.runner
        return tuple(
            sorted(tracks.items(), key=lambda item: (item[1].provisional, -item[1].now.rating, item[0]))
        )


def rate(old: Rating, results: Iterable[tuple[Rating, float]], *, tau: float = TAU) -> Rating:
    """The rating after a period against these opponents (as they were before it), with scores 1, 0.5 or 0.
    The order of results does not matter, to the last bit."""
    phi = old.deviation / SCALE
    mu = (old.rating - START) / SCALE
    against = []
    for opponent, score in results:
        g = 1 / sqrt(1 + 3 * (opponent.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (opponent.rating - START) / SCALE)))
        against.append((g, expected, score))
    if not against:
        return replace(old, deviation=min(SCALE * sqrt(phi**2 + old.volatility**2), DEVIATION))
    variance = 1 / fsum(g * g * e * (1 - e) for g, e, _ in against)
    gain = fsum(g * (score - e) for g, e, score in against)
    sigma = _volatility(old.volatility, phi, variance, variance * gain, tau)
    before = phi**2 + sigma**2
    after = 1 / sqrt(1 / before + 1 / variance)
    return Rating(START + SCALE * (mu + after**2 * gain), min(SCALE * after, DEVIATION), sigma)


def _volatility(sigma: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois method."""
    a = log(sigma**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / tau**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def rate_period(book: Book, period: int, games: Iterable[GameResult], *, tau: float = TAU) -> Book:
    """The book after a period. Periods passed over had no games. LeagueError if the period is not after the
    book's. The order of games does not matter."""
    if period <= book.period:
        raise LeagueError("lg-error-period", period=period, last=book.period)
    for quiet in range(book.period + 1, period):
        book = _closed(book, quiet, {}, tau)
    results: defaultdict[tuple[Side, str], list[tuple[Rating, float]]] = defaultdict(list)
    for game in games:
        corp, runner = book.of("corp", game.corp).now, book.of("runner", game.runner).now
        score = _score(game)
        results["corp", game.corp].append((runner, score))
        results["runner", game.runner].append((corp, 1 - score))
    return _closed(book, period, dict(results), tau)


def _score(game: GameResult) -> float:
    if game.corp_points == game.runner_points:
        return 0.5
    return 1.0 if game.corp_points > game.runner_points else 0.0


def _closed(
    book: Book, period: int, results: dict[tuple[Side, str], list[tuple[Rating, float]]], tau: float
) -> Book:
    tracks: dict[str, dict[str, Track]] = {}
    for side, old in zip(SIDES, (book.corp, book.runner), strict=True):
        names = sorted(old.keys() | {player for of, player in results if of == side})
        tracks[side] = {
            name: _next(book.of(side, name), period, results.get((side, name), []), tau) for name in names
        }
    return Book(period, tracks["corp"], tracks["runner"])


def _next(track: Track, period: int, results: list[tuple[Rating, float]], tau: float) -> Track:
    now = rate(track.now, results, tau=tau)
    if not results:
        return replace(track, now=now)
    games = track.games + len(results)
    mark = Mark(period, round(now.rating, 2), round(now.deviation, 2), games)
    return Track(now, games, (*track.history, mark))


def rated_games(event: Event, number: int) -> tuple[GameResult, ...]:
    """The games of a round that were really played: no byes, no forfeits, no intentional draws."""
    return tuple(
        game
        for pairing in event.round(number).pairings
        if pairing.status == "confirmed"
        for game in pairing.games
    )
