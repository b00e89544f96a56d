// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QtGlobal>

#include <array>
#include <optional>

namespace Balehook {

/// A character that may begin an escape: of JSON and programs, of addresses, of HTML.
constexpr bool mayBeginEscape(int value)
{
    return value == '\\' || value == '%' || value == '&';
}

constexpr uint codeOf(char character)
{
    return static_cast<unsigned char>(character);
}

constexpr uint codeOf(char16_t character)
{
    return character;
}

/// The value of a hexadecimal digit; -1 for anything else.
constexpr int hexDigit(int value)
{
    if (value >= '0' && value <= '9')
        return value - '0';
    const int lower = value | 0x20;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

/// The character that \a name means in HTML, of those that a token may be made of or that begin an escape; 0 for
/// another name. Case is ignored.
int namedCharacter(QByteArrayView name);

/// Reads the characters that a text means, wherever it stands in it: escapes of JSON, of addresses and of HTML are
/// followed, in any case, nested in each other and repeated, up to a bound. Of bytes, those of UTF-16 are read as well.
/// It does not own the text. The work is counted in steps(), as whoever wrote the text may mean ill.
template <typename Char>
class EscapedReader final
{
public:
    struct Reading
    {
        int value; ///< above 0xff for what no secret is made of
        qsizetype next; ///< where the text goes on behind it
    };

    /// What a place of the text may mean, the likeliest first. Empty at its end.
    class Readings final
    {
    public:
        void add(Reading reading)
        {
            if (m_count < m_all.size())
                m_all[m_count++] = reading;
        }
        bool isEmpty() const { return m_count == 0; }
        const Reading &front() const { return m_all.front(); }
        const Reading *begin() const { return m_all.data(); }
        const Reading *end() const { return m_all.data() + m_count; }

    private:
        std::array<Reading, 5> m_all{};
        std::size_t m_count = 0;
    };

    /// An escape that is longer is taken for what it looks like.
    static constexpr qsizetype widest = 512;

    EscapedReader(const Char *text, qsizetype size)
        : m_text(text)
        , m_size(size)
    { }

    Readings at(qsizetype place)
    {
        m_limit = place + widest;
        return read(place, mostNested);
    }

    /// More text might have changed what was read since the last call of forgetEnd().
    bool sawEnd() const { return m_sawEnd; }
    void forgetEnd() { m_sawEnd = false; }
    qint64 steps() const { return m_steps; }

private:
    static constexpr int mostNested = 8;
    static constexpr int mostRounds = 32;

    int unit(qsizetype place)
    {
        ++m_steps;
        if (place >= m_limit)
            return -1;
        if (place >= m_size) {
            m_sawEnd = true;
            return -1;
        }
        const uint value = codeOf(m_text[place]);
        return value <= 0xff ? int(value) : 0x100;
    }

    Readings read(qsizetype place, int nested)
    {
        if constexpr (sizeof(Char) == 1) {
            while (place < m_size && m_text[place] == Char(0)) // between the letters of UTF-16
                ++place, ++m_steps;
        }
        Readings found;
        const Reading plain{unit(place), place + 1};
        if (plain.value < 0)
            return found;
        if (nested > 0) {
            Reading meant = plain;
            for (int round = 0; round < mostRounds && mayBeginEscape(meant.value); ++round) {
                const Readings step = unescaped({place, meant.next}, meant.value, nested - 1);
                if (step.isEmpty())
                    break;
                found = step;
                meant = step.front();
            }
        }
        found.add(plain);
        return found;
    }

    /// How the first character of an escape is written.
    struct Begin
    {
        qsizetype from;
        qsizetype next;
    };

    Readings unescaped(Begin begin, int value, int nested)
    {
        Readings found;
        if (value == '\\')
            return backslash(begin.next, nested);
        const std::optional<Reading> meant = value == '%' ? percent(begin.next, nested) : entity(begin, nested);
        if (meant)
            found.add(*meant);
        return found;
    }

    std::optional<Reading> hexNumber(qsizetype place, int digits, int nested)
    {
        Reading number{0, place};
        for (int i = 0; i < digits; ++i) {
            bool isDigit = false;
            for (const Reading &reading : read(number.next, nested)) {
                if (const int digit = hexDigit(reading.value); digit >= 0) {
                    number = {number.value >= 0x100 ? 0x100 : number.value * 16 + digit, reading.next};
                    isDigit = true;
                    break;
                }
            }
            if (!isDigit)
                return std::nullopt;
        }
        return number;
    }

    std::optional<Reading> percent(qsizetype place, int nested)
    {
        const Readings next = read(place, nested);
        if (!next.isEmpty() && next.front().value == 'u')
            return hexNumber(next.front().next, 4, nested);
        return hexNumber(place, 2, nested);
    }

    Readings backslash(qsizetype place, int nested)
    {
        // Each layer of JSON doubles them.
        while (unit(place) == '\\')
            ++place;
        Readings found;
        const Readings next = read(place, nested);
        if (next.isEmpty())
            return found;
        const Reading letter = next.front();
        std::optional<Reading> meant;
        switch (letter.value) {
        case 'u':
            meant = hexNumber(letter.next, 4, nested);
            break;
        case 'U':
            meant = hexNumber(letter.next, 8, nested);
            break;
        case 'x':
            meant = hexNumber(letter.next, 2, nested);
            break;
        case 'n':
        case 'r':
            meant = Reading{'\n', letter.next};
            break;
        case 't':
            meant = Reading{'\t', letter.next};
            break;
        default:
            meant = octal(place);
        }
        if (meant)
            found.add(*meant);
        for (const Reading &quoted : next)
            found.add(quoted);
        return found;
    }

    std::optional<Reading> octal(qsizetype place)
    {
        Reading number{0, place};
        for (int i = 0; i < 3; ++i) {
            const int digit = unit(number.next);
            if (digit < '0' || digit > '7')
                break;
            number = {number.value * 8 + digit - '0', number.next + 1};
        }
        return number.next > place ? std::optional(number) : std::nullopt;
    }

    std::optional<Reading> entity(Begin begin, int nested)
    {
        const Readings first = read(begin.next, nested);
        if (first.isEmpty())
            return std::nullopt;
        std::optional<Reading> meant = first.front().value == '#' ? numericEntity(begin, first.front().next, nested)
                                                                  : namedEntity(begin.next, nested);
        if (!meant)
            return std::nullopt;
        const Readings end = read(meant->next, nested);
        if (!end.isEmpty() && end.front().value == ';')
            meant->next = end.front().next;
        return meant;
    }

    /// The next one begins at \a place, where the semicolon is left out.
    bool isRepeated(Begin begin, qsizetype place)
    {
        for (qsizetype at = begin.from; at < begin.next; ++at, ++place) {
            if (unit(place) != unit(at))
                return false;
        }
        return true;
    }

    std::optional<Reading> numericEntity(Begin begin, qsizetype place, int nested)
    {
        Reading number{0, place};
        const Readings first = read(place, nested);
        const bool isHex = !first.isEmpty() && (first.front().value | 0x20) == 'x';
        if (isHex)
            number.next = first.front().next;
        const qsizetype digitsFrom = number.next;
        while (!isRepeated(begin, number.next)) {
            const Readings next = read(number.next, nested);
            const int digit = next.isEmpty() ? -1 : hexDigit(next.front().value);
            if (digit < 0 || (!isHex && digit > 9))
                break;
            number = {number.value >= 0x100 ? 0x100 : number.value * (isHex ? 16 : 10) + digit, next.front().next};
        }
        return number.next > digitsFrom ? std::optional(number) : std::nullopt;
    }

    std::optional<Reading> namedEntity(qsizetype place, int nested)
    {
        std::array<char, 8> name{};
        std::optional<Reading> meant;
        qsizetype next = place;
        for (std::size_t length = 0; length < name.size();) {
            const Readings letter = read(next, nested);
            const int value = letter.isEmpty() ? 0 : letter.front().value;
            if (!((value >= 'a' && value <= 'z') || (value >= 'A' && value <= 'Z')))
                break;
            name[length++] = char(value);
            next = letter.front().next;
            if (const int character = namedCharacter({name.data(), qsizetype(length)}); character != 0)
                meant = Reading{character, next};
        }
        return meant;
    }

    const Char *m_text;
    qsizetype m_size;
    qsizetype m_limit = 0;
    qint64 m_steps = 0;
    bool m_sawEnd = false;
};

} // namespace Balehook
