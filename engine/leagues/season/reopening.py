"""Second thoughts: a match or a round that is over is opened again, with everything that rested on it undone.

What it would do is found first (`reopening`), so that it can be shown before it is done; the operation does
exactly that. Rounds after it are taken back as long as nobody has played in them; the draft of the next
round, the drawing of the cut, retirements for missing the round and the end of the league go with it.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues import results
from engine.leagues.errors import LeagueError
from engine.leagues.model import KNOCK_OUT, Event
from engine.leagues.roster import changed
from engine.leagues.round_names import RoundName, round_name
from engine.leagues.season import times
from engine.leagues.season.course import RESPITE, Course, need_organiser, sentence
from engine.leagues.season.matches import length, wanted_games
from engine.leagues.season.model import League, MatchState, Outcome, Sentence
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import drafted_name
from engine.leagues.season.ruled import nobody_played


class Reopening(Struct, frozen=True):
    """What opening something again does. `matches`: those to be played again, until `deadline` at least;
    `whole`: a round was meant. `taken_back`: published rounds in which nobody has played; `draft`: of which
    round one is thrown away, 0 for none; `cut`: whether it is not drawn any more; `back`: who was retired for
    missing the round; `over`: whether the league was; `names`: what rounds are called."""

    round: int
    matches: tuple[str, ...]
    deadline: float
    whole: bool = False
    taken_back: tuple[int, ...] = ()
    draft: int = 0
    cut: bool = False
    back: tuple[str, ...] = ()
    over: bool = False
    names: dict[int, RoundName] = {}


def reopening(league: League, now: float, target: str) -> Reopening:
    """What opening a match ("round:table") or everything in a round that was decided by rule, with an
    organiser's word or without ("round"), would do. LeagueError: there is nothing to open, or somebody has
    played on."""
    number, _, table = target.partition(":")
    if not number.isdecimal() or (table and target not in league.matches):
        raise LeagueError("ls-error-no-match", match=target)
    at = int(number)
    event = league.event
    played = event.round(at)
    if event.settings.format == "ladder":
        raise LeagueError("lg-error-ladder-correct")
    if league.state not in ("running", "finished"):
        raise LeagueError("ls-error-over")
    if table:
        if event.pairing(at, int(table)).status != "confirmed" or not league.matches[target].closed:
            raise LeagueError("ls-error-not-decided")
        keys: tuple[str, ...] = (target,)
    else:
        keys = tuple(
            key for key, match in league.matches.items() if match.round == at and nobody_played(league, key)
        )
        if not keys:
            raise LeagueError("ls-error-nothing-by-rule", **round_name(event, at))
    later = tuple(each.number for each in event.rounds if each.number > at)
    for key, match in league.matches.items():
        if match.round in later and _begun(league, key):
            raise LeagueError("ls-error-played-on", **round_name(event, match.round))
    span = min(RESPITE, length(league, played.stage))
    deadline = times.later(now, span, times.zone(league.settings.zone))
    done = played.completed
    return Reopening(
        round=at,
        matches=keys,
        deadline=deadline,
        whole=not table,
        taken_back=later,
        draft=league.draft.draft.round.number if done and league.draft is not None else 0,
        cut=played.stage == "main" and event.cut is not None and event.settings.format not in KNOCK_OUT,
        back=_retired_by(league, at, keys) if done else (),
        over=league.state == "finished",
        names={**{each.number: round_name(event, each.number) for each in event.rounds}, **_drafted(league)},
    )


def _drafted(league: League) -> dict[int, RoundName]:
    """The name of the round that is drafted, by its number."""
    return {} if league.draft is None else {league.draft.draft.round.number: drafted_name(league)}


def _begun(league: League, key: str) -> bool:
    """Whether anybody has done anything in a match."""
    match = league.matches[key]
    said = any(entry.actor for entry in match.record)
    return bool(said or match.deeds or match.hosted or match.report or match.claim)


def _retired_by(league: League, number: int, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Who was retired when a round ended, and missed one of these matches."""
    missed = {one for key in keys for one in league.pairing_of(key).absent}
    return tuple(
        player.id
        for player in league.event.players
        if player.status == "retired"
        and player.id in missed
        and f"retired:{player.id}:{number}" in league.done
    )


