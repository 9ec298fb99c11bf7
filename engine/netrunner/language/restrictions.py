"""What cannot happen (1.2.2), what a player must do if able (9.12.3), when a card may be used (9.1.8c)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final, Literal

from engine.kernel.values import Value
from engine.netrunner.language.base import Condition, Scope, Selector
from engine.netrunner.language.fields import Natural
from engine.netrunner.language.happenings import at
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Act, Duty, Modifier, NoSeat, Player, Seat, ServerName, seat_of
from engine.netrunner.table.state import CORP, RUNNER, SEATS

if TYPE_CHECKING:
    from engine.netrunner.table.game import Game

__all__ = ["BreakLimit", "Cannot", "FirstClick", "Must", "OnlyIf", "RezzedAsNonIce"]


ABOUT: Final[Mapping[Act | Duty, str]] = {
    "steal": "what where", "score": "what where", "trash": "what where", "access": "what where",
    "rez": "what where", "derez": "what where", "install": "what", "play": "what", "advance": "what where",
    "run": "where", "jack_out": "where", "success": "where", "end_run": "what where", "use": "what where",
    "break": "what where", "bypass": "what where", "expose": "what where",
    "forfeit": "what",
    "trash_accessed": "what where", "pay_trash_cost": "what where",
}  # fmt: skip
"""Which acts are done to a card, and which at a server: that of a run, or the one the card is in."""
_DOERS: Final[Mapping[Act | Duty, Seat]] = {
    "tag": RUNNER, "net_damage": RUNNER, "meat_damage": RUNNER, "core_damage": RUNNER, "steal": RUNNER,
    "access": RUNNER, "run": RUNNER, "jack_out": RUNNER, "success": RUNNER, "break": RUNNER,
    "trash_accessed": RUNNER, "pay_trash_cost": RUNNER, "bad_publicity": CORP, "score": CORP, "rez": CORP,
    "advance": CORP, "purge": CORP, "create_server": CORP,
}  # fmt: skip
"""Who alone does what."""
Forbidden = Literal["you", "opponent", "corp", "runner", "players", ""]
"""Whom a restriction binds: a player, both players, or the rules as well."""


class _Restriction(Value, Modifier, frozen=True):
    def faults(self) -> Iterable[str]:
        act: Act | Duty = self.act  # type: ignore[attr-defined]
        about = ABOUT.get(act, "").split()
        for field in ("what", "where"):
            if getattr(self, field) and field not in about:
                yield f"{act!r} is about no {field!r}"
        who: Forbidden = self.who  # type: ignore[attr-defined]
        if who in SEATS and who != _DOERS.get(act, who):
            yield f"the {_DOERS[act].capitalize()} alone does what {act!r} is"

    def concerns(
        self, g: Game, s: Scope, seat: Seat | NoSeat, card: Card | None, server: str, target: int
    ) -> bool:
        """Whether it is about this player doing it, to this card, at this server."""
        who: Forbidden = self.who  # type: ignore[attr-defined]
        what: Selector | None = self.what  # type: ignore[attr-defined]
        where: tuple[str, ...] = self.where  # type: ignore[attr-defined]
        if who == "players":
            if not seat:  # by the rules (10.3.1)
                return False
        elif who and seat_of(who, s.seat) != seat:
            return False
        if where and not at(g, server, where, s):
            return False
        if target:
            return card is not None and card.oid == target
        return what is None or (card is not None and what.matches(g, card, s))


class Cannot(_Restriction, frozen=True):
    """Something that cannot happen: by `who` (anybody), to `what` (anything), at `where` (anywhere).

    Cannot("end_run", what) is about the subroutines of these.

    Cannot("draw", who=RUNNER)    Cannot("trash", what=Type("ice"))    Cannot("run", where=("remote",))

    "players" are both of them, by abilities of theirs too; what the rules do then happens all the same: they
    trash what breaks a restriction (10.3.1e).
    """

    act: Act
    what: Selector | None = None
    who: Forbidden = ""
    where: tuple[ServerName, ...] = ()

    @property
    def stat(self) -> str:
        return f"cannot:{self.act}"


class Must(_Restriction, frozen=True):
    """What a player must do if able: trash the accessed card, pay for that, run somewhere (9.12.3)."""

    act: Duty
    what: Selector | None = None
    who: Player | Literal[""] = RUNNER
    where: tuple[ServerName, ...] = ()

    @property
    def stat(self) -> str:
        return f"must:{self.act}"


class FirstClick(Value, Modifier, frozen=True):
    """The first click that the controller spends each turn must be spent on the basic action to run, or on
    the one to play a card of a set (9.12.3).

    What has an additional cost nobody has to do (9.12.3e).
    """

    play: Selector
    stat: Literal["must:first_click"] = "must:first_click"

    def concerns(self, g: Game, s: Scope, seat: Seat, card: Card | None) -> bool:
        """Whether it asks a player for an action with this card; without one, for running."""
        if s.seat != seat or any(event.seat == seat for event in g.happened((EventKind.SPEND_CLICKS,))):
            return False
        return card is None or self.play.matches(g, card, s)


class BreakLimit(Value, Modifier, frozen=True):
    """Each encounter, the Runner cannot break more than n printed subroutines of the source (9.8.5).

    `using`: with these only, so that others are free: `BreakLimit(1, using=AnyCard() - Subtype("killer"))`.
    `on`: of such ice instead of the source. `all_subs`: none at all, printed or gained (1.2.2).
    """

    n: Natural
    using: Selector | None = None
    stat: Literal["break_limit"] = "break_limit"
    on: Selector | None = None
    all_subs: bool = False

    def faults(self) -> Iterable[str]:
        if self.all_subs and self.n:
            yield "a limit is one of printed subroutines, or no subroutine can be broken"

    def left(self, g: Game, s: Scope, ice: Card, breaker: Card | None) -> int | None:
        """How many more of the encountered ice this card may break; None for any number."""
        there = ice.oid == s.source if self.on is None else self.on.matches(g, ice, s)
        if not there or not self._counts(g, s, breaker):
            return None
        began = max((e.serial for e in g.happened((EventKind.ENCOUNTER,)) if e.oid == ice.oid), default=0)
        broken = 0
        for event in g.happened((EventKind.BREAK,)):
            if event.oid == ice.oid and event.serial > began and event.detail == "printed":
                by = g.state.cards.get(event.other) or g.state.last_known.get(event.other)
                broken += self._counts(g, s, by)
        return max(0, self.n - broken)

    def _counts(self, g: Game, s: Scope, breaker: Card | None) -> bool:
        return self.using is None or (breaker is not None and self.using.matches(g, breaker, s))


class OnlyIf(Value, Modifier, frozen=True):
    """The source can be installed, played, rezzed or scored only if so, wherever it is (9.3.3b, 9.1.8).

    OnlyIf("install", Happened(On(EventKind.SUCCESSFUL_RUN, where=CENTRAL)))

    Rules: 9.1.8c.
    """

    act: Literal["install", "play", "rez", "score"]
    condition: Condition

    @property
    def stat(self) -> str:
        return f"only_if:{self.act}"


class RezzedAsNonIce(Value, Modifier, frozen=True):
    """The source, a piece of ice, can also be rezzed whenever assets and upgrades can (9.2.7c, 8.1.2b).

    Static(RezzedAsNonIce(), RunOn(HERE)): in the course of runs on its server.

    Rules: 9.1.8c.
    """

    stat: Literal["rez_as_non_ice"] = "rez_as_non_ice"

    def covers(self, g: Game, s: Scope, oid: int) -> bool:
        """Whether it is about this piece of ice."""
        return oid == s.source
