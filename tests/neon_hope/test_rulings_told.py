"""Rulings are told where they bite, options say what they cost, and a digest keeps what is grave."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.views import MISSED
from engine.neon_hope import Library, Orders, load, missed, new_game
from engine.neon_hope import changes as do
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.pack import Threshold
from engine.neon_hope.table.state import Event
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]
LIBRARY = Library.load([])


def said(t: Table) -> list[str]:
    return [line for event in t.events if (line := t.game.describe(event, "spectator")) is not None]


# -- rulings -----------------------------------------------------------------------------------------------


def test_who_plays_the_last_card_is_told_when_the_focus_comes(table: Lay) -> None:
    """R-13: stress in a task finds an empty hand, and takes hope."""
    t = table().hand("noor", "study").put("maze", at=UP).reveals("-3").turn("noor")
    t.investigate("maze", card="study")
    assert t.hero("noor").hope == 2
    assert "**Noor** holds no cards, and focuses only when the task is over" in said(t)
    t = table().put("maze", at=UP).reveals("-3").turn("noor").investigate("maze", card="study")
    t.answer("noor", t.asked("noor").options[0].key)
    assert not [line for line in said(t) if "only when the task" in line]


def test_a_threshold_that_the_dial_falls_below_does_not_come_again(table: Lay) -> None:
    """R-18, told when the dial falls."""
    t = table().change("vex", hope=0, hand=()).surveillance(7)
    t.turn("noor").resolve("p2", [CauseSurveillance(1), CauseSurveillance(-2)])
    while t.game.decisions[0].kind != "action":
        asked = t.game.decisions[0]
        t.game.answer(asked.seat, asked.id, [o.key for o in asked.options[: asked.minimum]])
        t.events = t.game.log
    assert "reaching surveillance 8 again triggers nothing" in said(t)
    t.resolve("p2", [CauseSurveillance(-1)])
    assert not [line for line in said(t) if "again" in line]


def test_every_threshold_that_the_dial_falls_below_is_named() -> None:
    """R-18: not the highest alone."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow")
    t.surveillance(17, escalated=True).resolve("p1", [CauseSurveillance(-12)])
    told = next(event for event in t.events if event.kind == "spent_threshold")
    assert [t.game.describe(told, "p1", language) for language in ("en", "de", "ja", "ru")] == [
        "reaching surveillance 8 and 16 again triggers nothing",
        "Überwachung 8 und 16 noch einmal zu erreichen, löst nichts aus",
        "監視8と16にまた達しても、何も起きない",
        "если слежка снова дойдёт до 8 и 16, ничего не сработает",
    ]
    earlier = Event("spent_threshold", n=16)  # as programs before this one wrote it
    assert t.game.describe(earlier, "p1") == "reaching surveillance 16 again triggers nothing"


@pytest.mark.parametrize(
    ("episode", "difficulty", "past", "start"),
    [
        ("afterglow", "hopeless", 7, 8),
        ("afterglow", "advanced", 8, 8),
        ("page-212-night", "hard", 7, 7),
        ("page-212-night", "hopeless", 7, 9),
    ],
)
def test_thresholds_that_an_episode_begins_past_are_told_at_its_setup(
    episode: str, difficulty: str, past: int, start: int
) -> None:
    """R-18: they trigger neither then nor later; nothing that was not triggered is said to have been."""
    game = new_game(
        LIBRARY, pack="pilot", episode=episode, characters=["bruna", "jun"], seed=4, difficulty=difficulty
    )
    lines: list[str | None] = []
    while game.state.phase == "setup":
        asked = game.decisions[0]
        done = asked.option("done")
        keys = [done.key] if done else [o.key for o in asked.options[: asked.minimum]]
        lines += [game.describe(event, "p2") for event in game.answer(asked.seat, asked.id, keys)]
        game = load(game.save(), LIBRARY)
    assert game.state.surveillance == start
    assert f"What surveillance triggers at {past} does not happen: the episode begins at {start}" in lines
    assert f"Surveillance has reached {past}" not in lines
    assert all(len(hero.hand) == 8 and hero.hope == 3 for hero in game.state.heroes.values()), "no stress"
    do.surveillance(game, past - start - 1)
    again = f"reaching surveillance {past} again triggers nothing"
    assert [game.describe(event, "p2") for event in game.log][-1] == again


def test_a_card_that_lies_on_its_other_side_from_the_start_is_told_as_turned_alone(table: Lay) -> None:
    """A threshold that does no more than turn the card has done all it does."""
    dial = (Threshold(at=4, effects=(GainHope(1),)), Threshold(at=6, flip=True), Threshold(at=40, end=True))
    cards = {"sc-story": {"thresholds": dial}, "first": {"setup": (CauseSurveillance(7),)}}
    t = table(cards=cards, bare=False)
    assert t.game.state.escalated
    (told,) = [event for event in t.game.log if event.kind == "past_threshold"]
    assert t.game.describe(told, "p1") == (
        "What surveillance triggers at 4 does not happen: the episode begins at 7"
    )
    assert t.game.describe(told, "p1", "de") == (
        "Was die Überwachung bei 4 auslöst, geschieht nicht: Die Episode beginnt bei 7"
    )


def test_a_die_on_a_symbol_of_an_enemy_says_what_it_stops(table: Lay) -> None:
    """R-10."""
    slots = {"symbols": ("stress-slot", "surveillance-slot")}
    t = table(cards={"guard": slots}).put("guard", at=UP).reveals("0").turn("noor").hack("guard")
    assert "nor when the enemy attacks" in t.game.view("p2").decisions[0].prompt
    t = table().put("vault", at=UP, secrets=3).reveals("0").turn("noor").hack("vault")
    asked = t.game.view("p2").decisions
    assert not asked or "attacks" not in asked[0].prompt


