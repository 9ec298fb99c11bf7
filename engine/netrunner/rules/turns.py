"""Chapter 5: the game, the Corp's turn, the Runner's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, FrameBase, Step, StepTable
from engine.netrunner.language.effects import Draw
from engine.netrunner.language.instructions import PaidFrame
from engine.netrunner.language.modifiers import SkipsDiscard
from engine.netrunner.objects.unseen import recalled
from engine.netrunner.rules.actions import action_window
from engine.netrunner.rules.setup import SetupFrame
from engine.netrunner.rules.windows import open_paid_window
from engine.netrunner.table import primitives as do
from engine.netrunner.table.edition import Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.frames.runs import AfterFrame
from engine.netrunner.table.parts import Seat, seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, HAND, RUNNER, SEATS

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


class GameFrame(FrameBase, kw_only=True):
    """The game: setup, then turns in a loop (5.1)."""


GAME = GameFrame.table = StepTable("game", checked=False)


@GAME.row("1.6", "setup")
def _setup(g: Game, f: GameFrame) -> Step:
    g.push(SetupFrame())
    return None


@GAME.row("5.6", "the Corp's turn", role=Role.CORP_TURN)
def _corp_turn(g: Game, f: GameFrame) -> Step:
    g.push(CorpTurnFrame())
    return None


@GAME.row("5.7", "the Runner's turn", role=Role.RUNNER_TURN)
def _runner_turn(g: Game, f: GameFrame) -> Step:
    g.push(RunnerTurnFrame())
    return None


@GAME.row("5.1", "and so on")
def _loop(g: Game, f: GameFrame) -> Step:
    return "5.6"


# -- what both turns share --------------------------------------------------------------------------------


REMEMBERED = frozenset((EventKind.BREACH,))
"""Events of a last turn that players look back upon."""


def _begin_turn(g: Game, seat: Seat, clicks: int) -> None:
    """The clicks allotted come on top of what was gained in the other player's turn (1.11.3a).

    Rules: 1.11.2, 1.11.2a, 1.11.2b, 5.1.4c.
    """
    state = g.state
    clicks = max(0, clicks + sum(g.changes(f"clicks_{seat}")))
    if state.active:
        kept = recalled() | g.pool.recalled | REMEMBERED
        state.past[state.active] = tuple(event for event in state.happened if event.kind in kept)
    state.happened.clear()
    state.turn += 1
    state.active = seat
    state.used = ()
    state.mark = ""  # 10.11.4
    state.forget_last_known()
    state.moved.clear()
    do.note(g, EventKind.TURN, seat=seat, n=state.turn)
    do.gain_clicks(g, seat, clicks)


def _empty_pools(g: Game) -> None:
    """Who has no credits as a turn begins has none for the first time in it."""
    for seat in SEATS:
        do.tell_empty_pool(g, seat)


def _refill(g: Game, seat: Seat) -> None:
    """Recurring credits (1.10.5).

    Rules: 1.10.5c, 1.10.5d.
    """
    if "recurring" not in g.stats:
        return
    for card in g.active():
        if card.side == seat:
            for n in g.recurring(card):
                do.refill(g, card.oid, n)


def _discard_down(g: Game, f: FrameBase, seat: Seat) -> Step:
    """Down to the maximum hand size (5.5.2, 5.6.3a, 5.7.2a), all at once (5.5.4c) or one by one (24: 5.6.3a).

    A person chooses all of them at once; where they go one by one, they are discarded in that order.

    Rules: 4.3.6; 24: 10.4.4.
    """
    hand = g.state.zones[HAND[seat]]
    limit = g.hand_size(seat)
    if g.rules.discards_at_once and _skipped(g, seat):  # 5.5.4d
        return None
    if (
        seat == RUNNER and limit < 0 and not g.rules.flatline_at_turn_end
    ):  # 1.7.2b, 5.5.4a: at the beginning of the step; 24: 1.7.2b: of the phase
        do.win(g, CORP, "flatline")
        return None
    over = len(hand) - max(0, limit)
    if over <= 0 or _skipped(g, seat):
        return None
    options = [Option(f"card:{oid}", "discard", oid=oid) for oid in hand]
    keys = g.ask(f, seat, "discard", options, minimum=over, maximum=over)
    if keys is None:
        return ASK
    for key in keys:
        do.discard(g, int(key.partition(":")[2]))
    do.emit(g, EventKind.DISCARD_ENDS, seat=seat, n=len(keys))
    return AGAIN


def _flatlined(g: Game) -> bool:
    """Whether the Runner is, who ends the turn with a hand size below 0: before what hears of the end of the
    turn, and once that is done (rg: Hirntot; D11)."""
    if not g.rules.flatline_at_turn_end or g.hand_size(RUNNER) >= 0:
        return False
    do.win(g, CORP, "flatline")
    return True


def _skipped(g: Game, seat: Seat) -> bool:
    """Whether the player skips this discard step (5.5.4d)."""
    found = g.modifiers("skips_discard")
    return any(isinstance(m, SkipsDiscard) and seat_of(m.who, s.seat) == seat for m, s, _, _ in found)


def _end_turn(g: Game, f: FrameBase, seat: Seat) -> None:
    """The checkpoint after the last step is outside of the turn (10.3.6)."""
    state = g.state
    score = f"{g.points(CORP)} : {g.points(RUNNER)}"
    hand = len(state.zones[HAND[seat]])
    do.note(g, EventKind.TURN_TOTALS, seat=seat, n=state.credits[seat], other=hand, detail=score)
    stack = state.stack
    stack.insert(len(stack) - 1, AfterFrame())
    state.dirty = True


# -- the Corp's turn (5.6) --------------------------------------------------------------------------------


class CorpTurnFrame(FrameBase, kw_only=True):
    """A turn of the Corp.

    Rules: 5.6.1, 5.6.2, 5.6.3.
    """


CORP_TURN = CorpTurnFrame.table = StepTable("the Corp's turn (5.6)")


CORP_TURN.phase("draw")


@CORP_TURN.row("5.6.1a", "the Corp gains its clicks")
def _c1a(g: Game, f: CorpTurnFrame) -> Step:
    _begin_turn(g, CORP, g.rules.corp_clicks)
    return None


@CORP_TURN.row("5.6.1b", "paid abilities; the Corp may rez and score", role=Role.TURN_WINDOW)
def _c1b(g: Game, f: CorpTurnFrame) -> Step:
    open_paid_window(g, f, rez=True, score=_scores(g, f))
    return None


def _scores(g: Game, f: CorpTurnFrame) -> bool:
    """Whether the Corp may score in the window of this step."""
    role = g.row_of(f).role
    acted = (
        g.rules.scores_before_acting or role != Role.ACTION_WINDOW or bool(g.happened((EventKind.ACTION,)))
    )
    return role in g.rules.scores_at and acted


@CORP_TURN.row("5.6.1c", "recurring credits refill")
def _c1c(g: Game, f: CorpTurnFrame) -> Step:
    _refill(g, CORP)
    return None


@CORP_TURN.row("5.6.1d", "the turn formally begins")
def _c1d(g: Game, f: CorpTurnFrame) -> Step:
    """Rules: 5.1.4a."""
    do.emit(g, EventKind.TURN_BEGINS, seat=CORP)
    _empty_pools(g)
    return None


@CORP_TURN.row("5.6.1e", "the mandatory draw")
def _c1e(g: Game, f: CorpTurnFrame) -> Step:
    """Rules: 5.3.2."""
    if g.cannot("draw", by=CORP):  # 1.2.2
        return None
    # A step is an instruction, which can be interrupted (9.11.2).
    g.push(PaidFrame(seat=CORP, effects=(Draw(1),), purpose="mandatory_draw"))
    return None


@CORP_TURN.row("5.6.1f", "the draw phase is complete")
def _c1f(g: Game, f: CorpTurnFrame) -> Step:
    return None


CORP_TURN.phase("action")


@CORP_TURN.row("5.6.2a", "paid abilities; the Corp may rez and score", role=Role.ACTION_WINDOW)
def _c2a(g: Game, f: CorpTurnFrame) -> Step:
    open_paid_window(g, f, rez=True, score=_scores(g, f))
    return None


@CORP_TURN.row("5.6.2b", "the Corp takes an action if it has clicks")
def _c2b(g: Game, f: CorpTurnFrame) -> Step:
    """Rules: 5.4.2, 9.2.6d."""
    if g.state.clicks[CORP] < 1:
        return Role.ACTION_PHASE_ENDS
    return action_window(g, f, CORP)


def _action_ends(g: Game, seat: Seat) -> None:
    """The action in progress is complete; if it was one of a card, that is what it is about."""
    taken = (event.card for event in reversed(g.state.happened) if event.kind is EventKind.ACTION)
    do.emit(g, EventKind.ACTION_ENDS, seat=seat, card=next(taken, None))


@CORP_TURN.row("5.6.2c", "back to the window")
def _c2c(g: Game, f: CorpTurnFrame) -> Step:
    """Rules: 5.2.2d."""
    _action_ends(g, CORP)
    return "5.6.2a"


@CORP_TURN.row("5.6.2d", "the action phase ends", role=Role.ACTION_PHASE_ENDS)
def _c2d(g: Game, f: CorpTurnFrame) -> Step:
    """The phase formally ends, for cards that wait for it."""
    do.emit(g, EventKind.ACTION_PHASE_ENDS, seat=CORP)
    return None


@CORP_TURN.row("5.6.2e", "the action phase is complete")
def _c2e(g: Game, f: CorpTurnFrame) -> Step:
    return None


CORP_TURN.phase("discard")


@CORP_TURN.row("5.6.3a", "the Corp discards down to its maximum hand size")
def _c3a(g: Game, f: CorpTurnFrame) -> Step:
    return _discard_down(g, f, CORP)


@CORP_TURN.row("5.6.3b", "paid abilities; the Corp may rez", role=Role.DISCARD_WINDOW)
def _c3b(g: Game, f: CorpTurnFrame) -> Step:
    open_paid_window(g, f, rez=True, score=_scores(g, f))
    return None


@CORP_TURN.row("5.6.3c", "unspent clicks are lost")
def _c3c(g: Game, f: CorpTurnFrame) -> Step:
    do.lose_clicks(g, CORP, g.state.clicks[CORP])
    return None


@CORP_TURN.row("5.6.3d", "the turn formally ends")
def _c3d(g: Game, f: CorpTurnFrame) -> Step:
    """Rules: 5.1.4b."""
    do.emit(g, EventKind.TURN_ENDS, seat=CORP)
    return None


@CORP_TURN.row("5.6.3e", "the turn is complete", checked=False)
def _c3e(g: Game, f: CorpTurnFrame) -> Step:
    _end_turn(g, f, CORP)
    return None


# -- the Runner's turn (5.7) ------------------------------------------------------------------------------


class RunnerTurnFrame(FrameBase, kw_only=True):
    """A turn of the Runner.

    Rules: 5.7.1, 5.7.2.
    """


RUNNER_TURN = RunnerTurnFrame.table = StepTable("the Runner's turn (5.7)")


RUNNER_TURN.phase("action")


@RUNNER_TURN.row("5.7.1a", "the Runner gains their clicks")
def _r1a(g: Game, f: RunnerTurnFrame) -> Step:
    _begin_turn(g, RUNNER, g.rules.runner_clicks)
    return None


@RUNNER_TURN.row("5.7.1b", "paid abilities; the Corp may rez", role=Role.TURN_WINDOW)
def _r1b(g: Game, f: RunnerTurnFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUNNER_TURN.row("5.7.1c", "recurring credits refill")
def _r1c(g: Game, f: RunnerTurnFrame) -> Step:
    _refill(g, RUNNER)
    return None


@RUNNER_TURN.row("5.7.1d", "the turn formally begins")
def _r1d(g: Game, f: RunnerTurnFrame) -> Step:
    do.emit(g, EventKind.TURN_BEGINS, seat=RUNNER)
    _empty_pools(g)
    return None


@RUNNER_TURN.row("5.7.1e", "paid abilities; the Corp may rez", role=Role.ACTION_WINDOW)
def _r1e(g: Game, f: RunnerTurnFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUNNER_TURN.row("5.7.1f", "the Runner takes an action if they have clicks")
def _r1f(g: Game, f: RunnerTurnFrame) -> Step:
    """Rules: 5.4.2, 9.2.6d."""
    if g.state.clicks[RUNNER] < 1:
        return Role.ACTION_PHASE_ENDS
    return action_window(g, f, RUNNER)


@RUNNER_TURN.row("5.7.1g", "back to the window")
def _r1g(g: Game, f: RunnerTurnFrame) -> Step:
    _action_ends(g, RUNNER)
    return "5.7.1e"


@RUNNER_TURN.row("5.7.1h", "the action phase ends", role=Role.ACTION_PHASE_ENDS)
def _r1h(g: Game, f: RunnerTurnFrame) -> Step:
    """The phase formally ends, as that of the Corp does."""
    do.emit(g, EventKind.ACTION_PHASE_ENDS, seat=RUNNER)
    return None


@RUNNER_TURN.row("5.7.1i", "the action phase is complete")
def _r1i(g: Game, f: RunnerTurnFrame) -> Step:
    return None


RUNNER_TURN.phase("discard")


@RUNNER_TURN.row("5.7.2a", "the Runner discards down to their maximum hand size")
def _r2a(g: Game, f: RunnerTurnFrame) -> Step:
    return _discard_down(g, f, RUNNER)


@RUNNER_TURN.row("5.7.2b", "paid abilities; the Corp may rez", role=Role.DISCARD_WINDOW)
def _r2b(g: Game, f: RunnerTurnFrame) -> Step:
    open_paid_window(g, f, rez=True)
    return None


@RUNNER_TURN.row("5.7.2c", "unspent clicks are lost")
def _r2c(g: Game, f: RunnerTurnFrame) -> Step:
    do.lose_clicks(g, RUNNER, g.state.clicks[RUNNER])
    return None


@RUNNER_TURN.row("5.7.2d", "the turn formally ends")
def _r2d(g: Game, f: RunnerTurnFrame) -> Step:
    if _flatlined(g):
        return None
    do.emit(g, EventKind.TURN_ENDS, seat=RUNNER)
    return None


@RUNNER_TURN.row("5.7.2e", "the turn is complete", checked=False)
def _r2e(g: Game, f: RunnerTurnFrame) -> Step:
    if _flatlined(g):
        return None
    _end_turn(g, f, RUNNER)
    return None
