"""A bot in another process. Try: oceanarium play octopus-garden --bot "python mybot.py"."""

import json
import os
import random
import sys

luck = random.Random(int(os.environ.get("OCEANARIUM_SEED", "0")))  # the same seed plays the same

for line in sys.stdin:  # ends when the match does
    message = json.loads(line)
    if message["type"] != "position":
        continue  # "done": our move was made
    for seat, place in message["seats"].items():
        if place["moves"]:  # we are asked
            move = luck.choice(place["moves"])
            answer = {"type": "play", "request": 1, "seat": int(seat), "move": move["number"]}
            print(json.dumps({**answer, "sequence": message["sequence"]}), flush=True)
