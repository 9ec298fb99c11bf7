"""What does not depend on others is asked of everybody at once, and resolved in order."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope import Game, Library, Orders, load, new_game
from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.flow import Choice, ChooseOption, ForEach, MayDo
from engine.neon_hope.language.harm import CauseSurveillance, Stress
from engine.neon_hope.language.tokens import GainHope, GainResource, GainToken, Recharge
from engine.neon_hope.table.parts import Effect
from engine.neon_hope.testkit import Table

Lay = Callable[..., Table]

LIBRARY = Library.load([])
FOUR = ("vex", "noor", "kim", "lou")


def asked(t: Table) -> list[str]:
    return [decision.seat for decision in t.game.decisions]


@pytest.mark.parametrize(
    "effect",
    [
        Stress(1, "each"),
        TakeBack(1, "each"),
        GainToken("choose", "each"),
        ForEach("each", (Recharge(1),)),
        ForEach("each", (MayDo((Stress(1), GainHope(1))),)),
        ForEach("each", (ChooseOption((Choice((GainHope(1),)), Choice((GainResource(1),)))),)),
    ],
)
def test_four_are_asked_at_once(table: Lay, effect: Effect) -> None:
    t = table(*FOUR)
    for who in FOUR:
        t.hand(who, *t.hero(who).hand[:5]).token(who, "courage", charges=1).token(
            who, "technology", charges=1
        )
    t.turn("vex").resolve("p2", [effect])
    assert asked(t) == ["p2", "p3", "p4", "p1"]
    answers = 0
    while t.game.decisions[0].kind != "action":
        decision = t.game.decisions[-1]  # the last ones answer first
        t.game.answer(decision.seat, decision.id, [o.key for o in decision.options[: decision.minimum]])
        answers += 1
        t.game.state = load(t.game.save(), t.library).state
    assert answers in (4, 8)  # a price that was agreed on is asked for


def test_what_touches_all_is_asked_in_order(table: Lay) -> None:
    """Who sees what the one before chose may choose otherwise."""
    t = table(*FOUR)
    options = ChooseOption((Choice((Stress(1),)), Choice((CauseSurveillance(1),))))
    t.turn("vex").resolve("p2", [ForEach("each", (options,))])
    assert asked(t) == ["p2"]


def test_the_order_in_which_stress_is_suffered_is_kept(table: Lay) -> None:
    t = table(*FOUR).turn("vex").resolve("p2", [Stress(1, "each")])
    for who in ("vex", "lou", "noor", "kim"):
        t.answer(who, t.asked(who).options[0].key)
    assert [event.seat for event in t.events if event.kind == "stress"] == ["p2", "p3", "p4", "p1"]


def test_what_is_not_there_any_more_is_asked_again(table: Lay) -> None:
    """Noor's excess raises surveillance to where everybody suffers: Vex's hand is another one."""
    t = table().surveillance(7).hand("noor", "chat").change("noor", hope=0).change("vex", hope=0)
    t.turn("vex").resolve("p2", [Stress(2, "each")])
    t.answer("vex", "LOOK", "PUSH")
    assert t.dial == 8
    t.answer("noor", *[o.key for o in t.asked("noor").options[:7]])  # she focuses first
    assert asked(t) == ["p1", "p2"]  # the threshold's
    t.answer("noor", t.asked("noor").options[0].key).answer("vex", "LOOK")
    assert (t.asked("vex").kind, t.asked("vex").minimum) == ("stress", 2)
    t.answer("vex", "PUSH", "JAB")
    assert len(t.hero("vex").hand) == 5


def test_who_has_ordered_what_is_lost_is_not_waited_for(table: Lay) -> None:
    t = table(*FOUR)
    t.game.set_orders("p3", Orders(stress="least", keep=1))
    t.turn("vex").resolve("p2", [Stress(1, "each")])
    assert asked(t) == ["p2", "p4", "p1"]


# -- help --------------------------------------------------------------------------------------------------


def test_who_performs_a_task_need_not_wait_for_help(table: Lay) -> None:
    """7.5b: others may help, and are asked; the performer may go on without."""
    t = table("vex", "noor", "kim").token("vex", "technology").token("kim", "technology")
    t.put("trace", at="network").reveals("0").turn("noor").hack("trace")
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "help"), ("p3", "help"), ("p2", "go_on")]
    assert "Vex, Kim may still help" in t.game.view("p2").decisions[0].prompt
    t.answer("vex", "charge:0").answer("noor", "go_on")
    assert t.outcome == ("success", 5)  # what Vex had said counts
    assert t.hero("kim").tokens[0].charges == 2


def test_nobody_presses_for_going_on_once_all_have_said_whether_they_help(table: Lay) -> None:
    t = table("vex", "noor").token("vex", "technology").token("noor", "technology")
    t.put("trace", at="network").reveals("0").turn("noor").hack("trace")
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "help"), ("p2", "charges")]
    t.answer("noor", "done")
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "help"), ("p2", "go_on")]
    t.answer("vex", "done")
    assert t.outcome == ("success", 3)


# -- tools at the beginning --------------------------------------------------------------------------------


def buying(resources: int) -> Game:
    pack = LIBRARY.pack("pilot")
    game = new_game(LIBRARY, pack=pack.id, episode="afterglow", characters=["bruna", "jun"], seed=4)
    game.state.trackers["starting-resources"] = resources
    while game.decisions[0].kind != "buy":
        first = game.decisions[0]
        game.answer(first.seat, first.id, [o.key for o in first.options[: first.minimum]])
    return game


def test_nobody_waits_for_others_to_buy_a_second_tool() -> None:
    """4.4: whoever has resources left after a tool is asked again at once."""
    game = buying(6)
    mine = next(d for d in game.decisions if d.seat == "p1")
    game.answer("p1", mine.id, next(o.key for o in mine.options if o.n == 1))
    assert game.waiting_for == ("p2", "p1")
    game = load(game.save(), LIBRARY)
    mine = next(d for d in game.decisions if d.seat == "p1")
    assert mine.kind == "buy"
    assert "You have 5 resources" in game.view("p1").decisions[0].prompt
    game.answer("p1", mine.id, "done")
    assert game.waiting_for == ("p2",)
    theirs = game.decisions[0]
    game.answer("p2", theirs.id, "done")
    assert game.turn == 1


@pytest.mark.parametrize("resources", range(1, 7))
def test_the_same_words_always_do_the_same(resources: int) -> None:
    """A tool alone: whoever could pay for another one is asked again, unless the words say "Only"."""
    game = buying(resources)
    decision = next(d for d in game.decisions if d.seat == "p1")
    for option in game.view("p1").decisions[0].options:
        if option.passing:
            continue
        other = load(game.save(), LIBRARY)
        other.answer("p1", decision.id, option.key)
        again = "p1" in other.waiting_for and other.turn == 0
        affordable = bool(other.tools_for_sale("p1"))
        assert again == (affordable and not option.label.startswith("Only ")), option.label
