#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Opens every window of the console in every state, from the demo service, and saves a picture of each in light, dark,
# right-to-left (Arabic), German, Japanese, at 200 %, and with texts at 170 %: STATE-LOOK.png, with a page of all of
# them, index.html.
#
#   packaging/screenshots.sh [options] [OUT]      OUT is build/screenshots unless told otherwise
#     --look LOOK     light, dark, rtl, de, ja, large, text or textPERCENT; may be given several times (all of them)
#     --state STATE   may be given several times (all of them)
#     --bin DIR       the programs are in DIR; nothing is built
#     --no-install    do not look for missing packages
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$root/packaging/common.sh"

out=$root/build/screenshots
bin=
install=yes
looks=()
states=()

while [ $# -gt 0 ]; do
    case "$1" in
        --look)
            looks+=("${2:?--look needs light, dark, rtl, de, ja, large or text}")
            shift
            ;;
        --state)
            states+=("${2:?--state needs a name}")
            shift
            ;;
        --bin)
            bin=${2:?--bin needs a folder}
            shift
            ;;
        --no-install) install=no ;;
        -h | --help)
            print_help "$0"
            exit 0
            ;;
        -*) fail "Unknown option $1; see --help." ;;
        *) out=$1 ;;
    esac
    shift
done
if [ ${#looks[@]} -eq 0 ]; then
    looks=(light dark rtl de ja large text)
fi

if [ "$install" = yes ]; then
    say "Looking for missing packages"
    "$root/packaging/install-deps.sh" test || fail "Packages are missing."
fi
if [ -z "$bin" ]; then
    say "Building the console and the tour (some minutes the first time)"
    cd "$root"
    if ! cmake --preset dev || ! build dev --target balehook-tour; then
        fail "The build did not go through."
    fi
    bin=$root/build/dev/bin
fi

mkdir -p "$out"
out=$(cd "$out" && pwd)
work=$(mktemp -d "$out/run.XXXXXX")
end_with_script
export BALEHOOK_BIN=$bin HOME=$work XDG_RUNTIME_DIR=$work/runtime LC_ALL=C.UTF-8
mkdir -m 700 "$work/runtime"
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CURRENT_DESKTOP DBUS_SESSION_BUS_ADDRESS
export no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"
# As large as twice the window of the tour and its dialogs.
bring_display 2800x1800

missed=0
for look in "${looks[@]}"; do
    say "Taking the pictures: $look"
    "$bin/balehook-tour" "$look" "$out" ${states[@]+"${states[@]}"} 2>>"$log" || missed=1
done

write_index() {
    local picture name look
    echo '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Tour of looks</title>'
    echo '<style>body { font-family: sans-serif } td { vertical-align: top; padding: 4px } img { width: 18vw }</style>'
    echo '<h1>Tour of looks</h1><table><tr><th>State</th><th>Light</th><th>Dark</th><th>Right to left</th><th>German</th><th>Japanese</th><th>200 %</th><th>Texts at 170 %</th></tr>'
    for picture in "$out"/*-light.png; do
        name=$(basename "$picture" -light.png)
        echo "<tr><th>$name</th>"
        for look in light dark rtl de ja large text; do
            echo "<td><a href=\"$name-$look.png\"><img loading=\"lazy\" src=\"$name-$look.png\" alt=\"$name, $look\"></a></td>"
        done
        echo '</tr>'
    done
    echo '</table></html>'
}
write_index >"$out/index.html"

if [ "$missed" -ne 0 ]; then
    cp "$log" "$out/tour.log"
    fail "Some states were not reached: see above, and $out/tour.log."
fi
say "Done: the pictures are in $out, all of them on $out/index.html"
