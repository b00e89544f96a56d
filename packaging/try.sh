#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the console and opens it on a demo service of its own, from a fresh clone, with one command.
#
#   packaging/try.sh [options]
#     --profile DIR   keep settings, cache and keyring in DIR; otherwise they are thrown away at the end
#     --jobs N        import jobs of the account acme (250000)
#     --headless      open it on a virtual display, save a screenshot and end; done anyway where there is no display
#     --no-install    do not look for missing packages
#     --bin DIR       do not build: take the programs in DIR
#
# Bus and keyring are always its own: nothing is read from or written to the keyring of the session.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$root/packaging/common.sh"

bin=
out=$root/build/try
profile=
jobs=250000
headless=no
install=yes

while [ $# -gt 0 ]; do
    case "$1" in
        --profile)
            profile=${2:?--profile needs a folder}
            shift
            ;;
        --jobs)
            jobs=${2:?--jobs needs a number}
            shift
            ;;
        --headless) headless=yes ;;
        --no-install) install=no ;;
        --bin)
            bin=${2:?--bin needs a folder}
            shift
            ;;
        -h | --help)
            print_help "$0"
            exit 0
            ;;
        *) fail "Unknown option $1; see --help." ;;
    esac
    shift
done
if [ -z "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; then
    headless=yes
fi

open_on_display() {
    say "Opening the console; close its window to end"
    # In the background, so that a signal ends the script at once.
    "$bin/balehook" --profile "$profile" &
    pids+=($!)
    wait $! || fail "The console ended with an error."
    say "Done: the console was closed and the demo service stopped."
}

save_screenshot() {
    local picture=$out/balehook.png trace
    say "There is no display: opening the console on a virtual one"
    bring_display 1280x800
    mkfifo "$work/trace"
    BALEHOOK_STARTUP_TRACE=1 "$bin/balehook" --profile "$profile" -qwindowgeometry 1280x800+0+0 2>"$work/trace" &
    pids+=($!)
    exec {trace}<"$work/trace"
    wait_for_line "$trace" first-rows || fail "The console did not show any rows."
    # The rows are painted; the rest of the window settles in the next moments.
    sleep 1
    rm -f "$picture"
    import -window root "$picture" || fail "The screenshot could not be taken."
    say "Done: the loaded table is in $picture"
}

if [ "$install" = yes ]; then
    groups=(build run)
    if [ "$headless" = yes ]; then
        groups+=(headless)
    fi
    say "Looking for missing packages"
    "$root/packaging/install-deps.sh" "${groups[@]}" || fail "Packages are missing."
fi

if [ -z "$bin" ]; then
    say "Building the console and the demo service (some minutes the first time)"
    cd "$root"
    if ! cmake --preset release \
        || ! build release --target balehook balehook-demo-service balehook-demo-profile; then
        fail "The build did not go through."
    fi
    bin=$root/build/release/bin
fi

mkdir -p "$out"
work=$(mktemp -d "$out/run.XXXXXX")
end_with_script
profile=${profile:-$work/profile}
mkdir -p "$profile"
chmod 700 "$profile"
profile=$(cd "$profile" && pwd)
export no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"

start "$bin/balehook-demo-service" --jobs "$jobs"
service=${first_line#listening }
service=${service%% *}
say "The demo service listens on $service with $jobs import jobs"

say "Bringing a keyring of its own"
bring_keyring "$profile/try-keyring"
tokens=$("$bin/balehook-demo-profile" --profile "$profile" --base-url "$service") || fail "The accounts could not be prepared."
say "The accounts acme, globex and initech are ready in $profile"
say "To add an account by hand (File > Add Account), take the base URL $service/{slug} and one of these:"
printf '%s\n' "${tokens//account /   slug }" >&2

if [ "$headless" = yes ]; then
    save_screenshot
else
    open_on_display
fi
