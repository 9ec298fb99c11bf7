"""Views of an event: standings, a round's pairings, and of a book of ratings. The bracket is in
`views_bracket`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from msgspec.structs import replace

from engine.leagues.brackets import bracket, cut_field
from engine.leagues.errors import LeagueError
from engine.leagues.final import final_order
from engine.leagues.model import KNOCK_OUT, Event, Pairing, Round, Side, TeamMatch, games_per_match
from engine.leagues.ratings import ESTABLISHED, Book, Track
from engine.leagues.round_names import round_name
from engine.leagues.setup import planned_rounds
from engine.leagues.standings import Row, standings
from engine.leagues.teams import board_points, boards_of, match_points, team, units
from engine.leagues.view import (
    LeaderboardView,
    Manner,
    MatchStateView,
    PairingsView,
    PairingView,
    Rated,
    Section,
    StandingsRow,
    StandingsView,
    TeamMatchView,
    TeamView,
)
from engine.leagues.views_bracket import bracket_view, places_of

__all__ = ["bracket_view", "leaderboard_view", "pairings_view", "standings_view", "teams_view"]


def standings_view(event: Event, *, division: int | None = None) -> StandingsView:
    """Who stands where, by divisions if there are several (`division`: only that one). A ladder is its order;
    a knock-out shows the places that are decided, then those still in it by seed; rows of teams, where those
    play."""
    if event.settings.boards:
        return replace(standings_view(units(event)), format=event.settings.format, teams=True)
    played = [each for each in event.of_stage("main") if each.completed]
    going = [each.number for each in event.of_stage("main") if not each.completed]
    if event.settings.format in ("ladder", *KNOCK_OUT):
        sections: tuple[Section, ...] = (Section(0, _unscored(event)),)
    else:
        sections = _scored(event, played[-1].number if played else 0, division)
    return StandingsView(
        league=event.name,
        format=event.settings.format,
        round=len(played),
        rounds=max(planned_rounds(event), len(played), *going, 0),
        sections=sections,
        playing=going[0] if going else 0,
        cut=len(event.cut.seeds) if event.cut else event.settings.cut,
        cut_drawn=event.cut is not None,
        ties=event.settings.ties,
        places=places_of(event) if event.settings.format not in KNOCK_OUT else (),
    )


def _scored(event: Event, last: int, division: int | None) -> tuple[Section, ...]:
    rows = standings(event)
    before = _ranks(event, last) if last > 1 else {}
    chosen = _in_cut(event)
    # Who is in which division is drawn with round one.
    drawn = len({player.division for player in event.players}) > 1
    numbers = range(1, event.settings.divisions + 1) if drawn else (1,)
    found = []
    for number in numbers if division is None else (division,):
        mine = [row for row in rows if row.division == number or not drawn]
        places = {row.player: place for place, row in enumerate(mine, 1)}
        # Only who was in the standings then can have moved since.
        then = sorted((one for one in places if one in before), key=before.__getitem__)
        now = sorted(then, key=places.__getitem__)
        moved = {one: then.index(one) - now.index(one) for one in then}
        lots = _lots(event, mine) if last else set()
        shown = tuple(
            StandingsRow(
                rank=places[row.player],
                name=row.name,
                points=row.points,
                won=row.won,
                drawn=row.drawn,
                lost=row.lost,
                sos=float(row.sos),
                esos=float(row.esos),
                byes=row.byes,
                moved=moved.get(row.player),
                status=row.status,
                in_cut=row.player in chosen,
                lot=row.player in lots,
                ties=tuple(None if value is None else float(value) for value in row.ties),
            )
            for row in mine
        )
        found.append(Section(number if drawn else 0, shown))
    return tuple(found)


def _ranks(event: Event, last: int) -> dict[str, int]:
    """Ranks before round `last` of those who were paired by then."""
    earlier = [each for each in event.of_stage("main") if each.number < last]
    played = {one for each in earlier for pairing in each.pairings for one in pairing.players}
    return {row.player: row.rank for row in standings(event, before=last) if row.player in played}


def _in_cut(event: Event) -> frozenset[str]:
    if event.cut is not None:
        return frozenset(event.cut.seeds)
    if not event.settings.cut or not any(each.completed for each in event.rounds):
        return frozenset()
    try:
        return frozenset(cut_field(event, event.settings.cut))
    except LeagueError:
        return frozenset()  # Too few are left for it: nobody is in a cut that cannot be.


def _lots(event: Event, rows: Sequence[Row]) -> set[str]:
    """Who is parted from a neighbour by the draw alone."""

    def key(row: Row) -> tuple[object, ...]:
        return (row.points, row.seed if event.settings.manual_seeds else 0, row.ties)

    pairs = [(one, other) for one, other in pairwise(rows) if key(one) == key(other)]
    return {row.player for pair in pairs for row in pair}


def _unscored(event: Event) -> tuple[StandingsRow, ...]:
    tally: dict[str, list[int]] = {}
    for each in event.rounds:
        for pairing in each.pairings:
            if pairing.status != "confirmed" or pairing.player2 is None:
                continue
            for one in pairing.players:
                mine, theirs = pairing.points(one), pairing.points(pairing.opponent(one) or "")
                counts = tally.setdefault(one, [0, 0, 0])
                counts[0 if mine > theirs else 1 if mine == theirs else 2] += 1
    if event.settings.format == "ladder" or event.cut is not None:
        order = final_order(event)
    else:
        order = tuple(player.id for player in event.active)
    decided = None if event.cut is None else set(bracket(event).places)
    rows = []
    for place, one in enumerate(order, 1):
        player = event.player(one)
        rank = place if decided is None or one in decided else 0
        won, drawn, lost = tally.get(one, [0, 0, 0])
        rows.append(StandingsRow(rank, player.name, won=won, drawn=drawn, lost=lost, status=player.status))
    return tuple(rows)


class Now(NamedTuple):
    """What the event does not know of a round, by table: where a game is going on, what waits for an
    organiser, until when each is to be played, when it will be (where all may know); and until when the round
    is."""

    playing: Collection[int]
    disputed: Collection[int]
    deadlines: Mapping[int, float]
    until: float | None
    overdue: Collection[int]
    agreed: Mapping[int, float]


def pairings_view(
    event: Event,
    number: int | None = None,
    *,
    playing: Collection[int] = (),
    disputed: Collection[int] = (),
    deadlines: Mapping[int, float] | None = None,
    until: float | None = None,
    overdue: Collection[int] = (),
    agreed: Mapping[int, float] | None = None,
) -> PairingsView:
    """A round by its number, the newest if none is given; `playing`, `disputed`, `overdue`: tables where a
    game is going on, or an organiser is to decide, on a dispute or a forfeit; `deadlines`: of open matches by
    table, `until`: of the round; `agreed`: when they will be played. In a ladder without a number: every
    challenge that is open, numbered by its round. LeagueError: no such round."""
    now = Now(playing, disputed, deadlines or {}, until, overdue, agreed or {})
    if number is None and event.settings.format == "ladder":
        open_ones = tuple(
            _pairing(event, p, each.number, now)
            for each in event.rounds
            for p in each.pairings
            if p.status in ("open", "reported")
        )
        return PairingsView(event.name, 0, 0, open_ones, games_per_match(event.settings) > 1)
    shown = event.round(len(event.rounds) if number is None else number)
    teams = bool(shown.team_matches)
    tables = sorted(shown.pairings, key=lambda p: (p.player2 is None and not teams, p.table))
    in_cut = shown.stage == "cut"
    main = event.of_stage("main")
    return PairingsView(
        league=event.name,
        number=shown.number - len(main) if in_cut else shown.number,
        rounds=0 if in_cut else max(planned_rounds(event), len(main)),
        pairings=tuple(_pairing(event, p, p.table, now) for p in tables),
        both_sides=games_per_match(event.settings, shown.stage) > 1,
        stage_cut=in_cut and event.settings.format not in KNOCK_OUT,
        until=None if until is None or shown.completed else int(until),
        teams=tuple(_team_match(event, shown, match) for match in shown.team_matches),
        called=round_name(event, shown.number),
    )


def _team_match(event: Event, played: Round, match: TeamMatch) -> TeamMatchView:
    boards = boards_of(played, match, event.settings.boards)
    left = sum(pairing.status in ("open", "reported") for pairing in boards)
    points = board_points(played, match, event.settings.boards)
    return TeamMatchView(
        table=match.table,
        first=team(event, match.team1).name,
        second=team(event, match.team2).name if match.team2 else "",
        points=points,
        left=left,
        score=None if left or match.team2 is None else match_points(points),
    )


def teams_view(event: Event) -> tuple[TeamView, ...]:
    """Who is in which team, in the order they were founded."""
    return tuple(
        TeamView(
            each.name,
            event.name_of(each.captain),
            tuple(event.name_of(one) for one in each.members),
            event.settings.boards,
            each.status != "active",
        )
        for each in event.teams
    )


def _pairing(event: Event, pairing: Pairing, table: int, now: Now) -> PairingView:
    second = pairing.player2
    state: MatchStateView = "open"
    if pairing.status == "void":
        state = "void"
    elif second is None:
        state = "bye"
    elif pairing.status == "confirmed":
        state = "done"
    elif pairing.status == "reported":
        state = "reported"
    elif table in now.disputed:
        state = "disputed"
    elif table in now.playing:
        state = "playing"
    elif table in now.overdue:
        state = "overdue"
    manner: Manner = ""
    if pairing.absent:
        manner = "absent"
    elif pairing.intentional_draw:
        manner = "intentional_draw"
    elif pairing.two_for_one:
        manner = "two_for_one"
    due = now.deadlines.get(table) if state in ("open", "playing") else None
    at, board = divmod(table - 1, event.settings.boards) if event.settings.boards else (-1, -1)
    return PairingView(
        match=at + 1,
        board=board + 1,
        table=table,
        first=event.name_of(pairing.player1),
        second=event.name_of(second) if second is not None else "",
        corp=pairing.players.index(pairing.corp) + 1 if pairing.corp in pairing.players else 0,
        state=state,
        score=pairing.score if state in ("done", "reported", "bye") else None,
        manner=manner,
        absent=tuple(at for at, one in enumerate(pairing.players, 1) if one in pairing.absent),
        deadline=None if due is None or due == now.until else int(due),
        agreed=int(now.agreed[table]) if table in now.agreed else None,
    )


def leaderboard_view(book: Book, names: Mapping[str, str], *, community: str = "") -> LeaderboardView:
    """The best of both sides. Only who has a name in `names` is on it: others have left or had it deleted."""

    def rated(side: Side) -> tuple[Rated, ...]:
        known = [(one, track) for one, track in book.leaders(side) if one in names and track.games]
        return tuple(_rated(book, at, names[one], track) for at, (one, track) in enumerate(known, 1))

    return LeaderboardView(community, book.period, rated("corp"), rated("runner"), ESTABLISHED)


def _rated(book: Book, place: int, name: str, track: Track) -> Rated:
    change = None
    if track.history and track.history[-1].period == book.period and len(track.history) > 1:
        change = round(track.history[-1].rating) - round(track.history[-2].rating)
    return Rated(
        rank=0 if track.provisional else place,
        name=name,
        rating=round(track.now.rating),
        deviation=round(track.now.deviation),
        games=track.games,
        change=change,
        provisional=track.provisional,
    )
