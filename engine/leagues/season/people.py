"""Who is in a league, with what decks, and when they have time."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues import roster
from engine.leagues.errors import LeagueError
from engine.leagues.model import Identity
from engine.leagues.season import check_in, lineups, registering, times
from engine.leagues.season.course import Course, in_cut, is_knock_out, need_organiser
from engine.leagues.season.matches import forfeit
from engine.leagues.season.model import Availability, Deck, League, Person
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import is_ladder, redraft
from engine.leagues.setup import rounds_left
from engine.leagues.squads import without_member

DECK_TEXT = 4000
DECK_LINK = 300


def _who(course: Course, person: str, organiser: bool) -> str:
    """Whom it is about: the actor, or somebody else if the actor organises."""
    if person and person != course.actor:
        need_organiser(organiser)
        return person
    return course.actor


def _identity(deck: Deck | None) -> Identity:
    return Identity(deck.identity, deck.faction) if deck else Identity()


def check_decks(league: League, corp: Deck | None, runner: Deck | None) -> None:
    """LeagueError if the league wants decks and one is missing, or has no list where lists are shown.
    Registered ones may come later."""
    for deck in (corp, runner):
        if deck is not None and (len(deck.text) > DECK_TEXT or len(deck.link) > DECK_LINK):
            raise LeagueError("ls-error-deck-long")
        if league.settings.decks != "free":
            continue
        if registering.registers(league):
            if deck is not None and not deck.cards:
                raise LeagueError("ls-error-deck-unregistered")
            continue
        if deck is None or not deck.identity.strip():
            raise LeagueError("ls-error-deck-missing")
        if league.settings.lists != "private" and not (deck.text.strip() or deck.link.strip()):
            raise LeagueError("ls-error-deck-list")


@operation
def join(
    course: Course,
    name: str,
    *,
    person: str = "",
    availability: Availability | None = None,
    corp: Deck | None = None,
    runner: Deck | None = None,
    seed: int = 0,
    organiser: bool = False,
) -> None:
    """Sign up: from the next round on if play has begun, with no points for the rounds before. Who comes when
    the league is full is put on the waiting list. `seed`: where the league before this one has put them.

    LeagueError: in already, sign-up not open, late entry not allowed, no round left to come into, decks
    missing."""
    who = _who(course, person, organiser)
    league = course.league
    if who in league.people:
        raise LeagueError("ls-error-in-already")
    if league.state == "planned" and not organiser:
        raise LeagueError("ls-error-signup-not-open")
    if league.state in ("closed", "running") and not (league.settings.late or organiser):
        raise LeagueError("ls-error-no-late")
    _need_round(course)
    availability = availability or Availability()
    times.check_availability(availability)
    check_decks(league, corp, runner)
    capacity = league.settings.capacity
    teams = bool(league.event.settings.boards)  # Room is for teams then; people may always be substitutes.
    waiting = bool(capacity) and not teams and len(league.event.active) >= capacity
    event = roster.add_player(
        league.event, who, name, waiting=waiting, seed=seed, corp=_identity(corp), runner=_identity(runner)
    )
    course.change(event=event)
    course.set_person(
        Person(who, name.strip(), course.now, availability=availability, corp=corp, runner=runner)
    )
    check_in.came(course, who)
    message = "ls-joined-waiting" if waiting else ("ls-joined-late" if event.rounds else "ls-joined")
    message = "ls-joined-teams" if teams else message
    if is_ladder(league) and not waiting:
        check_in.tell_place(course, who, "ls-joined-ladder")
    else:
        course.tell(who, "people", message, round=len(event.rounds) + 1)
    if registering.registers(league) and not registering.complete(course.person(who)):
        course.tell(who, "people", "ls-decks-wanted")
    if event.rounds and not waiting:
        course.tell("channel", "people", "ls-joined-channel", person=who)
    if who != course.actor:
        course.log("ls-log-joined", person=who)
    redraft(course)


def _need_round(course: Course) -> None:
    """LeagueError if who comes in now would never be paired: the number of rounds stands."""
    event = course.event
    if not event.cut and not event.settings.boards and not rounds_left(event):
        raise LeagueError("ls-error-no-round-left", rounds=len(event.of_stage("main")))


@operation
def leave(course: Course, *, person: str = "", organiser: bool = False) -> None:
    """Out of the league: without a trace before play, later with all results kept. An open match is lost
    (a report waiting for an answer counts). In the cut nobody can drop: matches still to come are lost."""
    who = _who(course, person, organiser)
    found = course.person(who)
    league = course.league
    status = league.event.player(who).status
    teams = bool(league.event.settings.boards)
    if status in ("dropped", "retired") or found.gone:
        raise LeagueError("ls-error-left-already")
    if who != course.actor:
        course.log("ls-log-dropped", person=who)
    if not league.event.rounds:
        players = tuple(player for player in league.event.players if player.id != who)
        ladder = tuple(one for one in league.event.ladder if one != who)
        people = {one: other for one, other in league.people.items() if one != who}
        present = tuple(one for one in league.present if one != who)
        lineups.member_out(course, who)
        event = without_member(replace(league.event, players=players, ladder=ladder), who)
        course.change(event=event, people=people, present=present)
        course.tell(who, "people", "ls-left")
    elif league.event.cut is not None and who in league.event.cut.seeds:
        course.set_person(replace(found, gone=True))
        _give_up(course, who)
        course.tell(who, "people", "ls-dropped")
    else:
        lineups.relieve(course, who)
        _give_up(course, who)
        lineups.member_out(course, who)
        course.change(event=roster.drop(course.event, who))
        course.tell(who, "people", "ls-dropped-team" if teams else "ls-dropped")
        course.tell("channel", "people", "ls-dropped-channel", person=who)
    admit_next(course)
    redraft(course)


def _give_up(course: Course, who: str) -> None:
    """Somebody's open matches are lost; reports and disputes go their way."""
    for key, match in tuple(course.league.matches.items()):
        if match.closed or who not in course.pairing(key).players or match.report or match.disputed:
            continue
        forfeit(course, key, (who,), "ls-result-gone")


