// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/process/pace.h"
#include "session/account/transfer.h"
#include "widgets/downloads/filespanel.h"

class QLabel;

namespace Balehook {

class TransfersModel;

/// The list of downloads with what can be done about them. Sessions outlives it.
class DownloadsPanel final : public FilesPanel
{
    Q_OBJECT

public:
    explicit DownloadsPanel(Sessions &sessions, QWidget *parent = nullptr);

protected:
    std::optional<CachedFile> chosenFile() const override;
    void adapt() override;

private:
    void build();
    std::vector<Transfer> chosen() const;
    void cancel();
    void retry();
    void copyLink();
    void forget();
    void forgetFinished();

    TransfersModel *m_model;
    QLabel *m_details;
    QAction *m_cancel = nullptr;
    QAction *m_retry = nullptr;
    QAction *m_copyLink = nullptr;
    QAction *m_forget = nullptr;
    QAction *m_forgetFinished = nullptr;
    Pace m_adapting; ///< thousands may change one after the other
};

} // namespace Balehook
