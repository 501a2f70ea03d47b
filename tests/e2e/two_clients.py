#!/usr/bin/env python3
"""A real game: two chartroom processes against one chartroomd, real sockets, a real PostgreSQL; the server is killed with
kill -9 in the middle, twice, and started again. Both clients go on by themselves and end with the same game.

Needs CHARTROOM_TEST_DATABASE, CHARTROOM_SERVER_BIN and CHARTROOM_CLI_BIN (tests/run gives them); else it is skipped (77).
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import uuid
from pathlib import Path

DATABASE = os.environ.get("CHARTROOM_TEST_DATABASE", "")
SERVER = os.environ.get("CHARTROOM_SERVER_BIN", "")
CLIENT = os.environ.get("CHARTROOM_CLI_BIN", "")
SECONDS = 240  # for the whole test
failures = []


def check(holds, what):
    print(("ok      " if holds else "FAILED  ") + what, flush=True)
    if not holds:
        failures.append(what)


def with_database(url, name):
    return re.sub(r"(://[^/?]*)(/[^?]*)?", lambda m: m.group(1) + "/" + name, url, count=1)


class Server:
    """One chartroomd at a time, on one database and one port."""

    def __init__(self, database, folder):
        self.database, self.folder, self.port, self.process = database, Path(folder), 0, None

    def start(self):
        port_file = self.folder / "port"
        port_file.unlink(missing_ok=True)
        log = open(self.folder / "server.log", "a")
        self.process = subprocess.Popen(
            [SERVER, "serve", "--database", self.database, "--port", str(self.port), "--port-file", str(port_file),
             "--data", str(self.folder), "--allow-root", "--logins-burst", "100"],
            stdout=log, stderr=log)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if port_file.exists() and port_file.read_text().strip():
                self.port = int(port_file.read_text())
                try:
                    with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=2) as answer:
                        if answer.status == 200:
                            return
                except OSError:
                    pass
            time.sleep(0.05)
        raise SystemExit("chartroomd did not start: " + (self.folder / "server.log").read_text()[-2000:])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=20)


class Player:
    def __init__(self, name, server, folder):
        self.name, self.server = name, server
        self.environment = dict(os.environ, XDG_CONFIG_HOME=str(folder), XDG_CACHE_HOME=str(folder),
                                CHARTROOM_PASSWORD="correct horse " + name)

    def command(self, *words):
        return [CLIENT, "--server", f"ws://127.0.0.1:{self.server.port}", "--profile", self.name, "--json", *words]

    def run(self, *words, expect=0):
        done = subprocess.run(self.command(*words), env=self.environment, capture_output=True, text=True, timeout=60)
        if done.returncode != expect:
            raise SystemExit(f"{self.name} {words}: exit {done.returncode}\n{done.stdout[-1500:]}\n{done.stderr[-1500:]}")
        return json.loads(done.stdout)

    def start(self, *words):
        return subprocess.Popen(self.command(*words), env=self.environment, stdout=subprocess.PIPE,
                                stderr=subprocess.PIPE, text=True)


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


def main():
    if not (DATABASE and SERVER and CLIENT):
        print("skipped: CHARTROOM_TEST_DATABASE, CHARTROOM_SERVER_BIN or CHARTROOM_CLI_BIN is not set")
        return 77
    name = "e2e_" + uuid.uuid4().hex[:12]
    subprocess.run(["psql", "-q", DATABASE, "-c", f"CREATE DATABASE {name}"], check=True)
    database = with_database(DATABASE, name)
    try:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([SERVER, "migrate", "--database", database], check=True, stdout=subprocess.DEVNULL)
            server = Server(database, folder)
            server.start()
            try:
                play(server, Path(folder))
            finally:
                if server.process.poll() is None:
                    server.stop()
    finally:
        subprocess.run(["psql", "-q", DATABASE, "-c", f"DROP DATABASE {name} WITH (FORCE)"], check=True)
    print(f"{len(failures)} failed")
    return 1 if failures else 0


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
    print(f"{len(orders)} orders; outcome {outcomes[0].get('outcome')}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
