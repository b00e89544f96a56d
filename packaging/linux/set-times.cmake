# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Before an RPM is packed: rpm makes no file newer than SOURCE_DATE_EPOCH, but leaves those alone that are older, as some
# in a checkout are and others not.

if(NOT "$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
    execute_process(
        COMMAND find "${CPACK_TEMPORARY_INSTALL_DIRECTORY}" -exec touch --no-dereference "--date=@$ENV{SOURCE_DATE_EPOCH}" {} +
        COMMAND_ERROR_IS_FATAL ANY)
endif()
