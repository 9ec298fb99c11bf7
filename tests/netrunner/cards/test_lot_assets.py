"""Assets and upgrades of many sets."""

import msgspec
import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, running

# -- Dedicated Server, The Root ---------------------------------------------------------------------------


def test_dedicated_server_pays_for_rezzing_ice_only() -> None:
    t = Table()
    t.set(corp_credits=3)
    t.root("Server 1", "Dedicated Server", rezzed=True, credit=2)
    t.root("Server 2", "Regolith Mining License")
    t.ice("HQ", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Whitespace")  # 2 credits
    while t.decision.kind == "payment":
        t.click("2")
    assert t.card("Dedicated Server").credit + t.credits("corp") == 3
    t = Table()
    t.set(corp_credits=1)
    t.root("Server 1", "Dedicated Server", rezzed=True, credit=2)
    t.root("Server 2", "Regolith Mining License")
    t.start("corp")
    assert not t.offered("Rez Regolith Mining License")  # 2 credits


def test_dedicated_server_is_filled_up_when_the_turn_begins() -> None:
    t = Table()
    t.root("Server 1", "Dedicated Server", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("Dedicated Server").credit == 2


def test_the_root_pays_for_installing_advancing_and_rezzing() -> None:
    t = Table()
    t.set(corp_credits=0)
    t.root("Server 1", "The Root", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.ice("HQ", "Palisade")
    t.root("Server 3", "Lt. Todachine")
    t.hand("corp", "Tithe", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.card("The Root").credit == 3
    assert not t.offered("Play Hedge Fund")
    t.click("Advance Offworld Office")
    assert t.card("The Root").credit == 2
    t.click("Install Tithe protecting HQ · 1 credit")
    assert t.card("The Root").credit == 1
    assert not t.offered("Rez Lt. Todachine")  # 3 credits
    t.game.state.cards[t.card("The Root").oid] = msgspec.structs.replace(t.card("The Root"), credit=3)
    t.refresh()
    t.click("Rez Lt. Todachine")
    assert (t.card("The Root").credit, t.credits("corp")) == (0, 0)


# -- Giordano Memorial Field ------------------------------------------------------------------------------


def memorial(agendas: int, credits: int, server: str = "Server 1") -> Table:
    """A successful run; the Runner has stolen agendas, Giordano Memorial Field is in Server 1."""
    t = Table()
    t.set(runner_credits=credits)
    t.root("Server 1", "Giordano Memorial Field", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.score_area("runner", *["Superconducting Hub"] * agendas)
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_giordano_wants_two_credits_for_each_stolen_agenda() -> None:
    t = memorial(2, 6)
    t.pass_until("Pay 4 credits")
    assert t.decision.seat == "runner"
    t.click("Pay 4 credits")
    assert t.credits("runner") == 2
    assert running(t)
    t = memorial(2, 6)
    t.pass_until("Pay 4 credits")
    t.click("Let it happen: end the run")
    assert not running(t)
    assert t.credits("runner") == 6


def test_giordano_ends_the_run_of_who_cannot_pay() -> None:
    t = memorial(3, 5)
    while running(t):
        assert not t.offered("Pay")
        go_on(t)
    assert "Offworld Office" in t.names("installed")


def test_giordano_elsewhere_asks_nothing() -> None:
    t = memorial(2, 6, "Server 2")
    while running(t):
        assert not t.offered("Pay 4 credits")
        go_on(t)


# -- Lt. Todachine ----------------------------------------------------------------------------------------


def test_lt_todachine_tags_for_each_ice_rezzed_but_for_nothing_else() -> None:
    t = Table()
    t.root("Server 1", "Lt. Todachine", rezzed=True)
    t.root("Server 2", "Mental Health Clinic")
    t.ice("HQ", "Whitespace", "Tithe", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    t.click("Rez Tithe")
    assert t.game.state.tags == 1
    t.pass_until("Rez Mental Health Clinic")
    t.click("Rez Mental Health Clinic")
    assert t.game.state.tags == 1
    t.pass_until("Rez Whitespace")
    t.click("Rez Whitespace")
    assert t.game.state.tags == 2


# -- Mental Health Clinic ---------------------------------------------------------------------------------


def test_mental_health_clinic_pays_and_widens_the_runners_hand() -> None:
    t = Table()
    t.root("Server 1", "Mental Health Clinic", rezzed=True)
    t.start("corp", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 6
    assert (t.game.hand_size("runner"), t.game.hand_size("corp")) == (6, 5)
    t = Table()
    t.root("Server 1", "Mental Health Clinic")
    t.start("corp")
    assert t.game.hand_size("runner") == 5


# -- Plutus -----------------------------------------------------------------------------------------------


def plutus(hand: int = 3, agendas: int = 1) -> Table:
    t = Table()
    t.root("Server 1", "Plutus")
    t.hand("corp", *["Palisade"] * hand)
    t.score_area("corp", *["Offworld Office"] * agendas)
    t.start("corp")
    return t


def test_plutus_is_rezzed_for_an_agenda() -> None:
    t = plutus()
    t.click("Rez Plutus")
    t.click("Forfeit")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert t.names("removed") == ["Offworld Office"]
    assert t.card("Plutus").faceup
    assert t.names("archives") == []


def test_plutus_is_rezzed_for_three_cards_that_are_shown() -> None:
    t = plutus(agendas=0, hand=4)
    t.click("Rez Plutus")
    t.click("Palisade", "Palisade", "Palisade")
    assert t.card("Plutus").faceup
    assert t.names("archives") == ["Palisade"] * 3
    assert t.happened("revealed") == 3
    assert t.names("hq") == ["Palisade"]


def test_plutus_without_either_stays_facedown() -> None:
    t = plutus(hand=2, agendas=0)
    assert not t.offered("Rez Plutus")


def test_plutus_plays_a_transaction_from_archives() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund", "Predictive Planogram", "Palisade")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    assert not t.offered("Palisade")
    t.click("Play Hedge Fund")
    t.next_action()
    assert t.credits("corp") == 9
    assert t.names("removed") == ["Hedge Fund"]


def test_plutus_may_play_nothing() -> None:
    t = Table()
    t.root("Server 1", "Plutus", rezzed=True)
    t.discard_pile("corp", "Hedge Fund")
    t.start("corp", turn_begins=True)
    t.pass_until("Play Hedge Fund")
    t.click("No")
    t.next_action()
    assert (t.credits("corp"), t.names("archives")) == (5, ["Hedge Fund"])


# -- Reversed Accounts, Ronin -----------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "left"), [(1, 6), (2, 2), (4, 0)])
def test_reversed_accounts_takes_four_credits_for_each_counter(counters: int, left: int) -> None:
    t = Table()
    t.set(runner_credits=10)
    t.root("Server 1", "Reversed Accounts", rezzed=True, advancement=counters)
    t.start("corp")
    t.click("Reversed Accounts: ")
    assert t.credits("runner") == left
    assert t.names("archives") == ["Reversed Accounts"]
    assert t.clicks("corp") == 2


def test_reversed_accounts_and_ronin_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Reversed Accounts")
    t.root("Server 2", "Ronin")
    t.start("corp")
    t.click("Advance Reversed Accounts")
    t.click("Advance Ronin")
    assert (t.card("Ronin").advancement, t.card("Reversed Accounts").advancement) == (1, 1)


def test_ronin_strikes_with_four_counters() -> None:
    t = Table()
    t.root("Server 1", "Ronin", rezzed=True, advancement=4)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Ronin: Do 3 net damage")
    assert grip(t) == 2
    assert t.names("archives") == ["Ronin"]
    assert t.clicks("corp") == 2


def test_ronin_with_three_counters_waits() -> None:
    t = Table()
    t.root("Server 1", "Ronin", rezzed=True, advancement=3)
    t.start("corp")
    assert not t.offered("Ronin: ")


# -- Watchdog ---------------------------------------------------------------------------------------------


def watchdog(tags: int) -> Table:
    """A run on HQ behind two Whitespaces, not rezzed."""
    t = Table()
    t.set(tags=tags, runner_credits=20)
    t.root("Server 1", "Watchdog", rezzed=True)
    t.ice("HQ", "Whitespace", "Whitespace", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_watchdog_makes_the_first_ice_cheaper_for_each_tag() -> None:
    t = watchdog(1)
    t.click("Rez Whitespace")
    assert t.credits("corp") == 4
    t.pass_until("Rez Whitespace")
    t.click("Rez Whitespace")
    assert t.credits("corp") == 2  # the second one costs what it costs


@pytest.mark.parametrize(("tags", "paid"), [(0, 2), (2, 0), (5, 0)])
def test_watchdog_counts_tags(tags: int, paid: int) -> None:
    t = watchdog(tags)
    t.click("Rez Whitespace")
    assert t.credits("corp") == 5 - paid


def test_watchdog_is_for_ice_only_and_begins_again_each_turn() -> None:
    t = watchdog(1)
    t.click("Rez Whitespace")
    finish_run(t)
    end_turn(t)
    t.next_action()
    before = t.credits("corp")
    assert t.game.state.active == "corp"
    t.root("Server 2", "Regolith Mining License")
    t.refresh()
    t.click("Rez Regolith Mining License")
    assert t.credits("corp") == before - 2
