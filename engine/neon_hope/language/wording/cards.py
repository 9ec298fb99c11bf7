"""Rules text of whole cards: keywords, bonuses, triggers, abilities, boxes, attacks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.messages import labelled, sentences
from engine.neon_hope.language.base import Effect
from engine.neon_hope.language.conditions import TaskIs
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.wording.voice import YOU, Voice
from engine.neon_hope.table.definitions import (
    Ability,
    Action,
    Event,
    Face,
    Follower,
    Keyword,
    Modifier,
    Stage,
    Trigger,
)
from engine.neon_hope.table.pack import Surveillance, Threshold
from engine.speech import Ability as Paragraph
from engine.speech import If, Name, Node, Noun, NounPhrase, Phrase, Sentences, Then, both, clause

Lines = tuple[str, ...]


def face_lines(v: Voice, face: Face, signs: bool = True) -> Lines:
    """One side of a card, without its tasks; tasks' keywords are explained, too.

    Without `signs`: only what a picture of the card in play has to say, that is no keywords and no danger
    symbols, which are signs there, and not what happened when this side was revealed.
    """
    lines = []
    if signs:
        keywords = dict.fromkeys((*face.keywords, *(k for task in face.tasks for k in task.keywords)))
        lines += [keyword(v, one) for one in keywords]
    if isinstance(face, Stage) and face.stays:
        lines.append(v.message("stays"))
    lines += constant(v, face.modifiers, face.triggers, face.abilities)
    if signs and face.symbols:
        lines.append(symbols(v, face))
    for name, effects in (("revealed", face.revealed), ("completed", face.completed)):
        if effects and (signs or name != "revealed"):
            lines.append(boxed(v, name, v.each(effects)))
    if face.follower is not None:
        lines.append(follower(v, face.follower))
    return tuple(lines)


def constant(
    v: Voice,
    modifiers: Sequence[Modifier],
    triggers: Sequence[Trigger],
    abilities: Sequence[Ability],
) -> list[str]:
    """What a card gives as long as it is there."""
    return [
        *(v.say(bonus(v, one)) for one in modifiers),
        *(v.say(trigger(v, one)) for one in triggers),
        *(v.say(ability(v, one)) for one in abilities),
    ]


def action_lines(v: Voice, action: Action) -> Lines:
    """An action card, without its types, bonus and impacts."""
    lines = [keyword(v, one) for one in action.keywords]
    for name, effects in (
        ("played", action.on_play),
        ("resolved", action.on_resolve),
        ("success", action.on_success),
        ("failure", action.on_fail),
    ):
        if effects:
            lines.append(boxed(v, name, v.each(effects)))
    return tuple(lines)


def event_lines(v: Voice, event: Event) -> Lines:
    """An event of the encounter deck."""
    text = v.sentences(event.effects)
    return (*([text] if text else []), *(keyword(v, one) for one in event.keywords))


def threshold_lines(v: Voice, card: Surveillance) -> Lines:
    """The thresholds of a surveillance card; its escalation side stays hidden."""
    return tuple(
        labelled(v.language, str(threshold.at), _conditional(v, threshold) or threshold_text(v, threshold))
        for threshold in card.thresholds
    )


def _conditional(v: Voice, threshold: Threshold) -> str:
    """What happens at a threshold that is not always there, with what it depends on."""
    if threshold.condition is None:
        return ""
    done: list[Node] = [v.together(threshold.effects)] if threshold.effects else []
    if threshold.flip:
        done.append(clause("turn_to_escalation", YOU))
    if threshold.end:
        done.append(clause("end", YOU, Noun("episode", "the")))
    if not done:
        return ""
    return v.say(If(threshold.condition.clause(v), done[0] if len(done) == 1 else Then(tuple(done))))


def threshold_text(v: Voice, threshold: Threshold) -> str:
    """What happens at a threshold that is there."""
    parts = [v.sentences(threshold.effects)] if threshold.effects else []
    if threshold.flip:
        parts.append(v.message("threshold-flip"))
    if threshold.end:
        parts.append(v.message("threshold-end"))
    return " ".join(parts)


def boxed(v: Voice, name: str, text: Node) -> str:
    """A box: "Revealed: Suffer 1 stress."."""
    return v.say(Paragraph(cost=(Phrase(f"box_{name}"),), body=(text,)))


def keyword(v: Voice, name: Keyword) -> str:
    """A keyword with its reminder."""
    return v.message("keyword", name=v.message(f"keyword-{name}"), reminder=v.message(f"reminder-{name}"))


def bonus(v: Voice, modifier: Modifier) -> Node:
    """A constant bonus: "+1 Courage in Fight tasks."."""
    slots: dict[str, NounPhrase] = {"x": Name(f"{modifier.bonus:+d}".replace("-", "−"))}
    if modifier.attribute is not None:
        slots["attribute"] = Name(v.attribute(modifier.attribute))
    if modifier.types:
        slots["types"] = v.types(modifier.types, all_of=True)
    key = {
        (False, False): "bonus_to_all",
        (False, True): "bonus_in_tasks",
        (True, False): "bonus_to",
        (True, True): "bonus_to_in_tasks",
    }[modifier.attribute is not None, bool(modifier.types)]
    return Phrase.of(key, **slots)


def trigger(v: Voice, trigger: Trigger) -> Node:
    """Effects at a moment: "At the start of your turn: Gain 1 hope."."""
    condition = trigger.condition
    task = v.task()
    if isinstance(condition, TaskIs) and "task" in trigger.on:  # "when you succeed in a task of type Fight"
        task, condition = v.task(condition.types, condition.attribute), None
    effects = trigger.effects
    if trigger.optional:
        effects = (MayDo(tuple(effect for effect in effects if isinstance(effect, Effect))),)
    body = v.each(effects)
    if condition is not None:
        body = If(condition.clause(v), v.together(effects))
    return Paragraph(cost=(Phrase.of(f"moment_{trigger.on}", x=task),), body=(body,))


_COSTS: dict[str, Node] = {
    "recycle": clause("recycle", None, Noun("tool", "this")),
    "scrap": clause("scrap", None, Noun("tool", "this")),
    "use": clause("spend_use"),
}


def ability(v: Voice, ability: Ability) -> Node:
    """Something to use: "In your turn, once per turn: Gain 1 hope."."""
    head: tuple[Node, ...] = (Phrase("in_your_turn"),) if ability.kind == "free" else ()
    if ability.kind == "task":
        types = v.types(ability.types)
        head = (
            Phrase.of("during_your_task_of_type", x=types) if ability.types else Phrase("during_your_task"),
        )
    activated = ability.kind == "activate"
    return Paragraph(
        flags=("activate",) if activated else (),
        cost=(
            *head,
            *((Phrase("one_action"),) if activated else ()),
            *((Phrase(f"once_per_{ability.once}"),) if ability.once else ()),
            *((_COSTS[ability.cost],) if ability.cost else ()),
        ),
        only_if=None if ability.condition is None else ability.condition.clause(v),
        body=(v.each(ability.effects),),
    )


def follower(v: Voice, follower: Follower) -> str:
    """The Follower box (NH 23.4)."""
    head = v.label(Phrase("box_follower"))
    given = sentences(v.language, constant(v, follower.modifiers, follower.triggers, follower.abilities))
    return labelled(v.language, head, given).rstrip()


def symbols(v: Voice, face: Face) -> str:
    """Danger symbols: an enemy attacks with them (NH 12.2); in a task's danger they count, too."""
    stress = sum(1 for symbol in face.symbols if symbol.startswith("stress"))
    surveillance = len(face.symbols) - stress
    slots = sum(1 for symbol in face.symbols if symbol.endswith("-slot"))
    nouns = [Noun(head, n=n) for head, n in (("stress", stress), ("surveillance", surveillance)) if n]
    parts: list[Node] = [Phrase.of("just", x=both(*nouns))]
    if slots:
        one = Phrase("slots_cover_all")
        parts.append(one if len(face.symbols) == 1 else Phrase.of("slots_cover", x=Noun("amount", n=slots)))
    return boxed(v, "attack" if isinstance(face, Stage) else "danger", Sentences(tuple(parts)))
