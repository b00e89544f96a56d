// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/account.h"
#include "domain/records/pagesource.h"
#include "domain/records/timestamp.h"
#include "net/httptry.h"
#include "session/account/observed.h"

#include <QObject>
#include <QStringList>

namespace Balehook {

/// Keeps count of what the interface leaves open and the answers of one account show. Owned by the account's session,
/// which tells it of each answer; nothing in the program depends on what it holds, and it is gone with the session.
class Observations final : public QObject
{
    Q_OBJECT

public:
    explicit Observations(QObject *parent = nullptr);

    const Observed &observed() const { return m_observed; }

    /// \a answer is one of the listing \a endpoint of \a account.
    void note(const Account &account, Endpoint endpoint, const PageRequest &asked, const PageAnswer &answer);
    /// Also one for a file, whose errors are not counted.
    void note(const Account &account, const HttpTry &attempt);

Q_SIGNALS:
    /// For each answer.
    void changed();

private:
    /// What the answer before held, of one listing.
    struct Last
    {
        PageRequest asked{0, 0};
        std::optional<qint64> total;
        QStringList ids;
    };

    void noteEnvelope(ObservedListing &listing, Last &last, const PageRequest &asked, const PageAnswer &answer);
    template <typename Record>
    void noteRecords(ObservedListing &listing, const RecordPage &page);
    void noteTime(const Timestamp &time);
    void noteJobs(const Account &account, const RecordPage &page);
    Observed::LinkForm linkFormOf(const Account &account, const QString &link);

    Observed m_observed;
    std::array<Last, 4> m_last; ///< by Endpoint
    QString m_lastHost; ///< of a link, as written
    Observed::LinkForm m_lastForm = Observed::NoLink;
};

} // namespace Balehook
