"""What happened, told shortly: a line an action, with prices and what it brought.

It says no more than a seat may know. The running log has a line an event; this is for who was away, and for
the message of a turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from engine.messages import DEFAULT
from engine.netrunner.shown.log import card_of, result_line
from engine.netrunner.table.events import Cause, Event, Kind
from engine.netrunner.table.knowledge import Reader, counted
from engine.netrunner.table.state import ARCHIVES, CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


NONE = "none"
"""Stands in messages for a text that is empty."""


def recap(
    g: Game,
    events: Iterable[Event],
    seat: str,
    language: str = DEFAULT,
    names: Mapping[str, str] | None = None,
) -> tuple[str, ...]:
    """The events as lines for "corp", "runner" or "spectator", a heading for each turn that begins in them.

    `names` says who plays a seat, in Discord's markup.

    An action is a line: what was done, then what came of it. What happened beside actions has its own lines.
    """
    teller = _Teller(g, Reader(seat, language), names or {})
    for event in events:
        teller.hear(event)
    return tuple(teller.told())


class Heading(str):
    """The line above those of a turn."""

    __slots__ = ()


def heading(reader: Reader, seat: str, turn: int, names: Mapping[str, str]) -> str:
    """Whose turn it is, and which."""
    number = (turn + 1) // 2
    if seat in names:
        return Heading(reader.say("nr-recap-turn", name=names[seat], seat=seat, n=number))
    return Heading(reader.say("nr-log-turn", seat=seat, n=number))


class _Teller:
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
        self.acting = False
        self.filled = 0
        """The card just installed or rezzed: what it is loaded with goes without saying."""
        self.paid: Counter[str] = Counter()
        """Credits each player spent since something was last said to have a price."""
        self.broken: list[Event] = []
        """Subroutines broken in this encounter."""
        self.fully = False
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

    def told(self) -> list[str]:
        self.end_line()
        return self.lines

    def hear(self, e: Event) -> None:
        if e.kind is not Kind.DRAW and e.kind is not Kind.DRAWS:
            self.drawn = []
        if e.kind is not Kind.DISCARD:
            self.leave_discards()
        tell = _TOLD.get(e.kind)
        if tell is not None:
            tell(self, e)
        elif e.kind in _PLAIN:
            self.say(_PLAIN[e.kind], card=self.card(e), n=e.n)

    # -- lines -------------------------------------------------------------------------------------------

    def say(self, what: str, /, **arguments: str | int) -> None:
        """A part of the line; what came before it is complete."""
        self.leave_ice()
        self.leave_access()
        self.parts.append(self.words(what, **arguments))
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
        return counted(cards) if all(cards) else ""

    def price(self, seat: str) -> int:
        """Credits a player spent for what is said now."""
        return self.paid.pop(seat, 0)

    def leave_ice(self) -> None:
        """What was broken of the ice met before, and for how much in all."""
        broken, self.broken = self.broken, []
        if broken:
            every, self.fully = "yes" if self.fully else "no", False
            price = self.price(RUNNER)
            card = self.card(broken[0], "nr-ice")
            self.parts.append(self.words("breaks", card=card, all=every, broken=len(broken), n=price))

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
        self.leave_access()
        if self.dull:
            self.say("archives", n=self.dull)
        self.leave_discards()
        text = ", ".join(self.parts)
        if self.head:
            text = f"{self.head}: {text}" if text else self.head
        self.head, self.acting, self.filled, self.parts = "", False, 0, []
        self.dull, self.drawn, self.server = 0, [], ""
        self.paid.clear()
        if not text:
            return
        text = text[0].upper() + text[1:]
        if self.lines and self.last == text:
            self.times += 1
            self.lines[-1] = f"{text} ×{self.times}"
        else:
            self.lines.append(text)
            self.last, self.times = text, 1

    # -- events ------------------------------------------------------------------------------------------

    def turn(self, e: Event) -> None:
        self.end_line()
        self.actor, self.last = e.seat, ""
        self.lines.append(heading(self.reader, e.seat, e.n, self.players))

    def totals(self, e: Event) -> None:
        """What is left at the end of a turn."""
        self.end_line()
        self.last = ""
        self.lines.append(self.reader.say("nr-recap-totals", n=e.n, cards=e.other, score=e.detail))

    def action(self, e: Event) -> None:
        self.end_line()
        self.actor, self.acting = e.seat, True
        if e.detail in ("credit", "untag", "purge"):
            self.lead(e.detail)

    def action_ends(self, e: Event) -> None:
        self.end_line()

    def spend(self, e: Event) -> None:
        self.paid[e.seat] += e.n

    def draw(self, e: Event) -> None:
        self.drawn.append(self.card(e, ""))
        self.by_rule = e.cause is Cause.RULES and not self.acting

    def draws(self, e: Event) -> None:
        names, self.drawn = self.names(self.drawn[-e.n :]), []
        if self.by_rule and not names:
            return  # the mandatory draw (5.3.2): nothing for anybody else to know
        self.lead("draws", n=e.n, cards=names)

    def discard(self, e: Event) -> None:
        self.discarded.append(self.card(e, ""))

    def install(self, e: Event) -> None:
        unknown = "nr-ice" if e.detail == "ice" else "nr-card"
        where = "ice" if e.detail == "ice" else "root" if e.seat == CORP else "rig"
        server = self.reader.server(e.server) if e.server else ""
        self.lead("installs", card=self.card(e, unknown), where=where, server=server, n=self.price(e.seat))
        self.filled = e.oid

    def play(self, e: Event) -> None:
        self.lead("plays", card=self.card(e), n=self.price(e.seat))

    def use(self, e: Event) -> None:
        if e.n or not e.run:
            self.lead("uses", card=self.card(e))

    def rez(self, e: Event) -> None:
        server = "" if e.server == self.server else self.reader.server(e.server) if e.server else ""
        self.say("rezzes", card=self.card(e), server=server, n=self.price(e.seat))
        self.filled = e.oid

    def advance(self, e: Event) -> None:
        self.lead(
            "advances",
            card=self.card(e),
            server=self.reader.server(e.server),
            n=self.price(e.seat),
        )

    def gain(self, e: Event) -> None:
        if e.by and e.detail != "taken":
            self.whose(e, "gains")

    def lose(self, e: Event) -> None:
        self.whose(e, "loses")

    def lose_clicks(self, e: Event) -> None:
        if e.by:
            self.whose(e, "loses-clicks")

    def pays_for(self, e: Event) -> None:
        """What was paid so that something happens, or does not (1.16.11b)."""
        self.price(e.seat)
        card, other = self.named(e.code) if e.code else "", "no" if e.seat == self.actor else "yes"
        if e.other:
            self.say("spends-for", n=e.other, seat=e.seat, other=other, card=card)
        if e.n:
            self.say("pays-for", n=e.n, seat=e.seat, other=other, card=card)

    def counters(self, e: Event) -> None:
        if e.counter != "advancement" and e.n and e.oid != self.filled:
            self.say("counters", kind=e.counter, n=e.n, card=self.card(e))

    def run(self, e: Event) -> None:
        self.lead("run", server=self.reader.server(e.server))
        self.server, self.fruitless = e.server, True
        self.paid.clear()

    def on_the_way(self, e: Event) -> None:
        """The next ice, the server, or the end of the run."""
        self.leave_ice()
        self.paid.pop(RUNNER, None)

    def breaks(self, e: Event) -> None:
        self.broken.append(e)

    def fully_breaks(self, e: Event) -> None:
        self.fully = True

    def run_ends(self, e: Event) -> None:
        self.leave_ice()
        if not self.accessed and not self.dull and self.fruitless and e.detail == "successful":
            self.say("successful")

    def end_run(self, e: Event) -> None:
        self.say("ends-run", by=self.named(e.by) if e.by else "")

    def access(self, e: Event) -> None:
        if e.was == ARCHIVES:
            self.dull += 1
        else:
            self.accessed.append(e)

    def trash_cost(self, e: Event) -> None:
        self._of_accessed(e)
        self.say("trashes", card=self.card(e), n=self.price(e.seat))

    def steal(self, e: Event) -> None:
        self._of_accessed(e)
        self.say("steals", card=self.card(e), n=e.n)

    def _of_accessed(self, e: Event) -> None:
        """What becomes of the accessed card is said instead of that it was accessed."""
        if self.accessed:
            self.accessed.pop()
        elif self.dull:
            self.dull -= 1

    def trash(self, e: Event) -> None:
        if e.other and e.cause not in (Cause.RULES, Cause.TRASH_COST):
            self.say("trashed", card=self.card(e))

    def damage(self, e: Event) -> None:
        if e.n:
            self.say("damage", n=e.n, kind=e.damage)

    def look(self, e: Event) -> None:
        if self.reader.seat == e.seat:
            self.say("looks", card=self.card(e))

    def trace(self, e: Event) -> None:
        self.say("trace", done="yes" if e.detail == "successful" else "no", n=e.other)

    def opening(self, e: Event) -> None:
        self.end_line()
        self.say("keeps" if e.kind is Kind.KEEP else "mulligan", seat=e.seat)
        self.end_line()

    def concede(self, e: Event) -> None:
        self.end_line()
        self.say("concedes", seat=e.seat)

    def over(self, e: Event) -> None:
        self.end_line()
        line = result_line(self.g, self.reader)
        if line is not None:
            self.lines.append(line)


_PLAIN: Final = {
    Kind.BYPASS: "bypasses", Kind.JACK_OUT: "jacks-out", Kind.TAKE_CREDITS: "takes", Kind.TAG: "tags",
    Kind.BAD_PUBLICITY: "bad-publicity", Kind.REVEAL: "reveals", Kind.EXPOSE: "reveals",
    Kind.DEREZ: "derezzed", Kind.FORFEIT: "forfeits", Kind.SCORE: "scores",
}  # fmt: skip
"""Parts of a line about a card and a number."""
_TOLD: Final[dict[Kind, Callable[[_Teller, Event], None]]] = {
    Kind.TURN: _Teller.turn, Kind.TURN_TOTALS: _Teller.totals, Kind.ACTION: _Teller.action,
    Kind.ACTION_ENDS: _Teller.action_ends, Kind.SPEND_CREDITS: _Teller.spend, Kind.DRAW: _Teller.draw,
    Kind.DRAWS: _Teller.draws, Kind.DISCARD: _Teller.discard, Kind.INSTALL: _Teller.install,
    Kind.PLAY: _Teller.play, Kind.USE: _Teller.use, Kind.REZ: _Teller.rez, Kind.ADVANCE: _Teller.advance,
    Kind.GAIN_CREDITS: _Teller.gain, Kind.LOSE_CREDITS: _Teller.lose, Kind.LOSE_CLICKS: _Teller.lose_clicks,
    Kind.PAYS_FOR: _Teller.pays_for,
    Kind.PLACE_COUNTERS: _Teller.counters, Kind.RUN_BEGINS: _Teller.run, Kind.ENCOUNTER: _Teller.on_the_way,
    Kind.BREAK: _Teller.breaks, Kind.FULLY_BREAK: _Teller.fully_breaks,
    Kind.APPROACH_ICE: _Teller.on_the_way, Kind.APPROACH_SERVER: _Teller.on_the_way,
    Kind.RUN_ENDS: _Teller.run_ends, Kind.END_RUN: _Teller.end_run, Kind.ACCESS: _Teller.access,
    Kind.PAY_TRASH_COST: _Teller.trash_cost, Kind.STEAL: _Teller.steal, Kind.TRASH: _Teller.trash,
    Kind.DAMAGE: _Teller.damage, Kind.LOOK: _Teller.look, Kind.TRACE: _Teller.trace,
    Kind.KEEP: _Teller.opening, Kind.MULLIGAN: _Teller.opening, Kind.CONCEDE: _Teller.concede,
    Kind.GAME_OVER: _Teller.over,
}  # fmt: skip
