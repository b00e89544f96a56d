// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/querypart.h"

#include <QWidget>

#include <vector>

namespace Balehook {

/// The conditions and the order of a query, each with a button that changes it and one that takes it back, and one that
/// takes all back. Hidden where there are none. Owned by the search row.
class JobChips final : public QWidget
{
    Q_OBJECT

public:
    explicit JobChips(QWidget *parent = nullptr);

    void show(const JobQuery &query, const QMap<QString, QString> &labels);

Q_SIGNALS:
    void removed(Balehook::QueryPart part);
    /// \a chip is the button that was pressed.
    void editWanted(Balehook::QueryPart part, QWidget *chip);
    void clearWanted();

private:
    QWidget *makeChip(QueryPart part, const QString &text);

    std::vector<QWidget *> m_chips;
};

} // namespace Balehook
