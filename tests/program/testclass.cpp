// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "program/testclass.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace Balehook {

namespace {

/// By name. A function, as the order in which the sources of a program are initialized is open.
std::map<std::string, TestClass::Run> &classes()
{
    static std::map<std::string, TestClass::Run> known;
    return known;
}

std::string nameOf(std::string_view source)
{
    source.remove_prefix(source.find_last_of("/\\") + 1); // npos + 1 is 0
    return std::string(source.substr(0, source.rfind('.')));
}

} // namespace

TestClass::TestClass(const char *source, Run run)
{
    const bool isNew = classes().emplace(nameOf(source), run).second;
    if (!isNew) {
        std::fprintf(stderr, "%s holds a second test class.\n", source);
        std::abort();
    }
}

int TestClass::main(int argc, char **argv)
{
    const auto wanted = argc > 1 ? classes().find(argv[1]) : classes().end();
    if (wanted == classes().end()) {
        std::fprintf(stderr, "Usage: %s <class> [arguments of Qt Test]\nThe classes:\n", argv[0]);
        for (const auto &[name, run] : classes())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // Each class is called as if it were a program of its own, so that Qt takes its name for that of the application.
    std::string program(argv[0]);
    program.resize(program.find_last_of("/\\") + 1);
    program += wanted->first;
    std::vector<char *> arguments{program.data()};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    arguments.push_back(nullptr);
    return wanted->second(static_cast<int>(arguments.size()) - 1, arguments.data());
}

} // namespace Balehook

int main(int argc, char **argv)
{
    return Balehook::TestClass::main(argc, argv);
}
