"""Assets of the Borealis cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, run_on, running

# -- Moon Pool --------------------------------------------------------------------------------------------


def advancement(t: Table) -> int:
    return t.card("Regolith Mining License").advancement


def moon_pool(*archives: str) -> Table:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.root("Server 2", "Regolith Mining License")
    t.rig("Leech")
    t.hand("corp", "Hedge Fund", "Offworld Office", "Palisade")
    t.discard_pile("corp", *archives, faceup=False)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    return t


def test_moon_pool_trashes_from_hq_and_shuffles_agendas_away_for_advancement() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    assert t.names("removed") == ["Moon Pool"]
    t.click("Offworld Office", "Palisade")
    assert t.names("hq") == ["Hedge Fund"]
    seen = str(t.view("runner"))
    assert "Offworld Office" not in seen, "trashed facedown"
    t.click("Offworld Office", "Send a Message")
    # One question for each agenda, put when the cards are in R&D already.
    assert "Send a Message" in t.names("rd")
    assert len(t.names("archives")) == 2
    for _ in range(2):
        t.click("Yes")
        t.click("Regolith Mining License")
    assert advancement(t) == 2
    assert t.decision.kind == "window"


def test_moon_pool_counts_agendas_only() -> None:
    t = moon_pool("Send a Message", "Government Subsidy")
    t.answer([])
    t.click("Send a Message", "Government Subsidy")
    assert any("Government Subsidy" in line for line in t.log("runner")), "revealed"
    t.click("Yes")
    t.click("Regolith Mining License")
    t.next_action()
    assert advancement(t) == 1


def test_moon_pool_may_place_nothing() -> None:
    t = moon_pool("Send a Message")
    t.answer([])
    t.click("Send a Message")
    t.click("No")
    t.next_action()
    assert advancement(t) == 0


def test_moon_pool_asks_no_more_after_a_no() -> None:
    t = moon_pool("Send a Message", "Send a Message")
    t.answer([])
    t.click("Send a Message", "Send a Message")
    t.click("No")
    assert t.decision.kind == "window"
    assert advancement(t) == 0


def test_moon_pool_does_not_touch_faceup_cards() -> None:
    t = Table()
    t.root("Server 1", "Moon Pool", rezzed=True)
    t.hand("corp", "Hedge Fund")
    t.discard_pile("corp", "Send a Message", faceup=True)
    t.start("corp")
    t.click("Moon Pool: Trash up to 2 cards")
    t.answer([])
    t.next_action()
    assert t.names("archives") == ["Send a Message"]


# -- Nightmare Archive ------------------------------------------------------------------------------------


def test_nightmare_archive_hurts_and_goes_at_once() -> None:
    """Sentinel Defense Program hears of the core damage when the asset has left the game."""
    t = Table()
    t.score_area("corp", "Sentinel Defense Program")
    t.rig("Feedback Filter")
    t.root("Server 1", "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("does 1 core")
    t.click("The Corp does 1 core")
    while not t.offered("Prevent 1 net"):
        t.click("Pass")
    assert t.names("removed") == ["Nightmare Archive"]


def archive(server: str) -> Table:
    """The Runner accesses Nightmare Archive in this server."""
    t = Table()
    if server == "R&D":
        t.deck("corp", "Nightmare Archive")
    else:
        t.root(server, "Nightmare Archive")
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click(f"Run on {server}")
    while t.decision.kind != "mode":
        go_on(t)
    return t


def test_nightmare_archive_becomes_an_agenda_worth_less_than_nothing() -> None:
    """1.21.7: it is revealed only if it is accessed in R&D."""
    t = archive("Server 1")
    assert t.decision.seat == "runner"
    assert t.options[0].startswith("Add Nightmare Archive to your score area")  # who chooses does it
    assert t.happened("revealed") == 0  # only in R&D
    t.click(t.options[0])
    assert t.names("runner_score") == ["Nightmare Archive"]
    assert t.game.points("runner") == -1
    assert (grip(t), t.game.state.core_damage) == (3, 0)


def test_nightmare_archive_hurts_who_leaves_it() -> None:
    """1.21.7: while the Runner decides, both have seen it in R&D."""
    t = archive("R&D")
    assert t.happened("revealed") == 1
    t.click(t.options[1])
    assert t.game.state.core_damage == 1
    assert grip(t) == 2
    assert t.names("removed") == ["Nightmare Archive"]
    while running(t):
        go_on(t)
    assert t.names("runner_score") == []


def corp_turn(title: str, *hand: str, advancement: int = 0, **fields: int) -> Table:
    """The Corp's turn begins with a rezzed asset in Server 1."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", title, rezzed=True, advancement=advancement)
    t.hand("corp", *hand)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp", turn_begins=True)
    return t


