// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/palette/paletteentry.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace Balehook {

/// The entries that fit what was typed, the best first. Nothing typed: those used last, then all in the order in which
/// they were given.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        PlaceRole = Qt::UserRole,
        KeysRole,
        MatchRole, ///< QList<int>: letters of the text that fit
    };

    /// \a recent: names of entries, the one used last first.
    PaletteModel(std::vector<PaletteEntry> entries, const QStringList &recent, QObject *parent = nullptr);

    void setTyped(const QString &typed);
    /// Null for a row that is not there.
    const PaletteEntry *entryAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row
    {
        std::size_t entry = 0;
        int score = 0;
        QList<int> match;
    };

    std::optional<Row> rowOf(std::size_t entry, const QString &typed) const;
    QString spoken(const PaletteEntry &entry) const;

    std::vector<PaletteEntry> m_entries; ///< those used last first
    std::vector<Row> m_rows;
};

} // namespace Balehook
