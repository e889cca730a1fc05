#!/usr/bin/env bash
# Installs what the tests need beside Python: a real Chromium and a real Firefox. Does nothing where they are already.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium)
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || missing+=(firefox-esr)
[ ${#missing[@]} -gt 0 ] || exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "Installing for the browser tests: ${missing[*]} ..."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
else
  echo "The browser tests need Chromium and Firefox; install them (on Debian: apt-get install ${missing[*]}), or name them with CHROMIUM=... and FIREFOX=..." >&2
fi
