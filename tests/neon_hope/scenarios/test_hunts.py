"""A hidden target among the copies of a clue, and thresholds that depend on the campaign."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.neon_hope.game import Game
from engine.neon_hope.language.board import BringCard, TurnOver
from engine.neon_hope.language.conditions import EpisodeEnded, FlagIs, Noted, thresholds
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import RaiseFlag, WriteNote
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.packs import Library
from engine.neon_hope.shown.info import card_info
from engine.neon_hope.shown.seen import build
from engine.neon_hope.table.definitions import Face, Task
from engine.neon_hope.table.pack import Threshold
from engine.neon_hope.table.state import Campaign
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.neon_hope.scenarios import UP
from tools.twins.neon_hope import encoded, questions, twin

Lay = Callable[..., Table]
TALK = Task(type="investigate", attribute="attr-c", difficulty=2)
FRONT = Face(number="A20", secrets=1, tasks=(TALK,))
BACKS = (
    *(Face(number=f"B{20 + i}") for i in range(4)),
    Face(number="B24", revealed=(RaiseFlag("target-found"),)),
)
RESIDENTS: dict[str, Any] = {
    "twin": {"front": FRONT, "backs": BACKS},
    "chapter-one": {"objective": FlagIs("target-found")},
}
ALL = tuple(BringCard("twin", at) for at in (UP, "yard:lower", "dock:upper", "dock:lower", UP))
TWINS = Pick(code="twin", where="anywhere", which="each")


def residents(table: Lay, *effects: Any, **more: Any) -> Table:
    """A table with residents brought by these effects; all five unless told otherwise."""
    t = table(cards=RESIDENTS, **more)
    t.game.state.episode_deck[:] = [f"twin:{i}" for i in range(5)]
    return t.resolve("p1", effects or ALL)


def test_each_copy_is_somewhere_and_nobody_knows_which(table: Lay) -> None:
    t = residents(table)
    cards = [card for card in t.game.in_play() if card.code == "twin"]
    assert sorted(card.variant for card in cards) == [0, 1, 2, 3, 4]
    for seat in ("p1", "p2", "spectator"):
        before = encoded(t.game, seat)
        for card in cards:  # they change places
            t.game.state.cards[card.oid] = replace(card, variant=(card.variant + 1) % 5)
        assert encoded(t.game, seat) == before


def test_the_target_shows_itself_when_it_is_turned_over(table: Lay) -> None:
    t = residents(table)
    (target,) = [card for card in t.game.in_play() if card.variant == 4]
    other = next(card for card in t.game.in_play() if card.code == "twin" and card.variant != 4)
    t.game.state.active = "p1"
    for oid, chapter in ((other.oid, "chapter-one"), (target.oid, "chapter-two")):
        t.resolve("p1", [TurnOver(Pick(ref="target"))], target=oid)
        assert t.game.state.chapter == chapter


def test_the_campaign_says_among_which_the_target_is(table: Lay) -> None:
    seen = set()
    for seed in range(8):
        t = residents(table, BringCard("twin", UP, ("B21", "B24")), seed=seed)
        seen.add(t.card("twin").variant)
    assert seen == {1, 4}
    t = residents(table, *(BringCard("twin", UP, ("B20",)) for _ in range(2)))
    assert sum(card.code == "twin" for card in t.game.in_play()) == 1, "there is one such copy"


def test_twins_of_a_hunt_ask_and_show_the_same(table: Lay) -> None:
    t = residents(table, BringCard("twin", UP), BringCard("twin", "yard:lower"))
    t.turn("vex")
    rnd = random.Random(3)
    for seat in ("p1", "p2", "spectator"):
        for _ in range(5):
            other = twin(t.game, seat, rnd)
            assert encoded(other, seat) == encoded(t.game, seat)
            assert questions(other) == questions(t.game)


def test_a_view_that_told_which_of_them_it_is_would_be_found(
    table: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with all of them in play, where none is left to change places with."""

    def leaky(g: Game, seat: str, language: str, _public: object) -> Any:
        here = [card for card in g.in_play() if card.variant == 4]
        return replace(build(g, seat, language), notes=tuple(card.place for card in here))

    t = residents(table)
    assert not any(key.startswith("twin:") for key in t.game.state.episode_deck)
    before = encoded(t.game, "p1")
    monkeypatch.setattr("engine.neon_hope.game.build", leaky)
    assert encoded(t.game, "p1") != before
    twins = [twin(t.game, "p1", random.Random(seed)) for seed in range(8)]
    assert any(encoded(other, "p1") != encoded(t.game, "p1") for other in twins)


