"""What was decided for a question that a step of the rules puts answers none that a card puts, and each says
what comes next."""

from __future__ import annotations

import pytest

from engine.netrunner import Orders
from engine.netrunner.language.abilities import When
from engine.netrunner.language.effects import MayJackOut
from engine.netrunner.language.happenings import On
from engine.netrunner.language.selectors import ThisCard
from engine.netrunner.policy import POLICY
from engine.netrunner.rules.shortcuts import meant
from engine.netrunner.table.events import EventKind
from engine.netrunner.table.orders import BreakOrder
from engine.netrunner.table.questions import Option
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table, blank


def confirms(t: Table) -> dict[str, str | None]:
    return {o.key: o.confirm for o in t.asked.options}


def karuna(cards: int, *, go_on: bool = False) -> Table:
    """Met without an icebreaker, in front of a server with an agenda, with so many cards in the grip."""
    t = Table(policy=POLICY)
    t.ice("Server 1", "Karunā")
    t.root("Server 1", "Offworld Office")
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=go_on))
    t.click("Run on Server 1")
    return t


@pytest.mark.parametrize("go_on", [False, True])
def test_within_an_encounter_the_offer_says_what_is_still_to_come(go_on: bool) -> None:
    """6.9.3c: the next unbroken subroutine resolves. The order is about the steps of a run (6.9.4c)."""
    t = karuna(3, go_on=go_on)
    assert t.asked.prompt == (
        "Karunā: you may jack out now. 1 unbroken subroutine is still to come: The Corp does 2 net damage. "
        "You hold 1 card."
    )
    assert t.options == [
        "Go on (1 more subroutine: The Corp does 2 net damage)", "Jack out (end the run)",
    ]  # fmt: skip


def test_staying_where_it_loses_the_game_is_asked_once_more_and_leaving_never() -> None:
    t = karuna(3)
    assert confirms(t) == {
        "continue": "What is still to come would do 2 damage, and you hold 1 card: that loses the game. "
        "Really stay?",
        "jack_out": None,
    }
    t.click("Jack out")
    assert t.winner is None
    assert t.log() == ["The Runner jacks out."], "no card ended the run (6.1.5)"
    assert set(confirms(karuna(4)).values()) == {None}


def test_a_plan_of_the_run_answers_no_card() -> None:
    """ "On to the server, unless something is rezzed" is about the steps of the run."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Karunā")
    t.ice("HQ", "Ice Wall", "Ice Wall", rezzed=False)
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.start(RUNNER)
    t.play("Run on HQ", "Do not rez", "On to the server, unless", "Do not rez")
    assert t.decision.kind == "jack_out"
    assert t.offered("Go on (1 more subroutine")


def test_a_breach_that_a_card_lets_the_runner_leave_goes_on_with_the_breach() -> None:
    """7.3.7: the card is accessed, no step of the run asks."""
    blank("Exit", CORP, "asset", (When(On(EventKind.ACCESS, what=ThisCard()), (MayJackOut(),), access=True),))
    t = Table(policy=POLICY)
    t.root("Server 1", "Exit")
    t.hand(RUNNER, "Sure Gamble")
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=True))
    t.click("Run on Server 1")
    t.pass_until("Jack out")
    assert t.asked.prompt == "Exit: you may jack out now. Stay in the run?"
    assert confirms(t) == {"continue": None, "jack_out": None}
    t.click("Go on with the breach")


def test_whoever_is_sent_back_to_ice_reads_that_it_comes_again() -> None:
    """6.1.3b: the Runner approaches the ice just passed once more, and may leave before."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Enigma")
    t.root("HQ", "Code Replicator", rezzed=True)
    t.rig("Gordian Blade")
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.play("Run on HQ", "Break everything")
    t.pass_until("Trash Code Replicator")
    t.click("Trash Code Replicator")
    assert t.options == ["Go on (1 more ice)", "Jack out (end the run)"]


