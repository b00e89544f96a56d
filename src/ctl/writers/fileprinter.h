// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/failure.h"
#include "domain/records/failedfileview.h"
#include "failedrows/table/tabledocument.h"

#include <QObject>

namespace Balehook::Ctl {

/// Writes what stands in a file of failed rows to standard output. Deleting it stops it.
class FilePrinter : public QObject
{
    Q_OBJECT

public:
    /// \a view: what the user chose in the console for files of this kind. Where \a isStrict, the file has to have the
    /// member and the sheet that it names. Either signal follows, once and through the event loop.
    virtual void print(const QString &path, const FailedFileView &view, bool isStrict) = 0;

Q_SIGNALS:
    void printed();
    void failed(const Balehook::Ctl::Failure &failure);

public:
    // Also for who reads such a file and prints something else.

    /// Why a document whose head is read has no rows: a table has to be chosen, it cannot be opened, or it is none
    /// (where the host of the file is to blame; it came whole).
    static Failure withoutRows(const TableDocument &document);
    /// Why the rows of a document end early; they are written by then.
    static Failure cutShort(const TableDocument &document);
    static Failure notReadable(const Error &error);

protected:
    using QObject::QObject;
};

} // namespace Balehook::Ctl
