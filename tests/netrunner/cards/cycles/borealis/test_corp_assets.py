"""Assets of the Borealis cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, grip, running

# -- Moon Pool --------------------------------------------------------------------------------------------


def advancement(t: Table) -> int:
    return t.card("Regolith Mining License").advancement


def moon_pool(*archives: str) -> Table:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.rig("Leech")
    t.hand("corp", "Hedge Fund", "Offworld Office", "Palisade")
    t.discard_pile("corp", *archives, faceup=False)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    return t


def test_moon_pool_trashes_from_hq_and_shuffles_agendas_away_for_advancement() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    assert t.names("removed") == ["Moon Pool"]
    t.click("Offworld Office", "Palisade")
    assert t.names("hq") == ["Hedge Fund"]
    seen = str(t.view("runner"))
    assert "Offworld Office" not in seen, "trashed facedown"
    t.click("Offworld Office", "Send a Message")
    # One question for each agenda, put when the cards are in R&D already.
    assert "Send a Message" in t.names("rd")
    assert len(t.names("archives")) == 2
    for _ in range(2):
        t.click("Yes")
        t.click("Regolith Mining License")
    assert advancement(t) == 2
    assert t.decision.kind == "window"


def test_moon_pool_counts_agendas_only() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    t.answer([])
    t.click("Send a Message", "Government Subsidy")
    assert any("Government Subsidy" in line for line in t.log("runner")), "revealed"
    t.click("Yes")
    t.click("Regolith Mining License")
    t.next_action()
    assert advancement(t) == 1


def test_moon_pool_may_place_nothing() -> None:
    t = moon_pool("Send a Message")
    t.answer([])
    t.click("Send a Message")
    t.click("No")
    t.next_action()
    assert advancement(t) == 0


def test_moon_pool_does_not_touch_faceup_cards() -> None:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.discard_pile("corp", "Send a Message", faceup=True)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    t.answer([])
    t.next_action()
    assert t.names("archives") == ["Send a Message"]


# -- Nightmare Archive ------------------------------------------------------------------------------------


def test_nightmare_archive_hurts_and_goes_at_once() -> None:
    """Sentinel Defense Program hears of the core damage when the asset has left the game."""
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("Feedback Filter")
    t.root("Server 1", "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("does 1 core")
    t.click("The Corp does 1 core")
    while not t.offered("Prevent 1 net"):
        t.click("Pass")
    assert t.names("removed") == ["Nightmare Archive"]


def archive(server: str) -> Table:
    """The Runner accesses Nightmare Archive in this server."""
    t = Table()
    if server == "R&D":
        t.deck("corp", "Nightmare Archive")
    else:
        t.root(server, "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click(f"Run on {server}")
    while t.decision.kind != "mode":
        go_on(t)
    return t


def test_nightmare_archive_becomes_an_agenda_worth_less_than_nothing() -> None:
    """1.21.7: it is revealed only if it is accessed in R&D."""
    t = archive("Server 1")
    assert t.decision.seat == "runner"
    assert t.happened("revealed") == 0  # only in R&D
    t.click(t.options[0])
    assert t.names("runner_score") == ["Nightmare Archive"]
    assert t.game.points("runner") == -1
    assert (grip(t), t.game.state.core_damage) == (3, 0)


def test_nightmare_archive_hurts_who_leaves_it() -> None:
    """1.21.7: while the Runner decides, both have seen it in R&D."""
    t = archive("R&D")
    assert t.happened("revealed") == 1
    t.click(t.options[1])
    assert t.game.state.core_damage == 1
    assert grip(t) == 2
    assert t.names("removed") == ["Nightmare Archive"]
    while running(t):
        go_on(t)
    assert t.names("runner_score") == []
