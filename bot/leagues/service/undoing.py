"""Taking back what organisers did: the state of before, without the reminders being sent again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.messages.refusals import Refusal
from bot.store.league_history import HistoryRow
from engine.leagues.season.clock import tick
from engine.leagues.season.model import Entry, League, MatchState, Notice, Outcome, Sentence, Value
from engine.leagues.season.outages import Outage, all_away
from engine.leagues.season.saving import decode

UNDO, REMIND = "undo", "remind"
PASSED_OVER = (UNDO, REMIND, "organisers", "channel", "organiser-channel")
"""What may have happened since, and is no reason against it."""
FAR = 100
"""How many changes back something can be taken back."""
NAGS = ("nag:", "stuck:")
"""Marks of what organisers were told; they are not told it again."""


def last(rows: Sequence[HistoryRow]) -> HistoryRow:
    """What would be taken back, of a history with the latest first. Refusal: nothing can be."""
    for row in rows:
        if row.undone or row.action in PASSED_OVER:
            continue
        if row.before is None:
            raise Refusal("lst-undo-since")
        return row
    raise Refusal("lst-nothing-to-undo")


def restore(
    league: League, row: HistoryRow, actor: int, now: float, outages: Iterable[Outage] = ()
) -> Outcome:
    """The league as it was before, with the outages since then taken in; time goes on from there. Raises
    SaveError."""
    assert row.before is not None
    old = all_away(decode(row.before), outages).league
    matches = {key: _reminded(match, league.matches.get(key)) for key, match in old.matches.items()}
    told = [mark for mark in league.done if mark not in old.done and mark.startswith(NAGS)]
    old = replace(old, matches=matches, done=(*old.done, *told))
    entry = Entry(str(actor), now, "lst-log-undone", {"action": _said(row)})
    notices: tuple[Notice, ...] = ()
    if old.event.rounds != league.event.rounds or old.state != league.state:
        # What only concerned a draft has been told to nobody.
        notices = (Notice("organiser", "channel", "lst-undone", {"actor": str(actor)}),)
    after = tick(old, now)
    return Outcome(after.league, notices + after.notices, after.starts, (entry, *after.audit))


def _said(row: HistoryRow) -> Value:
    """What was done, in words where it left any."""
    first = next(iter(row.entries), None)
    return row.action if first is None else Sentence(first.message, first.args)


def _reminded(old: MatchState, new: MatchState | None) -> MatchState:
    if new is None:
        return old
    return replace(old, reminded=tuple(dict.fromkeys((*old.reminded, *new.reminded))))


def without_reminders(league: League) -> League:
    """The league but for who was reminded, and who has moved in hosted games: it is the same if nothing else
    happened."""
    matches = {
        key: replace(
            match,
            reminded=(),
            deeds=tuple(deed for deed in match.deeds if deed.what != "moved"),
            hosted=tuple(replace(one, by="", moved=0.0, waiting=()) for one in match.hosted),
        )
        for key, match in league.matches.items()
    }
    return replace(league, matches=matches, done=tuple(m for m in league.done if not m.startswith(NAGS)))
