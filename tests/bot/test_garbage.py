"""Full collections of garbage are made in quiet moments, and not for ever put off."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import platform
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.process import garbage
from tests.bot.dying import ROOT


class Ring:
    """Refers to itself: only a collection finds it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def before() -> Iterator[None]:
    """As Python is where nobody has said anything, and afterwards as it was: all tests have what was imported
    put away, and looking through it takes longer than most of them."""
    thresholds = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*thresholds)
    gc.freeze()


def _forgotten() -> weakref.ref[Ring]:
    """A ring that nobody has any more, too old for Python to look at by itself."""
    ring = Ring()
    gc.collect(1)
    return weakref.ref(ring)


@pytest.mark.parametrize("quiet", [True, False], ids=["quiet", "never quiet"])
async def test_what_is_old_goes_when_it_is_quiet_or_at_last(
    monkeypatch: pytest.MonkeyPatch, quiet: bool
) -> None:
    for name, value in (("EVERY", 0.01), ("LOOKS", 5), ("LOOK", 0.01)):
        monkeypatch.setattr(garbage, name, value)
    garbage.spare()
    ring, asked = _forgotten(), 0

    def is_quiet() -> bool:
        nonlocal asked
        asked += ring() is not None  # it is asked again before anybody has seen that it went
        return quiet

    tidying = asyncio.create_task(garbage.tidy(is_quiet))
    for _ in range(1000):
        await asyncio.sleep(0.005)
        if ring() is None:
            break
    assert ring() is None
    tidying.cancel()
    assert asked == 1 if quiet else asked > 1


async def _until(reached: Callable[[], bool]) -> None:
    for _ in range(5000):
        if reached():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it never comes to that")


@pytest.mark.parametrize("quiet", [True, False], ids=["quiet", "never quiet"])
async def test_what_lives_is_put_away_and_taken_out_again(
    monkeypatch: pytest.MonkeyPatch, quiet: bool
) -> None:
    """What is put away is not looked at; garbage of it goes when so much other garbage was found."""
    for name, value in {
        "EVERY": 0.001,
        "LOOKS": 1,
        "LOOK": 0.0,
        "TAKES_OUT": 100,
        "LATEST": 2,
        "FEW": 0,
        "MANY": 0,
    }.items():
        monkeypatch.setattr(garbage, name, value)
    garbage.spare()
    ring: Ring | None = Ring()
    kept = weakref.ref(ring)
    gc.collect()
    before = gc.get_freeze_count()
    tidying = asyncio.create_task(garbage.tidy(lambda: quiet))
    try:
        await _until(lambda: gc.get_freeze_count() > before)
        ring = None
        made = gc.get_stats()[2]["collections"]
        await _until(lambda: gc.get_stats()[2]["collections"] >= made + 5)
        assert kept() is not None
        for _ in range(100 if quiet else 200):
            Ring()
        await _until(lambda: kept() is None)
    finally:
        tidying.cancel()
        gc.unfreeze()


@pytest.mark.parametrize(
    ("few", "many", "quiet", "put_away"),
    [(10**9, 10**9, True, False), (0, 10**9, False, False), (0, 10**9, True, True), (0, 0, False, True)],
    ids=["little", "much, but somebody waits", "much", "very much"],
)
async def test_what_lives_is_put_away_when_it_is_much(
    monkeypatch: pytest.MonkeyPatch, few: int, many: int, quiet: bool, put_away: bool
) -> None:
    values = {"EVERY": 0.001, "LOOKS": 1, "LOOK": 0.0, "FEW": few, "MANY": many}
    for name, value in values.items():
        monkeypatch.setattr(garbage, name, value)
    garbage.spare()
    before, made = gc.get_freeze_count(), gc.get_stats()[2]["collections"]
    tidying = asyncio.create_task(garbage.tidy(lambda: quiet))
    try:
        await _until(lambda: gc.get_stats()[2]["collections"] >= made + 3)
        assert (gc.get_freeze_count() > before) == put_away
    finally:
        tidying.cancel()
        gc.unfreeze()


