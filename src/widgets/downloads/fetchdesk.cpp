// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/downloads/fetchdesk.h"

#include "session/jobs/missingfiles.h"
#include "widgets/downloads/fetchdialog.h"

namespace Balehook {

FetchDesk::FetchDesk(Sessions &sessions, QWidget &window)
    : m_sessions(sessions)
    , m_window(window)
{ }

FetchDesk::~FetchDesk() = default;

bool FetchDesk::bring()
{
    if (!m_dialog || !m_dialog->isUnderWay())
        return false;
    m_dialog->bring();
    return true;
}

void FetchDesk::ask(const FailedFilesWish &wish)
{
    open(wish, {});
}

void FetchDesk::open(const FailedFilesWish &wish, const QString &gap)
{
    if (m_dialog)
        m_dialog->reject();
    m_dialog = new FetchDialog(m_sessions, wish, gap, &m_window);
    connect(m_dialog, &FetchDialog::endedUnseen, this, &FetchDesk::endedUnseen);
    connect(m_dialog, &FetchDialog::fetched, this, &FetchDesk::fetched);
    m_dialog->bring();
}

void FetchDesk::askForMissing(const JobsChoice &chosen)
{
    if (bring())
        return;
    m_missing = std::make_unique<MissingFiles>(m_sessions, chosen);
    connect(m_missing.get(), &MissingFiles::finished, this, [this] {
        if (!bring()) // begun meanwhile
            open(m_missing->wish(), gapText());
        m_missing.release()->deleteLater(); // a signal of it led here
    });
    m_missing->start();
}

/// Why files may be left out, in sentences; empty: all jobs were looked at.
QString FetchDesk::gapText() const
{
    if (const auto &error = m_missing->error())
        return error->userMessage();
    if (!m_missing->isKnown())
        return tr("No jobs are loaded, so their failed files are unknown. Load all jobs first.");
    if (!m_missing->isComplete())
        return tr("Not all jobs are loaded, so some failed files may be left out. Load all jobs to include them.");
    return {};
}

} // namespace Balehook
