"""Boards: the matches of two teams that meet, with sides that are fair to both and to everybody in them.

Each team has as many Corps as Runners, one more at most. Of all ways to do that the cheapest is taken: the
fewest sides repeated against the same opponent, then the published weights of sides (`pairing_single`) added
up over the boards, then whoever of the teams has had the odd Corp less often; the published seed decides what
is left.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product

from msgspec.structs import replace

from engine.leagues.model import Event, Pairing, Round, TeamMatch, bye_points, games_per_match
from engine.leagues.pairing_single import side_cost
from engine.leagues.records import Records, records
from engine.leagues.rng import number as drawn
from engine.leagues.teams import boards_of, line_ups

Two = tuple[str, str]


def expand(
    event: Event, number: int, matches: Iterable[TeamMatch]
) -> tuple[tuple[TeamMatch, ...], tuple[Pairing, ...]]:
    """Meetings with their line-ups, and the pairings of their boards, by the rounds before `number`."""
    past = records(event, number)
    listed = tuple(matches)
    places = line_ups(event, [one for match in listed if match.team2 for one in match.teams])
    meetings, pairings = [], []
    for match in listed:
        if match.team2 is None:
            meetings.append(replace(match, first=(), second=()))
            continue
        made = replace(match, first=places[match.team1], second=places[match.team2])
        meetings.append(made)
        pairings += _boards(event, past, number, made)
    return tuple(meetings), tuple(pairings)


def lined_up(event: Event, played: Round) -> Round:
    """A round that is not published with its boards anew: the teams meet as they do, whoever plays."""
    matches, pairings = expand(event, played.number, played.team_matches)
    return replace(played, team_matches=matches, pairings=pairings)


def _boards(event: Event, past: Records, number: int, match: TeamMatch) -> list[Pairing]:
    first = (match.table - 1) * event.settings.boards
    both = [(one, other) for one, other in zip(match.first, match.second, strict=True) if one and other]
    corps = iter(
        sides(event, past, number, match, both) if games_per_match(event.settings) == 1 else [""] * len(both)
    )
    found = []
    for board, (one, other) in enumerate(zip(match.first, match.second, strict=True), 1):
        if one and other:
            found.append(Pairing(first + board, one, other, corp=next(corps), manual=match.manual))
        elif one or other:
            found.append(
                Pairing(
                    first + board, one or other, score=(bye_points(event.settings), 0), status="confirmed"
                )
            )
    return found


def sides(event: Event, past: Records, number: int, match: TeamMatch, both: Sequence[Two]) -> list[str]:
    """Who is the Corp on each board both teams have somebody on."""
    size = len(both)
    owed = odd_corps(event, number, match.team1) - odd_corps(event, number, match.team2 or "")
    best: tuple[int, int, int, int] | None = None
    chosen: tuple[bool, ...] = ()
    for picks in product((True, False), repeat=size):
        more = 2 * sum(picks) - size
        if abs(more) > 1:
            continue
        cost = (
            sum(_again(past, pick, pair) for pick, pair in zip(picks, both, strict=True)),
            sum(_lean(past, pick, pair) for pick, pair in zip(picks, both, strict=True)),
            abs(owed + 2 * more),
            drawn(event.settings.seed, "boards", number, match.table, *map(int, picks)),
        )
        if best is None or cost < best:
            best, chosen = cost, picks
    return [one if pick else other for pick, (one, other) in zip(chosen, both, strict=True)]


def odd_corps(event: Event, number: int, identifier: str) -> int:
    """Corps a team has had more than Runners, over the rounds before."""
    found = 0
    for played in event.rounds:
        if played.number >= number:
            break
        for match in played.team_matches:
            if identifier not in match.teams:
                continue
            own = match.first if match.team1 == identifier else match.second
            for pairing in boards_of(played, match, event.settings.boards):
                if pairing.counts and pairing.corp:
                    found += 1 if pairing.corp in own else -1
    return found


def _again(past: Records, corp: bool, pair: Two) -> int:
    """Whether these two would have the sides again that one of them has had more often in their meetings."""
    one, other = pair
    had = past.sides(one, other)
    side, opposite = ("corp", "runner") if corp else ("runner", "corp")
    return int(had.count(side) > had.count(opposite))


def _lean(past: Records, corp: bool, pair: Two) -> int:
    one, other = pair if corp else pair[::-1]
    return side_cost(past.bias[one], past.bias[other])


def of_teams(match: Sequence[str], table: int, *, manual: bool = False) -> TeamMatch:
    """Two teams, or one with the bye, at a table of the round."""
    return TeamMatch(table, match[0], match[1] if len(match) > 1 else None, manual=manual)


__all__ = ["expand", "lined_up", "odd_corps", "of_teams", "sides"]
