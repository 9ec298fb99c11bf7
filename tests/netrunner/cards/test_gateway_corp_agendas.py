"""System Gateway: the Corp's identities and agendas outside of the starter decks."""

from engine.netrunner.objects.definitions import find_cards
from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, grip, hq, run_on

# -- Haas-Bioroid: Precision Design -----------------------------------------------------------------------


def scoring(title: str, advancement: int, **kwargs: str) -> Table:
    """The Corp can score an agenda in Server 1."""
    t = Table(**kwargs)  # type: ignore[arg-type]
    t.root("Server 1", title, advancement=advancement)
    return t


def test_precision_design_keeps_six_cards() -> None:
    t = Table(corp="Haas-Bioroid: Precision Design")
    t.hand("corp", *["Hedge Fund"] * 7)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert hq(t) == 6
    assert t.view("runner").runner.max_hand_size == 5


def test_precision_design_returns_a_card_from_archives_when_an_agenda_is_scored() -> None:
    t = scoring("Offworld Office", 4, corp="Haas-Bioroid: Precision Design")
    t.discard_pile("corp", "Hedge Fund", "Government Subsidy")
    t.discard_pile("corp", "Retribution", faceup=False)
    t.start("corp")
    t.click("Score Offworld Office")
    t.pass_until("Use Haas-Bioroid: Precision Design")
    t.click("Use Haas-Bioroid: Precision Design")
    assert t.options == ["Hedge Fund", "Government Subsidy", "Retribution"]
    t.click("Retribution")
    assert t.names("hq") == ["Retribution"]
    assert t.names("archives") == ["Hedge Fund", "Government Subsidy"]


def test_precision_design_may_leave_archives_alone() -> None:
    t = scoring("Luminal Transubstantiation", 3, corp="Haas-Bioroid: Precision Design")
    t.discard_pile("corp", "Hedge Fund")
    t.start("corp")
    t.click("Score Luminal")
    t.play("Use Luminal", "Do not")
    assert t.names("archives") == ["Hedge Fund"]


def test_precision_design_does_nothing_for_a_theft_or_without_archives() -> None:
    t = scoring("Luminal Transubstantiation", 0, corp="Haas-Bioroid: Precision Design")
    t.discard_pile("corp", "Hedge Fund")
    t.start("runner")
    run_on(t, "Server 1")
    assert t.names("runner_score") == ["Luminal Transubstantiation"]
    assert t.names("archives") == ["Hedge Fund"]
    t = scoring("Tomorrow's Headline", 3, corp="Haas-Bioroid: Precision Design")
    t.start("corp")
    t.click("Score Tomorrow")
    assert t.offered("Gain 1 credit")


# -- Jinteki: Restoring Humanity --------------------------------------------------------------------------


def test_restoring_humanity_pays_for_a_facedown_card_in_archives() -> None:
    t = Table(corp="Jinteki: Restoring Humanity")
    t.discard_pile("corp", "Hedge Fund", faceup=False)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert t.credits("corp") == 4
    end_turn(t)
    assert t.credits("corp") == 4  # not at the end of the Runner's turn


def test_restoring_humanity_counts_what_is_discarded_in_that_phase() -> None:
    t = Table(corp="Jinteki: Restoring Humanity")
    t.hand("corp", *["Hedge Fund"] * 6)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert t.credits("corp") == 4


def test_restoring_humanity_pays_nothing_for_faceup_cards() -> None:
    t = Table(corp="Jinteki: Restoring Humanity")
    t.discard_pile("corp", "Hedge Fund")
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert t.credits("corp") == 3


# -- NBN: Reality Plus ------------------------------------------------------------------------------------


def headline(**fields: int) -> Table:
    t = scoring("Tomorrow's Headline", 3, corp="NBN: Reality Plus")
    t.set(**fields)
    return t


def test_reality_plus_pays_for_the_first_tag_of_a_turn() -> None:
    """Rules: 9.12.6d."""
    t = headline()
    t.start("corp")
    t.click("Score Tomorrow")
    assert t.options == ["Gain 2 credits", "Draw 2 cards"]
    t.click("Gain 2 credits")
    assert (t.credits("corp"), hq(t), t.game.state.tags) == (7, 0, 1)


def test_reality_plus_draws_instead_and_only_once_a_turn() -> None:
    t = headline()
    t.root("Server 2", "Tomorrow's Headline", advancement=3)
    t.start("corp")
    t.click("Score Tomorrowʼs Headline in Server 1")
    t.click("Draw 2 cards")
    assert (t.credits("corp"), hq(t)) == (5, 2)
    t.click("Score Tomorrow")
    assert t.game.state.tags == 2
    assert t.offered("Gain 1 credit")
    assert (t.credits("corp"), hq(t)) == (5, 2)


def test_reality_plus_acts_on_the_runners_turn_too() -> None:
    t = headline()
    t.start("runner")
    t.click("Run on Server 1")
    t.pass_until("Gain 2 credits")
    assert t.decision.seat == "corp"
    t.click("Gain 2 credits")
    assert t.credits("corp") == 7


# -- Weyland Consortium: Built to Last --------------------------------------------------------------------


def test_built_to_last_pays_for_the_first_counter_only() -> None:
    t = scoring("Offworld Office", 0, corp="Weyland Consortium: Built to Last")
    t.start("corp")
    t.click("Advance")
    assert t.credits("corp") == 6
    t.click("Advance")
    assert t.credits("corp") == 5


def test_built_to_last_pays_nothing_for_counters_that_are_placed() -> None:
    t = scoring("Offworld Office", 0, corp="Weyland Consortium: Built to Last")
    t.hand("corp", "Seamless Launch")
    t.start("corp")
    t.click("Play Seamless Launch")
    assert t.card("Offworld Office").advancement == 2
    assert t.credits("corp") == 4


# -- Above the Law ----------------------------------------------------------------------------------------


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


# -- Tomorrow's Headline ----------------------------------------------------------------------------------


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
