"""The addresses of calls."""

from tests.server.devices import Device

SUBSCRIPTION = {"endpoint": "https://push.example.org/x", "p256dh": "B" * 87, "auth": "A" * 22}


def test_a_guest_chooses_what_calls_and_the_choice_is_kept(anna: Device, ben: Device) -> None:
    usual = anna.get("/api/calls").json()
    assert len(usual["push_key"]) == 87
    assert not usual["sends_mail"]
    chosen = anna.post("/api/calls", {"wishes": [{"kind": "over", "ways": []}]})
    assert chosen.status_code == 200, chosen.text
    for device, ways in ((anna, []), (ben, ["page", "browser"])):
        wishes = {wish["kind"]: wish["ways"] for wish in device.get("/api/calls").json()["wishes"]}
        assert wishes["over"] == ways
    assert anna.post("/api/calls", {"wishes": [{"kind": "rain", "ways": []}]}).status_code == 422


def test_a_browser_subscribes_only_with_the_address_of_a_push_service(anna: Device) -> None:
    assert anna.post("/api/calls/push", SUBSCRIPTION).status_code == 200
    assert anna.post("/api/calls/push/end", {"endpoint": SUBSCRIPTION["endpoint"]}).status_code == 200
    refused = anna.post("/api/calls/push", {**SUBSCRIPTION, "endpoint": "https://127.0.0.1/admin"})
    assert refused.status_code == 422
    assert "push service" in refused.json()["sentence"]


def test_news_are_ones_own_and_a_wrong_word_stops_nothing_and_tells_nothing(anna: Device) -> None:
    assert anna.get("/api/calls/news").json()["items"] == []
    assert anna.post("/api/calls/news/read").json()["items"] == []
    assert anna.post("/api/calls/stop-mails", {"token": "no such word"}).status_code == 204
