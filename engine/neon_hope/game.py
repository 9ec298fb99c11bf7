"""A game of NEON HOPE: the public object. Ask it for decisions, answer them, view it, save it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, get_args

from engine.kernel.errors import IllegalAnswer, MissingContent
from engine.kernel.saves import Codec
from engine.kernel.undo import Since, renumbered
from engine.messages import DEFAULT
from engine.neon_hope import changes as do
from engine.neon_hope.rules import (
    checkpoints,
    effects,
    encounter,
    ending,
    enemies,
    grid,
    keywords,
    rounds,
    setup,
    stress,
    tasks,
)
from engine.neon_hope.rules.campaigns import new_campaign
from engine.neon_hope.rules.setup import SetupFrame
from engine.neon_hope.shown.build_view import result_view, stories
from engine.neon_hope.shown.course import Standing, course
from engine.neon_hope.shown.log import describe
from engine.neon_hope.shown.reasons import Reasons, reasons
from engine.neon_hope.shown.seen import build
from engine.neon_hope.shown.since import since
from engine.neon_hope.table import ordering, queries
from engine.neon_hope.table.definitions import DIFFICULTIES, Difficulty
from engine.neon_hope.table.frames import EffectsFrame, TaskFrame
from engine.neon_hope.table.pack import Pack
from engine.neon_hope.table.state import SEATS, Campaign, Card, Event, Hero, NeonHopeState, Orders

if TYPE_CHECKING:
    from engine.kernel.decisions import Decision, Option
    from engine.kernel.views import ResultView
    from engine.neon_hope.packs import Library
    from engine.neon_hope.shown.view import StoryView, View

SCHEMA = 1
CHAPTERS = (checkpoints, effects, encounter, ending, enemies, grid, keywords, rounds, setup, stress, tasks)
"""The modules whose tables of steps belong to the frames: importing them attaches these."""
_CODEC: Codec[NeonHopeState] = Codec("neon_hope", SCHEMA, NeonHopeState, {})


class Game(queries.Game):
    """One episode being played."""

    def __init__(self, state: NeonHopeState, pack: Pack) -> None:
        super().__init__(state, pack)
        self.log: list[Event] = []

    # -- public API --------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """Rounds begun so far."""
        return self.state.round

    @property
    def result(self) -> ResultView | None:
        """How it ended, None while it goes on."""
        return result_view(self, "en")

    def answer(self, seat: str, decision_id: int, choice: str | Iterable[str]) -> list[Event]:
        """Answer a decision with one key or several. What happened, in order.

        MalformedAnswer, IllegalAnswer or NotPending if refused; then nothing has changed.
        """
        self.log = []
        self.accept(seat, decision_id, choice)
        return self.log

    def abandon(self, cause: str = "abandoned", /) -> list[Event]:
        """Give the episode up; `cause`: "lesson" for one that was only that. IllegalAnswer if it is over."""
        if self.state.over is not None:
            raise IllegalAnswer("The game is over.")
        self.log = []
        self.state = self.state.clone()
        self.state.decisions.clear()
        self.end(cause)
        self.proceed()
        return self.log

    def view(self, seat: str, language: str = "en", public: View | None = None) -> View:
        """The table as a seat or "spectator" may see it. ValueError for a seat that does not exist. `public`:
        the spectators' view of this state in this language, which is not built again then."""
        return build(self, seat, language, public)

    def stories(self, language: str = "en") -> Sequence[StoryView]:
        """What has been told of the story so far, as every view has it."""
        return stories(self, language)

    def describe(self, event: Event, seat: str, language: str = "en") -> str | None:
        """A line of the log for this seat; None if there is nothing to say."""
        return describe(self, event, seat, language)

    def orders(self, seat: str) -> Orders:
        """The seat's standing orders."""
        return self.state.orders.get(seat, Orders())

    def set_orders(self, seat: str, orders: Orders) -> list[Event]:
        """Change the seat's standing orders. What it is asked now is answered by them where they say so, if
        that is new. What happened, in order.
        """
        self.log = []
        before, self.state = self.state, self.state.clone()
        old = self.orders(seat)
        self.state.orders[seat] = orders
        keys = self.answered_by(seat, orders)
        if keys and keys != self.answered_by(seat, old):
            asked = self._asked(seat)
            assert asked is not None
            self.state.decisions.remove(asked)
            self.bind(asked, keys)
            try:
                self.proceed(answered=True)
            except BaseException:
                self.state = before
                raise
        return self.log

    def answered_by(self, seat: str, orders: Orders) -> tuple[str, ...]:
        """What these standing orders would answer to what the seat is asked now; () for nothing."""
        asked = self._asked(seat)
        if asked is None:
            return ()
        return ordering.answer(self, seat, asked.kind, asked.options, asked.minimum, orders)

    def offering(self, seat: str) -> str:
        """The code of the seat's own card (or character) that asks whether it does something; "" for none."""
        asked = self._asked(seat)
        return (
            ordering.offering(self, seat) if asked is not None and asked.kind in ("may", "optional") else ""
        )

    def _asked(self, seat: str) -> Decision | None:
        return next((decision for decision in self.state.decisions if decision.seat == seat), None)

    def reply(
        self, seat: str, kind: str, options: Sequence[Option], minimum: int, maximum: int, private: bool
    ) -> tuple[str, ...] | None:
        """An answer that needs nobody: the only one there is, or what the seat has ordered; None to ask."""
        only = super().reply(seat, kind, options, minimum, maximum, private)
        if only is not None:
            return only
        return ordering.answer(self, seat, kind, options, minimum, self.orders(seat)) or None

    def since(self, before: Game, events: Sequence[Event]) -> Since:
        """What going back to an earlier state of this game cannot undo; `events`: all that happened since."""
        return since(before, self, events)

    def take_back(self, before: Game) -> None:
        """Go back to an earlier state of this game. What is asked there is asked anew, under new numbers;
        orders stay as they are, since they are no part of what happened. What was random comes out the same.
        """
        state = renumbered(before.state, self.state.asked)
        state.orders = dict(self.state.orders)
        self.log = []
        self.state = state

    def why_not(self, seat: str, language: str = DEFAULT) -> list[Reasons]:
        """What the seat cannot do now, of all it might want to, and why."""
        return reasons(self, seat, language)

    def course(self, events: Iterable[Event]) -> tuple[Standing, ...]:
        """How the episode went, round by round; `events`: all there were since its first answer."""
        return course(self, events)

    def chooses_action(self, seat: str) -> bool:
        """Whether the seat is asked for its next action (NH 6.1), or may begin its turn with one."""
        return any(d.seat == seat and d.kind in ("action", "begin") for d in self.state.decisions)

    def next_campaign(self) -> Campaign:
        """What is carried to the next episode. ValueError before the end."""
        return ending.next_campaign(self)

    def save(self) -> bytes:
        """The whole game as bytes. Equal games give equal bytes."""
        return _CODEC.save(self.state)

    # -- for rules and cards -------------------------------------------------------------------------------

    def after_step(self) -> None:
        checkpoints.run(self)

    def trigger(self, moment: str, seat: str) -> bool:
        """Start what triggers at a moment for a character. False if there is nothing."""
        due = effects.due(self, moment, seat)
        if due:
            self.push(effects.TriggersFrame(decider=seat, moment=moment, due=due))
        return bool(due)

    def own_triggers(self, moment: str, card: Card, seat: str) -> list[EffectsFrame]:
        """What a card itself triggers at a moment of its own, to be resolved for a character."""
        return effects.own(self, moment, card, seat)

    def trigger_own(self, moment: str, seat: str, *oids: int) -> bool:
        """Start what cards in play trigger at a moment of their own. False if there is nothing."""
        return effects.start_own(self, moment, seat, oids)

    def abilities(self, seat: str, kind: str, task: str = "") -> list[tuple[int, int]]:
        """(oid, index) of abilities of a kind the seat can use now."""
        return effects.usable(self, seat, kind, task)

    def use_ability(self, seat: str, oid: int, index: int, target: int = 0) -> None:
        """Use an ability that is usable."""
        effects.use(self, seat, oid, index, target)

    def end(self, cause: str, resolution: str = "") -> None:
        """The episode ends at once, whatever is going on (table P)."""
        for frame in self.state.stack:
            if isinstance(frame, TaskFrame):
                tasks.put_away(self, frame)
        self.state.stack[:] = [ending.EndFrame(cause=cause, resolution=resolution)]


