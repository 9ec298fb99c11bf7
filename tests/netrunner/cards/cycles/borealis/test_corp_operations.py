"""Operations of the Borealis cycle."""

import pytest

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
