"""A boss shows its stage and what it will do next, and a card with counters what these lead to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.neon_hope.info import face_text
from engine.neon_hope.packs import Library
from engine.neon_hope.view import CardView, View
from render.neon_hope.board import board, canvases
from render.neon_hope.tiles import Detail, Tile
from tests.render import checks
from tests.render.neon_hope import samples
from tests.render.neon_hope.parts import STRESS, WATCH, card, enemy, task

RISES = "The tide rises by 1."


def boss(**more: Any) -> CardView:
    found = enemy(
        "The Keeper", 5, 2, task("fight", "courage", 4), slots=(STRESS, WATCH, WATCH), text=(RISES,)
    )
    return msgspec.structs.replace(found, stage=2, stages=3, **more)


def crowded(*, language: str = "en", network: tuple[CardView, ...] = (), **more: Any) -> View:
    """The most crowded table, on which other cards' texts are left out, with a boss at its first location."""
    view = samples.crowded(language)
    first = view.environments[0]
    upper = msgspec.structs.replace(first.upper, cards=(*first.upper.cards, boss(**more)))
    return msgspec.structs.replace(
        view,
        environments=(msgspec.structs.replace(first, upper=upper), *view.environments[1:]),
        network=(*view.network, *network),
    )


def written(view: View) -> list[str]:
    return [text.text for page in canvases(view, samples.NAMES) for text in page.written]


@pytest.mark.parametrize(("language", "label"), [("en", "attacks:"), ("de", "greift an:")])
def test_a_boss_says_its_stage_its_attack_and_its_text(language: str, label: str) -> None:
    view = crowded(language=language)
    said = written(view)
    assert said.count(label) == 1, "of a boss only"
    assert RISES in said, "also where there is no room for the texts of others"
    for page in canvases(view, samples.NAMES):
        assert (checks.clashes(page), checks.outside(page), checks.straying(page)) == ([], [], [])


def test_one_that_does_not_attack_does_not_say_so() -> None:
    assert "attacks:" not in written(crowded(slots=()))
    assert "attacks:" not in written(crowded(back=True))


def test_the_alt_text_says_it_too() -> None:
    def said(**more: Any) -> str:
        two = samples.two()
        upper = msgspec.structs.replace(two.environments[0].upper, cards=(boss(**more),))
        only = msgspec.structs.replace(two.environments[0], upper=upper)
        return board(msgspec.structs.replace(two, environments=(only,)))[0].alt

    assert "[stage 2/3, attacks: 1 stress, attacks: 2 surveillance]" in said()
    assert "attacks" not in said(slots=())
    assert "attacks" not in said(back=True)


def test_a_card_with_counters_keeps_its_text() -> None:
    tide = card("community", "Spring Tide", text=(RISES, "At 3 counters a location closes."))
    assert "At 3 counters a location closes." not in written(crowded(text=(), network=(tide,)))
    counted = msgspec.structs.replace(tide, counters=2, counted="Level")
    assert "At 3 counters a location closes." in written(crowded(text=(), network=(counted,)))


def test_what_happened_when_it_was_revealed_is_not_told_on_the_table() -> None:
    pack = Library.load([]).pack("pilot")
    stage = pack.enemies["the-dial"].stages[0]
    assert any(line.startswith("Revealed:") for line in face_text(pack, stage, "en"))
    assert not any(line.startswith("Revealed:") for line in face_text(pack, stage, "en", signs=False))


def test_a_task_stays_on_one_line_if_it_can() -> None:
    """Beside the secrets there is room for half of it only."""
    view, ledger = samples.three(), samples.harbour().upper.cards[0]
    assert [len(row) for row in Tile(view, ledger, 560, Detail.FULL).rows] == [1, 2]
    assert [len(row) for row in Tile(view, ledger, 900, Detail.FULL).rows] == [3]
