#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Has Apple look at a signed disk image and staples the answer to it. Prepared, not run: needs macOS and an account.
#
#   packaging/macos/notarise.sh FILE.dmg     with BALEHOOK_NOTARY_PROFILE, made by "notarytool store-credentials"
set -euo pipefail

dmg=${1:?which disk image?}
xcrun notarytool submit "$dmg" --keychain-profile "${BALEHOOK_NOTARY_PROFILE:?which profile?}" --wait
xcrun stapler staple "$dmg"
spctl --assess --type open --context context:primary-signature --verbose "$dmg"
