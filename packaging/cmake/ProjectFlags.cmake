# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# One INTERFACE target holds what every translation unit of the project is compiled with.

add_library(balehook_flags INTERFACE)
add_library(Balehook::flags ALIAS balehook_flags)

target_compile_features(balehook_flags INTERFACE cxx_std_20)
target_compile_definitions(balehook_flags INTERFACE
    QT_NO_CAST_FROM_ASCII
    QT_NO_CAST_TO_ASCII
    QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING
    QT_NO_FOREACH
    QT_NO_KEYWORDS
    QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_USE_QSTRINGBUILDER
    QT_STRICT_ITERATORS
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
    $<$<CONFIG:Debug>:QT_FORCE_ASSERTS>)

if(MSVC)
    target_compile_options(balehook_flags INTERFACE /W4 /permissive- /utf-8 /Zc:__cplusplus /guard:cf)
else()
    target_compile_options(balehook_flags INTERFACE
        -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
        # In a batch of sources (see balehook_merge) also names of other sources would be shadowed.
        $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>)
endif()

add_library(balehook_small INTERFACE)
add_library(Balehook::small ALIAS balehook_small)
if(NOT MSVC)
    target_compile_options(balehook_small INTERFACE "$<$<NOT:$<CONFIG:Debug>>:-Os>")
endif()

add_library(balehook_busy INTERFACE)
add_library(Balehook::busy ALIAS balehook_busy)
if(NOT (MSVC OR BALEHOOK_COVERAGE))
    target_compile_options(balehook_busy INTERFACE "$<$<CONFIG:Debug>:-O1>")
endif()

# What is not a Debug build is hardened, and names no folder of the machine that built it.
if(UNIX AND NOT APPLE)
    include(CheckPIESupported)
    check_pie_supported(LANGUAGES CXX)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    target_compile_options(balehook_flags INTERFACE
        "$<$<NOT:$<CONFIG:Debug>>:-ffunction-sections;-fdata-sections;-fstack-protector-strong;-fstack-clash-protection;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>"
        "$<$<AND:$<NOT:$<CONFIG:Debug>>,$<STREQUAL:${CMAKE_SYSTEM_PROCESSOR},x86_64>>:-fcf-protection>")
    target_link_options(balehook_flags INTERFACE
        # A program of a Debug build would load each library that those it uses are linked with: half of its start.
        LINKER:--as-needed
        "$<$<NOT:$<CONFIG:Debug>>:LINKER:-z,relro;LINKER:-z,now;LINKER:--gc-sections>")
    add_compile_options(
        "$<$<NOT:$<CONFIG:Debug>>:-ffile-prefix-map=${PROJECT_BINARY_DIR}=build;-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.>")
endif()

if(BALEHOOK_WERROR)
    target_compile_options(balehook_flags INTERFACE $<IF:$<BOOL:${MSVC}>,/WX,-Werror>)
endif()

if(BALEHOOK_SANITIZE)
    target_compile_options(balehook_flags INTERFACE
        -fsanitize=${BALEHOOK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(balehook_flags INTERFACE -fsanitize=${BALEHOOK_SANITIZE})
    # Two thirds of what clang keeps for messages are of these two kinds, and each start of a program has to relocate it.
    # They end the program by a signal instead, of which AddressSanitizer prints the stack (tests/support/run-test.sh).
    if(BALEHOOK_SANITIZE MATCHES "undefined" AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        target_compile_options(balehook_flags INTERFACE -fsanitize-trap=null,alignment)
    endif()
endif()

if(BALEHOOK_COVERAGE)
    target_compile_options(balehook_flags INTERFACE --coverage -O0)
    target_link_options(balehook_flags INTERFACE --coverage)
endif()

if(BALEHOOK_FAST_LINKER)
    find_program(BALEHOOK_LLD NAMES ld.lld ld.lld-14)
    if(BALEHOOK_LLD)
        add_link_options(-fuse-ld=lld)
    endif()
endif()

# Programs are compiled as libraries are, so that both can use one precompiled header.
if(BUILD_SHARED_LIBS AND NOT WIN32)
    target_compile_options(balehook_flags INTERFACE -fPIC)
endif()

# Batches of a target's sources, each compiled as one: most of the time goes to what all of them include. So no two sources
# of a folder may give one name to different things. A batch cannot warn of a name that shadows another, so the step tidy of
# packaging/checks.sh has the compiler check each changed source alone with -Wshadow; clang-tidy reads batches, too.
function(balehook_merge target)
    if(BALEHOOK_MERGE)
        set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    endif()
endfunction()

# What nearly every source includes, compiled once: clang then takes a third of the time, g++ with -O2 little more than
# half. It saves building time only: each source includes what it uses, which a build without it (preset gcc) shows.
function(balehook_precompiled_header target header)
    add_library(${target} OBJECT "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/precompiled.cpp")
    # Of the libraries only the folders: which of Qt's modules a target uses is a macro that differs between targets.
    target_link_libraries(${target} PRIVATE Balehook::flags ${ARGN})
    foreach(library IN ITEMS Qt6::Core Qt6::Gui Qt6::Widgets Qt6::Network Qt6::Test)
        if(TARGET ${library})
            target_include_directories(${target} SYSTEM PRIVATE
                $<TARGET_PROPERTY:${library},INTERFACE_INCLUDE_DIRECTORIES>)
        endif()
    endforeach()
    target_compile_definitions(${target} PRIVATE $<$<NOT:$<CONFIG:Debug>>:QT_NO_DEBUG>)
    target_compile_options(${target} PRIVATE $<TARGET_PROPERTY:Qt6::Core,INTERFACE_COMPILE_OPTIONS>)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    target_precompile_headers(${target} PRIVATE "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/${header}")
endfunction()
if(BALEHOOK_PRECOMPILE)
    balehook_precompiled_header(balehook_precompiled precompiled.h)
    if(CMAKE_BUILD_TYPE STREQUAL "Debug")
        balehook_precompiled_header(balehook_precompiled_busy precompiled.h Balehook::busy)
    else()
        balehook_precompiled_header(balehook_precompiled_small precompiled.h Balehook::small)
    endif()
    # That of the tests also has Qt Test, with what it has for windows. g++ would not take it for tests without windows.
    if(BALEHOOK_TESTS AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
        balehook_precompiled_header(balehook_precompiled_tests precompiledtests.h)
    endif()
endif()

# balehook_precompile(<target> [SMALL|BUSY|TESTS]): uses it where the build has it. The target is compiled with the common
# flags alone, or with those of small or busy ones.
function(balehook_precompile target)
    set(header balehook_precompiled)
    if("SMALL" IN_LIST ARGN AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug") # where both are the same
        set(header balehook_precompiled_small)
    elseif("BUSY" IN_LIST ARGN AND CMAKE_BUILD_TYPE STREQUAL "Debug")
        set(header balehook_precompiled_busy)
    elseif("TESTS" IN_LIST ARGN AND TARGET balehook_precompiled_tests)
        set(header balehook_precompiled_tests)
    endif()
    if(TARGET ${header})
        target_precompile_headers(${target} REUSE_FROM ${header})
    endif()
endfunction()
