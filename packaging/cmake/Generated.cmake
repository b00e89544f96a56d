# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What moc and uic make of headers and forms. CMake's own AUTOMOC and AUTOUIC look through all files of a target before
# the first of them is compiled, and compile what they made apart; that took a sixth of the time of all steps of a build.

# balehook_moc(<target> <files...>)
#
# Calls moc on each header and each tst_*.cpp. It reads no other header: a class says all that moc needs to know.
function(balehook_moc target)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_moc")
    file(MAKE_DIRECTORY "${folder}")
    target_include_directories(${target} PRIVATE "${folder}")
    get_target_property(headers ${target} BALEHOOK_MOC_HEADERS)
    if(NOT headers)
        set(headers "")
    endif()
    get_target_property(sources ${target} SOURCES)
    foreach(file IN LISTS ARGN)
        cmake_path(GET file FILENAME name)
        cmake_path(GET file STEM stem)
        set(output "")
        if(name MATCHES "^tst_.*\\.cpp$")
            set(output "${folder}/${stem}.moc")
        elseif(name MATCHES "\\.h$" AND NOT "moc_${stem}.cpp" IN_LIST headers)
            set(output "${folder}/moc_${stem}.cpp")
            set_source_files_properties("${output}" PROPERTIES HEADER_FILE_ONLY ON) # one source includes them all
            if(NOT headers)
                file(GENERATE OUTPUT "${folder}/mocs.cpp"
                    CONTENT "#include \"$<JOIN:$<TARGET_PROPERTY:${target},BALEHOOK_MOC_HEADERS>,\"\n#include \">\"\n")
                target_sources(${target} PRIVATE "${folder}/mocs.cpp")
            endif()
            list(APPEND headers "moc_${stem}.cpp")
        endif()
        if(NOT output OR output IN_LIST sources)
            continue()
        endif()
        cmake_path(ABSOLUTE_PATH file OUTPUT_VARIABLE path)
        add_custom_command(OUTPUT "${output}"
            COMMAND Qt6::moc --no-notes "${path}" -o "${output}" DEPENDS "${path}" VERBATIM)
        target_sources(${target} PRIVATE "${output}")
    endforeach()
    set_target_properties(${target} PROPERTIES BALEHOOK_MOC_HEADERS "${headers}")
endfunction()

# balehook_forms(<target> <forms...>): makes ui_<form>.h of the forms in ui/.
function(balehook_forms target)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${target}_forms")
    file(MAKE_DIRECTORY "${folder}")
    target_include_directories(${target} PRIVATE "${folder}")
    foreach(form IN LISTS ARGN)
        set(path "${PROJECT_SOURCE_DIR}/ui/${form}.ui")
        set(header "${folder}/ui_${form}.h")
        add_custom_command(OUTPUT "${header}" COMMAND Qt6::uic "${path}" -o "${header}" DEPENDS "${path}" VERBATIM)
        target_sources(${target} PRIVATE "${header}")
    endforeach()
endfunction()
