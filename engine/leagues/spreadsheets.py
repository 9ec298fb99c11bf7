"""Tables to take along: CSV as RFC 4180 has it, with a header of plain field names.

Names that a spreadsheet would take for a formula get an apostrophe in front.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from engine.leagues.final import final_order
from engine.leagues.model import USUAL_TIES, Event, Pairing
from engine.leagues.round_names import round_name
from engine.leagues.standings import NONE, Row, decimal, standings
from engine.leagues.statistics import identities
from engine.leagues.teams import played_for, pool, team, units
from engine.leagues.view import BracketView, Contestant, LeaderboardView
from engine.messages import say

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
Cell = str | int


def _written(header: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(header)
    for row in rows:
        writer.writerow([_safe(cell) if isinstance(cell, str) else cell for cell in row])
    return out.getvalue()


def _safe(cell: str) -> str:
    return "'" + cell if cell.startswith(FORMULA) else cell


def standings_csv(event: Event) -> str:
    """One line a player, in the order of the standings; `final` is the place after the cut. Tie-breaks
    besides SoS and ESoS have columns at the end. Lines of teams, where those play."""
    if event.settings.boards:
        return standings_csv(units(event))
    final = {player: place for place, player in enumerate(final_order(event), 1)}
    header = (
        "rank final id name division points sos esos matches won drawn lost byes corp_minus_runner status"
    )
    more = [tie for tie in event.settings.ties if tie not in USUAL_TIES]

    def extra(row: Row) -> tuple[Cell, ...]:
        of = dict(zip(event.settings.ties, row.ties, strict=True))
        return tuple("" if of[tie] is None else decimal(of[tie] or NONE) for tie in more)

    return _written(
        (*header.split(), *more),
        [
            (
                row.rank, final.get(row.player, row.rank), row.player, row.name, row.division, row.points,
                decimal(row.sos), decimal(row.esos), row.matches, row.won, row.drawn, row.lost, row.byes,
                row.bias, row.status, *extra(row),
            )
            for row in standings(event)
        ],
    )  # fmt: skip


def pairings_csv(event: Event) -> str:
    """One line a match, byes without a second player; of teams a line a board, with their names. `called`:
    what the round is, in English as all of the file."""
    header = "round stage table id1 name1 id2 name2 corp score1 score2 status intentional_draw two_for_one"
    header += " team1 team2 board" if event.settings.boards else ""
    header += " called"
    called = {
        each.number: say("en", "ls-of-round", **round_name(event, each.number)) for each in event.rounds
    }
    names = {player.id: player.name for player in event.players}

    def of_teams(number: int, p: Pairing) -> tuple[Cell, ...]:
        if not event.settings.boards:
            return ()
        found = (played_for(event, number, one) for one in p.players)
        both = [team(event, one).name if one else "" for one in found]
        return (*both, *[""] * (2 - len(both)), (p.table - 1) % event.settings.boards + 1)

    return _written(
        header.split(),
        [
            (
                played.number, played.stage, p.table, p.player1, names[p.player1], p.player2 or "",
                names[p.player2] if p.player2 else "", p.corp, *(p.score or ("", "")), p.status,
                int(p.intentional_draw), int(p.two_for_one), *of_teams(played.number, p),
                called[played.number],
            )
            for played in event.rounds
            for p in played.pairings
        ],
    )  # fmt: skip


def teams_csv(event: Event) -> str:
    """One line a member: team, board (0 on the bench), name, whether captain; then who stands in for all,
    without a team."""
    boards = event.settings.boards
    lines: list[tuple[Cell, ...]] = [
        (each.name, each.status, at if at <= boards else 0, event.name_of(one), int(one == each.captain))
        for each in event.teams
        for at, one in enumerate(each.members, 1)
    ]
    lines += [("", "active", 0, event.name_of(one), 0) for one in pool(event)]
    return _written(("team", "status", "board", "name", "captain"), lines)


def identities_csv(events: Iterable[Event]) -> str:
    """One line an identity, percentages as whole numbers."""
    header = "side identity faction players games won drawn lost win_percent in_cut cut_percent"
    return _written(
        header.split(),
        [
            (
                r.side, r.identity, r.faction, r.players, r.games, r.won, r.drawn, r.lost, r.win_percent,
                r.in_cut, r.cut_percent,
            )
            for r in identities(events)
        ],
    )  # fmt: skip


def bracket_csv(view: BracketView) -> str:
    """One line a game, in the order of the bracket; who is not known yet is named by where they come from
    ("W3": the winner of game 3)."""
    header = "stage round game state seed1 name1 side1 score1 seed2 name2 side2 score2 winner"

    def one(who: Contestant) -> tuple[Cell, ...]:
        score = "" if who.score is None else who.score
        return (who.seed or "", who.name or who.source, who.side or "", score)

    return _written(
        header.split(),
        [
            (
                each.kind, each.number, game.number, game.state, *one(game.first), *one(game.second),
                game.first.name if game.first.won else game.second.name if game.second.won else "",
            )
            for each in view.rounds
            for game in each.games
        ],
    )  # fmt: skip


def ratings_csv(view: LeaderboardView) -> str:
    """One line a player and side, the best first; provisional ones have no rank."""
    header = "side rank name rating deviation games change provisional"
    return _written(
        header.split(),
        [
            (
                side, row.rank or "", row.name, row.rating, row.deviation, row.games,
                "" if row.change is None else row.change, int(row.provisional),
            )
            for side, rows in (("corp", view.corp), ("runner", view.runner))
            for row in rows
        ],
    )  # fmt: skip
