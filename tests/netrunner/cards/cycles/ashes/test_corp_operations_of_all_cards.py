"""Operations of the Ashes cycle: about all ice, all of Archives, all cards of a type, several modes."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on

# -- Red Level Clearance ----------------------------------------------------------------------------------


def test_red_level_clearance_resolves_two_modes() -> None:
    t = Table()
    t.hand("corp", "Red Level Clearance", "PAD Campaign", "Offworld Office", "Ice Wall")
    t.start("corp")
    t.click("Play Red Level Clearance")
    t.click("Gain 1 click")
    assert not t.offered("Gain 1 click"), "each mode once (9.12.6d)"
    t.click("Install 1 card")
    assert not t.offered("Offworld Office"), "no agenda"
    t.click("PAD Campaign")
    t.click("A new server")
    assert t.clicks("corp") == 3
    assert "PAD Campaign" in t.names("installed")


def test_red_level_clearance_draws_and_gains() -> None:
    t = Table()
    t.hand("corp", "Red Level Clearance")
    t.start("corp")
    before = len(t.names("hq"))
    t.click("Play Red Level Clearance")
    t.click("Draw 2 cards")
    t.click("Gain 2 credits")
    assert len(t.names("hq")) == before - 1 + 2
    assert t.credits("corp") == 5 - 1 + 2


# -- Game Over --------------------------------------------------------------------------------------------


def after_a_theft(credits: int) -> Table:
    """The Corp's turn after one in which the Runner has stolen an agenda."""
    t = Table()
    t.empty_deck("corp")
    t.deck("corp", "Offworld Office", "Hedge Fund", "Hedge Fund")
    t.hand("corp", "Game Over")
    t.rig("Leech", "Cleaver", "Fermenter", "No Free Lunch")
    t.start("runner")
    t.click("Run on R&D")
    finish_run(t)
    end_turn(t)
    t.set(corp_credits=9, runner_credits=credits)
    t.refresh()
    return t


def test_game_over_trashes_what_the_runner_does_not_pay_for() -> None:
    t = after_a_theft(4)
    t.click("Play Game Over")
    t.click("Program")
    assert not t.offered("Cleaver"), "an icebreaker"
    assert t.asked.maximum == 1, "no credits for both"
    t.click("Leech")
    assert t.credits("runner") == 1
    assert sorted(t.names("installed")) == ["Cleaver", "Leech", "No Free Lunch"]
    assert t.names("heap") == ["Fermenter"]
    assert t.game.state.bad_publicity == 1


def test_game_over_trashes_all_where_nothing_is_paid() -> None:
    t = after_a_theft(9)
    t.click("Play Game Over")
    t.click("Program")
    assert t.asked.maximum == 2
    t.answer([])
    assert t.credits("runner") == 9
    assert sorted(t.names("installed")) == ["Cleaver", "No Free Lunch"]


def test_game_over_needs_a_theft() -> None:
    t = Table()
    t.hand("corp", "Game Over")
    t.set(corp_credits=9)
    t.start("corp")
    assert not t.offered("Play Game Over")


# -- NEXT Activation Command ------------------------------------------------------------------------------


def test_next_activation_command_makes_ice_stronger_and_breakable_by_icebreakers_alone() -> None:
    t = Table()
    t.hand("corp", "NEXT Activation Command")
    t.ice("HQ", "Palisade")
    t.rig("Cleaver")
    t.start("corp")
    t.click("Play NEXT Activation Command")
    palisade = t.card("Palisade")
    assert t.game.strength(palisade) == 2 + 2
    end_turn(t)
    t.set(runner_credits=9)
    t.refresh()
    t.click("Run on HQ")
    assert t.offered("Cleaver") or t.offered("Break everything with Cleaver")
    finish_run(t)
    end_turn(t)
    t.next_action()
    assert t.game.strength(t.card("Palisade")) == 2
    assert "NEXT Activation Command" in t.names("archives")


def test_next_activation_command_forbids_other_cards_to_break() -> None:
    t = Table()
    t.hand("corp", "NEXT Activation Command")
    t.ice("HQ", "Palisade")
    t.hand("runner", "Boomerang")
    t.start("corp")
    t.click("Play NEXT Activation Command")
    end_turn(t)
    t.click("Install Boomerang")
    t.click("Run on HQ")
    assert not t.offered("Boomerang")


def test_next_activation_command_is_no_second_lockdown() -> None:
    t = Table()
    t.hand("corp", "NEXT Activation Command", "NEXT Activation Command")
    t.start("corp")
    t.click("Play NEXT Activation Command")
    assert not t.offered("Play NEXT Activation Command")


# -- Kakurenbo --------------------------------------------------------------------------------------------


def hidden() -> Table:
    """Kakurenbo has been played: a card was trashed from HQ, and all of Archives is facedown."""
    t = Table()
    t.discard_pile("corp", "Offworld Office", "Hedge Fund", "PAD Campaign")
    t.hand("corp", "Kakurenbo", "Palisade")
    t.start("corp")
    t.click("Play Kakurenbo")
    t.click("Palisade")
    return t


def test_kakurenbo_turns_archives_facedown_and_installs_one_of_them_advanced() -> None:
    t = hidden()
    assert t.clicks("corp") == 0
    t.click("Offworld Office")
    while "Kakurenbo" not in t.names("removed"):
        go_on(t)
    card = t.card("Offworld Office")
    assert card.advancement == 2
    assert card.server.startswith("remote")
    assert "Kakurenbo" in t.names("removed")
    archives = [c for c in t.game.state.cards.values() if c.zone == "archives"]
    assert sorted(t.names("archives")) == ["Hedge Fund", "PAD Campaign", "Palisade"]
    assert not any(c.faceup for c in archives)


def test_kakurenbo_leaves_the_runner_no_way_to_follow_a_card() -> None:
    seen = set()
    for seed in range(8):
        t = Table(seed=seed)
        first, *others = t.discard_pile("corp", "Offworld Office", "Hedge Fund", "PAD Campaign")
        t.hand("corp", "Kakurenbo")
        t.start("corp")
        t.click("Play Kakurenbo")
        t.click("No")
        cards = t.game.state.cards
        assert not {first, *others} & set(cards), "no object is the same"
        seen.add(tuple(cards[oid].code for oid in sorted(cards) if cards[oid].zone == "archives"))
        assert not any(card.faceup for card in cards.values() if card.zone == "archives")
    assert len(seen) > 1, "they come in random order"
