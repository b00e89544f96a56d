#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Breaks each rule that protects tokens and data in a copy of the code, one after the other, and demands that a test
# turns red each time. The table of what is broken is tests/mutations/mutations.txt. Takes three quarters of an hour on
# two cores; "ctest -L long" runs it, too.
#
#   packaging/mutations.sh [options]
#     --check         only see whether each text to be replaced is still in the code, once
#     --only TEXT     only mutations whose rule or description holds TEXT
#
# The copy and its build are in build/mutations, and are used again the next time.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/steps.sh
. "$root/packaging/steps.sh"
cd "$root"

table=tests/mutations/mutations.txt
copy=$root/build/mutations/tree
build=$copy/build
log=$root/build/mutations/last.log
mutate=(python3 "$root/tests/mutations/mutate.py" "$root/$table")

check_only=no
only=
while [ $# -gt 0 ]; do
    case "$1" in
        --check) check_only=yes ;;
        --only)
            only=${2:?--only needs a text}
            shift
            ;;
        *)
            show_help "$0"
            exit 2
            ;;
    esac
    shift
done

"${mutate[@]}" check "$root"
[ "$check_only" = no ] || exit 0

# Its build is below it, as elsewhere, so that ccache knows most of it.
export CCACHE_BASEDIR=$copy CCACHE_NOHASHDIR=1
sync_copy() {
    mkdir -p "$copy"
    command git -c safe.directory='*' ls-files -z --cached --others --exclude-standard \
        | while IFS= read -r -d '' file; do [ ! -e "$file" ] || printf '%s\0' "$file"; done \
        | tar --null -T - -cf - | tar -xf - -C "$copy"
    local launcher=()
    if command -v ccache >/dev/null; then
        launcher=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    cmake -S "$copy" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DBALEHOOK_FAST_LINKER=ON \
        -DBUILD_SHARED_LIBS=ON -DBALEHOOK_TESTS_APART=ON "${launcher[@]}" --log-level=WARNING >/dev/null
}

# Builds the programs of those of TEST... that have one here.
build_tests() {
    local targets=() known
    known=$(ninja -C "$build" -t targets all | sed -n 's/^\([a-z0-9_]*\): phony$/\1/p')
    for test in "$@"; do
        ! grep -qx -e "$test" <<<"$known" || targets+=("$test")
    done
    [ ${#targets[@]} -eq 0 ] || ninja -C "$build" -j "$(jobs_at_once)" "${targets[@]}" >"$log" 2>&1
}

# The names of those of TEST... that fail, in one line.
failing() {
    local pattern
    pattern=$(printf '|%s' "$@")
    QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 ctest --test-dir "$build" -R "^(${pattern:1})\$" -LE long \
        --no-tests=error >"$log" 2>&1 || true
    sed -n 's/.* - \([^ ]*\) (\(Failed\|Timeout\|SEGFAULT\|Subprocess aborted\|Not Run\)).*/\1/p' "$log" | tr '\n' ' '
}

break_each() {
    local missed=0 number rule what tests caught
    while IFS=$'\t' read -r number rule what tests; do
        if [ -n "$only" ] && [[ "$rule $what" != *"$only"* ]]; then
            continue
        fi
        "${mutate[@]}" apply "$number" "$copy"
        # shellcheck disable=SC2086 # the tests are words
        if ! build_tests $tests; then
            caught="(does not compile)"
            missed=$((missed + 1))
            cp "$log" "$root/build/mutations/mutation-$number.log"
        else
            # shellcheck disable=SC2086
            caught=$(failing $tests)
            if [ -z "$caught" ]; then
                caught="NO TEST"
                missed=$((missed + 1))
            fi
        fi
        "${mutate[@]}" restore "$number" "$root" "$copy"
        printf '%-16s %-55s %s\n' "$rule" "$what" "$caught"
    done < <("${mutate[@]}" list)
    if [ "$missed" -gt 0 ]; then
        echo "$missed mutations were not noticed."
        return 1
    fi
}

all_tests() {
    local tests red
    mapfile -t tests < <("${mutate[@]}" list | cut -f4 | tr ' ' '\n' | sort -u)
    if ! build_tests "${tests[@]}"; then
        tail -n 30 "$log"
        return 1
    fi
    red=$(failing "${tests[@]}")
    if [ -n "$red" ]; then
        echo "These fail without any mutation: $red"
        return 1
    fi
}

step "A copy of the code" sync_copy
[ -n "$only" ] || step "The tests without any mutation" all_tests
step "Each rule broken once" break_each
finish "Every broken rule was noticed."
