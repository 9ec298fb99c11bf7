"""NH 2 to 4: setting an episode up (table X)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.steps import AGAIN, ASK, FrameBase, Step, StepTable
from engine.neon_hope import changes as do
from engine.neon_hope.language.base import holds
from engine.neon_hope.language.conditions import thresholds
from engine.neon_hope.rules import openings
from engine.neon_hope.rules.rounds import RoundFrame
from engine.neon_hope.table.definitions import Clue
from engine.neon_hope.table.frames import EffectsFrame
from engine.neon_hope.table.logbook import owned
from engine.neon_hope.table.questions import Option

if TYPE_CHECKING:
    from engine.neon_hope.table.queries import Game


class SetupFrame(FrameBase, kw_only=True):
    """Setup. Characters, lead and difficulty were chosen by the group before (X1, X3, X8)."""

    bought: tuple[str, ...] = ()
    """Seats that are done with buying tools (X14)."""
    entering: tuple[int, ...] = ()
    """Tools bought whose boxes are still to open."""


SETUP = SetupFrame.table = StepTable("setup (NH-X)", checked=False)


@SETUP.row("X1", "characters come to the table, each with its character tool and action cards (2.2)")
def _characters(g: Game, f: SetupFrame) -> Step:
    for seat, hero in g.state.heroes.items():
        mine = owned(g.pack, g.state.campaign.swaps, hero.code)
        cards = tuple(code for code in mine if code in g.pack.actions)
        do.set_hero(g, seat, cards=cards)
        for code, tool in g.pack.character_tools.items():
            if tool.character == hero.code:
                do.create(g, code, f"play:{seat}")
    return None


@SETUP.row("X2", "starting endurance by the number of characters (2.3, 26.2)")
def _endurance(g: Game, f: SetupFrame) -> Step:
    n = g.pack.endurance[str(len(g.state.heroes))]
    for seat in g.seats:
        do.set_hero(g, seat, endurance=n, start_endurance=n)
    return None


@SETUP.row("X3", "the lead character (2.4)")
def _lead(g: Game, f: SetupFrame) -> Step:
    do.emit(g, "lead", seat=g.state.lead)
    return None


@SETUP.row("X4", "solo: two Universal cards of other characters (2.6, 26.2)")
def _universal(g: Game, f: SetupFrame) -> Step:
    if len(g.seats) > 1:
        return None
    (seat,) = g.seats
    hero = g.hero(seat)
    options = [
        Option(f"universal:{code}", "universal", to=code)
        for code, action in g.pack.actions.items()
        if action.universal and action.starts and action.character != hero.code
    ]
    keys = g.ask(f, seat, "universal", options, minimum=2, maximum=2)
    if keys is None:
        return ASK
    do.set_hero(g, seat, cards=(*hero.cards, *(key.partition(":")[2] for key in keys)))
    return None


@SETUP.row("X5", "each chooses a starting hand, as many cards as endurance, and the character tool's side")
def _hands(g: Game, f: SetupFrame) -> Step:
    # X5 and X6 are put to everybody at once: one wait for all.
    answers: dict[str, list[tuple[str, ...]]] = {seat: [] for seat in g.seats}
    while f.answers:
        for seat in g.seats:
            keys = g.answered(f, seat)
            if keys is not None:
                answers[seat].append(keys)
    if not any(answers.values()):
        asked = False
        for seat, hero in g.state.heroes.items():
            n = min(hero.endurance, len(hero.cards))
            if n < len(hero.cards):
                cards = [Option(f"hand:{i}", "hand", to=code) for i, code in enumerate(hero.cards)]
                g.open(f, seat, "starting_hand", cards, minimum=n, maximum=n)
                asked = True
            for card in g.play_area(seat) if hero.code not in g.state.campaign.sides else ():
                sides = [Option(f"side:{s}", "side", card.oid, card.code, n=s) for s in (0, 1)]
                g.open(f, seat, "tool_side", sides, about=card.oid, step="X6")
                asked = True
        if asked:
            return ASK
    for seat, hero in g.state.heroes.items():
        chosen = [key for keys in answers[seat] for key in keys]
        places = {int(key[5:]) for key in chosen if key.startswith("hand:")} or set(range(len(hero.cards)))
        do.set_hero(
            g, seat, hand=tuple(code for i, code in enumerate(hero.cards) if i in places),
            discard=tuple(code for i, code in enumerate(hero.cards) if i not in places),
        )  # fmt: skip
        for card in g.play_area(seat):
            # In a campaign the tool keeps the side it lay with.
            kept = g.state.campaign.sides.get(hero.code)
            do.set_card(g, card.oid, back="side:1" in chosen if kept is None else bool(kept))
    return None


@SETUP.row("X6", "the other tools make the tool set")
def _tool_sets(g: Game, f: SetupFrame) -> Step:
    for seat, hero in g.state.heroes.items():
        for code in owned(g.pack, g.state.campaign.swaps, hero.code):
            if code in g.pack.tools:
                do.create(g, code, f"set:{seat}")
    return None


@SETUP.row("X7", "3 action counters, 3 hope, and the campaign's starting resources (2.9, 2.10)")
def _tokens(g: Game, f: SetupFrame) -> Step:
    resources = g.state.trackers.get("starting-resources", 0)
    for seat in g.seats:
        do.set_hero(g, seat, counters=3, hope=3, resources=resources)
        for card in g.play_area(seat):
            do.show_face(g, card.oid, seat)
    return None


@SETUP.row("X8", "the difficulty level")
def _difficulty(g: Game, f: SetupFrame) -> Step:
    do.emit(g, "difficulty", other=g.state.difficulty)
    return None


@SETUP.row("X9", "episode deck, chapters and encounter deck (3.1 to 3.4)")
def _decks(g: Game, f: SetupFrame) -> Step:
    state = g.state
    state.episode_deck[:] = [
        f"{code}:{variant}" for code, clue in g.pack.clues.items() for variant in range(len(clue.backs))
    ]
    state.chapter = openings.first_chapter(g)
    for name in encounter_sets(g):
        do.add_set(g, name)
    do.shuffle_encounter(g)
    return None


def encounter_sets(g: Game) -> list[str]:
    """The card sets of the encounter deck, as the campaign has changed them."""
    sets = list(g.episode.sets)
    for change in g.episode.set_changes:
        if holds(change.condition, g, None):
            sets = [name for name in sets if name != change.set] + ([] if change.out else [change.set])
    return sets


@SETUP.row("X10", "the surveillance card; the difficulty set is shuffled in; the dial shows 0 (3.6 to 3.8)")
def _surveillance(g: Game, f: SetupFrame) -> Step:
    state, episode = g.state, g.episode
    row = g.difficulty_row
    state.surveillance_card = episode.surveillance[row.surveillance]
    for code, n in zip(episode.difficulty_cards, row.cards, strict=True):
        found = g.content[code]
        copies = getattr(found, "copies", 1)
        state.encounter_deck += [code] * n
        state.removed += [code] * (copies - n)
    do.shuffle_encounter(g)
    return None


@SETUP.row("X11", "the introduction (3.9)")
def _introduction(g: Game, f: SetupFrame) -> Step:
    do.emit(g, "introduction", code=g.state.episode)
    do.emit(g, "chapter", code=g.state.chapter)
    return None


@SETUP.row("X12", "the episode's own setup: everything it brings into play (3.10 to 3.16)")
def _episode(g: Game, f: SetupFrame) -> Step:
    start = openings.start(g)
    for seat in g.seats:
        do.set_hero(g, seat, location=f"{start.environment}:{start.location}")
    # Followers who came along (S64) come first: nobody else brings them into play.
    for character, clue in g.state.campaign.followers:
        for seat, hero in g.state.heroes.items():
            found = g.content.get(clue)
            if hero.code == character and isinstance(found, Clue):
                g.state.episode_deck[:] = [c for c in g.state.episode_deck if c.rpartition(":")[0] != clue]
                backs = [i for i, back in enumerate(found.backs) if back.follower]
                turned = found.front.follower is None and bool(backs)
                variant = backs[0] if turned else 0
                do.create(g, clue, f"play:{seat}", follower=True, back=turned, variant=variant)
    g.push(EffectsFrame(seat=g.state.lead, code=g.state.episode, effects=g.episode.setup))
    do.bring_environment(g, start.environment)
    return None


@SETUP.row("X13", "grid and archive")
def _grid(g: Game, f: SetupFrame) -> Step:
    do.reset_grid(g)
    return None


@SETUP.row("X14", "resources may be spent on tools (4.4)", each=True)
def _tools(g: Game, f: SetupFrame) -> Step:
    for seat in g.seats:
        keys = g.answered(f, seat)
        if keys is None:
            continue
        oids, goes_on = do.bought(keys[0])
        for card, price in g.tools_for_sale(seat):
            if card.oid in oids:
                do.buy(g, seat, card.oid, price, enters=False)
                f.entering = (*f.entering, card.oid)
        if not goes_on:
            f.bought = (*f.bought, seat)
    # Each goes on by themselves: nobody waits for others to buy the next one.
    asked = {decision.seat for decision in g.state.decisions}
    for seat in g.seats:
        prices = {card.oid: price for card, price in g.tools_for_sale(seat)}
        if prices and seat not in asked and seat not in f.bought:
            g.open(f, seat, "buy", do.buying(g, seat, prices))
    if g.state.decisions:
        return ASK
    if f.entering:  # Revealed boxes, once everybody has bought
        oid, *rest = f.entering
        f.entering = tuple(rest)
        do.enter(g, oid, g.state.cards[oid].place.removeprefix("play:"))
        return AGAIN
    return None


@SETUP.row("X15", "the first round")
def _first_round(g: Game, f: SetupFrame) -> Step:
    _start_dial(g)
    g.state.dirty = False
    g.push(RoundFrame())
    return None


def _start_dial(g: Game) -> None:
    """Thresholds that an episode's own setup has put the dial past lie behind it and take no effect.

    A ruling: a threshold is reached when surveillance rises to it (21.1); with what an episode begins, it
    begins. The card lies with the side up that goes with the dial. Which effects are left out is told.
    """
    start = g.state.surveillance
    past = [threshold for threshold in thresholds(g) if threshold.at <= start and not threshold.end]
    g.state.thresholds += [threshold.at for threshold in past]
    left_out = [str(threshold.at) for threshold in past if threshold.effects]
    if left_out:
        do.emit(g, "past_threshold", n=start, other=" ".join(left_out))
    if any(threshold.flip for threshold in past):
        g.state.escalated = True
        do.emit(g, "escalation")
