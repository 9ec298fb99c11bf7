"""A kit for tests that read as play, public like the engine itself.

    t = Table()
    t.hand("corp", "Hedge Fund")
    t.start("corp")
    t.click("Play Hedge Fund")
    assert t.credits("corp") == 9

Every click saves and loads the game first, and checks that the bytes are the same again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from engine.netrunner import cards
from engine.netrunner.game import SCHEMA, Game, load
from engine.netrunner.language.instructions import ConditionalFrame, Effect
from engine.netrunner.objects.definitions import (
    KNOWN,
    Definition,
    definition,
    forget_codes,
    plain,
    titled,
    verify,
)
from engine.netrunner.policy import THOROUGH, Policy
from engine.netrunner.rules.turns import CorpTurnFrame, GameFrame, RunnerTurnFrame
from engine.netrunner.shown.prompts import decision_view
from engine.netrunner.shown.view import DecisionView, OptionView, View
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.edition import CR_24_03, Role
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.table.facts import CORP_IDENTITY, EXTRA, ICE, RUNNER_IDENTITY, Facts
from engine.netrunner.table.parts import Ability, QuestionKind, Zone
from engine.netrunner.table.questions import Decision
from engine.netrunner.table.state import (
    CENTRALS,
    CORP,
    DECK,
    DISCARD,
    HAND,
    HOSTED,
    IDENTITY,
    INSTALLED,
    RUNNER,
    SCORE_AREA,
    ZONES,
    NetrunnerState,
    Server,
    seat_named,
)

SERVERS = {"HQ": "hq", "R&D": "rd", "Archives": "archives"}

_ = cards


def code_of(title: str) -> str:
    """The code of a card by its title (accents and case do not matter): what a test has declared itself, then
    the printed ones, then `blank`s. LookupError without one; DeclarationError for one that could not work.
    """
    if found := titled(title):
        code = min(found, key=lambda code: (code not in EXTRA, code))
        verify(code)
        return code
    if (blank := _BLANKS.get(plain(title))) is not None:
        return blank
    raise LookupError(f"no card is called {title!r}")


def blank(title: str, side: str, type: str, abilities: tuple[Ability, ...] = (), **facts: object) -> str:
    """A card without words, and without abilities unless some are given, known until the process ends.

    `facts` as in `Facts`: `blank("Wall", "corp", "ice", strength=3, cost=2)`. Its code.
    """
    code = "blank_" + plain(title)
    values: dict[str, object] = {"faction": "neutral", "cost": 0} | facts
    found = Facts(id=code, title=title, side=side, type=type, **values)  # type: ignore[arg-type]
    before = KNOWN.get(code)
    if before is not None and (before.facts, before.abilities) != (found, abilities):
        forget_codes()
    KNOWN[code] = Definition(found, abilities)
    _BLANKS[plain(title)] = code
    return code


_BLANKS: dict[str, str] = {}


def server_id(name: str) -> str:
    """ "R&D" -> "rd", "Server 2" -> "remote2"."""
    return SERVERS.get(name) or "remote" + name.removeprefix("Server ")


_NUMBERED = re.compile(r" \((?:(?:hosts [^()]*|used|new)(?:, |(?=\))))*(?:\d+(?: of \d+ alike)?)?\)$")
"""What tells copies of a card apart in labels."""


class Table:
    """A game set up by hand, by 24.03 unless another edition is named. Cards are named by title, servers as
    players call them."""

    def __init__(
        self, *, seed: int = 1, policy: Policy = THOROUGH, points_to_win: int = 7,
        corp: str = "The Syndicate: Profit over Principle", runner: str = "The Catalyst: Convention Breaker",
        filler: int = 10, edition: str = CR_24_03.name,
    ) -> None:  # fmt: skip
        """An empty table: identities, 5 credits each, decks of `filler` Hedge Funds and Sure Gambles.

        An identity named "" has no abilities.
        """
        if not corp:
            blank("Blank Corp", CORP, CORP_IDENTITY, influence_limit=15, minimum_deck_size=0)
        if not runner:
            blank("Blank Runner", RUNNER, RUNNER_IDENTITY, influence_limit=15, minimum_deck_size=0)
        state = NetrunnerState(schema=SCHEMA, seed=seed, edition=edition, points_to_win=points_to_win)
        state.zones = dict.fromkeys(ZONES, ())
        state.servers = {name: Server() for name in CENTRALS}
        state.credits = {CORP: 5, RUNNER: 5}
        self.game = Game(state, policy)
        self.policy = policy
        self.events: list[Event] = []
        self._add(corp or "Blank Corp", CORP, IDENTITY, faceup=True)
        self._add(runner or "Blank Runner", RUNNER, IDENTITY, faceup=True)
        self.deck(CORP, *["Hedge Fund"] * filler)
        self.deck(RUNNER, *["Sure Gamble"] * filler)

    # -- setting up --------------------------------------------------------------------------------------

    def _add(self, title: str, seat: str, zone: Zone, **fields: object) -> int:
        state = self.game.state
        state.last_oid += 1
        state.last_number += 1
        oid = state.last_oid
        card = Card(oid, code_of(title), seat_named(seat), zone, since=state.last_number, number=oid)
        state.cards[oid] = msgspec.structs.replace(card, **fields)
        state.zones[zone] = (*state.zones[zone], oid)
        return oid

    def hand(self, seat: str, *titles: str) -> tuple[int, ...]:
        """Put cards into a hand. Their ids."""
        return tuple(self._add(title, seat, HAND[seat]) for title in titles)

    def deck(self, seat: str, *titles: str) -> tuple[int, ...]:
        """Put cards on top of a deck, the first of them topmost."""
        zone = DECK[seat]
        below = self.game.state.zones[zone]
        self.game.state.zones[zone] = ()
        new = tuple(self._add(title, seat, zone) for title in titles)
        self.game.state.zones[zone] = (*new, *below)
        return new

    def empty_deck(self, seat: str) -> None:
        """Take all cards of a deck out of the game."""
        state = self.game.state
        for oid in state.zones[DECK[seat]]:
            del state.cards[oid]
        state.zones[DECK[seat]] = ()

    def discard_pile(self, seat: str, *titles: str, faceup: bool = True) -> tuple[int, ...]:
        """Put cards into Archives or the heap."""
        return tuple(
            self._add(title, seat, DISCARD[seat], faceup=faceup or seat == RUNNER) for title in titles
        )

    def score_area(self, seat: str, *titles: str, **counters: object) -> tuple[int, ...]:
        """Put agendas into a score area."""
        return tuple(self._add(title, CORP, SCORE_AREA[seat], faceup=True, **counters) for title in titles)

    def ice(self, server: str, *titles: str, rezzed: bool = True, **counters: object) -> tuple[int, ...]:
        """Install ice, each outward of the ones before. Their ids."""
        return tuple(self._install(server, title, rezzed, counters) for title in titles)

    def root(self, server: str, *titles: str, rezzed: bool = False, **counters: object) -> tuple[int, ...]:
        """Install cards in the root of a server."""
        return tuple(self._install(server, title, rezzed, counters) for title in titles)

    def _install(self, server: str, title: str, rezzed: bool, counters: dict[str, object]) -> int:
        state = self.game.state
        name = server_id(server)
        there = state.servers.get(name, Server())
        if name not in state.servers:
            state.remotes = max(state.remotes, int(name.removeprefix("remote")))
        oid = self._add(title, CORP, INSTALLED, server=name, faceup=rezzed, **counters)
        if definition(code_of(title)).type == ICE:
            state.servers[name] = Server((*there.ice, oid), there.root)
        else:
            state.servers[name] = Server(there.ice, (*there.root, oid))
        return oid

    def rig(self, *titles: str, faceup: bool = True, **counters: object) -> tuple[int, ...]:
        """Install Runner cards."""
        return tuple(self._add(title, RUNNER, INSTALLED, faceup=faceup, **counters) for title in titles)

    def hosted(
        self, host: str, *titles: str, faceup: bool = True, installed: bool = True, **counters: object
    ) -> tuple[int, ...]:
        """Cards hosted on the installed card with this title (1.13), installed there or only lying there."""
        on = self.card(host).oid
        zone: Zone = INSTALLED if installed else HOSTED
        return tuple(
            self._add(title, definition(code_of(title)).facts.side, zone, faceup=faceup, host=on, **counters)
            for title in titles
        )

    def set(self, **fields: int) -> None:
        """Set `corp_credits`, `runner_clicks` and the like, `tags`, `bad_publicity`, `core_damage`.

        After the start: `refresh` asks anew.
        """
        for name, value in fields.items():
            seat, _, what = name.partition("_")
            if what in ("credits", "clicks"):
                getattr(self.game.state, what)[seat] = value
            else:
                setattr(self.game.state, name, value)

    def refresh(self) -> None:
        """Ask anew what is asked, after the table was changed by hand."""
        self.game.refresh()

    def effect(self, seat: str, *effects: Effect, source: str = "") -> list[Event]:
        """Resolve effects at once, controlled by a seat; `source` is the title of an installed card.

        The open question is asked again afterwards. What happened; more if the effects ask something.
        """
        card = self.card(source) if source else None
        self.game.refresh(
            ConditionalFrame(
                seat=seat_named(seat),
                source=card.oid if card else 0,
                code=card.code if card else "",
                effects=effects,
            )
        )
        self.events = self.game.log
        return self.events

    def start(self, seat: str, *, clicks: int | None = None, turn_begins: bool = False) -> None:
        """Begin a turn of the seat: at its first action, or from the very beginning if `turn_begins`."""
        game = self.game = Game(self.game.state, self.policy)
        state = game.state
        state.stack.append(
            GameFrame(at=GameFrame.table.step(Role.CORP_TURN if seat == CORP else Role.RUNNER_TURN))
        )
        frame = CorpTurnFrame() if seat == CORP else RunnerTurnFrame()
        if not turn_begins:
            state.turn += 1
            state.active = seat_named(seat)
            state.clicks[seat] = (
                clicks
                if clicks is not None
                else game.rules.corp_clicks
                if seat == CORP
                else game.rules.runner_clicks
            )
            game.go(frame, Role.ACTION_WINDOW)
        state.stack.append(frame)
        for oid in state.zones[IDENTITY]:
            if not state.cards[oid].credit:
                do.first_recurring(game, oid)
        game.proceed()

    # -- playing -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The first open decision. LookupError if there is none."""
        if not self.game.decisions:
            raise LookupError("nobody has to decide anything")
        return self.game.decisions[0]

    def asks(self, kind: QuestionKind) -> bool:
        """Whether the first open decision is of a kind; False if nobody has to decide anything."""
        return any(decision.kind == kind for decision in self.game.decisions[:1])

    @property
    def asked(self) -> DecisionView:
        """The first open decision as its seat sees it."""
        return decision_view(self.game, self.decision)

    @property
    def options(self) -> list[str]:
        """Labels of the options of the first open decision."""
        return [option.label for option in self.asked.options]

    def offered(self, text: str) -> bool:
        """Whether an option's label holds the text."""
        return any(text in label for label in self.options)

    def click(self, *texts: str) -> list[Event]:
        """Answer the first open decision with the options whose labels begin with (or hold) the texts."""
        view = self.asked
        keys: list[str] = []
        for text in texts:
            found = [o for o in view.options if o.label.startswith(text) and o.key not in keys]
            found = found or [o for o in view.options if text in o.label and o.key not in keys]
            # What stands behind the dot is its price.
            exact = [o for o in found if o.label == text or o.label.startswith(f"{text} · ")] or found
            # Copies of a card are numbered: a test that does not say which means any.
            if not exact or len({_NUMBERED.sub("", o.label) for o in exact}) > 1:
                raise LookupError(f"{text!r} fits {[o.label for o in found]} of {self.options}")
            keys.append(exact[0].key)
        return self.answer(keys)

    def answer(self, keys: Iterable[str]) -> list[Event]:
        """Answer the first open decision with keys, after saving and loading the game."""
        data = self.game.save()
        self.game = load(data, self.policy)
        assert self.game.save() == data, "a save changed by loading it"
        decision = self.decision
        self.events = self.game.answer(decision.seat, decision.id, tuple(keys))
        return self.events

    def play(self, *texts: str) -> None:
        """Click one option after another."""
        for text in texts:
            self.click(text)

    def pass_until(self, text: str, limit: int = 50) -> None:
        """Pass (or take the only option, the first candidate) until an option with this text is offered."""
        for _i in range(limit):
            if self.offered(text):
                return
            passing: list[OptionView] = [o for o in self.asked.options if o.passing]
            if not passing and (len(self.asked.options) == 1 or self.decision.kind == "candidate"):
                passing = list(self.asked.options)
            if not passing:
                raise LookupError(f"cannot pass; offered: {self.options}")
            self.answer([passing[0].key])
        raise LookupError(f"{text!r} was never offered; now: {self.options}")

    def next_action(self) -> None:
        """Pass, go on and decline until somebody can take an action again."""
        self.pass_until("Gain 1 credit")

    # -- looking -----------------------------------------------------------------------------------------

    def view(self, seat: str) -> View:
        """The table as a seat sees it."""
        return self.game.view(seat)

    def credits(self, seat: str) -> int:
        """Credits in the pool."""
        return self.game.state.credits[seat]

    def clicks(self, seat: str) -> int:
        """Clicks left."""
        return self.game.state.clicks[seat]

    def names(self, zone: str) -> list[str]:
        """Titles of the cards in a zone, in order ("hq", "grip", "installed", "runner_score", ...)."""
        state = self.game.state
        return [definition(state.cards[oid].code).title for oid in state.zones[zone]]

    def card(self, title: str, zone: str = INSTALLED) -> Card:
        """The first card of this title in a zone. LookupError if there is none."""
        state = self.game.state
        code = code_of(title)
        for oid in state.zones[zone]:
            if state.cards[oid].code == code:
                return state.cards[oid]
        raise LookupError(f"{title} is not in {zone}")

    def find(self, number: int) -> Card:
        """The object that the card with this `number` is now, wherever it went. LookupError if it is gone."""
        for card in self.game.state.cards.values():
            if card.number == number:
                return card
        raise LookupError(f"card {number} is gone")

    def happened(self, kind: str, *, server: str = "") -> int:
        """How many events of a kind there were this turn, on a server if one is named. ValueError if none."""
        wanted = EventKind(kind)
        return sum(
            event.kind is wanted and server in ("", event.server) for event in self.game.state.happened
        )

    def log(self, seat: str = "spectator") -> list[str]:
        """The log lines of the last answer."""
        return [line for event in self.events if (line := self.game.describe(event, seat))]

    @property
    def winner(self) -> str | None:
        """The winner's seat, None while nobody has won."""
        result = self.game.result
        return result.winner if result is not None else None
