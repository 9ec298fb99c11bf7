"""Identities of the Corp of System Gateway."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, hq, run_on

# -- Haas-Bioroid: Precision Design -----------------------------------------------------------------------


def test_precision_design_keeps_six_cards() -> None:
    t = Table(corp="Haas-Bioroid: Precision Design")
    t.hand("corp", *["Hedge Fund"] * 7)
    t.set(corp_credits=0)
    t.start("corp")
    end_turn(t)
    assert hq(t) == 6
    assert t.view("runner").runner.max_hand_size == 5


def scoring(title: str, advancement: int, **kwargs: str) -> Table:
    """The Corp can score an agenda in Server 1."""
    t = Table(**kwargs)  # type: ignore[arg-type]
    t.root("Server 1", title, advancement=advancement)
    return t


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
