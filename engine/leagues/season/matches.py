"""A match from its publication to its result, and the rules that decide it where players do not.

The rules at a deadline, in order:

1. A report nobody has answered, a claim, or a dispute: the match waits for those.
2. A hosted game in which somebody moved within the last day: one day more, twice at most. (Where a round is
   shorter than a day, as long as a round.)
3. A hosted game in which one player is waited for: that player forfeits what is left.
4. Whoever has done something to get the match played (pressed Play, proposed a time, answered a proposal,
   claimed, moved, reported) on more days wins what is left; on as many days, who has pressed Play or moved;
   then who has done more kinds of things (`effort`).
5. Both did as much: what is left is drawn; in the cut the higher seed goes on. Neither did anything: both
   forfeit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine.leagues import results
from engine.leagues.brackets import winner as bracket_winner
from engine.leagues.errors import PLAIN
from engine.leagues.ladder import order
from engine.leagues.model import GameResult, Result, Side, games_per_match
from engine.leagues.rng import number as drawn
from engine.leagues.round_names import RoundName, round_name
from engine.leagues.season import times
from engine.leagues.season.course import RESPITE, sentence
from engine.leagues.season.model import DAY, MatchState, Offer, Sentence, Start
from engine.leagues.season.quiet import asleep

if TYPE_CHECKING:
    from engine.leagues.model import Pairing, Round
    from engine.leagues.season.course import Course
    from engine.leagues.season.model import League

GRACES: Final = 2
NAG: Final = 2 * DAY


def key_of(number: int, table: int) -> str:
    """The key of a match."""
    return f"{number}:{table}"


def length(league: League, stage: str) -> int:
    """Seconds of a round."""
    settings = league.settings
    return (settings.cut_seconds if stage == "cut" else 0) or settings.round_seconds


def wanted_games(league: League, match: MatchState) -> int:
    """Games until a match is decided."""
    number = games_per_match(league.event.settings, league.event.round(match.round).stage)
    return 1 if match.two_for_one else number


def played_games(match: MatchState) -> tuple[GameResult, ...]:
    """What hosted games came to, in order."""
    return tuple(hosted.result for hosted in match.hosted if hosted.result is not None)


def running(match: MatchState) -> bool:
    """Whether a hosted game is being played."""
    return any(hosted.result is None for hosted in match.hosted)


# -- beginning ----------------------------------------------------------------------------------------------


def open_match(course: Course, played: Round, pairing: Pairing, deadline: float) -> None:
    """A pairing becomes a match: both are told, and in the cut the higher seed is asked for a side. Who gave
    up in the cut loses at once."""
    other = pairing.player2
    if other is None:
        course.tell(pairing.player1, "round", "ls-your-bye", round=played.number)
        return
    key = key_of(played.number, pairing.table)
    side_due = None
    if played.stage == "cut" and not pairing.corp:
        side_due = course.now + min(DAY, (deadline - course.now) / 4)
    course.set_match(MatchState(key, played.number, pairing.table, course.now, deadline, side_due=side_due))
    gone = tuple(one for one in pairing.players if course.person(one).gone)
    if gone:
        forfeit(course, key, gone, "ls-result-gone")
        return
    for one in pairing.players:
        opponent = pairing.opponent(one) or ""
        if side_due is not None:
            message = "ls-your-match-pick" if one == pairing.player1 else "ls-your-match-wait"
        elif pairing.corp:
            message = "ls-your-match-corp" if pairing.corp == one else "ls-your-match-runner"
        else:
            message = "ls-your-match"
        course.tell(
            one,
            "match",
            message,
            key,
            other=opponent,
            **where(course.league, key),
            deadline=int(deadline),
        )


def next_start(course: Course, match: MatchState) -> Start:
    """The game to open next: sides as paired, or player1 the Corp first and the Runner in the second."""
    pairing = course.pairing(match.key)
    number = len(played_games(match)) + 1
    one, other = pairing.player1, pairing.player2 or ""
    corp = pairing.corp or (one if number % 2 else other)
    return Start(match.key, corp, other if corp == one else one, number)


def pick_by_chance(course: Course, match: MatchState) -> None:
    """Nobody chose a side in time: the published seed does."""
    pairing = course.pairing(match.key)
    toss = drawn(course.event.settings.seed, "pick", match.round, match.table)
    side: Side = "corp" if toss % 2 == 0 else "runner"
    course.change(event=results.pick_side(course.event, match.round, match.table, pairing.player1, side))
    course.set_match(replace(match, side_due=None))
    corp = course.pairing(match.key).corp
    for one in pairing.players:
        course.tell(one, "match", "ls-side-by-chance", match.key, corp=corp)


# -- ending -------------------------------------------------------------------------------------------------


def settle(course: Course, key: str, result: Result, message: str = "") -> None:
    """A result that counts. `message`: why, where it is not simply what was played."""
    match, before = course.match(key), order(course.event)
    course.change(event=results.report(course.event, match.round, match.table, result))
    close(course, key, message)
    _moved(course, key, before)


def accept(course: Course, key: str) -> None:
    """The report counts."""
    match, before = course.match(key), order(course.event)
    course.change(event=results.confirm(course.event, match.round, match.table))
    close(course, key)
    _moved(course, key, before)


def _moved(course: Course, key: str, before: tuple[str, ...]) -> None:
    """All read who has taken whose place in a ladder."""
    after = order(course.event)
    place = next((i for i, pair in enumerate(zip(before, after, strict=True)) if pair[0] != pair[1]), None)
    if place is not None:
        one, other = after[place], before[place]
        course.tell("channel", "result", "ls-ladder-moved", key, person=one, other=other, place=place + 1)


def forfeit(course: Course, key: str, absent: tuple[str, ...], message: str) -> None:
    """Games not played are lost by who was absent."""
    match = course.match(key)
    settle(course, key, Result(played_games(match), absent=absent), message)
    course.log("ls-log-forfeit", key, match=key, people=absent)


def close(course: Course, key: str, message: str = "") -> None:
    """Nothing is open any more about a match with a confirmed result. `message`: why, for both players."""
    match = course.match(key)
    closed = replace(
        match,
        report=None,
        claim=None,
        offers=(),
        disputed=False,
        dispute="",
        nag=None,
        side_due=None,
        closed=True,
        proposed=(),
        lapsed=None,
    )
    course.set_match(closed)
    pairing = course.pairing(key)
    said = _counted(course, pairing, said_result(course.league, key))
    course.tell("channel", "result", said.message, key, **said.args)
    if message:
        for one in pairing.players:
            own = message == "ls-result-gone" and pairing.absent == (one,)
            why = "ls-result-gone-you" if own else message
            course.tell(one, "result", why, key, result=said, people=pairing.absent)


def _counted(course: Course, pairing: Pairing, said: Sentence) -> Sentence:
    """A result, in a ladder with what it means that nobody has won."""
    mine, theirs = pairing.score or (0, 0)
    gone = any(course.person(one).gone for one in pairing.players)
    if course.event.settings.format != "ladder" or mine != theirs or gone:
        return said
    return sentence("ls-ladder-missed" if len(pairing.absent) > 1 else "ls-ladder-stays", result=said)


def where(league: League, key: str) -> RoundName:
    """A match's round as it is told: number 0 in a ladder, where each challenge is one of its own."""
    if league.event.settings.format == "ladder":
        return {**PLAIN, "round": 0}
    return round_name(league.event, int(key.partition(":")[0]))


