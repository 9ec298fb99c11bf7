"""A tiny co-operative game with everything a table of NEON HOPE brings, so that its tests need no rulebook.

Each round everybody takes a turn, in any order: whoever takes it first has it. A turn is one action: work
(one step towards the goal), or a task, for which all others may help (silence means no). Then each in turn
sees a secret encounter card, during which advice is forbidden. Six steps win; a story is told at the
beginning, after the third step and at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.games.neon_hope.rules import SEATS, Rules
from engine.kernel.errors import IllegalAnswer, MalformedAnswer, NotPending, SaveError
from engine.kernel.undo import Since
from engine.neon_hope.rules.campaigns import new_campaign, played, step_of
from engine.neon_hope.shown.course import Standing
from engine.neon_hope.shown.view import (
    ActionView,
    CardInfo,
    ChapterView,
    DecisionView,
    HeroView,
    OptionView,
    ResultView,
    StoryView,
    SurveillanceView,
    View,
)
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import Campaign, Orders
from tests.bot.games.neon_hope.fake_pack import NAMES, PACK

GOAL = 6
WORK, TASK, TAKE, NOT_YET, HELP, NO, FACE = (
    "Work",
    "Try a task",
    "Take the turn",
    "Not yet",
    "Help",
    "No",
    "Face it",
)


class State(msgspec.Struct):
    episode: str
    characters: tuple[str, ...]
    difficulty: str
    seed: int
    lead: str
    open_hands: bool
    campaign: Campaign | None
    schema: str = "coop-1"
    round: int = 1
    steps: int = 0
    asked: int = 0
    open: dict[int, tuple[str, str]] = {}
    """Decision id to (seat, kind): "turn", "action", "help", "face"."""
    active: str = ""
    done: list[str] = []
    helps: int = 0
    orders: dict[str, Orders] = {}
    control: dict[str, bool] = {}
    over: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        return SEATS[: len(self.characters)]


@dataclass(frozen=True)
class Open:
    id: int
    seat: str
    minimum: int = 1
    maximum: int = 1
    silence: str = ""


@dataclass(frozen=True)
class Said:
    text: str


OPTIONS = {
    "turn": (("take", TAKE), ("wait", NOT_YET)),
    "action": (("work", WORK), ("task", TASK)),
    "help": (("help", HELP), ("no", NO)),
    "face": (("face", FACE),),
}


class FakeCoop:
    def __init__(self, state: State) -> None:
        self.state = state

    # -- what the bot asks for -----------------------------------------------------------------------------

    @property
    def pack(self) -> Pack:
        return PACK

    @property
    def decisions(self) -> Sequence[Open]:
        asked = self.state.open.items()
        return tuple(
            Open(number, seat, silence="no" if kind == "help" else "") for number, (seat, kind) in asked
        )

    @property
    def waiting_for(self) -> Sequence[str]:
        asked = {seat for seat, _ in self.state.open.values()}
        return tuple(seat for seat in self.state.seats if seat in asked)

    @property
    def turn(self) -> int:
        return self.state.round

    @property
    def result(self) -> ResultView | None:
        return self._result("en")

    def _result(self, language: str) -> ResultView | None:
        over = self.state.over
        if not over:
            return None
        text = {"en": "The episode is over", "de": "Die Episode ist zu Ende"}[language]
        reason = {"won": "objective", "lost": "abandoned"}[over]
        return ResultView(winner=None, reason=reason, text=f"{text}: {reason}.", won=over == "won")

    def answer(self, seat: str, decision_id: int, keys: str | Sequence[str], /) -> Sequence[Said]:
        s = self.state
        if decision_id not in s.open:
            raise NotPending("That is no longer pending.")
        owner, kind = s.open[decision_id]
        if owner != seat:
            raise IllegalAnswer("That question is not yours to answer.")
        given = [keys] if isinstance(keys, str) else list(keys)
        if len(given) != 1:
            raise MalformedAnswer("Choose 1.")
        if given[0] not in dict(OPTIONS[kind]):
            raise IllegalAnswer("That is not one of the choices here.")
        del s.open[decision_id]
        return getattr(self, f"_{kind}")(seat, given[0])  # type: ignore[no-any-return]

    def since(self, before: FakeCoop, events: Sequence[object], /) -> Since:
        return Since({}, {}, True, frozenset())

    def take_back(self, before: FakeCoop, /) -> None:
        asked = self.state.asked
        self.state = msgspec.structs.replace(before.state, asked=asked)

    def chooses_action(self, seat: str, /) -> bool:
        return any(owner == seat for owner, kind in self.state.open.values() if kind in ("turn", "action"))

    def why_not(self, seat: str, language: str, /) -> Sequence[tuple[str, Sequence[str]]]:
        return ()

    def course(self, events: Sequence[object], /) -> Sequence[Standing]:
        return ()

    def abandon(self, cause: str = "abandoned", /) -> Sequence[Said]:
        return self._end("lost")

    def next_campaign(self) -> Campaign:
        s = self.state
        before = s.campaign or Campaign(code="")
        after = msgspec.structs.replace(
            before,
            episode=before.episode + 1,
            characters=s.characters,
            results=(*before.results, (s.episode, s.over if s.over == "won" else "")),
            notes=(*before.notes, "boat") if s.over == "won" else before.notes,
            trackers={"attention": 1 + s.steps},
            pool={"skull": 1, "+3": -1},
        )
        return played(PACK, after, step_of(PACK, before, s.episode))

    def orders(self, seat: str, /) -> Orders:
        return self.state.orders.get(seat, Orders())

    def set_orders(self, seat: str, orders: Orders, /) -> list[Said]:
        self.state.orders[seat] = orders
        return []

    def answered_by(self, seat: str, orders: Orders, /) -> tuple[str, ...]:
        return ()

    def offering(self, seat: str, /) -> str:
        return ""

    def describe(self, event: object, seat: str, /, language: str = "en") -> str | None:
        assert isinstance(event, Said)
        return event.text

    def save(self) -> bytes:
        return msgspec.json.encode(self.state)

    # -- how it goes ---------------------------------------------------------------------------------------

    def name(self, seat: str) -> str:
        return NAMES[self.state.characters[SEATS.index(seat)]]

    def ask(self, seat: str, kind: str) -> None:
        self.state.asked += 1
        self.state.open[self.state.asked] = (seat, kind)

    def ask_for_turns(self) -> None:
        for seat in self.state.seats:
            if seat not in self.state.done:
                self.ask(seat, "turn")

    def _turn(self, seat: str, key: str) -> list[Said]:
        s = self.state
        if key == "wait":
            if not s.open:
                self.ask_for_turns()
            return []
        s.open.clear()
        s.active = seat
        self.ask(seat, "action")
        return [Said(f"{self.name(seat)} takes turn {s.round}.")]

    def _action(self, seat: str, key: str) -> list[Said]:
        s = self.state
        s.helps = 0
        if key == "task":
            for other in s.seats:
                order = self.orders(other).help
                if other != seat and order == "ask":
                    self.ask(other, "help")
                elif other != seat and order == "always":
                    s.helps += 1
        if s.open:
            return [Said(f"{self.name(seat)} tries a task.")]
        return [Said(f"{self.name(seat)} works."), *self._finish()]

    def _help(self, seat: str, key: str) -> list[Said]:
        s = self.state
        said = Said(f"{self.name(seat)} {'helps' if key == 'help' else 'does not help'}.")
        s.helps += key == "help"
        return [said] if s.open else [said, *self._finish()]

    def _finish(self) -> list[Said]:
        s = self.state
        s.steps += 1 + s.helps
        s.done.append(s.active)
        s.active = ""
        if s.steps >= GOAL:
            return self._end("won")
        if len(s.done) < len(s.seats):
            self.ask_for_turns()
            return []
        s.done = []
        self.ask(s.seats[0], "face")
        return [Said("Encounters.")]

    def _face(self, seat: str, key: str) -> list[Said]:
        s = self.state
        after = s.seats[s.seats.index(seat) + 1 :]
        if after:
            self.ask(after[0], "face")
        else:
            s.round += 1
            self.ask_for_turns()
        return [Said(f"{self.name(seat)} faces the tide.")]

    def _end(self, how: str) -> list[Said]:
        self.state.over = how
        self.state.open.clear()
        return [Said("The episode ends.")]

    # -- looking -------------------------------------------------------------------------------------------

    def view(self, seat: str, /, language: str = "en", public: View | None = None) -> View:
        s = self.state
        facing = next((owner for owner, kind in s.open.values() if kind == "face"), None)
        where = {"en": f"Round {s.round}", "de": f"Runde {s.round}"}[language]
        return View(
            seat=seat,
            turn=s.round,
            active=s.active or None,
            step="1",
            where=where,
            waiting_for=tuple(self.waiting_for),
            decisions=tuple(self._question(i) for i, (owner, _) in s.open.items() if owner == seat),
            result=self._result(language),
            language=language,
            episode=PACK.episodes[s.episode].name[language],
            difficulty=s.difficulty,
            phase="over" if s.over else "encounter" if facing else "character",
            heroes=tuple(self._hero(owner, seat, facing) for owner in s.seats),
            environments=(),
            network=(),
            surveillance=SurveillanceView(s.round, "Watch", False, ((20, False, "lost"),)),
            grid=(),
            chapter=ChapterView(1, "Tide", f"{s.steps} of {GOAL}", ""),
            advice_forbidden=facing is not None,
            stories=self.stories(language),
        )

    def stories(self, language: str = "en", /) -> tuple[StoryView, ...]:
        s, text = self.state, PACK.episodes[self.state.episode]
        stories = [StoryView(text.name[language], text.intro[language])]
        if s.steps >= GOAL // 2:
            stories.append(StoryView("Half", "Halfway there."))
        if s.over:
            resolution = text.resolutions[s.over]
            stories.append(StoryView(resolution.name[language], resolution.text[language]))
        return tuple(stories)

    def _question(self, number: int) -> DecisionView:
        _, kind = self.state.open[number]
        return DecisionView(
            id=number,
            prompt={"turn": "Who is next?", "action": "Act.", "help": "Help?", "face": "A wave."}[kind],
            options=tuple(
                OptionView(key=key, label=label, group="", passing=key in ("wait", "no"))
                for key, label in OPTIONS[kind]
            ),
            silence="no" if kind == "help" else None,
        )

    def _hero(self, seat: str, reader: str, facing: str | None) -> HeroView:
        s = self.state
        index = SEATS.index(seat)
        code = s.characters[index]
        hand = (ActionView("sprint", f"Sprint of {NAMES[code]}", ("fight",), ("Fight",), 1, 1),)
        wave = CardInfo("wave", f"Wave for {NAMES[code]}", "Event", (), ("Wet.",))
        return HeroView(
            seat=seat,
            code=code,
            name=NAMES[code],
            subtitle="Courier",
            values=(("courage", "Courage", 3),),
            location="yard:upper",
            location_name="Yard",
            endurance=7,
            start_endurance=7,
            counters=3,
            hope=3,
            resources=0,
            tokens=(),
            hand_count=1,
            discard=(),
            tools=(),
            tool_set=(),
            exhausted=False,
            done=seat in s.done,
            lead=seat == s.lead,
            color=index,
            hand=hand if reader == seat or s.open_hands else None,
            drawn=wave if seat == facing == reader else None,
        )


def new(
    *,
    pack: str,
    episode: str,
    characters: Sequence[str],
    difficulty: str,
    seed: int,
    campaign: Campaign | None,
    lead: str,
    open_hands: bool,
) -> FakeCoop:
    if len(set(characters)) != len(characters):
        raise ValueError("A character takes part once.")
    assert pack == PACK.id
    state = State(episode, tuple(characters), difficulty, seed, lead, open_hands, campaign)
    game = FakeCoop(state)
    game.ask_for_turns()
    return game


def load(data: bytes) -> FakeCoop:
    try:
        return FakeCoop(msgspec.json.decode(data, type=State))
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise SaveError("damaged") from error


def card_info(pack: Pack, code: str, language: str) -> CardInfo:
    if code == "sprint":
        return CardInfo(
            "sprint", "Sprint", "Action card · Fight", (("Bonus", "+1"),), ("Run.",), kind="action"
        )
    character = pack.characters[code]
    return CardInfo(code, character.name[language], "Character", (), ("Acts.",), kind="character")


def find_card(pack: Pack, text: str, language: str) -> Sequence[str]:
    codes = [*pack.characters, *pack.actions]
    return [code for code in codes if text.lower() in card_info(pack, code, language).title.lower()]


def rules() -> Rules:
    return Rules(
        packs={PACK.id: PACK},
        new=new,
        load=load,
        campaign=new_campaign,
        card_info=card_info,
        find_card=find_card,
        lesson=lambda seed: load(b""),
        example=lambda: FakeCoop(State("low", ("vex", "noor"), "normal", 1, "p1", False, None)),
    )
