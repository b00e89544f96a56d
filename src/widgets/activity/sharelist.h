// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"

#include <QListView>
#include <QSet>

namespace Balehook {

class ShareListModel;

/// The most frequent values of a field with their shares; a click or Enter chooses one.
class ShareList final : public QListView
{
    Q_OBJECT

public:
    /// \a name for screen readers.
    explicit ShareList(const QString &name, QWidget *parent = nullptr);

    /// The current value stays current if it is still there.
    void setValues(std::vector<JobFacets::ValueCount> values, const QSet<QString> &chosen);

Q_SIGNALS:
    /// As the service spells it; empty: absent.
    void chosen(const QString &value);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ShareListModel *m_model;
};

} // namespace Balehook
