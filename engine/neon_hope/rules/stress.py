"""NH 13, 19: stress and surveillance, focusing and exhaustion (tables S, V, F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import put
from engine.neon_hope.language.conditions import thresholds
from engine.neon_hope.table.frames import EffectsFrame, HarmFrame, StressFrame
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.pack import Threshold
    from engine.neon_hope.table.queries import Game


STRESS = StressFrame.table = StepTable("stress (NH-S)", checked=False)


@STRESS.row("S1", "hope may be spent, and the cards to lose are chosen")
def _choose(g: Game, f: StressFrame) -> Step:
    hero = g.hero(f.seat)
    if hero.exhausted or f.n <= 0:
        return END
    hand, hope = len(hero.hand), hero.hope
    question = do.losses(g, f.seat, f.n)
    if question is None:
        f.hope, f.cards = hope if f.n >= hand + hope else 0, tuple(range(hand))
        return None
    keys = put(g, f, question)
    if keys is None:
        return ASK
    f.cards = tuple(int(key[5:]) for key in keys if key.startswith("card:"))
    f.hope = len(keys) - len(f.cards)
    return None


@STRESS.row("S2", "cards are discarded")
def _discard(g: Game, f: StressFrame) -> Step:
    do.emit(g, "stress", seat=f.seat, n=f.n)
    if g.task is not None and not g.hero(f.seat).hand and g.state.focus_timing != "immediate":
        do.emit(g, "late_focus", seat=f.seat)
    if f.hope:
        do.hope(g, f.seat, -f.hope, cause="stress")
    if f.cards:
        do.discard_hand(g, f.seat, f.cards)
    f.excess = f.n - f.hope - len(f.cards)
    return None


@STRESS.row("S3", "hope must be spent for excess stress (19.5, 19.6)")
def _forced_hope(g: Game, f: StressFrame) -> Step:
    # S1 takes it all where cards and hope do not suffice, so there is some left only after effects between.
    forced = min(f.excess, g.hero(f.seat).hope)
    if forced > 0:
        do.hope(g, f.seat, -forced, cause="stress")
        f.excess -= forced
    return None


@STRESS.row("S4", "remaining excess stress causes 1 surveillance (19.6)")
def _excess(g: Game, f: StressFrame) -> Step:
    if f.excess > 0:
        do.emit(g, "excess", seat=f.seat, n=f.excess)
        do.surveillance(g, 1)
    return None


@STRESS.row("S5", "checkpoint", checked=True)
def _after(g: Game, f: StressFrame) -> Step:
    g.trigger("stress", f.seat)
    return None


HARM = HarmFrame.table = StepTable("danger and attacks (R-44)")


@HARM.row("A2a", "stress from all symbols")
def _stress(g: Game, f: HarmFrame) -> Step:
    if f.stress:
        do.suffer(g, f.seat, f.stress)
    return None


@HARM.row("A2b", "surveillance from all symbols")
def _surveillance(g: Game, f: HarmFrame) -> Step:
    if f.surveillance:
        do.surveillance(g, f.surveillance)
    return None


# -- surveillance ------------------------------------------------------------------------------------------


def due_threshold(g: Game) -> bool:
    """Whether a threshold is reached that has not triggered yet (NH 21.1)."""
    done = g.state.thresholds
    value = g.state.surveillance
    return any(t.at <= value and t.at not in done for t in thresholds(g))


class ThresholdFrame(FrameBase, kw_only=True):
    """Thresholds that are due, one after the other in ascending order (R-18)."""

    threshold: int = 0
    """The one that takes effect."""
    due: tuple[int, ...] = ()
    """Those that were passed with it: they follow even if its effect turns the dial back."""

    def on(self, g: Game) -> Threshold:
        """It as printed."""
        return next(t for t in g.surveillance_card.thresholds if t.at == self.threshold)


THRESHOLDS = ThresholdFrame.table = StepTable("surveillance thresholds (NH-V)", checked=False)


@THRESHOLDS.row("V1", "the dial has been turned (13.2): the lowest threshold it makes trigger (21.1)")
def _reached(g: Game, f: ThresholdFrame) -> Step:
    state = g.state
    if not f.due:
        passed = (t.at for t in thresholds(g) if t.at <= state.surveillance)
        f.due = tuple(at for at in passed if at not in state.thresholds)
        state.thresholds += f.due
    if not f.due:
        return END
    f.threshold, *rest = f.due
    f.due = tuple(rest)
    do.emit(g, "threshold", n=f.threshold)
    if f.on(g).says:
        do.emit(g, "says", n=f.threshold)
    return "V4" if f.on(g).end else None


@THRESHOLDS.row("V2", "it takes effect")
def _threshold(g: Game, f: ThresholdFrame) -> Step:
    effects = f.on(g).effects
    if effects:
        g.push(EffectsFrame(seat=g.you, code=g.state.surveillance_card, effects=effects, cause="threshold"))
    return None


@THRESHOLDS.row("V3", "at one of them the card is turned to its escalation side (21.2)")
def _escalate(g: Game, f: ThresholdFrame) -> Step:
    if f.on(g).flip:
        g.state.escalated = True
        do.emit(g, "escalation")
    f.at = ""
    return AGAIN


@THRESHOLDS.row("V4", "the last threshold ends the episode at once, in any phase (1.5, 21.3)")
def _lost(g: Game, f: ThresholdFrame) -> Step:
    g.end("surveillance")
    return END


# -- focus -------------------------------------------------------------------------------------------------


class FocusFrame(FrameBase, kw_only=True):
    """Focusing: voluntarily in one's turn, or because the hand is empty (NH 19.1 to 19.4)."""

    seat: str
    voluntary: bool = False


