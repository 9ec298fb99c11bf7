"""Cards that install and play others, set orders, and what the first click has to be spent on."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, facing, finish_run, go_on, rigged, run_on


def test_street_magic_sets_the_order_of_the_unbroken_subroutines() -> None:
    """Declared before any resolves (9.8.8d)."""
    t = facing("Tithonium", "Street Magic", "Imp", "Corroder", server="HQ")
    while not t.asks("next_subroutine"):
        go_on(t)
    assert len(t.options) == 3
    end = next(label for label in t.options if "end the run" in label)
    t.click(end)
    assert len(t.options) == 2
    t.answer([t.asked.options[0].key])
    finish_run(t)
    assert "Imp" in t.names("installed"), "the run ended before a program was trashed"
    assert t.names("heap") == ["Street Magic"]


def test_street_magic_asks_nothing_about_one_subroutine_and_not_of_broken_ones() -> None:
    t = facing("Ice Wall", "Street Magic")
    assert not t.asks("next_subroutine")
    finish_run(t)
    t = facing("Tithonium", "Street Magic", "Corroder", runner_credits=20)
    t.click("Break everything")
    while t.game.run is not None:
        assert not t.asks("next_subroutine")
        go_on(t)


def city_hall(*deck: str, credits: int = 9) -> Table:
    t = Table()
    t.root("Server 1", "Mumbad City Hall", rezzed=True)
    t.deck("corp", *deck)
    t.set(corp_credits=credits)
    t.start("corp")
    t.click("Mumbad City Hall")
    return t


def test_mumbad_city_hall_finds_an_alliance_card_to_play() -> None:
    t = city_hall("Heritage Committee", "Raman Rai")
    assert t.offered("Heritage Committee")
    t.click("Heritage Committee")
    while not t.offered("Gain 1 credit"):
        t.answer([t.asked.options[0].key])
    assert "Heritage Committee" in t.names("archives")
    assert t.happened("played") == 1
    assert t.happened("revealed") == 1


def test_mumbad_city_hall_installs_and_finds_nothing_that_cannot_be_paid_for() -> None:
    t = city_hall("Raman Rai", "Heritage Committee")
    t.click("Raman Rai")
    t.click("New server") if t.offered("New server") else t.answer([t.asked.options[-1].key])
    assert t.card("Raman Rai").server == "remote2"
    t = city_hall("Heritage Committee", credits=0)
    assert not t.offered("Heritage"), "8.7.2b: it costs more"


def fast_break(agendas: int) -> Table:
    t = Table()
    t.score_area("runner", *["Hostile Takeover"] * agendas)
    t.hand("corp", "Fast Break", "Ice Wall", "PAD Campaign", "Enigma")
    t.root("Server 1", "Adonis Campaign")
    t.start("corp")
    return t


def test_fast_break_installs_in_one_remote_server() -> None:
    t = fast_break(2)
    t.click("Play Fast Break")
    assert t.credits("corp") == 5 - 4 + 2
    t.click("1")
    assert len(t.names("hq")) == 4
    t.click("Ice Wall")
    assert sum("Server 1" in label or "new" in label.lower() for label in t.options) == 2
    t.click("A new server") if t.offered("A new server") else t.answer([t.asked.options[-1].key])
    t.click("Enigma")
    ice = t.game.state.servers["remote2"].ice
    assert [t.game.state.cards[oid].code for oid in ice] == ["ice_wall", "enigma"]


def test_fast_break_may_install_less_and_needs_a_stolen_agenda() -> None:
    t = fast_break(0)
    assert not t.offered("Play Fast Break")
    t = fast_break(2)
    t.click("Play Fast Break")
    t.click("0")
    t.click("No")
    t.click("PAD Campaign")
    assert sum("erver" in label for label in t.options) == 2, "any remote server, for nothing was installed"


def ad_blitz(credits: int, *hand: str) -> Table:
    t = Table()
    t.hand("corp", "Ad Blitz", *hand)
    t.discard_pile("corp", "Adonis Campaign")
    t.set(corp_credits=credits)
    t.start("corp")
    return t


def test_ad_blitz_installs_and_rezzes_x_advertisements() -> None:
    t = ad_blitz(12, "PAD Campaign")
    t.click("Play Ad Blitz")
    assert t.options == ["X is 0", "X is 1", "X is 2"]
    t.click("X is 2")
    for title in ("PAD Campaign", "Adonis Campaign"):
        t.click(title)
        t.answer([t.asked.options[-1].key])
    assert t.card("PAD Campaign").faceup
    assert t.card("Adonis Campaign").faceup
    assert t.credits("corp") == 12 - 2 - 2 - 4
    assert t.clicks("corp") == 1


def test_ad_blitz_finds_only_what_can_be_rezzed() -> None:
    t = ad_blitz(4, "PAD Campaign")
    t.click("Play Ad Blitz")
    t.click("X is 1")
    assert not t.offered("Adonis Campaign"), "3 credits are left, it costs 4"
    assert t.options == ["PAD Campaign"]


def test_ad_blitz_is_played_only_with_something_to_install() -> None:
    t = Table()
    t.hand("corp", "Ad Blitz")
    t.start("corp")
    assert not t.offered("Play Ad Blitz")


def test_always_be_running_has_the_first_click_spent_on_a_run() -> None:
    t = Table()
    t.rig("Always Be Running")
    t.hand("runner", "Sure Gamble", "Legwork", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    assert [label.split(" · ")[0] for label in t.options] == [
        "Play Legwork", "Run on HQ", "Run on R&D", "Run on Archives",
    ]  # fmt: skip
    run_on(t, "Archives")
    assert t.offered("Gain 1 credit")
    assert t.offered("Play Sure Gamble")
    end_turn(t)
    end_turn(t)
    assert not t.offered("Gain 1 credit"), "each turn"


def test_always_be_running_leaves_other_clicks_where_no_run_can_be_made() -> None:
    from engine.netrunner.language.flow import ForNow
    from engine.netrunner.language.restrictions import Cannot

    t = rigged("Always Be Running")
    t.effect("corp", ForNow(Cannot("run"), "turn"))
    assert t.offered("Gain 1 credit"), "if able (9.12.3)"


@pytest.mark.parametrize("clicks", [4, 2])
def test_always_be_running_breaks_a_subroutine_for_two_clicks(clicks: int) -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.rig("Always Be Running")
    t.hand("corp", "Hedge Fund")
    t.start("runner", clicks=clicks)
    t.click("Run on HQ")
    if clicks == 2:
        assert not t.offered("Always Be Running"), "one click is left"
        return
    t.click("Always Be Running")
    assert t.clicks("runner") == 1
    finish_run(t)
    assert t.happened("successful_run") == 1


def peddled(*stack: str, credits: int = 9) -> Table:
    t = Table()
    t.hand("runner", "Street Peddler")
    t.deck("runner", *stack)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Install Street Peddler")
    return t


def test_street_peddler_hosts_three_cards_that_only_the_runner_knows() -> None:
    t = peddled("Corroder", "Legwork", "Imp")
    assert [t.game.state.cards[oid].host for oid in t.game.state.zones["hosted"]] == [
        t.card("Street Peddler").oid
    ] * 3
    assert "Corroder" in str(t.view("runner"))
    assert "Corroder" not in str(t.view("corp"))


def test_street_peddler_installs_one_for_a_credit_less_and_the_others_are_trashed() -> None:
    t = peddled("Corroder", "Legwork", "Imp")
    t.click("Street Peddler")
    assert sorted(t.options) == ["Corroder", "Imp"], "an event cannot be installed"
    assert t.names("heap") == ["Street Peddler"]
    t.click("Corroder")
    assert t.credits("runner") == 9 - 1
    assert "Corroder" in t.names("installed")
    assert sorted(t.names("heap")) == ["Imp", "Legwork", "Street Peddler"]


def test_street_peddler_cannot_be_used_if_nothing_can_be_installed() -> None:
    t = peddled("Legwork", "Sure Gamble", "Corroder", credits=0)
    assert not t.offered("Street Peddler")
