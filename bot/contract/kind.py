"""What the bot needs to know of a game it hosts, and a game in hand.

`GameKind` is what all games of one kind have in common: their words, their pictures, what is done inside the
transactions. A game is added by a package in `bot/games` whose module `kind` has a function `kind()`; nothing
else of the bot knows its name. `Table` is one that is stored, with its kind: the two know each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contract.game import ALL, SPECTATOR, Draw, G, OpenDecision, V, fingerprint
from bot.contract.telling import Answered, Telling
from bot.messages import words
from bot.messages.components import Button, Row
from bot.messages.refusals import Refusal
from bot.store.game_rows import GameRow, SeatRow
from bot.store.games import StoredAnswer
from engine.kernel.views import DecisionView
from engine.messages import items, noted


class Table(NamedTuple, Generic[G, V]):
    """A game as read from the store."""

    row: GameRow
    kind: GameKind[G, V]
    game: G
    more: Any = None
    """What the kind keeps beside the game (`GameKind.attach`)."""
    recent: tuple[StoredAnswer, ...] = ()
    """The last answers, oldest first."""
    accounts: Mapping[int, Any] = MappingProxyType({})
    """What the thread says of the sections that the last answer belongs to, as far as that is known."""
    views: dict[Any, Any] | None = None
    """What was made of a game that is only looked at, views first of all; None while it may change."""

    @property
    def language(self) -> str:
        """What is spoken in the thread."""
        return self.row.language

    def names(self, language: str) -> dict[str, str]:
        """Who sits where, as written: a computer by what it is called in this language."""
        return self.kind.names_of(self.row, language)

    def called(self, language: str) -> dict[str, str]:
        """The same for Discord's markup."""
        return {seat: words.plain(name) for seat, name in self.names(language).items()}

    def view(self, seat: str = SPECTATOR, language: str | None = None) -> V:
        """The game's own view, in the thread's language unless another is asked for."""
        spoken = language or self.row.language
        if self.views is not None and (seat, spoken) in self.views:
            return self.views[seat, spoken]  # type: ignore[no-any-return]
        found: V = self.once((seat, spoken), lambda: self.kind.view(self, seat, spoken))
        return found

    def marked(self, seat: str, language: str) -> V:
        """A seat's view, with what is new to it marked."""
        view = self.view(seat, language)
        if seat == SPECTATOR:
            return view
        found: V = self.once(
            ("marked", self.recent, seat, language), lambda: self.kind.marked(view, self.answered)
        )
        return found

    def missed(self, seat: str, language: str) -> tuple[str, ...]:
        """What happened since this seat's last answer, in at most `MISSED` lines."""
        names = self.called(language)
        found: tuple[str, ...] = self.once(
            ("missed", self.recent, seat, language),
            lambda: self.kind.missed(self.game, self.answered, seat, names, language),
        )
        return found

    @property
    def answered(self) -> list[Answered]:
        """The last answers with what came of them, oldest first."""
        found: list[Answered] = self.once(("answered", self.recent), lambda: self.kind.unpack(self.recent))
        return found

    def once(self, key: object, make: Callable[[], Any]) -> Any:
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
        """What its thread is called by, before its number."""
        return self.kind.heading(self)


