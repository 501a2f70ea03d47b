#!/usr/bin/env python3
"""How long `chartroomd serve` takes from its start until /readyz says yes, with many games in its database.

A measurement, never an assertion. The games are laid out by SQL: rows of the sizes that real ones have, with entries
that nobody could play. Starting must not depend on them at all; this shows whether it does.

    tests/bench/cold_start.py --server build/release/server/chartroomd [--games 100000] [--entries 20] [--runs 7]

Uses the PostgreSQL server of --database (a URL; a database of its own is made and dropped there), or starts one.
"""
import argparse
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid
from pathlib import Path

PG_BIN = Path(os.environ.get("CHARTROOM_PG_BIN", "/usr/lib/postgresql/15/bin"))

LAY_OUT = """
INSERT INTO accounts (name, name_key, password_hash)
  SELECT 'captain-' || n, 'captain-' || n, 'none' FROM generate_series(1, 1000) n;
INSERT INTO games (id, ruleset, scenario, setup, title, status, open, created_by, request_id, request_digest,
                   invitation, seed, seed_commitment, terms)
  SELECT md5('game' || n)::uuid, 'far-seas', 'basic', '', 'Game ' || n, CASE WHEN n % 4 = 0 THEN 2 ELSE 3 END, true,
         1 + n % 1000, decode(md5('request' || n), 'hex'), '', 'i' || n, sha256(n::text::bytea), sha256('c'),
         decode(repeat('00', 200), 'hex')
  FROM generate_series(1, {games}) n;
INSERT INTO seats (game_id, side, number, account_id)
  SELECT md5('game' || n)::uuid, side, 0, 1 + (n + side) % 1000
  FROM generate_series(1, {games}) n, generate_series(1, 2) side;
INSERT INTO journal (game_id, seq, entry, hash, order_id, account_id, order_digest, summary)
  SELECT md5('game' || n)::uuid, seq, decode(repeat('00', 300), 'hex'), sha256(seq::text::bytea),
         decode(md5(n || '/' || seq), 'hex'), 1 + (n + seq) % 1000, sha256(n::text::bytea),
         decode(repeat('00', 40), 'hex')
  FROM generate_series(1, {games}) n, generate_series(1, {entries}) seq;
INSERT INTO cursors (account_id, game_id, seen)
  SELECT 1 + (n + 1) % 1000, md5('game' || n)::uuid, 3 FROM generate_series(1, {games}) n;
ANALYZE;
"""


def unprivileged(command):
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


def run(command):
    subprocess.run([str(word) for word in command], check=True, stdout=subprocess.DEVNULL, cwd="/")


class PrivatePostgres:
    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="chartroom-cold-", dir="/tmp"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        run(unprivileged([PG_BIN / "initdb", "-A", "trust", "-U", "chartroom", "-E", "UTF8", "--locale=C.UTF-8",
                          "-D", self.folder / "data"]))
        run(unprivileged([PG_BIN / "pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o",
                          f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_wal_size=4GB",
                          "start"]))
        self.url = f"postgresql:///postgres?host={self.folder}&user=chartroom"

    def stop(self):
        run(unprivileged([PG_BIN / "pg_ctl", "-D", self.folder / "data", "-m", "fast", "stop"]))
        shutil.rmtree(self.folder)


def psql(url, sql):
    done = subprocess.run(["psql", "-qAtX", "-v", "ON_ERROR_STOP=1", url], input=sql, text=True, check=True,
                          capture_output=True)
    return done.stdout.strip()


def with_database(url, name):
    return re.sub(r"(://[^/?]*)(/[^?]*)?", lambda m: m.group(1) + "/" + name, url, count=1)


def seconds_until_ready(server, pack, database):
    """From before the process is made to the first 200 of /readyz, and from the start to its port."""
    with tempfile.TemporaryDirectory() as folder:
        port_file = Path(folder) / "port"
        command = [server, "serve", "--database", database, "--port", "0", "--port-file", str(port_file),
                   "--allow-root", "--log-level", "error"]
        if pack:
            command += ["--pack", pack]
        begun = time.perf_counter()
        process = subprocess.Popen(command)
        try:
            while not port_file.exists():
                if process.poll() is not None or time.perf_counter() - begun > 60:
                    raise SystemExit("chartroomd did not start")
                time.sleep(0.001)
            listening = time.perf_counter() - begun
            address = f"http://127.0.0.1:{int(port_file.read_text())}/readyz"
            while True:
                try:
                    with urllib.request.urlopen(address, timeout=5) as answer:
                        if answer.status == 200:
                            return time.perf_counter() - begun, listening
                except urllib.error.URLError:
                    pass
                time.sleep(0.005)
        finally:
            process.terminate()
            process.wait(timeout=30)


def measure(options, database):
    run([options.server, "migrate", "--database", database, "--log-level", "error"])
    for games in (0, options.games):
        if games:
            print(f"laying out {games} games of {options.entries} entries...", flush=True)
            psql(database, LAY_OUT.format(games=games, entries=options.entries))
        size = psql(database, "SELECT pg_size_pretty(pg_database_size(current_database()))")
        took = [seconds_until_ready(options.server, options.pack, database) for _ in range(options.runs)]
        ready = [seconds for seconds, _ in took]
        listening = [seconds for _, seconds in took]
        print(f"{games} games, {games * options.entries} entries, {size}: ready after "
              f"{statistics.median(ready) * 1000:.0f} ms (median of {options.runs}; "
              f"{min(ready) * 1000:.0f} to {max(ready) * 1000:.0f}), "
              f"listening after {statistics.median(listening) * 1000:.0f} ms", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--server", required=True)
    parser.add_argument("--pack")
    parser.add_argument("--database")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--entries", type=int, default=20)
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    options.server = str(Path(options.server).resolve())
    own = None if options.database else PrivatePostgres()
    url = options.database or own.url
    name = "cold_start_" + uuid.uuid4().hex[:12]
    try:
        psql(url, f"CREATE DATABASE {name};")
        try:
            measure(options, with_database(url, name))
        finally:
            psql(url, f"DROP DATABASE {name} WITH (FORCE);")
    finally:
        if own:
            own.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
