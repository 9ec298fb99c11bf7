"""The assets and upgrades."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, finish_run, go_on, grip, hq, run_on, running


def test_nico_campaign_loads_when_rezzed() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.click("Rez Nico Campaign")
    assert t.credits("corp") == 3
    assert t.card("Nico Campaign").credit == 9


def test_nico_campaign_pays_each_turn() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8
    assert t.card("Nico Campaign").credit == 6


def test_nico_campaign_empty_is_trashed_and_draws() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 8
    assert t.names("installed") == []
    assert t.names("archives") == ["Nico Campaign"]
    assert hq(t) == 2  # one from Nico Campaign, one from the mandatory draw


def test_nico_campaign_does_nothing_facedown() -> None:
    t = Table()
    t.root("Server 1", "Nico Campaign", credit=9, loaded=("credit",))
    t.start("corp", turn_begins=True)
    t.pass_until("Gain 1 credit")
    assert t.credits("corp") == 5


def test_regolith_mining_license_pays_for_clicks_until_empty() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License")
    t.start("corp")
    t.click("Rez Regolith Mining License")
    assert t.card("Regolith Mining License").credit == 15
    t.click("Regolith Mining License: Take 3 credits")
    assert t.credits("corp") == 6
    assert t.clicks("corp") == 2
    assert t.card("Regolith Mining License").credit == 12


def test_regolith_mining_license_empty_is_trashed() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=3, loaded=("credit",))
    t.start("corp")
    t.click("Regolith Mining License: Take 3 credits")
    assert t.credits("corp") == 8
    assert t.names("archives") == ["Regolith Mining License"]
    assert hq(t) == 0


def test_urtica_cipher_can_be_advanced() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.root("Server 2", "Nico Campaign")
    t.start("corp")
    assert t.offered("Advance Urtica Cipher")
    assert not t.offered("Advance Nico Campaign")
    t.click("Advance Urtica Cipher")
    assert t.card("Urtica Cipher").advancement == 1


def test_urtica_cipher_hurts_more_with_counters() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", advancement=2)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Server 1")
    assert grip(t) == 1


def test_urtica_cipher_hurts_facedown_and_without_counters() -> None:
    """Rules: 7.1.3, 9.1.8a."""
    t = Table()
    t.root("Server 1", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "Server 1")
    assert grip(t) == 3


def test_urtica_cipher_hurts_before_it_can_be_trashed() -> None:
    t = Table()
    t.root("Server 1", "Urtica Cipher", rezzed=True)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Trash Urtica Cipher")
    assert grip(t) == 3
    t.click("Trash Urtica Cipher")
    assert t.names("archives") == ["Urtica Cipher"]


def test_urtica_cipher_is_harmless_in_hq_and_rd() -> None:
    t = Table()
    t.hand("corp", "Urtica Cipher")
    t.deck("corp", "Urtica Cipher")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    run_on(t, "HQ")
    run_on(t, "R&D")
    assert grip(t) == 5


def manegarm(*, credits: int = 5, clicks: int = 4, rezzed: bool = True) -> Table:
    t = Table()
    t.root("Server 1", "Manegarm Skunkworks", rezzed=rezzed)
    t.root("Server 1", "Offworld Office")
    t.set(runner_credits=credits)
    t.start("runner", clicks=clicks)
    t.play("Run on Server 1", "Go on to the server")
    if not rezzed:
        t.click("Rez Manegarm Skunkworks")
    t.click("Rez nothing")
    return t


def test_manegarm_skunkworks_takes_clicks() -> None:
    """Rules: 1.16.11b."""
    t = manegarm()
    t.click("Spend 2 clicks")
    assert t.log()[0] == "The Runner spends 2 clicks (**Manegarm Skunkworks**)."
    assert t.clicks("runner") == 1
    assert running(t)
    finish_run(t)
    assert "Offworld Office" in t.names("runner_score")


def test_manegarm_skunkworks_takes_credits() -> None:
    t = manegarm()
    t.click("Pay 5 credits")
    assert t.credits("runner") == 0
    assert t.clicks("runner") == 3
    assert running(t)


def test_manegarm_skunkworks_ends_the_run_of_who_does_not_pay() -> None:
    t = manegarm()
    t.click("Let it happen")
    assert not running(t)
    assert t.clicks("runner") == 3
    assert t.names("runner_score") == []


def test_manegarm_skunkworks_stops_who_cannot_pay() -> None:
    t = manegarm(credits=4, clicks=2)
    while running(t):
        assert not t.offered("Spend 2 clicks")
        assert not t.offered("Pay 5 credits")
        go_on(t)
    assert t.names("runner_score") == []


def test_manegarm_skunkworks_guards_only_its_server() -> None:
    t = Table()
    t.root("Server 1", "Manegarm Skunkworks", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.start("runner")
    run_on(t, "Server 2")
    assert t.names("runner_score") == ["Offworld Office"]


def test_manegarm_skunkworks_rezzed_on_the_approach() -> None:
    """Rules: 3.6.3."""
    t = manegarm(rezzed=False)
    assert t.credits("corp") == 3
    t.click("Let it happen")
    assert t.names("runner_score") == []


def amaze(*titles: str, rezzed: bool = True) -> Table:
    t = Table()
    t.root("Server 1", "AMAZE Amusements", rezzed=rezzed)
    t.root("Server 1", *titles)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    return t


def access_all(t: Table, *, trash: str = "") -> None:
    """Finish the run, trashing the card named on access."""
    while running(t):
        if trash and t.offered(f"Trash {trash}"):
            t.click(f"Trash {trash}")
        elif trash and t.offered(f"Access {trash}"):
            t.click(f"Access {trash}")
        else:
            go_on(t)


def test_amaze_amusements_tags_twice_for_a_steal() -> None:
    t = amaze("Offworld Office")
    access_all(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 2


def test_amaze_amusements_persists_when_trashed_on_access() -> None:
    """Rules: 9.1.8i, 9.3.6e, 9.12.5b."""
    t = amaze("Offworld Office")
    access_all(t, trash="AMAZE Amusements")
    assert "AMAZE Amusements" in t.names("archives")
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 2


def test_amaze_amusements_trashed_facedown_does_not_persist() -> None:
    t = amaze("Offworld Office", rezzed=False)
    while running(t):
        if t.offered("Trash AMAZE"):
            t.click("Trash AMAZE")
        elif t.decision.kind == "candidate":
            amaze_oid = t.card("AMAZE Amusements").oid if "AMAZE Amusements" in t.names("installed") else 0
            first = [o.key for o in t.asked.options if o.oid == amaze_oid]
            t.answer(first or [t.asked.options[0].key])
        else:
            go_on(t)
    assert "AMAZE Amusements" in t.names("archives")
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 0


def test_amaze_amusements_without_a_steal_tags_nobody() -> None:
    t = amaze("Nico Campaign")
    access_all(t)
    assert t.game.state.tags == 0


def test_amaze_amusements_does_not_persist_into_the_next_run() -> None:
    """Rules: 9.12.5d."""
    t = amaze("Nico Campaign")
    access_all(t, trash="AMAZE Amusements")
    t.hand("corp", "Offworld Office")
    run_on(t, "HQ")
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 0


def test_amaze_amusements_looks_only_at_its_server() -> None:
    t = Table()
    t.root("Server 1", "AMAZE Amusements", rezzed=True)
    t.root("Server 2", "Offworld Office")
    t.start("runner")
    run_on(t, "Server 2")
    assert t.game.state.tags == 0


def test_amaze_amusements_forgets_earlier_runs() -> None:
    t = amaze("Offworld Office")
    access_all(t)
    assert t.game.state.tags == 2
    run_on(t, "Server 1")
    assert t.game.state.tags == 2


def test_a_turn_ends_with_assets_in_play() -> None:
    t = Table()
    t.root("Server 1", "Regolith Mining License", rezzed=True, credit=15, loaded=("credit",))
    t.start("corp")
    end_turn(t)
    assert t.game.state.active == "runner"
