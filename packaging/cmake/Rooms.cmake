# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A room is one folder below src/ and one library Balehook::<room>, or a group of folders with a library each. The order in
# which they may use each other is checked by tests/layering (which reads the #include lines), not only by the linker. The libraries are static in what
# is packaged, and shared (BUILD_SHARED_LIBS) where some 280 test programs would each hold a copy of all of them.
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
if(WIN32)
    set(BUILD_SHARED_LIBS OFF) # no class is marked for export
endif()

# balehook_room(<room> [SMALL] SOURCES <files...> [USES <rooms and libraries...>])
#
# <room> is the folder below src/, such as core; that of a group is <group>/<folder>, and its library Balehook::<group>_<folder>.
# SMALL rooms wait for people, the network or the disk: what is packaged has them as small rather than as fast as can be.
function(balehook_room room)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SMALL" "" "SOURCES;USES")
    string(REPLACE "/" "_" name "${room}")
    set(target balehook_${name})
    add_library(${target} ${arg_SOURCES})
    add_library(Balehook::${name} ALIAS ${target})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${target} PUBLIC Balehook::flags ${arg_USES})
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON DEFINE_SYMBOL "")
    if(arg_SMALL)
        target_link_libraries(${target} PRIVATE Balehook::small)
        balehook_precompile(${target} SMALL)
    else()
        balehook_precompile(${target})
    endif()
    foreach(source IN LISTS arg_SOURCES)
        cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}")
        set_property(GLOBAL APPEND PROPERTY BALEHOOK_TRANSLATED_SOURCES "${source}")
    endforeach()
endfunction()

# balehook_group(<room> FOLDERS <folders...>)
#
# A room with too many files for one folder. Each of its folders is a room; Balehook::<room> is all of them.
function(balehook_group room)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FOLDERS")
    add_library(balehook_${room} INTERFACE)
    add_library(Balehook::${room} ALIAS balehook_${room})
    foreach(folder IN LISTS arg_FOLDERS)
        add_subdirectory(${folder})
        target_link_libraries(balehook_${room} INTERFACE Balehook::${room}_${folder})
    endforeach()
endfunction()

# balehook_test_moc(<name> <files...>)
#
# Most tests are one source with a class of its own in it. For these moc is called as such: what looks through all files
# of a target first, and compiles a source for what it found, takes much of the time in which 300 tests are built. It
# reads no header: a test class says all that it needs to know.
function(balehook_test_moc name)
    list(FILTER ARGN INCLUDE REGEX "\\.cpp$")
    if(NOT ARGN MATCHES "^tst_[a-z0-9_]+\\.cpp$")
        set_source_files_properties("${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp"
            PROPERTIES SKIP_PRECOMPILE_HEADERS ON) # which would take longer to load than the rest
        return()
    endif()
    cmake_path(GET ARGN STEM stem)
    set(folder "${CMAKE_CURRENT_BINARY_DIR}/${name}_moc")
    file(MAKE_DIRECTORY "${folder}")
    qt_generate_moc(${ARGN} "${folder}/${stem}.moc")
    target_sources(${name} PRIVATE "${folder}/${stem}.moc")
    target_include_directories(${name} PRIVATE "${folder}")
    set_target_properties(${name} PROPERTIES AUTOMOC OFF AUTOUIC OFF)
endfunction()

# balehook_test(<name> SOURCES <files...> [USES <libraries...>] [LABELS <labels...>] [TIMEOUT <seconds>] [KEYRING|BUS|DESKTOP])
#
# A Qt Test program under CTest. KEYRING runs it on a session bus of its own with an unlocked gnome-keyring, BUS on one
# where nobody offers any service, DESKTOP on a virtual display with a keyring and the bus of assistive programs; it
# always gets a private HOME. The platform plugin is offscreen unless the test says
# otherwise. A test with the label "timing" measures something and runs alone; one with
# "looks" measures pixels, which sanitizers do not change, and is left out there.
function(balehook_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "KEYRING;BUS;DESKTOP" "TIMEOUT" "SOURCES;USES;LABELS")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE Balehook::flags Qt6::Test ${arg_USES})
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
    balehook_precompile(${name})
    balehook_test_moc(${name} ${arg_SOURCES})
    set(runner "${PROJECT_SOURCE_DIR}/tests/support/run-test.sh")
    if(WIN32)
        set(runner "") # no shell
    elseif(arg_KEYRING)
        list(APPEND runner --keyring)
    elseif(arg_BUS)
        list(APPEND runner --bus)
    elseif(arg_DESKTOP)
        list(APPEND runner --desktop)
    endif()
    add_test(NAME ${name} COMMAND ${runner} $<TARGET_FILE:${name}>)
    set(serial OFF)
    if("timing" IN_LIST arg_LABELS)
        set(serial ON)
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT}
        COST ${arg_TIMEOUT} # the longest first, so that the last to end is a short one
        LABELS "${arg_LABELS}"
        RUN_SERIAL "${serial}"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;BALEHOOK_BIN=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
endfunction()

# balehook_test_on_display(<name>)
#
# The same test program once more, on a virtual X display, where windows are real.
function(balehook_test_on_display name)
    add_test(NAME ${name}_xcb
        COMMAND "${PROJECT_SOURCE_DIR}/tests/support/run-test.sh" --display $<TARGET_FILE:${name}>)
    set_tests_properties(${name}_xcb PROPERTIES
        TIMEOUT 120
        ENVIRONMENT "LC_ALL=C.UTF-8;BALEHOOK_BIN=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
endfunction()
