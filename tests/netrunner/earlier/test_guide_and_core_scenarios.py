"""Scenarios of the guide and of the first core rules, many with one outcome in all editions."""

from __future__ import annotations

import pytest

from engine.netrunner.decks.legality import points_range
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.edition import CORE_2012, CR_24_03, RG_1_0
from engine.netrunner.testkit import Table
from tests.netrunner.earlier.test_accesses_and_costs import goes, runs
from tests.netrunner.earlier.test_runs import jacking, running, walk

OLD, RG, CORE = CR_24_03.name, RG_1_0.name, CORE_2012.name
BOTH = pytest.mark.parametrize("edition", [OLD, RG])
ALL = pytest.mark.parametrize("edition", [OLD, RG, CORE])


@BOTH
def test_rg_03_what_an_approach_shows_is_known_before_jacking_out(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Neural Katana", "Ice Wall", rezzed=False)
    t.rig("GPI Net Tap")
    running(t)
    order: list[str] = []
    for _ in range(40):
        if t.happened("successful_run"):
            break
        if t.asks("jack_out"):
            order.append("jack")
        if t.offered("Use GPI") and t.happened("approach_ice") == 2:
            order.append("expose")
        wanted = next((o for o in t.options if "Use GPI" in o and t.happened("approach_ice") == 2), "")
        go = [o for o in t.options if o.startswith("Go on")]
        t.click(wanted or (go or t.options[-1:])[0])
    assert order.index("expose") == (0 if edition == RG else 1)


@BOTH
def test_rg_07_a_corp_that_decides_on_the_approach_decides_first(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.root("Server 1", "Anoetic Void", rezzed=True)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.set(corp_credits=9)
    running(t, "Server 1")
    kinds: list[str] = []
    for _ in range(30):
        if t.happened("successful_run"):
            break
        if t.asks("jack_out") or (t.decision.seat == "corp" and not t.asks("window")):
            kinds.append(t.decision.seat)
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert kinds[0] == ("corp" if edition == RG else "runner")
    assert kinds[-1] == ("runner" if edition == RG else "corp")


@BOTH
def test_rg_08_what_was_paid_on_the_approach_is_gone_when_the_runner_may_leave(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Wall of Static")
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.rig("Charlatan")
    t.set(runner_credits=8)
    t.start("runner")
    t.pass_until("Charlatan")
    t.click("Charlatan")
    met = walk(t, choose=("HQ", "Use Charlatan", "Pay 3"))
    paid = next(i for i, (_, seat, kind) in enumerate(met) if (seat, kind) == ("runner", "unless"))
    asked = [i for i, (_, _, kind) in enumerate(met) if kind == "jack_out"]
    assert any(paid < i for i in asked[: -1 if edition == OLD else None]) is (edition == RG)


@BOTH
def test_rg_10_the_next_approach_is_not_the_first_wherever_it_is(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Mirāju")
    t.ice("Archives", "Enigma")
    t.rig("Gordian Blade")
    t.set(runner_credits=9)
    running(t)
    walk(t, until="Gordian Blade: Break")
    t.click("Gordian Blade: Break")
    met = walk(t, until="Let the unbroken", choose=("Break: ", "Draw"))
    while t.game.encounter is not None and t.game.state.cards[t.game.encounter.ice].code != "enigma":
        t.click(t.options[-1])
        met += walk(t, until="Let the unbroken")
    assert ("run 2.2" in jacking(met)) is (edition == RG)


@ALL
def test_rg_13_ice_trashed_in_its_encounter_is_passed_at_once(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Wall of Static")
    t.hand("corp", "Hedge Fund")
    t.rig("Datasucker", virus=1)
    t.hosted("Wall of Static", "Parasite", virus=2)
    running(t)
    walk(t, until="Datasucker")
    t.click("Datasucker")
    met = walk(t)
    assert "Wall of Static" in t.names("archives")
    assert len(jacking(met)) == 1
    assert t.happened("successful_run") == 1


@BOTH
def test_rg_17_of_two_replacements_one_is_used(edition: str) -> None:
    t = Table(edition=edition)
    t.rig("Bank Job", "Bank Job", credit=8)
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    t.click("Run on Server 1")
    seen = goes(t, "Use Bank Job", "8")
    assert (seen, t.credits("runner")) == ([], 13)


@BOTH
def test_rg_20_a_run_that_was_successful_stays_so(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("Server 1", "Wall of Static")
    t.root("Server 1", "Ganked!")
    t.root("Server 1", "Georgia Emelyov", rezzed=True)
    t.rig("Corroder")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.set(runner_credits=9, corp_credits=9)
    runs(t, "Server 1")
    t.pass_until("Break everything")
    t.click("Break everything")
    goes(t, "Access the unrezzed", "Access Ganked", "Use Ganked", "Trash Ganked", "Wall of Static", "Let the")
    assert t.happened("unsuccessful_run") == 0
    assert t.happened("damage") == 0


@BOTH
def test_rg_23_what_was_accessed_in_hq_is_not_there_until_the_end(edition: str) -> None:
    left: set[tuple[str, ...]] = set()
    for seed in range(6):
        t = Table(edition=edition, seed=seed)
        t.hand("corp", "Disposable HQ", "Hedge Fund")
        t.hand("runner", "Legwork")
        t.set(corp_credits=9)
        t.start("runner")
        t.click("Play Legwork")
        first = goes(t, until="Use Disposable HQ")
        if first[:1] != ["Hedge Fund"]:
            continue
        goes(t, "Use Disposable HQ", "Disposable HQ", "Hedge Fund")
        left.add(tuple(sorted(t.names("rd")[-2:])))
    assert left == ({("Disposable HQ", "Hedge Fund")} if edition == RG else left)
    assert left


@BOTH
def test_rg_36_what_was_prevented_was_the_first_time(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Rototurret")
    t.ice("R&D", "Rototurret")
    t.rig("District 99", "Sacrificial Construct", "Corroder", "Mimic")
    t.start("runner")
    t.click("Run on HQ")
    goes(t, "Let the", "Corroder", "Use Sacrificial", "Sacrificial", until="Gain 1 credit")
    before = t.card("District 99").power
    assert "Corroder" in t.names("installed")
    t.click("Run on R&D")
    goes(t, "Let the", "Mimic", "Use District")
    assert "Mimic" not in t.names("installed")
    assert t.card("District 99").power - before == (0 if edition == RG else 1)


@BOTH
def test_rg_46_a_copied_text_that_names_its_card_does_nothing(edition: str) -> None:
    t = Table(edition=edition)
    t.score_area("runner", "Private Security Force")
    t.hand("corp", "Media Blitz")
    t.set(tags=1, corp_credits=9)
    t.start("corp")
    t.click("Play Media Blitz")
    if t.asks("target"):
        t.click("Private Security Force")
    assert t.offered("Do 1 meat damage") is (edition == OLD)


@ALL
def test_rg_52_bioroids_and_strongbox_ask_for_clicks_as_they_say(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Heimdall 1.0")
    t.root("HQ", "Strongbox", rezzed=True)
    t.hand("corp", "Hostile Takeover")
    t.start("runner")
    t.click("Run on HQ")
    t.pass_until("Heimdall 1.0: Break")
    before = t.clicks("runner")
    t.click("Heimdall 1.0: Break")
    assert t.clicks("runner") == before - 1


@ALL
def test_c_03_jacking_out_is_asked_before_the_next_ice_is_rezzed_and_before_access(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Neural Katana", "Ice Wall", rezzed=False)
    t.hand("corp", "Hedge Fund")
    running(t)
    asked: list[int] = []
    for _ in range(40):
        if t.happened("successful_run"):
            break
        if t.asks("jack_out"):
            asked.append(t.happened("approach_ice"))
        t.click(next((o for o in t.options if o.startswith("Go on")), t.options[-1]))
    assert asked == ([1, 2] if edition == OLD else [2, 2])


@ALL
def test_c_04_what_makes_ice_cheaper_is_rezzed_in_the_same_window(edition: str) -> None:
    t = Table(edition=edition, policy=ASK_ALL)
    t.ice("HQ", "Enigma", rezzed=False)
    t.root("HQ", "Akitaro Watanabe")
    t.set(corp_credits=9)
    running(t)
    walk(t, until="Rez Enigma")
    assert t.offered("Rez Enigma protecting HQ · 3 credits")
    t.click("Rez Akitaro")
    walk(t, until="Rez Enigma")
    assert t.offered("Rez Enigma protecting HQ · 1 credit")


@ALL
def test_c_13_seven_points_win_at_once(edition: str) -> None:
    t = Table(edition=edition)
    t.score_area("runner", "Nisei MK II", "Nisei MK II", "Hostile Takeover")
    t.hand("corp", "Nisei MK II", "Nisei MK II")
    t.hand("runner", "Legwork")
    t.start("runner")
    t.click("Play Legwork")
    goes(t, "Steal")
    assert (t.winner, len(t.names("hq"))) == ("runner", 1)


@ALL
def test_c_14_what_was_accessed_in_rd_lies_as_it_lay(edition: str) -> None:
    t = Table(edition=edition, filler=0)
    t.deck("corp", "Hedge Fund", "Enigma", "Ice Wall")
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker’s Eye")
    assert len(goes(t)) == 3
    assert t.names("rd") == ["Hedge Fund", "Enigma", "Ice Wall"]
    assert not t.view("runner").corp.hand


@ALL
def test_c_15_archives_are_turned_faceup_and_an_agenda_there_is_stolen(edition: str) -> None:
    t = Table(edition=edition)
    t.discard_pile("corp", "Hostile Takeover", "Hedge Fund", faceup=False)
    t.start("runner")
    t.click("Run on Archives")
    goes(t, "Steal", "Access Hostile")
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.card("Hedge Fund", "archives").faceup


@ALL
def test_c_18_what_is_hosted_goes_with_its_host(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Rototurret")
    t.rig("Djinn")
    t.hosted("Djinn", "Datasucker")
    t.start("runner")
    t.click("Run on HQ")
    goes(t, "Let the", "Djinn")
    assert sorted(t.names("heap")) == ["Datasucker", "Djinn"]


@ALL
def test_c_20_a_second_region_needs_the_place_of_the_first(edition: str) -> None:
    t = Table(edition=edition)
    t.root("R&D", "SanSan City Grid", rezzed=True)
    t.hand("corp", "ChiLo City Grid")
    t.start("corp")
    found = [o for o in t.options if "ChiLo" in o and "R&D" in o]
    t.click(found[0])
    assert ("SanSan City Grid" in t.names("archives"), "ChiLo City Grid" in t.names("installed")) == (
        True,
        True,
    )


@ALL
def test_c_24_an_equal_trace_is_none(edition: str) -> None:
    t = Table(runner='Kate "Mac" McCaffrey: Digital Tinker', edition=edition)
    t.ice("HQ", "Data Raven")
    t.rig("Access to Globalsec")
    t.set(corp_credits=9, runner_credits=7)
    t.start("runner")
    t.click("Run on HQ")
    goes(t, "Let the", "The Corp gives", until="2 credits")
    t.click("2 credits")
    t.click("3 credits")
    goes(t)
    assert t.card("Data Raven").power == 0


@ALL
def test_rg_44_c_11_the_heap_shows_in_which_order_they_fell(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Neural Katana")
    t.hand("runner", "Sure Gamble", "Diesel", "Corroder")
    t.start("runner")
    t.click("Run on HQ")
    goes(t, "Let the")
    fell = [t.game.definition(e.card).title for e in t.game.state.happened if e.kind == "trashed" and e.card]
    assert t.names("heap") in (fell, fell[::-1])
    assert {card.title for card in t.view("corp").runner.heap} == set(fell)
    if edition != OLD:
        assert [card.title for card in t.view("corp").runner.heap] == t.names("heap")


def test_rg_15_what_was_declined_cannot_be_used_any_more() -> None:
    t = Table(edition=RG, policy=ASK_ALL)
    t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
    t.hand("runner", "Account Siphon")
    t.hand("corp", "Hedge Fund")
    t.set(corp_credits=5, runner_credits=0)
    t.start("runner")
    t.pass_until("Play Account Siphon")
    t.click("Play Account Siphon")
    kinds: list[str] = []
    seen: list[str] = []
    for _ in range(40):
        if t.offered("Gain 1 credit"):
            break
        kinds.append(t.decision.kind)
        if t.asks("access"):
            seen.append(t.game.definition(t.game.state.cards[t.decision.about]).title)
        go = [o for o in t.options if o.startswith(("Go on", "Breach", "1 credit"))]
        t.click((go or t.options[-1:])[0])
    assert kinds.count("instead") == 1
    assert (seen, t.game.state.tags) == (["Ash 2X3ZB9CY"], 0)


@ALL
def test_rg_55_bypassed_ice_has_no_broken_subroutines(edition: str) -> None:
    t = Table(edition=edition)
    t.ice("HQ", "Troll")
    t.hand("corp", "Hedge Fund")
    t.hand("runner", "Femme Fatale", "Forked")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Install Femme Fatale")
    if t.asks("target"):
        t.click("Troll")
    t.click("Play Forked")
    goes(t, "HQ", "Use Femme", "Pay", "Bypass")
    assert "Troll" in t.names("installed")


@ALL
def test_rg_54_a_card_shown_to_prove_what_it_is_is_trashed_facedown(edition: str) -> None:
    t = Table(edition=edition)
    t.root("Server 1", "Akitaro Watanabe")
    t.hand("corp", "Restoring Face")
    t.set(bad_publicity=2, corp_credits=9)
    t.start("corp")
    t.click("Play Restoring Face")
    goes(t, "Akitaro", "2")
    assert t.game.state.bad_publicity == 0
    assert t.card("Akitaro Watanabe", "archives").faceup is (edition == OLD)  # 1.21.6; D22


def test_rg_56_agenda_points_of_66_cards() -> None:
    assert points_range(66) == (28, 29)


@BOTH
def test_rg_24_what_was_accessed_in_rd_is_not_looked_at_meanwhile(edition: str) -> None:
    t = Table(edition=edition, filler=0)
    t.deck("corp", "Celebrity Gift", "Bacterial Programming", *["Hedge Fund"] * 8)
    t.hand("runner", "The Maker's Eye")
    t.start("runner")
    t.click("Play The Maker’s Eye")
    goes(t, "Steal", until="Use Bacterial")
    before = t.names("rd")[:1]
    t.click("Use Bacterial")
    assert before == (["Hedge Fund"] if edition == RG else ["Celebrity Gift"])
    shown = " ".join(t.options)
    assert ("Celebrity Gift" in shown) is (edition == OLD)


@pytest.mark.parametrize("edition", [OLD, CORE])
def test_c_19_a_forfeited_agenda_is_removed_from_the_game(edition: str) -> None:
    t = Table(edition=edition)
    t.score_area("corp", "Posted Bounty")
    t.ice("HQ", "Archer", rezzed=False)
    t.set(corp_credits=9)
    runs(t, "HQ")
    goes(t, until="Rez Archer")
    t.click("Rez Archer")
    assert [t.names(zone) for zone in ("corp_score", "archives", "removed")] == [[], [], ["Posted Bounty"]]
