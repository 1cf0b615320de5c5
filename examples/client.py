"""A whole match of German fajer against two bots, over the public protocol: python examples/client.py [URL]."""

import json
import random
import sys

import httpx
from websockets.sync.client import connect

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765"
wish = {"game": "nemet", "seats": 3, "bots": 2, "name": "Program", "pace": "quick"}
table = httpx.post(f"{server}/api/tables", json=wish).raise_for_status().json()
head = {"Authorization": f"Bearer {table['token']}"}
path = f"/api/tables/{table['table']}"
httpx.post(f"{server}{path}/start", headers=head).raise_for_status()

with connect(f"{server.replace('http', 'ws', 1)}{path}/events", additional_headers=head) as socket:
    for message in socket:
        view = json.loads(message)
        if "reply" in view:  # the answer to what we sent: {"reply": …, "version": …} or {"reply": …, "error": …}
            continue
        for event in view["events"]:
            print(event["n"], event["kind"], event.get("seat", ""), event.get("action", ""))
        if view["status"] == "ended":
            print("coins:", {seat["name"]: seat["standing"] for seat in view["seats"]})
            break
        if view["legal"]:  # it is our turn: any legal action will do
            action = random.choice(view["legal"])
            socket.send(json.dumps({"do": "act", "action": action, "version": view["version"]}))
