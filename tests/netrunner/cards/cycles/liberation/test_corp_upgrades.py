"""Upgrades of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, office, run_to_access, running

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
    assert t.options == ["In the root of R&D", "In the root of Archives", "Server 1"], (
        "neither the same nor a new one"
    )
    t.click("Server 1")
    assert t.card("Adrian Seis").server == "remote1"
    assert t.card("Adrian Seis").faceup
    assert len(t.game.state.servers["remote1"].root) == 2
    assert t.game.state.servers["hq"].root == ()


# -- Tucana -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stolen", [True, False])
def test_tucana_finds_ice_for_an_agenda(stolen: bool) -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.deck("corp", "Tithe", "Hunter")
    t.set(corp_credits=1)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        while not t.offered("Use Tucana"):
            go_on(t)
    else:
        t.click("Score Offworld Office")
        t.set(corp_credits=1)
    t.pass_until("Use Tucana")
    t.click("Use Tucana")
    t.click("Hunter" if t.offered("Hunter") else t.options[0])
    t.click("Server 1")
    assert t.card("Hunter").faceup
    assert t.card("Hunter").server == "remote1"


def test_tucana_counts_after_it_was_trashed_and_only_there() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.deck("corp", "Hunter")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access Tucana")
    t.play("Access Tucana", "Trash Tucana")
    t.pass_until("Use Tucana")
    t.click("Do not use it")
    finish_run(t)
    t.click("Run on Server 2")
    while running(t):
        assert not t.offered("Tucana")
        go_on(t)


def test_tucana_is_installed_in_remote_servers_only() -> None:
    t = office("Tucana")
    t.click("Install Tucana")
    assert not t.offered("HQ")


def test_ice_that_tucana_finds_is_seen_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Tucana", rezzed=True)
    t.root("Server 1", "Hostile Takeover", advancement=2)
    t.deck("corp", "Ice Wall")
    t.set(corp_credits=9)
    t.start("corp")
    t.play("Score Hostile", "Use Tucana", "Find Ice Wall")
    assert "Ice Wall" not in t.names("installed")
    assert t.happened("revealed") == 0


# -- Angelique Garza Correa -------------------------------------------------------------------------------


@pytest.mark.parametrize("threat", [True, False])
def test_angelique_garza_correa_is_expended_at_threat_three(threat: bool) -> None:
    """Angelique Garza Correa."""
    t = office("Angelique Garza Correa")
    t.hand("runner", *["Sure Gamble"] * 3)
    if threat:
        t.score_area("corp", "Salvo Testing")
    t.refresh()
    assert t.offered("Angelique Garza Correa:") == threat
    if threat:
        t.click("Angelique Garza Correa:")
        assert (grip(t), t.credits("corp"), t.clicks("corp")) == (2, 8, 2)
        assert t.names("archives") == ["Angelique Garza Correa"]


@pytest.mark.parametrize(("rezzed", "pays", "left"), [(True, True, 1), (True, False, 3), (False, False, 3)])
def test_angelique_garza_correa_hurts_if_accessed_rezzed(rezzed: bool, pays: bool, left: int) -> None:
    t = Table()
    t.root("Server 1", "Angelique Garza Correa", rezzed=rezzed)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(corp_credits=2)
    t.start("runner")
    t.click("Run on Server 1")
    if rezzed:
        t.pass_until("Pay 2")
        t.click("Pay 2" if pays else "Do not")
    finish_run(t)
    assert grip(t) == left


# -- Daniela Jorge Inácio ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "able"), [(3, True), (1, False)])
def test_daniela_costs_two_random_cards(cards: int, able: bool) -> None:
    """Daniela Jorge Inácio: to steal and to trash."""
    t = Table()
    t.root("Server 1", "Daniela Jorge Inácio", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    run_to_access(t, "Server 1")
    assert t.offered("Trash Daniela") == able
    if able:
        t.click("Trash Daniela")
        assert grip(t) == 1
        assert t.names("stack")[-2:] == ["Sure Gamble"] * 2
    for rezzed in (True, False):
        t = Table()
        t.root("Server 1", "Daniela Jorge Inácio", rezzed=rezzed)
        t.root("Server 1", "Offworld Office")
        t.hand("runner", *["Sure Gamble"] * cards)
        t.start("runner")
        t.click("Run on Server 1")
        t.pass_until("Access")
        t.click(t.options[1])
        assert t.offered("Steal") == (able or not rezzed)
        if t.offered("Steal"):
            t.click("Steal")
            assert grip(t) == (cards - 2 if rezzed else cards)


@pytest.mark.parametrize(("cards", "pays"), [(3, True), (3, False), (1, False)])
def test_daniela_costs_two_cards_whatever_trashes_her(cards: int, pays: bool) -> None:
    """1.16.10a, c: what an ability trashes is to be paid for, too, or is not trashed."""
    t = Table()
    t.root("Server 1", "Daniela Jorge Inácio", rezzed=True)
    t.rig("Imp", virus=2)
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Imp")
    if cards > 1:
        t.click("Add 2 cards" if pays else "Do not pay")
    assert ("Daniela Jorge Inácio" in t.names("archives")) == pays
    assert (grip(t), t.card("Imp").virus) == (cards - 2 * pays, 1)


@pytest.mark.parametrize("rezzed", [True, False])
@pytest.mark.parametrize("pays", [True, False])
def test_daniela_costs_two_cards_among_others_that_are_trashed(pays: bool, rezzed: bool) -> None:
    """4.1.2a: nobody pays for what was not shown."""
    t = Table()
    t.root("Server 1", "Daniela Jorge Inácio", rezzed=rezzed)
    t.root("Server 1", "Offworld Office")
    t.hand("runner", "Singularity", *["Sure Gamble"] * 2)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Play Singularity")
    t.pass_until("Add 2 cards")
    t.click("Add 2 cards" if pays else "Do not pay")
    t.next_action()
    assert (t.happened("revealed") > 0) == (not rezzed)
    assert sorted(t.names("archives")) == ["Daniela Jorge Inácio", "Offworld Office"][1 - pays :]
    assert grip(t) == 2 - 2 * pays


def test_daniela_costs_the_corp_nothing_and_no_other_way_to_be_rid_of_her() -> None:
    """Salsette Slums pays the trash cost alone: nothing is trashed."""
    t = Table()
    t.root("Server 1", "Daniela Jorge Inácio", rezzed=True)
    t.rig("Salsette Slums")
    t.start("runner")
    run_to_access(t, "Server 1")
    t.click("Salsette Slums")
    assert t.names("removed") == ["Daniela Jorge Inácio"]
    assert t.credits("runner") == 3
    t = Table()
    t.root("Server 1", "Daniela Jorge Inácio", rezzed=True)
    t.hand("corp", "Extract")
    t.start("corp")
    t.play("Play Extract", "Trash 1 installed")
    assert t.names("archives") == ["Daniela Jorge Inácio", "Extract"]


# -- The Holo Man -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("installs", "counters"), [(False, 3), (True, 2)])
def test_the_holo_man_advances_a_card_here(installs: bool, counters: int) -> None:
    t = office("Palisade")
    t.root("Server 1", "The Holo Man", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Hostile Takeover")
    t.refresh()
    if installs:
        t.play("Install Palisade protecting R&D ·")
    t.click("The Holo Man:")
    assert not t.offered("Hostile")
    t.click("Offworld Office")
    assert t.card("Offworld Office").advancement == counters
    assert not t.offered("The Holo Man:"), "once a turn"


@pytest.mark.parametrize("use", [True, False])
def test_the_holo_man_moves_when_the_turn_begins(use: bool) -> None:
    t = Table(filler=5)
    t.root("HQ", "The Holo Man", rezzed=True)
    t.start("corp", turn_begins=True)
    t.pass_until("Use The Holo")
    t.click("Use The Holo" if use else "Do not use")
    if use:
        assert t.options == ["In the root of R&D", "In the root of Archives"]
        t.click("In the root of R&D")
    assert t.card("The Holo Man").server == ("rd" if use else "hq")


# -- Vovô Ozetti ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("threat", "root"), [(False, 2), (True, 0)])
def test_vovo_ozetti_makes_rezzing_cheaper(threat: bool, root: int) -> None:
    """Vovô Ozetti: ice here, and from threat 4 on the root."""
    t = Table(filler=5)
    t.root("Server 1", "Vovô Ozetti", rezzed=True)
    t.root("Server 1", "PAD Campaign")
    t.ice("Server 1", "Palisade", rezzed=False)
    t.ice("HQ", "Tithe", rezzed=False)
    t.set(corp_credits=9)
    if threat:
        t.score_area("corp", "Salvo Testing", "Greenmail")
    t.start("corp")
    t.click("Rez PAD")
    assert t.credits("corp") == 9 - root
    t.click("Gain 1 credit")
    end_turn(t)
    t.set(corp_credits=9 - root)
    t.pass_until("Run on Server 1")
    t.play("Run on Server 1", "Rez Palisade")
    assert t.credits("corp") == 9 - root - 1
    finish_run(t)
    t.play("Run on HQ", "Rez Tithe")
    assert t.credits("corp") == 9 - root - 2


def test_vovo_ozetti_moves_when_the_turn_ends() -> None:
    t = Table()
    t.root("HQ", "Vovô Ozetti", rezzed=True)
    t.start("corp", clicks=1)
    t.play("Gain 1 credit", "Use Vovô", "R&D")
    assert t.card("Vovô Ozetti").server == "rd"


# -- Brasília Government Grid -----------------------------------------------------------------------------


def brasilia(server: str) -> Table:
    t = Table()
    t.root("HQ", "Brasília Government Grid", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("R&D", "Palisade", rezzed=False)
    t.ice("Archives", "Enigma")
    t.set(corp_credits=9)
    t.start("runner")
    t.play(f"Run on {server}", "Rez Palisade")
    return t


@pytest.mark.parametrize("derez", [True, False])
def test_brasilia_derezzes_other_ice_for_strength(derez: bool) -> None:
    t = brasilia("HQ")
    t.click("Use Brasília" if derez else "Do not")
    assert t.card("Enigma").faceup != derez
    assert t.game.strength(t.card("Palisade")) == (5 if derez else 2)
    finish_run(t)
    assert t.game.strength(t.card("Palisade")) == 2


def test_brasilia_hears_runs_on_its_own_server() -> None:
    assert not brasilia("R&D").offered("Brasília")


# -- Isaac Liberdade --------------------------------------------------------------------------------------


def test_isaac_strengthens_advanced_ice_and_advances_where_he_comes() -> None:
    t = Table()
    t.root("HQ", "Isaac Liberdade", rezzed=True)
    t.ice("HQ", "Palisade", "Enigma", advancement=1)
    t.ice("R&D", "Tithe")
    t.ice("R&D", "Hammer", advancement=1)
    t.start("corp")
    assert [t.game.strength(t.card(title)) for title in ("Palisade", "Enigma", "Tithe")] == [4, 4, 1]
    for _ in range(20):
        if t.offered("Use Isaac"):
            break
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else go_on(t)
    t.play("Use Isaac", "R&D")
    t.click("Yes")
    assert t.card("Hammer").advancement == 1, "not where there is one"
    assert [t.game.strength(t.card(title)) for title in ("Palisade", "Enigma", "Tithe")] == [2, 2, 3]


def test_isaac_may_stay() -> None:
    t = Table()
    t.root("HQ", "Isaac Liberdade", rezzed=True)
    t.ice("R&D", "Tithe")
    t.start("corp")
    end_turn(t)
    assert t.card("Isaac Liberdade").server == "hq"
    assert t.card("Tithe").advancement == 0
