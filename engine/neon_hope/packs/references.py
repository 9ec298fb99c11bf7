"""Every code, attribute, location, note and so on that a pack names must be there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from engine.neon_hope.language.base import Amount, Condition, Effect
from engine.neon_hope.language.board import BringCard
from engine.neon_hope.language.conditions import EpisodeEnded, HasSecret, StageIs
from engine.neon_hope.language.flow import MakeOffer
from engine.neon_hope.language.harm import NextStage
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import KeepSecret, RaiseFlag, SwapCard
from engine.neon_hope.packs.problems import near
from engine.neon_hope.packs.training import swappable
from engine.neon_hope.table import definitions as d
from engine.neon_hope.table.pack import (
    CampaignDef,
    CampaignStep,
    Chapter,
    Episode,
    Opening,
    Pack,
    SetChange,
    Start,
    Surveillance,
)
from engine.neon_hope.table.state import COMMUNITY

_SINGULAR: Final = {
    "characters": "a character",
    "actions": "an action card",
    "tools": "a tool",
    "character_tools": "a character tool",
    "environments": "an environment",
    "clues": "a clue",
    "enemies": "an enemy",
    "conditions": "a condition",
    "events": "an event",
    "community": "a community card",
    "chapters": "a chapter",
    "surveillance": "a surveillance card",
    "episodes": "an episode",
    "campaigns": "a campaign",
}

_ENCOUNTER: Final = ("enemies", "conditions", "events")
_BROUGHT: Final = ("clues", "enemies", "conditions", "community")
_PICKED: Final = ("clues", "enemies", "conditions", "community")
_IN_PLAY: Final = ("environments", "tools", "character_tools", *_BROUGHT)


class Names(NamedTuple):
    """What a field may name."""

    what: str
    """For sentences: "a clue"."""
    known: frozenset[str]


class Link(NamedTuple):
    """A field and what it names."""

    field: str
    names: str


DEFINED: Final[dict[type[msgspec.Struct], tuple[Link, ...]]] = {
    d.Task: (Link("attribute", "attribute"),),
    d.Modifier: (Link("attribute", "attribute"),),
    d.Face: (Link("support", "support"),),
    d.Action: (Link("character", "characters"), Link("traits", "trait"), Link("replaces", "owned")),
    d.Tool: (Link("character", "characters"), Link("traits", "trait"), Link("replaces", "owned")),
    d.CharacterTool: (Link("character", "characters"),),
    d.Bring: (Link("clue", "clues"),),
    d.Enemy: (Link("set", "set"),),
    d.ConditionCard: (Link("set", "set"),),
    d.Event: (Link("set", "set"),),
    Chapter: (Link("next", "chapters"), Link("resolution", "resolution")),
    Surveillance: (Link("resolutions", "resolution"),),
    Start: (Link("environment", "environments"),),
    SetChange: (Link("set", "set"),),
    Episode: (
        Link("sets", "set"),
        Link("difficulty_cards", "encounter"),
        Link("surveillance", "surveillance"),
        Link("chapter", "chapters"),
        Link("recommended_lead", "characters"),
    ),
    Opening: (Link("chapter", "chapters"),),
    CampaignDef: (Link("episodes", "episodes"),),
    CampaignStep: (Link("episode", "episodes"),),
}
"""Fields of definitions (those of a base hold for what is made from it)."""

OPERATIONS: Final[dict[tuple[type, str], tuple[Link, ...]]] = {
    (Effect, "token"): (Link("attribute", "token"),),
    (Effect, "move"): (Link("to", "destination"),),
    (Effect, "move_enemy"): (Link("to", "enemy destination"),),
    (Effect, "bring"): (Link("card", "brought"), Link("at", "place"), Link("backs", "back")),
    (Effect, "environment"): (Link("card", "environments"),),
    (Effect, "lock"): (Link("locations", "location"),),
    (Effect, "open"): (Link("locations", "location"),),
    (Effect, "close"): (Link("locations", "location"),),
    (Effect, "close_next"): (Link("locations", "location"),),
    (Effect, "turn_environment"): (Link("card", "environments"),),
    (Effect, "environment_leaves"): (Link("card", "environments"),),
    (Effect, "search_encounter"): (Link("card", "encounter"),),
    (Effect, "shuffle_in"): (Link("set", "set"),),
    (Effect, "tracker"): (Link("name", "tracker"),),
    (Effect, "pool_add"): (Link("modifier", "modifier"),),
    (Effect, "pool_remove"): (Link("modifier", "modifier"),),
    (Effect, "note"): (Link("name", "note"),),
    (Effect, "cross_out"): (Link("name", "note"),),
    (Effect, "mark"): (Link("name", "note"),),
    (Effect, "swap_card"): (Link("out", "owned"), Link("into", "owned")),
    (Effect, "unmark"): (Link("name", "note"),),
    (Effect, "chapter"): (Link("card", "chapters"),),
    (Effect, "end"): (Link("resolution", "resolution"),),
    (Condition, "flag"): (Link("name", "flag"),),
    (Condition, "tracker"): (Link("name", "tracker"),),
    (Condition, "in_play"): (Link("card", "in play"),),
    (Condition, "scrapped"): (Link("cards", "in play"),),
    (Condition, "completed"): (Link("cards", "in play"),),
    (Condition, "defeated"): (Link("card", "defeated"),),
    (Condition, "stage"): (Link("card", "enemies"),),
    (Condition, "turned"): (Link("cards", "clues"),),
    (Condition, "at"): (Link("location", "whereabouts"),),
    (Condition, "locked"): (Link("location", "location"),),
    (Condition, "closed"): (Link("location", "location"),),
    (Condition, "environment_turned"): (Link("card", "environments"),),
    (Condition, "noted"): (Link("note", "note"),),
    (Condition, "character"): (Link("code", "characters"),),
    (Condition, "marked"): (Link("name", "note"),),
    (Condition, "owns"): (Link("card", "owned"),),
    (Condition, "result"): (Link("episode", "episodes"),),
    (Condition, "won"): (Link("episode", "episodes"),),
    (Condition, "secret"): (Link("name", "secret"),),
    (Condition, "task"): (Link("attribute", "attribute"),),
    (Amount, "tracker"): (Link("name", "tracker"),),
    (Amount, "flag"): (Link("name", "flag"),),
}
"""Fields of the effect language."""


def walk(value: Any, path: str = "") -> Iterator[tuple[str, msgspec.Struct]]:
    """Everything in `value` that has fields, with its path as a pack's author knows it."""
    if isinstance(value, msgspec.Struct):
        if isinstance(value, Effect | Condition | Amount) and value.op:
            path = f"{path}.{value.op}"
        yield path, value
        for name, field in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            child = getattr(value, name)
            if isinstance(child, msgspec.Struct | tuple | dict):
                yield from walk(child, f"{path}.{field}" if path else field)
    elif isinstance(value, tuple):
        for index, child in enumerate(value):
            yield from walk(child, f"{path}[{index}]")
    elif isinstance(value, dict):
        for key, child in value.items():
            yield from walk(child, f"{path}.{key}" if path else key)


