// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "widgets/downloads/filespanel.h"

#include <functional>

class QLabel;
class QSpinBox;

namespace Balehook {

class RecentFilesModel;

/// The files that were downloaded and open again offline, how much room they take, and how to be rid of them. Sessions
/// outlives it.
class RecentFilesPanel final : public FilesPanel
{
    Q_OBJECT

public:
    explicit RecentFilesPanel(Sessions &sessions, QWidget *parent = nullptr);

protected:
    std::optional<CachedFile> chosenFile() const override;
    void adapt() override;

private:
    void build();
    QLayout *makeRoomRow();
    std::vector<CachedFile> chosen() const;
    void remove();
    void clearAccount();
    void clearAll();
    void askToClear(const QString &question, std::function<Outcome()> clear);
    void tell(const Outcome &outcome);
    void setLimit(int megabytes);

    RecentFilesModel *m_model;
    QLabel *m_used;
    QSpinBox *m_limit;
    QAction *m_remove = nullptr;
    QAction *m_clearAccount = nullptr;
    QAction *m_clearAll = nullptr;
};

} // namespace Balehook
