"""What is said behind labels that are the same, so that whoever is asked can tell the cards apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.messages import items
from engine.netrunner.table.card import COUNTERS
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.knowledge import Reader, knows, name_of
from engine.netrunner.table.state import INSTALLED

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


def marks_of(g: Game, oids: list[int], reader: Reader) -> list[str]:
    """What tells cards apart whose labels are the same: "HQ", "3 credits", "HQ, 3 credits", "hosts Parasite,
    used"; "1 of 2 alike" of those that are the same in all that is shown of them, else a number."""
    if len(set(oids)) < len(oids):  # abilities or subroutines of one card
        return [str(n + 1) for n in range(len(oids))]
    at = [_place(g, oid, reader) for oid in oids]
    on = [_counters(g, oid, reader) for oid in oids]
    more = [_besides(g, oid, reader) for oid in oids]
    differ = [marks for marks in (at, on, more) if len(set(marks)) > 1]
    every = _joined(reader, *differ) if differ else [""] * len(oids)
    for marks in (at, on, _joined(reader, at, on), more, every):
        if len(set(marks)) == len(marks):
            return marks
    cards = [g.state.cards.get(oid) for oid in oids]
    if any(card is None or card.zone != INSTALLED or not knows(g, card, reader.seat) for card in cards):
        return [str(n + 1) for n in range(len(oids))]
    found = []
    for place, mark in enumerate(every):
        most, before = every.count(mark), every[:place].count(mark)
        alike = "" if most == 1 else reader.say("nr-alike", n=before + 1, most=most)
        found.append(items(reader.language, filter(None, (mark, alike))))
    return found


def _place(g: Game, oid: int, reader: Reader) -> str:
    """Where a card is, now or when last known: "HQ", "in the root of HQ", "protecting Server 1"."""
    card, server = g.state.cards.get(oid) or g.state.last_known.get(oid), g.here(oid)
    if card is None or not server:
        return ""
    while not card.server and (host := g.state.cards.get(card.host)) is not None:
        card = host
    return reader.part(server, ice=g.definition(card).type == ICE) if card.server else reader.server(server)


def _joined(reader: Reader, *marks: list[str]) -> list[str]:
    """Marks of several kinds, card by card."""
    return [items(reader.language, filter(None, each)) for each in zip(*marks, strict=True)]


def _besides(g: Game, oid: int, reader: Reader) -> str:
    """What else is shown of a card: what it hosts, that it was used this turn or came into play in it."""
    card = g.state.cards.get(oid)
    if card is None or card.zone != INSTALLED:
        return ""
    hosted = [name_of(g, each.oid, reader) for each in g.hosted_on(oid)]
    used = card.faceup and any(use == f"{oid}:{i}" for use in g.state.used for i in g.face(card).ids)
    marks = [reader.say("nr-pic-hosts", name=items(reader.language, hosted))] if hosted else []
    marks += [reader.say("nr-pic-used")] if used else []
    marks += [reader.say("nr-pic-new")] if card.turn and card.turn == g.state.turn else []
    return items(reader.language, marks)


def _counters(g: Game, oid: int, reader: Reader) -> str:
    """What is on a card: "3 credits"."""
    card = g.state.cards.get(oid)
    on = () if card is None else tuple((kind, getattr(card, kind)) for kind in COUNTERS)
    return items(reader.language, (reader.say("nr-n-counters", n=n, kind=kind) for kind, n in on if n))
