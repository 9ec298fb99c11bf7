"""A tiny two-player game with everything the bot has to deal with, so that its tests need no rulebook.

Each turn: two actions, then a choice of one or two cards to give away. Actions: gain a credit, play a card
from the hand, score (three scores win), fold (asked once more), pass. Hands are secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from engine.kernel.errors import IllegalAnswer, MalformedAnswer, NotPending, SaveError
from engine.kernel.views import DecisionView, Frozen, OptionView, ResultView, TableView

CARDS = {
    f"card_{n}": f"Card {name}" for n, name in enumerate(("Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"))
}
SEATS = ("buyer", "seller")

GERMAN = {
    "Take an action.": "Wähle eine Aktion.",
    "Choose one or two cards to give away.": "Gib eine oder zwei Karten ab.",
    "Gain 1 credit": "Nimm 1 Credit",
    "Pass": "Passe",
    "Buyer's turn": "Zug des Käufers",
    "Seller's turn": "Zug des Verkäufers",
    "gains 1 credit": "nimmt 1 Credit",
    "wins by": "gewinnt durch",
}


def spoken(text: str, language: str) -> str:
    """What the game says, in as much German as the tests look for."""
    for english, german in GERMAN.items() if language == "de" else ():
        text = text.replace(english, german)
    return text


class State(msgspec.Struct):
    level: str
    seed: int
    schema: str = "fake-1"
    seats: tuple[str, str] = SEATS
    turn: int = 1
    active: str = SEATS[0]
    asked: int = 1
    actions: int = 2
    discarding: bool = False
    credits: dict[str, int] = {}
    points: dict[str, int] = {}
    hands: dict[str, list[str]] = {}
    control: dict[str, bool] = {}
    memory_aid: bool = True
    winner: str | None = None
    reason: str = ""


class Held(Frozen, frozen=True):
    """A card in a hand."""

    code: str
    title: str


class View(TableView, frozen=True):
    """The small game as a seat sees it: of all hands its own, and in the end those that are laid open."""

    credits: dict[str, int] = {}
    points: dict[str, int] = {}
    hands: dict[str, tuple[Held, ...]] = {}
    counts: dict[str, int] = {}


@dataclass(frozen=True)
class Open:
    id: int
    seat: str
    minimum: int = 1
    maximum: int = 1
    silence: str = ""


@dataclass(frozen=True)
class Said:
    public: str | None
    begins: bool = False


class FakeGame:
    def __init__(self, state: State) -> None:
        self.state = state

    @property
    def decisions(self) -> Sequence[Open]:
        s = self.state
        return () if s.winner is not None else (Open(s.asked, s.active, 1, 2 if s.discarding else 1),)

    @property
    def waiting_for(self) -> Sequence[str]:
        return () if self.state.winner is not None else (self.state.active,)

    @property
    def result(self) -> ResultView | None:
        s = self.state
        if s.winner is None:
            return None
        if not s.winner:
            return ResultView(winner=None, reason=s.reason, text="Nobody wins.")
        return ResultView(
            winner=s.winner, reason=s.reason, text=f"The {s.winner.title()} wins by {s.reason}."
        )

    @property
    def turn(self) -> int:
        return self.state.turn

    def question(self) -> DecisionView:
        s = self.state
        hand = s.hands[s.active]
        if s.discarding:
            options = tuple(
                OptionView(key=f"give.{i}", label=f"Give away {CARDS[c]}", group="Hand", code=c)
                for i, c in enumerate(hand)
            )
            return DecisionView(
                id=s.asked,
                prompt="Choose one or two cards to give away.",
                options=options,
                minimum=1,
                maximum=2,
            )
        found = [OptionView(key="gain", label="Gain 1 credit", group="Basic actions")]
        found += [
            OptionView(key=f"play.{i}", label=f"Play {CARDS[c]} · 1 credit", group="Play", code=c)
            for i, c in enumerate(hand)
        ]
        found.append(OptionView(key="score", label="Score a point", group="Basic actions"))
        found.append(OptionView(key="fold", label="Fold", group="Basic actions", confirm="Really fold?"))
        found.append(OptionView(key="pass", label="Pass", group="Basic actions", passing=True))
        return DecisionView(id=s.asked, prompt="Take an action.", options=tuple(found))

    def answer(self, seat: str, decision_id: int, keys: str | Sequence[str], /) -> Sequence[object]:
        s = self.state
        if s.winner is not None or decision_id != s.asked:
            raise NotPending("That is no longer pending.")
        if seat != s.active:
            raise IllegalAnswer("It is not your move.")
        asked = self.question()
        given = [keys] if isinstance(keys, str) else list(keys)
        if not asked.minimum <= len(given) <= asked.maximum or len(set(given)) != len(given):
            raise MalformedAnswer("Choose one or two.")
        if any(key not in {option.key for option in asked.options} for key in given):
            raise IllegalAnswer("That is not one of the options.")
        s.asked += 1
        return self._act(seat, given)

    def _act(self, seat: str, given: list[str]) -> list[object]:
        s, hand = self.state, self.state.hands[seat]
        if s.discarding:
            for index in sorted((int(key.split(".")[1]) for key in given), reverse=True):
                hand.pop(index)
            hand += [f"card_{(s.seed + s.asked + i) % 6}" for i in range(len(given))]
            s.discarding, s.actions, s.active, s.turn = False, 2, self.other(seat), s.turn + 1
            heading = f"__{s.active.title()}'s turn {s.turn}__"
            return [Said(f"{seat.title()} gives {len(given)} away."), Said(None), Said(heading, begins=True)]
        key = given[0]
        if key == "fold":
            return self._end(self.other(seat), "folding")
        if key == "gain":
            s.credits[seat] += 1
            said = f"{seat.title()} gains 1 credit (move {s.asked - 1})."
        elif key == "score":
            s.points[seat] += 1
            if s.points[seat] == 3:
                return [Said(f"{seat.title()} scores."), *self._end(seat, "points")]
            said = f"{seat.title()} scores (move {s.asked - 1})."
        elif key == "pass":
            said = f"{seat.title()} passes (move {s.asked - 1})."
        else:
            card = hand[int(key.split(".")[1])]
            said = f"{seat.title()} plays **{CARDS[card]}** (move {s.asked - 1})."
        s.actions -= 1
        s.discarding = s.actions == 0
        return [Said(said)]

    def _end(self, winner: str, reason: str) -> list[object]:
        self.state.winner, self.state.reason = winner, reason
        return [Said(f"The {winner.title()} wins." if winner else "Nobody wins.")]

    def other(self, seat: str) -> str:
        first, second = self.state.seats
        return second if seat == first else first

    def concede(self, seat: str, /) -> Sequence[object]:
        return self._end(self.other(seat), "concession")

    def describe(self, event: object, seat: str, /, language: str = "en") -> str | None:
        assert isinstance(event, Said)
        return spoken(event.public, language) if event.public else None

    def save(self) -> bytes:
        return msgspec.json.encode(self.state)

    def view(self, seat: str, /, language: str = "en") -> View:
        s = self.state
        mine = seat == s.active and s.winner is None
        result = self.result
        if result is not None:
            result = msgspec.structs.replace(result, text=spoken(result.text, language))
        return View(
            seat=seat,
            turn=s.turn,
            active=s.active,
            step="1",
            where=spoken(f"{s.active.title()}'s turn {s.turn}", language),
            waiting_for=tuple(self.waiting_for),
            decisions=(in_language(self.question(), language),) if mine else (),
            result=result,
            credits=dict(s.credits),
            points=dict(s.points),
            hands={side: self.hand(side) for side in s.hands if side == seat},
            counts={side: len(hand) for side, hand in s.hands.items()},
        )

    def hand(self, side: str) -> tuple[Held, ...]:
        return tuple(Held(code, CARDS[code]) for code in self.state.hands[side])


def in_language(asked: DecisionView, language: str) -> DecisionView:
    options = tuple(
        msgspec.structs.replace(option, label=spoken(option.label, language)) for option in asked.options
    )
    return msgspec.structs.replace(asked, prompt=spoken(asked.prompt, language), options=options)


def new(level: str, seed: int, memory_aid: bool = True, seats: tuple[str, str] = SEATS) -> FakeGame:
    size = 40 if level == "wide" else 5
    hands = {
        side: [f"card_{(seed + i * 5 + shift) % 6}" for i in range(size)] for shift, side in enumerate(seats)
    }
    state = State(level, seed % 1000, seats=seats, active=seats[0], hands=hands, memory_aid=memory_aid)
    state.credits, state.points = dict.fromkeys(seats, 5), dict.fromkeys(seats, 0)
    return FakeGame(state)


def load(data: bytes) -> FakeGame:
    try:
        state = msgspec.json.decode(data, type=State)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SaveError("damaged") from error
    if state.schema != "fake-1":
        raise SaveError("another game's save")
    return FakeGame(state)


def choose(game: object, seat: str, decision_id: int, level: str) -> str | Sequence[str]:
    """ "sensible" gains and gives away, so that a game goes on; "easy" scores as fast as it can."""
    assert isinstance(game, FakeGame)
    asked = game.question()
    if asked.maximum > 1:
        return [asked.options[0].key]
    return "score" if level == "easy" else "gain"
