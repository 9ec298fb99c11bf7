"""What abilities wait for and look back upon (9.3.2b, 9.6.5 to 9.6.7), and loops (10.1.6)."""

from __future__ import annotations

from engine.netrunner.language.abilities import Paid, Sub, When
from engine.netrunner.language.amounts import Hosted, Plus
from engine.netrunner.language.conditions import AtLeast, AtMost, Tagged, ThisIs
from engine.netrunner.language.costs import cost
from engine.netrunner.language.effects import Damage, Draw, Gain, GiveTags, Load, PlaceCounters, Rez, Trash
from engine.netrunner.language.flow import Delayed, If, Together
from engine.netrunner.language.happenings import (
    ABILITY,
    HERE,
    LAST_TURN,
    REMOTE,
    RUN,
    Count,
    First,
    Happened,
    Next,
    On,
    While,
)
from engine.netrunner.language.logic import Not
from engine.netrunner.language.selectors import Hosting, Installed, Subtype, ThisCard, Type, Unrezzed, target
from engine.netrunner.language.triggers import EMPTY, INSTALLED, SCORED
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.parts import YOU
from engine.netrunner.testkit import Table
from tests.netrunner.scenarios.making import corp, ice, runner

VIRUS = Subtype("virus") & Type("program")


def engineering() -> Table:
    """An identity that gains a credit for the Corp's first install each turn."""
    corp("ETF", "corp_identity", When(First(On(EventKind.INSTALL, by=YOU)), (Gain(1),)))
    return Table(corp="ETF")


def test_ordinals_count_only_what_the_condition_names() -> None:
    """9.3.2b: the Runner's install is not the Corp's first."""
    t = engineering()
    t.hand("runner", "Leech")
    t.hand("corp", "Palisade", "Palisade")
    t.ice("HQ", "Brân 1.0")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Leech")
    before = t.credits("corp")
    t.click("Run on HQ")
    t.pass_until("Install Palisade")
    t.click("Install Palisade")
    assert t.credits("corp") == before + 1


def test_the_second_is_not_the_first() -> None:
    t = engineering()
    t.hand("corp", "Palisade", "Tithe")
    t.start("corp")
    before = t.credits("corp")
    t.click("Install Palisade protecting HQ")
    t.click("Install Tithe protecting R&D")
    assert t.credits("corp") == before + 1


def test_the_first_virus_is_the_first_virus() -> None:
    """9.3.2b: another program before it does not count."""
    runner("Breeder", "resource", When(First(On(EventKind.INSTALL, by=YOU, what=VIRUS)), (Gain(3),)))
    t = Table()
    t.rig("Breeder")
    t.hand("runner", "Cleaver", "Leech", "Conduit")
    t.set(runner_credits=15)
    t.start("runner")
    t.click("Install Cleaver")
    t.next_action()
    assert t.credits("runner") == 12
    t.click("Install Leech · ")
    t.next_action()
    assert t.credits("runner") == 14, "1 paid, 3 gained"
    t.click("Install Conduit · ")
    t.next_action()
    assert t.credits("runner") == 10


def test_what_becomes_active_hears_nothing_of_before() -> None:
    """9.6.5b: the asset was rezzed by the same instruction that gained the credits, but after them."""
    corp("Late", "asset", When(On(EventKind.GAIN_CREDITS, by=YOU), (GiveTags(1),)))
    t = Table()
    t.root("Server 1", "Late")
    t.start("corp")
    t.effect("corp", Together((Gain(3), Rez(target(Installed("corp") & Unrezzed())))))
    assert t.game.state.tags == 0
    t.effect("corp", Gain(1))
    t.next_action()
    assert t.game.state.tags == 1, "now it is active"


def test_a_card_hears_itself_leave() -> None:
    """9.1.8g."""
    runner("Leaver", "resource", When(On(EventKind.UNINSTALL, what=ThisCard()), (Gain(2),)))
    t = Table()
    t.rig("Leaver")
    t.hand("runner", "Spring Cleaning")
    t.start("runner")
    before = t.credits("runner")
    t.click("Play Spring Cleaning")
    t.next_action()
    assert t.credits("runner") == before + 2
    assert "Leaver" in t.names("grip")


