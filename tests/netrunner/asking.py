"""Tables at which somebody is asked something, and what is offered there."""

from __future__ import annotations

from engine.netrunner.policy import ASK_ALL, POLICY
from engine.netrunner.table.state import CORP, RUNNER
from engine.netrunner.testkit import Table


def choosing_one() -> Table:
    """The Corp's action with every basic choice."""
    t = Table()
    t.hand(CORP, "Hedge Fund", "Palisade")
    t.start(CORP)
    return t


def discarding() -> Table:
    """The Corp discards two of seven cards."""
    t = Table()
    t.hand(CORP, *["Hedge Fund"] * 7)
    t.set(corp_credits=0)
    t.start(CORP, clicks=1)
    t.click("Gain 1 credit")
    return t


def go(t: Table, *texts: str) -> None:
    """Pass, or take what alone is offered, until an option with each text comes up, and take it."""
    for text in texts:
        t.pass_until(text)
        t.click(text)


def offered_as(t: Table, verb: str) -> list[tuple[str, int]]:
    """The options with a verb: the card's title and the option's number."""
    cards = t.game.state.cards
    return [
        (t.game.face(cards[option.oid]).title, option.n)
        for option in t.decision.options
        if option.verb == verb
    ]


def verbs(t: Table) -> dict[str, list[str]]:
    """What is offered: the titles by verb."""
    found: dict[str, list[str]] = {}
    for option in t.decision.options:
        card = t.game.state.cards.get(option.oid)
        found.setdefault(option.verb, []).append("" if card is None else t.game.face(card).title)
    return found


def facing(*rig: str, grip: int = 5, power: int = 0) -> Table:
    """A Runner with cards in rig and grip, at their first action."""
    t = Table(policy=ASK_ALL)
    t.rig(*rig, power=power)
    t.hand(RUNNER, *["Sure Gamble"] * grip)
    t.set(runner_credits=9, corp_credits=9)
    t.start(RUNNER)
    t.pass_until("Gain 1 credit")
    return t


def unrezzed(**credits: int) -> Table:
    """HQ behind Whitespace and Palisade (outermost), both unrezzed, as people play."""
    t = Table(policy=POLICY)
    t.ice("HQ", "Palisade", "Whitespace", rezzed=False)
    t.hand(CORP, "Hedge Fund")
    t.set(**credits)
    return t


def asked(t: Table) -> tuple[str, str]:
    """Who is asked what kind of question."""
    return t.decision.seat, t.decision.kind
