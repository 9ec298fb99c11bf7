"""Says what leagues say: sentences of the catalogue, with persons and times as the host shows them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from engine.leagues.errors import PLAIN, LeagueError, Note
from engine.leagues.season.model import PERSONS, TIMES, Sentence
from engine.messages import items, say


class Said(Protocol):
    """A sentence, notice, line of the audit log, or something owed."""

    @property
    def message(self) -> str: ...

    @property
    def args(self) -> Mapping[str, Any]: ...


def discord_time(at: int) -> str:
    """A moment as Discord shows it to everybody in their own time."""
    return f"<t:{at}:f>"


def mention(person: str) -> str:
    """A person as Discord mentions them."""
    return f"<@{person}>"


def text(
    said: Said | Note | LeagueError,
    language: str,
    *,
    person: Callable[[str], str] = mention,
    time: Callable[[int], str] = discord_time,
) -> str:
    """The sentence in a language. `person` shows an id, `time` Unix seconds."""
    if isinstance(said, LeagueError):
        said = said.note
    if isinstance(said, Note):
        return said.say(language)
    return say(
        language,
        said.message,
        **(PLAIN if "round" in said.args and "stage" not in said.args else {}),
        **{name: _value(name, value, language, person, time) for name, value in said.args.items()},
    )


def _value(
    name: str, value: Any, language: str, person: Callable[[str], str], time: Callable[[int], str]
) -> str | int:
    if isinstance(value, Sentence):
        return text(value, language, person=person, time=time)
    if isinstance(value, list | tuple):
        shown = [person(one) if name in PERSONS else str(one) for one in value]
        return listed(language, shown)
    if name in PERSONS and isinstance(value, str):
        return person(value)
    if name in TIMES and isinstance(value, int):
        return time(value)
    return value if isinstance(value, int) else str(value)


def listed(language: str, names: Sequence[str]) -> str:
    """“a”, “a and b”, “a, b and c”."""
    if not names:
        return say(language, "ls-nobody")
    if len(names) == 1:
        return names[0]
    return say(language, "ls-list", first=items(language, names[:-1]), last=names[-1])
