"""Events of the Spin cycle."""

from tests.netrunner.cards.playing import event_played, finish_run


def test_singularity_trashes_everything_in_a_root() -> None:
    t = event_played("Singularity")
    finish_run(t)
    assert sorted(t.names("archives")) == ["Experiential Data", "PAD Campaign"]
    assert (t.clicks("runner"), t.happened("breach_begins")) == (2, 0)