@pytest.mark.parametrize("cards", [2, 3, 4, 5])
@pytest.mark.parametrize("rezzed", [True, False])
def test_leaving_is_never_asked_twice_and_going_on_where_what_lies_open_flatlines(
    cards: int, rezzed: bool
) -> None:
    """At the door (6.9.4c): Urtica Cipher with 2 counters does 4 net damage."""
    t = Table(policy=POLICY)
    t.ice("Server 1", "Ice Wall", rezzed=False)
    t.root("Server 1", "Urtica Cipher", rezzed=rezzed, advancement=2)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    t.play("Run on Server 1", "Do not rez")
    found = confirms(t)
    assert found["jack_out"] is None
    if rezzed and cards < 4:
        assert found["continue"] == (
            "What lies open there does 4 damage to who accesses it, and you hold "
            f"{cards} cards: that loses the game. Really go on?"
        )
    else:
        assert found["continue"] is None


@pytest.mark.parametrize(("credits", "warned"), [(9, False), (0, True)])
def test_who_can_prevent_damage_is_not_told_that_it_loses_the_game(credits: int, warned: bool) -> None:
    """9.9.5: Caldera prevents 1 net damage for 3 credits."""
    t = Table(policy=POLICY)
    t.root("Server 1", "Urtica Cipher", rezzed=True, advancement=2)
    t.ice("Server 2", "Karunā")
    t.rig("Caldera")
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.set(runner_credits=credits)
    t.start(RUNNER)
    found = {option.label: option.confirm for option in t.asked.options}
    assert (found["Run on Server 1"] is not None) is warned
    t.click("Run on Server 2")
    while t.decision.kind == "interrupt":
        t.click("Pass")
    assert t.decision.kind == "jack_out"
    assert (confirms(t)["continue"] is not None) is warned


def test_who_draws_while_damage_is_done_is_not_told_that_it_loses_the_game() -> None:
    """Aniccam draws a card when an event is trashed: between two subroutines of Chiyashi."""
    for rig, asked in (("Aniccam", False), ("Telework Contract", True)):
        t = Table(policy=POLICY)
        t.ice("HQ", "Chiyashi")
        t.rig(rig)
        t.hand(RUNNER, *["Sure Gamble"] * 3)
        t.start(RUNNER)
        found = next(option.confirm for option in t.asked.options if option.label == "Run on HQ")
        assert (found is not None) is asked
        t.click("Run on HQ")
        assert (t.winner == CORP) is asked


def test_an_order_to_go_on_does_not_go_into_what_was_turned_up_since() -> None:
    for advancement, asked in ((2, True), (0, False)):
        t = Table(policy=POLICY)
        t.ice("Server 1", "Ice Wall", rezzed=False)
        t.root("Server 1", "Urtica Cipher", advancement=advancement, rezzed=True)
        t.hand(RUNNER, *["Sure Gamble"] * 3)
        t.start(RUNNER)
        t.game.set_orders(RUNNER, Orders(go_on=True))
        t.play("Run on Server 1", "Do not rez")
        assert (t.decision.kind == "jack_out") is asked


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_run_on_ice_that_flatlines_who_has_no_icebreaker_is_asked_twice(cards: int) -> None:
    """Nobody may leave before the first ice (6.9.1); Karunā lets the Runner go after 2 net damage."""
    t = Table(policy=POLICY)
    t.ice("Server 1", "Karunā")
    t.ice("Server 2", "Karunā", rezzed=False)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    asked = {option.label: option.confirm for option in t.asked.options}
    lost = "Karunā would do 2 damage, you hold 1 card, and nothing on the table keeps it off: that loses the"
    assert asked["Run on Server 1"] == (f"{lost} game. Really run?" if cards < 2 else None)
    assert asked["Run on Server 2"] is None


@pytest.mark.parametrize(("card", "credits", "warned"), [
    ("Carmen", 9, False), ("Carmen", 0, True),  # a killer that can be paid for, or not
    ("Gordian Blade", 9, True),  # which breaks no sentry
    ("Caldera", 9, False), ("Femme Fatale", 0, False), ("Smartware Distributor", 9, True),
])  # fmt: skip
def test_who_may_have_an_answer_to_ice_is_not_told_that_it_loses_the_game(
    card: str, credits: int, warned: bool
) -> None:
    """What breaks other ice or cannot be paid for is no answer; what prevents or bypasses may be one."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Neural Katana")
    t.rig(card)
    t.hand(RUNNER, *["Sure Gamble"] * 2)
    t.set(runner_credits=credits)
    t.start(RUNNER)
    found = next(option.confirm for option in t.asked.options if option.label == "Run on HQ")
    assert (found is not None) is warned


@pytest.mark.parametrize(("cards", "orders"), [(2, False), (2, True), (3, False)])
def test_going_on_to_ice_that_flatlines_is_asked_once_more_also_of_who_ordered_to_go_on(
    cards: int, orders: bool
) -> None:
    """6.9.4d: the next ice is rezzed since an earlier run, and would not be asked about either."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Neural Katana")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.hand(RUNNER, *["Sure Gamble"] * cards)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(go_on=orders))
    t.play("Run on HQ", "Do not rez")
    asked = (
        "Neural Katana would do 3 damage, you hold 2 cards, and nothing on the table keeps it off: "
        "that loses the game. Really go on?"
    )
    assert confirms(t) == {"continue": asked if cards < 3 else None, "jack_out": None}


