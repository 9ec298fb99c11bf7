"""Reads which functions, classes and tests cite which rules.

A citation stands in a docstring, in a comment, or in the words of a step (`@BREACH.row("7.5.1", ...)`) or of
its table (`Table("reaction window (9.2.8)")`); in tests also in the name: `test_1_13_5a_...`. Letters and
numbers may follow it: "7.1.5a, b", "9.2.8a to e", "6.3.1 to 6.3.4". Rules of another edition have its year
before them, "26: 6.9.1e"; `rules/editions.py` and the tests of editions use the numbers of theirs.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "tests" / "netrunner" / "data" / "rule_ids.txt"
"""Every section and rule of the rulebook; rules have three numbers."""

MORE = r"(?:(?:, | and |, and | or | to |-|/)(?:\d+\.\d+\.\d+[a-z]?|[a-z])(?![\w.]*\w))*"
CITED = re.compile(rf"(?<![\w.])(?P<edition>\d\d: )?\d{{1,2}}\.\d{{1,2}}\.\d{{1,2}}[a-z]?(?!\w|\.\d){MORE}")
PART = re.compile(r"(, and |, | and | or | to |-|/|^)(\d+\.\d+\.\d+[a-z]?|[a-z])")
IN_NAME = re.compile(r"^test_(?:s\d+_)?(\d+)_(\d+)_(\d+[a-z]?)(?=_|$)")

Owner = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def known_rules() -> tuple[str, ...]:
    """The ids of all rules, in the rulebook's order."""
    return tuple(rule for rule in RULES.read_text("utf-8").split() if rule.count(".") == 2)


@cache
def _order() -> dict[str, int]:
    return {rule: i for i, rule in enumerate(known_rules())}


class Citations:
    """Who cites what: names are "module:qualname", or "module" for a whole module."""

    def __init__(self, edition: str = "") -> None:
        self.edition = edition
        """The year that stands before its rules, "" for the edition of bare numbers."""
        self.names: set[str] = set()
        self.unknown: list[tuple[str, str]] = []
        self._places: dict[str, list[str]] = {}

    @property
    def year(self) -> str:
        """What stands before a rule of this edition."""
        return f"{self.edition}: " if self.edition else ""

    def places(self, rule: str) -> list[str]:
        """Names of those that cite a rule."""
        return self._places.get(rule, [])

    def rules(self) -> list[str]:
        """All rules that are cited."""
        return list(self._places)

    def add(self, name: str, text: str) -> None:
        """Note what a text cites."""
        for rule in cited(text, self.edition):
            if not self.edition and rule not in _order():
                self.unknown.append((rule, name))
            elif name not in self._places.setdefault(rule, []):
                self._places[rule].append(name)


def cited(text: str, edition: str = "") -> list[str]:
    """The rules of an edition that a text cites: "9.2.8a to c" -> ["9.2.8a", "9.2.8b", "9.2.8c"]."""
    found: list[str] = []
    for match in CITED.finditer(text):
        prefix = match["edition"] or ""
        if prefix.removesuffix(": ") != edition:
            continue
        for how, part in PART.findall(match.group().removeprefix(prefix)):
            last = found[-1] if found else ""
            # "9.9.4c, a window": no letter comes before the one it continues.
            if len(part) == 1 and not (last and part > (last[-1] if last[-1].isalpha() else "")):
                continue
            rule = part if len(part) > 1 else last.rstrip("abcdefghijklmnopqrstuvwxyz") + part
            if how in (" to ", "-") and last in _order() and rule in _order():
                found += _between(last, rule)
            found.append(rule)
    return found


def _between(first: str, last: str) -> list[str]:
    """The rules between two of the same kind: letters of one rule, or numbers of one section."""
    known, order = known_rules(), _order()
    middle = known[order[first] + 1 : order[last]]
    if first[-1].isalpha() and last[-1].isalpha():
        return [rule for rule in middle if rule[-1].isalpha()]
    return [rule for rule in middle if not rule[-1].isalpha()]


def scan_engine(folder: Path, edition: str = "") -> Citations:
    """Citations of a package by those of its functions and classes that make them."""
    found = Citations(edition)
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        if module != "testkit":
            _scan(found, path, module)
    return found


def scan_tests(folder: Path, edition: str = "") -> Citations:
    """Citations by tests: what helpers and whole modules cite is no test of it."""
    found = Citations(edition)
    for path in sorted([*folder.glob("netrunner/**/test_*.py"), *folder.glob("players/netrunner/test_*.py")]):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removeprefix("netrunner.")
        _scan(found, path, module, tests=True)
    return found


def _scan(found: Citations, path: Path, module: str, *, tests: bool = False) -> None:
    owners, texts = _read(path, module)
    found.names |= {module, *owners}
    # What is about another edition has its numbers without the year, in rows and in the names of tests.
    ours = ("editions" in module.split(".")) == bool(found.edition)
    for name, text, in_row in texts:
        if (not in_row or ours) and (not tests or _function(name).startswith("test_")):
            found.add(name, found.year * in_row + text)
    for name in owners if tests and ours else ():
        if match := IN_NAME.match(_function(name)):
            found.add(name, found.year + ".".join(match.groups()))


def _function(name: str) -> str:
    return name.partition(":")[2].rpartition(".")[2]


@cache
def _read(path: Path, module: str) -> tuple[list[str], list[tuple[str, str, bool]]]:
    """The names of a file's functions and classes; and its texts, each with the name of whose it is and
    whether it stands in a row or a table. Read once for all editions."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    owners = dict(_owners(tree, module))
    at = {  # the innermost comes last
        line: name for name, owner in owners.items() for line in range(_first(owner), _last(owner) + 1)
    }
    texts = [(at.get(line, module), text, in_row) for line, text, in_row in _texts(tree, source)]
    return list(owners), texts


def _owners(tree: ast.AST, module: str, path: str = "") -> Iterator[tuple[str, Owner]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Owner):
            yield f"{module}:{path}{node.name}", node
            if isinstance(node, ast.ClassDef):
                yield from _owners(node, module, f"{path}{node.name}.")


def _first(owner: Owner) -> int:
    return min([owner.lineno, *(decorator.lineno for decorator in owner.decorator_list)])


def _last(owner: Owner) -> int:
    return owner.end_lineno or owner.lineno


def _texts(tree: ast.AST, source: str) -> Iterator[tuple[int, str, bool]]:
    """Docstrings, comments and the words of rows and tables, with their lines; whether in a row or table."""
    # Looking for comments takes longer than all else here.
    if any(CITED.search(line.partition("#")[2]) for line in source.splitlines() if "#" in line):
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string, False
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield node.lineno, node.value.value, False
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in ("row", "Table"):
                for part in node.args:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield node.lineno, part.value, True
