// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/mentionedfields.h"

#include "domain/records/webhookdraft.h"

#include <QRegularExpression>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// "eventSubType" as the words event, sub and type, which nothing or one mark may part.
QRegularExpression patternOf(QLatin1StringView name)
{
    QString words;
    bool isInCapitals = false; // "ID" is one word
    for (const QChar ch : QString(name)) {
        if (ch.isUpper() && !isInCapitals)
            words += "[\\s_-]?"_L1;
        isInCapitals = ch.isUpper();
        words += ch.toLower();
    }
    return QRegularExpression("(?<![\\p{L}\\p{N}_])"_L1 + words + "(?![\\p{L}\\p{N}_])"_L1,
                              QRegularExpression::CaseInsensitiveOption
                                  | QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

std::vector<Webhook::Field> mentionedFields(const QString &words)
{
    std::vector<Webhook::Field> fields;
    for (const Webhook::Field field : WebhookDraft::fields) {
        if (patternOf(Webhook::fieldName(field)).match(words).hasMatch())
            fields.push_back(field);
    }
    return fields;
}

} // namespace Balehook
