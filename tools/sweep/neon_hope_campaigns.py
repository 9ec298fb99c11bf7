"""Campaigns from their first step to their last: what people choose between episodes is random; episodes are
played by random players, now and then by sensible ones, or come to any of their ends after a few answers, so
that every way through a campaign is taken. They are kept, read again and told at every step.

The seed says which campaign, how many characters, and everything they choose.
"""

from __future__ import annotations

import random

import msgspec

from engine.neon_hope import Campaign, new_game
from engine.neon_hope.rules import campaigns as story
from engine.neon_hope.shown.campaign_view import campaign_view, previously
from engine.neon_hope.table.definitions import DIFFICULTIES
from engine.neon_hope.table.pack import Pack
from engine.players.neon_hope import choose, play_out
from tools.sweep.checks import Outcome, need, odd
from tools.sweep.neon_hope import carried, library
from tools.ways import cut_short

GAMES = 2_000
"""How many `make sweep` plays."""
LIMIT = 60
"""Steps after which a campaign counts as endless."""
SENSIBLE = 0.1
"""How many episodes sensible players play: they take some twenty times as long."""
ENDED = 0.6
"""How many come to any end."""
LANGUAGES = ("en", "de")


def begin(seed: int) -> tuple[Pack, Campaign, tuple[str, ...]]:
    """The campaign of this seed before its first step, and who plays."""
    rnd = random.Random(f"campaign {seed}")
    packs = library().packs.values()
    found = [(pack, code) for pack in packs for code, plan in sorted(pack.campaigns.items()) if plan.steps]
    pack, code = found[seed % len(found)]
    return pack, story.new_campaign(pack, code), tuple(rnd.sample(sorted(pack.characters), seed // 2 % 4 + 1))


def play(seed: int) -> Outcome:
    """One whole campaign."""
    rnd = random.Random(f"steps {seed}")
    count = 0
    try:
        pack, campaign, cast = begin(seed)
        difficulty = rnd.choice(DIFFICULTIES)
        while (step := story.current(pack, campaign)) is not None:
            check(pack, campaign)
            before = campaign
            if step.kind == "episode":
                campaign = _episode(pack, campaign, cast, difficulty, rnd)
            elif step.each and story.waiting(pack, campaign):
                who = rnd.choice(story.waiting(pack, campaign))
                campaign = story.answer(pack, campaign, _any(pack, campaign, who, rnd), who)
            else:
                campaign = story.answer(pack, campaign, _any(pack, campaign, "", rnd))
            need(campaign != before, "a step changes nothing: it would come for ever")
            count += 1
            need(count < LIMIT, "the campaign does not end")
        check(pack, campaign)
        need(len(campaign.results) > 0, "no episode was played")
    except Exception as error:
        return Outcome(seed, "", count, f"{type(error).__name__}: {error}")
    won = sum(step.won is True for step in campaign_view(pack, campaign, "en").path)
    return Outcome(seed, f"{won} of {len(campaign.results)} won", count)


def check(pack: Pack, campaign: Campaign) -> None:
    """It is the same where it is kept, and can be told in every language."""
    again = msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign)
    need(again == campaign, "a campaign changes where it is kept")
    texts = story.text(pack, campaign)
    for language in LANGUAGES:
        view = campaign_view(pack, campaign, language)
        said = [view.name, view.next or "-", *(one.name for one in view.people)]
        said += [
            part for step in view.path for part in (step.name, *(change.text for change in step.changes))
        ]
        said += [text[language] for text in texts]
        said += previously(pack, campaign, language) or ()
        need(all(part.strip() and not odd(part) for part in said), f"odd words: {said}")


def _any(pack: Pack, campaign: Campaign, who: str, rnd: random.Random) -> int | None:
    """Something that can be chosen; None: there is nothing to choose."""
    found = story.choices(pack, campaign, who)
    return rnd.choice(found)[0] if found else None


def _episode(
    pack: Pack, campaign: Campaign, cast: tuple[str, ...], difficulty: str, rnd: random.Random
) -> Campaign:
    """The campaign after its next episode, which somebody may have left or joined."""
    episode = story.next_episode(pack, campaign)
    assert episode is not None
    if rnd.random() < 0.2:
        cast = tuple(rnd.sample(sorted(pack.characters), rnd.randint(1, 4)))
    game = new_game(
        library(), pack=pack.id, episode=episode, characters=cast, difficulty=difficulty,
        seed=rnd.getrandbits(32), campaign=campaign,
    )  # fmt: skip
    if rnd.random() < ENDED:
        for _ in range(rnd.randrange(30)):
            if not game.decisions:
                break
            asked = game.decisions[0]
            game.answer(asked.seat, asked.id, choose(game, asked.seat, asked.id, "random"))
        if game.state.over is None:
            cut_short(game, rnd.choice(sorted(game.episode.resolutions)))
    return carried(play_out(game, "sensible" if rnd.random() < SENSIBLE else "random"))
