"""Where a turn or a run goes another way by Comprehensive Rules 26.03, played in both editions.

`sN` in a name is the scenario of the comparison.
"""

from __future__ import annotations

import pytest

from engine.netrunner.language.abilities import Paid, Play, Static, When
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import (
    EndActionPhase,
    Gain,
    MoveFromPool,
    PlaceCounters,
    SwapCards,
    Trash,
)
from engine.netrunner.language.happenings import On
from engine.netrunner.language.modifiers import SkipsDiscard
from engine.netrunner.language.names import YOU
from engine.netrunner.language.places import Protecting
from engine.netrunner.language.restrictions import Cannot
from engine.netrunner.language.selectors import Exactly, InZone, Type, target
from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.edition import CR_24_03, CR_26_03, Role
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, runner

OLD, NEW = CR_24_03.name, CR_26_03.name


@pytest.mark.parametrize(("edition", "pool", "after", "ends"), [(OLD, 7, 5, False), (NEW, 5, 5, True)])
def test_s1_10_6_2_credits_from_bad_publicity_are_not_in_the_pool(
    edition: str, pool: int, after: int, ends: bool
) -> None:
    """10.6.3."""
    t = Table(edition=edition)
    t.ice("HQ", "Whitespace")
    t.set(bad_publicity=2, runner_credits=8)
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Gain 1 credit" if ends else "Go on")
    assert t.credits("runner") == pool
    if not ends:
        t.next_action()
    assert t.credits("runner") == after
    assert bool(t.happened("end_run")) is ends


@pytest.fixture
def dear_thing() -> None:
    runner("Dear Thing", "resource", Paid(cost(credits=4), (PlaceCounters("power", 1),)))


