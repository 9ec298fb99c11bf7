"""Agendas of System Gateway."""

from engine.netrunner.objects.definitions import find_cards
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, grip, hq, run_on

# -- Above the Law ----------------------------------------------------------------------------------------


def scoring(title: str, advancement: int, **kwargs: str) -> Table:
    """The Corp can score an agenda in Server 1."""
    t = Table(**kwargs)  # type: ignore[arg-type]
    t.root("Server 1", title, advancement=advancement)
    return t


def test_above_the_law_trashes_a_resource_when_scored() -> None:
    t = scoring("Above the Law", 3)
    t.rig("Telework Contract", "Smartware Distributor", "Unity")
    t.start("corp")
    t.click("Score Above the Law")
    t.click("Use Above the Law")
    assert t.options == ["Telework Contract", "Smartware Distributor"]
    t.click("Smartware Distributor")
    assert t.names("heap") == ["Smartware Distributor"]


def test_above_the_law_may_spare_it_and_does_nothing_when_stolen() -> None:
    t = scoring("Above the Law", 3)
    t.rig("Telework Contract")
    t.start("corp")
    t.click("Score Above the Law")
    t.click("Do not")
    assert t.names("heap") == []
    t = scoring("Above the Law", 0)
    t.rig("Telework Contract")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("heap") == []


def test_above_the_law_without_resources_asks_nothing() -> None:
    t = scoring("Above the Law", 3)
    t.rig("Unity")
    t.start("corp")
    t.click("Score Above the Law")
    assert t.offered("Gain 1 credit")


# -- Longevity Serum --------------------------------------------------------------------------------------


def test_longevity_serum_trashes_any_number_and_shuffles_up_to_three() -> None:
    t = scoring("Longevity Serum", 3)
    t.hand("corp", "Hedge Fund", "Retribution", "Public Trail")
    t.discard_pile("corp", "Government Subsidy")
    t.start("corp")
    t.click("Score Longevity Serum")
    assert (t.asked.minimum, t.asked.maximum) == (0, 3)
    t.click("Retribution", "Public Trail")
    assert t.names("hq") == ["Hedge Fund"]
    assert t.names("archives") == ["Government Subsidy", "Retribution", "Public Trail"]
    assert [card.faceup for card in t.view("runner").corp.archives] == [True, False, False]
    assert (t.asked.minimum, t.asked.maximum) == (0, 3)
    t.click("Government Subsidy", "Public Trail")
    assert t.names("archives") == ["Retribution"]
    assert sorted(t.names("rd"))[:1] == ["Government Subsidy"]
    assert len(t.names("rd")) == 12
    assert t.happened("shuffled") == 1


def test_longevity_serum_may_do_nothing_of_both() -> None:
    t = scoring("Longevity Serum", 3)
    t.hand("corp", "Hedge Fund")
    t.discard_pile("corp", *["Government Subsidy"] * 5)
    t.start("corp")
    t.click("Score Longevity Serum")
    t.answer([])
    assert (t.asked.minimum, t.asked.maximum) == (0, 3)
    t.answer([])
    assert (hq(t), len(t.names("archives")), len(t.names("rd"))) == (1, 5, 10)


# -- Luminal Transubstantiation ---------------------------------------------------------------------------


def test_luminal_transubstantiation_gives_three_clicks_and_ends_scoring_this_turn() -> None:
    """Rules: 1.2.2, 9.10.1."""
    t = scoring("Luminal Transubstantiation", 3)
    t.root("Server 2", "Offworld Office", advancement=4)
    t.start("corp", clicks=1)
    t.click("Score Luminal")
    assert t.clicks("corp") == 4
    assert not t.offered("Score Offworld Office")
    end_turn(t)
    end_turn(t)
    t.pass_until("Score Offworld Office")
    t.click("Score Offworld Office")
    assert len(t.names("corp_score")) == 2


def test_luminal_transubstantiation_stolen_gives_nothing() -> None:
    t = scoring("Luminal Transubstantiation", 0)
    t.start("runner", clicks=2)
    run_on(t, "Server 1")
    assert (t.clicks("runner"), t.clicks("corp")) == (1, 0)


# -- Offworld Office --------------------------------------------------------------------------------------


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


# -- Orbital Superiority ----------------------------------------------------------------------------------


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


# -- Send a Message ---------------------------------------------------------------------------------------


def choose_use(t: Table) -> None:
    """Use the one optional ability that is pending."""
    t.click("Use ")


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


# -- Superconducting Hub ----------------------------------------------------------------------------------


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


# -- Tomorrowʼs Headline ----------------------------------------------------------------------------------


def test_tomorrows_headline_tags_when_scored() -> None:
    t = scoring("Tomorrow's Headline", 3)
    t.start("corp")
    t.click("Score Tomorrow")
    assert t.game.state.tags == 1


def test_tomorrows_headline_tags_when_stolen() -> None:
    t = scoring("Tomorrow's Headline", 0)
    t.start("runner")
    run_on(t, "Server 1")
    assert (t.game.state.tags, t.names("runner_score"), grip(t)) == (1, ["Tomorrowʼs Headline"], 0)


def test_titles_are_found_with_the_apostrophe_people_type() -> None:
    assert find_cards("tomorrow's") == find_cards("Tomorrow\u02bcs Headline") == ["tomorrows_headline"]


def test_tomorrows_headline_tags_for_no_other_agenda() -> None:
    t = Table()
    t.score_area("corp", "Tomorrow's Headline")
    t.root("Server 1", "Offworld Office", advancement=4)
    t.start("corp")
    t.click("Score Offworld Office")
    assert t.game.state.tags == 0
