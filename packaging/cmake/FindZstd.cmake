# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Finds libzstd, whose own CMake files few distributions package: the target Zstd::Zstd.
find_path(Zstd_INCLUDE_DIR zstd.h)
find_library(Zstd_LIBRARY NAMES zstd zstd_static)
if(Zstd_INCLUDE_DIR)
    file(STRINGS "${Zstd_INCLUDE_DIR}/zstd.h" versionLines REGEX "#define ZSTD_VERSION_(MAJOR|MINOR|RELEASE) +[0-9]+")
    string(REGEX MATCHALL "[0-9]+" versionNumbers "${versionLines}")
    list(JOIN versionNumbers "." Zstd_VERSION)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Zstd REQUIRED_VARS Zstd_LIBRARY Zstd_INCLUDE_DIR VERSION_VAR Zstd_VERSION)
if(Zstd_FOUND AND NOT TARGET Zstd::Zstd)
    add_library(Zstd::Zstd UNKNOWN IMPORTED)
    set_target_properties(Zstd::Zstd PROPERTIES
        IMPORTED_LOCATION "${Zstd_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${Zstd_INCLUDE_DIR}")
endif()
mark_as_advanced(Zstd_INCLUDE_DIR Zstd_LIBRARY)
