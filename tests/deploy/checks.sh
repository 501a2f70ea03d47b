# shellcheck shell=bash
# The few words the script tests are written in. A failed check is told, and the rest goes on.
failures=0

fail() {
  printf 'FAILED: %s\n' "$*"
  failures=$((failures + 1))
}

check() { # DESCRIPTION COMMAND...
  local what=$1
  shift
  if "$@"; then printf 'ok: %s\n' "$what"; else fail "$what"; fi
}

check_not() { # DESCRIPTION COMMAND...
  local what=$1
  shift
  if "$@"; then fail "$what"; else printf 'ok: %s\n' "$what"; fi
}

check_equal() { # DESCRIPTION EXPECTED ACTUAL
  if [[ $2 == "$3" ]]; then
    printf 'ok: %s\n' "$1"
  else
    fail "$1: expected '$2', got '$3'"
  fi
}

check_says() { # DESCRIPTION PART TEXT
  if [[ $3 == *"$2"* ]]; then
    printf 'ok: %s\n' "$1"
  else
    fail "$1: no '$2' in: $3"
  fi
}

finish_checks() {
  printf '%d failures\n' "$failures"
  ((failures == 0)) || exit 1
}
