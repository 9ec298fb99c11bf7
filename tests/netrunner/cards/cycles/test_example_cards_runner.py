"""Runner cards that the rulebook's examples name."""

import pytest
from msgspec import structs

from engine.netrunner.language.effects import AddToHand, Damage, Expose, GiveTags, Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, end_turn, finish_run, grip, rigged, run_on, strength


@pytest.mark.parametrize("kind", ["net", "meat"])
@pytest.mark.parametrize("pays", [True, False])
def test_guru_davinder_prevents_all_of_it_and_wants_four_credits(kind: str, pays: bool) -> None:
    t = rigged("Guru Davinder", runner_credits=5)
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.effect("corp", Damage(kind, 5))  # type: ignore[arg-type]
    t.click("Pay" if pays else "Let it happen")
    assert grip(t) == 2
    assert t.credits("runner") == (1 if pays else 5)
    assert t.names("heap") == ([] if pays else ["Guru Davinder"])


def test_guru_davinder_prevents_no_core_damage() -> None:
    t = rigged("Guru Davinder")
    t.hand("runner", "Sure Gamble", "Sure Gamble")
    t.effect("corp", Damage("core", 1))
    assert grip(t) == 1
    assert t.names("heap") == ["Sure Gamble"]


def test_fencer_fueno_is_paid_when_turns_begin_and_agendas_are_stolen() -> None:
    t = Table()
    t.rig("Fencer Fueno")
    t.root("Server 1", "Hostile Takeover")
    t.start("runner", turn_begins=True)
    assert t.card("Fencer Fueno").credit == 1
    run_on(t, "Server 1")
    assert t.card("Fencer Fueno").credit == 2
    end_turn(t)
    assert t.card("Fencer Fueno").credit == 2, "nothing is to be paid"


def test_fencer_fuenos_credits_are_spent_after_success_only() -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=2)
    t.root("Server 1", "PAD Campaign")
    t.hand("runner", "Diesel", "Cleaver")
    t.set(runner_credits=2)
    t.start("runner")
    assert not t.offered("Install Cleaver")
    t.click("Run on Server 1")
    t.pass_until("Trash")
    t.click("Trash PAD Campaign")
    finish_run(t)
    assert t.names("archives") == ["PAD Campaign"]


@pytest.mark.parametrize("pays", [True, False])
def test_fencer_fueno_costs_a_credit_or_goes_with_three_or_more(pays: bool) -> None:
    t = Table()
    t.rig("Fencer Fueno", credit=3)
    t.start("runner", clicks=1)
    t.click("Gain 1 credit")
    t.pass_until("Pay")
    t.click("Pay" if pays else "Let it happen")
    assert ("Fencer Fueno" in t.names("installed")) == pays
    assert t.credits("runner") == 6 - pays


def test_crowdfunding_pays_three_times_then_draws() -> None:
    t = Table()
    t.hand("runner", "Crowdfunding")
    t.start("runner")
    t.click("Install Crowdfunding")
    for n in (1, 2, 3):
        assert t.card("Crowdfunding").credit == 4 - n
        end_turn(t)
        end_turn(t)
    assert t.names("heap")[0] == "Crowdfunding"
    assert "Crowdfunding" not in t.names("installed")
    assert t.happened("drawn") == 1


@pytest.mark.parametrize("runs", [2, 3])
def test_crowdfunding_comes_back_after_three_successful_runs(runs: int) -> None:
    t = Table()
    t.discard_pile("runner", "Crowdfunding")
    t.start("runner", clicks=3)
    for _ in range(runs):
        run_on(t, "Archives")
    while t.game.state.active == "runner" and not t.offered("Crowdfunding"):
        t.click("Gain 1 credit") if t.offered("Gain 1 credit") else t.answer(
            [next(o.key for o in t.asked.options if o.passing)]
        )
    if runs == 3:
        t.click("Crowdfunding")
        assert t.card("Crowdfunding").credit == 3
    assert ("Crowdfunding" in t.names("installed")) == (runs == 3)


def test_nanuq_breaks_and_is_removed_when_an_agenda_is_stolen() -> None:
    t = against("Enigma", "Nanuq")
    t.root("Server 1", "Hostile Takeover")
    t.click("Nanuq: +1")
    assert strength(t, "Nanuq") == 4
    t.click("Nanuq: Break")
    finish_run(t)
    run_on(t, "Server 1")
    assert t.names("removed") == ["Nanuq"]


