# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The licences of everything that a package for Windows or macOS holds. On Linux the packages have the file "copyright", and
# the bundle those of its libraries.

# balehook_install_licences(<folder below the prefix>)
function(balehook_install_licences folder)
    get_filename_component(packaging "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/.." ABSOLUTE)
    set(made "${CMAKE_CURRENT_BINARY_DIR}/licences")
    configure_file("${packaging}/licences/third-party.txt.in" "${made}/third-party.txt" @ONLY)
    # With names that open in an editor on Windows.
    configure_file("${packaging}/../LICENSE" "${made}/LICENSE.txt" COPYONLY)
    configure_file("${packaging}/../resources/icons/LICENSE" "${made}/Lucide.txt" COPYONLY)
    install(FILES "${made}/LICENSE.txt" "${made}/third-party.txt" "${made}/Lucide.txt" "${packaging}/licences/QtKeychain.txt"
        DESTINATION "${folder}" COMPONENT Runtime)
endfunction()
