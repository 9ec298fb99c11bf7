"""Standing orders: what is lost to stress, taken back, spent and done without asking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table import chances
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.table.state import Orders
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, UP

Lay = Callable[..., Table]
LEAST = Orders(stress="least")


def facing(
    t: Table, stress: int, orders: Orders = LEAST, hope: int = 0, hand: str = "look jab smash"
) -> Table:
    """Vex, beside a clue to be investigated, suffers so much stress in the encounter phase."""
    t.hand("vex", *hand.split()).change("vex", hope=hope).put("floor", at=UP).deck(f"shock-{stress}", "dark")
    t.game.set_orders(t.seat("vex"), orders)
    return t.end_all_turns()


def left(t: Table) -> tuple[tuple[str, ...], int]:
    """Vex's hand and hope."""
    return t.hero("vex").hand, t.hero("vex").hope


def test_the_least_useful_cards_go_without_a_question(table: Lay) -> None:
    assert left(facing(table(), 1)) == (("look", "smash"), 0)
    assert left(facing(table(), 2)) == (("look",), 0)


def test_hope_is_spent_where_the_cards_are_worth_more(table: Lay) -> None:
    kept = facing(table(), 1, hope=1, hand="vex-any-2 push")
    assert left(kept) == (("vex-any-2", "push"), 0)
    assert left(facing(table(), 1, hope=1)) == (("look", "smash"), 1)  # there is nothing to fight


def test_hope_first_says_so(table: Lay) -> None:
    assert left(facing(table(), 2, Orders(stress="hope"), hope=1)) == (("look", "smash"), 0)


def test_where_too_few_cards_would_stay_it_is_asked(table: Lay) -> None:
    t = facing(table(), 1, Orders(stress="least", keep=3))
    assert t.asked("vex").kind == "stress"
    assert left(t.answer("vex", "SMASH"))[0] == ("look", "jab")
    assert left(facing(table(), 1, Orders(stress="least", keep=2)))[0] == ("look", "smash")


def test_all_that_has_to_be_lost_is_lost_as_ever(table: Lay) -> None:
    """13.1: who cannot lose enough is not asked, with or without orders."""
    t = facing(table(), 6, hand="look jab")
    assert t.asked("vex").kind == "focus_cards"


def test_full_control_comes_first(table: Lay) -> None:
    t = facing(table(), 1, Orders(stress="least", full_control=True))
    assert t.asked("vex").kind == "stress"


def test_an_order_answers_what_is_asked_now(table: Lay) -> None:
    t = facing(table(), 1, Orders())
    seat = t.seat("vex")
    assert t.game.answered_by(seat, LEAST) == ("card:1",)
    assert t.game.answered_by(seat, Orders()) == ()
    assert t.game.answered_by(t.seat("noor"), LEAST) == ()
    assert t.game.set_orders(seat, Orders(help="never")) == []
    assert t.asked("vex").kind == "stress"
    events = t.game.set_orders(seat, LEAST)
    assert [(event.kind, event.seat) for event in events][:2] == [("stress", seat), ("discard", seat)]
    assert left(t) == (("look", "smash"), 0)


@pytest.mark.parametrize("hand", ["look jab", "smash vex-any-1", "dash push"])
def test_whether_it_is_asked_tells_nothing_about_the_hand(table: Lay, hand: str) -> None:
    """With hope at hand or without: how many cards there are is public, what they are worth is not."""
    t = facing(table(), 1, Orders(stress="least", keep=2), hope=1, hand=hand)
    assert t.asked("vex").kind == "stress"
    t = facing(table(), 1, Orders(stress="hope", keep=2), hope=1, hand=hand)
    assert left(t) == (tuple(hand.split()), 0)
    t = facing(table(), 1, Orders(stress="least"), hope=1, hand=hand)
    assert len(t.hero("vex").hand) + t.hero("vex").hope == 2


# -- cards that are taken back -----------------------------------------------------------------------------


def focusing(t: Table, orders: Orders) -> Table:
    """Vex, beside a clue to be investigated, focuses with one card more than endurance."""
    t.put("floor", at=UP).hand("vex", "jab").change("vex", endurance=t.hero("vex").endurance - 1)
    t.game.set_orders(t.seat("vex"), orders)
    return t.turn("vex").answer("vex", "focus")


def test_the_most_useful_cards_are_taken_back_without_a_question(table: Lay) -> None:
    """19.3: what is left behind is of no use for what there is to do."""
    asked = focusing(table(), Orders())
    assert asked.asked("vex").kind == "focus_cards"
    t = focusing(table(), Orders(take_back="useful"))
    assert t.asked("vex").kind == "action"
    assert len(t.hero("vex").hand) == t.hero("vex").endurance
    assert not any("investigate" in t.game.action(code).types for code in t.hero("vex").discard)
    assert focusing(table(), Orders(take_back="useful", full_control=True)).asked("vex").kind == "focus_cards"