def test_the_last_action_says_that_the_turn_may_end_with_it(table: Lay) -> None:
    t = table().change("vex", counters=1).turn("vex")
    assert "1 action left. Your turn may end with it" in t.game.view("p1").decisions[0].prompt
    t.game.set_orders("p1", Orders(full_control=True))
    assert "may end" not in t.game.view("p1").decisions[0].prompt


def test_a_choice_that_has_a_name_is_told_by_it_before_what_comes_of_it() -> None:
    """So that an undo request names what was chosen, too."""
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow")
    t.turn("bruna").resolve("p1", LIBRARY.pack("pilot").events["boots-on-stairs"].effects)
    t.answer("bruna", "Open the door and smile")
    assert said(t) == ["**Bruna Vasile** chooses “Open the door and smile”", "Surveillance +2: 2"]
    assert t.game.describe(t.events[0], "p2", "de") == "**Bruna Vasile** wählt „Tür auf und lächeln“"


# -- options -----------------------------------------------------------------------------------------------


def test_moving_comes_first_and_tasks_stand_by_what_they_are_aimed_at() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow")
    t.put("lamp-44", at="kettle:upper", secrets=4).put("steward", at="kettle:upper")
    options = t.options("bruna")
    groups = {o.key.partition(":")[0]: (o.place, o.group) for o in options if not o.key.startswith("task")}
    assert set(groups.values()) == {(1, "Move")}
    assert {(o.place, o.group) for o in options if o.key.startswith("task")} == {
        (3, "Lamp 44"),
        (3, "Courtesy Steward"),
    }


def test_a_price_stands_at_the_end_where_it_is_not_cut() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=8)
    t.put("lamp-44", at="kettle:upper", secrets=4)
    paid = [o.label for o in t.options("bruna") if "+may" in o.key]
    assert paid
    assert all(label.endswith("%, 1 stress") for label in paid)


def test_ways_that_are_equally_likely_say_what_differs(table: Lay) -> None:
    t = table().put("trace", at="network")
    t.turn("noor").answer("noor", f"task:{t.card('trace').oid}:0")
    view = t.game.view("p2").decisions[0]
    chances: dict[str, list[str]] = {}
    for option in view.options:
        if option.key.startswith(("card:", "no-card+")):
            likely = option.label.partition("%")[0].rpartition(" ")[2]
            chances.setdefault(likely, []).append(option.about)
    assert all(all(abouts) for abouts in chances.values() if len(abouts) > 1)


def test_ones_own_ability_does_not_read_as_somebody_elses_help() -> None:
    t = Table(LIBRARY, "jun", "bruna", pack="pilot", episode="afterglow", hand=8)
    t.put("lamp-44", at="kettle:upper", secrets=4)
    with_own = [o.label for o in t.options("jun") if "use.0." in o.key]
    assert with_own
    assert not [label for label in with_own if "Jun Halloran" in label]


# -- names -------------------------------------------------------------------------------------------------


def test_what_a_turned_clue_does_is_told_by_the_name_of_its_side() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow")
    t.put("lamp-44", at="kettle:upper", back=True, variant=1, secrets=0)
    t.turn("bruna").answer("bruna", "A Blind Spot")
    assert "**Bruna Vasile** uses **A Blind Spot**" in said(t)


def test_what_the_other_side_of_a_character_tool_does_is_told_by_its_name() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow", hand=4)
    tool = next(card for card in t.game.state.cards.values() if card.code == "bruna-crank")
    do.set_card(t.game, tool.oid, back=True)
    t.put("steward", at="kettle:upper")
    t.turn("bruna").answer("bruna", "Crank Handle, Dead Stop")
    assert "**Bruna Vasile** uses **Crank Handle, Dead Stop**" in said(t)


def test_damage_to_a_boss_is_told_by_the_name_of_its_stage() -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="dawn")
    t.environment("dial-hall")
    t.put("the-dial", at="dial-hall:upper", stage=2)
    dial = t.card("the-dial")
    t.resolve("p1", (DealDamage(1, Pick(kind="enemy", code="the-dial", where="anywhere")),))
    assert t.card("the-dial").damage == dial.damage + 1
    assert "**The Dial, Pleading** takes 1 damage" in said(t)


# -- what happened meanwhile -------------------------------------------------------------------------------

GRAVE = [
    Event("exhausted", seat="p2"),
    Event("defeated", code="steward"),
    Event("threshold", n=8),
    Event("chapter_done", code="ten-past-nine"),
    Event("stress", seat="p1", n=1),
]


@pytest.mark.parametrize("grave", GRAVE, ids=lambda event: event.kind)
def test_what_is_grave_is_told_however_much_came_after_it(grave: Event) -> None:
    t = Table(LIBRARY, "bruna", "jun", pack="pilot", episode="afterglow")
    began = Event("task", seat="p2", code="steward", other="fight:courage", n=3)
    moves = [Event("move", seat="p2", place=f"kettle:{side}") for side in ("upper", "lower") * 10]
    told = [("p1", [began, grave, *moves])]
    lines = missed(t.game, told, "p1", "en")
    assert len(lines) == MISSED
    wanted = t.game.describe(grave, "p1")
    assert wanted is not None
    assert any(wanted.rpartition("** ")[2] in line for line in lines), lines
    assert "more" in lines[0]
