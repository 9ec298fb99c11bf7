"""The Corp's agendas, assets, upgrades and operations."""

from engine.netrunner.language.effects import Damage
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, running


def scored(title: str, advancement: int, **fields: int) -> Table:
    """The Corp's turn, with this agenda just scored."""
    t = Table(corp="")
    t.root("Server 1", title, advancement=advancement)
    t.root("Server 2", "Urtica Cipher", "Manegarm Skunkworks")
    t.set(**fields)
    t.start("corp")
    t.click(f"Score {title}")
    return t


# -- AstroScript Pilot Program ----------------------------------------------------------------------------


def test_astroscript_places_an_advancement_counter_once() -> None:
    t = scored("AstroScript Pilot Program", 3)
    t.click("AstroScript Pilot Program: Place 1 advancement")
    assert t.options == ["Urtica Cipher in Server 2"]
    t.click("Urtica Cipher in Server 2")
    assert t.card("Urtica Cipher").advancement == 1, "Manegarm cannot be advanced"
    assert not t.offered("AstroScript Pilot Program:")
    assert t.clicks("corp") == 3


# -- Posted Bounty ----------------------------------------------------------------------------------------


def test_posted_bounty_is_forfeited_for_a_tag_and_bad_publicity() -> None:
    t = scored("Posted Bounty", 3)
    t.click("Forfeit")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (1, 1)
    assert t.game.points("corp") == 0


def test_posted_bounty_may_stay() -> None:
    t = scored("Posted Bounty", 3)
    t.click("Do not pay")
    assert (t.game.state.tags, t.game.state.bad_publicity, t.game.points("corp")) == (0, 0, 1)


# -- SanSan City Grid -------------------------------------------------------------------------------------


def test_sansan_city_grid_helps_agendas_in_its_server_only() -> None:
    t = Table()
    t.root("Server 1", "SanSan City Grid", rezzed=True)
    t.root("Server 1", "Offworld Office", advancement=3)  # requirement 4
    t.root("Server 2", "Send a Message", advancement=4)  # requirement 5
    t.start("corp")
    assert t.offered("Score Offworld Office")
    assert not t.offered("Score Send a Message")


# -- Dedicated Response Team ------------------------------------------------------------------------------


def response(tags: int) -> Table:
    t = Table()
    t.root("Server 1", "Dedicated Response Team", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 4)
    t.ice("HQ", "Palisade")
    t.set(tags=tags)
    t.start("runner")
    return t


def test_dedicated_response_team_hurts_a_tagged_runner_after_a_successful_run() -> None:
    t = response(1)
    t.click("Run on Archives")
    finish_run(t)
    assert [e.damage for e in t.game.state.happened if e.kind == "damage"] == ["meat"]
    assert len(t.names("grip")) == 2


def test_dedicated_response_team_does_nothing_untagged_or_after_a_failed_run() -> None:
    t = response(0)
    t.click("Run on Archives")
    finish_run(t)
    assert t.happened("damage") == 0
    t = response(1)
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("damage") == 0


# -- Melange Mining Corp. ---------------------------------------------------------------------------------


def test_melange_mining_corp_takes_three_clicks() -> None:
    t = Table()
    t.root("Server 1", "Melange Mining Corp.", rezzed=True)
    t.start("corp")
    t.click("Melange Mining Corp.: Gain 7 credits")
    assert (t.credits("corp"), t.clicks("corp")) == (12, 0)
    t = Table()
    t.root("Server 1", "Melange Mining Corp.", rezzed=True)
    t.start("corp", clicks=2)
    assert not t.offered("Melange")


# -- Off the Grid -----------------------------------------------------------------------------------------


def test_off_the_grid_keeps_the_runner_out_until_hq_falls() -> None:
    t = Table()
    t.root("Server 1", "Off the Grid", rezzed=True)
    t.start("runner")
    assert not t.offered("Run on Server 1")
    t.click("Run on HQ")
    finish_run(t)
    assert "Off the Grid" in t.names("archives")


