"""Code gates of the Liberation cycle."""

import pytest

from engine.netrunner.policy import ASK_ALL
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import finish_run, go_on, grip, hq, let, met, running, strength

# -- Attini -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scored", "free"), [((), True), (("Send a Message",), False)])
def test_attini_lets_nobody_pay_at_threat_three(scored: tuple[str, ...], free: bool) -> None:
    t = Table()
    t.ice("HQ", "Attini")
    t.score_area("corp", *scored)
    t.rig("Yog.0", "Gordian Blade", "The Toolbox", credit=2)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.set(runner_credits=20)
    t.start("runner")
    t.click("Run on HQ")
    assert t.offered("Gordian Blade: +1 strength"), "no subroutine resolves yet"
    t.click("Let the unbroken subroutines resolve")
    if free:
        for _ in range(3):
            t.click("Pay 2 credits")
        assert len(t.names("grip")) == 3
        assert t.credits("runner") == 14
    else:
        while t.offered("Let it happen"):
            assert not t.offered("Pay 2 credits")
            t.click("Let it happen")
        finish_run(t)
        assert t.names("grip") == []
        assert t.credits("runner") == 20


# -- Tributary --------------------------------------------------------------------------------------------


def tributary(*ice: str, server: str = "R&D") -> Table:
    """Tributary protects a server, rezzed; the Runner runs on HQ, protected by other ice."""
    t = Table()
    t.ice("HQ", *ice)
    t.ice(server, "Tributary")
    t.hand("corp", "Tithe", "Hedge Fund")
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("runner")
    t.click("Run on HQ")
    return t


def test_tributary_comes_to_the_attacked_server_and_is_approached() -> None:
    """6.2.3: the run begins before the Runner has a position."""
    t = tributary("Palisade")
    assert t.decision.seat == "corp"
    t.click("Use Tributary")
    assert t.card("Tributary").server == "hq"
    assert t.game.run is not None
    assert t.game.run.position == 1
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Tributary").oid
    let(t)
    assert t.decision.seat == "corp"
    t.click("Yes: draw 1 card")
    assert len(t.names("hq")) == 3
    t.click("Tithe")
    t.click("Archives")
    assert t.card("Tithe").server == "archives"
    assert (strength(t, "Palisade"), strength(t, "Tithe"), strength(t, "Tributary")) == (4, 3, 6)
    while t.game.encounter is None:
        go_on(t)
    assert t.game.encounter.ice == t.card("Palisade").oid
    let(t)
    assert not running(t)
    assert strength(t, "Palisade") == 2  # for the remainder of the run


def test_tributary_comes_to_a_server_without_ice() -> None:
    t = tributary()
    t.click("Use Tributary")
    assert t.game.run is not None
    assert (t.card("Tributary").server, t.game.run.position) == ("hq", 0)


def test_tributary_may_stay_and_is_asked_once_a_turn() -> None:
    t = tributary("Whitespace")
    t.click("Do not use it")
    assert t.card("Tributary").server == "rd"
    finish_run(t)
    t.click("Run on HQ")
    assert t.decision.seat == "runner"
    assert t.card("Tributary").server == "rd"


def test_tributary_already_outermost_has_nowhere_to_go() -> None:
    t = tributary(server="HQ")
    assert t.decision.seat == "runner"


# -- Descent ----------------------------------------------------------------------------------------------


def test_descent_is_expended_to_draw_and_hide_agendas() -> None:
    t = Table(filler=3)
    t.hand("corp", "Descent", "Hostile Takeover", "Palisade")
    t.discard_pile("corp", "Offworld Office")
    t.start("corp")
    t.click("Descent:")
    assert hq(t) == 3
    assert not t.offered("Palisade")
    t.click("Hostile", "Offworld")
    assert {"Hostile Takeover", "Offworld Office"} <= set(t.names("rd"))
    assert t.names("archives") == ["Descent"]
    assert (t.credits("corp"), t.clicks("corp")) == (4, 2)


