"""The packs of a bot: those that are shipped and those in its operator's own folders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import msgspec

from engine.neon_hope.packs.building import BAD, Builder
from engine.neon_hope.packs.checks import check, check_texts, doubtful
from engine.neon_hope.packs.problems import MOST, Enough, PackError, Problem, Problems, near
from engine.neon_hope.packs.training import taught
from engine.neon_hope.packs.yaml_nodes import Node, read
from engine.neon_hope.table.pack import CARD_TABLES, INCLUDED, SHARED, TAKEN_OVER, CampaignDef, Pack

SHIPPED: Final = Path(__file__).parent
HEAD: Final = "pack.yaml"


class Library:
    """Packs by id. `load` makes one."""

    def __init__(
        self, packs: dict[str, Pack], problems: Sequence[Problem] = (), doubts: Sequence[Problem] = (),
        homes: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:  # fmt: skip
        self.packs = packs
        self.homes = homes
        """The folder of each."""
        self.problems = tuple(problems)
        """What is wrong with packs that were left out (`lenient`)."""
        self.doubts = tuple(doubts)
        """What looks like a slip in packs that can be played."""

    @classmethod
    def load(cls, folders: Iterable[str | Path] = (), *, lenient: bool = False) -> Library:
        """The shipped packs and those in `folders`: each holds pack folders, or is one, maybe a shipped one.

        PackError with every mistake in every pack; `lenient`: packs with mistakes are left out instead, and
        `problems` tells why.
        """
        packs: dict[str, Pack] = {}
        homes: dict[str, Path] = {}
        problems: list[Problem] = []
        doubts: list[Problem] = []
        shipped = [*((home, True) for home in _homes(SHIPPED, []))]
        ours_too = {home.resolve() for home, _ in shipped}
        own = [each for each in _own(folders, problems) if each[0].resolve() not in ours_too]
        for home, ours in [*shipped, *_ordered(own)]:
            pack, found, unsure = _shipped(home) if ours else read_pack(home, packs)
            problems += found
            if pack is None or found:
                continue
            if pack.id in packs:
                text = f"there is a pack “{pack.id}” already, in {homes[pack.id]}"
                problems.append(Problem(f"{home.name}/{HEAD}", 0, "id", text))
                continue
            packs[pack.id] = pack
            homes[pack.id] = home
            doubts += unsure
        if problems and not lenient:
            raise PackError(problems)
        return cls(packs, problems, doubts, homes)

    def pack(self, code: str) -> Pack:
        """The pack with this id; KeyError if there is none."""
        return self.packs[code]


def _own(folders: Iterable[str | Path], problems: list[Problem]) -> list[tuple[Path, bool]]:
    return [(home, False) for folder in folders for home in _homes(Path(folder), problems)]


def _homes(folder: Path, problems: list[Problem]) -> list[Path]:
    """The pack folders in `folder`, by name."""
    try:
        if (folder / HEAD).is_file():
            return [folder]
        found = [entry for entry in sorted(folder.iterdir()) if entry.is_dir() and any(entry.glob("*.y*ml"))]
    except OSError as error:
        problems.append(Problem(str(folder), 0, "", f"this folder cannot be read: {error.strerror}"))
        return []
    if not found:
        problems.append(Problem(str(folder), 0, "", f"no pack is in this folder (a folder with a {HEAD})"))
    return found


class Read(NamedTuple):
    """What was found in a folder."""

    pack: Pack | None
    """None if it could not be built at all."""
    problems: tuple[Problem, ...]
    """What is wrong with it: it cannot be played."""
    doubts: tuple[Problem, ...]
    """What looks like a slip."""


def _ordered(homes: Sequence[tuple[Path, bool]]) -> list[tuple[Path, bool]]:
    """Packs after those that they build on, as far as that can be; how it is written is looked at later."""
    heads = [(each, *_head(each[0])) for each in homes]
    ordered: list[tuple[Path, bool]] = []
    while heads:
        there = {name for _, name, _, _ in heads}
        ready = [head for head in heads if not there & head[2]] or heads
        ordered += [each for each, _, _, _ in sorted(ready, key=lambda head: head[3])]
        heads = [head for head in heads if head not in ready]
    return ordered


def _head(home: Path) -> tuple[str, frozenset[str], int]:
    """A pack's id, the words in what it says of packs it builds on, and how much it builds on them: at a
    glance."""
    try:
        lines = (home / HEAD).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        lines = []
    said = {key: line.partition(":")[2] for line in lines for key in (line.partition(":")[0],)}
    name = said.get("id", home.name).partition("#")[0].strip(" \"'")
    words = re.findall(r"[\w-]+", said.get("extends", "") + " " + said.get("includes", ""))
    return name, frozenset(words) - {name}, 2 if "includes" in said else 1 if "extends" in said else 0


@cache
def _shipped(home: Path) -> Read:
    """Shipped packs do not change while the program runs."""
    return read_pack(home)


def read_pack(home: Path, others: Mapping[str, Pack] = MappingProxyType({})) -> Read:
    """The pack in a folder, and what is wrong with it. `others`: those it can take over from."""
    problems = Problems()
    reader = _PackReader(home, problems, others)
    builder, head = reader.builder, reader.shown(HEAD)
    try:
        pack = reader.pack()
        if pack is not None:
            problems += reader.own(check(pack, builder.marks, head))
        # Of a pack that could not be built only the texts are looked at: all else would follow from that.
        problems += check_texts(reader.languages, builder.texts, builder.marks, head)
    except Enough:
        more = Problem(head, 0, "", f"there is more than the {MOST - 1} mistakes that are told here")
        return Read(None, tuple(sorted((*problems[: MOST - 1], more))), ())
    unsure = reader.own(doubtful(pack, builder.marks, head)) if pack is not None else []
    return Read(pack, tuple(sorted(set(problems))), tuple(sorted(unsure)))


class _PackReader:
    def __init__(self, home: Path, problems: list[Problem], others: Mapping[str, Pack]) -> None:
        self.home = home
        self.others = others
        self.problems = problems
        self.builder = Builder(problems)
        self.languages: tuple[str, ...] = ()
        self.foreign: set[str] = set()
        """Places of what comes from included packs, where it has been looked at."""

    def own(self, problems: Iterable[Problem]) -> list[Problem]:
        """Problems but for those of included packs."""
        return [
            each
            for each in problems
            if not {".".join(each.path.split(".")[:depth]) for depth in (2, 4)} & self.foreign
        ]

    def shown(self, name: str) -> str:
        return f"{self.home.name}/{name}"

    def pack(self) -> Pack | None:
        """All files of the folder as one pack."""
        for stray in sorted(self.home.glob("*.yml")):
            self.refuse(stray.name, 0, "", "pack files end in .yaml")
        files = sorted(path for path in self.home.glob("*.yaml") if path.name != HEAD)
        head = self.file(self.home / HEAD)
        nodes = [(path.name, self.file(path)) for path in files]
        fields: dict[str, Any] = {}
        codes: dict[str, str] = {}
        for name, node in [(HEAD, head), *nodes]:
            self.builder.file = self.shown(name)
            for key, value in node.items():
                self.entry(name, key, value, fields, codes)
        for field in msgspec.structs.fields(Pack):
            if field.required and field.name not in fields and not self.complained(field.name) and head:
                self.refuse(HEAD, 0, "", f"“{field.name}” is missing")
        self.languages = fields.get("languages", ())
        if fields.get("extends") is not None:
            self.take_over(fields, codes)
        for name in fields.get("includes", ()):
            self.include(name, fields, codes)
        for code, campaign in fields.get("campaigns", {}).items():
            cards = fields.get("actions", {}) | fields.get("tools", {})
            fields["campaigns"][code] = taught(campaign, fields.get("characters", {}), cards)
            if campaign.continues is not None:
                self.go_on(code, fields)
        return None if self.problems else Pack(**fields)

    def include(self, name: str, fields: dict[str, Any], codes: dict[str, str]) -> None:
        """All of another pack but its campaigns."""
        mark = self.builder.marks.get("includes")
        line = mark.line if mark is not None else 0
        base = self.others.get(name)
        if base is None:
            text = f"there is no pack “{name}” to include{near(name, self.others)}"
            self.refuse(HEAD, line, "includes", text)
            return
        for table in TAKEN_OVER:
            if not fields.get(table):
                fields[table] = getattr(base, table)
        for table in INCLUDED:
            theirs: dict[str, Any] = getattr(base, table)
            mine: dict[str, Any] = fields.get(table, {})
            for code in sorted(theirs.keys() & (codes.keys() | mine.keys())):
                if mine.get(code) is not theirs[code]:  # of two packs that include the same one
                    self.refuse(HEAD, line, "includes", f"“{code}” is taken: it comes from “{name}”")
            fields[table] = theirs | mine
            self.foreign |= {f"{table}.{code}" for code in theirs}
        fields["included"] = tuple(dict.fromkeys((*fields.get("included", ()), *base.versions)))

    def go_on(self, code: str, fields: dict[str, Any]) -> None:
        """A campaign with the one that it goes on from before it."""
        mine: CampaignDef = fields["campaigns"][code]
        name = mine.continues
        found = [self.others[one] for one in fields.get("includes", ()) if one in self.others]
        theirs = {known: campaign for pack in found for known, campaign in pack.campaigns.items()}
        path = f"campaigns.{code}.continues"
        place = self.builder.marks.get(path)
        where = place.file if place is not None else self.shown(HEAD)
        line = place.line if place is not None else 0
        before = theirs.get(name or "")
        if before is None:
            text = f"there is no campaign “{name}” in the packs that are included{near(name or '', theirs)}"
            self.problems.append(Problem(where, line, path, text))
            return
        if not (mine.episodes or mine.steps):
            self.problems.append(Problem(where, line, path, "it has no “episodes” or “steps” of its own"))
            return
        taken = before.story.keys() & mine.story.keys()
        for step in sorted(taken):
            self.problems.append(Problem(where, line, path, f"“{name}” has a step “{step}” already"))
        if not taken:
            not_mine = before.notes.keys() - mine.notes.keys()
            self.foreign |= {f"campaigns.{code}.notes.{note}" for note in not_mine}
            fields["campaigns"][code] = mine.after(before)

    def take_over(self, fields: dict[str, Any], codes: dict[str, str]) -> None:
        """What the pack has from the one it extends."""
        name = fields["extends"]
        base = self.others.get(name)
        line = self.builder.marks["extends"].line
        if base is None:
            text = f"there is no pack “{name}” to take over from{near(name, self.others)}"
            self.refuse(HEAD, line, "extends", text)
            return
        for table in TAKEN_OVER:
            if not fields.get(table):
                fields[table] = getattr(base, table)
        for table in SHARED:
            theirs: dict[str, Any] = getattr(base, table)
            for code in sorted(theirs.keys() & (codes.keys() | fields.get(table, {}).keys())):
                self.refuse(HEAD, line, "extends", f"“{code}” is taken: it comes from “{name}”")
            fields[table] = theirs | fields.get(table, {})

    def complained(self, path: str) -> bool:
        return any(problem.path == path or problem.path.startswith(f"{path}[") for problem in self.problems)

    def refuse(self, name: str, line: int, path: str, text: str) -> None:
        self.problems.append(Problem(self.shown(name), line, path, text))

    def file(self, path: Path) -> dict[str, Node]:
        """The top-level keys of a file."""
        try:
            text = path.read_bytes().decode("utf-8-sig")
        except OSError as error:
            missing = isinstance(error, FileNotFoundError)
            reason = "is missing" if missing else f"cannot be read: {error.strerror}"
            self.refuse(path.name, 0, "", f"the file {reason}")
            return {}
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            self.refuse(path.name, line, "", "this is not UTF-8 text")
            return {}
        node = read(text, self.shown(path.name), self.problems)
        if node is None:
            return {}
        if not isinstance(node.value, dict):
            self.refuse(path.name, node.line, "", "the file must be a mapping")
            return {}
        return node.value

    def entry(self, name: str, key: str, value: Node, fields: dict[str, Any], codes: dict[str, str]) -> None:
        """A top-level key: a field of the pack, or (a part of) a table of cards."""
        kinds = {each.name: each.type for each in msgspec.structs.fields(Pack) if each.name != "included"}
        if key not in kinds or (name != HEAD and key not in CARD_TABLES):
            known = list(kinds if name == HEAD else CARD_TABLES)
            where = "" if key not in kinds else f": it belongs into {HEAD}"
            hint = where or near(key, known)
            self.refuse(name, value.line, key, f"there is no table “{key}” here{hint}")
            return
        self.builder.mark(key, value.line)
        if key in CARD_TABLES and isinstance(value.value, dict):
            for code, card in list(value.value.items()):
                place = f"{self.shown(name)}:{card.line}"
                if code in codes:
                    self.refuse(name, card.line, f"{key}.{code}", f"“{code}” is taken: {codes[code]}")
                    del value.value[code]
                codes.setdefault(code, place)
        made = self.builder.build(kinds[key], value, key)
        if made is BAD:
            return
        if isinstance(made, dict):
            fields.setdefault(key, {}).update(made)
        else:
            fields[key] = made
