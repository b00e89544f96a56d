# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# CPack. "cpack --preset deb" after building the release preset makes the Debian package.

set(CPACK_PACKAGE_NAME balehook)
set(CPACK_PACKAGE_VENDOR "The Balehook authors")
set(CPACK_PACKAGE_CONTACT "The Balehook authors <balehook@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "console for a commerce platform's import jobs and webhooks")
set(CPACK_PACKAGE_DESCRIPTION
"Balehook shows the import jobs of a merchant's account in one table that stays
quick with hundreds of thousands of rows, the file behind each job and the file
of its failed rows. It serves support staff who look after several accounts.
Tokens are kept in the keyring of the desktop and nowhere else.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# Only these two components; the demo service and the tests are in none.
set(CPACK_INSTALL_CMAKE_PROJECTS
    "${CMAKE_BINARY_DIR};balehook;Runtime;/"
    "${CMAKE_BINARY_DIR};balehook;DebianDoc;/")

set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins and services, which no linked library tells of.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "qt6-wayland, qt6-translations-l10n, gnome-keyring | kwalletmanager, xdg-utils")
# With CPACK_STRIP_FILES on there would be no symbols left for the -dbgsym package.
set(CPACK_STRIP_FILES OFF)
set(CPACK_DEBIAN_DEBUGINFO_PACKAGE ON)

include(CPack)
