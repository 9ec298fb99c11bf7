"""Events that began elsewhere: a league of a file, and who its players are here.

Imported players have ids of their own until an organiser says who they are on Discord; until then they are
nobody's, who can do nothing. `guesses` tells who they may be, by name.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.nrtm_import import from_nrtm
from engine.leagues.season.clock import tick
from engine.leagues.season.course import Course
from engine.leagues.season.matches import key_of, local_deadline, open_match
from engine.leagues.season.model import Deck, Entry, League, LeagueSettings, MatchState, Outcome, Person
from engine.leagues.season.privacy import renamed
from engine.leagues.season.templates import TITLE, WORD, check_settings

IMPORTED: Final = "nrtm-"
"""Before the ids of imported players, which are nobody's on Discord."""
SHORTEST: Final = 3
"""Letters of a name that another may begin with."""


def imported(data: bytes, now: float, who: str, seed: int) -> Outcome:
    """A league of the event of a file: after its last round if that is over, else in it; before round one
    sign-up is open, so that everything can still be set. LeagueError says what is wrong with the file."""
    event = from_nrtm(data, seed=seed)
    names = {player.id: IMPORTED + player.id for player in event.players}
    event = with_ids(event, names)
    event = replace(event, name=event.name.strip()[:TITLE])
    over = event.rounds and all(played.completed for played in event.rounds)
    # The first rounds that are played here, as in leagues that begin here.
    word = 0 if event.settings.format in KNOCK_OUT else len(event.rounds) + WORD
    settings = LeagueSettings(event.name, event.settings, fewest=2, word_rounds=word)
    check_settings(settings)
    people = {
        player.id: Person(
            player.id,
            player.name,
            now,
            corp=Deck(player.corp.name, player.corp.faction) if player.corp.name else None,
            runner=Deck(player.runner.name, player.runner.faction) if player.runner.name else None,
            locked=bool(event.rounds),
        )
        for player in event.players
    }
    state = "running" if event.rounds else "signup"
    league = League(settings, event, created=now, state=state, people=people)  # type: ignore[arg-type]  # a State
    course = Course(league, now, who)
    for played in event.rounds:
        for pairing in played.pairings:
            if pairing.status == "confirmed" and pairing.player2 is not None:
                course.set_match(_brought(played.number, pairing.table, now, who))
    if event.rounds and not over:
        played = event.rounds[-1]
        deadline = local_deadline(league, now, played.stage)
        course.change(round_deadline=deadline)
        for pairing in played.pairings:
            if pairing.status == "open":
                open_match(course, played, pairing, deadline)
    begun = course.outcome()
    after = tick(begun.league, now)
    entry = Entry(who, now, "bl-log-imported", {"title": event.name})
    return Outcome(
        after.league, (*begun.notices, *after.notices), after.starts, (entry, *begun.audit, *after.audit)
    )


def _brought(number: int, table: int, now: float, who: str) -> MatchState:
    """A match that was decided elsewhere: nothing is open about it, and an organiser may correct it."""
    key = key_of(number, table)
    line = Entry(who, now, "ls-log-brought", match=key)
    return MatchState(key, number, table, now, now, closed=True, record=(line,))


def with_ids(event: Event, names: dict[str, str]) -> Event:
    """The event with other ids of its players, wherever they stand."""

    def one(identifier: str | None) -> str | None:
        return names.get(identifier, identifier) if identifier else identifier

    players = tuple(
        replace(player, id=names[player.id], stands_for=one(player.stands_for)) for player in event.players
    )
    rounds = tuple(
        replace(
            played,
            pairings=tuple(
                replace(
                    pairing,
                    player1=one(pairing.player1),
                    player2=one(pairing.player2),
                    corp=one(pairing.corp),
                    absent=tuple(names[absent] for absent in pairing.absent),
                    reporter=one(pairing.reporter),
                    games=tuple(
                        replace(game, corp=one(game.corp), runner=one(game.runner)) for game in pairing.games
                    ),
                )
                for pairing in played.pairings
            ),
            team_matches=tuple(
                replace(match, first=tuple(map(one, match.first)), second=tuple(map(one, match.second)))
                for match in played.team_matches
            ),
        )
        for played in event.rounds
    )
    teams = tuple(
        replace(
            team,
            captain=one(team.captain),
            members=tuple(map(one, team.members)),
            stand_ins=tuple((board, one(player)) for board, player in team.stand_ins),
            invited=(),
        )
        for team in event.teams
    )
    cut = event.cut and replace(event.cut, seeds=tuple(names[seed] for seed in event.cut.seeds))
    ladder = tuple(names[place] for place in event.ladder)
    return replace(event, players=players, rounds=rounds, cut=cut, ladder=ladder, teams=teams)


# -- who is who ---------------------------------------------------------------------------------------------


def unlinked(league: League) -> tuple[Person, ...]:
    """Imported players of whom nobody has said who they are, in the order of the file."""
    return tuple(
        league.people[player.id]
        for player in league.event.players
        if player.id.startswith(IMPORTED) and player.id in league.people
    )


def link(league: League, now: float, who: str, imported: str, person: str) -> Outcome:
    """An imported player is this person on Discord: from now on their id stands wherever the imported one
    stood. LeagueError: nobody of this id, or the person is in already."""
    if imported not in league.people or imported.isdecimal():
        raise LeagueError("ls-error-not-in")
    if person in league.people:
        raise LeagueError("ls-error-linked", person=person)
    plain = renamed(msgspec.to_builtins(league), imported, person)
    entry = Entry(who, now, "bl-log-link", {"person": person, "name": league.people[imported].name})
    return Outcome(msgspec.convert(plain, League), audit=(entry,))


def link_all(league: League, now: float, who: str, pairs: Iterable[tuple[str, str]]) -> Outcome:
    """Several at once, (imported, person) each; all or none."""
    audit: tuple[Entry, ...] = ()
    for imported, person in pairs:
        outcome = link(league, now, who, imported, person)
        league, audit = outcome.league, (*audit, *outcome.audit)
    return Outcome(league, audit=audit)


def guesses(league: League, known: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Who imported players may be: their ids with those of persons, of whom `known` has the names they go by.

    Somebody of the same name, without case, accents and signs; else the only one whose name begins with
    theirs, or the other way round. Nobody who is in the league, and nobody twice."""
    names = {
        person: {plain for name in those if (plain := folded(name))}
        for person, those in known.items()
        if person not in league.people
    }
    found: dict[str, str] = {}
    for fits in (_same, _begins):
        meant: defaultdict[str, list[str]] = defaultdict(list)
        for one in unlinked(league):
            if one.id in found:
                continue
            wanted = folded(one.name)
            candidates = [
                person
                for person, those in names.items()
                if person not in found.values() and any(fits(wanted, name) for name in those)
            ]
            if wanted and len(candidates) == 1:
                meant[candidates[0]].append(one.id)
        found |= {imported[0]: person for person, imported in meant.items() if len(imported) == 1}
    return found


def _same(one: str, other: str) -> bool:
    return one == other


def _begins(one: str, other: str) -> bool:
    return min(len(one), len(other)) >= SHORTEST and (one.startswith(other) or other.startswith(one))


def folded(name: str) -> str:
    """Letters and digits only, without case and accents."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(one for one in plain if one.isalnum())
