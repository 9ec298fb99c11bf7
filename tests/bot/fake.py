"""A tiny two-player game with everything the bot has to deal with, so that its tests need no rulebook.

Each turn: two actions, then a choice of one or two cards to give away. Actions: gain a credit, play a card
from the hand, score (three scores win), fold (asked once more), pass. Hands are secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

import msgspec

from bot.contract.game import Draw, Game
from bot.contract.kind import GameKind
from bot.contract.telling import Answered
from bot.contract.written import Tell
from bot.games.netrunner.base import Base
from bot.messages.words import say
from bot.store.people import Wishes
from engine.kernel.errors import IllegalAnswer, MalformedAnswer, NotPending, SaveError
from engine.netrunner.shown.view import (
    CardInfo,
    CardView,
    CorpView,
    DecisionView,
    OptionView,
    ResultView,
    RunnerView,
    ServerView,
    View,
)
from render.picture import single

CARDS = {
    f"card_{n}": f"Card {name}" for n, name in enumerate(("Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir"))
}
OTHER = {"corp": "runner", "runner": "corp"}
NAMES = {"corp": "Corp", "runner": "Runner"}

GERMAN = {
    "Take an action.": "Wähle eine Aktion.",
    "Choose one or two cards to give away.": "Gib eine oder zwei Karten ab.",
    "Gain 1 credit": "Nimm 1 Credit",
    "Pass": "Passe",
    "Corp's turn": "Zug der Corp",
    "Runner's turn": "Zug des Runners",
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
    turn: int = 1
    active: str = "corp"
    asked: int = 1
    actions: int = 2
    discarding: bool = False
    credits: dict[str, int] = msgspec.field(default_factory=lambda: {"corp": 5, "runner": 5})
    points: dict[str, int] = msgspec.field(default_factory=lambda: {"corp": 0, "runner": 0})
    hands: dict[str, list[str]] = {}
    control: dict[str, bool] = {}
    memory_aid: bool = True
    winner: str | None = None
    reason: str = ""


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
        return ResultView(winner=s.winner, reason=s.reason, text=f"The {NAMES[s.winner]} wins by {s.reason}.")

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
            s.discarding, s.actions, s.active, s.turn = False, 2, OTHER[seat], s.turn + 1
            heading = f"__{NAMES[s.active]}'s turn {s.turn}__"
            return [Said(f"{NAMES[seat]} gives {len(given)} away."), Said(None), Said(heading, begins=True)]
        key = given[0]
        if key == "fold":
            return self._end(OTHER[seat], "folding")
        if key == "gain":
            s.credits[seat] += 1
            said = f"{NAMES[seat]} gains 1 credit (move {s.asked - 1})."
        elif key == "score":
            s.points[seat] += 1
            if s.points[seat] == 3:
                return [Said(f"{NAMES[seat]} scores."), *self._end(seat, "points")]
            said = f"{NAMES[seat]} scores (move {s.asked - 1})."
        elif key == "pass":
            said = f"{NAMES[seat]} passes (move {s.asked - 1})."
        else:
            card = hand[int(key.split(".")[1])]
            said = f"{NAMES[seat]} plays **{CARDS[card]}** (move {s.asked - 1})."
        s.actions -= 1
        s.discarding = s.actions == 0
        return [Said(said)]

    def _end(self, winner: str, reason: str) -> list[object]:
        self.state.winner, self.state.reason = winner, reason
        return [Said(f"The {NAMES[winner]} wins." if winner else "Nobody wins.")]

    def concede(self, seat: str, /) -> Sequence[object]:
        return self._end(OTHER[seat], "concession")

    def describe(self, event: object, seat: str, /, language: str = "en") -> str | None:
        assert isinstance(event, Said)
        return spoken(event.public, language) if event.public else None

    def save(self) -> bytes:
        return msgspec.json.encode(self.state)

    def view(self, seat: str, /, language: str = "en") -> View:
        s = self.state
        hands = {
            side: tuple(CardView(oid=None, side=side, code=c, title=CARDS[c]) for c in s.hands[side])
            if seat == side
            else None
            for side in ("corp", "runner")
        }
        servers = tuple(
            ServerView(id=i, name=n) for i, n in (("hq", "HQ"), ("rd", "R&D"), ("archives", "Archives"))
        )
        mine = seat == s.active and s.winner is None
        result = self.result
        if result is not None:
            result = msgspec.structs.replace(result, text=spoken(result.text, language))
        return View(
            seat=seat,
            turn=s.turn,
            active=s.active,
            step="1",
            where=spoken(f"{NAMES[s.active]}'s turn {s.turn}", language),
            waiting_for=tuple(self.waiting_for),
            points_to_win=3,
            corp=CorpView(
                name="Corp",
                identity=CardView(oid=1, side="corp", code="card_0", title=CARDS["card_0"], faceup=True),
                credits=s.credits["corp"],
                clicks=0,
                hand_count=len(s.hands["corp"]),
                max_hand_size=5,
                deck_count=10,
                archives=(),
                score_area=(),
                points=s.points["corp"],
                bad_publicity=0,
                servers=servers,
                hand=hands["corp"],
            ),
            runner=RunnerView(
                name="Runner",
                identity=CardView(oid=2, side="runner", code="card_1", title=CARDS["card_1"], faceup=True),
                credits=s.credits["runner"],
                clicks=0,
                hand_count=len(s.hands["runner"]),
                max_hand_size=5,
                deck_count=10,
                heap=(),
                score_area=(),
                points=s.points["runner"],
                tags=0,
                core_damage=0,
                link=0,
                memory_used=0,
                memory_limit=4,
                programs=(),
                hardware=(),
                resources=(),
                hand=hands["runner"],
            ),
            decisions=(in_language(self.question(), language),) if mine else (),
            result=result,
        )


def in_language(asked: DecisionView, language: str) -> DecisionView:
    options = tuple(
        msgspec.structs.replace(option, label=spoken(option.label, language)) for option in asked.options
    )
    return msgspec.structs.replace(asked, prompt=spoken(asked.prompt, language), options=options)


def new(level: str, seed: int, memory_aid: bool = True) -> FakeGame:
    size = 40 if level == "wide" else 5
    hands = {
        side: [f"card_{(seed + i * 5 + shift) % 6}" for i in range(size)]
        for shift, side in enumerate(("corp", "runner"))
    }
    return FakeGame(State(level=level, seed=seed % 1000, hands=hands, memory_aid=memory_aid))


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


@dataclass(frozen=True)
class FakePicture:
    data: bytes
    filename: str
    alt: str


def info(code: str) -> CardInfo:
    return CardInfo(
        code=code,
        title=CARDS[code],
        side="corp",
        type="asset",
        type_line="Asset: Tree",
        faction="neutral",
        faction_name="Neutral",
        unique=False,
        facts=(("Cost", "1"),),
        text=("Grows.",),
    )


def find(name: str) -> list[str]:
    return [code for code, title in CARDS.items() if name.lower() in title.lower()]


def draw_board(view: View, names: Mapping[str, str]) -> tuple[FakePicture, ...]:
    """For everyone, or as a seat sees it, which its description then says."""
    alt = f"Board in turn {view.turn}" + ("" if view.seat == "spectator" else f" for the {view.seat}")
    return (FakePicture(b"board of turn %d" % view.turn, "board.png", alt),)


def draw_hand(view: View) -> FakePicture:
    own = (view.corp if view.seat == "corp" else view.runner).hand
    assert own is not None
    return FakePicture(msgspec.json.encode(own), "hand.png", ", ".join(card.title or "" for card in own))


class FakeKind(Base):
    """Netrunner's words around the small game."""

    event: ClassVar[Any] = Said

    def missed(
        self, game: Game, told: Sequence[Answered], seat: str, names: Mapping[str, str], language: str
    ) -> tuple[str, ...]:
        usual: GameKind = self
        return GameKind.missed(usual, game, told, seat, names, language)

    def outcome(self, table: Any) -> str:
        """Netrunner has no words for how this game ends."""
        result = table.view().result
        name = table.row.seats[result.winner].name if result.winner else "Nobody"
        return f"{name} wins by {result.reason}."

    def begins(self, event: Any) -> bool:
        assert isinstance(event, Said)
        return event.begins

    def teller(self, game: Game, names: Mapping[str, str], language: str) -> Tell:
        usual: GameKind = self
        return GameKind.teller(usual, game, names, language)

    def turn_begun(self, event: Any) -> int | None:
        return None

    def marked(self, view: View, told: Sequence[Answered]) -> View:
        return view

    def new(self, level: str, seed: int, memory_aid: bool = True, edition: str = "") -> Any:
        return new(level, seed, memory_aid)

    def edition(self, game: Game) -> str:
        return ""

    def memory_aid(self, game: Game) -> bool:
        assert isinstance(game, FakeGame)
        return game.state.memory_aid

    def load(self, data: bytes) -> Any:
        return load(data)

    def choose(self, game: Game, seat: str, decision_id: int, computer: str) -> str | Sequence[str]:
        return choose(game, seat, decision_id, computer)

    def thinks(self, game: Game, seat: str, decision_id: int, computer: str) -> bool:
        return False

    def advises(self, game: Game) -> bool:
        return False

    def set_wishes(self, game: Game, seat: str, wishes: Wishes) -> None:
        assert isinstance(game, FakeGame)
        game.state.control[seat] = wishes.full_control

    def give_up(self, game: Game, seat: str) -> Sequence[object]:
        assert isinstance(game, FakeGame)
        return game.concede(seat)

    def time_out(self, game: Game, seat: str) -> Sequence[object]:
        assert isinstance(game, FakeGame)
        return game._end(OTHER[seat], "time")

    def abandon(self, game: Game) -> Sequence[object]:
        assert isinstance(game, FakeGame)
        return game._end("", "abandoned")

    def levels(self, language: str) -> Mapping[str, str]:
        return {"beginner": say(language, "bot-netrunner-beginner"), "wide": "Wide"}

    def find_card(self, text: str, language: str, game: Game | None = None) -> Sequence[str]:
        return find(text)

    def card(self, code: str, language: str, game: Game | None = None) -> CardInfo:
        return info(code)

    def titles(self, language: str, game: Game | None = None) -> Sequence[str]:
        return tuple(CARDS.values())

    def draw_board(self, view: View, names: Mapping[str, str], language: str) -> Draw:
        return partial(draw_board, view, names)

    def draw_hand(self, view: View, language: str) -> Draw:
        return partial(single, draw_hand, view)

    def draw_course(
        self, game: Game, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        alt = f"{len(events)} events"
        return partial(single, FakePicture, b"course", "course.png", alt)

    def draw_card(self, card: CardInfo, language: str) -> Draw:
        return partial(single, FakePicture, card.code.encode(), "card.png", card.title)


def kind() -> FakeKind:
    return FakeKind()
