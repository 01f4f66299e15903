"""A player with a key, as their device asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import httpx
    from tests.server.harness import Message, Player, Server


class Device:
    """A device that has a player's key."""

    def __init__(self, server: Server, key: str = "", language: str = "en") -> None:
        """Become a player, or be one by a key."""
        self.server = server
        if not key:
            made = server.http.post("/api/players", json={"language": language})
            key = made.raise_for_status().json()["key"]
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        """What proves who asks."""
        return {"Authorization": f"Bearer {self.key}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:  # noqa: ANN401 - JSON
        """Ask for oneself."""
        extra = {} if body is None else {"json": body}
        return self.server.http.request(method, path, headers=self.headers, **extra)

    def make(self, *seats: Message | None, game: str = "flashpoint", **more: Any) -> str:  # noqa: ANN401
        """Make a table whose named seats are the player's; give its code."""
        options = {"firefighters": len(seats)} if game == "flashpoint" else {}
        body = {"game": game, "options": options, "seats": seats, **more}
        made = self.ask("POST", "/api/tables", body).raise_for_status().json()
        code: str = made["table"]["id"]
        return code

    def sit(self, table: str, seat: int, name: str) -> str:
        """Take a free seat; give its secret."""
        taken = self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"name": name})
        token: str = taken.raise_for_status().json()["token"]
        return token

    def games(self) -> Message:
        """List the player's games."""
        found: Message = self.ask("GET", "/api/me/games").raise_for_status().json()
        return found

    def join(self, table: str, *tokens: str) -> Player:
        """Open a socket at a table by the key."""
        return self.server.join(table, *tokens, key=self.key)
