"""Who reads what in a line of the log."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engine.netrunner import new_game
from engine.netrunner.language.effects import RemoveTags
from engine.netrunner.table.events import Cause, Event, EventKind
from engine.netrunner.table.state import CORP, RUNNER, SEATS, SPECTATOR
from engine.netrunner.testkit import Table
from engine.players.netrunner import choose
from tests.netrunner.asking import choosing_one, discarding


def told(t: Table, event: str) -> tuple[str | None, str | None, str | None]:
    """What Corp, Runner and spectators read about the first event of a kind."""
    found = next(e for e in t.events if e.kind == event)
    corp, runner, spectator = (t.game.describe(found, seat) for seat in (CORP, RUNNER, SPECTATOR))
    return corp, runner, spectator


def test_a_card_installed_facedown_is_named_to_the_corp_only() -> None:
    t = Table()
    t.hand(CORP, "Nico Campaign", "Palisade")
    t.start(CORP)
    t.click("Install Nico Campaign in a new server")
    corp, runner, spectator = told(t, "installed")
    assert corp == "The Corp installs **Nico Campaign** in Server 1."
    assert runner == spectator == "The Corp installs a card in Server 1."
    t.click("Install Palisade protecting HQ")
    corp, runner, spectator = told(t, "installed")
    assert corp == "The Corp installs **Palisade** protecting HQ."
    assert runner == spectator == "The Corp installs a piece of ice protecting HQ."


def test_a_card_drawn_is_told_as_a_number() -> None:
    t = Table()
    t.start(CORP)
    t.click("Draw 1 card")
    assert set(told(t, "draws")) == {"The Corp draws 1 card."}
    assert all("Hedge Fund" not in line for seat in (RUNNER, SPECTATOR) for line in t.log(seat))


def test_a_card_discarded_by_the_corp_is_named_to_the_corp_only() -> None:
    t = discarding()
    t.answer([option.key for option in t.decision.options][:2])
    corp, runner, spectator = told(t, "discarded")
    assert corp == "The Corp discards **Hedge Fund**."
    assert runner == spectator == "The Corp discards a card."


def test_a_facedown_card_advanced_is_named_to_the_corp_only() -> None:
    t = Table()
    t.root("Server 1", "Offworld Office")
    t.start(CORP)
    t.click("Advance")
    corp, runner, spectator = told(t, "advanced")
    assert corp == "The Corp advances **Offworld Office** (Server 1)."
    assert runner == spectator == "The Corp advances a facedown card (Server 1)."


@pytest.mark.parametrize(
    ("language", "ice", "root", "remote"),
    [
        ("en", "(protecting R&D).", "(in the root of R&D).", "(Server 1)."),
        ("de", "(vor R&D).", "(in der Root von R&D).", "(Server 1)."),
        ("ja", "（R&Dを守るアイス）。", "（R&Dのルート）。", "（サーバー1）。"),
        ("ru", "(R&D, лёд).", "(R&D, корень).", "(Сервер 1)."),
    ],
)
def test_where_a_card_lies_is_told_by_more_than_its_server(
    language: str, ice: str, root: str, remote: str
) -> None:
    """What protects R&D, or is in its root, is no card of R&D (4.6.7c)."""
    t = Table()
    t.ice("R&D", "Ice Wall", rezzed=False)
    t.root("R&D", "Crisium Grid")
    t.root("Server 1", "Offworld Office")
    t.set(corp_credits=9)
    t.start(CORP, clicks=2)
    advanced = [*t.click("Advance Ice Wall"), *t.click("Advance Offworld Office")]
    rezzed = [*t.click("Rez Crisium Grid"), *t.click("End"), *t.click("Run on R&D"), *t.click("Rez Ice Wall")]
    for seat in (CORP, RUNNER, SPECTATOR):
        lines = [t.game.describe(e, seat, language) or "" for e in advanced if e.kind is EventKind.ADVANCE]
        lines += [t.game.describe(e, seat, language) or "" for e in rezzed if e.kind is EventKind.REZ]
        for line, where in zip(lines, (ice, remote, root, ice), strict=True):
            assert line.endswith(where), line


def test_unrezzed_ice_approached_is_named_to_the_corp_only() -> None:
    t = Table()
    t.ice("HQ", "Palisade", rezzed=False)
    t.start(RUNNER)
    t.click("Run on HQ")
    corp, runner, spectator = told(t, "approach_ice")
    assert corp == "The Runner approaches **Palisade**."
    assert runner == spectator == "The Runner approaches an unrezzed piece of ice."


@pytest.mark.parametrize(
    ("server", "zone", "known"),
    [
        ("R&D", "deck", (False, True, False)),
        ("HQ", "hand", (True, True, False)),
    ],
)
def test_an_accessed_card_is_named_to_those_who_may_look(
    server: str, zone: str, known: tuple[bool, bool, bool]
) -> None:
    """The Runner always, the Corp except into R&D (7.1.2), spectators never."""
    t = Table(filler=3)
    getattr(t, zone)(CORP, "Nico Campaign")
    t.start(RUNNER)
    t.click(f"Run on {server}")
    while not any(event.kind == "accessed" for event in t.events):
        t.click("Go on")
    lines = told(t, "accessed")
    for line, named in zip(lines, known, strict=True):
        assert line is not None
        assert ("**Nico Campaign**" in line) is named
        assert line.endswith(f" ({server}).")


def test_what_is_stolen_is_named_to_all() -> None:
    t = Table(filler=3)
    t.hand(CORP, "Offworld Office")
    t.start(RUNNER)
    t.click("Run on HQ")
    while not t.offered("Steal"):
        t.click("Go on")
    t.click("Steal")
    assert set(told(t, "stolen")) == {"The Runner steals **Offworld Office**: 2 agenda points!"}


def test_an_event_nobody_needs_to_read_has_no_line() -> None:
    game = choosing_one().game
    assert [game.describe(Event(EventKind.SHUFFLE, seat=CORP), seat) for seat in (*SEATS, SPECTATOR)] == [
        None
    ] * 3


def test_a_secret_of_nobody_is_told_to_nobody() -> None:
    game = choosing_one().game
    event = Event(EventKind.TRASH, seat=CORP, code="palisade", other=1, cause=Cause.COST, secret="none")  # noqa: S106
    for seat in (*SEATS, SPECTATOR):
        assert game.describe(event, seat) == "A card is trashed."
        assert game.describe(replace(event, secret=""), seat) == "**Palisade** is trashed."


@pytest.mark.parametrize(
    ("language", "broken", "resolved"),
    [
        (
            "en", "The Runner breaks “↳ End the run.” on **Palisade** with **Cleaver**.",
            "**Karunā**: ↳ The Corp does 2 net damage.",
        ),
        (
            "de", "Der Runner bricht „↳ Beende den Run.“ auf **Palisade** mit **Cleaver**.",
            "**Karunā**: ↳ Der Konzern fügt 2 Netzschaden zu.",
        ),
        (
            "ja", "ランナーは**Cleaver**によって**Palisade**の「↳ランを終了する。」をブレイクした。",
            "**Karunā**：↳コーポは2ネットダメージを与える。",
        ),
        (
            "ru", "Бегущий взламывает «↳ Завершите набег.» на **Palisade** с помощью **Cleaver**.",
            "**Karunā**: ↳ Корпорация наносит 2 сетевых повреждения.",
        ),
    ],
)  # fmt: skip
def test_subroutines_are_told_as_their_cards_say_them(language: str, broken: str, resolved: str) -> None:
    """In each language that cards are said in, be they broken or not."""
    t = Table()
    t.ice("HQ", "Karunā", "Palisade")
    t.hand(RUNNER, *["Sure Gamble"] * 5)
    t.rig("Cleaver")
    t.set(runner_credits=9)
    t.start(RUNNER)
    lines: list[str | None] = []

    def tell() -> None:
        lines.extend(t.game.describe(event, SPECTATOR, language) for event in t.events)

    t.click("Run on HQ")
    for _ in range(20):
        tell()
        if broken in lines and resolved in lines:
            break
        t.click(next((text for text in ("Cleaver: Break", "Let") if t.offered(text)), "Go on"))
    assert broken in lines
    assert resolved in lines


def test_a_subroutine_another_card_gave_is_only_told_to_resolve() -> None:
    """Its words are not among those of the ice."""
    game = choosing_one().game
    event = Event(EventKind.SUBROUTINE, seat=CORP, code="palisade")
    assert game.describe(event, SPECTATOR) == "A subroutine of **Palisade** resolves."
    assert game.describe(replace(event, ability=99), SPECTATOR) == "A subroutine of **Palisade** resolves."


def test_what_is_said_aside_stands_in_the_brackets_of_the_language() -> None:
    game = choosing_one().game
    event = Event(EventKind.GAIN_CREDITS, seat=CORP, n=9, by="hedge_fund")
    lines = {language: game.describe(event, CORP, language) for language in ("en", "de", "ja", "ru")}
    assert lines == {
        "en": "The Corp gains 9 credits (**Hedge Fund**).",
        "de": "Der Konzern erhält 9 Credits (**Hedge Fund**).",
        "ja": "コーポは9クレジットを得た（**Hedge Fund**）。",
        "ru": "Корпорация получает 9 кредитов (**Hedge Fund**).",
    }


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (Event(EventKind.BOOST, seat=RUNNER, code="carmen", n=3), "**Carmen** gets +3 strength."),
        (
            Event(EventKind.TAKE_CREDITS, seat=RUNNER, code="red_team", n=3),
            "The Runner takes 3 credits from **Red Team**.",
        ),
        (Event(EventKind.LOSE_CLICKS, seat=RUNNER, n=2), "The Runner loses 2 clicks."),
        (Event(EventKind.TAG, seat=CORP, n=2), "The Runner takes 2 tags."),
        (Event(EventKind.BAD_PUBLICITY, seat=RUNNER, n=1), "The Corp takes 1 bad publicity."),
        (Event(EventKind.DAMAGE, seat=CORP, n=2, damage="meat"), "The Runner suffers 2 meat damage."),
        (
            Event(EventKind.REZ, seat=CORP, code="palisade", server="hq"),
            "The Corp rezzes **Palisade** (protecting HQ).",
        ),
        (Event(EventKind.PREVENT, by="palisade", detail="net_damage", n=1),
            "**Palisade** prevents 1 net damage."),
        (Event(EventKind.END_RUN, server="rd", by="palisade"), "The run on R&D is ended (**Palisade**)."),
    ],
)  # fmt: skip
def test_who_did_how_much_of_what_is_told(event: Event, line: str) -> None:
    assert choosing_one().game.describe(event, SPECTATOR) == line


@pytest.mark.parametrize("seed", [12, 5])
def test_all_lines_of_a_japanese_log_tell_what_has_happened(seed: int) -> None:
    """One voice for all: the past, and が for what was done to something; headings and cards aside."""
    game, lines = new_game("intermediate", seed), list[str]()
    while game.result is None:
        asked = game.decisions[0]
        events = game.answer(asked.seat, asked.id, choose(game, asked.seat, asked.id, "sensible"))
        lines += filter(None, (game.describe(event, SPECTATOR, "ja") for event in events))
    told = [line for line in lines if not re.search("__|：↳|：トレース", line)]
    assert len(told) > 80
    assert [
        line for line in told if not re.search("[ただ](（[^）]*）)?。(\\*\\*)?$|[ただ]：[^：]+！$", line)
    ] == []
    assert [line for line in told if re.search("は[^「]*れた。", line)] == []


def test_what_changes_is_told() -> None:
    """Tags that go (10.5.4) and strength that falls are in the log."""
    t = Table()
    t.set(tags=1)
    t.ice("HQ", "Palisade")
    t.rig("Leech", virus=1)
    t.start("runner")
    t.click("Remove 1 tag")
    assert t.log() == ["The Runner removes a tag (1 click, 2 credits)."]
    t.click("Run on HQ")
    t.click("Leech")
    assert t.log() == ["The ice gets −1 strength (**Leech**)."]
    t.set(tags=2)
    assert [e.n for e in t.effect("runner", RemoveTags(2)) if e.kind == "untag"] == [2]