def preview(what: Reopening) -> tuple[Sentence, ...]:
    """The same in words, for who is to confirm it."""
    until = int(what.deadline)
    if what.whole:
        found = [
            sentence("ls-reopen-round", **what.names[what.round], matches=len(what.matches), until=until)
        ]
    else:
        found = [sentence("ls-reopen-match", **what.names[what.round], match=what.matches[0], until=until)]
    found += [sentence("ls-reopen-published", **what.names[number]) for number in what.taken_back]
    if what.draft:
        found.append(sentence("ls-reopen-draft", **what.names[what.draft]))
    if what.cut:
        found.append(sentence("ls-reopen-cut"))
    if what.back:
        found.append(sentence("ls-reopen-back", people=what.back))
    if what.over:
        found.append(sentence("ls-reopen-over"))
    return tuple(found)


@operation
def _reopen(course: Course, what: Reopening) -> None:
    league = course.league
    gone = set(what.taken_back)
    was_over = league.event.round(what.round).completed or league.round_deadline is None
    rounds = tuple(each for each in league.event.rounds if each.number not in gone)
    event: Event = replace(league.event, rounds=rounds, cut=None if what.cut else league.event.cut)
    event = results.with_round(event, replace(event.round(what.round), completed=False))
    for one in what.back:
        event = changed(event, replace(event.player(one), status="active"))
    for key in what.matches:
        event = results.blank(event, what.round, int(key.partition(":")[2]))
    course.change(
        event=event,
        state="running",
        ended=None,
        draft=None if what.draft or gone else league.draft,
        matches={key: match for key, match in league.matches.items() if match.round not in gone},
        round_deadline=what.deadline if was_over else league.round_deadline,
        done=tuple(mark for mark in league.done if not _undone(mark, what)),
    )
    for key in what.matches:
        _open_again(course, key, what.deadline)
    named = what.names[what.round]
    for number in sorted(gone):
        course.tell("channel", "round", "ls-round-taken-back", **what.names[number])
    for one in what.back:
        course.tell(one, "people", "ls-back-again", **named)
    if what.whole or what.taken_back or what.draft or what.over:
        course.tell("channel", "round", "ls-round-reopened", **named, until=int(what.deadline))
    message = "ls-log-reopened-round" if what.whole else "ls-log-reopened"
    course.log(message, match="" if what.whole else what.matches[0], **named)


def _undone(mark: str, what: Reopening) -> bool:
    """Whether a mark is of something that did not happen any more."""
    kind, _, rest = mark.partition(":")
    if kind == "retired":
        return rest.rpartition(":")[0] in what.back
    if kind == "nag":
        return rest.isdecimal() and int(rest) > what.round
    return kind == "stuck"


def _open_again(course: Course, key: str, deadline: float) -> None:
    """A match begins again where it stood: games that were played to their end here still count."""
    match = course.match(key)
    hosted = match.hosted
    if sum(one.result is not None for one in hosted) >= wanted_games(course.league, match):
        hosted = ()  # they decided it, and that is what is taken back
    course.set_match(
        MatchState(
            key,
            match.round,
            match.table,
            opened=match.opened,
            deadline=max(match.deadline, deadline),
            extended=match.extended,
            ready=match.ready if any(one.result is None for one in hosted) else (),
            hosted=hosted,
            two_for_one=match.two_for_one,
            deeds=match.deeds,
            record=match.record,
            away=match.away,
        )
    )
    for one in course.pairing(key).players:
        other = course.pairing(key).opponent(one) or ""
        until = int(course.match(key).deadline)
        course.tell(one, "match", "ls-reopened", key, other=other, deadline=until)


def reopen(league: League, now: float, actor: str, target: str, *, organiser: bool = False) -> Outcome:
    """Open a match, or what was decided by rule in a round, again (see `reopening`), also in a league that is
    over. LeagueError as there."""
    need_organiser(organiser)
    what = reopening(league, now, target)
    # A league that is over goes on with this.
    return _reopen(replace(league, state="running"), now, actor, what)
