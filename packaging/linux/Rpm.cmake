# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later

set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later AND ISC AND MIT")
set(CPACK_RPM_PACKAGE_GROUP "Applications/Internet")
set(CPACK_RPM_PACKAGE_URL "${PROJECT_HOMEPAGE_URL}")
set(CPACK_RPM_PACKAGE_SUMMARY "Console for a commerce platform's import jobs and webhooks")
set(CPACK_RPM_PACKAGE_DESCRIPTION "${CPACK_PACKAGE_DESCRIPTION}")
set(CPACK_RPM_CHANGELOG_FILE "${made}/changelog.rpm")
set(CPACK_PACKAGE_RELOCATABLE OFF)
# Fedora has the SQLite driver in qtbase, openSUSE in a package of its own. No linked library tells of it, nor of the
# certificates, without which no service is trusted.
set(CPACK_RPM_PACKAGE_REQUIRES "(qt6-qtbase or qt6-sql-sqlite), ca-certificates")
set(CPACK_RPM_PACKAGE_RECOMMENDS "qt6-qtwayland, (gnome-keyring or kwalletmanager), xdg-utils")
# Folders that belong to other packages.
set(shared /etc /etc/xdg /usr/share/applications /usr/share/metainfo /usr/share/man /usr/share/man/man1
    /usr/share/icons /usr/share/icons/hicolor /usr/share/icons/hicolor/scalable /usr/share/icons/hicolor/scalable/apps
    "/usr/${CMAKE_INSTALL_LIBDIR}")
foreach(size IN LISTS BALEHOOK_ICON_SIZES)
    list(APPEND shared "/usr/share/icons/hicolor/${size}x${size}" "/usr/share/icons/hicolor/${size}x${size}/apps")
endforeach()
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION ${shared})
set(CPACK_RPM_USER_FILELIST
    "%config(noreplace) ${BALEHOOK_SYSTEM_SETTINGS}"
    "%doc /usr/share/doc/balehook/CHANGELOG.md"
    "%license /usr/share/doc/balehook/LICENSE"
    "%license /usr/share/doc/balehook/copyright")
# The charts are a plugin: what asks for balehook-charts.so by name is nobody. The rest makes the same sources the same file.
set(CPACK_RPM_SPEC_MORE_DEFINE
"%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _buildhost reproducible
%define __provides_exclude_from ^/usr/${CMAKE_INSTALL_LIBDIR}/balehook/.*$
%define _build_id_links none")
set(CPACK_BALEHOOK_SET_TIMES "${CMAKE_CURRENT_LIST_DIR}/set-times.cmake")
