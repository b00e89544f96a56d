// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/webhookdraft.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QPushButton;

namespace Balehook {

class PlainBox;
class TwinFinder;

/// Asks once before an exact duplicate of a registered webhook is sent, which cannot be removed from here; the button
/// says so before. Owned by the form.
class DuplicateQuestion final : public QObject
{
    Q_OBJECT

public:
    /// \a button registers; the question belongs to its window.
    DuplicateQuestion(QPushButton &button, const TwinFinder &twins, QObject *parent);

    /// \a draft is what the button would register now.
    void showFor(const WebhookDraft &draft);
    /// Runs \a send: at once, or where \a draft is a duplicate of one known by now, once the user says so.
    void ask(const WebhookDraft &draft, std::function<void()> send);

private:
    QPushButton &m_button;
    const TwinFinder &m_twins;
    const QString m_plainText;
    QPointer<PlainBox> m_question;
};

} // namespace Balehook
