"""What `engine/netrunner/rules/rezzing.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.amounts import HowMany
from engine.netrunner.language.effects import Gain, Rez, TurnFacedown
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, Type, Unrezzed, target
from engine.netrunner.language.sets import Each, Facedown, Named, Rezzed
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import Ignoring
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import verbs


@pytest.mark.parametrize("ignoring", ["", "all"])
@pytest.mark.parametrize("forbidden", [False, True])
def test_8_1_1_only_unrezzed_cards_are_rezzed(ignoring: Ignoring, forbidden: bool) -> None:
    """8.1.1, 1.2.2: of all facedown cards neither the Runner's nor agendas, nor what cannot be rezzed."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Tithe", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.rig("Leech", faceup=False)
    t.start(CORP)
    if forbidden:
        t.effect(CORP, ForNow(Cannot("rez"), "turn", on=Each(Named("Tithe"))))
    t.effect(CORP, Rez(Each(Facedown()), ignoring=ignoring))
    up = [title for title in ("Palisade", "Tithe", "Offworld Office", "Leech") if t.card(title).faceup]
    assert up == ["Palisade", "Tithe"][: 2 - forbidden]
    assert t.happened("rezzed") == 2 - forbidden


@pytest.mark.parametrize("ignoring", ["", "all"])
def test_8_1_2_what_is_rezzed_already_is_not_paid_for_again(ignoring: Ignoring) -> None:
    """8.1.2, 1.2.2: of two pieces of ice that an effect rezzes only the facedown one is rezzed and costs."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade", rezzed=False)
    t.set(corp_credits=9)
    t.start(CORP)
    t.effect(CORP, Rez(Each(Named("Palisade")), ignoring=ignoring))
    assert t.happened("rezzed") == 1
    assert t.credits(CORP) == (9 if ignoring else 6)


def test_8_1_1_an_agenda_that_lies_faceup_is_not_rezzed() -> None:
    """8.1.1: of the faceup cards only the ice and the asset count."""
    t = Table()
    t.ice("HQ", "Palisade")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.root("Server 2", "Offworld Office", rezzed=True)
    t.rig("Leech")
    t.start(CORP)
    t.effect(CORP, Gain(HowMany(Rezzed())))
    assert t.credits(CORP) == 7


def test_8_1_2_a_facedown_card_of_the_runner_is_not_the_corps_to_rez() -> None:
    """8.1.2, 8.1.4a: only the Corp's own."""
    t = Table(policy=ASK_ALL)
    t.rig("Smartware Distributor", faceup=False)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    assert verbs(t)["rez"] == ["Nico Campaign"]


def test_8_1_2a_only_ice_waits_for_its_approach() -> None:
    """8.1.2a: an asset is not told to be approached."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("Server 1", "PAD Campaign")
    t.start(RUNNER)
    (_, installed) = t.game.why_not(CORP, "en")
    ice_, asset = installed.lines
    assert ice_ == "Rez Palisade protecting HQ: ice is rezzed when the Runner approaches it."
    assert asset.startswith("Rez PAD Campaign in Server 1: something else comes first")


def test_8_1_2b_an_effect_can_rez_ice_outside_of_a_run() -> None:
    """8.1.2, 1.16.4a: for its rez cost."""
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start("corp")
    t.effect("corp", Rez(target(Installed("corp") & Type("ice"))))
    t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 2
    assert any(event.kind == EventKind.REZ for event in t.events)


def test_8_1_4f_8_1_1_runner_cards_and_agendas_are_neither_rezzed_nor_unrezzed() -> None:
    """Faceup or facedown: neither set has them; an agenda that lies facedown is unrezzed."""
    t = Table()
    t.rig("Tech Trader", "Small Program")
    t.root("Server 1", "Plain Asset", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.ice("HQ", "Enigma", rezzed=False)
    t.start("runner")
    t.effect("runner", TurnFacedown(Each(Named("Small Program"))))
    bare = t.game.bare(RUNNER)
    titles = [
        sorted(t.game.definition(card).title for card in t.game.members(found, bare))
        for found in (Rezzed(), Unrezzed())
    ]
    assert titles == [["Plain Asset"], ["Enigma", "Plain Agenda"]]
