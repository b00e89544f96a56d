#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures what the console is held to, in a release build, on a demo service on loopback, under Xvfb (platform xcb).
# One line a figure on standard output, separated by tabs: name, value, unit, baseline, baseline value, ratio, and the
# witness: what was done while it was measured, of what should have been done. Each figure is measured beside its
# baseline in the same run; times are medians of interleaved runs. A figure without its work is an error, and so is one
# that misses its bar in tests/bench/bars.tsv: the script names them at the end, with status 1.
#
#   packaging/bench.sh [options] [FIGURE...]
#     --no-install   do not look for missing packages
#     --quick        some figures, with less data, in less than three minutes: start, last, repaint, decode, form, rows,
#                    store and size. They are held to the bounds of tests/bench/quick.tsv, which a busy machine meets and
#                    a program that takes twice as long does not; one that misses is measured once more
#
# A whole run is kept in the tree, and CONTRIBUTING.md shows the newest value of each figure:
#   packaging/bench.sh >tests/bench/runs/$(date +%F).tsv && tests/bench/figures.py --write .
#
# Figures; all of them where none is named:
#     start      start to first painted window and to first painted rows, of an account that was seen before and of a new
#                one (keychain, one GET), seen from outside
#     memory     idle PSS and private memory with 250,000 rows, nothing else of Qt running on the same libraries; beside
#                KeePassXC, DB Browser for SQLite and qBittorrent where they are installed
#     last       requests to show the last of 1,000,000 jobs
#     drag       requests for one drag of the scroll bar, top to bottom, 300 steps in 3 s, answers after 20 ms
#     jumps      PSS after 2,000 random jumps in 1,000,000 jobs, at 25, 50 and 100 a page
#     repaint    repaint of a scrolled table against a bare QTableView with the same texts
#     decode     CPU to decode and hold a page of 25 jobs
#     demo       the demo service itself: a page of 100
#     form       the form "Register webhook" with 10,000 webhooks known, to its first paint
#     rows       how failed rows are read: a file of 2,000,000 rows against libcsv, miller and grep
#     fill       filling the index of 200,000 jobs through the window against a minimal loop, answers after 20 ms: time,
#                gaps of the event loop, memory; a letter typed into the search box to painted rows
#     million    the window with 1,000,000 jobs: memory while it fills, searches and sorts; letters, texts that few or no
#                jobs have, sorts, and jumps in them to painted rows
#     millions   the same with 5,000,000
#     many       a file of 40,000,000 rows (4.4 GB), read and grouped in the page: time and memory
#     workbook   a workbook of 1,000,000 rows against inflate and expat doing nothing; a compressed CSV file against gzip;
#                exporting 1,000,000 rows as .xlsx against libxlsxwriter, where it is installed
#     kept       2,000 failed files of 5,000 rows that are kept: values found in them, the index of values, reasons across
#                jobs; two files of 2,000,000 rows compared
#     store      the index of 1,000,000 jobs: CPU and bytes a job, time and CPU to the first rows of searches and
#                sorts, a search while values are counted, memory; searches of an index that is not in memory
#     size       what is installed, in MB
#     loop       longest gap of the GUI event loop in the scripted main path, median of three runs
#
# Run it on a machine that does nothing else.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$root/packaging/common.sh"

bin=$root/build/release/bin
install=yes
quick=no
bars=$root/tests/bench/bars.tsv
figures=()
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) install=no ;;
        --quick)
            quick=yes
            bars=$root/tests/bench/quick.tsv
            ;;
        -h | --help)
            print_help "$0"
            exit 0
            ;;
        start | memory | last | drag | repaint | decode | demo | form | fill | million | millions | rows | many | workbook | kept | store | size | loop) figures+=("$1") ;;
        jumps) figures+=(jumps-25 jumps-50 jumps-100) ;;
        *) fail "Unknown option or figure $1; see --help." ;;
    esac
    shift
