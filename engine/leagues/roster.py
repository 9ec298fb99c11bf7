"""Who is in: signing up, waiting, coming late, dropping, coming back, standing in for somebody."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import KNOCK_OUT, SWISS, Event, Identity, Player, PlayerStatus, Team
from engine.leagues.rng import number

MISSED = 2
"""Rounds in a row without showing up after which somebody is retired."""


def changed(event: Event, player: Player) -> Event:
    """The event with one player's record replaced."""
    return replace(event, players=tuple(player if p.id == player.id else p for p in event.players))


def add_player(
    event: Event,
    identifier: str,
    name: str,
    *,
    waiting: bool = False,
    first_round_bye: bool = False,
    seed: int = 0,
    division: int = 1,
    corp: Identity | None = None,
    runner: Identity | None = None,
) -> Event:
    """Sign somebody up: from the next round on if play has begun. Their random draw is stored now.

    LeagueError: signed up already, no name, a division there is not, a first-round bye in a later round, and
    a schedule or bracket that is already drawn (there, somebody can only stand in).
    """
    if not identifier or not name.strip():
        raise LeagueError("lg-error-no-player-name")
    if any(player.id == identifier for player in event.players):
        raise LeagueError("lg-error-signed-up", player=name)
    if not 1 <= division <= event.settings.divisions:
        raise LeagueError("lg-error-division", division=division, divisions=event.settings.divisions)
    if event.rounds and first_round_bye:
        raise LeagueError("lg-error-late-bye", player=name)
    if seed < 0:
        raise LeagueError("lg-error-seed", player=name)
    if not waiting:
        _open_to_new(event)
    player = Player(
        identifier,
        name.strip(),
        status="waiting" if waiting else "active",
        first_round_bye=first_round_bye,
        seed=seed,
        entered=len(event.rounds) + 1,
        division=division,
        corp=corp or Identity(),
        runner=runner or Identity(),
        draw=number(event.settings.seed, "draw", identifier),
    )
    return _on_ladder(replace(event, players=(*event.players, player)), player)


def _open_to_new(event: Event) -> None:
    if event.settings.boards:
        return  # What is drawn are teams: who comes belongs to none yet.
    if event.cut or (event.rounds and event.settings.format in ("round_robin", *KNOCK_OUT)):
        raise LeagueError("lg-error-drawn")


def _on_ladder(event: Event, player: Player) -> Event:
    """Who joins a ladder begins at its bottom."""
    if event.settings.format != "ladder" or player.status != "active" or player.id in event.ladder:
        return event
    return replace(event, ladder=(*event.ladder, player.id))


def admit(event: Event, identifier: str) -> Event:
    """Somebody on the waiting list gets in."""
    player = event.player(identifier)
    if player.status != "waiting":
        raise LeagueError("lg-error-not-waiting", player=player.name)
    _open_to_new(event)
    player = replace(player, status="active", entered=len(event.rounds) + 1)
    return _on_ladder(changed(event, player), player)


def drop(event: Event, identifier: str, *, retired: bool = False) -> Event:
    """Somebody plays no further round. What they played stays, and counts for their opponents' SoS."""
    player = event.player(identifier)
    if player.status not in ("active", "waiting"):
        raise LeagueError("lg-error-dropped", player=player.name)
    status: PlayerStatus = "retired" if retired else "dropped"
    return changed(event, replace(player, status=status))


def rejoin(event: Event, identifier: str) -> Event:
    """Somebody who dropped plays again, with the points they had."""
    player = event.player(identifier)
    if player.status not in ("dropped", "retired"):
        raise LeagueError("lg-error-not-dropped", player=player.name)
    if holder(event, player.id) != player.id:
        raise LeagueError("lg-error-replaced", player=player.name)
    if event.cut:
        raise LeagueError("lg-error-drawn")
    player = replace(player, status="active")
    return _on_ladder(changed(event, player), player)


def substitute(event: Event, leaving: str, identifier: str, name: str) -> Event:
    """Somebody new takes the place of a player in the schedule of a round robin, in the divisions or in their
    team; played matches stay with who played them. The one who leaves is dropped."""
    out = event.player(leaving)
    if holder(event, leaving) != leaving:
        raise LeagueError("lg-error-replaced", player=out.name)
    if out.status == "waiting" or event.cut:
        raise LeagueError("lg-error-drawn")
    if any(player.id == identifier and player.status != "waiting" for player in event.players):
        raise LeagueError("lg-error-signed-up", player=name)
    if any(leaving in pairing.players and pairing.status in ("open", "reported")
           for played in event.rounds for pairing in played.pairings):  # fmt: skip
        raise LeagueError("lg-error-playing", player=out.name)
    others = tuple(player for player in event.players if player.id != identifier)
    new = Player(
        identifier,
        name.strip() or identifier,
        seed=out.seed,
        entered=len(event.rounds) + 1,
        division=out.division,
        draw=number(event.settings.seed, "draw", identifier),
        stands_for=leaving,
    )
    changed_event = changed(replace(event, players=(*others, new)), replace(out, status="dropped"))
    ladder = tuple(identifier if one == leaving else one for one in event.ladder)
    teams = tuple(_with(team, leaving, identifier) for team in event.teams)
    return replace(changed_event, ladder=ladder, teams=teams)


def _with(team: Team, leaving: str, coming: str) -> Team:
    """The team with somebody new in the place of a member."""
    if leaving not in team.members:
        return team
    members = tuple(coming if one == leaving else one for one in team.members)
    stand_ins = tuple((board, coming if one == leaving else one) for board, one in team.stand_ins)
    captain = coming if team.captain == leaving else team.captain
    return replace(team, members=members, stand_ins=stand_ins, captain=captain)


def holder(event: Event, place: str) -> str:
    """Who holds a place now: the player themself, or who stands in for them."""
    for player in event.players:
        if player.stands_for == place:
            return holder(event, player.id)
    return place


def may_be_away(event: Event) -> bool:
    """Whether one can ask not to be in a round to come: what is drawn round by round can be drawn without."""
    return event.settings.format in SWISS and not event.settings.boards and event.cut is None


def missed(event: Event) -> dict[str, int]:
    """How many of their last rounds in a row each active player did not show up for."""
    counts: dict[str, int] = {}
    for player in event.active:
        count = 0
        for played in reversed(event.rounds):
            mine = [p for p in played.pairings if player.id in p.players and p.counts]
            if any(player.id in p.absent for p in mine):
                count += 1
            elif mine:
                break
        counts[player.id] = count
    return counts


def to_retire(event: Event) -> tuple[str, ...]:
    """Active players who missed two rounds in a row."""
    return tuple(one for one, count in missed(event).items() if count >= MISSED)