# -- Bladderwort ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "cards"), [(3, 2), (4, 3)])
def test_bladderwort_pays_1_and_hurts_a_runner_of_a_poor_corp(before: int, cards: int) -> None:
    t = corp_turn("Bladderwort", corp_credits=before)
    t.next_action()
    assert (t.credits("corp"), grip(t)) == (before + 1, cards)


# -- Chekist Scion ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("advancement", "tags"), [(0, 1), (2, 3)])
def test_chekist_scion_gives_a_tag_and_one_for_each_counter(advancement: int, tags: int) -> None:
    t = Table()
    t.root("Server 1", "Chekist Scion", advancement=advancement)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.game.state.tags == tags


def test_chekist_scion_does_nothing_in_hq_and_is_advanced() -> None:
    t = Table()
    t.hand("corp", "Chekist Scion")
    t.start("runner")
    run_on(t, "HQ")
    assert (t.happened("accessed"), t.game.state.tags) == (1, 0)
    t = Table()
    t.root("Server 1", "Chekist Scion")
    t.start("corp")
    t.click("Advance")
    assert t.card("Chekist Scion").advancement == 1


# -- Dr. Vientiane Keeling --------------------------------------------------------------------------------


def test_dr_vientiane_keeling_shrinks_the_grip_from_when_it_is_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Dr. Vientiane Keeling")
    t.start("corp")
    assert t.game.hand_size("runner") == 5
    t.click("Rez Dr. Vientiane Keeling")
    assert t.card("Dr. Vientiane Keeling").power == 1
    assert (t.game.hand_size("runner"), t.game.hand_size("corp")) == (4, 5)
    end_turn(t)
    t.next_action()
    assert t.game.hand_size("runner") == 4, "the Runner's turn is not its controller's"


def test_dr_vientiane_keeling_gets_a_counter_each_turn() -> None:
    t = corp_turn("Dr. Vientiane Keeling")
    t.next_action()
    assert t.card("Dr. Vientiane Keeling").power == 1
    assert t.game.hand_size("runner") == 4


# -- Drago Ivanov -----------------------------------------------------------------------------------------


def test_drago_ivanov_gives_a_tag_for_2_counters() -> None:
    t = corp_turn("Drago Ivanov", advancement=2)
    t.next_action()
    t.click("Advance")
    t.click("Drago Ivanov: ")
    assert (t.game.state.tags, t.card("Drago Ivanov").advancement) == (1, 1)
    assert not t.offered("Drago Ivanov: "), "2 counters are needed"


def test_drago_ivanov_is_used_in_the_corps_turn_alone() -> None:
    t = Table(policy=ASK_ALL)
    t.root("Server 1", "Drago Ivanov", rezzed=True, advancement=3)
    t.start("runner", clicks=1)
    t.pass_until("Run on HQ")
    t.click("Gain 1 credit")
    for _ in range(20):
        if t.game.state.active == "corp":
            break
        assert not t.offered("Drago Ivanov: ")
        go_on(t)
    t.pass_until("Drago Ivanov: ")


