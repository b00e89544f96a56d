// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/recordpage.h"

#include <QPointer>
#include <QWidget>

#include <memory>

namespace Balehook {

class AccountSession;

/// The selected record: its facts, its links and the JSON as served. Built when the first record is shown.
class RecordPane final : public QWidget
{
    Q_OBJECT

public:
    explicit RecordPane(QWidget *parent = nullptr);
    ~RecordPane() override;

    /// Shows job \a index of \a page (of Page<ImportJob>). Shown again for the same job, it keeps its place.
    void showJob(AccountSession *session, std::shared_ptr<const RecordPage> page, qsizetype index);
    /// No record is selected.
    void clear();
    /// Times in UTC rather than local time.
    void setUtc(bool utc);

Q_SIGNALS:
    void closeRequested();
    /// A short line for the status bar ("Link copied").
    void messageWanted(const QString &text);
};

} // namespace Balehook
