"""What the rules trash themselves (10.3.1), and what stops them (1.2.2)."""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import Chosen, cost
from engine.netrunner.language.effects import AccessTopOfRD, Draw, Gain, Trash
from engine.netrunner.language.effects.installed import MoveToRoot
from engine.netrunner.language.flow import Together
from engine.netrunner.language.happenings import On
from engine.netrunner.language.hosting import Hosts
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Installed, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard, Each, Named
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.asking import go
from tests.netrunner.happening import order
from tests.netrunner.scenarios.making import corp, ice, runner

ALL = ("players", "")


def mended(t: Table) -> Table:
    """The table once a checkpoint has looked at it."""
    t.game.unmended = t.game.state.dirty = True
    t.refresh()
    return t


@pytest.mark.parametrize("title", ["Ice Wall", "Architect"])
def test_10_3_1e_players_cannot_trash_it_but_the_rules_can(title: str) -> None:
    """10.3.1e, 4.6.8f: of two remote servers Earth Station lets the Corp keep one."""
    t = Table(corp="Earth Station: SEA Headquarters")
    t.ice("Server 1", title)
    t.ice("Server 2", title)
    t.hand(CORP, "PAD Campaign")
    t.start(CORP)
    mended(t).click("Server 2")
    assert t.names("archives") == [title]
    assert mended(t).decision.kind in ("action", "window")


def test_10_3_1e_a_server_that_cannot_go_stays_and_nobody_is_asked_again() -> None:
    """1.2.2, 4.6.8f: what nothing can trash; the other server has to go then."""
    ice("Old Oak", Static(Cannot("trash", ThisCard())))
    t = Table(corp="Earth Station: SEA Headquarters")
    t.ice("Server 1", "Old Oak")
    t.ice("Server 2", "Palisade")
    t.start(CORP)
    assert mended(t).names("archives") == ["Palisade"]
    assert t.decision.kind in ("action", "window")


def test_10_3_1e_nothing_is_asked_where_nothing_can_be_done() -> None:
    """1.2.2: two servers of one, and neither can go."""
    ice("Old Oak", Static(Cannot("trash", ThisCard())))
    t = Table(corp="Earth Station: SEA Headquarters")
    t.ice("Server 1", "Old Oak")
    t.ice("Server 2", "Old Oak")
    t.start(CORP)
    assert mended(t).names("archives") == []
    assert t.decision.kind in ("action", "window")


@pytest.mark.parametrize(("who", "left"), [("players", 1), ("", 2)])
def test_10_3_1e_crowded_roots(who: str, left: int) -> None:
    """3.3.1: of two assets in one root the Corp keeps one, unless nothing can trash them."""
    corp("Twin", "asset", Static(Cannot("trash", ThisCard(), who=who)), trash_cost=1)  # type: ignore[arg-type]
    t = Table()
    t.root("Server 1", "Twin", "Twin", rezzed=True)
    t.start(CORP)
    mended(t)
    if who:
        t.click("Twin")
    assert (t.names("installed").count("Twin"), t.decision.kind in ("action", "window")) == (left, True)


@pytest.mark.parametrize(("who", "left"), [("players", ["Corroder"]), ("", ["Corroder", "Cleaver"])])
def test_10_3_1e_memory_and_hosts(who: str, left: list[str]) -> None:
    """3.9.3c, 1.13.5a: too many on a host; of what nothing can trash all stay."""
    runner("Tray", "hardware", Static(Hosts(AnyCard(), 1)), Static(Cannot("trash", Type("program"), who=who)))  # type: ignore[arg-type]
    t = Table()
    t.rig("Tray")
    t.hosted("Tray", "Corroder", "Cleaver")
    t.start(RUNNER)
    mended(t)
    if who:
        t.click("Cleaver")
    assert [name for name in t.names("installed") if name != "Tray"] == left
    assert t.decision.kind in ("action", "window")


def test_10_3_1d_the_older_of_two_unique_cards_goes_whatever_players_cannot_do() -> None:
    """10.3.1d: it is the rules that trash it."""
    runner("The Only", "resource", Static(Cannot("trash", ThisCard(), who="players")), unique=True)
    t = Table()
    t.rig("The Only", "The Only")
    t.start(RUNNER)
    assert mended(t).names("installed") == ["The Only"]