@pytest.mark.parametrize("use", [True, False])
def test_descent_may_go_back_to_hq_and_ends_the_run(use: bool) -> None:
    t = Table(filler=5)
    t.ice("HQ", "Descent")
    t.start("corp", turn_begins=True)
    t.pass_until("Use Descent")
    t.click("Use Descent" if use else "Do not use")
    t.next_action()
    assert ("Descent" in t.names("hq")) == use
    t = met("Descent")
    let(t)
    finish_run(t)
    assert t.happened("successful_run") == 0


# -- M.I.C. -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pays", [True, False])
def test_m_i_c_is_trashed_to_end_the_run_unless_a_click_is_spent(pays: bool) -> None:
    """M.I.C. in a run on its server."""
    t = Table(policy=ASK_ALL)
    t.ice("HQ", "M.I.C.")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    t.pass_until("M.I.C.:")
    t.click("M.I.C.:")
    t.click("Spend 1 click" if pays else "Let it happen")
    assert running(t) == pays
    assert t.names("archives") == ["M.I.C."]
    assert t.clicks("runner") == 3 - pays


def test_m_i_c_takes_clicks_and_ends_the_run() -> None:
    t = met("M.I.C.")
    let(t)
    finish_run(t)
    assert t.clicks("runner") == 1
    assert t.happened("successful_run") == 0


def test_m_i_c_does_nothing_in_other_runs() -> None:
    t = Table(policy=ASK_ALL)
    t.ice("R&D", "M.I.C.")
    t.start("runner")
    t.pass_until("Run on HQ")
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("M.I.C.:")
        go_on(t)


# -- Piranhas and Valentão --------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["Piranhas", "Valentão"])
@pytest.mark.parametrize("tags", [0, 1])
def test_rezzed_for_a_tag_or_bad_publicity(title: str, tags: int) -> None:
    """Piranhas and Valentão."""
    t = Table()
    t.ice("HQ", title, rezzed=False)
    t.set(corp_credits=9, tags=tags)
    t.start("runner")
    t.play("Run on HQ", f"Rez {title}")
    if tags:
        t.click("emove 1 tag")
    assert (t.game.state.tags, t.game.state.bad_publicity) == (0, 1 - tags)
    assert t.card(title).faceup


@pytest.mark.parametrize(("cards", "ended"), [(4, False), (1, True)])
def test_piranhas_draw_bite_and_compare_hands(cards: int, ended: bool) -> None:
    t = Table(filler=5)
    t.ice("HQ", "Piranhas")
    t.hand("corp", "Palisade")
    t.hand("runner", *["Sure Gamble"] * cards)
    t.start("runner")
    t.click("Run on HQ")
    let(t)
    t.click("Yes")
    finish_run(t)
    assert hq(t) == 2
    assert grip(t) == cards - 1
    assert (t.happened("successful_run") == 0) == ended


@pytest.mark.parametrize(("corp", "ended"), [(5, False), (6, True)])
def test_valentao_takes_credits_and_compares_them(corp: int, ended: bool) -> None:
    """Valentão."""
    t = met("Valentão", corp_credits=corp - 2, runner_credits=7)
    let(t)
    finish_run(t)
    assert (t.credits("corp"), t.credits("runner")) == (corp, 5)
    assert (t.happened("successful_run") == 0) == ended


# -- Virtual Service Agent --------------------------------------------------------------------------------


@pytest.mark.parametrize(("rig", "tags"), [("Unity", 0), ("Mayfly", 1), ("Leech", 1)])
def test_virtual_service_agent_tags_whoever_breaks_it_with_no_decoder(rig: str, tags: int) -> None:
    t = met("Virtual Service Agent", rig)
    if rig == "Leech":
        t.click("Let the")
        assert t.credits("runner") == 8
    else:
        t.click(next(o for o in t.options if o.startswith(("Break everything", f"{rig}: Break"))))
    finish_run(t)
    assert t.game.state.tags == tags


def test_virtual_service_agent_gives_no_tag_where_it_is_not_encountered() -> None:
    t = Table()
    t.ice("HQ", "Virtual Service Agent", rezzed=False)
    t.set(corp_credits=0)
    t.start("runner")
    t.click("Run on HQ")
    finish_run(t)
    assert t.happened("pass_ice") == 1
    assert t.game.state.tags == 0