def test_a_card_hears_itself_derezzed() -> None:
    corp("Dimmer", "asset", When(On(EventKind.DEREZ, what=ThisCard()), (Gain(2),)))
    t = Table()
    t.root("Server 1", "Dimmer", rezzed=True)
    t.hand("runner", "Derezzer")
    t.start("runner")
    before = t.credits("corp")
    t.click("Play Derezzer")
    t.next_action()
    assert t.credits("corp") == before + 2


def test_a_gone_listener_hears_nothing_later() -> None:
    """9.6.5b: it is not active when the next credits are gained."""
    runner("Once Here", "resource", When(On(EventKind.GAIN_CREDITS, by=YOU), (Draw(1),)))
    t = Table()
    t.rig("Once Here")
    t.start("runner")
    t.effect("runner", Together((Trash(target(Installed("runner"))), Gain(1))))
    assert t.names("grip") == []


def test_advancement_counters_are_remembered_when_scored() -> None:
    """1.17.8."""
    corp("Project", "agenda", When(SCORED, (PlaceCounters("agenda", Plus(-3, Hosted("advancement"))),)))
    t = Table()
    t.root("Server 1", "Project", advancement=5)
    t.start("corp")
    t.click("Score Project")
    t.next_action()
    assert t.card("Project", "corp_score").agenda == 2


def test_taking_credits_is_gaining_them() -> None:
    """1.10.3a, 1.10.4a; the log still says it once."""
    runner("Watcher", "resource", When(First(On(EventKind.GAIN_CREDITS, by=YOU)), (Draw(1),)))
    t = Table()
    t.rig("Watcher")
    t.rig("Telework Contract", credit=9, loaded=("credit",))
    t.start("runner")
    t.click("Telework Contract")
    assert sum("3" in line for line in t.log("runner")) == 1
    t.next_action()
    assert len(t.names("grip")) == 1


def test_purging_makes_a_card_empty() -> None:
    """9.6.7a, 10.9.1: a static condition asks what is, not what happened."""
    runner("Bug", "program", When(INSTALLED, (Load(2, "virus"),)), When(EMPTY, (Trash(),)))
    t = Table()
    t.rig("Bug", virus=2, loaded=("virus",))
    t.start("corp")
    t.click("Purge")
    t.next_action()
    assert t.names("installed") == []


def test_any_static_condition_is_performed_while_it_is_true() -> None:
    """9.6.7: not only emptiness.

    Rules: 9.6.7b, 9.6.7c, 9.6.3.
    """
    runner("Safety Net", "resource", When(While(AtMost(Hosted("power"), 0)), (PlaceCounters("power", 2),)))
    t = Table()
    t.rig("Safety Net")
    t.start("runner")
    t.click("Gain 1 credit")
    t.next_action()
    assert t.card("Safety Net").power == 2


def test_a_static_condition_is_not_performed_for_nothing() -> None:
    """9.6.7d: without a stack to draw from the ability could change nothing."""
    runner("Thirst", "resource", When(While(Not(Tagged())), (Draw(1),)))
    t = Table(filler=0)
    t.rig("Thirst")
    t.start("runner")
    t.click("Gain 1 credit")
    t.next_action()
    assert t.names("grip") == []


def test_who_trashes_and_why() -> None:
    """1.14.5a: the seat that carries it out; the cause tells an effect from a cost."""
    runner(
        "Mourner", "resource", When(On(EventKind.TRASH, by=YOU, cause=ABILITY, what=Installed()), (Gain(2),))
    )
    runner("Candle", "resource", Paid(cost(trash=True), (Draw(1),)))
    t = Table()
    t.rig("Mourner", "Candle", "Small Program")
    t.start("runner")
    before = t.credits("runner")
    t.click("Candle")
    t.next_action()
    assert t.credits("runner") == before, "trashed as a cost"
    t.effect("runner", Trash(target(Installed("runner") & Type("program"))), source="Mourner")
    t.next_action()
    assert t.credits("runner") == before + 2


