"""Metrics: what a server counts of itself, in the text that Prometheus reads.

Only numbers, under labels from lists of our own: no table, name, address or text of anybody.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import caserne

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""What is timed is counted by these, in seconds."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""Methods that are counted by their names; whatever else somebody sends is ``other``."""
DESCRIPTORS: Final = Path("/proc/self/fd")
MEMORY: Final = Path("/proc/self/statm")
INFINITY: Final = float("inf")


class Sample(NamedTuple):
    """One number, under a name and labels."""

    name: str
    labels: tuple[tuple[str, str], ...]
    value: float

    def write(self) -> str:
        """Write it as a line."""
        inside = ",".join(f'{name}="{value}"' for name, value in self.labels)
        return f"{self.name}{{{inside}}} {self.value:.15g}" if inside else self._bare()

    def _bare(self) -> str:
        return f"{self.name} {self.value:.15g}"


class Family(NamedTuple):
    """All numbers of one name, with what they tell."""

    name: str
    kind: str
    tells: str
    samples: list[Sample]

    def write(self) -> Iterator[str]:
        """Write them as lines."""
        yield f"# HELP {self.name} {self.tells}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from (sample.write() for sample in self.samples)


class Count:
    """Something that is counted, by the values of a few labels."""

    def __init__(self, name: str, tells: str, *labels: str) -> None:
        """Begin at nothing."""
        self._name, self._tells, self._labels = name, tells, labels
        self._counts: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, *values: str, more: float = 1) -> None:
        """Count one more, or several."""
        self._counts[values] = self._counts.get(values, 0) + more

    def family(self) -> Family:
        """Give what was counted."""
        samples = [
            Sample(self._name, tuple(zip(self._labels, values, strict=True)), count)
            for values, count in sorted(self._counts.items())
        ]
        return Family(self._name, "counter", self._tells, samples)


class Times:
    """How long something took, as a histogram."""

    def __init__(self, name: str, tells: str) -> None:
        """Begin with nothing timed."""
        self._name, self._tells = name, tells
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Note that it took so long."""
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def family(self) -> Family:
        """Give what was timed: under each bound, all that took no longer."""
        samples, within = [], 0
        for bound, count in zip((*BOUNDS, INFINITY), self._counts, strict=True):
            within += count
            label = "+Inf" if bound == INFINITY else f"{bound:g}"
            samples.append(Sample(f"{self._name}_bucket", (("le", label),), within))
        samples.append(Sample(f"{self._name}_sum", (), self._sum))
        samples.append(Sample(f"{self._name}_count", (), within))
        return Family(self._name, "histogram", self._tells, samples)


class Metrics:
    """All that one server counts; ``thoughts`` and their failures the bots' processes note."""

    def __init__(self, *others: Count | Times) -> None:
        """Begin at nothing; what others count is told along."""
        self.requests = Count(
            "caserne_http_requests_total", "Requests answered.", "method", "status"
        )
        self.answers = Times("caserne_http_seconds", "From a request to the end of its answer.")
        self.refusals = Count(
            "caserne_refusals_total", "What was refused, on sockets and over HTTP.", "code"
        )
        self.acknowledged = Times(
            "caserne_acknowledged_seconds", "From an action's coming to its being on disk and told."
        )
        self.purged = Count(
            "caserne_purged_total", "What was deleted for having been kept long enough.", "kind"
        )
        own = self.requests, self.answers, self.refusals, self.acknowledged, self.purged
        self._counted: tuple[Count | Times, ...] = (*own, *others)
        self._asked: list[tuple[str, str, str, Callable[[], float]]] = []

    def level(self, name: str, tells: str, ask: Callable[[], float]) -> None:
        """Tell how much there is of something, asked when somebody wants to know."""
        self._asked.append((name, "gauge", tells, ask))

    def total(self, name: str, tells: str, ask: Callable[[], float]) -> None:
        """Tell something that somebody else counts as a plain number."""
        self._asked.append((name, "counter", tells, ask))

    def request(self, method: str, status: int, seconds: float) -> None:
        """Count a request that was answered."""
        self.requests.add(method if method in METHODS else "other", str(status))
        self.answers.add(seconds)

    def families(self) -> list[Family]:
        """Give all there is to tell, now."""
        asked = [
            Family(name, kind, tells, [Sample(name, (), ask())])
            for name, kind, tells, ask in self._asked
        ]
        return [*(one.family() for one in self._counted), *asked, *process_families()]


def written(families: list[Family]) -> str:
    """Write what there is to tell as Prometheus reads it."""
    return "".join(f"{line}\n" for family in families for line in family.write())


def together(tellings: list[list[Family]]) -> list[Family]:
    """Add up what several processes tell, number by number, in the order of the first."""
    sums: dict[str, Family] = {}
    for family in (family for families in tellings for family in families):
        known = sums.get(family.name)
        sums[family.name] = family if known is None else _sum(known, family)
    return list(sums.values())


def _sum(one: Family, other: Family) -> Family:
    values = {(sample.name, sample.labels): sample.value for sample in one.samples}
    for sample in other.samples:
        key = sample.name, sample.labels
        values[key] = values.get(key, 0) + sample.value
    return one._replace(samples=[Sample(*key, value) for key, value in values.items()])


def process_families() -> list[Family]:
    """Give what the system says of this process; where it does not say so, less."""
    told: list[tuple[str, str, str, float]] = [
        ("process_cpu_seconds_total", "counter", "Processor time.", time.process_time()),
    ]
    if MEMORY.exists():
        pages = int(MEMORY.read_text("ascii").split()[1])
        size = float(pages * os.sysconf("SC_PAGE_SIZE"))
        told.append(("process_resident_memory_bytes", "gauge", "Memory in use.", size))
    if DESCRIPTORS.exists():
        count = float(sum(1 for _ in DESCRIPTORS.iterdir()))
        told.append(("process_open_fds", "gauge", "Files and connections open.", count))
    families = [
        Family(name, kind, tells, [Sample(name, (), value)]) for name, kind, tells, value in told
    ]
    version = (("version", caserne.__version__),)
    build = Sample("caserne_build_info", version, 1)
    return [*families, Family(build.name, "gauge", "Processes, by version.", [build])]


class Stopwatch:
    """Times one thing; used as ``with Stopwatch(times):``, it counts however that ends."""

    def __init__(self, times: Times) -> None:
        """Be ready."""
        self._times = times
        self._begun = 0.0

    def __enter__(self) -> None:
        """Begin."""
        self._begun = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        """Note how long it took."""
        self._times.add(time.perf_counter() - self._begun)
