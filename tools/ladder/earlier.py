"""The automatic player as it was at an earlier commit, on today's engine: an opponent that never changes.

Its files are taken from the repository's history and read under another name, so that nothing is kept twice
and any two commits can be compared. It works as long as the engine still has the names they use.
"""

from __future__ import annotations

import atexit
import importlib
import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType

PACKAGE = "engine.players.netrunner"


class NoSuchPlayer(Exception):
    """The commit is not in this repository, or its player does not run on today's engine."""


@cache
def player(commit: str) -> ModuleType:
    """`engine.players.netrunner` as it was. NoSuchPlayer says why there is none."""
    folder = PACKAGE.replace(".", "/")
    try:
        command = ["git", "archive", commit, folder]
        found = subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoSuchPlayer(f"no commit {commit} here: the whole history is needed") from error
    name = f"players_of_{commit}"
    place = Path(tempfile.mkdtemp(prefix=f"{name}-"))
    atexit.register(shutil.rmtree, place)
    with tarfile.open(fileobj=io.BytesIO(found.stdout)) as archive:
        archive.extractall(place, filter="data")
    (place / folder).rename(place / name)
    for file in (place / name).rglob("*.py"):
        file.write_text(file.read_text().replace(PACKAGE, name))
    sys.path.insert(0, str(place))
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise NoSuchPlayer(f"the player of {commit} does not run on today's engine: {error}") from error
