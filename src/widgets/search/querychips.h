// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace Balehook {

/// The conditions and the order of a query, each with a button that changes it and one that takes it back, and one that
/// takes all back. Hidden where there are none. Owned by a search row.
class QueryChips final : public QWidget
{
    Q_OBJECT

public:
    explicit QueryChips(QWidget *parent = nullptr);

    /// One chip for each of \a texts, which are safe to show. Signals tell them by their place.
    void show(const QStringList &texts);

Q_SIGNALS:
    void removed(std::size_t chip);
    /// \a button is the one that was pressed.
    void editRequested(std::size_t chip, QWidget *button);
    void clearRequested();

private:
    QWidget *makeChip(std::size_t number, const QString &text);
    void keepFocus(const std::vector<QWidget *> &old);
    void replace(const std::vector<QWidget *> &old);

    std::vector<QWidget *> m_chips; ///< one a text; behind them what clears all
    QStringList m_texts;
};

} // namespace Balehook
