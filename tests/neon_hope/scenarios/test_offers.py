"""Offers that only one sees, in the time when nobody may advise, and what is kept secret of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.neon_hope.game import Game
from engine.neon_hope.language.conditions import HasSecret, NotSo
from engine.neon_hope.language.flow import Choice, ChooseOption, ForEach, IfSo, MakeOffer
from engine.neon_hope.language.harm import CauseSurveillance
from engine.neon_hope.language.story import KeepSecret
from engine.neon_hope.language.tokens import GainHope, GainResource
from engine.neon_hope.shown.seen import build
from engine.neon_hope.table.definitions import Ability
from engine.neon_hope.testkit import Table
from engine.players.neon_hope import choose
from tests.neon_hope.scenarios import UP
from tools.twins.neon_hope import encoded, questions, twin

Lay = Callable[..., Table]
DEAL = MakeOffer((
    Choice((KeepSecret("bought"),), {"en": "Take the money", "de": "Nimm das Geld"}),
    Choice((), {"en": "Refuse", "de": "Lehne ab"}),
    Choice((GainResource(3), KeepSecret("bought")), {"en": "Ask for more", "de": "Verlange mehr"}),
))  # fmt: skip
OFFERED: dict[str, Any] = {"favour": {"effects": (DEAL,)}}


def offered(table: Lay) -> Table:
    """The second character has drawn the card with the offer, and resolves it."""
    return table(cards=OFFERED).deck("dark", "favour").end_all_turns()


def test_the_offer_is_the_drawers_alone_and_nobody_may_advise(table: Lay) -> None:
    t = offered(table)
    decision = t.asked("noor")
    assert decision.kind == "offer"
    view = t.game.view("p2")
    assert view.advice_forbidden
    assert view.decisions[0].prompt == "FAVOUR: Only you see this offer. What do you choose?"
    assert [option.label for option in view.decisions[0].options] == [
        "Take the money (keep “bought” to yourself)",
        "Refuse (nothing happens)",
        "Ask for more (gain 3 resources, then keep “bought” to yourself)",
    ]
    for seat in ("p1", "spectator"):
        text = repr(t.game.view(seat))
        assert "money" not in text
        assert "bought" not in text
    assert "money" not in repr(t.game.view("p2").heroes), "the card says only that there is an offer"


def test_an_offer_of_one_thing_is_shown_too(table: Lay) -> None:
    """It is read and taken by who was asked: going by by itself, nobody would know what was kept secret."""
    only = MakeOffer((Choice((KeepSecret("bought"),), {"en": "Take the money", "de": "Nimm das Geld"}),))
    t = table(cards={"favour": {"effects": (only,)}}).deck("dark", "favour").end_all_turns()
    assert t.asked("noor").kind == "offer"
    assert t.hero("noor").secrets == ()
    assert [option.label for option in t.options("noor")] == ["Take the money (keep “bought” to yourself)"]
    assert t.answer("noor", "Take the money").hero("noor").secrets == ("bought",)


def test_an_offer_outside_of_the_encounter_phase_forbids_advice_while_it_is_open(table: Lay) -> None:
    t = table().turn("vex")
    t.resolve("p1", [DEAL])
    assert t.game.view("p2").advice_forbidden
    t.answer("vex", "Refuse")
    assert not t.game.view("p2").advice_forbidden


def test_what_was_chosen_shows_to_nobody_else(table: Lay) -> None:
    """Taken or refused, the others see the same, to the letter."""
    seen = {}
    for choice in ("Take the money", "Refuse"):
        t = offered(table).answer("noor", choice)
        lines = [
            line
            for event in t.events
            for seat in ("p1", "spectator")
            if (line := t.game.describe(event, seat)) is not None
        ]
        seen[choice] = (lines, *(encoded(t.game, seat) for seat in ("p1", "spectator")), questions(t.game))
    assert seen["Take the money"] == seen["Refuse"]


def test_its_keeper_is_told_and_reminded(table: Lay) -> None:
    t = offered(table).answer("noor", "Take the money")
    assert "chooses" not in {event.kind for event in t.events}
    (event,) = [event for event in t.events if event.kind == "secret"]
    assert t.game.describe(event, "p2") == "**Noor** keeps something to themselves: bought"
    assert t.game.describe(event, "p1") is None
    hero = t.game.view("p2").hero("p2")
    assert hero is not None
    assert hero.secrets == ("bought",)


def test_effects_that_show_are_seen(table: Lay) -> None:
    t = offered(table).answer("noor", "Ask for more")
    assert t.hero("noor").resources == 3


def test_a_secret_comes_out_when_the_story_asks(table: Lay) -> None:
    t = offered(table).answer("noor", "Take the money")
    told = ForEach("each", (IfSo(HasSecret("bought"), (GainHope(-1),), (GainHope(1),)),))
    t.resolve("p1", [told, IfSo(HasSecret("bought", "any"), (CauseSurveillance(3),))])
    assert (t.hero("vex").hope, t.hero("noor").hope) == (4, 2)
    dial = t.dial
    t.resolve("p1", [IfSo(NotSo(HasSecret("bought", "any")), (CauseSurveillance(3),))])
    assert t.dial == dial


@pytest.mark.parametrize("condition", [HasSecret("bought", "any"), NotSo(HasSecret("bought", "any"))])
def test_what_is_offered_does_not_tell_a_secret(table: Lay, condition: Any) -> None:
    """An ability that acts on the other's secret is offered either way."""
    acts = (IfSo(condition, (GainHope(1),)),)
    keys = []
    for choice in ("Take the money", "Refuse"):
        cards = OFFERED | {"vex-radio": {"abilities": (Ability(kind="free", effects=acts),)}}
        t = table(cards=cards).put("vex-radio", at="play:p1").deck("dark", "favour").end_all_turns()
        t.answer("noor", choice).turn("vex")
        keys.append([option.key for option in t.asked("vex").options])
    assert keys[0] == keys[1]
    assert any(key.startswith("free:") for key in keys[0])


