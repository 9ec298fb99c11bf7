"""What pictures tell by signs, frames and shapes: read from the list of what was drawn."""

from __future__ import annotations

import msgspec
import pytest

import render.netrunner as pictures
from engine.messages import say
from engine.netrunner.objects.definitions import declared, definition
from engine.netrunner.shown.signs import SIGNS, signs
from engine.netrunner.shown.view import CardView, SeenView, View
from engine.netrunner.table.knowledge import server_name
from engine.netrunner.testkit import Table
from render import icons, palette
from render.canvas import Box, Canvas
from render.netrunner import tiles
from render.netrunner.board import canvases
from render.netrunner.hand import canvas as hand_canvas
from render.netrunner.legend import legend
from render.netrunner.servers import SPAN
from render.netrunner.signs import type_of
from render.netrunner.strip import strip
from render.netrunner.tiles import Look
from render.netrunner.words import remembered
from render.phone import COLUMN
from tests.render import checks
from tests.render.checks import overlapping
from tests.render.netrunner import samples
from tests.render.netrunner.cards import SIGNS as SAMPLE_SIGNS
from tests.render.netrunner.cards import card, hidden, info


def page(view: View) -> Canvas:
    (found,) = canvases(view, samples.NAMES)
    return found


def shown(view: View) -> list[str]:
    return [text.text for text in page(view).written]


def inside(drawn: Canvas, box: Box) -> list[str]:
    """The signs in an area, from left to right."""
    found = [
        sign for sign in drawn.signed if box[0] <= sign.box[0] < box[2] and box[1] <= sign.box[1] < box[3]
    ]
    return [sign.name for sign in sorted(found, key=lambda sign: sign.box)]


def tile(drawn: Canvas, title: str) -> Box:
    """The tile in which this text stands."""
    text = next(text.box for text in drawn.written if text.text == title)
    tiles = [place.box for place in drawn.placed if place.layer == "tile"]
    return next(box for box in tiles if overlapping(box, text))


def test_every_sign_of_a_subroutine_can_be_drawn() -> None:
    special = {"net", "meat", "core", "trace", "credit_up", "credit_down", "click_up", "click_down"}
    assert [name for name in {*SIGNS.values(), *special} if not icons.known(name)] == []


def test_no_declared_ice_has_a_subroutine_without_a_sign_in_its_picture() -> None:
    subs = [(code, sub) for code in declared() for sub in definition(code).subs]
    assert len(subs) > 80
    bare = [code for code, sub in subs if not any(icons.known(sign.name) for sign in signs(sub.effects))]
    assert bare == []


@pytest.mark.parametrize("compact", [False, True])
def test_rezzed_ice_shows_its_subroutines_also_outside_of_runs(compact: bool) -> None:
    view = samples.twelve_servers() if compact else samples.midgame()
    drawn = canvases(view, samples.NAMES)[0]
    found = inside(drawn, tile(drawn, "Brân 1.0"))
    assert [name for name in found if name in ("install", "end")] == ["install", "end", "end"]
    found = inside(drawn, tile(drawn, "Whitespace"))
    assert [name for name in found if name in ("credit_down", "end")] == ["credit_down", "end"]


def test_unrezzed_ice_shows_nothing_to_those_who_do_not_know_it() -> None:
    names = {sign.name for one in SAMPLE_SIGNS["karuna"] for sign in one}
    own, others = page(samples.midgame("corp")), page(samples.midgame("runner"))
    assert set(inside(own, tile(own, "Karunā"))) >= names
    assert "net" not in {sign.name for sign in others.signed}
    assert "Karunā" not in shown(samples.midgame("runner"))


def test_a_card_only_its_owner_knows_has_an_eye_and_its_price() -> None:
    own = page(samples.midgame("corp"))
    assert inside(own, tile(own, "Karunā"))[:2] == ["eye", "credit"]
    assert "3/4" in [text.text for text in own.written]  # Offworld Office, advanced three times
    assert "eye" not in {sign.name for sign in page(samples.midgame()).signed}


def test_a_broken_subroutine_is_a_cross_and_says_so() -> None:
    drawn = page(samples.encounter())
    names = inside(drawn, tile(drawn, "Brân 1.0"))
    assert [name for name in names if name in ("install", "end", "broken")] == ["install", "broken", "end"]
    texts = [text.text for text in drawn.written]
    assert texts.count("broken: End the run.") == 1
    assert texts.count("End the run.") == 1


