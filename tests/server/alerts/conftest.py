"""The services that the tests of alerts share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.alerts.services import Certificate, PostOffice, Service

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    """Make a certificate that only the tests trust."""
    return Certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture
def service(certificate: Certificate) -> Iterator[Service]:
    """Take requests."""
    with Service(certificate) as running:
        yield running


@pytest.fixture
def office(certificate: Certificate) -> Iterator[PostOffice]:
    """Take letters."""
    with PostOffice(certificate) as running:
        yield running
