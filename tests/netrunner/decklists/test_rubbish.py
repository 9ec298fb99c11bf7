"""Files of rubbish: how much is looked up for one reading has a most, whatever is in it."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Callable
from string import ascii_lowercase

import pytest

from engine.netrunner.decklists import names
from engine.netrunner.decklists.model import Reason
from engine.netrunner.decklists.reading import MEMBERS, UNPACKED, read
from engine.netrunner.decklists.reading.effort import LINES, LOOKED_UP

PLAIN = "Jinteki: Personal Evolution\n3 Hedge Fund\n3 Snare!"


def packed(*members: str) -> bytes:
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as file:
        for number, text in enumerate(members):
            file.writestr(f"{number}.txt", text)
    return found.getvalue()


def rubbish(lines: int, seed: int = 1) -> str:
    """Lines that look like cards."""
    chance = random.Random(seed)
    words = ["".join(chance.choices(ascii_lowercase, k=chance.randint(3, 9))) for _ in range(lines)]
    return "\n".join(f"{chance.randint(1, 3)} {word} {chance.choice(words)}" for word in words)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names that similar ones were looked for, which is what takes long, and the lines that were read."""
    found: list[str] = []
    alike, titled = names.alike, names.titled

    def counted(title: str, most: int, least: float = names.LIKE, *, identities: bool = False) -> list[str]:
        found.append("alike")
        return alike(title, most, least, identities=identities)

    def line(title: str) -> str | None:
        found.append("line")
        return titled(title)

    monkeypatch.setattr(names, "alike", counted)
    monkeypatch.setattr(names, "titled", line)
    return found


FILES: dict[str, Callable[[], bytes]] = {
    "forty lists": lambda: packed(*(rubbish(60, seed) for seed in range(40))),
    "fifty long lists": lambda: packed(*(rubbish(400, seed) for seed in range(50))),
    "lists with one card": lambda: packed(*(f"{PLAIN}\n{rubbish(40, seed)}" for seed in range(40))),
    "no identity": lambda: packed(*("3 Hedge Fund\n" + rubbish(40, seed) for seed in range(40))),
    "one list": lambda: rubbish(400).encode(),
    "headings": lambda: packed(*(rubbish(300, seed).replace("\n", "\n# ") for seed in range(40))),
    "a list of sites": lambda: json.dumps({"cards": {f"{n:05}": 1 for n in range(20_000)}}).encode(),
    "a bomb": lambda: packed(*("3 x\n" * 50_000 for _ in range(50))),
}


@pytest.mark.parametrize("file", FILES)
def test_a_file_of_rubbish_is_read_with_bounded_effort(looked: list[str], file: str) -> None:
    assert len(read(FILES[file](), "lists.zip")) <= MEMBERS
    assert looked.count("alike") <= 2 * LOOKED_UP
    assert looked.count("line") < 4 * LINES


def test_lists_beside_rubbish_are_read_as_they_are() -> None:
    found = read(packed(rubbish(60), PLAIN, rubbish(60, 2), PLAIN), "lists.zip")
    assert [bool(one.cards) for one in found] == [False, True, False, True]
    assert [one.faults[0].reason for one in found if one.faults][:1] == [Reason.NOT_A_LIST]
    assert found[1].cards == found[3].cards


def test_what_is_packed_is_read_up_to_a_size() -> None:
    line = "; note\n" * 20_000
    found = read(packed(*(line for _ in range(MEMBERS))), "lists.zip")
    assert len(found) <= UNPACKED // len(line)
