# shellcheck shell=bash
# What deploy/up, deploy/down, deploy/install and tests/run share. Sourced, never run.
#
# Everything here works as root and as anybody else, without a terminal, and in a folder whose name
# has blanks in it. Nothing is found or stopped by name: only by the pid that was written down.

CHARTROOM_ROOT="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"
PG_BIN=${CHARTROOM_PG_BIN:-/usr/lib/postgresql/15/bin}
SERVICE_USER="" # who runs PostgreSQL and chartroomd; set by choose_service_user

# --- Talking ---------------------------------------------------------------------------------

say() { printf '%s\n' "$*"; }
warn() { printf '%s\n' "$*" >&2; }
die() {
  printf 'error: %s\n' "$*" >&2
  exit 1
}

# Prints the last lines of a log, indented, so that a failure can be read where it happens.
show_log() { # FILE [LINES]
  if [[ -s $1 ]]; then
    warn "--- the end of $1"
    tail -n "${2:-25}" -- "$1" | sed 's/^/  | /' >&2
  fi
}

# --- Building --------------------------------------------------------------------------------

# Reads ninja's output: one updating line on a terminal, else a line for each fifth of the work.
build_progress() { # LABEL
  local line done_count total fifth last=0
  while IFS= read -r line; do
    if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
      done_count=${BASH_REMATCH[1]} total=${BASH_REMATCH[2]}
      if [[ -t 1 ]]; then
        printf '\r%s: %d of %d steps ' "$1" "$done_count" "$total"
      else
        fifth=$((done_count * 5 / total))
        if ((fifth > last)); then
          printf '%s: %d of %d steps\n' "$1" "$done_count" "$total"
          last=$fifth
        fi
      fi
    fi
  done
  if [[ -t 1 && -n ${total:-} ]]; then printf '\n'; fi
}

