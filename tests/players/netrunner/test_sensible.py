"""What the sensible players do in positions set up by hand."""

from __future__ import annotations

from engine.netrunner.testkit import Table
from engine.players import choose


def chosen(table: Table) -> list[str]:
    """The labels of what the sensible player would answer now."""
    decision = table.decision
    keys = choose(table.game, decision.seat, decision.id, "sensible")
    return [next(o.label for o in table.asked.options if o.key == key) for key in keys]


def follow(table: Table, limit: int = 30) -> list[str]:
    """Let the sensible players answer until the run in progress is over. The labels chosen."""
    done: list[str] = []
    for _ in range(limit):
        done += chosen(table)
        decision = table.decision
        table.answer(choose(table.game, decision.seat, decision.id, "sensible"))
        if any(event.kind == "run_ends" for event in table.events):
            return done
    raise AssertionError(f"the run did not end: {done}")


# -- the Corp -----------------------------------------------------------------------------------------------


def test_the_corp_scores_an_agenda_that_is_ready() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    assert chosen(t)[0].startswith("Score Offworld Office")


def test_the_corp_advances_an_agenda_it_can_score_this_turn() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Offworld Office", advancement=2)
    t.start("corp")
    for _ in range(2):
        assert chosen(t)[0].startswith("Advance Offworld Office")
        t.click("Advance")
    assert chosen(t)[0].startswith("Score Offworld Office")


def test_the_corp_protects_its_centrals_first() -> None:
    t = Table()
    t.hand("corp", "Palisade", "Tithe", "Offworld Office")
    t.start("corp")
    for _ in range(2):
        decision = t.decision
        t.answer(choose(t.game, decision.seat, decision.id, "sensible"))
    assert all(t.game.state.servers[name].ice for name in ("hq", "rd"))


def test_the_corp_installs_no_agenda_in_the_open() -> None:
    t = Table()
    t.hand("corp", "Offworld Office", "Send a Message")
    t.start("corp")
    assert not chosen(t)[0].startswith("Install")


def test_the_corp_rezzes_ice_that_guards_an_agenda() -> None:
    t = Table()
    t.ice("Server 1", "Palisade", rezzed=False)
    t.root("Server 1", "Send a Message", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("runner")
    t.click("Run on Server 1")
    assert chosen(t)[0].startswith("Rez Palisade")


def test_the_corp_saves_its_credits_where_nothing_is_at_stake() -> None:
    t = Table()
    t.ice("Archives", "Brân 1.0", rezzed=False)
    t.set(corp_credits=7)
    t.start("runner")
    t.click("Run on Archives")
    assert chosen(t) == ["Do not rez"]


def test_the_corp_destroys_a_breaker_of_a_tagged_runner() -> None:
    t = Table()
    t.hand("corp", "Retribution")
    t.rig("Pennyshaver", "Carmen")
    t.set(tags=1)
    t.start("corp")
    assert chosen(t)[0].startswith("Play Retribution")
    t.click("Play Retribution")
    assert chosen(t) == ["Carmen"]


def test_the_corp_purges_a_heap_of_virus_counters() -> None:
    t = Table()
    t.rig("Conduit", virus=7)
    t.start("corp")
    assert chosen(t)[0].startswith("Purge")


def test_the_corp_discards_no_agenda_while_it_holds_something_else() -> None:
    t = Table()
    t.hand("corp", *["Offworld Office"] * 3, *["Hedge Fund"] * 3)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert chosen(t)[0].startswith("Hedge Fund")


# -- the Runner ---------------------------------------------------------------------------------------------


def test_the_runner_breaks_ice_and_steals_what_is_behind_it() -> None:
    t = Table()
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Offworld Office", advancement=2)
    t.rig("Carmen")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner", clicks=1)
    t.click("Run on Server 1")
    follow(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.credits("runner") == 9 - 2 - 2, "one boost, two subroutines"


def test_the_runner_goes_for_an_advanced_card_without_ice() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=2)
    t.hand("runner", *["VRcation"] * 5)
    t.start("runner")
    assert chosen(t) == ["Run on Server 1"]


def test_the_runner_does_not_touch_what_may_kill() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office", advancement=3)
    t.hand("runner", "VRcation")
    t.start("runner")
    assert chosen(t) != ["Run on Server 1"]


def test_the_runner_does_not_run_into_ice_that_cannot_be_passed() -> None:
    t = Table()
    for server in ("HQ", "R&D", "Archives"):
        t.ice(server, "Palisade")
    t.start("runner")
    assert not chosen(t)[0].startswith("Run")


def test_the_runner_uses_leech_rather_than_credits() -> None:
    t = Table()
    t.ice("R&D", "Brân 1.0")
    t.rig("Cleaver")
    t.rig("Leech", virus=3)
    t.hand("runner", *["VRcation"] * 3)
    t.set(runner_credits=12)
    t.start("runner")
    t.click("Run on R&D")
    labels = follow(t)
    assert sum("Leech" in label for label in labels) == 3
    assert t.credits("runner") == 12 - 2, "three subroutines at two a credit"


def test_the_runner_jacks_out_before_ice_that_would_kill() -> None:
    t = Table()
    t.ice("R&D", "Karunā", "Whitespace")
    t.set(runner_credits=20)
    t.hand("runner", "VRcation")
    t.start("runner")
    t.click("Run on R&D")
    t.pass_until("Jack out")
    assert chosen(t) == ["Jack out (end the run)"]


def test_the_runner_trashes_an_asset_that_earns() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9)
    t.start("runner")
    t.click("Run on Server 1")
    follow(t)
    assert "Nico Campaign" in t.names("archives")


def test_the_runner_takes_money_when_it_is_there() -> None:
    t = Table()
    t.hand("runner", "Sure Gamble", "Leech")
    t.start("runner")
    assert chosen(t)[0].startswith("Play Sure Gamble")


def test_the_runner_loses_tags() -> None:
    t = Table()
    t.rig("Telework Contract", "Red Team", credit=3, loaded=("credit",))
    t.set(tags=1, runner_credits=6)
    t.start("runner", clicks=1)
    assert chosen(t)[0].startswith("Remove 1 tag")


def test_the_runner_pays_manegarm_with_credits_when_rich_and_clicks_when_not() -> None:
    for credits_, clicks, paid in ((14, 4, "5 credits"), (6, 4, "2 clicks")):
        t = Table()
        t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
        t.root("Server 1", "Offworld Office", advancement=1)
        t.hand("runner", *["VRcation"] * 4)
        t.set(runner_credits=credits_)
        t.start("runner", clicks=clicks)
        t.click("Run on Server 1")
        t.pass_until("Pay" if t.offered("Pay") else "2 clicks")
        assert paid in chosen(t)[0]


def test_the_runner_searches_for_the_breaker_that_is_missing() -> None:
    t = Table()
    t.ice("R&D", "Palisade")
    t.rig("Unity")
    t.deck("runner", "Unity", "Cleaver", "Carmen")
    t.hand("runner", "Mutual Favor")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Mutual Favor")
    assert chosen(t) == ["Find Cleaver"]


def test_a_runner_who_cannot_pay_a_calculated_price_is_offered_no_shortcut() -> None:
    for credits_, offered in ((4, True), (2, False)):
        t = Table()
        t.ice("R&D", "Palisade", "Palisade")
        t.rig("Marjanah")
        t.set(runner_credits=credits_)
        t.start("runner")
        t.click("Run on R&D")
        t.pass_until("Marjanah")
        assert t.offered("Break everything with Marjanah") is offered
