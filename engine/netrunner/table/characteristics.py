"""What each card on the table is now: active or not, its type, abilities and values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import structs

from engine.kernel.machine import Machine
from engine.netrunner.language.abilities import Sub, When
from engine.netrunner.language.base import Ability, Bare, Modifier, Scope, Selector
from engine.netrunner.language.membership import belongs, members
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.restrictions import Act, Duty
from engine.netrunner.language.traits import SetTo
from engine.netrunner.table.definitions import (
    FACE,
    FACEDOWN,
    KNOWN,
    Definition,
    Face,
    agenda_face,
    changed_face,
    definition,
)
from engine.netrunner.table.index import Index, active_oids, elsewhere_of, heard, pool, recalled
from engine.netrunner.table.objects import Faces, work_out
from engine.netrunner.table.state import (
    CENTRALS,
    CORP_SCORE,
    HOSTED,
    IDENTITY,
    INSTALLED,
    PLAY,
    RUNNER,
    SCORE_AREA,
    Card,
    NetrunnerState,
)

_IN_PLAY = (INSTALLED, PLAY)


class Characteristics(Machine):
    """The machine with the questions about cards."""

    state: NetrunnerState

    def __init__(self, state: NetrunnerState) -> None:
        self.state = state
        codes = frozenset([card.code for card in state.cards.values()])
        self.stats, self.interruptible, self.moody = pool(codes)
        self.heard = heard(codes)
        """Events that an ability of any card in the game may listen to, be it for a while."""
        for effect in state.lingering:
            self.listen(effect.ability)
        self.recalled = recalled(codes)
        """Events of a last turn that any card in the game may look back upon."""
        self.shifting = FACE in self.stats
        self.restricted = any(stat.startswith(("cannot:", "must:")) for stat in self.stats)
        """Whether any card of the game forbids or demands anything."""
        """Whether any card of the game can change what objects are."""
        self.elsewhere = elsewhere_of(codes)
        """Zones in which some abilities are active although their cards are not (9.1.8b)."""
        self._index: Index | None = None
        self._faces: Faces | None = None
        self._volatile = True
        """Whether what objects are may depend on more than which cards are where, and active."""
        self._mended: Faces = {}
        """The faces that checkpoint steps 10.3.1c to h have looked at, or are going to."""
        self._indexed: Faces = {}
        """The faces the index was made of."""
        self.unmended = True
        """Whether cards came, went or turned since checkpoint steps 10.3.1c to h last looked."""

    def listen(self, ability: Ability | None) -> None:
        """A lingering ability listens for something from now on."""
        if isinstance(ability, When):
            self.heard |= frozenset(ability.on.heard)

    # -- cards -------------------------------------------------------------------------------------------

    def definition(self, card: Card) -> Definition:
        """What is printed on the card."""
        return KNOWN.get(card.code) or definition(card.code)

    def face(self, card: Card) -> Face:
        """What the object is: type, subtypes, abilities and base values as they are now (9.12.1d)."""
        if self.shifting:
            faces = self._faces
            if faces is None:
                faces = self.faces
            if faces:
                found = faces.get(card.oid)
                if found is not None:
                    return found
            if card.oid in self.state.last_traits:
                return self._was(card)
        if card.worth is not None:
            return agenda_face(card.code, card.worth)
        if card.faceup or card.side != RUNNER or card.zone not in _IN_PLAY:
            return KNOWN.get(card.code) or definition(card.code)
        return FACEDOWN

    def _was(self, card: Card) -> Face:
        """What a card was that left its zone: by its last type and subtypes, with its printed abilities."""
        printed = self.definition(card)
        type, subtypes = self.state.last_traits[card.oid]
        return changed_face(
            structs.replace(printed.facts, type=type, subtypes=subtypes), printed.abilities, printed.ids
        )

    def keep_traits(self, card: Card) -> None:
        """The card is about to leave its zone: what it is now can be looked back at (1.12.6)."""
        if self.shifting and card.oid in self.faces and card.oid not in self.state.last_traits:
            face = self.face(card)
            self.state.last_traits[card.oid] = (face.type, face.facts.subtypes)

    @property
    def faces(self) -> Faces:
        """The objects that are not what is printed on them, worked out once until anything changes."""
        found = self._faces
        if found is None:
            found, self._volatile = work_out(self)  # type: ignore[arg-type]
            self._faces = found
            if found != self._mended:
                self._mended, self.unmended = found, True
        return found

    @contextmanager
    def working(self) -> Iterator[Callable[[Faces], None]]:
        """While objects are worked out: shows faces to all questions; at the end all is as before."""
        before = self._faces, self._index, self._indexed

        def show(faces: Faces) -> None:
            self._faces = faces

        show(self._faces or {})
        try:
            yield show
        finally:
            self._faces, self._index, self._indexed = before

    def changed(self) -> None:
        """Something happened on which it may depend what objects are."""
        if self._volatile:
            self._faces = None

    def active_oids(self) -> tuple[int, ...]:
        """Objects whose abilities are active by default (1.8.3a)."""
        return active_oids(self.state)

    def define(self, code: str) -> Definition:
        """The definition with this code."""
        return definition(code)

    def zone_of(self, oid: int) -> str:
        """The zone of an object, "" if it is gone."""
        card = self.state.cards.get(oid)
        return "" if card is None else card.zone

    def installed(self) -> list[Card]:
        """Installed cards in order of installation."""
        cards = self.state.cards
        return [cards[oid] for oid in self.state.zones[INSTALLED]]

    def hosted_cards(self) -> list[Card]:
        """Cards hosted on cards, installed or not (1.13.2)."""
        cards, zones = self.state.cards, self.state.zones
        return [card for oid in (*zones[INSTALLED], *zones[HOSTED]) if (card := cards[oid]).host]

    def hosted_on(self, host: int) -> list[Card]:
        """Cards hosted on this one; not those hosted on them in turn (1.13.8)."""
        return [card for card in self.hosted_cards() if card.host == host] if self.index.hosting else []

    def identity(self, seat: str) -> Card:
        """A player's identity."""
        cards = self.state.cards
        return next(card for oid in self.state.zones[IDENTITY] if (card := cards[oid]).side == seat)

    @property
    def index(self) -> Index:
        """The active cards, sorted by what they do; worked out once until one comes, goes or turns."""
        found = self._index
        if self.shifting:
            faces = self.faces
            if found is None or (faces is not self._indexed and faces != self._indexed):
                found = self._index = Index(self.state, faces, self.elsewhere)
            self._indexed = faces
        elif found is None:
            found = self._index = Index(self.state, {}, self.elsewhere)
        return found

    def active(self) -> list[Card]:
        """Cards whose abilities are active by default (1.8.3a)."""
        cards = self.state.cards
        return [cards[oid] for oid in self.index.oids]

    def forget(self) -> None:
        """Cards came, went or turned, or an answer was taken back: drop what was worked out before."""
        self._index = None
        self._faces = None
        self.unmended = True

    def server_of(self, card: Card) -> str:
        """ "This server" (4.6.6i, k): where it is, where its host is, or its central zone; else ""."""
        host = self.state.cards.get(card.host)
        if host is not None and not card.server:
            return self.server_of(host)
        return card.server or (card.zone if card.zone in CENTRALS else "")

    def is_active(self, oid: int) -> bool:
        """Whether the object is an active card.

        Rules: 1.8.4a, 1.8.6, 3.2.3, 4.2.5, 4.3.5, 4.4.4, 4.5.4, 4.6.4b, 4.6.4c, 4.6.4e, 4.9.4.
        """
        card = self.state.cards.get(oid)
        if card is None or not card.faceup:
            return False
        return card.zone in (INSTALLED, IDENTITY, CORP_SCORE) or (card.zone == PLAY and card.since > 0)

    def scope(self, card: Card) -> Bare:
        """The scope of a card's static abilities."""
        return Bare(seat=card.side, source=card.oid, code=card.code)

    def bare(self, seat: str) -> Bare:
        """The scope of a basic action."""
        return Bare(seat=seat, source=0, code="")

    def public_name(self, oid: int) -> dict[str, Any]:
        """`code` and `secret` of an event about an installed card."""
        card = self.state.cards.get(oid)
        if card is None:
            return {}
        return {"code": card.code, "secret": "" if card.faceup else card.side}

    # -- values ------------------------------------------------------------------------------------------

    def changes(self, stat: str, card: Card | None = None) -> list[int]:
        """What static abilities and lingering effects add to a value, for a card or in general."""
        return self._modified(stat, card)[1]

    def _modified(self, stat: str, card: Card | None) -> tuple[int | None, list[int]]:
        """What a value is set to, if it is, and what is added to it."""
        found: list[int] = []
        fixed: tuple[int, int] | None = None
        sources: list[tuple[Modifier, Bare, int, int]] = []
        if stat in self.stats:
            cards = self.state.cards
            for oid, static in self.index.statics.get(stat, ()):
                source = cards[oid]
                scope = self.scope(source)
                if static.condition is None or static.condition.true(self, scope):  # type: ignore[arg-type]
                    sources.append((static.modifier, scope, 0, source.since))
            own = stat == "advancement"
            if card is not None and own and not self.is_active(card.oid):
                # 9.1.8d, e: abilities that change their own card's costs work while it is inactive.
                scope = self.scope(card)
                for static in self.face(card).statics.get(stat, ()):
                    if static.condition is None or static.condition.true(self, scope):  # type: ignore[arg-type]
                        sources.append((static.modifier, scope, 0, 0))
        for effect in self.state.lingering:
            if effect.modifier is not None and effect.modifier.stat == stat:
                scope = Bare(seat=effect.seat, source=effect.source, code=effect.code)
                sources.append((effect.modifier, scope, effect.target, effect.number))
        for modifier, scope, target, since in sources:
            if isinstance(modifier, Modify):
                found.append(modifier.change(self, scope, card, target))  # type: ignore[arg-type]
            elif isinstance(modifier, SetTo) and card is not None:
                to = modifier.value(self, scope, card, target)  # type: ignore[arg-type]
                if to is not None and (fixed is None or since >= fixed[0]):
                    fixed = (since, to)
        return (None if fixed is None else fixed[1]), found

    def value(self, stat: str, card: Card, printed: int | None) -> int | None:
        """A value of an object: set, then raised, then lowered (9.12.1a); None if it has none."""
        if not self.state.lingering and (
            stat not in self.stats
            or (not self.index.statics.get(stat) and stat not in self.face(card).statics)
        ):
            return printed
        fixed, changes = self._modified(stat, card)
        base = printed if fixed is None else fixed
        return None if base is None else base + sum(changes)

    def strength(self, card: Card) -> int:
        """Current strength of ice or an icebreaker; may be negative (2.7).

        Rules: 3.4.4, 3.9.4, 3.9.4a, 3.9.4b.
        """
        return self.value("strength", card, self.face(card).facts.strength or 0) or 0

    def memory_cost(self, card: Card) -> int:
        """Memory cost of a program (3.9.3); no cost that could be paid or ignored (3.9.3d)."""
        return max(0, self.value("memory_cost", card, self.face(card).facts.memory_cost or 0) or 0)

    def trash_cost(self, card: Card) -> int | None:
        """Trash cost (2.6) before what changes costs (`rules.costs`), None if it has none."""
        cost = self.value("trash_cost", card, self.face(card).facts.trash_cost)
        return None if cost is None else max(0, cost)

    def agenda_points(self, card: Card) -> int:
        """Agenda points of one card (2.5)."""
        return self.value("points", card, self.face(card).facts.agenda_points or 0) or 0

    def subtypes(self, card: Card) -> frozenset[str]:
        """Subtypes of a card: gained more often than lost, the printed ones counting as gained (2.16.5)."""
        return self.face(card).subtypes

    def modifiers(self, stat: str) -> list[tuple[Any, Bare, int]]:
        """What static abilities and lingering effects of a kind are on: modifier, scope, target or 0.

        Rules: 9.4.1, 9.4.2, 9.4.4.
        """
        found: list[tuple[Any, Bare, int]] = []
        there = self.index.statics.get(stat, ())
        if not there and not self.state.lingering:
            return found
        game: Any = self
        for oid, static in there:
            scope = self.scope(self.state.cards[oid])
            if static.condition is None or static.condition.true(game, scope):
                found.append((static.modifier, scope, 0))
        for effect in self.state.lingering:
            if effect.modifier is not None and effect.modifier.stat == stat:
                bare = Bare(seat=effect.seat, source=effect.source, code=effect.code)
                found.append((effect.modifier, bare, effect.target))
        return found

    def advancement_requirement(self, card: Card) -> int:
        """How many advancement counters scoring takes (2.4).

        Rules: 3.2.2a.
        """
        printed = self.face(card).facts.advancement_requirement or 0
        return max(0, self.value("advancement", card, printed) or 0)

    def hand_size(self, seat: str) -> int:
        """Maximum hand size (4.3.6).

        Rules: 5.5.3a, 5.5.3b.
        """
        size = 5 + sum(self.changes(f"hand_{seat}"))
        return size - self.state.core_damage if seat == RUNNER else size

    def memory_limit(self) -> int:
        """The Runner's memory limit (1.20)."""
        return 4 + sum(self.changes("memory"))

    def memory_used(self) -> int:
        """Memory costs of installed programs (3.9.3).

        Rules: 1.20.3, 3.9.3a, 3.9.3d.
        """
        if "memory_cost" in self.stats:
            cards = self.state.cards
            return sum(
                self.memory_cost(cards[oid]) for oid in self.index.oids if cards[oid].zone == INSTALLED
            )
        return self.index.memory

    def link(self) -> int:
        """The Runner's link (10.7).

        Rules: 10.7.1, 3.1.3.
        """
        base = sum(self.face(self.state.cards[oid]).facts.base_link for oid in self.state.zones[IDENTITY])
        return base + sum(self.changes("link"))

    def points(self, seat: str) -> int:
        """Agenda points in a score area (1.17.1).

        Rules: 3.2.2b.
        """
        return sum(self.agenda_points(self.state.cards[oid]) for oid in self.state.zones[SCORE_AREA[seat]])

    def cannot(self, act: Act, *, by: str = "", card: Card | None = None, server: str = "") -> bool:
        """Whether something cannot happen (1.2.2): done by a seat, to a card, at a server.

        Rules: 1.2.2a, 1.2.2b.
        """
        if not self.restricted and not self.state.lingering:
            return False
        return self._restricted(f"cannot:{act}", by, card, server)

    def must(self, act: Duty, *, by: str, card: Card | None = None, server: str = "") -> bool:
        """Whether a player must do something if able (9.12.3)."""
        if not self.restricted and not self.state.lingering:
            return False
        return self._restricted(f"must:{act}", by, card, server)

    def _restricted(self, stat: str, by: str, card: Card | None, server: str) -> bool:
        if stat not in self.stats and not self.state.lingering:
            return False
        game: Any = self
        return any(
            modifier.concerns(game, scope, by, card, server, target)
            for modifier, scope, target in self.modifiers(stat)
        )

    def members(self, among: Selector, s: Scope) -> list[Card]:
        """The cards of a set: installed ones, unless it names zones."""
        return members(among, self, s)  # type: ignore[arg-type]

    def belongs(self, card: Card, among: Selector, s: Scope) -> bool:
        """Whether a card belongs to a set."""
        return belongs(among, self, card, s)  # type: ignore[arg-type]

    def subroutines(self, oid: int) -> tuple[Sub, ...]:
        """The subroutines of a piece of ice in order (9.8.2)."""
        card = self.state.cards.get(oid)
        return () if card is None else self.face(card).subs

    def sub_ids(self, oid: int) -> tuple[int, ...]:
        """The ids of those subroutines, by which an encounter remembers which are broken.

        Rules: 9.8.2a, 9.8.3a, 9.8.3b, 9.1.8h.
        """
        card = self.state.cards.get(oid)
        return () if card is None else self.face(card).sub_ids
