// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/sharedstringsreader.h"

#include "failedrows/workbook/celltext.h"
#include "failedrows/workbook/textlimit.h"
#include "failedrows/workbook/xmlreader.h"

namespace Balehook {

namespace {

class StringsHandler final : public XmlHandler
{
public:
    StringsHandler(SharedStrings &strings, const Bounds &bounds)
        : m_strings(strings)
        , m_limit(bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &) override
    {
        if (name == "t")
            m_isText = !m_isPhonetic;
        else if (name == "si")
            m_text.resize(0);
        else if (name == "rPh")
            m_isPhonetic = true;
    }

    void endElement(std::string_view name) override
    {
        if (name == "t") {
            m_isText = false;
        } else if (name == "rPh") {
            m_isPhonetic = false;
        } else if (name == "si") {
            decodeEscapes(m_text);
            if (auto tooLong = m_limit.check(m_text)) {
                failure = std::move(tooLong);
                return;
            }
            m_cell.resize(0);
            appendSpooledCell(m_cell, m_text);
            isDone = !m_strings.add(m_cell);
        }
    }

    void text(std::string_view text) override
    {
        if (!m_isText)
            return;
        m_text.append(text.data(), qsizetype(text.size()));
        if (auto tooLong = m_limit.checkPieces(m_text))
            failure = std::move(tooLong);
    }

private:
    SharedStrings &m_strings;
    const TextLimit m_limit;
    QByteArray m_text;
    QByteArray m_cell;
    bool m_isText = false;
    bool m_isPhonetic = false;
};

} // namespace

void readSharedStrings(ByteStream &part, SharedStrings &strings, const Bounds &bounds, const std::atomic_bool &stop)
{
    if (const Outcome opened = strings.open(); !opened) {
        strings.finish(opened.error());
        return;
    }
    StringsHandler handler(strings, bounds);
    strings.finish(XmlReader(handler, bounds).read(part, stop));
}

} // namespace Balehook
