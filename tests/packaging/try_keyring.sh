#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs packaging/try.sh in a session that has a keyring, ends it in several ways, and looks whether anything in that
# keyring changed: it must be as if try.sh had never run. To be run by tests/support/run-test.sh --keyring.
#
#   try_keyring.sh SOURCE_FOLDER PROGRAM_FOLDER
set -euo pipefail

source_folder=$1
programs=$2

# What the keyring of the session holds: its items, and its files byte for byte.
keyring() {
    dbus-send --session --print-reply --dest=org.freedesktop.secrets /org/freedesktop/secrets \
        org.freedesktop.Secret.Service.SearchItems dict:string:string: | tail -n +2
    find "$HOME/.local/share/keyrings" -type f -exec sha256sum {} + | sort
}

Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$HOME/number" 2>/dev/null &
display=$!
trap 'kill "$display" 2>/dev/null || true' EXIT
for ((tries = 0; tries < 100; tries++)); do
    [ ! -s "$HOME/number" ] || break
    sleep 0.1
done
DISPLAY=:$(cat "$HOME/number")
export DISPLAY QT_QPA_PLATFORM=xcb

before=$(keyring)
[[ $before == *keyrings* ]] || {
    echo "The session has no keyring: $before"
    exit 1
}
# The window is closed by its service going away with the script, so each ends by a signal.
for signal in TERM HUP INT; do
    : >"$HOME/said" # it is looked at before the script has made it
    # A shell without job control has its background jobs ignore SIGINT; this one does not.
    python3 -c 'import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execvp(sys.argv[1], sys.argv[1:])' \
        bash "$source_folder/packaging/try.sh" --no-install --bin "$programs" --jobs 100 2>"$HOME/said" &
    script=$!
    for ((tries = 0; tries < 600; tries++)); do
        if grep -q "Opening the console" "$HOME/said" || ! kill -0 "$script" 2>/dev/null; then
            break
        fi
        sleep 0.1
    done
    grep -q "Opening the console" "$HOME/said" || {
        cat "$HOME/said"
        exit 1
    }
    while_running=$(keyring)
    kill -"$signal" "$script"
    status=0
    wait "$script" || status=$?
    if [ "$status" -ne 130 ]; then
        cat "$HOME/said"
        echo "SIG$signal ended the script with $status."
        exit 1
    fi
    if [ "$while_running" != "$before" ] || [ "$(keyring)" != "$before" ]; then
        echo "The keyring of the session changed."
        diff <(printf '%s' "$before") <(keyring) || true
        exit 1
    fi
done
