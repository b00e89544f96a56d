// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/look/messagesign.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace Balehook {

/// A notice inside a dialog, in its layout: a sentence and what can be done about it. Hidden until showText().
class DialogNotice final : public QFrame
{
    Q_OBJECT

public:
    explicit DialogNotice(QWidget *parent = nullptr);

    /// A button after the text; owned by the notice.
    QPushButton *addButton(const QString &text);

    /// \a withButtons false: something is under way, there is nothing to decide yet.
    void showText(MessageLevel level, const QString &text, bool withButtons);

    QString text() const;

private:
    MessageSign *m_sign;
    QLabel *m_text;
    QWidget *m_buttons;
    QHBoxLayout *m_buttonLayout;
};

} // namespace Balehook
