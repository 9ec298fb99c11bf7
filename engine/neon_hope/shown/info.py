"""Cards for reading: facts by name, and their rules text, generated from what they do.

A card in play is read by its code and the side that lies there (`reads`), and nothing of another is told. By
its code alone a card is read as it begins: of a clue only the front is told, of an enemy its first stage, of
a chapter only its front, of a surveillance card only the side that lies up at the start.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, Generic, TypeVar

from engine.messages import labelled, sentence
from engine.neon_hope.language.wording import Voice, name_of
from engine.neon_hope.language.wording.cards import (
    action_lines,
    event_lines,
    face_lines,
    threshold_lines,
    threshold_text,
)
from engine.neon_hope.shown.view import CardInfo
from engine.neon_hope.table.definitions import (
    Action,
    Character,
    CharacterTool,
    Clue,
    Community,
    ConditionCard,
    Count,
    Enemy,
    Environment,
    Event,
    Face,
    Scene,
    Stage,
    Task,
    Tool,
)
from engine.neon_hope.table.pack import (
    CampaignDef,
    Chapter,
    Definition,
    Episode,
    Pack,
    Surveillance,
    Threshold,
)

__all__ = ["action_text", "card_info", "face_text", "find_card", "reached_text", "task_text"]

Fact = tuple[str, str]
Lines = tuple[str, ...]

_FINDABLE: Final = (
    Character, Action, Tool, CharacterTool, Environment, Clue, Enemy, ConditionCard, Event, Community,
)  # fmt: skip
"""Kinds that may be looked up: chapters, surveillance cards and episodes would tell the story."""
_KINDS: Final[tuple[tuple[type[Definition], str], ...]] = (
    (Character, "character"), (Action, "action"), (Tool, "tool"), (CharacterTool, "character_tool"),
    (Environment, "environment"), (Clue, "clue"), (Enemy, "enemy"), (ConditionCard, "condition"),
    (Event, "event"), (Community, "community"), (Chapter, "chapter"), (Surveillance, "surveillance"),
    (Episode, "episode"), (CampaignDef, "campaign"),
)  # fmt: skip


def kind_of(definition: Definition) -> str:
    """What kind of card it is: "enemy", "character_tool", ..."""
    return next(kind for found, kind in _KINDS if isinstance(definition, found))


What = TypeVar("What")


class Printed(Generic[What]):
    """What is printed, a side of a card say, as the key of a cache: itself, not whatever is equal to it."""

    __slots__ = ("pack", "what")

    def __init__(self, pack: Pack, what: What) -> None:
        self.pack = pack
        self.what = what

    def __hash__(self) -> int:
        return id(self.what)

    def __eq__(self, other: object) -> bool:
        return type(other) is Printed and other.what is self.what and other.pack is self.pack


# A table says the text of all its cards with every view.
@lru_cache(maxsize=2_000)
def _face_text(printed: Printed[Face], language: str, signs: bool) -> Lines:
    return face_lines(Voice(printed.pack, language), printed.what, signs)


@lru_cache(maxsize=2_000)
def _action_text(printed: Printed[Action], language: str, alone: bool) -> Lines:
    return action_lines(Voice(printed.pack, language, alone=alone), printed.what)


@lru_cache(maxsize=2_000)
def _threshold_text(printed: Printed[Threshold], language: str) -> str:
    return threshold_text(Voice(printed.pack, language), printed.what)


def face_text(pack: Pack, face: Face, language: str, signs: bool = True) -> Lines:
    """Rules text of one side of a card, a paragraph each: everything but its tasks.

    Without `signs`: only what a picture of the card in play has to say (`face_lines`).
    """
    return _face_text(Printed(pack, face), language, signs)


def action_text(pack: Pack, action: Action, language: str, *, alone: bool = False) -> Lines:
    """Rules text of an action card, a paragraph each: everything but its types, bonus and impacts.

    `alone`: as it is for somebody who plays alone (`Voice`).
    """
    return _action_text(Printed(pack, action), language, alone)


def reached_text(pack: Pack, threshold: Threshold, language: str) -> str:
    """What happens at a threshold that is there."""
    return _threshold_text(Printed(pack, threshold), language)


def task_text(pack: Pack, task: Task, language: str) -> str:
    """A task in one line: "Investigate · Courage 3 · danger 5"."""
    return _task(Voice(pack, language), task)


def _task(v: Voice, task: Task) -> str:
    parts = [v.type(task.type), f"{v.attribute(task.attribute)} {task.difficulty}"]
    for name, n in (
        ("danger", task.danger),
        ("retreat", task.retreat),
        ("slots", task.slots or None),
        ("retreat-box", task.retreat_box or None),
    ):
        if n is not None:
            parts.append(v.message(f"task-{name}", n=n))
    parts += [v.message(f"keyword-{keyword}") for keyword in task.keywords]
    return " · ".join(parts)


def _count(v: Voice, number: Count) -> str:
    if isinstance(number, int):
        return str(number)
    return v.message("count-per", base=number.base, each=number.per_character)


def token_name(v: Voice, kind: str) -> str:
    """A support token: hope, a resource, or an attribute token."""
    if kind in ("hope", "resource"):
        return v.message(f"token-{kind}")
    return v.message("token-attribute", attribute=v.attribute(kind))


# -- facts -------------------------------------------------------------------------------------------------


def _face_facts(v: Voice, face: Face) -> Iterator[Fact]:
    """What is printed on a side besides its rules text."""
    if face.secrets != 0:
        yield v.message("fact-secrets"), _count(v, face.secrets)
    if face.counters != 0:
        yield v.text(face.counted) or v.message("fact-counters"), _count(v, face.counters)
    if face.support:
        names = ", ".join(token_name(v, kind) for kind in face.support)
        yield v.message("fact-support"), names
    for task in face.tasks:
        yield v.message("fact-task" if task.main else "fact-secondary"), _task(v, task)
    if face.number:
        yield v.message("fact-number"), face.number


def _facts(v: Voice, d: Definition, up: Face | None) -> Iterator[Fact]:
    """`up`: the side that is read, if it is one of several."""
    if isinstance(d, Character):
        for attribute in v.pack.attributes:
            if attribute in d.values:
                yield v.attribute(attribute), str(d.values[attribute])
    elif isinstance(d, Action):
        if d.bonus:
            yield v.message("fact-bonus"), f"{d.bonus:+d}".replace("-", "−")
        if d.impacts:
            yield v.message("fact-impacts"), str(d.impacts)
    elif isinstance(d, Tool):
        yield v.message("fact-cost"), str(d.cost)
        if d.uses:
            yield v.message("fact-uses"), str(d.uses)
    elif isinstance(up, Scene):
        yield v.message("fact-upper"), v.text(up.upper)
        yield v.message("fact-lower"), v.text(up.lower)
    elif isinstance(up, Stage):
        if up.health:
            yield v.message("fact-health"), _count(v, up.health)
        if isinstance(up, Enemy):
            yield v.message("fact-appears"), v.message(f"appears-{up.appears}")
    elif isinstance(d, Chapter):
        yield v.message("fact-goal"), v.text(d.goal)
    # What a character tool asks for stands in its text.
    if up is not None and not isinstance(d, CharacterTool):
        yield from _face_facts(v, up)


def _type_line(v: Voice, d: Definition) -> str:
    parts = [v.message(f"kind-{kind_of(d).replace('_', '-')}")]
    if isinstance(d, Character) and d.subtitle:
        parts.append(v.text(d.subtitle))
    if isinstance(d, Action):
        parts.append(v.either([v.type(kind) for kind in d.types]))
    if isinstance(d, Action | Tool | CharacterTool) and d.character in v.pack.characters:
        parts.append(name_of(v.pack, d.character, v.language))
    if isinstance(d, Action) and d.universal:
        parts.append(v.message("trait-universal"))
    if isinstance(d, Action | Tool):
        named = (v.text(v.pack.traits.get(trait, {})) or trait for trait in d.traits)
        # A pack may name Universal among the traits, too.
        parts += [trait for trait in named if trait not in parts]
    if isinstance(d, Enemy | ConditionCard) and d.elite:
        parts.append(v.message("trait-elite"))
    if isinstance(d, Enemy | ConditionCard | Event) and d.set in v.pack.sets:
        parts.append(v.text(v.pack.sets[d.set]))
    if isinstance(d, Chapter | Episode):
        parts.append(str(d.number))
    return " · ".join(parts)


def _text(v: Voice, d: Definition, up: Face | None) -> Lines:
    if isinstance(d, Action):
        return action_lines(v, d)
    if isinstance(d, Event):
        return event_lines(v, d)
    if isinstance(d, CharacterTool):
        if up is not None:
            return tuple(side_lines(v, up))
        return tuple(
            labelled(v.language, v.text(side.name), line)
            for side in (d.front, d.back)
            for line in side_lines(v, side)
        )
    if isinstance(d, Surveillance):
        return threshold_lines(v, d)
    if isinstance(d, Chapter):
        return tuple(line for line in (v.text(d.front_text),) if line)
    if isinstance(d, Episode):
        return tuple(line for line in (v.text(d.intro),) if line)
    return face_lines(v, up) if up is not None else ()


def side_lines(v: Voice, face: Face) -> Sequence[str]:
    """A side of a character tool, or a tool: rules text with its tasks, which have no other place here."""
    return (*(sentence(v.language, _task(v, task)) for task in face.tasks), *face_lines(v, face))


def _side(d: Definition, side: str) -> Face | None:
    """The side of a card that is named by `reads`, its first one without a name; None for a card that has no
    side or, of a character tool, for both. KeyError if it has no such side."""
    if isinstance(d, CharacterTool) and not side:
        return None
    sides: Sequence[Face] = ()
    if isinstance(d, Clue):
        # Its front has no number: the backs are those of its copies.
        sides = d.backs if side else (d.front,)
    elif isinstance(d, CharacterTool):
        sides = (d.front, d.back)
    elif isinstance(d, Enemy):
        sides = (d, *d.stages)
    elif isinstance(d, Environment):
        sides = (d,) if d.back is None else (d, d.back)
    elif isinstance(d, Face):
        sides = (d,)
    if not sides and not side:
        return None
    if side and not (side.isdecimal() and int(side) < len(sides)):
        raise KeyError(side)
    return sides[int(side or 0)]


def card_info(pack: Pack, code: str, language: str = "en") -> CardInfo:
    """A card for reading: by its code as it begins, by what a view says that it `reads` as it lies there.
    KeyError if the pack has no such code, or the card no such side."""
    named, _, side = code.partition("~")
    d = pack.cards[named]
    up = _side(d, side)
    v = Voice(pack, language)
    type_line = _type_line(v, d)
    if isinstance(d, Enemy) and up is not d:
        type_line += f" · {v.message('fact-stage', n=int(side) + 1)}"
    return CardInfo(
        code=code,
        title=(v.text(up.name) if up is not None else "") or name_of(pack, named, v.language),
        type_line=type_line,
        facts=tuple(_facts(v, d, up)),
        text=_text(v, d, up),
        flavour=v.text(getattr(up or d, "flavour", {})),
        kind=kind_of(d),
        language=v.language,
    )


# -- looking up --------------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """For comparing: no case, accents or signs."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c)).split())


def find_card(pack: Pack, text: str, language: str = "en") -> list[str]:
    """Codes of the cards meant by a name or a part of it, the best first; none if nothing comes near.

    Names in every language of the pack are known. Chapters, surveillance cards and episodes are not found.
    """
    wanted = _plain(text)
    if not wanted:
        return []
    names: dict[str, list[str]] = {}
    for code, definition in pack.cards.items():
        if isinstance(definition, _FINDABLE):
            said = {name_of(pack, code, other) for other in (language, *pack.languages)}
            for name in {_plain(code), *map(_plain, said)}:
                names.setdefault(name, []).append(code)
    ranks = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: f" {wanted}" in name,
        lambda name: wanted in name,
    )
    found: list[str] = []
    for fits in ranks:
        found += sorted(
            {code for name, codes in names.items() if fits(name) for code in codes} - set(found),
            key=lambda code: (_plain(name_of(pack, code, language)), code),
        )
    if not found:  # a slip of the pen
        for name in get_close_matches(wanted, names, n=5, cutoff=0.75):
            found += [code for code in names[name] if code not in found]
    return found
