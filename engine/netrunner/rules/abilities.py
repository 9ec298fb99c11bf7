"""Chapter 9.5 to 9.8: using paid abilities, resolving conditional and play abilities and subroutines.

Each kind is a table with the rulebook's own steps; the steps are shared functions, since all of them
announce targets, open an interrupt window, resolve and check, instruction by instruction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import ASK, END, Step, StepTable
from engine.netrunner.language.abilities import Sub
from engine.netrunner.language.base import Targeting
from engine.netrunner.language.costs import FREE, Payment
from engine.netrunner.language.effects.cards import TrashCard
from engine.netrunner.language.effects.ice import Break
from engine.netrunner.language.instructions import (
    AbilityFrame,
    ConditionalFrame,
    Effect,
    PaidFrame,
    PlayAbilityFrame,
    StepFrame,
    SubroutineFrame,
)
from engine.netrunner.language.membership import belongs, from_hidden, members, named_apart
from engine.netrunner.rules import costs, loops, paying, prices
from engine.netrunner.rules.interrupts import open_interrupt_window
from engine.netrunner.rules.using import breakable
from engine.netrunner.table import primitives as do
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import seat_of
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, INSTALLED, RUNNER

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


PAID = PaidFrame.table = StepTable("using a paid ability (9.5.7)", checked=False)
CONDITIONAL = ConditionalFrame.table = StepTable("resolving a conditional ability (9.6.15)", checked=False)
PLAY = PlayAbilityFrame.table = StepTable("resolving a play ability (9.7.2)", checked=False)
STEP = StepFrame.table = StepTable("a step as an instruction (9.11.2)", checked=False)
SUBROUTINE = SubroutineFrame.table = StepTable("resolving a subroutine (9.8.10)", checked=False)


# -- shared steps -------------------------------------------------------------------------------------


def announce(g: Game, f: AbilityFrame, index: int) -> Step:
    """Announce the targets of an instruction (1.15); as many as there are, each once (1.15.2e).

    Rules: 1.15.1, 1.15.2, 1.15.2b, 1.15.2f, 9.3.4b.
    """
    if index >= len(f.effects):
        f.index = index
        return None
    effect = f.effects[index]
    for wanted in effect.targets()[len(f.announced) :]:
        targets = _choose_targets(g, f, effect, wanted)
        if targets is None:
            return ASK
        f.announced = (*f.announced, targets)
    f.targets, f.announced = f.announced, ()
    f.index = index
    f.expected = None
    f.spared = f.staying = ()
    f.entering = ()
    return None


def _choose_targets(g: Game, f: AbilityFrame, effect: Effect, wanted: Targeting) -> tuple[int, ...] | None:
    """One choice of targets; None while it is being asked.

    Rules: 1.15.1, 1.15.2a, 1.15.2b, 1.15.2d, 1.14.5.
    """
    seat = seat_of(wanted.by, f.seat)
    encounter = g.encounter
    if isinstance(effect, Break) and effect.but and encounter is not None:  # 9.8.6b: those not to break
        limit = effect.but
        there = range(len(g.subroutines(encounter.ice)))
        options = [Option(f"sub:{i}", "resolve_sub", oid=encounter.ice, n=i) for i in there]
    elif wanted.subroutines:
        places, limit = breakable(g, f, effect)
        options = [Option(f"sub:{i}", "break", n=i) for i in places]
    else:
        cards = members(wanted.among, g, f)
        if wanted.names_differ:
            cards = named_apart(g, cards)
        options = [Option(f"card:{card.oid}", "target", oid=card.oid) for card in cards]
    least, most = wanted.least, wanted.most
    if wanted.number is not None:
        least = most = max(0, wanted.number.value(g, f))
    if wanted.subroutines:
        most = min(most, limit)
    least, most = min(least, most, len(options)), min(most, len(options))
    private = not wanted.subroutines and from_hidden(wanted.among, g, f, seat)
    if private and not options:
        options = [Option("card:0", "no_target")]  # no object has this number
        least = most = 1
    keys: tuple[str, ...] | None = ()
    if options and most:
        keys = g.ask(f, seat, "target", options, minimum=least, maximum=most, about=f.source, private=private)
    if keys is None:
        return None
    return tuple(int(key.partition(":")[2]) for key in keys)


def _announce_first(g: Game, f: AbilityFrame) -> Step:
    if f.expected is not None and f.expecting("when_encountered", 1) < 1:
        return END  # prevented as a whole
    return announce(g, f, 0)


def _paid_for(g: Game, f: AbilityFrame) -> bool:
    """The Runner pays what it costs in addition to trash a card, or leaves it; False while they are asked.

    The basic abilities to trash have asked for it with their own cost. The checkpoint of the payment is that
    of the instruction.

    Rules: 1.16.10a, 1.16.10c.
    """
    effect = f.effects[f.index]
    if "trash" not in g.priced or isinstance(effect, TrashCard):
        return True
    if "trash" not in dict(effect.expects(g, f)) or effect.part(g, f, "trash").doer(f.seat) != RUNNER:
        return True
    stages = dict(pair.split(":") for pair in f.choice.split())

    def at(oid: int, stage: str) -> None:
        stages[str(oid)] = stage
        f.choice = " ".join(":".join(pair) for pair in stages.items())

    for oid in f.trashable(g, "trash"):
        card, stage = g.state.cards[oid], stages.get(str(oid), "")
        more = prices.to_trash(g, card) if card.zone == INSTALLED or oid == g.accessed else None
        if more is None or stage == "paid":
            continue
        payment = costs.payment(g, "trash", RUNNER, more, oid)
        if stage != "agreed":
            if not stage and not card.faceup and oid != g.accessed:
                do.reveal(g, oid, CORP)  # 4.1.2a: what demands a cost is shown
                at(oid, "shown")
            agreed = costs.can_pay(g, payment) and costs.agrees(g, f, payment, FREE)
            if agreed is None:
                return False
            if not agreed:
                f.spared = (*f.spared, oid)
                continue
            at(oid, "agreed")
        if not paying.pay(g, f, payment):
            return False
        at(oid, "paid")
    f.choice = ""
    return True


def _interrupts(g: Game, f: AbilityFrame) -> Step:
    if f.index < len(f.effects):
        if not _paid_for(g, f):
            return ASK
        expected = f.effects[f.index].expects(g, f)
        open_interrupt_window(g, f, expected)
    return None


def _resolve(g: Game, f: AbilityFrame) -> Step:
    if f.index >= len(f.effects):
        return None
    effect = f.effects[f.index]
    if f.targets and f.expected is not None:
        # 1.15.3: what interrupts made of a target may have made it invalid. Breaking expects no effect that
        # could be interrupted, so that these are cards.
        cards = g.state.cards
        f.targets = tuple(
            tuple(oid for oid in targets if oid in cards and belongs(wanted.among, g, cards[oid], f))
            for wanted, targets in zip(effect.targets(), f.targets, strict=True)
        )
    return effect.resolve(g, f)


def _nothing(g: Game, f: AbilityFrame) -> Step:
    return None


def _complete(g: Game, f: AbilityFrame) -> Step:
    """An ability of which anything optional was resolved has been used (9.1.6b, 9.6.9d); a paid one was when
    it was paid for (9.1.6a).

    Rules: 9.1.6.
    """
    if f.used and f.code and not isinstance(f, PaidFrame):
        do.emit(g, EventKind.USE, seat=f.seat, oid=f.source, code=f.code, detail="optional")
    if f.cost is not None and f.source and f.source not in g.state.cards:
        g.unmended = g.state.dirty = True  # 9.5.5: what it hosted, set aside so far, is trashed now
    if f.event is not None and f.event.kind is EventKind.STANDING:
        g.state.dirty = True  # 9.6.7c: now another instance may become pending, even if nothing changed
    return None


def _add_rows(table: StepTable, section: str, letters: str) -> None:
    """The steps every kind has, under the letters this section gives them.

    Rules: 9.5.7c to h, 9.6.15b to g, 9.7.2a to f, 9.8.10d to h.
    """
    first, window, resolve, check, repeat, done = (f"{section}{letter}" for letter in letters)

    def next_instruction(g: Game, f: AbilityFrame) -> Step:
        if f.index + 1 >= len(f.effects):
            return None
        outcome = announce(g, f, f.index + 1)
        return window if outcome is None else outcome

    table.row(first, "announce targets")(_announce_first)
    table.row(window, "interrupt window")(_interrupts)
    table.row(resolve, "resolve the instruction")(_resolve)
    table.row(check, "checkpoint", checked=True)(_nothing)
    table.row(repeat, "next instruction")(next_instruction)
    table.row(done, "the ability is complete")(_complete)


@PAID.row("9.5.7a", "announce the paid ability")
def _announce_paid(g: Game, f: PaidFrame) -> Step:
    return None


@PAID.row("9.5.7b", "pay the trigger cost", checked=True)
def _pay(g: Game, f: PaidFrame) -> Step:
    """Rules: 1.16.9, 1.16.1a."""
    if f.cost is not None:
        if f.cost.with_x and "x" not in dict(f.numbers):
            x = costs.choose_x(g, f, Payment(f.seat, f.cost, f.acts, f, f.source or f.about, f.condition))
            if x is None:
                return ASK
            f.remember("x", x)
        if not paying.pay(g, f, Payment(f.seat, f.cost, f.acts, f, f.source or f.about, f.condition)):
            return ASK
    if f.once:
        g.state.used = (*g.state.used, f.once)
    if "trash" in f.acts and f.cost is not None:
        oid = f.about or f.source
        code = g.state.cards[oid].code
        do.emit(g, EventKind.PAY_TRASH_COST, seat=f.seat, oid=oid, code=code, n=f.cost.credits)
    if f.code:
        clicks = f.cost.clicks if f.cost is not None else 0
        # 1.19.4b: only if the source was trashed in fact.
        how = "trash" if f.cost is not None and f.cost.trash and f.source not in g.state.cards else ""
        do.emit(g, EventKind.USE, seat=f.seat, oid=f.source, code=f.code, n=clicks, detail=how)
    return None


STEP.row("9.9.4", "interrupt window")(_interrupts)
STEP.row("9.11.2", "carry out the step", checked=True)(_resolve)


@STEP.row("9.11.4g", "what takes its place goes on")
def _next_of_step(g: Game, f: StepFrame) -> Step:
    if f.index + 1 >= len(f.effects):
        return None
    outcome = announce(g, f, f.index + 1)
    return "9.9.4" if outcome is None else outcome


_add_rows(PAID, "9.5.7", "cdefgh")


@CONDITIONAL.row("9.6.15a", "announce the pending ability")
def _announce_conditional(g: Game, f: ConditionalFrame) -> Step:
    if f.once:
        g.state.used = (*g.state.used, f.once)
    do.note(g, EventKind.TRIGGERS, seat=f.seat, oid=f.source, code=f.code)
    return None


@CONDITIONAL.row("9.9.4", "interrupt window on an ability as a whole")
def _when_encountered(g: Game, f: ConditionalFrame) -> Step:
    """A "when encountered" ability of ice can be prevented, as a subroutine can (9.8.10b).

    Rules: 9.6.14a, 9.9.3a, 9.9.5.
    """
    about = f.event
    if (
        f.expected is None
        and about is not None
        and about.kind is EventKind.ENCOUNTER
        and about.oid == f.source
    ):
        open_interrupt_window(g, f, (("when_encountered", 1),))
    return None


_add_rows(CONDITIONAL, "9.6.15", "bcdefg")
_add_rows(PLAY, "9.7.2", "abcdef")


@SUBROUTINE.row("9.8.10a", "the subroutine itself becomes imminent")
def _sub_imminent(g: Game, f: SubroutineFrame) -> Step:
    """Subroutines that resolve each other are a loop.

    Rules: 10.1.6a.
    """
    ended = loops.subroutine_over(g, f)
    if ended is None:
        return ASK
    if ended:
        return END
    which = g.define(f.code).names_subroutine(f.effects)
    do.note(g, EventKind.SUBROUTINE, seat=f.seat, oid=f.source, code=f.code, n=f.index, ability=which)
    return None


@SUBROUTINE.row("9.8.10b", "interrupt window on the subroutine")
def _sub_interrupts(g: Game, f: SubroutineFrame) -> Step:
    if f.expected is None:
        open_interrupt_window(g, f, (("subroutine", 1),))
    return None


@SUBROUTINE.row("9.8.10c", "announce targets")
def _sub_targets(g: Game, f: SubroutineFrame) -> Step:
    if f.expecting("subroutine", 1) < 1:
        return END
    outcome = announce(g, f, 0)
    if outcome is None:
        do.emit(g, EventKind.RESOLVE_SUBROUTINE, seat=CORP, oid=f.source, code=f.code)
    return outcome


def _add_subroutine_rows() -> None:
    _add_rows(_REST, "9.8.10", "cdefgh")
    for row in _REST.rows[1:]:
        SUBROUTINE.row(row.id, row.text, checked=row.checked)(row.run)


_REST = StepTable("rest of a subroutine", checked=False)
_add_subroutine_rows()


def start_subroutine(g: Game, source: int, code: str, sub: Sub) -> None:
    """Resolve a subroutine; the Corp controls it."""
    g.push(SubroutineFrame(seat="corp", source=source, code=code, effects=sub.effects))
