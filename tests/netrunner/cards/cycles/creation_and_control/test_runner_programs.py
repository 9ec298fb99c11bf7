"""Other programs of Creation and Control."""

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
