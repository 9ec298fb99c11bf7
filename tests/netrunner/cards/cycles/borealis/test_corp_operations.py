"""Operations of the Borealis cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, holding, operation, run_on

# -- Mutually Assured Destruction -------------------------------------------------------------------------


def test_mutually_assured_destruction_gives_a_tag_for_each_card_trashed() -> None:
    t = holding("Mutually Assured Destruction")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.ice("HQ", "Tithe", "Palisade")
    t.ice("R&D", "Diviner", rezzed=False)
    t.start("corp")
    t.click("Play Mutually Assured Destruction")
    assert t.clicks("corp") == 0
    assert len(t.options) == 3
    t.click("Nico Campaign", "Palisade")
    assert (t.game.state.tags, sorted(t.names("archives"))) == (
        2, ["Mutually Assured Destruction", "Nico Campaign", "Palisade"],
    )  # fmt: skip


def test_mutually_assured_destruction_takes_three_clicks() -> None:
    t = holding("Mutually Assured Destruction")
    t.ice("HQ", "Tithe")
    t.start("corp", clicks=2)
    assert not t.offered("Play Mutually")


# -- Trust Operation --------------------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_trust_operation_trashes_a_resource_and_brings_a_card_back(tags: int) -> None:
    t = operation("Trust Operation", tags=tags)
    t.rig("Armitage Codebusting", "Leech")
    t.discard_pile("corp", "Archer", "Hedge Fund")
    t.refresh()
    assert t.offered("Play Trust Operation") == bool(tags)
    if tags:
        t.click("Play Trust Operation")
        while not t.offered("HQ"):
            go_on(t)
        t.click("HQ")
        assert (t.names("heap"), t.card("Archer").faceup) == (["Armitage Codebusting"], True)
        assert t.credits("corp") == 9


# -- Backroom Machinations --------------------------------------------------------------------------------


def test_backroom_machinations_becomes_an_agenda_for_a_tag() -> None:
    t = operation("Backroom Machinations", tags=2)
    t.click("Play Backroom Machinations")
    assert t.game.state.tags == 1
    assert (t.names("corp_score"), t.game.points("corp")) == (["Backroom Machinations"], 1)
    t = operation("Backroom Machinations")
    assert not t.offered("Backroom Machinations"), "no tag to remove"


# -- Distributed Tracing ----------------------------------------------------------------------------------


@pytest.mark.parametrize("stolen", [True, False])
def test_distributed_tracing_gives_a_tag_after_a_theft(stolen: bool) -> None:
    t = holding("Distributed Tracing")
    t.root("Server 1", "Offworld Office" if stolen else "Nico Campaign")
    t.start("runner", clicks=1)
    run_on(t, "Server 1")
    t.next_action()
    assert t.offered("Distributed Tracing") is stolen
    if stolen:
        t.click("Play Distributed Tracing")
        assert (t.game.state.tags, t.clicks("corp")) == (1, 1)


# -- End of the Line --------------------------------------------------------------------------------------


def test_end_of_the_line_hurts_for_a_tag() -> None:
    t = operation("End of the Line", tags=1)
    t.click("Play End of the Line")
    assert (t.game.state.tags, grip(t)) == (0, 1)
    t = operation("End of the Line")
    assert not t.offered("End of the Line"), "no tag to remove"


# -- Extract ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trashes", [True, False])
def test_extract_pays_6_and_3_for_a_card(trashes: bool) -> None:
    t = holding("Extract")
    t.ice("HQ", "Palisade", rezzed=False)
    t.start("corp")
    t.click("Play Extract")
    assert t.credits("corp") == 8
    t.click("Trash" if trashes else "Do not")
    t.next_action()
    assert t.credits("corp") == (11 if trashes else 8)
    assert ("Palisade" in t.names("installed")) is not trashes


# -- Hypoxia ----------------------------------------------------------------------------------------------


def test_hypoxia_does_core_damage_and_takes_a_click_of_the_next_turn() -> None:
    t = operation("Hypoxia", tags=1)
    t.click("Play Hypoxia")
    assert (t.game.state.core_damage, grip(t), t.names("removed")) == (1, 4, ["Hypoxia"])
    end_turn(t)
    t.next_action()
    assert t.clicks("runner") == 3
    end_turn(t)
    end_turn(t)
    t.next_action()
    assert t.clicks("runner") == 4


def test_hypoxia_needs_a_tagged_runner() -> None:
    assert not operation("Hypoxia").offered("Hypoxia")


# -- Nonequivalent Exchange -------------------------------------------------------------------------------


@pytest.mark.parametrize(("shares", "corp", "runner"), [(True, 14, 7), (False, 12, 5)])
def test_nonequivalent_exchange_may_pay_both_players(shares: bool, corp: int, runner: int) -> None:
    t = operation("Nonequivalent Exchange")
    t.click("Play Nonequivalent Exchange")
    assert (t.credits("corp"), t.credits("runner")) == (12, 5)
    t.click("Yes" if shares else "No")
    assert (t.credits("corp"), t.credits("runner")) == (corp, runner)


# -- Big Deal ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("score", [True, False])
def test_big_deal_places_four_counters_and_scores(score: bool) -> None:
    t = operation("Big Deal", corp_credits=17)
    t.root("Server 1", "Offworld Office")
    t.refresh()
    t.click("Play Big Deal")
    t.click("Offworld Office")
    t.click("Yes" if score else "No")
    assert t.names("corp_score") == ["Offworld Office"] * score
    assert t.names("removed") == ["Big Deal"]
    if not score:
        assert t.card("Offworld Office").advancement == 4
    assert t.decision.seat == "runner", "the action phase has ended"


@pytest.mark.parametrize("title", ["PAD Campaign", "Regulatory Capture"])
def test_big_deal_scores_nothing_that_cannot_be(title: str) -> None:
    t = operation("Big Deal", corp_credits=17)
    t.root("Server 1", title)
    t.refresh()
    t.click("Play Big Deal")
    t.click(title)
    assert not t.offered("Yes")
    assert (t.card(title).advancement, t.names("corp_score")) == (4, [])


# -- Mitosis ----------------------------------------------------------------------------------------------


def test_mitosis_installs_two_cards_in_new_servers_that_wait_a_turn() -> None:
    t = Table()
    t.hand("corp", "Mitosis", "Hostile Takeover", "PAD Campaign", "Hedge Fund")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.set(corp_credits=9)
    t.start("corp", clicks=4)
    t.click("Play Mitosis")
    assert not t.offered("Hedge Fund")
    t.click("Hostile Takeover")
    t.click("PAD Campaign")
    assert sorted(t.card(title).server for title in ("Hostile Takeover", "PAD Campaign")) == [
        "remote2", "remote3",
    ]  # fmt: skip
    assert [t.card(title).advancement for title in ("Hostile Takeover", "PAD Campaign")] == [2, 2]
    assert t.clicks("corp") == 2
    assert not t.offered("Score Hostile Takeover")
    assert not t.offered("Rez PAD Campaign")
    t.click("Score Offworld Office")
    assert t.names("corp_score") == ["Offworld Office"]


def test_mitosis_chooses_the_second_card_after_the_first_is_installed() -> None:
    """Each install is an instruction (9.11.4b): what a reaction to the first drew can be the second."""
    t = Table(corp="Near-Earth Hub: Broadcast Center")
    t.hand("corp", "Mitosis", "PAD Campaign")
    t.deck("corp", "Hostile Takeover")
    t.start("corp", clicks=4)
    t.click("Play Mitosis")
    t.click("PAD Campaign")
    t.click("Hostile Takeover")
    assert [t.card(title).advancement for title in ("Hostile Takeover", "PAD Campaign")] == [2, 2]
    assert not t.offered("Rez PAD Campaign")


def test_mitosis_installs_one_card_alone() -> None:
    t = Table()
    t.hand("corp", "Mitosis", "PAD Campaign", "Hostile Takeover")
    t.start("corp", clicks=4)
    t.click("Play Mitosis")
    t.click("PAD Campaign")
    t.click("No")
    assert t.card("PAD Campaign").advancement == 2
    assert t.names("hq") == ["Hostile Takeover"]


def test_mitosis_needs_a_second_click() -> None:
    t = Table()
    t.hand("corp", "Mitosis", "PAD Campaign")
    t.start("corp", clicks=1)
    assert not t.offered("Play Mitosis")


# -- Shipment from Vladisibirsk ---------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [1, 2])
def test_shipment_from_vladisibirsk_places_four_counters_where_they_can_lie(tags: int) -> None:
    t = operation("Shipment from Vladisibirsk", tags=tags)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "PAD Campaign")
    t.ice("HQ", "Ice Wall")
    t.refresh()
    assert t.offered("Play Shipment") == (tags == 2)
    if tags == 2:
        t.click("Play Shipment")
        assert not t.offered("PAD Campaign")
        for _ in range(3):
            t.answer([next(o.key for o in t.asked.options if "Ice Wall" not in o.label)])
        t.click("Ice Wall")
        assert (t.card("Offworld Office").advancement, t.card("Ice Wall").advancement) == (3, 1)


# -- Simulation Reset -------------------------------------------------------------------------------------


def test_simulation_reset_exchanges_cards_by_way_of_archives() -> None:
    t = Table()
    t.hand("corp", "Simulation Reset", "Palisade", "Tithe", "Enigma")
    t.discard_pile("corp", "Hostile Takeover", faceup=False)
    t.start("corp")
    size = len(t.names("rd"))
    t.click("Play Simulation Reset")
    t.click("Palisade", "Tithe")
    t.click("Hostile Takeover", "Tithe")
    assert t.names("archives") == ["Palisade"]
    assert (len(t.names("hq")), len(t.names("rd")), t.names("removed")) == (3, size, ["Simulation Reset"])
