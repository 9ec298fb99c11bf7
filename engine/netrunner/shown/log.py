"""The running log: an event as a line for a seat, saying no more than that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.messages import DEFAULT
from engine.netrunner.shown.ending import result_view
from engine.netrunner.shown.sentences import TOLD, Sentence, told
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import SEATS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def card_of(g: Game, e: Event, reader: Reader, unknown: str = "nr-card") -> str:
    """The card of an event in bold if the reader may know it, else the message `unknown` ("" for none)."""
    t = Sentence(g, e, reader)
    return t.named(e.code).text if t.knows() else reader.say(unknown) if unknown else ""


def _by(g: Game, code: str, reader: Reader) -> str:
    return reader.say("nr-log-by", card=g.define(code).title) if code in _codes(g) else ""


def _codes(g: Game) -> frozenset[str]:
    return frozenset(card.code for card in g.state.cards.values())


_ACTIONS = frozenset(("credit", "draw", "purge", "untag"))
_OF_A_SEAT = {
    EventKind.KEEP: "keep", EventKind.MULLIGAN: "mulligan", EventKind.PAY_TRASH_COST: "trash-cost",
    EventKind.CONCEDE: "concedes", EventKind.BID: "bid",
}  # fmt: skip
"""Lines about a seat, and a number."""
_ON_A_CARD = {
    EventKind.SUBROUTINE: "subroutine", EventKind.TRACE_BEGINS: "trace-begins", EventKind.SWITCH: "switches",
    EventKind.NAMES: "names",
}  # fmt: skip
"""Lines about a seat, a card and a number."""


def describe(g: Game, e: Event, seat: str, language: str = DEFAULT) -> str | None:
    """A line of the log for "corp", "runner" or "spectator"; None if the event is not worth one."""
    reader = Reader(seat, language)
    kind, say = e.kind, reader.say
    line = told(g, e, reader)
    if line is not None or kind in TOLD:
        return line
    who = say("nr-the-role", seat=e.seat) if e.seat in SEATS else ""
    if kind in _OF_A_SEAT:
        return say(f"nr-log-{_OF_A_SEAT[kind]}", who=who, n=e.n)
    if kind in _ON_A_CARD:
        return say(f"nr-log-{_ON_A_CARD[kind]}", who=who, card=card_of(g, e, reader), n=e.n)
    if kind is EventKind.TURN:
        return say("nr-log-turn", seat=e.seat, n=(e.n + 1) // 2)
    if kind is EventKind.ACTION:
        return say(f"nr-log-action-{e.detail}", who=who) if e.detail in _ACTIONS else None
    if kind is EventKind.USE and e.n:
        return say("nr-log-uses", who=who, card=card_of(g, e, reader), n=e.n)
    if kind is EventKind.PAYS_FOR:
        by = _by(g, e.code, reader)
        if e.n and e.other:
            return say("nr-log-pays-and-spends", who=who, n=e.n, clicks=e.other, by=by)
        return say("nr-log-spends" if e.other else "nr-log-pays", who=who, n=e.other or e.n, by=by)
    if kind is EventKind.TRACE:
        return say("nr-log-traced", done="yes" if e.detail == "successful" else "no", trace=e.other)
    if kind is EventKind.RUN_PLAN:
        return say("nr-log-run-plan", seat=e.seat)
    if kind is EventKind.MARK:
        how = "chosen" if e.detail else "mark"
        card = g.define(e.code).title if e.code else ""
        return say("nr-log-mark", how=how, who=who, server=reader.server(e.server), card=card)
    if kind is EventKind.SEARCH:
        return say("nr-log-searches", who=who, place=e.server)
    return result_line(g, reader) if kind is EventKind.GAME_OVER else None


def result_line(g: Game, reader: Reader) -> str | None:
    """How the game ended, in bold."""
    result = result_view(g, reader.language)
    return f"**{result.text}**" if result is not None else None
