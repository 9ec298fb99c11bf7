"""No-shows: a claim with its evidence, the answer to it, the decision."""

from __future__ import annotations

from msgspec.structs import replace

from engine.leagues.errors import LeagueError
from engine.leagues.season import times
from engine.leagues.season.course import Course, need_organiser, sentence
from engine.leagues.season.matches import forfeit, respite
from engine.leagues.season.model import DAY, Claim, Entry, League, MatchState, Sentence
from engine.leagues.season.operation import operation
from engine.leagues.season.outages import PATIENCE

TEXT = 500
RECORDED = ("ls-fact-reported", "ls-fact-claimed")
"""Facts that the record tells with everything that was said."""


def claimable_from(match: MatchState) -> float:
    """From when on somebody may say that the other does not show up: a quarter of an hour after the time they
    agreed to, or from half of the match's time on (without that in which the host was away)."""
    half = (match.opened + match.away + match.deadline) / 2
    return half if match.agreed is None else min(half, match.agreed + PATIENCE)


@operation
def claim_no_show(course: Course, match: str, text: str = "", evidence: tuple[Sentence, ...] = ()) -> None:
    """Say that the other does not show up. They may answer until `claim_seconds` are over; else they forfeit.
    `evidence`: what the bot knows beyond `evidence(league, match)`.

    LeagueError: too early, a report or claim is open, the hosted game waits for oneself, or they are on
    vacation."""
    found, other = course.mine(match)
    if found.report is not None or found.disputed:
        raise LeagueError("ls-error-reported")
    if found.claim is not None or found.proposed:
        raise LeagueError("ls-error-claimed")
    if course.now < claimable_from(found):
        raise LeagueError("ls-error-claim-early")
    waiting = next((hosted.waiting for hosted in found.hosted if hosted.result is None), ())
    if course.actor in waiting:
        raise LeagueError("ls-error-claim-yours")
    away = times.away_until(course.league.people.get(other), course.now)
    if away is not None:
        raise LeagueError("ls-error-on-vacation", person=other, until=int(away))
    due = course.now + course.league.settings.claim_seconds
    facts = (*facts_of(course.league, match), *evidence)
    claim = Claim(course.actor, other, course.now, due, text.strip()[:TEXT], facts)
    course.set_match(replace(course.deed(found, course.actor, "claimed"), claim=claim))
    course.log("ls-log-claimed", match, match=match, other=other, text=claim.text or "–")
    course.tell(other, "claim", "ls-claimed", match, other=course.actor, until=int(due))
    course.tell("organisers", "organiser", "ls-organisers-claim", match, person=course.actor, other=other)


@operation
def answer_claim(course: Course, match: str, text: str) -> None:
    """What the one who is said not to show up says to it; an organiser decides. (Pressing Play answers, too,
    and needs no decision.) LeagueError if there is no claim against the actor, or it is answered."""
    found, other = course.mine(match)
    claim = found.claim or found.unanswered  # Late is better than never: an organiser has not decided yet.
    if claim is None or claim.against != course.actor:
        raise LeagueError("ls-error-no-claim")
    if claim.answer is not None:
        raise LeagueError("ls-error-claim-answered")
    if not text.strip():
        raise LeagueError("ls-error-no-text")
    claim = replace(claim, answer=text.strip()[:TEXT])
    found = replace(course.deed(found, course.actor, "answered"), proposed=(), lapsed=None)
    course.set_match(replace(found, claim=claim, nag=course.now + DAY))
    course.log("ls-log-claim-answered", match, match=match, other=other, text=claim.answer or "–")
    course.tell(other, "claim", "ls-claim-answered", match, other=course.actor)
    course.tell(
        "organisers",
        "organiser",
        "ls-organisers-answered",
        match,
        person=course.actor,
        other=other,
        text=claim.answer or "",
    )


@operation
def decide_claim(course: Course, match: str, absent: tuple[str, ...], *, organiser: bool = False) -> None:
    """An organiser's word on a claim: who was absent forfeits what is left; nobody: the match goes on,
    at least a day longer. LeagueError if there is no claim."""
    need_organiser(organiser)
    found = course.open_match(match)
    if found.claim is None:
        raise LeagueError("ls-error-no-claim")
    players = course.pairing(match).players
    if not set(absent) <= set(players):
        raise LeagueError("lg-error-absent")
    if absent:
        forfeit(course, match, absent, "ls-decided")
        course.log("ls-log-claim", match, match=match, people=absent)
        return
    deadline = max(found.deadline, course.now + respite(course, found))
    course.set_match(replace(found, claim=None, nag=None, deadline=deadline))
    course.log("ls-log-claim", match, match=match, people=absent)
    for one in players:
        course.tell(one, "claim", "ls-claim-refused", match, deadline=int(deadline))


# -- evidence -----------------------------------------------------------------------------------------------


def facts_of(league: League, match: str) -> tuple[Sentence, ...]:
    """What is known of the course of a match, in order of time: presses, proposals, games, last moves."""
    found = league.matches[match]
    begun = sentence("ls-fact-opened", at=int(found.opened), deadline=int(found.deadline))
    # A match that was brought with its result had no time to be played in.
    facts = [(found.opened, begun)] if found.deadline > found.opened else []
    latest = {(deed.by, deed.what): deed for deed in sorted(found.deeds, key=lambda each: each.at)}
    for deed in latest.values():
        facts.append((deed.at, sentence(f"ls-fact-{deed.what}", person=deed.by, at=int(deed.at))))
    if found.agreed is not None:
        facts.append((found.agreed, sentence("ls-fact-agreed", start=int(found.agreed))))
    for hosted in found.hosted:
        facts.append((hosted.started, sentence("ls-fact-game", at=int(hosted.started))))
        if hosted.result is None and hosted.waiting:
            said = sentence("ls-fact-waiting", people=hosted.waiting, at=int(hosted.moved))
            facts.append((hosted.moved, said))
    for person in league.pairing_of(match).players:
        days = len({deed.day for deed in found.deeds if deed.by == person})
        if days > 1:
            facts.append((found.deadline, sentence("ls-fact-days", person=person, days=days)))
        # What was left out, or put off, bears a sign.
        sent = [mark for mark in found.reminded if not mark.endswith("-") and "@" not in mark]
        count = sum(mark.split(":")[1] == person for mark in sent)
        if count:
            facts.append((found.deadline, sentence("ls-fact-reminded", person=person, times=count)))
    return tuple(said for _, said in sorted(facts, key=lambda fact: fact[0]))


def evidence(league: League, match: str) -> tuple[Sentence, ...]:
    """What is known of a match, and what its players say: for organisers and its players."""
    found = league.matches[match]
    said = [fact for fact in facts_of(league, match) if fact.message not in RECORDED]
    if found.claim is not None:
        known = [fact for fact in found.claim.evidence if fact.message not in RECORDED]
        said += [fact for fact in known if fact not in said]
    return (*said, *(_recorded(entry) for entry in found.record))


def _recorded(entry: Entry) -> Sentence:
    """A line of the record: when, who (nobody: a rule), what. Which match it is, its page says."""
    args = {**entry.args, "match": "here"} if "match" in entry.args else entry.args
    what, at = Sentence(entry.message, args), int(entry.at)
    if not entry.actor:
        return sentence("ls-fact-ruled", at=at, what=what)
    return sentence("ls-fact-recorded", at=at, person=entry.actor, what=what)


__all__ = ["answer_claim", "claim_no_show", "claimable_from", "decide_claim", "evidence"]
