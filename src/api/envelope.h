// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace Balehook {

/// What every listing wraps its records in (interface 8). A field that makes no sense is no field.
class Envelope final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Envelope)

public:
    /// Decodes a listing whose total is documented under \a totalField; the other name is accepted, too. Without a
    /// "data" array it is no listing: "{}" is not an empty one. The error is WebPage or NotUnderstood; its detail
    /// begins with a sentence and goes on with the answer.
    static Result<Envelope> decode(const QByteArray &body, const QByteArray &contentType, QLatin1StringView totalField);

    /// The object that \a body is, or why it is none.
    static Result<QJsonObject> decodeObject(const QByteArray &body, const QByteArray &contentType);

    /// NotUnderstood, with \a sentence and the answer as its detail.
    static Error notUnderstood(const QString &sentence, const QByteArray &body);

    struct Total
    {
        std::optional<qint64> count;
        QString field; ///< the name under which it was found; empty if none
        bool isText = false; ///< a string of digits
        bool isOneOfTwo = false; ///< the other name says another number
    };
    /// The total under \a named, or else under the other name that totals have ("total", "result").
    static Total totalOf(const QJsonObject &object, QLatin1StringView named);

    QJsonArray data;
    std::optional<int> page;
    std::optional<int> perPage;
    std::optional<qint64> total;
    QString totalField; ///< the name under which the total was found; empty if none
    bool isTotalText = false; ///< it was a string of digits
    bool hasTwoTotals = false; ///< the other name says another number
};

} // namespace Balehook
