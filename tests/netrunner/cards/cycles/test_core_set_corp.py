"""The Corp's cards of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, facing, finish_run, go_on, hq, run_on


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


# -- agendas ----------------------------------------------------------------------------------------------


def scored(title: str, counters: int, **fields: int) -> Table:
    """The Corp scores an agenda."""
    t = Table()
    t.root("Server 1", title, advancement=counters)
    t.ice("HQ", "Archer", rezzed=False)
    t.set(**fields)
    t.start("corp")
    t.click(f"Score {title}")
    return t


def test_hostile_takeover_pays_and_makes_bad_publicity() -> None:
    t = scored("Hostile Takeover", 2)
    assert (t.credits("corp"), t.game.state.bad_publicity) == (12, 1)


def test_nisei_ends_a_run() -> None:
    t = scored("Nisei MK II", 4)
    assert t.card("Nisei MK II", "corp_score").agenda == 1
    end_turn(t)
    t.click("Run on HQ")
    t.pass_until("Nisei MK II: End the run")
    t.click("Nisei MK II: End the run")
    finish_run(t)
    assert (t.happened("end_run"), t.card("Nisei MK II", "corp_score").agenda) == (1, 0)


@pytest.mark.parametrize("use", [True, False])
def test_priority_requisition_rezzes_ice_for_nothing(use: bool) -> None:
    t = scored("Priority Requisition", 5, corp_credits=0)
    t.click("Use Priority Requisition" if use else "Do not use it")
    if t.offered("Archer"):
        t.click("Archer")
    assert t.card("Archer").faceup == use
    assert t.names("corp_score") == ["Priority Requisition"], "nor is an agenda forfeited"


@pytest.mark.parametrize("tags", [0, 1])
def test_private_security_force_shoots_the_tagged(tags: int) -> None:
    t = Table()
    t.score_area("corp", "Private Security Force")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.set(tags=tags)
    t.start("corp")
    assert t.offered("Private Security Force") == bool(tags)
    if tags:
        t.click("Private Security Force: Do 1 meat damage")
        assert (len(t.names("grip")), t.clicks("corp")) == (1, 2)


# -- operations -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("agenda", [True, False])
def test_aggressive_negotiation_finds_any_card_after_an_agenda(agenda: bool) -> None:
    t = office("Aggressive Negotiation")
    t.deck("corp", "Enigma", "Hunter")
    if agenda:
        t.root("Server 1", "Hostile Takeover", advancement=2)
        t.refresh()
        t.click("Score Hostile Takeover")
    assert t.offered("Play Aggressive Negotiation") == agenda
    if agenda:
        t.play("Play Aggressive Negotiation", "Hunter")
        assert (t.names("hq"), t.happened("shuffled"), t.happened("revealed")) == (["Hunter"], 1, 0)


def test_simple_operations() -> None:
    t = office("Anonymous Tip", "Beanstalk Royalties", "Biotic Labor")
    t.click("Play Anonymous Tip")
    assert hq(t) == 2 + 3
    t.click("Play Beanstalk Royalties")
    assert t.credits("corp") == 12
    t.click("Play Biotic Labor")
    assert (t.credits("corp"), t.clicks("corp")) == (8, 2)


@pytest.mark.parametrize("tags", [0, 1])
def test_closed_accounts_takes_all(tags: int) -> None:
    t = office("Closed Accounts", tags=tags, runner_credits=17)
    assert t.offered("Play Closed Accounts") == bool(tags)
    if tags:
        t.click("Play Closed Accounts")
        assert t.credits("runner") == 0


@pytest.mark.parametrize("ran", [True, False])
def test_neural_emp_hits_whoever_ran(ran: bool) -> None:
    t = Table()
    t.hand("corp", "Neural EMP", *["Hedge Fund"])
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Ice Wall")
    t.start("runner", clicks=1)
    if ran:
        run_on(t, "HQ")
    else:
        t.click("Gain 1 credit")
    t.pass_until("Gain 1 credit")
    assert t.offered("Play Neural EMP") == ran
    if ran:
        t.click("Play Neural EMP")
        assert len(t.names("grip")) == 1


def test_precognition_arranges_five_cards() -> None:
    t = office("Precognition")
    deck = ["Enigma", "Hunter", "Palisade", "Archer", "Shiro"]
    t.deck("corp", *deck)
    t.refresh()
    t.click("Play Precognition")
    t.click(*reversed(deck))
    assert t.names("rd")[:5] == deck[::-1]


@pytest.mark.parametrize("n", [0, 1, 2])
def test_shipment_from_kaguya_advances_up_to_two_cards(n: int) -> None:
    t = office("Shipment from Kaguya")
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "PAD Campaign")
    t.ice("HQ", "Ice Wall")
    t.refresh()
    t.click("Play Shipment from Kaguya")
    assert not t.offered("PAD")
    t.answer([option.key for option in t.asked.options[:n]])
    assert sum(card.advancement for card in t.game.installed()) == n
    assert all(card.advancement < 2 for card in t.game.installed())


# -- identities -------------------------------------------------------------------------------------------


def test_engineering_the_future_pays_for_the_first_install() -> None:
    t = Table(corp="Haas-Bioroid: Engineering the Future")
    t.hand("corp", "PAD Campaign", "PAD Campaign")
    t.start("corp")
    t.click("Install PAD Campaign in a new server")
    assert t.credits("corp") == 6
    t.click("Install PAD Campaign in a new server")
    assert t.credits("corp") == 6


def test_building_a_better_world_pays_for_transactions() -> None:
    t = Table(corp="Weyland Consortium: Building a Better World")
    t.hand("corp", "Beanstalk Royalties", "Anonymous Tip")
    t.start("corp")
    t.click("Play Beanstalk Royalties")
    assert t.credits("corp") == 5 + 3 + 1
    t.click("Play Anonymous Tip")
    assert t.credits("corp") == 9