# -- Gaslight ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_gaslight_is_trashed_for_an_operation(uses: bool) -> None:
    t = Table(filler=3)
    t.root("Server 1", "Gaslight", rezzed=True)
    t.deck("corp", "Palisade", "Retribution")
    t.start("corp", turn_begins=True)
    t.pass_until("Trash Gaslight")
    t.click("Trash Gaslight" if uses else "Do not")
    if uses:
        assert not t.offered("Palisade")
        t.click("Retribution")
        assert t.happened("revealed") == 1
        assert "Retribution" in t.names("hq")
    assert ("Gaslight" in t.names("archives")) is uses


# -- Hostile Architecture ---------------------------------------------------------------------------------


def trash_in(t: Table, server: str, title: str) -> None:
    """Run on a server and trash a card there."""
    t.click(f"Run on {server}")
    t.pass_until(f"Trash {title}")
    t.click(f"Trash {title}")
    t.next_action()


def test_hostile_architecture_hurts_for_the_first_card_trashed_each_turn() -> None:
    t = Table()
    t.set(runner_credits=20)
    t.root("Server 1", "Hostile Architecture", rezzed=True)
    t.root("Server 2", "PAD Campaign")
    t.root("Server 3", "PAD Campaign")
    t.hand("corp", "PAD Campaign")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.play("Run on HQ", "Go on", "Trash PAD")
    assert grip(t) == 5, "a card of HQ is not installed"
    trash_in(t, "Server 2", "PAD")
    assert grip(t) == 3
    trash_in(t, "Server 3", "PAD")
    assert grip(t) == 3


@pytest.mark.parametrize("rezzed", [True, False])
def test_hostile_architecture_counts_itself_when_it_is_active(rezzed: bool) -> None:
    t = Table()
    t.set(runner_credits=20, corp_credits=0)
    t.root("Server 1", "Hostile Architecture", rezzed=rezzed)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    trash_in(t, "Server 1", "Hostile")
    t.next_action()
    assert grip(t) == (3 if rezzed else 5)


# -- Reaper Function --------------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_reaper_function_is_trashed_for_2_net_damage(uses: bool) -> None:
    t = corp_turn("Reaper Function")
    t.pass_until("Trash Reaper")
    t.click("Trash Reaper" if uses else "Do not")
    assert grip(t) == (1 if uses else 3)
    assert ("Reaper Function" in t.names("archives")) is uses


# -- Refuge Campaign --------------------------------------------------------------------------------------


def test_refuge_campaign_pays_2_when_the_corps_turn_begins() -> None:
    t = corp_turn("Refuge Campaign")
    t.next_action()
    assert t.credits("corp") == 7
    t = Table()
    t.root("Server 1", "Refuge Campaign", rezzed=True)
    t.start("runner", turn_begins=True)
    t.next_action()
    assert t.credits("corp") == 5


# -- Svyatogor Excavator ----------------------------------------------------------------------------------


@pytest.mark.parametrize("uses", [True, False])
def test_svyatogor_excavator_trashes_another_card_for_3_credits(uses: bool) -> None:
    t = Table()
    t.root("Server 1", "Svyatogor Excavator", rezzed=True)
    t.ice("HQ", "Palisade", rezzed=False)
    t.start("corp", turn_begins=True)
    t.pass_until("Do not")
    t.click("Trash" if uses else "Do not")
    while not t.offered("Gain 1 credit"):
        assert not t.offered("Svyatogor")
        go_on(t)
    assert t.credits("corp") == (8 if uses else 5)
    assert t.names("archives") == (["Palisade"] if uses else [])


def test_svyatogor_excavator_does_not_trash_itself() -> None:
    t = corp_turn("Svyatogor Excavator", "Palisade")
    t.next_action()
    assert (t.credits("corp"), t.names("archives")) == (5, [])


# -- Ubiquitous Vig ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("advancement", [0, 3])
def test_ubiquitous_vig_pays_1_for_each_counter(advancement: int) -> None:
    t = corp_turn("Ubiquitous Vig", advancement=advancement)
    t.next_action()
    assert t.credits("corp") == 5 + advancement
    t.click("Advance")
    assert t.card("Ubiquitous Vig").advancement == advancement + 1
