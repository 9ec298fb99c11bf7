"""Type and alt texts: what is drawn and said, for whom."""

from __future__ import annotations

import re
from importlib import import_module

import msgspec
import pytest

from engine.messages import LANGUAGES, say
from engine.netrunner.cards import declared
from engine.netrunner.shown.info import card_info
from engine.netrunner.shown.signs import SIGNS
from engine.netrunner.shown.view import CardView, View
from engine.netrunner.testkit import Table
from render import ALT_LIMIT, fonts, phone
from render import netrunner as render
from render.netrunner.board import canvases
from render.netrunner.servers import SPAN
from render.phone import LEAST
from render.prose import Prose
from tests.render.netrunner import samples
from tests.render.netrunner.cards import CARDS, info


def alt(view: View) -> str:
    return render.board(view, samples.NAMES)[0].alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_runner_stands_is_not_cut(language: str) -> None:
    """Behind the sign there is room for all of it, in the column of a server."""
    room = SPAN - 14 - 30 - 10 - 10
    for at in ("server", "inside", "approach", "encounter", "movement"):
        text = say(language, f"nr-pic-mark-{at}")
        assert fonts.width(text, LEAST, True) <= room, text


def test_the_fonts_draw_latin_cyrillic_and_japanese() -> None:
    for char in "âūāÉŌşậ’“”™₂ПриветҐїАнна":
        assert fonts.has_glyph(char, False), char
    for char in "ネットランナー手札":
        assert not fonts.has_glyph(char, False)
        assert fonts.has_glyph(char, True), char
    assert not fonts.has_glyph("\U0010ffff", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_type_of_a_card_is_cut_in_a_hand(language: str) -> None:
    types = {code: card_info(code, language).type_line for code in declared()}
    drawn = import_module("render.netrunner.hand")  # "hand" is a function of the package
    cut = [text for text in types.values() if drawn.kind_lines(text)[-1].endswith(fonts.ELLIPSIS)]
    assert cut == []


def test_names_keep_letters_and_lose_what_no_font_draws() -> None:
    assert fonts.clean("  Анна\n🎲 ネット ") == "Анна ネット"
    assert fonts.clean("\u202e\u200bevil") == "evil"
    assert fonts.clean("한") == "□"


def test_text_is_cut_and_wrapped_at_its_measured_width() -> None:
    cut = fonts.cut("Manegarm Skunkworks", 120, 24)
    assert cut.endswith("…")
    assert fonts.width(cut, 24) <= 120
    assert fonts.cut("HQ", 120, 24) == "HQ"
    lines = fonts.wrap("ネットランナー" * 6 + " and some words", 200, 24, False, 3)
    assert len(lines) == 3
    assert all(fonts.width(line, 24) <= 200 for line in lines)
    assert lines[-1].endswith("…")
    assert fonts.fit("Palisade", 400, (30, 24)) == ("Palisade", 30)


@pytest.mark.parametrize("name", list(samples.BOARDS))
def test_alt_texts_fit_discord(name: str) -> None:
    for picture in render.board(samples.BOARDS[name], samples.NAMES):
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_alt_text_says_whose_move_it_is_and_where_the_game_stands() -> None:
    assert alt(samples.midgame()).startswith("Boris (Runner) to move. Runner's turn 4, action phase")
    assert alt(samples.midgame("runner")).startswith("Your move.")
    assert alt(samples.start()).startswith("Anna (Corp) and Boris (Runner) to decide. Setup")
    assert alt(samples.game_over()).startswith("Anna (Corp) wins. The Corp has 7 agenda points")
    assert render.board(samples.midgame())[0].alt.startswith("Runner to move.")
    nameless = render.board(samples.midgame(), {"corp": "🎲", "runner": "🎲"})[0]
    assert nameless.alt.startswith("Runner to move.")


def test_alt_text_gives_the_figures_and_the_table() -> None:
    text = alt(samples.midgame())
    for part in (
        "Points: Corp 2, Runner 1, of 7.",
        "Anna (Corp): 7 credits, 0 clicks; HQ 5, R&D 27, Archives 4.",
        "Boris (Runner): 4 credits, 2 clicks; grip 4, stack 21, heap 4, memory 3 of 4, 1 tag.",
        "HQ, ice inwards: unrezzed, Palisade (strength 2: end the run).",
        "Whitespace (strength 0: credits lost; perhaps end the run)",
        "Server 2, ice inwards: unrezzed, Palisade (strength 4: end the run); "
        "root: a facedown card with 3 advancement counters, Manegarm Skunkworks.",
        "Programs: Cleaver, Unity, Conduit with 2 virus counters.",
        "Archives: Hedge Fund ×2, Seamless Launch, 1 facedown.",
    ):
        assert part in text


def test_alt_text_names_what_is_hosted() -> None:
    rig = render.board(samples.full_rig(), samples.NAMES)[-1].alt
    assert "Pennyshaver with 3 credits (hosts Conduit with 1 virus counter and Unity)" in rig
    brief = alt(samples.marks())
    assert "Palisade (hosts Conduit with 3 virus counters), Brân 1.0; root" in brief
    assert "Changed since your last move: a facedown card, Palisade, Conduit." in brief
    assert "(hostet Conduit mit 3 Virusmarken)" in alt(german(samples.marks()))


def test_alt_text_names_the_identities_where_there_is_room() -> None:
    both = "The Syndicate: Profit over Principle and The Catalyst: Convention Breaker."
    assert alt(samples.start()).endswith(f"Identities: {both}")
    assert "Identities" not in alt(samples.marks())


def test_alt_text_tells_the_run() -> None:
    assert "The Runner is at ice 1 of 2 protecting Server 2, unrezzed." in alt(samples.approach())
    assert "ice 2 of 2 protecting R&D, Brân 1.0, 1 of 3 subroutines broken." in alt(samples.encounter())
    assert "Accessing Offworld Office." in alt(samples.access())
    assert "Accessing a card." in alt(samples.access(known=False))


def test_alt_texts_of_two_pictures_share_the_table() -> None:
    corp, runner = render.board(samples.crowded(), samples.NAMES)
    assert "Server 9" in corp.alt
    assert "Programs" not in corp.alt
    assert "Programs" in runner.alt
    assert (corp.filename, runner.filename) == ("board.png", "board-2.png")


def test_hidden_cards_are_named_to_their_owner_only() -> None:
    secrets = ("Karunā", "Funhouse", "Urtica Cipher")
    own = alt(samples.midgame("corp"))
    for seat in ("runner", "spectator"):
        text = alt(samples.midgame(seat))
        assert not [name for name in secrets if name in text]
    assert all(name in own for name in secrets)


def with_secret(card: CardView) -> CardView:
    """A slip of the engine: facts on a card this seat may not identify."""
    if card.code is not None:
        return card
    return msgspec.structs.replace(card, title="Send a Message", faction="jinteki", type="agenda", strength=7)


def test_facts_beside_a_missing_code_change_neither_picture_nor_words() -> None:
    view = samples.approach()
    servers = tuple(
        msgspec.structs.replace(
            server,
            ice=tuple(with_secret(card) for card in server.ice),
            root=tuple(with_secret(card) for card in server.root),
        )
        for server in view.corp.servers
    )
    archives = tuple(with_secret(card) for card in view.corp.archives)
    slip = msgspec.structs.replace(
        view, corp=msgspec.structs.replace(view.corp, servers=servers, archives=archives)
    )
    assert slip != view
    assert render.board(slip, samples.NAMES) == render.board(view, samples.NAMES)


def test_a_hand_needs_its_owner() -> None:
    with pytest.raises(ValueError, match="spectator"):
        render.hand(samples.midgame(), info)


def test_a_hand_says_its_cards_with_cost_and_type() -> None:
    corp = render.hand(samples.midgame("corp"), info)
    assert corp.filename == "hand.png"
    assert corp.alt.startswith("Your HQ, 5 cards: Hedge Fund (operation, cost 5) ×2.")
    assert "Offworld Office (agenda, 4 to score, 2 points)." in corp.alt
    view = samples.midgame("runner")
    empty = msgspec.structs.replace(view, runner=msgspec.structs.replace(view.runner, hand=()))
    assert render.hand(empty, info).alt == "Your grip is empty."


@pytest.mark.parametrize("code", list(CARDS))
def test_a_card_picture_says_name_facts_and_text(code: str) -> None:
    definition = info(code)
    picture = render.card(definition)
    assert picture.alt.startswith(f"{definition.title}.")
    assert all(f"{label} {value}" in picture.alt for label, value in definition.facts)
    assert definition.text[0] in picture.alt
    assert picture.width == phone.WIDTH


def test_subroutines_are_said_and_marked() -> None:
    assert "Subroutine: End the run. Subroutine: End the run." in render.card(info("bran_1_0")).alt
    lines = Prose(info("bran_1_0").text, 400, 30, 99).lines
    assert sum(line.marked for line in lines) == 3
    assert all(line.indent > 0 for line in lines if line.text.startswith("End the run"))


def test_long_rules_text_ends_in_an_ellipsis() -> None:
    for most in (1, 2, 3, 4, 5):
        lines = list(Prose(("one two three four five", "six", "seven eight"), 120, 24, most).lines)
        assert len([line for line in lines if line.text]) == most
        assert lines[-1].text.endswith("…")


# -- in German --------------------------------------------------------------------------------------------


def german(view: View) -> View:
    """A sample whose server names and lines are still English: only the pictures' own words are looked at."""
    return msgspec.structs.replace(view, language="de")


def test_a_german_view_has_german_alt_texts() -> None:
    text = alt(german(samples.midgame()))
    assert text.startswith("Boris (Runner) ist dran.")
    assert "Punkte: Konzern 2, Runner 1, von 7." in text
    assert "Anna (Konzern): 7 Credits, 0 Klicks; HQ 5, R&D 27, Archives 4." in text
    assert "Programme: Cleaver, Unity, Conduit mit 2 Virusmarken." in text
    assert "Gestohlen: Superconducting Hub." in text
    assert "Server 2, Ice von außen: ungerezzt, Palisade (Stärke 4)" in text


def test_a_german_hand_says_its_cards_with_cost_and_type() -> None:
    picture = render.hand(german(samples.midgame("corp")), info)
    assert picture.alt.startswith("Dein HQ, 5 Karten: Hedge Fund (Operation, Kosten 5) ×2.")
    assert "Offworld Office (Agenda, 4 zum Punkten, 2 Punkte)." in picture.alt


@pytest.mark.parametrize("name", list(samples.BOARDS))
def test_no_word_of_a_german_picture_is_english(name: str) -> None:
    view = german(samples.BOARDS[name])
    end = view.result.text if view.result else ""
    given = {view.where, end, *(text for card in _ice(view) for text, _ in card.subroutines)}
    drawn = [text.text for page in canvases(view, samples.NAMES) for text in page.written]
    own = [
        text
        for text in drawn
        if not any(text.removeprefix("gebrochen: ").rstrip("…") in line for line in given)
        and not _title(text)
    ]
    english = re.compile(
        r"\b(to|of|the|your|and|move|credits|clicks|tags|memory|points|only|with|in play|wins)\b"
    )
    assert [text for text in own if english.search(text)] == []
    assert any("Punkte" in text for text in own)


def _ice(view: View) -> list[CardView]:
    return [card for server in view.corp.servers for card in server.ice]


def _title(text: str) -> bool:
    return any(definition["title"][:12] in text for definition in CARDS.values()) or "Jemison" in text


def test_what_stays_in_play_and_a_revealed_grip_are_told_to_everybody() -> None:
    t = Table(corp="Harishchandra Ent.: Where You're the Star")
    t.set(tags=1, corp_credits=9)
    t.hand("corp", "Lag Time")
    t.hand("runner", "Sure Gamble")
    t.start("corp")
    assert "In play" not in alt(t.view("runner"))
    t.click("Play Lag Time")
    for seat in ("corp", "spectator"):
        said = alt(t.view(seat))
        assert "In play: Lag Time." in said
        assert "Grip, revealed: Sure Gamble." in said
    assert "revealed" not in alt(t.view("runner"))
    tall = [render.board(t.view(seat), samples.NAMES)[0].height for seat in ("corp", "runner")]
    assert tall[0] > tall[1]  # a line for the grip, where it is not one's own


def test_what_was_used_this_turn_is_said_and_what_subroutines_do_is_left_out_of_a_long_text() -> None:
    text = alt(samples.marks())
    assert (
        "Used this turn: The Catalyst: Convention Breaker, Superconducting Hub, Cleaver, Telework Contract."
        in text
    )
    crowded = alt(samples.crowded())
    assert "end the run" not in crowded
    assert "Palisade" in crowded


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_sign_of_a_subroutine_has_words(language: str) -> None:
    names = {
        *SIGNS.values(),
        "net",
        "meat",
        "core",
        "trace",
        "credit_up",
        "credit_down",
        "click_up",
        "click_down",
    }
    said = {name: say(language, "nr-alt-sub", sign=name, n=2, maybe="no") for name in names}
    assert len(set(said.values())) == len(names)


def test_a_hand_under_a_strip_says_what_lies_on_the_table() -> None:
    view = samples.midgame("runner")
    plain, under = render.hand(view, info), render.hand(view, info, True)
    assert "On the table" not in plain.alt
    assert under.alt.startswith(plain.alt)
    assert (
        "On the table: Corp 7 credits, 2 points, 5 in hand; Runner 4 credits, 1 point, 4 in hand, 1 tag. "
        "HQ: 2 ice, 0 in the root; R&D: 2 ice, 0 in the root;"
    ) in under.alt
    assert under.height > plain.height