def said_result(league: League, key: str) -> Sentence:
    """How a match ended."""
    pairing = league.pairing_of(key)
    one, other = pairing.player1, pairing.player2 or ""
    mine, theirs = pairing.score or (0, 0)
    named = where(league, key)
    nobody = len(pairing.absent) > 1
    if mine == theirs:
        if league.event.cut and league.event.round(league.matches[key].round).stage == "cut":
            won = bracket_winner(pairing, league.event.cut.seeds)
            lost = other if won == one else one
            message = "ls-result-nobody-cut" if nobody else "ls-result-tied-cut"
            return sentence(message, winner=won, other=lost, **named)
        if nobody:
            return sentence("ls-result-nobody", person=one, other=other, **named)
        message = "ls-result-intentional" if pairing.intentional_draw else "ls-result-draw"
        return sentence(message, person=one, other=other, points=mine, **named)
    if mine < theirs:
        one, other, mine, theirs = other, one, theirs, mine
    message = "ls-result-forfeit" if pairing.absent else "ls-result"
    return sentence(message, winner=one, other=other, points=mine, less=theirs, **named)


# -- rules --------------------------------------------------------------------------------------------------


def effort(match: MatchState, person: str) -> tuple[int, bool, int]:
    """What somebody did to get a match played: on how many days they did something for it, so that one early
    press does not outweigh proposals day after day; whether they pressed Play; how many kinds of things."""
    deeds = [deed for deed in match.deeds if deed.by == person]
    kinds = {deed.what for deed in deeds}
    return len({deed.day for deed in deeds}), bool(kinds & {"ready", "moved"}), len(kinds)


