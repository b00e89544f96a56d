# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins and services, which no linked library tells of; without certificates no service is trusted.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, ca-certificates")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "qt6-wayland, qt6-translations-l10n, gnome-keyring | kwalletmanager, xdg-utils")
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)
# dpkg keeps what an administrator wrote into it. No other script is needed: menus and icons are dpkg's file triggers.
file(WRITE "${made}/conffiles" "${BALEHOOK_SYSTEM_SETTINGS}\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${made}/conffiles")
