"""The next round, whatever the format: a draft for the organiser to see, and its publication."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues import pairing_double, pairing_single
from engine.leagues.boards import expand
from engine.leagues.brackets import begin_cut, bracket, playable
from engine.leagues.errors import LeagueError, Note, note
from engine.leagues.explain_pairing import reasons
from engine.leagues.matching import BYE, Edge, cheapest, drawing
from engine.leagues.model import (
    KNOCK_OUT,
    SWISS,
    WIN,
    Cut,
    Event,
    Pairing,
    Player,
    Round,
    Side,
    TeamMatch,
    bye_points,
)
from engine.leagues.records import Records, records
from engine.leagues.rng import number as drawn
from engine.leagues.rng import shuffled
from engine.leagues.round_names import round_name
from engine.leagues.round_robin import meetings
from engine.leagues.setup import planned_rounds
from engine.leagues.squads import tidied
from engine.leagues.teams import team, units

FEWEST: Final = 2


class Draft(Struct, frozen=True):
    """A round not published yet. `relaxed`: which rules gave way, and how often; `resting`: who does not play
    in it; `why`: for each pairing, in order, how it came about; `cut`: the cut, if this round begins it."""

    round: Round
    relaxed: tuple[Note, ...] = ()
    resting: tuple[str, ...] = ()
    why: tuple[tuple[Note, ...], ...] = ()
    cut: Cut | None = None

    @property
    def cost(self) -> int:
        """What the round costs by the published weights."""
        return self.round.cost


def pair_next_round(event: Event) -> Draft:
    """The next round: of the main stage, or of the cut once that is over.

    LeagueError: a round is still being played, nobody left to play, nothing left to pair, a cut larger than
    the field, everybody has had the bye, or strict rules find no pairing and the event does not relax them.
    """
    if event.rounds and not event.rounds[-1].completed:
        raise LeagueError("lg-error-round-open", **round_name(event, len(event.rounds)))
    settings = event.settings
    if settings.format == "ladder":
        raise LeagueError("lg-error-ladder-pairs")
    if settings.boards:
        return _team_round(event)
    over = len(event.of_stage("main")) >= planned_rounds(event)
    if event.cut or settings.format in KNOCK_OUT or (over and settings.cut and event.rounds):
        return _cut_round(event)
    if len(event.active) < FEWEST:
        raise LeagueError("lg-error-too-few", players=len(event.active), least=FEWEST)
    if not event.rounds and settings.cut > len(event.active):
        raise LeagueError("lg-error-cut-too-large", cut=settings.cut, players=len(event.active))
    if over:
        raise LeagueError("lg-error-no-round-left", rounds=len(event.of_stage("main")))
    if settings.format in SWISS:
        return _swiss_round(event)
    return _robin_round(event)


PAIRING: ContextVar[Callable[[Event], Draft]] = ContextVar("PAIRING", default=pair_next_round)
"""Makes a season's drafts, as `pair_next_round` does. A host may have large fields paired elsewhere: they
take seconds, in which the matching holds the interpreter."""


def publish(event: Event, draft: Draft) -> Event:
    """The event with the draft as its last round. LeagueError if it was drawn for another state."""
    if draft.round.number != len(event.rounds) + 1 or (event.rounds and not event.rounds[-1].completed):
        raise LeagueError("lg-error-draft-stale")
    gone = {one for p in draft.round.pairings for one in p.players} - {player.id for player in event.active}
    if gone and draft.round.stage == "main":
        raise LeagueError("lg-error-draft-stale")
    return replace(event, rounds=(*event.rounds, draft.round), cut=draft.cut or event.cut)


def cut_side(first: int | None, second: int | None) -> Side | Literal["random"] | None:
    """player1's side in a game of the cut, by Corp games minus Runner games of both in the cut (None: they
    have played none). None: the higher seed picks. The lower difference is the Corp, equal ones toss."""
    if first is None and second is None:
        return None
    mine, theirs = first or 0, second or 0
    if mine == theirs:
        return "random"
    return "corp" if mine < theirs else "runner"


def _team_round(event: Event) -> Draft:
    """Teams are paired as players are, and their boards follow."""
    event = tidied(event)
    of_teams = pair_next_round(units(event))
    made = of_teams.round
    matches, pairings = expand(
        event, made.number, (TeamMatch(p.table, p.player1, p.player2) for p in made.pairings)
    )
    why = {p.table: notes for p, notes in zip(made.pairings, of_teams.why, strict=True)}
    return Draft(
        Round(made.number, pairings, cost=made.cost, team_matches=matches),
        of_teams.relaxed,
        tuple(one for identifier in of_teams.resting for one in team(event, identifier).members),
        tuple(
            (*why[(p.table - 1) // event.settings.boards + 1], *([note("lg-why-boards")] if p.corp else ()))
            for p in pairings
        ),
    )


# -- Swiss --------------------------------------------------------------------------------------------------


def _swiss_round(event: Event) -> Draft:
    """Without those who asked not to be in it; where it cannot be paired so, with them."""
    number = len(event.rounds) + 1
    active = [player for player in event.active if player.entered <= number]
    there = [player for player in active if number not in player.away]
    if len(there) < len(active):
        resting = tuple(player.id for player in active if number in player.away)
        try:
            return replace(_swiss_of(event, there), resting=resting)
        except LeagueError:
            pass
    return _swiss_of(event, active)


def _swiss_of(event: Event, active: list[Player]) -> Draft:
    """The round of these players."""
    number = len(event.rounds) + 1
    if len(active) < FEWEST:
        raise LeagueError("lg-error-too-few", players=len(active), least=FEWEST)
    outside = [player.id for player in active if number == 1 and player.first_round_bye]
    players = [player.id for player in active if player.id not in outside]
    past = records(event)
    found = _first(event, players) if number == 1 else _matched(event, past, players, number)
    single = event.settings.format == "sss"
    rules = pairing_single.RULES if single else pairing_double.RULES
    if any(edge.broken for edge in found) and not event.settings.relax:
        raise LeagueError("lg-error-no-strict", round=number)
    pairings = [_pairing(event, past, edge, rules, number) for edge in found]
    pairings += [_bye(event, one) for one in outside]
    cost = sum(edge.cost for edge in found) if number > 1 else 0
    counts = Counter(rule for pairing in pairings for rule in pairing.relaxed)
    relaxed = tuple(note(f"lg-relaxed-{rule}", pairs=counts[rule]) for rule in rules if counts[rule])
    return _draft(event, Round(number, _tables(event, past, pairings, number), cost=cost), relaxed=relaxed)


def _first(event: Event, players: list[str]) -> list[Edge]:
    """Round one: neighbours in a random order; the last of an odd field has the bye."""
    order = shuffled(event.settings.seed, players, "round", 1)
    found = []
    for i in range(0, len(order) - 1, 2):
        a, b = sorted(order[i : i + 2])
        corp = ""
        if event.settings.format == "sss":
            corp = a if pairing_single.toss(event.settings.seed, 1, a, b) == "corp" else b
        found.append(Edge(a, b, 0, corp))
    return found + ([Edge(order[-1], BYE, 1)] if len(order) % 2 else [])


def _matched(event: Event, past: Records, players: list[str], number: int) -> list[Edge]:
    if len(players) % 2 and all(past.byes[one] for one in players):
        raise LeagueError("lg-error-byes-spent", players=len(players))
    seed = event.settings.seed
    if event.settings.format == "sss":
        edges = pairing_single.edges(past, players, seed, number)
    else:
        edges = pairing_double.edges(past, players)
    return cheapest(edges, sorted(players), drawing(seed, number))


def _pairing(event: Event, past: Records, edge: Edge, rules: tuple[str, ...], number: int) -> Pairing:
    if edge.b == BYE:
        return _bye(event, edge.a)
    seed = event.settings.seed
    one, other = sorted((edge.a, edge.b), key=lambda p: (-past.points[p], drawn(seed, "first", number, p), p))
    relaxed = tuple(rule for rule, times in zip(rules, edge.broken, strict=False) if times)
    return Pairing(0, one, other, corp=edge.corp, relaxed=relaxed)


def _bye(event: Event, player: str) -> Pairing:
    """Nobody needs to confirm a bye."""
    return Pairing(0, player, score=(bye_points(event.settings), 0), status="confirmed")


def _tables(event: Event, past: Records, pairings: list[Pairing], number: int) -> tuple[Pairing, ...]:
    """Tables by points, the best first, byes last; equal ones by chance."""
    seed = event.settings.seed

    def key(pairing: Pairing) -> tuple[bool, list[int], int]:
        both = sorted(-past.points[one] for one in pairing.players)
        return (pairing.player2 is None, both, drawn(seed, "table", number, *sorted(pairing.players)))

    return tuple(replace(p, table=i) for i, p in enumerate(sorted(pairings, key=key), 1))


# -- round robin and knock-out ------------------------------------------------------------------------------


def _robin_round(event: Event) -> Draft:
    number = len(event.rounds) + 1
    found, resting = meetings(event, number - 1)
    both = event.settings.both_sides
    pairings = tuple(
        Pairing(i, pair.corp, pair.runner, corp="" if both else pair.corp) for i, pair in enumerate(found, 1)
    )
    return _draft(event, Round(number, pairings), resting=tuple(resting))


def _cut_round(event: Event) -> Draft:
    cut = event.cut or begin_cut(event)
    games = playable(event, cut)
    if not games:
        best = bracket(event, cut).places[0]
        raise LeagueError("lg-error-cut-over", player=event.name_of(best) if best else "?")
    number = len(event.rounds) + 1
    bias = _cut_bias(event)
    pairings = []
    for game in games:
        one, other = sorted((game.one or "", game.other or ""), key=cut.seeds.index)
        side = cut_side(bias.get(one), bias.get(other))
        if side == "random":
            side = "corp" if drawn(event.settings.seed, "cut", game.number) % 2 == 0 else "runner"
        corp = {"corp": one, "runner": other}.get(side or "", "")
        pairings.append(_walkover(event, Pairing(game.number, one, other, corp=corp)))
    busy = {one for pairing in pairings for one in pairing.players}
    out = _out(event, cut)
    resting = tuple(one for one in cut.seeds if one not in busy and one not in out)
    return _draft(event, Round(number, tuple(pairings), stage="cut"), resting=resting, cut=cut)


def _walkover(event: Event, pairing: Pairing) -> Pairing:
    """A game of the cut as it is; against somebody who has left, it is won without being played."""
    active = {player.id for player in event.active}
    absent = tuple(one for one in pairing.players if one not in active)
    if not absent:
        return pairing
    score = (WIN * (pairing.player1 in active), WIN * (pairing.player2 in active))
    return replace(pairing, score=score, absent=absent, status="confirmed")


def _cut_bias(event: Event) -> dict[str, int]:
    """Corp games minus Runner games in the cut, of those who have played there."""
    bias: dict[str, int] = {}
    for played in event.of_stage("cut"):
        for pairing in played.pairings:
            if pairing.status == "confirmed" and pairing.corp:
                for one in pairing.players:
                    bias[one] = bias.get(one, 0) + (1 if one == pairing.corp else -1)
    return bias


def _out(event: Event, cut: Cut) -> set[str]:
    """Who has lost for good: once, or twice in double elimination."""
    lost: Counter[str | None] = Counter()
    for game in bracket(event, cut).games:
        if game.winner is not None and not game.free:
            lost[game.other if game.winner == game.one else game.one] += 1
    return {one for one in cut.seeds if lost[one] >= (1 if cut.elimination == "single" else 2)}


def _draft(
    event: Event,
    made: Round,
    *,
    relaxed: tuple[Note, ...] = (),
    resting: tuple[str, ...] = (),
    cut: Cut | None = None,
) -> Draft:
    after = replace(event, rounds=(*event.rounds, made), cut=cut or event.cut)
    past = records(event)
    why = tuple(reasons(after, past, made, pairing) for pairing in made.pairings)
    return Draft(made, relaxed, resting, why, cut)
