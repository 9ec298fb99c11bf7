"""Reads which functions, classes and tests cite which rules.

A citation stands in a docstring, in a comment, or in the words of a step (`@BREACH.row("7.5.1", ...)`) or of
its table (`Table("reaction window (9.2.8)")`); in tests also in the name: `test_1_13_5a_...`. Letters and
numbers may follow it: "7.1.5a, b", "9.2.8a to e", "6.3.1 to 6.3.4". The year of its edition may stand before
it, "26: 6.9.1e"; what bare numbers are says `bare`. "run 5.5.4" is a step of the guide's.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tools.ledger.numbers import NEW, OLD, Edition, known_rules, numbered, order

MORE = r"(?:(?:, | and |, and | or | to |-|/)(?:\d+\.\d+\.\d+[a-z]?|[a-z])(?![\w.]*\w))*"
CITED = re.compile(
    rf"(?<![\w.])(?<!run )(?P<edition>\d\d: )?\d{{1,2}}\.\d{{1,2}}\.\d{{1,2}}[a-z]?(?!\w|\.\d){MORE}"
)
PART = re.compile(r"(, and |, | and | or | to |-|/|^)(\d+\.\d+\.\d+[a-z]?|[a-z])")
IN_NAME = re.compile(r"^test_(?:s\d+_)?(\d+)_(\d+)_(\d+[a-z]?)(?=_|$)")

Owner = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


OF_24 = ("rules.cr_24_03", "rules.earlier_editions")
"""Modules of the engine that speak of 24.03."""


def bare(module: str, *, tests: bool = False) -> Edition:
    """The edition whose numbers have no year, also in the names of tests: 26.03 in the engine, but for where
    the tables of others are made; 24.03 in tests, which play it (`Table()` is such a game), but for those of
    the folder `editions`."""
    return NEW if ("editions" in module.split(".") if tests else module not in OF_24) else OLD


class Citations:
    """Who cites what: names are "module:qualname", or "module" for a whole module."""

    def __init__(self, edition: Edition = OLD) -> None:
        self.edition = edition
        self.names: set[str] = set()
        self.unknown: list[tuple[str, str]] = []
        self._places: dict[str, list[str]] = {}

    def places(self, rule: str) -> list[str]:
        """Names of those that cite a rule."""
        return self._places.get(rule, [])

    def add(self, name: str, text: str, bare: Edition) -> None:
        """Note what a text cites."""
        for rule in cited(text, self.edition, bare):
            if rule not in order(self.edition):
                self.unknown.append((rule, name))
            elif name not in self._places.setdefault(rule, []):
                self._places[rule].append(name)


def cited(text: str, edition: Edition = OLD, bare: Edition = OLD) -> list[str]:
    """The rules of an edition that a text cites: "9.2.8a to c" -> ["9.2.8a", "9.2.8b", "9.2.8c"]. Numbers
    without a year are those of the edition `bare`."""
    found: list[str] = []
    known = order(edition)
    for match in CITED.finditer(text):
        prefix = match["edition"] or ""
        if (prefix.removesuffix(": ") or bare) != edition:
            continue
        for how, part in PART.findall(match.group().removeprefix(prefix)):
            last = found[-1] if found else ""
            # "9.9.4c, a window": no letter comes before the one it continues.
            if len(part) == 1 and not (last and part > (last[-1] if last[-1].isalpha() else "")):
                continue
            rule = part if len(part) > 1 else numbered(last) + part
            if how in (" to ", "-") and last in known and rule in known:
                found += _between(last, rule, edition)
            found.append(rule)
    return found


def _between(first: str, last: str, edition: Edition) -> list[str]:
    """The rules between two of the same kind: letters of one rule, or numbers of one section."""
    known, places = known_rules(edition), order(edition)
    middle = known[places[first] + 1 : places[last]]
    if first[-1].isalpha() and last[-1].isalpha():
        return [rule for rule in middle if rule[-1].isalpha()]
    return [rule for rule in middle if not rule[-1].isalpha()]


def scan_engine(folder: Path, edition: Edition = OLD) -> Citations:
    """Citations of a package by those of its functions and classes that make them."""
    found = Citations(edition)
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
        if module != "testkit":
            _scan(found, path, module)
    return found


def scan_tests(folder: Path, edition: Edition = OLD) -> Citations:
    """Citations by tests: what helpers and whole modules cite is no test of it."""
    found = Citations(edition)
    for path in sorted([*folder.glob("netrunner/**/test_*.py"), *folder.glob("players/netrunner/test_*.py")]):
        module = ".".join(path.relative_to(folder).with_suffix("").parts).removeprefix("netrunner.")
        _scan(found, path, module, tests=True)
    return found


def _scan(found: Citations, path: Path, module: str, *, tests: bool = False) -> None:
    owners, texts = _read(path, module)
    found.names |= {module, *owners}
    for name, text in texts:
        if not tests or _function(name).startswith("test_"):
            found.add(name, text, bare(module, tests=tests))
    for name in owners if tests else ():
        if match := IN_NAME.match(_function(name)):
            found.add(name, ".".join(match.groups()), bare(module, tests=True))


def _function(name: str) -> str:
    return name.partition(":")[2].rpartition(".")[2]


@cache
def _read(path: Path, module: str) -> tuple[list[str], list[tuple[str, str]]]:
    """The names of a file's functions and classes; and its texts, each with the name of whose it is. Read
    once for all editions."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    owners = dict(_owners(tree, module))
    at = {  # the innermost comes last
        line: name for name, owner in owners.items() for line in range(_first(owner), _last(owner) + 1)
    }
    texts = [(at.get(line, module), text) for line, text in _texts(tree, source)]
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


def _texts(tree: ast.AST, source: str) -> Iterator[tuple[int, str]]:
    """Docstrings, comments and the words of rows and tables, with their lines."""
    # Looking for comments takes longer than all else here.
    if any(CITED.search(line.partition("#")[2]) for line in source.splitlines() if "#" in line):
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.start[0], token.string
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            if isinstance(node.value.value, str):
                yield node.lineno, node.value.value
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in ("row", "StepTable"):
                for part in node.args:
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield node.lineno, part.value