def test_a_sensible_player_hunts_without_knowing_which_it_is(table: Lay) -> None:
    t = residents(table, BringCard("twin", UP)).put("floor", at=UP)
    t.turn("vex")
    keys = set()
    for _ in range(2):
        (key,) = choose(t.game, "p1", t.asked("vex").id, "sensible")
        keys.add(key)
        for card in t.game.in_play():
            if card.code == "twin":
                t.game.state.cards[card.oid] = replace(card, variant=(card.variant + 1) % 5)
    assert len(keys) == 1
    assert keys.pop().startswith(f"task:{t.card('twin').oid}:0")


# -- thresholds --------------------------------------------------------------------------------------------

DIAL = {
    "sc-story": {
        "thresholds": (
            Threshold(at=5, effects=(GainHope(1),), condition=Noted("met-the-crowd")),
            Threshold(at=9, flip=True, condition=EpisodeEnded("first", "found")),
            Threshold(at=12, end=True, condition=Noted("met-the-crowd")),
            Threshold(at=40, end=True),
        )
    }
}


def test_a_threshold_with_a_condition_is_there_while_that_holds(table: Lay) -> None:
    t = table(cards=DIAL)
    assert [shown[0] for shown in t.game.view("p1").surveillance.thresholds] == [40]
    t.resolve("p1", [CauseSurveillance(6)])
    assert t.game.state.thresholds == []
    t.resolve("p1", [WriteNote("met-the-crowd")])
    assert t.game.state.thresholds == [5], "it lies behind the dial as soon as it is there"
    assert t.hero("vex").hope == 4
    view = t.game.view("p2").surveillance
    assert [(at, done) for at, done, _ in view.thresholds] == [(5, True), (12, False)]
    assert view.last == 12
    t.resolve("p1", [CauseSurveillance(6)])
    assert t.game.state.over is not None
    assert t.game.state.over.reason == "surveillance"


def test_one_that_is_not_there_is_not_passed_with_others(table: Lay) -> None:
    always = (Threshold(at=3, effects=(GainHope(1),)), *DIAL["sc-story"]["thresholds"])
    t = table(cards={"sc-story": {"thresholds": always}})
    t.resolve("p1", [CauseSurveillance(6)])
    assert t.game.state.thresholds == [3]
    assert t.hero("vex").hope == 4


def test_one_that_is_not_there_is_not_behind_a_dial_that_starts_high(table: Lay) -> None:
    t = table(cards=DIAL | {"first": {"setup": (CauseSurveillance(10),)}}, bare=False)
    assert t.dial == 10
    assert t.game.state.thresholds == []
    assert not t.game.state.escalated


def test_earlier_episodes_set_the_steps(library: Library, table: Lay) -> None:
    campaign = Campaign(code="duo", episode=1, results=(("first", "found"),))
    t = table(cards=DIAL, campaign=campaign)
    assert [threshold.at for threshold in thresholds(t.game)] == [9, 40]
    t.resolve("p1", [CauseSurveillance(9)])
    assert t.game.state.escalated


def test_the_card_says_what_a_step_depends_on(table: Lay) -> None:
    pack = table(cards=DIAL).game.pack
    assert card_info(pack, "sc-story").text[0] == (
        "5: If “You met the crowd” is in the campaign log, gain 1 hope."
    )
    assert card_info(pack, "sc-story", "de").text[1:3] == (
        "9: Wenn „Erste Episode“ mit „Entdeckt“ geendet hat, drehe die Überwachungskarte auf ihre "
        "Eskalationsseite.",
        "12: Wenn „Ihr seid der Menge begegnet“ im Kampagnen-Logbuch steht, beende die Episode.",
    )
