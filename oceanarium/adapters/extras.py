"""What to say when a library is not there that only researchers need."""


class MissingExtra(ImportError):  # noqa: N818  # reads as what it is
    """An adapter's library is not installed; the message is one sentence for people."""

    def __init__(self, adapter: str, package: str) -> None:
        super().__init__(f"{adapter} needs the package {package}: pip install 'oceanarium[research]'.", name=package)
