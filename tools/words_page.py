"""Write the list of all words at the end of docs/words.md anew: `python -m tools.words_page`.

Each word with its fields, what they take and their defaults, below the module it is written in; constants
with what they are. A test holds the page to it.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.netrunner import language
from engine.netrunner.language import base, prelude
from engine.netrunner.language.costs import Cost
from engine.netrunner.language.costs.payment import CostPart
from engine.netrunner.language.deck_rules import Included
from engine.netrunner.language.fields import Known
from engine.netrunner.language.hosting import ConditionText
from engine.netrunner.language.instructions import Effect
from engine.netrunner.table import card, events, parts
from tools.ledger.numbers import ROOT

PAGE = ROOT / "docs" / "words.md"
BEGINS = "## Every word by its module\n"
WIDTH = 130
KINDS: dict[type, str] = {
    Effect: "instruction", parts.Modifier: "modifier", base.Condition: "condition", parts.Ability: "ability",
    base.Selector: "set", base.Ref: "card", base.Amount: "amount", CostPart: "part of a cost",
    base.Pattern: "pattern", Included: "printed facts", Cost: "cost", ConditionText: "text",
    base.Targeting: "target", bool: "yes or no", int: "number", str: "word", events.EventKind: "EventKind",
    events.Cause: "Cause",
}  # fmt: skip
"""What fields take, in words."""
WORDS = tuple(kind for kind in KINDS if kind in (*list(KINDS)[:10], ConditionText))
OF_THE_RULES = frozenset((
    "Exactly", "SaidBy", "TrashCard", "DeclareSuccess", "Target", "Num", "CreditCost", "ClickCost",
    "LoseClickCost", "Upcoming", "AmountLike",
))  # fmt: skip
"""Words that the rules make by themselves, or that `target`, `cost` and plain numbers stand for."""
FUNCTIONS = ("breach_of", "cost", "target", "would")
NAMED = {("payment", "Act"): "act that is paid for", ("parts", "Act"): "act"}
"""Names of closed lists of words that two modules call the same."""
FEW = 3
"""So many values of a vocabulary are written where they are taken; of more, its name."""


@cache
def vocabularies() -> Mapping[frozenset[str], str]:
    """Names of closed lists of words, by their values."""
    modules: list[ModuleType] = [parts, card, events]
    for found in pkgutil.walk_packages(language.__path__, f"{language.__name__}."):
        modules.append(importlib.import_module(found.name))
    names: dict[frozenset[str], str] = {}
    for module in modules:
        for name, value in vars(module).items():
            if get_origin(value) is Literal and not name.startswith("_"):
                plain = re.sub(r"(?<!^)(?=[A-Z])", " ", name).rstrip("_").lower()
                names.setdefault(_values(value), NAMED.get((module.__name__.rpartition(".")[2], name), plain))
    return names


def _values(hint: Any) -> frozenset[str]:
    return frozenset(str(value) for value in get_args(hint) if value != "")


def takes(hint: Any) -> str:
    """What a field takes."""
    if isinstance(hint, type):
        return KINDS.get(hint) or f"a {hint.__name__}"
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        known = [each.what for each in inside[1:] if isinstance(each, Known)]
        return known[0] if known else takes(inside[0])
    if origin is tuple:
        several = takes(inside[0]) if inside[-1] is Ellipsis else ", ".join(takes(each) for each in inside)
        return f"({several}, ...)" if inside[-1] is Ellipsis else f"({several})"
    if origin in (Union, UnionType):
        found = dict.fromkeys(takes(each) for each in inside if each is not type(None))
        return " or ".join(each for each in found if each)
    if origin is Literal:
        values = _values(hint)
        if len(values) > FEW and values in vocabularies():
            return vocabularies()[values]
        return " or ".join(f'"{value}"' for value in get_args(hint) if value != "")
    raise TypeError(hint)


def fields(word: Any) -> Iterator[str]:
    """Each field of a word or function that a declaration fills: `n: amount = 1`."""
    hints = get_type_hints(word, include_extras=True)
    for name, field in inspect.signature(word).parameters.items():
        hint, default = hints[name], field.default
        if get_origin(hint) is Literal and len(get_args(hint)) == 1:
            continue
        star = "*" if field.kind is field.VAR_POSITIONAL else ""
        if default is field.empty:
            yield f"{star}{name}: {takes(hint)}"
        elif isinstance(default, bool):
            yield f"{name} = {default}"
        else:
            yield f"{name}: {takes(hint)} = {_said(default)}"


def _said(default: Any) -> str:
    if isinstance(default, Enum):
        return str(default)
    if default == "" or isinstance(default, str):
        return f'"{default}"'
    return re.sub(r"^Num\(n=(-?\d+)\)$", r"\1", repr(default))


def line(name: str, found: Any) -> str:
    """A word with its fields."""
    # A default stays with its field, and a word with its "or".
    kept = (re.sub(r"(?<=:) | (?=[=]|or )|(?<==) ", "\N{NO-BREAK SPACE}", field) for field in fields(found))
    whole = f"{name}({', '.join(kept)})"
    wrapped = textwrap.wrap(whole, WIDTH, subsequent_indent="    ", break_long_words=False)
    return "\n".join(wrapped).replace("\N{NO-BREAK SPACE}", " ")


def constants(module: ModuleType) -> Iterator[tuple[str, str]]:
    """Constants of a module or a package as they are written."""
    files = [Path(str(module.__file__))]
    if files[0].name == "__init__.py":
        files = sorted(files[0].parent.glob("*.py"))
    for file in files:
        for statement in ast.parse(file.read_text("utf-8")).body:
            if isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
                yield ast.unparse(target), ast.unparse(statement.value).replace("'", '"')


def modules() -> Iterator[ModuleType]:
    """Modules whose words the prelude brings, in its order."""
    source = Path(str(prelude.__file__)).read_text("utf-8")
    for name in re.findall(r"^from (\S+) import \*$", source, re.MULTILINE):
        yield importlib.import_module(name)


def is_word(name: str, found: Any) -> bool:
    """Whether declarations use it: a word, or a function that makes some."""
    return name in FUNCTIONS or (
        isinstance(found, type) and issubclass(found, WORDS) and name not in OF_THE_RULES
    )


def of_module(module: ModuleType) -> list[str]:
    """The lines of a module: its constants, then its words."""
    written = dict(constants(module))
    names = [name for name in module.__all__ if name.isupper() and name in written and len(name) > 1]
    lines = [f"{name} = {written[name]}" for name in names if not name.startswith(("ACTS", "FREE"))]
    return lines + [
        line(name, getattr(module, name)) for name in module.__all__ if is_word(name, getattr(module, name))
    ]


def generated() -> str:
    """The list as the page has it."""
    used = sorted((name, sorted(values)) for values, name in vocabularies().items() if len(values) > FEW)
    found = []
    for module in modules():
        path = Path(str(module.__file__)).relative_to(ROOT / "engine" / "netrunner")
        where = f"{path.parent}/" if path.name == "__init__.py" else str(path)
        if lines := of_module(module):
            found.append("\n".join((f"### `{where}`", "", "```text", *lines, "```", "")))
    words = "\n".join(found)
    lists = "\n".join(
        textwrap.fill(f"- **{name}**: {', '.join(values)}", WIDTH, subsequent_indent="  ")
        for name, values in used
        if re.search(rf"[:(] ?{re.escape(name)}\b|or {re.escape(name)}\b", words)
    )
    return f"{words}\n### Closed lists of words\n\n{lists}\n"


def page(text: str) -> str:
    """The page with the list as it is now."""
    before, begins, after = text.partition(BEGINS)
    head = after.partition("### ")[0]
    return f"{before}{begins}{head}{generated()}"


def main() -> None:
    """Write it."""
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
