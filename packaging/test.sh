#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Builds the console for development and runs every test but those with the label "long", or only those.
#
#   packaging/test.sh [options]
#     --no-install    do not look for missing packages
#     -R REGEX        run only the tests whose names match
#     --long          run the tests with the label "long", which take hours: broken rules, soak, installers, kills
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/steps.sh
. "$root/packaging/steps.sh"
cd "$root"

install=yes
only=()
last="Every test passed."
run_tests() { run_ctest dev "${only[@]}"; }
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) install=no ;;
        -R)
            only=(-R "${2:?-R needs a pattern}")
            shift
            ;;
        --long)
            # None of them is run again.
            run_tests() { ctest --preset long "${only[@]}"; }
            last="Every long test passed."
            ;;
        *)
            show_help "$0"
            exit 2
            ;;
    esac
    shift
done

[ "$install" = no ] || step "Packages that are needed" packaging/install-deps.sh build test
step "Configure (preset dev)" configure dev
step "Build (preset dev)" build dev
step "Tests" run_tests
finish "$last"