def waited_for(match: MatchState) -> tuple[str, ...]:
    """Who must move in the hosted game that is being played."""
    return next((hosted.waiting for hosted in match.hosted if hosted.result is None), ())


def at_deadline(course: Course, key: str, *, force: bool = False) -> None:
    """What the rules say of a match whose time is over. `force`: no day of grace."""
    match = course.match(key)
    span = respite(course, match)
    if not force and match.graced < GRACES and _lively(match, course.now, span):
        more = course.now + span
        course.set_match(replace(match, deadline=more, graced=match.graced + 1))
        for one in course.pairing(key).players:
            course.tell(one, "deadline", "ls-grace", key, deadline=int(more))
        return
    pairing = course.pairing(key)
    players = pairing.players
    waiting = waited_for(match)
    if len(waiting) == 1 and waiting[0] in players:
        _forfeit_by_rule(course, key, waiting, "ls-rule-waited", force=force)
        return
    mine, theirs = (effort(match, one) for one in players)
    if mine != theirs:
        less = players[1] if mine > theirs else players[0]
        _forfeit_by_rule(course, key, (less,), "ls-rule-effort", force=force)
    elif not any(mine):
        _forfeit_by_rule(course, key, players, "ls-rule-nobody", force=force)
    else:
        in_cut = course.event.round(match.round).stage == "cut"
        message = "ls-rule-equal-cut" if in_cut else "ls-rule-equal"
        settle(course, key, Result(played_games(match), intentional_draw=True), message)
        course.log("ls-log-drawn", key, match=key, people=players)


def _forfeit_by_rule(
    course: Course, key: str, absent: tuple[str, ...], message: str, *, force: bool = False
) -> None:
    """What a rule says: done, or where the league wants it so, proposed to the organisers. `force`: done."""
    match = course.match(key)
    if force or match.round > course.league.settings.word_rounds:
        forfeit(course, key, absent, message)
        return
    lapsed = match.claim if match.deadline > course.now else None
    course.set_match(replace(match, proposed=absent, claim=None, lapsed=lapsed, nag=course.now + NAG))
    course.log("ls-log-proposed", key, match=key, people=absent)
    players = course.pairing(key).players
    for one in players:
        other = players[1] if one == players[0] else players[0]
        if lapsed is None:
            course.tell(one, "result", "ls-forfeit-proposed", key, people=absent)
        elif one == lapsed.against:
            course.tell(one, "claim", "ls-claim-lapsed-you", key, other=other)
        else:
            course.tell(one, "claim", "ls-claim-lapsed", key, other=other)
    course.tell(
        "organisers",
        "organiser",
        "ls-organisers-forfeit" if lapsed is None else "ls-organisers-lapsed",
        key,
        people=absent,
        **where(course.league, key),
    )


