"""Assets of the SanSan cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table

# -- Allele Repression ------------------------------------------------------------------------------------


@pytest.mark.parametrize("counters", [0, 2])
def test_allele_repression_swaps_cards_of_hq_and_archives(counters: int) -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Allele Repression", rezzed=True, advancement=counters)
    t.hand("corp", "Palisade", "Hunter", "Enigma")
    t.discard_pile("corp", "Tithe", "Hedge Fund", "Urtica Cipher", faceup=False)
    t.start("corp")
    t.pass_until("Gain 1 credit")
    t.click("Advance Allele Repression")
    t.pass_until("Allele Repression:")
    t.click("Allele Repression:")
    for mine, there in (("Palisade", "Tithe"), ("Hunter", "Hedge Fund"), ("Enigma", "Urtica"))[
        : counters + 1
    ]:
        t.click(mine)
        t.click(there)
    assert sorted(t.names("hq")) == (
        ["Enigma", "Hunter", "Tithe"] if counters == 0 else ["Hedge Fund", "Tithe", "Urtica Cipher"]
    )
    down = [t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"]]
    assert down.count(True) == 1, "only Allele Repression itself, which was rezzed"


# -- Tech Startup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sells", [True, False])
def test_tech_startup_becomes_another_asset(sells: bool) -> None:
    t = Table()
    t.root("Server 1", "Tech Startup", rezzed=True)
    t.deck("corp", "Hedge Fund", "Enigma", "PAD Campaign")
    t.start("corp", turn_begins=True)
    t.click(t.options[0] if sells else "Do not pay")
    if sells:
        assert not t.offered("Enigma")
        t.click("PAD Campaign")
        t.click("new server")
    t.next_action()
    assert t.names("installed") == (["PAD Campaign"] if sells else ["Tech Startup"])
