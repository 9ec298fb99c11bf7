"""Beyond the scenarios: encounter phases, thresholds, chapters, setup and the end (NH 1, 20, 21, 23, 28)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.kernel.errors import IllegalAnswer
from engine.neon_hope import Library, new_game
from engine.neon_hope.language.board import BringCard, MoveTo, ScrapCard
from engine.neon_hope.language.cards import DrawEncounter
from engine.neon_hope.language.conditions import Defeated, FlagIs, InPlay
from engine.neon_hope.language.grid import AnalyseModifiers, ArchiveFaceUp, ShapeModifiers
from engine.neon_hope.language.harm import CauseSurveillance, DealDamage, Retreat, ReturnEnemy, Stress
from engine.neon_hope.language.picks import TARGET, Pick
from engine.neon_hope.language.story import NextChapter, PoolAdd, PoolRemove, RaiseFlag, WriteNote
from engine.neon_hope.language.tokens import GainHope, PlaceDice
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.table.pack import Threshold
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, HOLD, QUAY, UP

Lay = Callable[..., Table]

LAST = Threshold(at=40, end=True)
WATCH = (Trigger(on="encounter_start", effects=(CauseSurveillance(1),)),)


# -- the encounter phase -----------------------------------------------------------------------------------


def test_effects_of_the_beginning_resolve_wherever_their_cards_are(table: Lay) -> None:
    """One at a location with the lead, one with Noor, one with nobody, one in the network, one of a place."""
    cards = {code: {"triggers": WATCH} for code in ("guard", "turret", "drone", "fog", "dock")}
    t = table(cards=cards).at("vex", UP).at("noor", QUAY).deck()
    t.put("guard", at=UP, back=True).put("turret", at=QUAY).put("drone", at=HOLD).put("fog", at="network")
    t.end_all_turns()
    # GUARD has retreated: four are due. The lead character orders them.
    assert t.game.waiting_for == ("p1",)
    assert [option.label for option in t.options("vex")] == ["FOG", "DOCK", "TURRET", "DRONE"]
    for _ in range(3):
        t.answer("vex", t.options("vex")[-1].key)
    # 4, then 2 for the characters and 1 for TURRET.
    assert t.dial == 4 + 2 + 1


def test_whom_such_an_effect_strikes(table: Lay) -> None:
    """ "You" is a character whom the card reaches; where nobody is, the lead character."""
    hurt = (Trigger(on="encounter_start", effects=(Stress(1),)),)
    t = table(cards={"turret": {"triggers": hurt}}).at("noor", QUAY).put("turret", at=QUAY).deck()
    t.end_all_turns()
    assert t.game.waiting_for == ("p2",)
    t = table(cards={"turret": {"triggers": hurt}}).put("turret", at=QUAY).deck()
    t.end_all_turns()
    assert t.game.waiting_for == ("p1",)


def test_own_tools_act_for_their_owners(table: Lay) -> None:
    gain = (Trigger(on="encounter_start", effects=(GainHope(1),)),)
    cards = {"vex-lens": {"triggers": gain}, "noor-lens": {"triggers": gain}}
    t = table(cards=cards).put("vex-lens", at="play:p1").put("noor-lens", at="play:p2").deck()
    t.end_all_turns().answer("vex", "NOOR LENS")
    assert [t.hero(character).hope for character in ("vex", "noor")] == [4, 4]


def test_the_objective_met_by_the_automatic_die_wins_in_the_encounter_phase(table: Lay) -> None:
    t = table(cards={"chapter-two": {"objective": Defeated("trace")}}).chapter("chapter-two")
    t.put("trace", at="network", dice=(0, 1)).deck().end_all_turns()
    assert t.game.result is not None
    assert (t.game.result.won, t.dial) == (True, 0)


def test_a_loss_between_two_lines_of_the_phase_is_final(table: Lay) -> None:
    """E3 reaches the last threshold: nobody draws a card any more."""
    t = table().surveillance(38).deck("dark", "dark")
    t.end_all_turns()
    assert t.game.result is not None
    assert t.game.result.reason == "surveillance"
    assert len(t.game.state.encounter_deck) == 2


def test_additional_consequences_chain(table: Lay) -> None:
    t = table().deck("raid", "shock-1", "raid", "raid", "dark").change("vex", hope=0)
    t.end_all_turns()
    for _ in range(3):
        assert t.game.waiting_for == ("p1",)
        t.answer("vex", t.options("vex")[0].key)
    # Three RAIDs and DARK were Vex's; now Noor shows SHOCK 1.
    assert (len(t.hero("vex").hand), t.dial) == (5, 3)
    assert t.game.waiting_for == ("p2",)


def test_without_any_card_left_nothing_is_drawn(table: Lay) -> None:
    t = table().deck()
    t.end_all_turns()
    assert t.game.turn == 2
    t = table().deck("dark", "dark")
    t.turn("vex").resolve("p1", [DrawEncounter(2)])
    assert (t.dial, t.game.state.encounter_discard) == (2, ["dark", "dark"])


def test_a_chain_of_nothing_but_chains_ends(table: Lay) -> None:
    """Both RAIDs would go on drawing each other for ever."""
    t = table().deck("raid", "dark", "raid").change("vex", hope=0)
    t.end_all_turns().answer("vex", "LOOK").answer("vex", "PUSH")
    assert t.game.turn == 2
    assert sorted(t.game.state.encounter_discard) == ["dark", "raid", "raid"]


def test_an_enemy_with_a_revealed_box_opens_it_again_when_it_returns(table: Lay) -> None:
    t = table(cards={"guard": {"revealed": (CauseSurveillance(1),)}}).put(
        "guard", at=DOWN, back=True, damage=2
    )
    t.resolve("p1", [ReturnEnemy(Pick(kind="enemy", where="anywhere", which="each"))])
    assert (t.dial, t.card("guard").damage) == (1, 2)
    t.resolve("p1", [ReturnEnemy(Pick(kind="enemy", where="anywhere", which="each"))])
    assert t.dial == 1, "it was face up already"


def test_boxes_of_cards_brought_by_boxes(table: Lay) -> None:
    cards = {
        "guard": {"revealed": (BringCard("drone", "here"), RaiseFlag("after"))},
        "drone": {"revealed": (BringCard("trace", "network"), CauseSurveillance(1))},
        "trace": {"revealed": (CauseSurveillance(1),)},
    }
    t = table(cards=cards).deck("guard", "dark").at("vex", DOWN)
    t.end_all_turns()
    # 2 for the characters, 1 for DRONE's box, 1 for TRACE's, 1 for Noor's DARK.
    assert t.dial == 2 + 1 + 1 + 1
    assert [t.card(code).place for code in ("guard", "drone", "trace")] == [DOWN, DOWN, "network"]
    assert t.game.state.flags["after"] == 1


def test_what_a_scrapped_card_was_about_to_do_is_not_done(table: Lay) -> None:
    first = (Trigger(on="turn_start", effects=(ScrapCard(Pick(kind="clue", code="floor")),)),)
    second = {"front": {"triggers": (Trigger(on="turn_start", effects=(CauseSurveillance(1),)),)}}
    t = table(cards={"vex-lens": {"triggers": first}, "floor": second})
    t.put("vex-lens", at="play:p1").put("floor", at=UP)
    t.turn("vex").answer("vex", "VEX LENS")
    assert (t.dial, t.has("floor")) == (0, False)


# -- Confrontation -----------------------------------------------------------------------------------------


def test_confrontation_stops_effects_but_only_for_who_is_there(table: Lay) -> None:
    t = table().put("brute", at=UP).at("noor", DOWN)
    t.turn("vex").resolve("p1", [MoveTo("other_side", "each")])
    assert (t.hero("vex").location, t.hero("noor").location) == (UP, UP)
    t.resolve("p1", [MoveTo("other_side", "others"), MoveTo(HOLD)])
    assert (t.hero("vex").location, t.hero("noor").location) == (UP, UP), "now BRUTE holds Noor, too"


def test_confrontation_does_not_reach_the_next_location(table: Lay) -> None:
    t = table().put("brute", at=DOWN)
    t.turn("vex")
    assert t.offers("vex", f"move:{DOWN}")
    t.move(DOWN)
    assert not t.offers("vex", "Move to")


# -- thresholds --------------------------------------------------------------------------------------------


def test_a_threshold_that_was_passed_triggers_even_if_the_dial_is_turned_back(table: Lay) -> None:
    """NH 21.1: as soon as surveillance reaches or passes it; what the first effect does comes later."""
    thresholds = (Threshold(at=8, effects=(CauseSurveillance(-2),)), Threshold(at=20, flip=True), LAST)
    t = table(cards={"sc-story": {"thresholds": thresholds}})
    t.resolve("p1", [CauseSurveillance(21)])
    assert (t.dial, t.game.state.escalated) == (19, True)
    assert [event.n for event in t.events if event.kind == "threshold"] == [8, 20]


def test_the_first_threshold_before_the_last_one(table: Lay) -> None:
    t = table().change("vex", hope=0).change("noor", hope=0)
    t.turn("vex").resolve("p1", [CauseSurveillance(50)])
    assert t.game.result is None
    t.answer("vex", "LOOK").answer("noor", "STUDY")
    assert t.game.result is not None
    assert t.game.result.reason == "surveillance"


def test_a_threshold_reached_by_the_effect_of_another_follows_it(table: Lay) -> None:
    """Vex's excess stress at the first threshold takes the dial to the second."""
    thresholds = (Threshold(at=8, effects=(Stress(3, "each"),)), Threshold(at=9, flip=True), LAST)
    t = table(cards={"sc-story": {"thresholds": thresholds}}).surveillance(7)
    t.hand("vex", "jab").change("vex", hope=0).change("noor", hope=0)
    t.turn("noor").resolve("p2", [CauseSurveillance(1)])
    t.answer("noor", "STUDY", "CHAT", "SHOVE")
    assert (t.dial, t.game.state.escalated) == (9, False)
    assert t.asked("vex").kind == "focus_cards"
    t.answer("vex", *[option.key for option in t.asked("vex").options[:7]])
    assert t.game.state.escalated


