"""The page: the files that were built from ``ui``, or a few words on how to build them."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, SkipValidation

from caserne.server.failing import MissingError

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
UNBUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Caserne</title>
<h1>Caserne is running, but its page is not built</h1>
<p>In the source folder, <code>make page</code> builds it (Node.js is needed); then reload.</p>
<p>Programs need no page: see <code>docs/protocol.md</code>.</p>
"""
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Media types that browsers insist on, whatever this machine knows."""
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"


class Page:
    """The files of the page."""

    def __init__(self, folder: Path = STATIC) -> None:
        """Serve a folder."""
        self._folder = folder

    def file(self, path: str) -> tuple[bytes, str, str] | None:
        """Read a file of the folder: its bytes, its media type, and how long it stays the same.

        ``MissingError`` if no file can have such a name.
        """
        parts = [part for part in PurePosixPath(path).parts if part != "/"]
        if any(part in {"..", "."} or "\x00" in part or "\\" in part for part in parts):
            return None
        file = self._folder.joinpath(*parts)
        try:
            if not parts or not file.is_file():
                return None
        except OSError as error:
            raise MissingError("there is nothing at an address as long as this") from error
        kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0]
        kind = kind or "application/octet-stream"
        return file.read_bytes(), kind, FOREVER if parts[0] == "assets" else FRESH

    def answer(self, path: str) -> tuple[bytes, str, str]:
        """Give a file, or the page for any address that is the page's own business."""
        found = self.file(path) or self.file(INDEX)
        return found or (UNBUILT.encode(), "text/html", FRESH)


PageHere = NamedDependency[SkipValidation[Page]]


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(page: PageHere, path: FromPath[str] = "/") -> Response[bytes]:
    """Serve the page."""
    if path.startswith("/api/"):
        raise MissingError(f"there is nothing at {path}")
    body, kind, stays = await asyncio.to_thread(page.answer, path)
    kind = f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
    return Response(body, media_type=kind, headers={"Cache-Control": stays})
