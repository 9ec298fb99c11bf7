"""The alt texts of NEON HOPE's pictures: what is said, for whom, in which language."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.messages import LANGUAGES, identifiers
from engine.neon_hope.shown.view import View
from render.neon_hope import board, card, hand
from render.picture import ALT_LIMIT
from tests.render.neon_hope import samples
from tests.render.neon_hope.parts import INFOS

ROOM = Path(__file__).parents[3] / "render" / "neon_hope"


def alt(view: View) -> str:
    return board(view, samples.NAMES)[0].alt


@pytest.mark.parametrize("name", list(samples.BOARDS))
def test_alt_texts_fit_discord(name: str) -> None:
    for picture in board(samples.BOARDS[name], samples.NAMES):
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_alt_text_tells_the_table() -> None:
    text = alt(samples.three())
    assert text.startswith("Juno Okafor (Jonas) to act. The Lights of Harbour Nine · Normal · ")
    for part in (
        "Surveillance 13 of 40. Next threshold at 16.",
        "Chapter 2, Below the Waterline: Complete the Harbour Master's Ledger and bring the Neon Florist",
        "Vesper (Mara), Crane Deck: endurance 6, hand 5, hope 3, resources 2, actions 0, lead, turn taken.",
        "Juno Okafor (Jonas), Flooded Sluice: endurance 7, hand 3, hope 2, resources 0, actions 2.",
        "Crane Deck: The Harbour Master's Ledger (2 secrets), Dock Warden (enemy, damage 1 of 3).",
        "Maintenance Shafts: Sweeper (enemy, retreated).",
    ):
        assert part in text


def test_what_matters_most_comes_first_and_what_is_left_out_is_said() -> None:
    text = alt(samples.crowded())
    assert "Surveillance 27 of 40, escalated." in text
    assert "no advice" in text
    assert "Customs Enforcer A (enemy, damage 2 of 5)" in text or text.endswith("not described.")
    assert text.endswith("More on the table is not described.")


def test_further_pictures_tell_what_is_on_them() -> None:
    second = board(samples.three(), samples.NAMES)[1].alt
    assert "Vesper, Tools: Night Pass, Grapnel." in second
    assert "Surveillance" not in second
    four = board(samples.four(), samples.NAMES)[1].alt
    assert "Jammed Channels (1 of 3 dice)" in four


def test_alt_text_speaks_the_views_language() -> None:
    text = alt(samples.german())
    assert text.startswith("Kite (Инес) entscheidet.")
    assert "Überwachung 27 von 40, eskaliert." in text
    assert "Kapitel 3, Hochwasserschutzmaßnahmen: Schließt das Sturmflutsperrwerk" in text
    assert not re.search(r"\b(at|of|with|turn|hand \d)\b", text)


def test_the_task_is_told_with_its_outcome() -> None:
    text = alt(samples.task_running())
    assert (
        "Juno Okafor (Jonas): Investigate, Courage 3 on The Harbour Master's Ledger, value 4. Success."
        in text
    )


def test_the_hand_is_told_to_its_owner_only() -> None:
    text = hand(samples.three("p1")).alt
    assert text.startswith(
        "Your hand, 5 cards: Kick the Door (Fight +3), Ask Nicely (Get Support, Investigate +1) ×2"
    )
    assert "Tool set: Smart Lens 2, Pirate Radio 3, Field Kit 1." in text
    drawing = hand(samples.drawing()).alt
    assert "Your encounter card: Lantern Drone" in drawing
    assert "You look at: +3, −2, skull." in drawing
    with pytest.raises(ValueError, match="no hand"):
        hand(samples.three())
    with pytest.raises(ValueError, match="no hand"):
        hand(samples.three("p2"))


def test_an_empty_hand_says_so() -> None:
    base = samples.three("p1")
    own = msgspec.structs.replace(base.heroes[0], hand=(), hand_count=0)
    text = hand(msgspec.structs.replace(base, language="de", heroes=(own, *base.heroes[1:]))).alt
    assert text.startswith("Deine Hand ist leer.")


def test_cards_are_told_with_facts_and_text() -> None:
    text = card(INFOS["enemy"]).alt
    assert text.startswith("Lantern Drone. Enemy · Elite. Health 4, Fight Courage 4, Danger 5, Retreat 6.")
    assert "gains 1 hope" in text


def test_every_message_of_the_pictures_is_used_and_there_in_each_language() -> None:
    used = {
        name
        for path in ROOM.glob("*.py")
        for name in re.findall(r"[\"'](rnh-[a-z-]+)[\"']", path.read_text())
    }
    for language in LANGUAGES:
        assert {name for name in identifiers(language) if name.startswith("rnh-")} == used, language
