// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/workbookparts.h"

#include "failedrows/archive/zipmember.h"
#include "failedrows/workbook/sheetextent.h"
#include "failedrows/workbook/xmlreader.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString toText(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

bool isTrue(std::string_view value)
{
    return value == "1" || value == "true" || value == "on";
}

struct Relationship
{
    QString type; ///< the last word of it, which the two namespaces have in common
    QString target; ///< the name of a member
};

using Relationships = QHash<QString, Relationship>; ///< by id

/// A target is relative to the part that has it, or begins with the root. Empty: no member has so long a name.
QString memberName(std::string_view utf8, const QString &folder)
{
    constexpr std::size_t longestName = 0xffff;
    if (utf8.size() > longestName)
        return {};
    const QString target = toText(utf8);
    QStringList parts = target.startsWith(u'/') ? QStringList() : folder.split(u'/', Qt::SkipEmptyParts);
    const QStringList steps = target.split(u'/', Qt::SkipEmptyParts);
    for (const QString &step : steps) {
        if (step == ".."_L1 && !parts.isEmpty())
            parts.removeLast();
        else if (step != ".."_L1 && step != "."_L1)
            parts += step;
    }
    return parts.join(u'/');
}

class RelationshipsHandler final : public XmlHandler
{
public:
    RelationshipsHandler(QString folder, const Bounds &bounds)
        : m_folder(std::move(folder))
        , m_bounds(bounds)
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override
    {
        if (name != "Relationship" || attributes.value("TargetMode") == "External")
            return;
        if (relationships.size() >= m_bounds.entries) {
            failure = Obstacle{Obstacle::Kind::TooManyEntries, {}, m_bounds.entries};
            return;
        }
        relationships.insert(
            toText(attributes.value("Id")),
            {toText(attributes.value("Type")).section(u'/', -1), memberName(attributes.value("Target"), m_folder)});
    }
    void endElement(std::string_view) override { }
    void text(std::string_view) override { }

    Relationships relationships;

private:
    const QString m_folder;
    const Bounds m_bounds;
};

/// The content type of one part; some writers list types of parts that they do not have.
class TypeHandler final : public XmlHandler
{
public:
    explicit TypeHandler(const QString &part)
        : m_part((u'/' + part).toUtf8())
    { }

    void startElement(std::string_view name, const XmlAttributes &attributes) override
    {
        const std::string_view part = attributes.value("PartName");
        if (name == "Override" && m_part == QByteArrayView(part.data(), qsizetype(part.size())))
            type = std::string(attributes.value("ContentType"));
    }
    void endElement(std::string_view) override { }
    void text(std::string_view) override { }

    std::string type;

private:
    const QByteArray m_part;
};

class WorkbookHandler final : public XmlHandler
{
public:
    explicit WorkbookHandler(const Bounds &bounds)
        : m_bounds(bounds)
    { }

    struct Sheet
    {
        TableContents::Sheet shown = {};
        QString relationship = {};
    };

    void startElement(std::string_view name, const XmlAttributes &attributes) override
    {
        if (name == "workbookPr") {
            isFrom1904 = isTrue(attributes.value("date1904"));
        } else if (name == "sheet") {
            const std::string_view state = attributes.value("state");
            const bool isHidden = state == "hidden" || state == "veryHidden";
            sheets.push_back({{sheetName(attributes.value("name")), isHidden, -1}, toText(attributes.prefixed("id"))});
            if (qint64(sheets.size()) > m_bounds.sheets)
                failure = Obstacle{Obstacle::Kind::TooManyEntries, {}, m_bounds.sheets};
        }
    }
    void endElement(std::string_view) override { }
    void text(std::string_view) override { }

    std::vector<Sheet> sheets;
    bool isFrom1904 = false;

private:
    const Bounds m_bounds;
};

class PartsReader final
{
public:
    PartsReader(ByteSource &source, const ZipDirectory &directory, const Bounds &bounds)
        : m_source(source)
        , m_directory(directory)
        , m_bounds(bounds)
    { }

