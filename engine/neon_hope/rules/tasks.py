"""NH 7: performing a task (table T), in the seven steps of NH 7.3 whatever its type.

The base effects of the four types are in `base_effects`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel.steps import AGAIN, ASK, END, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.rules import base_effects, commitments
from engine.neon_hope.rules.effects import code_of
from engine.neon_hope.rules.grid import RevealFrame
from engine.neon_hope.table.definitions import Clue
from engine.neon_hope.table.frames import EffectsFrame, HarmFrame, TaskFrame
from engine.neon_hope.table.parts import Effect
from engine.neon_hope.table.questions import Option
from engine.neon_hope.table.state import SCRAP

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game
    from engine.neon_hope.table.state import Card


TASK = TaskFrame.table = StepTable("task (NH-T)")


def on_table(g: Game, f: TaskFrame) -> Card | None:
    """The card the task is on, while it is in play."""
    card = g.state.cards.get(f.oid)
    return None if card is None or card.place == SCRAP else card


def resolve(g: Game, f: TaskFrame, effects: tuple[Effect, ...], cause: str, code: str = "") -> None:
    """Start effects that belong to the task."""
    g.push(EffectsFrame(seat=f.seat, code=code or f.card, effects=effects, target=f.oid, cause=cause))


@TASK.row("T0", "the card and the task on it are declared", checked=False)
def _declare(g: Game, f: TaskFrame) -> Step:
    commitments.declare(g, f)
    return None


@TASK.row("T1", "the starting value is the character's own attribute (7.4)", checked=False)
def _value(g: Game, f: TaskFrame) -> Step:
    if g.trigger("before_task", f.seat):
        f.committed = True
    return None


@TASK.row("T2a", "an action card of the task's type may be played (7.5, 17.1, 17.3)", checked=False)
def _play(g: Game, f: TaskFrame) -> Step:
    hero = g.hero(f.seat)
    options = [
        Option(f"card:{i}", "play", to=code, n=f.oid)
        for i, code in enumerate(hero.hand)
        if f.kind in g.action(code).types and code not in hero.hand[:i]
    ]
    options.append(Option("no-card", "no_card"))
    if not f.committed:
        options.append(Option("back", "back"))
    keys: tuple[str, ...] | None = None
    named, *beside = f.direct.split("+")
    if named == commitments.NO_CARD or named in hero.hand:
        f.settled = True
        place = named if named == commitments.NO_CARD else f"card:{hero.hand.index(named)}"
        keys = ("+".join((place, *beside)),)
    else:
        # Asked even with nothing to play: which cards a hand holds must not show in whether it is asked.
        cards = [option for option in options if option.verb != "back"]
        options += commitments.combined(g, f, cards)
        keys = g.ask(f, f.seat, "play", options, about=f.oid, private=True)
    if keys is None:
        return ASK
    chosen, *boosts = keys[0].split("+")
    f.boosts = tuple(boosts)
    f.settled = f.settled or bool(boosts)
    if chosen == "back":
        turn = g.turn_frame
        assert turn is not None
        turn.acting = ""
        f.finished = True
        return END
    do.set_hero(g, f.seat, counters=hero.counters - 1)
    if chosen != "no-card":
        where = int(chosen[5:])
        f.card = hero.hand[where]
        action = g.action(f.card)
        do.set_hero(g, f.seat, hand=hero.hand[:where] + hero.hand[where + 1 :])
        do.emit(g, "plays", seat=f.seat, code=f.card)
        f.value += action.bonus
        f.impacts += action.impacts
        f.keywords = (*f.keywords, *action.keywords)
    name = do.ref(g, g.state.cards[f.oid])
    what = f"{f.kind}:{f.attribute}"
    do.emit(g, "task", seat=f.seat, code=name, other=what, n=f.difficulty, place=f.card)
    return None


@TASK.row("T2b", "effects when played (17.5)")
def _when_played(g: Game, f: TaskFrame) -> Step:
    if f.card and g.action(f.card).on_play:
        resolve(g, f, g.action(f.card).on_play, "played")
    return None


@TASK.row("T2e", "an enemy that is fought acts on it")
def _fought(g: Game, f: TaskFrame) -> Step:
    if f.kind == "fight":
        g.trigger_own("attacked", f.seat, f.oid)
    return None


@TASK.row("T2d", "abilities for use during a task (22.1)")
def _abilities(g: Game, f: TaskFrame) -> Step:
    if commitments.MAY in f.boosts:  # it would have done nothing
        f.boosts = tuple(boost for boost in f.boosts if boost != commitments.MAY)
        return AGAIN
    usable = g.abilities(f.seat, "task", f.kind)
    for boost in f.boosts:
        kind, _, named = boost.partition(".")
        if kind == "use":
            f.boosts = tuple(other for other in f.boosts if other != boost)
            oid, index = map(int, named.split("."))
            if (oid, index) not in usable:  # something has happened since it was named
                f.settled = False
                return AGAIN
            g.use_ability(f.seat, oid, index, target=f.oid)
            return AGAIN
    if not usable or f.settled:
        return None
    options = [Option(f"use:{oid}:{i}", "use", oid, code_of(g, f.seat, oid), i) for oid, i in usable]
    keys = g.ask(f, f.seat, "task_ability", [*options, Option("done", "done")], about=f.oid)
    if keys is None:
        return ASK
    if keys[0] == "done":
        return None
    _, number, place = keys[0].split(":")
    g.use_ability(f.seat, int(number), int(place), target=f.oid)
    return AGAIN


@TASK.row("T2c", "charges of fitting tokens may be spent, by everybody in the environment", each=True)
def _charges(g: Game, f: TaskFrame) -> Step:
    return base_effects.charges(g, f)


@TASK.row("T3a", "one modifier is to be revealed, one more for each Reckless (28.7)", checked=False)
def _pending(g: Game, f: TaskFrame) -> Step:
    f.pending += f.keywords.count("reckless")  # the card played and the task can both have it
    return None


@TASK.row("T3b", "modifiers are revealed (7.6)")
def _reveal(g: Game, f: TaskFrame) -> Step:
    if f.pending <= 0 or f.epic:
        return None
    g.push(RevealFrame())
    return AGAIN


@TASK.row("T3c", "effects when resolved (17.5)")
def _when_resolved(g: Game, f: TaskFrame) -> Step:
    if f.card and g.action(f.card).on_resolve:
        resolve(g, f, g.action(f.card).on_resolve, "resolved")
    return None


@TASK.row("T3d", "modifiers that an effect reveals besides", checked=False)
def _more(g: Game, f: TaskFrame) -> Step:
    if f.pending > 0 and not f.epic:
        g.push(RevealFrame())
        return AGAIN
    return None


@TASK.row("T4", "success if the modified attribute is at least the difficulty (7.7)", checked=False)
def _outcome(g: Game, f: TaskFrame) -> Step:
    success = f.epic == "win" or (f.epic != "fail" and f.value >= f.difficulty)
    outcome: Literal["success", "failure"] = "success" if success else "failure"
    f.outcome = outcome
    revealed = ",".join(f.revealed)
    do.emit(g, outcome, seat=f.seat, n=f.value, other=f"{f.epic}:{f.difficulty}", place=revealed)
    return None


@TASK.row("T5", "danger: resolved if the modified attribute is lower than the danger value (7.8, 15.2)")
def _danger(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is None:
        return None
    if f.danger is not None and f.epic != "win" and (f.epic == "fail" or f.value < f.danger):
        stress, surveillance = g.uncovered(card)
        if stress or surveillance:
            do.emit(g, "danger", seat=f.seat, code=f.code, n=stress, other=str(surveillance))
            g.push(HarmFrame(seat=f.seat, stress=stress, surveillance=surveillance))
    return None


@TASK.row("T5b", "effects of the played card that speak of success or failure (R-11)")
def _by_result(g: Game, f: TaskFrame) -> Step:
    if f.card:
        action = g.action(f.card)
        effects = action.on_success if f.outcome == "success" else action.on_fail
        if effects:
            resolve(g, f, effects, f.outcome)
    return None


@TASK.row("T5c", "the base effect will be resolved once, and once more for each impact (17.4)", checked=False)
def _count(g: Game, f: TaskFrame) -> Step:
    f.left = 1 + f.impacts if f.outcome == "success" else 0
    return None


@TASK.row("T6a", "the base effect (7.9)")
def _base_effect(g: Game, f: TaskFrame) -> Step:
    return base_effects.base_effect(g, f)


@TASK.row("T6b", "an enemy that is not defeated retreats if the retreat value is reached (R-06)")
def _retreat(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is None or not g.is_enemy(card) or card.back or g.remaining(card) <= 0:
        return None
    if f.retreat is not None and f.epic != "fail" and (f.epic == "win" or f.value >= f.retreat):
        do.retreat(g, f.oid)
    return None


@TASK.row("T6c", "a full retreat box: its enemy drops all dice and retreats")
def _retreat_box(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is not None and do.full_box(g, card):
        do.set_card(g, f.oid, dice=())
        do.retreat(g, f.oid)
    return None


@TASK.row("T7a", "whoever completed the task gains 1 resource (7.10, 18.1)")
def _resource(g: Game, f: TaskFrame) -> Step:
    if f.completed:
        do.emit(g, "completes", seat=f.seat, code=f.code)
        do.resources(g, f.seat, 1)
    return None


@TASK.row("T7b", "the Completed box")
def _completed_box(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is None or not (f.completed and f.main):  # main tasks only
        return None
    if not g.has_next_stage(card):
        g.state.completed.append(card.code)
    effects = g.printed_face(card).completed
    if effects:
        g.push(
            EffectsFrame(
                seat=f.seat, source=f.oid, code=f.code, effects=effects, target=f.oid, cause="completed"
            )
        )
    return None


@TASK.row("T7c", "the Follower box: the card moves into a play area in the environment")
def _follower_box(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is None or not (f.completed and f.main) or g.printed_face(card).follower is None:
        return None
    seats = g.others_in_environment(f.seat, include_self=True)  # the performer too
    options = [Option(f"seat:{seat}", "follower", f.oid, seat) for seat in seats]
    keys = g.ask(f, f.seat, "follower", options, about=f.oid)
    if keys is None:
        return ASK
    do.become_follower(g, f.oid, keys[0][5:])
    return None


@TASK.row("T7d", "the finished card is turned over, scrapped or discarded")
def _put_away(g: Game, f: TaskFrame) -> Step:
    card = on_table(g, f)
    if card is None or card.follower:
        return None
    if isinstance(g.content[card.code], Clue):
        do.finish_if_empty(g, f.oid)
    elif g.is_enemy(card):
        if g.overcome(card):
            do.overcome(g, f.oid, f.seat)
    elif f.kind == "hack" and g.slots(card) and not g.free_slots(card):
        do.defeat(g, f.oid, f.seat)
    return None


@TASK.row("T8a", "the played card goes to the discard pile (17.2)")
def _put_card_away(g: Game, f: TaskFrame) -> Step:
    put_away(g, f)
    return None


def put_away(g: Game, f: TaskFrame) -> None:
    """Discard the played card (17.2), once: also where the episode ends before T8a."""
    if f.card and not f.put_away:
        f.put_away = True
        do.set_hero(g, f.seat, discard=(*g.hero(f.seat).discard, f.card))


@TASK.row("T8b", "checkpoint, with focus", checked=False)
def _finish(g: Game, f: TaskFrame) -> Step:
    f.finished = True
    g.trigger(f"task_{'succeeded' if f.outcome == 'success' else 'failed'}", f.seat)
    g.trigger("after_task", f.seat)
    return None


@TASK.row("T8c", "the checkpoint runs: whoever has no cards focuses")
def _check(g: Game, f: TaskFrame) -> Step:
    g.state.dirty = True
    return None


@TASK.row("T9", "the activations are handed to the turn (C4)", checked=False)
def _hand_over(g: Game, f: TaskFrame) -> Step:
    turn = g.turn_frame
    if turn is not None:
        turn.pending += f.activations - (f.skulls if f.ignore_activations else 0)
    return None
