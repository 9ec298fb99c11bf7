"""Two decks, the reference samples where they are at hand, and lists as they are played with in tests."""

from __future__ import annotations

import os
from pathlib import Path

from engine.netrunner.decks.lists import Deck

KATE = Deck(
    "kate_mac_mccaffrey_digital_tinker",
    {
        "diesel": 3, "deja_vu": 2, "inside_job": 2, "modded": 2, "stimhack": 1, "sure_gamble": 3,
        "the_makers_eye": 3, "tinkering": 2, "akamatsu_mem_chip": 2, "aesops_pawnshop": 1, "corroder": 1,
        "femme_fatale": 2, "gordian_blade": 3, "crypsis": 2, "magnum_opus": 2, "armitage_codebusting": 3,
    },
)  # fmt: skip
"""Cards with accents and two kinds of apostrophes; out of faction, with influence."""
HAAS = Deck(
    "haas_bioroid_precision_design",
    {
        "hedge_fund": 3, "bran_1_0": 2, "ichi_1_0": 2, "karuna": 2, "tomorrows_headline": 1, "palisade": 3,
        "offworld_office": 3, "send_a_message": 2, "manegarm_skunkworks": 1, "24_7_news_cycle": 1,
        "jeeves_model_bioroids": 1, "evidence_collection_2": 2,
    },
)  # fmt: skip
"""Titles that begin or end in a number, quotes of a rare kind, accents, an alliance card."""


def reference() -> Path | None:
    """The folder of sample lists: beside the reference data (SYSOP_SHARED, or `../shared`)."""
    checkout = Path(__file__).resolve().parents[3]
    for place in (os.environ.get("SYSOP_SHARED"), checkout.parent / "shared"):
        if place and (found := Path(place) / "decks" / "samples").is_dir():
            return found
    return None
