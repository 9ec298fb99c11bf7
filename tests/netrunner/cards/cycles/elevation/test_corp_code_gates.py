"""Code gates of Elevation."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, let, running


def mycoweb(*others: str, **fields: int) -> Table:
    """Mycoweb's first subroutine resolves; the others protect R&D, rezzed; a Palisade lies in Archives."""
    t = Table()
    t.set(**fields)
    t.ice("HQ", "Mycoweb")
    t.ice("R&D", *others)
    t.discard_pile("corp", "Palisade", "Nico Campaign")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    return t


def test_mycoweb_installs_from_archives_and_rezzes_for_less() -> None:
    t = mycoweb(corp_credits=1)
    assert t.options == ["Palisade", "No"]
    t.click("Palisade")
    t.click("R&D")
    assert (t.card("Palisade").server, t.credits("corp")) == ("rd", 1)
    t.click("Yes: rez")
    if t.decision.kind == "target":
        t.click("Palisade")
    assert t.card("Palisade").faceup
    assert t.credits("corp") == 0


def test_mycoweb_resolves_subroutines_of_a_sentry_and_of_another_code_gate() -> None:
    t = mycoweb("Karunā", "Funhouse", "Palisade", "Whitespace")
    t.click("No")
    if t.decision.kind == "may":
        t.click("No")
    assert t.decision.seat == "corp"
    while t.decision.kind != "subroutine":
        go_on(t)
    assert [label.removeprefix("Resolve: ") for label in t.options] == [
        "Do 2 net damage. The Runner may jack out.", "Do 2 net damage.",
    ]  # fmt: skip
    t.click("Do 2 net damage.")
    assert grip(t) == 3
    assert [label.partition(" protecting")[0] for label in t.options] == [
        "Funhouse",
        "Whitespace",
    ]  # a code gate, but not Mycoweb itself
    t.click("Whitespace")
    t.click("The Runner loses 3 credits")
    assert t.credits("runner") == 2
    assert running(t)


def test_mycoweb_alone_resolves_nothing_else() -> None:
    t = mycoweb()
    t.click("No")
    while t.decision.seat == "corp":
        assert t.decision.kind != "subroutine"
        go_on(t)
    assert running(t)
    assert grip(t) == 5
