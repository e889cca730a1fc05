"""`--json`: a report as plain data, printed instead of tables or written into a file beside them."""

import json as json_format
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

JsonWish = Annotated[list[Path] | None, Parameter(consume_multiple=(0, 1), negative="")]


def is_printed(wish: list[Path] | None) -> bool:
    """Whether data are wanted instead of tables: `--json` without a file."""
    return wish == []


def give_data(wish: list[Path] | None, data: dict[str, Any]) -> None:
    """Print the data or write them, if either is wanted."""
    text = json_format.dumps(data, indent=1)
    if is_printed(wish):
        print(text)
    elif wish:
        wish[0].write_text(text + "\n", encoding="utf-8")
