"""``python -m caserne.server``: the server without the command line's other commands."""

from __future__ import annotations

import argparse

from caserne.server.limits import read_limits
from caserne.server.run import default_database, listen, serve
from caserne.store.opening import read_address


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m caserne.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--database", type=read_address, default=default_database())
    parser.add_argument("--public-url")
    parser.add_argument("--proxies", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--log-level", default="info")
    parser.add_argument("--limit", action="append", default=[])
    options = parser.parse_args()
    serve(
        listen(options.host, options.port),
        options.database,
        public_url=options.public_url,
        proxies=options.proxies,
        log_level=options.log_level,
        limits=read_limits(options.limit),
        workers=options.workers,
    )


if __name__ == "__main__":
    main()
