"""What packs take from YAML, and what they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.neon_hope.packs import Library, Problem
from tests.neon_hope.packs.making import copied, exchange, problems_of

FLOOR = "name: {en: FLOOR, de: BODEN}"


def refused(tmp_path: Path, data: bytes) -> Problem:
    """The only problem with another file of these bytes in the pack."""
    (copied(tmp_path) / "other.yaml").write_bytes(data)
    (problem,) = problems_of(tmp_path)
    return problem


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("yes", "yes"),
        ("no", "no"),
        ("Off", "Off"),
        ("2024-01-01", "2024-01-01"),
        ("1.5", "1.5"),
        ("~", "~"),
        ('"404"', "404"),
        ("'true'", "true"),
        ("1_000", "1_000"),
        ("0x1F", "0x1F"),
        ("  two words  ", "two words"),
    ],
)
def test_what_yaml_would_turn_into_something_else_stays_text(
    tmp_path: Path, written: str, meant: str
) -> None:
    exchange(copied(tmp_path) / "clues.yaml", FLOOR, f"name: {{en: {written}, de: BODEN}}")
    clue = Library.load([tmp_path], lenient=True).pack("mine").clues["floor"]
    assert clue.name == {"en": meant, "de": "BODEN"}


def test_blocks_of_text_keep_their_paragraphs(tmp_path: Path) -> None:
    english = "      en: |\n        One.\n\n        Two: with a colon.\n"
    block = f"intro:\n{english}      de: >\n        Eins\n        und zwei."
    exchange(copied(tmp_path) / "story.yaml", "intro: {en: It begins., de: Es beginnt.}", block)
    episode = Library.load([tmp_path], lenient=True).pack("mine").episodes["first"]
    assert episode.intro == {"en": "One.\n\nTwo: with a colon.", "de": "Eins und zwei."}


def test_numbers_may_have_a_sign(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "characters.yaml", "bonus: 1", "bonus: -2")
    pack = Library.load([tmp_path], lenient=True).pack("mine")
    assert pack.actions["look"].bonus == -2


@pytest.mark.parametrize(
    ("data", "line", "says"),
    [
        (b"clues: {\n", 2, "this is not YAML"),
        (b"clues:\n  a: 1\n\tb: 2\n", 3, "this is not YAML"),
        (b"clues: {}\n---\nclues: {}\n", 2, "this is not YAML"),
        (b"clues:\n  caf\xe9: {}\n", 2, "this is not UTF-8 text"),
        (b"clues: {}\n# \x00\n", 2, "this is not YAML"),
        (b"", 0, "the file is empty"),
        (b"# nothing\n", 0, "the file is empty"),
        (b"- clues\n", 1, "the file must be a mapping"),
        (b"clues\n", 1, "the file must be a mapping"),
        (b"clues: {}\nclues: {}\n", 2, "“clues” stands here twice (first in line 1)"),
        (b"? [a, b]\n: {}\n", 1, "a key must be a single word"),
        (b"clues: !!python/object:os.system {}\n", 1, "tags (tag:yaml.org,2002:python/object:os.system)"),
        (b"clues: !secret x\n", 1, "tags (!secret)"),
        (b"clues: {}\nevents: " + b"[" * 100 + b"]" * 100, 2, "nested too deeply"),
        (b"clues: " + b"[" * 100_000, 1, "nested too deeply"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(tmp_path: Path, data: bytes, line: int, says: str) -> None:
    (copied(tmp_path) / "other.yaml").write_bytes(data)
    problem = problems_of(tmp_path)[0]
    assert (problem.file, problem.line) == ("mine/other.yaml", line)
    assert says in problem.text


def test_no_alias_can_make_a_pack_endless(tmp_path: Path) -> None:
    problem = refused(tmp_path, b"clues: &a\n  x: *a\n")
    assert problem.line == 1
    assert "anchors and aliases" in problem.text


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    home = copied(tmp_path)
    path = home / "clues.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert problems_of(tmp_path) == ()
