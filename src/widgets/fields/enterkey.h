// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QDialog;

namespace Balehook {

/// Enter presses the button of a dialog that has the focus. Qt leaves that to autoDefault, without which Enter presses
/// the default button instead: "Register" for somebody who is at "Help". Owned by the dialog.
class EnterKey final : public QObject
{
    Q_OBJECT

public:
    explicit EnterKey(QDialog &dialog);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QDialog &m_dialog;
};

} // namespace Balehook
