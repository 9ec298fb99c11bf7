"""Several cards at once: what each was when it left, which one an instruction is about, what costs what."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Static, Sub, When
from engine.netrunner.language.effects import Access, Gain, GiveTags, Pick, ResolveSubroutine, ToBottom, Trash
from engine.netrunner.language.flow import Delayed
from engine.netrunner.language.happenings import On
from engine.netrunner.language.prices import Price
from engine.netrunner.language.selectors import Installed, InZone, Result, Subtype, Type
from engine.netrunner.language.sets import Each
from engine.netrunner.language.traits import ChangeSubtype
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import Kind
from engine.netrunner.table.state import CORP, GRIP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner


@pytest.mark.parametrize("together", [True, False])
def test_9_6_4b_cards_trashed_at_once_are_what_they_were_before(together: bool) -> None:
    """9.6.4b, 1.12.6: ice is a sentry while the Beacon stands; trashed with it, it was one to the last."""
    corp("Beacon", "asset", Static(ChangeSubtype("sentry", to=Type("ice"))))
    ice("Plain Gate", Sub((Gain(1),)))
    runner("Mourner", "resource", When(On(Kind.TRASH, what=Subtype("sentry")), (Gain(2),)))
    t = Table()
    t.root("Server 1", "Beacon", rezzed=True)
    t.ice("HQ", "Plain Gate")
    t.rig("Mourner")
    t.start(RUNNER)
    both = Installed(CORP)
    if together:
        t.effect(RUNNER, Trash(Each(both)))
    else:
        t.effect(RUNNER, Trash(Each(both & Type("asset"))), Trash(Each(both)))
    assert sorted(t.names("archives")) == ["Beacon", "Plain Gate"]
    assert t.credits(RUNNER) == (7 if together else 5)


def test_2_3_4_ice_may_cost_less_to_install_before_one_server_only() -> None:
    """8.5.11, 1.16.2: as much ice stands before R&D, and there it costs 1."""
    ice("City Wall", Static(Price("install", -1, servers=("hq",))), Sub((Gain(1),)))
    t = Table()
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.hand(CORP, "City Wall")
    t.start(CORP)
    prices = {option.to: option.n for option in t.decision.options if option.verb == "install"}
    assert prices == {"hq": 0, "rd": 1, "archives": 0, "new": 0}
    t.answer([next(o.key for o in t.decision.options if o.verb == "install" and o.to == "rd")])
    assert t.credits(CORP) == 4


def test_9_8_11_one_subroutine_of_one_piece_of_ice_resolves() -> None:
    """9.8.11: of two pieces of ice the first."""
    ice("Left Wall", Sub((GiveTags(1),)))
    ice("Right Wall", Sub((GiveTags(1),)))
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Left Wall")
    t.ice("R&D", "Right Wall")
    t.start(CORP)
    t.effect(CORP, ResolveSubroutine(Each(Type("ice"))))
    while t.decision.kind == "subroutine":
        t.answer([t.decision.options[0].key])
    assert t.game.state.tags == 1


def test_7_2_one_card_is_accessed_at_a_time() -> None:
    """7.2, 9.9.3d: an instruction to access is about one card."""
    t = Table(policy=ASK_ALL)
    t.hand(CORP, "Nico Campaign", "Regolith Mining License")
    t.start(RUNNER)
    t.effect(RUNNER, Access(Each(InZone((HQ,)))))
    assert t.decision.kind == "access"
    t.answer([next(o.key for o in t.decision.options if o.verb == "access_done")])
    assert t.decision.kind != "access"
    assert t.happened("accessed") == 1


@pytest.mark.parametrize("gone", [True, False])
def test_1_12_2a_a_card_that_left_long_ago_is_not_found_again(gone: bool) -> None:
    """1.12.2: what was remembered of a card that went elsewhere in an earlier action is about nothing."""
    t = Table()
    t.hand(RUNNER, "Leech")
    t.start(RUNNER, clicks=2)
    later = When(On(Kind.TURN_BEGINS), (ToBottom(Result("chosen")), Gain(3)))
    t.effect(RUNNER, Pick(InZone((GRIP,))), Delayed(later))
    t.click("Leech")
    if gone:
        t.effect(RUNNER, Trash(Each(InZone((GRIP,)))))
    t.play("Gain 1 credit", "Gain 1 credit")
    assert t.credits(RUNNER) == 10
    assert t.names("heap") == (["Leech"] if gone else [])
    assert t.names("stack")[-1] == ("Sure Gamble" if gone else "Leech")
