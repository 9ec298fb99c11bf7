"""Events of Honor and Profit."""

import pytest

from tests.netrunner.cards.playing import accesses_from_here, event_held

# -- Legwork ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "server"), [("Legwork", "hq"), ("The Maker’s Eye", "rd")])
def test_legwork_and_the_makers_eye_access_three_cards(title: str, server: str) -> None:
    t = event_held(title)
    t.click(f"Play {title}")
    n = accesses_from_here(t)
    assert n == 3
    assert [e.server for e in t.game.state.happened if e.kind == "breach_begins"] == [server]


@pytest.mark.parametrize("title", ["Legwork", "The Maker’s Eye"])
def test_legwork_and_the_makers_eye_do_nothing_without_success(title: str) -> None:
    t = event_held(title)
    t.ice("HQ", "Palisade")
    t.ice("R&D", "Palisade")
    t.refresh()
    t.click(f"Play {title}")
    assert accesses_from_here(t) == 0


# -- Mass Install -----------------------------------------------------------------------------------------


def test_mass_install_installs_up_to_three_programs() -> None:
    t = event_held("Mass Install", "Leech", "Cleaver", "Leech", "Leech", runner_credits=20)
    t.click("Play Mass Install")
    t.click("Leech")
    t.click("Cleaver")
    t.click("Leech")
    assert sorted(t.names("installed")) == ["Cleaver", "Leech", "Leech"]
    assert t.clicks("runner") == 3


def test_mass_install_may_stop() -> None:
    t = event_held("Mass Install", "Leech", "Cleaver")
    t.click("Play Mass Install")
    t.click("Leech")
    while t.offered("No"):
        t.click("No")
    assert t.names("installed") == ["Leech"]


@pytest.mark.parametrize("installed", [(), ("Leech",), ("Leech", "Cleaver")])
def test_mass_install_asks_no_more_after_a_no(installed: tuple[str, ...]) -> None:
    t = event_held("Mass Install", "Leech", "Cleaver", "Leech", "Unity", runner_credits=20)
    t.play("Play Mass Install", *installed, "No")
    assert t.offered("Gain 1 credit")
    assert sorted(t.names("installed")) == sorted(installed)
