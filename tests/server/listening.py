"""What somebody hears at a table: over a socket until now, and over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.harness import Player, Running


def caught_up(player: Player) -> list[str]:
    """Say one more thing, and give all that was heard until then."""
    end = f"end {len(player.now['you'])}"
    player.send(type="chat", text=end)
    player.until("chat", lambda m: m["text"] == end)
    return list(player.heard)


def others_answers(server: Running, *tokens: str) -> str:
    """Ask everything that HTTP tells of a table, to a stranger and to the holder of seat 1."""
    texts = []
    for head in ({}, *({"Authorization": f"Bearer {token}"} for token in tokens)):
        paths = ["", "/record", "/replay", "/replay?seat=all", "/replay?seat=0"]
        answers = [server.http.get(f"/api/tables/samecode{path}", headers=head) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 403, 403, 403, 403]
        assert all(answer.json()["code"] == "secret" for answer in answers[1:])
        answers.append(server.http.get("/api/tables/samecode/replay?seat=1", headers=head))
        assert answers[-1].status_code == (200 if head else 403)
        answers += [server.http.get("/api/tables"), server.http.get("/api/tables?id=samecode")]
        texts += [answer.text for answer in answers]
    return "\n".join(texts)
