"""Lists as files for programs: OCTGN's XML, and NetrunnerDB's JSON.

OCTGN's and the older JSON name printings, so that cards nobody knows are left out of them.
"""

from __future__ import annotations

import json
from xml.sax.saxutils import escape, quoteattr

from engine.netrunner.decklists.reading.octgn import CARD, GAME
from engine.netrunner.decklists.writing.sheet import Row, Sheet


def octgn(sheet: Sheet) -> str:
    """OCTGN's `.o8d`."""

    def card(row: Row) -> str:
        identifier = quoteattr(CARD + row.printing)
        return f'    <card qty="{row.copies}" id={identifier}>{escape(row.facts.title)}</card>'

    notes = "".join(sign for sign in sheet.notes if sign in "\t\n" or sign >= " ")
    return "\n".join(
        (
            '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
            f'<deck game="{GAME}">',
            '  <section name="Identity">', card(sheet.identity), "  </section>",
            '  <section name="R&amp;D / Stack">', *map(card, sheet.printed), "  </section>",
            f"  <notes>{escape(notes)}</notes>",
            "</deck>",
        )
    )  # fmt: skip


def v2(sheet: Sheet) -> str:
    """NetrunnerDB's interface 2.0: printing codes, the identity among them."""
    cards = {
        row.printing: row.copies
        for row in sorted((sheet.identity, *sheet.printed), key=lambda row: row.printing)
    }
    deck = {"name": sheet.name, "description": sheet.notes, "cards": cards, "mwl_code": None, "tags": ""}
    return _written({"data": [deck], "total": 1, "success": True, "version_number": "2.0"})


def v3(sheet: Sheet) -> str:
    """NetrunnerDB's interface v3: codes of cards."""
    identity = sheet.identity.facts
    attributes = {
        "identity_card_id": identity.id,
        "name": sheet.name,
        "notes": sheet.notes,
        "side_id": identity.side,
        "faction_id": identity.faction,
        "card_slots": {row.facts.id: row.copies for row in sorted(sheet.rows, key=lambda row: row.facts.id)},
        "num_cards": sheet.size,
        "influence_spent": sum(row.influence for row in sheet.rows),
    }
    return _written({"data": {"type": "decklists", "attributes": attributes}, "meta": {}})


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)
