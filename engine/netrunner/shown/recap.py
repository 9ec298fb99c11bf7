"""What happened, told shortly: a line an action, with prices and what it brought.

It says no more than a seat may know. The running log has a line an event; this is for who was away, and for
the message of a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from engine.messages import DEFAULT, score
from engine.netrunner.shown.lines import Lines, News, Totals, heading
from engine.netrunner.shown.log import result_line
from engine.netrunner.shown.sentences import told
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.facts import ICE
from engine.netrunner.table.knowledge import Reader
from engine.netrunner.table.state import ARCHIVES, CENTRALS, CORP, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


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
    teller = _Teller(g, Reader(seat, g.words(language)), names or {})
    for event in events:
        teller.hear(event)
    return tuple(teller.told())


class _Teller(Lines):
    """Says what each event was."""

    def told(self) -> list[str]:
        self.end_line()
        return self.lines

    def hear(self, e: Event) -> None:
        if e.kind is not EventKind.DRAW and e.kind is not EventKind.DRAWS:
            self.drawn = []
        if e.kind is not EventKind.DISCARD:
            self.leave_discards()
        tell = _TOLD.get(e.kind)
        if tell is not None:
            tell(self, e)
        elif e.kind in _PLAIN:
            self.say(_PLAIN[e.kind], card=self.card(e), n=e.n)
        # Not before: what begins a line of its own ends the one before it, which may weigh nothing.
        self.weighs = self.weighs or e.kind in _DECIDES or (e.kind is EventKind.DAMAGE and e.n > 0)

    def turn(self, e: Event) -> None:
        self.end_line()
        self.actor, self.last = e.seat, ""
        self.lines.append(heading(self.reader, e.seat, e.n, self.players))

    def totals(self, e: Event) -> None:
        """What is left at the end of a turn."""
        self.end_line()
        self.last = ""
        corp, _, runner = e.detail.partition(" : ")
        points = score(self.reader.language, corp, runner)
        self.lines.append(Totals(self.reader.say("nr-recap-totals", n=e.n, cards=e.other, score=points)))

    def action(self, e: Event) -> None:
        self.end_line()
        self.actor, self.acting, self.action_is = e.seat, True, e.detail
        if e.detail in ("credit", "purge"):
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
        central = "central" if e.server in CENTRALS else "root"
        where = "ice" if e.detail == "ice" else central if e.seat == CORP else "rig"
        server = self.reader.server(e.server) if e.server else ""
        self.lead("installs", card=self.card(e, unknown), where=where, server=server, n=self.price(e.seat))
        self.filled = e.oid

    def play(self, e: Event) -> None:
        self.lead("plays", card=self.card(e), n=self.price(e.seat))

    def use(self, e: Event) -> None:
        if e.detail not in ("counters", "optional") and (e.n or not e.run):
            self.lead("uses", card=self.card(e), n=self.price(e.seat))

    def rez(self, e: Event) -> None:
        there = "" if e.server == self.server else self.place(e, e.server)
        self.say("rezzes", card=self.card(e), there=there, n=self.price(e.seat))
        self.filled = e.oid

    def advance(self, e: Event) -> None:
        self.lead("advances", card=self.card(e), there=self.place(e, e.server), n=self.price(e.seat))

    def gain(self, e: Event) -> None:
        if e.by and e.detail != "taken":
            self.whose(e, "gains")

    def lose(self, e: Event) -> None:
        self.whose(e, "loses")

    def gain_clicks(self, e: Event) -> None:
        if e.by:
            self.whose(e, "gains-clicks")

    def lose_clicks(self, e: Event) -> None:
        if e.cause is Cause.COST and e.run and e.seat == RUNNER:
            self.clicks += e.n  # what breaking costs, if anything is broken
        elif e.by:
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
        if e.counter == "advancement" and not e.by:
            return  # placed by advancing, which is told
        if e.n and e.oid != self.filled:
            known = self.card(e, "")
            lies = e.card.server if e.card is not None and not known else ""
            unknown = "nr-ice" if self.is_ice(e) else "nr-card"
            there = self.place(e, lies)
            self.say("counters", kind=e.counter, n=e.n, card=known or self.card(e, unknown), there=there)

    def is_ice(self, e: Event) -> bool:
        """Whether an installed card protects its server, which everybody sees."""
        card = e.card or self.g.state.cards.get(e.oid)
        return card is not None and self.g.definition(card).type == ICE

    def place(self, e: Event, server: str) -> str:
        """Where an installed card is: what protects R&D is not in R&D."""
        if not server:
            return ""
        where = "ice" if self.is_ice(e) else "central" if server in CENTRALS else "remote"
        return self.reader.say(f"nr-there-{where}", server=self.reader.server(server))

    def untag(self, e: Event) -> None:
        if self.action_is == "untag":
            self.lead("untag", n=self.price(self.actor))
        else:
            self.say("untags", n=e.n)

    def purge(self, e: Event) -> None:
        if self.action_is != "purge":
            self.say("purge")

    def moves(self, e: Event) -> None:
        ice = e.kind is EventKind.MOVE_ICE
        card = self.card(e, "nr-ice" if ice else "nr-card")
        where = "ice" if ice else "central" if e.server in CENTRALS else "remote"
        self.say("moves", card=card, where=where, server=self.reader.server(e.server))

    def mark(self, e: Event) -> None:
        if not e.detail:
            self.say("mark", server=self.reader.server(e.server))

    def run(self, e: Event) -> None:
        self.lead("run", server=self.reader.server(e.server))
        self.server, self.fruitless = e.server, True
        self.paid.clear()

    def order(self, e: Event) -> None:
        """Only who gave the order reads that it was one (`Event.secret`)."""
        if e.secret == self.reader.seat:
            self.breaks_ordered = self.breaks_ordered or e.detail == "break"
            self.ordered = e.detail != "break"

    def on_the_way(self, e: Event) -> None:
        """The next ice, the server, or the end of the run."""
        self.leave_ice()
        self.paid.pop(RUNNER, None)

    def passes(self, e: Event) -> None:
        self.leave_ice()
        self.unrezzed += bool(e.secret)

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
        if self.action_is == "trash" and e.cause is Cause.ACTION:
            self.lead("trashes", card=self.card(e), n=self.price(e.seat))
        elif e.other and e.cause not in (Cause.RULES, Cause.TRASH_COST):
            self.say("trashed", card=self.card(e))

    def damage(self, e: Event) -> None:
        if e.n:
            self.say("damage", n=e.n, kind=e.damage)

    def prevents(self, e: Event) -> None:
        line = told(self.g, e, self.reader)
        if line is not None:
            self.add(line.rstrip(".。"))

    def look(self, e: Event) -> None:
        if self.reader.seat == e.seat:
            self.say("looks", card=self.card(e))

    def trace(self, e: Event) -> None:
        self.say("trace", done="yes" if e.detail == "successful" else "no", n=e.other)

    def opening(self, e: Event) -> None:
        self.end_line()
        self.say("keeps" if e.kind is EventKind.KEEP else "mulligan", seat=e.seat)
        self.end_line()

    def concede(self, e: Event) -> None:
        self.end_line()
        self.say("concedes", seat=e.seat)

    def over(self, e: Event) -> None:
        self.end_line()
        line = result_line(self.g, self.reader)
        if line is not None:
            self.lines.append(News(line))


_DECIDES: Final = frozenset((
    EventKind.RUN_BEGINS, EventKind.STEAL, EventKind.SCORE, EventKind.TRASH, EventKind.PAY_TRASH_COST,
    EventKind.TAG, EventKind.FORFEIT,
    EventKind.ADD_AS_AGENDA, EventKind.BAD_PUBLICITY, EventKind.REZ, EventKind.CONCEDE,
))  # fmt: skip
"""What a digest never leaves out."""
_PLAIN: Final = {
    EventKind.BYPASS: "bypasses", EventKind.JACK_OUT: "jacks-out", EventKind.TAKE_CREDITS: "takes",
    EventKind.TAG: "tags",
    EventKind.BAD_PUBLICITY: "bad-publicity", EventKind.REVEAL: "reveals", EventKind.EXPOSE: "reveals",
    EventKind.DEREZ: "derezzed", EventKind.FORFEIT: "forfeits", EventKind.SCORE: "scores",
    EventKind.FLIP: "flipped",
    EventKind.ADD_AS_AGENDA: "added-as-agenda", EventKind.SWAP: "swaps",
    EventKind.REMOVE_BAD_PUBLICITY: "loses-bad-publicity", EventKind.NAMES: "names",
    EventKind.SWITCH: "switches",
}  # fmt: skip
"""Parts of a line about a card and a number."""
_TOLD: Final[dict[EventKind, Callable[[_Teller, Event], None]]] = {
    EventKind.TURN: _Teller.turn, EventKind.TURN_TOTALS: _Teller.totals, EventKind.ACTION: _Teller.action,
    EventKind.ACTION_ENDS: _Teller.action_ends, EventKind.SPEND_CREDITS: _Teller.spend,
    EventKind.DRAW: _Teller.draw,
    EventKind.DRAWS: _Teller.draws, EventKind.DISCARD: _Teller.discard, EventKind.INSTALL: _Teller.install,
    EventKind.PLAY: _Teller.play, EventKind.USE: _Teller.use, EventKind.REZ: _Teller.rez,
    EventKind.ADVANCE: _Teller.advance,
    EventKind.GAIN_CREDITS: _Teller.gain, EventKind.LOSE_CREDITS: _Teller.lose,
    EventKind.LOSE_CLICKS: _Teller.lose_clicks,
    EventKind.PAYS_FOR: _Teller.pays_for, EventKind.GAIN_CLICKS: _Teller.gain_clicks,
    EventKind.UNTAG: _Teller.untag,
    EventKind.PURGE: _Teller.purge, EventKind.MOVE_ICE: _Teller.moves, EventKind.MOVE_CARD: _Teller.moves,
    EventKind.MARK: _Teller.mark,
    EventKind.PLACE_COUNTERS: _Teller.counters, EventKind.RUN_BEGINS: _Teller.run,
    EventKind.ENCOUNTER: _Teller.on_the_way,
    EventKind.PASS_ICE: _Teller.passes, EventKind.BREAK: _Teller.breaks,
    EventKind.FULLY_BREAK: _Teller.fully_breaks,
    EventKind.APPROACH_ICE: _Teller.on_the_way, EventKind.APPROACH_SERVER: _Teller.on_the_way,
    EventKind.ORDERED: _Teller.order,
    EventKind.RUN_ENDS: _Teller.run_ends, EventKind.END_RUN: _Teller.end_run,
    EventKind.ACCESS: _Teller.access,
    EventKind.PAY_TRASH_COST: _Teller.trash_cost, EventKind.STEAL: _Teller.steal,
    EventKind.TRASH: _Teller.trash,
    EventKind.DAMAGE: _Teller.damage, EventKind.PREVENT: _Teller.prevents, EventKind.LOOK: _Teller.look,
    EventKind.TRACE: _Teller.trace,
    EventKind.KEEP: _Teller.opening, EventKind.MULLIGAN: _Teller.opening, EventKind.CONCEDE: _Teller.concede,
    EventKind.GAME_OVER: _Teller.over,
}  # fmt: skip
