"""Why somebody stands where they stand, fact by fact."""

from __future__ import annotations

from fractions import Fraction

from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError, Note, note
from engine.leagues.model import Event
from engine.leagues.standings import Row, standings
from engine.leagues.teams import team_of, units


def short(value: Fraction) -> str:
    """A fraction as a sentence has it: up to three places."""
    return f"{float(value):.3f}".rstrip("0").rstrip(".")


def explain_rank(event: Event, player: str) -> tuple[Note, ...]:
    """Notes in the order to read them: the place, where the points come from, the strength of schedule, and
    what decides against the neighbours above and below. Of a member of a team those of the team. LeagueError
    if somebody is not in the standings."""
    person = event.player(player)
    if event.settings.boards:
        of = team_of(event, player)
        if of is None:
            raise LeagueError("lg-error-not-ranked", player=person.name)
        return explain_rank(units(event), of.id)
    if event.settings.format == "ladder":
        return _ladder(event, player)
    division = person.division if event.settings.divisions > 1 else None
    rows = standings(event, division=division)
    at = next((i for i, row in enumerate(rows) if row.player == player), None)
    if at is None:
        raise LeagueError("lg-error-not-ranked", player=person.name)
    row = rows[at]
    found = [note("lg-rank-place", player=row.name, place=row.rank, players=len(rows), points=row.points)]
    found += _points(row)
    if "board_points" in event.settings.ties:
        found.append(note("lg-rank-boards", points=short(row.ties[0] or Fraction(0))))
    if row.matches:
        found.append(note("lg-rank-sos", sos=short(row.sos), esos=short(row.esos), opponents=row.matches))
    else:
        found.append(note("lg-rank-no-opponents"))
    if at:
        found.append(_between(event, "above", row, rows[at - 1]))
    if at + 1 < len(rows):
        found.append(_between(event, "below", row, rows[at + 1]))
    if row.status in ("dropped", "retired"):
        found.append(note("lg-rank-dropped", player=row.name))
    if event.rounds and not event.rounds[-1].completed and event.rounds[-1].stage == "main":
        found.append(note("lg-rank-open-round", round=len(event.rounds)))
    return (*found, *_cut(event, player))


def _points(row: Row) -> list[Note]:
    found = [note("lg-rank-matches", won=row.won, drawn=row.drawn, lost=row.lost)]
    return [*found, note("lg-rank-byes", byes=row.byes)] if row.byes else found


def _between(event: Event, where: str, row: Row, other: Row) -> Note:
    """The first thing in the order of sorting in which two rows differ."""
    if row.points != other.points:
        by, mine, theirs = "points", str(row.points), str(other.points)
    elif event.settings.manual_seeds and row.seed != other.seed:
        by, mine, theirs = "seed", str(row.seed or "-"), str(other.seed or "-")
    else:
        for tie, value, against in zip(event.settings.ties, row.ties, other.ties, strict=True):
            if value is not None and against is not None and value != against:
                told = {"other": other.name, "mine": short(value), "theirs": short(against)}
                return note(f"lg-rank-{where}-tie", tie=tie, **told)
        return note(f"lg-rank-{where}-draw", other=other.name)
    return note(f"lg-rank-{where}-{by}", other=other.name, mine=mine, theirs=theirs)


def _cut(event: Event, player: str) -> tuple[Note, ...]:
    if event.cut is None or player not in event.cut.seeds:
        return ()
    places = bracket(event).places
    seed = event.cut.seeds.index(player) + 1
    if player in places:
        return (note("lg-rank-cut-place", seed=seed, place=places.index(player) + 1),)
    return (note("lg-rank-cut-seed", seed=seed),)


def _ladder(event: Event, player: str) -> tuple[Note, ...]:
    name = event.name_of(player)
    if player not in event.ladder:
        raise LeagueError("lg-error-not-ranked", player=name)
    found = [
        note("lg-rank-ladder", player=name, place=event.ladder.index(player) + 1, players=len(event.ladder))
    ]
    played = [p for r in event.rounds for p in r.pairings if p.status == "confirmed" and player in p.players]
    if not played:
        return (*found, note("lg-rank-ladder-new"))
    last = played[-1]
    other = last.opponent(player)
    if other is not None:
        mine, theirs = last.points(player), last.points(other)
        found.append(note("lg-rank-ladder-last", other=event.name_of(other), mine=mine, theirs=theirs))
    return tuple(found)
