// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/escapedreader.h"
#include "core/secrettable.h"

#include <algorithm>

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
    SecretSearch(const Char *text, qsizetype size, const SecretTable &table, Qt::CaseSensitivity cases, bool goesOn)
        : m_text(text)
        , m_size(size)
        , m_table(table)
        , m_cases(cases)
        , m_goesOn(goesOn)
        , m_reader(text, size)
        , m_mostSteps(fewSteps + size * stepsACharacter)
    { }

    Hit next(qsizetype from)
    {
        for (qsizetype at = nextCandidate(from); at < m_size; at = nextCandidate(at + 1)) {
            if (at > 0 && m_text[at] == Char('\\') && m_text[at - 1] == Char('\\'))
                continue; // it belongs to what began there
            const Hit hit = attempt(at);
            if (hit.kind != Hit::Kind::None)
                return hit;
            if (m_reader.steps() > m_mostSteps)
                return {Hit::Kind::Secret, at, m_size, 0};
        }
        return {Hit::Kind::None, m_size, m_size, 0};
    }

private:
    static constexpr qint64 fewSteps = 4'000'000;
    static constexpr qint64 stepsACharacter = 64;
    static constexpr int mostBetween = 16;

    static constexpr bool isLineBreak(int value) { return value == '\n' || value == '\r'; }
    static constexpr bool isBlank(int value) { return value == ' ' || value == '\t'; }

    /// What is read in one way only, and stands for itself.
    static constexpr bool isSimple(uint value)
    {
        return value <= 0xff && value != 0 && !mayBeginEscape(int(value)) && !isLineBreak(int(value));
    }

    uint unit(qsizetype at) const { return codeOf(m_text[at]); }

    qsizetype nextCandidate(qsizetype at)
    {
        if (m_cases == Qt::CaseInsensitive || m_table.isEmpty())
            return m_table.isEmpty() ? m_size : at;
        for (; at + 3 < m_size; ++at) {
            const uint first = unit(at);
            const uint second = unit(at + 1);
            if (sizeof(Char) > 1 && (first > 0xff || second > 0xff))
                continue;
            if (!m_table.mayBegin(first, second))
                continue;
            const uint third = unit(at + 2);
            const uint fourth = unit(at + 3);
            const bool isPlain = isSimple(first) && isSimple(second) && isSimple(third) && isSimple(fourth);
            if (isPlain ? m_table.mayFollow(second, third, fourth) : mayBegin(at))
                return at;
        }
        for (; at < m_size; ++at) {
            if (mayBegin(at))
                return at;
        }
        return m_size;
    }

    bool mayBegin(qsizetype at)
    {
        m_reader.forgetEnd();
        return mayGoOn(at, {}, 0) || (m_goesOn && m_reader.sawEnd());
    }

    /// Whether what is read at \a at may be character \a index of a form, of those that the table knows; before it came
    /// \a read.
    bool mayGoOn(qsizetype at, std::array<uint, 4> read, std::size_t index)
    {
        const auto readings = m_reader.at(at);
        if (readings.isEmpty())
            return true;
        for (const auto &reading : readings) {
            if (index > 0 && isLineBreak(reading.value))
                return true;
            if (reading.value > 0xff)
                continue;
            read[index] = uint(reading.value);
            if (index == 0 && !m_table.mayBegin(reading.value))
                continue;
            if (index == 1 && !m_table.mayBegin(read[0], read[1]))
                continue;
            if (index == 3) {
                if (m_table.mayFollow(read[1], read[2], read[3]))
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
        for (const SecretForm *form : m_table.forms()) {
            qsizetype matched = 0;
            const qsizetype end = match(*form, at, &matched);
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

    /// Where \a form ends that begins at \a at; -1 if it does not.
    qsizetype match(const SecretForm &form, qsizetype at, qsizetype *matched)
    {
        const qsizetype units = form.units();
        qsizetype end = at;
        for (; *matched < units; ++*matched) {
            qsizetype next = end;
            if (*matched > 0 && form.kind == SecretForm::Kind::Base64)
                next = behindLineBreak(next);
            next = accepted(form, *matched, next);
            if (next < 0)
                return *matched >= form.coreUnits() ? end : -1;
            end = next;
        }
        return form.kind == SecretForm::Kind::Base64 ? behindPadding(end) : end;
    }

    qsizetype accepted(const SecretForm &form, qsizetype index, qsizetype at)
    {
        for (const auto &reading : m_reader.at(at)) {
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
    EscapedReader<Char> m_reader;
    qint64 m_mostSteps;
};

} // namespace Balehook
