"""Who may know which card (10.2), and how each seat calls it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

from engine.messages import DEFAULT, items, say
from engine.netrunner.table.card import Card
from engine.netrunner.table.frames.runs import AccessFrame, EncounterFrame
from engine.netrunner.table.state import (
    ARCHIVES,
    CENTRALS,
    GRIP,
    HOSTED,
    HQ,
    INSTALLED,
    PLAY,
    RD,
    RUNNER,
    SET_ASIDE,
    STACK,
)

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

_NAMED = frozenset((*CENTRALS, "new"))


class Reader(NamedTuple):
    """For whom words are: a seat, or "spectator", and its language."""

    seat: str
    language: str = DEFAULT

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """A message in the reader's language."""
        return say(self.language, identifier, **arguments)

    def server(self, server: str) -> str:
        """ "R&D", "Server 2"."""
        return server_name(server, self.language)

    def part(self, server: str, *, ice: bool) -> str:
        """Where cards are installed: see `part_name`."""
        return part_name(server, self.language, ice=ice)

    def price(self, text: str, n: int) -> str:
        """A label with its price in credits behind it."""
        return self.say("nr-price", text=text, n=n)

    def all_of(self, names: Iterable[str]) -> str:
        """ "Cleaver and Carmen"."""
        return reduce(lambda one, other: self.say("nr-and", one=one, other=other), names)


def counted(names: Iterable[str], language: str = DEFAULT) -> str:
    """ "Hedge Fund, 2 × Palisade": each name once, with how many there are of it."""
    found = Counter(names).items()
    return items(language, (f"{n} × {name}" if n > 1 else name for name, n in found))


def server_name(server: str, language: str = DEFAULT) -> str:
    """ "R&D", "Server 2"."""
    if server in _NAMED:
        return say(language, f"nr-server-{server}")
    return say(language, "nr-server-remote", n=server.removeprefix("remote"))


def part_name(server: str, language: str = DEFAULT, *, ice: bool) -> str:
    """Where a card is installed, as a remark: "protecting R&D", "in the root of R&D", "Server 2".
    Neither of the first two is in R&D (4.6.7b to d); what lies in the root of a remote server is all there is
    in it."""
    where = "ice" if ice else "central" if server in CENTRALS else "remote"
    return say(language, "nr-part", where=where, server=server_name(server, language))


def knows(g: Game, card: Card, seat: str) -> bool:
    """Whether the seat may identify the card now.

    Ice that is encountered from where it lies facedown shows itself as long as that lasts (9.1.8h).

    Rules: 1.21.1a, 1.21.2a, 4.1.5, 4.1.6, 4.2.2, 4.4.6c, 4.4.7b, 4.5.2, 4.6.3, 4.8.6, 10.2.2a,
    10.2.3a, 4.3.2.
    """
    zone = card.zone
    if zone in (RD, STACK):
        looks = False
    elif zone in (HQ, GRIP):
        looks = seat == card.side or g.hand_revealed(card.side)
    elif zone == SET_ASIDE and not card.faceup:
        looks = seat == card.side
    else:
        looks = seat == card.side or card.faceup or zone not in (ARCHIVES, INSTALLED, PLAY, HOSTED)
    if looks:
        return True
    # Not by `encounter` and `accessed`: this is asked of each card of each view.
    accessed = 0
    for frame in g.state.stack:
        if type(frame) is EncounterFrame and frame.ice == card.oid and not frame.over:
            return True
        if type(frame) is AccessFrame:
            accessed = frame.oid
    return seat == RUNNER and accessed == card.oid


def place_of(g: Game, card: Card, reader: Reader) -> str:
    """Where an installed card is: "protecting R&D (outermost)", "in the root of Server 1"."""
    if not card.server:
        return ""
    server = g.state.servers.get(card.server)
    name = reader.server(card.server)
    if server is None or card.oid not in server.ice:
        return reader.say(
            "nr-place-central-root" if card.server in CENTRALS else "nr-place-root", server=name
        )
    if len(server.ice) == 1:
        return reader.say("nr-place-protecting", server=name)
    at = server.ice.index(card.oid)
    if 0 < at < len(server.ice) - 1:
        return reader.say("nr-place-position", server=name, n=at + 1)
    return reader.say("nr-place-outermost" if at else "nr-place-innermost", server=name)


def _became(g: Game, card: Card) -> Card:
    """What a card that left its zone is now, as far as it is followed (1.12.2a)."""
    oid = card.oid
    while oid not in g.state.cards and oid in g.state.moved:
        oid = g.state.moved[oid]
    return g.state.cards.get(oid, card)


def name_of(g: Game, oid: int, reader: Reader, *, place: bool = False) -> str:
    """What the reader calls the card: its title, or what it looks like from outside.

    A card that has left its zone is called as it was, or as what it has become if only that may be known: one
    that was trashed from a deck and is asked about (9.1.8g).
    """
    card = g.state.cards.get(oid) or g.state.last_known.get(oid)
    if card is None:
        return reader.say("nr-card-gone")
    if oid not in g.state.cards and not knows(g, card, reader.seat):
        card = _became(g, card)
    if knows(g, card, reader.seat):
        title, where = g.definition(card).title, place_of(g, card, reader) if place else ""
        return reader.say("nr-placed", name=title, where=where) if where else title
    if card.zone == INSTALLED:
        where = place_of(g, card, reader)
        server = g.state.servers.get(card.server)
        ice = server is not None and oid in server.ice
        thing = reader.say("nr-the-unrezzed-ice" if ice else "nr-the-facedown-card")
        return reader.say("nr-placed", name=thing, where=where) if where else thing
    return reader.say("nr-card")
