"""Operations of many sets."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, grip, hq, run_on


def holding(*titles: str, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.hand("corp", *titles)
    return t


# -- Business As Usual --------------------------------------------------------------------------------------


def usual(**fields: int) -> Table:
    t = holding("Business As Usual", **fields)
    t.root("Server 1", "Offworld Office")
    t.root("Server 2", "Urtica Cipher")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit", virus=3)
    t.rig("Leech", virus=1)
    return t


def test_business_as_usual_advances_up_to_two_cards_once() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    assert len(t.options) == 2
    t.click("Place 1 advancement counter")
    assert t.options == ["Offworld Office in Server 1", "Urtica Cipher in Server 2"]
    t.click("Offworld Office", "Urtica Cipher")
    assert (t.card("Offworld Office").advancement, t.card("Urtica Cipher").advancement) == (1, 1)
    assert t.card("Conduit").virus == 3
    assert t.offered("Gain 1 credit")


def test_business_as_usual_removes_all_virus_counters_of_one_card() -> None:
    t = usual()
    t.start("corp")
    t.click("Play Business As Usual")
    t.click("Remove")
    t.click("Conduit")
    assert (t.card("Conduit").virus, t.card("Leech").virus) == (0, 1)


def test_business_as_usual_may_do_both_at_threat_three() -> None:
    """Rules: 9.3.6f, 9.12.6c."""
    t = usual()
    t.score_area("runner", "Project Vitruvius", "Gila Hands Arcology")
    t.start("corp")
    t.click("Play Business As Usual")
    t.play("Remove", "Leech", "Place", "Urtica Cipher")
    assert (t.card("Leech").virus, t.card("Urtica Cipher").advancement) == (0, 1)


def test_business_as_usual_with_nothing_to_do_cannot_be_played() -> None:
    """Rules: 1.2.5, 9.12.3c."""
    t = holding("Business As Usual")
    t.root("Server 3", "Nico Campaign")
    t.rig("Conduit")
    t.start("corp")
    assert not t.offered("Play Business As Usual")


# -- simple ones --------------------------------------------------------------------------------------------


def test_cyberdex_trial_purges() -> None:
    t = holding("Cyberdex Trial")
    t.rig("Conduit", "Leech", virus=2)
    t.start("corp")
    t.click("Play Cyberdex Trial")
    assert (t.card("Conduit").virus, t.card("Leech").virus, t.clicks("corp")) == (0, 0, 2)


def test_cyberdex_trial_can_be_played_without_any_virus() -> None:
    """Rules: 10.1.2a."""
    t = holding("Cyberdex Trial")
    t.start("corp")
    t.click("Play Cyberdex Trial")
    assert t.names("archives") == ["Cyberdex Trial"]


def test_mass_commercialization_pays_two_for_each_advanced_card() -> None:
    t = holding("Mass Commercialization")
    t.root("Server 1", "Offworld Office", advancement=3)
    t.root("Server 2", "Urtica Cipher", advancement=1)
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    t.click("Play Mass Commercialization")
    assert t.credits("corp") == 9


def test_mass_commercialization_needs_an_advanced_card() -> None:
    t = holding("Mass Commercialization")
    t.root("Server 3", "Nico Campaign")
    t.start("corp")
    assert not t.offered("Play Mass Commercialization")


def test_o_shortage_gives_two_clicks_unless_a_random_card_is_trashed() -> None:
    """Rules: 1.16.11b."""
    t = holding("O₂ Shortage")
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.start("corp")
    t.click("Play O₂ Shortage")
    assert t.decision.seat == "runner"
    t.click("Let it happen")
    assert (t.clicks("corp"), grip(t)) == (4, 2)
    t = holding("O₂ Shortage")
    t.hand("runner", "Sure Gamble", "Jailbreak")
    t.start("corp")
    t.click("Play O₂ Shortage")
    t.click("Trash 1 card")
    assert (t.clicks("corp"), grip(t), len(t.names("heap"))) == (2, 1, 1)


def test_o_shortage_against_an_empty_grip_gives_the_clicks() -> None:
    t = holding("O₂ Shortage")
    t.start("corp")
    t.click("Play O₂ Shortage")
    if t.decision.seat == "runner":
        go_on(t)
    assert t.clicks("corp") == 4


# -- Digital Rights Management ------------------------------------------------------------------------------


def test_digital_rights_management_fetches_an_agenda_installs_and_forbids_scoring() -> None:
    t = holding("Digital Rights Management", "Tithe")
    t.deck("corp", "Tomorrow's Headline")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    assert t.offered("Score Offworld Office")
    t.click("Play Digital Rights Management")
    t.click("Tomorrow")
    assert [o for o in t.options if "Tithe" in o] == []  # ice goes into no root
    t.click("Tomorrow")
    t.click("new")
    assert t.card("Tomorrow's Headline").server == "remote2"
    assert not t.offered("Score Offworld Office")
    end_turn(t)
    end_turn(t)
    t.pass_until("Score Offworld Office")


def test_digital_rights_management_needs_a_turn_without_a_successful_run_on_hq() -> None:
    t = holding("Digital Rights Management")
    t.start("runner")
    run_on(t, "HQ")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert not t.offered("Play Digital Rights Management")
    t = holding("Digital Rights Management")
    t.start("runner")
    run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Gain 1 credit")
    assert t.offered("Play Digital Rights Management")


# -- Fully Operational --------------------------------------------------------------------------------------


def test_fully_operational_repeats_for_each_protected_remote_in_use() -> None:
    t = holding("Fully Operational")
    t.root("Server 1", "Nico Campaign")
    t.ice("Server 1", "Tithe", rezzed=False)
    t.root("Server 2", "Nico Campaign")
    t.ice("Server 3", "Tithe")
    t.ice("HQ", "Tithe")
    t.start("corp")
    t.play("Play Fully Operational", "Gain 2 credits", "Draw 2 cards")
    assert (t.credits("corp"), hq(t)) == (6, 2)
    assert t.offered("Gain 1 credit")


# -- Mutually Assured Destruction ---------------------------------------------------------------------------


def test_mutually_assured_destruction_gives_a_tag_for_each_card_trashed() -> None:
    t = holding("Mutually Assured Destruction")
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.ice("HQ", "Tithe", "Palisade")
    t.ice("R&D", "Diviner", rezzed=False)
    t.start("corp")
    t.click("Play Mutually Assured Destruction")
    assert t.clicks("corp") == 0
    assert len(t.options) == 3
    t.click("Nico Campaign", "Palisade")
    assert (t.game.state.tags, sorted(t.names("archives"))) == (
        2, ["Mutually Assured Destruction", "Nico Campaign", "Palisade"],
    )  # fmt: skip


def test_mutually_assured_destruction_takes_three_clicks() -> None:
    t = holding("Mutually Assured Destruction")
    t.ice("HQ", "Tithe")
    t.start("corp", clicks=2)
    assert not t.offered("Play Mutually")


# -- Peer Review --------------------------------------------------------------------------------------------


def test_peer_review_shows_all_but_one_card_and_installs() -> None:
    t = holding("Peer Review", "Offworld Office", "Retribution", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    t.click("Offworld Office")
    assert t.happened("revealed") == 2
    assert t.credits("corp") == 8
    t.click("Offworld Office")
    t.click("new")
    assert t.card("Offworld Office").server == "remote1"
    shown = " ".join(t.log("runner"))
    assert "Offworld" not in shown


def test_peer_review_need_not_install() -> None:
    t = holding("Peer Review", "Nico Campaign")
    t.start("corp")
    t.click("Play Peer Review")
    go_on(t)
    t.click("No")
    assert (hq(t), t.credits("corp"), t.happened("revealed")) == (1, 8, 0)


# -- Power Grid Overload ------------------------------------------------------------------------------------


def overload(**fields: int) -> Table:
    t = holding("Power Grid Overload", corp_credits=5, **fields)
    t.rig("Docklands Pass", "Pennyshaver", "Unity")
    t.start("runner")
    run_on(t, "Archives")
    end_turn(t)
    t.pass_until("Play Power Grid Overload")
    t.set(runner_credits=0)
    t.refresh()
    return t


def test_power_grid_overload_reaches_as_far_as_the_trace_exceeds() -> None:
    t = overload()
    t.click("Play Power Grid Overload")
    assert (t.decision.kind, t.decision.seat) == ("trace", "corp")
    t.click("0 credits")  # 2 more than the link: only the cheaper one
    assert t.names("heap") == ["Docklands Pass"]
    t = overload()
    t.play("Play Power Grid Overload", "1 credit")
    assert t.options == ["Docklands Pass", "Pennyshaver"]
    t.click("Pennyshaver")
    assert t.names("heap") == ["Pennyshaver"]


def test_power_grid_overload_needs_a_successful_run() -> None:
    t = holding("Power Grid Overload")
    t.rig("Docklands Pass")
    t.start("corp")
    assert not t.offered("Play Power Grid Overload")


# -- Shoot the Moon -----------------------------------------------------------------------------------------


def test_shoot_the_moon_rezzes_ice_for_each_tag() -> None:
    t = holding("Shoot the Moon", corp_credits=3, tags=2)
    t.ice("HQ", "Brân 1.0", "Tithe", rezzed=False)
    t.ice("R&D", "Karunā", rezzed=False)
    t.root("Server 1", "Nico Campaign")
    t.start("corp")
    t.click("Play Shoot the Moon")
    assert (len(t.options), t.asked.minimum, t.asked.maximum) == (3, 2, 2)
    t.click("Brân", "Karunā")
    assert t.card("Brân 1.0").faceup
    assert t.card("Karunā").faceup
    assert not t.card("Tithe").faceup
    assert (t.credits("corp"), t.clicks("corp")) == (0, 1)


def test_shoot_the_moon_needs_a_tag_and_two_clicks() -> None:
    t = holding("Shoot the Moon")
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.start("corp")
    assert not t.offered("Play Shoot the Moon")
    t = holding("Shoot the Moon", tags=1)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.start("corp", clicks=1)
    assert not t.offered("Play Shoot the Moon")


def test_business_as_usual_asks_whatever_the_facedown_card_is() -> None:
    """Being asked must not tell whether it can be advanced (10.2)."""
    asked = []
    for title in ("Offworld Office", "Nico Campaign"):
        t = Table()
        t.hand("corp", "Business As Usual")
        t.root("Server 1", title)
        t.rig("Leech", virus=1)
        t.start("corp")
        t.click("Play Business As Usual")
        asked.append((t.decision.seat, t.decision.kind))
        t.answer([t.decision.options[0].key])
        assert t.offered("Leech") or t.offered("Offworld Office") or t.offered("Gain 1 credit")
    assert asked == [("corp", "mode")] * 2
