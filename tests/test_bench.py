"""The benchmark: every part is there, and none can hang."""

from __future__ import annotations

import importlib.util
import json
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.migrating import migrate
from tools import bench, bench_load, soak


def test_every_part_has_its_module_and_every_module_is_a_part() -> None:
    there = {path.stem.removeprefix("bench_") for path in Path(bench.__file__).parent.glob("bench_*.py")}
    assert there == set(bench.PARTS)
    assert all(importlib.util.find_spec(f"tools.bench_{part}") for part in bench.PARTS)


def test_a_part_that_takes_too_long_is_ended_and_said(capfd: pytest.CaptureFixture[str]) -> None:
    assert bench._apart("thread", limit=0.01) == 1
    assert json.loads(capfd.readouterr().out) == {"part": "thread", "error": "took longer than 0.01 s"}


def test_what_a_process_takes_counts_its_children() -> None:
    before = bench_load._processor(os.getpid())
    busy = [sys.executable, "-c", "sum(range(10**7)); input()"]
    with subprocess.Popen(busy, stdin=subprocess.PIPE) as child:  # noqa: S603
        while child.pid not in set(bench_load._tree(os.getpid())):
            pass
        while bench_load._processor(child.pid) < 0.05:
            pass
        assert bench_load._processor(os.getpid()) >= before + 0.05
        child.communicate(b"\n")


@pytest.mark.parametrize(
    ("minutes", "failed", "wrong"),
    [
        ([100.0, 150, 170, 180, 190, 200, 205, 210], 0, []),
        ([100.0, 100, 100, 100, 100, 100, 131], 0, ["memory grew from 200 to 231 MiB"]),
        ([260.0, 200, 200, 200, 200, 200, 200], 0, ["the bot's memory came to 260 MiB"]),
        ([100.0], 2, ["2 interactions were not answered in time"]),
    ],
)
def test_what_a_soak_says(minutes: list[float], failed: int, wrong: list[str]) -> None:
    assert soak.verdict([(each, 100.0) for each in minutes], failed) == wrong
    assert soak.memory(os.getpid())[0] > 10


def test_a_process_that_is_just_replaced_has_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen([sys.executable, "-c", ""]) as gone:
        gone.wait()
    monkeypatch.setattr(soak, "_tree", lambda pid: iter((pid, gone.pid)))
    own, others = soak.memory(os.getpid())
    assert own > 10
    assert others == 0


def test_how_far_messages_are_behind_is_the_worst_that_was_seen(tmp_path: Path) -> None:
    database = str(tmp_path / "bench.sqlite3")
    migrate(database)
    behind = bench_load.Behind(database)
    behind.look()
    assert behind.worst == 0
    with closing(sqlite3.connect(database)) as db:
        now = time.time()
        # The last is a promise for later.
        for state, age, due in (
            ("waiting", 5, 0),
            ("waiting", 40, 0),
            ("sent", 900, 0),
            ("waiting", 900, now + 60),
        ):
            db.execute(
                "INSERT INTO outbox"
                " (owner, owner_id, lane, kind, payload, nonce, state, attempts, due, created)"
                " VALUES ('game', 1, 'thread', 'text', '{}', '', ?, 0, ?, ?)",
                (state, due, now - age),
            )
        db.commit()
        behind.look()
        db.execute("UPDATE outbox SET state = 'sent'")
        db.commit()
    behind.look()
    assert 40 <= behind.worst < 60
