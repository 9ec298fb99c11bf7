"""Layers of the engine that no contract of import-linter can say: no circle of files, no file it cannot see.

All imports count: those of a module, those for types only, and those inside functions.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import grimp
import pytest
import rustworkx

ROOT = Path(__file__).parents[1]
CIRCLES = {"engine.netrunner": 105, "engine.neon_hope": 52}
"""Files of a package that still stand in a circle. It only goes down."""


@cache
def imports() -> rustworkx.PyDiGraph[str, None]:
    """All files of the engine, each with those it imports."""
    found = grimp.build_graph("engine", cache_dir=None)
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


def circles() -> list[list[str]]:
    """Files that import each other, directly or through others."""
    graph = imports()
    groups = rustworkx.strongly_connected_components(graph)
    return [sorted(graph[index] for index in group) for group in groups if len(group) > 1]


def test_every_file_is_seen() -> None:
    """A folder without `__init__.py` is invisible to import-linter, and left out of the wheel."""
    rooms = ("engine", "bot", "render", "sandbox", "tools")
    folders = {path.parent for room in rooms for path in (ROOT / room).rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []
    files = list((ROOT / "engine").rglob("*.py"))
    assert imports().num_nodes() == len(files) > 300


def test_imports_for_types_and_inside_functions_are_seen() -> None:
    graph = imports()
    names = {name: index for index, name in enumerate(graph.nodes())}
    own, typed = names["engine.netrunner.table.memory"], names["engine.netrunner.game"]
    assert graph.has_edge(own, typed)
    assert graph.has_edge(names["engine.netrunner.game"], names["engine.netrunner.shown.build_view"])


@pytest.mark.parametrize(
    "package",
    [
        "engine.kernel",
        "engine.leagues",
        "engine.players",
        "engine.speech",
        "engine.messages",
        "engine.netrunner",
        "engine.neon_hope",
    ],
)
def test_files_in_circles_grow_fewer(package: str) -> None:
    caught = [name for circle in circles() for name in circle if name.startswith(f"{package}.")]
    assert len(caught) <= CIRCLES.get(package, 0), caught
