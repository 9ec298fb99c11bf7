"""Barriers of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, facing, finish_run, go_on, grip, let, running

# -- Brân 1.0 ---------------------------------------------------------------------------------------------


def test_bran_can_be_clicked_through() -> None:
    t = facing("Brân 1.0")
    assert t.clicks("runner") == 3
    for _ in range(3):
        t.click("Brân 1.0: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    assert t.clicks("runner") == 0


def test_bran_breaks_the_subroutine_chosen() -> None:
    t = facing("Brân 1.0")
    t.click("Brân 1.0: Break 1 subroutine")
    assert t.options[1:] == ["Break: End the run. (1)", "Break: End the run. (2)"]
    t.click("Break: The Corp may install")
    assert t.clicks("runner") == 2
    t.click(LET)
    assert not running(t)
    assert t.decision.seat == "runner"  # the Corp was not asked to install


def test_brans_own_ability_is_the_runners() -> None:
    """Rules: 1.14.4b."""
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.start("corp")
    assert not t.offered("Brân 1.0: Break")


def test_without_clicks_bran_cannot_be_clicked_through() -> None:
    t = Table()
    t.ice("HQ", "Brân 1.0")
    t.start("runner", clicks=1)
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("lose 1 click")
        go_on(t)
    assert t.clicks("runner") == 0


def bran_installs(*hand: str, archives: tuple[str, ...] = (), credits: int = 5) -> Table:
    """A run on Server 1 protected by Whitespace and, outermost, Brân 1.0, the ends of the run broken."""
    t = Table()
    t.set(corp_credits=credits)
    t.ice("Server 1", "Whitespace", "Brân 1.0")
    t.root("Server 1", "Offworld Office")
    t.hand("corp", *hand)
    t.discard_pile("corp", *archives, faceup=False)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on Server 1")
    for _ in range(2):
        t.click("Brân 1.0: Break 1 subroutine")
        t.click("Break: End the run")
    t.click(LET)
    return t


def test_bran_installs_ice_that_is_approached_next() -> None:
    """26: 6.2.2c, 6.2.6."""
    t = bran_installs("Tithe", "Hedge Fund", credits=1)
    assert t.decision.seat == "corp"
    assert t.options == ["Install Tithe from HQ", "No"]
    t.click("Install Tithe")
    order = [t.game.definition(t.game.state.cards[oid]).title for oid in t.game.state.servers["remote1"].ice]
    assert order == ["Whitespace", "Tithe", "Brân 1.0"]  # innermost first
    assert t.credits("corp") == 1
    while not t.offered("Rez Tithe"):
        go_on(t)
    assert t.game.run is not None
    assert t.game.run.position == 1
    t.click("Rez Tithe")
    let(t)
    assert grip(t) == 1
    finish_run(t)
    assert t.credits("runner") == 2  # Whitespace was next


def test_bran_installs_from_archives() -> None:
    t = bran_installs(archives=("Palisade", "Hedge Fund"))
    assert t.options == ["Install Palisade from Archives", "No"]
    t.click("Install Palisade")
    assert t.names("archives") == ["Hedge Fund"]
    assert not t.card("Palisade").faceup


def test_bran_installing_is_optional() -> None:
    t = bran_installs("Tithe")
    t.click("No")
    assert t.names("hq") == ["Tithe"]
    finish_run(t)
    assert t.names("runner_score") in ([], ["Offworld Office"])


def test_the_corp_is_asked_by_bran_even_without_ice() -> None:
    t = bran_installs("Hedge Fund")
    assert (t.decision.seat, t.options) == ("corp", ["No"])


# -- Palisade ---------------------------------------------------------------------------------------------


def test_palisade_ends_the_run() -> None:
    t = facing("Palisade")
    let(t)
    assert not running(t)
    assert grip(t) == 5


@pytest.mark.parametrize(("server", "strength"), [("HQ", 2), ("R&D", 2), ("Archives", 2), ("Server 1", 4)])
def test_palisade_is_stronger_at_remotes(server: str, strength: int) -> None:
    t = Table()
    (oid,) = t.ice(server, "Palisade")
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    assert t.game.strength(t.game.state.cards[oid]) == strength


# -- Pharos -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "strength"), [(0, 5), (2, 5), (3, 10), (4, 10)])
def test_pharos_grows_with_three_counters(counters: int, strength: int) -> None:
    t = Table()
    (oid,) = t.ice("HQ", "Pharos", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.game.state.cards[oid]) == strength
    t.click("Advance Pharos")
    assert t.card("Pharos").advancement == counters + 1


def test_pharos_tags_and_ends_the_run() -> None:
    t = Table()
    t.ice("HQ", "Pharos")
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    assert t.game.state.tags == 1
    assert not running(t)


# -- Ping -------------------------------------------------------------------------------------------------


def ping(server: str) -> Table:
    """Ping is rezzed, protecting HQ, in a run on this server; the other ice there is a Palisade."""
    t = Table()
    t.ice("HQ", "Ping", rezzed=False)
    t.root("R&D", "Manegarm Skunkworks")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click(f"Run on {server}")
    return t


def test_ping_tags_when_rezzed_in_a_run_on_its_server() -> None:
    t = ping("HQ")
    t.click("Rez Ping")
    assert t.game.state.tags == 1
    let(t)
    assert not running(t)


def test_ping_rezzed_in_a_run_elsewhere_or_outside_does_not_tag() -> None:
    from engine.netrunner.language.effects import Rez
    from engine.netrunner.language.selectors import Type, target

    t = ping("R&D")
    t.effect("corp", Rez(target(Type("ice"))))
    while t.decision.kind == "target":
        go_on(t)
    assert t.card("Ping").faceup
    assert t.game.state.tags == 0
    t = Table()
    t.ice("HQ", "Ping", rezzed=False)
    t.start("corp")
    t.effect("corp", Rez(target(Type("ice"))))
    go_on(t)
    assert t.card("Ping").faceup
    assert t.game.state.tags == 0
