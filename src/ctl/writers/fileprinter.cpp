// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/fileprinter.h"

#include "core/text/safetext.h"
#include "failedrows/archive/obstacletext.h"
#include "failedrows/format/contentkindtext.h"

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Failure FilePrinter::withoutRows(const TableDocument &document)
{
    if (const auto obstacle = document.obstacle())
        return {ExitStatus::NotUnderstood, ObstacleText::of(*obstacle)};
    if (document.contents().needsMember()) {
        QStringList names;
        for (const TableContents::Member &member : document.contents().members)
            names += cellText(member.name, 120);
        return {ExitStatus::Usage,
                tr("The archive contains several tables. Choose one with --member: %1").arg(names.join(", "_L1))};
    }
    const ContentKind kind = document.kind();
    QString message = ContentKindText::of(kind);
    if (ContentKindText::mayBeOpened(kind))
        message += u' ' + tr("\"jobs download\" saves it as is.");
    return {ExitStatus::ServiceFailed, message};
}

Failure FilePrinter::cutShort(const TableDocument &document)
{
    return {ExitStatus::NotUnderstood,
            document.obstacle() ? ObstacleText::of(*document.obstacle(), document.rowCount()) : QString()};
}

Failure FilePrinter::notReadable(const Error &error)
{
    Failure failure(error);
    if (error.kind == ErrorKind::FileEmpty)
        failure.status = ExitStatus::ServiceFailed;
    return failure;
}

} // namespace Balehook::Ctl
