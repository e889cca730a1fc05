#!/usr/bin/env bash
# Makes .venv: the packages of a lock by their hashes, then this project in place. `set_up.sh PYTHON LOCK`
# The browser client and its packages have targets of their own in the Makefile.
set -euo pipefail
cd "$(dirname "$0")/.."
python=$1
lock=$2

stop() {
  echo "make setup: $1" >&2
  exit 1
}

can_make_environments() {
  "$python" -c 'import ensurepip, venv' 2>/dev/null
}

command -v "$python" >/dev/null || stop "$python was not found; install Python 3.11 or newer, or name one with PYTHON=..."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  stop "Python 3.11 or newer is needed, but $python is $("$python" -V 2>&1); name a newer one with PYTHON=..."

# Debian ships Python without its venv module.
if ! can_make_environments && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing python3-venv ..."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends python3-venv >/dev/null
fi
can_make_environments || stop "$python has no venv module; install it (on Debian and Ubuntu: apt-get install python3-venv)"

install() { # what is never imported need not be compiled
  .venv/bin/python -m pip install -qq --disable-pip-version-check --no-compile "$@"
}

echo "Setting up .venv ..."
"$python" -m venv .venv
# Python 3.11 puts it into every environment, later ones do not; nothing here needs its ten megabytes.
.venv/bin/python -m pip uninstall -qq --disable-pip-version-check --yes setuptools
install --require-hashes --requirement "$lock"
export PATH="$PWD/.venv/bin:$PATH"
command -v npm >/dev/null || # Node.js as a Python package, for machines that have none
  install --require-hashes --requirement requirements/node.txt
OCEANARIUM_SKIP_WEB=1 install --no-deps --no-build-isolation --editable .
