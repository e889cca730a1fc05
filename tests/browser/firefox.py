"""A stock Firefox, driven by the protocol that it speaks by itself: WebDriver BiDi."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 120  # seconds; other tests may keep the machine busy
PREFERENCES = {
    "app.normandy.enabled": "false",
    "app.update.disabledForTesting": "true",
    "browser.shell.checkDefaultBrowser": "false",
    "datareporting.policy.dataSubmissionEnabled": "false",
    "intl.accept_languages": '"en"',
    "remote.prefs.recommended": "true",
}


class Firefox:
    """One window of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._say("session.new", capabilities={})
        self._window = self._say("browsingContext.getTree")["contexts"][0]["context"]

    def prepare(self, script: str) -> None:
        """Run a script in every page before its own."""
        self._say("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def go(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""
        self._say("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What an expression or its promise says; anything but numbers, texts and the like as JSON."""
        said = self._say(
            "script.evaluate",
            expression=f"Promise.resolve({expression}).then((said) => JSON.stringify(said) ?? 'null')",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert said["type"] == "success", said
        return json.loads(said["result"]["value"])

    def wait_for(self, expression: str) -> Any:
        """Until it says something that is true."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if said := self.evaluate(expression):
                return said
            time.sleep(0.05)
        raise AssertionError(f"In vain: {expression}; the page says: {self.evaluate('document.body.innerText')}")

    def close(self) -> None:
        """Close the browser."""
        self._say("browser.close")

    def _say(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                result: dict[str, Any] = answer["result"]
                return result


def program() -> str | None:
    """Where Firefox is, if it is."""
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


@contextmanager
def firefox(folder: Path) -> Iterator[Firefox]:
    """A browser that knows nothing yet and keeps what it learns in a folder."""
    command = program()
    assert command is not None
    folder.mkdir(exist_ok=True)
    wishes = "".join(f'user_pref("{name}", {value});\n' for name, value in PREFERENCES.items())
    (folder / "user.js").write_text(wishes, encoding="ascii")
    with (folder / "said").open("w+", encoding="utf-8") as said:
        options = ["--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        process = subprocess.Popen(
            [command, *options], stdout=said, stderr=said, env=os.environ | {"HOME": str(folder)}
        )
        try:
            with connect(f"{_address(folder / 'said')}/session", max_size=None) as socket:
                browser = Firefox(socket)
                yield browser
                browser.close()
            process.wait(timeout=PATIENCE)
        finally:
            process.kill()
            process.wait()


def _address(said: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := re.search(r"BiDi listening on (ws://\S+)", said.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.1)
    raise AssertionError(f"Firefox does not listen: {said.read_text(encoding='utf-8')}")
