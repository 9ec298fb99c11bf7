"""Questions about the table: what is active, how strong, how expensive; where the run stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel.machine import Frame, Machine, Option
from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.base import Bare, Effect
from engine.netrunner.language.effects import Break
from engine.netrunner.language.modifiers import Forbid, Modify
from engine.netrunner.rules import costs
from engine.netrunner.rules.abilities import AbilityFrame, ConditionalFrame
from engine.netrunner.rules.access import AccessFrame, BreachFrame
from engine.netrunner.rules.interrupts import InterruptFrame
from engine.netrunner.rules.manipulation import InstallFrame
from engine.netrunner.rules.runs import EncounterFrame, RunFrame
from engine.netrunner.rules.windows import ReactionFrame
from engine.netrunner.table.definitions import KNOWN, Definition, definition
from engine.netrunner.table.index import Index, heard, pool
from engine.netrunner.table.state import (
    CORP_SCORE,
    IDENTITY,
    INSTALLED,
    PLAY,
    RUNNER,
    SCORE_AREA,
    Card,
    NetrunnerState,
    Pending,
)

if TYPE_CHECKING:
    pass


class Queries(Machine):
    """The machine with the questions rules and cards ask of a game of Netrunner."""

    state: NetrunnerState

    def __init__(self, state: NetrunnerState) -> None:
        self.state = state
        codes = frozenset([card.code for card in state.cards.values()])
        self.stats, self.listened, self.interruptible, self.moody = pool(codes)
        self.heard = heard(codes)
        """Events that an ability of any card in the game may listen to, be it for a while."""
        self._index: Index | None = None
        self.unmended = True
        """Whether cards came, went or turned since checkpoint steps 10.3.1c to h last looked."""

    # -- cards -------------------------------------------------------------------------------------------

    def definition(self, card: Card) -> Definition:
        """What the card is."""
        return KNOWN.get(card.code) or definition(card.code)

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

    @property
    def index(self) -> Index:
        """The active cards, sorted by what they do; worked out once until one comes, goes or turns."""
        found = self._index
        if found is None:
            found = self._index = Index(self.state)
        return found

    def active(self) -> list[Card]:
        """Cards whose abilities are active by default (1.8.3a)."""
        cards = self.state.cards
        return [cards[oid] for oid in self.index.oids]

    def forget(self) -> None:
        """Cards came, went or turned, or an answer was taken back: drop what was worked out before."""
        self._index = None
        self.unmended = True

    def is_active(self, oid: int) -> bool:
        """Whether the object is an active card."""
        card = self.state.cards.get(oid)
        return card is not None and card.faceup and card.zone in (INSTALLED, IDENTITY, PLAY, CORP_SCORE)

    def scope(self, card: Card) -> Bare:
        """The scope of a card's static abilities."""
        return Bare(seat=card.side, source=card.oid, code=card.code)

    def bare(self, seat: str) -> Bare:
        """The scope of a basic action."""
        return Bare(seat=seat, source=0, code="")

    def public_name(self, oid: int) -> dict[str, str]:
        """`code` and `secret` of an event about an installed card."""
        card = self.state.cards.get(oid)
        if card is None:
            return {}
        return {"code": card.code, "secret": "" if card.faceup else card.side}

    # -- values ------------------------------------------------------------------------------------------

    def changes(self, stat: str, card: Card | None = None) -> list[int]:
        """What static abilities and lingering effects add to a value, for a card or in general."""
        found = []
        if stat in self.stats:
            cards = self.state.cards
            for oid, static in self.index.statics.get(stat, ()):
                found.append(self._change(static.modifier, static.condition, cards[oid], card))
            if card is not None and not self.is_active(card.oid):
                # 9.1.8d, e: abilities that change their own card's costs work while it is inactive.
                for static in definition(card.code).statics.get(stat, ()):
                    if stat.endswith("_cost") or stat == "advancement":
                        found.append(self._change(static.modifier, static.condition, card, card))
        for effect in self.state.lingering:
            change = effect.modifier
            if change is not None and change.stat == stat and isinstance(change, Modify):
                scope = Bare(seat=effect.seat, source=effect.source, code=effect.code)
                found.append(change.change(self, scope, card, effect.target))  # type: ignore[arg-type]
        return found

    def _change(self, modifier: Any, condition: Any, source: Card, card: Card | None) -> int:
        scope = self.scope(source)
        if not isinstance(modifier, Modify):
            return 0
        if condition is not None and not condition.true(self, scope):
            return 0
        return modifier.change(self, scope, card)  # type: ignore[arg-type]

    def modified_cost(self, stat: str, card: Card, base: int) -> int:
        """A cost: increased, then lowered, never below 0 (1.16.2a)."""
        if not self.state.lingering and (
            stat not in self.stats
            or (not self.index.statics.get(stat) and stat not in definition(card.code).statics)
        ):
            return base
        changes = self.changes(stat, card)
        raised = base + sum(n for n in changes if n > 0)
        return max(0, raised + sum(n for n in changes if n < 0))

    def strength(self, card: Card) -> int:
        """Current strength of ice or an icebreaker; may be negative (2.7)."""
        return (definition(card.code).facts.strength or 0) + sum(self.changes("strength", card))

    def subtypes(self, card: Card) -> frozenset[str]:
        """Subtypes of a card: gained more often than lost, the printed ones counting as gained (2.16.5)."""
        printed = definition(card.code).subtypes
        if "subtype" not in self.stats:
            return printed
        total = dict.fromkeys(printed, 1)
        for modifier, scope, target in self.modifiers("subtype"):
            applies = (
                card.oid == (target or scope.source)
                if target or modifier.to is None
                else modifier.to.matches(self, card, scope)
            )
            if applies:
                total[modifier.subtype] = total.get(modifier.subtype, 0) + modifier.n
        return frozenset(name for name, n in total.items() if n > 0)

    def modifiers(self, stat: str) -> list[tuple[Any, Bare, int]]:
        """What static abilities and lingering effects of a kind are on: modifier, scope, target or 0."""
        found: list[tuple[Any, Bare, int]] = []
        game: Any = self
        for oid, static in self.index.statics.get(stat, ()):
            scope = self.scope(self.state.cards[oid])
            if static.condition is None or static.condition.true(game, scope):
                found.append((static.modifier, scope, 0))
        for effect in self.state.lingering:
            if effect.modifier is not None and effect.modifier.stat == stat:
                bare = Bare(seat=effect.seat, source=effect.source, code=effect.code)
                found.append((effect.modifier, bare, effect.target))
        return found

    def advancement_requirement(self, card: Card) -> int:
        """How many advancement counters scoring takes (2.4)."""
        return (definition(card.code).facts.advancement_requirement or 0) + sum(
            self.changes("advancement", card)
        )

    def hand_size(self, seat: str) -> int:
        """Maximum hand size (4.3.9)."""
        size = 5 + sum(self.changes(f"hand_{seat}"))
        return size - self.state.core_damage if seat == RUNNER else size

    def memory_limit(self) -> int:
        """The Runner's memory limit (1.20)."""
        return 4 + sum(self.changes("memory"))

    def memory_used(self) -> int:
        """Memory costs of installed programs (3.9.3)."""
        return self.index.memory

    def link(self) -> int:
        """The Runner's link (10.7)."""
        base = sum(
            definition(self.state.cards[oid].code).facts.base_link for oid in self.state.zones[IDENTITY]
        )
        return base + sum(self.changes("link"))

    def points(self, seat: str) -> int:
        """Agenda points in a score area (1.17.1)."""
        return sum(
            definition(self.state.cards[oid].code).facts.agenda_points or 0
            for oid in self.state.zones[SCORE_AREA[seat]]
        )

    def forbidden(self, what: str) -> bool:
        """Whether something "cannot" happen (1.2.2)."""
        if what in self.stats:
            for source in self.active():
                for static in definition(source.code).statics.get(what, ()):
                    if isinstance(static.modifier, Forbid) and (
                        static.condition is None or static.condition.true(self, self.scope(source))  # type: ignore[arg-type]
                    ):
                        return True
        return any(
            isinstance(effect.modifier, Forbid) and effect.modifier.stat == what
            for effect in self.state.lingering
        )

    # -- the run -----------------------------------------------------------------------------------------

    def _top(self, kind: type[Any]) -> Any:
        for frame in reversed(self.state.stack):
            if type(frame) is kind:
                return frame
        return None

    @property
    def run(self) -> RunFrame | None:
        """The run in progress that formally began or is being announced."""
        found: RunFrame | None = self._top(RunFrame)
        return found

    @property
    def run_number(self) -> int:
        """Number of the run in progress, 0 outside of one (6.3.4)."""
        for frame in reversed(self.state.stack):
            if type(frame) is RunFrame:
                return frame.number if frame.begun else 0
        return 0

    @property
    def encounter(self) -> EncounterFrame | None:
        """The innermost encounter in progress."""
        found: EncounterFrame | None = self._top(EncounterFrame)
        return None if found is None or found.over else found

    @property
    def accessed(self) -> int:
        """The object being accessed, 0 if none."""
        found: AccessFrame | None = self._top(AccessFrame)
        return 0 if found is None else found.oid

    @property
    def breach(self) -> BreachFrame | None:
        """The breach in progress."""
        found: BreachFrame | None = self._top(BreachFrame)
        return found

    def _subs(self, oid: int) -> tuple[tuple[int, Sub], ...]:
        """Subroutines in order, each under an id that it keeps while others come and go (9.8.2, 9.8.3)."""
        card = self.state.cards.get(oid)
        if card is None:
            return ()
        printed = definition(card.code).subs
        if "subs" not in self.stats:
            return tuple(enumerate(printed))
        before: list[tuple[int, Sub]] = []
        after: list[tuple[int, Sub]] = []
        game: Any = self
        for place, (modifier, scope, target) in enumerate(self.modifiers("subs")):
            own = modifier.to is None and not target and scope.source == oid
            if own or target == oid or (modifier.to is not None and modifier.to.matches(game, card, scope)):
                first = 100 if own else 1000 * (place + 1)
                new = [(first + i, modifier.sub) for i in range(modifier.count(game, scope))]
                (before if own else after).extend(new)
        return (*before, *enumerate(printed), *after)

    def subroutines(self, oid: int) -> tuple[Sub, ...]:
        """The subroutines of a piece of ice in order (9.8.2)."""
        if "subs" in self.stats:
            return tuple(sub for _, sub in self._subs(oid))
        card = self.state.cards.get(oid)
        return () if card is None else definition(card.code).subs

    def sub_ids(self, oid: int) -> tuple[int, ...]:
        """The ids of those subroutines, by which an encounter remembers which are broken."""
        return tuple(number for number, _ in self._subs(oid))

    def unbroken(self) -> list[int]:
        """Unbroken subroutines of the encountered ice, by place."""
        encounter = self.encounter
        if encounter is None:
            return []
        return [i for i, sub in enumerate(self.sub_ids(encounter.ice)) if sub not in encounter.broken]

    def breakable(self, f: AbilityFrame, effect: Effect) -> list[int]:
        """Subroutines an ability may choose as targets (9.8.7)."""
        if isinstance(effect, Break) and effect.fits(self, f.source):  # type: ignore[arg-type]
            return self.unbroken()
        return []

    def jack_out_options(self) -> list[Option]:
        """Go on or jack out; with how many ice are still in the way (6.1.5)."""
        run = self.run
        left = max(0, run.position) if run is not None else 0
        return [Option("continue", "continue_run", n=left), Option("jack_out", "jack_out", n=left)]

    def arriving(self, server: str) -> bool:
        """Whether a card is being installed there, so that the server does not cease to exist (8.5.9)."""
        return any(isinstance(frame, InstallFrame) and frame.server == server for frame in self.state.stack)

    # -- abilities ---------------------------------------------------------------------------------------

    def usable(self, card: Card, index: int, paid: Paid, seat: str) -> bool:
        """Whether a paid ability can be used now: restrictions, cost, and some effect (9.5, 1.2.5)."""
        if paid.once and f"{card.oid}:{index}" in self.state.used:
            return False
        if not costs.can_pay(self, seat, paid.cost, card.oid, "ability"):  # type: ignore[arg-type]
            return False
        if paid.interface and not self._interfaces(card):
            return False
        scope = Bare(seat=seat, source=card.oid, code=card.code)
        game: Any = self
        if paid.condition is not None and not paid.condition.true(game, scope):
            return False
        return any(effect.useful(game, scope) for effect in paid.effects)

    def _interfaces(self, card: Card) -> bool:
        """Step 6.9.3b of an encounter, and strength enough (3.9.5f, g)."""
        encounter = self.encounter
        if encounter is None or not encounter.window or encounter.ice not in self.state.cards:
            return False
        return self.strength(card) >= self.strength(self.state.cards[encounter.ice])

    def still_pending(self, p: Pending) -> bool:
        """Whether a pending instance keeps its status: its ability is still active (9.6.10)."""
        if p.lingering:
            return any(effect.number == p.lingering for effect in self.state.lingering)
        if p.posthumous or self.is_active(p.source):
            return True
        event = p.event
        if event is None or event.kind not in ("accessed", "stolen", "trashed"):
            return False
        return event.oid == p.source

    def in_flight(self, oid: int, when: When) -> bool:
        """Whether an instance of a static-condition ability is pending or resolving (9.6.7c)."""
        for frame in self.state.stack:
            if isinstance(frame, ReactionFrame):
                if any(p.source == oid and p.ability == when for p in frame.pending):
                    return True
            elif (
                isinstance(frame, ConditionalFrame)
                and frame.source == oid
                and frame.event is not None
                and frame.event.kind == "empty"
            ):
                return True
        return False

    def below(self, w: Frame) -> AbilityFrame | None:
        """The ability frame under a window."""
        stack = self.state.stack
        for i, frame in enumerate(stack):
            if frame is w and i and isinstance(stack[i - 1], AbilityFrame):
                return stack[i - 1]  # type: ignore[return-value]
        return None

    def imminent(self, f: AbilityFrame) -> AbilityFrame | None:
        """The ability an interrupt interrupts: the one below the innermost interrupt window under it."""
        seen = False
        for frame in reversed(self.state.stack):
            if seen and isinstance(frame, InterruptFrame):
                return self.below(frame)
            seen = seen or frame is f
        return None

    def until(self, duration: str) -> str:
        """A duration as a lingering effect stores it; outside its structure it ends at once (3.9.5d)."""
        if duration == "run" and self.run is None:
            duration = "encounter"  # 3.4.4a
        if duration == "run":
            return f"run:{self.run.number if self.run is not None else 0}"
        if duration == "encounter":
            return f"encounter:{self.encounter.number if self.encounter is not None else 0}"
        if duration == "turn":
            return f"turn:{self.state.turn}"
        return ""
