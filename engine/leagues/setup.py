"""Beginning an event, and what its settings come to with the field there is."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import CUTS, FORMATS, KNOCK_OUT, SWISS, TIES, Event, Settings
from engine.leagues.rng import shuffled
from engine.leagues.teams import FEWEST_BOARDS, FORMATS_OF_TEAMS, MOST_BOARDS, units

MOST_ROUNDS: Final = 100
LARGEST_SEED: Final = 2**63
"""Seeds are below this, so that every language reads them as the same number."""


def new_event(name: str, settings: Settings) -> Event:
    """An event nobody has signed up for. LeagueError if the settings cannot be."""
    if not name.strip():
        raise LeagueError("lg-error-no-name")
    check(settings)
    return Event(name.strip(), settings)


def check(settings: Settings) -> None:
    """LeagueError names the setting that cannot be."""
    if settings.format not in FORMATS:
        raise LeagueError("lg-error-format", format=settings.format)
    if settings.cut not in CUTS:
        raise LeagueError("lg-error-cut-size", cut=settings.cut)
    if settings.elimination not in ("single", "double"):
        raise LeagueError("lg-error-elimination", elimination=settings.elimination)
    if len(set(settings.ties)) < len(settings.ties) or not set(settings.ties) <= set(TIES):
        raise LeagueError("lg-error-ties")
    if settings.cut and settings.format in (*KNOCK_OUT, "ladder"):
        raise LeagueError("lg-error-cut-format")
    if settings.boards:
        if not FEWEST_BOARDS <= settings.boards <= MOST_BOARDS:
            raise LeagueError(
                "lg-error-number", name="boards", value=settings.boards, least=FEWEST_BOARDS, most=MOST_BOARDS
            )
        if settings.format not in FORMATS_OF_TEAMS or settings.cut or settings.divisions > 1:
            raise LeagueError("lg-error-teams-format")
    if not 0 <= settings.seed < LARGEST_SEED:
        raise LeagueError("lg-error-seed-range")
    numbers = {"rounds": (settings.rounds, 0), "divisions": (settings.divisions, 1)}
    numbers |= {"legs": (settings.legs, 1), "reach": (settings.reach, 1)}
    for name, (value, least) in numbers.items():
        if not least <= value <= MOST_ROUNDS:
            raise LeagueError("lg-error-number", name=name, value=value, least=least, most=MOST_ROUNDS)


def change_settings(event: Event, settings: Settings) -> Event:
    """Other settings. LeagueError where play has begun and what was played would no longer fit them."""
    check(settings)
    fixed = ("format", "seed", "divisions", "legs", "both_sides", "tiers", "boards")
    if event.rounds and any(getattr(settings, name) != getattr(event.settings, name) for name in fixed):
        raise LeagueError("lg-error-begun")
    if event.cut and (settings.cut, settings.elimination) != (event.settings.cut, event.settings.elimination):
        raise LeagueError("lg-error-begun")
    played = len(event.of_stage("main"))
    if 0 < settings.rounds < played:
        raise LeagueError("lg-error-rounds-played", rounds=settings.rounds, played=played)
    return replace(event, settings=settings)


def planned_rounds(event: Event) -> int:
    """Rounds before the cut: those set, or by the size of the field.

    Double-sided Swiss takes the rounds in which one of n is left unbeaten (log2 n, rounded up), at least 3;
    single-sided, half the games a round, three more. A Swiss field never goes on longer than the strict rules
    could pair it: in double-sided nobody meets twice, in an odd field everybody has one bye. Once play has
    begun the field is those who were there then (`fixed` sets their number for good).
    """
    settings = event.settings
    if settings.boards:
        return planned_rounds(units(event))
    there = [player for player in event.players if player.status != "waiting"]
    size = sum(player.entered <= 1 for player in there) if event.rounds else len(there)
    if settings.format == "round_robin":
        longest = max((len(division(event, n + 1)) for n in range(settings.divisions)), default=0)
        every = (longest - 1 + longest % 2) * settings.legs if longest > 1 else 0
        return min(settings.rounds, every) if settings.rounds else every
    if settings.format not in SWISS:
        return 0
    if settings.rounds:
        return settings.rounds
    doublings = max(size - 1, 1).bit_length()
    if settings.format == "sss":
        most = size if size % 2 else 2 * (size - 1)
        return max(1, min(doublings + 3, most))
    return max(1, min(max(doublings, 3), size - 1 + size % 2))


def fixed(event: Event) -> Settings:
    """The settings with the rounds of Swiss set to as many as there will be, however the field changes."""
    settings = event.settings
    if settings.format not in SWISS or settings.rounds:
        return settings
    return replace(settings, rounds=planned_rounds(event))


def rounds_left(event: Event) -> bool:
    """Whether somebody who comes in now would still be paired before the cut, or at the end."""
    if event.cut is not None:
        return False
    if event.settings.format not in SWISS or not event.rounds:
        return True
    return len(event.of_stage("main")) < planned_rounds(event)


def division(event: Event, number: int) -> tuple[str, ...]:
    """The places of a division's schedule: ids of those who first held them."""
    return tuple(
        player.id
        for player in event.players
        if player.division == number and player.status != "waiting" and not player.stands_for
    )


def divide(event: Event) -> Event:
    """Deal the active players into the divisions by seed, back and forth, so that all are equally strong.
    With `tiers` the strongest are in the first, and what is left over in the lower ones, unless somebody was
    promised to go up: then it is in the upper one. Those without a seed come last, in random order.
    LeagueError if a division would hold fewer than two."""
    if event.rounds:
        raise LeagueError("lg-error-begun")
    count = event.settings.divisions
    if len(event.active) < 2 * count:
        raise LeagueError("lg-error-divisions", divisions=count, players=len(event.active))
    drawn = shuffled(event.settings.seed, [player.id for player in event.active], "division")
    order = sorted(drawn, key=lambda one: event.player(one).seed or len(event.players) + 1)
    if event.settings.tiers:
        ends = _ends(event, order)
        place = {one: sum(i >= end for end in ends) + 1 for i, one in enumerate(order)}
    else:
        place = _dealt(order, count)
    return replace(
        event, players=tuple(replace(p, division=place.get(p.id, p.division)) for p in event.players)
    )


def _ends(event: Event, order: list[str]) -> list[int]:
    """How many of the order are in the first division, in the first two, and so on, without the last."""
    count, field = event.settings.divisions, len(order)
    ends = [field * number // count for number in range(1, count)]
    if len(event.settings.promised) != len(ends):
        return ends
    for at, (first, last) in enumerate(event.settings.promised):
        up = [i for i, one in enumerate(order) if first and first <= event.player(one).seed <= last]
        most = field - 2 * (count - 1 - at)  # at least two are left for each that follows
        ends[at] = min(max([ends[at], *(i + 1 for i in up)]), most)
        if at:
            ends[at] = max(ends[at], min(ends[at - 1] + 2, most))
    return ends


def left_behind(event: Event) -> tuple[str, ...]:
    """Who was promised to go up, and is in a lower division all the same."""
    if not event.settings.tiers or len(event.settings.promised) != event.settings.divisions - 1:
        return ()
    return tuple(
        player.id
        for player in event.active
        for number, (first, last) in enumerate(event.settings.promised, 1)
        if first and first <= player.seed <= last and player.division > number
    )


def _dealt(order: list[str], count: int) -> dict[str, int]:
    return {
        one: (i % count if i // count % 2 == 0 else count - 1 - i % count) + 1 for i, one in enumerate(order)
    }
