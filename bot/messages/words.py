"""Says the bot's own sentences, which are messages of the catalogue (`engine/messages/<language>/bot.ftl`).

What the game says (prompts, options, log lines) comes from the engine, in the language it is asked for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.messages.loglines import escape
from engine import messages
from engine.messages import DEFAULT, LANGUAGES

Argument = str | int | float | Sequence[str]
"""A value of a message. Numbers are written as the language does, so ids are given as text; a list becomes
“a, b and c”."""


def say(language: str, identifier: str, /, **arguments: Argument) -> str:
    """A message of the catalogue."""
    if not arguments:
        return messages.say(language, identifier)
    plain: dict[str, str | int | float] = {}
    for name, value in arguments.items():
        match value:
            case str() | int() | float():
                plain[name] = value
            case _:
                plain[name] = listed(language, value)
    return messages.say(language, identifier, **plain)


def first(*wanted: str | None) -> str:
    """The first of some languages or locales ("de-AT") that the catalogue has; English if it has none."""
    for tag in wanted:
        if tag and (short := tag.partition("-")[0].lower()) in LANGUAGES:
            return short
    return DEFAULT


def listed(language: str, names: Sequence[str], joined: str = "bot-list") -> str:
    """“a”, “a and b”, “a, b and c”; `joined` names the message that sets the last one off."""
    if not names:
        return messages.say(language, "bot-nobody")
    if len(names) == 1:
        return names[0]
    return messages.say(language, joined, first=messages.items(language, names[:-1]), last=names[-1])


def mention(user_id: int | None) -> str:
    return f"<@{user_id}>"


KNOWN: Final = 4000
"""Names that are remembered as they are written: each message of a game says its players' again."""
BLANKS: Final = re.compile("[\\s\u2800\u3164\uffa0]+")
"""What looks like a space: besides spaces Braille without dots, and fillers for letters of Hangul."""
VARIANTS: Final = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
"""They choose how the character before them is drawn, an emoji in colour, and are nothing alone."""
JOINERS: Final = "\u200c\u200d"
"""Emoji and some scripts are written with them, between two characters."""
NOTHING: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u2065\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]"
)
"""What Unicode has nobody see, besides controls and formats (Default_Ignorable_Code_Point)."""
_SIGNS: Final = re.compile(f"(?=[{VARIANTS}{JOINERS}])([{VARIANTS}]?)([{JOINERS}]?)[{VARIANTS}{JOINERS}]*")


@lru_cache(KNOWN)
def visible(name: str) -> str:
    """A name without what nobody sees: controls, marks of direction, letters of no width. “?” if nothing is
    left of it."""
    spaced = BLANKS.sub(" ", name)
    seen = NOTHING.sub("", "".join(c for c in spaced if c in JOINERS or not _unseen(c)))
    return " ".join(_SIGNS.sub(_needed, seen).split()) or "?"


def _needed(signs: re.Match[str]) -> str:
    """Of variants and joiners one after the other those that change how a character is drawn."""
    before = signs.string[max(signs.start() - 1, 0) : signs.start()].strip()
    after = signs.string[signs.end() : signs.end() + 1].strip()
    return (signs[1] + signs[2] if after else signs[1]) if before else ""


def _unseen(character: str) -> bool:
    """Controls and formats."""
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co")


def _isolated(name: str) -> str:
    """A name that runs from right to left must not turn what stands beside it."""
    if any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in name):
        return f"\u2068{name}\u2069"
    return name


_INVITE: Final = re.compile(r"(discord(?:app)?)\.(gg/|com/)", re.IGNORECASE)
"""What Discord shows as an invitation without "https://" as well."""


@lru_cache(KNOWN)
def moment(language: str, at: float) -> str:
    """A moment (Unix seconds) in everybody's own local time, with how far off it is: what follows "since",
    where how far off alone ("14 minutes ago") would be wrong."""
    return messages.noted(language, f"<t:{int(at)}:f>", f"<t:{int(at)}:R>")


_BEGINS: Final = re.compile(r"^(\d+(?=\. )|(?=[#-]))")
"""Where what would begin a list, a heading or small print, if it begins a line, gets its backslash."""


@lru_cache(KNOWN)
def plain(name: str) -> str:
    """A person's name so that Discord shows it as written: no Markdown, no mention, no link, and at the
    beginning of a line no heading and no list."""
    escaped = _BEGINS.sub(r"\1\\", escape(visible(name)))
    return _isolated(_INVITE.sub(r"\1\\.\2", escaped.replace("://", "\\://")))


def waiting_for(language: str, names: Sequence[str]) -> str:
    return say(language, "bot-waiting-for", names=[plain(name) for name in names])


def length(language: str, seconds: float) -> str:
    """A duration in plain words, in its two largest units."""
    minutes = int(seconds // 60)
    parts: Mapping[str, int] = {
        "bot-days": minutes // 1440,
        "bot-hours": minutes // 60 % 24,
        "bot-minutes": minutes % 60,
    }
    said = [say(language, unit, n=n) for unit, n in parts.items() if n][:2]
    if len(said) == 2:
        return say(language, "bot-length", longer=said[0], shorter=said[1])
    return said[0] if said else say(language, "bot-moment")


def thread_name(title: str, game_id: int, names: Sequence[str]) -> str:
    whole = f"{title} {game_id}: {' – '.join(_isolated(visible(name)) for name in names)}"[:100]
    return whole[:99] + "\u2069" if whole.count("\u2068") > whole.count("\u2069") else whole
