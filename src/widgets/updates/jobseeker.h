// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>

namespace Balehook {

class JobPlace;
class ListingTabs;
class MessageBar;
class SearchDesk;
struct ListingView;

/// Makes a job of the account that is shown the current one: among the rows that are loaded, in what is searched, or
/// where the index saw it last; where nobody knows of it, the list is read page by page. What is not found is
/// explained in one sentence. Owned by JobLinks.
class JobSeeker final : public QObject
{
    Q_OBJECT

public:
    /// Pages read for a job before the user is asked whether to go on.
    static constexpr int pagesAtOnce = 100;
    static constexpr auto messageId = "joblink";
    static constexpr int shownLength = 60; ///< of an id in a sentence, in characters

    JobSeeker(ListingTabs &tabs, MessageBar &bar, QObject *parent);
    ~JobSeeker() override;

    /// A search without the job gives way to the list.
    void follow(SearchDesk &search);
    /// In the list of import jobs, which is shown.
    void seek(const QString &jobId);
    /// The account is gone, or another merchant's: what was told of its job, and offered, goes with it.
    void forget(const QString &accountId);
    /// A sentence about a link or a job, in the place of the last one.
    void tell(const QString &text, const QString &actionText = {}, std::function<void()> action = {});

Q_SIGNALS:
    /// This account is to be shown, and its lists rather than a file.
    void accountChosen(const QString &accountId);

private:
    void askIndex(ListingView &view);
    void take(qint64 record, bool isKept);
    void showKept();
    void readFrom(qint64 first, qint64 last);
    void readOn(qint64 first);
    void leaveSearch();
    void tellNotFound(const QString &jobId, qint64 read, bool isEnd);
    bool isShown() const;

    ListingTabs &m_tabs;
    MessageBar &m_bar;
    QPointer<SearchDesk> m_search;
    QString m_jobId; ///< that is sought; empty: none
    QString m_accountId; ///< whose it is
    std::unique_ptr<JobPlace> m_place;
    qint64 m_listedBefore = 0; ///< by the index, when it was asked
    bool m_isGuess = false; ///< only the pages around the place in the index are read
};

} // namespace Balehook