def test_nanuq_is_removed_when_it_is_uninstalled() -> None:
    t = rigged("Nanuq")
    t.effect("runner", AddToHand(Each(Named("Nanuq"))))
    assert (t.names("grip"), t.names("removed")) == ([], ["Nanuq"])


def test_hush_takes_what_ice_does_and_leaves_its_printed_subroutines() -> None:
    t = Table()
    t.ice("HQ", "Tollbooth")
    t.ice("R&D", "Wraparound")
    t.hand("runner", "Hush")
    t.start("runner")
    assert not t.offered("Install Hush on HQ")
    t.click("Install Hush on Wraparound")
    assert strength(t, "Wraparound") == 0
    t.click("Hush: Host")
    assert strength(t, "Wraparound") == 7
    credits = t.credits("runner")
    t.click("Run on HQ")
    assert t.credits("runner") == credits, "Tollbooth asks for nothing"
    assert t.options


@pytest.mark.parametrize("back", [True, False])
def test_direct_access_takes_what_identities_do_while_it_resolves(back: bool) -> None:
    t = Table(runner="Zahya Sadeghi: Versatile Smuggler", corp="Jinteki: Restoring Humanity")
    t.hand("runner", "Direct Access")
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.click("Play Direct Access")
    t.click("HQ")
    t.pass_until("Yes: shuffle")
    t.answer([o.key for o in t.asked.options if o.passing != back])
    assert t.credits("runner") == 4, "Zahya gains nothing"
    assert t.names("heap") == ["Direct Access"] * (not back)
    assert ("Direct Access" in t.names("stack")) == back
    t.click("Run on HQ")
    t.pass_until("Zahya")


@pytest.mark.parametrize("runs", [True, False])
def test_carpe_diem_pays_and_lets_you_run_your_mark(runs: bool) -> None:
    t = Table()
    t.hand("runner", "Carpe Diem")
    t.start("runner")
    t.click("Play Carpe Diem")
    assert t.credits("runner") == 5 - 1 + 4
    t.click("Yes" if runs else "No")
    assert (t.game.run is not None) == runs
    assert t.game.run is None or t.game.run.server == t.game.state.mark


@pytest.mark.parametrize("seed", range(6))
def test_virtuoso_accesses_more_in_hq_if_that_is_the_mark_else_breaches_hq_later(seed: int) -> None:
    t = Table(seed=seed)
    t.rig("Virtuoso")
    t.hand("corp", *["Hedge Fund"] * 4)
    t.start("runner", turn_begins=True)
    t.next_action()
    mark = t.game.state.mark
    for n in range(2):
        before = t.happened("accessed")
        run_on(t, {"hq": "HQ", "rd": "R&D", "archives": "Archives"}[mark])
        t.next_action()
        at_mark = {"hq": 1, "rd": 1, "archives": 0}[mark]
        assert t.happened("accessed") - before == at_mark + (n == 0)
    assert t.happened("breach_begins", server="hq") == (2 if mark == "hq" else 1)


def test_virtuoso_gives_memory() -> None:
    assert rigged("Virtuoso").game.memory_limit() == 5


@pytest.mark.parametrize("server", ["HQ", "R&D"])
def test_security_testing_pays_instead_of_the_first_breach_of_the_chosen_server(server: str) -> None:
    t = Table()
    t.rig("Security Testing")
    t.hand("corp", "Hedge Fund")
    t.start("runner", turn_begins=True)
    t.play("Security Testing", "HQ")
    run_on(t, server)
    assert t.credits("runner") == 5 + 2 * (server == "HQ")
    assert t.happened("accessed") == (server != "HQ")
    run_on(t, "HQ")
    run_on(t, "HQ")
    assert t.credits("runner") == 7, "once a turn"


def test_blackguard_has_the_corp_rez_what_is_exposed() -> None:
    t = rigged("Blackguard", corp_credits=9)
    t.ice("HQ", "Ice Wall", rezzed=False)
    assert t.game.memory_limit() == 6
    t.effect("runner", Expose(Each(Named("Ice Wall"))))
    assert t.card("Ice Wall").faceup
    assert t.credits("corp") == 8
    t = rigged("Blackguard", corp_credits=0)
    t.ice("HQ", "Ice Wall", rezzed=False)
    t.effect("runner", Expose(Each(Named("Ice Wall"))))
    assert not t.card("Ice Wall").faceup


