"""Where a fault can be planted in a module, and how."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
REACHED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}
WORDS = ("say", "__repr__", "describe", "clause", "noun")
"""Functions that make words are tested by golden texts, not by play."""
BEFORE = ("_add_", "_departs", "_renumbered")
"""Functions that fill tables of steps have run before a fault can be planted; `test_steps.py` holds them."""

Owner = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Site:
    """One fault that can be planted: in which function, on which line, in words; `plant` changes the tree."""

    function: str
    first: int
    """The first line of the statement it is in."""
    line: int
    words: str
    plant: Callable[[], None]


def sites(tree: ast.Module) -> Iterator[Site]:
    """Every fault of a module's functions, always in the same order for the same source."""
    for name, function in _functions(tree, ""):
        for parent, field, index, node, inside in _nodes(function):
            before = ast.unparse(inside).split("\n")[0][:90]
            for words, plant in _faults(parent, field, index, node):
                line = getattr(node, "lineno", inside.lineno)
                # A bare jump leaves no line of its own: the condition before it does.
                first = inside.lineno - isinstance(inside, ast.Continue | ast.Break)
                yield Site(name, first, line, f"{words} in: {before}", plant)


def _functions(node: ast.AST, path: str) -> Iterator[tuple[str, Owner]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Owner):
            if not child.name.startswith((*WORDS, *BEFORE)) and not _says(child):
                yield f"{path}{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{path}{child.name}.")


def _says(function: Owner) -> bool:
    """Whether it is the clause of a word that stands elsewhere: `@says(Gain)`."""
    return any(ast.unparse(decorator).startswith("says(") for decorator in function.decorator_list)


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


Slot = tuple[ast.AST, str, int, ast.AST, ast.stmt]
"""A node, and where it hangs: its parent, the parent's field, the place in it (-1 for a single one); and the
statement it belongs to."""
SKIPPED = (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom)
NOT_RUN = ("annotation", "returns", "decorator_list")


def _nodes(function: Owner) -> Iterator[Slot]:
    queue: list[tuple[ast.AST, ast.stmt]] = []
    for index, statement in enumerate(function.body):
        if not _is_docstring(statement):
            yield function, "body", index, statement, statement
            queue.append((statement, statement))
    while queue:
        parent, inside = queue.pop(0)
        if isinstance(parent, SKIPPED):
            continue
        for field, value in ast.iter_fields(parent):
            if field in NOT_RUN or (isinstance(parent, Owner) and field == "args"):
                continue
            for index, node in enumerate(value) if isinstance(value, list) else [(-1, value)]:
                if isinstance(node, ast.AST):
                    its = node if isinstance(node, ast.stmt) else inside
                    yield parent, field, index, node, its
                    queue.append((node, its))


def _put(parent: ast.AST, field: str, index: int, old: ast.AST, new: ast.AST) -> Callable[[], None]:
    def plant() -> None:
        fresh = ast.copy_location(new, old)
        if index < 0:
            setattr(parent, field, fresh)
        else:
            getattr(parent, field)[index] = fresh
        ast.fix_missing_locations(parent)

    return plant


Fault = tuple[str, Callable[[], None]]
"""What is planted, in words, and what plants it."""


def _faults(parent: ast.AST, field: str, index: int, node: ast.AST) -> Iterator[Fault]:
    def instead(new: ast.AST) -> Callable[[], None]:
        return _put(parent, field, index, node, new)

    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        new = ast.Compare(node.left, [COMPARED[type(node.ops[0])](), *node.ops[1:]], node.comparators)
        yield f"`{ast.unparse(new)[:60]}`", instead(new)
    elif isinstance(node, ast.BoolOp):
        other = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield f"`{ast.unparse(other)[:60]}`", instead(other)
        for i in range(len(node.values)):
            if _narrows(node.values[i]):
                continue
            rest = [value for j, value in enumerate(node.values) if j != i]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield f"without `{ast.unparse(node.values[i])[:60]}`", instead(left)
    elif isinstance(node, ast.BinOp) and type(node.op) in REACHED:
        sum_ = ast.BinOp(node.left, REACHED[type(node.op)](), node.right)
        yield f"`{ast.unparse(sum_)[:60]}`", instead(sum_)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"`{ast.unparse(node.operand)[:60]}`", instead(node.operand)
    elif isinstance(node, ast.Constant) and not isinstance(parent, ast.Expr):
        if isinstance(node.value, bool):
            yield f"{not node.value}", instead(ast.Constant(not node.value))
        elif isinstance(node.value, int) and not isinstance(parent, ast.BinOp | ast.UnaryOp):
            yield f"{node.value + 1} for {node.value}", instead(ast.Constant(node.value + 1))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED:
        called = ast.Call(ast.Name(SWAPPED[node.func.id], ast.Load()), node.args, node.keywords)
        yield f"`{SWAPPED[node.func.id]}` for `{node.func.id}`", instead(called)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield from _condition(node)
    elif isinstance(node, ast.comprehension):
        for i, condition in enumerate(node.ifs):
            yield (
                f"without `if {ast.unparse(condition)[:60]}`",
                _put(node, "ifs", i, condition, ast.Constant(True)),
            )
    if field == "body" and isinstance(node, ast.stmt):
        yield from _left_out(node, instead)


def _narrows(node: ast.expr) -> bool:
    """Parts of a condition that mypy asks for: without `x is not None`, `isinstance(x, ...)` or the 0 of
    `x or 0`
    the types do not fit, which is seen without any test."""
    if isinstance(node, ast.Compare):
        return isinstance(node.ops[0], ast.Is | ast.IsNot)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "isinstance"
    return isinstance(node, ast.Constant) or ast.unparse(node) in ("()", "[]", "{}", "frozenset()")


def _condition(node: ast.If | ast.While | ast.IfExp) -> Iterator[Fault]:
    test = node.test
    if not isinstance(test, ast.Compare | ast.UnaryOp | ast.BoolOp):  # those are turned round already
        yield f"`not {ast.unparse(test)[:60]}`", _put(node, "test", -1, test, ast.UnaryOp(ast.Not(), test))


def _left_out(
    node: ast.stmt, instead: Callable[[ast.AST], Callable[[], None]]
) -> Iterator[tuple[str, Callable[[], None]]]:
    """Statements whose absence still leaves a program: calls, and changes of a frame or the state."""
    changes = isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)
    counts = isinstance(node, ast.AugAssign)
    calls = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    jumps = (
        isinstance(node, ast.Return)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
    if changes or counts or calls or isinstance(node, ast.Continue | ast.Break):
        yield "left out", instead(ast.Pass())
    elif jumps:
        yield "no jump", instead(ast.Return(ast.Constant(None)))
