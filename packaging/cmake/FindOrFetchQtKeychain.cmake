# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# QtKeychain of the system; where it has none (Windows, macOS) or BALEHOOK_FETCH_QTKEYCHAIN is on, from a source that is
# pinned by its checksum and built into the program, which on Linux needs libsecret-1-dev.
# -DFETCHCONTENT_SOURCE_DIR_QTKEYCHAIN=<folder> takes a local copy.

option(BALEHOOK_FETCH_QTKEYCHAIN "Build QtKeychain from its pinned source, whatever the system has" OFF)

if(NOT BALEHOOK_FETCH_QTKEYCHAIN)
    if(WIN32 OR APPLE)
        find_package(Qt6Keychain 0.13 QUIET)
    else()
        # A distribution has it, and updates it.
        find_package(Qt6Keychain 0.13 REQUIRED)
    endif()
endif()

set(BALEHOOK_QTKEYCHAIN_VERSION 0.15.0)

# In a function, so that the switches reach the library and nothing else.
function(balehook_fetch_qtkeychain)
    include(FetchContent)
    FetchContent_Declare(qtkeychain
        URL "https://github.com/frankosterfeld/qtkeychain/archive/${BALEHOOK_QTKEYCHAIN_VERSION}.tar.gz"
        URL_HASH SHA256=f4254dc8f0933b06d90672d683eab08ef770acd8336e44dfa030ce041dc2ca22
        DOWNLOAD_EXTRACT_TIMESTAMP ON)
    FetchContent_GetProperties(qtkeychain)
    if(NOT qtkeychain_POPULATED)
        FetchContent_Populate(qtkeychain)
    endif()
    set(CMAKE_POLICY_DEFAULT_CMP0077 NEW) # its option() leaves these alone
    set(BUILD_SHARED_LIBS OFF)
    set(BUILD_TESTING OFF)
    set(BUILD_TRANSLATIONS OFF)
    set(BUILD_WITH_QT6 ON)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    # Excluded from all, so that its headers are not installed with the program.
    add_subdirectory("${qtkeychain_SOURCE_DIR}" "${qtkeychain_BINARY_DIR}" EXCLUDE_FROM_ALL)
    # Installed it is <qt6keychain/keychain.h>. For this build only: the library exports itself, and CMake refuses exports
    # that name a folder of the build.
    set(shim "${CMAKE_BINARY_DIR}/qtkeychain-shim")
    file(CONFIGURE OUTPUT "${shim}/qt6keychain/keychain.h" CONTENT "#include <qtkeychain/keychain.h>\n")
    foreach(folder IN ITEMS "${shim}" "${qtkeychain_SOURCE_DIR}" "${qtkeychain_BINARY_DIR}")
        target_include_directories(qt6keychain SYSTEM INTERFACE "$<BUILD_INTERFACE:${folder}>")
    endforeach()
    if(NOT TARGET Qt6Keychain::Qt6Keychain)
        add_library(Qt6Keychain::Qt6Keychain ALIAS qt6keychain)
    endif()
endfunction()

if(Qt6Keychain_FOUND)
    set(BALEHOOK_QTKEYCHAIN_VERSION "${Qt6Keychain_VERSION}")
else()
    balehook_fetch_qtkeychain()
endif()
