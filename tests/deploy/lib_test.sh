#!/usr/bin/env bash
# deploy/lib.sh, function by function.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
# shellcheck source=deploy/lib.sh
source deploy/lib.sh
# shellcheck source=tests/deploy/checks.sh
source tests/deploy/checks.sh

folder=$(mktemp -d /tmp/chartroom-lib.XXXXXX)
trap 'rm -rf -- "$folder"' EXIT
SERVICE_USER=$(id -un)

check_equal "a path in a URL is encoded" "%2Fa%20b%2F~c%25" "$(percent_encode '/a b/~c%')"
check_equal "a short data folder holds its socket" "$folder/run" "$(socket_folder "$folder")"
long="$folder/$(printf 'x%.0s' {1..120})"
socket=$(socket_folder "$long")
check "a long data folder's socket has a short path" test "${#socket}" -lt 60
check_equal "and always the same one" "$socket" "$(socket_folder "$long")"
check_equal "a URL names the socket's folder" \
  "postgresql://chartroom@$(percent_encode "$folder/run")/games" "$(database_url "$folder" games)"

# A pid counts only with the moment its process started and the boot it started in.
sleep 60 &
sleeper=$!
start=$(process_start "$sleeper")
echo "$sleeper $start $(boot_id)" >"$folder/pid"
check_equal "a running process is found" "$sleeper" "$(running_pid "$folder/pid")"
echo "$sleeper $((start - 1)) $(boot_id)" >"$folder/other"
check_not "a pid that was given to another process doesn't count" is_running "$folder/other"
echo "$sleeper $start another-boot" >"$folder/other"
check_not "a pid from before a power cut doesn't count" is_running "$folder/other"
: >"$folder/other"
check_not "an empty pid file doesn't count" is_running "$folder/other"
check_not "nor does none" is_running "$folder/none"
stop_process "$folder/other" TERM 1
check "and stopping by one of these leaves the process alone" is_running "$folder/pid"
stop_process "$folder/pid" TERM 5
check_not "a process is stopped" kill -0 "$sleeper" 2>/dev/null
check_not "and its pid file is gone" test -e "$folder/pid"

bash -c 'trap "" TERM; while :; do sleep 0.1; done' &
echo "$! $(process_start $!) $(boot_id)" >"$folder/pid"
stop_process "$folder/pid" TERM 1 2>"$folder/told"
check_says "one that doesn't stop is killed" "killing it" "$(cat "$folder/told")"

mkdir -m 755 "$folder/open"
mkdir -m 700 "$folder/shut"
chmod 755 "$folder"
check "others can enter an open folder" others_can_enter "$folder/open"
check "and one that is not made yet" others_can_enter "$folder/open/later/still"
check_not "but not what lies in a shut one" others_can_enter "$folder/shut/below"

steps=$(printf '[1/10] a\n[5/10] b\nnoise\n[10/10] c\n' | build_progress building | cat)
check_equal "a build without a terminal is told in few lines" \
  $'building: 5 of 10 steps\nbuilding: 10 of 10 steps' "$steps"
check_equal "an empty build is told in none" "" "$(printf 'ninja: no work\n' | build_progress b | cat)"

# Some port of ours, held open by a listener.
if command -v python3 >/dev/null; then
  python3 - >"$folder/port" <<'END' &
import socket, sys, time
listener = socket.create_server(("127.0.0.1", 0))
print(listener.getsockname()[1], flush=True)
time.sleep(60)
END
  holder=$!
  until [[ -s $folder/port ]]; do
    kill -0 "$holder" 2>/dev/null || break
    sleep 0.05
  done
  port=$(cat "$folder/port")
  check "a taken port is seen" port_taken "$port"
  kill "$holder"
  wait "$holder" 2>/dev/null || true
  check_not "and a free one" port_taken "$port"
fi
finish_checks
