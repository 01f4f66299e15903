from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from pyarrow import Schema, Table

class RowGroup:
    num_rows: int

class FileMetaData:
    num_row_groups: int
    def row_group(self, place: int) -> RowGroup: ...

class ParquetFile:
    num_row_groups: int
    metadata: FileMetaData
    def __init__(self, source: str | Path) -> None: ...
    def read(self) -> Table: ...

class ParquetWriter:
    def __init__(self, where: str | Path, schema: Schema, *, compression: str) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...
    def write_table(self, table: Table) -> None: ...

def read_table(source: str | Path, columns: Sequence[str] | None = None) -> Table: ...
