"""Operations of Reign and Reverie."""

from __future__ import annotations

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import corp_holding

# -- Divert Power -----------------------------------------------------------------------------------------


def test_divert_power_rezzes_no_agenda() -> None:
    """1.15.2b: an agenda cannot be rezzed, and is no valid target."""
    t = Table()
    t.hand("corp", "Divert Power")
    t.set(corp_credits=9)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Hostile Takeover")
    t.start("corp")
    t.play("Play Divert Power", "Nico Campaign", "Yes")
    assert t.options == ["Nico Campaign in Server 1"]


@pytest.mark.parametrize("derezzed", [0, 2])
def test_divert_power_makes_a_rez_cheaper_for_each_card_derezzed(derezzed: int) -> None:
    t = corp_holding("Divert Power", corp_credits=10)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "PAD Campaign", rezzed=True)
    t.ice("HQ", "Archer", "Tollbooth", rezzed=False)
    t.start("corp")
    t.click("Play Divert Power")
    t.click(*["Nico Campaign", "PAD Campaign"][:derezzed])
    t.click("Yes")
    t.click("Tollbooth")
    t.next_action()
    assert t.card("Tollbooth").faceup
    assert t.credits("corp") == 10 - 2 - (8 - 3 * derezzed)
    assert t.card("PAD Campaign").faceup != bool(derezzed)


# -- Fast Break -------------------------------------------------------------------------------------------


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
    assert t.offered("Gain 1 credit"), "the second is not asked for"
    t = fast_break(2)
    t.play("Play Fast Break", "0", "PAD Campaign")
    assert sum("erver" in label for label in t.options) == 2, "any remote server, for nothing was installed"
