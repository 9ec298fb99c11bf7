"""Section 1.13: hosting. Facedown, flipped and converted cards (8.1.4, 3.1.1a, 10.1.3)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    AddAsAgenda,
    Break,
    FlipIdentity,
    Gain,
    HostOn,
    InstallFrom,
    MoveIce,
    Trash,
    TurnFacedown,
    TurnFaceup,
)
from engine.netrunner.language.hosting import Hosts, OnlyIn, OnlyOn
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.selectors import HostOfSource, Installed, InZone, ThisCard, Type
from engine.netrunner.language.sets import AnyCard, Each, Facedown, HostedOn, Named
from engine.netrunner.language.traits import SetTo
from engine.netrunner.language.triggers import TURN_BEGINS
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


@pytest.fixture(autouse=True)
def trojan(small_cards: None) -> None:
    on_host = Break(1, against=HostOfSource())
    runner("Trojan", "program", Static(OnlyOn(Type("ice"))), Paid(cost(), (on_host,), interface=False))


def test_install_only_on_ice() -> None:
    """1.13.5c: a host has to be chosen; unrezzed ice is ice."""
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Palisade", rezzed=False)
    t.hand("runner", "Trojan")
    t.start("runner")
    installs = [option for option in t.options if "Install Trojan" in option]
    assert len(installs) == 2
    assert not any("Palisade" in option for option in installs), "nobody told the Runner what it is"
    t.click("Install Trojan on Enigma")
    assert t.card("Trojan").host == t.card("Enigma").oid
    assert t.game.server_of(t.card("Trojan")) == "hq"


def test_without_a_host_it_cannot_be_installed() -> None:
    """1.13.5c."""
    t = Table()
    t.hand("runner", "Trojan")
    t.start("runner")
    assert not t.offered("Install Trojan")


def test_it_breaks_on_its_host_only_and_goes_along_with_it() -> None:
    """1.13.9; 1.13.11 when the host is uninstalled, not when it moves to another server."""
    t = Table()
    t.ice("HQ", "Enigma", "Palisade")
    t.hosted("Enigma", "Trojan")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Let the unbroken")
    assert t.game.encounter is not None
    assert t.game.encounter.ice == t.card("Palisade").oid
    assert not t.offered("Trojan")
    t.click("Let the unbroken")
    t.next_action()
    t.effect("corp", MoveIce(Each(Named("Enigma")), "rd"))
    assert t.game.server_of(t.card("Trojan")) == "rd"
    t.click("Run on R&D")
    t.pass_until("Trojan: Break")
    t.click("Trojan: Break")
    t.next_action()
    t.effect("corp", Trash(Each(Named("Enigma"))))
    assert t.names("heap") == ["Trojan"]


def test_hosted_programs_that_need_no_memory() -> None:
    """1.13.5a, 3.9.3: the memory the card will need there counts."""
    runner(
        "Djinn",
        "program",
        Static(Hosts(Type("program"), memory=3)),
        Static(SetTo("memory_cost", 0, HostedOn(ThisCard()))),
        memory_cost=1,
    )
    runner("Big", "program", memory_cost=3)
    runner("Bigger", "program", memory_cost=4)
    t = Table()
    t.rig("Djinn", "Small Program", "Small Program")
    t.hand("runner", "Big", "Bigger")
    t.start("runner")
    assert t.offered("Install Bigger on Djinn") is False, "more than 3 in all"
    t.click("Install Big on Djinn")
    t.next_action()
    assert t.names("heap") == []
    assert t.game.memory_used() == 3
    t.hand("runner", "Small Program")
    t.refresh()
    assert not t.offered("Install Small Program on Djinn"), "4 in all, though they need none there"


def test_hosted_without_being_installed_a_card_is_inactive() -> None:
    """1.13.2, 1.13.6b; trashed when its host leaves (1.13.11).

    Rules: 1.13.1, 1.13.6, 4.6.5h.
    """
    runner("Earner", "resource", When(TURN_BEGINS, (Gain(1),)))
    runner("Shelf", "hardware")
    t = Table()
    t.rig("Shelf")
    t.hand("runner", "Earner")
    t.start("runner")
    t.effect("runner", HostOn(Each(InZone(("grip",))), Each(Named("Shelf"))))
    hosted = t.card("Earner", "hosted")
    assert hosted.faceup
    assert hosted.host == t.card("Shelf").oid
    assert "Earner" in str(t.view("corp"))
    assert not t.game.is_active(hosted.oid)
    assert t.game.members(HostedOn(Named("Shelf")), t.game.bare("runner")) == [hosted]
    t.effect("corp", Trash(Each(Named("Shelf"))))
    assert sorted(t.names("heap")) == ["Earner", "Shelf"]


def test_a_card_hosted_facedown_is_not_told() -> None:
    """1.13.6, 10.2."""
    corp("Vault", "asset")
    t = Table()
    t.root("Server 1", "Vault", rezzed=True)
    t.hand("corp", "Enigma")
    t.start("corp")
    t.effect("corp", HostOn(Each(InZone(("hq",))), Each(Named("Vault")), faceup=False))
    assert "Enigma" not in str(t.view("runner"))
    assert "Enigma" in str(t.view("corp"))


def test_an_installed_card_that_is_hosted_stays_itself() -> None:
    """1.13.7, 1.12.4."""
    runner("Shelf", "hardware")
    t = Table()
    t.rig("Shelf", "Pennyshaver", credit=2)
    t.start("runner")
    before = t.card("Pennyshaver")
    t.effect("runner", HostOn(Each(Named("Pennyshaver")), Each(Named("Shelf"))))
    after = t.card("Pennyshaver")
    assert after.oid == before.oid
    assert after.credit == 2
    assert after.host == t.card("Shelf").oid


def test_hq_only() -> None:
    """8.5.12: no other destination.

    Rules: 4.6.6h.
    """
    corp("Gate", "upgrade", Static(OnlyIn(("hq",))))
    t = Table()
    t.root("Server 1", "Regolith Mining License")
    t.hand("corp", "Gate")
    t.start("corp")
    assert [option for option in t.options if "Install Gate" in option] == [
        "Install Gate in the root of HQ · free"
    ]


def test_cards_installed_facedown_and_turned() -> None:
    """8.1.4d, e, 8.5.11a: for nothing, without a type; faceup it is what it was, not installed anew.

    Rules: 4.6.4d.
    """
    t = Table()
    t.hand("runner", "Cleaver")
    t.set(runner_credits=0)
    t.start("runner")
    t.effect("runner", InstallFrom(("grip",), AnyCard(), facedown=True))
    t.click("Cleaver")
    card = t.card("Cleaver")
    assert not card.faceup
    assert t.game.memory_used() == 0
    assert "Cleaver" not in str(t.view("corp"))
    t.effect("runner", TurnFaceup(Each(Facedown())))
    assert t.card("Cleaver").oid == card.oid
    assert t.game.memory_used() == 1
    t.effect("runner", TurnFacedown(Each(Installed("runner"))))
    assert t.game.memory_used() == 0


def test_a_double_sided_identity() -> None:
    """3.1.1a: only the faceup side is active."""
    runner("Day", "runner_identity", Static(Modify("hand_runner", 2)), back="test_night")
    runner("Night", "runner_identity", Static(Modify("memory", 1)), back="test_day")
    t = Table(runner="Day")
    t.start("runner")
    assert (t.game.hand_size("runner"), t.game.memory_limit()) == (7, 4)
    t.effect("runner", FlipIdentity())
    assert (t.game.hand_size("runner"), t.game.memory_limit()) == (5, 5)
    t.effect("runner", FlipIdentity())
    assert (t.game.hand_size("runner"), t.game.memory_limit()) == (7, 4)


def test_a_card_added_as_an_agenda_is_nothing_else() -> None:
    """10.1.3: it loses all other properties; elsewhere it is itself again.

    Rules: 1.8.7, 1.17.3f, 2.15.4.
    """
    t = Table()
    t.rig("Telework Contract")
    t.start("runner")
    t.effect("runner", AddAsAgenda(Each(Type("resource")), 1))
    agenda = t.card("Telework Contract", "runner_score")
    assert t.game.points("runner") == 1
    assert t.game.face(agenda).type == "agenda"
    assert t.game.face(agenda).abilities == ()
    t.effect("runner", Trash(Each(InZone(("runner_score",)))))
    assert t.names("heap") == ["Telework Contract"]
    assert t.game.face(t.card("Telework Contract", "heap")).type == "resource"