def admit_next(course: Course) -> None:
    """The first of the waiting list gets the free place, as long as somebody can still get in."""
    league = course.league
    capacity = league.settings.capacity
    begun = bool(league.event.rounds)
    if not capacity or (begun and (not league.settings.late or in_cut(league.event))):
        return
    if begun and (league.event.settings.format == "round_robin" or is_knock_out(league.event)):
        return
    if not rounds_left(league.event):
        return
    waiting = [player.id for player in league.event.players if player.status == "waiting"]
    for one in waiting[: max(capacity - len(league.event.active), 0)]:
        check_in.admitted(course, one)


@operation
def admit(course: Course, person: str, *, organiser: bool = False) -> None:
    """An organiser lets somebody in from the waiting list, whether there is room or not."""
    need_organiser(organiser)
    _need_round(course)
    check_in.admitted(course, course.person(person).id)
    check_in.came(course, person)
    course.log("ls-log-admitted", person=person)
    redraft(course)


@operation
def come(course: Course, *, person: str = "", organiser: bool = False) -> None:
    """Check in: somebody who signed up is there. LeagueError: nobody has to just now, or they are not in."""
    who = _who(course, person, organiser)
    league = course.league
    if league.checking is None:
        raise LeagueError("ls-error-no-check-in")
    course.person(who)
    if who in league.present:
        raise LeagueError("ls-error-checked-in")
    check_in.came(course, who)
    if who != course.actor:
        course.tell(who, "people", "ls-checked-in")
        course.log("ls-log-checked-in", person=who)


@operation
def rejoin(course: Course, *, person: str = "", organiser: bool = False) -> None:
    """Back in from the next round on, with the points there were; after the last one before a cut, for that.
    LeagueError: never left, somebody stands in for them, the cut has begun, nothing is left to play, or there
    is no room."""
    who = _who(course, person, organiser)
    found = course.person(who)
    league = course.league
    if found.gone:
        raise LeagueError("lg-error-drawn")
    if league.event.player(who).status == "retired":
        need_organiser(organiser)
    capacity = league.settings.capacity
    full = not league.event.settings.boards and len(league.event.active) >= capacity
    if capacity and full and not organiser:
        raise LeagueError("ls-error-full")
    if not league.event.settings.cut:
        _need_round(course)
    course.change(event=roster.rejoin(league.event, who))
    check_in.came(course, who)
    message = (
        "ls-rejoined" if rounds_left(league.event) or league.event.settings.boards else "ls-rejoined-cut"
    )
    if is_ladder(league):
        check_in.tell_place(course, who, "ls-rejoined-ladder")
    else:
        course.tell(who, "people", message, round=len(course.event.rounds) + 1)
    course.tell("channel", "people", "ls-rejoined-channel", person=who)
    if who != course.actor:
        course.log("ls-log-rejoined", person=who)
    redraft(course)


