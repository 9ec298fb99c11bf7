"""Lexicons: a line a word. The files `*.lex` of each language are read once, when the language is first used:
`words.lex`, and one more for a game whose words not every language has.

    [nouns]        key = what the grammar of the language reads (gender, plural, counter word, ...)
    [verbs]        key = forms ~ frame
    [adjectives]   key = form
    [phrases]      key = frame: adverbials, flags, whole sentences
    [relations]    key = frame: what stands behind a noun
    [subtypes]     a subtype as English writes it = as this language does [/ as its compounds begin]

A frame is the order of what belongs to a verb: words and slots `{role}`, `{role:case}`, `{role:word+case}`.
A slot whose role the clause does not fill says nothing; `[...]` only if all its slots are filled.
"""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

Section = Literal["nouns", "verbs", "adjectives", "phrases", "relations"]
SECTIONS: tuple[Section, ...] = ("nouns", "verbs", "adjectives", "phrases", "relations")
"""Sections that every language has."""

_PIECE = re.compile(r"[\[\]]|[^\s\[\]{}]*\{[^}]*\}[^\s\[\]{}]*|[^\s\[\]{}]+")
_SLOT = re.compile(r"([^{]*)\{([^}:]*):?([^}]*)\}(.*)")


class MissingWord(LookupError):
    """A language has no line for a word."""

    def __init__(self, language: str, section: Section, key: str) -> None:
        super().__init__(f"{language} has no word for {key!r} ({section})")
        self.language, self.section, self.key = language, section, key


class Slot(NamedTuple):
    """A place for a noun: the word before it, its case as the grammar reads it, glued text around it."""

    role: str
    word: str = ""
    case: str = ""
    before: str = ""
    behind: str = ""


class Group(NamedTuple):
    """Said only if all its slots are filled."""

    items: tuple[Slot | str, ...]


Frame: TypeAlias = tuple["Slot | Group | str", ...]


def _slot(piece: str) -> Slot | str:
    found = _SLOT.fullmatch(piece)
    if found is None:
        return piece
    word, plus, case = found[3].partition("+")
    if not plus:
        word, case = "", word
    return Slot(found[2], word.replace("_", " "), case, found[1], found[4])


def frame(text: str) -> Frame:
    """A frame as it is written in a lexicon."""
    items: list[Slot | Group | str] = []
    group: list[Slot | str] | None = None
    for piece in _PIECE.findall(text):
        if piece == "[":
            group = []
        elif piece == "]" and group is not None:
            items.append(Group(tuple(group)))
            group = None
        else:
            place = items if group is None else group
            place.append(_slot(piece.rstrip(",") or piece))
            if piece.endswith(",") and piece != ",":
                place.append(",")  # a token of its own, so that the layout knows it
    return tuple(items)


class Verb(NamedTuple):
    """A verb: its forms as the grammar reads them, and its frame."""

    forms: tuple[str, ...]
    frame: Frame
    extra: tuple[tuple[str, str], ...] = ()
    """Forms by name, written `name:form`."""

    def roles(self) -> frozenset[str]:
        """The roles of its frame, and those that stand in the verb itself ("{object}以上である")."""
        own = {"object"} if self.forms and self.forms[0].startswith("{object}") else set[str]()
        groups = [item.items for item in self.frame if isinstance(item, Group)]
        items = [*self.frame, *(part for group in groups for part in group)]
        return frozenset(own | {item.role for item in items if isinstance(item, Slot)})

    def form(self, name: str) -> str:
        """A form by name, "" if it is regular."""
        return next((form for key, form in self.extra if key == name), "")


class Lexicon:
    """The words of a language. ValueError names a line that cannot be read."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.nouns: dict[str, str] = {}
        self.verbs: dict[str, Verb] = {}
        self.adjectives: dict[str, str] = {}
        self.phrases: dict[str, Frame] = {}
        self.relations: dict[str, Frame] = {}
        self.subtypes: dict[str, str] = {}
        for text in texts:
            self._read(text)

    def _read(self, text: str) -> None:
        section = ""
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.strip()
            if not line or line.startswith("#"):
                continue
            if line.startswith("[") and line.endswith("]") and "=" not in line:
                section = line[1:-1]
                continue
            key, equals, rest = (part.strip() for part in line.partition("="))
            if not equals or section not in (*SECTIONS, "subtypes") or key in getattr(self, section):
                raise ValueError(f"{self.language}, line {number} cannot be read or is there twice: {raw!r}")
            self._add(section, key, rest)

    def _add(self, section: str, key: str, rest: str) -> None:
        if section == "nouns":
            self.nouns[key] = rest
        elif section == "adjectives":
            self.adjectives[key] = rest
        elif section == "subtypes":
            self.subtypes[key] = rest
        elif section == "verbs":
            forms, _, order = rest.partition("~")
            words = forms.split()
            self.verbs[key] = Verb(
                tuple(word.replace("_", " ") for word in words if ":" not in word), frame(order),
                tuple(
                    (word.partition(":")[0], word.partition(":")[2].replace("_", " "))
                    for word in words if ":" in word
                ),
            )  # fmt: skip
        else:
            (self.phrases if section == "phrases" else self.relations)[key] = frame(rest)

    @classmethod
    def read(cls, folder: Path) -> Lexicon:
        """The lexicon in a folder, which is named as the language."""
        return cls(folder.name, *(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.lex"))))

    def laid_over(self, folder: Path) -> Lexicon:
        """This lexicon with the lines of other words, in a folder of its own, in place of those it has."""
        other = copy(self)
        for section in SECTIONS:
            setattr(other, section, dict(getattr(self, section)))
        new = Lexicon.read(folder)
        for section in SECTIONS:
            if unknown := getattr(new, section).keys() - getattr(self, section):
                raise ValueError(f"{self.language} has no lines for {sorted(unknown)} ({section})")
            getattr(other, section).update(getattr(new, section))
        other.subtypes = self.subtypes | new.subtypes
        return other

    def has(self, section: Section, key: str) -> bool:
        """Whether there is a line for a word."""
        return key in getattr(self, section)

    def noun(self, key: str) -> str:
        """A noun's line. MissingWord if there is none."""
        if key not in self.nouns:
            raise MissingWord(self.language, "nouns", key)
        return self.nouns[key]

    def subtype(self, name: str) -> str:
        """A subtype, or another name that stands before a noun, as this language writes it."""
        return self.subtypes.get(name, name).partition(" / ")[0]

    def compound(self, name: str) -> str:
        """The same as a word that is put together with it begins: "Barrieren-Subroutine"."""
        single, _, compound = self.subtypes.get(name, name).partition(" / ")
        return compound or single

    def verb(self, key: str) -> Verb:
        """A verb. MissingWord if there is none."""
        if key not in self.verbs:
            raise MissingWord(self.language, "verbs", key)
        return self.verbs[key]

    def adjective(self, key: str) -> str:
        """An adjective. MissingWord if there is none."""
        if key not in self.adjectives:
            raise MissingWord(self.language, "adjectives", key)
        return self.adjectives[key]

    def phrase(self, key: str) -> Frame:
        """A set phrase. MissingWord if there is none."""
        if key not in self.phrases:
            raise MissingWord(self.language, "phrases", key)
        return self.phrases[key]

    def relation(self, key: str) -> Frame:
        """What stands behind a noun. MissingWord if there is none."""
        if key not in self.relations:
            raise MissingWord(self.language, "relations", key)
        return self.relations[key]