def test_icebreakers_and_the_ice_they_match_have_the_same_sign_and_colour() -> None:
    drawn = page(samples.midgame())
    cleaver, palisade = tile(drawn, "Cleaver"), tile(drawn, "Palisade")
    assert "barrier" in inside(drawn, cleaver)
    assert {"barrier", "breaker"} <= set(inside(drawn, palisade))
    assert len({sign.fill for sign in drawn.signed if sign.name == "barrier"}) == 1
    without = page(samples.midgame(runner=samples.start().runner))
    assert "breaker" not in inside(without, tile(without, "Palisade"))


def test_what_was_used_this_turn_and_what_was_seen_is_marked() -> None:
    drawn = page(samples.marks())
    assert "used" in inside(drawn, tile(drawn, "Cleaver"))
    assert "used" not in inside(drawn, tile(drawn, "Carmen"))
    texts = [text.text for text in drawn.written]
    assert texts.count("used") == 3, "the Runner's identity too"
    assert "Superconducting Hub (1, used)" in texts
    assert "seen · turn 3" in texts
    assert "top: Palisade" in texts
    assert "known: Hedge Fund" in texts


def test_what_was_chosen_for_a_lasting_effect_is_marked_with_the_card_that_chose_it() -> None:
    """10.2.3b: on rezzed and on unrezzed ice, and on the back of a card in a root."""
    base, by = samples.midgame(), ("Femme Fatale",)
    server = msgspec.structs.replace(
        base.corp.servers[3],
        ice=tuple(msgspec.structs.replace(ice, chosen_by=by) for ice in (card("palisade", oid=61), hidden())),
        root=(hidden(), msgspec.structs.replace(hidden(), chosen_by=by)),
    )
    view = msgspec.structs.replace(
        base, corp=msgspec.structs.replace(base.corp, servers=(*base.corp.servers[:3], server))
    )
    drawn = page(view)
    assert [text.text for text in drawn.written].count("Femme Fatale") == 2
    assert [sign.name for sign in drawn.signed].count("chosen") == 3 + 1, "and what it means"
    assert not checks.outside(drawn)
    assert "chosen" not in {sign.name for sign in page(base).signed}
    said = pictures.board(view, samples.NAMES)[0].alt
    assert "Chosen for Femme Fatale: Palisade (protecting Server 1)." in said
    assert "Chosen for Femme Fatale: unrezzed ice 2 (protecting Server 1)." in said
    assert said.count("Chosen for Femme Fatale") == 3


def test_ice_lies_crosswise_with_its_position_and_roots_stand_upright() -> None:
    drawn = page(samples.marks())
    wide = tile(drawn, "Palisade")
    assert wide[2] - wide[0] > 3 * (wide[3] - wide[1])
    backs = [
        place.box for place in drawn.placed if place.layer == "tile" and place.box[2] - place.box[0] < 120
    ]
    assert len(backs) == 6
    assert all(box[3] - box[1] > box[2] - box[0] for box in backs)
    ice = [text for text in drawn.written if text.size == 32 and text.text in ("1", "2", "3")]
    column = sorted((text.box[1], text.text) for text in ice if text.box[0] > 450)
    assert [number for _, number in column][-3:] == ["3", "2", "1"], (
        "the outermost ice is nearest to the Runner"
    )


def test_figures_at_zero_are_left_out() -> None:
    drawn = shown(samples.start())
    assert not {"tags", "link", "memory", "core damage", "bad publicity", "clicks"} & set(drawn)
    told = shown(samples.long_names())
    assert {"tags", "link", "memory", "core damage", "clicks"} <= set(told)


def test_a_position_as_it_is_played() -> None:
    t = Table()
    t.ice("HQ", "Karunā")
    t.rig("Cleaver", "Mayfly")
    t.start("runner")
    drawn = page(t.view("runner"))
    assert inside(drawn, tile(drawn, "Karunā")).count("net") == 2
    assert "barrier" in inside(drawn, tile(drawn, "Cleaver"))
    assert "breaker" in inside(drawn, tile(drawn, "Karunā")), "Mayfly breaks any ice"


