// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/numberformat.h"

#include <algorithm>
#include <cctype>
#include <string>

namespace Balehook {

namespace {

bool isWithin(int id, int first, int last)
{
    return id >= first && id <= last;
}

/// What of a section of a format stands for parts of a value, lower-case.
struct Letters
{
    std::string text;
    bool hasDuration = false;

    /// Whether the section shows anything of a value.
    bool areThere() const
    {
        const auto isPart = [](char letter) {
            return std::isalnum(static_cast<unsigned char>(letter)) || letter == '#' || letter == '?' || letter == '@';
        };
        return hasDuration || std::any_of(text.begin(), text.end(), isPart);
    }
};

/// Takes the first section off \a code.
Letters takeSection(std::string_view &code)
{
    Letters letters;
    std::size_t at = 0;
    for (; at < code.size() && code[at] != ';'; ++at) {
        const char letter = char(std::tolower(static_cast<unsigned char>(code[at])));
        if (letter == '"') {
            const std::size_t end = code.find('"', at + 1);
            at = end == std::string_view::npos ? code.size() : end;
        } else if (letter == '\\' || letter == '_' || letter == '*') {
            ++at;
        } else if (letter == '[') {
            const std::size_t end = code.find(']', at);
            const std::string_view inner = code.substr(at + 1, end == std::string_view::npos ? end : end - at - 1);
            const bool isElapsed = !inner.empty() && inner.find_first_not_of("hHmMsS") == std::string_view::npos;
            letters.hasDuration = letters.hasDuration || isElapsed;
            at = end == std::string_view::npos ? code.size() : end;
        } else {
            letters.text += letter;
        }
    }
    code.remove_prefix(std::min(at + 1, code.size()));
    return letters;
}

/// Those of the first section that shows a value: the first ones may be a dash for 0, or hide what they are for.
Letters lettersOf(std::string_view code)
{
    Letters letters = takeSection(code);
    while (!letters.areThere() && !code.empty())
        letters = takeSection(code);
    return letters;
}

} // namespace

NumberKind builtInNumberKind(int id)
{
    if (id == 22)
        return NumberKind::DateTime;
    if (id == 46)
        return NumberKind::Duration;
    if (isWithin(id, 18, 21) || id == 45 || id == 47 || isWithin(id, 32, 35) || isWithin(id, 55, 56))
        return NumberKind::Time;
    if (isWithin(id, 14, 17) || isWithin(id, 27, 36) || isWithin(id, 50, 58))
        return NumberKind::Date;
    return NumberKind::Number;
}

NumberKind numberKind(std::string_view code)
{
    const Letters letters = lettersOf(code);
    if (letters.hasDuration)
        return NumberKind::Duration;
    const std::string &text = letters.text;
    // Digits are written; a fraction of seconds (ss.000) has them, too.
    const bool hasSeconds = text.find('s') != std::string::npos;
    if (text.find("general") != std::string::npos || text.find('#') != std::string::npos
        || text.find('?') != std::string::npos || (text.find('0') != std::string::npos && !hasSeconds))
        return NumberKind::Number;
    const auto has = [&text](const char *any) { return text.find_first_of(any) != std::string::npos; };
    const bool hasTime = has("hs");
    const bool hasDay = has("yd") || has("eg") || text.find("bb") != std::string::npos;
    if (hasDay && hasTime)
        return NumberKind::DateTime;
    if (hasDay)
        return NumberKind::Date;
    if (hasTime)
        return NumberKind::Time;
    return has("m") ? NumberKind::Date : NumberKind::Number;
}

} // namespace Balehook
