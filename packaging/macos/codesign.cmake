# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Signs the bundle from the inside out; with the identity in BALEHOOK_CODESIGN_IDENTITY, else ad hoc, which is enough to
# start it on the computer that built it.

set(identity "$ENV{BALEHOOK_CODESIGN_IDENTITY}")
set(options --force --options runtime)
if(identity STREQUAL "")
    set(identity -)
else()
    list(APPEND options --timestamp)
endif()
file(GLOB_RECURSE apps LIST_DIRECTORIES true "${CPACK_TEMPORARY_INSTALL_DIRECTORY}/*.app")
list(FILTER apps INCLUDE REGEX "balehook\\.app$")
foreach(app IN LISTS apps)
    file(GLOB_RECURSE inner "${app}/Contents/*.dylib" "${app}/Contents/*.so" "${app}/Contents/MacOS/balehookctl")
    file(GLOB frameworks LIST_DIRECTORIES true "${app}/Contents/Frameworks/*.framework")
    foreach(file IN LISTS inner frameworks)
        execute_process(COMMAND codesign ${options} --sign "${identity}" "${file}" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
    execute_process(COMMAND codesign ${options} --entitlements "${CMAKE_CURRENT_LIST_DIR}/entitlements.plist"
        --sign "${identity}" "${app}" COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND codesign --verify --deep --strict "${app}" COMMAND_ERROR_IS_FATAL ANY)
endforeach()
