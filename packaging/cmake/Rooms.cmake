# SPDX-FileCopyrightText: 2026 The Balehook authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A room is one folder below src/ and one library Balehook::<room>, or a group of folders with a library each. The order in
# which they may use each other is checked by tests/layering (which reads the #include lines), not only by the linker. The libraries are static in what
# is packaged, and shared (BUILD_SHARED_LIBS) where each test program would hold a copy of all of them.
set(CMAKE_LIBRARY_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/lib")
if(WIN32)
    set(BUILD_SHARED_LIBS OFF) # no class is marked for export
endif()

# balehook_room(<room> [SMALL|BUSY] SOURCES <files...> [SMALL_SOURCES <files...>] [FORMS <forms in ui/...>]
#               [USES <rooms and libraries...>])
#
# <room> is the folder below src/, such as core; that of a group is <group>/<folder>, and its library Balehook::<group>_<folder>.
# SMALL rooms wait for people, the network or the disk: what is packaged has them as small rather than as fast as can be. So
# it has the SMALL_SOURCES of other rooms.
# BUSY rooms are what the tests compute most in: a Debug build optimizes them a little, which the sanitizers' tests gain
# much more from than it takes to compile.
function(balehook_room room)
    cmake_parse_arguments(PARSE_ARGV 1 arg "SMALL;BUSY" "" "SOURCES;SMALL_SOURCES;FORMS;USES")
    list(APPEND arg_SOURCES ${arg_SMALL_SOURCES})
    string(REPLACE "/" "_" name "${room}")
    set(target balehook_${name})
    add_library(${target} ${arg_SOURCES})
    add_library(Balehook::${name} ALIAS ${target})
    target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")
    target_link_libraries(${target} PUBLIC Balehook::flags ${arg_USES})
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON DEFINE_SYMBOL "")
    balehook_merge(${target})
    balehook_moc(${target} ${arg_SOURCES})
    balehook_forms(${target} ${arg_FORMS})
    if(arg_SMALL)
        target_link_libraries(${target} PRIVATE Balehook::small)
        balehook_precompile(${target} SMALL)
    elseif(arg_BUSY)
        # Not linked: programs that hold this room (balehook_hold) are not compiled like it.
        target_compile_options(${target} PRIVATE "$<TARGET_PROPERTY:balehook_busy,INTERFACE_COMPILE_OPTIONS>")
        balehook_precompile(${target} BUSY)
    else()
        balehook_precompile(${target})
    endif()
    if(arg_SMALL_SOURCES AND NOT CMAKE_BUILD_TYPE STREQUAL "Debug")
        set_source_files_properties(${arg_SMALL_SOURCES} PROPERTIES
            COMPILE_OPTIONS "$<TARGET_PROPERTY:balehook_small,INTERFACE_COMPILE_OPTIONS>"
            SKIP_PRECOMPILE_HEADERS ON) # which are made for the others
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

# balehook_hold(<program> <libraries...>)
#
# Links a program that tests start hundreds of times. Where rooms are shared libraries, it holds what they were compiled
# to instead of loading them: half of a start would go to looking up their symbols.
function(balehook_hold program)
    if(NOT BUILD_SHARED_LIBS)
        target_link_libraries(${program} PRIVATE ${ARGN})
        return()
    endif()
    target_include_directories(${program} PRIVATE "${PROJECT_SOURCE_DIR}/src")
    set(wanted ${ARGN})
    set(seen "")
    while(wanted)
        list(POP_FRONT wanted library)
        if(TARGET ${library})
            get_target_property(real ${library} ALIASED_TARGET)
            if(real)
                set(library ${real})
            endif()
        endif()
        if(library IN_LIST seen)
            continue()
        endif()
        list(APPEND seen ${library})
        set(type "")
        if(TARGET ${library} AND library MATCHES "^balehook_")
            get_target_property(type ${library} TYPE)
        endif()
        if(type STREQUAL "SHARED_LIBRARY")
            target_sources(${program} PRIVATE $<TARGET_OBJECTS:${library}>)
            get_target_property(used ${library} LINK_LIBRARIES)
        elseif(type STREQUAL "INTERFACE_LIBRARY")
            get_target_property(used ${library} INTERFACE_LINK_LIBRARIES)
            # Its options, without the libraries that it stands for.
            if(NOT used)
                target_link_libraries(${program} PRIVATE ${library})
            endif()
        else()
            target_link_libraries(${program} PRIVATE ${library})
            continue()
        endif()
        if(used)
            list(APPEND wanted ${used})
        endif()
    endwhile()
endfunction()
