// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/writers/fileprinter.h"

#include "failedrows/format/contentkindtext.h"

namespace Balehook::Ctl {

Failure FilePrinter::notATable(ContentKind kind)
{
    QString message = ContentKindText::of(kind);
    if (ContentKindText::mayBeOpened(kind))
        message += u' ' + tr("\"jobs download\" saves it as is.");
    return {ExitStatus::ServiceFailed, message};
}

Failure FilePrinter::notReadable(const Error &error)
{
    Failure failure(error);
    if (error.kind == ErrorKind::FileEmpty)
        failure.status = ExitStatus::ServiceFailed;
    return failure;
}

} // namespace Balehook::Ctl
