// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

namespace Balehook {

/// What a service or the system answered, word for word, as plain text. Deletes itself; show it with open().
class DetailsDialog final : public QDialog
{
    Q_OBJECT

public:
    DetailsDialog(const QString &summary, const QString &detail, QWidget *parent = nullptr);
};

} // namespace Balehook
