"""The rulebook's examples with the cards that were declared last: costs, replacements, choices."""

from __future__ import annotations

from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Type
from engine.netrunner.table.state import RUNNER_SCORE
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, run_on, run_to_access


def test_1_16_1d_example_1_a_cost_of_0_is_paid_by_saying_so() -> None:
    t = Table(runner="Freedom Khumalo: Crypto-Anarchist")
    t.deck("corp", "Beanstalk Royalties")
    t.start("runner")
    run_to_access(t, "R&D")
    assert not t.names("archives"), "nothing is paid by itself"
    t.click("Freedom Khumalo")
    assert t.names("archives") == ["Beanstalk Royalties"]
    finish_run(t)
    t.deck("corp", "Beanstalk Royalties")
    run_to_access(t, "R&D")
    assert not t.offered("Freedom Khumalo"), "it was used"


def test_1_16_10b_example_1_all_additional_costs_are_paid_at_once() -> None:
    """Two credits and six damage, or nothing; then I've Had Worse and Order of Sol hear of it."""
    for credits, cards, able in ((2, 7, True), (1, 7, False), (2, 5, False)):
        t = Table(filler=20)
        t.root("Server 1", "Obokata Protocol")
        t.root("Server 1", "Ben Musashi", rezzed=True)
        t.hand("corp", "Predictive Algorithm")
        t.rig("Order of Sol")
        t.hand("runner", *["I've Had Worse"] * cards)
        t.set(runner_credits=9, corp_credits=9)
        t.start("corp", clicks=1)
        t.click("Play Predictive Algorithm")
        t.pass_until("Run on Server 1")
        t.set(runner_credits=credits)
        t.refresh()
        t.click("Run on Server 1")
        t.pass_until("Do not")
        paying = [label for label in t.options if "Steal" in label or "Pay" in label]
        assert bool(paying) is able, t.options
        if not able:
            continue
        t.click(paying[0])
        finish_run(t)
        assert t.names(RUNNER_SCORE) == ["Obokata Protocol"]
        assert t.credits("runner") == 1, "Order of Sol"
        assert t.happened("drawn") == 3 * 6, "each copy of I've Had Worse"


def test_9_9_9c_example_1_a_replacement_does_not_apply_to_its_own_result() -> None:
    t = Table()
    t.hand("corp", "Project Vacheron")
    t.start("runner")
    run_on(t, "HQ")
    assert t.card("Project Vacheron", RUNNER_SCORE).agenda == 4
    assert t.happened("stolen") == 1


def hurt(seat: str) -> Table:
    """Chronos Protocol and Titanium Ribs, in a turn of the seat."""
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.rig("Titanium Ribs")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.start(seat)
    t.effect("corp", Damage("net", 1))
    return t


def test_9_12_1c_example_1_the_active_player_chooses_and_the_corp_looks_all_the_same() -> None:
    for seat in ("corp", "runner"):
        t = hurt(seat)
        assert t.asks("damaged")
        assert t.decision.seat == seat
        t.click("Legwork")
        assert t.names("heap") == ["Legwork"]
        assert "Corroder" in str(t.view("corp")), "the Corp has looked at the grip"


def test_10_4_3a_example_1_the_corp_selects_one_of_three_and_all_are_trashed_at_once() -> None:
    t = Table(corp="Chronos Protocol: Selective Mind-mapping")
    t.hand("corp", "Snare!")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder", "Imp", "Leech")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    while not t.asks("damaged"):
        t.click("Pay") if t.offered("Pay 4") else go_on(t)
    assert t.decision.seat == "corp"
    t.click("Imp")
    assert len(t.names("heap")) == 3
    assert t.names("heap")[0] == "Imp"
    trashed = [event for event in t.game.state.happened if event.kind == "trashed" and event.damage]
    assert len(trashed) == 3
    damage = [event.serial for event in t.game.state.happened if event.kind == "damage"]
    assert len(damage) == 1
    assert damage[0] < trashed[0].serial


