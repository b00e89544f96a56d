// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/origin.h"
#include "domain/records/webhookdraft.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace Balehook::Ctl {

/// What the form of the console would say of a webhook that is to be registered. Nothing is trimmed or repaired: what
/// is judged is what is sent.
class DraftCheck final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::DraftCheck)

public:
    /// \a own: the origins of the account.
    DraftCheck(const WebhookDraft &draft, const std::vector<Origin> &own);

    /// Why it is not sent, in a sentence; empty if it may be.
    const QString &fault() const { return m_fault; }
    /// What is worth a look, a sentence each.
    const QStringList &warnings() const { return m_warnings; }

    /// How \a field is called on the command line, without dashes.
    static QString optionOf(Webhook::Field field);

private:
    void look(Webhook::Field field, const QString &text);

    QString m_fault;
    QStringList m_warnings;
};

} // namespace Balehook::Ctl
