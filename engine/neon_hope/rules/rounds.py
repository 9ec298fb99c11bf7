"""NH 5, 6: rounds and turns (tables R and C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.kernel.steps import AGAIN, ASK, END, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.rules import commitments, effects
from engine.neon_hope.rules.encounter import EncounterFrame
from engine.neon_hope.rules.stress import FocusFrame
from engine.neon_hope.table.frames import ActivationFrame, TaskFrame, TurnFrame
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.definitions import Task
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card


FEW: Final = 1
"""With so many cards, or fewer, focusing after the last action is worth a question."""


class RoundFrame(FrameBase, kw_only=True):
    """Rounds until the episode ends (NH 5.1)."""

    next: str = ""
    """Who has gone on before the turn before was said to be over (C2), or nobody."""
    first: str = ""
    """And with what."""


ROUND = RoundFrame.table = StepTable("round (NH-R)")


@ROUND.row("R1", "the character phase begins")
def _begin(g: Game, f: RoundFrame) -> Step:
    state = g.state
    state.round += 1
    state.phase = "character"
    for seat in g.seats:
        do.set_hero(g, seat, done=False)
        effects.forget_limits(g, seat, "r")
    do.emit(g, "round", n=state.round)
    return None


@ROUND.row("R2", "a character that has not had its turn begins it: whoever is first (6.2)")
def _whose_turn(g: Game, f: RoundFrame) -> Step:
    waiting = waiting_turns(g)
    if not waiting:
        return "R4"
    if f.next:
        seat, first = f.next, f.first
        f.next = f.first = ""
        if seat not in waiting:
            return AGAIN
        _begin_turn(g, seat, first)
        return None
    if len(waiting) == 1:
        _begin_turn(g, waiting[0])
        return None
    for seat in waiting:
        keys = g.answered(f, seat)
        if keys is not None:
            _begin_turn(g, seat, keys[0])
            return None
    for seat in waiting:
        g.open(f, seat, "begin", begin_options(g, seat, len(waiting)), race=True)
    return ASK


def waiting_turns(g: Game) -> list[str]:
    """Who has not had a turn in this round."""
    return [seat for seat, hero in g.state.heroes.items() if not hero.done and not hero.exhausted]


def begin_options(g: Game, seat: str, n: int) -> list[Option]:
    """How a character may begin its turn: with any of its actions, unless something comes before them."""
    begin = Option("begin", "begin", n=n)
    if effects.sources(g, seat, g.pack.moments.get("turn_start", effects.NOBODY)):
        return [begin]
    return [*(option for option in action_options(g, seat) if option.verb != "end"), begin]


def _begin_turn(g: Game, seat: str, first: str = "") -> None:
    g.state.active = seat
    g.push(TurnFrame(seat=seat, first=first if first != "begin" else ""))


@ROUND.row("R3", "back to the choice while characters remain")
def _next_turn(g: Game, f: RoundFrame) -> Step:
    g.state.active = ""
    f.at = "R1"
    return AGAIN


@ROUND.row("R4", "the character phase ends; if someone is exhausted, so does the episode (19.9)")
def _end_of_phase(g: Game, f: RoundFrame) -> Step:
    if any(hero.exhausted for hero in g.state.heroes.values()):
        g.end("exhausted")
        return AGAIN
    return None


@ROUND.row("R5", "the encounter phase, when all have had their turn (20.1)")
def _encounter(g: Game, f: RoundFrame) -> Step:
    g.push(EncounterFrame())
    return None


@ROUND.row("R5b", "effects of the end of the round, in any order (as 20.2)")
def _round_ends(g: Game, f: RoundFrame) -> Step:
    due = effects.due_everywhere(g, "round_end")
    if due:
        g.push(effects.TriggersFrame(decider=g.state.lead, moment="round_end", due=due))
    return None


@ROUND.row("R6", "the round ends; the next one")
def _again(g: Game, f: RoundFrame) -> Step:
    f.at = ""
    return AGAIN


# -- turns -------------------------------------------------------------------------------------------------


TURN = TurnFrame.table = StepTable("turn (NH-C)")


@TURN.row("C1", "the turn begins")
def _turn_begins(g: Game, f: TurnFrame) -> Step:
    do.emit(g, "turn", seat=f.seat, n=g.state.round)
    effects.forget_limits(g, f.seat, "t")
    g.trigger("turn_start", f.seat)
    return None


def action_options(g: Game, seat: str) -> list[Option]:
    """Everything the character may do now: actions (NH 6.3), free abilities (22.1), focus (19.4), ending."""
    hero = g.hero(seat)
    tasks: list[tuple[Option, Card, Task]] = []
    options: list[Option] = []
    if hero.counters > 0:
        tasks = [
            (Option(f"task:{card.oid}:{index}", task.type, card.oid, card.code, index), card, task)
            for card in g.reachable(seat)
            for index, task in enumerate(g.face(card).tasks)
            if g.possible(card, task)
        ]
        if not g.held(seat):
            options += [
                Option(f"move:{location}", "move", to=location)
                for location in g.locations()
                if location != hero.location and g.enterable(location)
            ]
        options += [
            Option(f"activate:{oid}:{i}", "activate", oid, effects.code_of(g, seat, oid), i)
            for oid, i in effects.usable(g, seat, "activate")
        ]
    options += [
        Option(f"free:{oid}:{i}", "free", oid, effects.code_of(g, seat, oid), i)
        for oid, i in effects.usable(g, seat, "free")
    ]
    options.append(Option("focus", "focus", n=hero.endurance))
    options.append(Option("end", "end", n=hero.counters))
    return [*commitments.with_cards(g, seat, tasks, len(options)), *options]


def _more_to_do(g: Game, seat: str, options: list[Option]) -> bool:
    """Whether a turn goes on without actions: for an ability, or to focus (19.4), which refills the hand and
    lets tools be bought (19.3).

    Who still holds several cards is not asked (but with full control): they would be discarded. Focusing was
    offered before the last action, which says so, and is again in the next turn.
    """
    hero = g.hero(seat)
    if g.orders(seat).full_control or options[0].verb == "free":
        return True
    if len(hero.hand) > FEW:
        return False
    return len(hero.hand) < hero.endurance - 1 or bool(g.tools_for_sale(seat))


@TURN.row("C2", "an action (up to 3: 6.1, R-01), a free ability, focusing, or the end of the turn")
def _choose(g: Game, f: TurnFrame) -> Step:
    hero = g.hero(f.seat)
    if hero.exhausted:
        return "C6"
    f.acting = ""
    keys = g.answered(f, f.seat)
    if keys is None:
        options = action_options(g, f.seat)
        if hero.counters <= 0 and not _more_to_do(g, f.seat, options):
            return "C6"
        if f.first:
            first, f.first = f.first, ""
            if all(option.key != first for option in options):  # something has come between
                return AGAIN
            f.acting = first
            return None
        # Who has no actions left and says nothing more has ended the turn once somebody else goes on.
        others = [] if hero.counters > 0 or g.orders(f.seat).full_control else waiting_turns(g)
        for seat in others:
            begun = g.answered(f, seat)
            if begun is not None:
                below = next(frame for frame in g.state.stack if isinstance(frame, RoundFrame))
                below.next, below.first = seat, begun[0]
                return "C6"
        race = len(others) > 1
        g.open(f, f.seat, "action", options, race=race)
        for seat in others if race else ():
            if seat != f.seat:
                g.open(f, seat, "begin", begin_options(g, seat, len(others) - 1), race=True)
        return ASK
    f.acting = keys[0]
    return None if keys[0] != "end" else "C6"


@TURN.row("C3", "the action is resolved")
def _act(g: Game, f: TurnFrame) -> Step:
    kind, _, rest = f.acting.partition(":")
    counters = g.hero(f.seat).counters
    if kind == "move":
        do.set_hero(g, f.seat, counters=counters - 1)
        do.move_hero(g, f.seat, rest)
    elif kind == "task":
        task, _, direct = rest.partition("+")
        oid, index = task.split(":")
        g.push(TaskFrame(seat=f.seat, oid=int(oid), index=int(index), direct=direct))
    elif kind == "focus":
        f.acting = ""  # NH 19.4: not an action
        g.push(FocusFrame(seat=f.seat, voluntary=True))
    else:
        oid, index = rest.split(":")
        if kind == "activate":
            do.set_hero(g, f.seat, counters=counters - 1)
        else:
            f.acting = ""
        effects.use(g, f.seat, int(oid), int(index))
    return None


@TURN.row("C4", "after the action, enemies are activated once for each skull and Epic Fail (12.1, 12.4)")
def _activations(g: Game, f: TurnFrame) -> Step:
    f.acting = ""
    if f.pending:
        n, f.pending = f.pending, 0
        g.push(ActivationFrame(seat=f.seat, n=n))
    return None


@TURN.row("C5", "the next action")
def _next_action(g: Game, f: TurnFrame) -> Step:
    f.at = "C1"
    return AGAIN


@TURN.row("C6", "the turn ends")
def _turn_ends(g: Game, f: TurnFrame) -> Step:
    do.set_hero(g, f.seat, done=True)
    if not g.hero(f.seat).exhausted:
        g.trigger("turn_end", f.seat)
    return None


@TURN.row("C7", "and with it what lasts for the turn", checked=False)
def _after_turn(g: Game, f: TurnFrame) -> Step:
    do.emit(g, "turn_ends", seat=f.seat)
    return END
