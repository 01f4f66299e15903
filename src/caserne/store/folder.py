"""Where a user's data lies on this machine."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Give the folder where a user's programs keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
