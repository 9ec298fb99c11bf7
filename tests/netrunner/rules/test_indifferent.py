"""Nobody is asked about what makes no difference, by what all can see: cards of Archives in a breach."""

from __future__ import annotations

from engine.netrunner import RUNNER, WINDOWS, Orders
from engine.netrunner.policy import POLICY
from engine.netrunner.table.events import EventKind
from engine.netrunner.testkit import Table


def breach(*archives: str, rig: tuple[str, ...] = ()) -> Table:
    """The Runner, with so much in Archives, runs there."""
    t = Table(policy=POLICY)
    t.discard_pile("corp", *archives)
    t.rig(*rig)
    t.start("runner")
    return t


def accessed(t: Table) -> list[str]:
    return [event.code for event in t.game.state.happened if event.kind is EventKind.ACCESS]


def test_cards_of_archives_of_which_nothing_comes_are_accessed_without_a_question_and_then_the_rest() -> None:
    t = breach("Hedge Fund", "Offworld Office", "Ice Wall", "Urtica Cipher")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Steal Offworld Office · 2 points"]
    assert accessed(t) == ["hedge_fund", "ice_wall", "urtica_cipher", "offworld_office"]


def test_which_of_two_agendas_is_stolen_first_is_asked() -> None:
    t = breach("Hedge Fund", "Offworld Office", "Send a Message")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Offworld Office", "Access Send a Message"]


def test_what_hears_of_its_access_in_archives_is_asked_about() -> None:
    t = breach("Hedge Fund", "Esca", "Offworld Office")
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Esca", "Access Offworld Office"]


def test_who_wants_to_decide_about_accesses_is_asked_about_each() -> None:
    t = breach("Hedge Fund", "Offworld Office")
    t.game.set_orders(RUNNER, Orders(full_windows=WINDOWS["access"]))
    t.click("Run on Archives")
    assert [o.label for o in t.asked.options] == ["Access Hedge Fund", "Access Offworld Office"]


def test_facedown_cards_of_archives_are_chosen_and_shown_one_by_one() -> None:
    """7.1.10: outside of a breach nothing has turned them faceup (7.5.2), so that it cannot be seen that
    nothing comes of them; and who has accessed one wants to see it."""
    t = Table(policy=POLICY)
    t.discard_pile("corp", "Hedge Fund", "Ice Wall", faceup=False)
    t.rig("Counter Surveillance")
    t.set(tags=2)
    t.start("runner")
    t.play("Counter Surveillance", "Archives")
    t.pass_until("2")
    t.click("2")
    assert t.asks("candidate")
    assert len(t.options) == 2
    t.answer([t.asked.options[0].key])
    assert t.asks("access")
