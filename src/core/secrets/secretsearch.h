// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/secrets/escapedreader.h"
#include "core/secrets/secretplaces.h"
#include "core/secrets/secrettable.h"
#include "core/secrets/specialplaces.h"

#include <algorithm>
#include <span>

namespace Balehook {

/// Looks for the secrets of a table in one text, from its beginning to its end. It owns neither.
///
/// One look at each character, and more only where a secret may begin. A text that is made to take long, which an
/// ordinary one never does, is given up: all of the rest counts as secret then.
template <typename Char>
class SecretSearch final
{
public:
    struct Hit
    {
        enum class Kind {
            None, ///< nothing from there on
            Secret,
            Undecided, ///< the text ends before it is clear whether this is one
        };

        Kind kind = Kind::None;
        qsizetype from = 0;
        qsizetype to = 0;
        qsizetype matched = 0; ///< of an undecided one: so many characters fit
    };

    /// \a goesOn: more may follow behind \a text. Otherwise nothing is undecided.
    SecretSearch(std::span<const Char> text, const SecretTable &table, Qt::CaseSensitivity cases, bool goesOn)
        : m_text(text.data())
        , m_size(qsizetype(text.size()))
        , m_table(table)
        , m_cases(cases)
        , m_goesOn(goesOn)
        , m_specials(m_text, m_size)
        , m_reader(m_text, m_size)
        , m_mostSteps(fewSteps + m_size * stepsACharacter)
    { }

    Hit next(qsizetype from)
    {
        for (qsizetype at = nextCandidate(from); at < m_size; at = nextCandidate(at + 1)) {
            if (at > 0 && m_text[at] == Char('\\') && m_text[at - 1] == Char('\\'))
                continue; // it belongs to what began there
            if (isTooMuch())
                return {Hit::Kind::Secret, at, m_size, 0};
            const Hit hit = attempt(at);
            if (hit.kind != Hit::Kind::None)
                return hit;
        }
        return {Hit::Kind::None, m_size, m_size, 0};
    }

private:
    static constexpr qint64 fewSteps = 4'000'000;
    static constexpr qint64 stepsACharacter = 64;
    static constexpr int mostBetween = 16;

    static constexpr bool isLineBreak(int value) { return value == '\n' || value == '\r'; }
    static constexpr bool isBlank(int value) { return value == ' ' || value == '\t'; }

    bool isTooMuch() const { return m_reader.steps() > m_mostSteps; }

    uint unit(qsizetype at) const { return codeOf(m_text[at]); }

    /// The next place from \a at on where a secret may begin. Most of a text is passed by looking at every few
    /// characters: what is written without escapes has its first characters in one piece.
    qsizetype nextCandidate(qsizetype at)
    {
        if (m_table.isEmpty())
            return m_size;
        if (m_cases == Qt::CaseInsensitive) {
            while (at < m_size && !mayBeginInAnyCase(at) && !isTooMuch())
                ++at;
            return at;
        }
        const qsizetype skip = m_table.skip();
        const qsizetype last = m_goesOn ? m_size : m_size - shortestKnownSecret + 1;
        while (at < last) {
            const qsizetype special = m_specials.next(at);
            const qsizetype slow = std::max(at, special - skip - 3);
            for (qsizetype sample = at; sample < slow + skip && sample + 4 <= special; sample += skip) {
                if (!m_table.hasSample(gramAt(sample)))
                    continue;
                for (qsizetype start = std::max(at, sample - skip + 1); start <= sample; ++start) {
                    if (m_table.mayStart(gramAt(start)))
                        return start;
                }
            }
            for (at = slow; at + 4 <= special; ++at) {
                if (m_table.mayStart(gramAt(at)))
                    return at;
            }
            for (; at <= special && at < m_size; ++at) {
                if (mayBegin(at) || isTooMuch())
                    return at;
            }
        }
        return m_size;
    }

    quint32 gramAt(qsizetype at) const { return SecretTable::gram(unit(at), unit(at + 1), unit(at + 2), unit(at + 3)); }

    /// By two characters at most, each of which may be written in the other case; what may be an escape counts.
    bool mayBeginInAnyCase(qsizetype at) const
    {
        const uint first = unit(at);
        if (m_specials.isSpecial(first))
            return true;
        constexpr uint otherCase = 0x20;
        const uint second = at + 1 < m_size ? unit(at + 1) : 0;
        const auto mayBe = [&](uint begin) {
            return m_table.isFirst(begin)
                && (m_specials.isSpecial(second) || m_table.isPair(begin, second)
                    || m_table.isPair(begin, second ^ otherCase));
        };
        return mayBe(first) || mayBe(first ^ otherCase);
    }

    bool mayBegin(qsizetype at)
    {
        if (!m_specials.isSpecial(unit(at)) && !m_table.isFirst(unit(at)))
            return false;
        std::array<uint, 4> values{};
        qsizetype next = at;
        for (std::size_t index = 0; index < values.size(); ++index) {
            const int value = simpleValue(next, index > 0);
            if (value < 0) {
                m_reader.forgetEnd();
                return mayGoOn(at, {}, 0) || (m_goesOn && m_reader.sawEnd());
            }
            values[index] = uint(value);
            if (index == 0 ? !m_table.isFirst(values[0]) : index == 1 && !m_table.isPair(values[0], values[1]))
                return false;
        }
        return m_table.mayStart(SecretTable::gram(values[0], values[1], values[2], values[3]));
    }

