"""Resources of Order and Chaos."""

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table


def clone(kind: str = "net") -> Table:
    t = Table()
    t.rig("Sacrificial Clone", "Pennyshaver", "The Shadow Net", "Telework Contract", "Leech")
    t.hand("runner", "Sure Gamble", "Cleaver")
    t.root("Server 1", "Urtica Cipher")
    t.set(tags=2, runner_credits=7)
    t.start("runner")
    t.effect("corp", Damage(kind, 4))  # type: ignore[arg-type]
    return t


def test_sacrificial_clone_prevents_all_damage_for_nearly_everything() -> None:
    t = clone()
    t.click("Sacrificial Clone")
    t.next_action()
    assert t.happened("damage") == 0
    assert t.winner is None
    assert t.names("grip") == []
    assert sorted(t.names("installed")) == ["Leech", "The Shadow Net", "Urtica Cipher"]
    assert sorted(t.names("heap")) == [
        "Cleaver", "Pennyshaver", "Sacrificial Clone", "Sure Gamble", "Telework Contract",
    ]  # fmt: skip
    assert t.credits("runner") == 0
    assert t.game.state.tags == 0


def test_sacrificial_clone_prevents_core_damage_too() -> None:
    t = clone("core")
    t.click("Sacrificial Clone")
    t.next_action()
    assert t.winner is None
    assert t.game.state.core_damage == 0


def test_sacrificial_clone_need_not_be_used() -> None:
    t = clone("meat")
    while t.winner is None and not t.offered("Gain 1 credit"):
        t.answer([next(o for o in t.asked.options if o.passing).key])
    assert t.winner == "corp", "four damage, two cards"


def test_sacrificial_clone_waits_for_damage() -> None:
    t = Table()
    t.rig("Sacrificial Clone")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Sacrificial Clone")
