// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ctl/frame/failure.h"
#include "domain/records/failedfileview.h"
#include "failedrows/format/contentkind.h"

#include <QObject>

namespace Balehook::Ctl {

/// Writes what stands in a file of failed rows to standard output. Deleting it stops it.
class FilePrinter : public QObject
{
    Q_OBJECT

public:
    /// \a view: what the user chose in the console for files of this kind. Either signal follows, once and through the
    /// event loop.
    virtual void print(const QString &path, const FailedFileView &view) = 0;

Q_SIGNALS:
    void printed();
    void failed(const Balehook::Ctl::Failure &failure);

protected:
    using QObject::QObject;

    /// The host of the file is to blame for what is no table; it came whole.
    static Failure notATable(ContentKind kind);
    static Failure notReadable(const Error &error);
};

} // namespace Balehook::Ctl
