"""What the cards of a game can do, worked out once: for the whole pool, and for the active ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.objects.definitions import KNOWN, SortedFace, definition, inside
from engine.netrunner.table.facts import AGENDA
from engine.netrunner.table.parts import Modifier
from engine.netrunner.table.state import CORP_SCORE, HOSTED, IDENTITY, INSTALLED, PLAY, RUNNER, NetrunnerState


def with_backs(codes: frozenset[str]) -> frozenset[str]:
    """The codes, and those of the other sides of double-sided cards (3.1.1a)."""
    return codes | {back for code in codes if (back := definition(code).back)}


@cache
def pool(codes: frozenset[str]) -> tuple[frozenset[str], bool, bool]:
    """For a set of definitions: stats they can change, whether any interrupts, and whether it is moody.

    Moody: memory or points may change without a card coming, going or turning, so that every checkpoint has
    to look whether all is legal.
    """
    found = [definition(code) for code in with_backs(codes)]
    stats = frozenset(stat for each in found for stat in each.stats)
    interrupts = any(each.interrupting for each in found)
    interrupts = interrupts or any(stat.startswith(("instead:", "prevent:")) for stat in stats)
    memory = [static for each in found for static in each.statics.get("memory", ())]
    moody = any(static.condition is not None for static in memory)
    return stats, interrupts, moody or not stats.isdisjoint(("memory_cost", "points"))


@cache
def interrupted(codes: frozenset[str]) -> frozenset[str]:
    """Kinds of effects that a card of the game may interrupt, prevent or replace."""
    found: set[str] = set()
    for code in with_backs(codes):
        for part in (part for ability in definition(code).abilities for part in inside(ability)):
            if isinstance(part, Paid) and part.interrupt:
                found.add(part.interrupt)
            elif isinstance(part, When) and part.interrupt:
                found.update(heard.removeprefix("would:") for heard in part.on.heard)
            elif isinstance(part, Modifier) and part.stat.startswith(("instead:", "prevent:")):
                found.add(part.stat.partition(":")[2])
    return frozenset(found)


@cache
def elsewhere_of(codes: frozenset[str]) -> frozenset[str]:
    """Zones in which cards of the game are inactive but for abilities that say otherwise (9.1.8b)."""
    return frozenset(zone for code in with_backs(codes) for zone in definition(code).elsewhere)


@cache
def heard(codes: frozenset[str]) -> frozenset[str]:
    return frozenset(kind for code in with_backs(codes) for kind in definition(code).heard)


@cache
def recalled(codes: frozenset[str]) -> frozenset[str]:
    """Kinds of events of a last turn that a card looks back upon."""
    return frozenset(kind for code in with_backs(codes) for kind in definition(code).recalled)


def active_oids(state: NetrunnerState) -> tuple[int, ...]:
    """Objects whose abilities are active by default (1.8.3a).

    A card in the play area that is being installed or played becomes active at its own step (8.5.15e,
    8.6.6c): until then it has no `since`.
    """
    zones, cards = state.zones, state.cards
    return tuple(
        oid
        for zone in (IDENTITY, INSTALLED, PLAY, CORP_SCORE)
        for oid in zones[zone]
        if cards[oid].faceup and (zone != PLAY or cards[oid].since)
    )


class Index:
    """The active cards of a state by what they can do, as ids: cards change, abilities do not."""

    __slots__ = ("actions", "hosting", "memory", "oids", "paid", "single", "standing", "statics", "whens")

    def __init__(
        self, state: NetrunnerState, faces: Mapping[int, SortedFace], elsewhere: frozenset[str] = frozenset()
    ) -> None:
        """`faces`: the objects that differ from their printed cards. `elsewhere`: see `elsewhere_of`."""
        zones, cards = state.zones, state.cards
        self.oids = active_oids(state)
        self.statics: dict[str, list[tuple[int, Static]]] = {}
        self.whens: dict[str, list[tuple[int, int, When]]] = {}
        self.standing: list[tuple[int, int, When]] = []
        """Conditional abilities with a static condition (9.6.7)."""
        self.paid: list[tuple[int, int, Paid]] = []
        self.actions: list[tuple[int, int, Paid]] = []
        self.single: list[tuple[str, int]] = []
        """Cards of which only the newest of a name, or of a side's consoles, may stay (10.3.1d)."""
        self.memory = 0
        """Printed memory costs of the installed programs (3.9.3)."""
        self.hosting = bool(zones[HOSTED]) or any(cards[oid].host for oid in zones[INSTALLED])
        for oid in self.oids:
            card = cards[oid]
            found = faces.get(oid) or KNOWN.get(card.code) or definition(card.code)
            if card.worth is not None:
                continue  # 10.1.3: an agenda without abilities
            facts = found.facts
            if facts.unique:
                self.single.append((found.title, oid))
            if card.zone == INSTALLED and card.side == RUNNER:
                self.memory += facts.memory_cost or 0
                if "console" in found.subtypes:
                    self.single.append((":console", oid))
            if found.abilities:
                inactive = facts.type == AGENDA and card.zone == INSTALLED  # 3.2.3
                self._add(oid, found.elsewhere.get(INSTALLED) if inactive else found)
        for zone in elsewhere:
            for oid in zones[zone]:
                card = cards[oid]
                found = faces.get(oid) or KNOWN.get(card.code) or definition(card.code)
                if zone != INSTALLED and zone in found.elsewhere and card.worth is None:
                    self._add(oid, found.elsewhere[zone])

    def _add(self, oid: int, found: SortedFace | None) -> None:
        """The abilities of a face, on an object."""
        if found is not None:
            for stat, statics in found.statics.items():
                self.statics.setdefault(stat, []).extend([(oid, static) for static in statics])
            for kind, whens in found.whens.items():
                self.whens.setdefault(kind, []).extend([(oid, index, when) for index, when in whens])
            for index, when in found.standing:
                self.standing.append((oid, index, when))
            for index, paid in found.window:
                self.paid.append((oid, index, paid))
            for index, paid in found.actions:
                self.actions.append((oid, index, paid))