def with_a_dear_thing(edition: str) -> Table:
    """A run by a Runner with 2 credits and 3 of bad publicity, who may use what costs 4."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.rig("Dear Thing")
    t.set(bad_publicity=3, runner_credits=2)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Place 1 power counter")
    return t


@pytest.mark.usefixtures("dear_thing")
def test_s2_by_24_03_credits_from_bad_publicity_are_of_the_pool_and_are_spent_first() -> None:
    t = with_a_dear_thing(OLD)
    assert t.credits("runner") == 5
    t.click("Place 1 power counter")
    assert t.credits("runner") == 1
    t.next_action()
    assert t.credits("runner") == 1


@pytest.mark.usefixtures("dear_thing")
def test_s2_10_6_3b_the_runner_says_how_much_of_a_cost_the_fund_pays() -> None:
    for from_fund, left in ((3, 1), (2, 0)):
        t = with_a_dear_thing(NEW)
        t.click("Place 1 power counter")
        assert t.options == ["3 from the bad publicity fund first", "2 from the bad publicity fund first"]
        t.click(f"{from_fund} from")
        assert (t.credits("runner"), t.view("runner").runner.fund) == (left, 3 - from_fund)
        t.next_action()
        assert (t.credits("runner"), t.view("runner").runner.fund) == (left, 0)


@pytest.mark.usefixtures("dear_thing")
def test_10_6_3b_people_pay_from_the_fund_first_and_are_not_asked() -> None:
    t = Table(edition=NEW, policy=POLICY)
    t.ice("HQ", "Enigma")
    t.rig("Dear Thing", "Corroder")
    t.set(bad_publicity=3, runner_credits=2)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Place 1 power counter")
    assert (t.credits("runner"), t.view("runner").runner.fund) == (1, 0)


@pytest.mark.parametrize(("edition", "most"), [(OLD, 3), (NEW, 1)])
def test_s3_10_6_2_what_is_placed_on_a_card_comes_from_the_pool(edition: str, most: int) -> None:
    runner("Piggy Bank", "resource", Paid(cost(), (MoveFromPool(9),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.rig("Piggy Bank")
    t.set(bad_publicity=2, runner_credits=1)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("Piggy Bank")
    t.click("Piggy Bank")
    assert len(t.options) == most + 1


@pytest.mark.parametrize(("edition", "first", "gained"), [(OLD, "6.9.2b", 0), (NEW, "6.9.1e", 1)])
def test_s5_6_9_1e_the_corp_may_rez_before_the_first_ice_is_approached(
    edition: str, first: str, gained: int
) -> None:
    """6.2.5a, 6.9.1d."""
    corp("Lookout", "upgrade", When(On(EventKind.APPROACH_ICE, what=Protecting("here")), (Gain(1),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Palisade", rezzed=False)
    t.root("HQ", "Lookout")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert t.decision.step == first
    before = t.credits("corp")
    t.pass_until("Rez Lookout")
    t.click("Rez Lookout")
    t.pass_until("Jack out")
    assert t.credits("corp") - before == gained


def test_s7_6_9_1f_without_ice_in_the_position_the_movement_phase_begins_and_nothing_is_passed() -> None:
    runner("Watcher", "resource", When(On(EventKind.PASS_ICE), (Gain(1),)))
    t = Table(edition=NEW, policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.rig("Watcher")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    assert t.decision.role == Role.INITIATION_WINDOW
    before = t.credits("runner")
    t.effect("corp", Trash(target(Protecting("hq"))))
    t.click("Palisade")
    steps = []
    while not t.happened("successful_run"):
        if t.decision.step not in steps:
            steps.append(t.decision.step)
        t.click("Go on" if t.decision.kind == "jack_out" else t.options[-1])
    assert steps == ["6.9.1e", "6.9.4b", "6.9.4c", "6.9.4e"]
    assert t.credits("runner") == before


@pytest.mark.parametrize(("edition", "gained"), [(OLD, 3), (NEW, 1)])
def test_s17_5_5_4c_surplus_cards_are_discarded_at_once(edition: str, gained: int) -> None:
    corp("Ragpicker", "asset", When(On(EventKind.DISCARD, by=YOU), (Gain(1),), together=True))
    t = Table(edition=edition)
    t.root("Server 1", "Ragpicker", rezzed=True)
    t.hand("corp", *["Hedge Fund"] * 8)
    t.start("corp", clicks=0)
    assert t.asks("discard")
    before = t.credits("corp")
    t.answer([option.key for option in t.decision.options[:3]])
    assert t.credits("corp") - before == gained
    assert len(t.names("archives")) == 3


@pytest.mark.parametrize(("edition", "winner"), [(OLD, "corp"), (NEW, None)])
def test_s18_5_5_4d_who_skips_the_discard_step_skips_its_check(edition: str, winner: str | None) -> None:
    """5.5.4a."""
    runner("Deep Breath", "resource", Static(SkipsDiscard(YOU)))
    for card, won in ((("Deep Breath",), winner), ((), "corp")):
        t = Table(edition=edition)
        t.rig(*card)
        t.set(core_damage=6)
        t.start("runner", clicks=1)
        t.click("Gain 1 credit")
        assert t.winner == won


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_s19_5_6_2d_the_action_phase_formally_ends(edition: str) -> None:
    """24.03 does not end it formally; cards that wait for it are played the same (docs/rulings.md).

    5.4.3e.
    """
    corp("Closing Time", "asset", When(On(EventKind.ACTION_PHASE_ENDS, by=YOU), (Gain(1),)))
    corp("Sudden Stop", "operation", Play((EndActionPhase(),)))
    for clicks, hand in ((["Gain 1 credit"] * 3, ()), (["Play Sudden Stop"], ("Sudden Stop",))):
        t = Table(edition=edition)
        t.root("Server 1", "Closing Time", rezzed=True)
        t.hand("corp", *hand)
        t.start("corp")
        before = t.credits("corp")
        t.play(*clicks)
        assert t.credits("corp") - before == clicks.count("Gain 1 credit") + 1


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_5_4_3e_what_hears_of_a_forced_end_does_before_cards_are_discarded(edition: str) -> None:
    """5.4.3e: the checkpoint comes at once, and not with the discard step."""
    corp("Closing Time", "asset", When(On(EventKind.ACTION_PHASE_ENDS, by=YOU), (Gain(1),)))
    corp("Sudden Stop", "operation", Play((EndActionPhase(),)))
    t = Table(edition=edition)
    t.root("Server 1", "Closing Time", rezzed=True)
    t.hand("corp", "Sudden Stop", *["Hedge Fund"] * 9)
    t.start("corp")
    t.click("Play Sudden Stop")
    assert (t.decision.kind, t.credits("corp")) == ("discard", 5 + 1)


def test_the_steps_of_each_edition_have_its_numbers() -> None:
    from engine.netrunner.rules.runs import RUN
    from engine.netrunner.rules.turns import CORP_TURN, RUNNER_TURN

    assert [row.id for row in RUN.rows][:6] == ["6.9.1a", "6.9.1b", "6.9.1c", "6.9.1d", "6.9.1e", "6.9.1f"]
    assert [row.id for row in RUN.editions[OLD].rows][3:5] == ["6.9.1d", "6.9.2a"]
    for table, ends, complete in ((CORP_TURN, "5.6.2d", "5.6.2e"), (RUNNER_TURN, "5.7.1h", "5.7.1i")):
        assert table.after[ends].id == complete  # type: ignore[union-attr]
        assert complete not in table.editions[OLD].next


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_s8_6_2_7c_ice_installed_outward_of_the_position_is_not_met(edition: str) -> None:
    """The Runner stands where Drafter was (6.2.1, 6.2.4); Enigma comes outward of that (6.2.2a)."""
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("R&D", "Palisade", "Drafter")
    t.hand("corp", "Enigma")
    t.set(corp_credits=20)
    t.start("runner")
    t.pass_until("Run on R&D")
    t.click("Run on R&D")
    while not t.happened("successful_run"):
        if t.asks("trash_like"):
            t.click(t.options[0])
            continue
        wanted = [o for o in t.options if o in ("Enigma", "R&D")]
        go = [o for o in t.options if o.startswith("Go on")]
        t.click((wanted or go or t.options[-1:])[0])
    assert t.game.state.servers["rd"].ice != ()
    assert t.happened("encounter") == 1
    assert "Enigma" not in t.names("archives")


@pytest.mark.parametrize(
    ("edition", "steps"), [(OLD, ["6.9.2b"]), (NEW, ["6.9.2b", "6.9.4b", "6.9.4c", "6.9.4e", "6.9.2b"])]
)
def test_s10_6_2_7e_a_position_stays_though_its_ice_has_gone(edition: str, steps: list[str]) -> None:
    runner("Watcher", "resource", When(On(EventKind.PASS_ICE), (Gain(1),)))
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Palisade", "Enigma", "Tithe", rezzed=False)
    t.rig("Watcher")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while t.decision.step != "6.9.4e":
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    before = t.credits("runner")
    t.effect("corp", Trash(Exactly(t.card("Enigma").oid)))
    met: list[str] = []
    approached = t.happened("approach_ice")
    while t.happened("approach_ice") == approached or not met:
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
        if not met or met[-1] != t.decision.step:
            met.append(t.decision.step)
    assert (met[met[0] == "6.9.4e" :], t.credits("runner") - before) == (steps, 0)


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_5_4_4_ending_ones_action_phase_does_nothing_in_the_turn_of_the_other(edition: str) -> None:
    t = Table(edition=edition)
    t.start("runner")
    t.effect("corp", EndActionPhase())
    assert (t.clicks("runner"), t.offered("Gain 1 credit")) == (4, True)
    t.effect("runner", EndActionPhase())
    assert t.game.state.active == "corp"


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_s21_7_4_2a_a_prohibition_that_ends_lets_candidates_return(edition: str) -> None:
    corp("Ward", "upgrade", Static(Cannot("access", InZone(("hq",)), "runner")), trash_cost=0)
    t = Table(edition=edition)
    t.hand("corp", "Hedge Fund", "Ice Wall")
    t.root("HQ", "Ward", rezzed=True)
    t.start("runner")
    t.play("Run on HQ", "Go on to the server", "Trash Ward")
    assert t.happened("accessed") == 2
    assert t.offered("Leave")


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_s6_6_2_7e_ice_swapped_before_the_approach_is_approached(edition: str) -> None:
    """6.2.2f: it takes the other's place. By 24.03 there is no window for that."""
    heard = When(On(EventKind.APPROACH_ICE), (Gain(1),))
    swap = Paid(cost(), (SwapCards(target(Protecting("hq")), target(InZone(("hq",)) & Type("ice"))),))
    corp("Carousel", "asset", swap, heard)
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Palisade")
    t.hand("corp", "Enigma")
    t.root("Server 1", "Carousel", rezzed=True)
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    if edition == OLD:
        assert t.happened("approach_ice") == 1
        return
    assert (t.decision.step, t.happened("approach_ice")) == ("6.9.1e", 0)
    t.pass_until("Swap")
    before = t.credits("corp")
    t.play("Swap", "Palisade", "Enigma")
    t.pass_until("Rez Enigma")
    assert t.credits("corp") - before == 1
