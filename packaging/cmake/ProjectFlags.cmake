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
        -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast)
endif()

# What is not a Debug build is hardened, and names no folder of the machine that built it.
if(UNIX AND NOT APPLE)
    include(CheckPIESupported)
    check_pie_supported(LANGUAGES CXX)
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    target_compile_options(balehook_flags INTERFACE
        "$<$<NOT:$<CONFIG:Debug>>:-fstack-protector-strong;-fstack-clash-protection;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>"
        "$<$<AND:$<NOT:$<CONFIG:Debug>>,$<STREQUAL:${CMAKE_SYSTEM_PROCESSOR},x86_64>>:-fcf-protection>")
    target_link_options(balehook_flags INTERFACE
        "$<$<NOT:$<CONFIG:Debug>>:LINKER:-z,relro;LINKER:-z,now;LINKER:--as-needed>")
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
endif()

if(BALEHOOK_COVERAGE)
    target_compile_options(balehook_flags INTERFACE --coverage -O0)
    target_link_options(balehook_flags INTERFACE --coverage)
endif()
