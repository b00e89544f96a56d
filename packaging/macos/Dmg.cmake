# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The disk image. Prepared, not run on Linux. Signed before it is packed: macdeployqt breaks the signature that the
# linker gives to programs for arm64.

set(CPACK_DMG_VOLUME_NAME "Balehook ${PROJECT_VERSION}")
set(CPACK_DMG_FORMAT UDZO)
set(CPACK_PRE_BUILD_SCRIPTS "${CMAKE_CURRENT_LIST_DIR}/codesign.cmake")
