"""Short lines out of what happened: parts with prices gathered until an action is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from engine.messages import items, labelled
from engine.netrunner.shown.log import card_of
from engine.netrunner.table.events import Event
from engine.netrunner.table.knowledge import Reader, counted
from engine.netrunner.table.state import RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game

NONE = "none"
"""Stands in messages for a text that is empty."""


class Heading(str):
    """The line above those of a turn."""

    __slots__ = ()


class Totals(str):
    """The line below those of a turn: what its player has left."""

    __slots__ = ()


class News(str):
    """A line with something that decides games: it is never left out, however much happened."""

    __slots__ = ()


class Small(str):
    """A line about a card drawn or a credit taken by an action."""

    __slots__ = ()


def _counted(parts: Iterable[str]) -> Iterable[str]:
    """Each part once, with how often it comes in a row."""
    for part, again in groupby(parts):
        times = sum(1 for _ in again)
        yield f"{part} ×{times}" if times > 1 else part


def heading(reader: Reader, seat: str, turn: int, names: Mapping[str, str]) -> str:
    """Whose turn it is, and which."""
    number = (turn + 1) // 2
    if seat in names:
        return Heading(reader.say("nr-recap-turn", name=names[seat], seat=seat, n=number))
    return Heading(reader.say("nr-log-turn", seat=seat, n=number))


class Lines:
    """Gathers what belongs to an action, and says it when the next one begins."""

    def __init__(self, g: Game, reader: Reader, names: Mapping[str, str]) -> None:
        self.g = g
        self.reader = reader
        self.players = names
        self.lines: list[str] = []
        self.actor = ""
        """Whose turn it is, as far as heard."""
        self.last = ""
        self.times = 1
        """The last line, and how often it was said in a row."""
        self.head = ""
        """What is done, where the line is about an action."""
        self.parts: list[str] = []
        """What came of it, or happened beside actions."""
        self.weighs = False
        """Whether something of it decides games."""
        self.acting = False
        self.action_is = ""
        """The basic action, or the card's, that the line is about."""
        self.filled = 0
        """The card just installed or rezzed: what it is loaded with goes without saying."""
        self.paid: Counter[str] = Counter()
        """Credits each player spent since something was last said to have a price."""
        self.broken: list[Event] = []
        """Subroutines broken in this encounter."""
        self.fully = False
        self.breaks_ordered = self.ordered = False
        """Whether breaking, or what comes next, is what the reader had ordered."""
        self.unrezzed = 0
        """Unrezzed pieces of ice passed in a row."""
        self.clicks = 0
        """Clicks the Runner lost to an ability in this run that has not been said to do anything yet."""
        self.drawn: list[str] = []
        self.by_rule = False
        """Whether no action or ability drew them."""
        self.discarded: list[str] = []
        self.dull = 0
        """Cards accessed in Archives that are not worth a word each."""
        self.accessed: list[Event] = []
        self.server = ""
        self.fruitless = False
        """Whether the run has brought nothing so far that was said."""

    def say(self, what: str, /, **arguments: str | int) -> None:
        """A part of the line; what came before it is complete."""
        self.add(self.words(what, **arguments))

    def add(self, part: str) -> None:
        """A part of the line as it is said."""
        ordered, self.ordered = self.ordered, False
        self.leave_ice()
        self.leave_unrezzed()
        self.leave_access()
        self.parts.append(self.words("ordered", part=part) if ordered else part)
        self.fruitless = False

    def lead(self, what: str, /, **arguments: str | int) -> None:
        """What the action is, unless the line has been begun with what it is."""
        if self.acting and not self.head:
            self.head = self.words(what, **arguments)
        else:
            self.say(what, **arguments)

    def words(self, what: str, /, **arguments: str | int) -> str:
        given = {name: value if value != "" else NONE for name, value in arguments.items()}
        return self.reader.say(f"nr-recap-{what}", **given)

    def card(self, e: Event, unknown: str = "nr-card") -> str:
        return card_of(self.g, e, self.reader, unknown)

    def whose(self, e: Event, what: str) -> None:
        """A change of somebody's credits or clicks; whose is said where it is not the one who acts."""
        self.say(what, n=e.n, seat=e.seat, other="no" if e.seat == self.actor else "yes")

    def named(self, code: str) -> str:
        return f"**{self.g.define(code).title}**"

    def names(self, cards: list[str]) -> str:
        """Names with how many of each, "" if any is unknown to the reader."""
        return counted(cards, self.reader.language) if all(cards) else ""

    def price(self, seat: str) -> int:
        """Credits a player spent for what is said now."""
        return self.paid.pop(seat, 0)

    def leave_ice(self) -> None:
        """What was broken of the ice met before, and for how much in all."""
        broken, self.broken = self.broken, []
        clicks, self.clicks = self.clicks, 0
        if broken or clicks:
            self.leave_unrezzed()
        if broken:
            every, self.fully = "yes" if self.fully else "no", False
            price = self.price(RUNNER)
            card = self.card(broken[0], "nr-ice")
            lost = self.reader.say("nr-n-clicks", n=clicks) if clicks else ""
            said = self.words("breaks", card=card, all=every, broken=len(broken), n=price, clicks=lost)
            self.parts.append(self.words("ordered", part=said) if self.breaks_ordered else said)
            self.breaks_ordered = False
        elif clicks:
            other = "no" if self.actor == RUNNER else "yes"
            self.parts.append(self.words("loses-clicks", n=clicks, seat=RUNNER, other=other))

    def leave_unrezzed(self) -> None:
        """That the Corp rezzed nothing is its answer, and what the Runner waited for."""
        passed, self.unrezzed = self.unrezzed, 0
        if passed:
            self.parts.append(self.words("passes", n=passed))

    def leave_access(self) -> None:
        """The cards accessed before stay where they are."""
        left, self.accessed = self.accessed, []
        if left:
            names = self.names([self.card(e, "") for e in left])
            self.say("accesses", cards=names, n=len(left))

    def leave_discards(self) -> None:
        """All cards discarded in a row are one part."""
        cards, self.discarded = self.discarded, []
        if cards:
            self.say("discards", n=len(cards), cards=self.names(cards))

    def end_line(self) -> None:
        self.leave_ice()
        self.leave_unrezzed()
        self.leave_access()
        if self.dull:
            self.say("archives", n=self.dull)
        self.leave_discards()
        language, several = self.reader.language, list(_counted(self.parts))
        text, small = items(language, several), self.action_is in ("credit", "draw")
        if self.head:
            text = labelled(language, self.head, text) if text else self.head
        self.head, self.acting, self.action_is, self.filled, self.parts = "", False, "", 0, []
        self.dull, self.drawn, self.server = 0, [], ""
        self.paid.clear()
        self.breaks_ordered = self.ordered = False
        kind = News if self.weighs else Small if small else str
        self.weighs = False
        if not text:
            return
        text = text[0].upper() + text[1:]
        if self.lines and self.last == text:
            self.times += 1
            # Behind several parts it would count the last of them.
            how = "times" if items(language, ("", "")) in text else "again"
            self.lines[-1] = kind(self.words(how, text=text, n=self.times))
        else:
            self.lines.append(kind(text))
            self.last, self.times = text, 1
