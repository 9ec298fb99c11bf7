"""What the bot needs to know of a game it hosts, and a game in hand.

`GameKind` is what all games of one kind have in common: their words, their pictures, what is done inside the
transactions. A game is added by a package in `bot/games` whose module `kind` has a function `kind()`; nothing
else of the bot knows its name. `Table` is one that is stored, with its kind: the two know each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import ALL, SPECTATOR, Draw, Game, Keys, OpenDecision, fingerprint
from bot.contract.orders import OrderTopic
from bot.contract.telling import Answered, Telling
from bot.messages import words
from bot.messages.layout import Button, Row
from bot.messages.refusals import Refusal
from bot.store.games import GameRow, SeatRow, Told
from bot.store.people import Wishes
from engine.kernel.views import DecisionView


def names_of(row: GameRow, language: str) -> dict[str, str]:
    """Who sits where, as written: a computer by what it is called in this language."""
    return {
        seat.seat: words.say(language, f"bot-computer-{seat.computer}") if seat.computer else seat.name
        for seat in row.seats.values()
    }


@dataclass(frozen=True)
class Table:
    """A game as read from the store."""

    row: GameRow
    kind: GameKind
    game: Game
    more: Any = None
    """What the kind keeps beside the game (`GameKind.attach`)."""
    recent: tuple[Told, ...] = ()
    """The last answers, oldest first."""
    views: dict[Any, Any] | None = None
    """What was made of a game that is only looked at, views first of all; None while it may change."""

    @property
    def language(self) -> str:
        """What is spoken in the thread."""
        return self.row.language

    def names(self, language: str) -> dict[str, str]:
        """Who sits where, as written: a computer by what it is called in this language."""
        return names_of(self.row, language)

    def called(self, language: str) -> dict[str, str]:
        """The same for Discord's markup."""
        return {seat: words.plain(name) for seat, name in self.names(language).items()}

    def view(self, seat: str = SPECTATOR, language: str | None = None) -> Any:
        """The game's own view, in the thread's language unless another is asked for."""
        spoken = language or self.language
        return self._once((seat, spoken), lambda: self.game.view(seat, language=spoken))

    def marked(self, seat: str, language: str) -> Any:
        """A seat's view, with what is new to it marked."""
        view = self.view(seat, language)
        if seat == SPECTATOR:
            return view
        return self._once(
            ("marked", self.recent, seat, language), lambda: self.kind.marked(view, self.answered)
        )

    def missed(self, seat: str, language: str) -> tuple[str, ...]:
        """What happened since this seat's last answer, in at most `MISSED` lines."""
        names = self.called(language)
        found: tuple[str, ...] = self._once(
            ("missed", self.recent, seat, language),
            lambda: self.kind.missed(self.game, self.answered, seat, names, language),
        )
        return found

    @property
    def answered(self) -> list[Answered]:
        """The last answers with what came of them, oldest first."""
        found: list[Answered] = self._once(("answered", self.recent), lambda: self.kind.unpack(self.recent))
        return found

    def _once(self, key: object, make: Callable[[], Any]) -> Any:
        """Something made of the game, once while it is only looked at."""
        if self.views is None:
            return make()
        if key not in self.views:
            self.views[key] = make()
        return self.views[key]

    def names_of(self, seats: Sequence[str]) -> list[str]:
        return [self.row.seats[seat].name for seat in seats]

    @property
    def waiting_names(self) -> list[str]:
        """Who owes a move, each person once."""
        return list(dict.fromkeys(self.names_of(self.game.waiting_for)))

    @property
    def title(self) -> str:
        return self.kind.title(self.language)


