// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/workbook/tablecontents.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace Balehook {

/// The tables of an archive with several, one of which is to be shown.
class MemberChooser final : public QWidget
{
    Q_OBJECT

public:
    explicit MemberChooser(QWidget *parent = nullptr);

    void present(const TableContents &contents, const QString &fileName);

Q_SIGNALS:
    void chosen(const Balehook::TableChoice &choice);
    /// The archive as it is.
    void saveRequested();

private:
    void choose();

    TableContents m_contents;
    QLabel *m_text;
    QTreeWidget *m_list;
    QPushButton *m_open;
    QPushButton *m_save;
};

} // namespace Balehook
