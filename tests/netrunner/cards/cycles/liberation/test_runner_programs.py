"""Other programs of the Liberation cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table, blank
from tests.netrunner.cards.playing import (
    accesses,
    accesses_from_here,
    against,
    finish_run,
    go_on,
    run_to_access,
    strength,
)


def test_malandragem_bypasses_weak_ice_once_per_turn() -> None:
    t = Table()
    t.hand("runner", "Malandragem")
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Install Malandragem")
    assert t.card("Malandragem").power == 2
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.card("Malandragem").power == 1
    finish_run(t)
    assert t.happened("bypass") == 1
    t.click("Run on HQ")
    assert not t.offered("Malandragem")


def test_malandragem_does_not_bypass_strong_ice() -> None:
    t = against("Brân 1.0", "Malandragem", power=2)
    assert not t.offered("Malandragem")
    assert t.card("Malandragem").power == 2


def test_malandragem_is_removed_from_the_game_when_it_is_empty() -> None:
    t = Table()
    t.rig("Malandragem", power=1, loaded=("power",))
    t.ice("HQ", "Tithe")
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter")
    assert t.names("removed") == ["Malandragem"]


@pytest.mark.parametrize("points", [3, 4])
def test_malandragem_removes_itself_to_bypass_anything_when_the_threat_is_4(points: int) -> None:
    """Rules: 9.3.6f."""
    t = Table()
    blank("Threat", "corp", "agenda", agenda_points=points, advancement_requirement=3)
    t.score_area("corp", "Threat")
    t.rig("Malandragem", power=2)
    t.ice("HQ", "Brân 1.0")
    t.start("runner")
    t.click("Run on HQ")
    if points < 4:
        assert not t.offered("Remove")
        return
    t.click("Remove")
    assert t.names("removed") == ["Malandragem"]
    finish_run(t)
    assert t.happened("successful_run", server="hq") == 1


def test_coalescence_is_worth_four_credits_in_the_own_turn() -> None:
    t = Table()
    t.hand("runner", "Coalescence")
    t.start("runner")
    t.click("Install Coalescence")
    assert (t.card("Coalescence").power, t.credits("runner")) == (2, 3)
    t.click("Coalescence: ")
    assert (t.card("Coalescence").power, t.credits("runner")) == (1, 5)
    t.click("Coalescence: ")
    assert not t.offered("Coalescence: ")


def test_coalescence_does_nothing_in_the_turn_of_the_corp() -> None:
    t = Table(policy=ASK_ALL)
    t.rig("Coalescence", power=2)
    t.start("corp")
    seats = set()
    for _ in range(4):
        seats.add(t.decision.seat)
        assert not t.offered("Coalescence: ")
        go_on(t)
    assert "runner" in seats


@pytest.mark.parametrize(
    ("ice", "asked"), [("Tithe", True), ("Archer", True), ("Lamplighter", True), ("Enigma", False)]
)
def test_laser_pointer_blinds_some_ice(ice: str, asked: bool) -> None:
    t = against(ice, "Laser Pointer")
    assert t.offered("Trash Laser Pointer") == asked
    if asked:
        t.click("Trash Laser Pointer")
        finish_run(t)
        assert t.happened("bypass") == 1
        assert t.names("heap") == ["Laser Pointer"]


def test_monkeywrench_weakens_its_host_and_the_other_ice_of_the_server() -> None:
    t = Table()
    t.ice("HQ", "Eli 1.0", "Wall of Static")
    t.ice("R&D", "Tithe")
    t.hand("runner", "Monkeywrench")
    t.start("runner")
    t.click("Install Monkeywrench on Eli")
    assert [strength(t, title) for title in ("Eli 1.0", "Wall of Static", "Tithe")] == [2, 2, 1]


def entangled(ice: str, credits: int = 5) -> Table:
    """A run on HQ, where a Physarum Entangler lies on the ice; the same ice protects R&D."""
    t = Table()
    t.ice("HQ", ice)
    t.hosted(ice, "Physarum Entangler")
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_physarum_entangler_bypasses_for_a_credit_a_subroutine() -> None:
    t = entangled("Bathynomus")
    t.click("Pay 1")
    finish_run(t)
    assert (t.credits("runner"), t.happened("bypass")) == (4, 1)
    t = entangled("Tithe")
    t.click("Pay 2")
    assert t.credits("runner") == 3


def test_physarum_entangler_does_not_bypass_barriers_nor_for_less() -> None:
    assert not entangled("Palisade").offered("Pay 1")
    assert not entangled("Tithe", credits=1).offered("Pay")


def test_physarum_entangler_goes_on_ice_and_with_a_purge() -> None:
    t = Table()
    t.hand("runner", "Physarum Entangler")
    t.start("runner")
    assert not t.offered("Install Physarum")
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Physarum Entangler")
    t.start("corp")
    t.click("Purge virus counters")
    assert t.names("heap") == ["Physarum Entangler"]


def test_saci_gains_when_its_ice_is_rezzed() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.ice("R&D", "Enigma", rezzed=False)
    t.hosted("Ice Wall", "Saci")
    t.start("runner")
    t.play("Run on R&D", "Rez Enigma")
    finish_run(t)
    assert t.credits("runner") == 5
    t.play("Run on HQ", "Rez Ice Wall")
    finish_run(t)
    assert t.credits("runner") == 8


def test_saci_gains_when_its_ice_is_derezzed() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Saci")
    t.rig("Capybara")
    t.rig("Malandragem", power=2)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Use Malandragem", "Spend 1 hosted power counter", "Remove Capybara")
    assert not t.card("Tithe").faceup
    assert t.credits("runner") == 8


def test_saci_is_installed_on_ice() -> None:
    t = Table()
    t.hand("runner", "Saci", "Monkeywrench")
    t.start("runner")
    assert not t.offered("Install Saci")
    assert not t.offered("Install Monkeywrench")


@pytest.mark.parametrize("title", ["Saci", "Physarum Entangler"])
def test_these_trojans_lie_on_the_ice_they_are_installed_on(title: str) -> None:
    t = Table()
    (wall,) = t.ice("HQ", "Palisade")
    t.hand("runner", title)
    t.start("runner")
    t.click(f"Install {title} on Palisade")
    assert t.card(title).host == wall


# --- Cupellation


def accessing(server: str, *cards: str) -> Table:
    """The Runner accesses the first of these, in HQ or in Server 1."""
    t = Table()
    t.rig("Cupellation")
    if server == "HQ":
        t.hand("corp", *cards)
    else:
        t.root(server, *cards)
    t.start("runner")
    run_to_access(t, server)
    return t


def test_cupellation_keeps_what_is_accessed_and_sees_more_of_hq() -> None:
    """26: 1.13.2a: what is hosted does not become installed."""
    t = accessing("HQ", "Hedge Fund", "Hedge Fund", "Hedge Fund", "Hedge Fund")
    t.click("Cupellation: Host")
    (hosted,) = [card for card in t.game.state.cards.values() if card.host == t.card("Cupellation").oid]
    assert hosted.faceup
    assert (len(t.names("hq")), t.credits("runner")) == (3, 4)
    finish_run(t)
    t.click("Run on HQ")
    t.pass_until("Pay 1 credit and trash Cupellation")
    t.click("Pay 1 credit")
    assert accesses_from_here(t) == 3
    assert (t.names("heap"), t.credits("runner")) == (["Cupellation"], 3)
    assert "Hedge Fund" in t.names("archives")


def test_cupellation_takes_one_installed_card_but_no_agenda() -> None:
    """26: 1.13.2b: an installed card that a card of the other side hosts is uninstalled."""
    t = accessing("Server 1", "Nico Campaign")
    t.click("Cupellation: Host")
    assert "Nico Campaign" not in t.names("installed")
    finish_run(t)
    t.hand("corp", "Hedge Fund")
    t.refresh()
    run_to_access(t, "R&D")
    assert not t.offered("Cupellation: Host"), "limit 1"
    assert not accessing("HQ", "Offworld Office").offered("Cupellation: Host")


def test_cupellation_without_a_card_adds_nothing() -> None:
    t = Table()
    t.rig("Cupellation")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.start("runner")
    assert accesses(t, "HQ") == 1
    assert "Cupellation" in t.names("installed")


# --- Heliamphora


def test_heliamphora_keeps_one_card_of_archives_each_breach() -> None:
    t = Table()
    t.rig("Heliamphora")
    t.discard_pile("corp", "Fetal AI", "Hedge Fund")
    t.set(runner_credits=0)
    t.start("runner")
    t.click("Run on Archives")
    t.pass_until("Use Heliamphora")
    t.click("Use Heliamphora")
    (hosted,) = [card for card in t.game.state.cards.values() if card.host == t.card("Heliamphora").oid]
    assert hosted.faceup
    assert not t.offered("Heliamphora"), "once each breach"
    finish_run(t)
    assert t.happened("accessed") == 1
    assert len(t.names("archives")) + len(t.names("runner_score")) == 1


def test_heliamphora_leaves_other_servers_and_goes_with_a_purge() -> None:
    t = Table()
    t.rig("Heliamphora")
    t.hand("corp", "Ice Wall", "Ice Wall", "Ice Wall")
    t.start("runner")
    t.click("Run on HQ")
    while t.game.run is not None:
        assert not t.offered("Heliamphora")
        go_on(t)
    t = Table()
    t.rig("Heliamphora")
    t.hand("corp", "Ice Wall", "Ice Wall", "Ice Wall")
    t.start("corp")
    t.click("Purge virus counters")
    assert t.names("heap") == ["Heliamphora"]
    assert (len(t.names("hq")), len(t.names("archives"))) == (1, 2)


# --- Pichação


def test_pichacao_gains_a_click_and_comes_back_the_second_time() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Pichação")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Use Pichação")
    t.click("Use Pichação")
    finish_run(t)
    assert t.clicks("runner") == 4
    assert "Pichação" in t.names("installed")
    t.click("Run on HQ")
    t.pass_until("Use Pichação")
    t.click("Use Pichação")
    assert t.clicks("runner") == 4
    assert "Pichação" in t.names("grip")


def test_pichacao_hears_only_its_host_and_may_be_left() -> None:
    t = Table()
    t.hand("runner", "Pichação", *["Sure Gamble"] * 9)
    t.ice("HQ", "Tithe")
    t.ice("R&D", "Bathynomus")
    t.start("runner")
    assert not t.offered("Install Pichação ·")
    t.click("Install Pichação on Tithe")
    t.click("Run on R&D")
    while t.game.run is not None:
        assert not t.offered("Pichação")
        go_on(t)
    t.click("Run on HQ")
    t.pass_until("Use Pichação")
    t.click("Do not")
    finish_run(t)
    assert t.happened("gain_clicks") == 0
    assert "Pichação" in t.names("installed")


# --- Muse


def muse(**places: str) -> Table:
    """It is installed: a card is searched for in these places."""
    t = Table()
    t.ice("HQ", "Tithe")
    t.hand("runner", "Muse", *([places["grip"]] if "grip" in places else []))
    t.deck("runner", *([places["stack"]] if "stack" in places else []), "Djinn")
    t.discard_pile("runner", *([places["heap"]] if "heap" in places else []))
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Muse")
    assert not t.offered("Djinn"), "no daemon"
    return t


@pytest.mark.parametrize("place", ["stack", "heap", "grip"])
def test_muse_installs_a_program_on_itself(place: str) -> None:
    t = muse(**{place: "Cleaver"})
    t.click("Cleaver")
    assert t.card("Cleaver").host == t.card("Muse").oid
    assert t.credits("runner") == 9 - 2 - 3
    t.click("Gain 1 credit")
    assert t.card("Cleaver").host == t.card("Muse").oid, "it may stay there"


def test_muse_installs_a_trojan_on_ice() -> None:
    t = muse(stack="Slap Vandal")
    t.click("Slap Vandal")
    assert t.card("Slap Vandal").host == t.card("Tithe").oid


def test_muse_may_find_nothing_and_lets_nothing_else_be_installed_on_it() -> None:
    t = muse(grip="Cleaver")
    go_on(t)
    assert "Cleaver" in t.names("grip")
    assert not t.offered("Install Cleaver on Muse")
