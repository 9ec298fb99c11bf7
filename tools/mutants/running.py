"""Runs the tests that call a function against a fault planted in it: a pytest plugin that forks."""

from __future__ import annotations

import ast
import gc
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from engine.netrunner.objects.definitions import KNOWN
from tools.mutants.operators import sites

BUDGET = 20.0
"""Seconds of tests for each mutant, as measured without one; the quickest come first."""
ALLOWANCE = 20
"""Seconds a mutant may take beyond three times what its tests take: one that takes longer hangs."""


@dataclass(frozen=True)
class Mutant:
    """The nth fault of a module."""

    path: Path
    n: int
    function: str
    line: int
    words: str

    @property
    def name(self) -> str:
        """What `equivalent.txt` calls it: it survives changes elsewhere in the file."""
        return f"{self.path.stem}:{self.function}: {self.words}"


def mutants(path: Path) -> list[Mutant]:
    """Every fault of a module."""
    tree = ast.parse(path.read_text("utf-8"))
    return [Mutant(path, n, site.function, site.line, site.words) for n, site in enumerate(sites(tree))]


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
    """The plugin: instead of running the tests, find out who calls what, then plant fault after fault."""

    def __init__(self, chosen: list[Mutant], wanted: int) -> None:
        self.chosen = chosen
        self.wanted = wanted
        self.results: list[tuple[Mutant, str]] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """pytest's own hook."""
        callers, seconds = watch(session)
        for mutant in self.chosen:
            if len(self.results) >= self.wanted:
                break
            key = (str(mutant.path), mutant.function)
            ours = sorted(callers.get(key, ()), key=lambda i: seconds[i])
            result = self._try(session, mutant, ours, seconds)
            if result:
                self.results.append((mutant, result))
                where = f"{mutant.path.stem}.py:{mutant.line}"
                print(f"{len(self.results):4} {result:9} {where} {mutant.words}", file=sys.stderr, flush=True)
        return True

    def _try(self, session: pytest.Session, mutant: Mutant, ours: list[int], seconds: list[float]) -> str:
        if not ours:
            return "untested"
        total, items = 0.0, []
        for i in ours:
            total += seconds[i]
            items.append(session.items[i])
            if total > BUDGET:
                break
        child = os.fork()
        if child == 0:
            os._exit(_child(mutant, items, int(total * 3) + ALLOWANCE))
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        return {0: "survived", 3: ""}.get(status, "caught")


def _forget() -> None:
    """What was worked out while the tests were collected would hide a fault in how it is worked out."""
    KNOWN.clear()
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper) and str(thing.__module__).startswith("engine."):
            thing.cache_clear()


def _silent() -> None:
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)


def _child(mutant: Mutant, items: list[pytest.Item], limit: int) -> int:
    """0 if all tests pass, 1 if one fails, 3 if the fault cannot be planted; killed when it hangs."""
    _silent()
    signal.alarm(limit)
    try:
        if not plant(mutant):
            return 3
        _forget()
        for item in items:
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
                return 1
    except BaseException:
        return 1
    return 0


def watch(session: pytest.Session) -> tuple[dict[tuple[str, str], set[int]], list[float]]:
    """Which tests call which functions of the engine (file and name), and how long each test takes.

    Each test runs in the same child, so that this process stays as it is after collecting.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "w") as out:
            _silent()
            for i, item in enumerate(session.items):
                seen: set[tuple[str, str]] = set()
                start = time.perf_counter()
                sys.settrace(_noting(seen))
                failed = any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))
                sys.settrace(None)
                took = time.perf_counter() - start
                out.write(f"{i}\t{took:.4f}\t{int(failed)}\n")
                out.writelines(f"\t{path}\t{name}\n" for path, name in seen)
        os._exit(0)
    os.close(writing)
    callers: dict[tuple[str, str], set[int]] = {}
    seconds = [0.0] * len(session.items)
    at, fails = 0, False
    with os.fdopen(reading) as told:
        for line in told:
            first, second, third = line.rstrip("\n").split("\t")
            if first:
                at, seconds[int(first)], fails = int(first), float(second), third == "1"
                if fails:
                    print(f"{session.items[at].nodeid} fails without any mutant and is left out")
            elif not fails:
                callers.setdefault((second, third), set()).add(at)
    os.waitpid(child, 0)
    return callers, seconds


def _noting(seen: set[tuple[str, str]]) -> Any:
    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code = frame.f_code
            if "/engine/netrunner/" in code.co_filename:
                seen.add((code.co_filename, code.co_qualname.partition(".<locals>")[0]))

    return note
