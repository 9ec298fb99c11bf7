"""What the league holds about somebody, and how it forgets them."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.leagues import roster
from engine.leagues.errors import LeagueError
from engine.leagues.rng import shuffled
from engine.leagues.season.model import League, MatchState, Outcome, Person
from engine.leagues.season.people import leave
from engine.leagues.setup import division


def personal_data(league: League, person: str) -> dict[str, Any]:
    """Everything the league holds about somebody, as plain values. Empty if that is nothing."""
    found = league.people.get(person)
    if found is None:
        return {}
    matches = {
        key: {"match": match, "pairing": league.pairing_of(key)}
        for key, match in league.matches.items()
        if person in league.pairing_of(key).players
    }
    data = {"league": league.settings.title, "person": found, "player": league.event.player(person)}
    teams = [each for each in league.event.teams if person in (*each.members, *each.invited)]
    if teams:
        data["teams"] = [
            {"name": each.name, "captain": each.captain == person, "invited": person in each.invited}
            for each in teams
        ]
    if league.checking is not None:
        data["checked_in"] = person in league.present
    plain: dict[str, Any] = msgspec.to_builtins({**data, "matches": matches})
    return plain


def forget(league: League, now: float, person: str, alias: str = "gone") -> Outcome:
    """Somebody's data leave the league: they drop if they still play, and their id and name become an alias
    ("gone-1") everywhere; zone, times, decks and texts are gone. Results stay, as do the standings.

    LeagueError if the person is not in the league."""
    if person not in league.people:
        raise LeagueError("ls-error-not-in")
    alias = _alias(league, person, alias)
    outcome = Outcome(league)
    player = league.event.player(person)
    playing = league.state not in ("finished", "cancelled") and player.status in ("active", "waiting")
    if playing and not league.people[person].gone:
        outcome = leave(league, now, person)
    left = outcome.league
    if person in left.people:
        blank = Person(person, alias, left.people[person].joined, gone=left.people[person].gone)
        left = replace(left, people={**left.people, person: blank})
        event = roster.changed(left.event, replace(left.event.player(person), name=alias))
        matches = {
            key: _without_texts(match) if person in left.pairing_of(key).players else match
            for key, match in left.matches.items()
        }
        left = replace(left, event=event, matches=matches)
        plain = renamed(msgspec.to_builtins(left), person, alias)
        left = msgspec.convert(plain, League)
    return replace(outcome, league=left)


def signs(league: League, person: str) -> bool:
    """Whether warnings of others name somebody as who gave them, or a team has invited them."""
    return any(person in team.invited for team in league.event.teams) or any(
        warning.by == person for one in league.people.values() for warning in one.warnings
    )


def forget_organiser(league: League, person: str) -> Outcome:
    """Warnings given by somebody who is not in the league stand without their giver; nobody invites them."""
    people = {
        one: replace(
            found,
            warnings=tuple(
                replace(warning, by="") if warning.by == person else warning for warning in found.warnings
            ),
        )
        for one, found in league.people.items()
    }
    teams = tuple(
        replace(team, invited=tuple(one for one in team.invited if one != person))
        for team in league.event.teams
    )
    return Outcome(replace(league, people=people, event=replace(league.event, teams=teams)))


def _alias(league: League, person: str, prefix: str) -> str:
    """A free id that keeps its place in the schedule of a round robin, which is drawn from ids."""
    event = league.event
    places = division(event, event.player(person).division)
    number = event.player(person).division
    seed = event.settings.seed

    def order(name: str) -> int:
        named = [name if place == person else place for place in places]
        return shuffled(seed, named, "circle", number).index(name) if name in named else 0

    taken = {*league.people, *(player.id for player in event.players)}
    names = (f"{prefix}-{n}" for n in count(1))
    return next(name for name in names if name not in taken and order(name) == order(person))


def _without_texts(match: MatchState) -> MatchState:
    claim, lapsed = match.claim, match.lapsed
    if claim is not None:
        claim = replace(claim, text="", answer=None if claim.answer is None else "", evidence=())
    if lapsed is not None:
        lapsed = replace(lapsed, text="", evidence=())
    record = tuple(
        replace(entry, args={**entry.args, "text": "–"}) if "text" in entry.args else entry
        for entry in match.record
    )
    return replace(match, claim=claim, lapsed=lapsed, dispute="", record=record)


def renamed(value: Any, old: str, new: str) -> Any:
    """The same plain value with an id replaced, also in marks that hold it ("play:<id>:...")."""
    if isinstance(value, dict):
        return {renamed(key, old, new): renamed(inner, old, new) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [renamed(inner, old, new) for inner in value]
    if value == old:
        return new
    if isinstance(value, str) and f":{old}:" in value:
        return value.replace(f":{old}:", f":{new}:")
    return value
