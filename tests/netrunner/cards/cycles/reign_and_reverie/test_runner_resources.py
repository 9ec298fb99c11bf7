"""Resources of Reign and Reverie."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import GiveTags, HostIdentity, Trash
from engine.netrunner.language.selectors import This, target
from engine.netrunner.language.sets import Named
from engine.netrunner.language.triggers import INSTALLED
from engine.netrunner.objects.definitions import taken_back
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, let, rigged
from tests.netrunner.scenarios.making import runner

GEIST = "armand_geist_walker_tech_lord"
NOISE = "noise_hacker_extraordinaire"


# -- District 99 ------------------------------------------------------------------------------------------


def test_district_99_counts_the_first_program_or_hardware_trashed_each_turn() -> None:
    t = Table(runner="Noise: Hacker Extraordinaire")
    t.rig("District 99", power=2)
    t.rig("Leech", "Imp")
    t.ice("HQ", "Rototurret")
    t.discard_pile("runner", "Corroder", "Gordian Blade", "Demolition Run")
    t.start("runner")
    assert not t.offered("District 99:")
    t.click("Run on HQ")
    let(t)
    t.play("Leech", "Use District 99")
    finish_run(t)
    t.click("Run on HQ")
    let(t)
    finish_run(t)
    assert "Imp" in t.names("heap")
    assert t.card("District 99").power == 3, "the first time each turn"
    t.click("District 99: Add")
    assert not t.offered("Gordian Blade"), "of the faction of the identity"
    t.click("Corroder")
    assert t.names("grip") == ["Corroder"]
    assert t.card("District 99").power == 0


# -- DJ Fenris --------------------------------------------------------------------------------------------


def fenris(*brought: str, runner: str = "The Catalyst: Convention Breaker") -> Table:
    t = Table(runner=runner)
    t.game.state.outside["runner"] = brought
    t.hand("runner", "DJ Fenris", "Imp")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install DJ Fenris")
    return t


def test_dj_fenris_hosts_an_identity_and_gains_its_text() -> None:
    t = fenris(NOISE, GEIST)
    t.click("Noise")
    assert t.happened("hosted") == 1
    assert t.names("hosted") == ["Noise: Hacker Extraordinaire"]
    assert t.game.state.outside["runner"] == (GEIST,)
    t.click("Install Imp")
    t.click("Use DJ Fenris: The Corp trashes the top card")
    assert len(t.names("archives")) == 1, "as Noise does"


def test_dj_fenris_hosts_none_of_the_own_faction_or_without_the_subtype() -> None:
    t = fenris(NOISE, "kate_mac_mccaffrey_digital_tinker", runner="Whizzard: Master Gamer")
    assert not t.offered("Noise"), "of the own faction"
    assert not t.offered("Kate"), "without the subtype"
    assert t.names("hosted") == []
    t = fenris()
    assert "DJ Fenris" in t.names("installed")


def test_the_identity_is_removed_when_dj_fenris_leaves() -> None:
    t = fenris(NOISE)
    assert t.names("hosted") == ["Noise: Hacker Extraordinaire"]
    t.effect("runner", Trash(target(Named("DJ Fenris"))))
    assert t.names("removed") == ["Noise: Hacker Extraordinaire"]
    assert t.names("heap") == ["DJ Fenris"]
    t.click("Install Imp")
    assert t.names("archives") == []


def test_nothing_is_hosted_on_what_is_gone() -> None:
    """1.13.2: what its ability has trashed before is no host."""
    with taken_back():
        runner("DJ Brief", "resource", When(INSTALLED, (Trash(This()), HostIdentity("g_mod"))))
        t = Table()
        t.game.state.outside["runner"] = (NOISE,)
        t.hand("runner", "DJ Brief")
        t.start("runner")
        t.click("Install DJ Brief")
        assert t.names("heap") == ["DJ Brief"]
        assert not t.asks("identity")
        assert t.game.state.outside["runner"] == (NOISE,)


# -- Thunder Art Gallery ----------------------------------------------------------------------------------


def test_thunder_art_gallery_sees_the_tag_that_jesminder_avoids() -> None:
    """9.9.5c: a static ability prevents for its controller."""
    t = Table(runner="Jesminder Sareen: Girl Behind the Curtain")
    t.rig("Thunder Art Gallery")
    t.hand("runner", "Leech")
    t.start("runner")
    t.click("Run on HQ")
    t.effect("corp", GiveTags(1))
    assert t.game.state.tags == 0
    t.click("Use Thunder Art Gallery")
    assert "Leech" in t.options


@pytest.mark.parametrize("by", ["removing", "avoiding"])
def test_thunder_art_gallery_installs_cheaper_when_a_tag_goes_first(by: str) -> None:
    t = rigged("Thunder Art Gallery", "Forger", tags=int(by == "removing"), runner_credits=9)
    t.hand("runner", "Cleaver", "Leech")
    if by == "removing":
        t.click("Forger: Remove 1 tag")
    else:
        t.effect("corp", GiveTags(1))
        t.click("Forger: Prevent 1 tag")
    t.click("Thunder Art Gallery")
    t.click("Cleaver")
    t.next_action()
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 9 - 3 + 1
