"""What no contract of import-linter can say: no circle of files, no file it cannot see.

All imports count: those of a module, those for types only, and those inside functions.
"""

from __future__ import annotations

import ast
import re
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


SHARED = ("kernel", "messages", "speech")
"""What games share, and is made of nothing but itself."""


def test_what_games_share_knows_none_and_no_game_knows_another() -> None:
    """A game (and the leagues) is a folder of the engine, made of itself and of what all share; players of a
    game know that game. So a further game is no line here."""
    graph, wrong = imports("engine"), []
    games = {name.split(".")[1] for name in graph.nodes() if "." in name}
    for source, target in graph.edge_list():
        of, to = graph[source].split("."), graph[target].split(".")
        room = of[2] if of[1:2] == ["players"] and len(of) > 2 else of[1] if len(of) > 1 else ""
        allowed = {*SHARED, *(("players",) if of[1:2] == ["players"] else ()), room, ""}
        if room in SHARED:
            allowed = {room}
        if room == "players":  # which hands on the players of all games
            continue
        others = to[1:2] == ["players"] and to[2:3] != [room] and bool(games & {*to[2:3]})
        if len(to) > 1 and (to[1] not in allowed or others):
            wrong.append(f"{graph[source]} -> {graph[target]}")
    assert wrong == []


DATES = {"engine/leagues/calendar.py", "engine/leagues/season/times.py"}
"""Where given moments are written out, in zones with daylight saving too."""
DATED = re.compile(r"^\s*(import|from) datetime\b", re.MULTILINE)


def test_the_engine_knows_dates_where_moments_are_written_out_and_reads_no_clock() -> None:
    texts = {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in (ROOT / "engine").rglob("*.py")
    }
    assert {name for name, text in texts.items() if DATED.search(text)} == DATES
    assert [name for name in DATES if re.search(r"\.(utc)?(now|today)\(", texts[name])] == []


def own_imports(function: ast.AST) -> list[int]:
    """The lines inside a function on which one of our own packages is imported."""
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else node.names[0].name
            if module.partition(".")[0] in PACKAGES:
                found.append(node.lineno)
    return found


INDENTED = re.compile(r"^[ \t]+(import|from) ", re.MULTILINE)


@pytest.mark.parametrize("package", ["engine", "render", "bot", "sandbox"])
def test_no_import_hides_in_a_function(package: str) -> None:
    """Where files do not import each other, none has to."""
    hidden = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in (ROOT / package).rglob("*.py")
        if INDENTED.search(text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for line in own_imports(node)
    ]
    assert hidden == []
