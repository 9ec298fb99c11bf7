"""Whether `make run` and `make test` set up what they need, on every Python promised that is on this machine;
and whether the lowest versions that pyproject.toml allows will do.

    python -m tools.setups [3.11] [3.13] ... [lowest] [--tests PATH ...]

Each is tried in a copy of the checkout, with an environment of its own: `make run` until the bot is connected
to the sandbox and the page is there, then `make test`. `lowest`: the tests, on the oldest Python, with the
lowest version of each dependency. `--tests`: these instead of all. Exit status 1 if something is not so.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
LOWEST: Final = "lowest"
LOW_TESTS: Final = ("bot", "render", "sandbox", "messages", "leagues", "neon_hope")
"""Folders of tests of what uses the dependencies; the engine has hardly any."""
LOW_LEFT_OUT: Final = ("--further=none", "--ignore=tests/bot/test_presses_counted.py")
"""What more there is of each kind; calls of Python, which are those of the versions that are locked."""
GUARD: Final = 600.0
"""Seconds after which a bot that does not connect is taken never to."""
PYTEST: Final = ("pytest", "-n", "2", "--dist", "worksteal")


def ran(*command: str, cwd: Path = ROOT, **how: Any) -> subprocess.CompletedProcess[str]:
    """A command that has come to its end."""
    return subprocess.run(command, cwd=cwd, text=True, check=False, **how)  # noqa: S603


def interpreter(version: str) -> str | None:
    """An interpreter of this version; None without one, though pyenv may have a stand-in."""
    own = sorted(str(each) for each in Path.home().glob(f".pyenv/versions/{version}.*/bin/python3"))
    for place in filter(None, [shutil.which(f"python{version}"), *own]):
        told = ran(place, "-c", "import sys; print('%d.%d' % sys.version_info[:2])", capture_output=True)
        if told.stdout.strip() == version:
            return place
    return None


def copied(folder: str) -> Path:
    """The files of the project, as git knows them, and nothing that was made of them."""
    there = Path(folder) / "sysop"
    listed = ran("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", capture_output=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)
    return there


def environment(tests: list[str]) -> dict[str, str]:
    """Ours without what would reach a real bot; `tests` for pytest."""
    kept = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "VIRTUAL_ENV")}
    return kept | {"PYTEST_ADDOPTS": " ".join(tests)} if tests else kept


def runs(there: Path, python: str) -> str:
    """What is wrong with `make run`; "" if its page is there and its bot is connected."""
    making = subprocess.Popen(  # noqa: S603
        ["make", "run", f"PYTHON={python}"],  # noqa: S607
        cwd=there, env=environment([]), text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    guard = threading.Timer(GUARD, os.killpg, (making.pid, signal.SIGKILL))
    guard.start()
    said: list[str] = []
    page = ""
    try:
        assert making.stdout is not None
        for line in making.stdout:
            said.append(line)
            found = re.search(r"Open (http://\S+)", line)
            page = found[1] if found else page
            if page and '"ready"' in line:
                with urllib.request.urlopen(page, timeout=30) as shown:  # noqa: S310
                    return "" if shown.status == 200 else f"the page has status {shown.status}"
        return f"make run ended with status {making.wait()}:\n{''.join(said[-20:])}"
    finally:
        guard.cancel()
        if making.poll() is None:
            os.killpg(making.pid, signal.SIGTERM)
            making.communicate(timeout=60)


def on(version: str, python: str, tests: list[str]) -> bool:
    """Whether both commands do on this Python."""
    with tempfile.TemporaryDirectory(prefix="sysop-setup-") as folder:
        there = copied(folder)
        wrong = runs(there, python)
        print(f"setups {version}: make run: {wrong or 'connected'}", flush=True)
        tested = ran("make", "test", f"PYTHON={python}", cwd=there, env=environment(tests)).returncode
        print(f"setups {version}: make test: status {tested}", flush=True)
        return not wrong and not tested


def lowest(python: str, tests: list[str]) -> bool:
    """Whether the tests pass with the lowest versions allowed."""
    with tempfile.TemporaryDirectory(prefix="sysop-lowest-") as folder:
        there = copied(folder)
        own = str(there / ".venv" / "bin" / "python")
        ran(python, "-m", "venv", str(there / ".venv")).check_returncode()
        lowest_of = ("--resolution", "lowest-direct", "-r", "pyproject.toml", "--extra", "dev")
        installing = (sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", own)
        ran(*installing, *lowest_of, cwd=there).check_returncode()
        chosen = tests or [*(f"tests/{each}" for each in LOW_TESTS), *LOW_LEFT_OUT]
        status = ran(own, "-m", *PYTEST, *chosen, cwd=there, env=environment([])).returncode
        print(f"setups {LOWEST}: tests: status {status}", flush=True)
        return not status


def main(arguments: list[str] | None = None) -> int:
    """Exit status: 0 if all that could be tried is as promised."""
    parser = argparse.ArgumentParser(prog="tools.setups", description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("which", nargs="*", help=f"any of {', '.join((*PYTHONS, LOWEST))}; all of them")
    parser.add_argument("--tests", nargs="+", default=[], metavar="PATH")
    given = parser.parse_args(arguments)
    unknown = sorted(set(given.which) - {*PYTHONS, LOWEST})
    if unknown:
        parser.error(f"not promised: {', '.join(unknown)}")
    wanted = given.which or [*PYTHONS, LOWEST]
    found = {version: place for version in PYTHONS if (place := interpreter(version)) is not None}
    held = True
    for version in wanted:
        if version == LOWEST:
            held &= lowest(next(iter(found.values())), given.tests)
        elif version in found:
            held &= on(version, found[version], given.tests)
        else:
            print(f"setups {version}: not on this machine")
    return 0 if held else 1


if __name__ == "__main__":
    raise SystemExit(main())
