"""A boss shows its stage and what it will do next, and a card with counters what these lead to."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.neon_hope.packs import Library
from engine.neon_hope.shown.info import face_text
from engine.neon_hope.shown.view import CardView, View
from engine.neon_hope.table.definitions import Community, Stage
from render.neon_hope.board import LIMIT, board, canvases
from render.neon_hope.tiles import Detail, Tile
from render.neon_hope.words import cards
from tests.render import checks
from tests.render.neon_hope import samples
from tests.render.neon_hope.parts import STRESS, WATCH, card, enemy, task

NARROW = 536
"""Pixels of a tile at a location."""
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


def others(language: str) -> list[CardView]:
    """Other bosses of that table that attack."""
    return [each for each in cards(samples.crowded(language)) if each.elite and each.slots and not each.back]


def written(view: View) -> list[str]:
    return [text.text for page in canvases(view, samples.NAMES) for text in page.written]


@pytest.mark.parametrize(("language", "label"), [("en", "attacks:"), ("de", "greift an:")])
def test_a_boss_says_its_stage_its_attack_and_its_text(language: str, label: str) -> None:
    view = crowded(language=language)
    said = written(view)
    assert said.count(label) == 1 + len(others(language)), "of bosses only"
    assert RISES in said, "also where there is no room for the texts of others"
    for page in canvases(view, samples.NAMES):
        assert (checks.clashes(page), checks.outside(page), checks.straying(page)) == ([], [], [])


def test_one_that_does_not_attack_does_not_say_so() -> None:
    assert written(crowded(slots=())).count("attacks:") == len(others("en"))
    assert written(crowded(back=True)).count("attacks:") == len(others("en"))


def test_the_alt_text_says_it_too() -> None:
    def said(**more: Any) -> str:
        two = samples.two()
        upper = msgspec.structs.replace(two.environments[0].upper, cards=(boss(**more),))
        only = msgspec.structs.replace(two.environments[0], upper=upper)
        return board(msgspec.structs.replace(two, environments=(only,)))[0].alt

    assert "[stage 2/3, attacks: 1 stress, attacks: 2 surveillance]" in said()
    assert "attacks" not in said(slots=())
    assert "attacks" not in said(back=True)


def test_an_elite_enemy_without_stages_is_a_boss_too() -> None:
    """The Courier: it is said how she attacks, and her text, where she rides next."""
    ways = [f"At corner {n} she rides to a place of which there is a good deal to be said." for n in range(4)]
    rider = enemy("The Courier", 8, 0, task("fight", "courage", 4), slots=(STRESS,), text=(" ".join(ways),))
    plain = crowded(slots=(), text=(), network=(rider,))
    elite = crowded(slots=(), text=(), network=(msgspec.structs.replace(rider, elite=True),))
    already = written(plain).count("attacks:")
    assert written(elite).count("attacks:") == already + 1
    assert all(each not in " ".join(written(plain)) for each in ways)
    assert all(each in " ".join(written(elite)) for each in ways)
    only = msgspec.structs.replace(samples.two(), network=(msgspec.structs.replace(rider, elite=True),))
    assert "attacks: 1 stress" in board(only)[0].alt


def test_a_card_that_counts_keeps_its_text() -> None:
    """Also where none lie on it, if it says what they stand for."""
    tide = card("condition", "Spring Tide", text=(RISES, "At 3 counters a location closes."))
    assert "At 3 counters a location closes." not in written(crowded(text=(), network=(tide,)))
    for more in ({"counters": 2}, {"counted": "Level"}):
        counted = msgspec.structs.replace(tide, **more)
        assert "At 3 counters a location closes." in written(crowded(text=(), network=(counted,)))


def test_a_card_that_counts_says_that_there_are_none() -> None:
    tide = card("community", "Spring Tide", counted="Level")
    assert "Level 0" in written(crowded(network=(tide,)))
    small = msgspec.structs.replace(samples.two(), environments=(), community=(tide,))
    assert "Spring Tide [Level 0]" in board(small)[0].alt
    assert "Level 0" not in written(crowded(counted="Level", back=True)), (
        "one that has retreated does nothing"
    )


def test_a_community_card_keeps_its_text() -> None:
    """It holds for everybody, wherever they are."""
    clock = card("community", "Once Round the Kettle", text=("The car turns over.",))
    assert "The car turns over." in written(crowded(network=(clock,)))


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_no_rule_of_a_boss_or_a_community_card_of_the_pilot_is_cut(language: str) -> None:
    pack = Library.load([]).pack("pilot")
    sides: list[tuple[str, Stage | Community]] = [("community", each) for each in pack.community.values()]
    for foe in pack.enemies.values():
        sides += [("enemy", side) for side in (foe, *foe.stages) if foe.stages or foe.elite]
    cut = []
    for kind, side in sides:
        text = face_text(pack, side, language, signs=False)
        shown = card(kind, side.name.get(language, side.name["en"]), elite=kind == "enemy", text=text)
        prose = Tile(samples.two(), shown, NARROW, Detail.BRIEF).prose
        cut += [line.text for line in prose.lines if line.text.endswith("…")]
    assert cut == []


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


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_much_in_the_network_is_cut_in_pages(language: str) -> None:
    """Each card on one of them, and in the alt text of that one."""
    cards = tuple(
        msgspec.structs.replace(card("community", f"Card {n}", text=(RISES,) * 6), oid=1000 + n)
        for n in range(9)
    )
    view = msgspec.structs.replace(samples.two(language), network=(), community=cards)
    pages = board(view, samples.NAMES)
    assert all(page.height <= LIMIT for page in pages)
    for shown in cards:
        assert sum(f"{shown.name}," in page.alt or f"{shown.name}." in page.alt for page in pages[1:]) == 1
    assert sum(text.startswith("Card ") for text in written(view)) == len(cards)


@pytest.mark.parametrize("access", ["closing", "locked", "closed"])
@pytest.mark.parametrize(
    "name", ["Dach", "Dach, keine Handbreit Platz", "Hinterzimmer vom Waschsalon am Kanal"]
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_becomes_of_a_place_fits_beside_its_name_or_below(access: str, name: str, alone: bool) -> None:
    view = samples.german()
    first = view.environments[0]
    seats = () if alone else first.upper.seats + first.lower.seats
    upper = msgspec.structs.replace(first.upper, name=name, access=access, seats=seats)
    barred = msgspec.structs.replace(
        view, environments=(msgspec.structs.replace(first, upper=upper), *view.environments[1:])
    )
    for page in canvases(barred, samples.NAMES):
        assert (checks.clashes(page), checks.outside(page), checks.straying(page)) == ([], [], [])
    assert name in written(barred)
