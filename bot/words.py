"""The bot's own sentences, kept together so that another language is another module like this one.

What the game says (prompts, options, log lines) comes from the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

NOT_IN_GAME = "You are not playing in this game. The board and the log are open to everyone."
STALE = "That is no longer pending."
ALREADY_DONE = "That has been done already."
FORGED = "That button does not belong to anything I know. Try /netrunner move."
UNAVAILABLE = "I could not save that just now, so nothing has changed. Please try again in a moment."
FAILED = "Something went wrong on my side; nothing has changed. Please try again."
NO_GAME = "I do not know that game."
NO_GAMES = "You have no game running. Start one with /netrunner challenge."
WHICH_GAME = (
    "You are not in a game here. Choose one with the `game` option, or start one with /netrunner challenge."
)
GAME_OVER = "This game is over."
DAMAGED = (
    "⚠️ The stored state of this game cannot be read, so it has been set aside. Nothing was lost that could "
    "still be read; please tell whoever hosts this bot (game {game_id}). All other games go on."
)
RETIRED = "This panel has moved to a newer message below."
"""Where it cannot be deleted, or where its button was pressed just then."""
NO_CARD = "No card is called “{name}”."
NO_CARD_NEAR = "No card is called “{name}”. Did you mean {near}?"
NO_CARDS_SEEN = "You can see no card's face yet."
CHOOSE_CARD = "Which card do you want to read?"
CARD_BY_NAME = "By name…"
CARD_NAME = "Card name"
CARD_PLACEHOLDER = "Cards you can see"
NOT_HERE = "A game needs a text channel of a server, where I can open a thread."
NO_SELF = (
    "You cannot play against yourself. Leave the opponent out to challenge anyone, or name the computer."
)
NO_BOT = "{name} is a bot that does not play. Choose the computer with the `computer` option."
ONE_OPPONENT = "Name an opponent or a computer, not both."
MISSING = "I cannot start a game here: I lack the permission to {names} in this channel."
LOST_THREAD = (
    "I can no longer write in the thread of your game (it, or my permission to use it, is gone). "
    "The game goes on here: /netrunner board shows the board, /netrunner log the log."
)
DM_CLOSED = (
    "{name}, your direct messages are closed to me. Press **My move** on the board above "
    "(or use /netrunner move) and I show your hand and decisions here, to you alone."
)
YOUR_MOVE = "<@{user_id}>, it is your move."
TOO_MANY = "Too many are chosen for one go; choose fewer."

BUTTON_HAND = "My hand"
BUTTON_MOVE = "My move"
BUTTON_SHOW = "Show my move"
BUTTON_BOARD = "Board"
BUTTON_LOG = "Log"
BUTTON_CARD = "Card…"
BUTTON_REMATCH = "Rematch"
CONFIRM = "Confirm"
CONFIRM_NONE = "Confirm: none"
CHOOSE_AGAIN = "Choose again"
YES = "Yes: {label}"
NO = "No, go back"
PREVIOUS = "◀ Previous"
NEXT = "Next ▶"
CHOOSE = "Choose…"

OPENS = "Your game opens in a thread below."
JOIN, WITHDRAW, ACCEPT, DECLINE = "Join", "Withdraw", "Accept", "Decline"
CHALLENGE_CLOSED = {
    "accepted": "That challenge has been accepted already.",
    "declined": "That challenge was declined.",
    "withdrawn": "That challenge was withdrawn.",
    "expired": "That challenge has expired.",
}
NOT_CHALLENGED = "This challenge is for {name}."
OWN_CHALLENGE = "This is your own challenge. You can withdraw it."
ONLY_CHALLENGER = "Only {name} can withdraw this challenge."
REMATCH_ASKED = "A rematch of this game has been asked for already."
CONCEDE = "Do you really want to concede game {game_id}? That ends it at once."
CONCEDE_YES = "Yes, concede"
CONCEDED = "You conceded."
CONCEDE_NO = "Not conceded; the game goes on."
LOG_EMPTY = "Nothing has happened yet."


def mention(user_id: int | None) -> str:
    return f"<@{user_id}>"


def plain(name: str) -> str:
    """A person's name so that Discord shows it as written: no Markdown, no mention."""
    escaped = "".join("\\" + c if c in "\\*_~`|>[]<" else c for c in name)
    return escaped.replace("\n", " ")


def either(names: Iterable[str]) -> str:
    """“a”, “a and b”, “a, b and c”."""
    found = list(names)
    return found[0] if len(found) == 1 else f"{', '.join(found[:-1])} and {found[-1]}" if found else "nobody"


def waiting_for(names: Sequence[str]) -> str:
    return f"Waiting for {either(plain(name) for name in names)}."


def not_your_move(names: Sequence[str]) -> str:
    return f"It is not your move. {waiting_for(names)}"


def turn_of(names: Sequence[str]) -> str:
    """Whose move it is, for the board."""
    return f"▶ **{either(plain(name) for name in names)}** to move"


def challenge(
    challenger: int, opponent: int | None, game: str, level: str, side: str | None, hours: float
) -> str:
    side_text = f"{mention(challenger)} plays the {side}" if side else "sides are drawn by lot"
    whom = f"challenges {mention(opponent)}" if opponent else "challenges anyone"
    time = f"{hours:g} hours" if hours != 1 else "an hour"
    return (
        f"**{mention(challenger)} {whom} to a game of {game}**\n{level}; {side_text}.\n"
        f"-# The challenge stands for {time}."
    )


def challenge_closed(text: str, status: str) -> str:
    said = {
        "accepted": "✅ Accepted. The game opens in a thread below.",
        "declined": "❌ Declined.",
        "withdrawn": "↩️ Withdrawn.",
        "expired": "⌛ Expired: nobody took it.",
    }[status]
    return f"{text.split('-#', maxsplit=1)[0].rstrip()}\n{said}"


def table(seats: Mapping[str, str], titles: Mapping[str, str]) -> str:
    """“Ann (Corp) against Bob (Runner)”; `seats` maps a seat to what to call its player."""
    return " against ".join(f"{who} ({titles[seat]})" for seat, who in seats.items())


def starter(game_id: int, title: str, who: str) -> str:
    return f"🎲 **{title}, game {game_id}:** {who}"


def hello(who: str) -> str:
    return f"{who}. Hands and decisions are private; what everyone may know is told here."


def thread_name(game_id: int, title: str, names: Sequence[str]) -> str:
    return f"{title} {game_id}: {' – '.join(names)}"[:100]


def summary(text: str, points: str, turns: int, length: str, who: str) -> str:
    return f"🏁 **{text}**\n{who}\nAgenda points: {points} · {turns} turns · {length}"


def length(seconds: float) -> str:
    """A duration in plain words, in its two largest units."""
    minutes = int(seconds // 60)
    days, hours, minutes = minutes // 1440, minutes // 60 % 24, minutes % 60
    parts = [(days, "day"), (hours, "hour"), (minutes, "minute")]
    said = [f"{n} {unit}{'s' if n != 1 else ''}" for n, unit in parts if n][:2]
    return " ".join(said) if said else "less than a minute"


def settings(private: str, full_control: bool) -> str:
    where = {
        "dm": "by direct message",
        "panel": "in a private panel behind **My move** (you are called in the thread)",
    }[private]
    asked = (
        "at every window with more than one option" if full_control else "where a decision usually matters"
    )
    return f"**Your settings**\nHand and decisions come {where}.\nYou are asked {asked}."


SETTING_PRIVATE = {"dm": "Use a private panel instead", "panel": "Use direct messages instead"}
SETTING_CONTROL = {True: "Turn full control off", False: "Turn full control on"}
