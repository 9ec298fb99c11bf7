"""Assets of System Gateway."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, hq, run_on

# -- Clearinghouse ----------------------------------------------------------------------------------------


def test_clearinghouse_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse")
    t.start("corp")
    t.click("Advance Clearinghouse")
    assert t.card("Clearinghouse").advancement == 1


def test_clearinghouse_does_damage_for_each_counter() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse", rezzed=True, advancement=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp", turn_begins=True)
    t.click("Trash")
    assert grip(t) == 2
    assert t.names("archives") == ["Clearinghouse"]
    assert any(event.kind == "damage" and event.damage == "meat" for event in t.events)


def test_clearinghouse_may_wait() -> None:
    t = Table()
    t.root("Server 1", "Clearinghouse", rezzed=True, advancement=3)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp", turn_begins=True)
    t.click("Do not pay")
    t.next_action()
    assert grip(t) == 5
    assert t.names("installed") == ["Clearinghouse"]
    end_turn(t)
    while t.game.state.active == "corp":
        go_on(t)
    assert not t.offered("Clearinghouse")  # in the Runner's turn it is silent


# -- Nico Campaign ----------------------------------------------------------------------------------------


def test_nico_campaign_loads_when_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.click("Rez Nico Campaign")
    assert t.credits("corp") == 3
    assert t.card("Nico Campaign").credit == 9


def test_nico_campaign_pays_each_turn() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8
    assert t.card("Nico Campaign").credit == 6


def test_nico_campaign_empty_is_trashed_and_draws() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8
    assert t.names("installed") == []
    assert t.names("archives") == ["Nico Campaign"]
    assert hq(t) == 2  # one from Nico Campaign, one from the mandatory draw


def test_nico_campaign_does_nothing_facedown() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 5


# -- Regolith Mining License ------------------------------------------------------------------------------


def test_regolith_mining_license_pays_for_clicks_until_empty() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License")
    t.start("corp")
    t.click("Rez Regolith Mining License")
    assert t.card("Regolith Mining License").credit == 15
    t.click("Regolith Mining License: Take 3 credits")
    assert t.credits("corp") == 6
    assert t.clicks("corp") == 2
    assert t.card("Regolith Mining License").credit == 12


def test_regolith_mining_license_empty_is_trashed() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp")
    t.click("Regolith Mining License: Take 3 credits")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Regolith Mining License"]
    assert hq(t) == 0


# -- Spin Doctor ------------------------------------------------------------------------------------------


def test_spin_doctor_draws_when_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor")
    t.start("corp")
    t.click("Rez Spin Doctor")
    assert hq(t) == 2


def test_spin_doctor_leaves_the_game_and_brings_cards_back() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor", rezzed=True)
    t.discard_pile("corp", "Palisade", "Tithe", "Offworld Office")
    t.start("corp")
    before = len(t.names("rd"))
    t.click("Spin Doctor")
    assert t.asked.minimum == 0
    t.click("Palisade", "Offworld Office")
    assert t.names("archives") == ["Tithe"]
    assert t.names("removed") == ["Spin Doctor"]
    assert len(t.names("rd")) == before + 2
    assert t.happened("shuffled") == 1


def test_spin_doctor_unrezzed_is_not_offered() -> None:
    t = Table()
    t.root("Server 1", "Spin Doctor")
    t.discard_pile("corp", "Palisade")
    t.start("corp")
    assert not t.offered("Spin Doctor: ")


# -- Urtica Cipher ----------------------------------------------------------------------------------------


def test_urtica_cipher_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.root("Server 2", "Nico Campaign")
    t.start("corp")
    assert t.offered("Advance Urtica Cipher")
    assert not t.offered("Advance Nico Campaign")
    t.click("Advance Urtica Cipher")
    assert t.card("Urtica Cipher").advancement == 1


def test_urtica_cipher_hurts_more_with_counters() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Server 1")
    assert grip(t) == 1


def test_urtica_cipher_hurts_facedown_and_without_counters() -> None:
    """Rules: 7.1.3, 9.1.8a."""
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Server 1")
    assert grip(t) == 3


def test_urtica_cipher_hurts_before_it_can_be_trashed() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Urtica Cipher")
    assert grip(t) == 3
    t.click("Trash Urtica Cipher")
    assert t.names("archives") == ["Urtica Cipher"]


def test_urtica_cipher_is_harmless_in_hq_and_rd() -> None:
    t = Table()
    t.hand("corp", "Urtica Cipher")
    t.deck("corp", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert grip(t) == 5
