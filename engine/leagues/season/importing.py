"""Events that began elsewhere: a league of a file, and who its players are here.

Imported players have ids of their own until an organiser says who they are on Discord; until then they are
nobody's, who can do nothing. `guesses` tells who they may be, by name. An event that is over is a record:
nobody is told that it ended. A file cannot say that more rounds are meant than it has, so `play_on` is there
for one that goes on here.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.model import KNOCK_OUT, SWISS, Event
from engine.leagues.nrtm_import import brought
from engine.leagues.season.clock import tick
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.matches import key_of, local_deadline, open_match
from engine.leagues.season.model import Deck, Entry, League, LeagueSettings, MatchState, Outcome, Person
from engine.leagues.season.operation import operation
from engine.leagues.season.privacy import renamed
from engine.leagues.season.templates import TITLE, WORD, check_settings
from engine.leagues.setup import planned_rounds

IMPORTED: Final = "nrtm-"
"""Before the ids of imported players, which are nobody's on Discord."""
SHORTEST: Final = 3
"""Letters of a name that another may begin with."""
TOLD: Final = 20
"""Differences from the file that are written down."""
BROUGHT: Final = "ls-log-brought"


def imported(data: bytes, now: float, who: str, seed: int) -> Outcome:
    """A league of the event of a file: after its last round if that is over, else in it; before round one
    sign-up is open, so that everything can still be set. The audit says what the file has no result of, and
    what it says that its matches do not come to. LeagueError says what is wrong with the file."""
    found = brought(data, seed=seed)
    event = found.event
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
    entries = [Entry(who, now, "bl-log-imported", {"title": event.name})]
    for message, matches in (("bl-import-open", found.open), ("bl-import-void", found.void)):
        if matches:
            entries.append(Entry(who, now, message, {"matches": matches}))
    entries += [Entry(who, now, said.id, dict(said.arguments)) for said in found.differs[:TOLD]]
    if len(found.differs) > TOLD:
        entries.append(Entry(who, now, "bl-import-more", {"more": len(found.differs) - TOLD}))
    notices = () if after.league.state == "finished" else (*begun.notices, *after.notices)
    return Outcome(after.league, notices, after.starts, (*entries, *begun.audit, *after.audit))


def may_play_on(league: League) -> bool:
    """Whether it is over because its file said so, and could have further rounds."""
    event = league.event
    if league.state != "finished" or event.settings.format not in SWISS or event.cut or event.settings.boards:
        return False
    last = [match for match in league.matches.values() if match.round == len(event.rounds)]
    return bool(last) and all(match.record[:1] and match.record[0].message == BROUGHT for match in last)


def play_on(league: League, now: float, who: str, *, organiser: bool = False) -> Outcome:
    """An imported event that was taken for over has further rounds: as many as its field asks for, and one at
    least. LeagueError if it cannot."""
    need_organiser(organiser)
    if not may_play_on(league):
        raise LeagueError("ls-error-not-imported")
    return _play_on(replace(league, state="running"), now, who)


@operation
def _play_on(course: Course) -> None:
    event, played = course.event, len(course.event.rounds)
    usual = planned_rounds(replace(event, settings=replace(event.settings, rounds=0)))
    game = replace(event.settings, rounds=max(usual, played + 1))
    settings = replace(course.league.settings, game=game)
    course.change(event=replace(event, settings=game), settings=settings, ended=None)
    course.log("ls-log-played-on", round=played + 1)


def _brought(number: int, table: int, now: float, who: str) -> MatchState:
    """A match that was decided elsewhere: nothing is open about it, and an organiser may correct it."""
    key = key_of(number, table)
    line = Entry(who, now, BROUGHT, match=key)
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
