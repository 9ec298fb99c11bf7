"""docs/packs.md: its examples load, and it names all there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.neon_hope.language.ops import AMOUNTS, CONDITIONS, EFFECTS
from engine.neon_hope.packs import Library
from engine.neon_hope.table.pack import CARD_TABLES
from tests.neon_hope.packs.making import copied, exchange

PAGE = (Path(__file__).parents[3] / "docs" / "packs.md").read_text("utf-8")
BLOCKS = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
QUOTED = [block for block in BLOCKS if block.startswith("# docs/")]
HEAD, CARDS, *MORE = [block for block in BLOCKS if block not in QUOTED]
DOCS = Path(__file__).parents[3]


def test_the_example_cards_can_be_put_into_a_pack(tmp_path: Path) -> None:
    home = copied(tmp_path)
    exchange(home / "pack.yaml", "sets:\n", "sets:\n  streets: {en: Streets, de: Straßen}\n")
    (home / "harbour.yaml").write_text(CARDS, "utf-8")
    pack = Library.load([tmp_path]).pack("mine")
    assert pack.enemies["crane"].copies == 2
    assert pack.clues["night-kiosk"].backs[0].support == ("courage", "hope")
    assert len(pack.events["tip-off"].effects) == 3


def test_the_other_examples_can_be_put_into_a_pack(tmp_path: Path) -> None:
    home = copied(tmp_path)
    (home / "more.yaml").write_text("".join(MORE).replace("tact", "attr-c"), "utf-8")
    assert len(Library.load([tmp_path]).pack("mine").enemies["keeper"].stages) == 2


@pytest.mark.parametrize("block", QUOTED, ids=[block.split("\n")[0] for block in QUOTED])
def test_what_is_quoted_from_a_pack_stands_there(block: str) -> None:
    first, *lines = block.splitlines()
    file = (DOCS / first.removeprefix("# ")).read_text("utf-8").splitlines()
    rest = iter(file)
    assert [line for line in lines if line and line not in rest] == [], "in this order"


def test_the_example_head_lacks_only_cards(tmp_path: Path) -> None:
    (tmp_path / "harbour").mkdir()
    (tmp_path / "harbour" / "pack.yaml").write_text(HEAD, "utf-8")
    problems = Library.load([tmp_path], lenient=True).problems
    assert {problem.path for problem in problems} == {"characters", "episodes"}


@pytest.mark.parametrize(
    ("title", "names"),
    [("Effects", EFFECTS), ("Conditions", CONDITIONS), ("Amounts", AMOUNTS)],
    ids=["effects", "conditions", "amounts"],
)
def test_every_operation_is_named_with_its_fields(title: str, names: dict[str, type]) -> None:
    part = PAGE.partition(f"**{title}**")[2].partition("\n**")[0]
    written: dict[str, str] = {}
    for op, inner in re.findall(r"`([a-z_]+)(?:\(([^)`]*)\))?`", part):
        written.setdefault(op, inner)
    for op, cls in names.items():
        fields = cls.__struct_encode_fields__  # type: ignore[attr-defined]
        assert written.get(op) == ", ".join(fields), op


def test_every_table_is_named() -> None:
    part = PAGE.partition("## Tables of cards")[2].partition("What stands in these again")[0]
    assert re.findall(r"^- `([a-z_]+)`: ", part, re.MULTILINE) == list(CARD_TABLES)
