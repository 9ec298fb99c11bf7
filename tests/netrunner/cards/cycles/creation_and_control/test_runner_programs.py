"""Other programs of Creation and Control."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import rigged


def test_self_modifying_code_turns_into_another_program() -> None:
    t = rigged("Self-modifying Code", runner_credits=9)
    t.deck("runner", "Pennyshaver", "Mimic")
    t.refresh()
    t.click("Self-modifying Code: Search")
    assert not t.offered("Pennyshaver")
    t.click("Mimic")
    t.next_action()
    assert (t.names("installed"), t.credits("runner")) == (["Mimic"], 4)
    assert t.names("heap") == ["Self-modifying Code"]


def test_a_search_reveals_only_where_the_card_says_so() -> None:
    """8.7.2c: what is installed is seen then."""
    t = Table()
    t.rig("Self-modifying Code")
    t.deck("runner", "Corroder")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Self-modifying", "Find Corroder")
    assert t.happened("revealed") == 0
    assert "Corroder" in t.names("installed")
