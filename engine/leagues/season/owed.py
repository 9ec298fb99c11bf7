"""What somebody owes now, and what the organisers owe."""

from __future__ import annotations

from engine.leagues.round_names import round_name
from engine.leagues.season import check_in, lineups
from engine.leagues.season.course import sentence
from engine.leagues.season.matches import running, waited_for, where
from engine.leagues.season.model import League, MatchState, Owed, Value
from engine.leagues.season.rounds import drafted_event
from engine.leagues.season.ruled import appealed

OFFERS = {
    "draw": "ls-owe-draw",
    "two_for_one": "ls-owe-two-for-one",
    "extension": "ls-owe-extension",
    "time": "ls-owe-time",
    "public": "ls-owe-public",
}


def matches_of(league: League, person: str) -> tuple[str, ...]:
    """Keys of somebody's matches, the newest first."""
    return tuple(key for key in reversed(league.matches) if person in league.pairing_of(key).players)


def owes(league: League, person: str) -> tuple[Owed, ...]:
    """What somebody must do for their league to go on, the most urgent first."""
    found: list[Owed] = []
    if league.state in ("finished", "cancelled"):
        return ()
    mine = league.people.get(person)
    if mine is not None and league.settings.decks == "free" and not (mine.corp and mine.runner):
        found.append(Owed("deck", "ls-owe-deck"))
    found += check_in.owed(league, person)
    found += lineups.owed(league, person)
    for key in matches_of(league, person):
        match = league.matches[key]
        if not match.closed:
            found += of_match(league, match, person)
    return tuple(sorted(found, key=lambda owed: owed.deadline or float("inf")))


def of_match(league: League, match: MatchState, person: str) -> list[Owed]:
    """What somebody owes in one open match: an answer, a choice, or to play."""
    pairing = league.pairing_of(match.key)
    other = pairing.opponent(person) or ""

    def owed(what: str, message: str, deadline: float) -> Owed:
        said = sentence(message, other=other, **where(league, match.key), deadline=int(deadline))
        return Owed(what, said.message, said.args, match.key, deadline)

    if match.disputed:
        return []
    if match.report is not None:
        return [] if match.report.by == person else [owed("confirm", "ls-owe-confirm", match.report.due)]
    if match.claim is not None:
        if match.claim.against == person and match.claim.answer is None:
            return [owed("claim", "ls-owe-claim", match.claim.due)]
        return []
    found = [
        owed(offer.kind, OFFERS[offer.kind], match.deadline) for offer in match.offers if offer.by != person
    ]
    if match.side_due is not None:
        if person == pairing.player1:
            return [owed("side", "ls-owe-side", match.side_due), *found]
        return found
    if running(match):
        # Before the first news of a game either may have to move.
        if person in (waited_for(match) or pairing.players):
            found.append(owed("play", "ls-owe-move", match.deadline))
    elif match.unanswered:
        mine = match.unanswered.against == person
        message = "ls-owe-lapsed" if mine else "ls-owe-lapsed-other"
        found.append(owed("lapsed" if mine else "overdue", message, match.deadline))
    elif match.proposed:
        found.append(owed("overdue", "ls-owe-overdue", match.deadline))
    elif person not in match.ready:
        found.append(owed("play", "ls-owe-play", match.deadline))
    return found


def organisers_owe(league: League) -> tuple[Owed, ...]:
    """Drafts to publish, disputes, answered claims and appeals to decide (appeals also in a league that is
    over)."""
    found: list[Owed] = []
    if league.state == "cancelled":
        return ()
    for key in league.matches:
        if appealed(league, key):
            one, other = league.pairing_of(key).players
            told: dict[str, Value] = {"person": one, "other": other, **where(league, key)}
            found.append(Owed("appeal", "ls-owe-appeal", told, key))
    if league.state == "finished":
        return tuple(found)
    if league.draft is not None and league.draft.publishes is None:
        drafted = drafted_event(league)
        named = round_name(drafted, len(drafted.rounds))
        found.append(Owed("publish", "ls-owe-publish", {**named}))
    for match in league.matches.values():
        if match.closed:
            continue
        one, other = league.pairing_of(match.key).players
        args: dict[str, Value] = {"person": one, "other": other, **where(league, match.key)}
        if match.disputed:
            found.append(Owed("decide", "ls-owe-decide", args, match.key))
        elif match.proposed:
            found.append(Owed("forfeit", "ls-owe-forfeit", args, match.key))
        elif match.claim is not None and match.claim.answer is not None:
            found.append(Owed("decide_claim", "ls-owe-decide-claim", args, match.key))
    return tuple(found)
