"""Other ice of the Core Set."""

from tests.netrunner.cards.playing import facing, finish_run


def test_data_mine_hurts_and_is_gone() -> None:
    t = facing("Data Mine")
    finish_run(t)
    assert (len(t.names("grip")), t.names("archives")) == (4, ["Data Mine"])
    assert t.happened("successful_run") == 1
