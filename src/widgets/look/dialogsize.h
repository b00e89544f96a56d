// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QDialog;
class QScrollArea;

namespace Balehook {

/// Makes a dialog as high as its texts need at its width (wrapped texts need more than a size hint tells), also when
/// messages come into it: it grows by itself, never shrinks, and is never larger than the screen. Owned by the dialog.
class DialogSize final : public QObject
{
    Q_OBJECT

public:
    /// \a characters: how wide \a dialog is at least. \a form: what scrolls in it, and need not where there is room.
    DialogSize(QDialog &dialog, int characters, QScrollArea *form = nullptr);

    /// At once, where the place of something is needed. Nothing before the dialog is shown.
    void fit();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QDialog &m_dialog;
    QScrollArea *m_form;
    int m_characters;
    int m_needed = 0; ///< the last time; whoever makes it lower keeps it so until more is needed
    bool m_isDue = false;

    void widen();
    int neededHeight() const;
};

} // namespace Balehook
