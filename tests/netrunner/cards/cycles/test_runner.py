"""The Runner's events, hardware, programs and resources."""

import pytest

from engine.netrunner.language.effects import BadPublicity, Damage, Score
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses_from_here, finish_run, go_on, rigged, running, unprevented


def played(title: str, *more: str, **fields: int) -> Table:
    """A Runner's turn with this event in hand."""
    t = Table()
    t.hand("runner", title, *more)
    t.hand("corp", *["Hedge Fund"] * 5)
    t.set(runner_credits=9)
    t.set(**fields)
    t.start("runner")
    return t


# -- events -----------------------------------------------------------------------------------------------


def test_easy_mark_gains_three() -> None:
    t = played("Easy Mark")
    t.click("Play Easy Mark")
    assert t.credits("runner") == 12


@pytest.mark.parametrize(("title", "server"), [("Legwork", "hq"), ("The Maker’s Eye", "rd")])
def test_legwork_and_the_makers_eye_access_three_cards(title: str, server: str) -> None:
    t = played(title)
    t.click(f"Play {title}")
    n = accesses_from_here(t)
    assert n == 3
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == [server]


@pytest.mark.parametrize("title", ["Legwork", "The Maker’s Eye"])
def test_legwork_and_the_makers_eye_do_nothing_without_success(title: str) -> None:
    t = played(title)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.refresh()
    t.click(f"Play {title}")
    assert accesses_from_here(t) == 0


def test_demolition_run_trashes_what_is_accessed_for_nothing() -> None:
    t = played("Demolition Run")
    t.click("Play Demolition Run")
    assert t.options == ["Run on HQ", "Run on R&D"]
    t.click("Run on HQ")
    t.pass_until("Demolition Run: Trash")
    before = t.credits("runner")
    t.click("Demolition Run: Trash")
    finish_run(t)
    assert t.names("archives") == ["Hedge Fund"]
    assert t.credits("runner") == before


def test_demolition_run_is_over_with_its_run() -> None:
    t = played("Demolition Run")
    t.click("Play Demolition Run")
    t.click("HQ")
    finish_run(t)
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Demolition Run")
        go_on(t)
    assert t.names("archives") == []


def test_mass_install_installs_up_to_three_programs() -> None:
    t = played("Mass Install", "Leech", "Cleaver", "Leech", "Leech", runner_credits=20)
    t.click("Play Mass Install")
    t.click("Leech")
    t.click("Cleaver")
    t.click("Leech")
    assert sorted(t.names("installed")) == ["Cleaver", "Leech", "Leech"]
    assert t.clicks("runner") == 3


def test_mass_install_may_stop() -> None:
    t = played("Mass Install", "Leech", "Cleaver")
    t.click("Play Mass Install")
    t.click("Leech")
    while t.offered("No"):
        t.click("No")
    assert t.names("installed") == ["Leech"]


def apocalypse(*runs: str) -> Table:
    t = played("Apocalypse")
    t.rig("Leech", "Pennyshaver")
    t.root("Server 1", "Urtica Cipher")
    t.ice("Server 1", "Palisade")
    t.game.state.clicks["runner"] = 6
    t.refresh()
    for server in runs:
        t.click(f"Run on {server}")
        finish_run(t)
    return t


def test_apocalypse_ends_everything() -> None:
    t = apocalypse("HQ", "R&D", "Archives")
    t.click("Play Apocalypse")
    assert sorted(t.names("archives")) == ["Palisade", "Urtica Cipher"]
    rig = [t.game.state.cards[oid] for oid in t.game.state.zones["installed"]]
    assert len(rig) == 2
    assert not any(card.faceup for card in rig)


def test_apocalypse_needs_all_three_runs() -> None:
    assert not apocalypse("HQ", "R&D").offered("Play Apocalypse")


def test_the_noble_path_prevents_all_damage_of_its_run() -> None:
    t = played("The Noble Path", "Sure Gamble", "Sure Gamble")
    t.ice("HQ", "Karunā")
    t.refresh()
    t.click("Play The Noble Path")
    t.click("HQ")
    assert t.names("grip") == []
    assert t.names("heap").count("Sure Gamble") == 2
    finish_run(t)
    assert t.happened("damage") == 0
    assert t.winner is None, "damage with an empty grip would flatline"
    t.hand("runner", "Sure Gamble")
    t.effect("corp", Damage("net", 1))
    assert t.names("grip") == [], "after the run nothing is prevented"


