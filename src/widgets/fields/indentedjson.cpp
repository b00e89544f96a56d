// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/indentedjson.h"

namespace Balehook {

namespace {

constexpr int indentWidth = 2;
constexpr int deepestIndent = 40; // deeper than that, more indentation only pushes the text out of sight

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

class Indenter final
{
public:
    explicit Indenter(const QByteArray &json)
        : m_json(json)
    {
        m_out.reserve(json.size() + json.size() / 4);
    }

    QByteArray run()
    {
        while (m_at < m_json.size())
            next();
        return std::move(m_out);
    }

private:
    const QByteArray &m_json;
    QByteArray m_out;
    qsizetype m_at = 0;
    int m_depth = 0;

    void next()
    {
        const char c = m_json[m_at];
        if (c == '"') {
            copyString();
            return;
        }
        ++m_at;
        if (isSpace(c))
            return;
        if (c == '{' || c == '[') {
            open(c);
        } else if (c == '}' || c == ']') {
            m_depth = qMax(0, m_depth - 1);
            newLine();
            m_out += c;
        } else {
            m_out += c;
            if (c == ',')
                newLine();
            else if (c == ':')
                m_out += ' ';
        }
    }

    void copyString()
    {
        const qsizetype from = m_at++;
        while (m_at < m_json.size() && m_json[m_at] != '"')
            m_at += m_json[m_at] == '\\' ? 2 : 1;
        m_at = qMin(m_at + 1, m_json.size());
        m_out += QByteArrayView(m_json).sliced(from, m_at - from);
    }

    void open(char bracket)
    {
        m_out += bracket;
        qsizetype ahead = m_at;
        while (ahead < m_json.size() && isSpace(m_json[ahead]))
            ++ahead;
        const char closing = bracket == '{' ? '}' : ']';
        if (ahead < m_json.size() && m_json[ahead] == closing) {
            m_out += closing;
            m_at = ahead + 1;
            return;
        }
        ++m_depth;
        newLine();
    }

    void newLine()
    {
        m_out += '\n';
        m_out.append(qMin(m_depth, deepestIndent) * indentWidth, ' ');
    }
};

} // namespace

QByteArray indentedJson(const QByteArray &json)
{
    return Indenter(json).run();
}

} // namespace Balehook