def test_where_a_card_sends_the_runner_to_ice_that_flatlines_staying_is_asked_once_more() -> None:
    """Mirāju sends to Archives (6.1.3c); what it has left undone itself does not matter any more."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Mirāju")
    t.ice("Archives", "Neural Katana")
    t.rig("Gordian Blade")
    t.hand(RUNNER, "Sure Gamble", "Sure Gamble")
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.play("Run on HQ", "Gordian Blade: Break")
    assert t.options == ["Go on (1 more ice)", "Jack out (end the run)"]
    found = confirms(t)
    assert found["jack_out"] is None
    assert found["continue"] is not None
    t.play("Go on", "Let the unbroken")
    assert t.winner == CORP


@pytest.mark.parametrize(
    ("title", "upgrade", "said"),
    [
        ("Bellona", "", "To steal it costs 5 credits, which you can pay. Really leave it?"),
        ("Méliès City Luxury Line", "", "To steal it costs 1 click, which you can pay. Really leave it?"),
        ("Bellona", "Red Herrings", "To steal it costs 10 credits, which you can pay. Really leave it?"),
        ("Obokata Protocol", "", None),
        ("Bellona", "Ben Musashi", None), ("SDS Drone Deployment", "", None),
    ],
)  # fmt: skip
def test_leaving_an_agenda_is_asked_twice_where_it_asks_for_clicks_and_credits_alone(
    title: str, upgrade: str, said: str | None
) -> None:
    """1.16.10: four net damage would take the whole grip, and nothing is to argue for that."""
    t = Table(policy=POLICY)
    t.root("Server 1", title)
    if upgrade:
        t.root("Server 1", upgrade, rezzed=True)
    t.hand(RUNNER, *["Sure Gamble"] * 4)
    t.rig("Leech", "Cleaver")
    t.set(runner_credits=19)
    t.start(RUNNER)
    t.click("Run on Server 1")
    while t.decision.kind != "steal":
        t.click(t.options[-1])
    assert confirms(t) == {"pay": None, "no": said}


def test_an_order_to_break_is_about_encounters() -> None:
    t = Table(policy=POLICY)
    t.ice("HQ", "Ice Wall")
    t.rig("Corroder")
    t.hand(RUNNER, *["Sure Gamble"] * 3)
    t.set(runner_credits=9)
    t.start(RUNNER)
    t.game.set_orders(RUNNER, Orders(breaks=(BreakOrder(most=3),)))
    t.click("Run on HQ")
    assert t.credits(RUNNER) == 8, "broken without a question"


def test_a_plan_to_break_answers_no_question_of_a_card() -> None:
    """Which subroutine an ability resolves has the keys of those that are broken."""
    t = Table()
    t.start(RUNNER)
    assert meant(t.game, "target", Option("sub:0", "break", oid=1))
    assert meant(t.game, "window", Option("use:1:0", "use", oid=1))
    assert not meant(t.game, "subroutine", Option("sub:0", "resolve_sub", oid=1))
    assert not meant(t.game, "next_subroutine", Option("sub:0", "resolve_sub", oid=1))
    assert not meant(t.game, "access", Option("use:1:0", "use", oid=1))


def test_the_board_tells_which_subroutines_have_happened() -> None:
    t = karuna(5)
    ice = t.game.view(RUNNER).corp.servers[3].ice[0]
    assert (ice.resolved, [broken for _, broken in ice.subroutines]) == ((0,), [False, False])
