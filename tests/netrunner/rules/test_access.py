"""What `engine/netrunner/rules/access.py` says, by the rules it cites."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.breaching import CorpChooses
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    Access,
    AccessEach,
    AccessFrom,
    AccessMore,
    EndTheRun,
    Gain,
    ToTop,
    Trash,
)
from engine.netrunner.language.flow import ForNow
from engine.netrunner.language.happenings import On
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import Accessed, Installed, InZone, This, Type, target
from engine.netrunner.language.sets import Each
from engine.netrunner.language.triggers import ACCESSED, breach_of
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import ARCHIVES, CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner


def test_7_1_4_one_mid_access_ability_for_each_access() -> None:
    """9.2.10a to d, 7.2.2: with Imp and a trash cost there are two ways, and then the access is over.

    Rules: 9.3.6b, 9.5.2c.
    """
    t = Table(policy=ASK_ALL)
    t.rig("Imp", virus=2)
    t.root("Server 1", "Plain Asset")
    t.start("runner")
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Imp")
    assert t.decision.step == "7.2.2"
    assert t.decision.seat == RUNNER
    assert t.offered("Trash Plain Asset")
    t.click("Imp")
    assert t.names("archives") == ["Plain Asset"]
    assert t.credits("runner") == 5
    assert not t.offered("Imp")


def test_7_1_5b_in_archives_only_what_would_trash_the_accessed_card_is_no_use() -> None:
    runner("Bellows", "resource", Paid(cost(), (Trash(This()), Gain(2)), access=True))
    runner("Torch", "resource", Paid(cost(), (Trash(Accessed()),), access=True))
    t = Table(policy=ASK_ALL)
    t.discard_pile(CORP, "Nico Campaign")
    t.rig("Bellows", "Torch")
    t.start(RUNNER)
    t.pass_until("Run on Archives")
    t.click("Run on Archives")
    t.pass_until("Bellows")
    assert not t.offered("Torch")


def test_7_1_5d_a_duty_to_trash_is_about_places_where_cards_lie() -> None:
    """7.1.5d: cards installed in remote servers must be trashed."""
    corp("Cheap", "asset", trash_cost=1)
    runner("Zealot", "resource", Static(Must("trash_accessed", Type("asset"), where=("remote",))))
    for zealous in (True, False):
        t = Table()
        t.root("Server 1", "Cheap")
        if zealous:
            t.rig("Zealot")
        t.start(RUNNER)
        t.click("Run on Server 1")
        if t.game.run is not None:
            t.pass_until("Trash Cheap")
            assert len(t.options) == (1 if zealous else 2)
        else:
            assert zealous
            assert "Cheap" in t.names("archives")


def test_7_1_8_outside_of_a_run_ending_the_run_ends_no_access() -> None:
    """An ability of the accessed card that would end the run does nothing to an access by an event."""
    curtain = When(On(EventKind.ACCESS), (EndTheRun(),))
    corp("Iron Curtain", "asset", curtain)
    runner("Peek", "event", Play((Access(target(Installed(CORP) & Type("agenda"))),)))
    t = Table()
    t.root("Server 1", "Iron Curtain", rezzed=True)
    t.root("Server 2", "Plain Agenda")
    t.hand("runner", "Peek")
    t.start("runner")
    t.click("Play Peek")
    t.pass_until("Steal")
    t.click("Steal")
    assert t.names("runner_score") == ["Plain Agenda"]


def test_7_1_8_ending_the_run_ends_the_access() -> None:
    """7.3.7, 6.1.4: the rest of the breach does not take place."""
    t = Table()
    t.root("Server 1", "Plain Upgrade", "Panic Button", rezzed=True)
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Go on", "Access Plain Upgrade")
    assert t.game.accessed
    t.effect("corp", EndTheRun())
    assert not t.game.accessed
    assert t.game.breach is None
    assert t.game.run is None
    assert t.offered("Gain 1 credit")


def test_7_3_2_breaching_archives_turns_its_cards_faceup_first() -> None:
    """7.5.2, 4.4.6b: all of them, whether they are accessed or not, and they stay so."""
    t = Table()
    t.discard_pile("corp", "Palisade", "Enigma", faceup=False)
    t.discard_pile("corp", "Tithe")
    t.start("runner")
    assert [card.title for card in t.view(RUNNER).corp.archives if card.title] == ["Tithe"]
    t.click("Run on Archives")
    t.next_action()
    assert all(t.game.state.cards[oid].faceup for oid in t.game.state.zones["archives"])
    assert sorted(card.title or "" for card in t.view(RUNNER).corp.archives) == [
        "Enigma",
        "Palisade",
        "Tithe",
    ]


def test_7_3_2_breaching_another_server_turns_nothing_faceup() -> None:
    t = Table()
    t.discard_pile("corp", "Palisade", faceup=False)
    t.hand("corp", "Enigma")
    t.start("runner")
    t.click("Run on HQ")
    t.next_action()
    assert not t.card("Palisade", "archives").faceup


def test_7_3_4a_a_card_of_hq_is_accessed_at_random() -> None:
    """7.3.4, 9.2.10a to d: which one the Runner does not choose; over seeds each of the two comes up."""
    seen = set()
    for seed in range(12):
        t = Table(seed=seed)
        t.hand("corp", "Palisade", "Enigma")
        t.start("runner")
        t.click("Run on HQ")
        t.next_action()
        seen |= {event.code for event in t.game.state.happened if event.kind == "accessed"}
    assert seen == {"palisade", "test_enigma"}


def test_7_3_4b_the_corp_chooses_among_cards_in_hq_only() -> None:
    """7.3.4b: of R&D the cards are accessed in their order."""
    corp("Chooser", "asset", Static(CorpChooses()))
    t = Table()
    t.root("Server 1", "Chooser", rezzed=True)
    t.deck(CORP, "Hedge Fund", "Palisade", "Tithe")
    t.hand(RUNNER, "The Maker's Eye")
    t.start(RUNNER)
    t.click("Play The Maker's Eye")
    seats = set()
    while t.game.run is not None:
        seats.add(t.decision.seat)
        t.click(t.options[0])
    assert seats <= {RUNNER}
    assert sum(event.kind == EventKind.ACCESS for event in t.game.state.happened) == 3


@pytest.mark.parametrize(
    ("server", "zone", "count"), [("HQ", "hq", 1), ("R&D", "rd", 1), ("Archives", "archives", 3)]
)
def test_7_4_1_who_is_a_candidate_at_the_beginning(server: str, zone: str, count: int) -> None:
    """7.4.1a to d, 7.3.4, 7.3.5, 7.3.5a, 7.3.5c, 7.4.4: the root, and of HQ and R&D one card."""
    t = Table()
    t.root(server, "Plain Upgrade")
    three = ("Palisade", "Enigma", "Tithe")
    {"hq": t.hand, "rd": t.deck, "archives": t.discard_pile}[zone]("corp", *three)
    t.start("runner")
    t.click(f"Run on {server}")
    t.next_action()
    accessed = [event.oid for event in t.game.state.happened if event.kind == "accessed"]
    assert len(accessed) == count + 1


def test_7_4_2_what_lasts_may_forbid_accesses() -> None:
    """7.4.2: no card of a deck says so, but an effect for the rest of the turn does."""
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Nico Campaign", "Manegarm Skunkworks")
    t.start("runner")
    t.effect("corp", ForNow(Cannot("access", what=Type("asset")), "turn"))
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    seen = []
    for _ in range(40):
        seen += [
            o.verb for o in t.decision.options if t.game.state.cards.get(o.oid) == t.card("Nico Campaign")
        ]
        if t.game.run is None:
            break
        t.answer([next((o for o in t.asked.options if o.passing), t.asked.options[0]).key])
    assert t.game.run is None
    assert "trash_accessed" not in seen
    assert t.happened("accessed") == 1


def test_7_4_6c_a_card_put_on_rd_during_its_breach_becomes_a_candidate() -> None:
    """The accessed card puts the top card of Archives onto R&D: the second access is of that one."""
    corp("Returner", "asset", When(ACCESSED, (ToTop(target(InZone((ARCHIVES,)))),), access=True))
    runner("Eye", "resource", When(breach_of("rd"), (AccessMore(1),)))
    t = Table()
    t.rig("Eye")
    t.deck("corp", "Returner", "Hedge Fund")
    t.discard_pile("corp", "Plain Agenda")
    t.start("runner")
    t.play("Run on R&D", "Go on", "Leave Returner")
    assert t.offered("Steal Plain Agenda")


def test_7_4_7_cards_of_rd_are_accessed_from_the_top_down() -> None:
    """7.4.7a, 7.3.5b: The Maker's Eye looks at three, one after another."""
    t = Table()
    t.deck("corp", "Palisade", "Enigma", "Tithe", "Whitespace")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker's Eye")
    t.next_action()
    seen = [event.code for event in t.game.state.happened if event.kind == "accessed"]
    assert seen == ["palisade", "test_enigma", "tithe"]
    assert t.names("rd")[:4] == ["Palisade", "Enigma", "Tithe", "Whitespace"]


def test_of_several_cards_that_are_accessed_the_runner_chooses_as_soon_as_one_is_known() -> None:
    """10.2: chance chooses only among cards of which none is seen."""
    for among, asked in ((InZone(("hq",)), False), (InZone(("hq", "archives")), True)):
        t = Table(policy=ASK_ALL)
        t.hand("corp", "Hedge Fund", "Palisade")
        t.discard_pile("corp", "Tithe", faceup=True)
        t.start("runner")
        t.effect("runner", AccessEach(Each(among)))
        assert t.asks("target") == asked


@pytest.mark.parametrize("n", [0, 1, 2])
def test_7_3_1_up_to_so_many_cards_may_be_none(n: int) -> None:
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.hand("corp", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.effect("runner", AccessFrom(2))
    assert [option.key for option in t.asked.options] == ["n:2", "n:1", "n:0"]
    t.answer([f"n:{n}"])
    while t.decision.kind in ("candidate", "access"):
        t.answer([t.asked.options[0].key])
    assert t.happened("accessed") == n
