// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/tablecontents.h"

#include <QToolButton>

class QMenu;

namespace Balehook {

/// Which sheet or member of the file is shown, in words; a click offers the others. Hidden for plain files.
class TableChooser final : public QToolButton
{
    Q_OBJECT

public:
    explicit TableChooser(QWidget *parent = nullptr);

    void present(const TableContents &contents);

Q_SIGNALS:
    void chosen(const Balehook::TableChoice &choice);

private:
    void fill();
    void offer(const QString &text, bool isCurrent, const TableChoice &choice);

    TableContents m_contents;
    QMenu *m_menu;
};

} // namespace Balehook
