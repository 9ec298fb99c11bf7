"""Repairing a published round: swapping, pairing by hand, voiding, other sides; and taking it back."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues import pairing_double, pairing_single
from engine.leagues.boards import lined_up
from engine.leagues.errors import LeagueError, Note, note
from engine.leagues.model import SWISS, Event, Pairing, Round, bye_points, games_per_match
from engine.leagues.records import records
from engine.leagues.results import with_pairing, with_round
from engine.leagues.round_names import round_name
from engine.leagues.teams import team, units


class Repair(NamedTuple):
    """The repaired event, and a line for the record of what organisers did."""

    event: Event
    said: Note


def swap(event: Event, number: int, one: str, other: str) -> Repair:
    """Two players of different tables change places. LeagueError: the round is over, one of them is not in
    it, they are paired with each other, a table has a result, or somebody would have a second bye. In an
    event of teams it is two teams, in a round that nobody has begun: their boards follow."""
    played = _repairable(event, number)
    if event.settings.boards:
        return _swap_teams(event, played, one, other)
    first, second = _table_of(event, played, one), _table_of(event, played, other)
    if first.table == second.table:
        raise LeagueError("lg-error-swap-same", first=event.name_of(one), second=event.name_of(other))
    for player, coming in ((one, second), (other, first)):
        if coming.player2 is None:
            _check_bye(event, number, player)
    tables = {
        first.table: _with(event, number, first, one, other),
        second.table: _with(event, number, second, other, one),
    }
    pairings = tuple(tables.get(p.table, p) for p in played.pairings)
    names = {"first": event.name_of(one), "second": event.name_of(other)}
    return Repair(
        with_round(event, replace(played, pairings=pairings)), note("lg-repair-swap", round=number, **names)
    )


def pair_by_hand(event: Event, number: int, one: str, other: str | None = None) -> Repair:
    """A match (or a bye, without `other`) between players who have none in this round. LeagueError: the round
    is over, somebody is paired already or does not play any more, or has had the bye."""
    played = _repairable(event, number)
    for player in (one, other):
        if player is None:
            continue
        if event.player(player).status != "active":
            raise LeagueError("lg-error-not-playing", player=event.name_of(player))
        if any(player in p.players and p.counts for p in played.pairings):
            raise LeagueError("lg-error-paired", player=event.name_of(player))
    if one == other:
        raise LeagueError("lg-error-challenge-self")
    if other is None:
        _check_bye(event, number, one)
    table = max((pairing.table for pairing in played.pairings), default=0) + 1
    made = _made(event, number, table, one, other)
    said = (
        note("lg-repair-bye", round=number, player=event.name_of(one))
        if other is None
        else note("lg-repair-pair", round=number, first=event.name_of(one), second=event.name_of(other))
    )
    return Repair(with_round(event, replace(played, pairings=(*played.pairings, made))), said)


def void(event: Event, number: int, table: int) -> Repair:
    """A pairing that does not count, as if it had never been. LeagueError: the round is over, or it is
    void."""
    played = event.round(number)
    pairing = event.pairing(number, table)
    if pairing.status == "void":
        raise LeagueError("lg-error-void", **round_name(event, number), table=table)
    if played.completed or (event.cut and played.stage == "main"):
        raise LeagueError("lg-error-round-over", **round_name(event, number))
    changed = with_pairing(event, number, replace(pairing, status="void", score=None))
    if event.settings.format == "ladder":
        changed = with_round(changed, replace(changed.round(number), completed=True))
    names = " – ".join(event.name_of(player) for player in pairing.players)
    return Repair(changed, note("lg-repair-void", **round_name(event, number), table=table, names=names))


def set_corp(event: Event, number: int, table: int, corp: str) -> Repair:
    """Who is the Corp in a match of one game that has no result yet."""
    pairing = event.pairing(number, table)
    played = event.round(number)
    if pairing.player2 is None or games_per_match(event.settings, played.stage) != 1:
        raise LeagueError("lg-error-no-sides", round=number, table=table)
    if pairing.status != "open" or played.completed:
        raise LeagueError("lg-error-has-result", **round_name(event, number), table=table)
    if corp not in pairing.players:
        raise LeagueError("lg-error-not-yours", player=event.name_of(corp))
    said = note("lg-repair-corp", **round_name(event, number), table=table, corp=event.name_of(corp))
    return Repair(with_pairing(event, number, replace(pairing, corp=corp, manual=True)), said)


def _swap_teams(event: Event, played: Round, one: str, other: str) -> Repair:
    names = {"first": team(event, one).name, "second": team(event, other).name}
    found = {each: match for match in played.team_matches for each in match.teams}
    for each in (one, other):
        if each not in found:
            raise LeagueError("lg-error-not-in-round", player=team(event, each).name, round=played.number)
    if found[one] == found[other]:
        raise LeagueError("lg-error-swap-same", **names)
    had = records(units(event), played.number).byes
    for each, coming in ((one, found[other]), (other, found[one])):
        if coming.team2 is None and had[each]:
            raise LeagueError("lg-error-second-bye", player=team(event, each).name)
    to = {one: other, other: one}
    matches = tuple(
        replace(
            match,
            team1=to.get(match.team1, match.team1),
            team2=match.team2 and to.get(match.team2, match.team2),
            manual=match.manual or bool({one, other} & set(match.teams)),
        )
        for match in played.team_matches
    )
    made = lined_up(event, replace(played, team_matches=matches))
    return Repair(with_round(event, made), note("lg-repair-swap", round=played.number, **names))


# -- parts --------------------------------------------------------------------------------------------------


def _repairable(event: Event, number: int) -> Round:
    """A round whose pairings can still be changed. A bracket decides its own pairings."""
    played = event.round(number)
    if played.completed:
        raise LeagueError("lg-error-round-over", **round_name(event, number))
    if played.stage == "cut" or event.settings.format == "ladder":
        raise LeagueError("lg-error-drawn")
    return played


def _table_of(event: Event, played: Round, player: str) -> Pairing:
    name = event.name_of(player)
    for pairing in played.pairings:
        if player in pairing.players and pairing.counts:
            if pairing.player2 is not None and pairing.status != "open":
                raise LeagueError("lg-error-has-result", round=played.number, table=pairing.table)
            return pairing
    raise LeagueError("lg-error-not-in-round", player=name, round=played.number)


def _check_bye(event: Event, number: int, player: str) -> None:
    before = records(event, number)
    if before.byes[player]:
        raise LeagueError("lg-error-second-bye", player=event.name_of(player))


def _with(event: Event, number: int, pairing: Pairing, leaving: str, coming: str) -> Pairing:
    """The table with another player in somebody's chair."""
    one = coming if pairing.player1 == leaving else pairing.player1
    other = coming if pairing.player2 == leaving else pairing.player2
    return _made(event, number, pairing.table, one, other)


