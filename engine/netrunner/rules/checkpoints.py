"""Checkpoints (10.3): the only place where triggers are found and illegal states are mended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, Step, StepTable
from engine.netrunner.language.instructions import PaidFrame
from engine.netrunner.language.sets import HostedOn
from engine.netrunner.rules import held, loops, sub_order
from engine.netrunner.rules.hosting import remote_limit
from engine.netrunner.rules.illegal import crowded, goes, misplaced, overfull
from engine.netrunner.rules.memory import may_go, may_go_of_some
from engine.netrunner.rules.playing import put_away_finished
from engine.netrunner.rules.triggers import hear_late, standing, true_now
from engine.netrunner.rules.windows import PHASE_STARTS
from engine.netrunner.table import primitives as do
from engine.netrunner.table.card import Card
from engine.netrunner.table.durations import lasts
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.facts import PROGRAM
from engine.netrunner.table.frames.runs import InsteadFrame
from engine.netrunner.table.frames.windows import CheckpointFrame, ReactionFrame
from engine.netrunner.table.positions import attacked_server_gone
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import (
    CENTRALS,
    CORP,
    CORP_SCORE,
    PLAY,
    REMOVED,
    RUNNER,
    RUNNER_SCORE,
    Pending,
)
from engine.speech.structs import inside

if TYPE_CHECKING:
    from engine.netrunner.objects.game import Game


CHECKPOINT = CheckpointFrame.table = StepTable("checkpoint (10.3.1)", checked=False)


@CHECKPOINT.row("10.3.1a", "conditional abilities that met their conditions become pending")
def _mark(g: Game, f: CheckpointFrame) -> Step:
    """Rules: 9.6.5a, 9.6.5b, 9.6.7a."""
    state = g.state
    if g.rules.hears_at_checkpoint:
        hear_late(g)
        state.looked = state.serial
    if state.held and not held.settle(g, f):
        return ASK
    f.pending = (*state.pending, *standing(g))
    state.pending.clear()
    return None


@CHECKPOINT.row("10.3.1b", "effects whose duration has passed are removed")
def _expire(g: Game, f: CheckpointFrame) -> Step:
    """Rules: 9.6.13b, 3.5.1b, 3.5.1c, 3.7.1b."""
    state = g.state
    if state.lingering:
        waiting = {p.lingering for p in f.pending}
        # 9.12.5c: what waits in a reaction window lasts until that window closes.
        for frame in state.stack:
            if isinstance(frame, ReactionFrame):
                waiting.update(p.lingering for p in frame.pending)
        kept = [e for e in state.lingering if e.number in waiting or lasts(g, e)]
        if len(kept) != len(state.lingering):
            state.lingering[:] = kept
            g.unmended = True
            if g.shifting:
                g.forget()
    put_away_finished(g)
    # Steps c to h look at what only changes when cards come, go or turn, or a memory limit changes.
    now = _measures(g)
    f.mend, g.unmended, g.measured = g.unmended or now != g.measured, False, now
    return None


@CHECKPOINT.row("10.3.1c", "a player with enough agenda points wins")
def _points(g: Game, f: CheckpointFrame) -> Step:
    """Rules: 1.7.1a, 1.7.2a, 1.17.2."""
    state = g.state
    if f.mend and (state.zones[CORP_SCORE] or state.zones[RUNNER_SCORE]):
        corp, runner = (g.points(seat) >= g.points_to_win(seat) for seat in (CORP, RUNNER))
        if corp and runner:
            do.win(g, "", "draw")
        elif corp:
            do.win(g, CORP, "points")
        elif runner:
            do.win(g, RUNNER, "points")
    return None


@CHECKPOINT.row("10.3.1d", "older copies of unique cards and older consoles are trashed")
def _unique(g: Game, f: CheckpointFrame) -> Step:
    """Rules: 2.2.1, 3.8.5, 3.8.5a, 3.8.5b, 3.8.5c, 10.1.1."""
    if not f.mend:
        return None
    newest: dict[str, Card] = {}
    old: list[int] = []
    for name, oid in g.index.single:
        card = g.state.cards[oid]
        other = newest.get(name)
        if other is None or card.since > other.since:
            newest[name] = card
            loser = other
        else:
            loser = card
        if loser is not None and loser.oid not in old:
            old.append(loser.oid)
    if old:
        do.trash(g, old, why="unique")
    return None


@CHECKPOINT.row("10.3.1e", "objects in an illegal state are trashed")
def _illegal(g: Game, f: CheckpointFrame) -> Step:
    """Cards in illegal places, more on a host than it can host (`illegal`), memory over the limit (3.9.3),
    two agendas or assets (3.2.1) or regions (3.6.5) in one root.

    Of programs and hosted cards their player picks one at a time; all are trashed together
    (`memory.may_go`).

    Rules: 3.9.3c.
    """
    if not f.mend:
        return None
    if not sub_order.declare(g, f):
        return ASK
    state = g.state
    if wrong := misplaced(g):
        do.trash(g, wrong, why="location")
    while (too_much := overfull(g)) is not None:  # all of them before anything else asks the same player
        if not _pick(g, f, too_much.needs, too_much.over):
            return ASK
        _trash_chosen(g, f, "host")
    if g.memory_lacking() > 0:
        if not _pick_programs(g, f):
            return ASK
        _trash_chosen(g, f, "memory")
    for name in list(state.servers):
        exclusive = crowded(g, state.servers[name].root)
        may = [oid for oid in exclusive if goes(g, oid)]
        if may and len(exclusive) == len(may):
            options = [Option(f"keep:{oid}", "keep", oid=oid) for oid in may]
            keys = g.ask(f, CORP, "keep", options)
            if keys is None:
                return ASK
            may.remove(int(keys[0].partition(":")[2]))
        if may:
            do.trash(g, may, why="location")
    return _surplus_servers(g, f)


def _trash_chosen(g: Game, f: CheckpointFrame, why: str) -> None:
    do.trash(g, f.chosen, why=why)
    f.chosen = ()


def _pick_programs(g: Game, f: CheckpointFrame) -> bool:
    """Programs that make the memory enough, chosen one by one; False while asked.

    Rules: 1.20.4b.
    """
    programs = [card for card in g.installed() if card.faceup and g.face(card).type == PROGRAM]
    if all(g.memory_limit(card) == g.memory_limit() for card in programs):
        over = g.memory_used() - g.memory_limit()
        return _pick(g, f, [(card.oid, g.memory_cost(card)) for card in programs], over)
    able = [card.oid for card in programs if goes(g, card.oid)]

    def lacking(gone: Sequence[int]) -> int:
        return g.memory_lacking(without=gone)

    while free := may_go_of_some(able, lacking, f.chosen):
        options = [Option(f"card:{oid}", "trash_for_memory", oid=oid) for oid in free]
        keys = g.ask(f, RUNNER, "memory", options)
        if keys is None:
            return False
        f.chosen = (*f.chosen, int(keys[0].partition(":")[2]))
    return True


def _pick(g: Game, f: CheckpointFrame, needs: list[tuple[int, int]], over: int) -> bool:
    """Cards (id, what it takes up) that free so much together, chosen one by one; False while asked.

    As much as can be is freed where some cannot be trashed (1.2.2).
    """
    needs = [(oid, need) for oid, need in needs if goes(g, oid)]
    over = min(over, sum(need for _, need in needs))
    while sum(need for oid, need in needs if oid in f.chosen) < over:
        free = may_go(needs, over, f.chosen)
        options = [Option(f"card:{oid}", "trash_for_memory", oid=oid) for oid in free]
        seat = g.state.cards[needs[0][0]].controller
        keys = g.ask(f, seat, "memory", options)
        if keys is None:
            return False
        f.chosen = (*f.chosen, int(keys[0].partition(":")[2]))
    return True


def _surplus_servers(g: Game, f: CheckpointFrame) -> Step:
    """The Corp chooses which remote servers stay, if there are more than may be (4.6.8f)."""
    remotes = [name for name in g.state.servers if name not in CENTRALS]
    limit = remote_limit(g, len(remotes))
    if limit is None or len(remotes) == limit:
        return None
    there = {name: (*g.state.servers[name].ice, *g.state.servers[name].root) for name in remotes}
    may = [name for name in remotes if all(goes(g, oid) for oid in there[name])]
    staying = max(0, limit - len(remotes) + len(may))
    if staying < len(may):
        options = [Option(f"to:{name}", "destination", to=name) for name in may]
        about = g.identity(CORP).oid
        keys: tuple[str, ...] | None = ()
        if staying:
            keys = g.ask(f, CORP, "server", options, minimum=staying, maximum=staying, about=about)
        if keys is None:
            return ASK
        gone = (there[name] for name in may if f"to:{name}" not in keys)
        do.trash(g, [oid for oids in gone for oid in oids], why="location")
    return None


@CHECKPOINT.row("10.3.1f", "what was hosted on an agenda that left a score area is trashed")
def _left_score_area(g: Game, f: CheckpointFrame) -> Step:
    return _orphans(g) if f.mend else None


@CHECKPOINT.row("10.3.1g", "what was hosted on an uninstalled card is trashed")
def _left_play(g: Game, f: CheckpointFrame) -> Step:
    return _orphans(g) if f.mend else None


def _held_sources(g: Game) -> frozenset[int]:
    """Cards that were uninstalled to pay for an ability which acts on what they host: that is set aside until
    the ability has resolved (9.5.5), and other abilities cannot act on it (4.8.3).
    """
    return frozenset(
        frame.source
        for frame in g.state.stack
        if isinstance(frame, PaidFrame)
        and frame.spent_itself
        and any(isinstance(part, HostedOn) for part in inside(frame.effects))
    )


def _orphans(g: Game) -> Step:
    """Hosted cards whose host is not there any more; again until none is left (10.3.1g).

    Rules: 1.13.9, 1.13.13.
    """
    held = _held_sources(g) if g.index.hosting else frozenset()
    while g.index.hosting:
        lost = [
            card.oid for card in g.hosted_cards()
            if card.host not in g.state.cards and card.host not in held and goes(g, card.oid)
        ]  # fmt: skip
        if not lost:
            break
        # An identity is never trashed: it is removed from the game (1.5.4b).
        kinds = {oid: g.definition(g.state.cards[oid]).type for oid in lost}
        for oid in lost:
            if kinds[oid].endswith("identity"):
                do.move(g, oid, REMOVED, faceup=True)
        do.trash(g, [oid for oid in lost if not kinds[oid].endswith("identity")], why="host")
    return None


@CHECKPOINT.row("10.3.1h", "empty remote servers cease to exist")
def _empty_servers(g: Game, f: CheckpointFrame) -> Step:
    """Rules: 4.6.8d, 8.5.8."""
    state = g.state
    for name, server in list(state.servers.items()) if f.mend else ():
        if not server.ice and not server.root and name not in CENTRALS and not g.arriving(name):
            del state.servers[name]
            do.note(g, EventKind.SERVER_GONE, server=name)
            attacked_server_gone(g, name)
    f.mend = True  # as it began: no further step looks at it, and a game that was loaded always mends
    return None


@CHECKPOINT.row("10.3.1j", "cards that entered the root of the breached server")
def _entered(g: Game, f: CheckpointFrame) -> Step:
    """The Runner declares for each whether it becomes a candidate (7.4.6a), unless that is settled."""
    if not g.state.entered_root:
        return None
    breach = g.breach
    if breach is not None and breach.budget >= 0:
        g.state.entered_root = ()
        return None
    for oid in g.state.entered_root:
        card = g.state.cards.get(oid)
        if breach is None or card is None or card.server != breach.server or oid in f.declared:
            continue
        if oid not in breach.known:
            options = [Option("yes", "candidate", oid=oid), Option("no", "no_candidate", oid=oid)]
            keys = g.ask(f, RUNNER, "candidate_declare", options, about=oid)
            if keys is None:
                return ASK
            f.declared = (*f.declared, oid)
            breach.known = (*breach.known, oid)
            if keys[0] == "no":
                breach.chosen = (*breach.chosen, oid)
            return AGAIN
    g.state.entered_root = ()
    return None


@CHECKPOINT.row("10.3.1k", "converted cards in discard piles are themselves again")
def _converted(g: Game, f: CheckpointFrame) -> Step:
    """A card that changed zones is a new object with its printed characteristics (`primitives.move`)."""
    return None


@CHECKPOINT.row("10.3.1l", "counters in discard piles return to the bank")
def _counters(g: Game, f: CheckpointFrame) -> Step:
    """A card that changed zones has no counters (`primitives.move`)."""
    return None


@CHECKPOINT.row("10.3.2", "pending abilities open a reaction window")
def _open(g: Game, f: CheckpointFrame) -> Step:
    """By some editions "if successful" of what made a run comes first, in a window of its own (D7)."""
    state = g.state
    for p in f.pending:
        if loops.looping(g, p):
            ended = loops.broken(g, f, p)
            if ended is None:
                return ASK
            if ended:
                f.pending = tuple(other for other in f.pending if other is not p)
    if not f.pending or state.over is not None:
        return None
    succeeds = [p for p in f.pending if p.event is not None and p.event.kind is EventKind.SUCCESSFUL_RUN]
    run = g.run if g.rules.successful_first else None
    first = [p for p in succeeds if run is not None and p.lingering and p.source == run.source]
    _react(g, tuple(p for p in f.pending if p not in first))
    if succeeds and g.rules.successful_first:
        g.push(InsteadFrame())
    _react(g, tuple(first))
    return None


def _react(g: Game, pending: tuple[Pending, ...]) -> None:
    """Open a reaction window for them, if there are any."""
    if pending:
        phase = any(p.event is not None and p.event.kind in PHASE_STARTS for p in pending)
        g.push(ReactionFrame(seat=g.state.active or CORP, pending=pending, phase_start=phase))


def _measures(g: Game) -> tuple[int, ...]:
    """Memory and points, where they may change without a card coming, going or turning."""
    if not g.pool.moody:
        return ()
    found: tuple[int, ...] = ()
    stats = g.index.moody
    for effect in g.state.lingering:
        if effect.modifier is not None:
            stats |= {effect.modifier.stat}
    if stats:
        with g.unchanging():
            if "memory_cost" in stats:
                found += (g.memory_used(),)
            if "memory" in stats:
                found += (-1, g.memory_limit())  # told apart from memory that is used
            if "points" in stats:
                found += (g.points(CORP), g.points(RUNNER))
            if not stats.isdisjoint(("to_win_corp", "to_win_runner")):
                found += (g.points_to_win(CORP), g.points_to_win(RUNNER))
    return found


def _idle(g: Game) -> bool:
    """Whether no step of the checkpoint has anything to do, which is so after most instructions."""
    state = g.state
    if g.shifting:
        _ = g.faces  # what objects are may have changed, which makes the table unmended
    if g.unmended or state.entered_root or state.pending or state.held:
        return False
    if g.pool.moody and _measures(g) != g.measured:
        return False
    if g.pool.remaining and state.zones[PLAY]:
        return False
    for effect in state.lingering:
        if not lasts(g, effect):
            return False
    return not (g.index.standing and any(true_now(g)))


TURNS = 1000
"""How often a checkpoint may be followed by another at once."""


def checkpoint(g: Game) -> bool:
    """Run a checkpoint. True if something has to be resolved before what was due goes on.

    Rules: 10.3.5.
    """
    state = g.state
    # What the mending itself changes is looked at by the next checkpoint (10.3.1a), which follows at once.
    for _ in range(TURNS):
        if not state.dirty or state.over is not None:
            return state.over is not None
        state.dirty = False
        if _idle(g):
            if g.rules.hears_at_checkpoint:
                state.looked = state.serial
            return False
        depth = len(state.stack)
        g.inline(CheckpointFrame())
        if len(state.stack) != depth:  # it waits, or opened a window, or ended what was going on
            return True
    raise RuntimeError("a checkpoint does not come to an end")