    /// The character at \a at, which goes behind it, where there is but one way to read it and that is quickly seen;
    /// otherwise -1.
    int simpleValue(qsizetype &at, bool mayBreak)
    {
        if (mayBreak && at < m_size && isLineBreak(int(unit(at))))
            at = behindRawBreak(at);
        if (at >= m_size)
            return -1;
        const uint value = unit(at);
        if (!m_specials.isSpecial(value)) {
            ++at;
            return int(value);
        }
        const qsizetype begin = at;
        at += 1;
        if (m_table.holdsEscapes() || begin + 3 > m_size)
            return -1;
        const int next = int(unit(begin + 1));
        if (value == '\\' && (next == '/' || next == '"')) {
            at = begin + 2;
            return next;
        }
        if (value == '&' && !m_specials.isSpecial(uint(next)) && !isEntityBegin(next))
            return int(value);
        if (value != '%' || hexDigit(next) < 0 || hexDigit(int(unit(begin + 2))) < 0)
            return -1;
        at = begin + 3;
        const int decoded = hexDigit(next) * 16 + hexDigit(int(unit(begin + 2)));
        return m_specials.isSpecial(uint(decoded)) ? -1 : decoded;
    }

    static constexpr bool isEntityBegin(int value)
    {
        return value == '#' || (value < 0x80 && QByteArrayView("abelnpstu").contains(char(value | 0x20)));
    }

    qsizetype behindRawBreak(qsizetype at) const
    {
        for (int i = 0; i < mostBetween && at < m_size; ++i, ++at) {
            if (const int value = int(unit(at)); !isLineBreak(value) && !isBlank(value))
                break;
        }
        return at;
    }

    /// Whether what is read at \a at may be character \a index of a form, of those that the table knows; before it came
    /// \a read.
    bool mayGoOn(qsizetype at, std::array<uint, 4> read, std::size_t index)
    {
        if (const qsizetype next = index > 0 ? behindLineBreak(at) : at; next > at && mayGoOn(next, read, index))
            return true;
        const auto readings = m_reader.at(at);
        if (readings.isEmpty())
            return true;
        for (const auto &reading : readings) {
            if (reading.value > 0xff)
                continue;
            read[index] = uint(reading.value);
            if (index == 0 && !m_table.isFirst(read[0]))
                continue;
            if (index == 1 && !m_table.isPair(read[0], read[1]))
                continue;
            if (index == 3) {
                if (m_table.mayStart(SecretTable::gram(read[0], read[1], read[2], read[3])))
                    return true;
                continue;
            }
            if (mayGoOn(reading.next, read, index + 1))
                return true;
        }
        return false;
    }

    /// The longest secret that begins at \a at.
    Hit attempt(qsizetype at)
    {
        Hit best{Hit::Kind::None, at, at, 0};
        m_reader.forgetEnd();
        const auto first = m_reader.at(at);
        for (const SecretForm *form : m_table.forms()) {
            qsizetype matched = 0;
            const qsizetype end = match(*form, first, &matched);
            if (end > best.to) {
                best.kind = Hit::Kind::Secret;
                best.to = end;
            }
            best.matched = std::max(best.matched, matched);
        }
        if (m_goesOn && m_reader.sawEnd())
            best.kind = Hit::Kind::Undecided;
        return best;
    }

    using Readings = typename EscapedReader<Char>::Readings;

    /// Where \a form ends that begins with \a first; -1 if it does not.
    qsizetype match(const SecretForm &form, const Readings &first, qsizetype *matched)
    {
        qsizetype end = accepted(form, 0, first);
        if (end < 0)
            return -1;
        const qsizetype units = form.units();
        for (*matched = 1; *matched < units; ++*matched) {
            const bool mayBreak = form.kind == SecretForm::Kind::Base64;
            const qsizetype next = accepted(form, *matched, m_reader.at(mayBreak ? behindLineBreak(end) : end));
            if (next < 0)
                return *matched >= form.coreUnits() ? end : -1;
            end = next;
        }
        return form.kind == SecretForm::Kind::Base64 ? behindPadding(end) : end;
    }

    qsizetype accepted(const SecretForm &form, qsizetype index, const Readings &readings) const
    {
        for (const auto &reading : readings) {
            if (form.accepts(index, reading.value, m_cases))
                return reading.next;
        }
        return -1;
    }

    qsizetype behindLineBreak(qsizetype at)
    {
        bool isInBreak = false;
        for (int i = 0; i < mostBetween; ++i) {
            const auto readings = m_reader.at(at);
            const int value = readings.isEmpty() ? 0 : readings.front().value;
            if (!isLineBreak(value) && !(isInBreak && isBlank(value)))
                break;
            isInBreak = true;
            at = readings.front().next;
        }
        return at;
    }

    qsizetype behindPadding(qsizetype at)
    {
        for (int i = 0; i < 2; ++i) {
            const auto readings = m_reader.at(at);
            if (readings.isEmpty() || readings.front().value != '=')
                break;
            at = readings.front().next;
        }
        return at;
    }

    const Char *m_text;
    qsizetype m_size;
    const SecretTable &m_table;
    Qt::CaseSensitivity m_cases;
    bool m_goesOn;
    SpecialPlaces<Char> m_specials;
    EscapedReader<Char> m_reader;
    qint64 m_mostSteps;
};

} // namespace Balehook
