"""What each answer to a question means that asks for no action: what is chosen, accessed, paid, left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.netrunner.language.costs import Cost
from engine.netrunner.language.effects import MoveIce
from engine.netrunner.language.effects.agendas import can_be_stolen
from engine.netrunner.language.instructions import AbilityFrame
from engine.netrunner.language.spoken import Voice, paragraph
from engine.netrunner.language.wholes import resolving
from engine.netrunner.language.wording.costs import cost_before
from engine.netrunner.language.words import subtype_words
from engine.netrunner.rules.access import steal_cost
from engine.netrunner.shown import deeds
from engine.netrunner.shown.effect_labels import effect_label, way_label
from engine.netrunner.shown.trace_words import spend_label
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import ICE, facts_of
from engine.netrunner.table.knowledge import Reader, knows, name_of
from engine.netrunner.table.memory import remembers
from engine.netrunner.table.questions import Decision, Option
from engine.netrunner.table.state import ARCHIVES, CENTRALS, HEAP, INSTALLED, RD, STACK, seat_named
from engine.speech import known, price, subtype

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


LONGEST = 80
"""Characters of a label; what is longer is cut."""
_PLACED = frozenset(("keep", "access_root"))
"""Choices about a card by its name and place."""


def choice_label(g: Game, d: Decision, o: Option, name: str, there: str, reader: Reader) -> str:
    verb, say = o.verb, reader.say
    if verb in ("candidate", "no_candidate"):
        return say(f"nr-option-{verb.replace('_', '-')}", name=there)
    if verb == "instead":
        return say("nr-option-instead", name=name)
    if verb in deeds.VERBS:
        if verb == "find":
            card = g.state.cards[o.oid]
            name = g.definition(card).title
            if card.zone in (ARCHIVES, HEAP):
                name = say(f"nr-option-find-in-{card.zone}", name=name)
        label = deeds.with_card(reader, deeds.VERBS[verb], there if verb in _PLACED else name)
        if verb == "pay_steal":
            return _steal_label(g, o, label, reader)
        return reader.price(label, o.n) if verb == "trash_accessed" else label
    if verb in ("pay_way", "pay_additional"):
        return way_label(g, d, o, reader)
    chosen_there = verb == "pick" and g.state.cards[o.oid].zone == INSTALLED
    if verb in ("target", "trash_first", "discard", "pay_with") or chosen_there:
        return there[:1].upper() + there[1:]
    if verb == "resolve_sub":
        ice, sub = g.state.cards[o.oid], g.subroutines(o.oid)[o.n]
        voice = Voice(g.definition(ice), reader=d.seat)
        return paragraph(voice.sentences(sub.effects), voice, reader.language)
    if verb == "break":
        encounter = g.encounter
        if encounter is not None:
            card = g.state.cards[encounter.ice]
            sub = g.subroutines(encounter.ice)[o.n]
            voice = Voice(g.definition(card), reader=d.seat)
            text = paragraph(voice.sentences(sub.effects), voice, reader.language)
            return say("nr-option-break", sub=text)
    if verb in ("access_hq", "access_rd"):
        chosen = "-chosen" if verb == "access_hq" and g.modifiers("hq_chosen") else ""
        return say(f"nr-option-{verb.replace('_', '-')}{chosen}", n=o.n)
    if verb == "access_done":
        accessed = stolen(g, o)
        if accessed is not None:
            points = g.definition(accessed).facts.agenda_points or 0
            return say("nr-option-points", text=deeds.with_card(reader, "steal", name), n=points)
        return say("nr-option-steal-next" if stealable(g, o) else "nr-option-leave", name=name)
    if verb == "decline_steal":
        return say("nr-option-do-not-steal", name=name)
    if verb == "loop":
        return say("nr-option-loop", n=o.n)
    if verb == "spend":
        return spend_label(g, d, o, reader)
    if verb == "number":
        return say("nr-option-number", n=o.n)
    if verb == "count":
        return say("nr-option-count", n=o.n)
    if verb == "card_name":
        named = facts_of(o.to)
        return o.to if named is None else named.title
    if verb == "letter":
        return say("nr-option-letter", letter=o.to)
    if verb == "card_type":
        return say("nr-type", type=o.to)
    if verb == "subtype":
        return subtype(reader.language, subtype_words(g.rules.subtypes.get(o.to, o.to)))
    if verb == "swap" and not o.n:
        return deeds.with_card(reader, "swap", there)
    if verb == "swap":
        return deeds.swap(reader, there, name_of(g, o.n, reader, place=True))
    if verb == "pick" and not recognises(g, g.state.cards[o.oid], d.seat):
        return _unseen(g, o, there, reader)
    if verb in ("arrange", "pick", "damaged", "separate"):
        return g.definition(g.state.cards[o.oid]).title
    if verb in ("rig", "host"):
        label = say("nr-option-not-hosted") if verb == "rig" else say("nr-option-hosted", name=name)
        return trashing(g, o, label, label, reader)
    if verb == "breach":
        return say("nr-option-breach", server=reader.server(o.to))
    if verb == "install_inward":
        zone = "hq" if g.state.cards[o.oid].zone == "hq" else "archives"
        return say(f"nr-option-install-from-{zone}", name=name)
    if verb == "destination":
        label = _destination(g, d, o, reader)
        label = label[:1].upper() + label[1:]
        return trashing(g, o, label, label, reader)
    if verb == "pile":
        return say("nr-option-pile", which=int(o.key[-1]) + 1, n=o.n)
    if verb == "payment" and not o.oid:
        return say("nr-option-fund-credits", n=o.n) if o.n else say("nr-option-no-fund")
    if verb == "payment":
        return say("nr-option-hosted-credits", n=o.n) if o.n else say("nr-option-pool-only")
    if verb == "do_not_pay" and d.kind == "additional":
        return say("nr-option-do-not-pay")
    return effect_label(g, d, o, reader)


def _destination(g: Game, d: Decision, o: Option, reader: Reader) -> str:
    """A server, or the part of a central one that a card comes to."""
    frame = g.state.stack[-1]
    if d.kind == "server" or o.to not in CENTRALS:
        return reader.server(o.to)
    if isinstance(frame, AbilityFrame):
        return reader.part(o.to, ice=isinstance(resolving(frame).effect, MoveIce))
    return reader.part(o.to, ice=g.face(g.state.cards[d.about]).type == ICE)


def trashing(g: Game, o: Option, label: str, short: str, reader: Reader) -> str:
    """The label of an install that says what is trashed first (8.5.6), if it does; the short one where the
    other is too long: what is trashed says which server it is."""
    how = o.key.rpartition(":")[2]
    if not how.startswith("trash"):
        return label
    if how == "trash":
        return reader.say("nr-option-trash-first", text=label)
    gone = name_of(g, int(how.partition("+")[2]), reader)
    full, less = (reader.say("nr-option-trashing", text=text, gone=gone) for text in (label, short))
    return less if len(full) > LONGEST else full


def stolen(g: Game, o: Option) -> Card | None:
    """The agenda that is stolen by going on after its access: it must be (7.1.6)."""
    card = stealable(g, o) if o.verb == "access_done" else None
    return card if card is not None and steal_cost(g, card) is None else None


def stealable(g: Game, o: Option) -> Card | None:
    """The agenda that can be stolen once its access goes on, be it at a cost: that is asked then (7.2.3)."""
    card = g.state.cards.get(o.oid) if o.verb == "access_done" else None
    return card if card is not None and can_be_stolen(g, card) else None


def _steal_label(g: Game, o: Option, label: str, reader: Reader) -> str:
    """ "Steal Offworld Office · 2 credits", with all that is paid for it (1.16.10b)."""
    extra = steal_cost(g, g.state.cards[o.oid])
    return label if extra is None else reader.say("nr-costing", text=label, cost=in_words(g, extra, reader))


def in_words(g: Game, cost: Cost, reader: Reader) -> str:
    """An additional cost as its payer reads it: "2 credits, suffer 2 net damage"."""
    voice = Voice(g.definition(g.identity(seat_named(reader.seat))), reader=reader.seat)
    return price(known(reader.language), cost_before(cost.summed(), voice), voice.you)


def recognises(g: Game, card: Card, seat: str) -> bool:
    """Whether a seat knows what the card is, be it because it has seen it.

    Without a memory aid only what was seen in the course of what resolves now: it looks, then chooses.
    """
    if knows(g, card, seat):
        return True
    if not remembers(g.state, seat, card.oid):
        return False
    kept = (oids for frame in g.state.stack for _, oids in getattr(frame, "results", ()))
    return g.state.memory_aid or any(card.oid in oids for oids in kept)


def _unseen(g: Game, o: Option, there: str, reader: Reader) -> str:
    """A card that whoever chooses has not seen: by its place in a deck, or what it looks like."""
    zone = g.state.cards[o.oid].zone
    if zone not in (RD, STACK):
        return there[:1].upper() + there[1:]
    return reader.say(f"nr-option-from-{zone}", n=g.state.zones[zone].index(o.oid) + 1)
