"""The running log: an event as a line for a seat, saying no more than that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.messages import DEFAULT
from engine.netrunner.shown.results import result_view
from engine.netrunner.table.events import Cause, Event
from engine.netrunner.table.facts import facts_of
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import CENTRALS, RUNNER, SEATS, SPECTATOR

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def card_of(g: Game, e: Event, reader: Reader, unknown: str = "nr-card") -> str:
    """The card of an event in bold if the reader may know it, else the message `unknown` ("" for none)."""
    known = not e.secret or e.secret == reader.seat or (
        e.secret == "players" and reader.seat != SPECTATOR  # noqa: S105
    )  # fmt: skip
    return f"**{g.define(e.code).title}**" if e.code and known else reader.say(unknown) if unknown else ""


def _by(g: Game, code: str, reader: Reader) -> str:
    return reader.say("nr-log-by", card=g.define(code).title) if code in _codes(g) else ""


def _codes(g: Game) -> frozenset[str]:
    return frozenset(card.code for card in g.state.cards.values())


_ACTIONS = frozenset(("credit", "draw", "purge", "untag"))
_SILENT = frozenset(("purge", "untag"))
_OF_A_SEAT = {
    "keep": "keep", "mulligan": "mulligan", "lose_clicks": "loses-clicks", "draws": "draws",
    "jack_out": "jack-out", "paid_trash_cost": "trash-cost", "concede": "concedes",
}  # fmt: skip
"""Lines about a seat, and a number."""
_ON_A_CARD = {
    "played": "plays", "take_credits": "takes", "derezzed": "derezzed", "encounter": "encounter",
    "subroutine": "subroutine", "boost": "boost", "stolen": "steals", "scored": "scores", "bypass": "bypass",
    "discarded": "discards", "revealed": "revealed",
    "exposed": "exposed",
}  # fmt: skip
"""Lines about a seat, a card and a number."""


def describe(g: Game, e: Event, seat: str, language: str = DEFAULT) -> str | None:
    """A line of the log for "corp", "runner" or "spectator"; None if the event is not worth one."""
    reader = Reader(seat, language)
    say = reader.say
    who = say("nr-the-role", seat=e.seat) if e.seat in SEATS else ""
    kind = e.kind
    if kind in _SILENT:
        return None
    if kind in _OF_A_SEAT:
        return say(f"nr-log-{_OF_A_SEAT[kind]}", who=who, n=e.n)
    if kind in _ON_A_CARD:
        return say(f"nr-log-{_ON_A_CARD[kind]}", who=who, card=card_of(g, e, reader), n=e.n)
    if kind == "turn":
        return say("nr-log-turn", seat=e.seat, n=(e.n + 1) // 2)
    if kind == "action":
        return say(f"nr-log-action-{e.detail}", who=who) if e.detail in _ACTIONS else None
    if kind == "gain_credits" and e.by and e.detail != "taken":
        return say("nr-log-gains", who=who, n=e.n, by=_by(g, e.by, reader))
    if kind == "lose_credits":
        return say("nr-log-loses-credits", who=who, n=e.n, by=_by(g, e.by, reader))
    if kind == "installed":
        return _installed(g, e, reader, who)
    if kind == "used" and e.n:
        return say("nr-log-uses", who=who, card=card_of(g, e, reader), n=e.n)
    if kind == "rezzed":
        return say("nr-log-rezzes", who=who, card=card_of(g, e, reader), server=_server(e, reader))
    if kind == "advanced":
        card = card_of(g, e, reader, "nr-facedown-card")
        return say("nr-log-advances", who=who, card=card, server=_server(e, reader))
    if kind == "place_counters" and e.counter != "advancement":
        return say("nr-log-counters", kind=e.counter, n=e.n, card=card_of(g, e, reader))
    if kind == "pays_for":
        by = _by(g, e.code, reader)
        if e.n and e.other:
            return say("nr-log-pays-and-spends", who=who, n=e.n, clicks=e.other, by=by)
        return say("nr-log-spends" if e.other else "nr-log-pays", who=who, n=e.other or e.n, by=by)
    return _fight(g, e, reader, who)


def _server(e: Event, reader: Reader) -> str:
    return reader.server(e.server) if e.server else ""


def _installed(g: Game, e: Event, reader: Reader, who: str) -> str:
    say = reader.say
    if e.seat == RUNNER:
        return say("nr-log-installs", who=who, card=card_of(g, e, reader))
    server = _server(e, reader)
    if e.detail == "ice":
        return say("nr-log-installs-ice", who=who, card=card_of(g, e, reader, "nr-ice"), server=server)
    kind = "nr-log-installs-central" if e.server in CENTRALS else "nr-log-installs-root"
    return say(kind, who=who, card=card_of(g, e, reader), server=server)


def _fight(g: Game, e: Event, reader: Reader, who: str) -> str | None:
    """Runs, damage, agendas, trashing and the end."""
    kind, say = e.kind, reader.say
    if kind == "run_begins":
        return say("nr-log-run", who=who, server=_server(e, reader))
    if kind == "approach_ice":
        # The encounter with rezzed ice is the next line: one of them is enough.
        if e.code and not e.secret:
            return None
        return say("nr-log-approach", card=card_of(g, e, reader, "nr-unrezzed-ice"))
    if kind == "broken":
        return say("nr-log-broken", n=e.n + 1, card=card_of(g, e, reader), by=_by(g, e.by, reader))
    if kind == "weaken":
        return say("nr-log-weaken", card=f"**{g.define(e.code).title}**", n=e.n)
    if kind == "end_run":
        return say("nr-log-run-ends", server=_server(e, reader), by=_by(g, e.by, reader))
    if kind == "successful_run":
        return say("nr-log-successful", server=_server(e, reader))
    if kind == "accessed":
        which = "nr-log-accesses-from" if e.was in ("hq", "rd", "archives") else "nr-log-accesses-in"
        return say(which, who=who, card=card_of(g, e, reader), server=_server(e, reader))
    if kind == "damage":
        return say("nr-log-damage", n=e.n, kind=e.damage, by=_by(g, e.by, reader))
    if kind == "tag":
        return say("nr-log-tag", n=e.n)
    if kind == "looked":
        return say("nr-log-looks", who=who, card=card_of(g, e, reader)) if reader.seat == e.seat else None
    if kind == "trace_begins":
        return say("nr-log-trace-begins", card=card_of(g, e, reader), n=e.n)
    if kind == "traced":
        done = "yes" if e.detail == "successful" else "no"
        return say("nr-log-traced", done=done, trace=e.other)
    if kind == "switches":
        return say("nr-log-switches", who=who, card=f"**{getattr(facts_of(e.code), 'title', e.code)}**")
    if kind == "names":
        return say("nr-log-names", who=who, card=f"**{getattr(facts_of(e.code), 'title', e.code)}**")
    if kind == "run_plan":
        return say("nr-log-run-plan", seat=e.seat)
    if kind == "bid":
        return say("nr-log-bid", who=who, n=e.n)
    if kind == "bad_publicity":
        return say("nr-log-bad-publicity", n=e.n)
    if kind == "prevented":
        what = e.detail.replace("_", "-")
        return say("nr-log-prevents", card=f"**{g.define(e.by).title}**", n=e.n, kind=what) if e.by else None
    if kind == "trashed" and e.other and e.cause != Cause.RULES:
        return say("nr-log-trashed", card=card_of(g, e, reader, "nr-a-card"))
    if kind == "searched":
        return say("nr-log-searches", who=who, place=e.server)
    if kind == "game_over":
        return result_line(g, reader)
    return None


def result_line(g: Game, reader: Reader) -> str | None:
    """How the game ended, in bold."""
    result = result_view(g, reader.language)
    return f"**{result.text}**" if result is not None else None
