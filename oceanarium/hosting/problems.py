"""What goes wrong at a table, told to whoever asked: a word for programs, one sentence for people."""

from collections.abc import Mapping

from oceanarium.hosting.messages import Problem
from oceanarium.kernel import Sentence
from oceanarium.protocol.telling import sentence_info

LONGEST_SENTENCE = 300


class RequestProblem(Exception):  # noqa: N818  # reads as what it is
    """A request that cannot be carried out; nothing has changed."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        rule: str | None = None,
        headers: Mapping[str, str] | None = None,
        said: Sentence | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.headers = headers
        self.problem = Problem(code=code, sentence=shortened(sentence), rule=rule, said=sentence_info(said))


def shortened(sentence: str) -> str:
    """A sentence that repeats what somebody sent may have become very long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"


def unexpected() -> RequestProblem:
    """For what should never happen."""
    return RequestProblem(500, "unexpected", "Something went wrong on our side; it has been noted.")


def not_found(what: str) -> RequestProblem:
    """For addresses that lead nowhere."""
    return RequestProblem(404, "not_found", f"There is no such {what}.")


def too_fast() -> RequestProblem:
    """For those who ask more often than anybody needs to."""
    return RequestProblem(
        429, "too_fast", "That was too fast; wait a moment and try again.", headers={"Retry-After": "1"}
    )