def test_off_the_grid_does_nothing_facedown_and_is_for_remote_servers() -> None:
    t = Table()
    t.root("Server 1", "Off the Grid")
    t.start("runner")
    assert t.offered("Run on Server 1")
    t = Table()
    t.hand("corp", "Off the Grid")
    t.start("corp")
    assert t.offered("Install Off the Grid in a new server")
    assert not t.offered("Install Off the Grid in HQ")


# -- The Cleaners -----------------------------------------------------------------------------------------


def test_the_cleaners_raise_meat_damage_but_no_other() -> None:
    for kind, n in (("meat", 2), ("net", 1)):
        t = Table()
        t.score_area("corp", "The Cleaners")
        t.root("Server 1", "Dedicated Response Team", rezzed=True)
        t.hand("runner", *["Sure Gamble"] * 4)
        t.start("runner")
        t.effect("corp", Damage(kind, 1), source="Dedicated Response Team")  # type: ignore[arg-type]
        assert len(t.names("grip")) == 4 - n


# -- Subcontract ------------------------------------------------------------------------------------------


def test_subcontract_plays_two_operations_one_after_the_other() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund", "Government Subsidy", "Hedge Fund")
    t.set(tags=1, corp_credits=8)
    t.start("corp")
    t.click("Play Subcontract")
    before = t.credits("corp")
    t.click("Play Hedge Fund")
    assert t.credits("corp") == before + 4
    t.click("Play Hedge Fund")
    assert t.credits("corp") == before + 8
    assert t.clicks("corp") == 2
    assert t.names("hq") == ["Government Subsidy"]


def test_subcontract_needs_a_tag_and_may_play_fewer() -> None:
    t = Table()
    t.hand("corp", "Subcontract", "Hedge Fund")
    t.set(corp_credits=8)
    t.start("corp")
    assert not t.offered("Play Subcontract")
    t.set(tags=1)
    t.refresh()
    t.click("Play Subcontract")
    t.click("No")
    while t.offered("No"):
        t.click("No")
    assert t.names("hq") == ["Hedge Fund"]


# -- Ganked! ----------------------------------------------------------------------------------------------


def ganked(place: str) -> Table:
    t = Table()
    t.ice("Server 1", "Karunā")
    if place == "rd":
        t.deck("corp", "Ganked!")
        t.ice("R&D", "Palisade")
    else:
        t.root("Server 1", "Ganked!")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.rig("Carmen")
    t.set(runner_credits=20)
    t.start("runner")
    return t


def test_ganked_makes_the_runner_encounter_ice_again() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Trash")
    assert t.happened("encounter") == 2
    assert "Ganked!" in t.names("archives")
    finish_run(t)


def test_ganked_need_not() -> None:
    t = ganked("here")
    t.click("Run on Server 1")
    t.click("Break everything with Carmen")
    while t.decision.kind != "unless":
        go_on(t)
    t.click("Do not pay")
    finish_run(t)
    assert t.happened("encounter") == 1


def test_ganked_in_rd_is_revealed() -> None:
    t = Table()
    t.deck("corp", "Ganked!")
    t.start("runner")
    t.click("Run on R&D")
    while running(t) and t.happened("revealed") == 0:
        go_on(t)
    assert t.happened("revealed") == 1


def test_ganked_in_archives_cannot_be_trashed_once_more() -> None:
    """1.19.1: what lies in the discard pile is not moved there, or it would be accessed for ever."""
    t = Table()
    t.discard_pile("corp", "Ganked!")
    t.start("runner")
    t.click("Run on Archives")
    for _ in range(20):
        if not running(t):
            break
        assert t.decision.kind != "unless" or not t.offered("Trash")
        go_on(t)
    assert t.happened("accessed") == 1
    assert not running(t)


def test_off_the_grid_is_installed_in_remote_servers_only() -> None:
    t = Table()
    t.hand("corp", "Off the Grid")
    t.root("Server 1", "Urtica Cipher")
    t.start("corp")
    t.click("Install Off the Grid in Server 1")
    assert t.card("Off the Grid").server == "remote1"
    t = Table()
    t.hand("corp", "Off the Grid")
    t.start("corp")
    assert not any("HQ" in label or "R&D" in label for label in t.options if "Off the Grid" in label)
