"""What of a match was decided by a rule or the clock, as its record tells."""

from __future__ import annotations

from engine.leagues.season.model import League

BY_RULE = ("ls-log-forfeit", "ls-log-drawn", "ls-log-accepted")
OUTCOMES = (*BY_RULE, "ls-log-decided", "ls-log-claim", "ls-log-confirmed")


def by_rule(league: League, key: str) -> bool:
    """Whether a match ended by a rule or the clock, not by what its players or an organiser said of it."""
    match, pairing = league.matches[key], league.pairing_of(key)
    if not match.closed or pairing.status != "confirmed":
        return False
    last = next((entry for entry in reversed(match.record) if entry.message in OUTCOMES), None)
    if last is None:  # from before there were records, or played here
        return bool(pairing.absent)
    # Who gives up a match has not lost it by the clock, nor has who is not there any more.
    left = any(league.event.player(one).status == "dropped" for one in pairing.absent)
    return last.message in BY_RULE and last.actor not in pairing.players and not left


def nobody_played(league: League, key: str) -> bool:
    """Whether a match ended by a rule or the clock, or as a rule had it, with an organiser's word."""
    if by_rule(league, key):
        return True
    match = league.matches[key]
    told = [entry for entry in match.record if entry.message in (*OUTCOMES, "ls-log-proposed")]
    return (
        match.closed
        and [entry.message for entry in told[-2:]] == ["ls-log-proposed", "ls-log-decided"]
        and told[-2].args["people"] == league.pairing_of(key).absent
    )


def appealed(league: League, key: str) -> bool:
    """Whether an appeal about a match waits for an organiser."""
    match = league.matches[key]
    if not match.closed:
        return False
    known = (*OUTCOMES, "ls-log-appealed", "ls-log-appeal-dismissed")
    last = next((entry for entry in reversed(match.record) if entry.message in known), None)
    return last is not None and last.message == "ls-log-appealed"
