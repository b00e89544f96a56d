// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/opensheetlist.h"

#include "failedrows/workbook/opencell.h"
#include "failedrows/workbook/sheetextent.h"
#include "failedrows/workbook/xmlreader.h"

#include <QSet>

namespace Balehook {

namespace {

class SheetListHandler final : public XmlHandler
{
public:
    explicit SheetListHandler(const Bounds &bounds)
        : m_bounds(bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override
    {
        if (name == "table" && m_tables++ == 0) {
            beginTable(attributes);
        } else if (name == "table-row" && m_tables == 1) {
            m_repeated = repetition(attributes.prefixed("number-rows-repeated"));
            m_hasContent = false;
        } else if (name == "p") {
            m_hasContent = true;
        } else if (name == "table-cell") {
            m_hasContent = m_hasContent || !attributes.prefixed("value-type").empty();
        } else if (name == "style") {
            m_style = attributes.prefixed("name");
        } else if (name == "table-properties" && attributes.prefixed("display") == "false"
                   && m_hiddenStyles.size() < m_bounds.cellFormats) {
            m_hiddenStyles.insert(QByteArray(m_style.data(), qsizetype(m_style.size())));
        }
    }

    void endElement(std::string_view name) override
    {
        if (name == "table") {
            --m_tables;
        } else if (name == "table-row" && m_tables == 1 && !sheets.empty()) {
            m_rows += m_repeated;
            if (m_hasContent)
                sheets.back().rows = m_rows;
        }
    }

    void text(std::string_view) override { }

    std::vector<TableContents::Sheet> sheets;

private:
    void beginTable(const XmlAttributes &attributes)
    {
        const std::string_view name = attributes.prefixed("name");
        const std::string_view style = attributes.prefixed("style-name");
        const bool isHidden = m_hiddenStyles.contains(QByteArray(style.data(), qsizetype(style.size())));
        m_rows = 0;
        if (sheets.size() >= std::size_t(m_bounds.sheets))
            failure = Obstacle{Obstacle::Kind::TooManyEntries, {}, m_bounds.sheets};
        else
            sheets.push_back({sheetName(name), isHidden, 0});
    }

    const Bounds m_bounds;
    std::string m_style;
    QSet<QByteArray> m_hiddenStyles;
    int m_tables = 0; ///< within each other
    qint64 m_rows = 0;
    qint64 m_repeated = 1;
    bool m_hasContent = false;
};

} // namespace

Reading<std::vector<TableContents::Sheet>> listOpenSheets(ByteStream &part, const Bounds &bounds,
                                                          const std::atomic_bool &stop)
{
    SheetListHandler handler(bounds);
    // What is wrong with the rest is noticed again when its rows are read.
    const auto failure = XmlReader(handler, bounds).read(part, stop);
    if (handler.sheets.empty())
        return failure.value_or(Obstacle{Obstacle::Kind::Damaged});
    return handler.sheets;
}

} // namespace Balehook
