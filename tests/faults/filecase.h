// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/errorkind.h"
#include "support/script.h"

#include <QString>
#include <QUrl>

#include <vector>

namespace Balehook::Testing {

/// A line of the table of downloads: where the link of a job leads, what the hosts of files do, and what is seen then.
/// %FILES% and %MIRROR% stand for the two hosts (with their scheme), of which the second is only asked by redirects.
struct FileCase
{
    QByteArray name;
    QString link;
    Script answer; ///< of the first host
    Script onward; ///< of the second one
    bool isShown = false; ///< the rows of the file are seen in the end
    QString says; ///< a part of what can be read in the place of the lists, the message bar or the status bar
    QString notSaid = {}; ///< and what must not
    int asked = 1; ///< requests at the first host
    int askedOnward = 0; ///< at the second
    bool hangs = false; ///< ended by our own time-outs
    /// So often Qt may send each by itself where a connection dies under a GET; a try that finds its
    /// connection dead may not arrive at all.
    int repeated = 1;

    void fillIn(const QUrl &files, const QUrl &mirror);
};

using FileCases = std::vector<FileCase>;

/// The usual link; its signature must be seen nowhere.
inline const QString fileLink = QStringLiteral("%FILES%/out/failed.csv?X-Amz-Signature=c0ffee-canary");

/// Bytes that are rows, one of which says "price is required".
QByteArray fileRows();
/// With the rows, \a headers and a right length.
Script fileAnswer(const QByteArray &headers = {}, const QByteArray &body = fileRows());

/// What is said where \a host, by default the first one, failed in that way.
QString troubleText(ErrorKind kind, const QString &host = QStringLiteral("%FILES-HOST%"));

FileCases wholeFiles();
FileCases oddFiles();
FileCases namedFiles();
FileCases refusedFiles();
FileCases brokenFiles(bool tls);
FileCases redirectedFiles();
FileCases refusedLinks();

} // namespace Balehook::Testing
