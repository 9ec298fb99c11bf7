"""Results of games played elsewhere: report, the other's word, dispute, decision; and agreements of both."""

from __future__ import annotations

from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from engine.leagues import results
from engine.leagues.errors import LeagueError
from engine.leagues.model import DRAW, WIN, GameResult, Result, games_per_match
from engine.leagues.round_names import round_name
from engine.leagues.season.course import Course, need_organiser, sentence
from engine.leagues.season.matches import (
    accept,
    close,
    played_games,
    said_result,
    settle,
    wanted_games,
)
from engine.leagues.season.model import DAY, League, Offer, OfferKind, Outcome, Report, Sentence
from engine.leagues.season.operation import operation
from engine.leagues.season.rounds import drafted_name, redraft

DECISIONS = ("ls-log-decided", "ls-log-claim", "ls-log-appeal-dismissed")
OFFERED = {"draw": "ls-offer-draw", "two_for_one": "ls-offer-two-for-one", "public": "ls-offer-public"}
ENDS = ((WIN, 0), (0, WIN), (DRAW, DRAW))
TEXT = 500


class Possible(Struct, frozen=True):
    """A result there can be, and how to say it."""

    said: Sentence
    result: Result


def possible_results(league: League, match: str, *, organiser: bool = False) -> tuple[Possible, ...]:
    """Results a player may report: all ways the games can have ended that fit what was hosted already. For
    organisers all, and draws and forfeits. Empty as long as sides are to be chosen."""
    found = league.matches[match]
    pairing = league.pairing_of(match)
    one, other = pairing.player1, pairing.player2 or ""
    stage = league.event.round(found.round).stage
    count = games_per_match(league.event.settings, stage)
    corps = (one, other) if count == 2 else (pairing.corp,)
    shown: list[Possible] = []
    if pairing.corp or count == 2:
        hosted = () if organiser else played_games(found)
        for ends in product(ENDS, repeat=count):
            games = tuple(
                GameResult(corp, other if corp == one else one, *points)
                for corp, points in zip(corps, ends, strict=True)
            )
            if all(any(_same(game, was) for game in games) for was in hosted):
                shown.append(_possible(one, other, games))
        if found.two_for_one and not hosted:
            shown = [
                Possible(
                    sentence("ls-possible-two-for-one", winner=won),
                    Result((_won(one, other, won),), two_for_one=True),
                )
                for won in (one, other)
            ]
    if organiser:
        shown.append(Possible(sentence("ls-possible-draw"), Result(intentional_draw=True)))
        for absent in (one, other):
            shown.append(Possible(sentence("ls-possible-absent", person=absent), Result(absent=(absent,))))
        shown.append(Possible(sentence("ls-possible-nobody"), Result(absent=(one, other))))
    return tuple(shown)


def _won(one: str, other: str, winner: str) -> GameResult:
    return GameResult(one, other, *((WIN, 0) if winner == one else (0, WIN)))


def _same(game: GameResult, was: GameResult) -> bool:
    """Equal but for how it ended."""
    return replace(game, reason="") == replace(was, reason="")


def _possible(one: str, other: str, games: tuple[GameResult, ...]) -> Possible:
    parts = [
        sentence("ls-possible-tied", corp=game.corp)
        if game.corp_points == game.runner_points
        else sentence(
            "ls-possible-corp" if game.corp_points else "ls-possible-runner",
            winner=game.corp if game.corp_points else game.runner,
        )
        for game in games
    ]
    if len(parts) == 1:
        return Possible(parts[0], Result(games))
    mine = sum(game.corp_points if game.corp == one else game.runner_points for game in games)
    theirs = sum(game.corp_points if game.corp == other else game.runner_points for game in games)
    said = sentence(
        "ls-possible-both",
        person=one,
        other=other,
        points=mine,
        less=theirs,
        first=parts[0],
        second=parts[1],
    )
    return Possible(said, Result(games))


# -- reporting ----------------------------------------------------------------------------------------------


@operation
def report(course: Course, match: str, result: Result) -> None:
    """A result of games played elsewhere. It counts when the other confirms it (or reports the same), or does
    not answer in time. A new report of one's own replaces the old one.

    LeagueError: it cannot have gone like that, it does not fit a game hosted here, the other has reported
    something else (dispute that), or it needs both (draw) or a claim (nobody came)."""
    found, other = course.mine(match)
    if found.disputed:
        raise LeagueError("ls-error-disputed")
    if found.side_due is not None:
        raise LeagueError("ls-error-side-first")
    if result.absent:
        raise LeagueError("ls-error-claim-instead")
    if result.intentional_draw or (result.two_for_one and not found.two_for_one):
        raise LeagueError("ls-error-offer-instead")
    if not all(any(_same(game, was) for game in result.games) for was in played_games(found)):
        raise LeagueError("ls-error-hosted-result")
    result = replace(result, two_for_one=found.two_for_one and len(result.games) == 1)
    event = results.report(course.event, found.round, found.table, result, by=course.actor)
    course.change(event=event)
    said = said_result(course.league, match)
    if event.pairing(found.round, found.table).status == "confirmed":
        close(course, match)
        course.log("ls-log-confirmed", match, match=match, result=said)
        return
    due = course.now + course.league.settings.accept_seconds
    found = replace(
        course.deed(found, course.actor, "reported"),
        report=Report(course.actor, course.now, due, result),
        claim=None,
        nag=None,
        proposed=(),
    )
    course.set_match(found)
    course.tell(other, "result", "ls-reported", match, other=course.actor, result=said, until=int(due))
    course.log("ls-log-reported", match, match=match, result=said)


