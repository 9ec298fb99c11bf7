"""S56 to S59: enemies that move, Confrontation, encounter cards (NH 12.3, 20, 28.1, 28.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from engine.neon_hope.language.board import MoveEnemy
from engine.neon_hope.language.harm import Retreat
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.shown.info import card_info
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, HOLD, QUAY, UP
from tests.neon_hope.scenarios.plays import raid

Lay = Callable[..., Table]


def two_at_up(t: Table, damage: int) -> Table:
    """Vex reveals a skull at Down; GUARD and DRONE are at Up alone, BRUTE is at Quay with Noor."""
    t.at("vex", DOWN).at("noor", QUAY).put("brute", at=QUAY)
    t.put("guard", at=UP, damage=damage).put("drone", at=UP).put("trace", at="network")
    return t.reveals("skull", "0").turn("vex").hack("trace")


def test_s56_the_strongest_enemy_comes(table: Lay) -> None:
    t = two_at_up(table(), damage=1)
    assert [t.card(code).place for code in ("guard", "drone", "brute")] == [DOWN, UP, QUAY]


def test_s56_vex_chooses_between_equals(table: Lay) -> None:
    t = two_at_up(table(), damage=2)
    assert t.asked("vex").kind == "enemy_moves"
    assert [option.label for option in t.options("vex")] == ["GUARD", "DRONE"]
    t.answer("vex", "DRONE")
    assert [t.card(code).place for code in ("guard", "drone", "brute")] == [UP, DOWN, QUAY]


@pytest.mark.parametrize(("stays", "there"), [(True, [UP, DOWN]), (False, [DOWN, UP])])
def test_who_stays_comes_to_nobody_and_the_next_strongest_does(
    table: Lay, stays: bool, there: list[str]
) -> None:
    t = two_at_up(table(cards={"guard": {"stays": stays}}), damage=1)
    assert [t.card(code).place for code in ("guard", "drone")] == there
    line = "Does not come to you"
    assert any(text.startswith(line) for text in card_info(t.game.pack, "guard").text) == stays


@pytest.mark.parametrize(("source", "place"), [("guard", DOWN), ("drone", UP)])
def test_who_stays_moves_by_its_own_effects_only(table: Lay, source: str, place: str) -> None:
    t = table(cards={"guard": {"stays": True}}).put("guard", at=UP).put("drone", at=UP)
    move = MoveEnemy(Pick(kind="enemy", code="guard", where="anywhere"), DOWN)
    t.game.push(EffectsFrame(seat=t.seat("vex"), source=t.card(source).oid, effects=(move,)))
    t.resolve(t.seat("vex"), ())
    assert t.card("guard").place == place


def test_s57_confrontation_holds_vex(table: Lay) -> None:
    t = table().put("brute", at=UP)
    t.turn("vex")
    assert not t.offers("vex", "Move to")
    t.resolve(t.seat("vex"), [Retreat(Pick(kind="enemy"))])
    assert t.card("brute").back
    places = [option.key for option in t.options("vex") if "Move to" in option.label]
    assert places == [f"move:{DOWN}", f"move:{QUAY}", f"move:{HOLD}"]
    t.move(QUAY)
    assert t.hero("vex").location == QUAY


def test_s58_raid_draws_another_card_before_noor(table: Lay) -> None:
    t = raid(table())
    assert [event.code for event in t.history if event.kind == "encounter"] == ["raid", "dark", "shock-2"]
    assert t.game.turn == 2
    assert (len(t.hero("vex").hand), len(t.hero("noor").hand), t.dial) == (7, 6, 3)
    assert t.game.state.encounter_deck == ["unfair"]


def test_s58_an_empty_deck_is_made_of_the_discard_pile(table: Lay) -> None:
    t = table().deck("raid", "shock-2", discard=["dark", "dark", "dark"])
    t.end_all_turns().answer("vex", "LOOK")
    kinds = [event.kind for event in t.events]
    assert kinds.index("reshuffled") < kinds.index("consequences") < kinds.index("encounter")
    # RAID had been resolved, so that it was in the pile, too.
    state = t.game.state
    drawn = next(event.code for event in t.events if event.kind == "encounter")
    assert drawn in ("dark", "raid")
    left = Counter([*state.encounter_deck, *state.encounter_discard])
    assert left + Counter(["shock-2"]) == Counter(["raid", "dark", "dark", "dark", "shock-2"])


def test_s59_encounter_cards_are_private_until_shown(table: Lay) -> None:
    t = table().deck("shock-1", "shock-2")
    assert not t.game.view("spectator").advice_forbidden
    t.end_all_turns()
    # Vex is resolving SHOCK 1; Noor alone knows what she has drawn.
    for seat in (t.seat("vex"), "spectator"):
        heroes = t.game.view(seat).heroes
        assert [hero.drawn for hero in heroes] == [None, None]
    noor = t.game.view(t.seat("noor")).hero(t.seat("noor"))
    assert noor is not None
    assert noor.drawn is not None
    assert noor.drawn.title == "SHOCK 2"
    assert all(t.game.view(seat).advice_forbidden for seat in ("p1", "p2", "spectator"))
    assert t.game.waiting_for == (t.seat("vex"),)
    assert t.game.view(t.seat("noor")).decisions == ()
    drawn = [event for event in t.events if event.kind == "draws"]
    assert [event.private for event in drawn] == ["p1", "p2"]
    assert [t.game.describe(drawn[1], seat) is None for seat in ("p1", "p2", "spectator")] == [
        True, False, True,
    ]  # fmt: skip
    t.answer("vex", "LOOK").answer("noor", "STUDY", "CHAT")
    assert not t.game.view("p1").advice_forbidden