# -- hardware ---------------------------------------------------------------------------------------------


def test_clone_chip_installs_from_the_heap_and_pays() -> None:
    t = rigged("Clone Chip", runner_credits=5)
    t.discard_pile("runner", "Cleaver", "Pennyshaver")
    t.refresh()
    t.click("Clone Chip: Install")
    if t.offered("Cleaver"):
        t.click(next(label for label in t.options if "Cleaver" in label))
    assert "Cleaver" in t.names("installed")
    assert t.credits("runner") == 5 - 3
    assert sorted(t.names("heap")) == ["Clone Chip", "Pennyshaver"]


def test_clone_chip_without_a_program_is_not_offered() -> None:
    t = rigged("Clone Chip")
    t.discard_pile("runner", "Pennyshaver")
    t.refresh()
    assert not t.offered("Clone Chip")


def test_grimoire_gives_memory_and_virus_counters() -> None:
    t = Table()
    t.rig("Grimoire")
    t.hand("runner", "Fermenter", "Cleaver")
    t.set(runner_credits=9)
    t.start("runner")
    assert t.game.memory_limit() == 6
    t.click("Install Fermenter")
    while not t.offered("Install Cleaver"):
        t.answer([t.decision.options[0].key])
    assert t.card("Fermenter").virus == 2, "one of its own"
    t.click("Install Cleaver")
    assert t.card("Cleaver").virus == 0


# -- programs ---------------------------------------------------------------------------------------------


def meeting(ice: str, *rig: str, credits: int = 20, power: int = 0) -> Table:
    t = Table()
    t.ice("HQ", ice)
    t.rig(*rig, power=power)
    t.set(runner_credits=credits)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.encounter is None:
        go_on(t)
    return t


def test_gordian_blade_keeps_its_strength_for_the_run() -> None:
    t = Table()
    t.ice("HQ", "Enigma", "Enigma")
    t.rig("Gordian Blade")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    while t.game.encounter is None:
        go_on(t)
    strength = t.game.strength(t.card("Gordian Blade"))
    t.click(next(label for label in t.options if label.startswith("Gordian Blade:") and "+1" in label))
    t.click("Break everything with Gordian Blade")
    while t.game.encounter is not None and t.happened("encounter") == 1:
        go_on(t)
    assert t.game.strength(t.card("Gordian Blade")) == strength + 1
    while t.happened("encounter") < 2:
        go_on(t)
    t.click("Break everything with Gordian Blade")
    finish_run(t)
    assert t.happened("successful_run") == 1
    assert t.game.strength(t.card("Gordian Blade")) == strength


@pytest.mark.parametrize(("power", "breaks"), [(1, False), (2, True), (3, False)])
def test_atman_breaks_ice_of_its_own_strength_only(power: int, breaks: bool) -> None:
    t = meeting("Palisade", "Atman", power=power)  # strength 2
    assert t.game.strength(t.card("Atman")) == power
    assert t.offered("Atman: Break 1 subroutine") == breaks
    if breaks:
        t.click("Atman: Break 1 subroutine")
        finish_run(t)
        assert t.happened("successful_run") == 1


def test_atman_takes_counters_when_it_is_installed() -> None:
    t = Table()
    t.hand("runner", "Atman")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Install Atman")
    paid = t.credits("runner")
    t.click("Pay X credits")
    t.click("X is 4")
    assert t.card("Atman").power == 4
    assert t.credits("runner") == paid - 4


def test_wyrm_brings_ice_down_and_breaks_it() -> None:
    t = meeting("Palisade", "Wyrm")  # strength 2; Wyrm has 1
    assert not t.offered("Wyrm: Break")
    t.click(next(label for label in t.options if label.startswith("Wyrm:") and "+1" in label))
    for _ in range(2):
        assert not t.offered("Wyrm: Break")
        t.click(
            next(
                label
                for label in t.options
                if label.startswith("Wyrm:") and "1 strength" in label and "+" not in label
            )
        )
    t.click("Wyrm: Break 1 subroutine")
    finish_run(t)
    assert t.happened("successful_run") == 1


