"""What no contract of import-linter can say: no circle of files, no file it cannot see.

All imports count: those of a module, those for types only, and those inside functions.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import grimp
import pytest
import rustworkx

ROOT = Path(__file__).parents[1]
PACKAGES = ("engine", "bot", "render", "sandbox", "tools")


@cache
def imports(package: str) -> rustworkx.PyDiGraph[str, None]:
    """All files of a package, each with those it imports."""
    found = grimp.build_graph(package, cache_dir=None)
    graph: rustworkx.PyDiGraph[str, None] = rustworkx.PyDiGraph()
    node = {name: graph.add_node(name) for name in sorted(found.modules)}
    graph.add_edges_from_no_data(
        [
            (node[name], node[other])
            for name in node
            for other in found.find_modules_directly_imported_by(name)
        ]
    )
    return graph


def circles(package: str) -> list[list[str]]:
    """Files that import each other, directly or through others."""
    graph = imports(package)
    groups = rustworkx.strongly_connected_components(graph)
    return [sorted(graph[index] for index in group) for group in groups if len(group) > 1]


def test_every_file_is_seen() -> None:
    """A folder without `__init__.py` is invisible to import-linter, and left out of the wheel."""
    folders = {path.parent for name in PACKAGES for path in (ROOT / name).rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []
    files = list((ROOT / "engine").rglob("*.py"))
    assert imports("engine").num_nodes() == len(files) > 300


def test_imports_for_types_and_inside_functions_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {
        "__init__": "",
        "one": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from circled.two import Two\n",
        "two": "class Two:\n    def use(self):\n        from circled import one\n        return one\n",
    }
    (tmp_path / "circled").mkdir()
    for name, text in files.items():
        (tmp_path / "circled" / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    assert circles("circled") == [["circled.one", "circled.two"]]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_files_import_each_other(package: str) -> None:
    assert circles(package) == []


def own_imports(function: ast.AST) -> list[int]:
    """The lines inside a function on which one of our own packages is imported."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name
            if module.partition(".")[0] in PACKAGES:
                found.append(node.lineno)
    return found


@pytest.mark.parametrize("package", ["engine", "render", "bot", "sandbox"])
def test_no_import_hides_in_a_function(package: str) -> None:
    """Where files do not import each other, none has to."""
    hidden = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for line in own_imports(node)
    ]
    assert hidden == []