class GameKind(Telling, ABC):
    """How the bot restores, automates, words and draws one kind of game.

    `language` is always one of `engine.messages.LANGUAGES`; texts for a thread are asked for in the server's,
    private ones in the reader's. `view` is what the game's own `view` gave.
    """

    name: ClassVar[str]
    """What games of this kind are stored as: letters and underscores."""
    group: ClassVar[str]
    """The name of its slash commands: "netrunner" for `/netrunner move`."""
    starter: ClassVar[str]
    """The command that starts a game: "/netrunner challenge"."""
    round: ClassVar[str] = "turn"
    """What `Game.turn` counts: the messages `bot-<round>` and `bot-<round>s` say it."""
    timed: ClassVar[bool] = False
    """Whether its decisions may have a time limit (`OpenDecision.silence`), so that `opened` is called."""

    ordering: ClassVar[bool] = False
    """Whether players can give standing orders, so that these are called: `orders`,
    `ordered`, `answering`, `give_order`."""

    # -- rules ---------------------------------------------------------------------------------------------

    @abstractmethod
    def load(self, data: bytes) -> Game:
        """Raises `SaveError`."""

    @abstractmethod
    def set_wishes(self, game: Game, seat: str, wishes: Wishes) -> None: ...

    def memory_aid(self, game: Game) -> bool:
        """Whether players are shown what they have seen before; else their log is what everybody reads."""
        return True

    def choose(self, game: Game, seat: str, decision_id: int, computer: str) -> Keys:
        """An automatic player's answer, at once. Asked only of seats that have one."""
        raise NotImplementedError(computer)

    def thinks(self, game: Game, seat: str, decision_id: int, computer: str) -> bool:
        """Whether an automatic player has a better answer than `choose` if it is given time: `thought`."""
        return False

    def thought(self, game: Game, seat: str, decision_id: int, computer: str) -> Callable[[], Keys]:
        """What works that out, in another process: it holds nothing that the seat may not know."""
        raise NotImplementedError(computer)

    def give_up(self, game: Game, seat: str) -> Sequence[Any]:
        """End the game because this seat gives it up; returns the events."""
        raise NotImplementedError(seat)

    def orders(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        """All that a seat can give standing orders about now."""
        return ()

    def ordered(self, game: Game, seat: str, language: str) -> Sequence[str]:
        """What a seat has left orders about, as everybody may know it."""
        return ()

    def answering(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        """The orders that would answer what the seat is asked now, as choices of what they are about."""
        return ()

    def installing(self, game: Game, seat: str, language: str) -> Sequence[OrderTopic]:
        """The orders about what the seat has just installed, while it decides what to do next."""
        return ()

    def give_order(self, game: Game, seat: str, key: str) -> Sequence[Any]:
        """Give an order by the key of its choice; returns the events where it answers what is asked.

        Raises KeyError if it cannot be given (any more)."""
        raise KeyError(key)

    together: ClassVar[bool] = False
    """Whether all at the table win or lose together."""

    def came_to(self, game: Game) -> tuple[Sequence[str], str, Mapping[str, str]]:
        """Of a finished game: the seats that won (ALL for all of them), why it ended, and what each seat
        played, by code, where its row does not say (`SeatRow.role`)."""
        result = game.result
        if result is None:
            return (), "", {}
        if self.together:
            return (ALL,) if result.won else (), result.reason, {}
        return (result.winner,) if result.winner else (), result.reason, {}

    def seat_name(self, seat: str, language: str) -> str:
        """What a seat is called whoever has it, for statistics."""
        return seat

    def played_name(self, code: str, language: str) -> str:
        """What `came_to` or a seat's row says was played; its code where that is known no more."""
        try:
            return str(self.card(code, language).title)
        except KeyError:
            return code

    # -- words ---------------------------------------------------------------------------------------------

    @abstractmethod
    def title(self, language: str) -> str:
        """What the game is called."""

    def role(self, seat: SeatRow, language: str) -> str:
        """What a seat is or plays: "Corp", a character's name; "" if there is no more to it."""
        return ""

    def players(self, seats: Sequence[SeatRow], called: Mapping[str, str], language: str) -> str:
        """Everybody at the table: "Ann (Corp) against Bob (Runner)"; `called` maps a seat to its player."""
        found = ((called[seat.seat], self.role(seat, language)) for seat in seats)
        return ", ".join(f"{name} ({role})" if role else name for name, role in found)

    def round_name(self, turn: int, language: str) -> str:
        """Which turn or round it is: "turn 3"."""
        return words.say(language, f"bot-{self.round}", turn=turn)

    def rounds(self, turn: int, language: str) -> str:
        """How long a game of so many turns or rounds was: "3 turns"."""
        return words.say(language, f"bot-{self.round}s", n=turn)

    def call(self, table: Table, seat: SeatRow) -> str | None:
        """How a player is called to move in the thread, with their mention; None: in the usual words."""
        return None

    @abstractmethod
    def hand_text(self, view: Any, language: str) -> str:
        """What a seat holds, above the picture of its hand (Discord's markup, never empty)."""

    def panel_notes(self, table: Table, seat: str, decision: DecisionView | None, language: str) -> str:
        """What else belongs under a panel's question: cards being shown, a time limit; "" for nothing."""
        return ""

    def board_note(self, table: Table) -> str:
        """What else the board says under where the game stands; "" for nothing."""
        return ""

    def outcome(self, table: Table) -> str:
        """How the game ended, as the summary's headline (plain text)."""
        result = table.view().result
        return result.text if result is not None else ""

    def summary(self, table: Table) -> Sequence[str]:
        """Facts that belong into the summary of a finished game, such as the score (Discord's markup)."""
        return ()

    def public(self, table: Table, mark: Any, events: Sequence[Any]) -> Sequence[str]:
        """Texts for the thread after the log lines of `events`: stories, say. Long ones are sent in pages.

        `mark` is what `mark` returned before the answer."""
        return ()

    def mark(self, game: Game) -> Any:
        """Something to remember from before an answer, for `public`."""
        return None

    def uncovered(self, table: Table) -> Sequence[str]:
        """What was hidden, once a game is over: lines of Discord's markup under the summary."""
        return ()

    # -- cards ---------------------------------------------------------------------------------------------

    @abstractmethod
    def find_card(self, text: str, language: str, game: Game | None = None) -> Sequence[str]:
        """(Part of) a title -> codes, best match first. `game`: the one that is asked about, if any."""

    def card_search(self, words: str, language: str) -> Callable[[], Sequence[str]] | None:
        """What finds the cards that words fit, for a worker; None if this game has no such search."""
        return None

    @abstractmethod
    def card(self, code: str, language: str, game: Game | None = None) -> Any:
        """The card to read, a `Card`. Raises KeyError."""

    @abstractmethod
    def card_text(self, info: Any, language: str) -> str:
        """A card in words, in Discord's markup."""

    @abstractmethod
    def titles(self, language: str, game: Game | None = None) -> Sequence[str]:
        """The titles of all cards that can be read."""

    def warm(self, language: str) -> None:
        """Build what is kept once it was asked for; in a thread."""
        self.titles(language)

    def visible(self, view: Any) -> Iterable[tuple[str, str]]:
        """(code, title) of every card face the view shows, own hand first. Codes may repeat."""
        return ()

    # -- pictures ------------------------------------------------------------------------------------------

    # What draws them: the bot has it done elsewhere (`bot.process.workers`).

    @abstractmethod
    def draw_board(self, view: Any, names: Mapping[str, str], language: str) -> Draw:
        """The table as the view shows it; `names` maps a seat to its player."""

    @abstractmethod
    def draw_hand(self, view: Any, language: str) -> Draw: ...

    @abstractmethod
    def draw_card(self, info: Any, language: str) -> Draw: ...

    def draw_course(
        self, game: Game, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        """How a game went that is over, for its summary; `events` are all there were. None for no picture."""
        return None

    def draw_panel(self, view: Any, names: Mapping[str, str], language: str) -> Draw:
        """The picture in a seat's panel, of its `subject`."""
        if self.subject(view) == "board":
            return self.draw_board(view, names, language)
        return self.draw_hand(view, language)

    def subject(self, view: Any) -> str:
        """What a seat wants to see while it decides: "hand", "board", or a word of the kind's own.

        The panel has buttons to look at the one of hand and board that is not this."""
        return "hand"

    def board_key(self, view: Any) -> str:
        """A fingerprint of what a board is drawn from."""
        return fingerprint(view)

    def panel_key(self, view: Any) -> str:
        """A fingerprint of what a panel's picture is drawn from."""
        return fingerprint(view)

    # -- what belongs to its messages ----------------------------------------------------------------------

    def board_buttons(self, table: Table) -> Sequence[Button]:
        """More buttons for the second row under the board; their custom_ids need `routes`."""
        return ()

    def panel_buttons(
        self, table: Table, seat: str, decision: DecisionView | None, language: str
    ) -> Sequence[Button]:
        """A row of buttons in a seat's panel, at most five; their custom_ids need `routes`."""
        return ()

    def overdue_buttons(self, table: Table, seat: str, language: str) -> Sequence[Button]:
        """What the others may do where a seat's move has taken too long; their custom_ids need `routes`.

        Games of two need none: they are claimed, or ended for nobody."""
        return ()

    def after(self, table: Table) -> Sequence[Row]:
        """Rows of buttons under the summary of a finished game."""
        return ()

    def panel_end(self, table: Table, language: str) -> Sequence[Button]:
        """Buttons on a seat's panel of a finished game, which may be a DM."""
        return ()

    # -- in the transactions -------------------------------------------------------------------------------

    async def attach(self, db: AsyncConnection, row: GameRow) -> Any:
        """Read what is stored beside a game of this kind: it becomes `Table.more`."""
        return None

    @property
    def attaches(self) -> bool:
        """Whether there is anything to attach."""
        return type(self).attach is not GameKind.attach

    def unpaced(self, table: Table) -> Refusal:
        """Why nobody is reminded of anything in a game that has no pace."""
        return Refusal("bot-pace-off")

    async def opened(  # nothing to do for most
        self, db: AsyncConnection, row: GameRow, decisions: Sequence[OpenDecision], now: float
    ) -> None:
        """Called where `timed`, in each transaction that changes a game, with every decision that is open
        after it and has a `silence`. See `Play.answer_silence`."""

    async def ended(  # nothing to do for most
        self, db: AsyncConnection, table: Table, now: float
    ) -> None:
        """Called in the transaction in which the game has come to its end."""
