// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/escapedreader.h"

#include <algorithm>

namespace Balehook {

namespace {

struct Name
{
    QByteArrayView name;
    char character;
};

constexpr std::array<Name, 13> names{{{"amp", '&'},
                                      {"bsol", '\\'},
                                      {"equals", '='},
                                      {"lowbar", '_'},
                                      {"newline", '\n'},
                                      {"num", '#'},
                                      {"percnt", '%'},
                                      {"period", '.'},
                                      {"plus", '+'},
                                      {"semi", ';'},
                                      {"sol", '/'},
                                      {"tab", '\t'},
                                      {"underbar", '_'}}};

} // namespace

int namedCharacter(QByteArrayView name)
{
    const auto *found = std::find_if(names.begin(), names.end(), [name](const Name &each) {
        return each.name.size() == name.size() && each.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == names.end() ? 0 : found->character;
}

} // namespace Balehook
