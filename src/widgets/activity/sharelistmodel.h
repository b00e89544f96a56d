// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"

#include <QAbstractListModel>
#include <QSet>

namespace Balehook {

/// Values of a field with how many jobs have them, most frequent first.
class ShareListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        CountTextRole = Qt::UserRole,
        ShareRole, ///< 0 to 1, of the most frequent value
        ChosenRole, ///< true: the jobs are those with this value
        ValueRole ///< as the service spells it
    };

    explicit ShareListModel(QObject *parent = nullptr);

    void setValues(std::vector<JobFacets::ValueCount> values, const QSet<QString> &chosen);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<JobFacets::ValueCount> m_values;
    QSet<QString> m_chosen;
};

} // namespace Balehook
