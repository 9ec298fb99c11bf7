"""Further agendas, assets, upgrades and operations of the Corp."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import accesses, end_turn, finish_run, go_on, hq, run_on, running


def office(*titles: str, **fields: int) -> Table:
    """The Corp's turn with these in HQ."""
    t = Table()
    t.hand("corp", *titles)
    t.set(corp_credits=9)
    t.set(**fields)
    t.start("corp")
    return t


# -- operations -------------------------------------------------------------------------------------------


def test_shipment_from_mirrormorph_installs_up_to_three_cards_and_pays() -> None:
    t = office("Shipment from MirrorMorph", "Palisade", "Palisade", "Urtica Cipher", "Hedge Fund")
    t.click("Play Shipment from MirrorMorph")
    assert not t.offered("Hedge Fund")
    for title in ("Palisade", "Palisade", "Urtica Cipher"):
        t.click(title)
        t.click("HQ" if title == "Palisade" else "A new server")
    assert sorted(t.names("installed")) == ["Palisade", "Palisade", "Urtica Cipher"]
    assert t.credits("corp") == 9 - 1 - 1, "the second piece of ice costs 1 credit"
    assert t.clicks("corp") == 2


def test_shipment_from_mirrormorph_may_install_fewer() -> None:
    t = office("Shipment from MirrorMorph", "Palisade", "Palisade")
    t.click("Play Shipment from MirrorMorph")
    t.click("Palisade")
    t.click("HQ")
    t.click("No")
    t.click("No")
    assert t.names("installed") == ["Palisade"]


def test_lateral_growth_pays_and_installs() -> None:
    t = office("Lateral Growth", "Urtica Cipher")
    t.click("Play Lateral Growth")
    assert t.credits("corp") == 9 - 2 + 4
    t.click("Urtica Cipher")
    t.click("A new server")
    assert t.names("installed") == ["Urtica Cipher"]


def test_scorched_earth_needs_a_tag_and_does_four_meat_damage() -> None:
    assert not office("Scorched Earth").offered("Play Scorched Earth")
    t = office("Scorched Earth", tags=1)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.click("Play Scorched Earth")
    assert len(t.names("grip")) == 1
    assert {e.damage for e in t.game.state.happened if e.kind == "damage"} == {"meat"}


@pytest.mark.parametrize("shown", [0, 3])
def test_celebrity_gift_pays_for_each_card_shown_and_takes_two_clicks(shown: int) -> None:
    t = office("Celebrity Gift", *["Palisade"] * 3)
    t.click("Play Celebrity Gift")
    t.answer([option.key for option in t.asked.options[:shown]])
    assert t.credits("corp") == 9 - 3 + 2 * shown
    assert t.clicks("corp") == 1
    assert t.happened("revealed") == shown
    assert hq(t) == 3


def test_predictive_algorithm_makes_stealing_dearer_until_another_current() -> None:
    t = office("Predictive Algorithm")
    t.root("Server 1", "Offworld Office")
    t.click("Play Predictive Algorithm")
    assert t.names("archives") == []
    end_turn(t)
    t.set(runner_credits=1)
    t.refresh()
    run_on(t, "Server 1")
    assert t.happened("stolen") == 0, "2 credits are not there"
    t.set(runner_credits=2)
    t.refresh()
    t.click("Run on Server 1")
    t.pass_until("Steal Offworld Office")
    t.click("Steal Offworld Office")
    t.next_action()
    assert t.credits("runner") == 0
    assert t.names("archives") == ["Predictive Algorithm"], "an agenda was stolen"


def test_predictive_algorithm_goes_when_another_current_is_played() -> None:
    t = office("Predictive Algorithm", "Predictive Algorithm")
    t.play("Play Predictive Algorithm", "Play Predictive Algorithm")
    assert t.names("archives") == ["Predictive Algorithm"]


def test_subliminal_messaging_gives_a_click_once_each_turn() -> None:
    t = office("Subliminal Messaging", "Subliminal Messaging")
    t.click("Play Subliminal Messaging")
    assert (t.credits("corp"), t.clicks("corp")) == (10, 3)
    t.click("Play Subliminal Messaging")
    assert (t.credits("corp"), t.clicks("corp")) == (11, 2)


