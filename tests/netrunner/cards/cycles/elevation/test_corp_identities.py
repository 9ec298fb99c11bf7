"""Identities of the Corp of Elevation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.netrunner.language.effects import InstallFrom, RemoveTags
from engine.netrunner.language.selectors import Type
from engine.netrunner.policy import ASK_ALL
from engine.netrunner.table.state import HQ
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, hq, running


def power(t: Table) -> int:
    return t.card("AU Co.: The Gold Standard in Clones", "identity").power


def test_au_co_counts_damage_and_cards_trashed_from_hq() -> None:
    t = Table(corp="AU Co.: The Gold Standard in Clones")
    t.ice("HQ", "Empiricist")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    t.click("Let the unbroken")
    finish_run(t)
    assert power(t) == 2, "each time damage was done, and no card of HQ was trashed"


def test_au_co_counts_cards_trashed_together_once() -> None:
    t = Table(corp="AU Co.: The Gold Standard in Clones")
    t.root("Server 1", "Plutus")
    t.hand("corp", "PAD Campaign", "Palisade", "Hedge Fund")
    t.start("corp")
    t.click("Rez Plutus")
    if t.asks("pay_with"):
        t.answer([option.key for option in t.asked.options][:3])
    assert hq(t) == 0
    assert power(t) == 1


def test_au_co_does_not_count_what_the_runner_trashes() -> None:
    t = Table(corp="AU Co.: The Gold Standard in Clones")
    t.hand("corp", "PAD Campaign")
    t.set(runner_credits=9)
    t.start("runner")
    t.play("Run on HQ", "Go on", "Trash PAD")
    t.next_action()
    assert power(t) == 0


def test_au_co_trashes_one_of_three_and_takes_the_rest() -> None:
    t = Table(corp="AU Co.: The Gold Standard in Clones", filler=5)
    t.set(corp_credits=5)
    t.deck("corp", "PAD Campaign", "Palisade", "Hedge Fund", "Ice Wall")
    identity = t.card("AU Co.: The Gold Standard in Clones", "identity")
    t.game.state.cards[identity.oid] = replace(identity, power=2)
    t.start("corp", turn_begins=True)
    t.pass_until("Spend 2")
    t.click("Spend 2")
    t.click("Palisade")
    t.next_action()
    assert power(t) == 0
    assert "Palisade" in t.names("archives")
    assert {"PAD Campaign", "Hedge Fund"} <= set(t.names("hq"))


@pytest.mark.parametrize("where", ["HQ", "R&D"])
def test_leo_construction_ends_the_run_for_a_bioroid_of_the_server(where: str) -> None:
    t = Table(corp="LEO Construction: Labor Solutions", policy=ASK_ALL)
    t.ice(where, "Eli 1.0")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    found = False
    for _ in range(12):
        if not running(t):
            break
        if t.offered("LEO Construction"):
            found = True
            t.play("LEO Construction", "Eli 1.0")
            break
        t.answer([next(option.key for option in t.asked.options if option.passing)])
    assert found == (where == "HQ")
    if found:
        assert not running(t)
        assert t.names("archives") == ["Eli 1.0"]


def test_poetri_installs_one_of_three_after_scoring() -> None:
    t = Table(corp="Poétrï Luxury Brands: All the Rage", filler=5)
    t.root("Server 1", "Send a Message", advancement=5)
    t.ice("Server 1", "Palisade")
    t.deck("corp", "PAD Campaign", "Greenmail", "Hedge Fund", "Ice Wall")
    t.start("corp")
    t.click("Score Send a Message")
    t.pass_until("PAD Campaign")
    assert not t.offered("Greenmail"), "no agenda"
    assert not t.offered("Ice Wall"), "the fourth card"
    t.click("PAD Campaign")
    t.click("A new server")
    assert "PAD Campaign" in t.names("installed")


def test_poetri_installs_from_hq_after_a_theft() -> None:
    t = Table(corp="Poétrï Luxury Brands: All the Rage")
    t.hand("corp", "PAD Campaign", "Greenmail")
    t.root("Server 1", "Send a Message")
    t.start("runner")
    t.play("Run on Server 1", "Go on", "Rez nothing", "Steal")
    assert not t.offered("Greenmail")
    t.play("PAD Campaign", "A new server")
    assert "PAD Campaign" in t.names("installed")


@pytest.mark.parametrize(("cards", "asked"), [(3, True), (4, False)])
def test_pt_untaian_advances_a_facedown_card_with_few_cards_in_hq(cards: int, asked: bool) -> None:
    t = Table(corp="PT Untaian: Life's Building Blocks")
    t.root("Server 1", "Send a Message")
    t.hand("corp", *["Hedge Fund"] * cards)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    assert t.offered("Pay 1") == asked
    if asked:
        t.play("Pay 1", "Send a Message")
        assert t.card("Send a Message").advancement == 1
        assert t.credits("corp") == 5


def test_pt_untaian_counts_hq_as_it_resolves() -> None:
    """9.6.5d: an ability that resolves before may add a card, which is one too many."""
    t = Table(corp="PT Untaian: Life's Building Blocks")
    t.root("Server 1", "Send a Message")
    t.score_area("corp", "Off the Books", agenda=1)
    t.hand("corp", *["Hedge Fund"] * 3)
    t.start("corp", clicks=1)
    t.play("Gain 1 credit", "Off the Books", "Spend", "Hedge Fund")
    assert len(t.names("hq")) == 4
    assert not t.offered("Pay 1")


def test_synapse_installs_when_a_tag_goes_for_the_first_time() -> None:
    t = Table(corp="Synapse Global: Faster than Thought")
    t.hand("corp", "PAD Campaign", "Palisade", "Hedge Fund")
    t.set(tags=3, corp_credits=0)
    t.start("corp")
    t.click("Gain 2 credits")
    t.click("Use Synapse")
    assert (t.game.state.tags, t.clicks("corp")) == (2, 2)
    assert not t.offered("Hedge Fund")
    t.play("Palisade", "HQ")
    assert t.credits("corp") == 2
    assert t.happened("revealed") == 1
    t.click("Gain 2 credits")
    assert t.decision.kind in ("action", "window")
    assert t.names("installed") == ["Palisade"]


def test_synapse_hears_of_tags_removed_by_the_runner() -> None:
    t = Table(corp="Synapse Global: Faster than Thought")
    t.hand("corp", "PAD Campaign")
    t.set(tags=1)
    t.start("runner")
    t.effect("runner", RemoveTags(1))
    t.play("Use Synapse", "PAD Campaign", "A new server")
    assert t.names("installed") == ["PAD Campaign"]


def test_nebula_turns_over_after_a_turn_with_an_operation() -> None:
    """Its other side is "Gemilang Arena: Burning Bright"."""
    t = Table(corp="Nebula Talent Management: Making Stars", filler=9)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("corp", clicks=1)
    t.click("Play Hedge Fund")
    t.pass_until("Run on HQ")
    assert t.credits("corp") == 5 + 4 + 1
    t.play(*["Gain 1 credit"] * 4)
    t.pass_until("Play Hedge Fund")
    t.click("Play Hedge Fund")
    assert t.clicks("corp") == 3, "the first operation each turn"


def test_nebula_stays_after_a_turn_without_an_operation() -> None:
    t = Table(corp="Nebula Talent Management: Making Stars", filler=9)
    t.start("corp", clicks=1)
    t.click("Gain 1 credit")
    t.pass_until("Run on HQ")
    assert t.credits("corp") == 6


@pytest.mark.parametrize(("server", "clicks"), [("HQ", 2), ("Archives", 3)])
def test_nebula_turns_back_after_a_run_on_hq_or_rd(server: str, clicks: int) -> None:
    t = Table(corp="Nebula Talent Management: Making Stars", filler=9)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("corp", clicks=1)
    t.click("Play Hedge Fund")
    t.pass_until("Run on HQ")
    t.click(f"Run on {server}")
    finish_run(t)
    t.play(*["Gain 1 credit"] * 3)
    t.pass_until("Play Hedge Fund")
    t.click("Play Hedge Fund")
    assert t.clicks("corp") == clicks


def test_the_zwicky_group_draws_for_the_first_credits_of_an_operation_or_agenda() -> None:
    t = Table(corp="The Zwicky Group: Invisible Hands", filler=9)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.root("Server 1", "Greenmail", advancement=2)
    t.start("corp", clicks=4)
    t.click("Gain 1 credit")
    assert not t.offered("Use The Zwicky"), "that is no ability of a card"
    t.play("Score Greenmail", "Use The Zwicky")
    assert len(t.names("hq")) == 3
    t.click("Play Hedge Fund")
    assert not t.offered("Use The Zwicky")


# -- BANGUN: When Disaster Strikes ---------------------------------------------------------------------------


@pytest.mark.parametrize("faceup", [True, False])
def test_bangun_may_install_agendas_faceup_which_hurts_who_accesses_them(faceup: bool) -> None:
    t = Table(corp="BANGUN: When Disaster Strikes")
    t.hand("corp", "Offworld Office", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.start("corp", clicks=1)
    assert not t.offered("Install PAD Campaign in a new server, faceup")
    label = "Install Offworld Office in a new server"
    t.click(f"{label}, faceup" if faceup else label)
    (agenda,) = next(server.root for server in t.view("runner").corp.servers if server.root)
    assert agenda.code == ("offworld_office" if faceup else None)
    t.pass_until("Run on Server 1")
    t.click("Run on Server 1")
    finish_run(t)
    assert t.game.state.tags == (1 if faceup else 0)
    assert len(t.names("grip")) == (2 if faceup else 4)
    assert t.names("runner_score") == ["Offworld Office"]


def test_bangun_is_asked_about_what_an_ability_installs() -> None:
    t = Table(corp="BANGUN: When Disaster Strikes")
    t.hand("corp", "Offworld Office", "PAD Campaign")
    t.start("corp")
    t.effect("corp", InstallFrom((HQ,), Type("agenda") | Type("asset"), where="new", optional=False))
    t.click("Offworld Office")
    t.click("Faceup")
    assert t.card("Offworld Office").faceup
    t.effect("corp", InstallFrom((HQ,), Type("agenda") | Type("asset"), where="new", optional=False))
    if t.offered("PAD Campaign"):
        t.click("PAD Campaign")
    assert t.options == ["Facedown"], "being asked tells nothing"
    t.click("Facedown")
    assert not t.card("PAD Campaign").faceup
