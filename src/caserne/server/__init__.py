"""Tables people meet at: HTTP for the lobby, a WebSocket for a table being played."""
