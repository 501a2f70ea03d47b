#!/usr/bin/env bash
# The scripts as text, and how they answer to words they don't know.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../.."
# shellcheck source=tests/deploy/checks.sh
source tests/deploy/checks.sh

scripts=(deploy/up deploy/down deploy/install deploy/container-start tests/run tests/fuzz/run .ci/run)
texts=("${scripts[@]}" deploy/lib.sh tests/deploy/*.sh)

for script in "${scripts[@]}"; do
  check "$script can be run" test -x "$script"
  check "$script stops at the first error" grep -q '^set -euo pipefail$' "$script"
done
for text in "${texts[@]}"; do
  check "$text is bash" bash -n "$text"
done
if command -v shellcheck >/dev/null; then
  check "shellcheck has nothing to say" shellcheck -x "${texts[@]}"
fi

# One row per bad call: the words, then a part of the answer. All exit with 2.
bad_calls=(
  "deploy/up --port|--port needs a value"
  "deploy/up --port abc|a number from 1 to 65535"
  "deploy/up --port 0|a number from 1 to 65535"
  "deploy/up --port 65536|a number from 1 to 65535"
  "deploy/up --tls maybe|self-signed"
  "deploy/up --sail|isn't an option"
  "deploy/down --sail|isn't an option"
  "deploy/install --sail|Usage"
  "tests/run --sail|Usage"
  "tests/fuzz/run --sail|Usage"
)
for row in "${bad_calls[@]}"; do
  read -r -a words <<<"${row%%|*}"
  code=0
  answer=$("${words[@]}" 2>&1) || code=$?
  check_equal "'${row%%|*}' exits with 2" 2 "$code"
  check_says "'${row%%|*}' says why" "${row#*|}" "$answer"
done
for script in deploy/up deploy/down deploy/install tests/run tests/fuzz/run; do
  check_says "$script --help says how to use it" "Usage: $script" "$("$script" --help)"
done
finish_checks
