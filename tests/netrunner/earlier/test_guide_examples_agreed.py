"""Worked examples of the guide, played by the guide and by the rules in force, which agree on most."""

from __future__ import annotations

import pytest

from engine.netrunner.table.edition import CR_26_03, RG_1_0
from engine.netrunner.table.events import Event, EventKind
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs

RG, NEW = RG_1_0.name, CR_26_03.name


def happened(t: Table) -> list[Event]:
    """All events of this turn."""
    return t.game.state.happened


BOTH = pytest.mark.parametrize("edition", [RG, NEW])


@BOTH
def test_rg_example_2_ice_installed_next_inside_is_met(edition: str) -> None:
    """Today's Howler takes bioroids only."""
    t = Table(edition=edition)
    t.ice("HQ", "Palisade", rezzed=False)
    t.ice("HQ", "Howler")
    t.ice("HQ", "Wall of Static", rezzed=False)
    t.hand("corp", "Ansel 1.0")
    runs(t, "HQ")
    goes(t, "Let the", "Install Ansel")
    met = [t.game.define(e.card.code).title for e in happened(t) if e.kind is EventKind.ENCOUNTER and e.card]
    assert met[:2] == ["Howler", "Ansel 1.0"]


@BOTH
def test_rg_example_3_the_innermost_goes_and_the_others_move_in(edition: str) -> None:
    """Datasucker asks for an encounter in its own words of either time."""
    t = Table(edition=edition)
    t.ice("HQ", "Ice Wall")
    t.hosted("Ice Wall", "Parasite", virus=0)
    t.ice("HQ", "Palisade", "Enigma", rezzed=False)
    t.rig("Datasucker", virus=1)
    t.hand("corp", "Hedge Fund")
    runs(t, "HQ")
    goes(t, "Datasucker", until="Leave")
    assert t.names("archives") == ["Ice Wall"]
    assert [e.server for e in happened(t) if e.kind is EventKind.APPROACH_SERVER] == ["hq"]


