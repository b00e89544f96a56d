#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where the update notice was left out (BALEHOOK_UPDATE_NOTICE=OFF), the program makes none, and so has no menu item of it
# and asks nobody (tst_administratorwindow shows that); elsewhere it makes one.
#
#   packaging/test/update-notice.sh ON|OFF OBJECT...     OBJECT are the compiled sources of src/app
set -euo pipefail

wanted=${1:?ON or OFF?}
shift
# What is made by a constructor is named by its symbol.
made=$(nm --demangle "$@" | grep -c 'Balehook::UpdateNotice::UpdateNotice(' || true)
case "$wanted" in
    ON) [ "$made" -gt 0 ] ;;
    *) [ "$made" = 0 ] ;;
esac || {
    echo "FAILED: BALEHOOK_UPDATE_NOTICE is $wanted, and the program makes $made notices." >&2
    exit 1
}
