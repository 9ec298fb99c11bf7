"""Cards being drawn, installed, rezzed and played (chapter 8)."""

from __future__ import annotations

from engine.kernel.steps import FrameBase
from engine.netrunner.table.frames.paying import PayingFrame
from engine.netrunner.table.parts import Ignoring, NoZone, Rezzing, Seat, Zone


class DrawFrame(FrameBase, kw_only=True):
    """Drawing n cards; both players at once where an instruction says so (8.4.4).

    Rules: 8.4.2a, 8.4.3, 9.11.1c, 4.8.3.
    """

    seat: Seat
    n: int
    cards: tuple[int, ...] = ()
    also: int = 0
    """How many the other player draws at the same time (8.4.4)."""
    others: tuple[int, ...] = ()
    """Those cards."""

    @property
    def fresh(self) -> bool:
        """Whether none of its steps was carried out."""
        return not self.at


class InstallFrame(PayingFrame, kw_only=True):
    """Installing a card.

    Rules: 8.5.1, 8.5.5.
    """

    seat: Seat
    oid: int
    server: str = ""
    """Destination for Corp cards: a server's id or NEW."""
    inward_of: int = 0
    """For ice: the ice directly inward from which it goes; 0 = outermost."""
    trash: int = 0
    """A card the player named beforehand to trash first."""
    choose_trash: bool = False
    """Whether the player wants to trash like cards although not forced to (8.5.6)."""
    trash_done: bool = False
    less: int = 0
    """Credits an effect lowers the cost by."""
    ignoring: Ignoring = ""
    """What an effect ignores of the cost, as `prices.total` is told."""
    places: tuple[str, ...] = ()
    """Destinations an effect permits; () = any."""
    rez: Rezzing = ""
    """Whether it is rezzed at once: "pay", "share" (what is left of `less` lowers the cost), or what is
    ignored of the rez cost ("all", "cost")."""
    rez_less: int = 0
    was_faceup: bool = False
    forced: bool = False
    """Whether an effect directs it that leaves no choice (1.16.4c)."""
    decided: bool = False
    """Whether the player agreed to pay the additional costs."""
    reveal: bool = False
    """Whether a facedown card is revealed once it is installed, to verify what it had to be (8.5.13c)."""
    host: int = 0
    """The card it is going to be hosted on (1.13.6a)."""
    by_action: bool = False
    """Whether it is the basic action, which says beforehand what to trash."""
    facedown: bool = False
    """Whether a Runner card is installed facedown (8.1.4)."""
    placed: bool = False
    """Whether the Runner has chosen between the rig and a host already."""
    came_from: Zone | NoZone = ""
    """The zone it was in."""
    origin: Zone | NoZone = ""
    """The zone it enters the play area from, as abilities see it (4.8.3)."""
    faceup: bool = False
    """Whether an effect installs a card of the Corp faceup (3.2.3a)."""
    able: bool = False
    """Whether it is rezzed with all additional costs, which cannot be declined (8.5.13d: "if able")."""
    discounted: bool = False
    """Whether a card could be trashed to pay less (9.9.6c), and that was decided."""
    x: int = -1
    """The value chosen for an install cost of X (8.5.11b); -1 before that, and where there is none."""
    inner: tuple[int, ...] = ()
    """What is inward of a place counted from `inward_of`, as it is declared (8.5.16b): that may be trashed
    with the other like cards before the card comes there."""
    nearer: bool = False
    """Whether that place is inward of the Runner."""
    was_host: int = 0
    """The card it was hosted on without being installed."""


class RezFrame(PayingFrame, kw_only=True):
    """Rezzing a card: pay, checkpoint, flip."""

    oid: int
    less: int = 0
    """Credits an effect lowers the cost by."""
    ignoring: Ignoring = ""
    """What an effect ignores of the cost, as `prices.total` is told."""
    by_effect: bool = False
    """Whether an effect directs it, so that it may turn out not to be possible (1.16.4b)."""
    verify: bool = False
    """Whether the card is shown if it is not rezzed, to verify an "install and rez" (8.5.13d)."""
    decided: bool = False
    """Whether the Corp agreed to pay the additional costs (1.16.4c)."""


class PlayFrame(PayingFrame, kw_only=True):
    """Playing an event or operation.

    Rules: 3.5.1, 3.7.1, 8.6.5.
    """

    seat: Seat
    oid: int
    x: int = -1
    """The value chosen for an X in the play cost (1.16.2c); -1 before that."""
    less: int = 0
    """Credits an effect lowers the cost by."""
    ignoring: Ignoring = ""
    """What an effect ignores of the cost, as `prices.total` is told."""
    to: Zone | NoZone = ""
    """Where it goes instead of its owner's discard pile once it has resolved."""
    forced: bool = False
    """Whether an effect directs it that leaves no choice (1.16.4c)."""
    decided: bool = False
    """Whether the player agreed to pay the additional costs."""
    paid: tuple[int, ...] = ()
    """The cards that its cost was paid with."""

    def paid_with(self, oids: tuple[int, ...]) -> None:
        """The play ability may refer to them, paid together with its play cost (1.16.10b)."""
        self.paid = oids

    discounted: bool = False
    """Whether a card could be trashed to pay less (9.9.6c), and that was decided."""
    origin: Zone | NoZone = ""
    """The zone it was played from (8.6.7a), as abilities see it (4.8.3)."""
