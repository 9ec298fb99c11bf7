"""The Runner's programs of the Core Set."""

import pytest

from engine.netrunner.language.effects import Damage, Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import against, end_turn, finish_run, go_on, rigged, run_on, strength


def broken(ice: str, title: str, *clicks: str) -> Table:
    """An encounter in which a program is used."""
    t = against(ice, title)
    for text in clicks:
        t.click(f"{title}: {text}")
        if t.decision.kind == "target":
            t.click(t.options[0])
    return t


def test_fracters_break_barriers_at_their_prices() -> None:
    for title, boosts, now, clicks, spent in (
        ("Aurora", ("+3 strength",), 4, ("Break 1 barrier",), 4),
        ("Battering Ram", (), 3, ("Break up to 2 barrier",), 2),
        ("Corroder", ("+1 strength",), 3, ("Break 1 barrier",), 2),
    ):
        assert strength(broken("Wall of Static", title, *boosts), title) == now
        t = broken("Wall of Static", title, *boosts, *clicks)
        assert t.credits("runner") == 20 - spent
        finish_run(t)
        assert t.happened("successful_run") == 1, title
        assert not against("Hunter", title).offered("Break everything")


def test_battering_ram_stays_strong_for_the_run() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall", "Ice Wall")
    t.rig("Battering Ram", "Corroder")
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    t.play("Battering Ram: +1 strength", "Corroder: +1 strength", "Battering Ram: Break up to 2")
    while t.happened("encounter") < 2:
        go_on(t)
    assert (strength(t, "Battering Ram"), strength(t, "Corroder")) == (4, 2)


def test_mimic_breaks_weak_sentries_only() -> None:
    t = against("Rototurret", "Mimic")
    t.click("Mimic: Break 1 sentry")
    t.click(t.options[0])
    assert (strength(t, "Mimic"), t.credits("runner")) == (3, 19)
    assert not against("Hunter", "Mimic").offered("Mimic"), "Hunter is stronger"


def test_datasucker_collects_on_central_servers_and_weakens_ice() -> None:
    t = Table()
    t.rig("Datasucker")
    t.ice("HQ", "Hunter")
    t.root("Server 1", "PAD Campaign")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.card("Datasucker").virus == 0
    run_on(t, "R&D")
    assert t.card("Datasucker").virus == 1
    t.click("Run on HQ")
    t.click("Datasucker: ")
    assert (t.game.strength(t.card("Hunter")), t.card("Datasucker").virus) == (3, 0)


def test_djinn_hosts_programs_that_need_no_memory() -> None:
    t = Table()
    t.rig("Djinn")
    t.hand("runner", "Leech", "Corroder", "Parasite")
    t.set(runner_credits=20)
    t.start("runner")
    before = t.game.memory_used()
    t.click("Install Leech on Djinn")
    assert t.game.memory_used() == before
    assert not t.offered("Install Corroder on Djinn")


def test_djinn_finds_a_virus() -> None:
    t = rigged("Djinn")
    t.deck("runner", "Corroder", "Leech")
    t.refresh()
    t.click("Djinn: Search")
    assert not t.offered("Corroder")
    t.click("Leech")
    assert (t.names("grip"), t.credits("runner"), t.clicks("runner")) == (["Leech"], 4, 3)


def femme(ice: str) -> Table:
    """Femme Fatale installed, with a piece of ice chosen; then a run on HQ."""
    t = Table()
    t.ice("HQ", "Archer")
    t.ice("R&D", "Ice Wall")
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=19)
    t.start("runner")
    t.click("Install Femme Fatale")
    t.click(ice)
    t.click("Run on HQ")
    return t


def test_femme_fatale_bypasses_the_chosen_ice() -> None:
    t = femme("Archer")
    t.click("Pay 4 credits")
    finish_run(t)
    assert (t.happened("bypass"), t.happened("successful_run"), t.credits("runner")) == (1, 1, 6)
    t.click("Run on HQ")
    assert t.offered("Pay 4 credits"), "whenever"
    t.click("Do not pay")
    t.pass_until("Femme Fatale: +1 strength")
    for _ in range(3):
        t.click("Femme Fatale: +1 strength")
    assert t.credits("runner") == 0


def test_femme_fatale_breaks_other_sentries() -> None:
    t = femme("Ice Wall")
    for _ in range(4):
        t.click("Femme Fatale: +1 strength")
    t.click("Femme Fatale: Break 1 sentry")
    t.click(t.options[0])
    assert (strength(t, "Femme Fatale"), t.credits("runner")) == (6, 1)


@pytest.mark.parametrize(("rezzed", "line"), [
    (True, "The Runner chooses **Archer** (HQ)."),
    (False, "The Runner chooses an unrezzed piece of ice (HQ)."),
])  # fmt: skip
def test_what_femme_fatale_chose_is_open(rezzed: bool, line: str) -> None:
    """10.2.3b: the Corp is told, and can look it up until she is gone."""
    t = Table()
    t.ice("HQ", "Archer", rezzed=rezzed)
    t.ice("R&D", "Ice Wall")
    t.hand("runner", "Femme Fatale")
    t.set(runner_credits=19)
    t.start("runner")
    t.play("Install Femme Fatale", "Archer" if rezzed else "The unrezzed ice protecting HQ")
    assert line in t.log("runner")
    assert line in t.log("spectator")
    assert t.log("corp")[-1] == "The Runner chooses **Archer** (HQ)."

    def marked(seat: str) -> list[tuple[str, ...]]:
        return [ice.chosen_by for server in t.game.view(seat).corp.servers for ice in server.ice]

    for seat in ("corp", "runner", "spectator"):
        assert marked(seat) == [("Femme Fatale",), ()]
    t.game.state.lingering.clear()
    assert marked("corp") == [(), ()]


def test_femme_fatale_forgets_when_she_is_gone() -> None:
    t = femme("Archer")
    finish_run(t) if not t.offered("Do not pay") else t.click("Do not pay")
    finish_run(t)
    t.effect("corp", Trash(Each(Named("Femme Fatale"))))
    t.click("Run on HQ")
    assert not t.offered("Pay 4 credits")


def test_net_shield_prevents_the_first_net_damage_of_a_turn() -> None:
    t = rigged("Net Shield")
    t.hand("runner", *["Sure Gamble"] * 4)
    t.effect("corp", Damage("net", 2))
    t.click("Pay 1 credit")
    assert (len(t.names("grip")), t.credits("runner")) == (3, 4)
    t.effect("corp", Damage("net", 1))
    assert len(t.names("grip")) == 2


def test_parasite_eats_its_host() -> None:
    t = Table()
    t.ice("HQ", "Ice Wall")
    t.ice("R&D", "Hunter", rezzed=False)
    t.hand("runner", "Parasite")
    t.start("runner")
    t.click("Install Parasite")
    assert t.card("Parasite").host == t.card("Ice Wall").oid
    assert t.game.strength(t.card("Ice Wall")) == 1
    end_turn(t)
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert (t.names("archives"), t.names("heap")) == (["Ice Wall"], ["Parasite"])


def test_parasite_cannot_eat_architect() -> None:
    """9.6.7d: what cannot be trashed stays, and the game goes on."""
    t = Table()
    t.ice("HQ", "Architect")
    t.rig("Leech")
    t.start("runner", turn_begins=False)
    t.hosted("Architect", "Parasite", virus=3)
    t.refresh()
    t.click("Gain 1 credit")
    assert sorted(t.names("installed")) == ["Architect", "Leech", "Parasite"]
