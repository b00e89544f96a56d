# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Test classes, the programs that hold them, and what they share. All classes of one folder below tests/ are in one
# program, such as balehook-tests-net, which runs the class that its first argument names. Each class is a CTest entry of
# its own, and so a process of its own. The target tst_paging builds what the entry of this name runs.
option(BALEHOOK_TESTS_APART "Build each test class as a program of its own: for those who change one again and again" OFF)

# balehook_test_part(<target> <files...>): what each program and library of the tests has.
function(balehook_test_part target)
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src" "${PROJECT_SOURCE_DIR}/tests")
    balehook_precompile(${target} TESTS)
    balehook_moc(${target} ${ARGN})
endfunction()

# balehook_test_library(<name> SOURCES <files...> [USES <libraries...>])
#
# What several tests use.
function(balehook_test_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;USES")
    add_library(${name} ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC Balehook::flags ${arg_USES})
    balehook_merge(${name})
    balehook_test_part(${name} ${arg_SOURCES})
endfunction()

# balehook_test_program(<name> SOURCES <files...> [USES <libraries...>] [BY_HAND] [OFTEN])
#
# A program with a main() of its own: one that tests start, that measures or that makes pictures. BY_HAND is built only
# where it is asked for, OFTEN is started hundreds of times (balehook_hold).
function(balehook_test_program name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "BY_HAND;OFTEN" "" "SOURCES;USES")
    add_executable(${name} ${arg_SOURCES})
    if(arg_OFTEN)
        balehook_hold(${name} Balehook::flags ${arg_USES})
    else()
        target_link_libraries(${name} PRIVATE Balehook::flags ${arg_USES})
    endif()
    balehook_merge(${name})
    balehook_test_part(${name} ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ${arg_BY_HAND})
endfunction()

# balehook_test_run(<name> <test> [KEYRING|BUS|DISPLAY|DESKTOP] [TIMEOUT <seconds>] [LABELS <labels...>]
#                   [ENVIRONMENT <name=value...>])
#
# A CTest entry that runs the class of <test>; balehook_test() makes one of the same name, this one more. KEYRING runs it
# on a session bus of its own with an unlocked gnome-keyring, BUS on one where nobody offers any service, DISPLAY on a
# virtual X display, where windows are real, DESKTOP on one with a keyring and the bus of assistive programs; it always
# gets a private HOME. The platform plugin is offscreen where there is no display.
function(balehook_test_run name test)
    cmake_parse_arguments(PARSE_ARGV 2 arg "KEYRING;BUS;DISPLAY;DESKTOP" "TIMEOUT" "LABELS;ENVIRONMENT")
    set(runner "${PROJECT_SOURCE_DIR}/tests/support/run-test.sh")
    if(WIN32)
        set(runner "") # no shell
    elseif(arg_KEYRING)
        list(APPEND runner --keyring)
    elseif(arg_BUS)
        list(APPEND runner --bus)
    elseif(arg_DISPLAY)
        list(APPEND runner --display)
    elseif(arg_DESKTOP)
        list(APPEND runner --desktop)
    endif()
    get_target_property(program ${test} BALEHOOK_TEST_PROGRAM)
    get_target_property(class ${test} BALEHOOK_TEST_CLASS)
    add_test(NAME ${name} COMMAND ${runner} $<TARGET_FILE:${program}> ${class})
    set(serial OFF)
    if("timing" IN_LIST arg_LABELS)
        set(serial ON)
    endif()
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 120)
    endif()
    if(NOT arg_DISPLAY)
        list(PREPEND arg_ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
    endif()
    set_tests_properties(${name} PROPERTIES
        TIMEOUT ${arg_TIMEOUT}
        COST ${arg_TIMEOUT} # the longest first, so that the last to end is a short one
        LABELS "${arg_LABELS}"
        RUN_SERIAL "${serial}"
        ENVIRONMENT "${arg_ENVIRONMENT};LC_ALL=C.UTF-8;BALEHOOK_BIN=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}")
endfunction()

# balehook_test(<name> SOURCES <files...> [USES <libraries...>] [DEFINES <name="value"...>] [APART]
#               [and what balehook_test_run() takes, but DISPLAY])
#
# A Qt Test class in the first of the files, <name>.cpp, in the program of its folder, with a CTest entry of its name.
# DEFINES are macros of that file. One that is APART has a program of its own, as it replaces functions of the system or
# has resources that others must not see. A test with the label "timing" measures something and runs alone; one with
# "memory" or "looks" measures what sanitizers change, or pixels, which they do not, and is left out there.
function(balehook_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "APART;KEYRING;BUS;DESKTOP" "TIMEOUT" "SOURCES;USES;DEFINES;LABELS;ENVIRONMENT")
    if(arg_APART OR BALEHOOK_TESTS_APART)
        set(program ${name})
    else()
        cmake_path(RELATIVE_PATH CMAKE_CURRENT_SOURCE_DIR BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE folder)
        string(REPLACE "/" "-" program "balehook-${folder}")
        add_custom_target(${name} DEPENDS ${program})
    endif()
    if(NOT TARGET ${program})
        balehook_test_program(${program} USES Qt6::Test balehook_testprogram)
        # Takes the place of QTEST_MAIN() and its like.
        target_compile_options(${program} PRIVATE
            "SHELL:$<IF:$<BOOL:${MSVC}>,/FI,-include> ${PROJECT_SOURCE_DIR}/tests/program/testclass.h")
    endif()
    target_sources(${program} PRIVATE ${arg_SOURCES})
    target_link_libraries(${program} PRIVATE ${arg_USES})
    balehook_moc(${program} ${arg_SOURCES})
    list(GET arg_SOURCES 0 source)
    cmake_path(GET source STEM class)
    if(arg_DEFINES)
        set_source_files_properties("${source}" PROPERTIES COMPILE_DEFINITIONS "${arg_DEFINES}")
    endif()
    set_target_properties(${name} PROPERTIES BALEHOOK_TEST_PROGRAM ${program} BALEHOOK_TEST_CLASS ${class})
    set(run "")
    foreach(word IN ITEMS KEYRING BUS DESKTOP)
        if(arg_${word})
            list(APPEND run ${word})
        endif()
    endforeach()
    foreach(word IN ITEMS TIMEOUT LABELS ENVIRONMENT)
        if(arg_${word})
            list(APPEND run ${word} ${arg_${word}})
        endif()
    endforeach()
    balehook_test_run(${name} ${name} ${run})
endfunction()

# balehook_test_on_display(<name>)
#
# The same test class once more, on a virtual X display, where windows are real.
function(balehook_test_on_display name)
    balehook_test_run(${name}_xcb ${name} DISPLAY)
endfunction()
