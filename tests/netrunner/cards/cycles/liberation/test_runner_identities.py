"""Identities of the Runner of the Liberation cycle."""

import pytest

from engine.netrunner.language.effects import GiveTags
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on

MERCURY = "Mercury: Chrome Libertador"


def mercury(server: str, *, broken: bool = False) -> Table:
    """A run by Mercury up to the question, or to its end."""
    t = Table(runner=MERCURY)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.ice(server, "Palisade")
    t.rig("Cleaver")
    t.set(runner_credits=20)
    if not broken:
        t.rig("Malandragem", power=2)
    t.start("runner")
    t.click(f"Run on {server}")
    if broken:
        t.click("Cleaver: Break")
    else:
        t.play("Use Malandragem", "Spend 1 hosted power counter")
    return t


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_mercury_accesses_one_more_if_no_subroutine_was_broken(server: str) -> None:
    t = mercury(server)
    t.pass_until("Use Mercury")
    t.click("Use Mercury")
    finish_run(t)
    assert t.happened("accessed") == 2
    t.click(f"Run on {server}")
    finish_run(t)
    assert t.happened("accessed") == 2, "once per turn, and the ice is there"


def test_mercury_accesses_no_more_after_a_break() -> None:
    t = mercury("HQ", broken=True)
    finish_run(t)
    assert t.happened("accessed") == 1


# --- Arissana Rocha Nahu


def arissana(title: str) -> Table:
    """The identity installs a program in a run."""
    t = Table(runner="Arissana Rocha Nahu: Street Artist")
    t.ice("HQ", "Palisade")
    t.hand("runner", title, "Leech", "Telework Contract")
    t.set(runner_credits=9)
    t.start("runner")
    assert not t.offered("Arissana")
    t.click("Run on HQ")
    t.click("Arissana")
    assert not t.offered("Telework")
    t.click(title)
    return t


def test_arissana_installs_a_program_for_the_run() -> None:
    t = arissana("Cleaver")
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 6
    assert not t.offered("Arissana"), "once per turn"
    finish_run(t)
    assert t.names("heap") == ["Cleaver"]


def test_arissana_keeps_a_trojan() -> None:
    t = arissana("Slap Vandal")
    go_on(t) if t.offered("Palisade") else None
    finish_run(t)
    assert "Slap Vandal" in t.names("installed")
    assert t.names("heap") == []


# --- Sebastião Souza Pessoa


def sebastiao(tags: int) -> Table:
    t = Table(runner="Sebastião Souza Pessoa: Activist Organizer")
    t.hand("runner", "Telework Contract", "Professional Contacts", "Cleaver")
    t.set(tags=tags, runner_credits=5)
    t.start("runner")
    t.effect("corp", GiveTags(2))
    return t


def test_sebastiao_installs_a_connection_for_two_less_with_the_first_tags() -> None:
    t = sebastiao(0)
    assert not t.offered("Cleaver")
    assert not t.offered("Telework")
    t.click("Professional Contacts")
    assert "Professional Contacts" in t.names("installed")
    assert t.credits("runner") == 5 - 5 + 2


def test_sebastiao_does_nothing_for_further_tags() -> None:
    t = sebastiao(1)
    assert t.game.state.tags == 3
    assert t.offered("Gain 1 credit")
    assert t.names("installed") == []


@pytest.mark.parametrize("cards", [1, 0])
def test_sebastiao_makes_the_corp_trash_a_card_for_a_connection(cards: int) -> None:
    t = Table(runner="Sebastião Souza Pessoa: Activist Organizer")
    t.rig("Smartware Distributor", "DreamNet")
    t.hand("corp", *["Hedge Fund"] * cards)
    t.set(tags=1)
    t.start("corp")
    assert t.offered("Trash Smartware Distributor") == bool(cards)
    assert t.offered("Trash DreamNet"), "no connection: at its usual cost"
    if cards:
        t.click("Trash Smartware Distributor")
        t.click("Hedge Fund")
        assert t.names("archives") == ["Hedge Fund"]
        assert t.names("heap") == ["Smartware Distributor"]


def test_arissana_installs_nothing_outside_a_run() -> None:
    t = Table(runner="Arissana Rocha Nahu: Street Artist")
    t.hand("runner", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.offered("Install Cleaver")
    assert not t.offered("Arissana")