# -- chapters and the end ----------------------------------------------------------------------------------


def test_an_objective_met_at_setup_is_seen_when_the_first_round_begins(table: Lay) -> None:
    t = table(bare=False, cards={"chapter-one": {"objective": InPlay("trace")}})
    assert t.game.state.chapter == "chapter-two"
    assert t.game.turn == 1


def test_two_objectives_in_a_row_are_met_at_once(table: Lay) -> None:
    cards = {"chapter-one": {"objective": FlagIs("a")}, "chapter-two": {"objective": FlagIs("b")}}
    t = table(cards=cards)
    t.turn("vex").resolve("p1", [RaiseFlag("b"), RaiseFlag("a"), WriteNote("met-the-crowd")])
    assert t.game.result is not None
    assert t.game.result.won
    assert t.game.next_campaign().notes == ("met-the-crowd",)


def test_an_effect_before_the_chapter_is_turned_names_the_next_one(table: Lay) -> None:
    t = table()
    t.turn("vex").resolve("p1", [NextChapter("chapter-again")])
    t.put("maze", at=UP).reveals("+3").end_turn("vex")
    t.investigate("maze")
    assert t.game.state.chapter == "chapter-again"
    assert t.game.state.chapters == ["chapter-one"]


def test_the_game_can_be_given_up_at_any_question(table: Lay) -> None:
    t = table().put("trace", at="network").token("vex", "technology")
    t.turn("vex").answer("vex", "Hack: TRACE").answer("vex", "Without a card")
    t.game.abandon()
    result = t.game.result
    assert result is not None
    assert (result.won, result.reason) == (False, "abandoned")
    assert t.game.decisions == ()
    with pytest.raises(IllegalAnswer):
        t.game.abandon()
    assert t.game.next_campaign().results == (("first", ""),)


