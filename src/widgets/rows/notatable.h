// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace Balehook {

class TableDocument;

/// What a file is that cannot be shown as rows, and what can be done with it. Another program is asked for only after a
/// warning.
class NotATable final : public QWidget
{
    Q_OBJECT

public:
    explicit NotATable(QWidget *parent = nullptr);

    /// \a document: whose head is read, and which has no rows.
    void present(const TableDocument &document, const QString &fileName);

Q_SIGNALS:
    void saveWanted();
    void openExternallyWanted();

private:
    QLabel *m_text;
    QPushButton *m_save;
    QPushButton *m_open;
    QLabel *m_warning;
    QPushButton *m_openAnyway;
};

} // namespace Balehook
