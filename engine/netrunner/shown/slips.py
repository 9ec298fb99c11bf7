"""Choices that are probably slips, and the question to ask once more before they are made.

Only what the seat that chooses may know counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.base import Bare
from engine.netrunner.language.costs import ClickCost, CreditCost
from engine.netrunner.language.effects import PlaceCounters
from engine.netrunner.language.flow import Unless
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.rules.access import steal_cost
from engine.netrunner.rules.dangers import (
    damage_after,
    damage_at_the_door,
    damage_of_access,
    damage_of_ice,
    damage_to_come,
    damage_when_it_ends,
    deadly,
    draws_too_many,
    ends_run,
    ice_ahead,
)
from engine.netrunner.rules.like_cards import excludes
from engine.netrunner.shown.asking import asking
from engine.netrunner.shown.choice_labels import in_words
from engine.netrunner.shown.slips_of_cards import Chosen, chosen, for_nobody, leads, led_by, of_use
from engine.netrunner.shown.slips_of_harm import harm
from engine.netrunner.table.edition import Role
from engine.netrunner.table.facts import AGENDA, ICE
from engine.netrunner.table.knowledge import Reader, name_of
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import CENTRALS, CORP, GRIP, RD, RUNNER, seat_named

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game
    from engine.netrunner.rules.foresight import Harm
    from engine.netrunner.table.card import Card


def slip(g: Game, d: Decision, o: Option, reader: Reader) -> str | None:
    """What to ask before this option is taken; None where nothing speaks against it."""
    say = reader.say
    if o.verb == "purge" and not any(card.virus for card in g.state.cards.values()):
        return say("nr-confirm-purge", n=g.rules.purge_clicks)
    if o.verb == "pass":
        return _passing(g, d, reader)
    if o.verb == "draw" and d.seat == CORP and not g.state.zones[RD]:
        return say("nr-confirm-empty-rd", n=0)
    found = _missing_a_score(g, d, o)
    if found:
        return say("nr-confirm-last-click", name=name_of(g, found, reader))
    if d.kind == "target" and (message := _ill_placed(g, d, o)):
        return say(message, name=name_of(g, o.oid, reader))
    if d.seat == RUNNER:
        return _of_runner(g, d, o, reader)
    return _of_actions(g, d, o, reader)


def _of_runner(g: Game, d: Decision, o: Option, reader: Reader) -> str | None:
    """The same for the Runner: what they do to themself comes first where it is certain, else last."""
    harming = harm(g, d, o)
    own = None
    if harming.damage.most:
        message = "nr-confirm-harm-and-more" if harming.more else "nr-confirm-harm"
        own = _told(g, reader, message, harming.damage, harming.spent)
    if own is not None and deadly(g, harming.damage.sure, harming.spent):
        return own
    return _of_actions(g, d, o, reader) or own


def _told(g: Game, reader: Reader, message: str, damage: Harm, spent: int = 0, **about: str) -> str | None:
    """A warning of damage that flatlines the Runner, or may, once `spent` cards have left the grip."""
    sure = deadly(g, damage.sure, spent)
    if not sure and not deadly(g, damage.most, spent):
        return None
    n, cards = damage.sure if sure else damage.most, len(g.state.zones[GRIP]) - spent
    return reader.say(message, sure="yes" if sure else "no", n=n, cards=cards, **about)


def _of_actions(g: Game, d: Decision, o: Option, reader: Reader) -> str | None:
    """What speaks against where a choice leads."""
    if o.verb == "stay" and g.encounter is not None:
        return _letting(g, reader, "nr-confirm-stay")
    if o.verb == "run":
        by_card = led_by(g, d.about) if d.kind == "run_server" else None
        if d.kind == "run_server" and by_card is None:
            return None
        breaches = by_card is None or by_card.breaches
        return _running(g, o.to, reader, breaches=breaches, rich=by_card is not None)
    if o.verb in ("continue_run", "go_on", "stay") and g.run is not None and g.breach is None:
        ice = ice_ahead(g)
        return _going_on(g, g.run.server, reader) if ice is None else _meeting(g, ice, reader)
    if o.verb == "pay" and d.kind == "unless" and d.seat == RUNNER and g.run is not None:
        return _paying_to_stay(g, d, o, reader)
    if o.verb in ("install", "install_trash", "install_faceup") and d.seat == CORP:
        return _replacing(g, o, reader)
    if o.verb == "decline_steal" and any(other.verb == "pay_steal" for other in d.options):
        return _leaving(g, o, reader)
    meant = chosen(g, d, o)
    return None if meant is None else _by_card(g, d, o, meant, reader)


def _leaving(g: Game, o: Option, reader: Reader) -> str | None:
    """A question where clicks and credits are all that an agenda asks for; damage, tags and cards may be what
    loses the game next, and nothing argues for them."""
    asked = steal_cost(g, g.state.cards[o.oid])
    if asked is None or not all(isinstance(part, ClickCost | CreditCost) for part in asked.parts):
        return None
    return reader.say("nr-confirm-leave", cost=in_words(g, asked, reader))


def _by_card(g: Game, d: Decision, o: Option, found: Chosen, reader: Reader) -> str | None:
    """What speaks against what a card would do."""
    seat = seat_named(d.seat)
    if draws_too_many(g, found.effects, Bare(seat, found.source, found.code), seat):
        return reader.say("nr-confirm-empty-rd", n=len(g.state.zones[RD]))
    lost = for_nobody(g, seat, found)
    if lost is not None:
        return reader.say(lost, name=g.define(found.code).title)
    led = leads(g, found) if d.seat == RUNNER else None
    if led is None or len(led.servers) != 1:  # of several servers one is asked for, and each says it
        return None
    spent = int(o.verb == "play")
    return _running(g, led.servers[0], reader, breaches=led.breaches, spent=spent, rich=True)


def _ill_placed(g: Game, d: Decision, o: Option) -> str:
    """Which message says that counters would be placed on a card of the other player, or on one that has no
    use for them, where one's own could use them; "" where it is not so."""
    frame, card = g.state.stack[-1], g.state.cards.get(o.oid)
    if card is None or not isinstance(frame, AbilityFrame) or frame.index >= len(frame.effects):
        return ""
    effect = asking(d, frame)
    if not isinstance(effect, PlaceCounters):
        return ""
    others = [other for each in d.options if (other := g.state.cards.get(each.oid)) is not None]
    mine = [other for other in others if other.controller == d.seat]
    if card.controller != d.seat:
        return "nr-confirm-theirs" if mine else ""
    used = any(of_use(g, effect.kind, other) for other in mine)
    return "nr-confirm-unused" if used and not of_use(g, effect.kind, card) else ""