def _made(event: Event, number: int, table: int, one: str, other: str | None) -> Pairing:
    """A pairing by hand, its sides by the rules, and the rules it breaks noted on it."""
    if other is None:
        points = bye_points(event.settings)
        return Pairing(table, one, score=(points, 0), status="confirmed", manual=True)
    past = records(event, number)
    a, b = sorted((one, other))
    if event.settings.format == "dss":
        edge = pairing_double.edge(past, a, b)
        rules: tuple[str, ...] = pairing_double.RULES
    else:
        tossed = pairing_single.toss(event.settings.seed, number, a, b)
        edge, rules = pairing_single.edge(past, a, b, tossed), pairing_single.RULES
    broken = tuple(rule for rule, times in zip(rules, edge.broken, strict=False) if times)
    single = games_per_match(event.settings) == 1
    return Pairing(
        table,
        one,
        other,
        corp=edge.corp if single else "",
        relaxed=broken if event.settings.format in SWISS else (),
        manual=True,
    )


# -- taking back --------------------------------------------------------------------------------------------


class History(Struct, frozen=True):
    """An event and what it was before each change: the newest last, with what the change was."""

    now: Event
    past: tuple[tuple[Note, Event], ...] = ()

    def change(self, repair: Repair) -> History:
        """With one more change."""
        return History(repair.event, (*self.past, (repair.said, self.now)))

    def undo(self) -> History:
        """Without the last change. LeagueError if there is none."""
        if not self.past:
            raise LeagueError("lg-error-nothing-to-undo")
        return History(self.past[-1][1], self.past[:-1])
