"""Runs the tests that run a line against a fault planted in it: a pytest plugin that forks."""

from __future__ import annotations

import ast
import gc
import os
import signal
import sys
from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from engine.netrunner.objects.definitions import KNOWN, declared
from tools.mutants.operators import sites
from tools.mutants.watching import Watched, silent, watched

BUDGET = 40.0
"""Seconds of tests for each mutant, as they took while watched: two to three times what they take. Enough for
most of the tests that run a line, which only survivors need."""
BROAD, FIRST = "/test_walks.py", 8
"""Games on full tables see most faults at once: so many of them come first."""
ALLOWANCE = 5.0
"""Seconds a test may take beyond three times what it took while watched: one that takes longer hangs."""


@dataclass(frozen=True)
class Mutant:
    """The nth fault of a module."""

    path: Path
    n: int
    function: str
    first: int
    """The first line of the statement it is in."""
    line: int
    words: str

    @property
    def name(self) -> str:
        """What `equivalent.txt` calls it: it survives changes elsewhere in the file."""
        return f"{self.path.stem}:{self.function}: {self.words}"


def mutants(path: Path) -> list[Mutant]:
    """Every fault of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    return [Mutant(path, n, s.function, s.first, s.line, s.words) for n, s in enumerate(sites(tree))]


def codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and all inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def plant(mutant: Mutant) -> int:
    """Exchange the code of the living function. How many objects were changed; 0 if it cannot be done."""
    tree = ast.parse(mutant.path.read_text("utf-8"))
    next(site for n, site in enumerate(sites(tree)) if n == mutant.n).plant()
    name = str(mutant.path)
    planted = {(c.co_qualname, c.co_firstlineno): c for c in codes(compile(tree, name, "exec"))}
    changed = 0
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename == name:
            code = planted.get((thing.__code__.co_qualname, thing.__code__.co_firstlineno))
            if code is None or not _within(mutant.function, thing.__code__.co_qualname):
                continue
            try:
                thing.__code__ = code
            except ValueError:  # another closure than before
                return 0
            changed += 1
    return changed


def _within(function: str, name: str) -> bool:
    return name == function or name.startswith(f"{function}.<locals>")


class Mutating:
    """The plugin: instead of running the tests, find out who runs what, then plant fault after fault."""

    def __init__(
        self, chosen: list[Mutant], wanted: int, cache: Path, thorough: bool, code: Path, tests: Path
    ) -> None:
        self.chosen = chosen
        self.code = code
        self.tests = tests
        """The directory with the helpers of the tests."""
        self.wanted = wanted
        self.cache = cache
        self.thorough = thorough
        """All tests that run the line, however long they take."""
        self.results: list[tuple[Mutant, str]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """pytest's own hook."""
        gc.unfreeze()  # what `tests/conftest.py` has put away: faults are planted in it
        seen = watched(session, self.cache, self.code, self.tests)
        items = {item.nodeid: item for item in session.items}
        _warm(session, seen)
        left_out = ", ".join(sorted(items.keys() - seen.seconds.keys()))
        print(f"fail without any mutant, and are left out: {left_out or '-'}")
        for mutant in self.chosen:
            if len(self.results) >= self.wanted:
                break
            tests = seen.tests(mutant.path, range(mutant.first, mutant.line + 1))
            tests = ordered(mutant, tests, seen)
            if not self.thorough:
                spent = list(accumulate(seen.seconds[test] for test in tests))
                tests = tests[: bisect(spent, BUDGET) + 1]
            result = _try(mutant, [items[test] for test in tests], seen)
            if result:
                self.results.append((mutant, result))
                where = f"{mutant.path.stem}.py:{mutant.line}"
                print(f"{len(self.results):4} {result:9} {where} {mutant.words}", file=sys.stderr, flush=True)
        return True


def _warm(session: pytest.Session, seen: Watched) -> None:
    """Read what the first test of a process reads, such as sentences and cards: each child would."""
    for item in session.items:
        if "/cards/" in item.nodeid and item.nodeid in seen.seconds:
            runtestprotocol(item, log=False, nextitem=None)
            return


def ordered(mutant: Mutant, tests: list[str], seen: Watched) -> list[str]:
    """The quickest test of each file, then the next of each: files are about different things. Files that
    bear the module's name come first, then the broadest tests."""
    by_file: dict[str, list[str]] = {}
    for test in sorted(tests, key=lambda test: seen.seconds[test]):
        by_file.setdefault(test.partition("::")[0], []).append(test)
    place = {test: i for found in by_file.values() for i, test in enumerate(found)}

    def key(test: str) -> tuple[bool, bool, int, float]:
        broad = BROAD in test and place[test] < FIRST
        return mutant.path.stem not in test, not broad, place[test], seen.seconds[test]

    return sorted(tests, key=key)


def _try(mutant: Mutant, items: list[pytest.Item], seen: Watched) -> str:
    if not items:
        return "untested"
    child = os.fork()
    if child == 0:
        os._exit(_child(mutant, items, seen))
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return {0: "survived", 3: ""}.get(status, "caught")


def _forget() -> None:
    """What was worked out while the tests were collected would hide a fault in how it is worked out."""
    for code in declared() & KNOWN.keys():
        del KNOWN[code]
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith("engine.netrunner."):
            thing.cache_clear()


def _child(mutant: Mutant, items: list[pytest.Item], seen: Watched) -> int:
    """0 if all tests pass, 1 if one fails, 3 if the fault cannot be planted; killed when it hangs."""
    silent()
    try:
        if not plant(mutant):
            return 3
        _forget()
        for item in items:
            # The processor's time: other programs do not matter.
            signal.setitimer(signal.ITIMER_PROF, 3 * seen.seconds[item.nodeid] + ALLOWANCE)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return 1
    except BaseException:
        return 1
    return 0
