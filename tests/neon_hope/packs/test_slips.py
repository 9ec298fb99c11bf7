"""Slips of any kind in a pack: whoever wrote it is told where they are, and nothing breaks."""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from engine.neon_hope.packs import Library
from engine.neon_hope.packs.library import Read, read_pack
from tests.long import examples

FERRY = Path(__file__).parents[3] / "docs" / "ferry"
FILES = {path.name: path.read_text("utf-8").splitlines() for path in sorted(FERRY.glob("*.yaml"))}
WORDS = sorted({word.strip("{}[],:") for lines in FILES.values() for line in lines for word in line.split()})
BREAK = re.compile("\r\n|[\r\n\x85\u2028\u2029]")
"""What ends a line in YAML."""
ODD = (
    "",
    "~",
    "-1",
    "999999999999",
    "[]",
    "{}",
    "[[]]",
    "{a: {b: []}}",
    "&a *a",
    "!!int x",
    "\t",
    "'",
    "é\u0000",
    "- -",
)


@st.composite
def slips(draw: st.DrawFn) -> dict[str, list[str]]:
    """The ferry with some lines out of their place, or with a word of somewhere else."""
    files = {name: list(lines) for name, lines in FILES.items()}
    for _ in range(draw(st.integers(1, 4))):
        lines = files[draw(st.sampled_from(sorted(files)))]
        at = draw(st.integers(0, len(lines) - 1))
        what = draw(st.sampled_from(("drop", "double", "swap", "indent", "word", "odd")))
        if what == "drop":
            lines[at] = ""
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif what == "indent":
            lines[at] = " " * draw(st.integers(1, 4)) + lines[at]
        else:
            key, colon, value = lines[at].partition(":")
            words = value.split() or [""]
            new = draw(st.sampled_from(WORDS if what == "word" else ODD) | st.text(max_size=8))
            words[draw(st.integers(0, len(words) - 1))] = new
            lines[at] = f"{key}{colon} {' '.join(words)}"
    return files


def found(files: dict[str, list[str]]) -> Read:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "ferry"
        shutil.copytree(FERRY, home)
        for name, lines in files.items():
            (home / name).write_bytes("\n".join(lines).encode("utf-8", "surrogatepass"))
        return read_pack(home, Library.load().packs)


def test_the_ferry_itself_is_right() -> None:
    read = found(FILES)
    assert read.pack is not None
    assert read.problems == ()


@given(slips())
@examples(25, sweep=12)
def test_whatever_slips_into_a_pack_is_told_by_its_line(files: dict[str, list[str]]) -> None:
    read = found(files)
    assert read.pack is not None or read.problems
    for problem in (*read.problems, *read.doubts):
        name = problem.file.rpartition("/")[2]
        assert problem.text
        assert name in files
        assert 0 <= problem.line <= len(BREAK.split("\n".join(files[name]))) + 1
