// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestcurl.h"

namespace Balehook {

namespace {

QByteArray comment(const QString &text)
{
    return "# " + text.toUtf8() + '\n';
}

/// What curl works out by itself.
bool isOwnOfCurl(const QByteArray &name)
{
    return name.compare("Content-Length", Qt::CaseInsensitive) == 0 || name.compare("Host", Qt::CaseInsensitive) == 0;
}

} // namespace

QByteArray RequestCurl::quoted(const QByteArray &text)
{
    return '\'' + QByteArray(text).replace('\'', "'\\''") + '\'';
}

QByteArray RequestCurl::command(const RequestRecord &record, QByteArrayView token)
{
    QByteArray text;
    if (record.kind == HttpKind::Creation)
        text += comment(tr("Caution: running this registers a webhook again."));
    if (record.kind == HttpKind::Creation && record.isBodyGone)
        text += comment(tr("The request body is missing. It was dropped to make room for newer requests."));
    if (record.hasHiddenParts)
        text += comment(tr("Parts that may be secret were replaced by “redacted”."));
    // Brackets in an address are no pattern; a body that begins with @ is no file.
    text += "curl --globoff " + quoted(record.url);
    for (const auto &[name, value] : record.requestHeaders) {
        if (isOwnOfCurl(name))
            continue;
        text += " \\\n  --header ";
        if (name.compare("Authorization", Qt::CaseInsensitive) != 0)
            text += quoted(name + ": " + value);
        else if (token.isEmpty())
            text += "\"Authorization: Bearer $TOKEN\"";
        else
            text += quoted("Authorization: Bearer " + token.toByteArray());
    }
    if (record.kind == HttpKind::Creation)
        text += " \\\n  --data-raw " + quoted(record.requestBody);
    return text + '\n';
}

} // namespace Balehook
