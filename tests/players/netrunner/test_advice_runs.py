"""Advice about ice, breaking, leaving a run, trashing: what it was made by, and what keeps the Runner out."""

from __future__ import annotations

import pytest

from engine.messages import say
from engine.netrunner.testkit import Table
from engine.players.netrunner import advise
from engine.players.netrunner.purposes import purposes
from engine.players.netrunner.sight import Sight


def _scoring(rig: list[str], credits: int, *ice: str) -> Table:
    t = Table()
    t.ice("HQ", "Enigma")
    t.ice("R&D", "Enigma")
    t.ice("Server 1", *ice)
    t.rig(*rig)
    t.hand("corp", "Offworld Office", "Hedge Fund")
    t.set(corp_credits=14, runner_credits=credits)
    t.start("corp", clicks=2)
    return t


def test_the_ice_that_keeps_the_runner_out_is_named_and_what_it_would_cost() -> None:
    """Nothing gets past it, or what does costs more than can be there by then: 1 credit, and 3 clicks."""
    shut = advise((t := _scoring([], 3, "Wall of Static", "Enigma")).game, "corp", t.decision.id, "sensible")
    (reason,) = [each for each in shut.reasons if each.kind == "shut-out"]
    assert (reason.cards, reason.numbers) == (("enigma", "wall_of_static"), {})
    dear = _scoring(["Corroder"], 1, "Wall of Static", "Hadrian's Wall")
    (reason,) = [
        each for each in advise(dear.game, "corp", dear.decision.id, "sensible").reasons
        if each.kind == "cannot-pay"
    ]  # fmt: skip
    assert (reason.cards, reason.numbers) == (
        ("hadrians_wall", "wall_of_static"), {"tax": 9, "credits": 4},
    )  # fmt: skip


def _run(t: Table, server: str, *then: str, clicks: int = 2) -> Table:
    t.start("runner", clicks=clicks)
    t.play(f"Run on {server}", *then)
    return t


def _met(ice: str, *rig: str, credits: int = 4, grip: int = 4) -> Table:
    """An agenda behind rezzed ice that is encountered."""
    t = Table()
    t.ice("Server 1", ice)
    t.root("Server 1", "Offworld Office", advancement=2)
    t.rig(*rig)
    t.hand("runner", *["VRcation"] * grip)
    t.hand("corp", *["Hedge Fund"] * 4)
    t.set(runner_credits=credits, corp_credits=0)
    return _run(t, "Server 1")


def _approached(server: str, *, agenda: bool, credits: int = 6) -> Table:
    t = Table()
    t.ice(server, "Enigma", rezzed=False)
    if agenda:
        t.ice("Server 2", "Wall of Static", rezzed=False)
        t.root("Server 2", "Offworld Office", advancement=3)
    if server == "Server 1":
        t.root("Server 1", "Offworld Office", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=credits)
    return _run(t, server)


def _accessed(*, installed: bool) -> Table:
    t = Table()
    t.hand("runner", *["VRcation"] * 5)
    t.set(runner_credits=4 if installed else 6)
    if not installed:
        t.hand("corp", "PAD Campaign")
        t.start("runner")
        t.click("Run on HQ")
        t.pass_until("Trash PAD Campaign")
        return t
    t.ice("Server 2", "Palisade")
    t.root("Server 2", "Offworld Office", advancement=3)
    t.rig("Cleaver")
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3)
    t.start("runner", clicks=2)
    t.click("Run on Server 1")
    t.pass_until("Trash Nico Campaign")
    return t


def _in_karuna() -> Table:
    t = Table()
    t.ice("Server 1", "Karunā", rezzed=False)
    t.root("Server 1", "Offworld Office")
    t.hand("runner", *["VRcation"] * 3)
    t.set(corp_credits=9)
    return _run(t, "Server 1", "Rez Karunā", "Let the unbroken")


@pytest.mark.parametrize(
    ("build", "kind", "numbers"),
    [
        (lambda: _met("Karunā", "Carmen"), "cheapest-hurts", {"credits": 8}),
        (lambda: _met("Wall of Static", "Corroder"), "cheapest-ends", {}),
        (lambda: _approached("Server 1", agenda=False), "rez-stops", {"credits": 3}),
        (lambda: _approached("Archives", agenda=False), "no-rez-stops", {"credits": 3}),
        (lambda: _approached("Archives", agenda=True, credits=3), "no-rez-owed", {"credits": 3}),
        (lambda: _accessed(installed=False), "spare-credits", {"credits": 4}),
        (lambda: _accessed(installed=True), "spare-run", {}),
        (_in_karuna, "leave-deadly", {}),
    ],
)
def test_a_choice_in_a_run_says_what_it_was_made_by(build, kind: str, numbers: dict[str, int]) -> None:  # type: ignore[no-untyped-def]
    t = build()
    (reason,) = advise(t.game, t.decision.seat, t.decision.id, "sensible").reasons
    assert reason.kind == kind
    assert numbers.items() <= reason.numbers.items()


def test_what_takes_credits_says_how_many() -> None:
    t = Table()
    t.hand("corp", "Closed Accounts")
    t.set(runner_credits=12, tags=1)
    t.start("corp")
    (play,) = [o for o in t.decision.options if o.verb == "play"]
    assert purposes(Sight(t.game, "corp"), play) == [("for-losing", {"credits": 12})]


def test_the_same_action_again_is_told_as_often_as_it_comes() -> None:
    """The label of an option says how it stands now, and would be untrue the second time."""
    t = Table()
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Tithe")
    t.root("Server 1", "Offworld Office", advancement=1)
    t.hand("corp", "Palisade")
    t.set(corp_credits=4)
    t.start("corp")
    found = advise(t.game, "corp", t.decision.id, "sensible")
    told = {reason.kind: reason for reason in found.reasons}
    assert told["again"].numbers == {"n": 2}, found
    assert "then" not in told, found
    for language in ("en", "de", "ja", "ru"):
        assert "2" in say(language, "nr-advice-again", n=2)
