# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The installer for people. packaging/test/nsis-wine.sh runs this file with a program that does nothing. CPack's own
# template always asks for an administrator; NSIS.template.in beside this file is taken instead of it.

list(PREPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")
set(BALEHOOK_WINDOWS_ICON "${CMAKE_CURRENT_LIST_DIR}/balehook.ico")
set(CPACK_PACKAGE_INSTALL_DIRECTORY "Balehook")
set(CPACK_NSIS_PACKAGE_NAME "Balehook")
set(CPACK_NSIS_MUI_ICON "${BALEHOOK_WINDOWS_ICON}")
set(CPACK_NSIS_URL_INFO_ABOUT "${PROJECT_HOMEPAGE_URL}")
set(CPACK_NSIS_HELP_LINK "${PROJECT_HOMEPAGE_URL}/issues")