def _passing(g: Game, d: Decision, reader: Reader) -> str | None:
    if d.seat == CORP and d.role == Role.ACTION_WINDOW and not g.state.clicks[CORP]:
        agenda = next((o for o in d.options if o.verb == "score"), None)
        return reader.say("nr-confirm-score", name=name_of(g, agenda.oid, reader)) if agenda else None
    if d.seat == RUNNER and d.role == Role.ENCOUNTER_WINDOW and len(d.options) > 1:
        return _letting(g, reader, "nr-confirm-flatline")
    return None


def _letting(g: Game, reader: Reader, message: str) -> str | None:
    """A warning where the subroutines still to come flatline the Runner, or what waits for their end."""
    if message == "nr-confirm-flatline" and damage_when_it_ends(g).most:
        message = "nr-confirm-harm-and-more"
    return _told(g, reader, message, damage_to_come(g))


def _paying_to_stay(g: Game, d: Decision, o: Option, reader: Reader) -> str | None:
    """A warning where whoever pays so that the run does not end (1.16.11) is flatlined by what comes next."""
    frame = g.state.stack[-1]
    toll = asking(d, frame) if isinstance(frame, AbilityFrame) and frame.index < len(frame.effects) else None
    if not isinstance(toll, Unless) or not ends_run(toll) or g.run is None:
        return None
    if g.encounter is not None:
        return _told(g, reader, "nr-confirm-stay", damage_to_come(g, toll.payable[o.n]))
    return _told(g, reader, "nr-confirm-go-on", damage_of_access(g, g.run.server, RUNNER))


def _running(
    g: Game, server: str, reader: Reader, *, breaches: bool, spent: int = 0, rich: bool = False
) -> str | None:
    """A warning where the first ice of a server would flatline a Runner who has no answer to it, or what lies
    open in it, with no ice before it; once they have `spent` cards of the grip for the run. `rich`: a card
    that makes the run may bring credits."""
    place = g.state.servers.get(server)
    if place is None or not place.ice:
        return _going_on(g, server, reader, spent) if breaches else None
    return _meeting(g, g.state.cards[place.ice[-1]], reader, "nr-confirm-run", spent, rich)


def _meeting(
    g: Game,
    ice: Card,
    reader: Reader,
    message: str = "nr-confirm-go-on-to-ice",
    spent: int = 0,
    rich: bool = False,
) -> str | None:
    """A warning where rezzed ice would flatline a Runner who has no answer to it."""
    damage = damage_of_ice(g, ice, rich=rich)
    if (after := damage_after(g, ice)).most and not deadly(g, damage.sure, spent):
        return _told(g, reader, "nr-confirm-stay", damage + after, spent)
    return _told(g, reader, message, damage, spent, name=name_of(g, ice.oid, reader))


def _going_on(g: Game, server: str, reader: Reader, spent: int = 0) -> str | None:
    """A warning where what lies open in a server would flatline the Runner who accesses it."""
    return _told(g, reader, "nr-confirm-go-on", damage_at_the_door(g, server), spent)


_SPENT = frozenset(
    ("credit", "draw", "install", "install_trash", "install_faceup", "advance", "trash", "purge")
)
"""Actions that cannot score an agenda by themselves, as a card that is played or used might."""


def _missing_a_score(g: Game, d: Decision, o: Option) -> int:
    """An agenda that the last click could make ready to be scored (1.17.3a), where it is spent otherwise."""
    if d.about:  # a card lets them act, and the click is left (5.2.5b)
        return 0
    if d.seat != CORP or o.verb not in _SPENT or g.state.active != CORP or g.state.clicks[CORP] != 1:
        return 0
    ready = [other.oid for other in d.options if other.verb == "advance" and _would_be_ready(g, other.oid)]
    return ready[0] if ready and not (o.verb == "advance" and o.oid in ready) else 0


def _would_be_ready(g: Game, oid: int) -> bool:
    card = g.state.cards[oid]
    return g.face(card).type == AGENDA and card.advancement + 1 == g.advancement_requirement(card)


def _replacing(g: Game, o: Option, reader: Reader) -> str | None:
    """A warning where an agenda, asset or region in the server has to go (3.2.1, 3.3.1, 3.6.5)."""
    server = g.state.servers.get(o.to)
    card = g.state.cards[o.oid]
    if server is None or g.face(card).type == ICE:
        return None
    old = [oid for oid in server.root if excludes(g, card, g.state.cards[oid])]
    if not old:
        return None
    central = "yes" if o.to in CENTRALS else "no"
    name = name_of(g, old[0], reader)
    return reader.say("nr-confirm-replace", name=name, server=reader.server(o.to), central=central)
