"""What each card on the table is now: active or not, its type and abilities. `values`: what it is worth."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

from msgspec import structs

from engine.netrunner.language.abilities import Upcoming, When
from engine.netrunner.language.base import Bare
from engine.netrunner.objects.definitions import (
    FACEDOWN,
    KNOWN,
    Definition,
    SortedFace,
    agenda_face,
    changed_face,
    definition,
    front,
)
from engine.netrunner.objects.index import Basis, Index, Stats, basis, plain_index, pool, stats
from engine.netrunner.objects.unseen import lurking
from engine.netrunner.table.card import Card
from engine.netrunner.table.facts import AGENDA, CONDITION
from engine.netrunner.table.game import Game
from engine.netrunner.table.parts import Ability, Modifier, Seat
from engine.netrunner.table.state import (
    CENTRALS,
    CORP_SCORE,
    HOSTED,
    IDENTITY,
    INSTALLED,
    PLAY,
    RUNNER,
    NetrunnerState,
)

_Found = TypeVar("_Found")
Faces = dict[int, SortedFace]
_NO_FACES: Faces = {}
_IN_PLAY = (INSTALLED, PLAY)


class Characteristics(Game):
    """The machine with the questions about cards."""

    state: NetrunnerState

    def __init__(self, state: NetrunnerState) -> None:
        self.state = state
        self.meet_cards()
        self._index: Index | None = None
        self._faces: Faces | None = None
        self._kept: dict[Any, Any] | None = None
        """What was worked out since `unchanging` began; None outside of it."""
        self._looked_at: dict[str, list[Any]] = {}
        """By kind, the modifiers found so far while those of that kind are looked at (`Values.modifiers`)."""
        self._volatile = True
        """Whether what objects are may depend on more than which cards are where, and active."""
        self._mended: Faces = {}
        """The faces that checkpoint steps 10.3.1c to h have looked at, or are going to."""
        self._basis: Basis | None = None
        self._changers: tuple[int, ...] | None = None
        self._indexed: Index | None = None
        """The last index, which may still be right after cards came, went or turned."""
        self._indexed_with: Faces = _NO_FACES
        """The faces for which the index was found to be right."""
        self.measured: tuple[int, ...] | None = None
        """Memory and points as those steps last found them, where only they may have changed."""
        self.unmended = True
        """Whether cards came, went or turned since checkpoint steps 10.3.1c to h last looked."""

    def meet_cards(self) -> None:
        """Find out what the cards of the game can do: at first, and when some were put into it by hand."""
        state = self.state
        codes = frozenset([card.code for card in state.cards.values()])
        codes = codes.union(*state.outside.values())
        self.pool = known = pool(codes)
        """What the cards of the game can do."""
        self.elsewhere = known.elsewhere
        self.heard = known.heard.union(lurking())
        """Events that an ability of the game may listen to, be it for a while."""
        self._may_change(known)
        for effect in state.lingering:
            self.expect(effect.modifier, effect.ability)

    def expect(self, modifier: Modifier | None, ability: Ability | None) -> None:
        """A lingering effect changes something, or listens for something, from now on."""
        if modifier is not None and modifier.stat not in self.stats:
            self._may_change(stats(self.stats | {modifier.stat}))
        if isinstance(ability, When | Upcoming):
            self.heard |= frozenset(ability.on.heard)

    def _may_change(self, known: Stats) -> None:
        """What modifiers of this game may change; nobody looks for others."""
        self.stats, self.priced = known.stats, known.priced
        self.restricted, self.shifting = known.restricted, known.shifting
        self.forbidden = known.forbidden

    # -- cards -------------------------------------------------------------------------------------------

    def definition(self, card: Card) -> Definition:
        """What is printed on the card."""
        return KNOWN.get(card.code) or definition(card.code)

    def face(self, card: Card) -> SortedFace:
        """What the object is: type, subtypes, abilities and base values as they are now (9.12.1d).

        Rules: 1.8.4b, 2.16.4.
        """
        if self.shifting:
            faces = self._faces
            if faces is None:
                faces = self.faces
            if card.oid in faces:
                return faces[card.oid]
            if card.oid in self.state.last_traits:
                return self._was(card)
        if card.worth is None and (card.faceup or card.side != RUNNER or card.zone not in _IN_PLAY):
            try:
                return KNOWN[card.code]
            except KeyError:
                return definition(card.code)
        return FACEDOWN if card.worth is None else agenda_face(card.code, card.worth)

    def name(self, card: Card) -> str:
        """The title that effects find the object by, "" if it has none.

        Rules: 10.1.3, 10.1.4, rg: Karten umwandeln.
        """
        if card.worth is not None or card.code.endswith(CONDITION):
            return self.definition(card).title if self.rules.converted_named else ""
        return self.face(card).title

    def _was(self, card: Card) -> SortedFace:
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
            found, self._volatile = self.work_out()
            self._faces = found
            if found != self._mended:
                self._mended, self.unmended = found, True
        return found

    @abstractmethod
    def work_out(self) -> tuple[Faces, bool]:
        """The objects that are not as printed (`changes`), and whether that depends on more than places."""

    @contextmanager
    def working(self) -> Iterator[Callable[[Faces], None]]:
        """While objects are worked out: shows faces to all questions; at the end all is as before."""
        before = self._faces, self._index, self._indexed, self._indexed_with

        def show(faces: Faces) -> None:
            self._faces = faces

        show(self._faces or {})
        kept, self._kept = self._kept, None  # what is asked of objects half worked out
        try:
            yield show
        finally:
            self._kept = kept
            self._faces, self._index, self._indexed, self._indexed_with = before

    def unchanging(self) -> AbstractContextManager[None]:
        """While a question's options are listed: nothing changes, so that nothing is worked out twice."""
        return _Unchanging(self)

    @property
    def still(self) -> bool:
        """Whether nothing changes now (`unchanging`)."""
        return self._kept is not None

    def once(self, question: Hashable, work: Callable[[], _Found]) -> _Found:
        """What `work` finds out, while nothing changes (`unchanging`) found out once for a question."""
        kept = self._kept
        if kept is None:
            return work()
        if question not in kept:
            kept[question] = work()
        found: _Found = kept[question]
        return found

    def changed(self) -> None:
        """Something happened on which it may depend what objects are."""
        if self._volatile:
            self._faces = None

    @property
    def changers(self) -> tuple[int, ...]:
        """Active objects whose printed abilities change what objects are; worked out once until a card comes,
        goes or turns.
        """
        found = self._changers
        if found is None:
            cards = self.state.cards
            found = tuple([oid for oid in self.active_oids() if self.definition(cards[oid]).traits])
            self._changers = found
        return found

    def active_oids(self) -> tuple[int, ...]:
        """Objects whose abilities are active by default (1.8.3a)."""
        return tuple([oid for oid, _, _, _ in self.basis.active])

    def define(self, code: str) -> Definition:
        """The definition with this code."""
        return definition(code)

    def front(self, code: str) -> str:
        """The front side of a double-sided card (3.1.1a); the code itself of any other."""
        return front(code)

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
        """Cards hosted on this one; not those hosted on them in turn (1.13.9)."""
        return [card for card in self.hosted_cards() if card.host == host] if self.index.hosting else []

    def identity(self, seat: Seat) -> Card:
        """A player's identity."""
        cards = self.state.cards
        return next(card for oid in self.state.zones[IDENTITY] if (card := cards[oid]).side == seat)

    @property
    def index(self) -> Index:
        """The active cards, sorted by what they do; worked out once until one comes, goes or turns."""
        found = self._index
        if found is None or (self.shifting and self._indexed_with is not self._faces):
            return self._indexed_anew(found)
        return found

    @property
    def basis(self) -> Basis:
        """What the index depends on; worked out once until a card comes, goes or turns."""
        found = self._basis
        if found is None:
            found = self._basis = basis(self.state, self.pool.elsewhere)
        return found

    def _indexed_anew(self, found: Index | None) -> Index:
        faces = self.faces if self.shifting else _NO_FACES
        self._indexed_with = faces
        if found is not None and (found.faces is faces or found.faces == faces):
            return found
        # Most of what comes, goes or turns is not active.
        on = self.basis
        found = self._indexed
        if found is None or found.basis != on or found.faces != faces:
            found = self._indexed = Index(on, faces) if faces else plain_index(on)
        self._index = found
        return found

    def active(self) -> list[Card]:
        """Cards whose abilities are active by default (1.8.3a)."""
        cards = self.state.cards
        return [cards[oid] for oid in self.index.oids]

    def forget(self) -> None:
        """Cards came, went or turned, or an answer was taken back: drop what was worked out before."""
        self._index = None
        self._basis = None
        self._changers = None
        self._faces = None
        self.unmended = True

    def server_of(self, card: Card) -> str:
        """Where a card is, where its host is (4.6.6k), or its central zone; else ""."""
        host = self.state.cards.get(card.host) or self.state.last_known.get(card.host)
        if host is not None and not card.server:
            return self.server_of(host)
        return card.server or (card.zone if card.zone in CENTRALS else "")

    def here(self, source: int) -> str:
        """ "This server" of a source, now or when last known (4.6.6i); "" if it has none."""
        card = self.state.cards.get(source) or self.state.last_known.get(source)
        return "" if card is None else self.server_of(card)

    def is_active(self, oid: int) -> bool:
        """Whether the object is an active card.

        Rules: 1.8.4a, 1.8.6, 3.2.3, 4.2.5, 4.3.5, 4.4.4, 4.5.4, 4.6.4b, 4.6.4c, 4.6.4e, 4.9.4.
        """
        card = self.state.cards.get(oid)
        if card is None or not card.faceup:
            return False
        if card.zone == HOSTED:
            return card.code.endswith(CONDITION)  # 1.9.5j
        if card.zone == INSTALLED and self.definition(card).type == AGENDA:  # 3.2.3a
            return "faceup" in self.definition(card).statics
        return card.zone in (INSTALLED, IDENTITY, CORP_SCORE) or (card.zone == PLAY and card.since > 0)

    def scope(self, card: Card) -> Bare:
        """The scope of a card's static abilities."""
        return Bare(card.side, card.oid, card.code)

    def bare(self, seat: Seat) -> Bare:
        """The scope of a basic action."""
        return Bare(seat, 0, "")

    def public_name(self, oid: int) -> dict[str, Any]:
        """`code` and `secret` of an event about an installed card."""
        card = self.state.cards.get(oid)
        if card is None:
            return {}
        return {"code": card.code, "secret": "" if card.faceup else card.side}


class _Unchanging(AbstractContextManager[None]):
    """While it is entered, a game keeps what it works out. (A generator would take three times as long.)"""

    __slots__ = ("game", "outer")

    def __init__(self, game: Characteristics) -> None:
        self.game = game
        self.outer = game._kept

    def __enter__(self) -> None:
        if self.outer is None:
            self.game._kept = {}

    def __exit__(self, *_: object) -> None:
        self.game._kept = self.outer