@operation
def confirm(course: Course, match: str) -> None:
    """The other player's word: the report is right. LeagueError if there is none, or it is one's own."""
    found, _ = course.mine(match)
    if found.disputed:
        raise LeagueError("ls-error-disputed")
    if found.report is None:
        raise LeagueError("ls-error-nothing-reported")
    if found.report.by == course.actor:
        raise LeagueError("ls-error-own-report")
    accept(course, match)
    course.log("ls-log-confirmed", match, match=match, result=said_result(course.league, match))


@operation
def dispute(course: Course, match: str, text: str = "") -> None:
    """The other player's word: it was not like that. An organiser decides. Whoever reported takes the report
    back with it."""
    found, other = course.mine(match)
    if found.disputed:
        raise LeagueError("ls-error-disputed")
    if found.report is None:
        raise LeagueError("ls-error-nothing-reported")
    said = said_result(course.league, match)
    course.change(event=results.reopen(course.event, found.round, found.table))
    if found.report.by == course.actor:
        course.set_match(replace(found, report=None))
        course.tell(other, "result", "ls-report-taken-back", match, other=course.actor)
        course.log("ls-log-report-back", match, match=match, result=said)
        return
    course.set_match(replace(found, disputed=True, dispute=text.strip()[:TEXT], nag=course.now + DAY))
    course.log("ls-log-disputed", match, match=match, result=said, text=text.strip()[:TEXT] or "–")
    course.tell(other, "result", "ls-disputed", match, other=course.actor)
    course.tell(
        "organisers",
        "organiser",
        "ls-organisers-dispute",
        match,
        person=found.report.by,
        other=course.actor,
        result=said,
        text=text.strip()[:TEXT] or "–",
    )


def decide(
    league: League, now: float, actor: str, match: str, result: Result, *, organiser: bool = False
) -> Outcome:
    """An organiser's result: of a dispute, of a match nobody reported, or instead of one that counts already
    (also in a league that is over). A draft is made anew, for it rested on the old result.

    LeagueError: it cannot have gone like that, or somebody plays on in the cut who would not."""
    need_organiser(organiser)
    if league.state == "finished":
        course = Course(league, now, actor)
        _decide(course, match, result)
        return course.outcome()
    return _decided(league, now, actor, match, result)


def _decide(course: Course, match: str, result: Result) -> None:

    found = course.match(match)
    pairing = course.pairing(match)
    if pairing.status == "void":
        raise LeagueError("lg-error-void", **round_name(course.event, found.round), table=found.table)
    if pairing.status == "confirmed":
        course.change(event=results.correct(course.event, found.round, found.table, result))
        close(course, match, "ls-corrected")
        redraft(course)
    else:
        settle(course, match, result, "ls-decided")
    course.log("ls-log-decided", match, match=match, result=said_result(course.league, match))


_decided = operation(_decide)


def correction(
    league: League, now: float, actor: str, match: str, result: Result, *, organiser: bool = False
) -> tuple[Sentence, ...]:
    """What `decide` would do to a match that has a result, in words, for who is to confirm it. LeagueError as
    there."""
    after = decide(league, now, actor, match, result, organiser=organiser).league
    was, now_is = (said_result(each, match) for each in (league, after))
    found = [sentence("ls-correct-match", match=match, was=was, result=now_is)]
    later = [played.number for played in league.event.rounds if played.number > league.matches[match].round]
    if later:
        found.append(sentence("ls-correct-later", **round_name(league.event, later[0])))
    if league.draft is not None:
        found.append(sentence("ls-correct-draft", **drafted_name(league)))
    return tuple(found)


@operation
def approve(course: Course, match: str, *, organiser: bool = False) -> None:
    """An organiser's word: who forfeits by rule does. LeagueError if nothing is proposed."""
    need_organiser(organiser)
    found = course.open_match(match)
    if not found.proposed:
        raise LeagueError("ls-error-nothing-proposed")
    settle(course, match, Result(played_games(found), absent=found.proposed), "ls-decided")
    course.log("ls-log-decided", match, match=match, result=said_result(course.league, match))


