"""The lobby keeps what its own description says, whatever is sent to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.server.harness import NOISE, ana

if TYPE_CHECKING:
    from schemathesis import APIOperation, BaseSchema, Case
    from tests.server.harness import Running

pytestmark = NOISE
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]


BOUNDS = settings(
    max_examples=25,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
OPERATIONS = [
    "GET /health",
    "POST /api/players",
    "GET /api/me",
    "POST /api/me/key",
    "GET /api/me/games",
    "PUT /api/me/seats",
    "PUT /api/me/alerts",
    "POST /api/me/channels",
    "PUT /api/me/channels/{channel}",
    "DELETE /api/me/channels/{channel}",
    "POST /api/me/channels/{channel}/try",
    "GET /api/games",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/rules/{rule}/example",
    "GET /api/games/{game}/book",
    "GET /api/games/{game}/lessons",
    "POST /api/games/{game}/boards",
    "GET /api/games/{game}/boards/{board}",
    "GET /api/tables",
    "POST /api/tables",
    "GET /api/tables/{table}",
    "POST /api/tables/{table}/seats/{seat}",
    "DELETE /api/tables/{table}/seats/{seat}",
    "POST /api/tables/{table}/seats/{seat}/leaving",
    "POST /api/tables/{table}/seats/{seat}/sandbox",
    "POST /api/tables/{table}/review",
    "GET /api/tables/{table}/review",
    "GET /api/tables/{table}/danger",
    "GET /api/tables/{table}/record",
    "GET /api/tables/{table}/replay",
]


@pytest.fixture(scope="module")
def described(server: Running) -> BaseSchema:
    """Read the description off the running server."""
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


def test_every_operation_is_tried(described: BaseSchema) -> None:
    """The list of operations is the one of the description."""
    assert sorted(operations(described)) == sorted(OPERATIONS)


def operations(described: BaseSchema) -> dict[str, APIOperation[Any, Any, Any, Any]]:
    """Find the operations of a description by their labels."""
    results = described.get_all_operations()
    found = [result.ok() for result in results if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


@pytest.mark.parametrize(
    ("label", "mode"),
    [
        *((label, GenerationMode.POSITIVE) for label in OPERATIONS),
        *((label, GenerationMode.NEGATIVE) for label in OPERATIONS if "{" in label),
        ("POST /api/tables", GenerationMode.NEGATIVE),
    ],
)
def test_the_lobby_does_as_it_says(
    described: BaseSchema, server: Running, label: str, mode: GenerationMode
) -> None:
    """No request breaks the server, and every answer is one of those that are described."""
    operation = operations(described)[label]
    code, _ = server.make(ana(), firefighters=2)
    key = server.http.post("/api/players", json={}).json()["key"]
    fitting = mode == GenerationMode.POSITIVE

    @BOUNDS
    @given(case=operation.as_strategy(generation_mode=mode))
    def tried(case: Case[Any]) -> None:
        if fitting and "table" in case.path_parameters:
            case.path_parameters["table"] = code
        if fitting and "/me" in label:
            case.headers["Authorization"] = f"Bearer {key}"
        case.call_and_validate(checks=CHECKS)

    tried()
