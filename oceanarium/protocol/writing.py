"""JSON, written as fast as this machine can."""

import json
from collections.abc import Callable
from typing import Any

from oceanarium.protocol.message import Message, plain


def _slowly(told: Any) -> bytes:
    """What orjson does, where there is none."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def _writer() -> Callable[[Any], bytes]:
    try:
        import orjson
    except ImportError:
        return _slowly
    return orjson.dumps


to_bytes: Callable[[Any], bytes] = _writer()  # of plain data


def written(message: Message) -> str:
    """A message as a line of JSON."""
    return to_bytes(plain(message)).decode()