def test_types_of_ice_are_told_apart_without_colour() -> None:
    names = [
        type_of(CardView(oid=1, side="corp", subtypes=(name,)))[0]
        for name in ("Barrier", "Code Gate", "Sentry")
    ]
    assert len({icons.sign(name, 32).tobytes() for name in names}) == 3
    assert type_of(CardView(oid=1, side="corp", subtypes=("Trap",)))[0] == ""


@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_a_strip_of_the_board_stands_above_the_hand(seat: str) -> None:
    view = samples.midgame(seat)
    bare, under = hand_canvas(view, info), hand_canvas(view, info, True)
    top = under.height - bare.height
    above = [text.text for text in under.written if text.box[3] < top]
    assert {"C", "R", "HQ", "R&D", "Archives", "Server 1", "Server 2", "+3"} <= set(above)
    assert above[:2] == ["C", "7"], "the Corp's purse comes first"
    signs = [sign.name for sign in under.signed if sign.box[3] < top]
    assert signs.count("ice") == 4  # Palisade twice, Whitespace, Brân 1.0
    assert signs.count("ice_down") == 2
    assert (signs.count("root"), signs.count("root_down")) == (2, 1)
    assert not checks.clashes(under)
    assert not checks.outside(under)
    assert min(text.size for text in under.written) * 300 / under.width >= 10


def test_a_strip_of_twelve_servers_is_slim_and_of_deep_servers_counts() -> None:
    base = samples.twelve_servers("runner")
    assert strip(base).height < 300
    deep = tuple(
        msgspec.structs.replace(server, ice=tuple(hidden() for _ in range(9))) for server in base.corp.servers
    )
    view = msgspec.structs.replace(base, corp=msgspec.structs.replace(base.corp, servers=deep))
    assert "9" in [text.text for text in hand_canvas(view, info, True).written]
    assert strip(view).height < 400


def test_german_pictures_have_the_same_signs_as_english_ones() -> None:
    for name, view in samples.BOARDS.items():
        signs = [
            [sorted(sign.name for sign in page.signed) for page in canvases(each, samples.NAMES)]
            for each in (view, msgspec.structs.replace(view, language="de"))
        ]
        assert signs[0] == signs[1], name


def test_the_name_of_every_declared_card_is_whole_on_the_board() -> None:
    cut: list[str] = []
    for code in sorted(declared()):
        facts = definition(code).facts
        card = CardView(
            oid=1, side=facts.side, code=code, title=facts.title, type=facts.type, faceup=True,
            strength=facts.strength,
        )  # fmt: skip
        drawn = Canvas(440, 400, palette.PAGE, least=30)
        if card.type == "ice":
            tiles.draw_ice(drawn, 0, 0, SPAN, card, 1, palette.PAGE, Look())
        elif card.type in ("asset", "upgrade", "agenda"):
            tiles.draw_root(drawn, 0, 0, SPAN, card, palette.PAGE, Look())
        elif card.type in ("program", "hardware", "resource"):
            tiles.draw_rig(drawn, 0, 0, COLUMN, card, palette.PAGE, Look())
        cut += [text.text for text in drawn.written if "…" in text.text]
    assert cut == []


def test_the_signs_that_are_there_are_explained_and_no_others() -> None:
    drawn = page(samples.midgame("corp"))
    for sign, meant in (("net", "net damage"), ("end", "end the run"), ("eye", "only you see it")):
        assert meant in [text.text for text in drawn.written]
        assert sign in [each.name for each in drawn.signed]
    others = shown(samples.midgame("runner"))
    assert "net damage" not in others
    assert "only you see it" not in others
    assert "end the run" in others
    assert "changed since your move" not in others
    assert "changed since your move" in shown(samples.marks())
    assert legend(samples.start()) is None
    opened = shown(msgspec.structs.replace(samples.midgame("corp"), seat="spectator"))
    assert "only you see it" not in opened
    assert "facedown on the table" in opened


ALL_SIGNS = frozenset((
    *SIGNS.values(), "net", "meat", "core", "trace", "credit_up", "credit_down", "click_up", "click_down",
    "breaker", "only-you", "facedown", "fresh",
))  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_sign_of_a_subroutine_has_its_meaning(language: str) -> None:
    assert len({say(language, "nr-pic-sign", sign=name) for name in ALL_SIGNS}) == len(ALL_SIGNS)