def withdraw(course: Course, key: str) -> None:
    """Both play after all: no forfeit is proposed any more, and there is time for the game."""
    match = course.match(key)
    deadline = max(match.deadline, course.now + respite(course, match))
    course.set_match(replace(match, proposed=(), lapsed=None, nag=None, deadline=deadline))
    course.log("ls-log-proposal-gone", key, match=key)
    players = course.pairing(key).players
    for one in players:
        course.tell(one, "match", "ls-proposal-gone", key, deadline=int(deadline))
    course.tell("organisers", "organiser", "ls-organisers-proposal-gone", key, people=players)


def _lively(match: MatchState, now: float, span: float) -> bool:
    """Whether somebody moved in a running game that lately."""
    return any(
        hosted.result is None and now - max(hosted.moved, hosted.started) - hosted.away < span
        for hosted in match.hosted
    )


def respite(course: Course, match: MatchState) -> int:
    """How much more time a match gets by rule: a day, or a round that is shorter."""
    return min(RESPITE, length(course.league, course.event.round(match.round).stage))


def see_to(course: Course, key: str) -> None:
    """Everything time has brought for one match."""
    match = course.match(key)
    now = course.now
    if match.nag is not None and match.nag <= now:
        until = asleep(course)
        course.set_match(replace(match, nag=until or now + NAG))
        if until is not None:
            return
        people = course.pairing(key).players
        course.tell("organisers", "organiser", "ls-organisers-decide", key, people=people)
        return
    if match.disputed or (match.claim is not None and match.claim.answer is not None):
        return
    if match.report is not None:
        if match.report.due <= now:
            _report_due(course, match)
        return
    if match.claim is not None:
        if match.claim.due <= now:
            _claim_due(course, match)
        return
    if match.proposed:
        return
    gone = tuple(offer for offer in match.offers if offer.kind == "time" and offer.start <= now)
    if gone:
        _times_past(course, match, gone)
        return
    if match.side_due is not None and match.side_due <= now:
        pick_by_chance(course, match)
        return
    if match.deadline <= now:
        at_deadline(course, key)


def _times_past(course: Course, match: MatchState, gone: tuple[Offer, ...]) -> None:
    """Who proposed a time that came without an answer is told, as long as there is another."""
    course.set_match(replace(match, offers=tuple(offer for offer in match.offers if offer not in gone)))
    for offer in gone if match.deadline > course.now else ():
        other = course.pairing(match.key).opponent(offer.by) or ""
        start, deadline = int(offer.start), int(match.deadline)
        course.tell(offer.by, "offer", "ls-time-past", match.key, other=other, start=start, deadline=deadline)


def _report_due(course: Course, match: MatchState) -> None:
    report = match.report
    assert report is not None
    accept(course, match.key)
    course.log("ls-log-accepted", match.key, match=match.key, person=report.by)


def _claim_due(course: Course, match: MatchState) -> None:
    claim = match.claim
    assert claim is not None
    _forfeit_by_rule(course, match.key, (claim.against,), "ls-rule-claim")


def dues(match: MatchState) -> list[float]:
    """When time next brings something for a match, reminders aside."""
    found = [] if match.nag is None else [match.nag]
    if match.disputed or (match.claim is not None and match.claim.answer is not None):
        return found
    if match.report is not None:
        return [*found, match.report.due]
    if match.claim is not None:
        return [*found, match.claim.due]
    if match.proposed:
        return found
    found += [offer.start for offer in match.offers if offer.kind == "time"]
    return [*found, match.deadline, *([] if match.side_due is None else [match.side_due])]


def local_deadline(league: League, now: float, stage: str) -> float:
    """When a round that begins now ends, at the same time of day in the league's zone."""
    return times.later(now, length(league, stage), times.zone(league.settings.zone))
