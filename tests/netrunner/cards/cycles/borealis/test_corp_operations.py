"""Operations of the Borealis cycle."""

import pytest

from tests.netrunner.cards.playing import go_on, holding, operation

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
