// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/rawjson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Balehook::RawJson {

namespace {

/// Walks over JSON text. Every step goes forward, so that all loops over it end.
class Cursor final
{
public:
    explicit Cursor(QByteArrayView text)
        : m_text(text)
    { }

    bool atEnd() const { return m_at >= m_text.size(); }
    QByteArrayView since(qsizetype start) const { return m_text.sliced(start, m_at - start); }

    void skipSpace()
    {
        while (!atEnd() && isSpace(m_text[m_at]))
            ++m_at;
    }

    bool take(char wanted)
    {
        skipSpace();
        if (atEnd() || m_text[m_at] != wanted)
            return false;
        ++m_at;
        return true;
    }

    /// One value of any kind; its text, without the space around it.
    QByteArrayView takeValue()
    {
        skipSpace();
        const qsizetype start = m_at;
        if (atEnd())
            return {};
        if (m_text[m_at] == '"')
            skipString();
        else if (m_text[m_at] == '{' || m_text[m_at] == '[')
            skipNested();
        else
            skipScalar();
        return since(start);
    }

private:
    static bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

    /// From quote to quote, as all of a listing goes through here.
    void skipString()
    {
        const qsizetype start = m_at + 1;
        for (qsizetype from = start;;) {
            const qsizetype quote = from < m_text.size() ? m_text.indexOf('"', from) : -1;
            if (quote < 0) {
                m_at = m_text.size();
                return;
            }
            qsizetype backslashes = 0;
            while (quote - backslashes > start && m_text[quote - backslashes - 1] == '\\')
                ++backslashes;
            if (backslashes % 2 == 0) {
                m_at = quote + 1;
                return;
            }
            from = quote + 1;
        }
    }

    void skipNested()
    {
        qsizetype depth = 0;
        while (!atEnd()) {
            const char c = m_text[m_at];
            if (c == '"') {
                skipString();
                continue;
            }
            ++m_at;
            if (c == '{' || c == '[')
                ++depth;
            else if ((c == '}' || c == ']') && --depth == 0)
                return;
        }
    }

    void skipScalar()
    {
        while (!atEnd() && !isSpace(m_text[m_at]) && m_text[m_at] != ',' && m_text[m_at] != ']' && m_text[m_at] != '}')
            ++m_at;
    }

    QByteArrayView m_text;
    qsizetype m_at = 0;
};

QByteArrayView withoutByteOrderMark(QByteArrayView text)
{
    return text.startsWith("\xEF\xBB\xBF") ? text.sliced(3) : text;
}

/// Whether the quoted key \a key spells \a name; escapes are rare and left to Qt.
bool spells(QByteArrayView key, QByteArrayView name)
{
    if (key.size() < 2)
        return false;
    if (!key.contains('\\'))
        return key.sliced(1, key.size() - 2) == name;
    const QJsonDocument decoded = QJsonDocument::fromJson('[' + key.toByteArray() + ']');
    return decoded.array().at(0).toString().toUtf8() == name;
}

} // namespace

std::optional<QByteArrayView> member(QByteArrayView text, QByteArrayView name)
{
    std::optional<QByteArrayView> found;
    Cursor cursor(withoutByteOrderMark(text));
    if (!cursor.take('{'))
        return found;
    do {
        const QByteArrayView key = cursor.takeValue();
        if (!cursor.take(':'))
            break;
        const QByteArrayView value = cursor.takeValue();
        if (spells(key, name))
            found = value;
    } while (cursor.take(','));
    return found;
}

std::optional<QByteArrayView> element(QByteArrayView text, qsizetype index)
{
    Cursor cursor(withoutByteOrderMark(text));
    if (index < 0 || !cursor.take('['))
        return std::nullopt;
    for (qsizetype at = 0;; ++at) {
        const QByteArrayView value = cursor.takeValue();
        if (value.isEmpty())
            return std::nullopt;
        if (at == index)
            return value;
        if (!cursor.take(','))
            return std::nullopt;
    }
}

std::vector<QByteArrayView> elements(QByteArrayView text)
{
    std::vector<QByteArrayView> found;
    Cursor cursor(withoutByteOrderMark(text));
    if (!cursor.take('['))
        return found;
    do {
        const QByteArrayView value = cursor.takeValue();
        if (value.isEmpty())
            break;
        found.push_back(value);
    } while (cursor.take(','));
    return found;
}

bool hasMoreValuesThan(QByteArrayView text, qsizetype limit)
{
    qsizetype values = 0;
    bool isInText = false;
    for (qsizetype at = 0; at < text.size() && values <= limit; ++at) {
        const char c = text[at];
        if (c == '"')
            isInText = !isInText;
        else if (isInText && c == '\\')
            ++at;
        else if (!isInText && (c == ',' || c == '[' || c == '{'))
            ++values;
    }
    return values > limit;
}

std::vector<QByteArrayView> listedElements(const QByteArray &body)
{
    return elements(member(body, "data").value_or(QByteArrayView()));
}

QByteArray listedElement(const QByteArray &body, qsizetype index)
{
    const std::optional<QByteArrayView> data = member(body, "data");
    const std::optional<QByteArrayView> found = data ? element(*data, index) : std::nullopt;
    return found ? found->toByteArray() : QByteArray();
}

} // namespace Balehook::RawJson
