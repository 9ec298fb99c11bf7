"""Shuffles that can be checked: a word added to a challenge, and `/play verify` once the game is over."""

from __future__ import annotations

import io
import shlex

import discord
from discord import ui

from bot.contract.decks import with_decks
from bot.contract.duel import Duel
from bot.contract.editions import played_by
from bot.contract.reminding import begun, reminds
from bot.contract.wishing import wish
from bot.hosting.play import Play
from bot.messages import components
from bot.messages.components import cut
from bot.messages.layout import text_layout
from bot.messages.loglines import escape
from bot.messages.refusals import Refusal
from bot.messages.words import plain, say, visible
from bot.presses.access import Rules, check_look
from bot.presses.answers import Answer, Answers
from bot.presses.challenges import Challenges
from bot.presses.languages import Asker
from bot.presses.routes import Ids, Routes, typed
from bot.store import games as store
from bot.store import keyframes, shuffles
from bot.store.people import Wishes
from engine.kernel.commitments import commitment, seed_of
from engine.kernel.errors import MissingContent, SaveError

WORD = 40
"""Characters of a word, at most."""


async def verify(play: Play, asker: Asker, game_id: int) -> Answer:
    """Open what a finished game's shuffles came of, deal it again and say whether that is how it began."""
    async with play.db.read() as db:
        row = await store.get(db, game_id)
        check_look(row, asker)
        assert row is not None
        if row.status != "over":
            raise Refusal("bot-verify-running")
        found = await shuffles.of_game(db, game_id)
        kind = play.kinds.get(row.kind)
        if found is None or not isinstance(kind, Duel):
            raise Refusal("bot-verify-none")
        try:
            first = (await keyframes.before(db, game_id, 0)).state
        except KeyError as error:
            raise Refusal("bot-verify-none") from error
    seed = seed_of(found.secret, found.words)
    try:
        began = kind.load(first)
    except (SaveError, MissingContent) as error:
        raise Refusal("bot-verify-none") from error
    own, edition = with_decks(kind, row.level), played_by(kind, began)
    again = (
        own.anew(began, seed)
        if own is not None
        else begun(kind, row.level, reminds(kind, began), edition, seed)
    )
    for game in (began, again):
        for seat in kind.seats:  # when somebody wants to be asked is no part of the deal
            wish(kind, game, seat, Wishes())
    language = asker.language
    words = [
        say(language, "bot-verify-word", name=plain(row.seats[seat].name), word=escape(word))
        for seat, word in sorted(found.words.items())
    ]
    given = " ".join(shlex.quote(f"{seat}={word}") for seat, word in sorted(found.words.items()))
    name = f"decks-{game_id}.json" if own is not None else ""
    level = name or (f"{row.level}@{edition}" if edition else row.level)
    command = f"python -m tools.redeal {kind.name} {found.secret} {level} {given}"
    same = "bot-verify-same" if began.save() == again.save() else "bot-verify-other"
    lines = [
        say(language, same, game=str(game_id)),
        say(language, "bot-verify-commitment", commitment=commitment(found.secret)),
        say(language, "bot-verify-secret", secret=found.secret),
        *(words or [say(language, "bot-verify-no-words")]),
        say(language, "bot-verify-script", command=command.strip()),
    ]
    layout = text_layout("\n".join(lines))
    if own is None:
        return Answer(layout=layout)
    layout.add(components.file(name))
    return Answer(layout=layout, files=(discord.File(io.BytesIO(own.lists(began).encode()), filename=name),))


def form(challenge_id: int, language: str) -> ui.Modal:
    """Asks for a word. Its submission reaches the router like any press."""
    modal = ui.Modal(title=say(language, "bot-word-title"), custom_id=f"cw:{challenge_id}:word", timeout=1)
    field: ui.TextInput[ui.Modal] = ui.TextInput(max_length=WORD, custom_id="word", required=False)
    modal.add_item(ui.Label(text=say(language, "bot-word-label"), component=field))
    modal.stop()
    return modal


def declare(answers: Answers, challenges: Challenges, rules: Rules, at: Routes) -> None:
    """The custom_ids of words added to challenges."""

    @at.press("cw:{challenge:int}:ask", may=rules.challenged)
    async def ask(interaction: discord.Interaction, ids: Ids) -> None:
        async def make(asker: Asker) -> ui.Modal:
            return form(ids.number("challenge"), asker.language)

        await answers.ask(interaction, make)

    @at.press("cw:{challenge:int}:word", may=rules.challenged)
    async def word(interaction: discord.Interaction, ids: Ids) -> None:
        said = cut(visible(typed(interaction)), WORD) if typed(interaction).strip() else ""
        await answers.give(
            interaction, lambda asker: challenges.add_word(asker, ids.number("challenge"), said), update=True
        )
