"""Panels of real games keep within Discord's limits and offer exactly the legal answers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui
from msgspec.structs import replace

from bot.contract.kind import Table
from bot.delivery.slots import panel_digest
from bot.games.netrunner.kind import kind
from bot.layouts.board import board, summary
from bot.layouts.choices import AHEAD, MORE, plan
from bot.layouts.panels import panel
from bot.layouts.selects import PLAIN, Page, above, pack, unpack
from bot.messages import components
from bot.messages.components import LABEL, TEXT, button
from bot.messages.layout import Image, Layout, Press, fit, read_press
from bot.presses.panels import turned
from bot.store.game_rows import GameRow, SeatRow
from engine import netrunner, players
from engine.kernel.views import DecisionView
from engine.netrunner.policy import POLICY
from engine.netrunner.shown.view import OptionView
from engine.netrunner.testkit import Table as Kit
from tests.long import slices

KIND = kind()
HALVES = (Image("panel.png", "a" * 1024), Image("panel-2.png", "b" * 1024))
"""The two pictures of a crowded table, each with a gallery of its own."""


def table_of(game: netrunner.Game) -> Table:
    seats = {
        seat: SeatRow(seat, number, None, f"{seat}*player_", "dm", False)
        for number, seat in enumerate(("corp", "runner"), 1)
    }
    values: dict[str, Any] = {
        "id": 123456,
        "kind": "netrunner",
        "level": "intermediate",
        "status": "running",
        "guild_id": 1,
        "channel_id": 2,
        "thread_id": 3,
        "thread_state": "open",
        "state": b"",
        "version": 1,
        "moves": 0,
        "waiting": (),
        "turn": 0,
        "created": 0.0,
        "updated": 90.0,
        "ended": None,
        "outcome": None,
    }
    return Table(GameRow(**values, seats=seats), KIND, game)


def parts(components: Any) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from parts(component.get("components", ()))


def check(layout: Layout) -> list[dict[str, Any]]:
    """What Discord insists on; returns all components."""
    found = list(parts(layout.to_components()))
    assert len(found) <= 40
    assert sum(len(part["content"]) for part in found if part["type"] == 10) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(ids) == len(set(ids))
    for part in found:
        assert len(part.get("custom_id", "")) <= 100
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        if part["type"] == 3:
            assert 1 <= len(part["options"]) <= 25
            assert part["max_values"] <= len(part["options"])
            assert len({option["value"] for option in part["options"]}) == len(part["options"])
        if part["type"] == 1:
            assert 1 <= len(part["components"]) <= 5
    return found


def offered(table: Table, seat: str) -> set[str]:
    """The keys that can be given with the panel, over all its pages."""
    decision = table.view(seat).decisions[0]
    keys: set[str] = set()
    wanted, seen = [PLAIN, Page(group=MORE)], set[Page]()
    while wanted:
        state = wanted.pop()
        seen.add(state)
        for part in check(panel(table, seat, HALVES, "en", state)):
            press = read_press(part.get("custom_id", ""))
            if press is not None and press.act == "o":
                keys.add(press.arg)
            if press is not None and press.act == "s":
                values = {option["value"] for option in part["options"]}
                pages = {Page(group=int(v.removeprefix(AHEAD))) for v in values if v.startswith(AHEAD)}
                keys |= {value for value in values if not value.startswith(AHEAD)}
                wanted += pages - seen
            if press is not None and press.act == "m":
                keys |= {decision.options[i].key for o in part["options"] for i in unpack(o["value"], 1296)}
            if press is not None and press.act == "k" and not part.get("disabled"):  # a whole answer
                names = {decision.options[i].name for i in unpack(press.arg, 1296)}
                keys |= {option.key for option in decision.options if option.name in names}
            if press is not None and press.act == "p" and not part.get("disabled"):
                page = turned(press, decision, [])
                wanted += [page] if page not in seen else []
    return keys


def once(asked: DecisionView) -> set[str]:
    """The keys of its options; of those that are one and the same thing, where one is chosen, the first."""
    single = (asked.minimum, asked.maximum) == (1, 1)
    twins = [option.twin for option in asked.options]
    return {
        option.key
        for i, option in enumerate(asked.options)
        if not (single and option.twin and option.twin in twins[:i])
    }


@pytest.mark.parametrize("seed", slices(range(6), 1))
def test_every_panel_of_a_game_offers_exactly_the_legal_answers(seed: int) -> None:
    chance = random.Random(seed)
    game = netrunner.new_game(level="intermediate", seed=seed)
    table = table_of(game)
    for _ in range(150):
        if game.result is not None:
            break
        seat = game.decisions[0].seat
        asked = game.view(seat).decisions[0]
        assert offered(table, seat) == once(asked)
        for option in asked.options:
            if option.confirm:
                again = check(panel(table, seat, HALVES, "en", Page(confirming=option.key)))
                texts = [part["content"] for part in again if part["type"] == 10]
                assert option.confirm.split("?")[0][:20] in "".join(texts)
        check(panel(table, KIND.other(seat), (), "de"))
        check(board(table, HALVES))
        count = chance.randint(asked.minimum, min(asked.maximum, len(asked.options)))
        keys = [option.key for option in chance.sample(list(asked.options), count)]
        game.answer(seat, asked.id, keys[0] if (asked.minimum, asked.maximum) == (1, 1) else keys)
    if game.result is not None:
        check(summary(table, HALVES[:1]))


def test_more_groups_than_fit_are_one_select_with_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    game = netrunner.new_game(level="intermediate", seed=0)
    table, seat = table_of(game), game.decisions[0].seat
    real = table.view(seat)
    options = tuple(OptionView(key=f"k{n}", label="x", group=f"Group {n}") for n in range(14))
    many = replace(real, decisions=(replace(real.decisions[0], options=options),))
    monkeypatch.setattr(Table, "view", lambda *about: many)
    assert plan([(option.group, [option]) for option in options]) is None
    assert offered(table, seat) == {option.key for option in options}


SIZES = [[1], [5], [11], [26], [3] * 8, [1] * 12, [2] * 20, [30] * 6, [5] * 7]


@pytest.mark.parametrize("sizes", SIZES)
def test_any_number_of_groups_fits(sizes: list[int]) -> None:
    groups = [
        (f"Group {g}", [OptionView(key=f"{g}.{n}", label="x", group=f"Group {g}") for n in range(size)])
        for g, size in enumerate(sizes)
    ]
    planned = plan(groups)
    if planned is not None:
        rows = zip(planned, sizes, strict=True)
        assert sum(1 + (-(-n // 5) + n if buttons else 2 + 3 * (n > 25)) for buttons, n in rows) <= 34


def test_picks_are_packed_into_custom_ids_and_back() -> None:
    picks = (0, 35, 36, 1295)
    assert unpack(pack(picks), 1296) == picks
    for wrong in ("0", "zz", "0000", "é1", "-1"):
        with pytest.raises(ValueError):  # noqa: PT011
            unpack(wrong, 100)


def test_an_address_survives_the_way_there_and_back() -> None:
    press = Press(game=999999999999, decision=4, act="o", arg="install:12:server 3")
    assert read_press(str(press)) == press
    assert read_press("g:1:2:o:line\nbreak") is None


@pytest.mark.parametrize("start", slices(range(8), 1))
def test_every_card_can_be_read_within_the_limits(start: int) -> None:
    for code in KIND.find_card("", "en")[start::8]:
        info = KIND.card(code, "en")
        text = KIND.card_text(info, "en")
        assert info.title in text
        assert len(text) <= 4000


def test_the_cards_a_spectator_can_choose_are_only_those_face_up() -> None:
    game = netrunner.new_game(level="beginner", seed=4)
    faces = dict(KIND.visible(game.view("spectator")))
    assert len(faces) == 2
    hand = {card.code for card in game.view("corp").corp.hand or ()}
    assert hand.isdisjoint(faces)
    assert hand <= set(dict(KIND.visible(game.view("corp"))))


def test_a_panel_shows_the_hand_the_board_during_a_run_and_the_card_accessed() -> None:
    game = netrunner.new_game(level="beginner", seed=4)
    shown: dict[str, set[str]] = {"corp": set(), "runner": set()}
    chance = random.Random(1)
    for _ in range(300):
        if game.result is not None:
            break
        for seat, found in shown.items():
            view = game.view(seat)
            found.add(KIND.subject(view))
            if view.run is None:
                assert KIND.subject(view) == "hand"
            if KIND.subject(view) == "card":
                assert seat in game.waiting_for
                assert view.run is not None
                assert view.run.accessing is not None
                assert KIND.card(view.run.accessing.code or "", "en").title
        asked = game.view(game.decisions[0].seat).decisions[0]
        count = chance.randint(asked.minimum, min(asked.maximum, len(asked.options)))
        keys = [option.key for option in chance.sample(list(asked.options), count)]
        given = keys[0] if (asked.minimum, asked.maximum) == (1, 1) else keys
        game.answer(game.decisions[0].seat, asked.id, given)
    assert shown["runner"] == {"hand", "board", "card"}
    assert {"hand", "board"} <= shown["corp"]


def test_going_on_comes_first_where_everything_else_is_probably_a_slip() -> None:
    game = netrunner.new_game(level="beginner", seed=4)
    game.set_orders("runner", netrunner.Orders(full_windows=("jack_out",)))
    for wanted in ("keep", "keep", "credit", "credit", "credit", "", "run:archives"):
        decision = game.decisions[0]  # the sixth is the Corp's discard
        game.answer(decision.seat, decision.id, wanted or decision.options[0].key)
    assert [option.key for option in game.view("runner").decisions[0].options] == ["continue", "jack_out"]
    buttons = [part for part in check(panel(table_of(game), "runner", (), "en")) if part["type"] == 2]
    primary, danger = 1, 4
    assert [(part["label"], part["style"]) for part in buttons[:2]] == [
        ("Go on to the server", primary),
        ("Jack out (end the run)", danger),
    ]


def test_who_waits_reads_nothing_that_changes_while_they_wait() -> None:
    game = netrunner.new_game(level="beginner", seed=5)
    texts: set[tuple[str, str, str]] = set()
    places: set[str] = set()
    while game.decisions and game.turn < 9:
        asked = game.decisions[0]
        if game.turn and len(game.waiting_for) == 1:
            table = table_of(game)
            other = "runner" if asked.seat == "corp" else "corp"
            shown = panel(table, other, (), "en")
            said = "\n".join(part["content"] for part in check(shown) if part["type"] == 10)
            places.add(table.view(other, "en").where)
            shows = KIND.subject(table.view(other, "en"))
            texts.add((other + shows, panel_digest(table, other, "en"), said))
        game.answer(asked.seat, asked.id, players.choose(game, asked.seat, asked.id, level="sensible"))
    assert len(places) > 8
    assert not [place for place in places if any(place in said for _, _, said in texts)]
    assert len(texts) == len({shows for shows, _, _ in texts}), "nor is it edited, but for another picture"
    assert all("not your move" in said for _, _, said in texts)


def buttons_of(t: Kit, shown: Page = PLAIN) -> list[tuple[str, int]]:
    """Label and colour of the buttons of a panel that is asked, without the way to look elsewhere."""
    table = table_of(t.game)
    found = check(panel(table, t.decision.seat, (), "en", shown))
    own = [part for part in found if part["type"] == 2 and part.get("custom_id", "").startswith("g:")]
    return [(part["label"].partition(" · ")[0], part["style"]) for part in own]


def headings(t: Kit) -> list[str]:
    found = check(panel(table_of(t.game), t.decision.seat, (), "en"))
    texts = [part["content"] for part in found if part["type"] == 10]
    return [text.strip("*") for text in texts if text.startswith("**")][1:]


def test_groups_stand_in_the_same_order_whatever_is_in_the_hand() -> None:
    orders = []
    for hand in (
        ("Sure Gamble", "Cleaver", "Telework Contract"),
        ("Cleaver", "Telework Contract", "Sure Gamble"),
    ):
        t = Kit(policy=POLICY)
        t.hand("runner", *hand)
        t.set(runner_credits=9)
        t.start("runner")
        orders.append(headings(t))
    assert orders[0] == orders[1] == ["Play", "Install", "Run", "Basic actions"]


def test_colours_say_what_kind_of_choice_it_is() -> None:
    t = Kit(policy=POLICY)
    t.root("Server 1", "Offworld Office", advancement=4)
    t.hand("corp", "Hedge Fund", "Palisade")
    t.start("corp")
    colours = dict(buttons_of(t))
    blue, grey, green = 1, 2, 3
    assert [style for label, style in colours.items() if label.startswith("Score")] == [green]
    assert colours["Play Hedge Fund"] == blue
    assert colours["Gain 1 credit"] == grey
    t = Kit(policy=POLICY)
    t.root("Server 1", "Offworld Office")
    t.start("runner")
    t.play("Run on Server 1", "Rez nothing")
    assert buttons_of(t) == [("Steal Offworld Office", green)]


def test_going_on_and_jacking_out_never_change_places_or_colours() -> None:
    t = Kit(policy=POLICY)
    t.ice("HQ", "Palisade", "Palisade", rezzed=False)
    t.hand("corp", "Hedge Fund")
    t.start("runner")
    t.play("Run on HQ", "Do not rez")
    grey, red = 2, 4
    plan, go_on, leave = buttons_of(t)
    assert plan[0].startswith("On to the server")
    assert (go_on, leave) == (("Go on (1 more ice)", grey), ("Jack out (end the run)", red))
    t.play("Go on (1", "Do not rez")
    go_on, leave = buttons_of(t)
    assert go_on[0] == "Go on to the server"
    assert leave == ("Jack out (end the run)", red)


def test_what_is_seldom_meant_stands_behind_more() -> None:
    t = Kit(policy=POLICY)
    t.root("Server 1", "Nico Campaign", rezzed=True)
    t.hand("corp", "Manegarm Skunkworks")
    t.start("corp")
    labels = [label for label, _ in buttons_of(t)]
    assert "More…" in labels
    assert not any("trash" in label or "Purge" in label for label in labels)
    rare = [label for label, _ in buttons_of(t, Page(group=MORE))]
    assert rare[-1] == "Back"
    assert "Purge virus counters" in rare
    assert any("trashing" in label for label in rare)
    assert not {"Gain 1 credit", "More…"} & set(rare)


def test_a_label_that_is_too_long_keeps_its_price_or_chance() -> None:
    told = (
        "Investigate: Behind Dryer Six · Courage + Live Interview + a token of the attribute Courage · 66 %"
    )
    label = button(told, "x")["label"]
    assert label is not None
    assert len(label) == LABEL
    assert label.startswith("Investigate: Behind Dryer Six · Courage + Live Interview + a token")
    assert label.endswith("… · 66 %")
    assert above(OptionView(key="k", label=told, group="")) == "", "its end is there"


def test_what_a_cut_label_says_stands_above_the_buttons() -> None:
    told = "Fill it in, in triplicate (suffer 3 stress, then look at 3 encounter cards and discard 1 of them)"
    label = button(told, "x")["label"]
    assert label is not None
    assert label.endswith("…")
    assert above(OptionView(key="k", label=told, group="")) == f"- {told}"
    assert above(OptionView(key="k", label=told, group=""), alone=False) == ""
    for whole in ("Draw 1 card", "Hack: Soft Curfew · 44 %\u00a0…"):
        assert above(OptionView(key="k", label=whole, group="")) == ""


def test_the_texts_of_a_message_are_cut_in_sum_the_longest_first() -> None:
    said = ["a" * 3000, "b" * 900, "c" * 2600]
    layout = Layout()
    for text in said:
        layout.add(components.text(text))
    found = parts(fit(layout).to_components())
    shown = [part["content"] for part in found]
    assert sum(map(len, shown)) <= TEXT
    assert [text[-1] for text in shown] == ["…", "b", "…"]
    assert abs(len(shown[0]) - len(shown[2])) <= 1


def test_a_panel_holds_no_more_text_than_discord_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = netrunner.new_game(level="beginner", seed=1)
    table, seat = table_of(game), game.decisions[0].seat
    monkeypatch.setattr(Table, "missed", lambda *_: ["what happened " * 200] * 2)
    monkeypatch.setattr(type(KIND), "panel_notes", lambda *_: "a note " * 600)
    found = parts(panel(table, seat, (), "en").to_components())
    shown = [part["content"] for part in found if part["type"] == 10]
    assert 3900 < sum(map(len, shown)) <= TEXT
    assert f"**{table.view(seat, 'en').decisions[0].prompt}**" in shown[1]


def test_a_part_of_an_identity_s_name_means_the_side_that_lies_up() -> None:
    t = Kit(corp="Earth Station: SEA Headquarters")
    t.root("Server 1", "Ronin")
    t.hand("corp", "PAD Campaign", "Ice Wall")
    t.start("corp")
    for flipped in (False, True):
        (up,) = [code for code, title in KIND.visible(t.game.view("runner")) if "Earth Station" in title]
        assert up.endswith("_back") == flipped
        assert KIND.find_card("earth station", "en", t.game)[0] == up
        title = KIND.card(up, "en", t.game).title
        assert KIND.find_card(title, "en", t.game)[0] == up
        if not flipped:
            t.click("Earth Station: SEA Headquarters: Flip")
    # Both sides are public: by its own name the other one is read as well.
    there = "earth_station_sea_headquarters"
    assert KIND.find_card("Earth Station: SEA Headquarters", "en", t.game)[0] == there


def test_discord_py_finds_all_it_may_ask_of_a_view_in_a_layout() -> None:
    layout = Layout(components.text("Said."))
    asked = {name for name in dir(ui.LayoutView) if isinstance(getattr(ui.LayoutView, name), property)}
    for name in asked - {"_snapshot"}:  # of views that are listened to
        getattr(layout, name)
    assert (layout.is_dispatchable(), layout.is_finished(), layout.has_components_v2()) == (False, True, True)
    assert "Said." in repr(layout)
