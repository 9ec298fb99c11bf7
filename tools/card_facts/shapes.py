"""The shapes of files with card data: the community's plain list, API version 2 and the pack files of its
time, the repository's folder of version 3, API version 3. Each is read to `Card`s and `Set`s.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tools.card_facts.cards import Card, Facts, Known, Set

Json = Any
RENAMED: Final = {
    "faction_cost": "influence_cost",
    "advancement_cost": "advancement_requirement",
}
"""Version 2 -> our fields; the others have the same name."""
NUMBERS: Final = (
    "cost", "strength", "memory_cost", "trash_cost", "advancement_requirement", "agenda_points",
    "influence_cost", "influence_limit", "minimum_deck_size", "base_link",
)  # fmt: skip
CYCLES: Final = {"core": "core_set", "core2": "revised_core_set", "sc19": "system_core_2019"}
"""Version 2 -> version 3, where it is not the same with underscores."""


class ShapeError(Exception):
    """The file is of no shape that is known, or lacks something; says what."""


def read(path: Path, known: Known) -> tuple[list[Card], list[Set]]:
    """All cards and sets of a file or folder. ShapeError says what is wrong with it."""
    try:
        return _read(path, known)
    except KeyError as error:
        raise ShapeError(f"{path}: a card without {error.args[0]!r}") from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ShapeError(f"{path} is no JSON: {error}") from error
    except (TypeError, AttributeError, ValueError) as error:
        raise ShapeError(f"{path}: not of a shape that is known ({error})") from error


def _read(path: Path, known: Known) -> tuple[list[Card], list[Set]]:
    if path.is_dir():
        for folder in (path, path / "v2"):
            if (folder / "cards").is_dir() and (folder / "printings").is_dir():
                return _repository(folder)
        raise ShapeError(f"{path}: a folder needs `cards`, `printings` and `card_sets.json`")
    content = _json(path)
    rows = content.get("data") if isinstance(content, dict) else content
    if not isinstance(rows, list) or not rows or not isinstance(rows[0], dict):
        raise ShapeError(f"{path}: no list of cards")
    if "attributes" in rows[0]:
        return _api_3(rows)
    if "type_code" in rows[0]:
        return _api_2(rows, path, known)
    if "printings" in rows[0] and "side" in rows[0]:
        return _plain(rows, path)
    raise ShapeError(f"{path}: not of a shape that is known")


def _json(path: Path) -> Json:
    return json.loads(path.read_text("utf-8"))


def _beside(path: Path, name: str) -> list[Json]:
    """The rows of a file of the same folder, none if it is not there."""
    other = path.parent / name
    if not other.exists():
        return []
    content = _json(other)
    rows: list[Json] = content["data"] if isinstance(content, dict) else content
    return rows


def slug(title: str) -> str:
    """A title as a code: "Karunā" -> "karuna"."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", title) if not unicodedata.combining(one))
    return re.sub(r"[^a-z0-9]+", "_", re.sub("['’ʼ™®]", "", plain.lower())).strip("_")


# The plain list


def _plain(rows: list[Json], path: Path) -> tuple[list[Card], list[Set]]:
    cards = [
        Card(
            {key: value for key, value in row.items() if key not in ("printings", "sets", "titles", "faces")},
            dict(zip(row["printings"], row["sets"], strict=True)),
            row.get("titles", {}),
            row.get("faces", []),
        )
        for row in rows
    ]
    sets = [
        Set(one["id"], one["name"], one["legacy_code"], one["date_release"] or "", one["cycle"])
        for one in _beside(path, "sets.json")
    ]
    return cards, sets


# Version 2: an object for each printing


def _api_2(rows: list[Json], path: Path, known: Known) -> tuple[list[Card], list[Set]]:
    by_short = {one.short: one.id for one in known.sets.values() if one.short}
    sets = []
    for pack in _beside(path, "packs.json"):
        cycle = str(pack["cycle_code"])
        code = by_short.setdefault(pack["code"], slug(pack["name"]))
        sets.append(
            Set(
                code,
                pack["name"],
                pack["code"],
                pack["date_release"] or "",
                CYCLES.get(cycle, cycle.replace("-", "_")),
            )
        )
    of_printing = {number: code for code, card in known.cards.items() for number in card.printings}
    of_title = {facts["title"]: code for code, facts in known.facts.items()}
    found: dict[str, Card] = {}
    for row in sorted(rows, key=lambda row: str(row["code"])):
        pack = row["pack_code"]
        if pack not in by_short:
            raise ShapeError(f"{path}: the set {pack!r} is not known; put `packs.json` beside the file")
        code = of_printing.get(row["code"]) or of_title.get(row["title"]) or slug(row["title"])
        card = found.setdefault(code, Card({}, {}))
        # A later printing says best what the card is today.
        card.facts = _facts_2(code, row)
        card.printings[row["code"]] = by_short[pack]
    return list(found.values()), sets


