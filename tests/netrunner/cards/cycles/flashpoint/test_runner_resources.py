"""Resources of the Flashpoint cycle."""

from engine.netrunner.testkit import Table
from tests.netrunner.cards.playing import go_on, rigged, running

# -- Algo Trading -----------------------------------------------------------------------------------------


def hosted(t: Table, title: str = "Algo Trading", kind: str = "credit") -> int:
    return int(getattr(t.card(title), kind))


def algo(hosted: int, credits: int = 5, first: int = 0) -> Table:
    """The Runner's turn begins, and the ability in this place triggers first."""
    t = Table()
    t.rig("Algo Trading", credit=hosted)
    t.set(runner_credits=credits)
    t.start("runner", turn_begins=True)
    assert t.decision.kind == "reaction"
    t.answer([t.decision.options[first].key])
    return t


def test_algo_trading_takes_in_up_to_three_credits() -> None:
    t = algo(0)
    assert t.asked.prompt.startswith("Algo Trading: You may move up to 3 credits")
    assert t.options == ["0 credits", "1 credit", "2 credits", "3 credits"]
    t.click("3 credits")
    t.next_action()
    assert (hosted(t), t.credits("runner")) == (3, 2)
    # 1.10.3: they were neither lost nor spent.
    assert (t.happened("lose_credits"), t.happened("spend_credits")) == (0, 0)


def test_algo_trading_takes_in_no_more_than_there_is() -> None:
    t = algo(0, credits=1)
    assert t.options == ["0 credits", "1 credit"]
    t.click("0 credits")
    t.next_action()
    assert (hosted(t), t.credits("runner")) == (0, 1)


def test_algo_trading_grows_from_six() -> None:
    t = algo(3)
    t.click("3 credits")
    t.next_action()
    assert hosted(t) == 3 + 3 + 2


def test_algo_trading_does_not_grow_from_five() -> None:
    t = algo(3)
    t.click("2 credits")
    t.next_action()
    assert hosted(t) == 5


def test_algo_trading_grows_before_it_takes_in_if_the_runner_wants_it_so() -> None:
    t = algo(5, first=1)
    t.click("1 credit")
    t.next_action()
    assert hosted(t) == 6


def test_algo_trading_is_trashed_for_all_of_it() -> None:
    """9.5.5: the credits count as hosted until the ability has resolved; taking them is gaining (1.10.4a)."""
    t = Table()
    t.rig("Algo Trading", credit=8)
    t.start("runner")
    t.click("Algo Trading: Take all credits")
    assert t.names("heap") == ["Algo Trading"]
    assert t.credits("runner") == 5 + 8
    assert t.happened("gain_credits") == 1
    assert t.clicks("runner") == 3


def test_algo_trading_without_credits_is_not_offered() -> None:
    t = Table()
    t.rig("Algo Trading")
    t.start("runner")
    assert not t.offered("Algo Trading")


# -- Find the Truth ---------------------------------------------------------------------------------------


def test_find_the_truth_shows_what_is_drawn_and_the_top_of_rd() -> None:
    t = rigged("Find the Truth")
    t.deck("corp", "Palisade")
    t.refresh()
    t.click("Draw 1 card")
    assert t.happened("revealed") == 1
    t.click("Run on Archives")
    t.pass_until("Use Find the Truth")
    t.click("Use Find the Truth")
    assert [e.code for e in t.game.state.happened if e.kind == "looked"] == ["palisade"]
    t.next_action()
    t.click("Run on HQ")
    while running(t):
        assert not t.offered("Use Find the Truth"), "the first time each turn"
        go_on(t)