def test_10_3_1e_example_1_what_is_hosted_on_ice_that_cannot_host_is_trashed() -> None:
    t = Table()
    t.ice("HQ", "Tithonium", rezzed=False)
    t.hosted("Tithonium", "Chisel")
    t.set(corp_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Rez Tithonium")
    assert t.names("heap") == []
    t.click("Rez Tithonium")
    assert t.names("heap") == ["Chisel"]


def test_4_1_2a_example_1_a_facedown_card_is_revealed_to_show_what_it_is() -> None:
    """It is not turned faceup by that (26: 1.21.3a)."""
    t = Table()
    t.root("Server 1", "Clone Suffrage Movement", rezzed=True)
    t.discard_pile("corp", "Fast Break", faceup=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Yes")
    t.click("Yes")
    if t.offered("Fast Break"):
        t.click("Fast Break")
    t.next_action()
    assert "Fast Break" in t.names("hq")
    assert not t.card("Fast Break", "hq").faceup
    assert t.happened("revealed") == 1


def test_8_5_13d_example_2_if_able_leaves_no_card_that_cannot_be_rezzed_and_no_cost_declined() -> None:
    t = Table()
    t.hand("corp", "Ad Blitz", "PAD Campaign", "Adonis Campaign")
    t.set(corp_credits=5)
    t.start("corp")
    t.effect("runner", ForNow(Price("rez", cost(clicks=1), Type("asset")), "turn"))
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert t.offered("PAD Campaign")
    t.click("Adonis Campaign")
    t.answer([t.asked.options[-1].key])
    assert not t.offered("Do not")
    assert t.card("Adonis Campaign").faceup
    assert t.clicks("corp") == 0, "two for the operation, and the additional cost"
    t = Table()
    t.hand("corp", "Ad Blitz", "PAD Campaign", "Adonis Campaign")
    t.set(corp_credits=4)
    t.start("corp")
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert t.options == ["PAD Campaign"], "Adonis Campaign costs 4, and 3 credits are left"


def test_9_5_5_example_2_hosted_cards_are_set_aside_while_the_ability_resolves() -> None:
    t = Table()
    t.hand("runner", "Street Peddler")
    t.deck("runner", "Corroder", "Legwork", "Imp")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Street Peddler")
    t.click("Street Peddler")
    assert t.names("heap") == ["Street Peddler"], "the three cards wait for the ability"
    t.click("Imp")
    installed = [event for event in t.events if event.kind == "installed"]
    trashed = [event for event in t.events if event.kind == "trashed"]
    assert [event.code for event in installed] == ["imp"]
    assert sorted(event.code for event in trashed) == ["corroder", "legwork"]
    assert {event.was for event in (*installed, *trashed)} == {"hosted"}, "not from where they were set aside"


def test_9_12_3e_example_1_a_must_makes_nobody_pay_an_additional_cost() -> None:
    t = Table()
    t.hand("corp", "Service Outage")
    t.rig("Always Be Running")
    t.start("corp", clicks=1)
    t.click("Play Service Outage")
    t.pass_until("Run on HQ")
    assert t.offered("Gain 1 credit"), "the additional cost to run can be declined"
    assert t.offered("Run on HQ")
    for pays in (True, False):
        t = Table()
        t.ice("HQ", "Archer", rezzed=False)
        t.score_area("corp", "Hostile Takeover")
        t.hand("runner", "Forged Activation Orders")
        t.set(corp_credits=9)
        t.start("runner")
        t.play("Play Forged Activation Orders", "The unrezzed ice", "Yes", "Pay" if pays else "Do not pay")
        assert t.names("removed") == (["Hostile Takeover"] if pays else [])
        assert t.names("archives") == ([] if pays else ["Archer"]), "rezzed and paid for, or trashed"


def test_1_16_4d_example_1_the_play_cost_is_spent_to_take_the_action_that_plays() -> None:
    t = Table()
    t.root("Server 1", "Jeeves Model Bioroids", rezzed=True)
    t.hand("corp", "Blue Level Clearance", "Hedge Fund")
    t.set(corp_credits=9)
    t.start("corp")
    t.click("Play Blue Level Clearance")
    assert t.clicks("corp") == 1, "both clicks count for the action to play"
    t.click("Play Hedge Fund")
    assert t.clicks("corp") == 1, "the third was spent, and one gained"


def test_5_2_6b_example_1_playing_two_cards_is_the_same_action_twice() -> None:
    t = Table(corp="MirrorMorph: Endless Iteration")
    t.hand("corp", "Hedge Fund", "Lateral Growth", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp", clicks=4)
    t.click("Play Hedge Fund")
    t.click("Play Lateral Growth")
    t.click("No")
    t.click("Draw 1 card")
    assert not t.offered("Use MirrorMorph")
    t.click("Gain 1 credit")
    assert not t.offered("Use MirrorMorph"), "not this turn"


def test_8_7_2b_example_2_what_is_found_has_to_be_installed_by_means_of_another_card() -> None:
    for grip in (("Legwork",), ()):
        t = Table()
        t.rig("Self-modifying Code", "Patchwork")
        t.hand("runner", *grip)
        t.deck("runner", "Imp")
        t.set(runner_credits=2)
        t.start("runner")
        t.click("Self-modifying Code")
        assert t.credits("runner") == 0
        assert t.offered("Imp") is bool(grip)
        if not grip:
            continue
        t.click("Imp")
        assert "Imp" in t.names("installed")
        assert sorted(t.names("heap")) == ["Legwork", "Self-modifying Code"]


def test_9_9_6c_example_1_patchwork_is_relevant_wherever_a_card_is_played_or_installed() -> None:
    t = Table()
    t.rig("Patchwork")
    t.hand("runner", "Sure Gamble", "Imp", "Street Peddler")
    t.deck("runner", "Corroder", "Legwork", "Leech")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Street Peddler")
    t.click("Street Peddler")
    t.click("Corroder")
    assert t.asks("discount"), "an ability installs it"
    t.click("No")
    assert t.credits("runner") == 9 - 1
    t.click("Play Sure Gamble")
    assert t.asks("discount"), "the basic action plays it"
    t.click("Imp")
    assert t.credits("runner") == 8 - 3 + 9


def test_9_1_8b_example_1_what_is_removed_instead_is_not_active_in_the_heap() -> None:
    for removed in (True, False):
        t = Table(corp="Skorpios Defense Systems: Persuasive Power")
        t.hand("runner", "I've Had Worse")
        t.start("corp")
        t.effect("corp", Damage("meat", 1))
        t.click("I've Had Worse" if removed else "No")
        assert t.names("removed" if removed else "heap") == ["I've Had Worse"]
        assert len(t.names("grip")) == (0 if removed else 3), "it draws three cards from the heap"
