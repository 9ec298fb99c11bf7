"""When the bot was away: every deadline is put off by the part of the outage that overlapped it.

The promise: before any deadline acts, everybody has had at least as much time with the bot there as was
promised when it was set. The bot tells each outage once, before anything else is done; nothing is guessed
from how late something is. What is no promise to people comes late rather than never: sign-up opens,
organisers are reminded of what waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from engine.leagues.season.course import Course
from engine.leagues.season.model import MINUTE, Hosted, League, MatchState, Outcome, Value
from engine.leagues.season.rounds import drafted_name

NOTICEABLE: Final = 10 * MINUTE
"""Shorter outages put deadlines off like any other, and nobody is told."""
PATIENCE: Final = 15 * MINUTE
"""How long after an agreed time one may say that the other does not show up."""

Outage = tuple[float, float]
"""From when until when the host was away, Unix seconds."""


def away(league: League, start: float, end: float) -> Outcome:
    """Take an outage in. One that was taken in, or that ended before the league began, changes nothing; nor
    does anything become due here: the next operation brings that."""
    course = Course(league, end)
    start = max(start, league.away_until, league.created)
    if end > start:
        course.change(away_until=end)
        if league.state not in ("finished", "cancelled"):
            _put_off(course, start, end)
    return course.outcome()


def all_away(league: League, outages: Iterable[Outage]) -> Outcome:
    """Take several in, in the order of time."""
    course = Course(league, 0.0)
    for start, end in sorted(outages):
        course.take(away(course.league, start, end))
    return course.outcome()


def _put_off(course: Course, start: float, end: float) -> None:
    noticed = end - start >= NOTICEABLE
    told = _sign_up(course, start, end)
    league, lost = course.league, end - start
    draft = league.draft
    if draft is not None and draft.publishes is not None and draft.publishes > start:
        until = draft.publishes + lost
        course.set_draft(replace(draft, publishes=until))
        told = True
        if noticed:
            named = drafted_name(course.league)
            course.tell("organisers", "organiser", "ls-draft-automatic", **named, until=int(until))
    if league.checking is not None and league.checking > start:
        course.change(checking=league.checking + lost)
        told = True
    if league.round_deadline is not None and league.round_deadline > start:
        course.change(round_deadline=league.round_deadline + lost)
        told = True
    for match in league.matches.values():
        if not match.closed:
            told = _match(course, match, start, end, noticed) or told
    if told and noticed:
        said: dict[str, Value] = {"start": int(start), "end": int(end)}
        course.tell("channel", "deadline", "ls-away", **said)
        course.log("ls-log-away", **said)


def _sign_up(course: Course, start: float, end: float) -> bool:
    """Sign-up stays open for as long as was meant."""
    settings, state = course.league.settings, course.league.state
    closes = settings.closes
    if closes is None or closes <= start or state not in ("planned", "signup"):
        return False
    since = start if state == "signup" or settings.opens is None else max(start, settings.opens)
    if since >= end:
        return False
    course.change(settings=replace(settings, closes=closes + end - since))
    return True


def _match(course: Course, match: MatchState, start: float, end: float, noticed: bool) -> bool:
    """One match's deadlines; whether any was put off. Both are told of the next one they have to keep."""
    lost = end - start
    report, claim, side_due = match.report, match.claim, match.side_due
    if report is not None and report.due > start:
        report = replace(report, due=report.due + lost)
    if claim is not None and claim.due > start:
        claim = replace(claim, due=claim.due + lost)
    if side_due is not None and side_due > start:
        side_due += lost
    deadline = match.deadline + lost if match.deadline > start else match.deadline
    agreed = match.agreed
    if noticed and agreed is not None and start - PATIENCE < agreed < end:
        # They could not meet here then, so nobody was absent.
        agreed = None
    later = replace(
        match,
        report=report,
        claim=claim,
        side_due=side_due,
        deadline=deadline,
        agreed=agreed,
        away=match.away + lost,
        hosted=tuple(_hosted(hosted, start, end) for hosted in match.hosted),
    )
    course.set_match(later)
    waits = bool(match.proposed) or match.disputed or (claim is not None and claim.answer is not None)
    if noticed and not waits:
        until = report.due if report else claim.due if claim else side_due or deadline
        for one in course.pairing(match.key).players:
            course.tell(one, "deadline", "ls-put-off", match.key, until=int(until))
        if match.agreed is not None and agreed is None:
            for one in course.pairing(match.key).players:
                course.tell(one, "deadline", "ls-agreed-missed", match.key, start=int(match.agreed))
        return True
    return False


def _hosted(hosted: Hosted, start: float, end: float) -> Hosted:
    """A game cannot go on while the host is away: that time says nothing of who waits."""
    since = max(start, hosted.started, hosted.moved)
    return (
        hosted
        if hosted.result is not None or since >= end
        else replace(hosted, away=hosted.away + end - since)
    )
