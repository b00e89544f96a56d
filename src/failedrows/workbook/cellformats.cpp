// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/cellformats.h"

#include "failedrows/archive/limitedstream.h"
#include "failedrows/workbook/xmlreader.h"

#include <charconv>
#include <unordered_map>

namespace Balehook {

namespace {

int numberOf(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

class FormatsHandler final : public XmlHandler
{
public:
    explicit FormatsHandler(const Bounds &bounds)
        : m_bounds(bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override
    {
        if (name == "numFmt") {
            m_kinds.insert_or_assign(numberOf(attributes.value("numFmtId")),
                                     numberKind(attributes.value("formatCode")));
        } else if (name == "cellXfs") {
            m_isWithinCells = true;
        } else if (name == "xf" && m_isWithinCells) {
            const int id = numberOf(attributes.value("numFmtId"));
            const auto own = m_kinds.find(id);
            formats.push_back(own == m_kinds.end() ? builtInNumberKind(id) : own->second);
        }
        if (formats.size() > std::size_t(m_bounds.cellFormats) || m_kinds.size() > std::size_t(m_bounds.cellFormats))
            failure = Obstacle{Obstacle::Kind::Damaged};
    }

    void endElement(std::string_view name) override
    {
        if (name == "cellXfs")
            isDone = true;
    }

    void text(std::string_view) override { }

    CellFormats formats;

private:
    const Bounds m_bounds;
    std::unordered_map<int, NumberKind> m_kinds; ///< that the workbook spells out
    bool m_isWithinCells = false;
};

} // namespace

Reading<CellFormats> readCellFormats(ByteStream &part, const Bounds &bounds, const std::atomic_bool &stop)
{
    LimitedStream limited(part, bounds.styleBytes);
    FormatsHandler handler(bounds);
    if (const auto failure = XmlReader(handler, bounds).read(limited, stop))
        return *failure;
    return handler.formats;
}

} // namespace Balehook
