"""What all tests share: property tests run the same everywhere, no slow machine fails them, and a run of all
tests wastes no time."""

from __future__ import annotations

import gc
import importlib
import os
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from hypothesis import settings

from tests import further
from tests.long import EXAMPLES, SWEEP

# The process that workers are forked from imports what is here, wherever the test that begins it has gone.
ROOT = Path(__file__).parents[1]
os.environ["PYTHONPATH"] = str(ROOT)

# Faults that tests plant are logged; structlog's own way to show them takes longer than most tests.
structlog.configure(
    processors=[
        structlog.stdlib.add_log_level,
        structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback),
    ]
)

settings.register_profile("sysop", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.register_profile("sweep", deadline=None, derandomize=True, max_examples=SWEEP * EXAMPLES)
settings.load_profile("sysop")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries constants, too, that stand in whatever modules are loaded: other ones in each worker,
    and a second of each worker to read them. Only `make sweep` does."""
    if config.getoption("--hypothesis-profile", None) is not None:
        return
    with suppress(ImportError):  # older ones look for none
        from hypothesis.internal.conjecture import providers

        if hasattr(providers, "_local_constants"):
            providers._get_local_constants = lambda: providers._local_constants


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Imports make next to no garbage, and looking for it takes a third of their time. Tests make some: it is
    looked for less often than Python would, and not among what was there before them."""
    gc.disable()
    try:
        further.begin(session.config)
        share(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.enable()
        gc.set_threshold(100_000, 20, 100)


def share(config: pytest.Config) -> None:
    """Each worker reads all tests. In a clean checkout each would compile all of them at the same time, which
    takes twice as long as the reading: they begin at different places, and find what the others have done."""
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    if not worker or config.args != config.getini("testpaths"):
        return
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    start = int(worker.removeprefix("gw")) * len(files) // int(os.environ["PYTEST_XDIST_WORKER_COUNT"])
    for file in files[start:] + files[:start]:
        with suppress(Exception, pytest.skip.Exception):  # it is told of when it is collected
            importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    leaving = config.stash.get(further.LEAVING, None)
    return True if leaving is not None and leaving.file(collection_path) else None


@pytest.hookimpl(tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class, name: str) -> list[pytest.Item] | None:
    leaving = collector.config.stash.get(further.LEAVING, None)
    return [] if leaving is not None and leaving.test(f"{collector.nodeid}::{name}") else None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """What is left out is not made: half of all cases."""
    done = yield
    further.drop_long(metafunc)
    leaving = metafunc.config.stash.get(further.LEAVING, None)
    if leaving is not None:
        leaving.cases(metafunc)
    return done


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> Generator[None, None, None]:
    """Whoever takes many seconds is begun first: at the end one processor must not wait for the other."""
    further.leave_out(config, items)
    yield
    config.stash[further.BOTS] = further.bots(items)
    slow = [item for item in items if item.get_closest_marker("first") is not None]
    others = [item for item in items if item.get_closest_marker("first") is None]
    items[:] = spread(slow, others, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def spread(slow: list[Any], others: list[Any], workers: int) -> list[Any]:
    """xdist gives each worker an equal run of what is collected. Those that take long mostly wait for bots
    that end and begin: half of the workers begin with them, the others have the processors meanwhile."""
    found: list[Any] = []
    waiting = (workers + 1) // 2
    for worker in range(workers):
        size = (len(slow) + len(others)) // (workers - worker)
        first = len(slow) // (waiting - worker) if worker < waiting else 0
        found += slow[:first] + others[: size - first]
        slow, others = slow[first:], others[size - first :]
    return found


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--further", choices=further.HOW, default="none", help="see tests/further.txt")
    parser.addoption("--postgres", action="store_true", help="the bot's store is PostgreSQL, not SQLite")