def _facts_2(code: str, row: Mapping[str, Json]) -> Facts:
    kind = row["type_code"]
    facts: Facts = {
        "id": code,
        "title": row["title"],
        "side": row["side_code"],
        "faction": row["faction_code"].replace("-", "_"),
        "type": f"{row['side_code']}_identity" if kind == "identity" else kind,
        "deck_limit": row["deck_limit"],
    }
    if row.get("keywords"):
        facts["subtypes"] = [slug(one) for one in row["keywords"].split(" - ")]
    if row["uniqueness"]:
        facts["unique"] = True
    renamed = {RENAMED.get(key, key): value for key, value in row.items()}
    return facts | {key: renamed[key] for key in NUMBERS if key in renamed}


# Version 3


def _facts_3(row: Mapping[str, Json], code: str, subtypes: Iterable[str]) -> Facts:
    """What both files and API of version 3 call the same, without numbers."""
    facts: Facts = {
        "id": code,
        "title": row["title"],
        "side": row["side_id"],
        "faction": row["faction_id"],
        "type": row["card_type_id"],
        "deck_limit": row["deck_limit"],
    }
    if found := list(subtypes):
        facts["subtypes"] = found
    if row["is_unique"]:
        facts["unique"] = True
    return facts


def _repository(folder: Path) -> tuple[list[Card], list[Set]]:
    sets = [
        Set(one["id"], one["name"], one["legacy_code"] or "", one["date_release"] or "", one["card_cycle_id"])
        for one in _json(folder / "card_sets.json")
    ]
    printed: dict[str, dict[str, str]] = {}
    for file in sorted((folder / "printings").glob("*.json")):
        for one in _json(file):
            printed.setdefault(one["card_id"], {})[one["id"]] = one["card_set_id"]
    cards = []
    for file in sorted((folder / "cards").glob("*.json")):
        row = _json(file)
        facts = _facts_3(row, row["id"], row.get("subtypes", ()))
        facts |= {key: row[key] for key in NUMBERS if key in row}
        if row["id"] not in printed:
            raise ShapeError(f"{file}: no printing of this card in {folder / 'printings'}")
        faces = [_face(face, face.get("subtypes")) for face in row.get("faces", ())]
        cards.append(Card(facts, printed[row["id"]], faces=faces))
    return cards, sets


def _face(face: Mapping[str, Json], subtypes: Json) -> Facts:
    """What another side has that differs."""
    kept = {key: face[key] for key in ("title", "base_link", "strength", "cost") if face.get(key) is not None}
    return kept | ({"subtypes": list(subtypes)} if subtypes else {})


def _api_3(rows: list[Json]) -> tuple[list[Card], list[Set]]:
    cards, sets = [], {}
    for row in rows:
        said = row["attributes"]
        facts = _facts_3(said, row["id"], said["card_subtype_ids"] or ())
        facts |= _numbers_3(said)
        faces = [_face(face, face.get("card_subtype_ids")) for face in said.get("faces") or ()]
        # Newest first, one set and one cycle for each printing.
        cards.append(
            Card(facts, dict(zip(said["printing_ids"], said["card_set_ids"], strict=True)), faces=faces)
        )
        for code, name, cycle in zip(
            said["card_set_ids"], said["card_set_names"], said["card_cycle_ids"], strict=True
        ):
            # Only where it was printed first is the card's date the set's.
            date = said["date_release"] or "" if code == said["card_set_ids"][-1] else ""
            if date or code not in sets:
                sets[code] = Set(code, name, "", date, cycle)
    return cards, list(sets.values())


def _numbers_3(said: Mapping[str, Json]) -> Facts:
    """Null says both that a number does not apply and that it is unlimited: the type tells which."""
    found: Facts = {}
    for key in NUMBERS:
        value = said[key]
        if value in ("X", -1):
            found[key] = None
        elif value is not None:
            found[key] = int(value)
        elif key == "influence_limit" and said["card_type_id"].endswith("_identity"):
            found[key] = None
    return found