@BOTH
def test_rg_example_5_legwork_does_nothing_on_another_server(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Bullfrog")
    t.hand("runner", "Legwork")
    t.hand("corp", "Enigma", "Palisade", "Hedge Fund")
    t.start("runner")
    t.click("Play Legwork")
    t.play("Let the", "0 credits", "1 credit")
    goes(t, "Protecting R&D", until="Leave")
    accessed = goes(t)
    assert (t.happened("successful_run"), len(accessed)) == (1, 1)
    assert set(accessed) == {"Hedge Fund"}


@BOTH
def test_rg_example_8_the_corp_says_how_often_a_loop_goes_round(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Wormhole")
    t.ice("R&D", "Wormhole")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    goes(t, "Let the", until="more times")
    assert (t.decision.kind, t.decision.seat) == ("loop", "corp")
    resolved = sum(e.kind is EventKind.RESOLVE_SUBROUTINE for e in t.click("100 more times"))
    assert resolved == 200  # both of them, each time round
    assert goes(t) == ["Hedge Fund"]


@BOTH
def test_rg_example_10_the_tag_comes_after_the_access(edition: str) -> None:
    """Quantum Predictive Model asks whether the Runner is tagged as it is accessed."""
    t = Table(edition=edition)
    t.hand("corp", "Casting Call", "Quantum Predictive Model")
    t.start("corp")
    t.click("Play Casting Call")
    t.pass_until("Gain 1 credit")
    while not t.offered("Run on Server 1"):
        t.click("Gain 1 credit" if t.offered("Gain 1 credit") else t.options[-1])
    t.click("Run on Server 1")
    goes(t)
    assert (t.names("runner_score"), t.game.state.tags) == (["Quantum Predictive Model"], 2)


@BOTH
def test_rg_example_15_changes_of_a_value_are_added_up(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Wall of Static")
    t.hosted("Wall of Static", "Parasite", virus=1)
    t.rig("Ice Carver")
    runs(t, "HQ")
    goes(t, until="Let the")
    assert t.game.strength(t.card("Wall of Static")) == 1


@BOTH
def test_rg_example_17_glenn_station_hosts_by_its_own_ability_only(edition: str) -> None:
    t = Table(edition=edition)
    t.score_area("corp", "Glenn Station")
    t.hand("corp", "Hedge Fund", "Palisade")
    t.start("corp")
    t.click("Glenn Station: Host")
    t.click("Palisade")
    assert not t.offered("Glenn Station: Host")
    assert t.offered("Glenn Station: Add")


@BOTH
def test_rg_example_19_programs_are_installed_on_one_installed_before(edition: str) -> None:
    t = Table(edition=edition)
    t.hand("runner", "Mass Install", "Scheherazade", "Corroder", "Mimic")
    t.set(runner_credits=12)
    t.start("runner")
    t.play("Play Mass Install", "Scheherazade")
    goes(t, "Corroder", "Mimic", "Hosted on Scheherazade", until="Run on HQ")
    assert sorted(t.game.define(c.code).title for c in t.game.hosted_on(t.card("Scheherazade").oid)) == [
        "Corroder", "Mimic",
    ]  # fmt: skip


@BOTH
def test_rg_example_23_what_is_facedown_is_revealed_before_it_is_added(edition: str) -> None:
    t = Table(edition=edition)
    t.discard_pile("corp", "Subliminal Messaging", faceup=False)
    t.start("corp", turn_begins=True)
    goes(t, "Use Subliminal")
    kinds = [e.kind.value for e in happened(t)]
    assert "revealed" in kinds
    assert "Subliminal Messaging" in t.names("hq")


@BOTH
def test_rg_example_26_as_many_as_there_were_tokens_itself_among_them(edition: str) -> None:
    t = Table(edition=edition)
    t.root("Server 1", "Allele Repression", rezzed=True, advancement=3)
    t.hand("corp", "Palisade", "Hunter", "Enigma")
    t.discard_pile("corp", "Tithe", "Hedge Fund", faceup=False)
    t.start("corp")
    t.click("Allele Repression:")
    for mine, there in (("Palisade", "Tithe"), ("Hunter", "Hedge Fund"), ("Enigma", "Allele Repression")):
        t.play(mine, there)
    assert sorted(t.names("hq")) == ["Allele Repression", "Hedge Fund", "Tithe"]
    assert sorted(t.names("archives")) == ["Enigma", "Hunter", "Palisade"]


@BOTH
def test_rg_example_32_an_event_is_trashed_though_some_of_it_waits(edition: str) -> None:
    t = Table(edition=edition)
    t.deck("runner", "Corroder")
    t.hand("runner", "Test Run")
    t.start("runner", clicks=2)
    t.play("Play Test Run", "Search your stack", "Find Corroder")
    assert t.names("heap") == ["Test Run"]
    assert "Corroder" in t.names("installed")
    t.click("Gain 1 credit")
    assert (t.names("installed"), t.names("stack")[:1]) == ([], ["Corroder"])


@BOTH
def test_rg_example_36_subtypes_are_counted(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Wendigo", advancement=1)
    t.hand("runner", "Tinkering")
    t.start("runner")
    assert {"barrier"} == t.game.face(t.card("Wendigo")).subtypes & {"barrier", "code_gate"}
    t.click("Play Tinkering")
    if t.offered("Wendigo"):
        t.click("Wendigo")
    assert {"barrier", "code_gate", "sentry"} <= t.game.face(t.card("Wendigo")).subtypes


@BOTH
def test_rg_example_37_the_card_leela_adds_is_the_third_access(edition: str) -> None:
    for seed in range(30):
        t = Table(edition=edition, runner="Leela Patel: Trained Pragmatist", seed=seed)
        t.hand("corp", "Disposable HQ", "Hostile Takeover", "Hedge Fund")
        t.ice("R&D", "Palisade", rezzed=False)
        t.hand("runner", "Legwork")
        t.start("runner")
        t.click("Play Legwork")
        t.click("Go on")
        if not t.asks("target"):  # another card was the first
            continue
        t.click("Hedge Fund")
        assert goes(t, "Steal", "Palisade") == ["Disposable HQ", "Hostile Takeover", "Palisade"]
        return
    raise AssertionError("Disposable HQ was never the first")
