"""Starting the game (1.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, FrameBase, Step, StepTable
from engine.netrunner.language.abilities import AtSetup
from engine.netrunner.language.deck_rules import BringsCopies, StartsInstalled
from engine.netrunner.language.instructions import ConditionalFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Seat
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import DECK, HAND, SEATS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


class SetupFrame(FrameBase, kw_only=True):
    """Starting the game (1.6)."""

    started: tuple[str, ...] = ()
    """Seats whose identities have had what they change about the setup."""


SETUP = SetupFrame.table = StepTable("setup (1.6)", checked=False)


@SETUP.row("1.6.2", "what identities change about the setup")
def _special(g: Game, f: SetupFrame) -> Step:
    """An identity that starts with cards installed: its player selects them (1.5.3b, d); others stay outside.

    Others say what happens before the starting hand is drawn: the Corp's first, from shuffled decks. This is
    before the game begins (1.6.1a).
    """
    seat: Seat
    for seat in SEATS:
        mark = f"{seat}:setup"
        identity = g.identity(seat)
        found = [each.effects for each in g.face(identity).abilities if isinstance(each, AtSetup)]
        if found and mark not in f.started:
            f.started = (*f.started, mark)
            do.shuffle(g, seat)
            g.push(ConditionalFrame(seat=seat, source=identity.oid, code=identity.code, effects=found[0]))
            return AGAIN
    for seat in SEATS:
        for rule in g.face(g.identity(seat)).abilities:
            if not isinstance(rule, StartsInstalled) or seat in f.started:
                continue
            brought = dict.fromkeys(g.state.outside.get(seat, ()))
            codes = [code for code in brought if rule.of.matches(g.define(code).facts)]
            n = min(rule.n, len(codes))
            options = [Option(f"start:{code}", "start_with", to=code) for code in codes]
            keys = g.ask(f, seat, "start_with", options, minimum=n, maximum=n) if n else ()
            if keys is None:
                return ASK
            f.started = (*f.started, seat)
            for key in keys:
                do.bring_in(g, seat, key.partition(":")[2])
    return None


@SETUP.row("1.6.4", "each player takes 5 credits")
def _credits(g: Game, f: SetupFrame) -> Step:
    for seat in SEATS:
        g.state.credits[seat] = g.rules.starting_credits
    return None


@SETUP.row("1.6.5", "decks are shuffled, 5 cards drawn")
def _deal(g: Game, f: SetupFrame) -> Step:
    """Rules: 4.1.7a."""
    for seat in SEATS:
        do.shuffle(g, seat)
        _draw_hand(g, seat)
    return None


def _draw_hand(g: Game, seat: Seat) -> None:
    """Rules: 4.3.1."""
    for oid in g.state.zones[DECK[seat]][: g.rules.starting_hand]:
        do.move(g, oid, HAND[seat])


@SETUP.row("1.6.6", "each player may take a mulligan")
def _mulligans(g: Game, f: SetupFrame) -> Step:
    """Both are asked at once: what one hand makes its player do is none of the other's business; or the
    Corp first, if the Runner is to know what it did (rg: Mulligan; D38).

    Rules: 1.6.6a.
    """
    options = [Option("keep", "keep_hand"), Option("mulligan", "mulligan")]
    seat: Seat
    if g.rules.mulligans_in_turn:
        for seat in SEATS:
            if f"{seat}:hand" not in f.started:
                keys = g.ask(f, seat, "mulligan", options)
                if keys is None:
                    return ASK
                f.started = (*f.started, f"{seat}:hand")
                _decided(g, seat, keys)
        return None
    chosen = {seat: keys for _, seat, keys in f.answers}
    waiting = [seat for seat in SEATS if seat not in chosen]
    for asked in waiting:
        g.open(f, asked, "mulligan", options)
    if waiting:
        return ASK
    f.answers = ()
    for seat in SEATS:
        _decided(g, seat, chosen[seat])
    return None


def _decided(g: Game, seat: Seat, keys: tuple[str, ...]) -> None:
    """A player keeps the hand or takes another."""
    if keys == ("mulligan",):
        for oid in g.state.zones[HAND[seat]]:
            do.move(g, oid, DECK[seat])
        do.shuffle(g, seat)
        _draw_hand(g, seat)
    do.note(g, EventKind.MULLIGAN if keys == ("mulligan",) else EventKind.KEEP, seat=seat)


@SETUP.row("1.6.7a", "before the Corp's first turn")
def _switch(g: Game, f: SetupFrame) -> Step:
    """An identity of which copies were brought along: its player may choose another of them (1.5.2, 1.5.2a).

    The copies have different reverse sides; those that are not chosen stay outside the game.
    """
    for seat in SEATS:
        identity = g.identity(seat)
        if not any(isinstance(rule, BringsCopies) for rule in g.face(identity).abilities):
            continue
        versions = g.define(identity.code).backs
        if len(versions) > 1:  # who plays it has brought a copy of each
            options = [Option(f"start:{code}", "start_with", to=code) for code in versions]
            keys = g.ask(f, seat, "start_with", options)
            if keys is None:
                return ASK
            g.state.reverse[seat] = keys[0].partition(":")[2]
            continue
        title = g.face(identity).title
        brought = [code for code in g.state.outside.get(seat, ()) if g.define(code).title == title]
        copies = dict.fromkeys((identity.code, *brought))
        options = [Option(f"start:{code}", "start_with", to=code) for code in copies]
        keys = g.ask(f, seat, "start_with", options)
        if keys is None:
            return ASK
        chosen = keys[0].partition(":")[2]
        if chosen != identity.code:
            do.switch_identity(g, seat, chosen)
    return None


@SETUP.row("1.6.7", "the game begins")
def _begin(g: Game, f: SetupFrame) -> Step:
    g.state.pending.clear()
    g.state.dirty = False
    g.state.happened.clear()
    return None