def test_setup_can_be_given_up_too(library: Library) -> None:
    game = new_game(library, pack="testpack", episode="first", characters=["vex", "noor", "kim"], seed=1)
    assert game.state.phase == "setup"
    game.abandon()
    assert game.result is not None
    assert game.result.reason == "abandoned"
    assert game.view("p1").phase == "over"


def test_the_pool_of_the_next_episode_changes_and_not_this_one(table: Lay) -> None:
    t = table().chapter("chapter-two").put("vault", at=UP, secrets=1).reveals("+3")
    before = dict(t.game.state.pool)
    t.turn("noor").resolve("p2", [PoolRemove("-3", 2), PoolAdd("+3"), PoolAdd("epic-win")])
    t.investigate("vault")
    assert t.game.state.pool == before
    t = table(episode="second", campaign=t.game.next_campaign(), bare=False)
    pool = t.game.state.pool
    assert ("-3" in pool, pool["+3"], pool["epic-win"], sum(pool.values())) == (False, 3, 2, 19)
    assert (len(t.game.state.grid), len(t.game.state.archive)) == (16, 3)


# -- keywords on modifiers outside of tasks ----------------------------------------------------------------


def test_shaping_everything_that_is_left_waits_with_the_reset(table: Lay) -> None:
    t = table().grid(down=2).deck("dark", "warp-2")
    t.end_all_turns()
    # All sixteen lie face up while Noor chooses; no reset.
    assert len(t.face_up) == 16
    t.answer("noor", *[option.key for option in t.asked("noor").options[:2]])
    assert len(t.game.face_down()) == 2


