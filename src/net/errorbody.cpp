// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/errorbody.h"

#include "core/text/safetext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr int mostErrorsShown = 20;

void add(QStringList &words, const QString &text)
{
    const QString trimmed = text.trimmed();
    if (!trimmed.isEmpty() && !words.contains(trimmed))
        words.append(trimmed);
}

/// The first texts of \a object under the usual names.
void addNamedTexts(QStringList &words, const QJsonObject &object)
{
    for (const QLatin1StringView name : {"title"_L1, "detail"_L1, "message"_L1, "error_description"_L1, "reason"_L1})
        add(words, object.value(name).toString());
}

void addOneError(QStringList &words, const QString &field, const QJsonValue &value)
{
    QStringList own;
    if (value.isObject())
        addNamedTexts(own, value.toObject());
    else if (value.isArray()) {
        for (const QJsonValue element : value.toArray())
            add(own, element.toString());
    } else {
        add(own, value.toString());
    }
    if (!own.isEmpty())
        add(words, field.isEmpty() ? own.join(u' ') : QString(field + u": " + own.join(u' ')));
}

/// "errors": a list of texts or objects, or an object of field names.
void addErrors(QStringList &words, const QJsonValue &errors)
{
    int shown = 0;
    if (errors.isArray()) {
        for (const QJsonValue element : errors.toArray()) {
            if (++shown > mostErrorsShown)
                return;
            const QJsonObject object = element.toObject();
            const QString field = object.value("field"_L1).toString(object.value("pointer"_L1).toString());
            addOneError(words, field, element);
        }
    } else if (errors.isObject()) {
        const QJsonObject object = errors.toObject();
        for (auto it = object.begin(); it != object.end() && ++shown <= mostErrorsShown; ++it)
            addOneError(words, it.key(), it.value());
    }
}

QStringList wordsOfJson(const QJsonObject &object)
{
    QStringList words;
    addNamedTexts(words, object);
    const QJsonValue error = object.value("error"_L1);
    add(words, error.toString());
    addNamedTexts(words, error.toObject());
    addErrors(words, error.toObject().value("errors"_L1));
    addErrors(words, object.value("errors"_L1));
    return words;
}

QString wordsOfMarkup(QString text)
{
    static const QRegularExpression hidden(u"<(script|style|head)\\b.*?</\\1\\s*>|<!--.*?-->"_s,
                                           QRegularExpression::CaseInsensitiveOption
                                               | QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression tags(u"<[^>]*>"_s);
    text.replace(hidden, u" "_s).replace(tags, u" "_s);
    // The few entities that matter; what remains is shown as it came, never interpreted.
    text.replace(u"&nbsp;"_s, u" "_s).replace(u"&lt;"_s, u"<"_s).replace(u"&gt;"_s, u">"_s);
    return text.replace(u"&quot;"_s, u"\""_s).replace(u"&amp;"_s, u"&"_s).simplified();
}

bool looksBinary(const QByteArray &body)
{
    return body.contains('\0') || QString::fromUtf8(body.left(4096)).count(QChar::ReplacementCharacter) > 8;
}

} // namespace

QString serviceText(const QByteArray &body, const QByteArray &contentType)
{
    QString text;
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (document.isObject())
        text = wordsOfJson(document.object()).join(u'\n');
    else if (document.isArray() || looksBinary(body))
        return {};
    else if (isWebPage(body, contentType) || body.trimmed().startsWith('<'))
        text = wordsOfMarkup(bodyText(body.left(16 * 1024)));
    else
        text = bodyText(body.left(16 * 1024)).trimmed();
    text = wellFormed(text);
    if (text.size() > serviceTextLimit)
        text = wellFormed(text.left(serviceTextLimit - 1)) + u'\u2026';
    return text;
}

QString bodyText(const QByteArray &body)
{
    return QString::fromUtf8(body);
}

QByteArray withoutSecrets(QByteArray body, const QList<QByteArray> &secrets)
{
    for (const QByteArray &secret : secrets) {
        if (secret.isEmpty())
            continue;
        body.replace(secret, "[...]"_ba);
        QByteArray escaped = secret;
        if (escaped.contains('/'))
            body.replace(escaped.replace("/"_ba, "\\/"_ba), "[...]"_ba);
    }
    return body;
}

bool isWebPage(const QByteArray &body, const QByteArray &contentType)
{
    const QByteArray type = contentType.toLower();
    if (type.startsWith("text/html") || type.startsWith("application/xhtml"))
        return true;
    constexpr auto byteOrderMark = "\xef\xbb\xbf";
    QByteArray start = body.left(512);
    if (start.startsWith(byteOrderMark))
        start.remove(0, qsizetype(qstrlen(byteOrderMark)));
    start = start.trimmed().toLower();
    return start.startsWith("<!doctype html") || start.startsWith("<html");
}

} // namespace Balehook
