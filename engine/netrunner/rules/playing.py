"""Playing events and operations (8.6): its cost, and the procedure (8.6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.base import Bare, Scope
from engine.netrunner.language.costs import Payment, credits_only
from engine.netrunner.language.instructions import PlayAbilityFrame, could_change
from engine.netrunner.rules import costs, discounts, paying, preventing, prices
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.procedures import PlayFrame
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import DISCARD, HOSTED, PLAY

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


MOST_X = 20
"""The greatest X that is tried to find out whether a card changes anything, which may depend on it."""
PLAYING = PlayFrame.table = StepTable("playing (8.6.7)", checked=False)


def play_cost(g: Game, card: Card, x: int = 0, *, less: int = 0, ignoring: Ignoring = "") -> Payment:
    """What playing the card costs now, additional costs included (1.16.7).

    X counts as 0 while it is not paid (1.16.2d).

    Rules: 3.5.2, 3.7.2, 8.6.2.
    """
    printed = g.value("play_cost", card, g.face(card).facts.cost)
    base = credits_only(x if printed is None else printed)
    whole = prices.total(g, "play", card.side, base, card, less=less, ignoring=ignoring)
    play = g.face(card).play
    condition = None if play is None else play.condition
    if play is None or play.x is None:
        return costs.payment(g, "play", card.side, whole, card.oid, condition=condition)
    scope = Bare(card.side, card.oid, card.code, numbers=(("x", x),))  # of what is additional, too (1.16.10b)
    return costs.payment(g, "play", card.side, whole, card.oid, scope, condition)


def changes_anything(g: Game, card: Card) -> bool:
    """Whether playing the card could change the game (24: 1.2.5): it stays in play, or some effect does."""
    if card.oid in g.considered:  # a card that plays others is not what another one of that sort plays
        return False
    face = g.face(card)
    if face.remains is not None or face.play is None:
        return face.remains is not None
    if face.spends:
        return True
    scope: Scope = g.scope(card)
    scopes = [scope]
    if face.play.x is not None:  # 24: 1.2.5: X need not be 0
        most = min(MOST_X, face.play.x.value(g, scope))
        scopes = [Bare(card.side, card.oid, card.code, numbers=(("x", x),)) for x in range(most, -1, -1)]
    g.considered.add(card.oid)
    try:
        return any(could_change(g, scope, face.play.effects) for scope in scopes)
    finally:
        g.considered.discard(card.oid)


def stays(g: Game, card: Card) -> bool:
    """Whether an operation or event that has resolved is still kept from being trashed (3.5.1b, c, 3.7.1b).

    Nothing of the sort has happened since it was played.
    """
    remains = g.face(card).remains
    if remains is None:
        return False
    played = [event.serial for event in g.happened((EventKind.PLAY,)) if event.oid == card.oid]
    return not any(
        event.serial > max(played, default=0) and remains.until.fits(g, event, g.scope(card))
        for event in g.happened(remains.until.heard)
    )


def put_away_finished(g: Game) -> None:
    """Trash the operations and events that nothing keeps in play any longer, in a checkpoint (10.3.1b, e)."""
    state = g.state
    if g.pool.remaining and state.zones[PLAY]:
        playing = {frame.oid for frame in state.stack if isinstance(frame, PlayFrame)}
        gone = [
            oid
            for oid in state.zones[PLAY]
            if oid not in playing and g.face(state.cards[oid]).remains and not stays(g, state.cards[oid])
        ]
        if gone:
            do.trash(g, gone, why="finished")


def _choose_x(g: Game, f: PlayFrame, most: int) -> Step:
    """A number for X, as far as restrictions and credits allow (1.16.2c).

    Rules: 8.6.2a.
    """
    card = g.state.cards[f.oid]
    payable = [
        x
        for x in range(most + 1)
        if costs.can_pay(g, play_cost(g, card, x, less=f.less, ignoring=f.ignoring))
    ]
    options = [Option(f"x:{x}", "number", oid=f.oid, n=x) for x in payable]
    keys = g.ask(f, f.seat, "number", options, about=f.oid)
    if keys is None:
        return ASK
    f.x = int(keys[0].partition(":")[2])
    return None


@PLAYING.row("8.6.7a", "place the card faceup in the play area")
def _show(g: Game, f: PlayFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is None:
        return END
    if not discounts.ask(
        g, f, card, lambda less: play_cost(g, card, less=f.less + less, ignoring=f.ignoring)
    ):
        return ASK
    payment = play_cost(g, card, less=f.less, ignoring=f.ignoring)
    if not costs.can_pay(g, payment):  # 1.16.4b
        return END
    if f.forced and not f.decided:
        regular = play_cost(g, card, less=f.less, ignoring="additional").cost
        agreed = costs.agrees(g, f, payment, regular, f.ignoring)
        if agreed is None:
            return ASK
        if not agreed:
            return END
        f.decided = True
    f.origin = card.entered_from
    f.oid = do.move(g, f.oid, PLAY, faceup=True)
    return None


@PLAYING.row("8.6.7b", "pay the play cost", checked=True)
def _pay_play(g: Game, f: PlayFrame) -> Step:
    """Rules: 8.6.2b."""
    card = g.state.cards[f.oid]
    play = g.face(card).play
    if play is not None and play.x is not None and f.x < 0:
        outcome = _choose_x(g, f, max(0, play.x.value(g, g.scope(card))))
        if outcome is not None:
            return outcome
    payment = play_cost(g, card, max(0, f.x), less=f.less, ignoring=f.ignoring)
    return None if paying.pay(g, f, payment) else ASK


@PLAYING.row("8.6.7c", "the card becomes active")
def _activate(g: Game, f: PlayFrame) -> Step:
    """What paying for it led to may forbid it (1.2.2): it goes back to where it came from."""
    card = g.state.cards.get(f.oid)
    if card is not None and g.cannot("play", by=f.seat, card=card):
        back = f.origin if f.origin and f.origin != HOSTED else DISCARD[card.side]
        do.move(g, f.oid, back, faceup=back == DISCARD[card.side])
        return END
    do.activate(g, f.oid)
    return None


@PLAYING.row("8.6.7d", "conditions about playing it are met")
def _played(g: Game, f: PlayFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is not None:
        do.emit(g, EventKind.PLAY, seat=f.seat, oid=f.oid, code=card.code, was=f.origin)
    return None


@PLAYING.row("8.6.7e", "checkpoint", checked=True)
def _played_check(g: Game, f: PlayFrame) -> Step:
    """Rules: 9.11.1d."""
    return None


@PLAYING.row("8.6.7f", "resolve its play ability")
def _resolve(g: Game, f: PlayFrame) -> Step:
    card = g.state.cards.get(f.oid)
    if card is not None:
        play = g.face(card).play
        if play is not None:
            frame = PlayAbilityFrame(seat=f.seat, source=f.oid, code=card.code, effects=play.effects)
            if f.x >= 0:
                frame.remember("x", f.x)
            frame.paid_with(f.paid)
            g.push(frame)
    return None


@PLAYING.row("8.6.7g", "trash it if it is still in the play area")
def _put_away(g: Game, f: PlayFrame) -> Step:
    """Not if it has left the play area, or is hosted or kept from it (8.6.6a, b, c).

    Rules: 8.6.4, 3.5.1b, 3.5.1c.
    """
    card = g.state.cards.get(f.oid)
    if card is not None and card.zone == PLAY and not stays(g, card):
        if f.to:
            do.move(g, f.oid, f.to, faceup=True, bottom=True)
        else:
            do.trash(g, (f.oid,), why="played")
    return None


preventing.SPOILED[PlayFrame] = _put_away


@PLAYING.row("8.6.7h", "conditions about it having resolved are met", checked=True)
def _after(g: Game, f: PlayFrame) -> Step:
    do.emit(g, EventKind.RESOLVE, seat=f.seat, oid=f.oid)
    return None


@PLAYING.row("8.6.7i", "playing is complete")
def _done(g: Game, f: PlayFrame) -> Step:
    return None


def price_now(g: Game, card: Card, less: int, ignoring: Ignoring) -> int | None:
    """Credits it takes to play a card by an effect now; None if it cannot be (9.3.3; 24: 1.2.5)."""
    play = g.face(card).play
    if play is None or play.priority:  # 1.11.4: priority cards are played with the basic action only
        return None
    if not (play.condition is None or play.condition.true(g, g.scope(card))):
        return None
    if g.cannot("play", by=card.side, card=card):
        return None
    price = discounts.payable(g, card, lambda more: play_cost(g, card, less=less + more, ignoring=ignoring))
    if price is None or not (g.idle(card.side) or changes_anything(g, card)):
        return None
    return price.cost.credits
