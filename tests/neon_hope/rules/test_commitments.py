"""Whole intentions as one choice: a task with its card, and what is used beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from engine.kernel.decisions import Option
from engine.neon_hope.language.cards import TakeBack
from engine.neon_hope.language.flow import MayDo
from engine.neon_hope.language.grid import ModifyValue
from engine.neon_hope.language.harm import Stress
from engine.neon_hope.table.definitions import Ability, Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.asking import key, verbs
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def test_a_task_and_its_card_are_one_choice_and_go_as_step_by_step(table: Lay) -> None:
    """With a token and an ability at hand: nothing of them is used, and the performer is not asked."""

    def lay() -> Table:
        lens = Ability(kind="task", effects=(ModifyValue(2),))
        t = table(cards={"vex-lens": {"abilities": (lens,)}}).put("vex-lens", at="play:p1")
        t.put("floor", at=UP).token("vex", "courage").hand("vex", "look")
        return t.turn("vex").reveals("0", "+1")

    at_once, step_by_step = lay(), lay()
    at_once.answer("vex", key(at_once, "vex", "direct", "look"))
    step_by_step.investigate("floor", "look").answer("vex", "done").answer("vex", "done")
    assert at_once.outcome == step_by_step.outcome
    ours, theirs = at_once.game.state, step_by_step.game.state
    assert (ours.heroes, ours.cards, ours.grid) == (theirs.heroes, theirs.cards, theirs.grid)
    assert {d.kind for d in at_once.game.decisions}.isdisjoint({"play", "task_ability", "charges"})


def _is(options: Sequence[Option], key: str, code: str) -> bool:
    """Whether the option is about the card."""
    return any(option.key == key and option.to == code for option in options)


def test_what_is_used_beside_the_card_is_named_with_the_action_too(table: Lay) -> None:
    """With a token, and with no card at all: as step by step, and the performer is not asked again."""

    def lay() -> Table:
        t = table().put("vault", at=UP).token("vex", "technology").hand("vex", "look", "push").turn("vex")
        return t.reveals("-1", "0", "+1")

    for card, asked in (("look", "card:"), ("no-card", "no-card")):
        at_once, step_by_step = lay(), lay()
        at_once.answer("vex", f"task:{at_once.card('vault').oid}:0+{card}+charge.0")
        step_by_step.answer("vex", "Investigate: VAULT")
        found = step_by_step.asked("vex").options
        with_token = [o.key for o in found if o.key.startswith(asked) and o.key.endswith("+charge.0")]
        step_by_step.answer(
            "vex", next(o for o in with_token if card in (o, "no-card") or _is(found, o, card))
        )
        assert at_once.outcome == step_by_step.outcome
        assert at_once.game.state.heroes == step_by_step.game.state.heroes
        assert at_once.hero("vex").tokens[0].charges == 1
        assert {d.kind for d in at_once.game.decisions}.isdisjoint({"play", "task_ability", "charges"})


@pytest.mark.parametrize("named", [True, False])
def test_what_a_card_says_one_may_do_is_named_with_it(table: Lay, named: bool) -> None:
    """17.5: "when played, you may suffer 1 stress for +2": said with the card, or asked about."""
    may = MayDo((Stress(1), ModifyValue(2)))
    t = table(cards={"look": {"on_play": (may,)}}).put("vault", at=UP).turn("vex").reveals("-1")
    before = t.game.pack.characters["vex"].values["technology"] + t.game.pack.actions["look"].bonus
    t.answer("vex", f"task:{t.card('vault').oid}:0+look" + "+may" * named)
    if not named:
        assert t.asked("vex").kind == "may"
        t.answer("vex", "yes")
    assert t.asked("vex").kind == "stress"
    t.answer("vex", "Spend 1 hope")
    assert (t.outcome[1], t.hero("vex").hope) == (before + 2 - 1, 2)


def test_others_are_still_asked_for_help_with_it(table: Lay) -> None:
    t = table().put("vault", at=UP).token("noor", "technology").token("vex", "technology")
    t.hand("vex", "look").turn("vex")
    t.answer("vex", key(t, "vex", "direct", "look"))
    assert [(decision.seat, decision.kind) for decision in t.game.decisions] == [
        ("p2", "help"),
        ("p1", "go_on"),
    ]


def test_a_card_an_ability_and_charges_are_one_choice(table: Lay) -> None:
    """The first token is used up by its charge: the second has moved when it is spent."""
    lens = Ability(kind="task", effects=(ModifyValue(1),), cost="scrap")
    t = table(cards={"vex-lens": {"abilities": (lens,)}}).put("vex-lens", at="play:p1").put("vault", at=UP)
    t.token("vex", "technology", 1).token("vex", "technology", 2).turn("vex").reveals("-1")
    t.answer("vex", "Investigate: VAULT")
    both = next(o for o in t.asked("vex").options if o.key == "no-card+charge.0+charge.1")
    one = next(o for o in t.asked("vex").options if o.verb == "boosted" and "use." in o.key)
    assert one.key.startswith("card:") or one.key.startswith("no-card")
    before = t.game.pack.characters["vex"].values["technology"]
    t.answer("vex", both.key)
    assert t.outcome[1] == before + 2 + 2 - 1
    assert [(token.charges) for token in t.hero("vex").tokens] == [1]
    assert t.has("vex-lens")


def test_charges_that_are_named_are_spent_from_the_last_token_on(table: Lay) -> None:
    """By their places as numbers: the tenth token comes before the eleventh."""
    t = table().put("vault", at=UP)
    for _ in range(9):
        t.token("vex", "courage")
    t.token("vex", "technology", 1).token("vex", "technology", 2).turn("vex").reveals("-1")
    t.answer("vex", "Investigate: VAULT").answer("vex", "no-card+charge.9+charge.10")
    assert t.outcome[1] == t.game.pack.characters["vex"].values["technology"] + 2 + 2 - 1
    assert [token.charges for token in t.hero("vex").tokens[9:]] == [1]


def test_what_was_named_and_cannot_be_used_any_more_is_asked_about_anew(table: Lay) -> None:
    """The lens that was named is gone; the flask is left."""
    boost = (Ability(kind="task", effects=(ModifyValue(1),)),)
    cards = {"vex-lens": {"abilities": boost}, "vex-flask": {"abilities": boost}}
    t = table(cards=cards).put("vex-lens", at="play:p1").put("vault", at=UP)
    t.turn("vex").answer("vex", "Investigate: VAULT")
    lens = t.card("vex-lens").oid
    chosen = next(o.key for o in t.asked("vex").options if o.key == f"no-card+use.{lens}.0")
    t.game.state.cards[lens] = replace(t.card("vex-lens"), place="scrap")
    t.put("vex-flask", at="play:p1")
    t.game.state.decisions[:] = [
        d if d.kind != "play" else replace(d, options=(*d.options, Option(chosen, "boosted", 0, "")))
        for d in t.game.state.decisions
    ]
    t.answer("vex", chosen)
    assert t.asked("vex").kind == "task_ability"
    assert t.offers("vex", "VEX FLASK")


def test_where_something_comes_before_a_task_the_card_waits_for_it(table: Lay) -> None:
    lens = {"triggers": (Trigger(on="before_task", effects=(TakeBack(1),)),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").put("floor", at=UP).turn("vex")
    assert "direct" not in verbs(t, "vex")


def test_a_task_that_asks_for_its_card_says_so_beside_ways_that_do_not(table: Lay) -> None:
    def ends(t: Table) -> dict[bool, set[str]]:
        shown = [o for o in t.game.view("p1").decisions[0].options if o.key.startswith("task:")]
        ends = {o: o.label.removesuffix(", 1 stress")[-1] for o in shown}  # a price stands behind the chance
        return {way: {ends[o] for o in shown if ("+" in o.key) is way} for way in (False, True)}

    assert ends(table().put("vault", at=UP).turn("vex")) == {False: {"…"}, True: {"%"}}
    lens = {"triggers": (Trigger(on="before_task", effects=(TakeBack(1),)),)}
    t = table(cards={"vex-lens": lens}).put("vex-lens", at="play:p1").put("vault", at=UP).turn("vex")
    assert ends(t) == {False: {"%"}, True: set()}


def test_no_more_shortcuts_than_there_is_room_for(table: Lay) -> None:
    t = table().put("floor", at=UP).put("vault", at=UP).put("guard", at=UP).put("drone", at=UP).turn("vex")
    assert len(t.asked("vex").options) == 17
    shown = [o for o in t.asked("vex").options if o.key.startswith("task:")]
    tasks = [o.key for o in shown if o.verb != "direct"]
    assert all(any(o.key.startswith(f"{task}+") for o in shown) for task in tasks)
