// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/importjobsmodel.h"
#include "session/accountsession.h"

#include <QItemSelectionModel>
#include <QPointer>

#include <memory>
#include <vector>

namespace Balehook {

class Sessions;

/// What one account's list of import jobs looks like: kept while another account is shown, so that coming back is
/// instant and finds everything in its place.
struct JobsView
{
    QString accountId;
    QPointer<AccountSession> session;
    std::unique_ptr<ImportJobsModel> model;
    std::unique_ptr<QItemSelectionModel> selection; ///< declared after the model it selects in
    int topRow = 0;
    int leftOffset = 0;
    bool listChanged = false; ///< since the last refresh
    int requests = 0; ///< of the account, under way
};

/// The views of the accounts used last.
class JobsViews final : public QObject
{
    Q_OBJECT

public:
    explicit JobsViews(Sessions &sessions, QObject *parent = nullptr);
    ~JobsViews() override;

    /// The view of \a accountId, made if need be; null for an unknown account. Drops the one used longest ago if there
    /// are too many.
    JobsView *view(const QString &accountId);
    /// Follows changes of the account: another session, labels, page size.
    void update(const QString &accountId);
    void remove(const QString &accountId);
    void setUtc(bool utc);

    int count() const { return int(m_views.size()); }

    static constexpr std::size_t maxViews = 8;

private:
    std::unique_ptr<JobsView> make(const QString &accountId);
    void configure(JobsView &view);

    Sessions &m_sessions;
    std::vector<std::unique_ptr<JobsView>> m_views; ///< the one used last is first
    bool m_utc = false;
};

} // namespace Balehook
