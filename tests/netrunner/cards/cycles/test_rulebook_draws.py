"""Cards that the rulebook's examples name: about draws, searches and what is trashed."""

from __future__ import annotations

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.selectors import Type
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, let, rigged


def test_daily_business_show_draws_one_more_and_puts_one_on_the_bottom() -> None:
    t = Table()
    t.root("Server 1", "Daily Business Show", rezzed=True)
    t.deck("corp", "Ice Wall", "Enigma", "PAD Campaign")
    t.start("corp", turn_begins=True)
    t.pass_until("Enigma")
    assert t.options == ["Ice Wall", "Enigma"]
    t.click("Enigma")
    t.next_action()
    assert t.names("hq") == ["Ice Wall"]
    assert t.names("rd")[-1] == "Enigma"
    t.click("Draw 1 card")
    assert t.names("hq") == ["Ice Wall", "PAD Campaign"], "the first time each turn"


def test_the_class_act_draws_four_cards_after_the_turn_it_is_installed_in() -> None:
    t = Table()
    t.hand("runner", "The Class Act")
    t.set(runner_credits=4)
    t.start("runner", clicks=1)
    t.click("Install The Class Act")
    while len(t.names("grip")) < 4:
        go_on(t)
    assert len(t.names("stack")) == 10 - 4
    t.next_action()
    end_turn(t)
    end_turn(t)
    assert len(t.names("grip")) == 4, "but for that turn it does nothing"


def test_the_class_act_looks_at_one_card_more_than_would_be_drawn() -> None:
    t = rigged("The Class Act")
    t.deck("runner", "Corroder", "Leech")
    t.click("Draw 1 card")
    assert t.options == ["Corroder", "Leech"]
    assert "Leech" not in str(t.view("corp"))
    t.click("Leech")
    assert t.names("grip") == ["Corroder"]
    assert t.names("stack")[-1] == "Leech"


def test_harbinger_is_turned_facedown_whatever_is_trashed_with_it() -> None:
    t = rigged("Leech", "Harbinger")
    t.effect("corp", Trash(Each(Type("program"))))
    assert t.names("heap") == ["Leech"]
    assert t.names("installed") == ["Harbinger"]
    assert not t.card("Harbinger").faceup
    assert t.happened("trashed") == 2, "both are trashed (8.2.2)"
    assert t.happened("uninstalled") <= 1, "Harbinger stays where it is"
    t.effect("corp", Trash(Each(Type("program"))))
    assert t.names("installed") == ["Harbinger"], "it is no program any more"


def test_harbinger_goes_to_the_heap_as_a_facedown_card() -> None:
    t = Table()
    t.rig("Harbinger", faceup=False)
    t.start("runner")
    t.effect("corp", Trash(Each(Named("Harbinger") | Type("program"))))
    assert t.names("installed") == ["Harbinger"], "it has no name"


def ob(*deck: str) -> Table:
    """Ob Superheavy Logistics with these cards on top of R&D, PAD Campaign rezzed."""
    t = Table(corp="Ob Superheavy Logistics: Extract. Export. Excel.")
    t.deck("corp", *deck)
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.set(corp_credits=0)
    t.start("corp")
    return t


def test_ob_finds_a_card_that_is_one_cheaper_and_rezzes_it_for_nothing() -> None:
    t = ob("Ice Wall", "Enigma")
    t.effect("corp", Trash(Each(Named("PAD Campaign"))))
    t.click("Use Ob Superheavy")
    assert t.offered("Ice Wall")
    assert not t.offered("Enigma")
    t.play("Ice Wall", "HQ")
    assert t.card("Ice Wall").faceup
    assert t.credits("corp") == 0


def test_ob_is_used_once_a_turn_and_not_for_unrezzed_cards() -> None:
    t = ob("Ice Wall", "Ice Wall")
    t.root("Server 2", "Ronin", rezzed=False)
    t.root("Server 3", "Nico Campaign", rezzed=True)
    t.effect("corp", Trash(Each(Named("Ronin"))))
    assert not t.offered("Use Ob")
    t.effect("corp", Trash(Each(Named("Nico Campaign"))))
    t.play("Use Ob Superheavy", "Ice Wall", "HQ")
    t.effect("corp", Trash(Each(Named("PAD Campaign"))))
    assert not t.offered("Use Ob")


def test_ob_hears_of_nothing_that_makes_room_for_an_install() -> None:
    t = ob("Ice Wall")
    t.hand("corp", "Ronin")
    t.refresh()
    t.click("Install Ronin in Server 1")
    while t.names("hq"):
        go_on(t)
    assert "PAD Campaign" in t.names("archives")
    assert not t.offered("Use Ob")


def test_gamenet_pays_for_credits_its_cards_cost_during_runs() -> None:
    t = Table(corp="GameNET: Where Dreams are Real")
    t.ice("HQ", "DNA Tracker")
    t.rig("Corroder")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9, corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Corroder: +1")
    assert t.credits("corp") == 0, "a card of the Runner"
    let(t)
    assert t.credits("corp") == 3


def test_compile_searches_the_stack_or_the_heap() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Compile")
    t.deck("runner", "Leech")
    t.discard_pile("runner", "Corroder")
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Play Compile", "HQ", "Use Compile")
    assert t.offered("Leech")
    t.click("Corroder")
    assert t.names("installed") == ["Ice Wall", "Corroder"]
    assert t.credits("runner") == 0
    finish_run(t)
    t.next_action()
    assert t.names("stack")[-1] == "Corroder"


def test_compile_leaves_what_is_not_installed_any_more() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.hand("runner", "Compile")
    t.deck("runner", "Leech")
    t.set(runner_credits=2)
    t.start("runner")
    t.play("Play Compile", "HQ", "Use Compile", "Leech")
    t.effect("corp", Trash(Each(Type("program"))))
    finish_run(t)
    t.next_action()
    assert "Leech" in t.names("heap")


def test_compile_says_where_a_card_is_of_which_one_lies_in_the_heap() -> None:
    """8.7.1: one zone is searched; the stack is shuffled (8.7.3) only if it was."""
    for wanted, left, shuffles in (("Leech (in the heap)", ["Leech"], 0), ("Leech", [], 1)):
        t = Table()
        t.ice("HQ", "Ice Wall")
        t.hand("runner", "Compile")
        t.empty_deck("runner")
        t.deck("runner", "Leech")
        t.discard_pile("runner", "Leech")
        t.set(runner_credits=2)
        t.start("runner")
        t.play("Play Compile", "HQ", "Use Compile")
        assert len({label for label in t.options if "Leech" in label}) == 2
        t.answer([next(o.key for o in t.asked.options if o.label.endswith(wanted))])
        assert t.happened("searched") == t.happened("shuffled") == shuffles
        assert t.names("stack") == left
        assert ("Leech" in t.names("heap")) is (not left)
