// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

#include <QMap>
#include <QStringList>

#include <optional>
#include <vector>

namespace Balehook {

struct Fact
{
    QLatin1StringView field; ///< as the interface spells it
    QString name;
    QString text;
    Presence presence = Presence::Missing;
    QString note = {}; ///< something to add in words, may be empty
    bool isSafe = false; ///< text is made by this program and shown as it is
    QStringList links = {}; ///< whatever may be one, with buttons below the value
};

/// A record as the record pane shows it. A value.
struct FactSheet
{
    QString title;
    QString headline; ///< the record in one line, safe text; empty: the title says it all
    QString summary; ///< safe text, may be empty
    std::optional<quint64> succeeded; ///< rows of an import
    std::optional<quint64> failed;
    std::vector<Fact> facts; ///< in an order that answers the phone; empty for an element that is no record
    QString unreadableText; ///< said for an element that is no record
};

/// How a record is put into words.
struct FactStyle
{
    bool utc = false;
    QMap<QString, QString> statusLabels; ///< the user's own words for status codes
    QString twins; ///< what is known of others like a webhook, in sentences
};

} // namespace Balehook
