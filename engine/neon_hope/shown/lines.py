"""Action cards and tools in a line, where they are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engine.messages import items, sentence, sentences
from engine.neon_hope.shown.info import action_text, side_lines
from engine.neon_hope.table.definitions import Action, CharacterTool, TaskType, Tool

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.kernel.decisions import Option
    from engine.neon_hope.shown.wording import Namer
    from engine.neon_hope.table.queries import Game


def action_line(action: Action, n: Namer) -> str:
    """An action card in one line: name, types, bonus and impacts."""
    every = set(action.types) >= set(get_args(TaskType))
    extras = [n.say("nh-any-task") if every else items(n.language, (n.type(kind) for kind in action.types))]
    if action.bonus:
        extras.append(f"{action.bonus:+d}".replace("-", "−"))
    if action.impacts:
        extras.append(n.say("nh-impacts", n=action.impacts))
    return f"{n.words(action.name)} · {' · '.join(extras)}"


def text_before(g: Game, o: Option, n: Namer) -> str:
    """Rules text of a card that is chosen before anybody has seen it in their hand or play area."""
    v = n.voice(o.to)
    found = g.content.get(o.to)
    said: Sequence[str] = ()
    if o.verb == "side" and isinstance(found, CharacterTool):
        said = side_lines(v, found.back if o.n else found.front)
    if o.verb == "buy" and isinstance(found, Tool):
        said = side_lines(v, found)
    if o.verb in ("hand", "universal", "take_back") and isinstance(found, Action):
        said = action_text(g.pack, found, v.language, alone=v.alone)
    return run_on(v.language, said) if said else ""


def run_on(language: str, parts: Iterable[str]) -> str:
    """Lines of a card one after the other: what another one follows has an end."""
    *before, last = parts
    return sentences(language, [*(sentence(language, part) for part in before), last])
