"""What the browser's database does for a tab, in memory: `web/src/tab/kept.ts` is the true one, tested in browsers."""

import json
from typing import Any


class MemoryKeeper:
    """Writes only over the version before, and never over an entry."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[tuple[str, int], Any] = {}
        self.failure: str | None = None  # what to fail with from now on

    async def read(self, table: str) -> str | None:
        self._fail()
        if table not in self.tables:
            return None
        entries = [entry for (owner, _), entry in sorted(self.entries.items()) if owner == table]
        return json.dumps({**self.tables[table], "entries": entries})

    async def all(self) -> str:
        self._fail()
        return json.dumps(list(self.tables.values()))

    async def write(self, change: str) -> str:
        self._fail()
        told = json.loads(change)
        grown = told["entries"] or {"table": "", "number": 0, "entries": []}
        keys = [(grown["table"], grown["number"] + index) for index in range(len(grown["entries"]))]
        known = [self.tables.get(each["id"], {"version": 0})["version"] for each in told["tables"]]
        is_newest = [each["version"] for each in told["tables"]] == [version + 1 for version in known]
        if not is_newest or any(key in self.entries for key in keys):
            return "conflict"
        self.tables.update({each["id"]: each for each in told["tables"]})
        self.entries.update(zip(keys, grown["entries"], strict=True))
        return "kept"

    def _fail(self) -> None:
        if self.failure is not None:
            raise OSError(self.failure)