async def test_nothing_is_taken_out_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"EVERY": 0.001, "LOOKS": 1, "LOOK": 0.0, "TAKES_OUT": 100}.items():
        monkeypatch.setattr(garbage, name, value)
    garbage.spare()
    ring: Ring | None = Ring()
    kept = weakref.ref(ring)
    gc.collect()
    garbage.settle()
    ring, quiet = None, False
    tidying = asyncio.create_task(garbage.tidy(lambda: quiet))
    try:
        await asyncio.sleep(0.001)
        for _ in range(150):
            Ring()
        made = gc.get_stats()[2]["collections"]
        await _until(lambda: gc.get_stats()[2]["collections"] >= made + 5)
        assert kept() is not None
        quiet = True
        await _until(lambda: kept() is None)
    finally:
        tidying.cancel()
        gc.unfreeze()


def test_python_begins_no_full_collection_by_itself() -> None:
    garbage.spare()
    before = gc.get_stats()[2]["collections"]
    kept = [[] for _ in range(20 * garbage.YOUNG * garbage.ROUNDS)]  # type: ignore[var-annotated]
    assert len(kept) > 0
    assert gc.get_stats()[2]["collections"] == before


async def test_counting_what_lives_is_no_hazard_for_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tuple that somebody else holds cannot be given its size: `tuple()` fails in the other thread."""
    for name, value in {"EVERY": 0.0, "LOOKS": 1, "LOOK": 0.0, "MANY": 10**9, "FEW": 10**9}.items():
        monkeypatch.setattr(garbage, name, value)
    failed, ended = list[BaseException](), threading.Event()

    def build() -> None:
        try:
            while not ended.is_set():
                assert len(tuple(number for number in range(200))) == 200
        except BaseException as error:
            failed.append(error)

    garbage.spare()
    gc.freeze()
    alive = [Ring() for _ in range(20_000)]  # so many that counting takes some time, but no more
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    other = threading.Thread(target=build)
    other.start()
    made = gc.get_stats()[2]["collections"]
    tidying = asyncio.create_task(garbage.tidy(lambda: True))
    try:
        await _until(lambda: bool(failed) or gc.get_stats()[2]["collections"] >= made + 500)
    finally:
        tidying.cancel()
        ended.set()
        other.join()
        sys.setswitchinterval(interval)
        gc.unfreeze()
    assert not failed
    assert alive


def _resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's malloc keeps what others give back")
async def test_what_is_free_between_what_stays_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"EVERY": 0.001, "LOOKS": 1, "LOOK": 0.0, "GIVES_BACK": 0.0}.items():
        monkeypatch.setattr(garbage, name, value)
    messages = [bytes(8_000) for _ in range(10_000)]
    kept = messages[::16]
    messages.clear()
    before = _resident()
    tidying = asyncio.create_task(garbage.tidy(lambda: True))
    try:
        await _until(lambda: _resident() < before - 40 * 2**20)
    finally:
        tidying.cancel()
        gc.unfreeze()
    assert kept


ONE_HEAP = """
import os, pathlib, sys
from bot.process import garbage
garbage.keep_together()
def resident():
    return int(pathlib.Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
del (picture := [bytes(30_000_000)])[:]
pictures, stays = [], []
for _ in range(300):
    pictures.append(b"x" * 200_000)
    stays.append(b"x" * 600)
before = resident()
pictures.clear()
print(before - resident())
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's malloc keeps what others give back")
def test_what_is_large_lies_in_no_heap() -> None:
    done = subprocess.run([sys.executable, "-c", ONE_HEAP], cwd=ROOT, check=True, capture_output=True)  # noqa: S603
    assert int(done.stdout) > 50_000_000


def test_where_the_allocator_is_another_nothing_is_asked_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: object) -> object:
        raise TypeError  # as on Windows

    monkeypatch.setattr(ctypes, "CDLL", none)
    garbage.keep_together()
    garbage.give_back()
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())  # as with musl
    garbage.give_back()
