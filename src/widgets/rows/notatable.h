// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/messages/message.h"

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
    /// Of a document whose rows end early: why, how many there are, and a button that runs \a save.
    static Message shortfall(const TableDocument &document, std::function<void()> save);

Q_SIGNALS:
    void saveRequested();
    void openExternallyRequested();

private:
    QLabel *m_text;
    QPushButton *m_save;
    QPushButton *m_open;
    QLabel *m_warning;
    QPushButton *m_openAnyway;
};

} // namespace Balehook
