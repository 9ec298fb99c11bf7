"""Checkpoints (10.3): the only place where triggers are found and illegal states are mended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from engine.kernel.machine import AGAIN, ASK, FrameBase, Option, Step, Table
from engine.netrunner.language.abilities import When
from engine.netrunner.language.base import Results
from engine.netrunner.rules.positions import attacked_server_gone
from engine.netrunner.rules.windows import PHASE_STARTS, ReactionFrame
from engine.netrunner.table import primitives as do
from engine.netrunner.table.definitions import AGENDA, ASSET, PROGRAM
from engine.netrunner.table.state import (
    CENTRALS,
    CORP,
    CORP_SCORE,
    INSTALLED,
    RUNNER,
    RUNNER_SCORE,
    Card,
    Event,
    Lingering,
    Pending,
)

if TYPE_CHECKING:
    from engine.netrunner.game import Game


class CheckpointFrame(FrameBase, kw_only=True):
    """One checkpoint. It stands on the stack only while a player chooses something in it."""

    pending: tuple[Pending, ...] = ()
    declared: tuple[int, ...] = ()
    mend: bool = True
    """Whether steps c to h have anything to look at."""


CHECKPOINT = CheckpointFrame.table = Table("checkpoint (10.3.1)", checked=False)


@CHECKPOINT.row("10.3.1a", "conditional abilities that met their conditions become pending")
def _mark(g: Game, f: CheckpointFrame) -> Step:
    state = g.state
    events = state.fresh
    found: list[Pending] = []
    if events:
        listened = g.listened
        heard = [event for event in events if event.kind in listened]
        if heard:
            whens = g.index.whens
            for event in heard:
                for oid, index, when in whens.get(event.kind, ()):
                    _match(g, state.cards[oid], index, when, event, found)
                _match_subject(g, event, g.index.oids, found)
            _match_gone(g, heard, found)
        for effect in state.lingering:
            if isinstance(effect.ability, When):
                for event in events:
                    if event.kind in effect.ability.on.kinds and _concerns(effect, event):
                        source = (
                            state.cards.get(effect.source)
                            or state.last_known.get(effect.source)
                            or Card(effect.source, effect.code, effect.seat, "")
                        )
                        if effect.ability.on.met(g, source, effect.seat, event):
                            found.append(
                                _instance(
                                    g, effect.ability, effect.seat, source, event, effect.number,
                                    results=effect.results,
                                )
                            )  # fmt: skip
        events.clear()
    if "empty" in g.listened:
        _match_static(g, found)
    f.pending = tuple(found)
    return None


def _concerns(effect: Lingering, event: Event) -> bool:
    """Whether what lasts for a run looks at the event: not at those of another run (9.12.5d)."""
    return not (event.run and effect.until.startswith("run:") and effect.until != f"run:{event.run}")


def _match(g: Game, card: Card, index: int, when: When, event: Event, found: list[Pending]) -> None:
    if not (when.interrupt or when.access) and when.on.met(g, card, card.side, event):
        found.append(_instance(g, when, card.side, card, event, index=index))


def _match_subject(g: Game, event: Event, active: tuple[int, ...], found: list[Pending]) -> None:
    """Abilities about what happened to their own card, inactive now or only active while accessed (9.1.8)."""
    if event.kind not in ("accessed", "stolen", "trashed"):
        return
    oid = event.oid
    card = g.state.cards.get(oid)
    if event.kind == "trashed":
        card = g.state.last_known.get(oid)
        if card is None or not card.faceup:
            return
    if card is None:
        return
    whens = g.face(card).whens.get(event.kind, ())
    if not whens or (event.kind != "accessed" and oid in active):
        return
    for index, when in whens:
        if event.kind == "accessed" and not when.access:
            continue
        if when.installed_only and card.zone != INSTALLED:
            continue
        if when.on.met(g, card, card.side, event):
            found.append(_instance(g, when, card.side, card, event, index=index))


def _match_gone(g: Game, events: list[Event], found: list[Pending]) -> None:
    """Cards trashed together saw each other go: each was active when the others were trashed (9.6.4b)."""
    trashed = [event for event in events if event.kind == "trashed"]
    if len(trashed) < 2:
        return
    for gone in trashed:
        card = g.state.last_known.get(gone.oid)
        if card is None or not card.faceup:
            continue
        for index, when in g.face(card).whens.get("trashed", ()):
            for event in trashed:
                if event is not gone and not when.on.this:
                    before = len(found)
                    _match(g, card, index, when, event, found)
                    found[before:] = [structs.replace(p, posthumous=True) for p in found[before:]]


def _match_static(g: Game, found: list[Pending]) -> None:
    """Abilities with a static condition: "when it is empty" (9.6.7, 10.9.3); one instance at a time."""
    for oid, index, when in g.index.whens.get("empty", ()):
        card = g.state.cards[oid]
        empty = card.loaded and not any(getattr(card, kind) for kind in card.loaded)
        if empty and not g.in_flight(oid, when):
            event = Event("empty", seat=card.side, oid=oid, code=card.code)
            found.append(_instance(g, when, card.side, card, event, index=index))


def _instance(
    g: Game, when: When, seat: str, card: Card, event: Event, lingering: int = 0, index: int = 0,
    results: Results = (),
) -> Pending:  # fmt: skip
    g.state.last_number += 1
    number = g.state.last_number
    return Pending(seat, card.oid, card.code, when, event, number, when.optional, lingering, results)


@CHECKPOINT.row("10.3.1b", "effects whose duration has passed are removed")
def _expire(g: Game, f: CheckpointFrame) -> Step:
    state = g.state
    if state.lingering:
        now = {"", f"turn:{state.turn}"}
        run = g.run
        if run is not None:
            now.add(f"run:{run.number}")
        encounter = g.encounter
        if encounter is not None:
            now.add(f"encounter:{encounter.number}")
        waiting = {p.lingering for p in f.pending}
        # 9.12.5c: what waits in a reaction window lasts until that window closes.
        for frame in state.stack:
            if isinstance(frame, ReactionFrame):
                waiting.update(p.lingering for p in frame.pending)
        kept = [e for e in state.lingering if e.until in now or e.number in waiting]
        if len(kept) != len(state.lingering):
            state.lingering[:] = kept
            g.unmended = True
            g.changed()
    # Steps c to h look at what only changes when cards come, go or turn, or a memory limit changes.
    f.mend, g.unmended = g.unmended or g.moody, False
    return None


@CHECKPOINT.row("10.3.1c", "a player with enough agenda points wins")
def _points(g: Game, f: CheckpointFrame) -> Step:
    state = g.state
    if f.mend and (state.zones[CORP_SCORE] or state.zones[RUNNER_SCORE]):
        corp, runner = g.points(CORP) >= state.points_to_win, g.points(RUNNER) >= state.points_to_win
        if corp and runner:
            do.win(g, "", "draw")
        elif corp:
            do.win(g, CORP, "points")
        elif runner:
            do.win(g, RUNNER, "points")
    return None


@CHECKPOINT.row("10.3.1d", "older copies of unique cards and older consoles are trashed")
def _unique(g: Game, f: CheckpointFrame) -> Step:
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
        do.trash(g, old, by="rules", cause="unique")
    return None


@CHECKPOINT.row("10.3.1e", "objects in an illegal state are trashed")
def _illegal(g: Game, f: CheckpointFrame) -> Step:
    """Memory over the limit (3.9.3), two agendas or assets in one root (3.2.2), told apart by who chooses.

    Memory: the Runner picks programs one at a time; a program that would not be needed in a minimal set
    once the later ones are trashed is never offered (10.3.1e).
    """
    if not f.mend:
        return None
    state = g.state
    over = g.memory_used() - g.memory_limit()
    if over > 0:
        programs = [
            card for card in g.installed()
            if card.side == RUNNER and card.faceup and g.face(card).type == PROGRAM
            and g.memory_cost(card) > 0
        ]  # fmt: skip
        sets = minimal_sets([(card.oid, g.memory_cost(card)) for card in programs], over)
        if sets:
            options = [
                Option("set:" + ",".join(map(str, chosen)), "trash_set", n=len(chosen)) for chosen in sets
            ]
            keys = g.ask(f, RUNNER, "memory", options)
            if keys is None:
                return ASK
            do.trash(
                g, [int(oid) for oid in keys[0].partition(":")[2].split(",")], by="rules", cause="memory"
            )
    for name, server in list(state.servers.items()):
        if name in CENTRALS:
            continue
        exclusive = [oid for oid in server.root if g.face(state.cards[oid]).type in (AGENDA, ASSET)]
        if len(exclusive) > 1:
            options = [Option(f"keep:{oid}", "keep", oid=oid) for oid in exclusive]
            keys = g.ask(f, CORP, "keep", options)
            if keys is None:
                return ASK
            keep = int(keys[0].partition(":")[2])
            do.trash(g, [oid for oid in exclusive if oid != keep], by="rules", cause="location")
    return None


def minimal_sets(programs: list[tuple[int, int]], over: int) -> list[tuple[int, ...]]:
    """Sets of programs (id, memory cost) that free at least `over` MU and no one of which is superfluous."""
    found: list[tuple[int, ...]] = []
    for mask in range(1, 1 << len(programs)):
        chosen = [program for i, program in enumerate(programs) if mask >> i & 1]
        freed = sum(cost for _, cost in chosen)
        if freed >= over and all(freed - cost < over for _, cost in chosen):
            found.append(tuple(oid for oid, _ in chosen))
    return found


@CHECKPOINT.row("10.3.1f", "what was hosted on an agenda that left a score area is trashed")
def _left_score_area(g: Game, f: CheckpointFrame) -> Step:
    return _orphans(g) if f.mend else None


@CHECKPOINT.row("10.3.1g", "what was hosted on an uninstalled card is trashed")
def _left_play(g: Game, f: CheckpointFrame) -> Step:
    return _orphans(g) if f.mend else None


def _orphans(g: Game) -> Step:
    """Hosted cards whose host is not there any more; again until none is left (10.3.1g)."""
    while g.index.hosting:
        lost = [card.oid for card in g.installed() if card.host and card.host not in g.state.cards]
        if not lost:
            break
        do.trash(g, lost, by="rules", cause="host")
    return None


@CHECKPOINT.row("10.3.1h", "empty remote servers cease to exist")
def _empty_servers(g: Game, f: CheckpointFrame) -> Step:
    state = g.state
    if not f.mend:
        return None
    for name, server in list(state.servers.items()):
        if not server.ice and not server.root and name not in CENTRALS and not g.arriving(name):
            del state.servers[name]
            do.note(g, "server_gone", place=name)
            attacked_server_gone(g, name)
    return None


@CHECKPOINT.row("10.3.1i", "cards that entered the root of the breached server")
def _entered(g: Game, f: CheckpointFrame) -> Step:
    """The Runner declares for each whether it becomes a candidate (7.4.6a)."""
    breach = g.breach
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


@CHECKPOINT.row("10.3.1j", "converted cards in discard piles are themselves again")
def _converted(g: Game, f: CheckpointFrame) -> Step:
    """A card that changed zones is a new object with its printed characteristics (`primitives.move`)."""
    return None


@CHECKPOINT.row("10.3.1k", "counters in discard piles return to the bank")
def _counters(g: Game, f: CheckpointFrame) -> Step:
    """A card that changed zones has no counters (`primitives.move`)."""
    return None


@CHECKPOINT.row("10.3.2", "pending abilities open a reaction window")
def _open(g: Game, f: CheckpointFrame) -> Step:
    state = g.state
    if f.pending and state.over is None:
        phase = any(p.event is not None and p.event.kind in PHASE_STARTS for p in f.pending)
        g.push(ReactionFrame(seat=state.active or CORP, pending=f.pending, phase_start=phase))
    return None


def _idle(g: Game) -> bool:
    """Whether no step of the checkpoint has anything to do, which is so after most instructions."""
    state = g.state
    if g.unmended or g.moody or state.lingering or state.entered_root:
        return False
    listened = g.listened
    # Counters that leave a card may make it empty, which is a static condition (9.6.7).
    return not any(event.kind in listened or event.kind == "remove_counters" for event in state.fresh)


def checkpoint(g: Game) -> bool:
    """Run a checkpoint. True if something has to be resolved before what was due goes on."""
    state = g.state
    depth = len(state.stack)
    # What the mending itself changes is looked at by the next checkpoint (10.3.1a), which follows at once.
    while state.dirty and state.over is None:
        state.dirty = False
        if _idle(g):
            state.fresh.clear()
            continue
        if g.inline(CheckpointFrame()) or len(state.stack) != depth:
            return True
    return state.over is not None
