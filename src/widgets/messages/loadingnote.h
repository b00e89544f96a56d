// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>
#include <QTimer>

class QAbstractScrollArea;

namespace Balehook {

/// Says in the middle of an empty table that its first rows are on their way, once that takes longer than a moment.
/// Owned by the table.
class LoadingNote final : public QLabel
{
    Q_OBJECT

public:
    explicit LoadingNote(QAbstractScrollArea &table);

    void setLoading(bool isLoading);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void appear();

    QAbstractScrollArea &m_table;
    QTimer m_delay;
};

} // namespace Balehook
