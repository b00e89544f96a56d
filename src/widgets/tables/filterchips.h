// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/rowfilter.h"

#include <QStringList>
#include <QWidget>

#include <functional>

namespace Balehook {

/// The conditions that rows must meet to be shown, each with a way to take it back. Hidden where there are none.
class FilterChips final : public QWidget
{
    Q_OBJECT

public:
    explicit FilterChips(QWidget *parent = nullptr);

    void show(const std::vector<CellCondition> &conditions, const std::function<QString(int)> &columnName);

    /// "Name is value", with safe texts.
    static QString textOf(const CellCondition &condition, const QString &columnName);

Q_SIGNALS:
    void removed(int condition);

private:
    std::vector<QWidget *> m_chips;
    QStringList m_texts; ///< of the chips
};

} // namespace Balehook