# Configures and builds a preset; the full output is kept in build/<preset>.log.
build_preset() { # PRESET [TARGET ...]
  local preset=$1 log="$CHARTROOM_ROOT/build/$1.log" targets=()
  shift
  if (($# > 0)); then targets=(--target "$@"); fi
  mkdir -p "$CHARTROOM_ROOT/build"
  if ! (cd "$CHARTROOM_ROOT" && cmake --preset "$preset") >"$log" 2>&1 </dev/null; then
    show_log "$log"
    die "configuring the $preset build failed; all of it is in $log"
  fi
  if ! cmake --build "$CHARTROOM_ROOT/build/$preset" --parallel "${CHARTROOM_JOBS:-$(nproc)}" \
    "${targets[@]}" </dev/null 2>&1 | tee -a "$log" | build_progress "building ($preset)"; then
    grep -m1 -A30 -E '^FAILED:|^ninja: error' "$log" | cut -c1-400 | sed 's/^/  | /' >&2 || true
    die "the $preset build failed; all of its output is in $log"
  fi
}

# Builds the browser client into client-web/dist; the full output is kept in build/web.log. What npm brings is
# brought again only when the list of it has changed.
build_web() {
  local folder="$CHARTROOM_ROOT/client-web" log="$CHARTROOM_ROOT/build/web.log" here
  mkdir -p "$CHARTROOM_ROOT/build"
  : >"$log"
  here=$(cksum <"$folder/package-lock.json")
  if [[ $(cat "$folder/node_modules/.brought" 2>/dev/null) != "$here" ]]; then
    say "bringing what the browser client is built with"
    if ! (cd "$folder" && npm ci --no-progress && printf '%s\n' "$here" >node_modules/.brought) >>"$log" 2>&1 </dev/null; then
      show_log "$log"
      die "npm ci failed; all of its output is in $log"
    fi
  fi
  say "building the browser client"
  if ! (cd "$folder" && npm run build) >>"$log" 2>&1 </dev/null; then
    show_log "$log"
    die "building the browser client failed; all of the output is in $log"
  fi
}

# --- Users -----------------------------------------------------------------------------------

# PostgreSQL refuses to run as root, and chartroomd has no reason to. Run by root, both belong to
# a system user that is made for it; run by anybody else, to that person.
choose_service_user() { # [USER, when root]
  if ((EUID != 0)); then
    SERVICE_USER=$(id -un)
    return
  fi
  SERVICE_USER=${1:-${CHARTROOM_USER:-chartroom}}
  if ! getent passwd "$SERVICE_USER" >/dev/null; then
    say "creating the system user $SERVICE_USER, since nothing of this runs as root"
    useradd --system --user-group --no-create-home --home-dir /nonexistent \
      --shell /usr/sbin/nologin "$SERVICE_USER"
  fi
  if [[ $(id -u "$SERVICE_USER") == 0 ]]; then die "$SERVICE_USER is root; choose another user"; fi
}

# Runs a command as the service user, in the same process: `$!` of a background call is its pid.
# A background call must start with `as_service`'s words themselves, hence the array.
as_service_words() { # fills AS_SERVICE
  AS_SERVICE=()
  if ((EUID == 0)); then
    AS_SERVICE=(setpriv --reuid "$SERVICE_USER" --regid "$(id -g "$SERVICE_USER")" --init-groups --no-new-privs
      env -u XDG_RUNTIME_DIR "HOME=/nonexistent" "USER=$SERVICE_USER" "LOGNAME=$SERVICE_USER")
  fi
}

as_service() {
  local AS_SERVICE
  as_service_words
  (cd / && exec "${AS_SERVICE[@]}" "$@")
}

# Whether a user without special rights could enter a folder, or the first parent that exists.
others_can_enter() { # DIR
  local folder=$1
  while [[ ! -e $folder ]]; do folder=$(dirname -- "$folder"); done
  while :; do
    (($((8#$(stat -c %a -- "$folder"))) & 1)) || return 1
    [[ $folder != / ]] || return 0
    folder=$(dirname -- "$folder")
  done
}

# Where data goes unless said otherwise: in the checkout, or, where root's checkout lies in a
# folder that the service user can't enter, in /var/lib.
default_data_folder() {
  if ((EUID == 0)) && ! others_can_enter "$CHARTROOM_ROOT"; then
    printf '/var/lib/chartroom/%s\n' "$(printf '%s' "$CHARTROOM_ROOT" | cksum | cut -d' ' -f1)"
  else
    printf '%s/data\n' "$CHARTROOM_ROOT"
  fi
}

# A folder of the service user's own, closed to others.
service_folder() { # DIR
  mkdir -p -- "$1"
  if ((EUID == 0)); then chown "$SERVICE_USER:" -- "$1"; fi
  chmod 700 -- "$1"
}

# --- Processes -------------------------------------------------------------------------------

# When a process started, in clock ticks since boot: with the pid and the boot, its identity.
process_start() { # PID
  local stat
  stat=$(cat "/proc/$1/stat" 2>/dev/null) || return 1
  stat=${stat##*) } # the name before may hold blanks and parentheses
  # shellcheck disable=SC2086
  set -- $stat
  [[ $1 != Z ]] || return 1
  printf '%s\n' "${20}"
}

boot_id() { cat /proc/sys/kernel/random/boot_id; }

# Starts a command as the service user in a session of its own, so that Ctrl-C in our terminal
# reaches only us, and writes its identity down. STARTED_PID holds the pid.
start_process() { # PIDFILE LOG COMMAND...
  local pidfile=$1 log=$2 AS_SERVICE
  shift 2
  as_service_words
  # The lock's file descriptor (9) stays ours: a child that held it would hold the lock.
  (cd / && exec setsid "${AS_SERVICE[@]}" "$@") >>"$log" 2>&1 </dev/null 9>&- &
  STARTED_PID=$!
  printf '%s %s %s\n' "$STARTED_PID" "$(process_start "$STARTED_PID" || echo gone)" "$(boot_id)" \
    >"$pidfile"
}

# Prints the pid that a pid file names, if that very process still runs. A pid that was given to
# another process since, or before the last power cut, doesn't count.
running_pid() { # PIDFILE
  local pid start boot
  [[ -r $1 ]] && read -r pid start boot <"$1" || return 1
  [[ $boot == "$(boot_id)" && $start == "$(process_start "$pid")" ]] || return 1
  printf '%s\n' "$pid"
}

is_running() { running_pid "$1" >/dev/null; }

# Asks a process to stop and waits for it; kills it if it takes longer than SECONDS.
stop_process() { # PIDFILE SIGNAL SECONDS
  local pid waited=0
  if pid=$(running_pid "$1"); then
    kill -s "$2" "$pid" 2>/dev/null || true
    while is_running "$1"; do
      if ((waited >= $3 * 10)); then
        warn "process $pid doesn't stop within $3 s; killing it"
        kill -s KILL "$pid" 2>/dev/null || true
        waited=$((waited - 50))
      fi
      sleep 0.1
      waited=$((waited + 1))
    done
  fi
  rm -f -- "$1"
}

# Whether anything listens on a TCP port of this machine, on whatever address.
port_taken() { # PORT
  local hex
  printf -v hex ':%04X' "$1"
  awk -v port="$hex" '$4 == "0A" && substr($2, length($2) - 4) == port { found = 1 }
    END { exit !found }' /proc/net/tcp /proc/net/tcp6 2>/dev/null
}

# Polls until an address answers 200, as long as the process runs.
wait_for_http() { # URL PIDFILE SECONDS
  local deadline=$((SECONDS + $3))
  until curl --silent --fail --insecure --max-time 5 --noproxy '*' --output /dev/null "$1"; do
    is_running "$2" || return 1
    ((SECONDS < deadline)) || return 1
    sleep 0.1
  done
}

# --- A private PostgreSQL --------------------------------------------------------------------

# A socket's path may have 107 bytes, and PostgreSQL adds a name of its own to the folder. Where
# the data folder's path is too long, a short one beside it in /tmp stands in, named after it.
socket_folder() { # BASE
  local folder="$1/run"
  if ((${#folder} > 80)); then
    folder="/tmp/chartroom-$(id -u "$SERVICE_USER")-$(printf '%s' "$1" | cksum | cut -d' ' -f1)"
  fi
  printf '%s\n' "$folder"
}

database_url() { # BASE DATABASE
  local folder
  folder=$(socket_folder "$1")
  # In a URL, the folder goes where the host would, percent-encoded.
  printf 'postgresql://chartroom@%s/%s\n' "$(percent_encode "$folder")" "$2"
}

percent_encode() {
  local LC_ALL=C text=$1 i character
  for ((i = 0; i < ${#text}; i++)); do
    character=${text:i:1}
    case $character in
      [a-zA-Z0-9._~-]) printf '%s' "$character" ;;
      *) printf '%%%02X' "'$character" ;;
    esac
  done
}

# A postmaster of this data folder that is not in our pid file (its starter was killed between two
# lines), or a lock file that a power cut left behind.
clear_stale_postmaster() { # PGDATA
  local pid
  [[ -f $1/postmaster.pid ]] || return 0
  read -r pid <"$1/postmaster.pid" || pid=""
  if [[ $pid =~ ^[0-9]+$ && $(readlink "/proc/$pid/cwd" 2>/dev/null) == "$(readlink -f "$1")" ]]; then
    printf '%s %s %s\n' "$pid" "$(process_start "$pid")" "$(boot_id)" >"$1/../postgres.pid"
    stop_process "$1/../postgres.pid" INT 30
  fi
  rm -f -- "$1/postmaster.pid"
}

# Starts PostgreSQL with its data in BASE/postgres, reachable only through a socket in a folder
# that only the service user can enter; makes the cluster on the first run.
start_postgres() { # BASE [-c SETTING ...]
  local base=$1 pgdata="$1/postgres" log="$1/log/postgres.log" folder attempt
  shift
  [[ -x $PG_BIN/postgres ]] || die "no PostgreSQL 15 in $PG_BIN; deploy/install installs it"
  folder=$(socket_folder "$base")
  if [[ -e $folder && ! -O $folder && $(stat -c %U "$folder") != "$SERVICE_USER" ]]; then
    die "$folder belongs to somebody else; remove it, or use a data folder with a shorter path"
  fi
  service_folder "$folder"
  : >>"$log"
  if [[ ! -f $pgdata/PG_VERSION || -f $base/postgres.unfinished ]]; then
    # A first start that was cut short leaves half a cluster, with nothing of anybody's in it.
    rm -rf -- "$pgdata"
    : >"$base/postgres.unfinished"
    service_folder "$pgdata"
    if ! as_service "$PG_BIN/initdb" --pgdata "$pgdata" --username chartroom --auth trust \
      --encoding UTF8 --locale C.UTF-8 --no-instructions >>"$log" 2>&1; then
      show_log "$log"
      die "PostgreSQL's initdb failed"
    fi
    sync -f "$pgdata"
    rm -f -- "$base/postgres.unfinished"
  fi
  for attempt in 1 2 3 4 5; do
    clear_stale_postmaster "$pgdata"
    rm -f -- "$folder"/.s.PGSQL.* # nobody's: the folder is this cluster's alone
    start_process "$base/postgres.pid" "$log" "$PG_BIN/postgres" -D "$pgdata" \
      -c listen_addresses= -c "unix_socket_directories=$folder" -c unix_socket_permissions=0700 \
      -c max_connections=200 "$@"
    if wait_for_postgres "$base"; then return 0; fi
    # Backends of a postmaster that was killed hold its shared memory for a moment.
    is_running "$base/postgres.pid" && break
    if ! tail -n 5 "$log" | grep -q 'shared memory block'; then break; fi
    sleep "$attempt"
  done
  stop_process "$base/postgres.pid" INT 10
  show_log "$log"
  die "PostgreSQL doesn't start; all it said is in $log"
}

wait_for_postgres() { # BASE
  local deadline=$((SECONDS + 60)) folder
  folder=$(socket_folder "$1")
  until "$PG_BIN/pg_isready" --quiet --host "$folder" --username chartroom --dbname postgres; do
    is_running "$1/postgres.pid" || return 1
    ((SECONDS < deadline)) || return 1
    sleep 0.1
  done
}

ensure_database() { # BASE DATABASE
  local folder
  folder=$(socket_folder "$1")
  if ! as_service "$PG_BIN/psql" --no-psqlrc --quiet --tuples-only --no-align --host "$folder" \
    --username chartroom --dbname postgres \
    --command "select 1 from pg_database where datname = '$2'" | grep -q 1; then
    as_service "$PG_BIN/createdb" --host "$folder" --username chartroom "$2"
  fi
}

# 'Fast' shutdown: sessions are ended, everything is written.
stop_postgres() { # BASE
  local folder
  stop_process "$1/postgres.pid" INT 60
  folder=$(socket_folder "$1")
  rmdir -- "$folder" 2>/dev/null || true
}
