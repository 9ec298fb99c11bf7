"""Events played by chance from a fixed seed, in the stages people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.leagues import squads
from engine.leagues.brackets import bracket
from engine.leagues.ladder import begin_ladder, challenge, may_challenge
from engine.leagues.model import (
    Elimination,
    Event,
    Format,
    GameResult,
    Pairing,
    Result,
    Settings,
    games_per_match,
)
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.ratings import Book, rate_period, rated_games
from engine.leagues.repair import void
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player, drop
from engine.leagues.setup import divide, new_event
from engine.leagues.view import (
    BracketView,
    LeaderboardView,
    PairingsView,
    Section,
    SeriesRow,
    SeriesView,
    StandingsRow,
    StandingsView,
)
from engine.leagues.views import bracket_view, leaderboard_view, pairings_view, standings_view

FIRST = (
    "Mara", "Jonas", "Инес", "Kofi", "Aiko", "Lena", "Tomás", "Yusuf", "Greta", "Björn", "Chidi", "Noor",
    "Pavel", "Quinn", "Rosa", "Sven", "Talia", "Uwe", "Vera", "Wim", "Xenia", "Yara", "Zoe", "Anouk", "Boris",
    "Clio", "Dario", "Elif", "Finn", "Gaia", "Hugo", "Ilse",
)  # fmt: skip
LONG = (
    "Bartholomew-of-the-Seven-Harbours",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "🎲🔥 Neon 🔥🎲",
    "🎲🔥",
    "Александра Константинопольская-М",
    "東京のランナー二号さん第三班の皆様こんにちは世界の人々へようこそ",
    "מרים הרצת",
    "ياسر",
    "Zoë Łukasiewicz",
    "한국의 러너",
    "i",
)
"""Names as people have them: 32 characters wide and narrow, emoji, other scripts."""


TEAMS = (
    "Red Queens", "Netzläufer Nord", "Corporate Espionage Division", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ωmega 42", "Runners of the Seven Harbours", "東京のランナー",
)  # fmt: skip


def names(count: int) -> list[str]:
    """As many different names."""
    return [
        FIRST[index % len(FIRST)] + (f" {index // len(FIRST) + 1}" if index >= len(FIRST) else "")
        for index in range(count)
    ]


def signed_up(name: str, settings: Settings, people: list[str]) -> Event:
    event = new_event(name, settings)
    for index, person in enumerate(people):
        event = add_player(event, f"p{index + 1}", person)
    return divide(event) if settings.divisions > 1 else event


def outcome(event: Event, number: int, pairing: Pairing, chance: Random) -> Result:
    """Some result; player1 wins a little more often."""
    one, other = pairing.player1, pairing.player2 or ""
    wanted = games_per_match(event.settings, event.round(number).stage)
    knock_out = event.round(number).stage == "cut"
    luck = chance.random()
    if luck < 0.05 and not knock_out:
        return Result(absent=(other,))
    if luck < 0.09 and not knock_out and wanted == 1:
        return Result(intentional_draw=True)
    games = []
    corp = pairing.corp or chance.choice((one, other))
    for _ in range(wanted):
        runner = other if corp == one else one
        favoured = 0.5 + 0.04 * (int(runner[1:]) - int(corp[1:])) / 4
        won = chance.random() < min(max(favoured, 0.15), 0.85)
        games.append(GameResult(corp, runner, 3 if won else 0, 0 if won else 3, "agenda"))
        corp = runner
    return Result(games=tuple(games))


def paired(event: Event) -> Event:
    return publish(event, pair_next_round(event))


def played(event: Event, chance: Random, *, left: int = 0) -> Event:
    """The open round played but for the last `left` matches; closed if none is left."""
    going = owing(event)
    for number, pairing in going[: len(going) - left]:
        event = report(event, number, pairing.table, outcome(event, number, pairing, chance))
    return event if left else complete_round(event)


@cache
def swiss(
    count: int = 32,
    rounds: int = 5,
    kind: Format = "sss",
    cut: int = 8,
    seed: int = 4,
    total: int = 8,
    long_names: bool = False,
) -> Event:
    """Swiss after some rounds; in a field of 16 and more one dropped and one was retired after round two."""
    chance = Random(seed)
    people = names(count)
    if long_names:
        people = [*LONG, *people[len(LONG) :]][:count]
    title = "Halloween-Liga der Hafenstadt 2026" if long_names else "Harbour Autumn League"
    event = signed_up(title, Settings(format=kind, seed=seed, rounds=total, cut=cut), people)
    for number in range(1, rounds + 1):
        event = played(paired(event), chance)
        if number == 2 and count >= 16:
            event = drop(drop(event, "p7"), "p12", retired=True)
    return event


@cache
def divisions() -> Event:
    """Three divisions of a round robin after three rounds."""
    event = signed_up("Tri-City Divisions", Settings(format="round_robin", seed=3, divisions=3), names(23))
    chance = Random(3)
    for _ in range(3):
        event = played(paired(event), chance)
    return event


@cache
def knock_out(
    count: int, double: bool, rounds: int, seed: int = 5, left: int = 0, long_names: bool = False
) -> Event:
    """A knock-out event after so many rounds; the last of them with `left` games to play."""
    kind: Format = "double_elimination" if double else "single_elimination"
    people = [*LONG, *names(count)][:count] if long_names else names(count)
    event = signed_up("Harbour Invitational", Settings(format=kind, seed=seed), people)
    chance = Random(seed)
    for at in range(rounds):
        if at and event.cut is not None and _over(event):
            break
        last = at == rounds - 1
        event = played(paired(event), chance, left=left if last else 0)
    return event


def _over(event: Event) -> bool:
    return bracket(event).finished


@cache
def ladder() -> Event:
    event = begin_ladder(signed_up("Quay Ladder", Settings(format="ladder", seed=9, reach=3), names(14)))
    chance = Random(9)
    for at in range(18):
        challenger = chance.choice([p.id for p in event.active])
        targets = may_challenge(event, challenger)
        if not targets:
            continue
        event = challenge(event, challenger, targets[0])
        number, pairing = owing(event)[-1]
        if at < 14:
            event = report(event, number, pairing.table, outcome(event, number, pairing, chance))
    return event


@cache
def book() -> tuple[Book, dict[str, str]]:
    """Ratings after eight rounds of 24 players, and who they are."""
    event = swiss(24, 8, "dss", 0, 6)
    late = swiss(32, 8, "dss", 0, 7)
    found = Book()
    period = 0
    for played_event, rounds in ((event, 8), (late, 2)):
        for number in range(1, rounds + 1):
            period += 1
            found = rate_period(found, period, rated_games(played_event, number))
    return found, {player.id: player.name for player in late.players}


@cache
def with_cut(size: int, rounds: int, double: bool = True) -> Event:
    """Swiss of 19 players, four rounds, and a cut after so many rounds of it."""
    chance = Random(size)
    elimination: Elimination = "double" if double else "single"
    settings = Settings(format="sss", seed=8, rounds=4, cut=size, elimination=elimination)
    event = signed_up("Lighthouse Cup", settings, names(19))
    for _ in range(4):
        event = played(paired(event), chance)
    for _ in range(rounds):
        if event.cut is not None and bracket(event).finished:
            break
        event = played(paired(event), chance)
    return event


def mixed_round() -> tuple[Event, frozenset[int]]:
    """A round in which there is everything: played, reported, voided, open, being played, a bye."""
    chance = Random(3)
    event = played(paired(swiss(33, 5)), chance, left=6)
    waiting = owing(event)
    number, pairing = waiting[0]
    event = report(
        event, number, pairing.table, outcome(event, number, pairing, Random(2)), by=pairing.player1
    )
    event = void(event, number, waiting[1][1].table).event
    return event, frozenset({waiting[2][1].table})


def even_field(count: int) -> StandingsView:
    """Everybody equal: only the draw parts them."""
    rows = tuple(
        StandingsRow(at, name, 3, 1, 0, 0, 1.5, 1.25, lot=True, moved=0, ties=(1.5, 1.25))
        for at, name in enumerate(names(count), 1)
    )
    return StandingsView("A League of Equals", "sss", 1, 5, (Section(0, rows),))


@cache
def team_league() -> Event:
    """Seven teams of three with long names, in the third round; a board that nobody has."""
    chance = Random(3)
    event = new_event("Teams of the harbour", Settings("sss", boards=3, rounds=4, seed=5))
    people = iter(names(28))
    for at, name in enumerate(TEAMS):
        for board in range(3 + at % 2):
            event = add_player(event, f"p{at}{board}", next(people))
        event = squads.found(event, name, f"p{at}0")
        for board in range(1, 3 + at % 2):
            event = squads.enrol(event, f"t{at + 1}", f"p{at}{board}")
    for number in (1, 2, 3):
        event = drop(event, "p22") if number == 3 else event
        event = publish(event, pair_next_round(event))
        for at, (_, pairing) in enumerate(owing(event)):
            if number < 3 or at < 5:
                event = report(event, number, pairing.table, outcome(event, number, pairing, chance))
        event = complete_round(event) if number < 3 else event
    return event


def standings_views() -> dict[str, StandingsView]:
    return {
        "standings": standings_view(swiss()),
        "standings_64": standings_view(swiss(64, 3)),
        "standings_long": standings_view(paired(swiss(27, 5, "dss", 8, 4, 6, True))),
        "standings_divisions": standings_view(divisions()),
        "standings_ladder": standings_view(ladder()),
        "standings_even": even_field(6),
        "standings_begin": standings_view(swiss(4, 0)),
        "standings_cut": standings_view(with_cut(8, 1)),
        "standings_knock_out": standings_view(knock_out(8, True, 3)),
        "standings_teams": standings_view(team_league()),
    }


def bracket_views() -> dict[str, BracketView]:
    found = {
        f"bracket_{count}_{'double' if double else 'single'}_{rounds}": bracket_view(
            knock_out(count, double, rounds)
        )
        for count in (3, 4, 8, 16, 32)
        for double in (False, True)
        for rounds in (1, 3, 20)
    }
    long_ones = knock_out(11, True, 2, 5, 2, True)
    found["bracket_long"] = bracket_view(long_ones, playing=range(30))
    for size in (3, 4, 8, 16):
        found[f"bracket_cut_{size}"] = bracket_view(with_cut(size, 2))
    found["bracket_cut_single"] = bracket_view(with_cut(8, 9, False))
    return found


def pairings_views() -> dict[str, PairingsView]:
    mixed, playing = mixed_round()
    return {
        "pairings": pairings_view(mixed, playing=playing),
        "pairings_long": pairings_view(paired(swiss(27, 5, "dss", 8, 4, 6, True)), playing=(2, 3)),
        "pairings_done": pairings_view(swiss(27, 5, "dss", 8, 4, 6, True), 5),
        "pairings_ladder": pairings_view(ladder()),
        "pairings_cut": pairings_view(paired(with_cut(8, 1))),
        "pairings_robin": pairings_view(divisions()),
        "pairings_teams": pairings_view(team_league(), playing=(9,)),
    }


def leaderboard_views() -> dict[str, LeaderboardView]:
    ratings, people = book()
    some = dict(list(people.items())[:9])
    long_ones = dict(zip(some, LONG, strict=False))
    return {
        "ratings": leaderboard_view(ratings, people, community="Harbour Nine"),
        "ratings_long": leaderboard_view(ratings, long_ones, community="مجتمع Neon 🎲"),
        "ratings_none": leaderboard_view(Book(), {}),
    }


def series_row(rank: int, name: str, parts: tuple[int | None, ...], *, mine: bool = False) -> SeriesRow:
    """Somebody over the leagues of a season, honoured if among the first three."""
    points = sum(part or 0 for part in parts)
    return SeriesRow(rank, name, points, parts, (), rank if rank <= 3 else 0, mine)


def series_views() -> dict[str, SeriesView]:
    over = [
        series_row(1, "Mara", (12, 10, 12)), series_row(2, "Jonas", (10, 12, 8)),
        series_row(3, "Инес", (8, None, 10), mine=True), series_row(3, "Kofi", (None, 8, 10)),
        series_row(5, "Aiko", (7, 7, None)), series_row(6, "Lena", (1, 1, 1)),
    ]  # fmt: skip
    long_ones = [
        series_row(at + 4, name, tuple(None if (at + league) % 7 == 0 else 12 for league in range(30)))
        for at, name in enumerate([*LONG, *names(32)])
    ]
    titles = tuple(f"{name} {at}" for at, name in enumerate(LONG, 1))
    return {
        "series": SeriesView("Harbour", ("Spring", "Summer", "Autumn"), (), 3, True, tuple(over)),
        "series_long": SeriesView(LONG[1] + LONG[0], titles * 3, ("Winter",), 50, False, tuple(long_ones)),
    }
