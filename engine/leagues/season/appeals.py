"""A player's word against what a rule decided: an organiser hears it, and opens the match again or not."""

from __future__ import annotations

from engine.leagues.errors import LeagueError
from engine.leagues.season.course import Course, need_organiser
from engine.leagues.season.matches import where
from engine.leagues.season.model import League, Outcome
from engine.leagues.season.operation import operation
from engine.leagues.season.ruled import appealed, by_rule

TEXT = 500


def may_appeal(league: League, key: str, person: str) -> bool:
    """Whether somebody may say that a rule was wrong about their match: once, while nobody has decided it."""
    match = league.matches[key]
    heard = any(entry.message == "ls-log-appealed" and entry.actor == person for entry in match.record)
    return person in league.pairing_of(key).players and by_rule(league, key) and not heard


def _appeal(course: Course, key: str, text: str) -> None:
    pairing = course.pairing(key)
    if course.actor not in pairing.players:
        raise LeagueError("ls-error-not-yours")
    if not may_appeal(course.league, key, course.actor):
        raise LeagueError("ls-error-no-appeal")
    text = text.strip()[:TEXT]
    if not text:
        raise LeagueError("ls-error-no-text")
    other = pairing.opponent(course.actor) or ""
    course.log("ls-log-appealed", key, match=key, text=text)
    course.tell(other, "claim", "ls-appealed", key, other=course.actor)
    said = {"person": course.actor, "other": other, "text": text}
    course.tell("organisers", "organiser", "ls-organisers-appeal", key, **said, **where(course.league, key))


def appeal(league: League, now: float, actor: str, match: str, text: str) -> Outcome:
    """Say that a rule was wrong about one's match, also in a league that is over. LeagueError: no rule
    decided it, one has said so already, or nothing was said."""
    if league.state == "finished":
        course = Course(league, now, actor)
        _appeal(course, match, text)
        return course.outcome()
    return _appealed(league, now, actor, match, text)


_appealed = operation(_appeal)


def _dismiss(course: Course, key: str) -> None:
    course.match(key)
    if not appealed(course.league, key):
        raise LeagueError("ls-error-nothing-appealed")
    course.log("ls-log-appeal-dismissed", key, match=key)
    for one in course.pairing(key).players:
        course.tell(one, "result", "ls-appeal-dismissed", key)


def dismiss_appeal(league: League, now: float, actor: str, match: str, *, organiser: bool = False) -> Outcome:
    """An organiser leaves it as the rule has it. LeagueError if there is no appeal."""
    need_organiser(organiser)
    if league.state == "finished":
        course = Course(league, now, actor)
        _dismiss(course, match)
        return course.outcome()
    return _dismissed(league, now, actor, match)


_dismissed = operation(_dismiss)
