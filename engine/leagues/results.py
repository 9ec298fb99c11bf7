"""Results: reporting, confirming, correcting; the end of a round."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.leagues.brackets import winner
from engine.leagues.errors import LeagueError
from engine.leagues.ladder import moved
from engine.leagues.model import (
    DRAW,
    WIN,
    Event,
    GameResult,
    Pairing,
    Result,
    Round,
    Side,
    games_per_match,
)
from engine.leagues.round_names import round_name


def with_round(event: Event, changed: Round) -> Event:
    """The event with one round replaced."""
    return replace(event, rounds=tuple(changed if r.number == changed.number else r for r in event.rounds))


def with_pairing(event: Event, number: int, changed: Pairing) -> Event:
    """The event with one pairing replaced."""
    played = event.round(number)
    tables = tuple(changed if p.table == changed.table else p for p in played.pairings)
    return with_round(event, replace(played, pairings=tables))


def score(event: Event, number: int, pairing: Pairing, outcome: Result) -> tuple[int, int]:
    """Points of player1 and player2. LeagueError if it cannot have gone like that."""
    wanted = games_per_match(event.settings, event.round(number).stage)
    mine = theirs = 0
    for game in outcome.games:
        _check_game(event, pairing, game)
        own, other = game.corp_points, game.runner_points
        if game.corp != pairing.player1:
            own, other = other, own
        mine, theirs = mine + own, theirs + other
    if len(outcome.games) > 1 and len({game.corp for game in outcome.games}) == 1:
        raise LeagueError("lg-error-same-sides")
    left = wanted - len(outcome.games)
    ways = outcome.intentional_draw + outcome.two_for_one + bool(outcome.absent)
    if ways > 1 or left < 0 or (left > 0) != (ways == 1):
        raise LeagueError("lg-error-games", games=len(outcome.games), wanted=wanted)
    if outcome.intentional_draw:
        return mine + DRAW, theirs + DRAW
    if outcome.two_for_one:
        if left != 1 or wanted != 2 or mine == theirs:
            raise LeagueError("lg-error-two-for-one")
        return (2 * WIN, 0) if mine > theirs else (0, 2 * WIN)
    if outcome.absent:
        if not set(outcome.absent) <= set(pairing.players):
            raise LeagueError("lg-error-absent")
        mine += left * WIN * (pairing.player1 not in outcome.absent)
        theirs += left * WIN * (pairing.player2 not in outcome.absent)
    return mine, theirs


def _check_game(event: Event, pairing: Pairing, game: GameResult) -> None:
    if {game.corp, game.runner} != set(pairing.players):
        raise LeagueError("lg-error-other-players")
    if (game.corp_points, game.runner_points) not in ((WIN, 0), (0, WIN), (DRAW, DRAW)):
        raise LeagueError("lg-error-points", corp=game.corp_points, runner=game.runner_points)
    if pairing.corp and game.corp != pairing.corp:
        raise LeagueError("lg-error-sides", corp=event.name_of(pairing.corp))


def _match(event: Event, number: int, table: int) -> Pairing:
    """A match somebody can have a result in."""
    pairing = event.pairing(number, table)
    if pairing.player2 is None:
        raise LeagueError("lg-error-bye-result", round=number, table=table)
    if pairing.status == "void":
        raise LeagueError("lg-error-void", **round_name(event, number), table=table)
    return pairing


def _ended(event: Event, number: int, pairing: Pairing, outcome: Result) -> Pairing:
    total = score(event, number, pairing, outcome)
    corp = pairing.corp
    if (
        not corp
        and len(outcome.games) == 1
        and games_per_match(event.settings, event.round(number).stage) == 1
    ):
        corp = outcome.games[0].corp
    return replace(
        pairing,
        corp=corp,
        games=outcome.games,
        score=total,
        intentional_draw=outcome.intentional_draw,
        two_for_one=outcome.two_for_one,
        absent=outcome.absent,
    )


def report(event: Event, number: int, table: int, outcome: Result, *, by: str = "") -> Event:
    """A result. From a player (`by`) it waits for the other's word: their own equal report confirms it. From
    nobody (a hosted game, an organiser) it is confirmed at once.

    LeagueError: it cannot have gone like that, the match is over, `by` is not in it, or the reports differ.
    """
    pairing = _match(event, number, table)
    if pairing.status == "confirmed" or event.round(number).completed:
        raise LeagueError("lg-error-confirmed", **round_name(event, number), table=table)
    ended = _ended(event, number, pairing, outcome)
    if not by:
        return _confirmed(event, number, ended)
    if by not in pairing.players:
        raise LeagueError("lg-error-not-yours", player=event.name_of(by))
    if pairing.status == "reported" and pairing.reporter != by:
        if (ended.score, ended.games) != (pairing.score, pairing.games) or ended.absent != pairing.absent:
            raise LeagueError("lg-error-reports-differ", player=event.name_of(pairing.reporter))
        return _confirmed(event, number, pairing)
    return with_pairing(event, number, replace(ended, status="reported", reporter=by))


def confirm(event: Event, number: int, table: int, *, by: str = "") -> Event:
    """The word of the other player (or of the time limit, or the organiser: nobody) on a reported result."""
    pairing = _match(event, number, table)
    if pairing.status != "reported":
        raise LeagueError("lg-error-nothing-reported", **round_name(event, number), table=table)
    if by and (by not in pairing.players or by == pairing.reporter):
        raise LeagueError("lg-error-not-yours", player=event.name_of(by))
    return _confirmed(event, number, pairing)


def _confirmed(event: Event, number: int, pairing: Pairing) -> Event:
    return moved(with_pairing(event, number, replace(pairing, status="confirmed")), pairing)


def reopen(event: Event, number: int, table: int) -> Event:
    """A reported result that is disputed: the match is open again."""
    pairing = _match(event, number, table)
    if pairing.status != "reported":
        raise LeagueError("lg-error-nothing-reported", **round_name(event, number), table=table)
    return with_pairing(event, number, _blank(pairing))


def blank(event: Event, number: int, table: int) -> Event:
    """A match without its result, whatever that rested on. LeagueError for a bye or a voided one."""
    return with_pairing(event, number, _blank(_match(event, number, table)))


def _blank(pairing: Pairing) -> Pairing:
    return replace(
        pairing,
        status="open",
        games=(),
        score=None,
        intentional_draw=False,
        two_for_one=False,
        absent=(),
        reporter="",
    )


def correct(event: Event, number: int, table: int, outcome: Result) -> Event:
    """An organiser's other result, also of a round that is over; later pairings stay as they are. LeagueError
    in a ladder (undo instead), or if somebody already plays on in the cut who now would not."""
    pairing = _match(event, number, table)
    if event.settings.format == "ladder" and pairing.status == "confirmed":
        raise LeagueError("lg-error-ladder-correct")
    ended = replace(_ended(event, number, _blank(pairing), outcome), status="confirmed")
    played = event.round(number)
    if played.stage == "main" and event.cut:
        raise LeagueError("lg-error-drawn")
    if played.stage == "cut" and event.cut and number < len(event.rounds) and pairing.score:
        seeds = event.cut.seeds
        if winner(pairing, seeds) != winner(ended, seeds):
            raise LeagueError("lg-error-drawn")
    return with_pairing(event, number, ended)


def pick_side(event: Event, number: int, table: int, player: str, side: Side) -> Event:
    """The higher seed's choice in a game of the cut whose sides are open."""
    pairing = _match(event, number, table)
    if event.round(number).stage != "cut" or pairing.corp or pairing.status != "open":
        raise LeagueError("lg-error-no-pick", **round_name(event, number), table=table)
    if player != pairing.player1:
        raise LeagueError("lg-error-not-your-pick", player=event.name_of(pairing.player1))
    corp = player if side == "corp" else pairing.player2 or ""
    return with_pairing(event, number, replace(pairing, corp=corp))


def owing(event: Event) -> tuple[tuple[int, Pairing], ...]:
    """Round and match of all that have no confirmed result yet."""
    return tuple(
        (played.number, pairing)
        for played in event.rounds
        if not played.completed
        for pairing in played.pairings
        if pairing.status in ("open", "reported")
    )


def complete_round(event: Event) -> Event:
    """The last round is over, and counts. LeagueError if it is already, or a match has no result yet."""
    if not event.rounds or event.rounds[-1].completed:
        raise LeagueError("lg-error-no-open-round")
    left = owing(event)
    if left:
        raise LeagueError("lg-error-unfinished", **round_name(event, len(event.rounds)), matches=len(left))
    return with_round(event, replace(event.rounds[-1], completed=True))


def settle(event: Event, decide: Callable[[Pairing], Result]) -> Event:
    """Confirm what was reported, and decide what was not: for the end of a deadline. No round is closed."""
    for number, pairing in owing(event):
        if pairing.status == "reported":
            event = confirm(event, number, pairing.table)
        else:
            event = report(event, number, pairing.table, decide(pairing))
    return event
