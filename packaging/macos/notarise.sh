#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Signs a disk image whose program is signed, has Apple look at it, and staples the answer to it. Prepared, not run: needs
# macOS and an account. It changes the file, so it comes before checksums and provenance: desktop.yml runs it.
#
#   packaging/macos/notarise.sh FILE.dmg
#
# Environment: BALEHOOK_CODESIGN_IDENTITY, and BALEHOOK_NOTARY_PROFILE, made by "notarytool store-credentials", or
# BALEHOOK_NOTARY_APPLE_ID, BALEHOOK_NOTARY_PASSWORD (of this program only) and BALEHOOK_NOTARY_TEAM.
set -euo pipefail

dmg=${1:?which disk image?}
if [ -n "${BALEHOOK_NOTARY_PROFILE:-}" ]; then
    account=(--keychain-profile "$BALEHOOK_NOTARY_PROFILE")
else
    account=(--apple-id "${BALEHOOK_NOTARY_APPLE_ID:?which account?}" --password "${BALEHOOK_NOTARY_PASSWORD:?which password?}"
        --team-id "${BALEHOOK_NOTARY_TEAM:?which team?}")
fi
codesign --force --timestamp --sign "${BALEHOOK_CODESIGN_IDENTITY:?which identity?}" "$dmg"
xcrun notarytool submit "$dmg" "${account[@]}" --wait
# Fails where Apple refused it.
xcrun stapler staple "$dmg"
spctl --assess --type open --context context:primary-signature --verbose "$dmg"
