"""The Corp's cards of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, facing, finish_run, go_on, run_on


def office(*titles: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.hand("corp", *titles)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


def test_wall_of_static_ends_the_run() -> None:
    t = facing("Wall of Static")
    finish_run(t)
    assert (t.happened("end_run"), t.happened("successful_run")) == (1, 0)


@pytest.mark.parametrize("program", [True, False])
def test_rototurret_trashes_a_program_and_ends_the_run(program: bool) -> None:
    t = facing("Rototurret", "Pennyshaver", *["Leech"] * program)
    finish_run(t)
    assert t.names("heap") == ["Leech"] * program
    assert (t.names("installed").count("Pennyshaver"), t.happened("end_run")) == (1, 1)


@pytest.mark.parametrize(("counters", "strength"), [(0, 7), (2, 9)])
def test_hadrians_wall_grows_with_advancement_and_ends_the_run_twice(counters: int, strength: int) -> None:
    t = Table()
    t.ice("HQ", "Hadrian's Wall", advancement=counters)
    t.start("corp")
    assert t.game.strength(t.card("Hadrian's Wall")) == strength
    t.click("Advance Hadrian's Wall")
    assert t.game.strength(t.card("Hadrian's Wall")) == strength + 1
    assert len(t.game.subroutines(t.card("Hadrian's Wall").oid)) == 2
    end_turn(t)
    run_on(t, "HQ")
    assert t.happened("end_run") == 1


def test_archived_memories_takes_a_card_back() -> None:
    t = office("Archived Memories")
    t.discard_pile("corp", "Palisade", "Hunter", faceup=False)
    t.refresh()
    t.click("Play Archived Memories")
    t.click("Hunter")
    assert t.names("hq") == ["Hunter"]
    assert sorted(t.names("archives")) == ["Archived Memories", "Palisade"]


@pytest.mark.parametrize("server", ["R&D", ""])
def test_sea_source_traces_whoever_was_successful(server: str) -> None:
    t = Table()
    t.hand("corp", "SEA Source")
    t.start("runner", clicks=1)
    if server:
        run_on(t, server)
    else:
        t.click("Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.game.state.active == "corp"
    assert t.offered("Play SEA Source") == bool(server)
    if server:
        t.play("Play SEA Source", "0 credits", "0 credits")
        assert t.game.state.tags == 1


@pytest.mark.parametrize("stolen", [True, False])
def test_jinteki_hurts_for_every_agenda(stolen: bool) -> None:
    t = Table(corp="Jinteki: Personal Evolution")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner" if stolen else "corp")
    if stolen:
        run_on(t, "Server 1")
    else:
        t.click("Score Offworld Office")
        t.click("Use Jinteki: Personal Evolution: Do 1 net damage")
    assert len(t.names("grip")) == 1
    assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"net"}


def test_making_news_pays_for_traces_and_nothing_else() -> None:
    t = Table(corp="NBN: Making News")
    t.ice("HQ", "Hunter")
    t.start("runner")
    t.click("Run on HQ")
    assert t.game.identity("corp").credit == 2
    t.pass_until("0 credits")
    t.click("3 credits")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert (t.game.identity("corp").credit, t.credits("corp")) == (0, 4)
    t = Table(corp="NBN: Making News")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=4)
    t.start("corp")
    assert not t.offered("Play Hedge Fund")


@pytest.mark.parametrize(("tags", "most"), [(0, 0), (2, 2), (9, 4)])
def test_psychographics_advances_by_as_many_as_there_are_tags(tags: int, most: int) -> None:
    t = office("Psychographics", corp_credits=4, tags=tags)
    t.root("Server 1", "Offworld Office")
    t.refresh()
    t.click("Play Psychographics")
    if t.decision.kind == "number":
        assert len(t.options) == most + 1
        t.click(f"X is {most}")
        t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == most
    assert t.credits("corp") == 4 - most