@operation
def substitute(course: Course, leaving: str, person: str, name: str, *, organiser: bool = False) -> None:
    """Somebody takes over a place from the next round on; what was played stays with who played it.
    LeagueError: a match of theirs is open, or the new one is in already."""
    need_organiser(organiser)
    course.person(leaving)
    league = course.league
    event = roster.substitute(league.event, leaving, person, name)
    course.change(event=event)
    before = league.people.get(person)
    course.set_person(before or Person(person, name.strip() or person, course.now))
    check_in.came(course, person)
    course.tell(person, "people", "ls-substitute", other=leaving)
    course.tell("channel", "people", "ls-substitute-channel", person=person, other=leaving)
    course.log("ls-log-substitute", person=person, other=leaving)
    redraft(course)


@operation
def give_bye(course: Course, person: str, given: bool = True, *, organiser: bool = False) -> None:
    """A first-round bye for somebody, or not. LeagueError once round one is published."""
    need_organiser(organiser)
    course.person(person)
    if course.event.rounds:
        raise LeagueError("ls-error-begun")
    player = replace(course.event.player(person), first_round_bye=given)
    course.change(event=roster.changed(course.event, player))
    course.log("ls-log-bye" if given else "ls-log-no-bye", person=person)
    redraft(course)


@operation
def set_seed(course: Course, person: str, seed: int, *, organiser: bool = False) -> None:
    """Somebody's seed, 0 for none. LeagueError once round one is published."""
    need_organiser(organiser)
    course.person(person)
    if course.event.rounds:
        raise LeagueError("ls-error-begun")
    if seed < 0:
        raise LeagueError("lg-error-seed", player=course.event.name_of(person))
    course.change(event=roster.changed(course.event, replace(course.event.player(person), seed=seed)))
    course.log("ls-log-seed", person=person, seed=seed)
    redraft(course)


# -- one's own settings -------------------------------------------------------------------------------------


@operation
def set_availability(course: Course, availability: Availability) -> None:
    """When in the week one can play. LeagueError for windows that cannot be."""
    times.check_availability(availability)
    course.set_person(replace(course.person(course.actor), availability=availability))


@operation
def set_deck(
    course: Course,
    *,
    corp: Deck | None = None,
    runner: Deck | None = None,
    person: str = "",
    organiser: bool = False,
) -> None:
    """Other decks (a side left out stays). LeagueError once decks are locked, but for organisers. Decks that
    are registered after round one are locked as soon as there is one for each side."""
    who = _who(course, person, organiser)
    found = course.person(who)
    if found.locked and not organiser:
        raise LeagueError("ls-error-locked")
    found = replace(found, corp=corp or found.corp, runner=runner or found.runner)
    check_decks(course.league, found.corp, found.runner)
    if registering.registers(course.league) and course.event.rounds and registering.complete(found):
        found = replace(found, locked=True)
    course.set_person(found)
    player = course.event.player(who)
    player = replace(player, corp=_identity(found.corp), runner=_identity(found.runner))
    course.change(event=roster.changed(course.event, player))
    if found.locked or who != course.actor:
        course.log("ls-log-deck", person=who)


def visible_decks(
    league: League, viewer: str, person: str, *, organiser: bool = False
) -> tuple[Deck | None, Deck | None] | None:
    """Somebody's decks of both sides, or None if the viewer may not see them (yet): lists are public from the
    lock on, shown to all once the cut begins (those of its players), or private. Organisers see them too,
    unless they are registered: organisers may play."""
    found = league.people.get(person)
    if found is None:
        return None
    decks = (found.corp, found.runner)
    if viewer == person or (organiser and not registering.registers(league)):
        return decks
    lists = league.settings.lists
    if lists == "public" and found.locked:
        return decks
    if lists == "cut" and league.event.cut is not None and person in league.event.cut.seeds:
        return decks
    return None


__all__ = [
    "admit",
    "come",
    "give_bye",
    "join",
    "leave",
    "rejoin",
    "set_availability",
    "set_deck",
    "set_seed",
    "substitute",
    "visible_decks",
]
