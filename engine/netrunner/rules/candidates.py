"""What the Runner can access next in a breach: its candidates (7.4), and what keeps a card from being one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.base import Scope
from engine.netrunner.language.breaching import AccessLimit
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import BreachFrame
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.questions import Option, Verb
from engine.netrunner.table.state import ARCHIVES, HQ, RD, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def candidates(g: Game, f: BreachFrame) -> list[Option]:
    """What the Runner can choose now (7.4).

    Rules: 7.4.1, 7.4.1a, 7.4.1b, 7.4.1c, 7.4.1d, 7.4.5, 7.4.6b, 7.4.6c, 7.4.6d, 3.4.5a.
    """
    state = g.state
    found: list[Option] = []
    if 0 <= f.most <= f.picked:
        return found
    server = state.servers.get(f.server)
    banned = prohibited(g)
    full = at_limit(g)
    if full:  # what limits leave out is left
        there = (*(() if server is None else server.root), *state.zones[ARCHIVES])
        banned |= {oid for oid in there if at_limit(g, oid)}
    free = _free(g, f)
    for oid in server.root if server is not None else ():
        if oid not in f.chosen and oid not in banned and (free or oid in f.bound):
            found.append(Option(f"root:{oid}", "access_root", oid=oid, to=f.server))
    if f.server == ARCHIVES:
        found += [
            Option(f"archives:{oid}", "access_archives", oid=oid)
            for oid in state.zones[ARCHIVES]
            if oid not in f.chosen and oid not in banned and (free or oid in f.bound)
        ]
    elif not full and f.server in (HQ, RD) and eligible(g, f):
        left = f.limit - f.count if f.budget < 0 else free
        verb: Verb = "access_hq" if f.server == HQ else "access_rd"
        if left > 0:
            found.append(Option(f.server, verb, to=f.server, n=left))
    return found


def _free(g: Game, f: BreachFrame) -> int:
    """How many accesses belong to no card that is still there: for cards of the hand or deck, or for any that
    came meanwhile if the card of one is gone (D12). Where nothing is fixed for all any number."""
    if f.budget < 0:
        return 1
    state = g.state
    server = state.servers.get(f.server)
    there = {*(server.root if server is not None else ()), *state.zones[ARCHIVES]}
    return f.budget - f.picked - sum(oid in there and oid not in f.chosen for oid in f.bound)


def eligible(g: Game, f: BreachFrame) -> list[int]:
    """Cards of HQ or R&D that were not chosen yet, in order (7.4.7a).

    Rules: 7.4.7, 7.4.4.
    """
    banned = prohibited(g)
    cards = g.state.zones[f.server]
    if f.server == RD and g.modifiers("rd_from_bottom"):
        cards = cards[::-1]  # 7.4.7b
    return [oid for oid in cards if oid not in f.chosen and oid not in banned]


def at_limit(g: Game, oid: int = 0) -> bool:
    """Whether as many cards were accessed in this run as can be, in breaches and outside of them (7.4.2b).

    Of the breach in progress candidates that were chosen count, accessed or not (24: 7.3.6a). `oid`: for this
    card, which a limit may leave out.
    """
    return any(_reached(g, m, s, oid) for m, s, _, _ in g.modifiers("access_limit"))


def _reached(g: Game, limit: Modifier, s: Scope, oid: int) -> bool:
    """Whether one limit keeps a card from being accessed."""
    if not isinstance(limit, AccessLimit):
        return False
    if oid and not limit.covers(g, s, g.state.cards.get(oid)):
        return False
    if g.rules.accesses_made:  # 7.3.6, 7.4.2b
        made = (e for e in g.happened((EventKind.ACCESS,)) if e.run == g.run_number)
        return sum(limit.covers(g, s, e.card) for e in made) >= limit.n
    breach = g.breach
    began = max((event.serial for event in g.happened((EventKind.BREACH,))), default=0) if breach else 10**9
    accessed = [e for e in g.happened((EventKind.ACCESS,)) if e.run == g.run_number and e.serial < began]
    chosen = () if breach is None else breach.chosen
    known = (g.state.cards.get(each) or g.state.last_known.get(each) for each in chosen)
    counted = sum(limit.covers(g, s, card) for card in (*(e.card for e in accessed), *known))
    return counted >= limit.n


def prohibited(g: Game) -> frozenset[int]:
    """Objects the Runner is prohibited from accessing, which are no candidates (7.4.2) as long as that lasts
    (7.4.2a, docs/rulings.md)."""
    if not g.modifiers("cannot:access"):
        return frozenset()
    cards = g.state.cards.values()
    return frozenset(c.oid for c in cards if g.cannot("access", by=RUNNER, card=c, server=c.server or c.zone))
