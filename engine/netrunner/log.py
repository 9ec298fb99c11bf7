"""The running log: an event as a line for a seat, saying no more than that seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.knowledge import server_name
from engine.netrunner.state import CENTRALS, CORP, RUNNER, SPECTATOR, Event

if TYPE_CHECKING:
    from engine.netrunner.game import Game

NAMES = {CORP: "The Corp", RUNNER: "The Runner"}


def _card(g: Game, e: Event, seat: str, unknown: str = "a card") -> str:
    """The card of an event in bold, if this seat may know it."""
    known = not e.secret or e.secret == seat or (e.secret == "players" and seat != SPECTATOR)  # noqa: S105
    return f"**{g.define(e.code).title}**" if e.code and known else unknown


def _by(g: Game, code: str) -> str:
    return f" (**{g.define(code).title}**)" if code in _codes(g) else ""


def _codes(g: Game) -> frozenset[str]:
    return frozenset(card.code for card in g.state.cards.values())


def _n(n: int, thing: str) -> str:
    return f"{n} {thing}{'' if n == 1 else 's'}"


def describe(g: Game, e: Event, seat: str) -> str | None:
    """A line of the log for "corp", "runner" or "spectator"; None if the event is not worth one."""
    who = NAMES.get(e.seat, "")
    kind = e.kind
    place = server_name(e.place) if e.place else ""
    if kind == "turn":
        number = (e.n + 1) // 2
        return f"**__{'Corp' if e.seat == CORP else 'Runner'} turn {number}__**"
    if kind in ("keep", "mulligan"):
        return f"{who} {'keeps the opening hand' if kind == 'keep' else 'takes a mulligan'}."
    if kind == "action":
        return {
            "credit": f"{who} takes a click to gain 1 credit.",
            "draw": f"{who} takes a click to draw.",
            "purge": f"{who} purges virus counters (3 clicks).",
            "untag": f"{who} removes a tag (1 click, 2 credits).",
        }.get(e.place)
    if kind == "gain_credits" and e.code:
        return f"{who} gains {_n(e.n, 'credit')}{_by(g, e.code)}."
    if kind == "lose_credits":
        return f"{who} loses {_n(e.n, 'credit')}{_by(g, e.code)}."
    if kind == "lose_clicks":
        return f"{who} loses {_n(e.n, 'click')}."
    if kind == "draws":
        return f"{who} draws {_n(e.n, 'card')}."
    if kind == "installed":
        return _installed(g, e, seat, who)
    if kind == "played":
        return f"{who} plays {_card(g, e, seat)}."
    if kind == "used" and e.n:
        return f"{who} uses {_card(g, e, seat)} ({_n(e.n, 'click')})."
    if kind == "rezzed":
        return f"{who} rezzes {_card(g, e, seat)} ({place})."
    if kind == "derezzed":
        return f"{_card(g, e, seat)} is derezzed."
    if kind == "advanced":
        return f"{who} advances {_card(g, e, seat, 'a facedown card')} in {place}."
    if kind == "place_counters" and e.place != "advancement":
        what = "credit" if e.place == "credit" else f"{e.place} counter"
        return f"{_n(e.n, what)} placed on {_card(g, e, seat)}."
    if kind == "take_credits":
        return f"{who} takes {_n(e.n, 'credit')} from {_card(g, e, seat)}."
    if kind == "pays_for":
        prices = [f"pays {_n(e.n, 'credit')}"] if e.n else []
        prices += [f"spends {_n(e.other, 'click')}"] if e.other else []
        return f"{who} {' and '.join(prices)}{_by(g, e.code)}."
    if kind == "purge":
        return None
    return _fight(g, e, seat, who, place)


def _installed(g: Game, e: Event, seat: str, who: str) -> str:
    if e.seat == RUNNER:
        return f"{who} installs {_card(g, e, seat)}."
    place = server_name(e.place)
    if e.was == "ice":
        return f"{who} installs {_card(g, e, seat, 'ice')} protecting {place}."
    root = "the root of " if e.place in CENTRALS else ""
    return f"{who} installs {_card(g, e, seat, 'a card')} in {root}{place}."


def _fight(g: Game, e: Event, seat: str, who: str, place: str) -> str | None:
    """Runs, damage, agendas, trashing and the end."""
    kind = e.kind
    if kind == "run_begins":
        return f"{who} runs on {place}."
    if kind == "approach_ice":
        # The encounter with rezzed ice is the next line: one of them is enough.
        if _card(g, e, SPECTATOR, ""):
            return None
        return f"Approaching {_card(g, e, seat, 'unrezzed ice')}."
    if kind == "encounter":
        return f"Encountering {_card(g, e, seat)}."
    if kind == "broken":
        return f"Subroutine {e.n + 1} of {_card(g, e, seat)} broken{_by(g, e.by)}."
    if kind == "subroutine":
        return f"A subroutine of {_card(g, e, seat)} resolves."
    if kind == "boost":
        return f"{_card(g, e, seat)} gets +{e.n} strength."
    if kind == "weaken":
        return f"**{g.define(e.code).title}** lowers the strength of the ice by {e.n}."
    if kind == "jack_out":
        return f"{who} jacks out."
    if kind == "end_run":
        return f"The run on {place} ends{_by(g, e.code)}."
    if kind == "successful_run":
        return f"The run on {place} is successful."
    if kind == "accessed":
        from_where = f"from {place}" if e.was in ("hq", "rd", "archives") else f"in {place}"
        return f"{who} accesses {_card(g, e, seat)} {from_where}."
    if kind == "paid_trash_cost":
        return f"{who} pays {_n(e.n, 'credit')} to trash it."
    if kind == "stolen":
        return f"{who} steals {_card(g, e, seat)}: {_n(e.n, 'agenda point')}!"
    if kind == "scored":
        return f"{who} scores {_card(g, e, seat)}: {_n(e.n, 'agenda point')}!"
    if kind == "damage":
        return f"The Runner suffers {e.n} {e.place} damage{_by(g, e.by)}."
    if kind == "tag":
        return f"The Runner takes {_n(e.n, 'tag')}."
    if kind == "untag":
        return None
    if kind == "bad_publicity":
        return f"The Corp takes {e.n} bad publicity."
    if kind == "prevented":
        return f"**{g.define(e.code).title}** prevents {e.n or 'all'} {e.place.replace('_', ' ')}."
    if kind == "bypass":
        return f"{_card(g, e, seat)} is bypassed."
    if kind == "trashed" and e.other and e.by != "rules":
        return f"{_card(g, e, seat, 'A card')} is trashed."
    if kind == "discarded":
        return f"{NAMES[e.seat]} discards {_card(g, e, seat)}."
    if kind == "revealed":
        return f"{_card(g, e, seat)} is revealed."
    if kind == "searched":
        return f"{who} searches the {'stack' if e.place == 'stack' else 'deck'}."
    if kind == "concede":
        return f"{who} concedes."
    if kind == "game_over":
        from engine.netrunner.views import result_view

        result = result_view(g)
        return f"**{result.text}**" if result is not None else None
    return None
