"""Identities of the Runner of Elevation."""

import pytest

from engine.netrunner.testkit import Table


def muslihat(top: str) -> Table:
    t = Table(runner="MuslihaT: Multifarious Marketeer")
    t.deck("runner", top)
    t.start("runner", turn_begins=True)
    assert t.decision.kind == "target"
    assert t.decision.seat == "runner"
    assert top not in str(t.view("corp"))
    return t


@pytest.mark.parametrize("top", ["Cleaver", "Jailbreak"])
def test_muslihat_takes_an_icebreaker_or_a_run_event(top: str) -> None:
    t = muslihat(top)
    t.click(top)
    assert t.names("grip") == [top]
    assert any(top in line for line in t.log("corp")), "it is revealed"


def test_muslihat_need_not_take_it() -> None:
    t = muslihat("Cleaver")
    t.answer([])
    assert t.names("grip") == []
    assert t.names("stack")[0] == "Cleaver"
    assert not any("Cleaver" in line for line in t.log("corp"))


@pytest.mark.parametrize("top", ["Leech", "Sure Gamble", "Telework Contract"])
def test_muslihat_takes_nothing_else_and_the_corp_does_not_learn_why(top: str) -> None:
    t = muslihat(top)
    assert top not in t.options
    t.answer([t.decision.options[0].key])
    assert t.names("grip") == []
    assert t.names("stack")[0] == top
    state = t.game.state
    assert [oid for oid, _ in state.memory["runner"]] == [state.zones["stack"][0]]
    assert not any(top in line for line in t.log("corp"))
