# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Windows and macOS: what describes the program, and Qt beside it. Prepared, and not run on Linux.

set(BALEHOOK_MADE "${CMAKE_CURRENT_BINARY_DIR}/made")
include(cmake/Licences.cmake)
if(APPLE)
    balehook_install_licences(balehook.app/Contents/Resources/licences)
else()
    balehook_install_licences(licences)
endif()
if(WIN32)
    configure_file("${CMAKE_CURRENT_SOURCE_DIR}/windows/balehook.rc.in" "${BALEHOOK_MADE}/balehook.rc" @ONLY)
    target_sources(balehook PRIVATE "${BALEHOOK_MADE}/balehook.rc")
    # The runtime of the compiler beside the programs: nobody needs an administrator for it.
    set(CMAKE_INSTALL_SYSTEM_RUNTIME_COMPONENT Runtime)
    include(InstallRequiredSystemLibraries)
elseif(APPLE)
    string(TIMESTAMP BALEHOOK_YEAR "%Y" UTC)
    configure_file("${CMAKE_CURRENT_SOURCE_DIR}/macos/Info.plist.in" "${BALEHOOK_MADE}/Info.plist" @ONLY)
    set_target_properties(balehook PROPERTIES MACOSX_BUNDLE_INFO_PLIST "${BALEHOOK_MADE}/Info.plist")
    # iconutil, which only macOS has, makes the icon out of the same pictures.
    set(iconset "${BALEHOOK_MADE}/balehook.iconset")
    foreach(size 16 32 128 256 512)
        configure_file("${PROJECT_SOURCE_DIR}/resources/app/balehook-${size}.png" "${iconset}/icon_${size}x${size}.png" COPYONLY)
    endforeach()
    execute_process(COMMAND iconutil --convert icns --output "${BALEHOOK_MADE}/balehook.icns" "${iconset}"
        COMMAND_ERROR_IS_FATAL ANY)
    set_source_files_properties("${BALEHOOK_MADE}/balehook.icns" TARGET_DIRECTORY balehook
        PROPERTIES MACOSX_PACKAGE_LOCATION Resources)
    target_sources(balehook PRIVATE "${BALEHOOK_MADE}/balehook.icns")
endif()

# Qt is copied last, into what is installed by then. The tools look at the program only, so they are told of what it
# loads by itself, which brings Qt Charts, and of the second program. The compiler's runtime is there by then, beside the
# programs; the tool would add Microsoft's installer of it.
if(Qt6_VERSION VERSION_LESS 6.5)
    message(FATAL_ERROR "Packages for Windows and macOS need Qt 6.5 or newer.")
endif()
set(texts "")
if(APPLE)
    set(deployed balehook.app)
    # macdeployqt brings none of Qt's own texts. Its qt.conf names no folder for them, and has one section.
    set(texts "
set(QT_DEPLOY_TRANSLATIONS_DIR balehook.app/Contents/Resources/translations)
qt_deploy_translations()
file(APPEND \"\${QT_DEPLOY_PREFIX}/balehook.app/Contents/Resources/qt.conf\" \"Translations = Resources/translations\\n\")")
    set(beside "${programs}/balehookctl")
else()
    set(deployed "${programs}/balehook.exe")
    set(beside "${programs}/balehookctl.exe")
endif()
qt_generate_deploy_script(TARGET balehook OUTPUT_SCRIPT deploy CONTENT "
qt_deploy_runtime_dependencies(
    EXECUTABLE \"${deployed}\"
    ADDITIONAL_EXECUTABLES \"${beside}\"
    ADDITIONAL_MODULES \"${plugins}/$<TARGET_FILE_NAME:balehook_charts>\"
    GENERATE_QT_CONF
    NO_COMPILER_RUNTIME)
${texts}
")
install(SCRIPT "${deploy}" COMPONENT Runtime)
