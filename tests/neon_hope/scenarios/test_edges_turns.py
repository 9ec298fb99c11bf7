"""Beyond the scenarios: turns, limits, focusing and exhaustion at awkward moments (NH 6, 19, 22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.neon_hope import Orders
from engine.neon_hope.language.board import MoveTo
from engine.neon_hope.language.cards import DrawEncounter, TakeBack
from engine.neon_hope.language.harm import CauseSurveillance, Stress
from engine.neon_hope.language.tokens import GainEndurance, GainHope, GainResource
from engine.neon_hope.table.definitions import Ability, Modifier, Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, QUAY, UP
from tests.neon_hope.scenarios.test_exhaustion import worn_out_vex

Lay = Callable[..., Table]

ONE_HOPE = (GainHope(1),)


# -- turns -------------------------------------------------------------------------------------------------


def test_going_back_from_a_declared_task_changes_nothing(table: Lay) -> None:
    t = table().put("trace", at="network")
    t.turn("vex")
    before = t.game.state.clone()
    t.answer("vex", "Hack: TRACE").answer("vex", "Back")
    after = t.game.state
    assert (after.heroes, after.cards, after.grid, after.draws) == (
        before.heroes, before.cards, before.grid, before.draws,
    )  # fmt: skip
    assert t.hero("vex").counters == 3
    assert t.asked("vex").kind == "action"


def test_there_is_no_way_back_once_something_has_happened(table: Lay) -> None:
    """An effect before the task has paid out: going back would pay it out again and again."""
    lens = {"vex-lens": {"triggers": (Trigger(on="before_task", effects=ONE_HOPE),)}}
    t = table(cards=lens).put("trace", at="network").put("vex-lens", at="play:p1")
    t.turn("vex").answer("vex", "Hack: TRACE")
    assert t.hero("vex").hope == 4
    assert not t.offers("vex", "Back")


def test_whoever_is_first_takes_the_turn(table: Lay) -> None:
    t = table("vex", "noor", "kim")
    assert list(t.game.waiting_for) == ["p1", "p2", "p3"]
    t.turn("kim")
    assert list(t.game.waiting_for) == ["p3"]
    t.end_turn("kim")
    assert list(t.game.waiting_for) == ["p1", "p2"]


@pytest.mark.parametrize(("cards", "goes_on"), [(7, False), (2, False), (1, True)])
def test_after_the_last_action_focusing_is_offered_where_it_refills_the_hand(
    table: Lay, cards: int, goes_on: bool
) -> None:
    """NH 19.4: endurance 8 gives 7 cards. Who holds several would give them up, and is not asked."""
    t = table("vex", "noor").environment("dock").hand_of("vex", cards).turn("vex")
    for place in ("yard:lower", "yard:upper", "dock:upper"):
        t.move(place)
    assert (t.game.state.active == "p1") == goes_on
    if goes_on:
        t.answer("vex", "focus")
        assert t.hero("vex").endurance == 7


def test_after_the_last_action_focusing_is_offered_where_a_tool_can_be_bought(table: Lay) -> None:
    """NH 19.3: no card is gained by it with endurance 2, but who focuses may buy."""
    t = table().environment("dock").hand_of("vex", 1).change("vex", resources=9, endurance=2).turn("vex")
    for place in ("yard:lower", "yard:upper", "dock:upper"):
        t.move(place)
    assert t.game.state.active == "p1"
    t.answer("vex", "focus")
    t.answer("vex", t.options("vex")[0].key)
    t.answer("vex", "VEX LENS")
    assert (t.card("vex-lens").place, t.hero("vex").resources) == ("play:p1", 8)


def test_the_turn_goes_on_after_the_last_action_for_who_wants_full_control(table: Lay) -> None:
    t = table().change("vex", counters=1)
    t.game.set_orders("p1", Orders(full_control=True))
    t.turn("vex").move(DOWN)
    assert [option.key for option in t.options("vex")] == ["focus", "end"]


def test_unspent_counters_do_not_add_up(table: Lay) -> None:
    t = table().deck()
    t.turn("vex").move(DOWN).end_turn("vex")
    t.end_all_turns()
    assert [t.hero(character).counters for character in ("vex", "noor")] == [3, 3]


# -- limits ------------------------------------------------------------------------------------------------


def test_once_a_round_on_a_clue_is_once_for_all_and_comes_back(table: Lay) -> None:
    t = table().put("crowd", at=UP, back=True).deck()
    t.turn("vex").answer("vex", "CROWD (1 action):")
    assert t.hero("vex").hope == 4
    assert not t.offers("vex", "CROWD (1 action):")
    t.end_turn("vex").turn("noor")
    assert not t.offers("noor", "CROWD (1 action):")
    t.end_all_turns()
    t.turn("noor")
    assert t.offers("noor", "CROWD (1 action):")


def test_once_a_turn_at_a_place_comes_back_with_the_next_turn(table: Lay) -> None:
    crowd = {"guard": {"abilities": (Ability(kind="activate", once="turn", effects=ONE_HOPE),)}}
    t = table(cards=crowd).put("guard", at=UP)
    t.turn("vex").answer("vex", "GUARD (1 action):")
    assert not t.offers("vex", "GUARD (1 action):")
    t.end_turn("vex")
    assert t.offers("noor", "GUARD (1 action):")


def test_a_place_and_a_character_have_limits_of_their_own(table: Lay) -> None:
    free = Ability(kind="free", once="turn", effects=ONE_HOPE)
    t = table(
        cards={"yard": {"abilities": (free,)}, "dock": {"abilities": (free,)}, "vex": {"abilities": (free,)}}
    )
    t.turn("vex").answer("vex", "YARD:")
    assert not t.offers("vex", "YARD:")
    assert t.offers("vex", "Vex:")
    t.answer("vex", "Vex:")
    assert not t.offers("vex", "Vex:")
    t.move(QUAY).answer("vex", "DOCK:")
    assert t.hero("vex").hope == 6
    t.move(UP)
    assert not t.offers("vex", "YARD:")


def test_a_follower_gives_its_bonus_and_its_abilities(table: Lay) -> None:
    t = table().put("guide", at="play:p2", follower=True)
    assert t.game.attribute("p2", "attr-d") == 3
    assert t.game.attribute("p1", "attr-d") == 2
    # Its token and task are gone: nobody can get support from it any more.
    t.turn("noor")
    assert not t.offers("noor", "GUIDE")


def test_bonuses_reach_as_far_as_the_card_does(table: Lay) -> None:
    minus, plus = (Modifier(bonus=-1, attribute="courage"),), (Modifier(bonus=2, types=("fight",)),)
    t = table(
        cards={"guard": {"modifiers": minus}, "trace": {"modifiers": minus}, "yard": {"modifiers": plus}}
    )
    assert t.game.attribute("p1", "courage", "fight") == 3 + 2
    t.put("guard", at=UP).put("trace", at="network")
    assert t.game.attribute("p1", "courage", "fight") == 3 + 2 - 2
    assert t.game.attribute("p1", "courage", "hack") == 3 - 2
    t.at("vex", QUAY)
    assert t.game.attribute("p1", "courage", "fight") == 3 - 1
    t.at("vex", UP).put("drone", at=UP)
    guard = t.card("guard")
    t.game.state.cards[guard.oid] = type(guard)(guard.oid, "guard", UP, back=True)
    assert t.game.attribute("p1", "courage", "hack") == 3 - 1, "a retreated enemy's effects are inactive"


# -- focus -------------------------------------------------------------------------------------------------


def test_two_characters_without_cards_focus_one_after_the_other(table: Lay) -> None:
    t = table().surveillance(7).hand("vex", "jab").hand("noor", "chat")
    t.change("vex", hope=0).change("noor", hope=0)
    t.put("vault", at=UP, dice=(0,)).reveals("+1").turn("noor").investigate("vault")
    assert (t.hero("vex").hand, t.hero("noor").hand) == ((), ())
    for character in ("vex", "noor"):
        assert t.game.waiting_for == (t.seat(character),)
        assert t.asked(character).kind == "focus_cards"
        t.answer(character, *[option.key for option in t.asked(character).options[:7]])
    assert [len(t.hero(character).hand) for character in ("vex", "noor")] == [7, 7]
    assert t.asked("noor").kind == "action"


def test_stress_for_each_is_one_instance_for_each(table: Lay) -> None:
    """Vex chooses at once. Noor, "you", has no cards left after hers and focuses before Vex suffers his."""
    t = table().hand("noor", "chat").change("vex", hope=0).change("noor", hope=0)
    t.turn("noor").resolve("p2", [Stress(1, "each")]).answer("vex", "LOOK")
    assert t.asked("noor").kind == "focus_cards"
    assert len(t.hero("vex").hand) == 8
    t.answer("noor", *[option.key for option in t.asked("noor").options[:7]])
    assert len(t.hero("vex").hand) == 7


def test_nobody_focuses_during_a_task_not_even_others(table: Lay) -> None:
    """A threshold in the middle of Noor's task takes Vex's last card: he focuses when it is over."""
    t = table().surveillance(7).hand("vex", "jab").change("vex", hope=0).change("noor", hope=0)
    t.put("vault", at=UP, dice=(0,)).reveals("+1").turn("noor").investigate("vault")
    assert t.dial == 8
    # The threshold comes before the base effect (T5 before T6a), the focus after the task.
    assert t.asked("noor").kind == "stress"
    assert t.card("vault").secrets == 3
    assert t.hero("vex").hand == ("jab",)
    t.answer("noor", "STUDY")
    assert t.card("vault").secrets == 2
    assert t.hero("vex").hand == ()
    assert t.asked("vex").kind == "focus_cards"


def test_tools_with_a_revealed_box_open_it_before_the_next_one_is_bought(table: Lay) -> None:
    t = table(cards={"vex-lens": {"revealed": (Stress(1),)}}).change("vex", resources=4)
    t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
    t.answer("vex", "VEX LENS")
    assert t.asked("vex").kind == "stress"
    t.answer("vex", t.asked("vex").options[0].key).answer("vex", "VEX FLASK")
    assert t.has("vex-lens")
    assert t.has("vex-flask")
    assert t.hero("vex").resources == 1


def test_sets_of_tools_are_offered_where_no_box_can_come_between(table: Lay) -> None:
    def offered(**cards: object) -> set[str]:
        t = table(cards=cards).change("vex", resources=2)
        t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
        return {option.key.partition(":")[0] for option in t.asked("vex").options}

    assert offered() == {"tools", "done"}
    assert offered(**{"vex-flask": {"revealed": (Stress(1),)}}) == {"buy", "done"}


def test_what_a_task_gives_back_spares_the_focus(table: Lay) -> None:
    """RECALL, the last card, is in the discard pile before who has no cards focuses."""
    again = {"kim-lens": {"triggers": (Trigger(on="after_task", effects=(TakeBack(1),)),)}}
    t = table("kim", "noor", cards=again).hand("kim", "search").put("kim-lens", at="play:p1")
    t.put("floor", at=UP).reveals("-3").turn("kim").investigate("floor", card="search")
    t.answer("kim", "SEARCH")
    assert (t.hero("kim").hand, t.hero("kim").endurance) == (("search",), 8)
    assert t.asked("kim").kind == "action"


def test_the_other_way_to_read_as_soon_as(table: Lay) -> None:
    """R-13, kept in one place: who plays the last card may focus in the middle of the task."""
    t = table().hand("vex", "jab").put("guard", at=UP).reveals("0")
    t.game.state.focus_timing = "immediate"
    t.turn("vex").fight("guard", card="jab")
    # The seven others came back during the task; JAB went to the discard pile at its end.
    assert len(t.hero("vex").hand) == 7
    assert t.hero("vex").discard == ("jab",)
    assert t.hero("vex").endurance == 7


def test_a_tool_side_that_speaks_of_focusing(table: Lay) -> None:
    t = table()
    own = t.card("vex-own")
    t.game.state.cards[own.oid] = replace(own, back=True)
    t.turn("vex").answer("vex", "Focus").answer("vex", *[o.key for o in t.asked("vex").options[:7]])
    assert t.hero("vex").hope == 4


# -- exhaustion --------------------------------------------------------------------------------------------


def test_an_attack_that_exhausts_still_raises_surveillance(table: Lay) -> None:
    """Pending activations are dropped; the one going on is not (R-14, R-44)."""
    t = worn_out_vex(table())
    assert (t.activations, t.dial) == (1, 1)


def test_exhausted_by_stress_for_each_the_others_suffer_too(table: Lay) -> None:
    t = table().change("vex", endurance=1, hope=0).change("noor", hope=0).hand("vex", "jab")
    t.turn("vex").resolve("p1", [Stress(1, "each")])
    t.answer("noor", "STUDY")
    assert t.hero("vex").exhausted
    assert len(t.hero("noor").hand) == 7
    assert t.asked("noor").kind == "action"


def test_a_threshold_exhausts_a_character_whose_turn_it_is_not(table: Lay) -> None:
    t = table("vex", "noor", "kim").surveillance(7).hand("kim", "kick")
    t.change("kim", endurance=1).change("vex", hope=0).change("noor", hope=0).change("kim", hope=0)
    t.turn("vex").resolve("p1", [CauseSurveillance(1)])
    t.answer("vex", "LOOK").answer("noor", "STUDY")
    assert t.hero("kim").exhausted
    # Vex's turn goes on; Kim has none any more; then the episode is over.
    assert t.asked("vex").kind == "action"
    t.end_turn("vex")
    assert t.game.waiting_for == ("p2",)
    t.end_turn("noor")
    assert t.game.result is not None
    assert t.game.result.reason == "exhausted"


def test_a_chapter_whose_effects_exhaust_the_active_character_is_turned_all_the_same(table: Lay) -> None:
    t = table(cards={"chapter-two": {"on_flip": (Stress(8),)}}).chapter("chapter-two")
    t.change("noor", endurance=1, hope=0).put("vault", at=UP, secrets=1).reveals("+3")
    t.turn("noor").investigate("vault")
    assert t.game.result is not None
    assert t.game.result.won


def test_the_event_that_exhausts_goes_to_the_discard_pile(table: Lay) -> None:
    t = table().change("vex", endurance=1, hope=0).hand("vex", "jab").deck("shock-2", "dark")
    t.turn("vex").resolve("p1", [DrawEncounter(1)])
    assert t.hero("vex").exhausted
    assert t.game.state.encounter_discard == ["shock-2"]
    assert t.asked("noor").kind == "action"


@pytest.mark.parametrize("effect", [GainEndurance(-1)])
def test_endurance_that_an_effect_takes_exhausts(table: Lay, effect: GainEndurance) -> None:
    t = table().change("vex", endurance=1)
    t.turn("vex").resolve("p1", [effect])
    assert t.hero("vex").exhausted
    assert t.game.state.active == "p2"


def test_an_exhausted_character_suffers_and_helps_no_more(table: Lay) -> None:
    t = table().change("vex", endurance=1).token("vex", "technology").put("trace", at="network")
    t.turn("vex").answer("vex", "Focus")
    hand = t.hero("vex").hand
    t.resolve("p2", [Stress(2, "others"), MoveTo("other_side", "others")])
    assert (t.hero("vex").hand, t.hero("vex").location, t.hero("vex").hope) == (hand, UP, 3)
    t.reveals("0").hack("trace")
    assert t.outcome == ("success", 3), "nobody was asked for a charge"


def test_an_exhausted_character_takes_no_turn_in_the_same_round(table: Lay) -> None:
    t = table("vex", "noor", "kim").change("kim", endurance=1).hand("kim", "kick").change("kim", hope=0)
    t.turn("vex").resolve("p1", [Stress(1, "others"), GainResource(1)])
    t.answer("noor", "STUDY")
    assert t.hero("kim").exhausted
    assert t.hero("vex").resources == 1
    t.end_turn("vex")
    assert t.game.waiting_for == ("p2",)


def test_another_characters_card_can_end_it_in_the_encounter_phase(table: Lay) -> None:
    each = {"shock-1": {"effects": (Stress(1, "each"),)}}
    t = table(cards=each).change("noor", endurance=1, hope=0).change("vex", hope=0).hand("noor", "chat")
    t.deck("shock-1", "alarm-13").end_all_turns().answer("vex", "LOOK")
    assert t.game.result is not None
    assert t.game.result.reason == "exhausted"
    assert t.dial == 2, "Noor's own card was not resolved"