@pytest.mark.parametrize("ran", [False, True])
def test_subliminal_messaging_comes_back_after_a_turn_without_runs(ran: bool) -> None:
    t = Table()
    t.discard_pile("corp", "Subliminal Messaging")
    t.start("runner")
    if ran:
        run_on(t, "HQ")
    end_turn(t)
    while t.game.state.active == "corp" and not (t.offered("Use Sub") or t.offered("Gain 1 credit")):
        go_on(t)
    assert t.offered("Use Subliminal") != ran
    if not ran:
        t.click("Use Subliminal")
        assert t.happened("revealed") == 1
        assert "Subliminal Messaging" in t.names("hq")


# -- agendas ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("again", [0, 1])
def test_breaking_news_tags_for_a_turn(again: int) -> None:
    t = Table()
    t.root("Server 1", "Breaking News", advancement=2)
    t.set(tags=again)
    t.start("corp")
    t.click("Score Breaking News")
    assert t.game.state.tags == 2 + again
    end_turn(t)
    assert t.game.state.tags == again
    end_turn(t)
    assert t.game.state.tags == again, "only at the end of the turn in which it was scored"


def test_personality_profiles_minds_searches_and_installs_from_the_heap() -> None:
    t = Table()
    t.score_area("corp", "Personality Profiles")
    t.rig("Clone Chip", "Artist Colony")
    t.score_area("runner", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.discard_pile("runner", "Cleaver")
    t.deck("runner", "Pennyshaver")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Clone Chip: Install")
    if not t.offered("Gain 1 credit"):
        t.click("Cleaver")
    t.next_action()
    assert len(t.names("grip")) == 3
    t.click("Artist Colony")
    while t.decision.kind == "pay_with":
        go_on(t)
    t.click("Pennyshaver")
    t.next_action()
    assert len(t.names("grip")) == 2
    t.hand("runner", "Leech")
    t.refresh()
    t.click("Install Leech")
    assert len(t.names("grip")) == 2, "installed from the grip"


@pytest.mark.parametrize("stolen", [False, True])
def test_bacterial_programming_sorts_the_top_seven(stolen: bool) -> None:
    t = Table()
    deck = ["Palisade", "Enigma", "Hunter", "Urtica Cipher", "Hedge Fund", "Wormhole", "Shiro"]
    t.deck("corp", *deck)
    t.root("Server 1", "Bacterial Programming", advancement=0 if stolen else 5)
    t.start("runner" if stolen else "corp")
    if stolen:
        t.click("Run on Server 1")
        t.pass_until("Use Bacterial")
    else:
        t.click("Score Bacterial Programming")
    t.click("Use Bacterial Programming")
    assert t.decision.seat == "corp"
    t.click("Palisade", "Enigma")
    assert not t.offered("Palisade")
    t.click("Hunter")
    t.click("Shiro", "Wormhole", "Hedge Fund", "Urtica Cipher")
    assert t.names("rd")[:4] == ["Shiro", "Wormhole", "Hedge Fund", "Urtica Cipher"]
    assert sorted(t.names("hq"))[:2] == ["Enigma", "Palisade"]
    assert t.names("archives") == ["Hunter"]


def test_bacterial_programming_may_be_declined() -> None:
    t = Table()
    t.root("Server 1", "Bacterial Programming", advancement=5)
    t.start("corp")
    t.click("Score Bacterial Programming")
    t.click("Do not use it")
    assert t.happened("looked") == 0


# -- assets and upgrades ----------------------------------------------------------------------------------


@pytest.mark.parametrize("grip", [2, 1])
def test_ben_musashi_makes_agendas_hurt(grip: int) -> None:
    t = Table()
    t.root("Server 1", "Ben Musashi", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Offworld Office")
    t.hand("runner", *["Sure Gamble"] * grip)
    t.start("runner")
    t.click("Run on Server 1")
    while not t.offered("Do not steal"):
        go_on(t)
    assert t.offered("Steal Offworld Office") == (grip == 2)
    if grip == 2:
        t.click("Steal Offworld Office")
        assert t.names("grip") == []
    finish_run(t)
    assert t.happened("stolen") == (grip == 2)
    run_on(t, "Server 2")
    assert t.happened("stolen") == (grip == 2) + 1, "nothing to pay in another server"


def test_ben_musashi_still_counts_if_he_was_trashed() -> None:
    t = Table()
    t.root("Server 1", "Ben Musashi", rezzed=True)
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Access Ben Musashi")
    t.play("Access Ben Musashi", "Trash Ben Musashi")
    finish_run(t)
    assert t.happened("stolen") == 0, "no card for 2 net damage"


@pytest.mark.parametrize("successful", [True, False])
def test_ash_keeps_the_runner_from_everything_else(successful: bool) -> None:
    t = Table()
    t.root("HQ", "Ash 2X3ZB9CY", rezzed=True)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Run on HQ")
    while t.decision.kind != "trace":
        go_on(t)
    t.click("0 credits")
    t.click("0 credits" if successful else "5 credits")
    while running(t):
        go_on(t)
    assert t.happened("accessed") == (1 if successful else 2)
    assert accesses(t, "R&D") == 1, "for that run only"


@pytest.mark.parametrize("where", ["rd", "Server 1"])
def test_disposable_hq_puts_hq_under_rd(where: str) -> None:
    t = Table()
    t.hand("corp", "Palisade", "Hunter", "Hedge Fund")
    if where == "rd":
        t.deck("corp", "Disposable HQ")
    else:
        t.root(where, "Disposable HQ")
    t.start("runner")
    t.click("Run on R&D" if where == "rd" else f"Run on {where}")
    while not t.offered("Palisade"):
        go_on(t)
    assert t.happened("revealed") == (where == "rd")
    t.click("Palisade", "Hunter")
    t.click("Hunter", "Palisade")
    assert t.names("rd")[-2:] == ["Hunter", "Palisade"]
    assert t.names("hq") == ["Hedge Fund"]


def test_keegan_lane_trashes_a_program_during_a_run_on_its_server() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Keegan Lane", rezzed=True)
    t.rig("Leech")
    t.set(tags=1)
    t.start("runner")
    assert not t.offered("Keegan Lane")
    t.pass_until("Gain 1 credit")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Keegan Lane")
        go_on(t)
    t.pass_until("Gain 1 credit")
    t.click("Run on Server 1")
    t.pass_until("Keegan Lane")
    t.click("Keegan Lane")
    if t.offered("Leech"):
        t.click("Leech")
    assert (t.game.state.tags, t.names("heap"), t.names("archives")) == (0, ["Leech"], ["Keegan Lane"])


def test_keegan_lane_needs_a_tag() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("Server 1", "Enigma")
    t.root("Server 1", "Keegan Lane", rezzed=True)
    t.rig("Leech")
    t.start("runner")
    t.pass_until("Gain 1 credit")
    t.click("Run on Server 1")
    while running(t):
        assert not t.offered("Keegan Lane")
        go_on(t)


def test_panic_button_draws_during_runs_on_hq() -> None:
    t = Table(policy=ASK_ALL)
    t.root("HQ", "Panic Button", rezzed=True)
    t.start("runner")
    t.pass_until("Gain 1 credit")
    t.click("Run on R&D")
    while running(t):
        assert not t.offered("Panic Button")
        go_on(t)
    t.pass_until("Gain 1 credit")
    t.click("Run on HQ")
    t.pass_until("Panic Button: Draw 1 card")
    before = hq(t)
    t.click("Panic Button: Draw 1 card")
    assert (hq(t), t.credits("corp")) == (before + 1, 4)


def test_panic_button_is_installed_in_the_root_of_hq_only() -> None:
    t = office("Panic Button")
    t.click("Install Panic Button")
    assert t.names("installed") == ["Panic Button"]
    assert t.card("Panic Button").server == "hq"
