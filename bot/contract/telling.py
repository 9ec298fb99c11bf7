"""What a kind of game tells of what happened: how events are stored, and put into words for who was away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic

import msgspec

from bot.contract.game import SPECTATOR, G, V
from bot.contract.written import Tell, described, unpack
from bot.process.logs import logger
from bot.store.games import StoredAnswer
from engine.kernel.views import MISSED

log = logger(__name__)

Answered = tuple[str, Sequence[Any]]
"""Whose answer it was, and the events that came of it."""


class Telling(Generic[G, V]):
    """How the events of a kind of game are kept, and what is told of them.

    `language`, `view` and `name` as for `bot.contract.kind.GameKind`, whose part this is.
    """

    name: ClassVar[str]
    opens: ClassVar[bool] = False
    """Whether `seen_by` knows ALL."""
    event: ClassVar[Any] = None
    """The class of its events (msgspec), where what happened is to be told to who was away."""
    ending: ClassVar[Any] = None
    """The `kind` of those that say how a game ended and nothing else."""

    def pack(self, events: Sequence[Any]) -> bytes:
        """What came of an answer, to be stored; b"" for nothing."""
        return msgspec.msgpack.encode(events) if self.event is not None and events else b""

    def unpack(self, answers: Sequence[StoredAnswer]) -> list[Answered]:
        """For each answer whose it was, and its events; not those that an older program wrote otherwise."""
        found: list[Answered] = []
        for seat, packed, *_ in answers:
            events = self.unpack_one(packed) if packed else ()
            found = [] if events is None else [*found, (seat, events)]
        return found

    def unpack_one(self, packed: bytes) -> Sequence[Any] | None:
        """The events of an answer; None if there are none, or an older program wrote them otherwise."""
        found = unpack(self.event, packed)
        if found is None and packed:
            log.info("events of another version", kind=self.name)
        return found

    def begins(self, event: Any) -> bool:
        """Whether a new message of the thread begins with this event: a player's turn, say."""
        return False

    def ends(self, event: Any) -> bool:
        """Whether all that this event says is how the game ended: a thread tells that in its summary."""
        return self.ending is not None and getattr(event, "kind", None) == self.ending

    def told(
        self, game: G, events: Sequence[Any], names: Mapping[str, str], language: str,
        seat: str = SPECTATOR,
    ) -> Sequence[str]:  # fmt: skip
        """What happened, in lines of Discord's markup; a turn begins with a line that says whose it is.

        It is worked out anew with each event that is added: what it says of those before may only grow.
        `names`: who plays a seat, in Discord's markup."""
        return self.teller(game, names, language)(events, seat)

    def teller(self, game: G, names: Mapping[str, str], language: str) -> Tell:
        """What says that, also in another process: of the engine, or of a module that imports little."""
        return partial(described, game, language)

    def turn_begun(self, event: Any) -> int | None:
        """The turn that an event begins; None for all others, and where the log does not tell."""
        return None

    def knows(self, view: V, language: str) -> Sequence[str]:
        """What a seat has seen and would have to keep in mind, in lines of Discord's markup."""
        return ()

    def missed(
        self, game: G, answers: Sequence[Answered], seat: str, names: Mapping[str, str], language: str
    ) -> tuple[str, ...]:
        """What happened since the seat's last answer, in at most `MISSED` lines of Discord's markup, the
        latest; () for nothing.

        `answers`: the last answers, oldest first; `names`: who plays a seat, in Discord's markup. Here: the
        lines of the log, without those that say the same again, or only how the game ended.
        """
        last = max((i for i, (who, _) in enumerate(answers) if who == seat), default=0)
        events = [event for _, found in answers[last:] for event in found]
        lines = (game.describe(event, seat, language=language) for event in events if not self.ends(event))
        return tuple(dict.fromkeys(line for line in lines if line))[-MISSED:]

    def marked(self, view: V, answers: Sequence[Answered]) -> V:
        """The view with what changed since its seat's last answer marked; `answers`: the last answers."""
        return view

    def seen_by(self, game: G, seen: str, language: str) -> V:
        """The view of a moment of a game that is over: through a seat's eyes, SPECTATOR's or, if it `opens`,
        with ALL that was hidden."""
        view: V = game.view(seen, language=language)
        return view
