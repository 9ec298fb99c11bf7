"""Lines of the rules without which no other test would tell a difference (`make mutants`)."""

from __future__ import annotations

from engine.netrunner import load, new_game
from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Boost, Break, Gain, InstallFrom, MakeRun, SwapCards
from engine.netrunner.language.effects.installed import MoveToRoot
from engine.netrunner.language.happenings import Count, On
from engine.netrunner.language.modifiers import Modify
from engine.netrunner.language.prices import Price
from engine.netrunner.language.restrictions import Cannot, Must
from engine.netrunner.language.selectors import InZone, ThisCard, Type, target
from engine.netrunner.language.sets import AnyCard
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.events import Kind
from engine.netrunner.table.parts import YOU
from engine.netrunner.table.state import CORP, HQ, RUNNER
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import END, breaker, corp, ice, runner


def told(t: Table, seat: str) -> list[str]:
    """Why the seat cannot do what it cannot do now."""
    return [line for _, lines in t.game.why_not(seat, "en") for line in lines]


def test_1_2_2_who_may_not_remove_tags_is_not_offered_to() -> None:
    corp("Leaflet", "asset", Static(Cannot("remove_tag", who=RUNNER)))
    t = Table()
    t.root("Server 1", "Leaflet", rezzed=True)
    t.game.state.tags = 1
    t.start(RUNNER)
    assert not t.offered("Remove 1 tag")


def test_whoever_decides_about_their_hand_does_not_choose_an_action() -> None:
    game = new_game("beginner", 1)
    assert {decision.kind for decision in game.decisions} == {"mulligan"}
    assert not game.chooses_action(CORP)


def test_what_was_taken_back_is_active_no_more() -> None:
    runner("Spare Room", "hardware", Static(Modify("hand_runner", 2)))
    t = Table()
    t.hand(RUNNER, "Spare Room")
    t.start(RUNNER)
    before, size = load(t.game.save()), t.game.hand_size(RUNNER)
    t.click("Install Spare Room")
    assert t.game.hand_size(RUNNER) == size + 2
    t.game.take_back(before)
    assert t.game.hand_size(RUNNER) == size


def test_an_ability_that_costs_too_much_says_what_it_costs() -> None:
    corp("Weighbridge", "asset", Paid(cost(credits=4), (Gain(1),)))
    t = Table(policy=POLICY)
    t.root("Server 1", "Weighbridge", rezzed=True)
    t.set(corp_credits=1)
    t.start(CORP)
    assert [line for line in told(t, CORP) if "Weighbridge" in line] == [
        "Use Weighbridge in Server 1: it costs 4 credits, and you have 1."
    ]


def test_8_5_a_remote_server_may_be_the_one_that_something_happened_to() -> None:
    """Only "another remote server" leaves it out."""
    corp("Rebuild", "asset", When(On(Kind.SUCCESSFUL_RUN), (InstallFrom((HQ,), AnyCard(), where="remote"),)))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Rebuild", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("PAD Campaign")
    t.click("PAD Campaign")
    assert {option.to for option in t.decision.options} == {"remote1", "new"}


def test_a_run_on_hq_or_a_remote_server_may_be_on_either() -> None:
    runner("Both Ways", "event", Play((MakeRun(("hq", "remote")),)))
    t = Table()
    t.root("Server 1", "PAD Campaign")
    t.hand(RUNNER, "Both Ways")
    t.start(RUNNER)
    t.click("Play Both Ways")
    assert {option.to for option in t.decision.options} == {"hq", "remote1"}


def test_10_3_1i_a_card_moved_into_the_root_that_is_breached_is_declared_a_candidate_or_not() -> None:
    corp(
        "Usher", "asset",
        When(On(Kind.ACCESS, what=ThisCard()), (MoveToRoot(target(Type("upgrade"), by=CORP)),), access=True),
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


def test_9_3_6c_strength_that_costs_more_than_credits_is_no_shortcut() -> None:
    breaker(
        "Sledge",
        Paid(cost(credits=1), (Break(1),), interface=True),
        Paid(cost(clicks=1), (Boost(3),)),
        strength=1,
    )
    ice("Bulkhead", END, END, strength=4)
    t = Table(policy=POLICY)
    t.ice("HQ", "Bulkhead")
    t.rig("Sledge")
    t.start(RUNNER)
    t.click("Run on HQ")
    assert not any(option.verb == "break_all" for option in t.decision.options)


def test_8_8_4b_ice_swapped_in_while_it_is_approached_can_be_rezzed_then() -> None:
    corp("Stagehand", "asset", Paid(cost(), (SwapCards(target(Type("ice")), target(InZone((HQ,)))),)))
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Stagehand", rezzed=True)
    t.ice("Server 1", "Palisade", rezzed=False)
    t.hand(CORP, "Whitespace")
    t.start(RUNNER)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    t.pass_until("Stagehand: Swap")
    t.click("Stagehand: Swap")
    while not t.offered("Rez"):
        t.click(t.options[0])
    assert t.offered("Rez Whitespace")


def test_trash_costs_of_cards_in_hq_are_those_of_that_server() -> None:
    corp("Vault Door", "upgrade", Static(Price("trash", 3, AnyCard(), servers=("hq",))))
    t = Table()
    t.root("Server 1", "Vault Door", rezzed=True)
    t.hand(CORP, "PAD Campaign")
    t.root("Server 2", "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, price in (("HQ", 7), ("Server 2", 4)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert [o.n for o in t.decision.options if o.verb == "trash_accessed"] == [price]
        t.next_action()


def test_9_12_3b_who_must_pay_trash_costs_in_hq_must_not_elsewhere() -> None:
    corp("Fine Print", "upgrade", Static(Must("pay_trash_cost", where=("hq",))))
    t = Table()
    t.root("Server 1", "Fine Print", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.hand(CORP, "PAD Campaign")
    t.set(runner_credits=9)
    t.start(RUNNER)
    for server, ways in (("HQ", 1), ("Server 2", 2)):
        t.click(f"Run on {server}")
        t.pass_until("Trash PAD Campaign")
        assert len(t.options) == ways
        t.click("Trash PAD Campaign")
        t.next_action()


def test_of_different_cards_only_those_that_fit_are_counted() -> None:
    runner(
        "Inventory", "event",
        Play((Gain(Count(On(Kind.INSTALL, by=YOU, what=Type("program")), different=True)),)),
    )  # fmt: skip
    t = Table()
    t.hand(RUNNER, "Inventory", "Leech", "Akamatsu Mem Chip")
    t.set(runner_credits=5)
    t.start(RUNNER)
    t.click("Install Leech")
    t.click("Install Akamatsu Mem Chip")
    before = t.credits(RUNNER)
    t.click("Play Inventory")
    assert t.credits(RUNNER) == before + 1
