"""The exchange format of tournaments: import, to carry on an event that began elsewhere.

Everything is checked before anything is made of it; what is no such file, or contradicts itself, is refused
with the place where. What is not told is not taken for nothing: points of the sides are the points of a
match, an opponent whom the file does not have is a bye where that can be, and the figures the file carries
are held against what was read (`nrtm_check`). Who played, but not in the last round before the cut, has
dropped. Ranks of the file stand in for the random draws, so that equals stay in its order. As many rounds as
the file says are played; if they all are, and there is no cut to come, the event is over.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine.leagues.errors import LeagueError, Note
from engine.leagues.model import (
    CUTS,
    DRAW,
    WIN,
    Event,
    Format,
    GameResult,
    Identity,
    Pairing,
    Player,
    Round,
    Settings,
)
from engine.leagues.nrtm_check import differences
from engine.leagues.nrtm_cut import corp_of, with_cut
from engine.leagues.nrtm_shape import BYE, File, FileGame, FilePlayer, FileSide, read

MOST_PLAYERS: Final = 512
"""The largest events have had about four hundred; pairing takes time by the third power."""
MOST_ROUNDS: Final = 64
USUAL: Final[dict[Format, int]] = {"dss": 3, "sss": 5}
"""Rounds after which the smallest events end."""
POINTS = ((WIN, 0), (0, WIN), (DRAW, DRAW))


class Brought(NamedTuple):
    """The event of a file. `open`, `void`: matches the file has no result of, in the round that is played and
    in earlier ones. `differs`: what the file says of its players that is not what its matches come to."""

    event: Event
    open: int
    void: int
    differs: tuple[Note, ...]


def from_nrtm(data: bytes | str | dict[str, Any], *, seed: int) -> Event:
    """The event of a file, with the seed its next draws come from. LeagueError names what is wrong with
    it."""
    return brought(data, seed=seed).event


def brought(data: bytes | str | dict[str, Any], *, seed: int) -> Brought:
    """The same, with what was not found in the file, and what differs from it."""
    file = read(data)
    event = _event(file, seed)
    status = Counter(p.status for r in event.rounds for p in r.pairings)
    return Brought(event, status["open"], status["void"], differences(file, event))


def _event(file: File, seed: int) -> Event:
    ids = [str(player.id) for player in file.players]
    if len(ids) > MOST_PLAYERS or len(file.rounds) > MOST_ROUNDS:
        raise LeagueError("lg-error-nrtm-large", players=MOST_PLAYERS, rounds=MOST_ROUNDS)
    doubled = next((one for one, times in Counter(ids).items() if times > 1), None)
    if doubled is not None:
        raise LeagueError("lg-error-nrtm-doubled", player=doubled)
    file = _with_byes(file)
    ids = [str(player.id) for player in file.players]
    main = [games for games in file.rounds if not any(game.elimination_game for game in games)]
    cut = [games for games in file.rounds if any(game.elimination_game for game in games)]
    if main + cut != file.rounds:
        raise LeagueError("lg-error-nrtm-cut")
    form = _format(main)
    playing = 0 if cut else len(main)  # the round in which matches may still be open
    rounds = tuple(_round(n, games, set(ids), form, last=n == playing) for n, games in enumerate(main, 1))
    ranked = sorted(file.players, key=lambda player: (player.rank or len(ids) + 1, str(player.id)))
    players = tuple(_player(player, draw, rounds, ranked=bool(cut)) for draw, player in enumerate(ranked, 1))
    signed_up = {one: place for place, one in enumerate(ids)}
    players = tuple(sorted(players, key=lambda player: signed_up[player.id]))
    size = file.cut_to_top or len(file.elimination_players or ())
    settings = Settings(form, seed, _planned(file, len(main), form), cut=size if size in CUTS and main else 0)
    event = Event(file.name.strip() or "NRTM", settings, players, rounds)
    return with_cut(event, file, cut, size) if cut or file.elimination_players else event


def _planned(file: File, played: int, form: Format) -> int:
    """Rounds before the cut, as the file has them; 0 (by the size of the field) where it does not say. Some
    count the rounds there are so far: with too few for one unbeaten player to be left, there are more to
    come."""
    told = file.preliminary_rounds or 0
    if not 0 < told <= MOST_ROUNDS or not 0 < played <= told:
        return 0
    least = min(max(len(file.players) - 1, 1).bit_length(), USUAL[form])
    return told if told > played or played >= least or file.cut_to_top else 0


def _with_byes(file: File) -> File:
    """The file with nobody's id where nobody is. Some write a bye as a player who is marked, or as an id the
    file has no player of: 0, or another one that never has points and whose opponents have all of them."""
    nobody = {str(player.id) for player in file.players if player.is_bye}
    players = [player for player in file.players if not player.is_bye]
    known = {str(player.id) for player in players}
    meetings = [
        (str(side.id), side, against)
        for games in file.rounds
        for game in games
        for side, against in ((game.player1, game.player2), (game.player2, game.player1))
        if side.id is not None and str(side.id) not in known
    ]
    strange = {one for one, _, _ in meetings}
    main = [games for games in file.rounds if not any(game.elimination_game for game in games)]
    most = WIN if _format(main) == "sss" else 2 * WIN
    won = all(against.combined_score == most for one, _, against in meetings if one not in ("0", *nobody))
    lost = not any(side.combined_score for _, side, _ in meetings)
    if lost and won and len(strange - nobody) <= 1:
        nobody |= strange
    nobody |= {one for one in strange if one == "0" or one.strip().lower() in BYE}

    def side_of(side: FileSide) -> FileSide:
        return replace(side, id=None) if str(side.id) in nobody else side

    rounds = [
        [replace(game, player1=side_of(game.player1), player2=side_of(game.player2)) for game in games]
        for games in file.rounds
        if games
    ]
    return replace(file, players=players, rounds=rounds)


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
    if last and not any(sum(p.score or ()) for p in pairings if p.player2 is not None):
        # Some write 0 and 0 where nobody has played yet.
        pairings = [p if p.player2 is None else _unplayed(p) for p in pairings]
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
    corp = corp_of(first, second, one, other) if form == "sss" else ""
    pairing = Pairing(table, one, other, corp=corp)
    if not (first.combined_score or second.combined_score) and (
        first.combined_score is None or second.combined_score is None
    ):
        return pairing
    score = (first.combined_score or 0, second.combined_score or 0)
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


def _unplayed(pairing: Pairing) -> Pairing:
    return replace(pairing, games=(), score=None, status="open", intentional_draw=False, two_for_one=False)
