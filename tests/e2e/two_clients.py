#!/usr/bin/env python3
"""A real game: two chartroom processes against one chartroomd, real sockets, a real PostgreSQL; the server is killed with
kill -9 in the middle, twice, and started again. Both clients go on by themselves and end with the same game.
"""
import json
import sys
import time

from real_server import Player, check, run_with_server

SECONDS = 240  # for the whole test


def cursor_of(player, game):
    return player.run("events", game, "--all")["events"]


def play_by_hand(german, allied, game):
    """The first OB by typed orders, and refusals on the way."""
    state = german.run("show", game)
    check(state.get("question", state).get("kind", "plot") == "plot" or "plot" in json.dumps(state),
          "the Germans are asked for a plot")
    refused = german.run("order", game, "plot emden -> 10 att", expect=1)
    check("not adjacent" in json.dumps(refused), "a plot to an area that is not adjacent is refused with the reason")
    refused = german.run("order", game, "plot leipzig -> 10", expect=1)
    check("canal" in json.dumps(refused), "the canal is closed on turn 1, and the refusal says so")
    refused = allied.run("order", game, "pass", expect=1)
    check("not_your_decision" in json.dumps(refused).lower(), "the Allies are not asked yet")
    german.run("order", game, "plot emden -> 30 att")
    seen = json.dumps(allied.run("show", game)) + json.dumps(allied.run("events", game, "--all"))
    check("Emden" in json.dumps(allied.run("show", game), ensure_ascii=False), "the Allies are told the name")
    check('"to": 30' not in seen and "merchants\"" not in seen, "and neither destination nor assignment")
    allied.run("order", game, "pass")
    done = german.run("order", game, "capture emden 2")
    check(done["kind"] == "hit_and_go_home", "PHASE 5 is answered")
    check(german.run("show", game)["vp"] == 2 if "vp" in german.run("show", game) else True, "two merchants, two points")


def fairly_played(german, allied, game, folder):
    """What either player can check at home, and what a forger cannot hide."""
    for player in (german, allied):
        fair = player.run("show", game)["fair"]
        check(fair["terms"] and fair["complaints"] == [], f"{player.name}'s client has nothing to complain of")
        check(fair["sealed"] > 5 and fair["opened"] == fair["sealed"], "everything that was sealed is opened")
    file = str(folder / "game.chartroom")
    german.run("export", game, "--to", file)
    for player in (german, allied):
        verdict = player.run("verify", file)
        check(verdict["genuine"] and verdict["nonce_of_one"] and verdict["nonce_of_two"],
              f"{player.name} finds the game genuine, with both nonces in the dice")
        check(verdict["receipts"] > 1, "and it fits the receipts that were kept")
    bytes_of = bytearray(open(file, "rb").read())
    bytes_of[len(bytes_of) // 3] ^= 1
    forged = str(folder / "forged.chartroom")
    open(forged, "wb").write(bytes_of)
    verdict = german.run("verify", forged, expect=1)
    check("genuine" not in verdict or not verdict["genuine"], "a file with one bit changed is not genuine")
    last = allied.run("replay", file)["last"]
    for eye in ("umpire", "public", "german", "allied"):
        first = allied.run("replay", file, "--eye", eye, "--at", "30")
        again = allied.run("replay", game, "--eye", eye, "--at", "30")
        check(first == again, f"file and server show the {eye}'s eye the same moment")
    check(last > 100, "the replay has the whole game")


def play(server, folder):
    german, allied = Player("gerda", server, folder / "g"), Player("albert", server, folder / "a")
    german.run("register", "gerda")
    allied.run("register", "albert")
    made = german.run("create", "far-seas", "--side", "german")
    game, invitation = made["id"], made["invitation"]
    allied.run("join", invitation)
    play_by_hand(german, allied, game)
    players = [german.start("autoplay", game, "--seed", "3"), allied.start("autoplay", game, "--seed", "4")]
    started = time.monotonic()
    watcher = Player("wanda", server, folder / "w")
    watcher.run("register", "wanda")
    for after in (40, 200):
        while time.monotonic() - started < SECONDS and all(p.poll() is None for p in players):
            if len(cursor_of(german, game)) >= after:
                break
            time.sleep(0.2)
        check(all(p.poll() is None for p in players), f"the game goes on when the server is killed ({after} events)")
        server.kill()
        time.sleep(0.3)
        server.start()
        print(f"killed and started again after {after} events", flush=True)
    outcomes = []
    for process in players:
        out, err = process.communicate(timeout=max(10, SECONDS - (time.monotonic() - started)))
        check(process.returncode == 0, "a client plays to the end through both kills " + err[-300:])
        outcomes.append(json.loads(out) if process.returncode == 0 else {})
    check(all(o.get("over") for o in outcomes), "both clients see the game over")
    check(outcomes[0].get("outcome") == outcomes[1].get("outcome"), "and the same outcome")
    for player in (german, allied):
        numbers = [event["number"] for event in player.run("events", game, "--all")["events"]]
        check(numbers == list(range(1, len(numbers) + 1)), f"{player.name}'s events are numbered without a gap")
    orders = [o for outcome in outcomes for o in outcome.get("orders", [])]
    check(len({(o["decision"], i) for i, outcome in enumerate(outcomes) for o in outcome.get("orders", [])}) == len(orders),
          "no decision was answered twice by one side")
    fairly_played(german, allied, game, folder)
    print(f"{len(orders)} orders; outcome {outcomes[0].get('outcome')}", flush=True)


if __name__ == "__main__":
    sys.exit(run_with_server(play))
