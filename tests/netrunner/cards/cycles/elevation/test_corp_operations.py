"""Operations of Elevation."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, holding, hq, run_on


def test_peer_review_shows_all_but_one_card_and_installs() -> None:
    t = holding("Peer Review", "Offworld Office", "Retribution", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    t.click("Offworld Office")
    assert t.happened("revealed") == 2
    assert t.credits("corp") == 8
    t.click("Offworld Office")
    t.click("new")
    assert t.card("Offworld Office").server == "remote1"
    shown = " ".join(t.log("runner"))
    assert "Offworld" not in shown


def test_peer_review_need_not_install() -> None:
    t = holding("Peer Review", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    go_on(t)
    t.click("No")
    assert (hq(t), t.credits("corp"), t.happened("revealed")) == (1, 8, 0)


def test_bigger_picture_gives_a_tag() -> None:
    t = Table()
    t.hand("corp", "Bigger Picture")
    t.set(tags=1)
    t.start("corp")
    t.click("Play Bigger Picture")
    t.click("1 tag")
    assert t.game.state.tags == 2


@pytest.mark.parametrize(
    ("removed", "tags", "runner", "corp"), [("2", 1, 2, 15), ("3", 0, 0, 17), ("0", 3, 12, 5)]
)
def test_bigger_picture_takes_credits_for_tags(removed: str, tags: int, runner: int, corp: int) -> None:
    t = Table()
    t.hand("corp", "Bigger Picture")
    t.set(tags=3, runner_credits=12)
    t.start("corp")
    t.click("Play Bigger Picture")
    t.click("any number")
    t.click(removed)
    assert (t.game.state.tags, t.credits("runner"), t.credits("corp")) == (tags, runner, corp)


def test_bigger_picture_needs_a_tag() -> None:
    t = Table()
    t.hand("corp", "Bigger Picture")
    t.start("corp")
    assert not t.offered("Bigger Picture")


@pytest.mark.parametrize("pays", [True, False])
def test_measured_response_hurts_unless_8_are_paid(pays: bool) -> None:
    t = Table()
    t.score_area("runner", "Send a Message", "Greenmail")
    t.hand("corp", "Measured Response", *["PAD Campaign"] * 3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9, corp_credits=9)
    t.start("runner", clicks=1)
    run_on(t, "Archives")
    t.pass_until("Play Measured")
    t.click("Play Measured")
    t.click("Pay 8" if pays else "Let it happen")
    assert (grip(t), t.credits("runner")) == ((5, 1) if pays else (1, 9))


@pytest.mark.parametrize(
    ("agendas", "ran"), [(("Send a Message",), True), (("Send a Message", "Greenmail"), False)]
)
def test_measured_response_needs_a_threat_and_a_run(agendas: tuple[str, ...], ran: bool) -> None:
    t = Table()
    t.score_area("runner", *agendas)
    t.hand("corp", "Measured Response")
    t.set(corp_credits=9)
    t.start("runner", clicks=1)
    if ran:
        run_on(t, "Archives")
    else:
        t.click("Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert not t.offered("Measured")


def test_nanomanagement_gives_two_clicks() -> None:
    t = Table()
    t.hand("corp", "Nanomanagement")
    t.start("corp")
    t.click("Play Nanomanagement")
    assert (t.clicks("corp"), t.credits("corp")) == (4, 1)


def test_top_down_solutions_draws_and_installs_up_to_two() -> None:
    t = Table(filler=0)
    t.hand("corp", "Top-Down Solutions")
    t.deck("corp", "PAD Campaign", "Palisade", "Ice Wall")
    t.start("corp")
    t.play("Play Top-Down", "PAD Campaign", "A new server", "Palisade", "HQ")
    assert sorted(t.names("installed")) == ["PAD Campaign", "Palisade"]
    assert t.credits("corp") == 3
    t = Table(filler=0)
    t.hand("corp", "Top-Down Solutions")
    t.deck("corp", "PAD Campaign", "Palisade", "Ice Wall")
    t.start("corp")
    t.play("Play Top-Down", "PAD Campaign", "A new server")
    t.answer([next(option.key for option in t.asked.options if option.passing or option.key == "none")])
    assert t.names("installed") == ["PAD Campaign"]


def test_touch_ups_shuffles_cards_of_a_type_into_the_stack() -> None:
    t = Table(filler=0)
    t.hand("corp", "Touch-ups")
    t.root("Server 1", "Send a Message")
    t.hand("runner", "Sure Gamble", "Diesel", "Easy Mark", "Cleaver")
    t.start("corp")
    t.play("Play Touch-ups", "Send a Message")
    assert t.clicks("corp") == 1
    assert t.card("Send a Message").advancement == 2
    t.click("Event")
    assert not t.offered("Cleaver")
    keys = [option.key for option in t.asked.options]
    t.answer(keys[:2])
    assert grip(t) == 2
    assert len(t.names("stack")) == 2


def test_touch_ups_does_nothing_more_without_a_card_to_advance() -> None:
    t = Table()
    t.hand("corp", "Touch-ups")
    t.start("corp")
    assert not t.offered("Touch-ups")


# -- IP Enforcement ------------------------------------------------------------------------------------------


def enforcing(tags: int, *agendas: str) -> Table:
    t = Table()
    t.hand("corp", "IP Enforcement")
    t.score_area("runner", *agendas)
    t.set(tags=tags, corp_credits=9)
    t.start("corp")
    return t


@pytest.mark.parametrize(("tags", "counters"), [(2, 0), (3, 1)])
def test_ip_enforcement_takes_back_an_agenda_for_as_many_tags_as_it_has_points(
    tags: int, counters: int
) -> None:
    t = enforcing(tags, "Offworld Office", "Hostile Takeover")
    t.click("Play IP Enforcement")
    t.click("2")
    if t.offered("Offworld Office"):
        t.click("Offworld Office")
    t.click("new server")
    assert (t.game.state.tags, t.credits("corp")) == (tags - 2, 9 - 2)
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.card("Offworld Office").advancement == counters
    assert not t.card("Offworld Office").faceup


def test_ip_enforcement_needs_tags_for_the_points_of_an_agenda() -> None:
    assert not enforcing(1, "Offworld Office").offered("Play IP Enforcement")
    assert not enforcing(2).offered("Play IP Enforcement")


# -- Key Performance Indicators ------------------------------------------------------------------------------


def test_key_performance_indicators_resolve_two_different_ones_in_any_order() -> None:
    t = Table()
    t.hand("corp", "Key Performance Indicators", "Palisade", "Hedge Fund")
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Key Performance Indicators")
    t.click("Gain 2 credits")
    assert not t.offered("Gain 2 credits")
    t.click("Install")
    t.click("Palisade")
    t.click("Protecting HQ")
    assert t.credits("corp") == 5 - 1 + 2
    assert [t.game.state.cards[oid].code for oid in t.game.state.servers["hq"].ice] == ["palisade"] * 2
    assert t.asks("window") or t.asks("action")


def test_key_performance_indicators_place_a_counter_and_exchange_a_card() -> None:
    t = Table()
    t.hand("corp", "Key Performance Indicators", "Hedge Fund")
    t.root("Server 1", "Offworld Office")
    t.start("corp")
    t.click("Play Key Performance Indicators")
    t.click("Place 1 advancement")
    t.click("Offworld Office")
    t.click("Draw 1 card")
    t.click("Hedge Fund")
    assert t.card("Offworld Office").advancement == 1
    assert len(t.names("hq")) == 1


# -- Petty Cash ----------------------------------------------------------------------------------------------


def test_petty_cash_is_played_before_any_action_and_once_more_from_archives() -> None:
    t = Table()
    t.hand("corp", "Petty Cash", "Petty Cash")
    t.start("corp")
    t.click("Play Petty Cash")
    assert (t.credits("corp"), t.clicks("corp")) == (5 - 3 + 5, 2)
    assert not t.offered("Petty Cash"), "an action was finished"


def test_petty_cash_from_archives_gives_the_click_back_and_leaves_the_game() -> None:
    t = Table()
    t.discard_pile("corp", "Petty Cash")
    t.start("corp")
    t.click("Petty Cash: ")
    assert (t.credits("corp"), t.clicks("corp")) == (5 - 3 + 5, 3)
    assert t.names("removed") == ["Petty Cash"]


def test_petty_cash_in_archives_needs_its_cost_and_a_fresh_turn() -> None:
    t = Table()
    t.discard_pile("corp", "Petty Cash")
    t.set(corp_credits=2)
    t.start("corp")
    assert not t.offered("Petty Cash: ")
    t.click("Gain 1 credit")
    assert not t.offered("Petty Cash: ")


@pytest.mark.parametrize("credits", [3, 4])
def test_nanomanagement_costs_four_credits(credits: int) -> None:
    t = Table()
    t.hand("corp", "Nanomanagement")
    t.set(corp_credits=credits)
    t.start("corp")
    assert t.offered("Play Nanomanagement") == (credits == 4)


def test_top_down_solutions_asks_no_more_after_a_no() -> None:
    t = Table()
    t.hand("corp", "Top-Down Solutions")
    t.deck("corp", "PAD Campaign", "Palisade")
    t.start("corp")
    t.play("Play Top-Down", "No")
    assert t.offered("Gain 1 credit")
    assert (t.names("installed"), hq(t)) == ([], 2)