def links_of(value: msgspec.Struct) -> Iterator[tuple[str, str, Any]]:
    """The fields of `value` that name something: field, what it names, the value."""
    for cls, links in DEFINED.items():
        if isinstance(value, cls):
            for link in links:
                yield link.field, link.names, getattr(value, link.field)
    for family in (Effect, Condition, Amount):
        if isinstance(value, family):
            for link in OPERATIONS.get((family, value.op), ()):
                yield link.field, link.names, getattr(value, link.field)
    if isinstance(value, Pick):
        yield "code", "picked", value.code


class References:
    """What can be named in a pack."""

    def __init__(self, pack: Pack, parts: list[tuple[str, msgspec.Struct]]) -> None:
        self.pack = pack
        locations = frozenset(f"{code}:{side}" for code in pack.environments for side in ("upper", "lower"))
        attributes = frozenset(pack.attributes)
        resolutions = frozenset(code for episode in pack.episodes.values() for code in episode.resolutions)
        campaigns = pack.campaigns.values()
        secrets = frozenset(part.name for _, part in parts if isinstance(part, KeepSecret))
        flags = frozenset(part.name for _, part in parts if isinstance(part, RaiseFlag))
        self.names = {
            "attribute": Names("an attribute", attributes),
            "support": Names("an attribute, hope or resource", attributes | {d.HOPE, d.RESOURCE}),
            "token": Names("an attribute, “choose” or “rolled”", attributes | {"choose", "rolled"}),
            "set": Names("a card set of this pack's “sets”", frozenset(pack.sets)),
            "trait": Names("a trait of this pack's “traits”", frozenset(pack.traits)),
            "encounter": self.tables("an encounter card", _ENCOUNTER),
            "brought": self.tables("a clue, enemy, condition or community card", _BROUGHT),
            "in play": self.tables("a card that can be in play", _IN_PLAY),
            "picked": self.tables("a clue, enemy, condition or community card", _PICKED),
            "owned": self.tables("an action card or tool", ("actions", "tools")),
            "defeated": self.tables("an enemy or condition", ("enemies", "conditions")),
            "location": Names("a location (“environment:upper” or “environment:lower”)", locations),
            "whereabouts": Names(
                "a location (“environment:upper” or “environment:lower”) or an environment",
                locations | frozenset(pack.environments),
            ),
            "destination": Names(
                "“any”, “other_side”, “here_environment” or a location",
                locations | {"any", "other_side", "here_environment"},
            ),
            "enemy destination": Names("“you” or a location", locations | {"you"}),
            "place": Names(
                "“upper”, “lower”, “here”, “network”, “community” or a location",
                locations | {"upper", "lower", "here", "network", "community"},
            ),
            "back": Names(
                "a number on the back of a clue",
                frozenset(back.number for clue in pack.clues.values() for back in clue.backs if back.number),
            ),
            "modifier": Names("a modifier", frozenset(d.MODIFIERS)),
            "note": Names("a note of a campaign", frozenset(n for c in campaigns for n in c.notes)),
            "tracker": Names("a tracker of a campaign", frozenset(n for c in campaigns for n in c.trackers)),
            "secret": Names("a secret that some effect gives", secrets),
            "flag": Names("a flag that some effect sets", flags),
            "resolution": Names("a resolution of an episode", resolutions),
        }
        for table, what in _SINGULAR.items():
            self.names[table] = self.tables(what, (table,))

    def tables(self, what: str, names: tuple[str, ...]) -> Names:
        return Names(what, frozenset(code for name in names for code in getattr(self.pack, name)))

    def mistakes(self, path: str, part: msgspec.Struct) -> Iterator[tuple[str, str]]:
        """What `part` names and is not there: (path, sentence)."""
        for field, kind, value in links_of(part):
            names = self.names[kind]
            for inner, name in _each(value, f"{path}.{field}"):
                if name and name not in names.known:
                    yield inner, self.sentence(name, names)
        if isinstance(part, EpisodeEnded) and part.episode in self.pack.episodes:
            ends = self.pack.episodes[part.episode].resolutions
            if part.resolution not in ends:
                text = f"“{part.resolution}” is not a resolution of “{part.episode}”"
                yield f"{path}.is", text + near(part.resolution, ends)
        if isinstance(part, StageIs) and part.card in self.pack.enemies:
            last = len(self.pack.enemies[part.card].stages) + 1
            if not 1 < part.at_least <= last:
                stages = f"has the stages 1 to {last}" if last > 1 else "has only one stage"
                yield f"{path}.at_least", f"“{part.card}” {stages}: this is always or never so"
        if isinstance(part, NextStage) and not any(enemy.stages for enemy in self._meant(path, part.what)):
            yield path, "nothing that is meant here has a next stage"
        if isinstance(part, HasSecret) and ".if.condition" not in path:
            yield path, "only an “if” among effects asks for a secret: anything else would give it away"
        if isinstance(part, SwapCard):
            yield from self._swapped(path, part)
        if isinstance(part, d.Action | d.Tool) and part.replaces:
            yield from self._replaced(path, part)
        if isinstance(part, MakeOffer) and not _unadvised(path, self.pack):
            text = "offers are made while nobody may advise (NH 20.10)"
            yield path, f"{text}: by events, and by “drawn” and “revealed” of encounter cards"
        if isinstance(part, BringCard) and part.backs:
            clue = self.pack.clues.get(part.card)
            own = {back.number for back in clue.backs} if clue is not None else set()
            for index, number in enumerate(part.backs):
                if number in self.names["back"].known - own:
                    yield f"{path}.backs[{index}]", f"no back of “{part.card}” has the number {number}"
        if isinstance(part, BringCard) and (part.at == COMMUNITY) != (part.card in self.pack.community):
            yield f"{path}.at", "community cards, and no others, are brought to “community”"

    def _swapped(self, path: str, part: SwapCard) -> Iterator[tuple[str, str]]:
        """A card is swapped for one of its own kind and character."""
        out, into = self.pack.cards.get(part.out), self.pack.cards.get(part.into)
        if not isinstance(out, d.Action | d.Tool) or not isinstance(into, d.Action | d.Tool):
            return  # told already
        if not swappable(out, into):
            yield f"{path}.into", f"“{part.into}” is not of the same kind and character as “{part.out}”"

    def _replaced(self, path: str, card: d.Action | d.Tool) -> Iterator[tuple[str, str]]:
        """A card that training brings is not there from the start, and replaces one of its own kind."""
        if card.starts:
            yield f"{path}.replaces", "its character has it from the start: “starts: false” is missing"
        out = self.pack.cards.get(card.replaces)
        if isinstance(out, d.Action | d.Tool) and not swappable(out, card):
            yield f"{path}.replaces", f"“{card.replaces}” is not of the same kind and character"

    def _meant(self, path: str, what: Pick) -> Iterator[d.Enemy]:
        """Enemies that may be picked: the one with the text, the one named, or any."""
        table, _, rest = path.partition(".")
        own = rest.partition(".")[0] if what.ref == "this" and table == "enemies" else ""
        for code, enemy in self.pack.enemies.items():
            if (own or what.code or code) == code:
                yield enemy

    def sentence(self, name: str, names: Names) -> str:
        for table, what in _SINGULAR.items():
            if name in getattr(self.pack, table):
                return f"“{name}” is {what}, {names.what} is wanted"
        return f"“{name}” is not {names.what}{near(name, names.known)}"


def _unadvised(path: str, pack: Pack) -> bool:
    """Whether effects at this path resolve when an encounter card does."""
    table, _, rest = path.partition(".")
    code, _, where = rest.partition(".")
    if table not in _ENCOUNTER:
        return False
    if table == "events" or where.startswith("revealed"):
        return True
    card = getattr(pack, table).get(code)
    found = re.match(r"triggers\[(\d+)\]", where)
    return found is not None and card is not None and card.triggers[int(found[1])].on == "drawn"


def _each(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, tuple):
        for index, name in enumerate(value):
            yield f"{path}[{index}]", name
    elif isinstance(value, dict):
        for key, name in value.items():
            yield f"{path}.{key}", name
