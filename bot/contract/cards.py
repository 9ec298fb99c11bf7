"""What the bot must know of a game with cards: hands that are held, and cards that can be read.

A game has either, both or none of it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from bot.contract.game import Draw, G, V
from bot.contract.kind import GameKind
from bot.messages.refusals import Refusal
from bot.messages.words import say


class Hands(GameKind[G, V], ABC):
    """A `GameKind` whose seats hold something that nobody else sees."""

    @abstractmethod
    def hand_text(self, view: V, language: str) -> str:
        """What a seat holds, above the picture of its hand (Discord's markup, never empty)."""

    @abstractmethod
    def draw_hand(self, view: V, language: str) -> Draw: ...

    def draw_panel(self, view: V, names: Mapping[str, str], language: str) -> Draw:
        if self.subject(view) == "board":
            return self.draw_board(view, names, language)
        return self.draw_hand(view, language)

    def subject(self, view: V) -> str:
        return "hand"


class Cards(GameKind[G, V], ABC):
    """A `GameKind` with cards, which have codes and can be read."""

    hides: ClassVar[bool] = False
    """Whether there are cards that cannot be read before they are met."""

    def card_option(self, language: str) -> str:
        """What to type for the command that reads a card; at most 100 letters."""
        return say(language, "bot-option-card")

    @abstractmethod
    def find_card(self, text: str, language: str, game: G | None = None) -> Sequence[str]:
        """(Part of) a title -> codes, best match first. `game`: the one that is asked about, if any."""

    def card_search(self, words: str, language: str) -> Callable[[], Sequence[str]] | None:
        """What finds the cards that words fit, for a worker; None if this game has no such search."""
        return None

    def only_kinds(self, words: str, language: str) -> bool:
        """Whether words say what kind of cards is meant, and no card: then that search answers."""
        return False

    def kinds_named(self, words: str, language: str) -> Sequence[str]:
        """What kinds of cards such words name, each by itself."""
        return ()

    @abstractmethod
    def card(self, code: str, language: str, game: G | None = None) -> Any:
        """The card to read, a `bot.contract.game.Card`. Raises KeyError."""

    @abstractmethod
    def card_text(self, info: Any, language: str) -> str:
        """A card in words, in Discord's markup."""

    def other_side(self, info: Any, language: str, game: G | None) -> str:
        """What is said of the other side of a card that has two, or of the one that lies up in a game; ""
        of others."""
        return ""

    def card_mark(self, info: Any, language: str) -> str:
        """What is said of a card in a list; "" for nothing, else that it cannot be played."""
        return ""

    @abstractmethod
    def titles(self, language: str, game: G | None = None) -> Sequence[str]:
        """The titles of all cards that can be read."""

    def visible(self, view: V) -> Iterable[tuple[str, str]]:
        """(code, title) of every card face the view shows, own hand first. Codes may repeat."""
        return ()

    @abstractmethod
    def draw_card(self, info: Any, language: str) -> Draw: ...

    def warm(self, language: str) -> None:
        self.titles(language)

    def played_name(self, code: str, language: str) -> str:
        try:
            return str(self.card(code, language).title)
        except KeyError:
            return code


def hands(kind: GameKind) -> Hands:
    """A kind as one with hands; Refusal for a game that has none."""
    if not isinstance(kind, Hands):
        raise Refusal("bot-forged")
    return kind


def cards(kind: GameKind) -> Cards:
    """A kind as one with cards; Refusal for a game that has none."""
    if not isinstance(kind, Cards):
        raise Refusal("bot-forged")
    return kind
