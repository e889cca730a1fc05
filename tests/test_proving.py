import pytest

from tests.proving import proves


def test_a_test_stays_what_it_is() -> None:
    def some_test() -> None: ...

    assert proves("OG-3.2", "OG-E01", "OG-C3")(some_test) is some_test


@pytest.mark.parametrize("text", ["", "OG", "3.2", "OG-3.2b", "OG-3.2 OG-3.3", "og-3.2"])
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no ID of a rule"):
        proves(text)