@operation
def give_reason(course: Course, match: str, text: str, *, organiser: bool = False) -> None:
    """Why an organiser decided as they did, for both players and the record. LeagueError: nobody decided."""
    need_organiser(organiser)
    found = course.match(match)
    if not any(entry.message in DECISIONS for entry in found.record):
        raise LeagueError("ls-error-nothing-decided")
    if not text.strip():
        raise LeagueError("ls-error-no-text")
    course.log("ls-log-reason", match, match=match, text=text.strip()[:TEXT])
    for one in course.pairing(match).players:
        course.tell(one, "result", "ls-reason", match, text=text.strip()[:TEXT])


# -- what both must want ------------------------------------------------------------------------------------


def put_offer(course: Course, match: str, made: Offer) -> None:
    """Store an offer, in the place of an earlier one of the kind."""
    found, _ = course.mine(match)
    if found.report is not None or found.disputed:
        raise LeagueError("ls-error-reported")
    rest = tuple(o for o in found.offers if (o.kind, o.by) != (made.kind, made.by))
    course.set_match(replace(course.deed(found, made.by, "proposed"), offers=(*rest, made)))


@operation
def offer(course: Course, match: str, kind: OfferKind) -> None:
    """Offer an intentional draw ("draw"), one game that decides both ("two_for_one"), or that the time agreed
    on is seen by all ("public"); if the other has offered the same, it is agreed. LeagueError for a
    two-for-one of one game, or once a game was played, and where no time is agreed on."""
    found, other = course.mine(match)
    if kind not in OFFERED:
        raise LeagueError("ls-error-choice", value=kind)
    if kind == "two_for_one" and (wanted_games(course.league, found) != 2 or played_games(found)):
        raise LeagueError("ls-error-no-two-for-one")
    if kind == "draw" and course.event.round(found.round).stage == "cut":
        raise LeagueError("ls-error-no-draw-in-cut")
    if kind == "public" and (found.agreed is None or found.public):
        raise LeagueError("ls-error-no-time-agreed")
    if any(o.kind == kind and o.by == other for o in found.offers):
        agree(course, match, kind)
        return
    put_offer(course, match, Offer(kind, course.actor, course.now))
    course.tell(other, "offer", OFFERED[kind], match, other=course.actor)


@operation
def answer(course: Course, match: str, kind: OfferKind, accept: bool) -> None:
    """The word on the other's offer of a kind. LeagueError if there is none."""
    found, other = course.mine(match)
    if not any(o.kind == kind and o.by == other for o in found.offers):
        raise LeagueError("ls-error-no-offer")
    if accept:
        agree(course, match, kind)
        return
    rest = tuple(o for o in found.offers if (o.kind, o.by) != (kind, other))
    course.set_match(replace(course.deed(found, course.actor, "answered"), offers=rest))
    declined = f"ls-declined-{kind.replace('_', '-')}"
    course.tell(other, "offer", declined, match, other=course.actor, deadline=int(found.deadline))


def agree(course: Course, match: str, kind: OfferKind) -> None:
    """Both want it."""
    found, other = course.mine(match)
    if found.report is not None or found.disputed:
        raise LeagueError("ls-error-reported")
    made = next(o for o in found.offers if o.kind == kind and o.by == other)
    if kind == "time" and made.start <= course.now:  # a tick may come late
        raise LeagueError("ls-error-time")
    rest = tuple(o for o in found.offers if o.kind != kind)
    found = replace(course.deed(found, course.actor, "answered"), offers=rest)
    course.set_match(found)
    if kind == "draw":
        settle(course, match, Result(played_games(found), intentional_draw=True), "ls-agreed-draw")
        return
    if kind == "two_for_one":
        course.set_match(replace(found, two_for_one=True))
        if len(played_games(found)) == 1:
            settle(course, match, Result(played_games(found), two_for_one=True))
            return
        args: dict[str, int] = {}
    elif kind == "extension":
        deadline = found.deadline + made.seconds
        proposed = () if deadline > course.now else found.proposed
        nag = found.nag if proposed else None
        extended = found.extended + made.seconds
        course.set_match(replace(found, deadline=deadline, extended=extended, proposed=proposed, nag=nag))
        args = {"deadline": int(deadline)}
    elif kind == "public":
        course.set_match(replace(found, public=True))
        args = {}
    else:
        # What was agreed before is no more, nor whether all may see it.
        rest = tuple(o for o in rest if o.kind != "public")
        course.set_match(replace(found, agreed=made.start, public=False, offers=rest))
        args = {"start": int(made.start)}
    for one in course.pairing(match).players:
        course.tell(one, "offer", f"ls-agreed-{kind.replace('_', '-')}", match, **args)


__all__ = [
    "Possible",
    "answer",
    "approve",
    "confirm",
    "correction",
    "decide",
    "dispute",
    "give_reason",
    "offer",
    "possible_results",
    "report",
]
