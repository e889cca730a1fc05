"""The log."""

import json
import logging
import sys

from oceanarium.server.logs import JsonLines, WithoutNonsense


def test_a_line_is_json_with_what_it_was_told() -> None:
    record = logging.LogRecord("oceanarium.x", logging.INFO, "", 0, "a %s worker", ("bot",), None)
    record.table = "abc"
    line = json.loads(JsonLines().format(record))
    assert (line["event"], line["table"], line["level"], line["from"]) == (
        "a bot worker",
        "abc",
        "info",
        "oceanarium.x",
    )


def test_an_error_keeps_its_traceback_for_us() -> None:
    try:
        raise ValueError("why")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", (), sys.exc_info())
    assert "ValueError: why" in json.loads(JsonLines().format(record))["traceback"]


def test_what_strangers_send_that_is_no_text_leaves_no_line() -> None:
    nonsense = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Invalid UTF-8 sequence received", (), None)
    other = logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "Exception in ASGI application", (), None)
    assert [WithoutNonsense().filter(record) for record in (nonsense, other)] == [False, True]