FOCUS = FocusFrame.table = StepTable("focus (NH-F)", checked=False)


@FOCUS.row("F1", "who focuses voluntarily discards the whole hand")
def _drop_hand(g: Game, f: FocusFrame) -> Step:
    do.emit(g, "focus", seat=f.seat)
    hand = g.hero(f.seat).hand
    if f.voluntary and hand:
        do.discard_hand(g, f.seat, tuple(range(len(hand))))
    return None


@FOCUS.row("F2", "endurance goes down by 1")
def _endurance(g: Game, f: FocusFrame) -> Step:
    do.endurance(g, f.seat, -1)
    return None


@FOCUS.row("F3", "at endurance 0 the character is exhausted")
def _exhausted(g: Game, f: FocusFrame) -> Step:
    if g.hero(f.seat).endurance > 0:
        return None
    exhaust(g, f.seat)
    return END


@FOCUS.row("F4", "as many cards as endurance come back from the discard pile")
def _take_back(g: Game, f: FocusFrame) -> Step:
    hero = g.hero(f.seat)
    n = min(hero.endurance, len(hero.discard))
    if n == len(hero.discard):
        do.take_back(g, f.seat, hero.discard)
        return None
    options = [Option(f"back:{i}", "take_back", to=code) for i, code in enumerate(hero.discard)]
    keys = g.ask(f, f.seat, "focus_cards", options, minimum=n, maximum=n)
    if keys is None:
        return ASK
    do.take_back(g, f.seat, tuple(hero.discard[int(key[5:])] for key in keys))
    return None


@FOCUS.row("F5", "tools may be bought", checked=True)
def _buy(g: Game, f: FocusFrame) -> Step:
    if not do.offer_tools(g, f, f.seat):
        return ASK
    g.trigger("focus", f.seat)
    return None


def exhaust(g: Game, seat: str) -> None:
    """A character has no endurance left (NH 1.5, 19.7 to 19.9, R-14)."""
    do.set_hero(g, seat, exhausted=True)
    do.emit(g, "exhausted", seat=seat)
    if g.state.phase == "encounter":
        g.end("exhausted")  # NH 19.8: at once
    # In a turn what has begun is finished, for others may be part of it; A1 and C2 see to the rest.
