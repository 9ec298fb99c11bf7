"""The exchange format of tournaments: import, to carry on an event that began elsewhere.

Everything is checked before anything is made of it; what is no such file, or contradicts itself, is refused
with the place where. Who played, but not in the last round before the cut, has dropped. Ranks of the file
stand in for the random draws, so that equals stay in its order.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from msgspec.structs import replace

from engine.leagues.brackets import playable
from engine.leagues.errors import LeagueError
from engine.leagues.model import (
    CUTS,
    DRAW,
    WIN,
    Cut,
    Event,
    Format,
    GameResult,
    Identity,
    Pairing,
    Player,
    Round,
    Settings,
)
from engine.leagues.nrtm_shape import File, FileGame, FilePlayer, FileSide, read

MOST_PLAYERS: Final = 512
"""The largest events have had about four hundred; pairing takes time by the third power."""
MOST_ROUNDS: Final = 64
POINTS = ((WIN, 0), (0, WIN), (DRAW, DRAW))


def from_nrtm(data: bytes | str | dict[str, Any], *, seed: int) -> Event:
    """The event of a file, with the seed its next draws come from. LeagueError names what is wrong with
    it."""
    file = read(data)
    ids = [str(player.id) for player in file.players]
    if len(ids) > MOST_PLAYERS or len(file.rounds) > MOST_ROUNDS:
        raise LeagueError("lg-error-nrtm-large", players=MOST_PLAYERS, rounds=MOST_ROUNDS)
    doubled = next((one for one, times in Counter(ids).items() if times > 1), None)
    if doubled is not None:
        raise LeagueError("lg-error-nrtm-doubled", player=doubled)
    main = [games for games in file.rounds if not any(game.elimination_game for game in games)]
    cut = [games for games in file.rounds if any(game.elimination_game for game in games)]
    if main + cut != file.rounds:
        raise LeagueError("lg-error-nrtm-cut")
    form = _format(main)
    rounds = tuple(_round(n, games, set(ids), form, last=n == len(main)) for n, games in enumerate(main, 1))
    ranked = sorted(file.players, key=lambda player: (player.rank or len(ids) + 1, str(player.id)))
    players = tuple(_player(player, draw, rounds, ranked=bool(cut)) for draw, player in enumerate(ranked, 1))
    signed_up = {one: place for place, one in enumerate(ids)}
    players = tuple(sorted(players, key=lambda player: signed_up[player.id]))
    size = file.cut_to_top or len(file.elimination_players or ())
    settings = Settings(format=form, seed=seed, cut=size if size in CUTS and main else 0)
    event = Event(file.name.strip() or "NRTM", settings, players, rounds)
    return _with_cut(event, file, cut, size) if cut or file.elimination_players else event


def _format(main: list[list[FileGame]]) -> Format:
    """One game a match if sides are named, or no match ever gave more points than one game does (or there was
    none yet)."""
    games = [game for each in main for game in each]
    if any(side.role for game in games for side in (game.player1, game.player2)):
        return "sss"
    totals = [(g.player1.combined_score or 0) + (g.player2.combined_score or 0) for g in games]
    return "sss" if max(totals, default=0) <= WIN else "dss"


def _player(player: FilePlayer, draw: int, rounds: tuple[Round, ...], *, ranked: bool) -> Player:
    one = str(player.id)
    played = [r.number for r in rounds if any(one in p.players for p in r.pairings)]
    gone = bool(played) and played[-1] < len(rounds)
    return Player(
        one,
        player.name.strip() or one,
        status="dropped" if gone else "active",
        seed=draw if ranked and not rounds else 0,
        entered=played[0] if played else len(rounds) + 1,
        corp=Identity(player.corp_identity or "", player.corp_faction or ""),
        runner=Identity(player.runner_identity or "", player.runner_faction or ""),
        draw=draw,
    )


def _round(number: int, games: list[FileGame], ids: set[str], form: Format, *, last: bool) -> Round:
    seen: set[str] = set()
    pairings = []
    for table, game in enumerate(games, 1):
        pairing = _pairing(number, table, game, form)
        for one in pairing.players:
            if one not in ids:
                raise LeagueError("lg-error-nrtm-unknown", player=one, round=number)
            if one in seen:
                raise LeagueError("lg-error-nrtm-twice", player=one, round=number)
            seen.add(one)
        pairings.append(pairing)
    tables = [pairing.table for pairing in pairings]
    if len(set(tables)) < len(tables):
        pairings = [replace(pairing, table=i) for i, pairing in enumerate(pairings, 1)]
    done = all(pairing.status == "confirmed" for pairing in pairings)
    if not last:
        # A match nobody ever played, in a round long over.
        pairings = [p if p.status == "confirmed" else replace(p, status="void") for p in pairings]
    return Round(number, tuple(pairings), completed=done or not last)


def _pairing(number: int, table: int, game: FileGame, form: Format) -> Pairing:
    first, second = game.player1, game.player2
    if first.id is None:
        first, second = second, first
    if first.id is None:
        raise LeagueError("lg-error-nrtm-nobody", round=number)
    most = WIN if form == "sss" else 2 * WIN
    one, other = str(first.id), None if second.id is None else str(second.id)
    table = game.table if game.table is not None and game.table > 0 else table
    if other is None:
        return Pairing(table, one, score=(most, 0), status="confirmed")
    corp = _corp(first, second, one, other) if form == "sss" else ""
    pairing = Pairing(table, one, other, corp=corp)
    if first.combined_score is None or second.combined_score is None:
        return pairing
    score = (first.combined_score, second.combined_score)
    if min(score) < 0 or sum(score) > most:
        raise LeagueError("lg-error-nrtm-points", round=number, first=score[0], second=score[1])
    games = []
    for us, them, name, against in ((first, second, one, other), (second, first, other, one)):
        points = (us.corp_score or 0, them.runner_score or 0)
        if points in POINTS and corp in ("", name):
            games.append(GameResult(name, against, *points))
    return replace(
        pairing,
        games=tuple(games),
        score=score,
        status="confirmed",
        intentional_draw=bool(game.intentional_draw),
        two_for_one=bool(game.two_for_one),
    )


def _corp(first: FileSide, second: FileSide, one: str, other: str) -> str:
    if first.role == "corp" or second.role == "runner":
        return one
    return other if first.role == "runner" or second.role == "corp" else ""


def _with_cut(event: Event, file: File, rounds: list[list[FileGame]], size: int) -> Event:
    """The cut, its games found again in the bracket its seeds make. LeagueError if they are not there."""
    place = {player.id: player.draw for player in event.players}
    inside = [str(player.id) for player in file.elimination_players or ()] or list(place)
    if not set(inside) <= place.keys() or len(inside) != size or size < 2:
        raise LeagueError("lg-error-nrtm-cut")
    lost: set[str] = set()
    twice = False
    for games in rounds:
        sides = [side for game in games for side in (game.player1, game.player2)]
        twice = twice or any(str(side.id) in lost for side in sides)
        lost |= {str(side.id) for side in sides if side.winner is False}
    # Of two players, a double elimination would have gone on after one game.
    double = twice or (len(rounds) < 2 and size > 3)
    cut = Cut(tuple(sorted(inside, key=lambda one: place[one])), "double" if double else "single")
    settings = replace(event.settings, elimination=cut.elimination)
    if not event.rounds:
        settings = replace(settings, format="double_elimination" if double else "single_elimination")
    elif event.settings.cut:
        settings = replace(settings, rounds=len(event.rounds))
    else:
        raise LeagueError("lg-error-cut-size", cut=size)
    players = tuple(replace(p, status="active") if p.id in inside else p for p in event.players)
    event = replace(event, settings=settings, players=players, cut=cut)
    for games in rounds:
        event = _cut_round(event, cut, games)
    return event


def _cut_round(event: Event, cut: Cut, games: list[FileGame]) -> Event:
    free = {frozenset((game.one, game.other)): game for game in playable(event, cut)}
    pairings = []
    for game in games:
        one, other = str(game.player1.id), str(game.player2.id)
        found = free.pop(frozenset((one, other)), None)
        won = game.player1.winner
        if found is None or won is None or won == game.player2.winner:
            raise LeagueError("lg-error-nrtm-cut")
        corp = _corp(game.player1, game.player2, one, other)
        score = (WIN, 0) if won else (0, WIN)
        pairings.append(Pairing(found.number, one, other, corp=corp, score=score, status="confirmed"))
    made = Round(len(event.rounds) + 1, tuple(pairings), stage="cut", completed=True)
    return replace(event, rounds=(*event.rounds, made))
