"""The log: one JSON object per line. Holds no tokens, no moves and no talk."""

import json
import logging
import sys
from datetime import UTC, datetime

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as a line of JSON, with whatever else it carries."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class WithoutNonsense(logging.Filter):
    """What strangers send that is no text is their mistake: a traceback of it would let them fill the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is worth a line."""
        return not record.getMessage().startswith("Invalid UTF-8 sequence")


def set_up_logs(level: int = logging.INFO) -> None:
    """Send all logs to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(WithoutNonsense())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("alembic", "uvicorn", "websockets"):  # they tell of every connection, and where it leads
        logging.getLogger(name).setLevel(logging.WARNING)
