# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Read by cpack once for each generator.

get_filename_component(balehook_build "${CPACK_OUTPUT_CONFIG_FILE}" DIRECTORY)

if(CPACK_GENERATOR STREQUAL "DEB")
    set(CPACK_INSTALL_CMAKE_PROJECTS
        "${balehook_build};balehook;Runtime;/"
        "${balehook_build};balehook;SystemSettings;/"
        "${balehook_build};balehook;DebianDoc;/")
    # With CPACK_STRIP_FILES on there would be no symbols left for the -dbgsym package.
    set(CPACK_STRIP_FILES OFF)
elseif(CPACK_GENERATOR STREQUAL "RPM")
    set(CPACK_INSTALL_CMAKE_PROJECTS
        "${balehook_build};balehook;Runtime;/"
        "${balehook_build};balehook;SystemSettings;/"
        "${balehook_build};balehook;RpmDoc;/")
    set(CPACK_PRE_BUILD_SCRIPTS "${CPACK_BALEHOOK_SET_TIMES}")
    set(CPACK_STRIP_FILES ON)
else()
    set(CPACK_STRIP_FILES ON)
endif()
