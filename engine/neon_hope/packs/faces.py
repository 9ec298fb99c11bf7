"""What must be true of single cards and their tasks (NH 7, 9, 11, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engine.neon_hope.language.amounts import CountedEffect, Fixed
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import Surveillance

Mistakes = Iterator[tuple[str, str]]
_COUNTS_UP: Final = frozenset(
    (
        "stress", "damage", "heal", "die", "remove_secrets", "take_back", "charge", "draw_encounter",
        "extra_action", "extra_reveal", "repeat", "analyse_modifiers", "analyse_encounters",
        "shape_modifiers", "archive_face_up",
    )
)  # fmt: skip
"""Effects of which there is no opposite: a number below 0 would be nothing."""
_COPIES: Final = 9
"""Copies of a clue there can be at most."""
_NAMED: Final = (
    d.Character,
    d.Tool,
    d.Environment,
    d.Enemy,
    d.ConditionCard,
    d.Community,
)
"""Faces that need a name of their own."""


def card_mistakes(path: str, part: msgspec.Struct) -> Mistakes:
    """Mistakes of `part` that can be told without the rest of the pack."""
    if isinstance(part, d.Face):
        yield from _face(path, part)
    if isinstance(part, d.Enemy | d.ConditionCard | d.Event) and part.copies < 1:
        yield f"{path}.copies", "at least 1 copy is needed"
    if isinstance(part, d.Stage):
        yield from _stage(path, part)
    if isinstance(part, d.Tool) and part.cost < 0:
        yield f"{path}.cost", "a cost below 0 makes no sense"
    if isinstance(part, d.Tool) and part.uses < 1 and any(a.cost == "use" for a in part.abilities):
        yield path, "an ability costs a use: “uses” must say how many there are"
    if isinstance(part, d.Clue):
        yield from _clue(path, part)
    if isinstance(part, d.CharacterTool):
        for side in ("front", "back"):
            if not getattr(part, side).name:
                yield f"{path}.{side}", "a name is needed"
    if isinstance(part, d.Action):
        yield from _action(path, part)
    if isinstance(part, Surveillance):
        yield from _thresholds(path, part)
    if isinstance(part, CountedEffect) and part.op in _COUNTS_UP and _below(part):
        yield path, f"{part.op} does nothing with a number below 0"


def _stage(path: str, stage: d.Stage) -> Mistakes:
    """An enemy or a stage of it can be overcome (NH 11.2)."""
    ends = [task for task in stage.tasks if task.main and task.type != "fight"]
    if _most(stage.health) < 0 or (_most(stage.health) < 1 and not ends):
        text = "health must be at least 1"
        yield f"{path}.health", f"{text}, or there must be another main task that overcomes it"
    if _most(stage.health) < 1:
        for index, task in enumerate(stage.tasks):
            if task.type == "fight":
                yield f"{path}.tasks[{index}].type", "without health there is nothing to fight (NH 11.1)"


def _below(effect: CountedEffect) -> bool:
    return isinstance(effect.n, Fixed) and effect.n.n < 0


def _most(count: d.Count) -> int:
    """The number with one character."""
    return count if isinstance(count, int) else count.base + count.per_character


def _face(path: str, face: d.Face) -> Mistakes:
    if isinstance(face, _NAMED) and not face.name:
        yield path, "a name is needed"
    if _most(face.secrets) < 0:
        yield f"{path}.secrets", "a number below 0 makes no sense"
    for index, ability in enumerate(face.abilities):
        if ability.cost in {"recycle", "use"} and not path.startswith(("tools.", "character_tools.")):
            yield f"{path}.abilities[{index}].cost", f"only tools can have the cost “{ability.cost}” (NH 22)"
    for index, task in enumerate(face.tasks):
        yield from _task(f"{path}.tasks[{index}]", face, task)
    loose = [symbol for symbol in face.symbols if symbol.endswith("-slot")]
    hacks = [task for task in face.tasks if task.type == "hack"]
    if loose and not hacks and not isinstance(face, d.ConditionCard):
        yield (
            f"{path}.symbols",
            f"“{loose[0]}” has a slot, but no Hack of the card fills it (NH 16.1)",
        )


def _task(path: str, face: d.Face, task: d.Task) -> Mistakes:
    if task.difficulty < 0:
        yield f"{path}.difficulty", "a difficulty below 0 makes no sense"
    if task.danger is not None and not face.symbols:
        yield f"{path}.danger", "a danger value needs danger symbols on the card (NH 15.1)"
    if task.type == "hack":
        symbols = sum(symbol.endswith("-slot") for symbol in face.symbols)
        if task.slots + task.retreat_box + symbols < 1:
            text = "the Hack has nothing to fill: slots, a retreat_box or a symbol with a slot is needed"
            yield path, f"{text} (NH 14.1, 16.1)"
        if min(task.slots, task.retreat_box) < 0:
            yield path, "a number of slots below 0 makes no sense"
        if task.retreat_box > 0 and not isinstance(face, d.Stage):
            yield f"{path}.retreat_box", "only an enemy can retreat (NH 16.3)"
    else:
        for field in ("slots", "retreat_box"):
            if getattr(task, field):
                yield f"{path}.{field}", "only a Hack fills slots (NH 14.1)"
        if not task.main:
            yield f"{path}.main", "only a Hack is a secondary task (NH 16.1)"
    if task.retreat is not None and (task.type != "fight" or not isinstance(face, d.Stage)):
        yield f"{path}.retreat", "only the Fight of an enemy has a retreat value (NH 11.3)"
    if task.type == "fight" and not isinstance(face, d.Stage):
        yield f"{path}.type", "only enemies can be fought (NH 11.1)"
    if task.type == "investigate" and _most(face.secrets) < 1:
        yield path, "Investigate needs secrets on the card (NH 9.4)"
    if task.type == "support" and not face.support:
        yield path, "Get Support needs support tokens on the card (NH 9.5)"


def _clue(path: str, clue: d.Clue) -> Mistakes:
    if not 1 <= len(clue.backs) <= _COPIES:
        yield f"{path}.backs", f"a clue has 1 to {_COPIES} backs, not {len(clue.backs)} (NH 3.13)"
    if not clue.name:
        if not clue.front.name:
            yield f"{path}.front", "a name is needed, here or for the whole clue"
        for index, back in enumerate(clue.backs):
            if not back.name:
                yield f"{path}.backs[{index}]", "a name is needed, here or for the whole clue"


def _action(path: str, action: d.Action) -> Mistakes:
    if not action.types:
        yield f"{path}.types", "an action card fits at least one type of task (NH 17.1)"
    if action.impacts < 0:
        yield f"{path}.impacts", "a number below 0 makes no sense"


def _thresholds(path: str, card: Surveillance) -> Mistakes:
    """NH 21."""
    if not card.thresholds:
        yield f"{path}.thresholds", "the last threshold is missing (NH 21.3)"
        return
    last = len(card.thresholds) - 1
    before = 0
    for index, threshold in enumerate(card.thresholds):
        here = f"{path}.thresholds[{index}]"
        if threshold.at <= before:
            yield f"{here}.at", f"thresholds must rise: {threshold.at} comes after {before}"
        before = threshold.at
        if threshold.end and index != last and threshold.condition is None:
            yield f"{here}.end", "only the last threshold ends the episode, or one with a condition (NH 21.3)"
    if card.thresholds[last].condition is not None:
        text = "the last threshold is always there: it has no condition (NH 21.3)"
        yield f"{path}.thresholds[{last}].condition", text
    if not card.thresholds[last].end:
        yield f"{path}.thresholds[{last}]", "the last threshold must end the episode: end: true (NH 21.3)"
    for ending in ("surveillance", "exhausted"):
        if ending not in card.resolutions:
            yield f"{path}.resolutions", f"the resolution for “{ending}” is missing (NH 19.10, 21.3)"