def test_1_13_8_what_is_hosted_goes_with_its_host_whatever_players_cannot_do() -> None:
    """10.3.1g: the rules trash it; what nothing can trash stays without a host, and the game goes on."""
    for who, gone in (("players", 2), ("", 1)):
        runner(f"Ivy{who}", "program", Static(Cannot("trash", ThisCard(), who=who)))  # type: ignore[arg-type]
        t = Table()
        t.rig("Decoy")
        t.hosted("Decoy", f"Ivy{who}")
        t.start(RUNNER)
        t.effect(RUNNER, Trash(Each(Named("Decoy"))))
        assert len(t.names("heap")) == gone


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_1_2_2_players_cannot_by_any_means_of_theirs(seat: str) -> None:
    """1.2.2: neither by effects of either player nor for a cost, nor by paying a trash cost."""
    corp("Rock", "asset", Static(Cannot("trash", ThisCard(), who="players")), trash_cost=1)
    corp("Quarry", "asset", Paid(cost(Chosen("trash", 1, Installed("corp") - ThisCard())), (Gain(1),)))
    t = Table()
    t.root("Server 1", "Rock", rezzed=True)
    t.root("Server 2", "Quarry", rezzed=True)
    t.start(CORP)
    t.effect(seat, Trash(target(Named("Rock"))))
    assert "Rock" in t.names("installed")
    assert not t.offered("Quarry")
    t = Table()
    t.root("Server 1", "Rock", rezzed=True)
    t.start(RUNNER)
    go(t, "Run on Server 1")
    t.next_action()
    assert "Rock" in t.names("installed")


def test_8_5_6c_an_install_over_what_players_cannot_trash_is_left_to_the_rules() -> None:
    """8.5.6c, 10.3.1e: one of the two has to go, as the rules say and not as a player does."""
    corp("Rock", "asset", Static(Cannot("trash", ThisCard(), who="players")), trash_cost=1)
    t = Table()
    t.root("Server 1", "Rock", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.start(CORP)
    go(t, "Install PAD Campaign in Server 1", "PAD")
    assert (t.names("installed"), t.names("archives")) == (["PAD Campaign"], ["Rock"])


PROGRAM = Installed(RUNNER) & Type("program")


def test_9_3_4c_an_instruction_is_carried_out_as_a_whole() -> None:
    """Both programs are trashed and the card is drawn before an ability about the first trash resolves."""
    runner("Scrap", "event", Play((Together((Trash(Each(PROGRAM)), Draw(1))),)))
    runner("Scrapper", "resource", When(On(EventKind.TRASH, what=Type("program")), (Gain(1),)))
    t = Table()
    t.rig("Small Program", "Tiny Program", "Scrapper")
    t.hand("runner", "Scrap")
    t.start("runner")
    t.click("Play Scrap")
    happened = order(t, EventKind.TRASH, EventKind.DRAW, EventKind.GAIN_CREDITS)
    assert happened[:2] == [EventKind.TRASH, EventKind.TRASH]
    assert EventKind.GAIN_CREDITS not in happened[: happened.index(EventKind.DRAW)]
    assert t.credits("runner") == 7


def test_9_11_1b_what_has_steps_of_its_own_has_checkpoints_inside_an_instruction() -> None:
    """Fetal AI does its damage in the middle of the access, before the Runner is asked to steal it."""
    t = Table()
    t.deck("corp", "Fetal AI")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.effect("runner", AccessTopOfRD(), Draw(1))
    t.pass_until("Steal")
    assert len(t.names("grip")) == 2, "the draw waits for the access"


def test_10_3_1i_a_card_moved_into_the_root_that_is_breached_is_declared_a_candidate_or_not() -> None:
    corp(
        "Usher", "asset",
        When(On(EventKind.ACCESS, what=ThisCard()), (MoveToRoot(target(Type("upgrade"), by=CORP)),),
            access=True),
    )  # fmt: skip
    t = Table()
    t.root("Server 1", "Usher")
    t.root("Server 2", "Manegarm Skunkworks")
    t.start(RUNNER)
    t.click("Run on Server 1")
    while t.decision.kind != "destination":
        t.click(t.options[0])
    t.click("Server 1")
    assert t.asks("candidate_declare")


def test_10_3_5_the_checkpoint_between_two_instructions_mends_what_the_first_broke() -> None:
    """9.1.2, 9.11.1: the memory is too small before the credit is gained."""
    t = Table()
    t.rig("Dyson Mem Chip", "Big Program", "Big Program", "Small Program")
    t.start("runner")
    t.effect("runner", Trash(target(Installed("runner") & Type("hardware"))), Gain(1))
    assert t.decision.kind == "memory"
    assert t.credits("runner") == 5
    t.click("Small Program")
    assert t.credits("runner") == 6
