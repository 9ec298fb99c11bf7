"""The exchange format of tournaments: import of a cut, its games found again in the bracket its seeds make.

Seeds are those the file names, else its ranks, else what its rounds come to: the first with which all games
fit. The winner of a game is who is said to be; else who has more points. In the last round of a file games
may be open.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.brackets import playable
from engine.leagues.errors import LeagueError
from engine.leagues.model import CUTS, DRAW, WIN, Cut, Elimination, Event, MatchStatus, Pairing, Round
from engine.leagues.nrtm_shape import File, FileGame, FileSide
from engine.leagues.standings import standings


def with_cut(event: Event, file: File, rounds: list[list[FileGame]], size: int) -> Event:
    """The event with its cut and the rounds of it. LeagueError if that is no bracket's."""
    inside = _inside(event, file, rounds, size)
    size = size or len(inside)
    if not set(inside) <= {player.id for player in event.players} or len(set(inside)) != size or size < 2:
        raise LeagueError("lg-error-nrtm-cut")
    double = _twice(rounds) or (len(rounds) < 2 and size > 3)
    # Of two players, a double elimination would have gone on after one game.
    elimination: Elimination = "double" if double else "single"
    settings = replace(event.settings, elimination=elimination)
    if not event.rounds:
        settings = replace(settings, format="double_elimination" if double else "single_elimination")
    elif size in CUTS:
        settings = replace(settings, rounds=len(event.rounds), cut=size)
    else:
        raise LeagueError("lg-error-cut-size", cut=size)
    players = tuple(replace(p, status="active") if p.id in inside else p for p in event.players)
    event = replace(event, settings=settings, players=players)
    first: LeagueError | None = None
    for seeds in _orders(event, file, inside):
        try:
            return _played(replace(event, cut=Cut(seeds, elimination)), rounds)
        except LeagueError as error:
            first = first or error
    raise first or LeagueError("lg-error-nrtm-cut")


def corp_of(first: FileSide, second: FileSide, one: str, other: str) -> str:
    """Who is the Corp in a match of one game: by the role, else by the side that has points; "" if neither
    says."""
    if first.role == "corp" or second.role == "runner":
        return one
    if first.role == "runner" or second.role == "corp":
        return other
    sides = {(side.corp_score is None, side.runner_score is None) for side in (first, second)}
    if sides != {(False, True), (True, False)}:
        return ""
    return one if first.runner_score is None else other


def _inside(event: Event, file: File, rounds: list[list[FileGame]], size: int) -> list[str]:
    """Who is in the cut: as named, else who plays in it, and the best of the ranks beside them."""
    named = [str(player.id) for player in file.elimination_players or ()]
    if named:
        return named
    ranked = [player.id for player in sorted(event.players, key=lambda player: player.draw)]
    if not event.rounds:
        return ranked
    playing = [str(s.id) for games in rounds for game in games for s in (game.player1, game.player2)]
    found = list(dict.fromkeys(playing))
    return found + [one for one in ranked if one not in found][: max(size - len(found), 0)]


def _orders(event: Event, file: File, inside: list[str]) -> list[tuple[str, ...]]:
    """The seeds there may be, the likeliest first."""
    named = {str(player.id): player.seed for player in file.elimination_players or ()}
    place = {player.id: player.draw for player in event.players}
    found = []
    if sorted(seed or 0 for seed in named.values()) == list(range(1, len(inside) + 1)):
        found.append(sorted(inside, key=lambda one: named[one] or 0))
    found.append(sorted(inside, key=lambda one: place[one]))
    if event.rounds:
        found.append([row.player for row in standings(event) if row.player in inside])
    return list(dict.fromkeys(tuple(order) for order in found if len(order) == len(inside)))


def _twice(rounds: list[list[FileGame]]) -> bool:
    """Whether somebody plays who has lost."""
    lost: set[str] = set()
    for games in rounds:
        sides = [(game, side) for game in games for side in (game.player1, game.player2)]
        if any(str(side.id) in lost for _, side in sides):
            return True
        for game in games:
            mine, theirs = _score(game) or (0, 0)
            lost |= {str(game.player2.id)} if mine > theirs else set()
            lost |= {str(game.player1.id)} if mine < theirs else set()
    return False


def _score(game: FileGame) -> tuple[int, int] | None:
    """Points of a game of the cut; None if nobody has won yet. LeagueError if two have."""
    mine, theirs = game.player1.winner, game.player2.winner
    if mine is not None or theirs is not None:
        if bool(mine) == bool(theirs) and None not in (mine, theirs):
            raise LeagueError("lg-error-nrtm-cut")
        return (WIN, 0) if mine or theirs is False else (0, WIN)
    one, other = game.player1.combined_score or 0, game.player2.combined_score or 0
    if not one and not other:
        return None
    return (DRAW, DRAW) if one == other else ((WIN, 0) if one > other else (0, WIN))


def _played(event: Event, rounds: list[list[FileGame]]) -> Event:
    for at, games in enumerate(rounds, 1):
        event = _round(event, games, last=at == len(rounds))
    return event


def _round(event: Event, games: list[FileGame], *, last: bool) -> Event:
    assert event.cut is not None
    number = len(event.rounds) + 1
    free = {frozenset((game.one, game.other)): game for game in playable(event, event.cut)}
    names = {player.id: player.name for player in event.players}
    pairings = []
    for game in games:
        one, other = str(game.player1.id), str(game.player2.id)
        if one not in names or other not in names:
            raise LeagueError("lg-error-nrtm-cut")
        found = free.pop(frozenset((one, other)), None)
        if found is None:
            raise LeagueError("lg-error-nrtm-cut-game", round=number, first=names[one], second=names[other])
        score = _score(game)
        if score is None and not last:
            raise LeagueError("lg-error-nrtm-cut-open", round=number, first=names[one], second=names[other])
        corp = corp_of(game.player1, game.player2, one, other)
        status: MatchStatus = "open" if score is None else "confirmed"
        pairings.append(Pairing(found.number, one, other, corp=corp, score=score, status=status))
    done = all(pairing.status == "confirmed" for pairing in pairings)
    made = Round(number, tuple(pairings), stage="cut", completed=done)
    return replace(event, rounds=(*event.rounds, made))
