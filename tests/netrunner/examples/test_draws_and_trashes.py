"""The rulebook's examples about draws, cards that would be trashed, and what a cost sets off."""

from __future__ import annotations

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import target
from engine.netrunner.language.sets import Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, rigged, run_on


def show(*deck: str) -> Table:
    """The Corp's turn begins with Daily Business Show rezzed and these cards on top of R&D."""
    t = Table()
    t.root("Server 1", "Daily Business Show", rezzed=True)
    t.deck("corp", *deck)
    return t


def test_4_8_7_example_1_nobody_can_follow_a_card_among_those_set_aside() -> None:
    t = show("Ice Wall", "Enigma")
    t.start("runner", clicks=1)
    run_on(t, "R&D")
    assert t.game.state.memory["runner"]
    t.pass_until("Ice Wall")
    t.click("Ice Wall")
    assert "Ice Wall" not in str(t.view("runner")), "it may be in HQ or on the bottom of R&D"
    deck = t.game.state.zones["rd"]
    assert t.game.state.cards[deck[-1]].code == "ice_wall"
    assert not t.game.state.memory["runner"]


def test_8_4_3b_example_1_what_is_swapped_in_is_drawn() -> None:
    t = show("Wraparound", "Enigma")
    t.root("Server 2", "Raman Rai", rezzed=True)
    t.discard_pile("corp", "Tollbooth")
    t.start("corp", turn_begins=True)
    t.pass_until("Use Raman Rai")
    use = [o for o in t.asked.options if "Raman Rai" in o.label]
    t.answer([use[-1].key])
    for wanted in ("Lose 1 click", "Tollbooth"):
        if t.offered(wanted):
            t.click(wanted)
    while not t.offered("Tollbooth"):
        t.click("Use Daily Business Show") if t.offered("Use Daily") else go_on(t)
    assert "Enigma" in t.names("archives")
    t.click("Tollbooth")
    t.next_action()
    assert t.names("hq") == ["Wraparound"]
    deck = t.game.state.zones["rd"]
    assert t.game.state.cards[deck[-1]].code == "tollbooth"


def test_9_9_3d_example_1_an_interrupt_is_relevant_by_its_condition() -> None:
    t = rigged("The Class Act")
    t.deck("runner", "Corroder", "Leech")
    t.click("Draw 1 card")
    assert t.options == ["Corroder", "Leech"]
    t.click("Corroder")
    assert t.names("grip") == ["Leech"]
    assert t.names("stack")[-1] == "Corroder"
    t.click("Draw 1 card")
    assert len(t.names("grip")) == 2, "the first time each turn"


def test_9_12_2c_example_2_several_draws_of_one_instruction_are_one_value() -> None:
    t = Table()
    t.rig("Obelus", "The Class Act")
    t.hand("runner", "Legwork")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Legwork")
    t.pass_until("Sure Gamble")
    assert t.happened("accessed") == 3
    assert len(t.options) == 4
    go_on(t)
    t.next_action()
    assert len(t.names("grip")) == 3
    assert len(t.names("stack")) == 10 - 3


def test_8_2_2_example_1_a_card_turned_facedown_instead_is_trashed_all_the_same() -> None:
    t = rigged("Harbinger", "Wasteland")
    before = t.credits("runner")
    t.effect("runner", Trash(target(Named("Harbinger"))))
    assert t.names("heap") == []
    assert not t.card("Harbinger").faceup
    assert t.happened("trashed") == 1
    assert t.credits("runner") == before + 1


def test_9_9_4c_example_1_what_is_prevented_leaves_nothing_to_interrupt() -> None:
    t = rigged("Harbinger", "Sacrificial Construct")
    t.effect("corp", Trash(target(Named("Harbinger"))))
    assert t.offered("Harbinger")
    t.click("Sacrificial Construct")
    assert not t.offered("Use Harbinger")
    t.next_action()
    assert t.card("Harbinger").faceup
    assert t.names("heap") == ["Sacrificial Construct"]


def ob(*deck: str) -> Table:
    """Ob Superheavy Logistics with these cards on top of R&D."""
    t = Table(corp="Ob Superheavy Logistics: Extract. Export. Excel.")
    t.deck("corp", *deck)
    return t


def test_1_16_10c_example_1_what_a_cost_sets_off_resolves_before_the_agenda_is_scored() -> None:
    t = ob("Ice Wall")
    t.root("Server 1", "Azef Protocol", advancement=3)
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    t.click("Score Azef Protocol")
    if t.offered("PAD Campaign"):
        t.click("PAD Campaign")
    t.click("Use Ob Superheavy")
    assert t.names("corp_score") == [], "before it is scored"
    t.play("Ice Wall", "HQ")
    t.pass_until("Gain 1 credit")
    assert t.names("corp_score") == ["Azef Protocol"]
    assert t.card("Ice Wall").faceup


def test_8_5_13c_example_1_an_installed_card_is_revealed_to_verify_its_cost() -> None:
    t = ob("Archer")
    t.ice("HQ", "Ichi 1.0")
    t.score_area("corp", "Hostile Takeover")
    t.start("corp")
    t.effect("corp", Trash(target(Named("Ichi 1.0"))))
    t.play("Use Ob Superheavy", "Archer", "R&D")
    t.click("Decline" if t.offered("Decline") else "Do not")
    assert not t.card("Archer").faceup
    assert t.names("corp_score") == ["Hostile Takeover"]
    assert any("Archer" in line for line in t.log("runner")), "revealed"


def test_9_1_4_example_1_an_ability_does_not_follow_its_source_to_another_zone() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Compile")
    t.deck("runner", "Mayfly")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Play Compile", "HQ")
    t.click("Use Compile")
    t.click("Mayfly")
    t.pass_until("Mayfly: Break") if t.offered("Mayfly: Break") else None
    t.click("Mayfly: Break")
    while not t.offered("Compile"):
        go_on(t)
    t.click("Use Compile")
    t.next_action()
    assert t.names("stack")[-1] == "Mayfly"
    assert "Mayfly" not in t.names("heap")


def test_1_16_2b_example_1_a_cost_with_a_sum_is_one_payment() -> None:
    t = Table(corp="GameNET: Where Dreams are Real")
    t.ice("HQ", "Ice Wall", "Ice Wall", "Ice Wall", rezzed=False, advancement=1)
    t.root("HQ", "Cayambe Grid", rezzed=True)
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Pay 6 credits")
    t.click("Pay 6 credits")
    assert t.credits("runner") == 3
    assert t.credits("corp") == 1
