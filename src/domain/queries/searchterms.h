// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldschema.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace Balehook {

/// One part of what was typed into a search box: a word, or a phrase.
struct SearchTerm
{
    QString text = {}; ///< never empty, without the quotes
    std::vector<int> fields = {}; ///< where it has to be; empty: in any field that is searched
    bool isExcluded = false; ///< it has to be nowhere there

    friend bool operator==(const SearchTerm &a, const SearchTerm &b) = default;
};

/// What was typed into a search box, taken apart. A value; the same for import jobs, webhooks, properties and
/// balehookctl:
///
///   ada price         both words, each in any field
///   "ada price"       the phrase; two quotes inside stand for one
///   user:ada          the word in this field; user:"Ada Byron"
///   -draft, -user:ada not this word
///
/// Text never fails to be understood: a URL and what begins with a name that no field has are words, a quote that is
/// not closed ends with the text, and a field without a value is still being typed and asks for nothing.
class SearchTerms final
{
public:
    /// More than anybody types: what follows is left out, so that a pasted page asks for no thousand conditions.
    static constexpr int mostTerms = 32;

    static SearchTerms of(const QString &typed, std::span<const SearchName> fields);

    /// All of them have to hold.
    const std::vector<SearchTerm> &all() const { return m_all; }
    bool isEmpty() const { return m_all.empty(); }
    /// Texts that are looked for, to be marked where they are found.
    QStringList texts() const;
    /// Something was left out.
    bool isCut() const { return m_isCut; }
    /// Names in front of a colon that no field has, as typed: they were taken for words.
    const QStringList &unknownNames() const { return m_unknownNames; }

    /// A term that is still being typed.
    struct Begun
    {
        qsizetype begin = 0; ///< where it starts, a minus before it not included
        QString name = {}; ///< before its colon, as typed; empty: there is none
        QString text = {}; ///< without an opening quote; may be empty
    };
    /// The term that \a text, all up to the cursor, ends with; nothing behind a space.
    static std::optional<Begun> begunIn(const QString &text);

    /// What to type so that exactly \a text is looked for, spaces included.
    static QString phrase(const QString &text);

private:
    std::vector<SearchTerm> m_all;
    QStringList m_unknownNames;
    bool m_isCut = false;
};

} // namespace Balehook
