"""Assets that have a card type chosen, or leave the choice to the Runner."""

from engine.netrunner.decks.legality import influence
from engine.netrunner.objects.definitions import definition
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, running

# -- Ibrahim Salem ----------------------------------------------------------------------------------------


def ibrahim(*hand: str) -> Table:
    """The Corp's turn begins; the Runner holds these cards."""
    t = Table()
    t.root("Server 1", "Ibrahim Salem", rezzed=True)
    t.hand("runner", *hand)
    t.start("corp", turn_begins=True)
    t.pass_until("Program")
    return t


def test_ibrahim_salem_trashes_a_card_of_the_chosen_type() -> None:
    t = ibrahim("Sure Gamble", "Unity", "Carmen", "Pennyshaver")
    assert t.asked.prompt == "Ibrahim Salem: Choose 1 Runner card type."
    assert t.options == ["Event", "Hardware", "Program", "Resource"]
    t.click("Program")
    looked = [event for event in t.events if event.kind == "looked"]
    assert len(looked) == 4  # the whole grip
    assert {event.secret for event in looked} == {"corp"}
    assert t.decision.seat == "corp"
    assert not t.offered("Sure Gamble")
    t.click(next(label for label in t.options if "Carmen" in label))
    t.next_action()
    assert t.names("heap") == ["Carmen"]


def test_ibrahim_salem_finds_nothing_of_another_type() -> None:
    t = ibrahim("Sure Gamble", "Unity")
    t.click("Hardware")
    t.next_action()
    assert t.names("heap") == []
    assert grip(t) == 2


def test_ibrahim_salem_is_rezzed_for_an_agenda() -> None:
    t = Table()
    t.root("Server 1", "Ibrahim Salem")
    t.start("corp")
    assert not t.offered("Rez Ibrahim Salem")
    t = Table()
    t.root("Server 1", "Ibrahim Salem")
    t.score_area("corp", "Offworld Office")
    t.start("corp")
    t.click("Rez Ibrahim Salem")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert t.names("removed") == ["Offworld Office"]
    assert t.credits("corp") == 3


# -- Nightmare Archive ------------------------------------------------------------------------------------


def archive(server: str) -> Table:
    """The Runner accesses Nightmare Archive in this server."""
    t = Table()
    if server == "R&D":
        t.deck("corp", "Nightmare Archive")
    else:
        t.root(server, "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click(f"Run on {server}")
    while t.decision.kind != "mode":
        go_on(t)
    return t


def test_nightmare_archive_becomes_an_agenda_worth_less_than_nothing() -> None:
    """1.21.7: it is revealed only if it is accessed in R&D."""
    t = archive("Server 1")
    assert t.decision.seat == "runner"
    assert t.happened("revealed") == 0  # only in R&D
    t.click(t.options[0])
    assert t.names("runner_score") == ["Nightmare Archive"]
    assert t.game.points("runner") == -1
    assert (grip(t), t.game.state.core_damage) == (3, 0)


def test_nightmare_archive_hurts_who_leaves_it() -> None:
    """1.21.7: while the Runner decides, both have seen it in R&D."""
    t = archive("R&D")
    assert t.happened("revealed") == 1
    t.click(t.options[1])
    assert t.game.state.core_damage == 1
    assert grip(t) == 2
    assert t.names("removed") == ["Nightmare Archive"]
    while running(t):
        go_on(t)
    assert t.names("runner_score") == []


def test_ibrahim_salem_costs_no_influence_among_six_nbn_cards() -> None:
    """1.4.5: what cards cost together; another card may count for nothing where the deck is as it says.

    Rules: 2.14.3.
    """
    weyland = definition("weyland_consortium_built_to_last").facts
    salem, funhouse = definition("ibrahim_salem").facts, definition("funhouse").facts
    trail = definition("public_trail").facts
    assert influence(weyland, {salem: 1}) == 3
    others = 3 * (funhouse.influence_cost or 0) + 2 * (trail.influence_cost or 0)
    assert influence(weyland, {salem: 1, funhouse: 3, trail: 2}) == 3 + others
    assert influence(weyland, {salem: 2, funhouse: 3, trail: 3}) == others + (trail.influence_cost or 0)
