"""What time brings: sign-up, drafts, answers that did not come, deadlines, reminders, the next round.

`tick` is the same whenever it is called: all it does is derived from the league and marked in it. A host that
was away says so first (`outages`), which puts deadlines off; reminders whose time is more than two hours ago
are left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.leagues.season import check_in, lineups, registering, times
from engine.leagues.season.course import Course
from engine.leagues.season.matches import dues, see_to
from engine.leagues.season.model import HOUR, MINUTE, League, MatchState, Outcome, Owed
from engine.leagues.season.owed import of_match
from engine.leagues.season.rounds import nag_due, over_if_played, proceed, publish_when_due, redraft
from engine.leagues.teams import entrants

MEETING: Final = 30 * MINUTE
"""How long before an agreed time both are reminded of it."""
REMINDED: Final = ("play", "side", "confirm", "claim")
"""What people are reminded of; offers of the other player are in the sentence about the match."""
STALE: Final = 2 * HOUR
"""A reminder that comes later than this is left out."""
LEFT_OUT: Final = "-"
"""Behind the mark of a reminder that was not sent."""
STEPS: Final = 10_000


class Reminder(NamedTuple):
    """Something to remind somebody of at a time. `mark`: it in `MatchState.reminded`."""

    at: float
    mark: str
    match: str
    person: str
    owed: Owed


def tick(league: League, now: float) -> Outcome:
    """Everything time has brought until now. Doing it again brings nothing."""
    course = Course(league, now)
    advance(course)
    return course.outcome()


def next_due(league: League) -> float | None:
    """When `tick` next has something to do (it may be past already); None: not before somebody acts."""
    if league.state in ("finished", "cancelled"):
        return None
    settings = league.settings
    found: list[float] = []
    if league.state == "planned" and settings.opens is not None:
        found.append(settings.opens)
    if league.state == "signup" and settings.closes is not None:
        found.append(settings.closes)
    ends = check_in.due(league)
    if ends is not None:
        found.append(ends)
    found += [call.at for call in check_in.calls(league)]
    found += [call.at for call in registering.calls(league)]
    found += [call.at for call in lineups.calls(league)]
    if league.draft is not None:
        if league.draft.publishes is not None:
            found.append(league.draft.publishes)
        nag = nag_due(league)
        if nag is not None:
            found.append(nag)
    if league.round_deadline is not None and not _open(league):
        found.append(league.round_deadline)
    for match in _open(league):
        found += dues(match)
    found += [reminder.at for reminder in reminders(league)]
    return min(found, default=None)


def _open(league: League) -> list[MatchState]:
    return [match for match in league.matches.values() if not match.closed]


def advance(course: Course) -> None:
    """Step by step until nothing is due. Every operation ends with it."""
    for _ in range(STEPS):
        if course.league.state in ("finished", "cancelled") or not _step(course):
            break
    if course.league.checking is not None:
        check_in.remind(course)
    if course.league.state == "signup":
        registering.remind(course)
    if course.league.draft is not None:
        lineups.remind(course)
    if course.league.state == "running":
        _remind(course)


def _step(course: Course) -> bool:
    if lineups.tidy(course):
        redraft(course)
        return True
    if _sign_up(course) or check_in.step(course) or publish_when_due(course):
        return True
    due = [
        match.key for match in _open(course.league) if min(dues(match), default=course.now + 1) <= course.now
    ]
    for key in due:
        see_to(course, key)
    return bool(due) or over_if_played(course) or proceed(course)


def _sign_up(course: Course) -> bool:
    league, now = course.league, course.now
    settings = league.settings
    if league.state == "planned" and settings.opens is not None and settings.opens <= now:
        if settings.closes is not None and settings.closes <= now:
            # It would have been over already: it stays open for as long as was meant.
            closes = now + settings.closes - settings.opens
            course.change(settings=replace(settings, closes=closes))
        open_sign_up(course)
        return True
    if league.state == "signup" and settings.closes is not None and settings.closes <= now:
        close_sign_up(course)
        return True
    return False


def open_sign_up(course: Course) -> None:
    """From now on people may join."""
    course.change(state="signup")
    closes = course.league.settings.closes
    if closes is None:
        course.tell("channel", "signup", "ls-signup-open")
    else:
        course.tell("channel", "signup", "ls-signup-open-until", until=int(closes))


def close_sign_up(course: Course) -> None:
    """Nobody joins any more but late."""
    course.change(state="closed")
    if course.event.settings.boards:
        course.tell("channel", "signup", "ls-signup-closed-teams", teams=entrants(course.event))
    else:
        course.tell("channel", "signup", "ls-signup-closed", players=len(course.event.active))
    registering.tell(course, "ls-decks-missing")


# -- reminders ----------------------------------------------------------------------------------------------


def reminders(league: League) -> Iterator[Reminder]:
    """Those still to come to people who owe something, and those that are past but not marked yet."""
    for match in _open(league):
        for one in league.pairing_of(match.key).players:
            for owed in of_match(league, match, one):
                if owed.what in REMINDED:
                    yield from _of_duty(league, match, one, owed)
                    yield from _called(league, match, one, owed)
            if match.agreed is not None and match.report is None and not match.hosted:
                yield from _of_meeting(league, match, one)


def reminds_before(league: League, now: float, deadline: float) -> bool:
    """Whether somebody can still be reminded of a match that is due then. (Where nobody is reminded of
    anything, there is nothing to miss.)"""
    if not league.settings.reminders:
        return True
    found = (one.at for one in reminders(league) if int(league.matches[one.match].deadline) == int(deadline))
    return any(now - STALE <= at < deadline for at in found)


def _of_duty(league: League, match: MatchState, one: str, owed: Owed) -> Iterator[Reminder]:
    person = league.people.get(one)
    deadline = owed.deadline or match.deadline
    since = _since(match, owed.what)
    rest = times.rest_of(league, person)
    for lead in league.settings.reminders:
        # A reminder in the first tenth of the time would come right after the message itself.
        if deadline - lead < since + (deadline - since) / 10:
            continue
        mark = f"{owed.what}:{one}:{int(deadline)}:{lead}"
        if _done(match, mark):
            continue
        at = times.until(match.reminded, mark) or times.outside(deadline - lead, deadline, rest)
        if at > since:
            yield Reminder(at, mark, match.key, one, owed)


def _called(league: League, match: MatchState, one: str, owed: Owed) -> Iterator[Reminder]:
    """What an organiser reminds of: at once, or when quiet hours are over."""
    if not league.called or _since(match, owed.what) > league.called:
        return
    mark = f"{owed.what}:{one}:call:{int(league.called)}"
    if not _done(match, mark):
        person = league.people.get(one)
        rest = times.rest_of(league, person)
        at = times.until(match.reminded, mark) or times.after(league.called, rest)
        yield Reminder(at, mark, match.key, one, owed)


def _done(match: MatchState, mark: str) -> bool:
    """Whether a reminder was sent, or left out."""
    return mark in match.reminded or mark + LEFT_OUT in match.reminded


def _since(match: MatchState, what: str) -> float:
    if what == "confirm" and match.report is not None:
        return match.report.at
    if what == "claim" and match.claim is not None:
        return match.claim.at
    return match.opened


def _of_meeting(league: League, match: MatchState, one: str) -> Iterator[Reminder]:
    """Of a time in quiet hours one is reminded before they begin."""
    start = match.agreed
    assert start is not None
    mark = f"agreed:{one}:{int(start)}"
    if not _done(match, mark):
        other = league.pairing_of(match.key).opponent(one) or ""
        said = Owed("agreed", "ls-remind-agreed", {"other": other, "start": int(start)}, match.key, start)
        rest = times.rest_of(league, league.people.get(one))
        at = times.until(match.reminded, mark) or times.outside(start - MEETING, start, rest)
        yield Reminder(at, mark, match.key, one, said)


MESSAGES: Final = {
    "play": "ls-remind-play",
    "side": "ls-remind-side",
    "confirm": "ls-remind-confirm",
    "claim": "ls-remind-claim",
    "agreed": "ls-remind-agreed",
}


def _remind(course: Course) -> None:
    """Send what is due, one for each person and duty. What is too late is left out, and so is what somebody
    is told of a match right now; in quiet hours it waits for their end, where that is before the deadline.
    All are marked."""
    told = {(notice.match, notice.person) for notice in course.notices}
    due = [reminder for reminder in reminders(course.league) if reminder.at <= course.now]
    groups: dict[tuple[str, str, str], list[Reminder]] = defaultdict(list)
    for reminder in due:
        groups[reminder.match, reminder.person, reminder.owed.what].append(reminder)
    for (key, person, what), group in groups.items():
        match = course.match(key)
        later = _quiet(course, match, person, group[-1].owed)
        sent = (key, person) not in told and any(course.now - one.at <= STALE for one in group)
        end = "" if sent else LEFT_OUT
        if sent and later is not None:
            end = LEFT_OUT if later >= (group[-1].owed.deadline or match.deadline) else f"@{int(later)}"
        course.set_match(replace(match, reminded=(*match.reminded, *(one.mark + end for one in group))))
        if not end:
            owed = group[-1].owed
            message = "ls-remind-move" if owed.message == "ls-owe-move" else MESSAGES[what]
            course.tell(person, "reminder", message, key, **owed.args)


def _quiet(course: Course, match: MatchState, one: str, owed: Owed) -> float | None:
    """Until when somebody is not to be reminded; None: they may be now."""
    person = course.league.people.get(one)
    rest = times.rest_of(course.league, person)
    return times.put_off(course.now, owed.deadline or match.deadline, rest)
