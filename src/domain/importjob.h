// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/fieldrecord.h"
#include "domain/timestamp.h"

#include <QLatin1String>

namespace Balehook {

struct ImportJobFields
{
    enum Field : quint8 {
        Id,
        JobType,
        ChannelId,
        Status,
        UserId,
        UserName,
        FilePath,
        CreatedAt,
        UpdatedAt,
        AdditionalDetails,
        FailedFilePath,
        SuccessCount,
        FailureCount,
        FieldCount
    };
};

/// One import job as listed (interface 2.2). A value.
class ImportJob final : public ImportJobFields, public FieldRecord<ImportJobFields::FieldCount>
{
public:
    /// The name of \a field on the wire, spelled as the interface spells it.
    static QLatin1StringView fieldName(Field field);

    /// Sets a field; the two times are parsed on the way in.
    void set(Field field, QString text, Presence presence = Presence::String);

    const QString &id() const { return text(Id); }
    const Timestamp &createdAt() const { return m_createdAt; }
    const Timestamp &updatedAt() const { return m_updatedAt; }

    /// Stands for an element that was no object.
    static ImportJob unreadable();

private:
    Timestamp m_createdAt;
    Timestamp m_updatedAt;
};

} // namespace Balehook
