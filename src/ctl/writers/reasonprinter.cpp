// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/reasonprinter.h"

#include "core/text/rawrecord.h"
#include "ctl/frame/terminal.h"
#include "ctl/writers/rowwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

namespace {

/// Rows are numbered from 1 where people see them.
QJsonObject jsonOf(const ReasonSnapshot &reasons, GroupId id)
{
    const ReasonGroup &group = reasons.group(id);
    return {{u"count"_s, group.count},
            {u"firstRow"_s, group.firstRow + 1},
            {u"reason"_s, reasons.maskedTitle(id)},
            {u"example"_s, QString::fromUtf8(group.example)}};
}

} // namespace

ReasonPrinter::ReasonPrinter(Terminal &terminal, OutputFormat format, QObject *parent)
    : FilePrinter(parent)
    , m_terminal(terminal)
    , m_format(format)
{
    connect(&m_rows, &FailedRows::opened, this, [this] {
        if (m_rows.document().kind() != ContentKind::Table && !std::exchange(m_isOver, true))
            Q_EMIT failed(withoutRows(m_rows.document()));
    });
    connect(&m_rows, &FailedRows::completed, this, &ReasonPrinter::write);
    connect(&m_rows, &FailedRows::failed, this, [this](const Error &error) {
        if (!std::exchange(m_isOver, true))
            Q_EMIT failed(notReadable(error));
    });
}

ReasonPrinter::~ReasonPrinter() = default;

void ReasonPrinter::print(const QString &path, const FailedFileView &view, bool isStrict)
{
    m_rows.open(path, view, isStrict);
}

void ReasonPrinter::write()
{
    if (std::exchange(m_isOver, true))
        return;
    const ReasonSnapshot reasons = m_rows.reasons();
    if (m_rows.reasonColumn() < 0)
        m_terminal.say(tr("No column of this file looks like it contains reasons."));
    else if (m_rows.reasonConfidence() < 50)
        m_terminal.say(
            tr("The column \"%1\" may not contain the reasons.").arg(m_rows.columnName(m_rows.reasonColumn())));
    if (m_format == OutputFormat::Json || m_format == OutputFormat::JsonLines)
        writeJson(reasons);
    else
        writeRows(reasons);
    if (m_rows.document().obstacle())
        Q_EMIT failed(cutShort(m_rows.document()));
    else
        Q_EMIT printed();
}

void ReasonPrinter::writeJson(const ReasonSnapshot &reasons)
{
    const bool isArray = m_format == OutputFormat::Json;
    QByteArray out = isArray ? "["_ba : QByteArray();
    bool isFirst = true;
    for (const GroupId id : reasons.byCount()) {
        if (isArray)
            out += std::exchange(isFirst, false) ? "\n  " : ",\n  ";
        out += rawRecord(QJsonDocument(jsonOf(reasons, id)).toJson(QJsonDocument::Compact), RawSpace::Kept);
        if (!isArray)
            out += '\n';
    }
    if (isArray)
        out += isFirst ? "]\n" : "\n]\n";
    m_terminal.write(out);
}

void ReasonPrinter::writeRows(const ReasonSnapshot &reasons)
{
    RowWriter writer(m_terminal, m_format);
    writer.begin({"count", "firstRow", "reason", "example"});
    for (const GroupId id : reasons.byCount()) {
        const ReasonGroup &group = reasons.group(id);
        writer.row(QByteArrayList{QByteArray::number(group.count), QByteArray::number(group.firstRow + 1),
                                  reasons.maskedTitle(id).toUtf8(), group.example});
    }
    writer.flush();
    writer.end();
}

} // namespace Balehook::Ctl
