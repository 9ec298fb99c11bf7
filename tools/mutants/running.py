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

import msgspec
import pytest
from _pytest.runner import runtestprotocol

from engine.netrunner.objects.definitions import CHECKED, KNOWN, declared
from tools.mutants.operators import sites
from tools.mutants.watching import ROOT, Watched, silent, watched

BUDGET = 40.0
"""Seconds of tests for each mutant, as they took while watched: two to three times what they take. Enough for
most of the tests that run a line, which only survivors need."""
BROAD, FIRST = "/test_walks.py", 8
"""Games on full tables see most faults at once: so many of them come first."""
ALLOWANCE = 5.0
"""Seconds a test may take beyond three times what it took while watched: one that takes longer hangs."""
PATIENCE = 4
"""So many times as long it may take alone, before it is said to hang."""
ENDS = {0: "survived", 1: "caught", 3: "", -signal.SIGPROF: "hung"}
"""How a process of tests ends; in any other way it is an error of the tool."""


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


class Result(msgspec.Struct, frozen=True):
    """What became of a mutant."""

    status: str
    """caught, hung, survived, untested, error; "" if it cannot be planted."""
    test: str = ""
    """The test that saw it."""


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
        self.results: list[tuple[Mutant, Result]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """pytest's own hook."""
        gc.unfreeze()  # what `tests/conftest.py` has put away: faults are planted in it
        seen = watched(session, self.cache, self.code, self.tests)
        items = {item.nodeid: item for item in session.items}
        _warm(session, seen)
        left_out = ", ".join(sorted(items.keys() - seen.seconds.keys()))
        print(f"fail without any mutant, and are left out: {left_out or '-'}")
        kept = Kept(self.cache / "results.mp", seen.contents)
        for mutant in self.chosen:
            if len(self.results) >= self.wanted:
                break
            place = f"{mutant.path.relative_to(ROOT)}:{mutant.n}"
            result = None if self.thorough else kept.results.get(place)
            if result is None:
                result = _try(mutant, [items[test] for test in self._tests(mutant, seen)], seen)
                kept.keep(place, result)
            if result.status:
                self.results.append((mutant, result))
                where = f"{mutant.path.stem}.py:{mutant.line}"
                line = f"{len(self.results):4} {result.status:9} {where} {mutant.words}"
                print(f"{line} <- {result.test}" if result.test else line, file=sys.stderr, flush=True)
        return True

    def _tests(self, mutant: Mutant, seen: Watched) -> list[str]:
        """Those that run the line: as many as fit the budget."""
        tests = ordered(mutant, seen.tests(mutant.path, range(mutant.first, mutant.line + 1)), seen)
        if self.thorough:
            return tests
        spent = list(accumulate(seen.seconds[test] for test in tests))
        return tests[: bisect(spent, BUDGET) + 1]


class Kept:
    """Results on disk, so that a run that is cut off goes on where it was, as long as no file changes."""

    def __init__(self, file: Path, contents: str) -> None:
        self._file = file
        self._contents = contents
        self.results: dict[str, Result] = {}
        if file.exists():
            of, results = msgspec.msgpack.decode(file.read_bytes(), type=tuple[str, dict[str, Result]])
            if of == contents:
                self.results = results

    def keep(self, place: str, result: Result) -> None:
        """Of the mutant at this place: file and number."""
        self.results[place] = result
        written = self._file.with_suffix(".new")
        written.write_bytes(msgspec.msgpack.encode((self._contents, self.results)))
        written.replace(self._file)


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


def _try(mutant: Mutant, items: list[pytest.Item], seen: Watched) -> Result:
    """What the tests say, made sure of: the test that fails passes without the fault, after the same ones."""
    if not items:
        return Result("untested")
    left = items
    while left:
        found, at = _forked(mutant, left, seen)
        if found not in ("caught", "hung"):
            return Result(found)
        blamed = left[at]
        # Alone, and with more time: neither what ran before nor a slow machine is to blame.
        alone = _forked(mutant, [blamed], seen, patience=PATIENCE)[0]
        if alone in ("caught", "hung"):
            if _forked(None, [blamed], seen)[0] == "survived":
                return Result(alone, blamed.nodeid)
        elif found == "caught" and _forked(None, left[: at + 1], seen)[0] == "survived":
            return Result(found, blamed.nodeid)
        left = [item for item in left if item is not blamed]
    return Result("survived")


def _forked(
    mutant: Mutant | None, items: list[pytest.Item], seen: Watched, patience: int = 1
) -> tuple[str, int]:
    """How the tests end in a process of their own, and at which of them. Without a mutant: the control."""
    out, into = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(out)
        os._exit(_child(mutant, items, seen, into, patience))
    os.close(into)
    with os.fdopen(out, "rb") as told:
        at = len(told.read()) - 1
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return ENDS.get(status, "error"), at


def _forget() -> None:
    """What was worked out while the tests were collected would hide a fault in how it is worked out."""
    for code in declared() & KNOWN.keys():
        del KNOWN[code]
    CHECKED.clear()
    kept = ("engine.netrunner.", "tests.netrunner.scenarios.")  # of the tests: the small cards
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith(kept):
            thing.cache_clear()


def _child(mutant: Mutant | None, items: list[pytest.Item], seen: Watched, into: int, patience: int) -> int:
    """A status of `ENDS`. It writes a byte before each test; what goes wrong outside of a test is an error,
    and catches nothing."""
    silent()
    try:
        if mutant is not None and not plant(mutant):
            return 3
        _forget()
        for item in items:
            os.write(into, b".")
            # The processor's time: other programs do not matter.
            signal.setitimer(signal.ITIMER_PROF, patience * (3 * seen.seconds[item.nodeid] + ALLOWANCE))
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return 1
    except BaseException:
        return 4
    return 0