    Reading<WorkbookParts> read();

private:
    Reading<QByteArray> bytes(const QString &name) const
    {
        const ZipEntry *const entry = m_directory.find(name);
        return entry ? ZipMember::bytes(m_source, *entry, m_bounds.partBytes)
                     : Reading<QByteArray>(Obstacle{Obstacle::Kind::Damaged});
    }
    Reading<Relationships> relationshipsOf(const QString &part) const;
    void nameSheets(WorkbookParts &parts) const;

    ByteSource &m_source;
    const ZipDirectory &m_directory;
    const Bounds m_bounds;
};

Reading<Relationships> PartsReader::relationshipsOf(const QString &part) const
{
    const QString folder = part.section(u'/', 0, -2);
    const QString name =
        (folder.isEmpty() ? QString() : folder + u'/') + "_rels/"_L1 + part.section(u'/', -1) + ".rels"_L1;
    const Reading<QByteArray> read = bytes(name);
    if (!read)
        return read.failure();
    RelationshipsHandler handler(folder, m_bounds);
    if (const auto failure = XmlReader(handler, m_bounds).read(read.value()))
        return *failure;
    return handler.relationships;
}

Reading<WorkbookParts> PartsReader::read()
{
    const Reading<Relationships> roots = relationshipsOf({});
    if (!roots)
        return roots.failure();
    const auto root = std::find_if(roots.value().begin(), roots.value().end(),
                                   [](const Relationship &each) { return each.type == "officeDocument"_L1; });
    if (root == roots.value().end())
        return Obstacle{Obstacle::Kind::Damaged};
    const QString name = root->target;
    if (name.endsWith(".bin"_L1, Qt::CaseInsensitive))
        return Obstacle{Obstacle::Kind::BinaryWorkbook};
    const Reading<QByteArray> types = bytes(u"[Content_Types].xml"_s);
    if (!types)
        return types.failure();
    TypeHandler typeHandler(name);
    if (const auto failure = XmlReader(typeHandler, m_bounds).read(types.value()))
        return *failure;
    const std::string &type = typeHandler.type;
    if (type.find("wordprocessingml") != std::string::npos || type.find("presentationml") != std::string::npos)
        return Obstacle{Obstacle::Kind::Document};

    const Reading<QByteArray> workbook = bytes(name);
    if (!workbook)
        return workbook.failure();
    WorkbookHandler handler(m_bounds);
    if (const auto failure = XmlReader(handler, m_bounds).read(workbook.value()))
        return *failure;
    const Reading<Relationships> related = relationshipsOf(name);
    if (!related)
        return related.failure();

    WorkbookParts parts;
    parts.isFrom1904 = handler.isFrom1904;
    parts.hasMacros = typeHandler.type.find("macroEnabled") != std::string::npos;
    for (const Relationship &each : related.value()) {
        if (each.type == "sharedStrings"_L1)
            parts.strings = m_directory.find(each.target);
        else if (each.type == "styles"_L1)
            parts.styles = m_directory.find(each.target);
    }
    for (const WorkbookHandler::Sheet &sheet : handler.sheets) {
        const Relationship target = related.value().value(sheet.relationship);
        const ZipEntry *const part = m_directory.find(target.target);
        if (target.type == "worksheet"_L1 && part) // else a sheet of charts
            parts.sheets.push_back({sheet.shown, part});
    }
    if (parts.sheets.empty())
        return Obstacle{Obstacle::Kind::Damaged};
    nameSheets(parts);
    return parts;
}

/// With how many rows they say that they have.
void PartsReader::nameSheets(WorkbookParts &parts) const
{
    constexpr qint64 firstBytes = 2048;
    for (WorkbookParts::Sheet &sheet : parts.sheets) {
        QByteArray bytes(firstBytes, Qt::Uninitialized);
        ZipMember part(m_source, *sheet.part);
        bytes.truncate(part.read(bytes.data(), bytes.size()));
        sheet.shown.rows = statedRows(bytes);
    }
}

} // namespace

Reading<WorkbookParts> findWorkbookParts(ByteSource &source, const ZipDirectory &directory, const Bounds &bounds)
{
    return PartsReader(source, directory, bounds).read();
}

} // namespace Balehook
