"""Join card data to the facts the engine knows (engine/netrunner/table/data/cards.json) and to what else
cards are known by: printing codes, sets, titles in other languages (engine/netrunner/decklists/data).

Usage: python -m tools.card_facts PATH [PATH...]

A path is a file of the public card database: API version 3 (`cards.json`), API version 2 or a pack file of
its time (with `packs.json` beside it where sets are new), the community's plain list (with `sets.json` beside
it); or the repository's folder of version 3. Facts only are kept: names, costs, types; no card text. Cards
that are not declared yet have their facts too: a new card then costs its declaration only, and a name in a
deck list is known although it cannot be played yet. Prints what is new, and what changed of declared cards.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from engine.netrunner.cards import declared
from tools.card_facts.cards import BACK_CODE, Card, Facts, Known, Set, join
from tools.card_facts.shapes import ShapeError, read

NETRUNNER: Final = Path(__file__).parents[2] / "engine" / "netrunner"
FACTS: Final = NETRUNNER / "table" / "data" / "cards.json"
NAMES: Final = NETRUNNER / "decklists" / "data"


def known(facts: Path = FACTS, names: Path = NAMES) -> Known:
    """What the engine's data files say."""
    by_code: dict[str, Facts] = {row["id"]: row for row in _rows(facts)}
    cards = {
        code: Card(by_code[code], printings, titles)
        for code, printings, titles in _rows(names / "names.json")
    }
    cycles = {
        where: by_code[code]["cycle"]
        for code, card in cards.items()
        for printed, where in card.printings.items()
        if printed == by_code[code].get("first_code")
    }
    sets = {
        code: Set(code, name, short, date, cycles.get(code, ""))
        for code, name, short, date in _rows(names / "sets.json")
    }
    return Known(by_code, cards, sets)


def write(found: Known, facts: Path = FACTS, names: Path = NAMES) -> None:
    """Write the three data files, a line for each row."""
    _write(facts, [found.facts[code] for code in sorted(found.facts)])
    _write(
        names / "names.json",
        [[code, card.printings, card.titles] for code, card in sorted(found.cards.items())],
    )
    sets = sorted(found.sets.values(), key=lambda one: one.id)
    _write(names / "sets.json", [[one.id, one.name, one.short, one.date] for one in sets])


def _rows(path: Path) -> list[Any]:
    rows: list[Any] = json.loads(path.read_text("utf-8"))
    return rows


def _write(path: Path, rows: list[Any]) -> None:
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    path.write_text(f"[\n{lines}\n]\n", "utf-8")


def news(before: dict[str, Facts], after: dict[str, Facts], playable: set[str]) -> list[str]:
    """What is new, in lines: how many cards are known that were not, and what changed of those declared."""
    new = [facts for code, facts in after.items() if code not in before and not code.endswith(BACK_CODE)]
    lines = [f"{len(new)} new cards, none of them playable before it is declared"] if new else ["no new card"]
    lines += [f"  {facts['id']}: {facts['title']}" for facts in new]
    for code in sorted(playable & set(before)):
        for name in sorted({*before[code], *after[code]}):
            was, now = before[code].get(name), after[code].get(name)
            if was != now:
                lines.append(f"{before[code]['title']}: {name} was {was!r}, is {now!r}")
    return lines


def main(paths: list[str]) -> None:
    """Read all, then write: a file that cannot be read changes nothing."""
    found = known()
    before = dict(found.facts)
    try:
        for path in paths:
            join(found, *read(Path(path), found))
    except (ShapeError, LookupError) as error:
        sys.exit(f"{error}; nothing was changed")
    except OSError as error:
        sys.exit(f"{error.filename}: {error.strerror}; nothing was changed")
    write(found)
    print("\n".join(news(before, found.facts, set(declared()))))


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
