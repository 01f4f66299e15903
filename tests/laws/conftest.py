"""The laws are asserted in modules that are no tests: have pytest explain those asserts too."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.laws.laws", "tests.laws.flashpoint", "tests.laws.toy")
