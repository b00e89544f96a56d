// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/queries/searchterms.h"

#include <algorithm>

namespace Balehook {

namespace {

bool isNameLetter(QChar ch)
{
    return (ch >= u'a' && ch <= u'z') || (ch >= u'A' && ch <= u'Z');
}

/// Reads terms one after the other.
class Reader final
{
public:
    explicit Reader(QStringView text)
        : m_text(text)
    { }

    bool isAtEnd()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
        return m_at >= m_text.size();
    }

    /// A minus in front of something.
    bool takeMinus()
    {
        const bool isMinus =
            m_text[m_at] == u'-' && m_at + 1 < m_text.size() && !m_text[m_at + 1].isSpace() && m_text[m_at + 1] != u'-';
        m_at += isMinus ? 1 : 0;
        return isMinus;
    }

    /// A name with its colon that is no beginning of an address; nothing is taken where there is none.
    std::optional<QStringView> takeName()
    {
        qsizetype end = m_at;
        while (end < m_text.size() && isNameLetter(m_text[end]))
            ++end;
        if (end == m_at || end >= m_text.size() || m_text[end] != u':' || m_text.sliced(end + 1).startsWith(u"//"))
            return std::nullopt;
        const QStringView name = m_text.sliced(m_at, end - m_at);
        m_at = end + 1;
        return name;
    }

    void back(qsizetype at) { m_at = at; }
    qsizetype at() const { return m_at; }

    /// A phrase in quotes, or all up to the next space.
    QString takeValue()
    {
        if (m_at < m_text.size() && m_text[m_at] == u'"')
            return takePhrase();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace())
            ++m_at;
        return m_text.sliced(from, m_at - from).toString();
    }

private:
    QString takePhrase()
    {
        QString phrase;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            if (m_text[m_at] == u'"') {
                const bool isDoubled = m_at + 1 < m_text.size() && m_text[m_at + 1] == u'"';
                m_at += 1;
                if (!isDoubled)
                    break;
            }
            phrase += m_text[m_at];
        }
        return phrase;
    }

    QStringView m_text;
    qsizetype m_at = 0;
};

} // namespace

SearchTerms SearchTerms::of(const QString &typed, std::span<const SearchName> fields)
{
    SearchTerms terms;
    Reader reader(typed);
    while (!reader.isAtEnd() && !terms.m_isCut) {
        SearchTerm term;
        term.isExcluded = reader.takeMinus();
        const qsizetype begin = reader.at();
        if (const auto name = reader.takeName()) {
            const auto known = std::find_if(fields.begin(), fields.end(), [&name](const SearchName &field) {
                return name->compare(field.name, Qt::CaseInsensitive) == 0;
            });
            if (known == fields.end()) {
                terms.m_unknownNames.append(name->toString());
                reader.back(begin);
            } else {
                std::copy_if(known->fields.begin(), known->fields.end(), std::back_inserter(term.fields),
                             [](int field) { return field >= 0; });
            }
        }
        term.text = reader.takeValue();
        if (term.text.isEmpty() || std::find(terms.m_all.begin(), terms.m_all.end(), term) != terms.m_all.end())
            continue;
        terms.m_isCut = terms.m_all.size() == std::size_t(mostTerms);
        if (!terms.m_isCut)
            terms.m_all.push_back(std::move(term));
    }
    return terms;
}

std::optional<SearchTerms::Begun> SearchTerms::begunIn(const QString &text)
{
    std::optional<Begun> last;
    Reader reader(text);
    qsizetype end = 0;
    while (!reader.isAtEnd()) {
        reader.takeMinus();
        last = Begun{.begin = reader.at()};
        if (const auto name = reader.takeName())
            last->name = name->toString();
        last->text = reader.takeValue();
        end = reader.at();
    }
    return end == text.size() ? last : std::nullopt;
}

QStringList SearchTerms::texts() const
{
    QStringList texts;
    for (const SearchTerm &term : m_all) {
        if (!term.isExcluded)
            texts.append(term.text);
    }
    return texts;
}

QString SearchTerms::phrase(const QString &text)
{
    const auto isSpecial = [](QChar ch) { return ch.isSpace() || ch == u'"' || ch == u':'; };
    if (!text.startsWith(u'-') && std::none_of(text.begin(), text.end(), isSpecial))
        return text;
    QString doubled = text;
    doubled.replace(u'"', QLatin1StringView("\"\""));
    return u'"' + doubled + u'"';
}

} // namespace Balehook