def test_sides_have_the_letters_of_their_names() -> None:
    german = msgspec.structs.replace(samples.midgame("corp"), language="de")
    for view, letters in ((samples.midgame("corp"), ["C", "R"]), (german, ["K", "R"])):
        written = [text.text for text in page(view).written if text.size == 32]
        assert [text for text in written if text in ("C", "K", "R")] == letters


@pytest.mark.parametrize(("language", "ice", "root", "remote"), [
    ("en", "Palisade (protecting R&D)", "a facedown card (in the root of R&D)", "a facedown card (Server 1)"),
    ("de", "Palisade (vor R&D)", "(in der Root von R&D)", "(Server 1)"),
    ("ja", "Palisade（R&Dを守るアイス）", "（R&Dのルート）", "（サーバー1）"),
    ("ru", "Palisade (R&D, лёд)", "(R&D, корень)", "(Сервер 1)"),
])  # fmt: skip
def test_what_was_chosen_is_said_to_protect_a_server_or_to_be_in_its_root(
    language: str, ice: str, root: str, remote: str
) -> None:
    """What protects R&D, or lies in its root, is no card of R&D (4.6.7c)."""
    by = ("Femme Fatale",)
    wall, back = card("palisade", oid=61), hidden()
    chosen = [msgspec.structs.replace(each, chosen_by=by) for each in (wall, back)]
    base = msgspec.structs.replace(samples.midgame(), language=language)
    hq, rd, *rest = base.corp.servers
    rd = msgspec.structs.replace(rd, ice=(chosen[0],), root=(chosen[1],))
    rest[1] = msgspec.structs.replace(
        rest[1], ice=(), root=(chosen[1],), name=server_name("remote1", language)
    )
    view = msgspec.structs.replace(base, corp=msgspec.structs.replace(base.corp, servers=(hq, rd, *rest)))
    told = "".join(page.alt for page in pictures.board(view, samples.NAMES))
    assert all(words in told for words in (ice, root, remote)), told


@pytest.mark.parametrize(("language", "marked", "chosen"), [
    ("en", "Mark", "Chosen for Security Testing"), ("de", "Ziel", "Gewählt für Security Testing"),
])  # fmt: skip
def test_the_mark_and_chosen_servers_are_said_on_the_board_and_in_the_alt_text(
    language: str, marked: str, chosen: str
) -> None:
    view = msgspec.structs.replace(samples.start(), language=language)
    assert marked not in [text.text for text in page(view).written]
    hq, rd, *rest = view.corp.servers
    servers = (
        msgspec.structs.replace(hq, mark=True),
        msgspec.structs.replace(rd, chosen_by=("Security Testing",)),
        *rest,
    )
    view = msgspec.structs.replace(view, corp=msgspec.structs.replace(view.corp, servers=servers))
    written = [text.text for text in page(view).written]
    assert marked in written
    assert chosen in written
    told = pictures.board(view, samples.NAMES)[0].alt
    assert f"HQ ({marked})" in told
    assert f"R&D ({chosen})" in told


def test_copies_seen_in_a_hand_are_counted_those_of_a_deck_have_their_places() -> None:
    view = samples.marks()
    twice = [
        SeenView("tithe", "Tithe", zone, place, 4)
        for zone, places in (("hq", (0, 0)), ("rd", (1, 2)))
        for place in places
    ]
    one = SeenView("palisade", "Palisade", "hq", 0, 4)
    view = msgspec.structs.replace(view, remembered=(twice[0], one, *twice[1:]))
    assert remembered(view, "hq") == ["known: Tithe ×2", "Palisade"]
    assert remembered(view, "rd") == ["top: Tithe", "card 2: Tithe"]


def test_a_hosted_icebreaker_shows_what_it_breaks_and_its_strength() -> None:
    """As its own tile would: the host's has a line for it."""
    base = samples.midgame()
    unity = msgspec.structs.replace(card("unity", counters={"power": 1}), strength=2, breaks=("Code Gate",))
    host = msgspec.structs.replace(base.runner.hardware[0], hosted=(unity,))
    runner = msgspec.structs.replace(base.runner, hardware=(host, *base.runner.hardware[1:]))
    drawn = page(samples.midgame(runner=runner))
    assert inside(drawn, tile(drawn, host.title or ""))[-3:] == ["code_gate", "breaker", "power"]
