"""Operations of the Mumbad cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import corp_holding, office

# -- Heritage Committee -----------------------------------------------------------------------------------


def test_heritage_committee_draws_three_and_returns_one() -> None:
    t = corp_holding("Heritage Committee", "Ice Wall")
    t.start("corp")
    t.click("Play Heritage Committee")
    t.click("Ice Wall")
    assert (t.names("hq"), t.names("rd")[0]) == (["Hedge Fund"] * 3, "Ice Wall")


# -- Lateral Growth ---------------------------------------------------------------------------------------


def test_lateral_growth_pays_and_installs() -> None:
    t = office("Lateral Growth", "Urtica Cipher")
    t.click("Play Lateral Growth")
    assert t.credits("corp") == 9 - 2 + 4
    t.click("Urtica Cipher")
    t.click("A new server")
    assert t.names("installed") == ["Urtica Cipher"]


# -- Subcontract ------------------------------------------------------------------------------------------


def test_subcontract_plays_two_operations_one_after_the_other() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund", "Government Subsidy", "Hedge Fund")
    t.set(tags=1, corp_credits=8)
    t.start("corp")
    t.click("Play Subcontract")
    before = t.credits("corp")
    t.click("Play Hedge Fund")
    assert t.credits("corp") == before + 4
    t.click("Play Hedge Fund")
    assert t.credits("corp") == before + 8
    assert t.clicks("corp") == 2
    assert t.names("hq") == ["Government Subsidy"]


def test_subcontract_needs_a_tag_and_may_play_fewer() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund")
    t.set(corp_credits=8)
    t.start("corp")
    assert not t.offered("Play Subcontract")
    t.set(tags=1)
    t.refresh()
    t.click("Play Subcontract")
    t.click("No")
    while t.offered("No"):
        t.click("No")
    assert t.names("hq") == ["Hedge Fund"]


def test_subcontract_asks_no_more_after_a_no() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund", "Hedge Fund")
    t.set(tags=1, corp_credits=8)
    t.start("corp")
    t.play("Play Subcontract", "No")
    assert t.offered("Gain 1 credit")
    assert t.names("hq") == ["Hedge Fund", "Hedge Fund"]
