// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/storageerror.h"

#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

/// Code and message of <Error><Code/><Message/></Error>, as S3, its many likes, GCS and Azure write it.
struct StorageError
{
    bool isOne = false;
    QString words;
};

StorageError parsed(const QByteArray &body)
{
    StorageError error;
    QXmlStreamReader xml(body);
    if (!xml.readNextStartElement() || xml.name() != "Error"_L1)
        return error;
    error.isOne = true;
    while (xml.readNextStartElement()) {
        if (xml.name() == "Code"_L1 || xml.name() == "Message"_L1)
            error.words += xml.readElementText(QXmlStreamReader::SkipChildElements) + u' ';
        else
            xml.skipCurrentElement();
    }
    return error;
}

} // namespace

bool saysLinkExpired(int status, const QByteArray &body)
{
    if (status < 400 || status >= 500)
        return false;
    const StorageError error = parsed(body.trimmed());
    return error.isOne && (status == 403 || error.words.contains("expired"_L1, Qt::CaseInsensitive));
}

} // namespace Balehook
