"""S24 to S29: the grid, the archive, and what Analyse and Shape Modifiers do with them (NH 8, 28.4, 28.6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from engine.neon_hope.testkit import Table
from tests.neon_hope.scenarios import UP

Lay = Callable[..., Table]


def whole(t: Table) -> Counter[str]:
    """Everything in grid and archive."""
    state = t.game.state
    return Counter(c.modifier for c in state.grid if c.modifier) + Counter(a.modifier for a in state.archive)


def test_s24_the_last_modifier_is_a_skull(table: Lay) -> None:
    t = table().put("trace", at="network").grid(down=1).reveals("skull")
    t.turn("noor").hack("trace")
    kinds = [e.kind for e in t.history if e.kind in ("modifier", "reset")]
    assert kinds[:3] == ["modifier", "reset", "modifier"]
    assert t.revealed[0] == "skull"
    assert t.activations >= 1
    # What is face up now was revealed after the reset, out of all 19.
    assert Counter(t.face_up) == Counter(t.revealed[1:])
    assert (len(t.game.state.grid), len(t.game.state.archive)) == (16, 3)
    assert whole(t) == Counter(t.game.state.pool)


def test_s25_noor_analyses_and_archives_one(table: Lay) -> None:
    t = table().grid(down=10).deck("dark", "scan-3-1")
    t.end_all_turns()
    seen = t.game.view("p2").looked_at
    assert len(seen) == 3
    assert t.game.view("p1").looked_at == t.game.view("spectator").looked_at == ()
    chosen = t.asked("noor").options[0]
    t.answer("noor", chosen.key)
    state = t.game.state
    assert (len(state.archive), len(t.game.face_down())) == (4, 9)
    assert sum(bool(cell.modifier) for cell in state.grid) == 15
    assert t.game.view("p2").archive_known == (chosen.to,)
    assert t.game.view("p1").archive_known == ()
    # When the nine have been revealed the archive comes back, too.
    t.grid(down=1).put("trace", at="network").reveals("0")
    t.turn("noor").hack("trace")
    assert "reset" in [event.kind for event in t.history]
    assert (len(state.grid), len(t.game.state.archive), len(t.game.face_down())) == (16, 3, 16)
    assert t.game.view("p2").archive_known == ()
    assert whole(t) == Counter(t.game.state.pool)


def test_s26_archiving_the_last_two_resets_the_grid(table: Lay) -> None:
    t = table().grid(down=2).deck("dark", "scan-3-2")
    t.end_all_turns()
    assert len(t.game.view("p2").looked_at) == 2
    t.answer("noor", *(option.key for option in t.asked("noor").options))
    assert "reset" in t.kinds()
    assert (len(t.game.face_down()), len(t.game.state.archive)) == (16, 3)


def test_s27_shaping_two(table: Lay) -> None:
    t = table().put("guard", at=UP).grid(up=["-3"], down=12).deck("dark", "warp-2").reveals("skull", "-3")
    before = len(t.game.face_down())
    t.end_all_turns()
    asked = t.asked("noor")
    assert (asked.minimum, asked.maximum) == (2, 2)
    t.answer("noor", "−3", "−3")
    assert "skull" in t.face_up
    assert "-3" not in t.face_up
    assert len(t.game.face_down()) == before
    t.answer("noor", "STUDY")
    # One skull, one attack of GUARD: 1 stress, and 1 surveillance besides the 2 + 1 of the phase and DARK's.
    assert (len(t.hero("noor").hand), t.dial) == (7, 5)
    assert len(t.game.face_down()) == before


def test_s28_shaping_an_epic_fail_does_nothing(table: Lay) -> None:
    t = table().surveillance(21, escalated=True).put("guard", at=UP).deck("dark", "warp-1")
    t.grid(up=["0"]).reveals("epic-fail").end_all_turns()
    # 2 for the characters, 1 for GUARD, 1 for DARK: nothing for the Epic Fail.
    assert t.dial == 21 + 4
    t.answer("noor", "Epic Fail")
    assert t.face_up == ["0"]
    assert "activation" not in t.kinds()
    assert t.dial == 21 + 4
    assert t.game.turn == 2


def test_s28_the_only_one_face_up_goes_back_unasked(table: Lay) -> None:
    t = table().deck("dark", "warp-1").reveals("epic-fail").end_all_turns()
    assert t.face_up == []
    assert t.game.turn == 2


def test_s29_no_view_shows_what_lies_face_down(table: Lay) -> None:
    t = table().put("vault", at=UP).put("trace", at="network").grid(up=["-3", "0"])
    t.turn("noor")
    everybody = (*t.game.seats, "spectator")

    def seen() -> list[object]:
        return [t.game.view(seat, language) for seat in everybody for language in ("en", "de")]

    before = seen()
    grid, archive = t.game.state.grid, t.game.state.archive
    first, second = (
        t.game.face_down()[0],
        next(i for i in t.game.face_down() if grid[i].modifier != grid[t.game.face_down()[0]].modifier),
    )
    grid[first], grid[second] = grid[second], grid[first]
    assert seen() == before
    for place, item in enumerate(archive):
        if item.modifier != grid[first].modifier:
            archive[place] = type(item)(grid[first].modifier)
            grid[first] = type(grid[first])(item.modifier)
            break
    assert seen() == before
