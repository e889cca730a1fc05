#!/usr/bin/env bash
# Installs what the tests need beside Python: a real Chromium. Does nothing where it is there already.
set -euo pipefail

command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium for the browser tests ..."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null
else
  echo "The browser tests need Chromium; install it (on Debian: apt-get install chromium), or name one with CHROMIUM=..." >&2
fi
