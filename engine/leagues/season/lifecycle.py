"""A league from its creation to its end, as organisers drive it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.results import owing
from engine.leagues.round_names import round_name
from engine.leagues.season import check_in, registering
from engine.leagues.season.clock import advance, close_sign_up, open_sign_up
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.matches import accept, at_deadline, forfeit, key_of
from engine.leagues.season.model import League, LeagueSettings, Outcome
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import (
    begin,
    current_round,
    end,
    go_public,
    is_ladder,
    redraft,
)
from engine.leagues.season.rounds import over_if_played as _over
from engine.leagues.season.templates import check_settings
from engine.leagues.setup import change_settings, new_event
from engine.leagues.teams import entrants

DRAFTED = ("ls-draft-made", "ls-draft-automatic")
FIXED = ("opens", "closes", "decks", "lists", "deck_format")
"""What cannot be changed once round one is published; the domain refuses more."""


def create(now: float, actor: str, settings: LeagueSettings) -> Outcome:
    """A new league. Sign-up opens at its time, or at once if none is set. LeagueError: settings that cannot
    be, or sign-up that would be over before it began."""
    check_settings(settings)
    if settings.closes is not None and settings.closes <= now:
        raise LeagueError("ls-error-closes-past")
    settings = replace(settings, title=settings.title.strip())
    event = new_event(settings.title, settings.game)
    course = Course(League(settings, event, created=now), now, actor)
    course.log("ls-log-created", title=settings.title)
    if settings.opens is None:
        open_sign_up(course)
    advance(course)
    return course.outcome()


@operation
def edit(course: Course, settings: LeagueSettings, *, organiser: bool = False) -> None:
    """Other settings; everything before round one, later what does not change the game. A draft is made anew.

    LeagueError: settings that cannot be, or that what was played would no longer fit."""
    need_organiser(organiser)
    check_settings(settings)
    old = course.league.settings
    begun = course.league.state == "running"
    if begun and any(getattr(settings, name) != getattr(old, name) for name in FIXED):
        raise LeagueError("ls-error-begun")
    times_over = {"planned": (), "signup": ("opens",), "closed": ("opens", "closes")}
    for name in times_over.get(course.league.state, ()):
        if getattr(settings, name) != getattr(old, name):
            raise LeagueError("ls-error-begun")
    if settings.closes != old.closes and settings.closes is not None and settings.closes <= course.now:
        raise LeagueError("ls-error-closes-past")
    settings = replace(settings, title=settings.title.strip())
    event = replace(change_settings(course.event, settings.game), name=settings.title)
    course.change(settings=settings, event=event)
    if settings.deck_format != old.deck_format:
        registering.begin_again(course)
    if not settings.check_in and course.league.checking is not None:
        check_in.stop(course)
    course.unmark("stuck:")
    course.log("ls-log-edited")
    if begun:
        _announce(course, old, settings)
    redraft(course)


@operation
def play_by_others(course: Course, *, organiser: bool = False) -> None:
    """Games are to be of other rules, which know other cards: decks that were registered do not count any
    more. LeagueError once round one is published."""
    need_organiser(organiser)
    if course.event.rounds or course.league.state == "running":
        raise LeagueError("ls-error-begun")
    registering.begin_again(course)


def _announce(course: Course, old: LeagueSettings, new: LeagueSettings) -> None:
    """What was announced with round one is changed only before everybody."""
    for message, was, now in (
        ("ls-now-rounds", old.game.rounds, new.game.rounds),
        ("ls-now-cut", old.game.cut, new.game.cut),
        ("ls-now-capacity", old.capacity, new.capacity),
    ):
        if was != now:
            course.tell("channel", "round", message, was=was, number=now)
    if old.game.cut and new.game.cut and old.game.elimination != new.game.elimination:
        single = new.game.elimination == "single"
        course.tell("channel", "round", "ls-now-single" if single else "ls-now-double")
    if (old.game.ties, old.game.manual_seeds) != (new.game.ties, new.game.manual_seeds):
        course.tell("channel", "round", "ls-now-ties")


def show(league: League, now: float, actor: str, on: bool, *, organiser: bool = False) -> Outcome:
    """On the web or not any more: at any time, also when the league is over."""
    need_organiser(organiser)
    course = Course(league, now, actor)
    course.change(settings=replace(league.settings, web=on))
    course.log("ls-log-web-on" if on else "ls-log-web-off")
    return course.outcome()


@operation
def open_signup(course: Course, *, organiser: bool = False) -> None:
    """Open sign-up now, also again after it closed, as long as round one is not published. If it would have
    closed by now, it stays open until an organiser closes it."""
    need_organiser(organiser)
    if course.league.state not in ("planned", "closed"):
        raise LeagueError("ls-error-signup-open")
    course.set_draft(None)
    check_in.stop(course)
    settings = course.league.settings
    if settings.closes is not None and settings.closes <= course.now:
        course.change(settings=replace(settings, closes=None))
    open_sign_up(course)
    course.log("ls-log-signup-opened")


@operation
def close_signup(course: Course, *, organiser: bool = False) -> None:
    """Close sign-up now; the draft of round one follows, if there are enough."""
    need_organiser(organiser)
    _signing_up(course)
    close_sign_up(course)
    course.log("ls-log-signup-closed")


@operation
def start(course: Course, *, organiser: bool = False) -> None:
    """Close sign-up if it is open, and make the draft of round one (a ladder begins); where people are to
    check in, that begins instead, and ends if it runs. LeagueError says why that cannot be; nothing is closed
    then."""
    need_organiser(organiser)
    if course.league.state == "running" or course.league.draft is not None:
        raise LeagueError("ls-error-begun")
    if course.league.state != "closed":
        course.change(state="closed")
    begin(course)
    course.log("ls-log-started", players=entrants(course.event))


def _signing_up(course: Course) -> None:
    if course.league.state != "signup":
        raise LeagueError("ls-error-signup-not-open")


@operation
def cancel(course: Course, reason: str = "", *, organiser: bool = False) -> None:
    """Call the league off. What was played stays as a record."""
    need_organiser(organiser)
    matches = {
        key: replace(match, closed=True, report=None, claim=None, offers=(), nag=None)
        for key, match in course.league.matches.items()
    }
    check_in.stop(course)
    course.change(state="cancelled", draft=None, round_deadline=None, matches=matches)
    if reason.strip():
        course.tell("channel", "end", "ls-cancelled-reason", reason=reason.strip()[:500])
    else:
        course.tell("channel", "end", "ls-cancelled")
    course.log("ls-log-cancelled")


@operation
def finish(course: Course, *, organiser: bool = False) -> None:
    """End the league as it stands: the only end a ladder has. LeagueError while a match is open."""
    need_organiser(organiser)
    if course.league.state != "running":
        raise LeagueError("ls-error-not-begun")
    if any(not match.closed for match in course.league.matches.values()) or owing(course.event):
        raise LeagueError("ls-error-matches-open")
    _over(course)
    course.log("ls-log-finished")
    end(course)


# -- rounds -------------------------------------------------------------------------------------------------


@operation
def make_draft(course: Course, *, organiser: bool = False) -> None:
    """The draft of the next round, if there is none yet. LeagueError says why it cannot be made."""
    need_organiser(organiser)
    if course.league.draft is not None:
        raise LeagueError("ls-error-draft-there")
    if course.league.state not in ("closed", "running"):
        raise LeagueError("ls-error-not-begun")
    if is_ladder(course.league) and course.league.state == "running":
        raise LeagueError("lg-error-ladder-pairs")
    begin(course)


@operation
def redo_draft(course: Course, *, organiser: bool = False) -> None:
    """The draft as the weights have it, without what was changed by hand. Who does it is not told of it."""
    need_organiser(organiser)
    if course.league.draft is None:
        raise LeagueError("ls-error-no-draft")
    redraft(course)
    course.notices = [said for said in course.notices if said.message not in DRAFTED]
    course.log("ls-log-redrafted")


@operation
def publish_draft(course: Course, *, organiser: bool = False) -> None:
    """The draft becomes the round now."""
    need_organiser(organiser)
    if course.league.draft is None:
        raise LeagueError("ls-error-no-draft")
    number = course.league.draft.draft.round.number
    go_public(course)
    course.log("ls-log-published", **round_name(course.event, number))


@operation
def complete_round(course: Course, *, organiser: bool = False) -> None:
    """End the round now: reports count, and what has no result is decided by rule. LeagueError if a dispute
    or an answered claim waits for a decision."""
    need_organiser(organiser)
    number = current_round(course.event)
    if not number:
        raise LeagueError("lg-error-no-open-round")
    keys = [key_of(at, pairing.table) for at, pairing in owing(course.event)]
    if any(_undecided(course, key) for key in keys):
        raise LeagueError("ls-error-undecided")
    for key in keys:
        match = course.match(key)
        if match.report is not None:
            accept(course, key)
        elif match.claim is not None:
            forfeit(course, key, (match.claim.against,), "ls-rule-claim")
        else:
            at_deadline(course, key, force=True)
    course.change(round_deadline=course.now)
    course.log("ls-log-round-ended", **round_name(course.event, number))


def _undecided(course: Course, key: str) -> bool:
    match = course.match(key)
    return match.disputed or (match.claim is not None and match.claim.answer is not None)