def test_where_and_how_often_in_a_run() -> None:
    """The first piece of ice passed in each run on a remote server."""
    runner("Scout", "resource", When(First(On(EventKind.PASS_ICE, where=REMOTE), RUN), (Gain(1),)))
    t = Table()
    t.rig("Scout")
    for server in ("Server 1", "HQ"):
        t.ice(server, "Palisade", "Palisade", rezzed=False)
    t.start("runner")
    for server, more in (("Server 1", 1), ("Server 1", 1), ("HQ", 0)):
        before = t.credits("runner")
        t.click(f"Run on {server}")
        t.next_action()
        assert t.credits("runner") == before + more


def test_looking_back_upon_a_turn() -> None:
    runner("Archivist", "resource", Paid(cost(clicks=1), (Gain(Count(On(EventKind.DRAW, by=YOU))),)))
    t = Table()
    t.rig("Archivist")
    t.start("runner")
    t.click("Draw 1 card")
    t.click("Draw 1 card")
    before = t.credits("runner")
    t.click("Archivist")
    assert t.credits("runner") == before + 2


def test_looking_back_upon_a_last_turn() -> None:
    """Events of a last turn are kept for the cards that ask for them."""
    run_last_turn = Happened(On(EventKind.SUCCESSFUL_RUN, where="hq"), LAST_TURN, "runner")
    corp("Grudge", "asset", Paid(cost(), (If(run_last_turn, (Gain(5),), (Gain(1),)),), once=True))
    for server, gained in (("HQ", 5), ("Archives", 1)):
        t = Table()
        t.root("Server 1", "Grudge", rezzed=True)
        t.start("runner", clicks=1)
        t.click(f"Run on {server}")
        while t.game.state.active == "runner":
            t.answer([next(option.key for option in t.asked.options if option.passing)])
        t.pass_until("Grudge")
        before = t.credits("corp")
        t.click("Grudge")
        assert t.credits("corp") == before + gained


def test_how_much_happened() -> None:
    """`least` and sums: 2 or more damage at once; all damage of the turn."""
    runner("Medic", "resource", When(On(EventKind.DAMAGE, damage="net", least=2), (Gain(Count(
        On(EventKind.DAMAGE), total=True)),)))  # fmt: skip
    ice("Stings", Sub((Damage("net", 1),)), Sub((Damage("net", 2),)))
    t = Table()
    t.rig("Medic")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.ice("HQ", "Stings")
    t.start("runner")
    before = t.credits("runner")
    t.play("Run on HQ", "Let the unbroken")
    t.next_action()
    assert t.credits("runner") == before + 3


def test_conditions_can_be_denied_and_combined() -> None:
    both = AtLeast(Hosted("power"), 1) & Not(Tagged()) | ThisIs(Installed() & Type("hardware"))
    runner("Gauge", "resource", Paid(cost(), (If(both, (Gain(1),), (Gain(3),)),)))
    for power, tags, gained in ((0, 0, 3), (1, 0, 1), (1, 1, 3)):
        t = Table()
        t.rig("Gauge", power=power)
        t.set(tags=tags)
        t.start("runner")
        before = t.credits("runner")
        t.click("Gauge")
        assert t.credits("runner") == before + gained


def test_once_a_turn_is_a_choice() -> None:
    """9.6.9: a restriction to once per turn makes it optional."""
    corp("Bell", "asset", When(On(EventKind.RUN_BEGINS, where=HERE), (Gain(1),), once=True))
    t = Table()
    t.root("Server 1", "Bell", rezzed=True)
    t.start("runner")
    before = t.credits("corp")
    t.click("Run on Server 1")
    assert t.decision.seat == "corp"
    t.click(t.options[0])
    assert t.credits("corp") == before + 1
    t.next_action()
    t.click("Run on Server 1")
    t.next_action()
    assert t.credits("corp") == before + 1


