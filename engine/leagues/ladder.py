"""A ladder: whoever beats somebody above takes their place, and those between go down one.

One may challenge anybody up to `reach` places up, counting those who still play; nobody is in two matches at
once, and who lost to somebody plays somebody else before challenging them again. A draw moves nobody.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.errors import LeagueError, Note, note
from engine.leagues.model import Event, Pairing, Round, games_per_match
from engine.leagues.rng import number as drawn
from engine.leagues.rng import shuffled


def begin_ladder(event: Event) -> Event:
    """The ladder's first order: by manual seed, the others by chance behind them. LeagueError once play
    began."""
    if event.settings.format != "ladder":
        raise LeagueError("lg-error-no-ladder")
    if event.rounds:
        raise LeagueError("lg-error-begun")
    order = shuffled(event.settings.seed, [player.id for player in event.active], "ladder")
    seeded = sorted(order, key=lambda one: event.player(one).seed or len(event.players) + 1)
    return replace(event, ladder=tuple(seeded))


def order(event: Event) -> tuple[str, ...]:
    """Those who still play, from the top."""
    active = {player.id for player in event.active}
    return tuple(one for one in event.ladder if one in active)


def why_not(event: Event, challenger: str, challenged: str) -> Note | None:
    """What speaks against a challenge; None if nothing does. LeagueError for somebody unknown."""
    if event.settings.format != "ladder":
        return note("lg-error-no-ladder")
    first, second = event.player(challenger), event.player(challenged)
    if challenger == challenged:
        return note("lg-error-challenge-self")
    ranks = order(event)
    for player in (first, second):
        if player.id not in ranks:
            return note("lg-error-not-playing", player=player.name)
        if any(player.id in pairing.players for pairing in _open(event)):
            return note("lg-error-playing", player=player.name)
    up = ranks.index(challenger) - ranks.index(challenged)
    if up < 0:
        return note("lg-error-challenge-down", player=second.name)
    if up > event.settings.reach:
        return note("lg-error-challenge-reach", player=second.name, places=up, reach=event.settings.reach)
    last = next((p for p in reversed(_played(event)) if challenger in p.players), None)
    if last and challenged in last.players and last.points(challenger) < last.points(challenged):
        return note("lg-error-challenge-again", player=second.name)
    return None


def may_challenge(event: Event, challenger: str) -> tuple[str, ...]:
    """Whom somebody may challenge now, the highest first."""
    return tuple(one for one in order(event) if why_not(event, challenger, one) is None)


def challenge(event: Event, challenger: str, challenged: str) -> Event:
    """A match by challenge: a round of its own. In a match of one game the sides are as in Swiss: opposite of
    the last meeting, then the lower bias is the Corp, then chance. LeagueError says what speaks against
    it."""
    against = why_not(event, challenger, challenged)
    if against:
        raise LeagueError(against.id, **against.arguments)
    corp = ""
    if games_per_match(event.settings) == 1:
        corp = _corp(event, challenger, challenged)
    number = len(event.rounds) + 1
    return replace(
        event, rounds=(*event.rounds, Round(number, (Pairing(1, challenger, challenged, corp=corp),)))
    )


def moved(event: Event, pairing: Pairing) -> Event:
    """The ladder after a confirmed match; other formats as they are. The match's round is over with it."""
    if event.settings.format != "ladder":
        return event
    rounds = tuple(
        replace(r, completed=True) if all(p.status in ("confirmed", "void") for p in r.pairings) else r
        for r in event.rounds
    )
    event = replace(event, rounds=rounds)
    challenger, challenged = pairing.player1, pairing.player2
    if challenged is None or pairing.points(challenger) <= pairing.points(challenged):
        return event
    ranks = list(event.ladder)
    if ranks.index(challenger) < ranks.index(challenged):
        return event
    ranks.remove(challenger)
    ranks.insert(ranks.index(challenged), challenger)
    return replace(event, ladder=tuple(ranks))


def _open(event: Event) -> list[Pairing]:
    return [p for r in event.rounds for p in r.pairings if p.status in ("open", "reported")]


def _played(event: Event) -> list[Pairing]:
    return [p for r in event.rounds for p in r.pairings if p.status == "confirmed"]


def _corp(event: Event, one: str, other: str) -> str:
    bias = dict.fromkeys((one, other), 0)
    last = ""
    for pairing in _played(event):
        if not pairing.corp:
            continue
        for player in set(pairing.players) & bias.keys():
            bias[player] += 1 if pairing.corp == player else -1
        if set(pairing.players) == {one, other}:
            last = pairing.corp
    if last:
        return other if last == one else one
    if bias[one] != bias[other]:
        return min((one, other), key=lambda player: bias[player])
    first, second = sorted((one, other))
    toss = drawn(event.settings.seed, "side", len(event.rounds) + 1, first, second)
    return first if toss % 2 == 0 else second
