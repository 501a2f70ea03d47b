"""What real games share: one chartroomd with a database of its own, and players who sit at chartroom processes.

Needs CHARTROOM_TEST_DATABASE, CHARTROOM_SERVER_BIN and CHARTROOM_CLI_BIN (tests/run gives them); else it is skipped (77).
"""
import json
import os
import re
import signal
import subprocess
import tempfile
import time
import urllib.request
import uuid
from pathlib import Path

DATABASE = os.environ.get("CHARTROOM_TEST_DATABASE", "")
SERVER = os.environ.get("CHARTROOM_SERVER_BIN", "")
CLIENT = os.environ.get("CHARTROOM_CLI_BIN", "")
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


def run_with_server(play):
    """play(server, folder) on a new database, which is dropped afterwards; gives the script's exit code."""
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
