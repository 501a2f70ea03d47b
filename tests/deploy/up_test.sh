#!/usr/bin/env bash
# deploy/up and deploy/down with the programs of this build: start, find again, refuse, recover.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
# shellcheck source=deploy/lib.sh
source deploy/lib.sh
# shellcheck source=tests/deploy/checks.sh
source tests/deploy/checks.sh

build=${CHARTROOM_BIN_DIR:-build/dev}
[[ -x $build/server/chartroomd ]] || exit 77
# As root, nothing new on the machine for a test: the user that PostgreSQL brings along will do.
export CHARTROOM_USER=${CHARTROOM_USER:-postgres}

folder=$(mktemp -d /tmp/chartroom-up.XXXXXX)
chmod 755 "$folder"
data="$folder/the data"
port=$((20000 + RANDOM % 10000))
while port_taken "$port"; do port=$((port + 1)); done

clean_up() {
  deploy/down --data "$data" >/dev/null 2>&1 || true
  rm -rf -- "$folder"
}
trap clean_up EXIT

up() { deploy/up --no-build --build-dir "$build" --data "$data" --port "$port" "$@" 2>&1 </dev/null; }
answers() { # PATH
  curl --silent --fail --max-time 5 --noproxy '*' --output /dev/null "http://127.0.0.1:$port$1"
}
owner_of() { stat -c %U "/proc/$(running_pid "$data/$1.pid")"; }

check_says "down with nothing running says so" "nothing runs" "$(deploy/down --data "$data")"

code=0
first=$(up --detach) || code=$?
check_equal "up starts (it said: $first)" 0 "$code"
check_says "and names the address" "http://127.0.0.1:$port" "$first"
check "it is alive" answers /healthz
check "and ready" answers /readyz
if ((EUID == 0)); then
  check_equal "the server doesn't run as root" "$CHARTROOM_USER" "$(owner_of chartroomd)"
  check_equal "nor does PostgreSQL" "$CHARTROOM_USER" "$(owner_of postgres)"
fi

code=0
second=$(up --detach) || code=$?
check_equal "a second up on the same folder refuses" 1 "$code"
check_says "and says that one runs" "already runs" "$second"
code=0
other=$(deploy/up --no-build --build-dir "$build" --data "$folder/other" --port "$port" 2>&1) || code=$?
check_equal "a taken port is refused" 1 "$code"
check_says "and says which" "port $port is taken" "$other"
check_not "before anything was made" test -e "$folder/other"

check_says "down stops it" "stopped" "$(deploy/down --data "$data")"
check_not "and nothing listens" port_taken "$port"
check_not "PostgreSQL is stopped too" is_running "$data/postgres.pid"

# Everything killed at once, as a power cut does.
up --detach >/dev/null || true
kill -KILL "$(running_pid "$data/chartroomd.pid")" "$(running_pid "$data/postgres.pid")"
code=0
again=$(up --detach) || code=$?
check_equal "up recovers after everything was killed (it said: $again)" 0 "$code"
check "and is ready" answers /readyz

# Only the server killed: its PostgreSQL is found and taken care of.
kill -KILL "$(running_pid "$data/chartroomd.pid")"
code=0
again=$(up --detach) || code=$?
check_equal "up recovers after the server was killed (it said: $again)" 0 "$code"
deploy/down --data "$data" >/dev/null

# In the foreground: a signal stops everything, in order. A background job of a script is born with
# SIGINT ignored, which no script can undo, so Ctrl-C needs a hand from outside the shell.
default_sigint=()
if command -v python3 >/dev/null; then
  default_sigint=(python3 -c 'import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.execvp(sys.argv[1], sys.argv[1:])')
fi
for signal in INT TERM; do
  [[ $signal == TERM || ${#default_sigint[@]} -gt 0 ]] || continue
  : >"$folder/foreground"  # what the last one said must not be taken for what this one says
  "${default_sigint[@]}" deploy/up --no-build --build-dir "$build" --data "$data" --port "$port" \
    >"$folder/foreground" 2>&1 </dev/null &
  foreground=$!
  until grep -q Ctrl-C "$folder/foreground"; do
    kill -0 "$foreground" 2>/dev/null || break
    sleep 0.1
  done
  check "it serves in the foreground" answers /readyz
  kill -s "$signal" "$foreground" || true
  wait "$foreground" || true
  told=$(cat "$folder/foreground")
  check_says "SIG$signal stops the server first" $'stopping the server\nstopping PostgreSQL' "$told"
  check_not "and leaves nothing" port_taken "$port"
done

mkdir "$folder/full"
: >"$folder/full/somebody's"
code=0
full=$(deploy/up --no-build --build-dir "$build" --data "$folder/full" --port "$port" 2>&1) || code=$?
check_equal "a folder with something else in it is refused" 1 "$code"
check_says "and says so" "something else in it" "$full"
finish_checks