def test_puffer_grows_and_needs_more_memory() -> None:
    t = rigged("Puffer", runner_credits=9)
    puffer = t.card("Puffer")
    before, memory = t.game.strength(puffer), t.game.memory_used()
    t.click("Puffer: Either")
    assert t.card("Puffer").power == 1, "with no counter to remove there is nothing to choose"
    assert t.game.strength(t.card("Puffer")) == before + 1
    assert t.game.memory_used() == memory + 1
    t.click("Puffer: Either")
    t.click("Remove 1 power counter")
    assert t.card("Puffer").power == 0
    assert t.clicks("runner") == 2


def test_a_puffer_that_grows_over_the_memory_limit_is_seen_at_once() -> None:
    t = rigged("Puffer", "Carmen", "Leech", "Leech", runner_credits=9)
    assert t.game.memory_used() == t.game.memory_limit()
    t.click("Puffer: Either")
    assert t.decision.kind == "memory"
    t.click("Leech")
    assert t.game.memory_used() == t.game.memory_limit()


def test_puffer_breaks_sentries() -> None:
    t = meeting("Karunā", "Puffer")
    t.click("Break everything with Puffer")
    finish_run(t)
    assert t.happened("damage") == 0
    assert not meeting("Palisade", "Puffer").offered("Break everything with Puffer")


def test_sneakdoor_beta_runs_archives_and_breaches_hq() -> None:
    t = rigged("Sneakdoor Beta")
    t.click("Sneakdoor Beta: Run Archives")
    accessed = accesses_from_here(t)
    assert accessed == 1
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["hq"]
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["hq"]
    assert t.clicks("runner") == 3


def test_sneakdoor_beta_does_nothing_for_other_runs_or_failed_ones() -> None:
    t = rigged("Sneakdoor Beta")
    t.click("Run on Archives")
    finish_run(t)
    assert [e.server for e in t.game.state.happened if e.kind == "successful_run"] == ["archives"]
    t = rigged("Sneakdoor Beta")
    t.ice("Archives", "Palisade")
    t.refresh()
    t.click("Sneakdoor Beta: Run Archives")
    finish_run(t)
    assert t.happened("successful_run") == 0


# -- resources --------------------------------------------------------------------------------------------


def test_data_dealer_sells_an_agenda() -> None:
    t = rigged("Data Dealer", runner_credits=0)
    assert not t.offered("Data Dealer")
    t.score_area("runner", "Offworld Office")
    t.refresh()
    t.click("Data Dealer: Gain 9 credits")
    while t.decision.kind == "pay_with":
        go_on(t)
    assert (t.credits("runner"), t.clicks("runner")) == (9, 3)
    assert t.names("removed") == ["Offworld Office"]


def no_root(t: Table) -> int:
    """Go through a breach of HQ: how many cards are accessed; those in its root are never offered."""
    n = sum(event.kind == "accessed" for event in t.events)
    while t.game.breach is not None:
        assert not t.offered("Manegarm")
        go_on(t)
        n += sum(event.kind == "accessed" for event in t.events)
    return n


def test_gang_sign_breaches_hq_when_the_corp_scores() -> None:
    t = Table()
    t.rig("Gang Sign")
    t.hand("corp", "Hedge Fund")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert no_root(t) == 1
    assert t.happened("breach_begins") == 1


def test_gang_sign_does_not_mind_other_agendas() -> None:
    t = Table()
    t.rig("Gang Sign")
    t.hand("corp", "Hedge Fund")
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    while running(t):
        go_on(t)
    assert t.happened("stolen") == 1
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == ["remote1"]


def test_raymond_flint_breaches_hq_for_bad_publicity_and_exposes() -> None:
    t = rigged("Raymond Flint")
    t.root("HQ", "Manegarm Skunkworks")
    t.root("Server 1", "Urtica Cipher")
    t.refresh()
    t.effect("corp", BadPublicity(1))
    assert no_root(t) == 1
    t.click("Raymond Flint: Expose")
    t.click("Server 1")
    unprevented(t)
    assert any("Urtica Cipher" in line for line in t.log("runner"))
    assert t.names("heap") == ["Raymond Flint"]


def test_raymond_flint_is_quiet_otherwise() -> None:
    t = rigged("Raymond Flint")
    assert not t.offered("Raymond Flint"), "nothing to expose"
    t.effect("runner", Score(Each(Named("nothing"))))
    assert t.happened("breach_begins") == 0
