"""Libraries: where packs come from, and what a host is told."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.neon_hope.packs import Library, PackError
from tests.neon_hope.packs.making import TESTPACK, copied, exchange, problems_of


def test_shipped_packs_are_always_there() -> None:
    library = Library.load()
    assert "pilot" in library.packs
    assert library.pack("pilot") is library.packs["pilot"]
    assert library.problems == ()


def test_a_host_adds_packs_by_putting_them_in_a_folder(tmp_path: Path) -> None:
    copied(tmp_path, "mine")
    copied(tmp_path, "yours")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "ideas.txt").write_text("not a pack")
    library = Library.load([tmp_path])
    assert {"pilot", "mine", "yours"} == set(library.packs)
    assert library.pack("mine").id == "mine"
    assert library.pack("mine").cards["floor"] is library.pack("mine").clues["floor"]


def test_a_folder_may_be_a_pack_itself() -> None:
    assert "testpack" in Library.load([TESTPACK]).packs
    assert "testpack" in Library.load([str(TESTPACK)]).packs


def test_a_pack_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        Library.load().pack("nothing")


def test_two_packs_with_one_id(tmp_path: Path) -> None:
    home = copied(tmp_path, "mine")
    (tmp_path / "more").mkdir()
    exchange(copied(tmp_path / "more", "other") / "pack.yaml", "id: other", "id: mine")
    with pytest.raises(PackError) as raised:
        Library.load([tmp_path, tmp_path / "more"])
    (problem,) = raised.value.problems
    assert str(problem) == f"other/pack.yaml: id: there is a pack “mine” already, in {home}"


def test_a_host_cannot_replace_a_shipped_pack(tmp_path: Path) -> None:
    exchange(copied(tmp_path) / "pack.yaml", "id: mine", "id: pilot")
    shipped = Library.load().pack("pilot")
    library = Library.load([tmp_path], lenient=True)
    assert library.pack("pilot") is shipped
    assert [problem.path for problem in library.problems] == ["id"]


def test_an_empty_folder_and_one_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(PackError) as raised:
        Library.load([tmp_path / "empty", tmp_path / "gone"])
    assert [str(problem) for problem in raised.value.problems] == [
        f"{tmp_path / 'empty'}: no pack is in this folder (a folder with a pack.yaml)",
        f"{tmp_path / 'gone'}: this folder cannot be read: No such file or directory",
    ]


def test_files_that_are_missing_unreadable_or_misnamed(tmp_path: Path) -> None:
    home = copied(tmp_path)
    (home / "pack.yaml").unlink()
    assert [str(problem) for problem in problems_of(tmp_path)] == ["mine/pack.yaml: the file is missing"]

    (home / "pack.yaml").mkdir()
    (problem,) = problems_of(tmp_path)
    assert str(problem) == "mine/pack.yaml: the file cannot be read: Is a directory"

    (home / "pack.yaml").rmdir()
    (home / "pack.yml").write_bytes((TESTPACK / "pack.yaml").read_bytes())
    assert "mine/pack.yml: pack files end in .yaml" in map(str, problems_of(tmp_path))


def test_a_host_s_mistakes_leave_the_other_packs_playable(tmp_path: Path) -> None:
    copied(tmp_path, "good")
    bad = copied(tmp_path, "bad")
    exchange(bad / "clues.yaml", "secrets: 2", "secrets: two")
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "pack.yaml").write_text("id: [")
    with pytest.raises(PackError) as raised:
        Library.load([tmp_path])
    library = Library.load([tmp_path], lenient=True)
    assert set(library.packs) == {"pilot", "good"}
    assert library.problems == raised.value.problems
    assert [problem.file for problem in library.problems] == ["bad/clues.yaml", "broken/pack.yaml"]


def test_a_pack_is_read_anew_each_time_for_its_host_to_correct(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "clues.yaml", "secrets: 2", "secrets: two")
    assert len(problems_of(tmp_path)) == 1
    exchange(home / "clues.yaml", "secrets: two", "secrets: 4")
    assert Library.load([tmp_path]).pack("mine").clues["floor"].front.secrets == 4


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_in_a_file_loading_ends_in_a_pack_or_in_sentences(tmp_path: Path, seed: int) -> None:
    """Words and lines are lost, doubled and exchanged: the host gets sentences, never a traceback."""
    home = copied(tmp_path)
    rng = random.Random(seed)
    path = rng.choice(sorted(home.glob("*.yaml")))
    lines = path.read_text("utf-8").splitlines()
    words = [word for line in lines for word in line.split()]
    for _ in range(rng.randint(1, 4)):
        at = rng.randrange(len(lines))
        match rng.choice(("lose", "double", "word", "letter", "indent")):
            case "lose":
                del lines[at]
            case "double":
                lines.insert(at, lines[rng.randrange(len(lines))])
            case "word" if lines[at].split():
                old = rng.choice(lines[at].split())
                new = rng.choice([*words, "null", "[]", "{}", "-1", "999999999999999999", '""', "true"])
                lines[at] = lines[at].replace(old, new, 1)
            case "letter" if lines[at]:
                spot = rng.randrange(len(lines[at]))
                lines[at] = lines[at][:spot] + rng.choice("{}[]:,-#&*!|'\"%@ x") + lines[at][spot + 1 :]
            case _:
                lines[at] = "  " + lines[at]
    path.write_text("\n".join(lines), "utf-8")
    library = Library.load([tmp_path], lenient=True)
    assert ("mine" in library.packs) != bool(library.problems)
    assert all(problem.file.startswith("mine") and problem.text for problem in library.problems)
