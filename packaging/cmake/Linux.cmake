# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Desktop file, icons, man page, AppStream metadata, licence; and what a Debian package has beside them.

# The day that dated files bear: SOURCE_DATE_EPOCH, else the last commit, else today. The same sources give the same files.
set(epoch "$ENV{SOURCE_DATE_EPOCH}")
find_package(Git QUIET)
if(epoch STREQUAL "" AND Git_FOUND)
    execute_process(
        COMMAND "${GIT_EXECUTABLE}" -c "safe.directory=*" log -1 --format=%ct
        WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
        OUTPUT_VARIABLE epoch OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(NOT epoch STREQUAL "")
    set(ENV{SOURCE_DATE_EPOCH} "${epoch}")
endif()
string(TIMESTAMP BALEHOOK_DATE "%Y-%m-%d" UTC)
string(TIMESTAMP BALEHOOK_DEBIAN_DATE "%a, %d %b %Y %H:%M:%S +0000" UTC)
string(TIMESTAMP BALEHOOK_RPM_DATE "%a %b %d %Y" UTC)

# A release bears the day that the changelog gives it; until it has one, that of its sources.
file(STRINGS "${PROJECT_SOURCE_DIR}/CHANGELOG.md" newest REGEX "^## \\[[0-9]" LIMIT_COUNT 1)
if(newest MATCHES " - ([0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9])$")
    set(BALEHOOK_RELEASE_DATE "${CMAKE_MATCH_1}")
else()
    set(BALEHOOK_RELEASE_DATE "${BALEHOOK_DATE}")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/CHANGELOG.md")

set(linux "${CMAKE_CURRENT_SOURCE_DIR}/linux")
set(made "${CMAKE_CURRENT_BINARY_DIR}/linux")
configure_file("${linux}/balehook.desktop.in" "${made}/${BALEHOOK_ID}.desktop" @ONLY)
configure_file("${linux}/balehook.metainfo.xml.in" "${made}/${BALEHOOK_ID}.metainfo.xml" @ONLY)
configure_file("${linux}/balehook.1.in" "${made}/balehook.1" @ONLY)
configure_file("${linux}/balehookctl.1.in" "${made}/balehookctl.1" @ONLY)
configure_file("${linux}/changelog.debian.in" "${made}/changelog.Debian" @ONLY)
configure_file("${linux}/changelog.rpm.in" "${made}/changelog.rpm" @ONLY)
configure_file("${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${made}/changelog" COPYONLY)

# gzip -n writes no time into the file.
find_program(GZIP gzip REQUIRED)
foreach(file balehook.1 balehookctl.1 changelog.Debian changelog)
    add_custom_command(OUTPUT "${made}/${file}.gz"
        COMMAND "${GZIP}" -9nkf "${made}/${file}"
        DEPENDS "${made}/${file}"
        VERBATIM)
endforeach()
# What completes the command line in the shells. A program for another machine cannot run here.
set(completions)
if(NOT CMAKE_CROSSCOMPILING)
    foreach(shell IN ITEMS bash zsh fish)
        add_custom_command(OUTPUT "${made}/completion.${shell}"
            COMMAND "${CMAKE_COMMAND}" -E env LC_ALL=C.UTF-8 LANGUAGE=
                $<TARGET_FILE:balehookctl> completion ${shell} > "${made}/completion.${shell}"
            DEPENDS balehookctl
            VERBATIM)
        list(APPEND completions "${made}/completion.${shell}")
    endforeach()
    set(completed "${CMAKE_INSTALL_DATADIR}")
    install(FILES "${made}/completion.bash" DESTINATION "${completed}/bash-completion/completions"
        RENAME balehookctl COMPONENT Runtime)
    install(FILES "${made}/completion.zsh" DESTINATION "${completed}/zsh/site-functions"
        RENAME _balehookctl COMPONENT Runtime)
    install(FILES "${made}/completion.fish" DESTINATION "${completed}/fish/vendor_completions.d"
        RENAME balehookctl.fish COMPONENT Runtime)
endif()
add_custom_target(balehook_documents ALL DEPENDS ${completions}
    "${made}/balehook.1.gz" "${made}/balehookctl.1.gz" "${made}/changelog.Debian.gz" "${made}/changelog.gz")

install(FILES "${made}/${BALEHOOK_ID}.desktop"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/applications" COMPONENT Runtime)
install(FILES "${made}/${BALEHOOK_ID}.metainfo.xml"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/metainfo" COMPONENT Runtime)
install(FILES "${made}/balehook.1.gz" "${made}/balehookctl.1.gz"
    DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT Runtime)
install(FILES "${linux}/copyright" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/balehook" COMPONENT Runtime)

set(icons "${CMAKE_INSTALL_DATADIR}/icons/hicolor")
install(FILES "${PROJECT_SOURCE_DIR}/resources/app/balehook.svg"
    DESTINATION "${icons}/scalable/apps" RENAME "${BALEHOOK_ID}.svg" COMPONENT Runtime)
set(BALEHOOK_ICON_SIZES 16 24 32 48 64 128 256 512)
foreach(size IN LISTS BALEHOOK_ICON_SIZES)
    install(FILES "${PROJECT_SOURCE_DIR}/resources/app/balehook-${size}.png"
        DESTINATION "${icons}/${size}x${size}/apps" RENAME "${BALEHOOK_ID}.png" COMPONENT Runtime)
endforeach()

# Only in packages, whose tools keep what an administrator wrote; a plain "cmake --install" would write over it.
set(BALEHOOK_SYSTEM_SETTINGS /etc/xdg/balehook/balehook.conf)
install(FILES "${linux}/balehook.conf" DESTINATION /etc/xdg/balehook COMPONENT SystemSettings EXCLUDE_FROM_ALL)
# Debian has the text of the GPL in a place of its own, and wants no copy.
install(FILES "${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${PROJECT_SOURCE_DIR}/LICENSE"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/balehook" COMPONENT RpmDoc EXCLUDE_FROM_ALL)
install(FILES "${made}/changelog.Debian.gz" "${made}/changelog.gz"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/balehook" COMPONENT DebianDoc EXCLUDE_FROM_ALL)
install(FILES "${linux}/lintian-overrides"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/lintian/overrides" RENAME balehook COMPONENT DebianDoc EXCLUDE_FROM_ALL)

if(BALEHOOK_TESTS OR BALEHOOK_UNIT_TESTS)
    add_test(NAME update_notice
        COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/test/update-notice.sh" $<IF:$<BOOL:${BALEHOOK_UPDATE_NOTICE}>,ON,OFF>
            $<TARGET_OBJECTS:balehook_app>
        COMMAND_EXPAND_LISTS)
endif()
if(BALEHOOK_TESTS)
    find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
    if(DESKTOP_FILE_VALIDATE)
        add_test(NAME desktop_file
            COMMAND "${DESKTOP_FILE_VALIDATE}" --warn-kde "${made}/${BALEHOOK_ID}.desktop")
    endif()
    find_program(APPSTREAMCLI appstreamcli)
    if(APPSTREAMCLI)
        add_test(NAME appstream_metadata
            COMMAND "${APPSTREAMCLI}" validate --no-net --pedantic --explain "${made}/${BALEHOOK_ID}.metainfo.xml")
    endif()
    find_package(Python3 3.9 REQUIRED COMPONENTS Interpreter)
    add_test(NAME versions_agree
        COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/tests/packaging/check_versions.py"
            "${PROJECT_VERSION}" "${PROJECT_SOURCE_DIR}" "${CMAKE_CURRENT_BINARY_DIR}")
    add_test(NAME packaging_files
        COMMAND Python3::Interpreter -B "${PROJECT_SOURCE_DIR}/tests/packaging/check_files.py" "${PROJECT_SOURCE_DIR}"
            "${CMAKE_CURRENT_BINARY_DIR}")
    # By hand before a release; each tells what it needs.
    add_test(NAME packaging_nsis_wine
        COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/test/nsis-wine.sh" "${CMAKE_BINARY_DIR}/nsis-wine")
    add_test(NAME packaging_workflows COMMAND "${CMAKE_CURRENT_SOURCE_DIR}/test/workflows.sh")
    set_tests_properties(packaging_nsis_wine packaging_workflows PROPERTIES LABELS long TIMEOUT 900)
endif()
