"""Writes the cards of Open Worlds where the browser client finds them; with --check, compares them."""

import json
import sys
from pathlib import Path
from typing import Any

from oceanarium.games.open_worlds.card_index import CARD_INDEX, Card

FILE = Path(__file__).parent.parent / "web" / "src" / "games" / "open_worlds" / "cards.json"


def printed(card: Card) -> dict[str, Any]:
    """What is printed on a card, as the client draws it; what it does not have is left out."""
    values = {
        "id": card.id,
        "name": card.name,
        "label": card.label,
        "type": card.type,
        "kind": card.unit_kind,
        "text": card.text,
        "defence": card.defence,
        "income": card.income if card.type == "facility" else None,
        "capacity": card.capacity,
        "weapons": list(card.weapons),
        "class": card.ship_class,
        "range": card.range,
        "retreat": card.has_retreat,
        "swap": card.swap is not None,
        "prohibited": card.is_prohibited,
        "abilities": [static["ability"] for static in card.static],
        "leaves": card.leaves if card.leaves != "never" else None,
        "needs": (card.req or {}).get("capacity"),
        "course": card.course,
        "damage": _damage(card),
        "hits": _hits(card),
        "windows": list((card.play or {}).get("windows", ())),
        "reacts": bool((card.play or {}).get("reaction")),
    }
    return {name: value for name, value in values.items() if value or (name == "income" and value is not None)}


def _effects(card: Card) -> list[Any]:
    return [effect for effect in (card.trigger or {}).get("effects", ()) if effect["do"] == "damage"]


def _damage(card: Card) -> int:
    return max((int(effect["amount"]) for effect in _effects(card)), default=0)


def _hits(card: Card) -> list[str]:
    """What a Catastrophe damages: kinds where it names them, else types."""
    return [word for effect in _effects(card) for word in effect["to"].get("kinds") or effect["to"]["types"]]


def text() -> str:
    """The whole file, one card a line."""
    lines = [json.dumps(printed(card), ensure_ascii=False) for card in CARD_INDEX.cards]
    return "[\n  " + ",\n  ".join(lines) + "\n]\n"


def main() -> int:
    """Write the file, or compare it."""
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text(), encoding="utf-8")
        return 0
    found = json.loads(FILE.read_text(encoding="utf-8"))
    if found == json.loads(text()):
        return 0
    print(f"{FILE.name} is not what the card index says: run python scripts/open_worlds_cards.py.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
