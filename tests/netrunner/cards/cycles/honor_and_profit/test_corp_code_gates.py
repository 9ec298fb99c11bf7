"""Code gates of Honor and Profit."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on


def test_shiro_arranges_rd_and_shows_it_unless_the_corp_pays() -> None:
    t = Table()
    t.ice("HQ", "Shiro")
    t.deck("corp", "Palisade", "Enigma", "Hunter")
    t.root("R&D", "Panic Button")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Palisade")
    t.click("Hunter", "Palisade", "Enigma")
    assert t.names("rd")[:3] == ["Hunter", "Palisade", "Enigma"]
    assert t.decision.seat == "corp"
    t.click("Let it happen")
    while t.happened("breach_begins") < 1:
        go_on(t)
    finish_run(t)
    opened = [e.server for e in t.game.state.happened if e.kind == "breach_begins"]
    accessed = [e.code for e in t.game.state.happened if e.kind == "accessed"]
    assert opened == ["rd", "hq"]
    assert accessed[0] == "hunter"
    assert "panic_button" not in accessed


def test_shiro_can_be_paid() -> None:
    t = Table()
    t.ice("HQ", "Shiro")
    t.start("runner")
    t.click("Run on HQ")
    while not t.offered("Pay 1 credit"):
        go_on(t) if t.decision.kind != "arrange" else t.answer([o.key for o in t.asked.options])
    t.click("Pay 1 credit")
    finish_run(t)
    assert t.credits("corp") == 4
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["hq"]
