// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonValue>
#include <QMap>
#include <QString>
#include <QVariant>

#include <vector>

namespace Balehook {

/// By whole key ("accounts/a/name"), as they stand in the file: what this version does not know stays as it is.
using SettingsValues = QMap<QString, QJsonValue>;

/// What one program changed in the settings, in order. A value. It is applied to what the file holds by then, so that
/// what another program wrote meanwhile stays.
class SettingsChanges final
{
public:
    void set(const QString &key, const QVariant &value);
    /// The same, but nothing happens where there is no \a witness: what another program removed does not come back.
    void setWith(const QString &witness, const QString &key, const QVariant &value);
    /// \a key and all below it. The empty key is nothing, rather than everything.
    void remove(const QString &key);
    void append(const SettingsChanges &later);

    bool isEmpty() const { return m_changes.empty(); }
    void applyTo(SettingsValues &values) const;

private:
    struct Change
    {
        QString key;
        QString witness; ///< empty: whatever there is
        QJsonValue value;
        bool isRemoval = false;
    };

    void add(Change change);

    std::vector<Change> m_changes;
};

} // namespace Balehook
