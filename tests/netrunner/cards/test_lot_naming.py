"""Complete Image: a card name among all there are."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import end_turn, go_on, running


def image(*hand: str, points: str = "Send a Message", run: bool = True) -> Table:
    """The Corp's turn after one in which the Runner made a successful run."""
    t = Table()
    t.hand("corp", "Complete Image")
    t.hand("runner", *hand)
    t.score_area("runner", points)
    t.discard_pile("runner", "Leech")
    t.start("runner")
    if run:
        t.click("Run on Archives")
        while running(t):
            go_on(t)
    end_turn(t)
    while not t.offered("Gain 1 credit"):
        go_on(t)
    return t


def names(t: Table) -> list[str]:
    return [label for label in t.options if not label.startswith("Names with")]


def test_complete_image_offers_what_the_corp_knows_and_everything_by_its_letter() -> None:
    t = image("Sure Gamble", "Cleaver")
    t.click("Play Complete Image")
    assert t.asked.prompt == "Complete Image: Choose 1 Runner card name."
    assert "Leech" in t.options
    assert not {"Sure Gamble", "Cleaver"} & set(t.options), "what is in the grip is not told"
    letters = [label for label in t.options if label.startswith("Names with")]
    assert "Names with S" in letters
    t.click("Names with S")
    assert "Sure Gamble" in t.options
    assert len(t.options) < 150
    assert all(label[0] in "SŞ" for label in t.options)
    t.click("Sure Gamble")
    assert any("names **Sure Gamble**" in line for line in t.log("runner"))


def test_complete_image_goes_on_as_long_as_the_name_is_right() -> None:
    t = image("Cleaver", "Cleaver", "Cleaver")
    t.click("Play Complete Image")
    for left in (2, 1):
        t.click("Names with C")
        t.click("Cleaver")
        assert len(t.names("grip")) == left
    t.click("Names with L")
    t.click("Leech")
    assert len(t.names("grip")) == 0
    assert t.names("heap").count("Cleaver") == 3
    # 5.4.3: the action phase is over, with 2 clicks left.
    t.pass_until("Run on HQ")
    assert t.game.state.active == "runner"


def test_complete_image_stops_at_a_wrong_name() -> None:
    t = image("Cleaver", "Cleaver")
    t.click("Play Complete Image")
    t.click("Leech")
    assert len(t.names("heap")) == 2, "Leech was there before"
    assert t.names("grip") == ["Cleaver"]


def test_complete_image_is_played_only_after_a_successful_run_and_at_three_points() -> None:
    assert not image("Cleaver", run=False).offered("Play Complete Image")
    assert not image("Cleaver", points="Offworld Office").offered("Play Complete Image")
    assert image("Cleaver").offered("Play Complete Image")
