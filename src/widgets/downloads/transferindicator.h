// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace Balehook {

class FileTransfers;

/// In the status bar: "2 downloads, 45 %", or how many failed since it was last clicked. Takes no room otherwise.
/// FileTransfers outlives it.
class TransferIndicator final : public QToolButton
{
    Q_OBJECT

public:
    explicit TransferIndicator(FileTransfers &transfers, QWidget *parent = nullptr);

    /// The list of downloads is on screen: what failed is known by now.
    void forgetFailures();

private:
    void adapt();

    FileTransfers &m_transfers;
    int m_failures = 0;
};

} // namespace Balehook
