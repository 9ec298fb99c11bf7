"""What can be done in a game: by anything in it (`Pool`), worked out once, and by the active cards (`Index`).

What none of its cards does costs nothing. What a card might bring about for a while counts, and cards outside
the game do.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.amounts import Num
from engine.netrunner.objects.definitions import (
    FACE,
    KNOWN,
    Definition,
    SortedFace,
    by_code,
    definition,
    replaces,
)
from engine.netrunner.objects.unseen import UNREZZED
from engine.netrunner.table.facts import AGENDA, CONDITION
from engine.netrunner.table.game import Activity
from engine.netrunner.table.state import (
    CORP,
    CORP_SCORE,
    HOSTED,
    IDENTITY,
    INSTALLED,
    PLAY,
    RUNNER,
    NetrunnerState,
)

_MOODY = frozenset(("memory_cost", "points", "to_win_corp", "to_win_runner"))
_RESTRICTS = ("cannot:", "must:", "only_if:")


class Stats:
    """What modifiers of a game change, and what follows from that."""

    def __init__(self, stats: frozenset[str]) -> None:
        self.stats = stats
        """Keys of the modifiers (`Modifier.stat`) there may be."""
        self.shifting = FACE in stats
        """Whether anything can change what objects are."""
        self.restricted = any(stat.startswith(_RESTRICTS) for stat in stats)
        """Whether anything forbids or demands something."""
        self.forbidden = frozenset(
            stat.partition(":")[2] for stat in stats if stat.startswith(("cannot:", "only_if:"))
        )
        """The acts that anything may forbid."""
        self.priced = frozenset(stat.partition(":")[2] for stat in stats if stat.startswith("price:"))
        """The acts whose costs anything changes."""


class Pool(Stats):
    """What the cards of a game can do."""

    def __init__(self, cards: list[Definition]) -> None:
        super().__init__(frozenset(stat for each in cards for stat in each.stats))
        self.heard = frozenset(kind for each in cards for kind in each.heard)
        """Events that an ability may listen to."""
        self.recalled = frozenset(kind for each in cards for kind in each.recalled)
        """Events of a last turn that a card may look back upon."""
        self.elsewhere = frozenset(zone for each in cards for zone in each.elsewhere)
        """Zones in which some abilities are active although their cards are not (9.1.8b)."""
        self.interrupted = frozenset(kind for each in cards for kind in each.interrupted)
        """Kinds of effects that may be interrupted, prevented or replaced."""
        self.remaining = any(each.remains is not None for each in cards)
        """Whether operations or events may stay in play (3.5.1b, c)."""
        self.interruptible = any(each.interrupting for each in cards) or any(
            replaces(stat) for stat in self.stats
        )
        """Whether anything interrupts, prevents or replaces."""
        memory = [static for each in cards for static in each.statics.get("memory", ())]
        self.moody = any(_varies(static) for static in memory) or not self.stats.isdisjoint(_MOODY)
        """Whether memory or points may change without a card coming, going or turning, so that every
        checkpoint has to look whether all is legal."""


def _varies(static: Static) -> bool:
    """Whether what a static ability adds may change while it is active."""
    return static.condition is not None or not isinstance(getattr(static.modifier, "by", None), Num)


@by_code
def pool(codes: frozenset[str]) -> Pool:
    """For a set of definitions, the other sides of double-sided cards (3.1.1a) among them."""
    backs = frozenset(back for code in codes for back in definition(code).backs)
    return Pool([definition(code) for code in codes | backs])


@cache
def stats(keys: frozenset[str]) -> Stats:
    """For a set of keys."""
    return Stats(keys)


Active = tuple[int, str, str, int | None]
"""An active card: its object, code and zone, and what it is worth "as an agenda" (10.1.3)."""


class Basis(NamedTuple):
    """All that an index depends on besides what objects are: while this is the same, so is the index."""

    active: tuple[Active, ...]
    elsewhere: tuple[Active, ...]
    """Cards in zones in which some abilities are active although their cards are not (9.1.8b)."""
    hosting: bool
    """Whether any card is hosted."""


def basis(state: NetrunnerState, elsewhere: frozenset[str]) -> Basis:
    """What the index of a state depends on. `elsewhere`: see `Pool`.

    Active by default (1.8.3a) are the faceup cards of some zones. A card in the play area that is being
    installed or played becomes active at its own step (8.5.16e, 8.6.7c): until then it has no `since`.
    """
    zones, cards = state.zones, state.cards
    active: list[Active] = []
    hosting = bool(zones[HOSTED])
    for zone in (IDENTITY, INSTALLED, PLAY, CORP_SCORE):
        for oid in zones[zone]:
            card = cards[oid]
            if card.faceup and (zone != PLAY or card.since):
                active.append((oid, card.code, zone, card.worth))
            if card.host:
                hosting = True
    for oid in zones[HOSTED]:
        code = cards[oid].code
        if code.endswith(CONDITION):  # 1.9.5j
            active.append((oid, code, HOSTED, None))
    others = [
        (oid, cards[oid].code, zone, cards[oid].worth)
        for zone in elsewhere
        if zone not in (INSTALLED, UNREZZED)
        for oid in zones[zone]
    ]
    if UNREZZED in elsewhere:
        down = (card for oid in zones[INSTALLED] if (card := cards[oid]).side == CORP and not card.faceup)
        others += [(card.oid, card.code, UNREZZED, None) for card in down]
    return Basis(tuple(active), tuple(others), hosting)


class Index(Activity):
    """The active cards of a state by what they can do, as ids: cards change, abilities do not."""

    __slots__ = (
        "access", "actions", "basis", "costed", "faces", "hosting", "interrupts", "memory", "moody", "oids",
        "paid", "programs", "single", "standing", "statics", "whens",
    )  # fmt: skip

    def __init__(self, on: Basis, faces: Mapping[int, SortedFace]) -> None:
        self.basis = on
        self.faces = faces
        """The objects that differ from their printed cards."""
        self.oids = tuple([oid for oid, _, _, _ in on.active])
        self.statics: dict[str, list[tuple[int, Static]]] = {}
        self.whens: dict[str, list[tuple[int, int, When]]] = {}
        self.standing: list[tuple[int, int, When]] = []
        """Conditional abilities with a static condition (9.6.7)."""
        self.paid: list[tuple[int, int, Paid]] = []
        self.actions: list[tuple[int, int, Paid]] = []
        self.access: list[tuple[int, int, Paid]] = []
        """Mid-access abilities (9.5.2c)."""
        self.interrupts: list[tuple[int, int, Paid]] = []
        self.single: list[tuple[str, int]] = []
        """Cards of which only the newest of a name, or of a side's consoles, may stay (10.3.1d)."""
        self.programs: list[int] = []
        """Installed cards that have a memory cost."""
        self.memory = 0
        """Printed memory costs of the installed programs (3.9.3)."""
        self.hosting = on.hosting
        for oid, code, zone, worth in on.active:
            if worth is not None:
                continue  # 10.1.3: an agenda without abilities
            found = faces.get(oid) or KNOWN.get(code) or definition(code)
            facts = found.facts
            if facts.unique:
                self.single.append((found.title, oid))
            if zone == INSTALLED and facts.side == RUNNER:
                if facts.memory_cost is not None:
                    self.programs.append(oid)
                    self.memory += facts.memory_cost
                if "console" in found.subtypes:
                    self.single.append((":console", oid))
            if found.abilities:
                agenda = facts.type == AGENDA and zone == INSTALLED  # 3.2.3
                if not agenda or "faceup" in found.statics:  # 3.2.3a
                    self._add(oid, found)
                if agenda:
                    self._add(oid, found.elsewhere.get(INSTALLED))
        for oid, code, zone, worth in on.elsewhere:
            if worth is None:
                found = faces.get(oid) or KNOWN.get(code) or definition(code)
                self._add(oid, found.elsewhere.get(zone))
        self.moody = _MOODY.intersection(self.statics)
        """Which of memory and points the active cards may change although they stay (`Pool.moody`)."""
        if any(_varies(static) for _, static in self.statics.get("memory", ())):
            self.moody |= {"memory"}
        own = self.statics.get("memory_cost", ())
        general = any(getattr(static.modifier, "to", None) is not None for _, static in own)
        self.costed = self.programs if general else list(dict.fromkeys(oid for oid, _ in own))
        """Those of the programs whose memory costs active abilities may change."""

    def _add(self, oid: int, found: SortedFace | None) -> None:
        """The abilities of a face, on an object."""
        if found is None:
            return
        for stat, statics in found.statics.items():
            on = self.statics.setdefault(stat, [])
            for static in statics:
                on.append((oid, static))
        for kind, whens in found.whens.items():
            listening = self.whens.setdefault(kind, [])
            for index, when in whens:
                listening.append((oid, index, when))
        for index, when in found.standing:
            self.standing.append((oid, index, when))
        for index, paid in found.window:
            self.paid.append((oid, index, paid))
        for index, paid in found.actions:
            self.actions.append((oid, index, paid))
        for index, paid in found.access:
            self.access.append((oid, index, paid))
        for index, paid in found.interrupts:
            self.interrupts.append((oid, index, paid))


@by_code
def plain_index(on: Basis) -> Index:
    """Where all objects are as printed: the copies in which a player thinks come to the same ones."""
    return Index(on, {})
