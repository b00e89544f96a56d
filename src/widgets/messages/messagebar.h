// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/messages/message.h"

#include <QFrame>
#include <QHash>
#include <QTimer>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace Balehook {

/// The bar above the list: the most important message with one action, "Details" and a way to close it; the others wait
/// behind it, and a button steps to them. Each is announced when it comes and when its text changes, whichever is on
/// screen. It pushes the list down rather than covering it, never takes the focus, and takes no room when empty.
class MessageBar final : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);
    ~MessageBar() override;

    /// Adds \a message, or puts it in the place of the one with its id.
    void post(Message message);
    void withdraw(const QString &id);
    /// Withdraws all whose id starts with \a prefix.
    void withdrawAll(const QString &prefix);
    /// All of them, for another bar; none is left. What their actions do belongs to this window.
    std::vector<Message> release();

    int count() const { return int(m_messages.size()); }
    /// The one on screen: the most important one, unless the user stepped on; null if there is none.
    const Message *shown() const;

Q_SIGNALS:
    /// The user closed the message \a id.
    void closed(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void showCurrent();
    void stepOn();
    void announce();
    void say(const Message &message);
    void runAction();
    void openDetails();
    void closeShown();

    std::vector<Message> m_messages; ///< most important first, among equals newest first
    QString m_shownId; ///< may be gone, or empty: then the first one is shown
    QHash<QString, QString> m_said; ///< what was announced, by the ids of the messages
    QTimer m_settling; ///< before they are announced
    MessageSign *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QToolButton *m_more = nullptr;
    QPushButton *m_details = nullptr;
    QPushButton *m_action = nullptr;
    QToolButton *m_close = nullptr;
};

} // namespace Balehook
