"""Icebreakers of the Core Set."""

import pytest

from engine.netrunner.language.effects import Trash
from engine.netrunner.language.sets import Each, Named
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import LET, against, encountering, finish_run, go_on, rigged, strength

# -- Aurora -----------------------------------------------------------------------------------------------


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


# -- Battering Ram ----------------------------------------------------------------------------------------


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


# -- Crypsis ----------------------------------------------------------------------------------------------


def crypsis(virus: int) -> Table:
    t = against("Enigma", "Crypsis", virus=virus)
    for _ in range(2):
        t.click("Crypsis: +1 strength")
    for _ in range(2):
        t.click("Crypsis: Break 1 subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    while t.offered(LET) or t.decision.kind == "window":
        go_on(t)
    return t


def test_crypsis_uses_up_its_counters() -> None:
    t = crypsis(1)
    t.click("Remove 1 virus counter")
    assert t.card("Crypsis").virus == 0
    finish_run(t)
    assert t.happened("successful_run") == 1


@pytest.mark.parametrize(("mode", "heap"), [("Trash", ["Crypsis"]), ("Remove 1 virus counter", [])])
def test_crypsis_without_counters_leaves_its_player_the_choice(mode: str, heap: list[str]) -> None:
    """1.2.4: it says nothing of "must" (9.12.3c)."""
    t = crypsis(0)
    t.pass_until(mode)
    t.click(mode)
    assert t.names("heap") == heap


def test_crypsis_stays_if_it_broke_nothing_in_that_encounter() -> None:
    t = against("Enigma", "Crypsis", "Yog.0")
    t.click("Break everything with Yog.0")
    finish_run(t)
    assert "Crypsis" in t.names("installed")


def test_crypsis_collects_counters() -> None:
    t = rigged("Crypsis")
    t.click("Crypsis: Place 1 virus counter")
    assert (t.card("Crypsis").virus, t.clicks("runner")) == (1, 3)


# -- Femme Fatale -----------------------------------------------------------------------------------------


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
    (True, "The Runner chooses **Archer** (protecting HQ)."),
    (False, "The Runner chooses an unrezzed piece of ice (protecting HQ)."),
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
    assert t.log("corp")[-1] == "The Runner chooses **Archer** (protecting HQ)."

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


# -- Gordian Blade ----------------------------------------------------------------------------------------


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


# -- Mimic ------------------------------------------------------------------------------------------------


def test_mimic_breaks_weak_sentries_only() -> None:
    t = against("Rototurret", "Mimic")
    t.click("Mimic: Break 1 sentry")
    t.click(t.options[0])
    assert (strength(t, "Mimic"), t.credits("runner")) == (3, 19)
    assert not against("Hunter", "Mimic").offered("Mimic"), "Hunter is stronger"


# -- Ninja ------------------------------------------------------------------------------------------------


def test_ninja_grows_by_five_and_breaks_sentries_one_by_one() -> None:
    t = against("Karunā", "Ninja")
    assert strength(t, "Ninja") == 0
    t.click("Ninja: +5 strength")
    assert (strength(t, "Ninja"), t.credits("runner")) == (5, 17)
    t.click("Ninja: Break 1 sentry subroutine")
    t.click(t.options[0])
    assert t.credits("runner") == 16
    assert not against("Palisade", "Ninja").offered("Break everything with Ninja")


# -- Pipeline ---------------------------------------------------------------------------------------------


def test_pipeline_grows_for_the_run_and_breaks_sentries() -> None:
    t = Table()
    t.ice("HQ", "Hunter", "Hunter")
    t.rig("Pipeline")
    t.set(runner_credits=9)
    t.start("runner")
    t.click("Run on HQ")
    for _ in range(3):
        t.click("Pipeline: +1 strength")
    assert strength(t, "Pipeline") == 4
    t.click("Pipeline: Break 1 sentry")
    if t.decision.kind == "target":
        go_on(t)
    while t.happened("encounter") < 2:
        go_on(t)
    assert (strength(t, "Pipeline"), t.credits("runner")) == (4, 2)
    t.click("Pipeline: Break 1 sentry")
    finish_run(t)
    assert (strength(t, "Pipeline"), t.game.state.tags) == (1, 0)


# -- Wyrm -------------------------------------------------------------------------------------------------


def test_wyrm_brings_ice_down_and_breaks_it() -> None:
    t = encountering("Palisade", "Wyrm")  # strength 2; Wyrm has 1
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


# -- Yog.0 ------------------------------------------------------------------------------------------------


def test_yog_breaks_code_gates_for_nothing() -> None:
    t = against("Enigma", "Yog.0")
    for _ in range(2):
        t.click("Yog.0: Break 1 code gate subroutine")
        if t.decision.kind == "target":
            t.click(t.options[0])
    finish_run(t)
    assert (t.credits("runner"), t.happened("successful_run")) == (20, 1)
    assert not against("Palisade", "Yog.0").offered("Yog.0")