def test_once_a_run_is_a_choice_in_each_run() -> None:
    """9.6.9: in a run once, in the next one again."""
    runner("Tally", "resource", When(On(EventKind.PASS_ICE), (Gain(1),), once=True, per="run"))
    t = Table()
    t.rig("Tally")
    t.ice("HQ", "Whitespace", "Whitespace", rezzed=False)
    t.start("runner")
    for gained in (1, 2):
        t.click("Run on HQ")
        t.pass_until("Use Tally")
        t.click("Use Tally")
        assert t.credits("runner") == 5 + gained
        t.pass_until("Run on HQ")
        assert t.credits("runner") == 5 + gained, "the second piece of ice"


def test_s73_10_1_6a_a_mandatory_loop_ends_by_a_number() -> None:
    """Rules: 10.1.6."""
    runner("Echo", "resource", When(On(EventKind.GAIN_CREDITS, by=YOU), (Gain(1),)))
    for more in (0, 5):
        t = Table()
        t.rig("Echo")
        t.start("runner")
        before = t.credits("runner")
        t.click("Gain 1 credit")
        assert t.decision.kind == "loop"
        assert t.asked.prompt.startswith("Echo")
        t.click("Stop now" if more == 0 else f"{more} more times")
        assert t.offered("Gain 1 credit")
        assert t.credits("runner") == before + 1 + 100 + more
        t.click("Draw 1 card")
        assert t.offered("Gain 1 credit")


def test_two_cards_in_a_loop_ask_once() -> None:
    """10.1.6a."""
    runner("Ping Back", "resource", When(On(EventKind.GAIN_CREDITS, by=YOU), (PlaceCounters("power", 1),)))
    runner("Pong", "resource", When(On(EventKind.PLACE_COUNTERS, by=YOU, counter="power"), (Gain(1),)))
    t = Table()
    t.rig("Ping Back", "Pong")
    t.start("runner")
    t.click("Gain 1 credit")
    assert t.decision.kind == "loop"
    t.click("2 more times")
    assert t.offered("Gain 1 credit")
    assert t.card("Ping Back").power == 102


def test_a_static_condition_that_never_ends_is_a_loop() -> None:
    """9.6.7, 10.1.6a."""
    runner("Fountain", "resource", When(While(Not(Tagged())), (Gain(1),)))
    t = Table()
    t.rig("Fountain")
    t.start("runner")
    before = t.credits("runner")
    t.click("Draw 1 card")
    assert t.decision.kind == "loop"
    t.click("Stop now")
    assert t.credits("runner") == before + 100


def test_what_a_card_had_before_it_was_advanced() -> None:
    """9.6.6a: "had" means before the event."""
    fresh = Installed("corp") - Hosting("advancement")
    corp("Builder", "asset", When(On(EventKind.ADVANCE, by=YOU, what=fresh), (Gain(2),)))
    t = Table()
    t.root("Server 1", "Builder", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.start("corp")
    for gained in (2, 0):
        before = t.credits("corp")
        t.click("Advance")
        t.next_action()
        assert t.credits("corp") == before - 1 + gained


def test_the_next_time_is_one_time() -> None:
    """9.6.13c: within its duration it waits for one event only, even if two happen at once."""
    wait = Delayed(When(Next(On(EventKind.TRASH, what=Installed("runner"))), (Gain(1),)), "turn")
    t = Table()
    t.rig("Small Program", "Tech Trader")
    t.start("runner")
    before = t.credits("runner")
    t.effect("runner", wait)
    t.effect("runner", Trash(target(Installed("runner"), most=2)))
    assert t.credits("runner") == before + 1
    t.rig("Small Program")
    t.effect("runner", Trash(target(Installed("runner"))))
    assert t.credits("runner") == before + 1
