"""What documents and docstrings name of the code is there: `Class.method`, `module.name`, all of its path."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "bot", "render", "sandbox", "tools")
PAGES = (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"))
SUFFIXES = frozenset(
    ("ftl", "html", "ini", "js", "json", "lex", "lock", "md", "mako", "py", "toml", "txt", "yaml", "yml")
)
"""Of files, which other tests hold."""
SHORT = re.compile(r"`(\w+)\.(\w+)(?:\([^`]*\))?`")
LONG = re.compile(rf"`((?:{'|'.join(PACKAGES)})(?:\.\w+){{2,}})(?:\([^`]*\))?`")
Scope = tuple[frozenset[str], frozenset[str]]
"""What is declared in it, and the classes that it is made of."""


def declared(body: list[ast.stmt]) -> Iterator[str]:
    """The names of a module or of a class, also those that it imports or gives itself."""
    for each in body:
        for node in ast.walk(each):
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    yield node.name
                case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                    yield name
                case ast.alias():
                    yield node.asname or node.name


def made_of(node: ast.ClassDef) -> Iterator[str]:
    for base in node.bases:
        one = base.value if isinstance(base, ast.Subscript) else base
        yield one.attr if isinstance(one, ast.Attribute) else one.id if isinstance(one, ast.Name) else ""


def tables(path: Path) -> Iterator[tuple[str, str]]:
    """The columns of tables that a module declares."""
    for table in re.split(r'\bTable\(\s*(?=")', path.read_text("utf-8"))[1:]:
        for column in re.findall(r'Column\(\s*"(\w+)"', table):
            yield re.findall(r"\w+", table)[0], column


@cache
def scopes() -> dict[str, list[Scope]]:
    """By name: classes, tables, and modules by the last part of theirs and by all of it."""
    found = defaultdict[str, list[Scope]](list)
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            parts = path.relative_to(ROOT).with_suffix("").parts
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            own = frozenset(declared(tree.body))
            found[parts[-1]].append((own, frozenset()))
            found[".".join(parts[-2:-1])].append((frozenset(parts[-1:]), frozenset()))
            if len(parts) > 1:
                found[".".join(parts)].append((own, frozenset()))
            for table, column in tables(path):
                found[table].append((frozenset([column]), frozenset()))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append((frozenset(declared(node.body)), frozenset(made_of(node))))
    return found


def has(scope: str, name: str, *, within: frozenset[str] = frozenset()) -> bool:
    """Whether something of a name declares or inherits another."""
    within |= {scope}
    return any(
        name in own or any(has(base, name, within=within) for base in bases - within)
        for own, bases in scopes().get(scope, ())
    )


def lacking(text: str) -> list[str]:
    """What a text names and there is not."""
    short = [found for found in SHORT.findall(text) if found[1] not in SUFFIXES]
    missing = [
        f"{scope}.{name}"
        for scope, name in short
        if (scope in scopes() or scope[0].isupper()) and not has(scope, name)
    ]
    for whole in LONG.findall(text):
        scope, _, name = whole.rpartition(".")
        inner = scope.rpartition(".")[2]
        if whole not in scopes() and not has(inner if inner[0].isupper() else scope, name):
            missing.append(whole)
    return missing


def test_pages_name_the_functions_that_there_are() -> None:
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in PAGES}
    assert sum(len(SHORT.findall(text)) for text in texts.values()) > 50
    assert {name: found for name, text in texts.items() if (found := lacking(text))} == {}


def test_docstrings_name_the_modules_and_functions_that_there_are() -> None:
    found = dict[str, list[str]]()
    for package in PACKAGES:
        for path in (ROOT / package).rglob("*.py"):
            named = " ".join(f"`{each}`" for each in LONG.findall(path.read_text("utf-8")))
            if path != Path(__file__) and (missing := lacking(named)):
                found[path.relative_to(ROOT).as_posix()] = missing
    assert found == {}


def test_what_is_not_there_would_be_found() -> None:
    text = "`Words.say`, `Duel.anew`, `OwnDecks.anew`, `settling.ASKED`, `bot.messages.layout.shorten`"
    assert lacking(text) == ["Words.say", "Duel.anew", "settling.ASKED", "bot.messages.layout.shorten"]
