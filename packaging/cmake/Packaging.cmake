# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# CPack. "cpack --preset deb" or "rpm" after building the release preset makes that package; what the generators need
# differently is in CPackProjectConfig.cmake. packaging/README.md says which of it was run where.

set(CPACK_PACKAGE_NAME balehook)
set(CPACK_PACKAGE_VENDOR "The Balehook authors")
set(CPACK_PACKAGE_CONTACT "The Balehook authors <balehook@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "console for a commerce platform's import jobs and webhooks")
set(CPACK_PACKAGE_DESCRIPTION
"Balehook shows the import jobs of a merchant's account in one table that stays
fast with hundreds of thousands of rows, and for each job its imported file and
its failed rows. It is made for support staff who look after several accounts.
Tokens are kept in the keychain of the desktop and nowhere else.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_PACKAGE_EXECUTABLES balehook Balehook)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# The demo service and the tests are in no component.
set(CPACK_INSTALL_CMAKE_PROJECTS "${CMAKE_BINARY_DIR};balehook;Runtime;/")
set(CPACK_PROJECT_CONFIG_FILE "${CMAKE_CURRENT_LIST_DIR}/CPackProjectConfig.cmake")

if(WIN32)
    set(CPACK_GENERATOR NSIS64 ZIP)
    include("${CMAKE_CURRENT_LIST_DIR}/../windows/Nsis.cmake")
elseif(APPLE)
    set(CPACK_GENERATOR DragNDrop)
    include("${CMAKE_CURRENT_LIST_DIR}/../macos/Dmg.cmake")
else()
    set(CPACK_GENERATOR DEB)
    set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
    include("${CMAKE_CURRENT_LIST_DIR}/../linux/Deb.cmake")
    include("${CMAKE_CURRENT_LIST_DIR}/../linux/Rpm.cmake")
endif()

include(CPack)
