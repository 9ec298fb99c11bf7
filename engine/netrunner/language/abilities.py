"""The kinds of ability a card can have (9.1.1e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.values import Value
from engine.netrunner.language.base import Ability, Amount, Bare, Condition, Effect, Modifier
from engine.netrunner.language.costs import Cost

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech
    from engine.netrunner.table.state import Card, Event


class Paid(Value, Ability, frozen=True):
    """A paid ability (9.5): a trigger cost, then instructions."""

    cost: Cost
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    by: str = ""
    """The only seat that may use it, if not its controller."""
    once: bool = False
    """Once per turn."""
    interface: bool = False
    """Only against ice whose strength this program's matches (3.9.5)."""
    interrupt: str = ""
    """Kind of expected effect it is relevant to ("net_damage", "tag"), for interrupts (9.9)."""
    access: bool = False
    """A mid-access ability (9.5.2c)."""

    @property
    def breaks(self) -> bool:
        """Whether it breaks subroutines."""
        return any(effect.breaks for effect in self.effects)

    def say(self, t: Speech) -> str:
        flags = [
            t.say(f"nrc-flag-{flag}")
            for flag, on in (
                ("interrupt", bool(self.interrupt)), ("access", self.access), ("interface", self.interface),
                ("once", self.once),
            )
            if on
        ]  # fmt: skip
        lead = "".join(f"{flag} → " for flag in flags)
        text = f"{lead}{t.capital(self.cost.say(t))}: {t.used(self.effects, self.by)}"
        if self.condition is not None:
            text = f"{text} {t.say('nrc-use-only-if', condition=self.condition.say(t))}"
        if self.by:
            text = f"{text} {t.say('nrc-use-only-by', who=t.seat(self.by))}"
        return text


class On(Value, frozen=True):
    """A trigger condition (9.6.5): which events meet it."""

    kinds: tuple[str, ...]
    this: bool = False
    """The event is about the source itself."""
    here: bool = False
    """The event's place is the server the source is in."""
    places: tuple[str, ...] = ()
    """Places the event may be about; "remote" stands for every remote server."""
    seat: str = ""
    """"self" = the ability's controller, "opponent", or "" for anyone."""
    first: bool = False
    """Only the first such event each turn."""
    condition: Condition | None = None
    text: str = ""
    """The words for it: a message, or English with {this} and {runner:make} (`Speech.trigger`)."""
    first_in_run: bool = False
    """Only the first such "would:" event each run (9.9.5a)."""

    def met(self, g: Game, source: Card, seat: str, event: Event) -> bool:
        """Whether the event meets it. `source` is the card as it was when active."""
        if self.this and event.oid != source.oid:
            return False
        if self.here and event.place != source.server:
            return False
        if self.places and event.place not in self.places and not (
            "remote" in self.places and event.place.startswith("remote")
        ):  # fmt: skip
            return False
        if self.seat and (event.seat == seat) != (self.seat == "self"):
            return False
        if self.first_in_run and g.state.history.get(f"{event.kind}@{event.run}", 0) != 1:
            return False
        if self.first and self._ordinal(g, event) != 1:
            return False
        return self.condition is None or self.condition.true(
            g, Bare(seat=seat, source=source.oid, code=source.code, event=event)
        )

    def _ordinal(self, g: Game, event: Event) -> int:
        """The how-manieth such event of this turn it is; events since the last checkpoint have an order."""
        place = event.place if self.places else ""
        n = g.state.history.get(f"{event.kind}:{place}" if place else event.kind, 0)
        if n > 1:
            for later in reversed(g.state.fresh):
                if later is event:
                    break
                if later.kind == event.kind and place in ("", later.place):
                    n -= 1
        return n


class When(Value, Ability, frozen=True):
    """A conditional ability (9.6). Optional ones may be left unused (9.6.9)."""

    on: On
    effects: tuple[Effect, ...]
    optional: bool = False
    persistent: bool = False
    """Stays active until the run is over if the Runner trashes the accessed card (9.12.5)."""
    interrupt: bool = False
    """Becomes pending in interrupt windows: `on.kinds` are kinds of expected effects (9.9.4b)."""
    access: bool = False
    """Active while its source is accessed, even if inactive (9.1.8a)."""
    installed_only: bool = False
    """With `access`: only while the source is installed."""

    def say(self, t: Speech) -> str:
        flags = ("persistent", self.persistent), ("interrupt", self.interrupt)
        lead = "".join(f"{t.say(f'nrc-flag-{flag}')} → " for flag, on in flags if on)
        text = t.triggered(t.trigger(self.on), self.effects, may=self.optional)
        text = lead + t.tidy(t.capital(text))
        return f"{text} {t.say('nrc-persistent')}" if self.persistent else text


class Sub(Value, Ability, frozen=True):
    """A subroutine (9.8)."""

    effects: tuple[Effect, ...]

    def say(self, t: Speech) -> str:
        return f"↳ {t.sentences(self.effects)}"


class Play(Value, Ability, frozen=True):
    """The play ability of an event or operation (9.7). `condition`: play it only if so (9.3.3)."""

    effects: tuple[Effect, ...]
    condition: Condition | None = None
    x: Amount | None = None
    """For a play cost of X: the most X may be (1.16.2c). The effects know it as `X()`."""

    def say(self, t: Speech) -> str:
        text = t.sentences(self.effects)
        if self.x is not None:
            text = f"{text} {t.say('nrc-x-at-most', amount=self.x.say(t))}"
        if self.condition is not None:
            text = t.capital(f"{t.say('nrc-play-only-if', condition=self.condition.say(t))} {text}")
        return text


class Static(Value, Ability, frozen=True):
    """A static ability (9.4): a modifier while its condition holds."""

    modifier: Modifier
    condition: Condition | None = None

    def say(self, t: Speech) -> str:
        text = t.changes(self.modifier)
        if self.condition is not None:
            message = "nrc-while" if self.condition.lasts else "nrc-if-behind"
            text = t.say(message, what=text, condition=self.condition.say(t))
        return t.tidy(t.capital(text) + ".")


class CanAdvance(Value, Ability, frozen=True):
    """The card can be advanced although it is no agenda (1.18.1)."""

    def say(self, t: Speech) -> str:
        return t.capital(t.say("nrc-can-advance"))
