import pytest
from bot.contract.kind import GameKind
from bot.games.netrunner.kind import kind
from tests.bot.world import World


@pytest.fixture
def kinds() -> dict[str, GameKind]:
    return {"netrunner": kind()}


def said(w, r):
    try:
        return w.said(r)[:700]
    except Exception as e:
        return repr(e)


def msg(r):
    return (r.followups[-1] if r.followups else r.response).message


async def test_a(world: World):
    w = world
    u = w.users["ann"]
    for cmd, o in (
        ("netrunner learn", dict(lesson=2)),
        ("netrunner practice", {}),
        ("netrunner challenge", dict(opponent=w.users["bob"], level="beginner", side="corp")),
        ("play find", {}),
        ("play stats", {}),
        ("netrunner card", dict(name="Karunā")),
        ("netrunner settings", {}),
        ("play board", {}),
        ("netrunner orders", {}),
        ("netrunner help", {}),
        ("play games", {}),
        ("deck list", {}),
        ("deck play", {}),
    ):
        try:
            r = await u.slash(cmd, **o)
            await w.rest()
            print("DM", cmd, said(w, r)[:260].replace(chr(10), " / "))
        except Exception as e:
            print("DM", cmd, repr(e)[:300])
    print([w.text(m)[:200] for m in w.dms("ann")])
    assert 0