class GameKind(Telling[G, V], ABC):
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

    # -- rules ---------------------------------------------------------------------------------------------

    @abstractmethod
    def load(self, data: bytes) -> G:
        """Raises `SaveError`."""

    def closes(self, table: Table) -> bool:
        """Whether a game that has ended is done with, so that its thread may be archived."""
        return True

    together: ClassVar[bool] = False
    """Whether all at the table win or lose together."""

    def came_to(self, game: G) -> tuple[Sequence[str], str, Mapping[str, str]]:
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
        return code

    def computer_name(self, computer: str, language: str) -> str:
        """What an automatic player is called at the table."""
        return computer

    def names_of(self, row: GameRow, language: str) -> dict[str, str]:
        """Who sits where, as written: a computer by what it is called in this language."""
        return {
            seat.seat: self.computer_name(seat.computer, language) if seat.computer else seat.name
            for seat in row.seats.values()
        }

    # -- words ---------------------------------------------------------------------------------------------

    @abstractmethod
    def title(self, language: str) -> str:
        """What the game is called."""

    def heading(self, table: Table[G, V]) -> str:
        """The same for one table, where more of it tells it from others in a list of threads."""
        return self.title(table.language)

    def role(self, seat: SeatRow, language: str) -> str:
        """What a seat is or plays: "Corp", a character's name; "" if there is no more to it."""
        return ""

    def players(self, seats: Sequence[SeatRow], called: Mapping[str, str], language: str) -> str:
        """Everybody at the table: "Ann (Corp) against Bob (Runner)"; `called` maps a seat to its player."""
        found = ((called[seat.seat], self.role(seat, language)) for seat in seats)
        return items(language, (noted(language, name, role) if role else name for name, role in found))

    def round_name(self, turn: int, language: str) -> str:
        """Which turn or round it is: "turn 3"."""
        return words.say(language, f"bot-{self.round}", turn=turn)

    def rounds(self, turn: int, language: str) -> str:
        """How long a game of so many turns or rounds was: "3 turns"."""
        return words.say(language, f"bot-{self.round}s", n=turn)

    def call(self, table: Table[G, V], seat: SeatRow) -> str | None:
        """How a player is called to move in the thread, with their mention; None: in the usual words."""
        return None

    def standing(self, view: V, language: str) -> str:
        """What a player has, in words, as far as the question does not say it: for who cannot see the
        picture, or not yet."""
        return ""

    def panel_notes(self, table: Table[G, V], seat: str, decision: DecisionView | None, language: str) -> str:
        """What else belongs under a panel's question: cards being shown, a time limit; "" for nothing."""
        return ""

    def board_note(self, table: Table[G, V]) -> str:
        """What else the board says under where the game stands; "" for nothing."""
        return ""

    def outcome(self, table: Table[G, V]) -> str:
        """How the game ended, as the summary's headline (plain text)."""
        result = table.view().result
        return result.text if result is not None else ""

    def summary(self, table: Table[G, V]) -> Sequence[str]:
        """Facts that belong into the summary of a finished game, such as the score (Discord's markup)."""
        return ()

    def public(self, table: Table[G, V], mark: Any, events: Sequence[Any]) -> Sequence[str]:
        """Texts for the thread after the log lines of `events`: stories, say. Long ones are sent in pages.

        `mark` is what `mark` returned before the answer."""
        return ()

    def mark(self, game: G) -> Any:
        """Something to remember from before an answer, for `public`."""
        return None

    def uncovered(self, table: Table[G, V]) -> Sequence[str]:
        """What was hidden, once a game is over: lines of Discord's markup under the summary."""
        return ()

    def warm(self, language: str) -> None:  # nothing to do for most
        """Build what is kept once it was asked for; in a thread."""

    # -- views ---------------------------------------------------------------------------------------------

    def view(self, table: Table[G, V], seat: str, language: str) -> V:
        """The game's own view, for `Table.view`, which keeps it."""
        view: V = table.game.view(seat, language=language)
        return view

    # -- pictures ------------------------------------------------------------------------------------------

    # What draws them: the bot has it done elsewhere (`bot.process.workers`).

    @abstractmethod
    def draw_board(self, view: V, names: Mapping[str, str], language: str) -> Draw:
        """The table as the view shows it; `names` maps a seat to its player."""

    def draw_course(
        self, game: G, events: Sequence[Any], names: Mapping[str, str], language: str
    ) -> Draw | None:
        """How a game went that is over, for its summary; `events` are all there were. None for no picture."""
        return None

    def draw_panel(self, view: V, names: Mapping[str, str], language: str) -> Draw:
        """The picture in a seat's panel, of its `subject`."""
        return self.draw_board(view, names, language)

    def subject(self, view: V) -> str:
        """What a seat wants to see while it decides: "board", "hand" where there are hands, or a word of the
        kind's own.

        The panel has buttons to look at the one of hand and board that is not this."""
        return "board"

    def board_key(self, view: V) -> str:
        """A fingerprint of what a board is drawn from."""
        return fingerprint(view)

    def panel_key(self, view: V) -> str:
        """A fingerprint of what a panel's picture is drawn from."""
        return fingerprint(view)

    # -- what belongs to its messages ----------------------------------------------------------------------

    def board_buttons(self, table: Table[G, V]) -> Sequence[Button]:
        """More buttons for the second row under the board; their custom_ids need `routes`."""
        return ()

    def panel_buttons(
        self, table: Table[G, V], seat: str, decision: DecisionView | None, language: str
    ) -> Sequence[Button]:
        """A row of buttons in a seat's panel, at most five; their custom_ids need `routes`."""
        return ()

    def overdue_buttons(self, table: Table[G, V], seat: str, language: str) -> Sequence[Button]:
        """What the others may do where a seat's move has taken too long; their custom_ids need `routes`.

        Games of two need none: they are claimed, or ended for nobody."""
        return ()

    def after(self, table: Table[G, V]) -> Sequence[Row]:
        """Rows of buttons under the summary of a finished game."""
        return ()

    # -- in the transactions -------------------------------------------------------------------------------

    async def attach(self, db: AsyncConnection, row: GameRow) -> Any:
        """Read what is stored beside a game of this kind: it becomes `Table.more`. It is kept with the game:
        whoever changes it otherwise than by an answer raises its version, if it is played
        (`store.games.changed`)."""
        return None

    @property
    def attaches(self) -> bool:
        """Whether there is anything to attach."""
        return type(self).attach is not GameKind.attach

    def unpaced(self, table: Table[G, V]) -> Refusal:
        """Why nobody is reminded of anything in a game that has no pace."""
        return Refusal("bot-pace-off")

    async def opened(
        self, db: AsyncConnection, table: Table[G, V], decisions: Sequence[OpenDecision], now: float
    ) -> Any:
        """Called where `timed`, in each transaction that changes a game, with every decision that is open
        after it and has a `silence`. Returns what is stored beside it then (`Table.more`). See
        `Play.answer_silence`."""
        return table.more

    async def ended(  # nothing to do for most
        self, db: AsyncConnection, table: Table[G, V], now: float
    ) -> None:
        """Called in the transaction in which the game has come to its end."""
