"""Which tests run which lines of the engine, kept until a file changes."""

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
from coverage import Coverage, CoverageData

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine" / "netrunner"
TESTS = ROOT / "tests" / "netrunner"

Lines = dict[str, dict[int, list[str]]]
"""File of the engine, line, the tests that run it."""


class Module(msgspec.Struct):
    """What the tests of one module run."""

    contents: str
    """Of the module, its helpers and the engine; see `_contents`."""
    seconds: dict[str, float] = {}
    """How long each test takes; tests that fail are not in it."""
    lines: Lines = {}


class Watched:
    """What all tests run."""

    def __init__(self, modules: Iterable[Module]) -> None:
        self.seconds: dict[str, float] = {}
        self._lines: Lines = {}
        for module in modules:
            self.seconds.update(module.seconds)
            for path, lines in module.lines.items():
                here = self._lines.setdefault(path, {})
                for line, tests in lines.items():
                    here.setdefault(line, []).extend(tests)

    def tests(self, path: Path, lines: Iterable[int]) -> list[str]:
        """The tests that run any of these lines."""
        here = self._lines.get(str(path.relative_to(ROOT)), {})
        return sorted({test for line in lines for test in here.get(line, ())} & self.seconds.keys())


def watched(session: pytest.Session, cache: Path) -> Watched:
    """Of the tests collected: from the cache, else by running the modules that are new or changed once."""
    file = cache / "lines.mp"
    known = msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Module]) if file.exists() else {}
    helpers = _contents(path for path in [*_files(ROOT / "engine"), *_files(TESTS)] if not _of_tests(path))
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
                _silent_watch(file, known, {name: modules[name] for name in new}, now)
            finally:
                os._exit(0)
        os.waitpid(child, 0)
        known = msgspec.msgpack.decode(file.read_bytes(), type=dict[str, Module])
    return Watched(known[name] for name in modules)


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
    file: Path, known: dict[str, Module], new: dict[str, list[pytest.Item]], now: dict[str, str]
) -> None:
    silent()
    warnings.simplefilter("ignore")  # coverage warns if nothing of the engine ran
    for name, items in new.items():
        known[name] = _watch(items, now[name])
    file.write_bytes(msgspec.msgpack.encode(known))


def _watch(items: list[pytest.Item], contents: str) -> Module:
    seconds = {}
    coverage = Coverage(data_file=None, config_file=False, include=[f"{ENGINE}/*"])
    coverage.start()
    for item in items:
        coverage.switch_context(item.nodeid)
        start = time.process_time()
        if not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            seconds[item.nodeid] = time.process_time() - start
    coverage.stop()
    data = coverage.get_data()
    found = {str(Path(path).relative_to(ROOT)): _tests_of(data, path) for path in data.measured_files()}
    return Module(contents, seconds, found)


def _tests_of(data: CoverageData, path: str) -> dict[int, list[str]]:
    return {line: [test for test in tests if test] for line, tests in data.contexts_by_lineno(path).items()}
