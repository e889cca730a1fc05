"""Reads a page as strictly as a browser would not."""

from html.parser import HTMLParser

_EMPTY = {"meta", "line", "circle"}


class Page(HTMLParser):
    """What is on a page; fails if a tag is not closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attributes if name in ("src", "href", "data")]
        if tag not in _EMPTY:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, text: str) -> None:
        self.words.append(text)
