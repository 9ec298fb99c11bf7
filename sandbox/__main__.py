"""`python -m sandbox [--port N]`: the sandbox alone, for a bot started elsewhere."""

from __future__ import annotations

import argparse
import asyncio

from sandbox.server import SandboxServer
from sandbox.stopping import stop_asked


async def serve(port: int, token: str | None) -> None:
    asked = stop_asked()
    server = SandboxServer(port, token=token)
    await server.start()
    print(f"Sandbox: {server.base_url}/")
    print(f"Start a bot with SYSOP_DISCORD_API={server.base_url} DISCORD_TOKEN={server.token}", flush=True)
    try:
        await asked.wait()
    finally:
        await server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8420, help="port on 127.0.0.1 (0: any free one)")
    parser.add_argument("--token", help="the token a bot must present (default: a random one)")
    arguments = parser.parse_args()
    asyncio.run(serve(arguments.port, arguments.token))


if __name__ == "__main__":
    main()
