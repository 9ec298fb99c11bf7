"""What must be true of a whole pack, beyond the types of its fields (NH 2 to 4, 21, 24)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from engine.neon_hope.packs.building import Mark, Words
from engine.neon_hope.packs.coming import unlikely
from engine.neon_hope.packs.doubts import doubts
from engine.neon_hope.packs.faces import card_mistakes
from engine.neon_hope.packs.grounds import ground_mistakes
from engine.neon_hope.packs.idle import idle
from engine.neon_hope.packs.moments import moment_mistakes
from engine.neon_hope.packs.problems import Problem, either, near
from engine.neon_hope.packs.references import References, walk
from engine.neon_hope.packs.stories import story_mistakes
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import CARD_TABLES, Pack

CODE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_FORM: Final = "lower-case letters, digits and single dashes"
_ATTRIBUTES: Final = 4
_FACES: Final = 6
_GRID: Final = 16
_ACTIONS: Final = 8
_TOOLS: Final = 8
_RESERVED: Final = frozenset({d.HOPE, d.RESOURCE, "choose", "rolled"})

Mistakes = Iterator[tuple[str, str]]
"""Path and sentence."""


def check(pack: Pack, marks: Mapping[str, Mark], home: str) -> list[Problem]:
    """Every mistake in a pack that was built; `home` is the file to name where nothing better is known."""
    parts = list(walk(pack))
    names = References(pack, parts)
    found: list[tuple[str, str]] = []
    found += _head(pack)
    found += _characters(pack)
    found += _modifiers(pack)
    found += _difficulty(pack)
    for path, part in parts:
        found += names.mistakes(path, part)
        found += card_mistakes(path, part)
        found += moment_mistakes(path, part)
    found += story_mistakes(pack, parts)
    found += ground_mistakes(pack, parts)
    return [_placed(path, text, marks, home) for path, text in found]


def doubtful(pack: Pack, marks: Mapping[str, Mark], home: str) -> list[Problem]:
    """What looks like a slip in a pack that can be played."""
    parts = list(walk(pack))
    found = (*doubts(pack, parts), *idle(pack, parts), *unlikely(pack, parts))
    return [_placed(path, text, marks, home) for path, text in found]


def check_texts(
    languages: tuple[str, ...], texts: Mapping[str, Words], marks: Mapping[str, Mark], home: str
) -> list[Problem]:
    """Texts that lack a language of the pack, or have one that is none of its own."""
    found: list[tuple[str, str]] = []
    for path, words in texts.items() if languages else ():
        found += [(path, f"the text in “{code}” is missing") for code in languages if not words.get(code)]
        found += [
            (f"{path}.{code}", f"“{code}” is not among the pack's languages")
            for code in words
            if code not in languages
        ]
    return [_placed(path, text, marks, home) for path, text in found]


def _placed(path: str, text: str, marks: Mapping[str, Mark], home: str) -> Problem:
    """The problem at the line of the field, or of what the field would belong to."""
    where = path
    while where and where not in marks:
        where = where[: max(where.rfind("."), where.rfind("["), 0)]
    mark = marks.get(where, Mark(home, 0))
    return Problem(mark.file, mark.line, path, text)


def _head(pack: Pack) -> Mistakes:
    if not CODE.fullmatch(pack.id):
        yield "id", f"“{pack.id}” is not an id: {_FORM}"
    if not pack.languages:
        yield "languages", "at least one language is needed"
    for name in ("attributes", "sets", "traits", *CARD_TABLES):
        for code in getattr(pack, name):
            if not CODE.fullmatch(code):
                yield (
                    f"{name}.{code}",
                    f"“{code}” is not a code: {_FORM}",
                )
    for attribute in pack.attributes:
        if attribute in _RESERVED:
            yield f"attributes.{attribute}", f"“{attribute}” means something else: choose another id"
    if len(pack.attributes) != _ATTRIBUTES:
        yield "attributes", f"there must be {_ATTRIBUTES} attributes, not {len(pack.attributes)} (NH 7.1)"
    for players in "1234":
        if players not in pack.endurance:
            yield "endurance", f"the starting endurance of {players} characters is missing (NH 2.3)"
    for players, value in pack.endurance.items():
        path = f"endurance.{players}"
        if players not in {"1", "2", "3", "4"}:
            yield path, f"“{players}” is not a number of characters (1 to 4)"
        elif not 1 <= value <= _ACTIONS + 2 * (players == "1"):
            most = _ACTIONS + 2 * (players == "1")
            yield path, f"endurance must be from 1 to {most}, the action cards there are (NH 2.5)"
    yield from _die(pack)


def _die(pack: Pack) -> Mistakes:
    """NH 24; F29: a chosen attribute needs a face of its own to turn to."""
    if len(pack.attribute_die) != _FACES:
        yield "attribute_die", f"the die has {_FACES} faces, not {len(pack.attribute_die)}"
    for index, face in enumerate(pack.attribute_die):
        path = f"attribute_die[{index}]"
        if len(face) not in {1, 2} or len(set(face)) != len(face):
            yield path, "a face has one attribute or two different ones"
        for attribute in face:
            if attribute not in pack.attributes:
                yield path, f"“{attribute}” is not an attribute{near(attribute, pack.attributes)}"
    for attribute in pack.attributes:
        if (attribute,) not in pack.attribute_die:
            yield "attribute_die", f"“{attribute}” has no face of its own"


def _characters(pack: Pack) -> Mistakes:
    """NH 2.5 to 2.8."""
    if not pack.characters:
        yield "characters", "a pack needs at least one character"
    for code, character in pack.characters.items():
        path = f"characters.{code}"
        for attribute in pack.attributes:
            if attribute not in character.values:
                yield f"{path}.values", f"the value of “{attribute}” is missing"
        for attribute in character.values:
            if attribute not in pack.attributes:
                text = f"“{attribute}” is not an attribute{near(attribute, pack.attributes)}"
                yield f"{path}.values.{attribute}", text
        for what, table, wanted in (
            ("action cards", pack.actions, _ACTIONS),
            ("tools", pack.tools, _TOOLS),
            ("character tools", pack.character_tools, 1),
        ):
            count = sum(card.character == code and getattr(card, "starts", True) for card in table.values())
            if count != wanted:
                yield path, f"{wanted} {what} are needed, there are {count}"
        others = sum(
            card.universal and card.starts and card.character != code for card in pack.actions.values()
        )
        if others < 2:
            text = "playing alone takes 2 Universal action cards of other characters (NH 2.6)"
            yield path, f"{text}, there are {others}"


def _modifiers(pack: Pack) -> Mistakes:
    """NH 4.1."""
    for modifier, count in pack.modifier_pool.items():
        path = f"modifier_pool.{modifier}"
        if modifier not in d.MODIFIERS:
            yield path, f"“{modifier}” is not a modifier: {either(d.MODIFIERS)}"
        elif count < 0:
            yield path, "a number below 0 makes no sense"
    total = sum(pack.modifier_pool.values())
    if total < _GRID:
        yield "modifier_pool", f"the grid takes {_GRID} modifiers, there are {total} (NH 4.2)"
    elif pack.modifier_pool.get(d.SKULL, 0) >= _GRID:
        yield "modifier_pool", "a grid of skulls alone would never stop revealing: fewer than 16 are needed"


def _difficulty(pack: Pack) -> Mistakes:
    """NH 3.5."""
    for level in d.DIFFICULTIES:
        if level not in pack.difficulty:
            yield "difficulty", f"“{level}” is missing"
    for level, row in pack.difficulty.items():
        path = f"difficulty.{level}.cards"
        if sum(row.cards) != 5 or min(row.cards) < 0:
            yield path, "the numbers of the two cards must add up to 5"
    encounters: dict[str, d.Enemy | d.ConditionCard | d.Event]
    encounters = {**pack.enemies, **pack.conditions, **pack.events}
    for code, episode in pack.episodes.items():
        for index, card in enumerate(episode.difficulty_cards):
            path = f"episodes.{code}.difficulty_cards[{index}]"
            wanted = max((row.cards[index] for row in pack.difficulty.values()), default=0)
            if card not in encounters:
                continue  # told by the references
            if encounters[card].copies < wanted:
                have = encounters[card].copies
                yield path, f"{wanted} copies of “{card}” are needed, there are {have} (NH 3.5)"
            if encounters[card].set in episode.sets:
                text = f"“{card}” is also in a set of this episode's encounter deck"
                yield path, text
        if len(set(episode.difficulty_cards)) == 1:
            yield f"episodes.{code}.difficulty_cards", "the two difficulty cards must differ"
