"""Choices that are probably slips, and the question to ask once more before they are made.

Only what the seat that chooses may know counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.amounts import Num
from engine.netrunner.language.effects import Damage, EndTheRun
from engine.netrunner.language.flow.arranging import one_by_one
from engine.netrunner.rules.installing import excludes
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.knowledge import Reader, name_of
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import CORP, GRIP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def slip(g: Game, d: Decision, o: Option, reader: Reader) -> str | None:
    """What to ask before this option is taken; None where nothing speaks against it."""
    say = reader.say
    if o.verb == "purge" and not any(card.virus for card in g.state.cards.values()):
        return say("nr-confirm-purge", n=g.rules.purge_clicks)
    if o.verb == "pass":
        return _passing(g, d, reader)
    found = _missing_a_score(g, d, o)
    if found:
        return say("nr-confirm-last-click", name=name_of(g, found, reader))
    if o.verb == "jack_out" and o.n == 0:
        return say("nr-confirm-jack-out")
    if o.verb in ("install", "install_trash") and d.seat == CORP:
        return _replacing(g, o, reader)
    if o.verb == "decline_steal" and any(other.verb == "pay_steal" for other in d.options):
        return say("nr-confirm-leave")
    return None


def _passing(g: Game, d: Decision, reader: Reader) -> str | None:
    if d.seat == CORP and d.role == Role.ACTION_WINDOW and not g.state.clicks[CORP]:
        agenda = next((o for o in d.options if o.verb == "score"), None)
        return reader.say("nr-confirm-score", name=name_of(g, agenda.oid, reader)) if agenda else None
    if d.seat == RUNNER and d.role == Role.ENCOUNTER_WINDOW and len(d.options) > 1:
        damage, cards = _damage(g), len(g.state.zones[GRIP])
        return reader.say("nr-confirm-flatline", n=damage, cards=cards) if damage > cards else None
    return None


_SPENT = frozenset(("credit", "draw", "install", "install_trash", "advance", "trash", "purge"))
"""Actions that cannot score an agenda by themselves, as a card that is played or used might."""


def _missing_a_score(g: Game, d: Decision, o: Option) -> int:
    """An agenda that the last click could make ready to be scored (1.17.3a), where it is spent otherwise."""
    if d.seat != CORP or o.verb not in _SPENT or g.state.active != CORP or g.state.clicks[CORP] != 1:
        return 0
    ready = [other.oid for other in d.options if other.verb == "advance" and _would_be_ready(g, other.oid)]
    return ready[0] if ready and not (o.verb == "advance" and o.oid in ready) else 0


def _would_be_ready(g: Game, oid: int) -> bool:
    card = g.state.cards[oid]
    return g.face(card).type == AGENDA and card.advancement + 1 == g.advancement_requirement(card)


def _damage(g: Game) -> int:
    """Damage of the unbroken subroutines, as far as it is a fixed number, until one ends the run."""
    encounter = g.encounter
    total = 0
    if encounter is not None:
        subs = g.subroutines(encounter.ice)
        for effect in one_by_one(effect for i in g.unbroken() for effect in subs[i].effects):
            if isinstance(effect, EndTheRun):
                return total
            if isinstance(effect, Damage):
                n = effect.n
                total += n if isinstance(n, int) else n.n if isinstance(n, Num) else 0
    return total


def _replacing(g: Game, o: Option, reader: Reader) -> str | None:
    """A warning where an agenda, asset or region in the server has to go (3.2.1, 3.3.1, 3.6.5)."""
    server = g.state.servers.get(o.to)
    card = g.state.cards[o.oid]
    if server is None or g.face(card).type == ICE:
        return None
    old = [oid for oid in server.root if excludes(g, card, g.state.cards[oid])]
    if not old:
        return None
    return reader.say("nr-confirm-replace", name=name_of(g, old[0], reader), server=reader.server(o.to))
