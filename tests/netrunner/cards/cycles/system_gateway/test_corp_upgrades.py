"""Upgrades of System Gateway."""

import pytest

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, hq, run_on, running

# -- AMAZE Amusements -------------------------------------------------------------------------------------


def access_all(t: Table, *, trash: str = "") -> None:
    """Finish the run, trashing the card named on access."""
    while running(t):
        if trash and t.offered(f"Trash {trash}"):
            t.click(f"Trash {trash}")
        elif trash and t.offered(f"Access {trash}"):
            t.click(f"Access {trash}")
        else:
            go_on(t)


def amaze(*titles: str, rezzed: bool = True) -> Table:
    t = Table()
    t.root("Server 1", "AMAZE Amusements", rezzed=rezzed)
    t.root("Server 1", *titles)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on Server 1")
    return t


def test_amaze_amusements_tags_twice_for_a_steal() -> None:
    t = amaze("Offworld Office")
    access_all(t)
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.game.state.tags == 2


def test_amaze_amusements_persists_when_trashed_on_access() -> None:
    """Rules: 9.1.8i, 9.3.6e, 9.12.5b, 26: 1.12.6a."""
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


# -- Anoetic Void -----------------------------------------------------------------------------------------


def on_server_1(
    *root: str, rezzed: bool = True, hand: tuple[str, ...] = ("Hedge Fund", "Hedge Fund"), **fields: int
) -> Table:
    """A run on Server 1 with these cards in its root."""
    t = Table()
    t.set(**fields)
    t.root("Server 1", *root, rezzed=rezzed)
    t.hand("corp", *hand)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("runner")
    t.click("Run on Server 1")
    return t


def test_anoetic_void_ends_the_run_for_credits_and_cards() -> None:
    t = on_server_1("Anoetic Void", hand=("Hedge Fund", "Tithe", "Palisade"))
    t.pass_until("Pay")
    assert t.decision.seat == "corp"
    t.click("Pay")
    t.click("Hedge Fund", "Palisade")
    assert not running(t)
    assert (t.credits("corp"), t.names("hq")) == (3, ["Tithe"])
    assert sorted(t.names("archives")) == ["Hedge Fund", "Palisade"]
    assert [t.card(title, "archives").faceup for title in ("Hedge Fund", "Palisade")] == [False, False]


def test_anoetic_void_may_be_declined() -> None:
    t = on_server_1("Anoetic Void")
    t.pass_until("Pay")
    t.click("Do not pay")
    assert running(t)
    assert (t.credits("corp"), hq(t)) == (5, 2)


@pytest.mark.parametrize(("credits", "hand"), [(1, 2), (5, 1)])
def test_anoetic_void_wants_both_credits_and_cards(credits: int, hand: int) -> None:
    t = on_server_1("Anoetic Void", hand=("Hedge Fund",) * hand, corp_credits=credits)
    while running(t):
        assert not t.offered("Pay 2 credits")
        go_on(t)
    assert (t.credits("corp"), hq(t)) == (credits, hand)


def test_anoetic_void_elsewhere_or_unrezzed_does_nothing() -> None:
    t = Table()
    t.set(corp_credits=2)
    t.root("Server 1", "Anoetic Void", rezzed=True)
    t.root("Server 2", "Regolith Mining License", rezzed=True)
    t.hand("corp", "Hedge Fund", "Hedge Fund")
    t.start("runner")
    t.click("Run on Server 2")
    finish_run(t)
    assert (t.credits("corp"), hq(t)) == (2, 2)


# -- Malapert Data Vault ----------------------------------------------------------------------------------


def vault(server: str) -> Table:
    """The Corp scores an agenda from a server; Malapert Data Vault is in Server 1."""
    t = Table()
    t.set(corp_credits=9)
    t.deck("corp", "Orbital Superiority", "Palisade", "Nico Campaign")
    t.root("Server 1", "Malapert Data Vault", rezzed=True)
    t.root(server, "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    return t


def test_malapert_data_vault_finds_a_card_that_is_no_agenda() -> None:
    t = vault("Server 1")
    t.pass_until("Malapert Data Vault")
    t.click("Malapert Data Vault")
    titles = [label.partition(": ")[2] or label for label in t.options]
    assert not any("Orbital Superiority" in title for title in titles)
    t.click("Palisade")
    assert "**Palisade** is revealed." in t.log("runner")
    assert t.names("hq") == ["Palisade"]
    assert t.happened("shuffled") == 1


def test_malapert_data_vault_is_optional() -> None:
    t = vault("Server 1")
    t.pass_until("Malapert Data Vault")
    t.click("Use Offworld Office")
    t.click("Do not use it")
    t.next_action()
    assert t.names("hq") == []
    assert t.happened("shuffled") == 0


def test_malapert_data_vault_looks_at_its_own_server_only() -> None:
    t = vault("Server 2")
    t.next_action()
    assert t.happened("searched") == 0


# -- Manegarm Skunkworks ----------------------------------------------------------------------------------


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
