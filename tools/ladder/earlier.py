"""The automatic player as it was at an earlier commit, on today's engine: an opponent that never changes.

Its files are taken from the repository's history and read under another name, so that nothing is kept twice
and any two commits can be compared. What the engine calls otherwise today is rewritten in them (`TODAY`).
"""

from __future__ import annotations

import atexit
import importlib
import io
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE = "engine.players.netrunner"
TODAY: Final = (
    (r"\bKind\b", "EventKind"),
    # Amounts that were plain numbers: one that hangs on something else counts as not known.
    (r"if effect\.n else there\)", "if isinstance(effect.n, int) and effect.n else there)"),
    (r"if isinstance\(part, Load\) and", "if isinstance(part, Load) and isinstance(part.n, int) and"),
)
"""What a player of an earlier day says, as a pattern, and what the engine wants to hear today."""


class NoSuchPlayer(Exception):
    """The commit is not in this repository, or its player does not run on today's engine."""


class NoSuchCommit(NoSuchPlayer):
    """The commit is not in this repository, of which the whole history is needed."""


@cache
def player(commit: str) -> ModuleType:
    """`engine.players.netrunner` as it was. NoSuchPlayer or NoSuchCommit says why there is none."""
    folder = PACKAGE.replace(".", "/")
    try:
        command = ["git", "archive", commit, folder]
        found = subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoSuchCommit(f"no commit {commit} here: the whole history is needed") from error
    name = f"players_of_{commit}"
    place = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    atexit.register(shutil.rmtree, place)
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(place, filter="data")
    (place / folder).rename(place / name)
    for file in (place / name).rglob("*.py"):
        text = file.read_text().replace(PACKAGE, name)
        for then, now in TODAY:
            text = re.sub(then, now, text)
        file.write_text(text)
    sys.path.insert(0, str(place))
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise NoSuchPlayer(f"the player of {commit} does not run on today's engine: {error}") from error
