"""Netrunner at the bot's table: its words, its pictures, its commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any, ClassVar

import msgspec
from discord import app_commands

from bot.contract.advising import Advising
from bot.contract.explaining import Explaining
from bot.contract.game import ALL, SPECTATOR, Draw, Keys, Work
from bot.contract.kind import Table
from bot.contract.player import Player
from bot.contract.reasoning import Reasoning
from bot.contract.reminding import Reminding
from bot.contract.teaching import Teaching
from bot.contract.telling import Answered
from bot.contract.undoable import Undoable
from bot.contract.wishing import CONTROL, END, Wishing
from bot.contract.written import Tell
from bot.games.netrunner import advice as advising
from bot.games.netrunner import computers, learning
from bot.games.netrunner.decks.own import Decked
from bot.games.netrunner.drawing import Drawing, faces, identities
from bot.games.netrunner.editions import Editions
from bot.messages.components import TEXT, cut
from bot.messages.loglines import escape
from bot.messages.words import plain, say
from bot.presses.commands import duel
from bot.presses.extension import Services
from bot.store.game_rows import SeatRow
from bot.store.people import Wishes
from engine import netrunner
from engine.kernel.undo import Since
from engine.kernel.views import DecisionView
from engine.messages import Glossary, Word, items, noted
from engine.netrunner.decklists import names, searching
from engine.netrunner.decklists.writing.texts import SITE
from engine.netrunner.lessons.lessons import LESSONS, begin, reached
from engine.netrunner.shown.view import CardInfo, CardView, View

LEVELS = ("beginner", "intermediate")
HELP_CARDS = ("palisade", "cleaver")
"""The cards on the page of help."""


At = Table[netrunner.Game, View]
"""A game of Netrunner in hand."""


class Base(
    Drawing,
    Decked,
    Reminding[netrunner.Game, View],
    Editions,
    Undoable[netrunner.Game, View],
    Explaining[netrunner.Game, View],
    Teaching[netrunner.Game, View],
    Reasoning[netrunner.Game, View],
    Advising[netrunner.Game, View],
    Wishing[netrunner.Game, View],
):
    """Two seats, the Corp and the Runner; all but their standing orders."""

    name: ClassVar[str] = "netrunner"
    group: ClassVar[str] = "netrunner"
    starter: ClassVar[str] = "/netrunner challenge"
    computers: ClassVar[Sequence[str]] = computers.STRENGTHS
    leagues: ClassVar[bool] = True
    seats: ClassVar[tuple[str, str]] = ("corp", "runner")
    glossary: ClassVar[Glossary] = netrunner.GLOSSARY
    opens: ClassVar[bool] = True
    wishes: ClassVar[Sequence[str]] = (CONTROL, END)

    event: ClassVar[Any] = netrunner.Event
    ending: ClassVar[Any] = netrunner.EventKind.GAME_OVER

    # -- rules ---------------------------------------------------------------------------------------------

    def new(self, level: str, seed: int, memory_aid: bool = True, edition: str = "") -> netrunner.Game:
        return netrunner.new_game(
            level=level, seed=seed, memory_aid=memory_aid, edition=edition or netrunner.NEWEST
        )

    def memory_aid(self, game: netrunner.Game) -> bool:
        return game.memory_aid

    def load(self, data: bytes) -> netrunner.Game:
        return netrunner.load(data)

    def strength(self, computer: str, language: str) -> str:
        return say(language, f"bot-choice-{computer}")

    def computer_name(self, computer: str, language: str) -> str:
        return say(language, f"bot-computer-{computer}")

    def choose(self, game: netrunner.Game, seat: str, decision_id: int, computer: str) -> Keys:
        return computers.choose(game, seat, decision_id, computer)

    def thinks(self, game: netrunner.Game, seat: str, decision_id: int, computer: str) -> bool:
        return computers.thinks(game, seat, decision_id, computer)

    def thought(self, game: netrunner.Game, seat: str, decision_id: int, computer: str) -> Callable[[], Work]:
        return computers.thought(game, seat, decision_id)

    def set_wishes(self, game: netrunner.Game, seat: str, wishes: Wishes) -> None:
        old = game.orders(seat)
        new = msgspec.structs.replace(old, full_control=wishes.full_control, asks_to_end=wishes.end_turn)
        game.set_orders(seat, new)

    def give_up(self, game: netrunner.Game, seat: str) -> Sequence[Any]:
        return game.concede(seat)

    def time_out(self, game: netrunner.Game, seat: str) -> Sequence[Any]:
        return game.time_out(seat)

    def abandon(self, game: netrunner.Game) -> Sequence[Any]:
        return game.abandon()

    def came_to(self, game: netrunner.Game) -> tuple[Sequence[str], str, Mapping[str, str]]:
        return (*super().came_to(game)[:2], identities(game))

    def since(self, game: netrunner.Game, before: netrunner.Game, events: Sequence[Any]) -> Since:
        return game.since(before, events)

    def take_back(self, game: netrunner.Game, before: netrunner.Game) -> None:
        game.take_back(before)

    def why_not(self, game: netrunner.Game, seat: str, language: str) -> Sequence[tuple[str, Sequence[str]]]:
        return game.why_not(seat, language, cited=True)

    def advises(self, game: netrunner.Game) -> bool:
        return self.memory_aid(game)  # a computer remembers what such a game does not remind of

    def advice(
        self, game: netrunner.Game, seat: str, decision_id: int, computer: str = ""
    ) -> Callable[[], Any]:
        return advising.job(game, seat, decision_id, computer or computers.STRONG)

    def advised(
        self, game: netrunner.Game, seat: str, decision_id: int, advice: Any, language: str
    ) -> Sequence[str]:
        return advising.lines(game, seat, decision_id, advice, language)

    def advised_keys(self, advice: Any) -> Sequence[str]:
        return tuple(advice.keys)

    def chooses_action(self, game: netrunner.Game, seat: str) -> bool:
        return game.chooses_action(seat)

    # -- words ---------------------------------------------------------------------------------------------

    def title(self, language: str) -> str:
        return say(language, "bot-netrunner")

    def side(self, seat: str, language: str) -> str:
        return say(language, f"bot-netrunner-{seat}")

    def levels(self, language: str) -> Mapping[str, str]:
        return {level: say(language, f"bot-netrunner-{level}") for level in LEVELS}

    def players(self, seats: Sequence[SeatRow], called: Mapping[str, str], language: str) -> str:
        first, second = (noted(language, called[seat.seat], self.side(seat.seat, language)) for seat in seats)
        return say(language, "bot-against", first=first, second=second)

    def round_name(self, turn: int, language: str) -> str:
        """Turns are counted together; what players call a turn is each side's own."""
        seat = "runner" if turn and turn % 2 == 0 else "corp"
        return say(language, "bot-netrunner-turn", seat=seat, n=(turn + 1) // 2)

    def rounds(self, turn: int, language: str) -> str:
        if turn % 2:
            return say(language, "bot-netrunner-turns-unequal", corp=(turn + 1) // 2, runner=turn // 2)
        return say(language, "bot-netrunner-turns", n=(turn + 1) // 2)

    def hand_text(self, view: View, language: str) -> str:
        own = (view.corp if view.seat == "corp" else view.runner).hand or ()
        names = items(language, (card.title or "?" for card in own)) or say(language, "bot-no-cards")
        return say(language, "bot-your-hand", cards=escape(names))

    def standing(self, view: View, language: str) -> str:
        mine, language = view.corp if view.seat == "corp" else view.runner, view.language
        counts = {"clicks": mine.clicks, "credits": mine.credits, "cards": mine.hand_count}
        turn = [say(language, f"nr-prompt-{what}", n=mine.clicks) for what in ("turn", "action")]
        # The question says how many there are, or there are none to use now.
        if not mine.clicks or (view.decisions and view.decisions[0].prompt in turn):
            del counts["clicks"]
        found = [say(language, f"nr-n-{what}", n=n) for what, n in counts.items()]
        if view.runner.tags:
            found.append(say(language, "nr-n-tags", n=view.runner.tags))
        if view.corp.bad_publicity:
            found.append(say(language, "nr-standing-bad-publicity", n=view.corp.bad_publicity))
        return " · ".join(found)

    def panel_notes(self, table: At, seat: str, decision: DecisionView | None, language: str) -> str:
        view = table.view(seat, language)
        if not view.revealed:
            return ""
        shown = items(language, (card.title or say(language, "bot-facedown") for card in view.revealed))
        return say(language, "bot-shown", cards=escape(shown))

    def turn_begun(self, event: netrunner.Event) -> int | None:
        return event.n if event.kind is netrunner.EventKind.TURN else None

    def outcome(self, table: At) -> str:
        """ "Ann wins by agenda points.": how the game ended, told of the person."""
        view = table.view()
        result = view.result
        assert result is not None
        if result.winner is None:
            return str(result.text)
        name = table.row.seats[result.winner].name
        return say(view.language, f"nr-result-{result.reason}", seat=result.winner, name=name)

    def summary(self, table: At) -> Sequence[str]:
        view = table.view()
        points = {"corp": view.corp.points, "runner": view.runner.points}
        seats = table.row.seats.values()
        said = items(table.language, (f"{plain(seat.name)} {points[seat.seat]}" for seat in seats))
        return (say(table.language, "bot-netrunner-points", points=said),)

    def uncovered(self, table: At) -> Sequence[str]:
        view = table.view()
        return tuple(f"-# {escape(line)}" for line in view.ending)

    def missed(
        self,
        game: netrunner.Game,
        answers: Sequence[Answered],
        seat: str,
        names: Mapping[str, str],
        language: str,
    ) -> tuple[str, ...]:
        return netrunner.missed(game, answers, seat, language, names)

    def begins(self, event: Any) -> bool:
        return bool(event.kind is netrunner.EventKind.TURN)

    def teller(self, game: netrunner.Game, names: Mapping[str, str], language: str) -> Tell:
        return partial(netrunner.recap, game, language=language, names=names)

    def knows(self, view: View, language: str) -> Sequence[str]:
        language = view.language
        found = [(seen.zone, seen.place, seen.title, seen.turn) for seen in view.remembered]
        for server in view.corp.servers:
            for ice, cards in ((False, server.root), (True, server.ice)):
                where = server.part(language, ice=ice)
                found += [(where[:1].upper() + where[1:], 0, card.title or "", card.seen) for card in cards]
        found += [(view.corp.servers[2].name, 0, card.title or "", card.seen) for card in view.corp.archives]
        lines = [
            say(
                language, "nr-seen", zone=zone, place=place, card=f"**{escape(title)}**", turn=(turn + 1) // 2
            )
            for zone, place, title, turn in found
            if turn
        ]
        if view.outside:  # 1.5.4a
            lines.append(
                say(language, "nr-outside", cards=items(language, (f"**{escape(t)}**" for t in view.outside)))
            )
        return lines

    def seen_by(self, game: netrunner.Game, seen: str, language: str) -> View:
        view: View = game.view("corp" if seen == ALL else seen, language=language)
        if seen == ALL:
            runner = game.view("runner", language=language).runner
            # Of a spectator's board both hands are part.
            view = msgspec.structs.replace(view, seat=SPECTATOR, runner=runner)
        return msgspec.structs.replace(view, decisions=())

    def marked(self, view: View, answers: Sequence[Answered]) -> View:
        return netrunner.marked(view, answers)

    def help_text(self, language: str) -> str:
        return say(language, "bot-help-netrunner")

    def help_pictures(self, language: str) -> Sequence[tuple[str, Draw]]:
        """A table in play, a piece of ice, and the icebreaker that breaks it."""
        names = {seat: self.side(seat, language) for seat in self.seats}
        board = self.draw_board(_example().view(SPECTATOR, language=language), names, language)
        cards = (self.draw_card(self.card(code, language), language) for code in HELP_CARDS)
        return [("board", board), *zip(("ice", "icebreaker"), cards, strict=True)]

    def explained(self, table: At, seat: str, language: str) -> Sequence[Word]:
        """The words of its question first, then those of what happened, then those of its cards."""
        view = table.view(seat, language)
        language = view.language
        texts = [view.where]
        for asked in view.decisions:
            texts += [asked.prompt, *(f"{option.group}\n{option.label}" for option in asked.options)]
        texts += table.missed(seat, language)
        own = (view.corp if view.seat == "corp" else view.runner).hand or ()
        seen = [] if view.run is None or view.run.accessing is None else [view.run.accessing]
        codes = dict.fromkeys(card.code for card in (*seen, *own) if card.code is not None)
        texts += [self.card_text(self.card(code, language), language) for code in codes]
        return netrunner.GLOSSARY.words_in(texts, language)

    # -- lessons -------------------------------------------------------------------------------------------

    lessons: ClassVar[int] = len(LESSONS)

    def lessons_text(self, language: str) -> str:
        return say(language, "bot-command-learn-netrunner")

    def lesson_name(self, number: int, language: str) -> str:
        return say(language, f"nr-lesson-{LESSONS[number - 1].key}")

    def begin_lesson(self, number: int, seed: int, edition: str = "") -> netrunner.Game:
        return begin(LESSONS[number - 1], seed, edition or netrunner.NEWEST)

    def lesson_players(self, number: int, learner: Player, language: str) -> Mapping[str, Player]:
        """Against the computer."""
        name = self.computer_name(learning.COMPUTER, language)
        mine, computer = LESSONS[number - 1].seat, Player(name, computer=learning.COMPUTER)
        return {seat: learner if seat == mine else computer for seat in self.seats}

    def lesson_reached(self, table: At) -> bool:
        lesson = learning.lesson(table.row.level)
        return lesson is not None and reached(lesson, table.answered)

    def lesson_notes(self, table: At, seat: str, language: str) -> str:
        return learning.notes(table, seat, language)

    def finish_lesson(self, game: netrunner.Game, seat: str) -> Sequence[Any]:
        return game.finish(seat)

    # -- cards ---------------------------------------------------------------------------------------------

    def card_option(self, language: str) -> str:
        return say(language, "bot-netrunner-option-card")

    def find_card(self, text: str, language: str, game: netrunner.Game | None = None) -> Sequence[str]:
        found = searching.find_known(text) if text.strip() else netrunner.find_card(text)
        if game is None or not text.strip():
            return found
        # Both sides of an identity are public (1.5.2): a part of its name means the one that lies up.
        up = [code for code in identities(game).values() if code in netrunner.find_card(text)]
        exact = searching.find_exactly(text)
        return sorted(dict.fromkeys((*up, *found)), key=lambda code: (code not in exact, code not in up))

    def card(self, code: str, language: str, game: netrunner.Game | None = None) -> CardInfo:
        if game is None:
            return searching.known_info(code, language)
        return searching.known_info(code, game.words(language), game.rules.subtypes)

    def card_search(self, words: str, language: str) -> Callable[[], Sequence[str]] | None:
        return partial(searching.cards_like, words, language)

    def only_kinds(self, words: str, language: str) -> bool:
        return searching.only_kinds(words, language)

    def kinds_named(self, words: str, language: str) -> Sequence[str]:
        return searching.kinds_named(words, language)

    def titles(self, language: str, game: netrunner.Game | None = None) -> Sequence[str]:
        return _titles(language)

    def card_text(self, info: CardInfo, language: str) -> str:
        """What it is, its printed values, what it does."""
        facts = " · ".join(say(language, "bot-fact", name=name, value=value) for name, value in info.facts)
        head = f"**{'◆ ' if info.unique else ''}{info.title}**\n{info.faction_name} · {info.type_line}"
        said = [*map(escape, info.text)]
        if not searching.can_be_played(info.code) and (printed := list(names.printings(info.code))):
            said.append(f"<{SITE}{printed[-1]}>")
        return cut("\n".join((head, facts, *said)), TEXT)

    def other_side(self, info: CardInfo, language: str, game: netrunner.Game | None) -> str:
        others = netrunner.other_sides(info.code)
        if not others:
            return ""
        up = next((code for code in identities(game).values() if code in others), "") if game else ""
        said = items(
            language, (netrunner.card_info(code, language).title for code in ((up,) if up else others))
        )
        return say(language, "bot-netrunner-side-up" if up else "bot-netrunner-side-other", cards=said)

    def card_mark(self, info: CardInfo, language: str) -> str:
        return "" if searching.can_be_played(info.code) else say(language, "bot-cards-not-yet")

    def visible(self, view: View) -> Iterator[tuple[str, str]]:
        corp, runner = view.corp, view.runner
        zones: list[Iterable[CardView]] = [
            (corp.hand or ()),
            (runner.hand or ()),
            view.revealed,
            *(pile for server in corp.servers for pile in (server.ice, server.root)),
            runner.programs,
            runner.hardware,
            runner.resources,
            runner.facedown,
            corp.in_play,
            runner.in_play,
            corp.archives,
            runner.heap,
            corp.score_area,
            runner.score_area,
            (corp.identity, runner.identity),
        ]
        for zone in zones:
            for card in zone:
                yield from faces(card)
        yield from ((seen.code, seen.title) for seen in view.remembered)

    # -- what belongs to its messages ----------------------------------------------------------------------

    def commands(self, services: Services) -> app_commands.Group:
        return duel(self, services, lambda group: self.add_challenge(group, services))


@cache
def _example() -> netrunner.Game:
    return netrunner.example()


@cache
def _titles(language: str) -> tuple[str, ...]:
    return tuple(netrunner.card_info(code, language).title for code in netrunner.find_card(""))
