#!/usr/bin/env python3
"""A bot as a program, without any library: `trois arena troyes-dice --bots exec:./program_bot.py,random`.

Each line of its input is a question, each line of its output the answer.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    if question["protocol"] != 1:
        sys.exit("this bot speaks version 1 of the protocol")
    legal = question["legal"]  # [{"action": 17, "text": "settle palace"}, ...]
    buildings = [choice for choice in legal if choice["text"].startswith("build")]
    picker = random.Random(question["seed"] + len(line))
    choice = picker.choice(buildings or legal)
    print(json.dumps({"action": choice["action"]}), flush=True)