@pytest.mark.parametrize("by", ["removing", "avoiding"])
def test_thunder_art_gallery_installs_cheaper_when_a_tag_goes_first(by: str) -> None:
    t = rigged("Thunder Art Gallery", "Forger", tags=int(by == "removing"), runner_credits=9)
    t.hand("runner", "Cleaver", "Leech")
    if by == "removing":
        t.click("Forger: Remove 1 tag")
    else:
        t.effect("corp", GiveTags(1))
        t.click("Forger: Avoid 1 tag")
    t.click("Thunder Art Gallery")
    t.click("Cleaver")
    t.next_action()
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 9 - 3 + 1


@pytest.mark.parametrize(("kind", "drawn"), [("net", 3), ("meat", 3), ("core", 0)])
def test_i_ve_had_worse_draws_when_damage_trashes_it(kind: str, drawn: int) -> None:
    t = rigged()
    t.hand("runner", "I've Had Worse")
    t.effect("corp", Damage(kind, 1))  # type: ignore[arg-type]
    assert (t.names("heap"), grip(t)) == (["I've Had Worse"], drawn)


def test_i_ve_had_worse_draws_when_it_is_played_and_not_when_it_is_discarded() -> None:
    t = Table()
    t.hand("runner", "I've Had Worse")
    t.start("runner")
    t.click("Play I've Had Worse")
    assert grip(t) == 3
    t = Table()
    t.hand("runner", *["I've Had Worse"] * 6)
    t.start("runner", clicks=1)
    end_turn(t)
    assert grip(t) == 5


def test_showing_off_accesses_rd_from_the_bottom() -> None:
    """7.4.7b: the bottommost candidate first."""
    t = Table()
    t.hand("runner", "Showing Off")
    state = t.game.state
    state.zones["rd"] = (*state.zones["rd"], t.hand("corp", "Hostile Takeover")[0])
    state.zones["hq"] = ()
    oid = state.zones["rd"][-1]
    state.cards[oid] = structs.replace(state.cards[oid], zone="rd")
    t.start("runner")
    t.click("Play Showing Off")
    t.pass_until("Steal")
    t.click("Steal")
    finish_run(t)
    assert t.names("runner_score") == ["Hostile Takeover"]
    assert t.happened("accessed") == 1


@pytest.mark.parametrize("place", ["stack", "heap"])
def test_test_run_borrows_a_program_of_the_stack_or_the_heap(place: str) -> None:
    t = Table()
    t.hand("runner", "Test Run")
    if place == "stack":
        t.deck("runner", "Cleaver")
    else:
        t.discard_pile("runner", "Cleaver")
    t.start("runner")
    t.click("Play Test Run")
    if place == "heap":  # where none is in the heap, searching is the only mode that can be resolved
        t.click("Choose")
    if t.offered("Cleaver"):
        t.click("Cleaver")
    t.next_action()
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 5 - 3
    assert "Test Run" in t.names("heap")
    end_turn(t)
    assert t.names("stack")[0] == "Cleaver"
    assert t.names("installed") == []


def test_test_run_needs_a_stack_to_search_or_a_program_in_the_heap() -> None:
    """1.2.5."""
    t = Table()
    t.hand("runner", "Test Run")
    t.empty_deck("runner")
    t.discard_pile("runner", "Sure Gamble")
    t.start("runner")
    assert not t.offered("Play Test Run")
    t.discard_pile("runner", "Cleaver")
    t.refresh()
    assert t.offered("Play Test Run")


def test_test_run_leaves_a_program_alone_that_was_uninstalled_meanwhile() -> None:
    t = Table()
    t.hand("runner", "Test Run")
    t.discard_pile("runner", "Cleaver")
    t.start("runner")
    t.click("Play Test Run")
    t.pass_until("Gain 1 credit") if not t.offered("Choose") else t.click("Choose")
    t.next_action()
    t.effect("corp", Trash(Each(Named("Cleaver"))))
    end_turn(t)
    assert "Cleaver" in t.names("heap")


@pytest.mark.parametrize(("damage", "usable"), [(4, True), (2, True), (1, False)])
def test_bio_modeled_network_prevents_all_but_one_net_damage(damage: int, usable: bool) -> None:
    """9.9.7c: it sets the amount to 1, and is relevant to 2 or more."""
    t = rigged("Bio-Modeled Network")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage("net", damage))
    assert t.offered("Bio-Modeled Network") == usable
    if usable:
        t.click("Bio-Modeled Network")
    assert grip(t) == 4
    assert ("Bio-Modeled Network" in t.names("heap")) == usable


def test_bio_modeled_network_does_nothing_against_meat_damage() -> None:
    t = rigged("Bio-Modeled Network")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.effect("corp", Damage("meat", 3))
    assert grip(t) == 2
