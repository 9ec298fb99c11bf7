"""Resources of the Liberation cycle."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, accesses_from_here, against, finish_run, go_on, grip


def test_arruaceiras_crew_weakens_ice_for_a_tag_and_trashes_it() -> None:
    t = against("Ping", "Arruaceiras Crew")
    tags = t.game.state.tags
    t.click("Arruaceiras Crew: The ice")
    assert t.game.state.tags == tags + 1
    assert not t.offered("Arruaceiras Crew: The ice"), "once per turn"
    t.click("Arruaceiras Crew: ")
    assert t.names("archives") == ["Ping"]
    assert t.names("heap") == ["Arruaceiras Crew"]
    assert t.credits("runner") == 18


def test_arruaceiras_crew_does_not_trash_strong_ice() -> None:
    t = against("Eli 1.0", "Arruaceiras Crew")
    t.click("Arruaceiras Crew: The ice")
    if t.offered("Arruaceiras Crew: "):
        t.click("Arruaceiras Crew: ")
    assert "Eli 1.0" in t.names("installed")


def eru(offices: int) -> int:
    """How many cards of R&D are accessed by the run on Archives."""
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.rig("Eru Ayase-Pessoa")
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    t.click("Eru Ayase-Pessoa: ")
    finish_run(t)
    assert (t.game.state.tags, t.clicks("runner")) == (1, 3)
    assert t.happened("successful_run", server="archives") == 1
    assert t.happened("breach_begins", server="archives") == 0
    assert not t.offered("Eru Ayase-Pessoa: "), "once per turn"
    return t.happened("accessed")


def test_eru_breaches_rd_from_archives() -> None:
    assert eru(1) == 1
    assert eru(2) == 2, "threat 3"


def test_eru_gives_nothing_to_a_run_on_rd() -> None:
    t = Table()
    t.score_area("corp", "Offworld Office", "Offworld Office")
    t.rig("Eru Ayase-Pessoa")
    t.start("runner")
    assert accesses(t, "R&D") == 1


def test_friend_of_a_friend_gains_and_removes_a_tag() -> None:
    t = Table()
    t.rig("Friend of a Friend")
    t.set(tags=2)
    t.start("runner")
    assert not t.offered("Friend of a Friend: Gain 9"), "tagged"
    t.click("Friend of a Friend: Gain 5")
    assert (t.credits("runner"), t.game.state.tags, t.names("heap")) == (10, 1, ["Friend of a Friend"])


def test_friend_of_a_friend_gains_more_for_a_tag() -> None:
    t = Table()
    t.rig("Friend of a Friend")
    t.start("runner")
    t.click("Friend of a Friend: Gain 9")
    assert (t.credits("runner"), t.game.state.tags, t.names("heap")) == (14, 1, ["Friend of a Friend"])


@pytest.mark.parametrize("draw", [True, False])
def test_lago_paranoa_shelter_draws_for_the_first_card_in_a_root(draw: bool) -> None:
    t = Table()
    t.rig("Lago Paranoá Shelter")
    t.hand("corp", "Ice Wall", "Nico Campaign", "PAD Campaign")
    t.start("corp")
    t.click("Install Ice Wall protecting HQ")
    assert not t.offered("Trash the top")
    t.click("Install Nico Campaign")
    t.click("Trash the top" if draw else "Do not")
    assert (grip(t), len(t.names("heap"))) == ((1, 1) if draw else (0, 0))
    t.click(next(label for label in t.options if "PAD" in label))
    assert not t.offered("Trash the top")


@pytest.mark.parametrize(("server", "tags", "cards"), [("HQ", 1, 2), ("R&D", 1, 2), ("R&D", 0, 1)])
def test_manuel_accesses_more_of_hq_and_rd_while_tagged(server: str, tags: int, cards: int) -> None:
    t = Table()
    t.rig("Manuel Lattes de Moura")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(tags=tags)
    t.start("runner")
    assert accesses(t, server) == cards


@pytest.mark.parametrize(("offices", "cards"), [(2, 1), (1, 0)])
def test_manuel_costs_the_corp_a_card_at_threat_three(offices: int, cards: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.rig("Manuel Lattes de Moura")
    t.hand("corp", "Hedge Fund")
    t.set(tags=1)
    t.start("corp")
    t.click("Trash Manuel")
    if cards:
        t.click("Hedge Fund")
    assert len(t.names("archives")) == cards
    assert t.names("heap") == ["Manuel Lattes de Moura"]


@pytest.mark.parametrize(("offices", "mode"), [(2, "Gain"), (2, "Remove"), (2, "No"), (1, "")])
def test_valentina_helps_at_threat_three(offices: int, mode: str) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.hand("runner", "Valentina Ferreira Carvalho")
    t.set(tags=1)
    t.start("runner")
    t.click("Install Valentina")
    if mode == "No":
        t.click("Do not")
    elif mode:
        t.click("Use Valentina")
        t.click(mode)
    assert t.game.state.tags == (0 if mode == "Remove" else 1)
    assert t.credits("runner") == 3 + {"Gain": 2, "Remove": 1}.get(mode, 0)
    assert t.clicks("runner") == 3


def test_valentina_gains_for_a_removed_tag() -> None:
    t = Table()
    t.rig("Valentina Ferreira Carvalho")
    t.set(tags=1)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.credits("runner") == 5 - 2 + 1


# --- Amelia Earhart


@pytest.mark.parametrize(("event", "expected", "power"), [("Tailgate", 3, 1), ("Joy Ride", 1, 0)])
def test_amelia_counts_runs_with_three_accesses(event: str, expected: int, power: int) -> None:
    t = Table()
    t.rig("Amelia Earhart")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.hand("runner", event)
    t.start("runner")
    t.click(f"Play {event}")
    assert accesses_from_here(t) == expected
    assert t.card("Amelia Earhart").power == power


def test_amelia_does_not_count_archives() -> None:
    t = Table()
    t.rig("Amelia Earhart")
    t.discard_pile("corp", *["Hedge Fund"] * 4)
    t.start("runner")
    assert accesses(t, "Archives") == 4
    assert t.card("Amelia Earhart").power == 0


@pytest.mark.parametrize(("power", "left"), [(3, 5), (2, 15)])
def test_amelia_takes_ten_credits_for_three_counters(power: int, left: int) -> None:
    t = Table()
    t.rig("Amelia Earhart", power=power)
    t.set(corp_credits=15)
    t.start("runner", turn_begins=True)
    if power == 3:
        t.click("Spend 3")
        assert t.names("heap") == ["Amelia Earhart"]
    assert not t.offered("Spend 3")
    assert t.credits("corp") == left


# --- Beatriz Friere Gonzalez


def test_beatriz_breaches_rd_deeper_through_hq() -> None:
    t = Table()
    t.rig("Beatriz Friere Gonzalez")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Beatriz")
    assert accesses_from_here(t) == 2
    assert (t.happened("breach_begins", server="hq"), t.happened("breach_begins", server="rd")) == (0, 1)
    assert t.clicks("runner") == 2
    assert accesses(t, "R&D") == 1, "in that breach only"


def test_beatriz_needs_a_successful_run() -> None:
    t = Table()
    t.rig("Beatriz Friere Gonzalez")
    t.ice("HQ", "Palisade")
    t.start("runner")
    t.click("Beatriz")
    finish_run(t)
    assert t.happened("breach_begins") == 0


# --- Debbie "Downtown" Moreira


@pytest.mark.parametrize(("offices", "credits"), [(2, 2), (1, 0)])
def test_debbie_comes_with_credits_at_threat_four(offices: int, credits: int) -> None:
    t = Table()
    t.score_area("corp", *["Offworld Office"] * offices)
    t.hand("runner", 'Debbie "Downtown" Moreira')
    t.start("runner")
    t.click("Install Debbie")
    assert t.card('Debbie "Downtown" Moreira').credit == credits


def test_debbie_earns_with_run_events_and_pays_in_her_run() -> None:
    t = Table()
    t.rig('Debbie "Downtown" Moreira')
    t.hand("runner", "Joy Ride", "Sure Gamble")
    t.root("Server 1", "PAD Campaign", rezzed=True)
    t.set(runner_credits=5)
    t.start("runner")
    t.click("Play Sure Gamble")
    assert t.card('Debbie "Downtown" Moreira').credit == 0
    t.click("Play Joy Ride")
    finish_run(t)
    assert t.card('Debbie "Downtown" Moreira').credit == 1
    t.set(runner_credits=3)
    t.refresh()
    t.click("Run on Server 1")
    t.pass_until("Leave PAD Campaign")
    assert not t.offered("Trash PAD Campaign"), "not in other runs"
    finish_run(t)
    t.click("Debbie")
    t.click("Run on Server 1")
    t.pass_until("Trash PAD Campaign")
    t.click("Trash PAD Campaign")
    assert (t.card('Debbie "Downtown" Moreira').credit, t.credits("runner")) == (0, 0)


# --- Hannah "Wheels" Pilintra


@pytest.mark.parametrize("ended", [False, True])
def test_hannah_runs_a_remote_for_nothing_but_a_tag(ended: bool) -> None:
    t = Table()
    t.rig('Hannah "Wheels" Pilintra')
    t.root("Server 1", "PAD Campaign", rezzed=True)
    if ended:
        t.ice("Server 1", "Palisade")
    t.start("runner")
    t.click('Hannah "Wheels" Pilintra: Gain 1 click')
    finish_run(t)
    assert t.happened("run_begins", server="remote1") == 1
    assert (t.clicks("runner"), t.game.state.tags) == (4, 1 if ended else 0)
    assert not t.offered("Pilintra: Gain 1 click"), "once per turn"


def test_hannah_drives_away_for_clicks_and_a_tag() -> None:
    t = Table()
    t.rig('Hannah "Wheels" Pilintra')
    t.set(tags=2)
    t.start("runner")
    t.click('Hannah "Wheels" Pilintra: Gain 2 clicks')
    assert (t.clicks("runner"), t.game.state.tags, len(t.names("heap"))) == (5, 1, 1)


# --- Juli Moreira Lee


def test_juli_gives_a_click_for_the_first_action_on_a_resource() -> None:
    t = Table()
    t.hand("runner", "Juli Moreira Lee")
    t.rig("Telework Contract", "Telework Contract", credit=9, loaded=("credit",))
    t.start("runner")
    t.click("Install Juli")
    assert t.card("Juli Moreira Lee").power == 4
    t.click("Gain 1 credit")
    assert (t.card("Juli Moreira Lee").power, t.clicks("runner")) == (4, 2)
    t.click("Telework Contract: ")
    assert (t.card("Juli Moreira Lee").power, t.clicks("runner")) == (3, 2)
    t.click("Telework Contract: ")
    assert (t.card("Juli Moreira Lee").power, t.clicks("runner")) == (3, 1)


def test_juli_leaves_when_she_is_empty_and_is_no_friend_of_hardware() -> None:
    t = Table()
    t.rig("Juli Moreira Lee", power=1, loaded=("power",))
    t.rig("Cataloguer", power=2, loaded=("power",))
    t.rig('Hannah "Wheels" Pilintra')
    t.set(tags=1)
    t.start("runner")
    t.click('Hannah "Wheels" Pilintra: Gain 2 clicks')
    assert sorted(t.names("heap")) == ['Hannah "Wheels" Pilintra', "Juli Moreira Lee"]
    assert t.clicks("runner") == 6


# --- "Pretty" Mary da Silva


@pytest.mark.parametrize(("server", "tags", "expected"), [("R&D", 1, 3), ("R&D", 0, 1), ("HQ", 1, 2)])
def test_pretty_mary_sees_one_more_where_two_are_seen(server: str, tags: int, expected: int) -> None:
    t = Table()
    t.rig("Manuel Lattes de Moura", "“Pretty” Mary da Silva")
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(tags=tags)
    t.start("runner")
    t.click(f"Run on {server}")
    n = 0
    while t.game.run is not None:
        if t.offered("Use Manuel"):
            t.click("Use Manuel")
        elif t.offered("Yes: access 1"):
            t.click("Yes")
        else:
            go_on(t)
        n += sum(event.kind == "accessed" for event in t.events)
    assert n == expected


# --- Urban Art Vernissage


def test_urban_art_vernissage_takes_back_a_trojan_for_credits_to_install() -> None:
    t = Table()
    t.ice("HQ", "Tithe", "Palisade")
    t.hosted("Tithe", "Botulus")
    t.hosted("Palisade", "Slap Vandal")
    t.rig("Urban Art Vernissage", "Leech")
    t.set(runner_credits=0)
    t.start("runner", turn_begins=True)
    t.play("Use Urban", "Add 1 installed")
    assert "Slap Vandal" in t.names("grip")
    assert t.card("Urban Art Vernissage").credit == 2
    t.click("Install Slap Vandal on Tithe")
    assert t.card("Urban Art Vernissage").credit == 1


def test_urban_art_vernissage_wants_no_virus() -> None:
    t = Table()
    t.ice("HQ", "Tithe")
    t.hosted("Tithe", "Botulus")
    t.rig("Urban Art Vernissage")
    t.start("runner", turn_begins=True)
    t.click("Use Urban")
    assert not t.offered("Add 1 installed")
    t.next_action()
    assert t.card("Urban Art Vernissage").credit == 0


def test_eru_is_used_once_a_turn() -> None:
    t = Table()
    t.rig("Eru Ayase-Pessoa")
    t.start("runner")
    t.click("Eru Ayase-Pessoa:")
    finish_run(t)
    t.next_action()
    assert (t.game.state.tags, t.clicks("runner")) == (1, 3)
    assert not t.offered("Eru Ayase-Pessoa:")
