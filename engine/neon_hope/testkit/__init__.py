"""Tests that read as play: set a table, take turns, answer questions by what they say.

table = Table("vex", "noor")
table.put("floor", at="yard:lower")
table.at("vex", "yard:lower").hand("vex", "push", "look").reveals("skull")
table.turn("vex").investigate("floor", card="push").answer("Yes")

Characters and cards go by their codes. Every answer saves the game and goes on with the loaded one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

from msgspec.structs import replace

from engine.kernel.decisions import Decision
from engine.neon_hope import changes as do
from engine.neon_hope.game import Game, load, new_game
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.state import Card, Event
from engine.neon_hope.testkit.arranging import Arranging

if TYPE_CHECKING:
    from engine.kernel.views import OptionView
    from engine.neon_hope.packs import Library


class Table(Arranging):
    """A game in its first round, setup answered, with nothing on the table but the starting environment."""

    def __init__(
        self, library: Library, *characters: str, pack: str, episode: str, seed: int = 7, bare: bool = True,
        hand: int | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.library = library
        self.events: list[Event] = []
        """What the last answer made happen."""
        self.history: list[Event] = []
        """What happened since the last task was declared."""
        self.unsaved: Game | None = None
        """A game that goes the same way without being saved and loaded."""
        self.game = new_game(library, pack=pack, episode=episode, characters=characters, seed=seed, **options)
        self._finish_setup()
        if bare:
            self._clear(hand)
        self.history = []

    def _finish_setup(self) -> None:
        while self.game.state.phase == "setup":
            decision = self.game.decisions[0]
            options = decision.options
            done = decision.option("done")
            keys = [done.key] if done else [option.key for option in options[: decision.minimum]]
            self._give(decision, keys)

    def _clear(self, hand: int | None) -> None:
        """Take everything off the table; all action cards in hand unless `hand` says how many."""
        state = self.game.state
        for card in list(state.cards.values()):
            if (
                ":" in card.place and not card.place.startswith(("play:", "set:"))
            ) or card.place == "network":
                do.remove(self.game, card.oid)
        for seat, hero in state.heroes.items():
            n = len(hero.cards) if hand is None else hand
            state.heroes[seat] = replace(hero, hand=hero.cards[:n], discard=hero.cards[n:])
        state.surveillance = 0
        state.thresholds.clear()
        self._settle()

    def beside_unsaved(self) -> Self:
        """From now on the same answers are given to a copy that is never saved; both must stay equal."""
        self.unsaved = Game(self.game.state.clone(), self.game.pack)
        return self

    # -- looking -------------------------------------------------------------------------------------------

    def card(self, code: str) -> Card:
        """The card with this code in play. LookupError if there is none."""
        for card in self.game.in_play():
            if card.code == code:
                return card
        raise LookupError(f"{code} is not in play")

    def has(self, code: str) -> bool:
        return any(card.code == code for card in self.game.in_play())

    @property
    def dial(self) -> int:
        """Surveillance."""
        return self.game.state.surveillance

    @property
    def face_up(self) -> list[str]:
        """Modifiers of the grid that lie face up."""
        return [cell.modifier for cell in self.game.state.grid if cell.up]

    @property
    def activations(self) -> int:
        """Activations of enemies since the last task was declared."""
        return sum(event.kind == "activation" for event in self.history)

    @property
    def revealed(self) -> list[str]:
        """Modifiers revealed since the last task was declared, in order."""
        return [event.other for event in self.history if event.kind == "modifier"]

    @property
    def outcome(self) -> tuple[str, int]:
        """("success" or "failure", value) of the last task."""
        return next((e.kind, e.n) for e in reversed(self.history) if e.kind in ("success", "failure"))

    def kinds(self) -> list[str]:
        """Kinds of the events of the last answers."""
        return [event.kind for event in self.events]

    def asked(self, character: str) -> Decision:
        """The question open for a character. LookupError if there is none."""
        seat = self.seat(character)
        for decision in self.game.decisions:
            if decision.seat == seat:
                return decision
        raise LookupError(f"{character} is not asked anything; {self.game.waiting_for} are")

    def options(self, character: str) -> list[OptionView]:
        """What a character may answer, in words."""
        view = self.game.view(self.seat(character))
        return list(view.decisions[0].options) if view.decisions else []

    def offers(self, character: str, text: str) -> bool:
        """Whether an option says this (or has this key)."""
        return any(text in option.label or option.key == text for option in self.options(character))

    # -- playing -------------------------------------------------------------------------------------------

    def _give(self, decision: Decision, keys: Iterable[str]) -> None:
        game = load(self.game.save(), self.library)
        assert game.save() == self.game.save()
        for seat in (*game.seats, "spectator"):
            assert game.view(seat) == self.game.view(seat)
        self.game = game
        self.events = game.answer(decision.seat, decision.id, tuple(keys))
        self.history += self.events
        if self.unsaved is not None:
            assert self.unsaved.answer(decision.seat, decision.id, tuple(keys)) == self.events
            assert self.unsaved.save() == game.save()

    def answer(self, character: str, *choices: str) -> Self:
        """Answer a character's question by keys, or by what the options say."""
        decision = self.asked(character)
        seat = decision.seat
        view = next(d for d in self.game.view(seat).decisions if d.id == decision.id)
        keys = []
        for choice in choices:
            found = [o.key for o in view.options if choice == o.key and o.key not in keys]
            found = found or [o.key for o in view.options if choice in o.label and o.key not in keys]
            if not found:
                raise LookupError(f"{choice!r} is none of {[o.label for o in view.options]}")
            keys.append(found[0])
        self._give(decision, keys)
        return self

    def turn(self, character: str) -> Self:
        """The character takes its turn."""
        seat = self.seat(character)
        if self.game.state.active != seat:
            self.answer(character, "begin")
        return self

    def end_turn(self, character: str) -> Self:
        return self.answer(character, "end")

    def _task(self, kind: str, code: str, card: str | None) -> Self:
        seat = self.game.state.active
        character = self.game.state.heroes[seat].code
        decision = self.asked(character)
        option = next((o for o in decision.options if o.verb == kind and o.to == code), None)
        if option is None:
            raise LookupError(f"{kind} on {code} is not offered: {[o.key for o in decision.options]}")
        self.history = []
        self._give(decision, [option.key])
        decision = self.asked(character)
        key = "no-card"
        if card is not None:
            key = next(o.key for o in decision.options if o.verb == "play" and o.to == card)
        self._give(decision, [key])
        return self

    def investigate(self, code: str, card: str | None = None) -> Self:
        """The active character investigates a card, with an action card or without."""
        return self._task("investigate", code, card)

    def support(self, code: str, card: str | None = None) -> Self:
        return self._task("support", code, card)

    def fight(self, code: str, card: str | None = None) -> Self:
        return self._task("fight", code, card)

    def hack(self, code: str, card: str | None = None) -> Self:
        return self._task("hack", code, card)

    def move(self, location: str) -> Self:
        seat = self.game.state.active
        return self.answer(self.game.state.heroes[seat].code, f"move:{location}")

    def end_all_turns(self) -> Self:
        """Everybody ends their turn: the encounter phase runs to its first question."""
        number = self.game.state.round
        while self.game.state.round == number and self.game.state.phase == "character":
            decision = self.game.decisions[0]
            self._give(decision, ["begin" if decision.kind == "begin" else "end"])
        return self

    def resolve(self, seat: str, effects: Iterable[Any], code: str = "", target: int = 0) -> Self:
        """Resolve effects for a seat as if a card had them."""
        self.game.state.decisions.clear()
        self.game.log = []
        self.game.push(EffectsFrame(seat=seat, code=code, effects=tuple(effects), target=target))
        self.game.proceed()
        self.events = self.game.log
        return self
