// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requesttext.h"

#include "core/text/lefttoright.h"
#include "core/text/safetext.h"
#include "widgets/fields/indentedjson.h"

#include <QLocale>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString linesOf(const HeaderList &headers)
{
    QStringList lines;
    for (const auto &[name, value] : headers)
        lines += QString::fromUtf8(name) + u": "_s + QString::fromUtf8(value);
    return lines.join(u'\n');
}

QString bodyText(const QByteArray &body)
{
    const bool isJson = body.startsWith('{') || body.startsWith('[');
    return QString::fromUtf8(isJson ? indentedJson(body) : body);
}

void addPart(QString &text, const QString &heading, const QString &part)
{
    if (!part.isEmpty())
        text += u"\n\n"_s + heading + u'\n' + detailText(part);
}

} // namespace

QString RequestText::status(const RequestRecord &record)
{
    if (record.status > 0 && record.state != RequestRecord::State::Stopped)
        return QString::number(record.status);
    if (record.state == RequestRecord::State::UnderWay)
        return tr("In progress");
    if (record.isOutcomeUnknown())
        return tr("Outcome unknown");
    return record.state == RequestRecord::State::Stopped ? tr("Stopped") : tr("No response");
}

QString RequestText::time(const RequestRecord &record)
{
    return QLocale().toString(record.at.toLocalTime().time(), u"HH:mm:ss"_s);
}

QString RequestText::duration(const RequestRecord &record)
{
    if (record.state == RequestRecord::State::UnderWay)
        return {};
    return tr("%1 ms").arg(QLocale().toString(qint64(record.elapsed.count())));
}

QString RequestText::attempt(const RequestRecord &record)
{
    return tr("%1 of %2", "try").arg(QLocale().toString(record.attempt), QLocale().toString(record.mostAttempts));
}

QString RequestText::sentence(const RequestRecord &record)
{
    if (record.isOutcomeUnknown())
        return tr("The outcome is unknown. Check the list of webhooks to see whether the webhook was "
                  "registered.");
    if (record.state == RequestRecord::State::Stopped)
        return tr("This request was stopped before its response was complete.");
    return record.sentence();
}

QString RequestText::summary(const RequestRecord &record)
{
    const QLocale locale;
    const QString address = QString::fromLatin1(record.method()) + u' ' + QString::fromUtf8(record.url);
    QStringList lines{leftToRight(detailText(address)),
                      tr("Sent: %1").arg(leftToRight(record.at.toString(Qt::ISODateWithMs))),
                      tr("Status: %1").arg(status(record))};
    if (record.state != RequestRecord::State::UnderWay) {
        lines += tr("Duration: %1").arg(duration(record));
        lines += tr("Bytes received: %1").arg(locale.toString(record.received));
    }
    lines += tr("Try: %1").arg(attempt(record));
    if (!record.account.isEmpty())
        lines += tr("Account: %1").arg(cellText(record.account));
    if (const QString more = sentence(record); !more.isEmpty())
        lines += detailText(more);
    if (!record.systemError.isEmpty())
        lines += detailText(QString::fromLatin1(record.systemError));
    return lines.join(u'\n');
}

QString RequestText::goneText()
{
    return tr("This body was dropped to make room for newer requests.");
}

QString RequestText::answerBody(const RequestRecord &record)
{
    QString text = bodyText(record.answerBody.bytes());
    const auto note = [&text](const QString &sentence) { text += (text.isEmpty() ? u""_s : u"\n"_s) + sentence; };
    if (record.isBodyGone)
        note(goneText());
    else if (record.isBodyCut)
        note(tr("Only the beginning is kept."));
    else if (record.kind == HttpKind::Download && record.status > 0)
        note(tr("File contents are not kept because they contain customer data."));
    return text;
}

QString RequestText::details(const RequestRecord &record)
{
    QString text = summary(record);
    addPart(text, tr("REQUEST HEADERS"), linesOf(record.requestHeaders));
    const bool isGone = record.kind == HttpKind::Creation && record.isBodyGone;
    addPart(text, tr("REQUEST BODY"), isGone ? goneText() : bodyText(record.requestBody));
    addPart(text, tr("RESPONSE HEADERS"), linesOf(record.answerHeaders));
    addPart(text, tr("RESPONSE BODY"), answerBody(record));
    return text;
}

} // namespace Balehook
