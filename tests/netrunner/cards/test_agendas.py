"""The agendas: what happens when they are scored or stolen."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, grip, hq, run_on


def ready_to_score(title: str, advancement: int, **fields: int) -> Table:
    t = Table()
    t.set(**fields)
    t.root("Server 1", title, advancement=advancement)
    return t


def test_offworld_office_pays_when_scored() -> None:
    t = ready_to_score("Offworld Office", 4, corp_credits=1)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.credits("corp") == 8
    assert t.names("corp_score") == ["Offworld Office"]


def test_offworld_office_pays_nothing_when_stolen() -> None:
    t = ready_to_score("Offworld Office", 0, corp_credits=1)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Offworld Office"]
    assert t.credits("corp") == 1


def test_send_a_message_scored_rezzes_ice_for_free() -> None:
    t = ready_to_score("Send a Message", 5, corp_credits=0)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.ice("R&D", "Tithe", rezzed=True)
    t.root("Server 2", "Nico Campaign")
    t.start("corp")
    t.click("Score Send a Message")
    choose_use(t)
    if t.decision.kind == "target":
        assert [o for o in t.options if "Brân" in o] == t.options
        t.click("Brân")
    assert t.card("Brân 1.0").faceup
    assert not t.card("Nico Campaign").faceup
    assert t.credits("corp") == 0


def choose_use(t: Table) -> None:
    """Use the one optional ability that is pending."""
    t.click("Use ")


def test_send_a_message_asks_which_ice() -> None:
    t = ready_to_score("Send a Message", 5, corp_credits=0)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.ice("R&D", "Karunā", "Tithe", rezzed=False)
    t.ice("Archives", "Whitespace", rezzed=True)
    t.start("corp")
    t.click("Score Send a Message")
    choose_use(t)
    assert len(t.options) == 3
    t.click("Karunā")
    assert t.card("Karunā").faceup
    assert not t.card("Brân 1.0").faceup
    assert not t.card("Tithe").faceup


def test_send_a_message_stolen_lets_the_corp_rez() -> None:
    t = ready_to_score("Send a Message", 0, corp_credits=0)
    t.ice("HQ", "Brân 1.0", "Tithe", rezzed=False)
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Use Send a Message")
    assert t.names("runner_score") == ["Send a Message"]
    assert t.decision.seat == "corp"
    choose_use(t)
    t.click("Brân")
    assert t.card("Brân 1.0").faceup


def test_send_a_message_may_be_declined() -> None:
    t = ready_to_score("Send a Message", 5)
    t.ice("HQ", "Brân 1.0", rezzed=False)
    t.start("corp")
    t.click("Score Send a Message")
    t.click("Do not")
    assert not t.card("Brân 1.0").faceup


def test_send_a_message_without_ice_asks_nothing() -> None:
    t = ready_to_score("Send a Message", 5)
    t.root("Server 2", "Nico Campaign")
    t.start("corp")
    t.click("Score Send a Message")
    assert t.offered("Gain 1 credit")


def test_superconducting_hub_may_draw_two() -> None:
    t = ready_to_score("Superconducting Hub", 3)
    t.start("corp")
    t.click("Score Superconducting Hub")
    choose_use(t)
    assert hq(t) == 2


def test_superconducting_hub_draw_can_be_declined() -> None:
    t = ready_to_score("Superconducting Hub", 3)
    t.start("corp")
    t.click("Score Superconducting Hub")
    t.click("Do not")
    assert hq(t) == 0


def test_superconducting_hub_scored_raises_the_hand_size() -> None:
    t = Table()
    t.score_area("corp", "Superconducting Hub")
    t.hand("corp", *["Hedge Fund"] * 8)
    t.set(corp_credits=0)
    t.start("corp")
    t.play("Gain 1 credit", "Gain 1 credit", "Gain 1 credit")
    t.pass_until("Hedge Fund")
    assert (t.decision.kind, t.asked.minimum) == ("discard", 1)
    end_turn(t)
    assert hq(t) == 7


def test_superconducting_hub_stolen_raises_nobodys_hand_size() -> None:
    t = Table()
    t.score_area("runner", "Superconducting Hub")
    t.hand("corp", *["Hedge Fund"] * 6)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert hq(t) == 5
    assert t.view("runner").runner.max_hand_size == 5


def test_orbital_superiority_damages_a_tagged_runner() -> None:
    t = ready_to_score("Orbital Superiority", 4, tags=1)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Score Orbital Superiority")
    assert grip(t) == 1
    assert t.game.state.tags == 1


def test_orbital_superiority_can_kill() -> None:
    t = ready_to_score("Orbital Superiority", 4, tags=1)
    t.hand("runner", *["Sure Gamble"] * 3)
    t.start("corp")
    t.click("Score Orbital Superiority")
    assert t.winner == "corp"


def test_orbital_superiority_tags_an_untagged_runner() -> None:
    t = ready_to_score("Orbital Superiority", 4)
    t.hand("runner", *["Sure Gamble"] * 5)
    t.start("corp")
    t.click("Score Orbital Superiority")
    assert t.game.state.tags == 1
    assert grip(t) == 5


def test_orbital_superiority_stolen_does_nothing() -> None:
    t = ready_to_score("Orbital Superiority", 0)
    t.start("runner")
    run_on(t, "Server 1")
    assert t.game.state.tags == 0
