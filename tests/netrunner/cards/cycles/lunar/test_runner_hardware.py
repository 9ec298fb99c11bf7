"""Hardware of the Lunar cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import rigged

# -- Astrolabe --------------------------------------------------------------------------------------------


def test_astrolabe_draws_for_each() -> None:
    t = Table()
    t.rig("Astrolabe")
    t.hand("corp", "Urtica Cipher", "Urtica Cipher", "Palisade")
    t.start("corp")
    assert t.game.memory_limit() == 5
    t.click("Install Palisade protecting HQ")
    assert t.names("grip") == []
    for n in (1, 2):
        t.click("Install Urtica Cipher in a new server")
        assert len(t.names("grip")) == n


# -- Box-E ------------------------------------------------------------------------------------------------


def test_box_e_gives_memory_and_a_larger_hand() -> None:
    t = rigged("Box-E")
    assert t.game.memory_limit() == 6
    assert t.view("runner").runner.max_hand_size == 7
    assert t.view("runner").corp.max_hand_size == 5
