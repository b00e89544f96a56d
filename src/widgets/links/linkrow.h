// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/links/linkactions.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Balehook {

/// What can be done with one link: copy it, open it, save what is behind it. Says where it leads, or why it is refused.
class LinkRow final : public QWidget
{
    Q_OBJECT

public:
    explicit LinkRow(QWidget *parent = nullptr);

    /// \a what names the link for a screen reader ("Failed file").
    void setLink(const QString &what, const Link &link, bool canSave);
    const Link &link() const { return m_link; }

Q_SIGNALS:
    void saveRequested(const QUrl &url);
    void messageRequested(const QString &text);

private:
    Link m_link;
    QLabel *m_where;
    QPushButton *m_copy;
    QPushButton *m_open;
    QPushButton *m_save;

    void open();
};

} // namespace Balehook
