"""`tools.card_facts`: a new set's file, in each shape, becomes known facts; what is wrong changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools.card_facts import __main__ as card_facts
from tools.card_facts.cards import RENAMED, join
from tools.card_facts.shapes import ShapeError, read, slug

NEW = {
    "id": "night_shift_1_0",
    "title": "Nîght Shift 1.0",
    "side": "corp",
    "faction": "haas_bioroid",
    "type": "ice",
    "subtypes": ["code_gate", "bioroid"],
    "cost": 4,
    "strength": None,
    "influence_cost": 2,
    "deck_limit": 3,
    "unique": True,
    "first_code": "90001",
    "cycle": "far_side",
}
"""An invented card of an invented set. Its strength is X."""
VERSION_2 = {
    "code": "90001",
    "title": "Nîght Shift 1.0",
    "position": 1,
    "quantity": 3,
    "deck_limit": 3,
    "uniqueness": True,
    "faction_code": "haas-bioroid",
    "pack_code": "tide",
    "side_code": "corp",
    "type_code": "ice",
    "keywords": "Code Gate - Bioroid",
    "cost": 4,
    "faction_cost": 2,
    "strength": None,
}
PACK = {"code": "tide", "cycle_code": "far-side", "name": "Low Tide", "date_release": "2031-01-05"}
NUMBERS_3 = dict.fromkeys(
    (
        "trash_cost",
        "memory_cost",
        "advancement_requirement",
        "agenda_points",
        "influence_limit",
        "minimum_deck_size",
        "base_link",
    )
)
API_3 = {
    "title": "Nîght Shift 1.0",
    "side_id": "corp",
    "faction_id": "haas_bioroid",
    "card_type_id": "ice",
    "deck_limit": 3,
    "is_unique": True,
    "card_subtype_ids": ["code_gate", "bioroid"],
    **NUMBERS_3,
    "cost": "4",
    "strength": -1,
    "influence_cost": 2,
    "printing_ids": ["90001"],
    "card_set_ids": ["low_tide"],
    "card_set_names": ["Low Tide"],
    "card_cycle_ids": ["far_side"],
    "date_release": "2031-01-05",
    "faces": [],
}
FILE_3 = {
    "id": "night_shift_1_0",
    "title": "Nîght Shift 1.0",
    "side_id": "corp",
    "faction_id": "haas_bioroid",
    "card_type_id": "ice",
    "deck_limit": 3,
    "is_unique": True,
    "subtypes": ["code_gate", "bioroid"],
    "cost": 4,
    "strength": None,
    "influence_cost": 2,
}
SET_3 = {
    "id": "low_tide",
    "name": "Low Tide",
    "legacy_code": "tide",
    "date_release": "2031-01-05",
    "card_cycle_id": "far_side",
}
PLAIN = NEW | {"printings": ["90001"], "sets": ["low_tide"]}
PLAIN_SET = {
    "id": "low_tide",
    "name": "Low Tide",
    "legacy_code": "tide",
    "date_release": "2031-01-05",
    "cycle": "far_side",
}


def put(path: Path, content: Any) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content), "utf-8")
    return path


def version_2(folder: Path) -> Path:
    put(folder / "packs.json", {"data": [PACK]})
    return put(folder / "cards.json", {"imageUrlTemplate": "", "data": [VERSION_2]})


def pack_file(folder: Path) -> Path:
    put(folder / "packs.json", [PACK])
    return put(folder / "tide.json", [VERSION_2])


def api_3(folder: Path) -> Path:
    return put(
        folder / "cards.json", {"data": [{"id": "night_shift_1_0", "type": "cards", "attributes": API_3}]}
    )


def repository(folder: Path) -> Path:
    put(folder / "v2" / "cards" / "night_shift_1_0.json", FILE_3)
    put(
        folder / "v2" / "printings" / "low_tide.json",
        [{"id": "90001", "card_id": "night_shift_1_0", "card_set_id": "low_tide"}],
    )
    put(folder / "v2" / "card_sets.json", [SET_3])
    return folder


def plain(folder: Path) -> Path:
    put(folder / "sets.json", [PLAIN_SET])
    return put(folder / "cards.json", [PLAIN])


@pytest.mark.parametrize("shape", [version_2, pack_file, api_3, repository, plain])
def test_a_new_set_becomes_known_facts(shape: Any, tmp_path: Path) -> None:
    found = card_facts.known()
    before = dict(found.facts)
    join(found, *read(shape(tmp_path), found))
    assert found.facts["night_shift_1_0"] == NEW
    assert found.cards["night_shift_1_0"].printings == {"90001": "low_tide"}
    tide = found.sets["low_tide"]
    assert (tide.name, tide.date, tide.cycle) == ("Low Tide", "2031-01-05", "far_side")
    assert card_facts.news(before, found.facts, {"hedge_fund"}) == [
        "1 new cards, none of them playable before it is declared",
        "  night_shift_1_0: Nîght Shift 1.0",
    ]
    # Everything else is as it was.
    assert {code: facts for code, facts in found.facts.items() if code in before} == before


def test_what_is_written_is_what_was_read(tmp_path: Path) -> None:
    found = card_facts.known()
    (tmp_path / "names").mkdir()
    card_facts.write(found, tmp_path / "cards.json", tmp_path / "names")
    assert (tmp_path / "cards.json").read_bytes() == card_facts.FACTS.read_bytes()
    for name in ("names.json", "sets.json"):
        assert (tmp_path / "names" / name).read_bytes() == (card_facts.NAMES / name).read_bytes()


def test_a_card_that_changed_keeps_its_other_titles_and_printings_and_is_told(tmp_path: Path) -> None:
    found = card_facts.known()
    before = dict(found.facts)
    row = {
        "code": "91001",
        "title": "Hedge Fund",
        "deck_limit": 3,
        "uniqueness": False,
        "faction_code": "neutral-corp",
        "pack_code": "tide",
        "side_code": "corp",
        "type_code": "operation",
        "keywords": "Transaction",
        "cost": 6,
        "faction_cost": 0,
    }
    put(tmp_path / "packs.json", [PACK])
    join(found, *read(put(tmp_path / "cards.json", [row]), found))
    assert card_facts.news(before, found.facts, {"hedge_fund"}) == [
        "no new card",
        "Hedge Fund: cost was 5, is 6",
    ]
    assert list(found.cards["hedge_fund"].printings) == ["01110", "20132", "25146", "30075", "91001"]
    assert found.cards["hedge_fund"].titles["de"] == "Hedgefonds"


def test_a_subtype_has_the_name_it_has_in_the_rulebook_whatever_is_printed(tmp_path: Path) -> None:
    """2.16.7, of 26.03. No card of the data has one of the names of old."""
    found = card_facts.known()
    put(tmp_path / "sets.json", [PLAIN_SET])
    put(tmp_path / "cards.json", [PLAIN | {"subtypes": ["illicit", "bioroid"]}])
    join(found, *read(tmp_path / "cards.json", found))
    assert found.facts["night_shift_1_0"]["subtypes"] == ["liability", "bioroid"]
    printed = {subtype for one in found.facts.values() for subtype in one.get("subtypes", ())}
    assert not RENAMED.keys() & printed
    assert found.facts["bulwark"]["subtypes"] == ["barrier", "liability"]


def test_another_side_is_known_by_its_own_code(tmp_path: Path) -> None:
    found = card_facts.known()
    row = API_3 | {"faces": [{"index": 0, "title": "Day Shift", "card_subtype_ids": ["bioroid"]}]}
    join(
        found,
        *read(put(tmp_path / "c.json", {"data": [{"id": "night_shift_1_0", "attributes": row}]}), found),
    )
    assert found.facts["night_shift_1_0_back"] == {
        "id": "night_shift_1_0_back",
        "title": "Day Shift",
        "side": "corp",
        "faction": "haas_bioroid",
        "type": "ice",
        "subtypes": ["bioroid"],
        "cycle": "far_side",
    }


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "is no JSON"),
        ("[]", "no list of cards"),
        ('{"data": {"code": "1"}}', "no list of cards"),
        ('[{"name": "Hedge Fund"}]', "not of a shape that is known"),
        (json.dumps([VERSION_2]), "the set 'tide' is not known; put `packs.json` beside the file"),
        (
            json.dumps([{k: v for k, v in VERSION_2.items() if k != "side_code"} | {"pack_code": "core"}]),
            "without 'side_code'",
        ),
        (json.dumps([{**PLAIN, "sets": []}]), "not of a shape that is known"),
        (json.dumps([PLAIN]), "the set 'low_tide' is not known"),
    ],
)
def test_a_file_that_cannot_be_read_changes_nothing(
    content: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[object] = []
    monkeypatch.setattr(card_facts, "write", written.append)
    (tmp_path / "cards.json").write_text(content, "utf-8")
    with pytest.raises(SystemExit, match="nothing was changed") as ended:
        card_facts.main([str(tmp_path / "cards.json")])
    assert said in str(ended.value)
    with pytest.raises(SystemExit, match="No such file"):
        card_facts.main([str(tmp_path / "gone.json")])
    assert not written


def test_a_folder_needs_cards_printings_and_sets(tmp_path: Path) -> None:
    with pytest.raises(ShapeError, match="a folder needs"):
        read(tmp_path, card_facts.known())


def test_codes_are_made_of_titles_as_the_public_data_makes_them() -> None:
    """1,988 known titles; a dozen have codes of their own making, which known titles keep."""
    found = card_facts.known()
    other = [code for code in found.cards if slug(found.facts[code]["title"]) != code]
    assert len(other) <= 12, other