def test_more_is_asked_for_than_lies_face_down(table: Lay) -> None:
    t = table().grid(down=1)
    t.turn("vex").resolve("p1", [ShapeModifiers(3)])
    assert (t.asked("vex").minimum, len(t.asked("vex").options)) == (1, 16)
    t = table().grid(down=1)
    t.turn("vex").resolve("p1", [AnalyseModifiers(3)])
    assert len(t.game.view("p1").looked_at) == 1
    t.answer("vex", "Done")
    assert len(t.game.face_down()) == 1


def test_archived_face_up_everybody_knows_it(table: Lay) -> None:
    t = table().grid(up=["skull"])
    t.turn("vex").resolve("p1", [ArchiveFaceUp(1)])
    for seat in ("p1", "p2", "spectator"):
        view = t.game.view(seat)
        assert dict(view.face_down)["skull"] == 2
        assert view.archive_count == 4
    assert sum(cell.empty for cell in t.game.view("p1").grid) == 1


def test_skulls_of_shaping_in_the_encounter_phase_strike_at_once(table: Lay) -> None:
    t = table().put("guard", at=DOWN).at("noor", DOWN).deck("warp-1", "dark")
    t.grid(up=["0"]).reveals("skull")
    t.end_all_turns().answer("vex", "Skull")
    # GUARD is where Noor is and Vex is not: neither attacks him nor comes.
    assert (t.card("guard").place, len(t.hero("vex").hand)) == (DOWN, 8)
    assert [e.kind for e in t.events if e.kind in ("activation", "encounter")] == ["activation", "encounter"]


# -- others ------------------------------------------------------------------------------------------------


def test_an_enemy_defeated_by_an_effect_outside_of_tasks(table: Lay) -> None:
    vest = {"vex-vest": {"triggers": (Trigger(on="defeated", effects=(GainHope(1),)),)}}
    t = table(cards=vest).put("drone", at=UP).put("vex-vest", at="play:p1").deck()
    t.turn("vex").resolve("p1", [DealDamage(2, Pick(kind="enemy"))])
    assert not t.has("drone")
    assert t.game.state.encounter_discard == ["drone"]
    assert (t.hero("vex").resources, t.hero("vex").hope) == (0, 4)


def test_a_box_filled_outside_of_tasks_makes_the_enemy_retreat_at_once(table: Lay) -> None:
    t = table().put("guard", at=UP, dice=(0,))
    t.turn("vex").resolve("p1", [PlaceDice(1, Pick(kind="enemy"))])
    assert (t.card("guard").dice, t.card("guard").back) == ((), True)


def test_the_back_of_an_enemy_has_no_slots(table: Lay) -> None:
    t = table(cards={"script": {"on_play": (Retreat(TARGET),)}}).put("guard", at=UP, dice=(0,))
    t.reveals("+3").turn("vex").hack("guard", card="script")
    assert (t.outcome[0], t.card("guard").dice, t.card("guard").back) == ("success", (0,), True)
    assert t.hero("vex").resources == 0
    t.resolve("p1", [PlaceDice(1, Pick(kind="enemy"))])
    assert t.card("guard").dice == (0,)


def test_retreated_by_value_an_enemy_keeps_its_dice(table: Lay) -> None:
    t = table().put("guard", at=UP, dice=(0,)).reveals("+1")
    t.turn("vex").fight("guard", card="jab")
    assert (t.card("guard").dice, t.card("guard").back) == ((0,), True)


def test_alone_another_is_oneself_and_others_are_nobody(table: Lay) -> None:
    t = table("vex")
    t.resolve("p1", [GainHope(1, "another"), GainHope(5, "others")], code="vex-radio")
    assert t.hero("vex").hope == 4


def test_enemies_in_the_network_neither_attack_nor_count_nor_move(table: Lay) -> None:
    t = table().put("turret", at="network").put("trace", at="network").reveals("skull", "0").deck()
    t.turn("noor").hack("trace")
    assert (t.activations, t.card("turret").place, t.dial) == (1, "network", 0)
    assert t.offers("noor", "Fight: TURRET")
    t.end_turn("noor").end_all_turns()
    assert t.dial == 2
