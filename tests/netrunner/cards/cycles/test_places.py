"""Cards installed faceup, moved between servers and zones, hosted; who counts as tagged; subroutines lost."""

import pytest

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, rigged, run_on, running

# -- Paparazzi --------------------------------------------------------------------------------------------


def test_paparazzi_makes_the_runner_tagged_without_tags() -> None:
    t = Table()
    t.rig("Paparazzi")
    t.hand("corp", "Scorched Earth")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=9)
    t.start("corp")
    assert t.offered("Trash Paparazzi"), "10.5.3"
    t.click("Play Scorched Earth")
    assert t.happened("damage") == 0
    assert len(t.names("grip")) == 3
    t.click("Trash Paparazzi")
    assert not t.offered("Trash"), "nobody is tagged any more"
    assert t.game.state.tags == 0


def test_paparazzi_does_not_prevent_other_damage_and_leaves_no_tag_to_remove() -> None:
    t = rigged("Paparazzi")
    t.hand("runner", "Sure Gamble")
    t.refresh()
    assert not t.offered("Remove 1 tag")
    t.effect("corp", Damage("net", 1))
    assert t.names("grip") == []


# -- Quantum Predictive Model -----------------------------------------------------------------------------


@pytest.mark.parametrize("tags", [0, 1])
def test_quantum_predictive_model_goes_to_the_corp_if_the_runner_is_tagged(tags: int) -> None:
    t = Table()
    t.deck("corp", "Quantum Predictive Model")
    t.set(tags=tags)
    t.start("runner")
    t.click("Run on R&D")
    while running(t):
        go_on(t)
    assert t.happened("revealed") == 1
    assert t.names("corp_score" if tags else "runner_score") == ["Quantum Predictive Model"]
    assert t.game.points("corp") == tags
    assert t.happened("stolen") == 1 - tags
    assert t.happened("scored") == 0


def test_quantum_predictive_model_is_revealed_in_rd_only() -> None:
    t = Table()
    t.root("Server 1", "Quantum Predictive Model")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.happened("revealed") == 0


# -- Adrian Seis ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bids", "accessed"), [((0, 1), ["adrian_seis"]), ((1, 1), ["hedge_fund"])])
def test_adrian_seis_is_all_or_nothing(bids: tuple[int, int], accessed: list[str]) -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "bid":
        go_on(t)
    for n in bids:
        t.click(f"{n} credit")
    while running(t):
        go_on(t)
    assert [e.code for e in t.game.state.happened if e.kind == "accessed"] == accessed


def test_adrian_seis_moves_to_another_server_when_the_turn_ends() -> None:
    t = Table()
    t.root("HQ", "Adrian Seis", rezzed=True)
    t.root("Server 1", "Urtica Cipher")
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.click("Use Adrian Seis")
    assert t.options == ["R&D", "Archives", "Server 1"], "neither the same nor a new one"
    t.click("Server 1")
    assert t.card("Adrian Seis").server == "remote1"
    assert t.card("Adrian Seis").faceup
    assert len(t.game.state.servers["remote1"].root) == 2
    assert t.game.state.servers["hq"].root == ()


# -- Hive -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scored", "left"), [((), 5), (("Offworld Office",), 3), (("Send a Message",) * 2, 0)]
)
def test_hive_loses_a_subroutine_for_each_point(scored: tuple[str, ...], left: int) -> None:
    """9.8.4: the last ones are lost first."""
    t = Table()
    t.ice("HQ", "Hive")
    t.score_area("corp", *scored)
    t.start("runner")
    t.click("Run on HQ")
    hive = t.card("Hive")
    assert tuple(t.game.sub_ids(hive.oid)) == t.game.definition(hive).sub_ids[:left]
    finish_run(t)
    assert t.happened("end_run") == (left > 0)


# -- faceup agendas ---------------------------------------------------------------------------------------


