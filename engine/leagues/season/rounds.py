"""Rounds: the draft, its publication, the end of a round, the cut, the end of the league."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.leagues import results
from engine.leagues.brackets import bracket
from engine.leagues.errors import LeagueError
from engine.leagues.final import by_divisions, by_strength, final_order, is_over
from engine.leagues.ladder import begin_ladder, order
from engine.leagues.model import CUTS, Event, Settings
from engine.leagues.pairing import PAIRING, publish
from engine.leagues.roster import drop, to_retire
from engine.leagues.round_names import RoundName, round_name
from engine.leagues.season import check_in, lineups, registering, resting, times
from engine.leagues.season.course import from_note, is_knock_out
from engine.leagues.season.matches import key_of, local_deadline, open_match
from engine.leagues.season.model import DAY, Drafted
from engine.leagues.season.quiet import asleep
from engine.leagues.setup import divide, fixed, left_behind, planned_rounds
from engine.leagues.standings import standings
from engine.leagues.teams import entrants

if TYPE_CHECKING:
    from engine.leagues.season.course import Course
    from engine.leagues.season.model import League

NOTHING_LEFT: Final = ("lg-error-too-few", "lg-error-byes-spent", "lg-error-no-round-left")
"""Why a main stage that has begun ends before its last round."""


def is_ladder(league: League) -> bool:
    return league.event.settings.format == "ladder"


def current_round(event: Event) -> int:
    """The round being played; 0 between rounds, before the first, and in a ladder."""
    if not event.rounds or event.rounds[-1].completed or event.settings.format == "ladder":
        return 0
    return len(event.rounds)


# -- drafts -------------------------------------------------------------------------------------------------


def prepare(course: Course) -> None:
    """The next draft (or the ladder's first order). LeagueError if there cannot be one."""
    league = course.league
    active = entrants(league.event)
    if not league.event.rounds:
        _need_enough(league)
        if league.event.settings.divisions > 1:
            course.change(event=divide(league.event))
            _tell_of_promises(course)
    if is_ladder(league):
        course.change(event=begin_ladder(course.event), state="running")
        course.tell("channel", "round", "ls-ladder-begins", players=active)
        reach = course.event.settings.reach
        for place, one in enumerate(order(course.event), 1):
            course.tell(one, "round", "ls-your-rung", place=place, players=active, reach=reach)
            _lock(course, one)
        return
    resting.note_vacations(course)
    draft = PAIRING.get()(course.event)
    automatic = league.settings.publish == "automatic"
    publishes = course.now + league.settings.draft_seconds if automatic else None
    course.set_draft(Drafted(draft, course.now, publishes))
    lineups.ask(course)
    if publishes == course.now:
        return  # It is published with this; nobody has time to change it.
    named = drafted_name(course.league)
    if automatic:
        course.tell("organisers", "organiser", "ls-draft-automatic", **named, until=int(publishes or 0))
    else:
        course.tell("organisers", "organiser", "ls-draft-made", **named)


def _tell_of_promises(course: Course) -> None:
    """Who was promised to go up and cannot is told, and so are the organisers."""
    behind = left_behind(course.event)
    for one in behind:
        if course.mark(f"behind:{one}"):
            number = course.event.player(one).division
            course.tell(one, "people", "ls-not-promoted", division=number)
            course.tell("organisers", "organiser", "ls-organisers-not-promoted", person=one, division=number)


def _need_enough(league: League) -> None:
    active, fewest = entrants(league.event), max(league.settings.fewest, 2)
    if active < fewest and league.event.settings.boards:
        raise LeagueError("ls-error-too-few-teams", teams=active, least=fewest)
    if active < fewest:
        raise LeagueError("ls-error-too-few", players=active, least=fewest)


def begin(course: Course) -> None:
    """What follows sign-up: the check-in, where there is to be one, else the first draft. A check-in that
    runs ends with it. LeagueError says why that cannot be."""
    if check_in.wanted(course.league):
        if course.league.checking is None:
            _need_enough(course.league)
            check_in.begin(course)
            return
        check_in.settle(course)
    prepare(course)


def proceed(course: Course) -> bool:
    """The next step between rounds, if there is one: draft, cut, end. Whether anything changed."""
    league = course.league
    if league.draft is not None or league.state not in ("closed", "running") or league.checking is not None:
        return False
    if league.state == "running" and is_ladder(league):
        return retire(course)
    if league.state == "running" and current_round(league.event):
        return False
    event = league.event
    if event.rounds and is_over(event, planned_rounds(event)):
        end(course)
        return True
    try:
        begin(course)
    except LeagueError as error:
        return _without_draft(course, error)
    return True


def _without_draft(course: Course, error: LeagueError) -> bool:
    """No next round can be made. A league that has begun goes on as well as it can; for the rest an organiser
    is asked, once for each reason."""
    event, reason = course.event, error.note.id
    if reason == "lg-error-cut-over":
        end(course)
        return True
    if event.rounds and not event.cut and not is_knock_out(event):
        if reason == "lg-error-cut-too-large" or (reason == "lg-error-too-few" and event.settings.cut):
            smaller = max(size for size in CUTS if size <= len(event.active))
            settings = replace(event.settings, cut=smaller, rounds=_as_played(event))
            _play_on_with(course, settings)
            course.tell("channel", "round", "ls-cut-smaller", cut=smaller)
            return True
        if reason in NOTHING_LEFT:
            if planned_rounds(event) > _as_played(event) and event.settings.format != "round_robin":
                rounds = replace(event.settings, rounds=_as_played(event))
                _play_on_with(course, rounds)
                course.tell("channel", "round", "ls-main-over-early", round=_as_played(event))
                return True
            if not event.settings.cut:
                end(course)
                return True
    if course.mark(f"stuck:{len(event.rounds)}:{entrants(event)}:{reason}:{event.settings.relax}"):
        course.tell("organisers", "organiser", "ls-stuck", reason=from_note(error.note))
    return False


def _play_on_with(course: Course, game: Settings) -> None:
    """Other settings of the game, where those of the organiser have become impossible."""
    settings = replace(course.league.settings, game=game)
    course.change(event=replace(course.event, settings=game), settings=settings)


def _as_played(event: Event) -> int:
    return max(len(event.of_stage("main")), 1)


def redraft(course: Course) -> None:
    """Throw the draft away because what it rests on has changed; the next one is made at once. It publishes
    itself when the old one would have."""
    old = course.league.draft
    if old is None:
        return
    course.set_draft(None)
    if proceed(course) and course.league.draft is not None and old.publishes is not None:
        publishes = max(old.publishes, course.now)
        course.set_draft(replace(course.league.draft, publishes=publishes))


def drafted_event(league: League) -> Event:
    """The event as it would be if the draft were published. LeagueError if there is none."""
    if league.draft is None:
        raise LeagueError("ls-error-no-draft")
    return publish(league.event, league.draft.draft)


def drafted_name(league: League) -> RoundName:
    """What the round of the draft is called. LeagueError if there is none."""
    event = drafted_event(league)
    return round_name(event, len(event.rounds))


# -- playing ------------------------------------------------------------------------------------------------


def go_public(course: Course) -> None:
    """The draft becomes the round: matches open, decks are locked, everybody is told."""
    drafted = course.league.draft
    if drafted is None:
        raise LeagueError("ls-error-no-draft")
    draft = drafted.draft
    first_of_cut = course.event.cut is None and draft.cut is not None
    begins = not course.event.rounds
    course.change(event=publish(course.event, draft), draft=None, state="running")
    if begins:
        _fix(course)
    number, stage = draft.round.number, draft.round.stage
    deadline = local_deadline(course.league, course.now, stage)
    course.change(round_deadline=deadline)
    for player in course.event.active:
        _lock(course, player.id)
    registering.tell(course, "ls-decks-missing-round")
    matches = sum(pairing.player2 is not None for pairing in draft.round.pairings)
    named = round_name(course.event, number)
    if first_of_cut and draft.cut is not None:
        message = "ls-bracket-begins" if is_knock_out(course.event) else "ls-cut-begins"
        course.tell("channel", "round", message, people=draft.cut.seeds)
        if not is_knock_out(course.event):
            _tell_of_cut(course, draft.cut.seeds)
    if stage == "cut" and any(game.reset and game.playable for game in bracket(course.event).games):
        course.tell("channel", "round", "ls-bracket-reset")
    course.tell("channel", "round", "ls-round-published", **named, matches=matches, deadline=int(deadline))
    for note in draft.relaxed:
        course.tell("channel", "round", "ls-relaxed", reason=from_note(note))
    if stage == "main":
        resting.tell(course, number, draft.resting)
    for pairing in draft.round.pairings:
        open_match(course, draft.round, pairing, deadline)
    lineups.published(course)


def _tell_of_cut(course: Course, seeds: tuple[str, ...]) -> None:
    """Who still played and is not in the cut reads so, and where they came in."""
    rows = standings(course.event)
    told = {"players": len(rows), "cut": len(seeds)}
    for row in rows:
        if row.player not in seeds and row.status == "active":
            course.tell(row.player, "round", "ls-not-in-cut", place=row.rank, **told)


def _fix(course: Course) -> None:
    """What is announced with round one stands: how many rounds there will be."""
    game = fixed(course.event)
    if game != course.event.settings:
        _play_on_with(course, game)


def _lock(course: Course, identifier: str) -> None:
    person = course.league.people.get(identifier)
    missing = course.league.settings.decks == "free" and person and not (person.corp and person.runner)
    if person is not None and not person.locked and not missing:
        course.set_person(replace(person, locked=True))


def challenge_match(course: Course) -> str:
    """The match of the last round, which is a ladder's challenge."""
    played = course.event.rounds[-1]
    deadline = local_deadline(course.league, course.now, played.stage)
    for one in played.pairings[0].players:
        _lock(course, one)
    open_match(course, played, played.pairings[0], deadline)
    return key_of(played.number, played.pairings[0].table)


def over_if_played(course: Course) -> bool:
    """Close the round that is played if nothing is open in it. Whether it was closed."""
    league = course.league
    number = current_round(league.event)
    if not number or league.state != "running" or results.owing(league.event):
        return False
    until = league.round_deadline
    waits = not league.settings.early or _unpaired(league.event)
    if waits and until is not None and course.now < until:
        return False
    course.change(event=results.complete_round(league.event), round_deadline=None)
    course.tell("channel", "round", "ls-round-over", **round_name(course.event, number))
    if course.event.cut is None:
        retire(course)
    return True


def _unpaired(event: Event) -> bool:
    """Whether a pairing was voided whose players could still be paired by hand."""
    if event.settings.boards:
        return False  # Boards are not paired by hand.
    pairings = event.rounds[-1].pairings
    voided = {one for pairing in pairings if not pairing.counts for one in pairing.players}
    paired = {one for pairing in pairings if pairing.counts for one in pairing.players}
    return bool((voided - paired) & {player.id for player in event.active})


def retire(course: Course) -> bool:
    """Who missed two rounds in a row plays no further one. Who was let back in may miss one more."""
    found = False
    for one in to_retire(course.event):
        mine = [match for key, match in course.league.matches.items() if one in course.pairing(key).players]
        if any(not match.closed for match in mine):
            continue
        if not course.mark(f"retired:{one}:{max((match.round for match in mine), default=0)}"):
            continue
        course.change(event=drop(course.event, one, retired=True))
        ladder = course.event.settings.format == "ladder"
        course.tell(one, "people", "ls-retired-ladder" if ladder else "ls-retired")
        lineups.member_out(course, one)
        told = "ls-retired-channel-ladder" if ladder else "ls-retired-channel"
        course.tell("channel", "people", told, person=one)
        course.log("ls-log-retired-ladder" if ladder else "ls-log-retired", person=one)
        found = True
    return found


def end(course: Course) -> None:
    """The league is over, and its order stands."""
    course.change(state="finished", draft=None, round_deadline=None, ended=course.now)
    if course.event.settings.boards:
        lineups.finished(course)
        return
    ranks = final_order(course.event)
    if not ranks:
        course.tell("channel", "end", "ls-finished-empty")
        return
    divisions = by_divisions(course.event)
    course.tell("channel", "end", "ls-finished", winner=ranks[0])
    if divisions and not by_strength(course.event) and course.event.cut is None:
        course.tell("channel", "end", "ls-finished-points")
    for number, mine in divisions.items():
        if mine:
            course.tell("channel", "end", "ls-finished-division", winner=mine[0], division=number)
    for at, one in enumerate(ranks, 1):
        if not divisions:
            course.tell(one, "end", "ls-your-place", place=at, players=len(ranks))
            continue
        number = course.event.player(one).division
        mine = divisions[number]
        course.tell(
            one,
            "end",
            "ls-your-place-division",
            place=mine.index(one) + 1,
            players=len(mine),
            division=number,
            overall=at,
            all=len(ranks),
        )


def publish_when_due(course: Course) -> bool:
    """Publish the draft if its time has come. It is published late rather than not at all."""
    drafted = course.league.draft
    if drafted is None:
        return False
    if drafted.publishes is not None and drafted.publishes <= course.now:
        go_public(course)
        return True
    due, number = nag_due(course.league), drafted.draft.round.number
    if due is None or due > course.now:
        return False
    until = asleep(course)
    if until is not None:
        return course.mark(f"{_nag(number)}@{int(until)}")
    course.mark(_nag(number))
    course.tell("organisers", "organiser", "ls-draft-waits", **drafted_name(course.league))
    return True


def nag_due(league: League) -> float | None:
    """When organisers are told again that a draft waits for them; None where they are not, or were."""
    drafted = league.draft
    if drafted is None or drafted.publishes is not None:
        return None
    mark = _nag(drafted.draft.round.number)
    return None if mark in league.done else times.until(league.done, mark) or drafted.made + DAY


def _nag(number: int) -> str:
    return f"nag:{number}"
