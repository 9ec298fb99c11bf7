"""Assets of the Kitara cycle."""

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, corp_holding, strength

# -- Reconstruction Contract ------------------------------------------------------------------------------


def test_reconstruction_contract_collects_advancement_and_passes_it_on() -> None:
    t = corp_holding()
    t.root("Server 1", "Reconstruction Contract", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    for _ in range(2):
        t.effect("corp", Damage("meat", 2))
        t.click("Reconstruction Contract")
    assert t.card("Reconstruction Contract").advancement == 2
    t.play("Reconstruction Contract: ", "Offworld Office", "2")
    assert t.card("Offworld Office").advancement == 2
    assert t.names("archives") == ["Reconstruction Contract"]


def test_reconstruction_contract_hears_of_no_net_damage() -> None:
    t = corp_holding()
    t.root("Server 1", "Reconstruction Contract", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp")
    t.effect("corp", Damage("net", 2))
    assert not t.offered("Reconstruction Contract")


# -- Warden Fatuma ----------------------------------------------------------------------------------------


def test_warden_fatuma_gives_bioroid_ice_a_first_subroutine() -> None:
    t = Table()
    t.root("Server 1", "Warden Fatuma", rezzed=True)
    t.ice("HQ", "Ansel 1.0")
    t.ice("R&D", "Enigma")
    t.start("runner")
    ansel, enigma = (t.card(title) for title in ("Ansel 1.0", "Enigma"))
    assert len(t.game.subroutines(ansel.oid)) == 4
    assert len(t.game.subroutines(enigma.oid)) == 2
    t.play("Run on HQ", LET)
    assert t.clicks("runner") == 2
    assert strength(t, "Ansel 1.0") == 4
