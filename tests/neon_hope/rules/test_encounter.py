"""The encounter phase (NH 20): its lines, the cards drawn in it, and Confrontation (28.1)."""

from __future__ import annotations

from collections.abc import Callable

from engine.neon_hope.language.board import BringCard, MoveTo, ScrapCard
from engine.neon_hope.language.cards import DrawEncounter
from engine.neon_hope.language.conditions import Defeated
from engine.neon_hope.language.harm import CauseSurveillance, ReturnEnemy, Stress
from engine.neon_hope.language.picks import Pick
from engine.neon_hope.language.story import RaiseFlag
from engine.neon_hope.language.tokens import GainHope
from engine.neon_hope.table.definitions import Trigger
from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import DOWN, HOLD, QUAY, UP

Lay = Callable[..., Table]


WATCH = (Trigger(on="encounter_start", effects=(CauseSurveillance(1),)),)


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
