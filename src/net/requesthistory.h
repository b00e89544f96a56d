// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QObject>

#include <deque>

namespace Balehook {

/// What the program asked and was answered since it started, for the request inspector: in memory only, bounded, and
/// without secrets, which are taken out before anything is kept. Whoever sends is handed it by a setter and writes
/// through RequestWatch. Owned by Sessions.
class RequestHistory final : public QObject
{
    Q_OBJECT

public:
    static constexpr int mostRecords = 500;
    static constexpr qsizetype mostBytes = 8 * 1024 * 1024;
    /// Of these, for bodies: the oldest bodies go first, their records stay.
    static constexpr qsizetype mostBodyBytes = 4 * 1024 * 1024;
    /// Of one body.
    static constexpr qsizetype bodyCap = 64 * 1024;
    /// Answers with their bodies as they came; older ones are folded. Where all are as long as they can be, as while an
    /// index fills, none gets that old, and nobody has to fold them.
    static constexpr qint64 mostUnfolded = mostBodyBytes / bodyCap;

    explicit RequestHistory(QObject *parent = nullptr);
    ~RequestHistory() override;

    /// The oldest first.
    const std::deque<RequestRecordPtr> &records() const { return m_records; }
    qsizetype bytes() const { return m_bytes; }
    /// Null if it is not kept any more.
    RequestRecordPtr record(qint64 id) const;

    /// A request leaves. Its id.
    qint64 add(RequestRecord record);
    /// What came of the request with the id of \a record, which has all that add() was given.
    void update(RequestRecord record);
    /// Of its requests only remains that there were some, and how they ended.
    void forgetAccount(const QString &accountId);
    /// Forgets all; what is under way is not seen again.
    void clear();

Q_SIGNALS:
    void added(const Balehook::RequestRecordPtr &record);
    /// The record takes the place of the one with its id.
    void changed(const Balehook::RequestRecordPtr &record);
    /// The same, and it says what that one says: it only takes less room.
    void folded(const Balehook::RequestRecordPtr &record);
    /// The oldest \a count went.
    void removed(int count);

private:
    RequestRecordPtr *find(qint64 id);
    void count(const RequestRecord &record, int sign);
    void trim();
    void fold(qint64 id);
    void dropOldestBody();

    std::deque<RequestRecordPtr> m_records;
    qint64 m_lastId = 0;
    qint64 m_bodiesFrom = 1; ///< no record before that id has a body
    qint64 m_foldedFrom = 1; ///< no record before that id has a body that could be folded
    qsizetype m_bytes = 0;
    qsizetype m_bodyBytes = 0;
};

} // namespace Balehook
