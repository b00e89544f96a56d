// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/transferindicator.h"

#include "session/account/filetransfers.h"
#include "widgets/fields/explain.h"
#include "widgets/links/transfertext.h"
#include "widgets/look/icons.h"

namespace Balehook {

using namespace Qt::StringLiterals;

TransferIndicator::TransferIndicator(FileTransfers &transfers, QWidget *parent)
    : QToolButton(parent)
    , m_transfers(transfers)
{
    setObjectName(u"transferIndicator"_s);
    setAutoRaise(true);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusPolicy(Qt::TabFocus);
    explain(*this, tr("Show the downloads"));
    connect(&transfers, &FileTransfers::transferAdded, this, &TransferIndicator::adapt);
    connect(&transfers, &FileTransfers::transferChanged, this, &TransferIndicator::adapt);
    connect(&transfers, &FileTransfers::transferForgotten, this, &TransferIndicator::adapt);
    connect(&transfers, &FileTransfers::transferFinished, this, [this](int id) {
        const Transfer *transfer = m_transfers.transfer(id);
        if (transfer && transfer->state == Transfer::State::Failed)
            ++m_failures;
        adapt();
    });
    connect(this, &QToolButton::clicked, this, &TransferIndicator::forgetFailures);
    adapt();
}

void TransferIndicator::forgetFailures()
{
    m_failures = 0;
    adapt();
}

void TransferIndicator::adapt()
{
    QString text = TransferText::summary(m_transfers.transfers());
    const bool isRunning = !text.isEmpty();
    if (!isRunning && m_failures > 0)
        text = tr("%Ln downloads failed", nullptr, m_failures);
    setText(text);
    setAccessibleName(text);
    setIcon(themedIcon(isRunning ? u"download"_s : u"triangle-alert"_s));
    setVisible(!text.isEmpty());
}

} // namespace Balehook
