"""What goes wrong at a table, told to whoever asked: a word for programs, one sentence for people."""

from collections.abc import Mapping

from oceanarium.hosting.speech import said as said_by_host
from oceanarium.kernel import Sentence
from oceanarium.kernel.vocabulary import Argument
from oceanarium.protocol.messages import Problem
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
        self.said = said
        self.problem = Problem(code=code, sentence=shortened(sentence), rule=rule, said=sentence_info(said))


def shortened(sentence: str) -> str:
    """A sentence that repeats what somebody sent may have become very long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"


def known_problem(
    status: int, code: str, name: str | None = None, headers: Mapping[str, str] | None = None, **arguments: Argument
) -> RequestProblem:
    """A problem that catalogues have as `problem-name`; it goes by its code where no other name is given."""
    told = said_by_host(f"problem-{name or code}", **arguments)
    return RequestProblem(status, code, told.in_words(), headers=headers, said=told)


def unreadable(code: str, complaint: str) -> RequestProblem:
    """For messages that are not as they are declared: programs hear where, people that it was not understood."""
    return RequestProblem(422, code, complaint, said=said_by_host("problem-invalid"))


def unexpected() -> RequestProblem:
    """For what should never happen."""
    return known_problem(500, "unexpected")


def not_found(what: str) -> RequestProblem:
    """For addresses that lead nowhere."""
    return known_problem(404, "not_found", f"no_such_{what}")


def too_fast() -> RequestProblem:
    """For those who ask more often than anybody needs to."""
    return known_problem(429, "too_fast", headers={"Retry-After": "1"})
