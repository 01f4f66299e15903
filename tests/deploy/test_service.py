"""The systemd unit: sound, hardened, and starting the server with options that it has."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from caserne.cli.serve import serve

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "caserne.service"
EXPOSED = 2.0
"""So exposed a service may be by systemd's own reckoning, from 0 to 10."""


def settings() -> dict[str, str]:
    """Read what the unit starts the server with, as systemd does."""
    lines = (DEPLOY / "caserne.conf").read_text("utf-8").splitlines()
    pairs = (line.split("=", 1) for line in lines if line and not line.startswith("#"))
    return dict((name, value) for name, value in pairs)  # noqa: C402 - pairs are lists


def command() -> list[str]:
    """Give the command of the unit, its variables filled in."""
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    known = settings()
    filled = re.sub(r"\$\{(\w+)\}", lambda found: shlex.quote(known[found[1]]), line)
    return shlex.split(re.sub(r"\$(\w+)", lambda found: known[found[1]], filled))


def test_the_server_is_started_with_options_it_has() -> None:
    """What the unit calls is ``caserne serve``, and every option is one, with a value that fits."""
    program, word, *options = command()
    assert program == "/opt/caserne/.venv/bin/caserne"
    assert word == "serve"
    context = serve.make_context("serve", options)
    assert context.params["public_url"] == "https://fire.example"
    assert context.params["proxies"] == 1
    assert str(context.params["database"]) == "/var/lib/caserne/tables.db"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_finds_the_unit_sound_and_hardened(tmp_path: Path) -> None:
    """Systemd reads every line of the unit, and reckons that it exposes little."""
    program = tmp_path / "caserne"
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    unit = tmp_path / UNIT.name
    text = UNIT.read_text("utf-8").replace("/opt/caserne/.venv/bin/caserne", str(program))
    unit.write_text(text, encoding="utf-8")
    analyze = shutil.which("systemd-analyze") or ""
    verified = subprocess.run(  # noqa: S603 - systemd's own
        [analyze, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    exposed = subprocess.run(  # noqa: S603 - systemd's own
        [analyze, "security", "--offline=true", f"--threshold={int(EXPOSED * 10)}", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert exposed.returncode == 0, exposed.stdout.splitlines()[-1]
