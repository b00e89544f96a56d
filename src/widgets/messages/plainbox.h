// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/look/messagesign.h"

#include <QMessageBox>

#include <functional>

namespace Balehook {

/// A question or a notice in a box of its own, with the program's sign and icons. All of its text is plain. A question
/// or a warning has Cancel as its default, the others Close. Show it with open(); it deletes itself.
class PlainBox final : public QMessageBox
{
    Q_OBJECT

public:
    /// \a name is that of the object; the title is the window's unless another is set. \a parent may be null.
    PlainBox(MessageLevel level, const QString &name, const QString &text, QWidget *parent);

    /// A paragraph below the text. QMessageBox would take its own informative text for markup.
    void addParagraph(const QString &text);
    /// A button that does \a action, as long as \a context lives.
    void offer(const QString &button, ButtonRole role, const QObject &context, std::function<void()> action);

protected:
    void changeEvent(QEvent *event) override;

private:
    MessageLevel m_level;

    void showSign();
};

} // namespace Balehook
