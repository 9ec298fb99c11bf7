"""Which tests run which lines of the code, kept until a file changes."""

from __future__ import annotations

import hashlib
import os
import time
import warnings
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from _pytest.runner import runtestprotocol
from coverage import Coverage

ROOT = Path(__file__).parents[2]

Lines = dict[str, dict[int, list[int]]]
"""File of the code, line, the tests that run it, by their place among those of the module."""


class Module(msgspec.Struct):
    """What the tests of one module run."""

    contents: str
    """Of the module, its helpers and the code; see `_contents`."""
    seconds: dict[str, float | None] = {}
    """How long each test takes; None if it fails."""
    lines: Lines = {}


class Watched:
    """What all tests run."""

    def __init__(self, modules: list[Module]) -> None:
        tool = _contents(_files(Path(__file__).parent))
        self.contents = " ".join([tool, *(module.contents for module in modules)])
        """Of all that is watched, and of what plants the faults."""
        self._modules = [(list(module.seconds), module.lines) for module in modules]
        self.seconds = {
            test: took for module in modules for test, took in module.seconds.items() if took is not None
        }
        """How long each test takes that does not fail."""

    def tests(self, path: Path, lines: Iterable[int]) -> list[str]:
        """The tests that run any of these lines."""
        name = str(path.relative_to(ROOT))
        found = {
            tests[i]
            for tests, run in self._modules
            for line in lines
            for i in run.get(name, {}).get(line, ())
        }
        return sorted(found & self.seconds.keys())


def watched(session: pytest.Session, cache: Path, code: Path, tests: Path) -> Watched:
    """Of the tests collected: from the cache, else by running the modules that are new or changed once.

    What they run of `code` is watched; `tests` has their helpers.
    """
    file = cache / "lines.mp"
    known = msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Module]) if file.exists() else {}
    packages = {ROOT / "engine", ROOT / code.relative_to(ROOT).parts[0]}
    files = [file for directory in (*sorted(packages), tests) for file in _files(directory)]
    helpers = f"{code.relative_to(ROOT)} " + _contents(path for path in files if not _of_tests(path))
    modules: dict[str, list[pytest.Item]] = {}
    for item in session.items:
        modules.setdefault(str(item.path.relative_to(ROOT)), []).append(item)
    now = {name: helpers + _contents([ROOT / name]) for name in modules}
    new = [name for name in modules if name not in known or known[name].contents != now[name]]
    if new:
        cache.mkdir(parents=True, exist_ok=True)
        child = os.fork()  # so that this process stays as it is after collecting
        if child == 0:
            try:
                _silent_watch(file, known, {name: modules[name] for name in new}, now, code)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        known = msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Module])
    return Watched([known[name] for name in modules])


def silent() -> None:
    """What the tests of this process print goes nowhere."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _files(directory: Path) -> list[Path]:
    return sorted(path for path in directory.rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def _of_tests(path: Path) -> bool:
    return path.name.startswith("test_")


def _contents(paths: Iterable[Path]) -> str:
    """What these files hold, as a number."""
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:16]


def _silent_watch(
    file: Path, known: dict[str, Module], new: dict[str, list[pytest.Item]], now: dict[str, str], code: Path
) -> None:
    silent()
    warnings.simplefilter("ignore")  # coverage warns if nothing of the code ran
    for name, items in new.items():
        known[name] = _watch(items, now[name], code)
    file.write_bytes(msgspec.msgpack.encode(known))


def _watch(items: list[pytest.Item], contents: str, code: Path) -> Module:
    seconds: dict[str, float | None] = {}
    coverage = Coverage(data_file=None, config_file=False, include=[f"{code}/*"])
    coverage.start()
    for item in items:
        coverage.switch_context(item.nodeid)
        start = time.process_time()
        failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
        seconds[item.nodeid] = None if failed else time.process_time() - start
    coverage.stop()
    data = coverage.get_data()
    places = {test: i for i, test in enumerate(seconds)}
    found = {
        str(Path(path).relative_to(ROOT)): {
            line: sorted(places[test] for test in tests if test)
            for line, tests in data.contexts_by_lineno(path).items()
        }
        for path in data.measured_files()
    }
    return Module(contents, seconds, found)