def test_the_order_answers_a_card_that_takes_back_too(table: Lay) -> None:
    lens = {"triggers": (Trigger(on="turn_start", effects=(TakeBack(1),)),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").put("floor", at=UP).hand("vex", "jab")
    t.turn("vex")
    assert t.asked("vex").kind == "take_back"
    before = t.hero("vex").hand
    t.game.set_orders("p1", Orders(take_back="useful"))
    (new,) = set(t.hero("vex").hand) - set(before)
    assert "investigate" in t.game.action(new).types


# -- charges -----------------------------------------------------------------------------------------------


def hacking(t: Table, modifiers: str, own: Orders, helper: Orders) -> Table:
    """Noor hacks with a token of her own, and Vex beside her could help."""
    t.put("trace", at="network").at("vex", DOWN)
    t.token("vex", "technology").token("vex", "technology").token("noor", "technology").reveals(modifiers)
    t.game.set_orders("p1", helper)
    t.game.set_orders("p2", own)
    t.turn("noor").answer("noor", f"task:{t.card('trace').oid}:0").answer("noor", "no-card")
    return t


def charges(t: Table) -> list[list[int]]:
    """What is left on the tokens of Vex and Noor."""
    return [[token.charges for token in t.hero(who).tokens] for who in ("vex", "noor")]


def test_charges_are_spent_until_the_chance_is_there(table: Lay) -> None:
    """10.2: of one's own first, then those of helpers, while the chance is under what they said."""
    sure, never = Orders(charges=100), Orders(charges=1)
    t = hacking(table(), "0", never, never)
    assert (charges(t), t.outcome[1]) == ([[2, 2], [2]], 3)
    t = hacking(table(), "0", sure, sure)
    assert t.outcome[1] == 3 + 2 * sum(2 - n for side in charges(t) for n in side)
    assert charges(t)[1] == [1]


def test_who_has_no_order_is_asked_and_may_give_it_then(table: Lay) -> None:
    t = hacking(table(), "0", Orders(charges=1), Orders())
    assert [(d.seat, d.kind) for d in t.game.decisions] == [("p1", "help"), ("p2", "go_on")]
    assert t.game.answered_by("p1", Orders(charges=1)) == ("done",)
    assert t.game.answered_by("p1", Orders(charges=100))[0].startswith("charge:")
    assert t.game.answered_by("p1", Orders(charges=100, full_control=True)) == ()
    t.game.set_orders("p1", Orders(charges=100))
    assert sum(charges(t)[0]) < 4
    assert "charge" in [event.kind for event in t.game.log]


def test_as_few_charges_are_spent_as_bring_the_chance_there(table: Lay) -> None:
    """One where +2 is enough, two where it takes +4, and all there are where nothing is enough."""
    t = table().put("vault", at=UP).at("noor", UP).token("noor", "technology").token("noor", "technology")
    t.change("noor", hope=0).turn("vex")
    t.answer("vex", f"task:{t.card('vault').oid}:0").answer("vex", "no-card")
    task = t.game.task
    assert task is not None
    now, one, two = (100 * chances.of_running(t.game, task, n) for n in (0, 2, 4))
    assert now < one < two < 100
    answers = [
        t.game.answered_by("p2", Orders(charges=int(n))) for n in (now, now + 1, one, one + 1, two + 1)
    ]
    assert [keys[0].count("+") + 1 if keys != ("done",) else 0 for keys in answers] == [0, 1, 1, 2, 2]


def test_an_order_answers_its_own_question_and_leaves_the_others_open(table: Lay) -> None:
    t = hacking(table(), "0", Orders(), Orders())
    (mine,) = [d.id for d in t.game.decisions if d.seat == "p1"]
    assert t.game.set_orders("p2", Orders(charges=1)) == []
    assert [(d.id, d.seat) for d in t.game.decisions if d.kind != "go_on"] == [(mine, "p1")]
    t.answer("vex", "done")
    assert t.outcome[1] == 3


def test_never_helping_comes_before_it(table: Lay) -> None:
    t = hacking(table(), "0", Orders(charges=1), Orders(charges=100, help="never"))
    assert charges(t)[0] == [2, 2]


def test_charges_that_could_do_more_are_asked_about(table: Lay) -> None:
    """28.8: with Teamwork a charge may be an impact instead."""
    t = table().put("vault", at=UP).token("noor", "technology").reveals("+3")
    t.game.set_orders("p2", Orders(charges=100))
    t.turn("noor").investigate("vault", card="huddle")
    assert {option.verb for option in t.asked("noor").options} == {"charge", "team", "done"}


# -- what one's own cards offer ----------------------------------------------------------------------------


@pytest.mark.parametrize(("does", "hope"), [(True, 3), (False, 2)])
def test_what_a_tool_offers_is_done_or_not(table: Lay, does: bool, hope: int) -> None:
    lens = {"triggers": (Trigger(on="turn_start", effects=(GainHope(1),), optional=True),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").change("vex", hope=2).turn("vex")
    assert (t.asked("vex").kind, t.game.offering("p1"), t.game.offering("p2")) == ("optional", "vex-lens", "")
    assert t.game.answered_by("p1", Orders(may=(("vex-flask", does),))) == ()
    t.game.set_orders("p1", Orders(may=(("vex-lens", does),)))
    assert (t.asked("vex").kind, t.hero("vex").hope) == ("action", hope)
    assert t.game.offering("p1") == ""


def test_an_action_card_does_what_was_ordered_whenever_it_is_played(table: Lay) -> None:
    may = MayDo((Stress(1), GainHope(2)))
    t = table(cards={"look": {"on_play": (may,)}}).put("vault", at=UP).hand("vex", "look", "dash", "jab")
    t.game.set_orders("p1", Orders(may=(("look", True),), stress="least"))
    hope = t.hero("vex").hope
    t.turn("vex").answer("vex", f"task:{t.card('vault').oid}:0").answer("vex", "LOOK")
    assert t.hero("vex").hope == hope + 2


def test_what_the_story_offers_is_asked_each_time(table: Lay) -> None:
    t = table().resolve("p1", [MayDo((GainHope(1),))], code="vault")
    assert (t.asked("vex").kind, t.game.offering("p1")) == ("may", "")
    assert t.game.answered_by("p1", Orders(may=(("vault", True),))) == ()
