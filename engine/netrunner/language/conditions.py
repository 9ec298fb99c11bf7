"""Things that are true or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.values import Value
from engine.netrunner.language.base import Amount, Condition, Scope, Selector
from engine.netrunner.language.selectors import Result, ResultName
from engine.netrunner.table.state import CENTRALS, RUNNER, SEATS

if TYPE_CHECKING:
    from engine.netrunner.game import Game
    from engine.netrunner.language.text import Speech


class Tagged(Value, Condition, frozen=True):
    """The Runner has at least one tag (10.5)."""

    lasts = True

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.tags > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-tagged")


class Not(Value, Condition, frozen=True):
    """The opposite."""

    what: Condition
    text: str

    def true(self, g: Game, s: Scope) -> bool:
        return not self.what.true(g, s)

    def say(self, t: Speech) -> str:
        return t.fill(self.text)


class CreditsAtMost(Value, Condition, frozen=True):
    """A player has that many credits in the pool or fewer."""

    seat: str
    n: int

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.credits[self.seat] <= self.n

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-credits", whose=t.person(self.seat), who=t.seat(self.seat), n=self.n)


class ClicksRemain(Value, Condition, frozen=True):
    """The controller has clicks left."""

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.clicks[s.seat] > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-clicks-left")


class SuccessfulRunThisTurn(Value, Condition, frozen=True):
    """The Runner made a successful run this turn."""

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.history.get("successful_run", 0) > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-run-this-turn")


class SuccessfulRunLastTurn(Value, Condition, frozen=True):
    """The Runner made a successful run during their last turn."""

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.previous.get(RUNNER, {}).get("successful_run", 0) > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-run-last-turn")


class ProtectingRemote(Value, Condition, frozen=True):
    """The source protects a remote server."""

    lasts = True

    def true(self, g: Game, s: Scope) -> bool:
        card = g.state.cards.get(s.source)
        return card is not None and bool(card.server) and card.server not in CENTRALS

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-protecting-remote")


class StoleThisRun(Value, Condition, frozen=True):
    """The Runner stole an agenda during the run the event is about."""

    def true(self, g: Game, s: Scope) -> bool:
        run = s.event.run if s.event is not None else g.run_number
        return g.state.history.get(f"stolen_in:{run}", 0) > 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-stole")


class EventRunSuccessful(Value, Condition, frozen=True):
    """The run the event is about was declared successful."""

    def true(self, g: Game, s: Scope) -> bool:
        return s.event is not None and s.event.by == "successful"

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-that-run-successful")


class Did(Value, Condition, frozen=True):
    """An earlier instruction of the ability did something ("trashed", "found") to a card of a set."""

    name: ResultName
    what: Selector | None = None

    def true(self, g: Game, s: Scope) -> bool:
        cards = (g.state.cards[oid] for oid in Result(self.name).oids(g, s))
        return any(self.what is None or self.what.matches(g, card, s) for card in cards)

    def say(self, t: Speech) -> str:
        what = "" if self.what is None else t.cards(self.what, "a", "subject")
        return t.say("nrc-if-did", how=self.name, what=what)


class AtLeast(Value, Condition, frozen=True):
    """An amount is at least so large."""

    what: Amount
    n: int

    def true(self, g: Game, s: Scope) -> bool:
        return self.what.value(g, s) >= self.n

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-at-least", amount=self.what.say(t), n=self.n)


class NoProgramInstalledThisTurn(Value, Condition, frozen=True):
    """No program was installed this turn so far."""

    def true(self, g: Game, s: Scope) -> bool:
        return g.state.history.get("installed:program", 0) == 0

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-no-program")


class Threat(Value, Condition, frozen=True):
    """The highest score is at least n (1.17.1a, 9.3.6f)."""

    n: int

    def true(self, g: Game, s: Scope) -> bool:
        return max(g.points(seat) for seat in SEATS) >= self.n

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-threat", n=self.n)


class RunHere(Value, Condition, frozen=True):
    """A run on the source's server is in progress."""

    def true(self, g: Game, s: Scope) -> bool:
        run, card = g.run, g.state.cards.get(s.source)
        return run is not None and run.begun and card is not None and card.server == run.server

    def say(self, t: Speech) -> str:
        return t.say("nrc-if-run-here")
