// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

class QWidget;

namespace Balehook {

/// Has a text in the system's font of fixed width, as large as the font of its parent widget, which it follows. Owned
/// by the text.
class FixedFont final : public QObject
{
    Q_OBJECT

public:
    /// \a text has its parent already.
    explicit FixedFont(QWidget &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();

    QWidget &m_text;
};

} // namespace Balehook
