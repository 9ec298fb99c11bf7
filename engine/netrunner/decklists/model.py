"""What comes of reading a deck list: the deck, what was doubtful, and what is wrong."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engine.messages import DEFAULT, say
from engine.netrunner.decks.lists import Deck
from engine.netrunner.table.facts import facts_of


class Reason(StrEnum):
    """What can be said of a list, as the message `nri-<reason>`."""

    # Nothing can be made of it.
    NOT_A_LIST = "not-a-list"
    TOO_BIG = "too-big"
    EMPTY_DECK = "empty-deck"
    BAD_XML = "bad-xml"
    DOCTYPE_REFUSED = "doctype-refused"
    WRONG_GAME = "wrong-game"
    BAD_JSON = "bad-json"
    NOT_FOUND = "not-found"
    UPSTREAM_ERROR = "upstream-error"
    # A line of it is wrong.
    NO_IDENTITY = "no-identity"
    SEVERAL_IDENTITIES = "several-identities"
    WRONG_SIDE = "wrong-side"
    BAD_QUANTITY = "bad-quantity"
    # A card has to be asked about, or nobody knows it.
    UNKNOWN_CARD = "unknown-card"
    AMBIGUOUS = "ambiguous"
    TRANSLATED = "translated"
    BAD_CARD = "bad-card"
    # How it was read although it was damaged.
    MOJIBAKE = "mojibake"
    NOT_UTF8 = "not-utf8"
    UTF16 = "utf16"


class Finding(msgspec.Struct, frozen=True):
    """One thing about a list: on which line or at which card it is (1 is the first, 0 the whole list), what
    stands there, which card it is about, how many there are and may be."""

    reason: Reason
    where: int = 0
    text: str = ""
    code: str = ""
    n: int = 0
    most: int = 0

    def say(self, language: str = DEFAULT) -> str:
        """A sentence for who sent the list."""
        facts = facts_of(self.code)
        card = facts.title if facts is not None else self.code
        return say(
            language, f"nri-{self.reason}", where=self.where, text=self.text[:80], card=card, n=self.n,
            most=self.most,
        )  # fmt: skip


class Doubt(msgspec.Struct, frozen=True):
    """A card that is not named plainly: what stands there, and what may be meant, the likeliest first (codes,
    none if nobody knows). It is asked about, never guessed."""

    reason: Reason
    text: str
    where: int = 0
    copies: int = 1
    candidates: tuple[str, ...] = ()
    identity: bool = False

    def say(self, language: str = DEFAULT) -> str:
        """A sentence for who sent the list."""
        return Finding(self.reason, self.where, self.text).say(language)


class Entry(msgspec.Struct, frozen=True):
    """A card as a list has it. `copies` is None where no number can be read; `key` the card's printing code
    or code, "" if the list has none; `alone` says that it stood without a number, as identities do; `strict`
    that the list names cards by code only."""

    where: int
    text: str
    copies: int | None = 1
    key: str = ""
    alone: bool = False
    strict: bool = False


class Listed(msgspec.Struct):
    """What a format says before any card is looked up."""

    name: str = ""
    notes: str = ""
    identity: Entry | None = None
    """The identity where the format has a place for it."""
    entries: list[Entry] = []
    others: list[Entry] = []
    """Lines that are no cards, headings or summaries; one may be a misspelt identity."""
    found: list[Finding] = []


class Imported(msgspec.Struct, frozen=True):
    """A list that was read. `faults` forbid to use it, `doubts` have to be answered first, `remarks` say how
    it was read, `skipped` are lines that meant nothing."""

    name: str = ""
    notes: str = ""
    identity: str = ""
    cards: dict[str, int] = {}
    doubts: tuple[Doubt, ...] = ()
    faults: tuple[Finding, ...] = ()
    remarks: tuple[Finding, ...] = ()
    skipped: tuple[str, ...] = ()

    @property
    def ready(self) -> bool:
        """Whether it is a deck: nothing is wrong, nothing has to be asked."""
        return not self.faults and not self.doubts

    @property
    def deck(self) -> Deck:
        """The deck it comes to."""
        return Deck(self.identity, self.cards)

    def reasons(self) -> set[Reason]:
        """Everything there is to say of it."""
        found = {doubt.reason for doubt in self.doubts}
        return found | {one.reason for one in (*self.faults, *self.remarks)}