def test_oaktown_renovation_is_installed_faceup_and_pays() -> None:
    t = Table()
    t.hand("corp", "Oaktown Renovation")
    t.set(corp_credits=9)
    t.start("corp", clicks=7)
    t.click("Install Oaktown Renovation in a new server")
    oaktown = t.card("Oaktown Renovation")
    assert oaktown.faceup
    assert any("Oaktown Renovation" in line for line in t.log("runner"))
    gained = []
    for _ in range(5):
        before = t.credits("corp")
        t.click("Advance Oaktown Renovation")
        gained.append(t.credits("corp") - before + 1)
    assert gained == [2, 2, 2, 2, 3]
    t.click("Score Oaktown Renovation")
    assert t.game.points("corp") == 2


def test_oaktown_renovation_hears_nothing_in_a_score_area() -> None:
    t = Table()
    t.score_area("corp", "Oaktown Renovation")
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    t.click("Advance")
    assert t.credits("corp") == 4


def test_casting_call_installs_an_agenda_faceup_that_tags() -> None:
    t = Table()
    t.hand("corp", "Casting Call", "Offworld Office", "Urtica Cipher")
    t.start("corp")
    t.click("Play Casting Call")
    if t.offered("Offworld Office"):
        assert not t.offered("Urtica Cipher")
        t.click("Offworld Office")
    if t.offered("A new server"):
        t.click("A new server")
    agenda = t.card("Offworld Office")
    assert agenda.faceup
    assert t.names("archives") == []
    end_turn(t)
    run_on(t, "Server 1")
    assert t.game.state.tags == 2
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.names("archives") == ["Casting Call"]


# -- Nanisivik Grid ---------------------------------------------------------------------------------------


def test_nanisivik_grid_turns_ice_in_archives_faceup_and_uses_it() -> None:
    t = Table()
    t.root("Server 1", "Nanisivik Grid", rezzed=True)
    t.discard_pile("corp", "Palisade", "Urtica Cipher", faceup=False)
    t.discard_pile("corp", "Enigma")
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Use Nanisivik Grid"):
        go_on(t)
    t.click("Use Nanisivik Grid")
    while t.happened("end_run") < 1:
        assert not t.offered("Enigma"), "that one is faceup already"
        go_on(t)
    cards = [t.game.state.cards[oid] for oid in t.game.state.zones["archives"]]
    assert [card.faceup for card in cards] == [True, False, True]


def test_nanisivik_grid_is_for_its_server_and_may_be_left() -> None:
    t = Table()
    t.root("Server 1", "Nanisivik Grid", rezzed=True)
    t.discard_pile("corp", "Palisade", faceup=False)
    t.start("runner")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Nanisivik")
        go_on(t)
    t.click("Run on Server 1")
    while not t.offered("Use Nanisivik Grid"):
        go_on(t)
    t.click("Do not use it")
    finish_run(t)
    assert t.happened("end_run") == 0


# -- The Supplier -----------------------------------------------------------------------------------------


def test_the_supplier_keeps_cards_and_installs_them_cheaper() -> None:
    t = Table()
    t.rig("The Supplier")
    t.hand("runner", "Pennyshaver", "Leech")
    t.start("runner")
    t.click("The Supplier: Host")
    if t.offered("Pennyshaver"):
        assert not t.offered("Leech")
        t.click("Pennyshaver")
    assert t.names("hosted") == ["Pennyshaver"]
    assert t.names("grip") == ["Leech"]
    end_turn(t)
    end_turn(t)
    while not t.offered("Pennyshaver"):
        go_on(t)
    before = t.credits("runner")
    t.click("Pennyshaver")
    assert t.credits("runner") == before - 1
    assert "Pennyshaver" in t.names("installed")


def test_what_the_supplier_hosts_goes_with_it() -> None:
    t = Table()
    t.rig("The Supplier")
    t.hand("runner", "Pennyshaver")
    t.set(tags=1)
    t.start("runner", clicks=1)
    t.click("The Supplier: Host")
    if t.offered("Pennyshaver"):
        t.click("Pennyshaver")
    while not t.offered("Trash The Supplier"):
        go_on(t)
    t.click("Trash The Supplier")
    assert sorted(t.names("heap")) == ["Pennyshaver", "The Supplier"]