done
how=--missed
[ ${#figures[@]} -gt 0 ] || how=--whole
if [ ${#figures[@]} -eq 0 ] && [ "$quick" = yes ]; then
    figures=(start last repaint decode form rows store size)
elif [ ${#figures[@]} -eq 0 ]; then
    figures=(start memory last drag jumps-25 jumps-50 jumps-100 repaint decode demo form fill million millions rows many workbook kept store size loop)
fi

# memory_of PID: PSS and private memory in KB.
memory_of() {
    awk '/^Pss:/ { pss = $2 } /^Private_(Clean|Dirty):/ { own += $2 } END { print pss, own }' "/proc/$1/smaps_rollup"
}

# Programs that support staff know, as they are after their start, on the same display.
memory_of_others() {
    local ours=$1 program pid pss
    for program in keepassxc sqlitebrowser qbittorrent; do
        command -v "$program" >/dev/null || continue
        say "idle memory of $program"
        HOME=$work/$program XDG_RUNTIME_DIR=$work "$program" >/dev/null 2>&1 &
        pid=$!
        sleep 8
        # shellcheck disable=SC2046 # two numbers
        pss=$(set -- $(memory_of "$pid") && echo "$1") || pss=
        kill "$pid" 2>/dev/null || true
        wait "$pid" 2>/dev/null || true
        [ -n "$pss" ] || continue
        awk -v ours="$ours" -v theirs="$pss" -v name="$program" 'BEGIN {
            printf "idle PSS at 250,000 rows, beside %s\t%.1f\tMB\t%s after its start\t%.1f\t%.3f\t1 of 1 programs running\n", \
                name, ours / 1024, name, theirs / 1024, ours / theirs }'
    done
}

# idle_memory COMMAND...: starts it, waits until its rows are painted and it has come to rest; PSS and private KB.
idle_memory() {
    local fd fifo pid
    fifo=$(mktemp -u "$work/fifo.XXXXXX")
    mkfifo "$fifo"
    BALEHOOK_STARTUP_TRACE=1 "$@" 2>"$fifo" &
    pid=$!
    exec {fd}<"$fifo"
    if ! wait_for_line "$fd" first-rows; then
        kill "$pid" 2>/dev/null || true
        fail "$(basename "$1") did not show any rows."
    fi
    sleep 3
    memory_of "$pid"
    kill "$pid"
    wait "$pid" 2>/dev/null || true
}

# The service is a Qt program, too: it runs on copies of the libraries, so that no page of theirs is shared with what is
# measured.
start_service_apart() {
    local libraries=$work/libraries
    mkdir "$libraries"
    ldd "$bin/balehook-demo-service" | awk '$3 ~ /^\// && $1 !~ /^lib(c|m|pthread|dl)\.so/ { print $3 }' |
        xargs -I{} cp -L {} "$libraries/"
    start env LD_LIBRARY_PATH="$libraries" "$bin/balehook-demo-service" --jobs 250000
}

measure_memory() {
    local service profile=$work/memory-profile console=() baseline=() round
    start_service_apart
    service=${first_line#listening }
    "$bin/balehook-demo-profile" --profile "$profile" --base-url "${service%% *}" >/dev/null || return 1
    "$bin/balehook-bench" texts >"$work/texts" || return 1
    for round in 1 2 3; do
        say "idle memory, run $round"
        baseline+=("$(idle_memory "$bin/balehook-bench-baseline" 250000 "$work/texts")")
        console+=("$(idle_memory "$bin/balehook" --profile "$profile")")
    done
    printf '%s\n' "${baseline[@]/#/baseline }" "${console[@]/#/console }" | sort -k1,1 -k2,2n | awk '
        { pss[$1, ++n[$1]] = $2; own[$1, n[$1]] = $3 }
        function line(name, value, base) {
            printf "%s\t%.1f\tMB\tminimal table window, same texts\t%.1f\t%.3f\t%d of 3 windows with painted rows\n", \
                name, value / 1024, base / 1024, value / base, n["console"]
        }
        END {
            line("idle PSS at 250,000 rows", pss["console", 2], pss["baseline", 2])
            line("idle private memory at 250,000 rows", own["console", 2], own["baseline", 2])
        }'
    memory_of_others "$(printf '%s\n' "${console[@]}" | sort -n | awk 'NR == 2 { print $1 }')"
}

# What is installed, without what debuggers read. A package of it is smaller.
measure_size() {
    local files
    DESTDIR=$work/installed cmake --install build/release --strip >&2 || return 1
    files=$(find "$work/installed" -type f | wc -l)
    find "$work/installed" -type f -printf '%s\n' | awk -v files="$files" '
        { bytes += $1 }
        END { printf "installed size of our files\t%.3f\tMB\t\t0.000\t0.000\t%d of %d files installed\n", bytes / 1e6, NR, files }'
}

if [ "$install" = yes ]; then
    "$root/packaging/install-deps.sh" build run headless bench >&2 || fail "Packages are missing."
fi
say "Building"
cd "$root"
targets=(balehook balehookctl balehook_documents balehook-demo-service balehook-demo-profile balehook-bench balehook-bench-baseline
    balehook-bench-rows balehook-bench-store)
for figure in workbook kept; do
    [[ " ${figures[*]} " != *" $figure "* ]] || targets+=("balehook-bench-$figure")
done
if ! cmake --preset release >&2 || ! build release --target "${targets[@]}" >&2; then
    fail "The build did not go through."
fi

work=$(mktemp -d "$root/build/bench.XXXXXX")
end_with_script
export BALEHOOK_BIN=$bin HOME=$work no_proxy="127.0.0.1,localhost${no_proxy:+,$no_proxy}"
unset XDG_CONFIG_HOME XDG_CACHE_HOME XDG_DATA_HOME XDG_STATE_HOME
bring_display 1280x800
bring_keyring "$work/keyring"

measure() {
    local rows=() jobs=()
    if [ "$quick" = yes ]; then
        rows=(200000)
        jobs=(50000)
    fi
    case "$1" in
        memory) measure_memory ;;
        rows) "$bin/balehook-bench-rows" "${rows[@]}" ;;
        many) "$bin/balehook-bench-rows" many ;;
        workbook) "$bin/balehook-bench-workbook" ;;
        kept) "$bin/balehook-bench-kept" ;;
        store) "$bin/balehook-bench-store" "${jobs[@]}" ;;
        size) measure_size ;;
        *) "$bin/balehook-bench" "$1" ;;
    esac
}

judge() { python3 -B "$root/tests/bench/figures.py" "$1" "$bars" "$2"; }

failed=()
for figure in "${figures[@]}"; do
    say "Measuring: $figure"
    measure "$figure" >"$work/measured" || failed+=("$figure")
    if [ "$quick" = yes ] && ! judge --missed "$work/measured" >&2; then
        say "Once more: $figure"
        measure "$figure" >"$work/measured" || failed+=("$figure")
    fi
    tee -a "$work/figures" <"$work/measured"
done
if [ ${#failed[@]} -gt 0 ]; then
    fail "These could not be measured: ${failed[*]}"
fi
if ! judge "$how" "$work/figures" >&2; then
    fail "Some figures miss their bars."
fi
say "Done: every figure was measured and meets its bar."
