"""What a host should say with the site's files, in the form that several hosts read: a file `_headers`."""

from collections.abc import Iterator
from fnmatch import fnmatchcase

from oceanarium.hosting.page_headers import page_headers

FILE = "_headers"
FOREVER = "public, max-age=31536000, immutable"  # for files whose names change with their contents
ASK = "no-cache"  # for all others: ask whether they have changed

EVERYWHERE = page_headers("'self' 'wasm-unsafe-eval'")  # the server's, and WebAssembly
RULES = {  # no two with the same header match one file: hosts would send both
    "/*": EVERYWHERE,
    "/": {"Cache-Control": ASK},
    "/*.html": {"Cache-Control": ASK},
    "/sw.js": {"Cache-Control": ASK},
    "/manifest.webmanifest": {"Cache-Control": ASK},
    "/python/*": {"Cache-Control": ASK},
    "/games/*": {"Cache-Control": ASK},
    "/assets/*": {"Cache-Control": FOREVER},
}


def written() -> str:
    """The rules as a file."""
    return "".join(_section(pattern, headers) for pattern, headers in RULES.items())


def _section(pattern: str, headers: dict[str, str]) -> str:
    return f"{pattern}\n" + "".join(f"  {name}: {value}\n" for name, value in headers.items())


def headers_in(text: str, path: str) -> Iterator[tuple[str, str]]:
    """What such a file says of an address, which begins with a slash."""
    is_meant = False
    for line in text.splitlines():
        if line.startswith("/"):
            is_meant = fnmatchcase(path, line)
        elif is_meant and line.strip():
            name, _, value = line.partition(":")
            yield name.strip(), value.strip()
