"""What goes into a wheel besides its sources: the page, and the typed core as compiled modules.

Both are made here if need be, whoever builds; ``building`` has the how.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # whatever directory a builder starts in
from building import library, page
from building.voice import say


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the page, and to a wheel the compiled modules beside their sources."""

    def dependencies(self) -> list[str]:
        """Ask for what the compiled modules import, whose types mypyc reads, and for Node.js."""
        asked = page.requirements(Path(self.root))
        if self.target_name == "wheel" and os.environ.get("CASERNE_COMPILE") != "0":
            asked += self.metadata.core.dependencies
        return asked

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is not there, and compile if this is an ordinary wheel."""
        page.refresh(Path(self.root))
        if self.target_name != "wheel" or version == "editable":
            return
        try:
            built = library.compiled(Path(self.root), self._scratch)
        except BaseException:
            self._clean()
            raise
        if built is not None:
            self._add(built, build_data)

    def finalize(
        self,
        version: str,  # noqa: ARG002 - hatchling calls it so
        build_data: dict[str, Any],  # noqa: ARG002 - hatchling calls it so
        artifact_path: str,  # noqa: ARG002 - hatchling calls it so
    ) -> None:
        """Leave nothing behind once the wheel is written."""
        self._clean()

    def _add(self, built: Path, build_data: dict[str, Any]) -> None:
        """Put the compiled modules into the wheel, which is one for this platform then."""
        files = sorted(path for path in built.rglob("*") if path.is_file())
        for path in files:
            build_data["force_include"][str(path)] = path.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        say(f"compiled: {len(files) - 1} modules")  # and the library they share

    @cached_property
    def _scratch(self) -> Path:
        return Path(tempfile.mkdtemp(prefix="caserne-build-"))

    def _clean(self) -> None:
        shutil.rmtree(self._scratch, ignore_errors=True)