def new_game(
    library: Library, *, episode: str, characters: Sequence[str], seed: int, pack: str = "pilot",
    difficulty: str = "normal", campaign: Campaign | None = None, lead: str = "p1", open_hands: bool = False,
) -> Game:  # fmt: skip
    """An episode that waits for its first answers (NH 1.1, 2.1). Seats are p1, p2, ... in the order of the
    characters.

    ValueError with a sentence for people if these do not fit together.
    """
    found = library.pack(pack)
    if episode not in found.episodes:
        raise ValueError(f"There is no episode called {episode!r}.")
    if not 1 <= len(characters) <= len(SEATS):
        raise ValueError("An episode is played with 1 to 4 characters.")
    if len(set(characters)) != len(characters):
        raise ValueError("Each character can be played only once.")
    unknown = [code for code in characters if code not in found.characters]
    if unknown:
        raise ValueError(f"There is no character called {unknown[0]!r}.")
    if difficulty not in get_args(Difficulty):
        raise ValueError(f"There is no difficulty {difficulty!r}; there are {', '.join(DIFFICULTIES)}.")
    seats = SEATS[: len(characters)]
    if lead not in seats:
        raise ValueError("The lead character must be one of those in the game.")
    if campaign is None:
        code = next((c for c, known in found.campaigns.items() if episode in known.playable), "")
        campaign = new_campaign(found, code) if code else Campaign(code="")
    pool = {
        modifier: max(found.modifier_pool.get(modifier, 0) + campaign.pool.get(modifier, 0), 0)
        for modifier in (*found.modifier_pool, *(m for m in campaign.pool if m not in found.modifier_pool))
    }
    state = NeonHopeState(
        schema=SCHEMA, seed=seed, packs=found.versions, episode=episode,
        difficulty=difficulty, campaign=campaign, lead=lead, open_hands=open_hands,
        heroes={seat: Hero(seat, code) for seat, code in zip(seats, characters, strict=True)},
        orders={seat: Orders() for seat in seats}, pool={m: n for m, n in pool.items() if n},
        flags=dict(campaign.flags), trackers=dict(campaign.trackers), notes=list(campaign.notes),
        marks=dict(campaign.marks),
    )  # fmt: skip
    game = Game(state, found)
    game.push(SetupFrame())
    do.emit(game, "setup")
    game.proceed()
    return game


def load(data: bytes, library: Library) -> Game:
    """The game in a save. SaveError if it cannot be read; MissingContent if its pack is not there."""
    state = _CODEC.load(data)
    name = state.packs[0].partition("@")[0] if state.packs else ""
    pack = library.packs.get(name)
    if pack is None:
        raise MissingContent(f"This game needs the content pack {name!r}, which is not installed.")
    if state.episode not in pack.episodes:
        raise MissingContent(f"The content pack {name!r} no longer has the episode {state.episode!r}.")
    return Game(state, pack)