def test_a_sensible_player_does_not_know_what_others_keep(table: Lay) -> None:
    risky = Choice((IfSo(HasSecret("bought", "any"), (GainResource(9),), (GainHope(-9),)),))
    chosen = set()
    for choice in ("Take the money", "Refuse"):
        t = offered(table).answer("noor", choice).turn("vex")
        t.resolve("p1", [ChooseOption((risky, Choice((GainHope(1),))))])
        chosen.add(choose(t.game, "p1", t.asked("vex").id, "sensible"))
    assert len(chosen) == 1


def test_twins_hold_and_differ_in_secrets(table: Lay) -> None:
    t = offered(table).answer("noor", "Take the money").put("floor", at=UP)
    rnd = random.Random(5)
    kept = set()
    for _ in range(12):
        other = twin(t.game, "p1", rnd)
        kept.add(other.hero("p2").secrets)
        assert encoded(other, "p1") == encoded(t.game, "p1")
        assert questions(other) == questions(t.game)
    assert kept == {(), ("bought",)}


def test_twins_hold_while_an_offer_is_open_and_differ_in_what_is_offered(table: Lay) -> None:
    t = offered(table)
    for seat, same in (("p1", True), ("spectator", True), ("p2", False)):
        other = twin(t.game, seat, random.Random(3))
        assert encoded(other, seat) == encoded(t.game, seat)
        assert questions(other) == questions(t.game)
        assert (encoded(other, "p2") != encoded(t.game, "p2")) == same, "whose offer it is has it as it is"


def test_a_view_that_told_an_offer_would_be_found(table: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: Game, seat: str, language: str, _public: object) -> Any:
        asked = build(g, "p2", language).decisions
        labels = tuple(option.label for decision in asked for option in decision.options)
        return replace(build(g, seat, language), notes=labels)

    t = offered(table)
    monkeypatch.setattr("engine.neon_hope.game.build", leaky)
    other = twin(t.game, "p1", random.Random(3))
    assert encoded(other, "p1") != encoded(t.game, "p1")


def test_a_sensible_player_takes_what_is_worth_most(table: Lay) -> None:
    t = offered(table)
    assert choose(t.game, "p2", t.asked("noor").id, "sensible") == ("choice:2",)
