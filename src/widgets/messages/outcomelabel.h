// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

namespace Balehook {

/// Says what came of a button of a dialog, which has no status bar: a sentence, also for screen readers. Takes no room
/// until tell(), and none again after hide().
class OutcomeLabel final : public QLabel
{
    Q_OBJECT

public:
    explicit OutcomeLabel(QWidget *parent = nullptr);

    void tell(const QString &outcome);
};

} // namespace Balehook
