// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIcon>
#include <QStyledItemDelegate>

namespace Balehook {

/// An account in the list: its colour as a block, its name, its slug below where that is another word, and a pin.
class AccountDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit AccountDelegate(QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QIcon m_pin;
};

} // namespace Balehook
