"""Events played by chance from a fixed seed, in the stages people look at."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.leagues.ladder import begin_ladder, challenge, may_challenge
from engine.leagues.model import Event, Format, Game, Outcome, Pairing, Settings, games_per_match
from engine.leagues.pairing import pair_next_round, publish
from engine.leagues.ratings import Book, rate_period, rated_games
from engine.leagues.results import complete_round, owing, report
from engine.leagues.roster import add_player, drop
from engine.leagues.setup import divide, new_event

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


def outcome(event: Event, number: int, pairing: Pairing, chance: Random) -> Outcome:
    """Some result; player1 wins a little more often."""
    one, other = pairing.player1, pairing.player2 or ""
    wanted = games_per_match(event.settings, event.round(number).stage)
    knock_out = event.round(number).stage == "cut"
    luck = chance.random()
    if luck < 0.05 and not knock_out:
        return Outcome(absent=(other,))
    if luck < 0.09 and not knock_out and wanted == 1:
        return Outcome(intentional_draw=True)
    games = []
    corp = pairing.corp or chance.choice((one, other))
    for _ in range(wanted):
        runner = other if corp == one else one
        favoured = 0.5 + 0.04 * (int(runner[1:]) - int(corp[1:])) / 4
        won = chance.random() < min(max(favoured, 0.15), 0.85)
        games.append(Game(corp, runner, 3 if won else 0, 0 if won else 3, "agenda"))
        corp = runner
    return Outcome(games=tuple(games))


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
    from engine.leagues.brackets import bracket

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
