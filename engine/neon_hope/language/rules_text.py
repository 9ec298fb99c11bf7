"""Rules text of whole cards: keywords, bonuses, triggers, abilities, boxes, attacks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.neon_hope.definitions import (
    Ability,
    Action,
    Enemy,
    Event,
    Face,
    Follower,
    Keyword,
    Modifier,
    Surveillance,
    Trigger,
)
from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.conditions import TaskIs
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.text import Speech

Lines = tuple[str, ...]


def face_lines(speech: Speech, face: Face, signs: bool = True) -> Lines:
    """One side of a card, without its tasks; tasks' keywords are explained, too.

    Without `signs`: only what a picture does not show by signs, that is no keywords and no danger symbols.
    """
    lines = []
    if signs:
        keywords = dict.fromkeys((*face.keywords, *(k for task in face.tasks for k in task.keywords)))
        lines += [keyword(speech, one) for one in keywords]
    lines += constant(speech, face.modifiers, face.triggers, face.abilities)
    if signs and face.symbols:
        lines.append(symbols(speech, face))
    for name, effects in (("revealed", face.revealed), ("completed", face.completed)):
        if effects:
            lines.append(headed(speech, name, effects))
    if face.follower is not None:
        lines.append(follower(speech, face.follower))
    return tuple(lines)


def constant(
    speech: Speech,
    modifiers: Sequence[Modifier],
    triggers: Sequence[Trigger],
    abilities: Sequence[Ability],
) -> list[str]:
    """What a card gives as long as it is there."""
    return [
        *(bonus(speech, one) for one in modifiers),
        *(trigger(speech, one) for one in triggers),
        *(ability(speech, one) for one in abilities),
    ]


def action_lines(speech: Speech, action: Action) -> Lines:
    """An action card, without its types, bonus and impacts."""
    lines = [keyword(speech, one) for one in action.keywords]
    for name, effects in (
        ("played", action.on_play),
        ("resolved", action.on_resolve),
        ("success", action.on_success),
        ("failure", action.on_fail),
    ):
        if effects:
            lines.append(headed(speech, name, effects))
    return tuple(lines)


def event_lines(speech: Speech, event: Event) -> Lines:
    """An event of the encounter deck."""
    text = speech.sentences(event.effects)
    return (*([text] if text else []), *(keyword(speech, one) for one in event.keywords))


def threshold_lines(speech: Speech, card: Surveillance) -> Lines:
    """The thresholds of a surveillance card; its escalation side stays hidden."""
    lines = []
    for threshold in card.thresholds:
        parts = [speech.sentences(threshold.effects)] if threshold.effects else []
        if threshold.flip:
            parts.append(speech.message("threshold-flip"))
        if threshold.end:
            parts.append(speech.message("threshold-end"))
        lines.append(f"{threshold.at}: {' '.join(parts)}")
    return tuple(lines)


def headed(speech: Speech, name: str, effects: Sequence[Effect]) -> str:
    """A box: "Revealed: Suffer 1 stress."."""
    return speech.message("headed", head=speech.message(f"box-{name}"), text=speech.sentences(effects))


def keyword(speech: Speech, name: Keyword) -> str:
    """A keyword with its reminder."""
    return speech.message(
        "keyword", name=speech.message(f"keyword-{name}"), reminder=speech.message(f"reminder-{name}")
    )


def bonus(speech: Speech, modifier: Modifier) -> str:
    """A constant bonus: "+1 Courage in Fight tasks."."""
    types = speech.listed(speech.typed(modifier.types))
    return speech.sentence(
        speech.message(
            "bonus",
            n=f"{modifier.bonus:+d}".replace("-", "−"),
            on="no" if modifier.attribute is None else "yes",
            attribute="" if modifier.attribute is None else speech.attribute(modifier.attribute),
            some="yes" if types else "no",
            types=types,
        )
    )


def trigger(speech: Speech, trigger: Trigger) -> str:
    """Effects at a moment: "At the start of your turn: Gain 1 hope."."""
    condition = trigger.condition
    task = ""
    if isinstance(condition, TaskIs) and "task" in trigger.on:  # "when you succeed in a task of type Fight"
        task, condition = speech.tasks(condition.types, condition.attribute), None
    head = speech.message(f"moment-{trigger.on.replace('_', '-')}", task=task)
    if condition is not None:
        head = speech.message("head-if", head=head, condition=condition.say(speech))
    if trigger.optional:
        text = speech.sentence(MayDo(trigger.effects).say(speech))
    else:
        text = speech.sentences(trigger.effects)
    return speech.message("headed", head=head, text=text)


def ability(speech: Speech, ability: Ability) -> str:
    """Something to use: "In your turn (once per turn): Gain 1 hope."."""
    if ability.types:
        types = speech.either(speech.typed(ability.types))
        head = speech.message(f"ability-{ability.kind}-types", types=types)
    else:
        head = speech.message(f"ability-{ability.kind}")
    limits = [speech.message("cost-action")] if ability.kind == "activate" else []
    if ability.once:
        limits.append(speech.message(f"once-{ability.once}"))
    if ability.cost:
        limits.append(speech.message(f"cost-{ability.cost}"))
    if ability.condition is not None:
        limits.append(speech.message("only-if", condition=ability.condition.say(speech)))
    if limits:
        head = f"{head} ({'; '.join(limits)})"
    return speech.message("headed", head=head, text=speech.sentences(ability.effects))


def follower(speech: Speech, follower: Follower) -> str:
    """The Follower box (NH 23.4)."""
    given = " ".join(constant(speech, follower.modifiers, follower.triggers, follower.abilities))
    return speech.message("headed", head=speech.message("box-follower"), text=given).rstrip()


def symbols(speech: Speech, face: Face) -> str:
    """Danger symbols: an enemy attacks with them (NH 12.2); in a task's danger they count, too."""
    stress = sum(1 for symbol in face.symbols if symbol.startswith("stress"))
    surveillance = len(face.symbols) - stress
    slots = sum(1 for symbol in face.symbols if symbol.endswith("-slot"))
    parts = []
    if stress:
        parts.append(speech.message("symbols-stress", n=stress))
    if surveillance:
        parts.append(speech.message("symbols-surveillance", n=surveillance))
    head = speech.message("box-attack" if isinstance(face, Enemy) else "box-danger")
    text = speech.sentence(speech.listed(parts))
    if slots:
        text += " " + speech.message("symbols-slots", n=slots, of=len(face.symbols))
    return speech.message("headed", head=head, text=text)
