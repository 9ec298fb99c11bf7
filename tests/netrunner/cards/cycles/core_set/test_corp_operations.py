"""Operations of the Core Set."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import holding, hq, office, run_on

# -- Aggressive Negotiation -------------------------------------------------------------------------------


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


# -- Archived Memories ------------------------------------------------------------------------------------


def test_archived_memories_takes_a_card_back() -> None:
    t = office("Archived Memories")
    t.discard_pile("corp", "Palisade", "Hunter", faceup=False)
    t.refresh()
    t.click("Play Archived Memories")
    t.click("Hunter")
    assert t.names("hq") == ["Hunter"]
    assert sorted(t.names("archives")) == ["Archived Memories", "Palisade"]


# -- Biotic Labor -----------------------------------------------------------------------------------------


def test_simple_operations() -> None:
    t = office("Anonymous Tip", "Beanstalk Royalties", "Biotic Labor")
    t.click("Play Anonymous Tip")
    assert hq(t) == 2 + 3
    t.click("Play Beanstalk Royalties")
    assert t.credits("corp") == 12
    t.click("Play Biotic Labor")
    assert (t.credits("corp"), t.clicks("corp")) == (8, 2)


# -- Closed Accounts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_closed_accounts_takes_all(tags: int) -> None:
    t = office("Closed Accounts", tags=tags, runner_credits=17)
    assert t.offered("Play Closed Accounts") == bool(tags)
    if tags:
        t.click("Play Closed Accounts")
        assert t.credits("runner") == 0


# -- Hedge Fund -------------------------------------------------------------------------------------------


def test_hedge_fund_costs_five_and_pays_nine() -> None:
    t = holding("Hedge Fund", corp_credits=5)
    t.start("corp")
    t.click("Play Hedge Fund")
    assert t.credits("corp") == 9
    assert t.clicks("corp") == 2


# -- Neural EMP -------------------------------------------------------------------------------------------


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


# -- Precognition -----------------------------------------------------------------------------------------


def test_precognition_arranges_five_cards() -> None:
    t = office("Precognition")
    deck = ["Enigma", "Hunter", "Palisade", "Archer", "Shiro"]
    t.deck("corp", *deck)
    t.refresh()
    t.click("Play Precognition")
    t.click(*reversed(deck))
    assert t.names("rd")[:5] == deck[::-1]


# -- Psychographics ---------------------------------------------------------------------------------------


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


# -- Scorched Earth ---------------------------------------------------------------------------------------


def test_scorched_earth_needs_a_tag_and_does_four_meat_damage() -> None:
    assert not office("Scorched Earth").offered("Play Scorched Earth")
    t = office("Scorched Earth", tags=1)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.click("Play Scorched Earth")
    assert len(t.names("grip")) == 1
    assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"meat"}


# -- SEA Source -------------------------------------------------------------------------------------------


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


# -- Shipment from Kaguya ---------------------------------------------------------------------------------


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


# -- Shipment from MirrorMorph ----------------------------------------------------------------------------


def test_shipment_from_mirrormorph_installs_up_to_three_cards_and_pays() -> None:
    t = office("Shipment from MirrorMorph", "Palisade", "Palisade", "Urtica Cipher", "Hedge Fund")
    t.click("Play Shipment from MirrorMorph")
    assert not t.offered("Hedge Fund")
    for title in ("Palisade", "Palisade", "Urtica Cipher"):
        t.click(title)
        t.click("Protecting HQ" if title == "Palisade" else "A new server")
    assert sorted(t.names("installed")) == ["Palisade", "Palisade", "Urtica Cipher"]
    assert t.credits("corp") == 9 - 1 - 1, "the second piece of ice costs 1 credit"
    assert t.clicks("corp") == 2


def test_shipment_from_mirrormorph_may_install_fewer() -> None:
    t = office("Shipment from MirrorMorph", "Palisade", "Palisade")
    t.click("Play Shipment from MirrorMorph")
    t.click("Palisade")
    t.click("HQ")
    t.click("No")
    assert t.offered("Gain 1 credit"), "the third is not asked for"
    assert t.names("installed") == ["Palisade"]
